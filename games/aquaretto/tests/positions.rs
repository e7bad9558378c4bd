//! The example of `docs/positions/aquaretto.md`, and why positions are refused.

use aquaretto::{Aquaretto, Position};
use kernel::Game;
use serde_json::{Value, json};

use crate::spots::*;

const PAGE: &str = include_str!("../../../docs/positions/aquaretto.md");

/// The example of the page.
fn example() -> Value {
    let code = PAGE.split("```json").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    serde_json::from_str(code).expect("JSON")
}

#[test]
fn the_example_of_the_page_loads_and_is_written_as_it_is_there() {
    let game = Aquaretto::load(serde_json::from_value(example()).expect("a position")).expect("it loads");
    assert_eq!(serde_json::to_value(game.position()).expect("JSON"), example());
    // What the page says of it.
    let listed = legal(&game);
    for action in ["draw", "take3", "move>0,3", "crew:B>0,1", "buy:2>2,3", "discard", "expand:NE@4,4"] {
        assert!(listed.contains(&action.to_owned()), "{action} is not in {listed:?}");
    }
}

#[test]
fn every_field_of_a_position_is_on_the_page() {
    let position = example();
    let fields = position.as_object().expect("an object").keys();
    let of_zoo = position["zoos"][0].as_object().expect("an object").keys();
    for field in fields.chain(of_zoo) {
        assert!(PAGE.contains(&format!("| `{field}`")), "{field}");
    }
}

#[test]
fn what_is_left_out_is_what_is_nowhere_else() {
    let game = spot(3).zoo(0, "1$ To@1,1 depot=Tb").trucks(&["2Tm+f"]).xxl().load();
    let position = game.position();
    let stack = position.stack.expect("tiles").to_string();
    assert!(stack.contains("5To") && stack.contains("2Tf") && !stack.contains("Tm") && stack.contains("9f"), "{stack}");
    assert_eq!((position.babies.expect("tiles").to_string().contains("+Tb+"), position.bank), (true, Some(42 - 3)));
}

/// Positions that are refused, and a word of the reason.
#[test]
fn what_is_refused() {
    let cases: [(Spot, &str); 31] = [
        (spot(3).zoo(0, "T@0,1;0,2"), "there are 2 of T, of 1"),
        (spot(3).zoo(0, "D@0,1;2,2"), "more than one basin"),
        (spot(3).zoo(0, "D@0,1 O@0,2"), "beside another species"),
        (spot(3).zoo(0, "D@0,1 O@0,3 S@2,2 T@4,3"), "there may be 3 basins"),
        (spot(3).zoo(0, "D@0,0"), "no cell"),
        (spot(3).zoo(0, "D@0,1 !0,1"), "no free cell for a trainer"),
        (spot(3).zoo(0, "!0,1;0,1"), "no free cell for a trainer"),
        (spot(3).zoo(0, "$@0,1"), "no animal"),
        (spot(3).zoo(0, "depot=$"), "never in a depot"),
        (spot(3).zoo(0, "booths3"), "2 booths"),
        (spot(3).zoo(0, "stations3"), "2 stations"),
        (
            spot(3).zoo(0, "booths2 stations2 !0,1;0,2;0,3;1,0;1,1;1,2").zoo(1, "booths2 stations2 manager !0,1;0,2"),
            "16 coworkers",
        ),
        (spot(3).zoo(0, "L@3,-1"), "covers what is there"),
        (spot(3).zoo(0, "L@0,4"), "covers what is there"),
        (spot(3).zoo(0, "L@-4,2"), "lies apart"),
        (spot(3).zoo(0, "NW@-2,0 NW@-2,2 NW@-2,4"), "too many of its size"),
        (spot(3).zoo(0, "X0@-3,1"), "very large expansion"),
        (spot(3).xxl().zoo(0, "X0@-3,1").zoo(1, "X0@-3,1"), "very large expansion"),
        (spot(3).zoo(0, "1food"), "there are 1 of f, of 0"),
        (spot(3).trucks(&["Db"]), "never on a truck"),
        (spot(3).trucks(&["4D"]), "not so many spaces"),
        (spot(3).trucks(&["D@0", "D@0"]), "two trucks"),
        (spot(3).trucks(&["D@0"]), "is out"),
        (spot(3).with("to_move", json!(3)), "no seat 3"),
        (spot(3).with("drawn", json!("D")), "drawn is a tile"),
        (spot(3).with("gained", json!(true)), "born and gained"),
        (spot(3).with("phase", json!("settle")).with("born", json!("dolphin")), "born in a basin"),
        (spot(3).with("phase", json!("unload")), "has taken a truck"),
        (spot(3).with("stack", json!("Db")), "never in the stack"),
        (spot(3).with("babies", json!("D")), "no offspring"),
        (spot(3).with("bank", json!(26)), "coins"),
    ];
    for (spot, reason) in cases {
        let refused = spot.refused();
        assert!(refused.contains(reason), "{refused}");
    }
}

#[test]
fn what_settles_has_a_place() {
    let full = "D@4,2 Dm@4,3 !3,2;3,3";
    let settling = |born: &str, gained: bool, zoo: &str| {
        spot(3).with("phase", json!("settle")).with("born", json!(born)).with("gained", json!(gained)).zoo(0, zoo)
    };
    assert!(settling("dolphin", false, full).refused().contains("no cell for the offspring"));
    let game = settling("dolphin", true, "D@4,2 Dm@4,3").load();
    assert_eq!(game.phase(), "settle");
    assert!(legal(&game).contains(&"Db>3,3".to_owned()));
}

#[test]
fn expansions_are_read_in_any_order() {
    let game = spot(3).zoo(0, "1$ L@-2,2 SE@-4,3 D@-4,3").load();
    let other = spot(3).zoo(0, "1$ SE@-4,3 L@-2,2 D@-4,3").load();
    assert_eq!(game, other);
    let game = spot(3).zoo(0, "1$ NW@-2,3 SE@-1,0 D@-1,1").load();
    let other = spot(3).zoo(0, "1$ SE@-1,0 NW@-2,3 D@-1,1").load();
    assert_eq!(game, other);
}

/// As far out as any zoo can reach: five expansions in one line, each way.
#[test]
fn a_zoo_grows_in_all_directions() {
    let lines = [
        ("L@-2,1 L@-4,1 SE@-6,1 SE@-8,1 X2@-11,0", "-11,1"),
        ("L@5,2 L@7,2 SE@9,2 SE@11,2 X0@13,2", "15,2"),
        ("L@1,-2 L@1,-4 SE@1,-6 SE@1,-8 X3@0,-11", "0,-11"),
        ("L@1,5 L@1,7 SE@1,9 SE@1,11 X3@0,13", "1,15"),
    ];
    for (boards, cell) in lines {
        let game = spot(3).xxl().zoo(0, &format!("1$ {boards} D@{cell}")).load();
        assert_eq!(game.zoo(kernel::Seat(0)).cells().count(), 38);
        // Its neighbours know of it, and nobody can expand any more.
        let mut game = spot(3).xxl().zoo(0, &format!("9$ {boards} D@{cell} depot=D")).load();
        assert!(some(&game, "expand:").is_empty());
        let cells = some(&game, "move>");
        assert!(!cells.is_empty() && cells.len() <= 3, "{cells:?}");
        plays(&mut game, &format!("move>{}", cells[0]));
    }
}

#[test]
fn unknown_fields_are_refused() {
    let mut json = spot(3).json();
    json["moves"] = json!(1);
    assert!(serde_json::from_value::<Position>(json).is_err());
}

#[test]
fn notation_has_one_spelling() {
    for wrong in [
        "take0",
        ">6",
        "draw ",
        "T>d",
        "T>02,3",
        "T>+2,3",
        "T>2,-0",
        "T>2",
        "T>99,1",
        "crew>",
        "crew:B",
        "buy:5>1,1",
        "expand:L",
        "expand:Q@1,1",
        "expand:L@15,15",
        "move>D",
        "Xm>1,1",
        "Tb*>1,1",
        "~draw",
    ] {
        assert!(wrong.parse::<aquaretto::Action>().is_err(), "{wrong}");
    }
    for right in ["out:TP", "first4", "f", "$", "D*", "Bo"] {
        assert_eq!(right.parse::<aquaretto::Draw>().map(|draw| draw.to_string()), Ok(right.to_owned()));
    }
    for wrong in ["out:PT", "out:TT", "out:X", "first5", "ff", "O$", ""] {
        assert!(wrong.parse::<aquaretto::Draw>().is_err(), "{wrong}");
    }
}

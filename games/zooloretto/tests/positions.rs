//! Positions: the example of `docs/positions/zooloretto.md`, the one form, and each refusal of `load` (R55, R56).

mod expansions;
mod unreached;

use crate::spots::{check_legal, fresh, plays, spot};
use kernel::{AnyMatch, Game, Luck, QuickLuck, Turn, Viewer};
use serde_json::{Value, json};
use zooloretto::{Position, Zooloretto};

const IDLE: &str = "idle_turns is 0 unless a seat is to choose between A, B and C";

const PAGE: &str = include_str!("../../../docs/positions/zooloretto.md");

/// An example of the page: the first is of the base game, the second with both expansions.
fn example(number: usize) -> Value {
    let rest = PAGE.split("```json\n").nth(number).expect("an example");
    serde_json::from_str(rest.split_once("```").expect("its end").0).expect("JSON")
}

fn load(json: &Value) -> Result<Zooloretto, String> {
    let position: Position = serde_json::from_value(json.clone()).map_err(|why| why.to_string())?;
    Zooloretto::load(position).map_err(|why| why.0)
}

#[test]
fn the_example_loads_and_is_printed_as_it_stands() {
    let game = load(&example(1)).expect("it loads");
    assert_eq!(serde_json::to_value(game.position()).unwrap(), example(1));
    check_legal(
        &game,
        "draw take1 take3 move:Z>E4 move:Z>E6 move:s>E5 move:s>E6 move:p@E4>E5 move:p@E4>E6 move:p@E4>B \
         swap:E5-E6 swap:E5-Z buy:K@0>E4 buy:K@0>E5 buy:K@0>B buy:Lm@2>E4 buy:Lm@2>B buy:b@2>E5 buy:b@2>E6 buy:b@2>B \
         discard:Z discard:s expand",
    );
    let stack = game.view(Viewer::Spectator).stack;
    assert_eq!((stack.main, stack.end), (1, 15));
}

#[test]
fn the_example_with_expansions_loads_and_is_printed_as_it_stands() {
    let mut game = load(&example(2)).expect("it loads");
    assert_eq!(serde_json::to_value(game.position()).unwrap(), example(2));
    check_legal(&game, "retreat:r2 retreat:r4");
    // What the page tells of it: the visitor of seat 2 leaves without being asked, and seat 0 unloads.
    plays(&mut game, "retreat:r4");
    let position = serde_json::to_value(game.position()).unwrap();
    assert_eq!((&position["phase"], &position["to_move"]), (&json!("unload"), &json!(0)));
    assert_eq!(position["zoos"][1]["visitors"]["red"], json!([2, 3]));
    assert_eq!(position["zoos"][2]["visitors"]["red"], Value::Null);
}

#[test]
fn every_field_is_described() {
    for fields in [example(1), example(2)] {
        let of_zoo = fields["zoos"][0].as_object().unwrap().keys();
        for field in fields.as_object().unwrap().keys().chain(of_zoo) {
            assert!(PAGE.contains(&format!("| `{field}` |")), "{field} is not described");
        }
    }
}

#[test]
fn what_is_left_out_has_its_default() {
    let three = json!({ "coins": 2 });
    let short = json!({ "seats": 3, "phase": "choose_removed", "zoos": [three, three, three] });
    assert_eq!(load(&short).expect("it loads"), fresh(3, &json!({})));
    let short = json!({ "seats": 5, "phase": "choose_first", "zoos": [three, three, three, three, three] });
    assert_eq!(load(&short).expect("it loads"), fresh(5, &json!({})));
    let options = json!({ "removed": ["camel", "panda"], "first": 1 });
    let mut short = json!({ "seats": 3, "phase": "turn", "to_move": 1, "zoos": [three, three, three] });
    short["removed"] = options["removed"].clone();
    short["first"] = options["first"].clone();
    assert_eq!(load(&short).expect("it loads"), fresh(3, &options));
    // What is somewhere is in no supply.
    short["zoos"][0] =
        json!({ "coins": 9, "enclosures": { "E5": "Zm*+Zf*+Zb+Z" }, "stalls": { "E4": "s" }, "barn": "L" });
    short["trucks"] = json!([{ "tiles": "2$" }, { "taken_by": 2 }, {}]);
    let position = load(&short).expect("it loads").position();
    assert_eq!((position.bank, position.passed), (Some(30 - 13), Some(vec![kernel::Seat(2)])));
    assert_eq!(position.babies.unwrap().to_string(), "2Fb+2Lb+2Eb+2Ab+Zb+2Kb");
    let stack = position.stack.unwrap();
    let count = |text: &str| stack.count(text.parse().unwrap());
    assert_eq!(["Z", "Zm", "Zf", "L", "s", "$", "C"].map(count), [6, 1, 1, 6, 2, 10, 0]);
    // A zoo may say nothing at all.
    let bare =
        json!({ "seats": 3, "phase": "turn", "to_move": 0, "removed": ["camel", "panda"], "zoos": [{}, {}, {}] });
    assert_eq!(load(&bare).expect("it loads").position().bank, Some(30));
}

#[test]
fn tiles_in_any_order_are_printed_in_one() {
    let mut json = spot(3).zoo(0, "2$ E5=Zf+Z B=k").json();
    json["zoos"][0]["barn"] = json!("k+P+k+Pb+P");
    json["removed"] = json!(["kangaroo", "camel"]);
    let printed = serde_json::to_value(load(&json).expect("it loads").position()).unwrap();
    assert_eq!(printed["zoos"][0]["barn"], json!("2P+Pb+2k"));
    assert_eq!(printed["zoos"][0]["enclosures"]["E5"], json!("Z+Zf"));
    assert_eq!(printed["removed"], json!(["camel", "kangaroo"]));
    assert_eq!(load(&printed), load(&json));
}

#[test]
fn a_state_is_at_most_768_bytes() {
    assert!(size_of::<Zooloretto>() <= 768, "{} bytes", size_of::<Zooloretto>());
}

/// Asserts that a position with one field changed is refused for this reason. A field of a field has a path, `zoos/0/barn`.
#[track_caller]
fn refused(mut json: Value, path: &str, value: Value, why: &str) {
    assert!(load(&json).is_ok(), "{:?} before the change", load(&json));
    *path.split('/').fold(&mut json, |at, name| match name.parse::<usize>() {
        Ok(number) => &mut at[number],
        Err(_) => &mut at[name],
    }) = value;
    match load(&json) {
        Ok(game) => panic!("{path} is accepted: {game:?}"),
        Err(said) => assert!(said.contains(why), "{path} is refused, but because {said:?}"),
    }
}

#[test]
fn options_and_seats() {
    let json = spot(3).json();
    for (field, value, why) in [
        ("seats", json!(1), "1 seats cannot play"),
        ("seats", json!(6), "6 seats cannot play"),
        ("seats", json!(4), "1 × [flamingo, camel"),
        ("removed", json!(["camel"]), "2 × [flamingo, camel"),
        ("removed", json!(["camel", "camel"]), "a list of different species"),
        ("removed", json!(["camel", "lion"]), "a list of different species"),
        ("removed", json!("random"), "removed names the species left out"),
        ("first", json!(3), "0–2"),
        ("first", json!(5), "first cannot be 5, it can be \"random\", 0–2"),
        ("first", json!("nobody"), "who begins is \"random\" or the number of a seat"),
        ("phase", json!("sleep"), "unknown variant"),
        ("phase", json!("choose_removed"), "removed names the species left out"),
        ("weather", json!(0), "unknown field"),
        ("zoos/0/weather", json!(0), "unknown field"),
        ("trucks", json!([{ "weather": 0 }]), "unknown field"),
        ("zoos", json!([{}, {}]), "one entry for each seat"),
        ("zoos", json!(null), "invalid type"),
    ] {
        refused(json.clone(), field, value, why);
    }
    let five = spot(5).with("removed", json!([])).json();
    refused(five, "phase", json!("choose_removed"), "removed names the species left out");
}

#[test]
fn zoos() {
    let json = spot(3).zoo(0, "2$ E5=2Z/k X1 B=Z+C").json();
    for (field, value, why) in [
        ("zoos/0/extensions", json!(2), "zoo of seat 0: there are not so many extensions"),
        ("zoos/1/enclosures", json!({ "X1": "Z" }), "zoo of seat 1: X1 is not open"),
        ("zoos/0/enclosures", json!({ "X2": "Z" }), "X2 is not open"),
        ("zoos/0/enclosures", json!({ "E7": "Z" }), "\"E7\" is no enclosure: they are E4, E5, E6, X1 and X2"),
        ("zoos/0/enclosures", json!({ "B": "Z" }), "\"B\" is no enclosure"),
        ("zoos/0/enclosures", json!({ "E5": "k" }), "k is no animal"),
        ("zoos/0/enclosures", json!({ "E5": "$" }), "$ is no animal"),
        ("zoos/0/enclosures", json!({ "E5": "Z+C" }), "E5 has two species"),
        ("zoos/0/enclosures", json!({ "E5": "6Z" }), "E5 has not so many spaces"),
        ("zoos/0/enclosures", json!({ "E4": "3Z+2Zm" }), "E4 has not so many spaces"),
        ("zoos/0/enclosures", json!({ "E4": "Zx" }), "are no tiles"),
        ("zoos/0/enclosures", json!({ "E4": "256Z" }), "are no tiles"),
        ("zoos/0/enclosures", json!({ "E4": "0Z" }), "are no tiles"),
        ("zoos/0/enclosures", json!({ "E4": "00003Z" }), "are no tiles"),
        ("zoos/0/barn", json!("Z+0k"), "are no tiles"),
        ("zoos/0/enclosures", json!({ "E4": "Z++Z" }), "are no tiles"),
        ("zoos/0/stalls", json!({ "E5": "Z" }), "Z is no stall"),
        ("zoos/0/stalls", json!({ "E5": "$" }), "$ is no stall"),
        ("zoos/0/stalls", json!({ "E5": "2k" }), "E5 has not so many stall spaces"),
        ("zoos/0/stalls", json!({ "E4": "s+k+p" }), "E4 has not so many stall spaces"),
        ("zoos/1/stalls", json!({ "X1": "k" }), "X1 is not open"),
        ("zoos/0/stalls", json!({ "": "k" }), "is no enclosure"),
        ("zoos/0/barn", json!("$"), "coins are not kept in a barn"),
        ("zoos/0/barn", json!("16Z"), "16Z are too many"),
        ("zoos/0/barn", json!(3), "invalid type"),
        ("zoos/0/coins", json!(-1), "invalid value"),
    ] {
        refused(json.clone(), field, value, why);
    }
}

#[test]
fn trucks() {
    let json = spot(3).trucks(&["Z", "@1", ""]).json();
    for (field, value, why) in [
        ("trucks", json!([{}, {}]), "there are 3 trucks"),
        ("trucks/0/tiles", json!("4Z"), "truck 1 has not so many slots"),
        ("trucks/0/tiles", json!("Zb"), "Zb is never on a truck"),
        ("trucks/0/tiles", json!("Zm*"), "Zm* is never on a truck"),
        ("trucks/0/tiles", json!("Zf*"), "Zf* is never on a truck"),
        ("trucks/2/taken_by", json!(3), "there is no seat 3"),
        ("trucks/2/taken_by", json!(1), "nobody takes two trucks in a round"),
        ("trucks/2/taken_by", json!(0), "the seat to move has passed"),
    ] {
        refused(json.clone(), field, value, why);
    }
    let two = spot(2).json();
    refused(two.clone(), "trucks", json!([{}, { "tiles": "3Z" }, {}]), "truck 2 has not so many slots");
    refused(two.clone(), "trucks", json!([{}, {}, { "tiles": "2Z" }]), "truck 3 has not so many slots");
    refused(two, "trucks", json!([{}, {}]), "there are 3 trucks");
}

#[test]
fn turns() {
    let json = spot(3).trucks(&["", "@1", ""]).json();
    for (field, value, why) in [
        ("to_move", json!(null), "to_move is a seat while one is to decide or draws, and else null"),
        ("to_move", json!(3), "there is no seat 3"),
        ("to_move", json!(1), "the seat to move has passed"),
        ("passed", json!([3]), "there is no seat 3"),
        ("passed", json!([]), "who has taken a truck has passed"),
        ("passed", json!([2]), "who has taken a truck has passed"),
        ("passed", json!([1, 1]), "passed names no seat twice"),
        ("passed", json!([1, 2, 2]), "passed names no seat twice"),
        ("passed", json!([0, 1]), "the seat to move has passed"),
        ("drawn", json!("Z"), "drawn is a tile while it has to be loaded, and else null"),
        ("drawn", json!("M"), "is no tile"),
        ("idle_turns", json!(101), "idle_turns is 100 at most"),
        ("phase", json!("over"), "to_move is a seat"),
        ("phase", json!("choose_first"), "to_move is a seat"),
        ("phase", json!("load"), "drawn is a tile while it has to be loaded"),
        ("phase", json!("unload"), "who unloads has taken a truck"),
    ] {
        refused(json.clone(), field, value, why);
    }
}

#[test]
fn the_census() {
    let json = spot(3).zoo(0, "2$ E5=2Z+Zm*/k B=Zm+Zb").with("removed", json!(["camel", "panda"])).json();
    for (field, value, why) in [
        ("zoos/1/barn", json!("6Z"), "there are 8 of Z, of 7 in the game"),
        ("zoos/1/barn", json!("Zm"), "there are 3 of Zm, of 2 in the game"),
        ("zoos/1/barn", json!("3Lf*"), "there are 3 of Lf, of 2 in the game"),
        ("zoos/1/barn", json!("C"), "there are 1 of C, of 0 in the game"),
        ("zoos/1/barn", json!("Cb"), "there are 1 of Cb, of 0 in the game"),
        ("zoos/1/barn", json!("2Zb"), "there are 3 of Zb, of 2 in the game"),
        ("zoos/1/barn", json!("3k"), "there are 4 of k, of 3 in the game"),
        ("stack", json!("6Z"), "there are 8 of Z, of 7 in the game"),
        ("stack", json!("Zm"), "there are 3 of Zm, of 2 in the game"),
        ("stack", json!("C"), "there are 1 of C, of 0 in the game"),
        ("stack", json!("13$"), "there are 13 of $, of 12 in the game"),
        ("stack", json!("Zb"), "Zb is never in the stack"),
        ("stack", json!("Zm*"), "Zm* is never in the stack"),
        ("babies", json!("2Zb"), "there are 3 of Zb, of 2 in the game"),
        ("babies", json!("Cb"), "there are 1 of Cb, of 0 in the game"),
        ("babies", json!("Z"), "Z is no baby"),
        ("babies", json!("k"), "k is no baby"),
        ("bank", json!(25), "there are 31 coins; with 12 coin tiles not yet unloaded it must be 30 to 30"),
        ("bank", json!(23), "there are 29 coins; with 12 coin tiles not yet unloaded it must be 30 to 30"),
        ("zoos/0/coins", json!(43), "there are not so many coins"),
        ("zoos/0/coins", json!(38), "there are 42 coins; with 12 coin tiles not yet unloaded it must be 30 to 30"),
    ] {
        refused(json.clone(), field, value, why);
    }
    // Coins that were tiles, R5: as many more as are not in sight.
    let mut fewer = spot(3).with("stack", json!("7Z+9$")).json();
    for (bank, fits) in [(23, false), (24, true), (27, true), (28, false)] {
        fewer["bank"] = json!(bank);
        assert_eq!(load(&fewer).is_ok(), fits, "{bank}");
    }
    // More tiles than any stack can hold are refused, not counted.
    let all = "FCLEPAZK".chars().flat_map(|letter| ["", "m", "f"].map(|kind| format!("12{letter}{kind}")));
    refused(json, "stack", json!(all.collect::<Vec<_>>().join("+")), "in the game");
}

#[test]
fn phases() {
    let zoos = json!([{ "coins": 2 }, { "coins": 2 }, { "coins": 2 }]);
    let start = json!({ "seats": 3, "phase": "choose_removed", "zoos": zoos });
    let fresh = "nothing is in a zoo or on a truck and nobody has passed before chance has said which species play";
    for (field, value, why) in [
        ("zoos/0/barn", json!("Z"), fresh),
        ("zoos/0/extensions", json!(1), fresh),
        ("zoos/0/stalls", json!({ "E4": "s" }), fresh),
        ("trucks", json!([{ "tiles": "Z" }, {}, {}]), fresh),
        ("trucks", json!([{ "taken_by": 0 }, {}, {}]), fresh),
        ("passed", json!([0]), fresh),
        ("stack", json!("7Z"), fresh),
        ("babies", json!("Zb"), fresh),
        ("idle_turns", json!(1), IDLE),
        ("to_move", json!(0), "to_move is a seat"),
    ] {
        refused(start.clone(), field, value, why);
    }
    let first = json!({ "seats": 3, "removed": ["camel", "panda"], "phase": "choose_first", "zoos": zoos });
    for (field, value, why) in [
        ("first", json!(0), "first is \"random\" while chance decides who begins"),
        ("trucks", json!([{ "taken_by": 0 }, {}, {}]), "nobody has passed before the first turn"),
        ("passed", json!([1]), "nobody has passed before the first turn"),
        ("idle_turns", json!(1), IDLE),
        ("stack", json!(""), "there is no tile left to draw or to take"),
    ] {
        refused(first.clone(), field, value, why);
    }
    let out = json!(["kangaroo", "panda"]);
    let over = spot(3).with("removed", out).with("phase", json!("over")).with("to_move", json!(null)).json();
    refused(over.clone(), "trucks", json!([{ "taken_by": 3 }, {}, {}]), "there is no seat 3");
    refused(over.clone(), "passed", json!([3]), "there is no seat 3");
    refused(over.clone(), "idle_turns", json!(1), IDLE);
    refused(over, "to_move", json!(0), "to_move is a seat");
}

#[test]
fn turns_of_chance_and_of_trucks() {
    let out = json!(["kangaroo", "panda"]);
    let reveal = spot(3).with("removed", out.clone()).with("phase", json!("reveal")).json();
    let full = json!([{ "tiles": "3Z" }, { "tiles": "3C" }, { "tiles": "3L" }]);
    refused(reveal.clone(), "stack", json!(""), "there is no tile to turn over");
    refused(reveal.clone(), "trucks", full.clone(), "no truck has room for the tile");
    refused(reveal.clone(), "idle_turns", json!(1), IDLE);
    refused(reveal, "to_move", json!(null), "to_move is a seat");
    let mut loading = spot(3).with("removed", out).with("phase", json!("load")).with("drawn", json!("Z")).json();
    refused(loading.clone(), "drawn", json!(null), "drawn is a tile while it has to be loaded");
    refused(loading.clone(), "idle_turns", json!(1), IDLE);
    refused(loading.clone(), "drawn", json!("Zb"), "Zb is never drawn");
    refused(loading.clone(), "drawn", json!("Zm*"), "Zm* is never drawn");
    refused(loading.clone(), "drawn", json!("K"), "there are 1 of K, of 0 in the game");
    refused(loading.clone(), "trucks", full, "no truck has room for the tile");
    // The last tile may be on its way to a truck.
    loading["stack"] = json!("");
    assert!(load(&loading).is_ok());
    let mut stuck = spot(3).zoo(0, "0$").trucks(&["Z"]).with("stack", json!("")).json();
    refused(stuck.clone(), "trucks", json!([{}, {}, {}]), "the seat to move can do nothing");
    // R55: seat 2 has passed without a truck.
    stuck["passed"] = json!([2]);
    assert!(load(&stuck).is_ok());
}

#[test]
fn unloading() {
    let json = spot(3).trucks(&["Z+k@0", "@1", ""]).with("phase", json!("unload")).json();
    for (field, value, why) in [
        ("to_move", json!(2), "who unloads has taken a truck"),
        ("to_move", json!(1), "there is nothing to unload that needs a place"),
        ("trucks/0/tiles", json!(""), "there is nothing to unload that needs a place"),
        ("trucks/0/tiles", json!("2$"), "there is nothing to unload that needs a place"),
        ("passed", json!([1]), "who has taken a truck has passed"),
        ("idle_turns", json!(1), IDLE),
        ("drawn", json!("Z"), "drawn is a tile while"),
    ] {
        refused(json.clone(), field, value, why);
    }
}

/// Whatever loads is played on to positions that load, also from what play does not reach.
#[test]
fn play_stays_within_what_loads() {
    let starts = [
        example(1),
        example(2),
        spot(2).zoo(0, "15$ E5=2Zm+2Zf X2").zoo(1, "15$ B=2Zb+7C").with("babies", json!("")).json(),
        spot(3).trucks(&["Z", "$", "k"]).with("stack", json!("Zm+Zf")).json(),
        spot(4).zoo(2, "9$ B=7Z").with("idle_turns", json!(99)).with("stack", json!("")).trucks(&["Zm"]).json(),
        spot(5).trucks(&["Z+$@1", "C", "2$", "", "3L"]).with("passed", json!([1, 3, 4])).json(),
        spot(3).trucks(&["Z+2$@0", "$@1", "k"]).with("passed", json!([0, 1, 2])).with("phase", json!("unload")).json(),
        spot(2).both().zoo(0, "20$ E4=4Z E5=5C X2=4P V=r1111 D=65 B=7E+2jm").zoo(1, "20$ B=jk V=r24 T=r").json(),
        spot(4)
            .both()
            .zoo(0, "2$ J=2jm+jb V=g15")
            .zoo(1, "9$ V=g15 B=jb+jk")
            .trucks(&["jk+2$@0"])
            .with("phase", json!("advance"))
            .json(),
        spot(5)
            .exotic()
            .zoo(3, "2$ V=b12 J=2jo")
            .with("phase", json!("retreat"))
            .with("colour", json!("blue"))
            .with("turn", json!(1))
            .with("to_move", json!(3))
            .with("idle_turns", json!(100))
            .json(),
    ];
    for (number, start) in (0..).zip(starts) {
        for seed in 0..6 {
            let mut table = kernel::load_match::<Zooloretto>(start.clone()).unwrap();
            let mut luck = QuickLuck::new(seed, number);
            while AnyMatch::turn(&table) != Turn::Over {
                match AnyMatch::turn(&table).seats().iter().next() {
                    Some(seat) => {
                        let legal = AnyMatch::legal(&table, seat).unwrap();
                        let action = &legal[luck.below(legal.len() as u32) as usize];
                        AnyMatch::play(&mut table, seat, action, &[Viewer::Everything]).unwrap();
                    }
                    None => drop(AnyMatch::draw(&mut table, &mut luck, &[Viewer::Everything]).unwrap()),
                }
                let position = AnyMatch::position(&table);
                assert_eq!(load(&position).as_ref(), Ok(table.game()), "{position}");
            }
        }
    }
}

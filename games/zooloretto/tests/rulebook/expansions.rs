//! §1, §2, §7.4: what the expansions add to the box, and how a game with them begins. D26, D27, R27, R30, R31, R40, R44.

use kernel::{BadSetup, Game, Setup, Turn};
use serde_json::{Value, json};
use zooloretto::{Jungle, Options, Species, Zooloretto};

use crate::spots::*;

/// The four combinations of §7.4.
const EXPANSIONS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

/// A match with everything given that chance would have to say.
fn begun(seats: u8, (xxl, exotic): (bool, bool)) -> Zooloretto {
    let out = 5 - usize::from(seats);
    let mut options = json!({ "first": 0, "removed": Species::ALL[..out] });
    if xxl {
        options["xxl"] = json!(true);
    }
    if exotic {
        options["exotic"] = json!(true);
        options["jungle_removed"] = Jungle::ALL[..out].iter().map(|jungle| jungle.name()).collect();
    }
    fresh(seats, &options)
}

fn list<'a>(view: &'a Value, name: &str) -> &'a Vec<Value> {
    view[name].as_array().unwrap_or_else(|| panic!("{name} in {view}"))
}

/// The unseen tiles as `7F`, without the coins.
fn unseen(view: &Value) -> Vec<String> {
    let tiles = list(&view["stack"], "tiles").iter();
    let text = |counted: &Value| format!("{}{}", counted["count"], counted["tile"].as_str().expect("a tile"));
    tiles.map(text).collect()
}

/// §1.2, R30: 54 more tiles of the species, stalls and coins, 16 of the jungle.
#[test]
fn section_1_2_r30_what_the_boxes_add() {
    for (xxl, exotic) in EXPANSIONS {
        let view = seen(&begun(5, (xxl, exotic)));
        let [plain, breeders, babies, coins] = if xxl { [11, 3, 3, 15] } else { [7, 2, 2, 12] };
        let mut expected = Vec::new();
        for letter in "FCLEPAZK".chars() {
            expected.extend([
                format!("{plain}{letter}"),
                format!("{breeders}{letter}m"),
                format!("{breeders}{letter}f"),
            ]);
        }
        expected.extend("skbp".chars().map(|stall| format!("3{stall}")));
        expected.extend(xxl.then(|| "3l".to_owned()));
        expected.extend("ambkopsv".chars().filter(|_| exotic).map(|letter| format!("2j{letter}")));
        expected.push(format!("{coins}$"));
        assert_eq!(unseen(&view), expected, "{xxl} {exotic}");
        assert!(list(&view, "babies").iter().all(|of| of["count"] == babies));
    }
}

/// §1.3: twelve coins more with XXL, and two for each player of either.
#[test]
fn section_1_3_twelve_more_coins() {
    for seats in 2..=5 {
        for (xxl, exotic) in EXPANSIONS {
            let game = begun(seats, (xxl, exotic));
            assert_eq!(bank(&game), if xxl { 42 } else { 30 } - 2 * seats);
            assert!((0..usize::from(seats)).all(|seat| coins(&game, seat) == 2));
        }
    }
}

/// §1.4, R31: ten donation tokens with XXL; boards, visitors and bonus tokens with Exotic.
#[test]
fn section_1_4_r31_boards_visitors_and_tokens() {
    for expansions in EXPANSIONS {
        let (xxl, exotic) = expansions;
        let view = seen(&begun(4, expansions));
        assert_eq!((&view["xxl"], &view["exotic"]), (&json!(xxl), &json!(exotic)));
        assert_eq!(view["donations"], if xxl { json!([6, 6, 6, 5, 5, 5, 4, 4, 4, 4]) } else { json!([]) });
        let jungle = if exotic { json!({ "spaces": 5, "free": 5, "animals": [] }) } else { json!(null) };
        for zoo in list(&view, "zoos") {
            assert_eq!((&zoo["jungle"], &zoo["tokens"], &zoo["donated"]), (&jungle, &json!([]), &json!([])));
        }
    }
}

/// §2.1, R44: as many jungle species are left out as other species; nothing else changes.
#[test]
fn section_2_1_r44_jungle_species_left_out() {
    for (seats, out, slots, extensions) in
        [(5, 0, vec![3; 5], 1), (4, 1, vec![3; 4], 1), (3, 2, vec![3; 3], 1), (2, 3, vec![3, 2, 1], 2)]
    {
        for expansions in EXPANSIONS {
            let view = seen(&begun(seats, expansions));
            assert_eq!(list(&view, "removed").len(), out);
            let jungle = view["removed_jungle"].as_array().map(Vec::len);
            assert_eq!(jungle, expansions.1.then_some(out), "{seats} seats");
            let kinds = unseen(&view).iter().filter(|text| text.starts_with("2j")).count();
            assert_eq!(kinds, if expansions.1 { 8 - out } else { 0 });
            let trucks: Vec<_> = list(&view, "trucks").iter().map(|truck| truck["slots"].clone()).collect();
            assert_eq!(trucks, slots);
            assert_eq!(view["zoos"][0]["closed_extensions"], extensions);
        }
    }
}

/// §2.2: the tiles of both stacks; fifteen of them are the end stack.
#[test]
fn section_2_2_the_stacks_with_expansions() {
    for (seats, sizes) in
        [(5, [112, 166, 128, 182]), (4, [101, 149, 115, 163]), (3, [90, 132, 102, 144]), (2, [79, 115, 89, 125])]
    {
        for (expansions, size) in EXPANSIONS.into_iter().zip(sizes) {
            let stack = &seen(&begun(seats, expansions))["stack"];
            assert_eq!(
                (&stack["main"], &stack["end"]),
                (&json!(size - 15), &json!(15)),
                "{seats} seats {expansions:?}"
            );
        }
    }
}

/// Colours with their reserve, and whether the token lies in the middle.
fn colours(view: &Value) -> Vec<String> {
    let text = |seen: &Value| {
        let token = if seen["token"] == true { "+token" } else { "" };
        format!("{} {} {}{token}", seen["colour"], seen["stall"], seen["reserve"]).replace('"', "")
    };
    list(view, "colours").iter().map(text).collect()
}

#[test]
fn d26_section_2_3_r40_exotic_for_four() {
    let game = begun(4, (false, true));
    assert_eq!(colours(&seen(&game)), ["green s 4+token", "blue k 4+token", "purple b 4+token", "red p 4+token"]);
    (0..4).for_each(|seat| check_zoo(&game, seat, "2$ V=g2b2p2r2"));
}

#[test]
fn d27_both_for_two() {
    let game = begun(2, (true, true));
    let view = seen(&game);
    assert_eq!((bank(&game), &view["stack"]["main"], &view["stack"]["end"]), (38, &json!(110), &json!(15)));
    let expected = ["green s 6+token", "blue k 6+token", "purple b 6+token", "red p 6+token", "yellow l 6+token"];
    assert_eq!(colours(&view), expected);
    (0..2).for_each(|seat| check_zoo(&game, seat, "2$ V=g2b2p2r2y2"));
    let slots: i64 = list(&view, "trucks").iter().map(|truck| truck["slots"].as_i64().expect("a number")).sum();
    assert_eq!(slots, 6);
}

/// §7.4: yellow visitors, their token and their stall come with XXL and only then; everything else is the sum of both.
#[test]
fn section_7_4_yellow_needs_both() {
    for seats in 2..=5 {
        for (xxl, exotic) in EXPANSIONS {
            let game = begun(seats, (xxl, exotic));
            let view = seen(&game);
            let used = if exotic { 4 + usize::from(xxl) } else { 0 };
            assert_eq!(list(&view, "colours").len(), used);
            assert!(list(&view, "colours").iter().all(|seen| seen["reserve"] == 8 - seats));
            assert_eq!(unseen(&view).contains(&"3l".to_owned()), xxl);
            let visitors = [(true, "V=g2b2p2r2y2"), (false, "V=g2b2p2r2")];
            let own = visitors.into_iter().find(|(yellow, _)| exotic && *yellow == xxl).map_or("", |(_, text)| text);
            check_zoo(&game, 0, &format!("2$ {own}"));
        }
    }
    // Both are off unless they are asked for.
    let view = seen(&fresh(3, &json!({ "first": 0, "removed": ["camel", "panda"] })));
    assert_eq!((&view["xxl"], &view["exotic"], &view["colours"]), (&json!(false), &json!(false), &json!([])));
}

/// R27: chance says which jungle species are left out, after the others and before who begins.
#[test]
fn section_2_3_r27_chance_leaves_jungle_species_out() {
    for (seats, sets, out, text) in
        [(2, 56, "out:FCL", "out:jmkv"), (3, 28, "out:FC", "out:jmv"), (4, 8, "out:F", "out:jv")]
    {
        for xxl in [false, true] {
            let mut game = fresh(seats, &json!({ "exotic": true, "xxl": xxl }));
            assert_eq!((game.turn(), game.phase()), (Turn::Chance, "choose_removed"));
            settle(&mut game, out);
            assert_eq!((game.turn(), game.phase()), (Turn::Chance, "choose_jungle"));
            assert_eq!(seen(&game)["removed_jungle"], json!(null));
            let mut draws = Vec::new();
            assert!(game.outcomes(&mut draws));
            assert_eq!(draws.len(), sets);
            assert!(draws.iter().all(|(draw, weight)| draw.to_string().starts_with("out:j") && *weight == 1));
            for wrong in ["out:j", "out:jambk", out, "first0", "ja"] {
                let answer = game.check_draw(&wrong.parse().expect("a draw")).expect_err("it is refused");
                assert_eq!(kernel::Refusal::code(&answer), "no-such-draw", "{wrong}");
            }
            let events = settle(&mut game, text);
            assert_eq!(events.len(), usize::from(5 - seats));
            assert_eq!(events.last().map(String::as_str), Some("without monitor"));
            assert!(unseen(&seen(&game)).iter().all(|tile| !tile.ends_with("jv")));
            assert_eq!(game.phase(), "choose_first");
            assert_eq!(settle(&mut game, "first1"), ["1 begins"]);
        }
    }
    // Five play with all of them.
    let game = fresh(5, &json!({ "exotic": true }));
    assert_eq!((game.phase(), &seen(&game)["removed_jungle"]), ("choose_first", &json!([])));
    for text in ["out:jma", "out:jaa", "out:jx", "out:ja+"] {
        assert!(text.parse::<zooloretto::Draw>().is_err(), "{text} is read");
    }
}

/// §2: jungle species that do not fit the seats.
#[test]
fn section_2_jungle_species_that_do_not_fit_the_seats() {
    let answer = |seats: u8, options: Value| {
        let options: Options = Zooloretto::FACTS.read_options(&options).expect("options");
        Zooloretto::new(&Setup { options, seats, rules_version: 1 }).map(|_| ())
    };
    let one = json!({ "exotic": true, "jungle_removed": ["koala"] });
    assert_eq!(answer(4, one.clone()), Ok(()));
    for (seats, wanted) in [(2, 3), (3, 2), (5, 0)] {
        let names = "anteater, macaw, bat, koala, orangutan, baboon, snake, monitor";
        let allowed = format!("\"random\", {wanted} × [{names}]");
        let wrong = BadSetup::BadValue { name: "jungle_removed", value: "[koala]".to_owned(), allowed };
        assert_eq!(answer(seats, one.clone()), Err(wrong));
    }
}

/// §2, §7.4: what is not changed is not written, so that the base game's options look as they always did.
#[test]
fn section_2_options_of_the_base_game_are_written_as_before() {
    let written = |options: Value| {
        let read: Options = Zooloretto::FACTS.read_options(&options).expect("options");
        serde_json::to_value(read).expect("JSON")
    };
    let base = json!({ "removed": "random", "first": "random" });
    assert_eq!(written(json!({})), base);
    let defaults = json!({ "xxl": false, "exotic": false, "jungle_removed": "random", "donations": "6665554444" });
    assert_eq!(written(defaults), base);
    let all = json!({
        "removed": ["camel"], "first": 1, "xxl": true, "exotic": true, "jungle_removed": ["bat"], "donations": "9876543211",
    });
    assert_eq!(written(all.clone()), all);
}

/// §3: jungle animals are turned over like any other tile.
#[test]
fn section_3_jungle_animals_are_drawn() {
    let mut game = spot(3).both().with("stack", json!("2jm+l+C")).load();
    plays(&mut game, "draw");
    let mut draws = Vec::new();
    assert!(game.outcomes(&mut draws));
    let mut texts: Vec<_> = draws.iter().map(|(draw, weight)| format!("{draw}:{weight}")).collect();
    texts.sort();
    assert_eq!(texts, ["C:1", "jm:2", "l:1"]);
    assert_eq!(settle(&mut game, "jm"), ["0 drew jm"]);
}

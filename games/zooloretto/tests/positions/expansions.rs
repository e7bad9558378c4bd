//! Positions with XXL and Exotic: what is left out, the one form, and each refusal.

use kernel::{AnyMatch, Game, Viewer};
use serde_json::json;

use super::unreached::loads;
use super::{IDLE, example, load, refused};
use crate::spots::{check_zoo, fresh, in_order, plays, reserve, seen, spot};

/// A position of the base game has no word of an expansion, and loads as it always did.
#[test]
fn base_games_say_nothing_of_expansions() {
    let base = fresh(4, &json!({ "removed": ["camel"], "first": 1 }));
    let printed = serde_json::to_value(base.position()).unwrap();
    for of_expansions in ["xxl", "exotic", "jungle_removed", "donations", "turn", "colour"] {
        assert!(printed.get(of_expansions).is_none(), "{of_expansions}");
    }
    for of_expansions in ["jungle", "visitors", "tokens", "donated"] {
        assert!(printed["zoos"][0].get(of_expansions).is_none(), "{of_expansions}");
    }
    assert_eq!(load(&printed).as_ref(), Ok(&base));
    // It may be written nevertheless that there are none.
    let mut written = printed.clone();
    (written["xxl"], written["exotic"], written["colour"]) = (json!(false), json!(false), json!(null));
    written["zoos"][0]["tokens"] = json!([]);
    assert_eq!(load(&written).as_ref(), Ok(&base));
}

#[test]
fn what_is_left_out_has_its_default() {
    let bare = |field: &str| {
        let mut json = spot(3).with("removed", json!(["camel", "panda"])).json();
        json[field] = json!(true);
        if field == "exotic" {
            json["jungle_removed"] = json!(["bat", "koala"]);
        }
        load(&json).unwrap_or_else(|why| panic!("{why}: {json}")).position()
    };
    // XXL: its tiles, its babies and its coins.
    let xxl = bare("xxl");
    let count = |tiles: &zooloretto::Tiles, text: &str| tiles.count(text.parse().unwrap());
    let stack = xxl.stack.expect("it is printed");
    assert_eq!(["Z", "Zm", "l", "$", "C", "ja"].map(|tile| count(&stack, tile)), [11, 3, 3, 15, 0, 0]);
    assert_eq!((xxl.bank, count(&xxl.babies.expect("babies"), "Zb")), (Some(42 - 6), 3));
    // Exotic: two of each jungle species that is in the game, and nobody in any zoo.
    let exotic = bare("exotic");
    let stack = exotic.stack.expect("it is printed");
    assert_eq!(["ja", "jm", "jb", "jk", "jv", "l"].map(|tile| count(&stack, tile)), [2, 2, 0, 0, 2, 0]);
    assert_eq!(exotic.bank, Some(30 - 6));
    let game = spot(3).exotic().load();
    (0..3).for_each(|seat| check_zoo(&game, seat, "2$"));
    assert_eq!(["green", "blue", "purple", "red"].map(|colour| reserve(&game, colour)), [8; 4]);
    // What is somewhere is in no supply.
    let game = spot(3).both().zoo(0, "2$ J=2jm V=r24 T=r D=6 B=jb").trucks(&["jb+l"]).load();
    assert_eq!((reserve(&game, "red"), &seen(&game)["colours"][3]["token"]), (6, &json!(false)));
    let stack = game.position().stack.expect("it is printed");
    assert_eq!(["jm", "jb", "l"].map(|tile| count(&stack, tile)), [0, 0, 2]);
}

#[test]
fn any_order_is_printed_in_one() {
    let mut json = spot(3).both().zoo(0, "2$ J=2jm+jb V=r24b2 T=ry D=65").json();
    json["zoos"][0]["jungle"] = json!("jm+jb+jm");
    json["zoos"][0]["visitors"] = json!({ "red": [4, 2], "blue": [2], "green": [] });
    json["zoos"][0]["tokens"] = json!(["yellow", "red"]);
    json["zoos"][0]["donated"] = json!([5, 6]);
    json["jungle_removed"] = json!(["monitor", "anteater"]);
    let game = load(&json).expect("it loads");
    check_zoo(&game, 0, "2$ J=2jm+jb V=r24b2 T=ry D=65");
    let printed = serde_json::to_value(game.position()).unwrap();
    assert_eq!(printed["jungle_removed"], json!(["anteater", "monitor"]));
    assert_eq!(load(&printed), Ok(game));
    assert_eq!(in_order("js+jb+l+Z+$+jb"), json!("Z+l+2jb+js+$"));
}

#[test]
fn jungles() {
    let json = spot(3)
        .exotic()
        .zoo(0, "2$ J=2jm+jb B=jk")
        .with("jungle_removed", json!(["snake", "monitor"]))
        .with("removed", json!(["camel", "panda"]))
        .json();
    for (field, value, why) in [
        ("zoos/0/jungle", json!("Z"), "Z is no jungle animal"),
        ("zoos/0/jungle", json!("k"), "k is no jungle animal"),
        ("zoos/0/jungle", json!("$"), "$ is no jungle animal"),
        ("zoos/0/jungle", json!("2ja+2jm+2jb"), "five spaces, for three species"),
        ("zoos/0/jungle", json!("ja+jm+jb+jo"), "five spaces, for three species"),
        ("zoos/0/jungle", json!("3jm"), "there are 3 of jm, of 2 in the game"),
        ("zoos/1/jungle", json!("jm"), "there are 3 of jm, of 2 in the game"),
        ("zoos/1/barn", json!("2jk"), "there are 3 of jk, of 2 in the game"),
        ("zoos/1/barn", json!("js"), "there are 1 of js, of 0 in the game"),
        ("zoos/0/enclosures", json!({ "E5": "jm" }), "jm is no animal"),
        ("zoos/0/enclosures", json!({ "J": "jm" }), "is no enclosure"),
        ("zoos/0/stalls", json!({ "E5": "jm" }), "jm is no stall"),
        ("zoos/0/stalls", json!({ "E5": "l" }), "there are 1 of l, of 0 in the game"),
        ("stack", json!("jv"), "there are 1 of jv, of 0 in the game"),
        ("stack", json!("jm"), "there are 3 of jm, of 2 in the game"),
        ("stack", json!("l"), "there are 1 of l, of 0 in the game"),
        ("stack", json!("8Z"), "there are 8 of Z, of 7 in the game"),
        ("exotic", json!(false), "without exotic"),
        ("jungle_removed", json!(["snake"]), "2 × [anteater"),
        ("jungle_removed", json!("random"), "jungle_removed names the jungle species left out"),
        ("jungle_removed", json!(["camel", "snake"]), "a list of different species"),
    ] {
        refused(json.clone(), field, value, why);
    }
    let xxl = spot(3).xxl().with("removed", json!(["camel", "panda"])).json();
    for (stack, why) in [("11Z+3Zm", ""), ("12Z", "there are 12 of Z"), ("4Zf", "there are 4 of Zf"), ("16$", "of 15")]
    {
        if why.is_empty() {
            let mut json = xxl.clone();
            json["stack"] = json!(stack);
            assert!(load(&json).is_ok(), "{:?}", load(&json));
        } else {
            refused(xxl.clone(), "stack", json!(stack), why);
        }
    }
    refused(xxl.clone(), "babies", json!("4Zb"), "there are 4 of Zb, of 3 in the game");
    refused(xxl.clone(), "bank", json!(35), "it must be 42 to 42");
    refused(xxl, "bank", json!(37), "it must be 42 to 42");
}

#[test]
fn visitors_and_tokens() {
    let zoo = "2$ V=r2222 T=r";
    let json = spot(3).exotic().zoo(0, zoo).zoo(1, "2$ V=r333").json();
    for (field, value, why) in [
        ("zoos/2/visitors", json!({ "red": [1, 1] }), "there are 9 red visitors, of 8"),
        ("zoos/2/visitors", json!({ "red": [1, 1, 1, 1, 1, 1, 1, 1, 1] }), "there are not so many red visitors"),
        ("zoos/2/visitors", json!({ "red": [0] }), "there is no point 0"),
        ("zoos/2/visitors", json!({ "red": [6] }), "there is no point 6"),
        ("zoos/2/visitors", json!({ "pink": [1] }), "is no colour: they are green, blue, purple, red and yellow"),
        ("zoos/2/visitors", json!({ "yellow": [1] }), "nobody plays with yellow"),
        ("zoos/2/visitors", json!([1]), "invalid type"),
        ("zoos/2/tokens", json!(["yellow"]), "nobody plays with yellow"),
        ("zoos/2/tokens", json!(["red"]), "2 zoos have the red token"),
        ("zoos/2/tokens", json!(["blue", "blue"]), "tokens names no colour twice"),
        ("zoos/2/tokens", json!(["pink"]), "unknown variant"),
        ("zoos/2/donated", json!([6]), "nobody donates without xxl"),
        ("exotic", json!(false), "there is no jungle, visitor or bonus token without exotic"),
    ] {
        refused(json.clone(), field, value, why);
    }
    // Seven and one are eight.
    let mut all = json;
    all["zoos"][2]["visitors"] = json!({ "red": [5] });
    assert_eq!(reserve(&load(&all).expect("it loads"), "red"), 0);
    let xxl = spot(3).xxl().zoo(0, "2$ D=66").zoo(1, "2$ D=6").json();
    for (field, value, why) in [
        ("zoos/2/donated", json!([6]), "there are not so many donation tokens of value 6"),
        ("zoos/2/donated", json!([3]), "there are not so many donation tokens of value 3"),
        ("zoos/2/donated", json!([0]), "no donation token is worth nothing"),
        ("zoos/2/donated", json!([5, 5, 4]), "nobody donates more than twice"),
        ("zoos/2/tokens", json!(["yellow"]), "there is no jungle, visitor or bonus token without exotic"),
        ("xxl", json!(false), "nobody donates without xxl"),
        ("donations", json!("9876543211"), "there are not so many donation tokens of value 6"),
        ("donations", json!("1234567899"), "donations are ten digits"),
        ("donations", json!(6), "invalid type"),
    ] {
        refused(xxl.clone(), field, value, why);
    }
}

#[test]
fn whose_turn_it_is_and_who_is_asked() {
    let asked = spot(3).exotic().zoo(0, "2$ V=r2").zoo(1, "2$ V=r14g33").zoo(2, "2$ V=r5");
    let asked = asked.with("phase", json!("retreat")).with("colour", json!("red")).with("turn", json!(0));
    let asked = asked.with("to_move", json!(1)).json();
    for (field, value, why) in [
        ("colour", json!(null), "colour says which visitors are to step back"),
        ("colour", json!("green"), "has some on two points"),
        ("colour", json!("blue"), "has some on two points"),
        ("colour", json!("yellow"), "has some on two points"),
        ("turn", json!(null), "turn is a seat while another one is asked, and else null"),
        ("turn", json!(3), "there is no seat 3"),
        ("turn", json!(1), "nobody lets a visitor of their own step back in their turn"),
        ("to_move", json!(2), "has some on two points"),
        ("to_move", json!(null), "to_move is a seat"),
        ("phase", json!("turn"), "colour is given while a visitor is to advance or to step back"),
        ("drawn", json!("Z"), "drawn is a tile while"),
        ("idle_turns", json!(101), "idle_turns is 100 at most"),
    ] {
        refused(asked.clone(), field, value, why);
    }
    let advance = spot(3).exotic().zoo(0, "2$ V=r2").zoo(1, "2$ V=g11111111").with("phase", json!("advance")).json();
    for (field, value, why) in [
        ("colour", json!("green"), "there is no visitor to advance"),
        ("colour", json!("yellow"), "there is no visitor to advance"),
        ("turn", json!(0), "turn is a seat while another one is asked, and else null"),
        ("phase", json!("turn"), ""),
    ] {
        if why.is_empty() {
            let mut json = advance.clone();
            json[field] = value;
            assert!(load(&json).is_ok());
        } else {
            refused(advance.clone(), field, value, why);
        }
    }
    let turn = spot(3).exotic().json();
    refused(turn, "colour", json!("red"), "colour is given while a visitor is to advance or to step back");
    // A money action counts, a truck does not.
    let mut idle = advance.clone();
    idle["idle_turns"] = json!(5);
    loads(&idle, &[]);
    idle["passed"] = json!([0]);
    idle["idle_turns"] = json!(0);
    refused(idle, "idle_turns", json!(5), IDLE);
}

#[test]
fn before_the_first_turn() {
    let chosen = fresh(3, &json!({ "exotic": true, "removed": ["camel", "panda"] }));
    let mut json = serde_json::to_value(chosen.position()).unwrap();
    json["stack"] = json!(null);
    assert_eq!((json["phase"].as_str(), json.get("jungle_removed")), (Some("choose_jungle"), None));
    for (field, value, why) in [
        ("zoos/0/jungle", json!("ja"), "no jungle animal is anywhere"),
        ("stack", json!("7Z"), "no jungle animal is anywhere"),
        ("passed", json!([1]), "nobody has passed"),
        (
            "jungle_removed",
            json!(["bat", "koala"]),
            "jungle_removed names the jungle species left out once chance has said so",
        ),
        ("to_move", json!(0), "to_move is a seat"),
        ("phase", json!("choose_first"), "jungle_removed names the jungle species left out once chance has said so"),
    ] {
        refused(json.clone(), field, value, why);
    }
    // Nothing of expansions is anywhere before the species are known either.
    let mut start = serde_json::to_value(fresh(3, &json!({ "exotic": true, "xxl": true })).position()).unwrap();
    start["stack"] = json!(null);
    let why = "nothing is in a zoo or on a truck and nobody has passed before chance has said which species play";
    for (field, value) in [
        ("zoos/0/visitors", json!({})),
        ("zoos/0/visitors", json!({ "red": [3] })),
        ("zoos/0/tokens", json!(["red"])),
        ("zoos/0/donated", json!([6])),
        ("zoos/0/barn", json!("ja")),
    ] {
        refused(start.clone(), field, value, why);
    }
}

/// §4.1: coins on the truck that is being unloaded are money already while visitors walk, too.
#[test]
fn coins_while_visitors_walk() {
    let spot = spot(3).exotic().zoo(1, "2$ V=r14").trucks(&["Z+2$@0", "", ""]).with("bank", json!(24));
    let advance = spot.clone().with("phase", json!("advance"));
    let mut game = loads(&advance.json(), &[("trucks/0/tiles", json!("Z")), ("zoos/0/coins", json!(4))]);
    plays(&mut game, "advance:b0 Z>E4");
    let retreat = spot.with("phase", json!("retreat")).with("colour", json!("red")).with("turn", json!(0));
    let json = retreat.with("to_move", json!(1)).json();
    let mut game = loads(&json, &[("trucks/0/tiles", json!("Z")), ("zoos/0/coins", json!(4))]);
    plays(&mut game, "retreat:r1 Z>E4");
}

/// A match that begins in the middle of a retreat goes on behind text as it does here.
#[test]
fn a_retreat_is_answered_behind_text() {
    let mut table = kernel::load_match::<zooloretto::Zooloretto>(example(2)).unwrap();
    assert_eq!(AnyMatch::legal(&table, kernel::Seat(1)).unwrap(), ["retreat:r2", "retreat:r4"]);
    assert_eq!(AnyMatch::legal(&table, kernel::Seat(0)).unwrap(), Vec::<String>::new());
    AnyMatch::play(&mut table, kernel::Seat(1), "retreat:r2", &[Viewer::Everything]).unwrap();
    assert_eq!(AnyMatch::position(&table)["phase"], "unload");
}

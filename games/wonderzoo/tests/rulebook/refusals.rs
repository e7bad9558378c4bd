//! Every refusal, with its sentence; §10: notation.

use std::collections::BTreeSet;

use kernel::{Game, Names, Reason, Refusal as _, Seat};
use serde_json::json;
use wonderzoo::{Action, Draw, Wonderzoo};
use words::{Language, Lexicon};

use crate::spots::{GRID, action, check_refused, fresh, legal, mover, play, spot};

#[test]
fn section_5_nothing_is_done_in_another_phase() {
    let mut game = fresh(2, &json!({ "first_bus": 0 }));
    let try_others = |game: &Wonderzoo, own: &[&str]| {
        let phase = game.phase();
        for text in ["a1/0", "G01", "use", "skip", "r@a1", "a1>b1", "stop", "G01:a1/0", "G01=G02"] {
            if !own.contains(&text) {
                check_refused(game, text, &format!("wrong-phase expected={phase}"));
            }
        }
    };
    try_others(&game, &["a1/0"]);
    play(&mut game, "b1/0 b1/0 tG01,P03,P04");
    try_others(&game, &["G01"]);
    play(&mut game, "G01");
    try_others(&game, &["a1/0"]);
    play(&mut game, "a8/0");
    try_others(&game, &["use", "skip"]);
    play(&mut game, "use vr");
    try_others(&game, &["r@a1"]);
    let mut moving = spot(2).zoo(0, "b1/0", "P03@c3/1", "r@b1").icon("P03").load();
    play(&mut moving, "use");
    try_others(&moving, &["a1>b1", "stop"]);
    let mut swapping = spot(2).zoo(0, "b1/0", GRID, "").icon("G04").load();
    play(&mut swapping, "use");
    try_others(&swapping, &["G01:a1/0", "G01=G02"]);
}

#[test]
fn section_2_1_every_refusal_of_a_place() {
    let game = spot(2).with("difficulty", json!("hard")).zoo(0, "d1/0", "G03@d4/0", "").placing("P01").load();
    check_refused(&game, "f1/0", "off-board");
    check_refused(&game, "a6/1", "off-board");
    check_refused(&game, "d1/0", "occupied cell=d1");
    check_refused(&game, "b4/0", "occupied cell=d4");
    check_refused(&game, "b3/1", "obstacle cell=b6");
    check_refused(&game, "d3/0", "obstacle cell=g3");
    check_refused(&game, "a8/0", "no-path-beside");
    check_refused(&game, "a2/2", "no-such-turn");
    check_refused(&spot(2).placing("G03").load(), "a1/1", "no-such-turn");
    let entrance = fresh(2, &json!({ "first_bus": 0, "difficulty": "hard" }));
    check_refused(&entrance, "g1/0", "off-board");
    check_refused(&entrance, "b1/0", "obstacle cell=c2");
    check_refused(&entrance, "d4/0", "not-at-rim");
}

#[test]
fn section_5_4_every_refusal_of_a_visitor() {
    let mut game = spot(2).zoo(0, "b1/0", GRID, "y@c4").icon("P01").load();
    play(&mut game, "use vrb");
    check_refused(&game, "g@c3", "not-in-hand colour=green");
    check_refused(&game, "r@c4", "visitor-there cell=c4");
    check_refused(&game, "r@a3", "not-a-path cell=a3");
    check_refused(&game, "r@h8", "not-a-path cell=h8");
}

#[test]
fn section_5_5_every_refusal_of_a_move() {
    let mut game = spot(2).zoo(0, "b1/0", "P03@c3/1 G03@a3/0", "y@c4 r@c5").icon("P03").load();
    play(&mut game, "use");
    check_refused(&game, "c3>c6", "no-visitor-there cell=c3");
    check_refused(&game, "h8>c6", "no-visitor-there cell=h8");
    check_refused(&game, "c4>c5", "visitor-there cell=c5");
    check_refused(&game, "c4>a3", "not-a-path cell=a3");
    check_refused(&game, "c4>h8", "not-a-path cell=h8");
}

#[test]
fn section_5_6_every_refusal_of_a_swap() {
    let mut game = spot(2).zoo(0, "b1/0", GRID, "").zoo(1, "b1/0", "V04@a3/0", "").icon("G04").load();
    play(&mut game, "use");
    check_refused(&game, "V04:f1/0", "not-yours tile=V04");
    check_refused(&game, "G04=V04", "not-yours tile=V04");
    check_refused(&game, "V04=W03", "not-yours tile=V04");
    check_refused(&game, "W01:f1/0", "not-yours tile=W01");
    check_refused(&game, "P01:f1/0", "path-stays tile=P01");
    check_refused(&game, "G04:a3/0", "same-place");
    check_refused(&game, "G04:h1/0", "off-board");
    check_refused(&game, "G04:b3/0", "occupied cell=c3");
    check_refused(&game, "G04:a5/0", "occupied cell=b5");
    check_refused(&game, "G04:a1/1", "no-such-turn");
    check_refused(&game, "W03=W12", "other-shape tile=W03 other_tile=W12");
    let hard = spot(2).with("difficulty", json!("hard")).zoo(0, "d1/0", "G04@a3/0", "");
    let mut game = hard.icon("G04").load();
    play(&mut game, "use");
    check_refused(&game, "G04:b2/0", "obstacle cell=c2");
}

#[test]
fn no_draw_but_that_of_the_phase_is_accepted() {
    let refused = |game: &Wonderzoo, draw: &str| {
        let why = game.check_draw(&draw.parse().unwrap()).expect_err(draw);
        assert_eq!(why.code(), "no-such-draw", "{draw}");
    };
    let bus = fresh(3, &json!({ "first_bus": "random" }));
    ["bus3", "vr", "tG01,G02,G03,G04"].iter().for_each(|draw| refused(&bus, draw));
    let mut refill = fresh(2, &json!({ "first_bus": 1 }));
    play(&mut refill, "b1/0 b1/0");
    ["bus1", "vr", "tG01,G02", "tG01,G02,G03,G04"].iter().for_each(|draw| refused(&refill, draw));
    play(&mut refill, "tG01,G02,G03");
    assert_eq!(refill.check(mover(&refill), &action("G01")), Ok(()));
}

/// Every refusal that a game can give for one of these actions.
fn all_refusals() -> Vec<wonderzoo::Illegal> {
    let mut games = vec![fresh(2, &json!({ "first_bus": 0, "difficulty": "hard" }))];
    games.push(spot(2).zoo(0, "d7/2", crate::spots::WALL, "").display("G02 P01 P02").load());
    games.push(spot(2).with("difficulty", json!("hard")).zoo(0, "d1/0", "G03@d4/0", "").placing("P01").load());
    for (tile, switch) in [("P01", true), ("P01", false), ("G04", true)] {
        let spot = spot(2).with("entrance_visitors", json!(switch)).zoo(0, "b1/0", GRID, "y@c4");
        let mut game = spot.icon(tile).load();
        games.push(game.clone());
        play(&mut game, if tile == "P01" { "use vrb" } else { "use" });
        games.push(game);
    }
    let mut moving = spot(2).zoo(0, "b1/0", "P03@c3/1", "r@b1").icon("P03").load();
    play(&mut moving, "use");
    games.push(moving);
    let texts = [
        "a1/0", "a1/3", "h1/0", "c3/0", "d4/0", "a8/0", "a2/2", "f1/0", "b3/1", "d1/0", "G01", "P01", "use", "stop",
        "r@c1", "r@c4", "g@c3", "r@a8", "b1>b2", "a8>c3", "G04:a3/0", "P01:a1/0", "G05:a1/0", "G04=W12", "b1>c1",
    ];
    let mut all = Vec::new();
    for game in &games {
        all.extend(texts.iter().filter_map(|text| game.check(mover(game), &action(text)).err()));
    }
    let mut refill = fresh(2, &json!({ "first_bus": "random" }));
    all.extend(refill.check_draw(&"vr".parse().expect("a draw")).err());
    play(&mut refill, "bus0");
    all.extend(refill.check(Seat(0), &action("use")).err());
    all
}

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let all = all_refusals();
    let codes: BTreeSet<&str> = all.iter().map(kernel::Refusal::code).collect();
    let wanted = BTreeSet::from([
        "wrong-phase",
        "not-on-display",
        "fits-nowhere",
        "off-board",
        "occupied",
        "obstacle",
        "not-at-rim",
        "no-path-beside",
        "no-such-turn",
        "not-in-hand",
        "not-a-path",
        "visitor-there",
        "no-visitor-there",
        "no-visitors-on-entrance",
        "not-yours",
        "path-stays",
        "same-place",
        "other-shape",
        "no-such-draw",
    ]);
    assert_eq!(codes, wanted);
    for illegal in all {
        assert!(illegal.rule().starts_with('§'), "{illegal:?}");
        for language in Language::ALL {
            let said = Reason::of_game(Wonderzoo::FACTS.id, &illegal).say(&Lexicon::of(language), &Names::default());
            assert!(said.ends_with('.') && !said.contains(['{', '}']), "{language}: {said}");
            assert!(!said.starts_with("wonderzoo-"), "{language}: {said}");
        }
    }
}

#[test]
fn section_10_notation_has_one_spelling() {
    for text in [
        "a1/0", "h8/3", "c3/1", "G01", "W03", "P20", "use", "skip", "r@c3", "g@h8", "c3>d4", "stop", "W03:c3/1",
        "G03=W03", "G03=G04", "V02=W01",
    ] {
        assert_eq!(text.parse::<Action>().unwrap_or_else(|_| panic!("{text}")).to_string(), text);
        let mut spelt = String::new();
        Wonderzoo::spell(&action(text), &mut spelt);
        assert_eq!(spelt, text);
    }
    for wrong in [
        "", "a1", "a1/", "a1/4", "a0/0", "a9/0", "i1/0", "A1/0", "1a/0", "a1/00", "a01/0", "g01", "G1", "G001", "X01",
        "G00", "E", "Use", "r@", "r@i1", "x@a1", "R@a1", "rb@a1", "a1>", "a1>a9", "a1>b1>c1", "G01:", "G01:a1",
        "G01:a1/4", "G01=", "W01=G01", "G02=G01", "G01=G01", "use ", " use", "c3 / 1", "stop!", "pass",
    ] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
    }
    for text in ["bus0", "bus3", "tG01", "tG01,W03", "tG01,G02,V01,W03,P20", "vr", "vrb", "vgg", "vyg"] {
        assert_eq!(text.parse::<Draw>().unwrap_or_else(|_| panic!("{text}")).to_string(), text);
    }
    for wrong in [
        "", "bus", "bus4", "bus01", "b1", "t", "tG01,", "tW03,G01", "tG02,G01", "tG01,G01", "tG1", "tE", "v", "vx",
        "vbr", "vgr", "vrbyg x", "G01", "v r",
    ] {
        assert!(wrong.parse::<Draw>().is_err(), "{wrong:?}");
    }
}

#[test]
fn a_refused_action_changes_nothing() {
    let game = spot(2).load();
    let before = legal(&game);
    check_refused(&game, "use", "wrong-phase expected=pick");
    assert_eq!(legal(&game), before);
}

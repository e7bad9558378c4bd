//! Every refusal, with its sentence; §9: notation.

use std::collections::BTreeSet;

use kernel::{Game, Names, Reason, Refusal as _, Seat};
use mio::{Action, Draw, Illegal, Mio, Phase, Placement};
use words::{Language, Lexicon};

use crate::spots::{check_refused, fresh, spot};

#[test]
fn section_2_1_every_refusal_of_a_place() {
    let game = spot(2).zoo(0, "1@1,1,0").row(&[13], 0).placing(0).load();
    check_refused(&game, "61,0,0", Illegal::NoSuchPlace);
    check_refused(&game, "1,1,0", Illegal::Occupied { x: 1, y: 1 });
    check_refused(&game, "0,1,0", Illegal::Occupied { x: 1, y: 1 });
    check_refused(&game, "0,-1,0", Illegal::OnHouse);
    check_refused(&game, "2,-1,2", Illegal::OnHouse);
    check_refused(&game, "2,0,1", Illegal::FacesHouse);
    check_refused(&game, "0,1,1", Illegal::Occupied { x: 0, y: 0 });
    check_refused(&game, "5,5,0", Illegal::NotConnected);
    check_refused(&game, "b1", Illegal::WrongPhase(Phase::Place));
    let game = spot(2).load();
    check_refused(&game, "0,1,0", Illegal::WrongPhase(Phase::Bid));
    check_refused(&game, "b9", Illegal::TooMuch { coins: 8 });
    let over = fresh(2, &serde_json::json!({}));
    assert_eq!(over.check(Seat(0), &Action::Bid(0)), Err(Illegal::WrongPhase(Phase::Flags)));
}

#[test]
fn every_refusal_has_a_sentence_in_every_language() {
    let all = [
        Illegal::WrongPhase(Phase::Bid),
        Illegal::WrongPhase(Phase::Place),
        Illegal::WrongPhase(Phase::Over),
        Illegal::TooMuch { coins: 0 },
        Illegal::TooMuch { coins: 3 },
        Illegal::NoSuchPlace,
        Illegal::Occupied { x: -2, y: 3 },
        Illegal::OnHouse,
        Illegal::FacesHouse,
        Illegal::PathMeetsGrass { x: 1, y: 1 },
        Illegal::GrassMeetsPath { x: 1, y: 1 },
        Illegal::NotConnected,
        Illegal::NoSuchDraw,
    ];
    let codes: BTreeSet<_> = all.iter().map(Illegal::code).collect();
    assert_eq!(codes.len(), 10);
    for illegal in all {
        for language in Language::ALL {
            let said = Reason::of_game(Mio::FACTS.id, &illegal).say(&Lexicon::of(language), &Names::default());
            assert!(said.ends_with('.') && !said.contains(['{', '}']), "{language}: {said}");
            assert!(!said.starts_with("mio-"), "{language}: {said}");
        }
    }
}

#[test]
fn section_9_notation_has_one_spelling() {
    for text in ["b0", "b3", "b10", "b999", "0,1,0", "-2,1,3", "-128,127,2"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        let mut spelt = String::new();
        Mio::spell(&text.parse().unwrap(), &mut spelt);
        assert_eq!(spelt, text);
    }
    assert_eq!("-2,1,3".parse::<Action>(), Ok(Action::Place(Placement { x: -2, y: 1, r: 3 })));
    for wrong in [
        "", "b", "b03", "b-1", "b+1", "B3", "3", "b70000", "1,2", "1,2,4", "1,2,3,4", "+1,2,3", "-0,1,2", "01,2,3",
        "1, 2,3", "128,0,0", "1,2,03",
    ] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
    for text in ["flags10", "flags2013", "t3", "t3,17,2,25,9"] {
        assert_eq!(text.parse::<Draw>().unwrap().to_string(), text);
    }
    for wrong in ["", "flags", "flags4", "flags01234", "t", "t0", "t26", "t03", "t3,", "t3;4", "3,17"] {
        assert!(wrong.parse::<Draw>().is_err(), "{wrong}");
    }
}

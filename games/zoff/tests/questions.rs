//! What evaluation asks of the rules (`src/questions.rs`, `src/combination.rs`), compared with what can be played.

use kernel::{Game, QuickLuck, Seat, Setup, Silent, Turn};
use testkit::random_turn;
use zoff::{Action, Card, Cards, Combination, Options, Phase, Zoff};

fn cards(text: &str) -> Cards {
    let terms = text.split('+').filter(|term| !term.is_empty());
    terms.fold(Cards::NONE, |all, term| all.and(term.parse().expect("cards")))
}

fn legal(game: &Zoff, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// Plays matches of `seats` at random and calls `look` with every position in which a seat decides.
fn play_matches(seats: u8, matches: u64, mut look: impl FnMut(&Zoff, Seat)) {
    let mut actions = Vec::new();
    for number in 0..matches {
        let mut luck = QuickLuck::new(number, 0);
        let setup = Setup { options: Options::default(), seats, rules_version: Zoff::FACTS.rules_version };
        let mut game = Zoff::new(&setup).expect("three to seven may play");
        while game.turn() != Turn::Over {
            if let Turn::Seat(seat) = game.turn() {
                look(&game, seat);
            }
            random_turn(&mut game, &mut luck, &mut actions);
        }
    }
}

#[test]
fn a_hand_beats_the_table_when_one_of_its_plays_is_legal() {
    let (mut yes, mut no) = (0, 0);
    play_matches(4, 100, |game, seat| {
        if game.decision() == Phase::Answer {
            let (table, _) = game.on_table().expect("something to beat");
            let can = legal(game, seat).iter().any(|action| matches!(action, Action::Play(_)));
            assert_eq!(table.is_beaten_from(game.hand(seat)), can, "{table:?} in {game:?}");
            *(if can { &mut yes } else { &mut no }) += 1;
        }
    });
    assert!(yes > 1000 && no > 1000, "{yes} and {no}");
}

#[test]
fn a_show_can_be_completed_when_a_reply_is_legal() {
    let (mut yes, mut no) = (0, 0);
    play_matches(5, 100, |game, seat| {
        if game.decision() == Phase::Reply {
            let (table, _) = game.on_table().expect("something to beat");
            let completes = |whole: Combination| whole.can_be_completed(game.shown_now(), game.hand(seat));
            let can = legal(game, seat).len() > 1;
            assert_eq!(table.beaten_by().any(completes), can, "{table:?} in {game:?}");
            *(if can { &mut yes } else { &mut no }) += 1;
        }
    });
    assert!(yes > 100 && no > 100, "{yes} and {no}");
}

#[test]
fn those_yet_to_answer_are_asked_when_all_pass() {
    let mut asked_some = 0;
    play_matches(5, 20, |game, seat| {
        if game.decision() == Phase::Answer {
            let expected: Vec<Seat> = game.yet_to_answer(seat).collect();
            let mut passing = game.clone();
            let mut asked = Vec::new();
            passing.play(seat, Action::Pass, &mut Silent);
            while let (Phase::Answer, Turn::Seat(next)) = (passing.decision(), passing.turn()) {
                asked.push(next);
                passing.play(next, Action::Pass, &mut Silent);
            }
            assert_eq!(expected, asked, "after {seat:?} in {game:?}");
            asked_some += usize::from(!asked.is_empty());
        }
    });
    assert!(asked_some > 1000, "{asked_some}");
}

#[test]
fn r5_all_but_the_joker_can_be_led() {
    play_matches(3, 40, |game, seat| {
        if game.decision() == Phase::Lead {
            let must_pass = legal(game, seat) == [Action::Pass];
            assert_eq!(Combination::can_be_led_from(game.hand(seat)), !must_pass, "{game:?}");
        }
    });
    assert!(!Combination::can_be_led_from(cards("j")));
}

#[test]
fn section_2_a_hand_is_laid_down_in_the_fewest_combinations() {
    for (hand, fewest) in [
        ("", 0),
        ("j", 0),
        ("W", 1),
        ("3W+j", 1),
        ("2E+q", 1),
        ("2E+q+j", 1),
        ("2E+2q", 2),
        ("q+j", 1),
        ("W+E+q+2M+j", 3),
    ] {
        assert_eq!(Combination::fewest(cards(hand)), fewest, "{hand}");
    }
}

#[test]
fn section_2_combinations_that_beat_one() {
    let whale = Combination { animal: Card::Whale, size: 1 };
    assert!(whale.is_beaten_from(cards("2W")));
    assert!(whale.is_beaten_from(cards("W+j")));
    assert!(!whale.is_beaten_from(cards("5E+j+q")));
    let crocodiles = Combination { animal: Card::Crocodile, size: 2 };
    assert!(crocodiles.is_beaten_from(cards("E+q")));
    assert!(!crocodiles.is_beaten_from(cards("q+j")), "no real elephant");
}

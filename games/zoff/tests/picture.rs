//! The picture in the terminal: it fits, and it speaks every language.

use crate::spots::{fresh, pairs};
use kernel::{AnyMatch, Game, Names, Picture, QuickLuck, Seat, Viewer};
use serde_json::json;
use testkit::{Size, playout, speaks};
use words::{Language, Lexicon, keys};
use zoff::{View, Zoff};

fn names(seats: usize) -> Names {
    let names = ["Ada", "Bartholomew Saint-John", "Cleo", "Dora", "Emil", "Fritz", "Grete"];
    Names::new(names[..seats].iter().map(|&name| name.to_owned()).collect())
}

/// Five in round 2: Ada with Dora, Bartholomew with Emil, Cleo alone.
fn midgame() -> View {
    let game = pairs(&["2H+2W", "W+E", "L+q", "H+W", "A"])
        .with("totals", json!([5, 4, 3, 2, 0]))
        .with("discards", json!("H"))
        .with("known", json!(["W", "", "", "2H", ""]))
        .answer("2M", 1, 3)
        .asked("H", 3)
        .load();
    game.view(Viewer::Seat(Seat(0)))
}

#[test]
fn a_round_under_way_is_drawn() {
    let drawn = Zoff::picture(&midgame(), &names(5), &Lexicon::of(Language::English));
    let expected = "
                   points     hand     captured
> Ada                   5        4            0  senior, with Dora
  Bartholomew Sa…       4        2            0  senior, with Emil
  Cleo                  3        2            0  alone
  Dora                  2        2            0  junior, with Ada
  Emil                  0        1     46 4L 1H  junior, with Bartholomew Sa…

Round 2. The game ends at 19 points. Dealer: Ada.
On the table: 2 mice (2M) by Bartholomew Sa…; 2 cards in the trick
Dora: shows H and asks for help
Cleo, discarded: 1 card, face down
Dora, known to hold: W+H
Ada, in hand: 2W+2H
Turn: Ada
";
    let drawn_upper = drawn.split("\n\nW").next().unwrap_or_default();
    assert_eq!(drawn_upper, expected[1..].trim_end(), "it was drawn so:\n{drawn}");
    assert!(drawn.contains("B\u{a0}polar\u{a0}bear") && drawn.ends_with("j\u{a0}joker"), "{drawn}");
}

#[test]
fn a_round_under_way_is_described() {
    let described = Zoff::describe(&midgame(), &names(5), &Lexicon::of(Language::English));
    for line in [
        "Ada: 5 points",
        "Ada: senior, with Dora",
        "Cleo: alone",
        "Emil: 1 card in hand",
        "Emil: 46 cards captured, including 4 lions and 1 hedgehog",
        "Dora: shows H and asks for help",
        "On the table: 2 mice (2M) by Bartholomew Saint-John; 2 cards in the trick",
    ] {
        assert!(described.lines().any(|found| found == line), "{line:?} in\n{described}");
    }
}

#[test]
fn everything_fits_and_is_said_in_every_language() {
    let events = speaks::<Zoff>(Size { columns: 78, lines: 24 });
    assert!(events.len() >= 20, "{events:?}");
}

#[test]
fn a_refusal_names_what_is_to_be_beaten() {
    let table = kernel::load_match::<Zoff>(pairs(&["4E", "2H", "M", "W"]).answer("2F", 3, 0).json()).unwrap();
    let reason = AnyMatch::check(&table, Seat(0), "E").unwrap_err();
    let said = reason.say(&Lexicon::of(Language::English), &Names::default());
    assert!(said.starts_with("That does not beat 2 foxes. "), "{said}");
}

#[test]
fn every_refusal_has_a_sentence() {
    let codes = [
        "wrong-phase",
        "not-in-hand",
        "joker-alone",
        "too-many-mosquitoes",
        "mixed",
        "does-not-beat",
        "must-lead",
        "nothing-to-beat",
        "only-juniors-show",
        "partner-is-out",
        "cannot-be-completed",
        "give-two",
        "nobody-to-give-to",
        "only-lone-discards",
        "discard-up-to-two",
        "no-such-deal",
    ];
    for language in Language::ALL {
        let known = keys(language);
        for code in codes {
            assert!(known.contains(&format!("zoff-illegal-{code}")[..]), "{language}: {code}");
        }
    }
}

#[test]
fn scores_are_explained() {
    let mut game = fresh(4, &json!({}));
    playout(&mut game, &mut QuickLuck::new(9, 4), &mut Vec::new());
    let text = Zoff::explain_scores(&game.standing().detail, &names(4), &Lexicon::of(Language::English));
    assert!(text.starts_with("Round 1, Ada: "), "{text}");
    assert!(text.contains("from the partner"), "{text}");
}

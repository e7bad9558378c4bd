//! What holds for any game at every number of seats and with every option, the census of this one (§1), and that
//! what is known of a hand is true (§9).

mod other_hands;

use kernel::{Game, Seat, Turn, Viewer};
use other_hands::other_hands;
use serde_json::Value;
use testkit::Conformance;
use zoff::{Card, Cards, Phase, Zoff};

#[test]
fn zoff_conforms() {
    Conformance::<Zoff>::new().games(1).setups(few).census(census).vary(other_hands).run();
}

/// Every value of every option at every number of seats, but not every combination: there are 360. Long matches are
/// played with the other options at their defaults, and the first dealer is given in short ones only.
fn few(seats: u8, options: &Value) -> bool {
    let usual = options["players_at_target"] == 1 && options["individual_only"] == false;
    match (options["first_dealer"].as_u64(), options["target"].as_u64()) {
        (None, Some(40)) => usual,
        (None, _) => usual || options["players_at_target"] == 1 || options["individual_only"] == false,
        (Some(dealer), Some(1)) => usual || dealer + 1 == u64::from(seats),
        (Some(_), _) => false,
    }
}

/// §1: no card is made or lost; §9: what a seat knows of its partner's hand, and everybody of a junior's, is there.
fn census(game: &Zoff) {
    let position = game.position();
    let everything = game.view(Viewer::Everything);
    let has_cards = !matches!(everything.phase, Phase::ChooseDealer | Phase::Deal | Phase::Over);
    for card in Card::ALL {
        let in_hands = position.hands.iter().map(|hand| hand.count(card)).sum::<u8>();
        let elsewhere = position.trick.count(card) + position.discards.count(card) + everything.gone.count(card);
        assert_eq!(in_hands + elsewhere, if has_cards { card.copies(game.seats()) } else { 0 }, "{card:?}");
    }
    // §7: how long a match with the usual options can last.
    let usual = position.target == 19 && position.players_at_target == 1 && !position.individual_only;
    assert!(!usual || position.seats != 4 || position.round <= 6, "round {} of four", position.round);
    assert!(!usual || position.seats != 3 || position.round <= 28, "round {} of three", position.round);
    let captured = position.captured.iter().map(|pile| pile.cards).sum::<u8>();
    assert_eq!(captured, everything.gone.len());
    for (seat, known) in position.known.iter().enumerate() {
        let partner = everything.pairs.iter().find_map(|pair| match pair.map(Seat::index) {
            [senior, junior] if senior == seat => Some(junior),
            [senior, junior] if junior == seat => Some(senior),
            _ => None,
        });
        let held = partner.map_or(Cards::NONE, |partner| position.hands[partner]);
        assert!(held.contains(*known), "seat {seat} knows {known} in {held}");
        assert!(position.hands[seat].contains(position.shown[seat]));
    }
    if game.turn() == Turn::Over {
        let best = everything.places[0];
        assert!(everything.totals[best.index()] >= i32::from(everything.target));
        assert_eq!(game.standing().ranks[best], 1);
    }
}

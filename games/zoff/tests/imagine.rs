//! §9, R29: what a viewer imagines is drawn from all it knows, and from nothing else.

use std::collections::BTreeMap;

use crate::spots::{Spot, cards, fresh, pairs, plays, spot};
use kernel::{AnyMatch, Choices, Game, Luck, QuickLuck, Seat, Silent, Turn, Viewer};
use serde_json::{Value, json};
use zoff::{Action, Card, Cards, Event, Zoff};

const DREAMS: u64 = 30_000;

/// All that is hidden, as text.
fn hidden(game: &Zoff) -> String {
    let position = game.position();
    let hands: Vec<String> = position.hands.iter().map(ToString::to_string).collect();
    format!("{} x{}", hands.join("/"), position.discards)
}

/// Asserts that `viewer` imagines every way to put `loose` cards into the free places, each as often as there are ways to do it
/// with cards that one can tell apart. `fixed` are the cards of each hand, and at last of the discards, that are known; `sizes` is
/// how many there are in each.
fn check_uniform(game: &Zoff, viewer: Viewer, loose: &str, fixed: &[&str], sizes: &[u8]) {
    let loose: Vec<Card> = cards(loose).singles().collect();
    let mut ways: BTreeMap<String, u64> = BTreeMap::new();
    let mut places: Vec<Cards> = fixed.iter().map(|known| cards(known)).collect();
    deal_all(&loose, &mut places, sizes, &mut |places| {
        let hands: Vec<String> = places[..places.len() - 1].iter().map(ToString::to_string).collect();
        *ways.entry(format!("{} x{}", hands.join("/"), places[places.len() - 1])).or_default() += 1;
    });
    check_ways(game, viewer, &ways, hidden);
}

/// Asserts that `viewer` imagines each of these ways as often as its weight says; `name` is which of them a game is.
fn check_ways(game: &Zoff, viewer: Viewer, ways: &BTreeMap<String, u64>, name: impl Fn(&Zoff) -> String) {
    let all: u64 = ways.values().sum();
    assert!(ways.len() > 1, "there should be something to imagine: {ways:?}");
    assert!(ways.contains_key(&name(game)), "the truth {} is not among {ways:?}", name(game));
    let mut dreams: BTreeMap<String, u64> = BTreeMap::new();
    for seed in 0..DREAMS {
        *dreams.entry(name(&game.imagine(viewer, &mut QuickLuck::new(seed, 77)))).or_default() += 1;
    }
    for dream in dreams.keys() {
        assert!(ways.contains_key(dream), "{viewer:?} cannot imagine {dream}");
    }
    // Pearson's test; the spread of chi squared around its mean is the square root of twice the mean.
    let mut chi = 0.0;
    for (way, &weight) in ways {
        let expected = DREAMS as f64 * weight as f64 / all as f64;
        assert!(expected > 5.0, "too few dreams to tell");
        let met = dreams.get(way).copied().unwrap_or(0) as f64;
        chi += (met - expected).powi(2) / expected;
    }
    let freedom = (ways.len() - 1) as f64;
    assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt(), "{viewer:?}: chi squared is {chi} for {freedom}");
}

/// Every way to deal cards that one can tell apart.
fn deal_all(loose: &[Card], places: &mut [Cards], sizes: &[u8], done: &mut impl FnMut(&[Cards])) {
    let Some((&card, rest)) = loose.split_first() else {
        return done(places);
    };
    for at in 0..places.len() {
        if places[at].len() < sizes[at] {
            let before = places[at];
            places[at] = before.and(card.into());
            deal_all(rest, places, sizes, done);
            places[at] = before;
        }
    }
}

#[test]
fn a_round_without_pairs() {
    let game = spot(&["W+E", "2M", "M+H", "L"]).load();
    check_uniform(&game, Viewer::Seat(Seat(0)), "3M+H+L", &["W+E", "", "", "", ""], &[2, 2, 2, 1, 0]);
    check_uniform(&game, Viewer::Seat(Seat(3)), "W+E+3M+H", &["", "", "", "L", ""], &[2, 2, 2, 1, 0]);
    check_uniform(&game, Viewer::Spectator, "W+E+3M+H+L", &["", "", "", "", ""], &[2, 2, 2, 1, 0]);
}

/// Seat 0 gave a mouse to seat 2 and got a lion back; seat 2 has shown its two mice in vain.
#[test]
fn partners_know_what_they_gave_and_everybody_what_was_shown() {
    let game = pairs(&["L+W", "H+W", "2M+E", "2H"])
        .with("known", json!(["M", "", "L", ""]))
        .with("shown", json!(["", "", "2M", ""]))
        .load();
    check_uniform(&game, Viewer::Seat(Seat(0)), "H+W+E+2H", &["L+W", "", "2M", "", ""], &[2, 2, 3, 2, 0]);
    check_uniform(&game, Viewer::Seat(Seat(2)), "W+H+W+2H", &["L", "", "2M+E", "", ""], &[2, 2, 3, 2, 0]);
    check_uniform(&game, Viewer::Seat(Seat(1)), "L+W+E+2H", &["", "H+W", "2M", "", ""], &[2, 2, 3, 2, 0]);
}

#[test]
fn only_the_lone_player_knows_the_discards() {
    let game = pairs(&["W", "M", "E", "2M", "H"]).with("discards", json!("L+H")).load();
    let sizes = [1, 1, 1, 2, 1, 2];
    check_uniform(&game, Viewer::Seat(Seat(2)), "W+M+2M+H", &["", "", "E", "", "", "L+H"], &sizes);
    check_uniform(&game, Viewer::Seat(Seat(3)), "W+M+E+H+L+H", &["", "", "", "2M", "", ""], &sizes);
}

/// R29: a mouse that is known is one certain mouse, and the two others are as likely in any place that is left. So seat 2 has a
/// second one in one case of two; if all that were known was that it has a mouse, it would be in one of three.
#[test]
fn r29_a_known_card_says_nothing_of_others_like_it() {
    let table = pairs(&["L", "M+H", "M+E", "M"]);
    let shown = table.clone().with("shown", json!(["", "", "M", ""])).load();
    let given = table.clone().with("known", json!(["M", "", "", ""])).load();
    // Given and then shown: it may be the same, so it counts once.
    let both = table.with("known", json!(["M", "", "", ""])).with("shown", json!(["", "", "M", ""])).load();
    for game in [&shown, &given, &both] {
        check_uniform(game, Viewer::Seat(Seat(0)), "2M+H+E", &["L", "", "M", "", ""], &[1, 2, 2, 1, 0]);
    }
    check_uniform(&shown, Viewer::Seat(Seat(1)), "L+M+E", &["", "M+H", "M", "", ""], &[1, 2, 2, 1, 0]);
    check_uniform(&given, Viewer::Seat(Seat(1)), "L+2M+E", &["", "M+H", "", "", ""], &[1, 2, 2, 1, 0]);
}

/// Round 2 before or in the middle of the exchange.
fn exchange(hands: &[&str], phase: &str) -> Spot {
    pairs(hands).with("phase", json!(phase)).with("to_move", json!(null)).with("out", json!([]))
}

/// D2, D4: nothing is known of any other hand.
#[test]
fn before_anything_is_given() {
    let game = exchange(&["W", "E", "2M", "M+H"], "give").load();
    let sizes = [1, 1, 2, 2, 0];
    check_uniform(&game, Viewer::Seat(Seat(0)), "E+3M+H", &["W", "", "", "", ""], &sizes);
    check_uniform(&game, Viewer::Seat(Seat(2)), "W+E+M+H", &["", "", "2M", "", ""], &sizes);
    check_uniform(&game, Viewer::Spectator, "W+E+3M+H", &["", "", "", "", ""], &sizes);
    let five = exchange(&["W", "E", "2M+L", "M+H", "2H"], "give").load();
    check_uniform(&five, Viewer::Seat(Seat(2)), "W+E+M+3H", &["", "", "2M+L", "", "", ""], &[1, 1, 3, 2, 2, 0]);
}

/// D3: a junior knows two cards of its senior; what the other junior gave may be any two of the other senior's.
#[test]
fn while_the_seniors_give_back() {
    let game = exchange(&["W+2M", "E+M+H", "F", "L"], "give_back").with("known", json!(["", "", "2M", "E+H"])).load();
    let sizes = [3, 3, 1, 1, 0];
    check_uniform(&game, Viewer::Seat(Seat(2)), "W+E+M+H+L", &["2M", "", "F", "", ""], &sizes);
    check_uniform(&game, Viewer::Seat(Seat(0)), "E+M+H+F+L", &["W+2M", "", "", "", ""], &sizes);
    // Every two of the three cards of seat 1, whatever they are, are as likely to have been given.
    let mut ways = BTreeMap::new();
    let loose: Vec<Card> = cards("W+E+M+H+L").singles().collect();
    deal_all(&loose, &mut [cards("2M"), Cards::NONE, cards("F"), Cards::NONE], &sizes, &mut |hands| {
        for kept in hands[1].singles() {
            let given = hands[1].less(kept.into());
            *ways.entry(format!("{} gave {given}", hands[1])).or_default() += 1;
        }
    });
    let gifts = |game: &Zoff| {
        let position = game.position();
        format!("{} gave {}", position.hands[1], position.known[3])
    };
    check_ways(&game, Viewer::Seat(Seat(2)), &ways, gifts);
}

/// Discards that only the lone player knows, beside a card that was given and one that was shown.
#[test]
fn discards_beside_known_cards() {
    let game = pairs(&["W", "M", "E", "2M", "H"])
        .with("discards", json!("H+M"))
        .with("known", json!(["M", "", "", "", ""]))
        .with("shown", json!(["", "", "", "", "H"]))
        .load();
    let sizes = [1, 1, 1, 2, 1, 2];
    check_uniform(&game, Viewer::Seat(Seat(0)), "M+E+M+H+M", &["W", "", "", "M", "H", ""], &sizes);
    check_uniform(&game, Viewer::Seat(Seat(2)), "W+M+2M", &["", "", "E", "", "H", "H+M"], &sizes);
    check_uniform(&game, Viewer::Spectator, "W+M+E+2M+H+M", &["", "", "", "", "H", ""], &sizes);
}

/// R5: whoever passes on lead has the joker.
#[test]
fn a_pass_on_lead_tells_where_the_joker_is() {
    let mut game = spot(&["j", "2M", "M+H", "L"]).load();
    check_uniform(&game, Viewer::Seat(Seat(3)), "j+3M+H", &["", "", "", "L", ""], &[1, 2, 2, 1, 0]);
    plays(&mut game, "pass");
    check_uniform(&game, Viewer::Seat(Seat(3)), "3M+H", &["j", "", "", "L", ""], &[1, 2, 2, 1, 0]);
}

// ---------------------------------------------------------------- Over whole matches

/// What one viewer has been told of the hands, counted by itself from the events.
struct Notes {
    viewer: Viewer,
    /// At least these are in each hand.
    given: Vec<Cards>,
    shown: Vec<Cards>,
    /// Everything that was played.
    played: Cards,
}

impl Notes {
    fn new(viewer: Viewer, seats: u8) -> Notes {
        let none = vec![Cards::NONE; usize::from(seats)];
        Notes { viewer, given: none.clone(), shown: none, played: Cards::NONE }
    }

    fn leaves(&mut self, seat: Seat, gone: Cards) {
        self.given[seat.index()] = self.given[seat.index()].less(gone);
        self.shown[seat.index()] = self.shown[seat.index()].less(gone);
    }

    fn hear(&mut self, event: &Event, last_shown: &mut Cards) {
        match *event {
            Event::Dealt { .. } => *self = Notes::new(self.viewer, self.given.len() as u8),
            Event::Gave { seat, partner_seat, cards } => {
                self.given[seat.index()] = self.given[seat.index()].less(cards);
                if self.viewer == Viewer::Seat(seat) {
                    self.given[partner_seat.index()] = self.given[partner_seat.index()].and(cards);
                }
            }
            Event::Showed { seat, cards, .. } => {
                *last_shown = cards;
                self.shown[seat.index()] = self.shown[seat.index()].or(cards);
            }
            Event::Completed { seat, partner_seat, cards } => {
                self.leaves(seat, cards);
                self.leaves(partner_seat, *last_shown);
                self.played = self.played.and(cards).and(*last_shown);
                // The combination follows as an event of its own.
                *last_shown = Cards::of(Card::Joker, 15);
            }
            Event::Led { seat, cards, .. } | Event::Beat { seat, cards, .. } => {
                if *last_shown == Cards::of(Card::Joker, 15) {
                    *last_shown = Cards::NONE;
                } else {
                    self.leaves(seat, cards);
                    self.played = self.played.and(cards);
                }
            }
            Event::JokerOnly { seat } => self.shown[seat.index()] = self.shown[seat.index()].or(Card::Joker.into()),
            _ => {}
        }
    }

    /// Asserts that an imagined game is possible for all the viewer was told.
    fn check(&self, game: &Zoff, imagined: &Zoff) {
        let (truth, dream) = (game.position(), imagined.position());
        for seat in 0..truth.hands.len() {
            let hand = dream.hands[seat];
            assert_eq!(hand.len(), truth.hands[seat].len(), "the size of hand {seat}");
            if self.viewer == Viewer::Seat(Seat(seat as u8)) {
                assert_eq!(hand, truth.hands[seat], "the own hand");
            } else {
                let sure = self.given[seat].or(self.shown[seat]);
                assert!(hand.contains(sure), "{:?} knows {sure} in hand {seat}, not {hand}", self.viewer);
                assert_eq!(game.view(self.viewer).certain[seat], sure, "what {:?} knows of hand {seat}", self.viewer);
            }
        }
        let all = dream.hands.iter().fold(self.played.and(dream.discards), |all, &hand| all.and(hand));
        assert_eq!(all.len(), Card::ALL.iter().map(|card| card.copies(truth.seats)).sum::<u8>());
        assert!(Card::ALL.iter().all(|&card| all.count(card) == card.copies(truth.seats)));
    }
}

#[test]
fn what_is_imagined_fits_all_that_was_told() {
    for seats in 3..=7 {
        for seed in 0..6 {
            match_with_notes(seats, seed, &json!({ "first_dealer": 0, "target": 25 }));
        }
    }
}

fn match_with_notes(seats: u8, seed: u64, options: &Value) {
    let mut game = fresh(seats, options);
    let mut luck = QuickLuck::new(seed, u64::from(seats));
    let mut notes: Vec<(Notes, Cards)> =
        Viewer::all(seats).map(|viewer| (Notes::new(viewer, seats), Cards::NONE)).collect();
    while game.turn() != Turn::Over {
        let mut events = Vec::new();
        let pick = |game: &Zoff, seat: Seat, luck: &mut QuickLuck| -> Action {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            legal[luck.below(legal.len() as u32) as usize]
        };
        match game.turn() {
            Turn::Chance => game.settle(&game.draw(&mut luck), &mut events),
            Turn::Seat(seat) => {
                let action = pick(&game, seat, &mut luck);
                game.play(seat, action, &mut events);
            }
            Turn::Together(seats) => {
                let mut choices = Choices::NONE;
                seats.iter().for_each(|seat| choices.set(seat, Some(pick(&game, seat, &mut luck))));
                game.resolve(&choices, &mut events);
            }
            Turn::Over => {}
        }
        for (notes, last_shown) in &mut notes {
            let viewer = notes.viewer;
            for event in events.iter().filter_map(|event| Zoff::seen(event, viewer)) {
                notes.hear(&event, last_shown);
            }
            if !matches!(game.turn(), Turn::Chance | Turn::Over) {
                notes.check(&game, &game.imagine(notes.viewer, &mut luck));
            }
        }
    }
}

/// Luck is asked the same however the hidden cards lie.
#[test]
fn imagining_needs_no_more_than_the_view() {
    let one = pairs(&["L+W", "H+W", "2M+E", "2H"]).load();
    let other = pairs(&["L+W", "2H", "M+E+W", "H+M"]).load();
    for seed in 0..50 {
        let dream = |game: &Zoff| game.imagine(Viewer::Seat(Seat(0)), &mut QuickLuck::new(seed, 0));
        assert_eq!(dream(&one), dream(&other));
    }
    let mut silent = one.clone();
    silent.play(Seat(0), "W".parse().unwrap(), &mut Silent);
    assert_ne!(silent, one);
}

/// §9: whether the lone player discarded a single lion, which counts for nothing, is not remembered after the round.
#[test]
fn a_lion_that_did_not_count_stays_a_secret() {
    let after_round = |hand: &str, discards: &str| {
        let mut game = pairs(&["W", hand, "", "", ""]).with("discards", json!(discards)).load();
        plays(&mut game, "W");
        game.imagine(Viewer::Spectator, &mut QuickLuck::new(0, 0))
    };
    assert_eq!(after_round("2F", "L"), after_round("F+L", "F"));
    assert_ne!(after_round("2F", "2L"), after_round("2L", "2F"), "two lions are points, which everybody sees");
}

/// What a choice does is told as far as it is certain: not what the discards of another will bring.
#[test]
fn a_preview_stops_where_discards_decide() {
    let json = pairs(&["W", "2F", "", "", ""]).with("discards", json!("H")).json();
    let table = kernel::load_match::<Zoff>(json).unwrap();
    let events = table.preview(Seat(0), "W", &mut QuickLuck::new(0, 0)).unwrap().list();
    let names: Vec<&str> = events.iter().map(|event| event["event"].as_str().unwrap()).collect();
    assert_eq!(names, ["led", "out", "last", "scored", "scored"], "seat 2 may have discarded a hedgehog or a fox");
}

//! What holds for any game at every number of seats and with every option, the census of this one (§1), and that
//! what is known of a hand is true (§9).

use kernel::{Choices, Game, Luck, QuickLuck, Seat, Setup, Turn, Viewer};
use serde_json::{Value, json};
use testkit::Conformance;
use zoff::testing::other_hands;
use zoff::{Action, Card, Cards, Event, Options, Phase, PileCounts, Zoff};

testkit::count_allocations!();

/// One run for each number of seats, so that each must have had twins that differ.
fn conforms(seats: u8) {
    let these = move |table: u8, options: &Value| table == seats && few(table, options);
    Conformance::<Zoff>::new().games(1).setups(these).census(census).vary(other_hands).run();
}

testkit::conforms_by_seats!(conforms: three_conform = 3, four_conform = 4, five_conform = 5, six_conform = 6, seven_conform = 7);

/// Not only first rounds have twins: some differ after an exchange, which must not tell them apart either.
#[test]
fn twins_differ_in_rounds_of_pairs() {
    let run = Conformance::<Zoff>::new().vary(other_hands);
    for seats in 4..=7 {
        let (mut in_pairs, mut played_on) = (0, 0);
        for number in 0..12 {
            for viewer in Viewer::all(seats) {
                let (one, other) = run.twins(seats, &json!({ "first_dealer": 0 }), viewer, number);
                let text = |entry| serde_json::to_string(entry).expect("an entry is JSON");
                let one: Vec<String> = one.entries.iter().map(text).collect();
                let other: Vec<String> = other.entries.iter().map(text).collect();
                let Some(first) = (0..one.len()).find(|&at| one[at] != other[at]) else { continue };
                let deals = one[..=first].iter().filter(|entry| entry.contains("deal:")).count();
                in_pairs += u32::from(deals >= 2);
                // The cards of the exchange and a few more.
                played_on += u32::from(deals >= 2 && one.len() > first + 2 * usize::from(seats));
            }
        }
        assert!(in_pairs >= 5 && played_on >= 3, "{seats} seats: {in_pairs} twins, {played_on} played on");
    }
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
    let mut missing = [0; 13];
    for card in Card::ALL {
        let in_hands = position.hands.iter().map(|hand| hand.count(card)).sum::<u8>();
        let placed = in_hands + position.trick.count(card) + position.discards.count(card);
        let all = if has_cards { card.copies(game.seats()) } else { 0 };
        assert!(placed <= all, "{placed} of {card:?}");
        missing[card as usize] = all - placed;
    }
    // Piles are counted as tricks are taken, and know nothing of hands: what is in no hand must be in them.
    let in_piles = |count: fn(&PileCounts) -> u8| position.captured.iter().map(count).sum::<u8>();
    assert_eq!(in_piles(|pile| pile.cards), missing.iter().sum::<u8>());
    assert_eq!(in_piles(|pile| pile.lions), missing[Card::Lion as usize]);
    assert_eq!(in_piles(|pile| pile.hedgehogs), missing[Card::Hedgehog as usize]);
    // §7: how long a match with the usual options can last.
    let usual = position.target == 19 && position.players_at_target == 1 && !position.individual_only;
    let longest = [28, 6, 5, 4, 4][usize::from(position.seats) - 3];
    assert!(!usual || position.round <= longest, "round {} of {}", position.round, position.seats);
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

// ---------------------------------------------------------------- Every card, followed by what is told

/// Where every card is, kept from events alone.
struct Ledger {
    hands: Vec<Cards>,
    trick: Cards,
    piles: Vec<Cards>,
    discards: Cards,
    /// §5.2: what the junior has laid open, and what the senior has added.
    shown: Cards,
    added: Option<(Seat, Cards)>,
}

impl Ledger {
    fn new(seats: u8) -> Ledger {
        let none = vec![Cards::NONE; usize::from(seats)];
        Ledger {
            hands: none.clone(),
            trick: Cards::NONE,
            piles: none,
            discards: Cards::NONE,
            shown: Cards::NONE,
            added: None,
        }
    }

    /// Cards leave a hand in which they are.
    fn take(&mut self, seat: Seat, cards: Cards) {
        let hand = &mut self.hands[seat.index()];
        assert!(hand.contains(cards), "seat {seat} has {hand}, not {cards}");
        *hand = hand.less(cards);
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Hand { seat, cards } => self.hands[seat.index()] = cards,
            Event::Gave { seat, partner_seat, cards } => {
                self.take(seat, cards);
                self.hands[partner_seat.index()] = self.hands[partner_seat.index()].and(cards);
            }
            Event::Discarded { seat, cards, .. } => {
                self.take(seat, cards);
                self.discards = cards;
            }
            Event::Showed { cards, .. } => self.shown = cards,
            Event::Completed { seat, cards, .. } => self.added = Some((seat, cards)),
            Event::Led { seat, cards, .. } | Event::Beat { seat, cards, .. } => {
                match self.added.take() {
                    Some((senior, added)) => {
                        assert_eq!(added.and(self.shown), cards, "what was shown and added is played");
                        self.take(senior, added);
                        self.take(seat, self.shown);
                    }
                    None => self.take(seat, cards),
                }
                self.trick = self.trick.and(cards);
            }
            Event::Took { seat, count, lions, hedgehogs } => {
                let trick = std::mem::take(&mut self.trick);
                let expected = (trick.len(), trick.count(Card::Lion), trick.count(Card::Hedgehog));
                assert_eq!((count, lions, hedgehogs), expected);
                self.piles[seat.index()] = self.piles[seat.index()].and(trick);
            }
            // §5.4: what was still in a hand or in the trick is nobody's.
            Event::Scored { .. } => *self = Ledger::new(self.hands.len() as u8),
            _ => {}
        }
    }

    fn check(&self, game: &Zoff) {
        let position = game.position();
        assert_eq!(position.hands, self.hands);
        assert_eq!((position.trick, position.discards), (self.trick, self.discards));
        for (pile, counts) in self.piles.iter().zip(position.captured) {
            let expected = (pile.len(), pile.count(Card::Lion), pile.count(Card::Hedgehog));
            assert_eq!((counts.cards, counts.lions, counts.hedgehogs), expected);
        }
        let piles = self.piles.iter().fold(Cards::NONE, |all, &pile| all.and(pile));
        assert_eq!(game.view(Viewer::Spectator).gone, piles);
        let all = self.hands.iter().fold(piles.and(self.trick).and(self.discards), |all, &hand| all.and(hand));
        let has_cards = matches!(game.turn(), Turn::Seat(_) | Turn::Together(_));
        for card in Card::ALL {
            assert_eq!(all.count(card), if has_cards { card.copies(game.seats()) } else { 0 }, "{card:?}");
        }
    }
}

/// §1: no card is made or lost, and each is where it was told to be.
#[test]
fn every_card_is_where_it_was_told_to_be() {
    for seats in 3..=7 {
        let (mut shows, mut discards) = (0, 0);
        for number in 0..25 {
            let setup = Setup { options: Options::default(), seats, rules_version: 1 };
            let mut game = Zoff::new(&setup).expect("a setup");
            let mut luck = QuickLuck::new(number, u64::from(seats));
            let mut ledger = Ledger::new(seats);
            while game.turn() != Turn::Over {
                let events = go_on(&mut game, &mut luck);
                shows += events.iter().filter(|event| matches!(event, Event::Completed { .. })).count();
                discards += events.iter().filter(|event| matches!(event, Event::Discarded { count: 1.., .. })).count();
                events.iter().for_each(|event| ledger.hear(event));
                ledger.check(&game);
            }
        }
        assert!(seats == 3 || shows >= 20, "{seats} seats: {shows} shows were completed");
        assert!(seats % 2 == 0 || seats == 3 || discards >= 20, "{seats} seats: discards {discards} times");
    }
}

/// One turn, at random.
fn go_on(game: &mut Zoff, luck: &mut QuickLuck) -> Vec<Event> {
    let mut events = Vec::new();
    let choose = |game: &Zoff, seat: Seat, luck: &mut QuickLuck| -> Action {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        legal[luck.below(legal.len() as u32) as usize]
    };
    match game.turn() {
        Turn::Chance => game.settle(&game.draw(luck), &mut events),
        Turn::Seat(seat) => {
            let action = choose(game, seat, luck);
            game.play(seat, action, &mut events);
        }
        Turn::Together(seats) => {
            let mut choices = Choices::NONE;
            seats.iter().for_each(|seat| choices.set(seat, Some(choose(game, seat, luck))));
            game.resolve(&choices, &mut events);
        }
        Turn::Over => {}
    }
    events
}

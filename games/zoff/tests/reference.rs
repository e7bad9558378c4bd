//! The crate against a second implementation (`reference/second.rs`), which was written from `RULES.md`: seeded random
//! matches at every number of seats, compared at every decision.

pub(crate) mod second;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Choices, First, Game, Luck, QuickLuck, Seat, Setup, Silent, Turn, Viewer, shuffle};
use second::{Points, Reference, Step, deck, read, text};
use serde_json::json;
use zoff::{Action, Draw, Event, Options, SeatScore, Zoff};

/// How often each thing has come about that a test of this kind must not miss.
type Seen = BTreeMap<&'static str, u32>;

#[test]
fn three_seats() {
    compare(3, 100, &[]);
}

#[test]
fn four_seats() {
    compare(4, 100, &["completed", "declined"]);
}

#[test]
fn five_seats() {
    compare(5, 100, &["completed", "declined", "discarded"]);
}

#[test]
fn six_seats() {
    compare(6, 80, &["completed", "declined"]);
}

#[test]
fn seven_seats() {
    compare(7, 80, &["completed", "declined", "discarded"]);
}

/// R30: matches so long that the first rounds are only in the totals, in pairs and without. Everybody begins far below nothing.
#[test]
fn long_matches() {
    for (seats, remembered) in [(3, 32), (4, 21), (5, 16), (6, 12), (7, 10)] {
        for number in 0..2 {
            let duel = Duel::from_below(seats, -150, number).play(&mut Seen::new());
            assert!(duel.reference.points.len() > remembered, "{seats} seats: the match is too short");
            assert_eq!(duel.game.standing().detail.rounds().count(), remembered, "{seats} seats");
        }
    }
}

/// R4, R22: hands so small that partners are often out at once, which a match from its beginning hardly ever comes to.
#[test]
fn few_cards() {
    for seats in 4..=7 {
        let mut seen = Seen::new();
        for number in 0..300 {
            Duel::with_few_cards(seats, number).play(&mut seen);
        }
        let times = seen.get("both out at once").copied().unwrap_or(0);
        assert!(times >= 3, "{seats} seats: {seen:#?}");
    }
}

fn compare(seats: u8, matches: u64, wanted: &[&str]) {
    let mut seen = Seen::new();
    for number in 0..matches {
        let options = Options {
            target: [19, 19, 19, 7, 30][number as usize % 5],
            players_at_target: if number % 4 == 3 { 2 } else { 1 },
            individual_only: number % 7 == 6,
            first_dealer: First::Given(Seat((number % u64::from(seats)) as u8)),
        };
        Duel::new(&options, seats, number).play(&mut seen);
    }
    for what in ["out", "took", "R5: only the joker", "taken from a player who is out"].iter().chain(wanted) {
        assert!(seen.get(what).is_some_and(|&times| times >= 3), "{what} came about too seldom: {seen:#?}");
    }
}

/// One match, twice.
struct Duel {
    game: Zoff,
    reference: Reference,
    luck: QuickLuck,
    /// Of how many choices that are not `pass` one is made before one passes.
    eager: u32,
    /// Whether everybody keeps the joker as long as they can.
    keeps_joker: bool,
    /// The choices so far, for whoever reads a failure.
    line: Vec<String>,
    /// The round that was played first, and the total everybody had before it.
    began: (u16, i32),
    /// The last round that is played, if the match does not end before.
    until: u32,
}

impl Duel {
    /// A match that is in round 2 already.
    fn from_below(seats: u8, total: i32, number: u64) -> Duel {
        let options = Options { first_dealer: First::Given(Seat(0)), ..Options::default() };
        let mut duel = Duel::new(&options, seats, number);
        let places: Vec<u8> = (0..seats).collect();
        let position = json!({
            "seats": seats, "first_dealer": 0, "round": 2, "phase": "deal", "dealer": 0, "places": places,
            "totals": vec![total; seats.into()],
        });
        duel.game = Zoff::load(serde_json::from_value(position).expect("a position")).expect("it loads");
        duel.reference.round = 2;
        duel.reference.standings = (0..seats.into()).collect();
        duel.reference.totals = vec![total; seats.into()];
        Duel { began: (2, total), ..duel }
    }

    /// The end of a round of pairs: one or two cards in each hand, all others in the pile of the last seat.
    fn with_few_cards(seats: u8, number: u64) -> Duel {
        let mut duel = Duel::from_below(seats, 0, number);
        let mut deck = deck(seats.into());
        shuffle(&mut deck, &mut duel.luck);
        // Few kinds, so that they go together.
        deck.sort_by_key(|&card| !"FHMj".contains(card));
        let reference = &mut duel.reference;
        for hand in &mut reference.hands {
            let size = 1 + duel.luck.below(2) as usize;
            *hand = read(&text(&deck.drain(..size).collect::<Vec<_>>()));
        }
        let count = |card| deck.iter().filter(|&&left| left == card).count();
        let mut captured = vec![json!({}); seats.into()];
        captured[usize::from(seats) - 1] = json!({ "cards": deck.len(), "lions": count('L'), "hedgehogs": count('H') });
        reference.piles[usize::from(seats) - 1] = deck;
        reference.step = Step::Lead(usize::from(seats) - 2);
        let position = json!({
            "seats": seats, "first_dealer": 0, "round": 2, "phase": "lead", "to_move": seats - 2, "dealer": 0,
            "places": reference.standings, "hands": reference.hands.iter().map(|hand| text(hand)).collect::<Vec<_>>(),
            "captured": captured,
        });
        duel.game = Zoff::load(serde_json::from_value(position).expect("a position")).expect("it loads");
        Duel { until: 2, ..duel }
    }

    fn new(options: &Options, seats: u8, number: u64) -> Duel {
        let First::Given(dealer) = options.first_dealer else { panic!("given") };
        let (target, needed) = (i32::from(options.target), usize::from(options.players_at_target));
        Duel {
            game: Zoff::new(&Setup { options: options.clone(), seats, rules_version: 1 }).expect("a setup"),
            reference: Reference::new(seats.into(), target, needed, options.individual_only, dealer.index()),
            luck: QuickLuck::new(number, u64::from(seats)),
            eager: (number % 3) as u32 * 2,
            keeps_joker: number % 2 == 1,
            line: Vec::new(),
            began: (1, 0),
            until: u32::MAX,
        }
    }

    fn play(mut self, seen: &mut Seen) -> Duel {
        while self.reference.round <= self.until {
            self.compare();
            let mut events = Vec::new();
            let owner = self.game.view(Viewer::Spectator).table.map(|table| table.seat);
            match self.game.turn() {
                Turn::Over => break,
                Turn::Chance => self.deal(),
                Turn::Seat(seat) => {
                    let choice = self.choose(seat);
                    self.game.play(seat, choice, &mut events);
                    self.reference.play(&choice.to_string());
                    self.line.push(choice.to_string());
                }
                Turn::Together(seats) => {
                    let mut choices = Choices::NONE;
                    seats.iter().for_each(|seat| choices.set(seat, Some(self.choose(seat))));
                    let texts: Vec<_> =
                        choices.iter().map(|(seat, choice)| (seat.index(), choice.to_string())).collect();
                    self.game.resolve(&choices, &mut events);
                    self.reference.choose(&texts);
                    self.line.push(format!("{texts:?}"));
                }
            }
            note(&events, owner, seen);
            self.compare_scores(&events);
        }
        self.compare_end();
        self
    }

    /// What is told of a round's points, by where they come from.
    fn compare_scores(&self, events: &[Event]) {
        for event in events {
            let &Event::Scored { seat, points, place, partner, lone, lions, hedgehog, total, .. } = event else {
                continue;
            };
            let expected = self.reference.points.last().expect("a round is over")[seat.index()];
            assert_eq!([place, partner, lone, lions, hedgehog], parts(&expected), "{}", self.line.join(" "));
            assert_eq!((points, total), (expected.sum(), self.reference.totals[seat.index()]));
        }
    }

    /// Every round is broken down again, as far as it is remembered; the others are in what came earlier.
    fn compare_end(&self) {
        let standing = self.game.standing();
        assert_eq!(standing.ranks[Seat(self.reference.standings[0] as u8)], 1);
        let forgotten = self.reference.points.len() - standing.detail.rounds().count();
        let mut totals: Vec<i32> = vec![self.began.1; self.reference.seats];
        for (number, round) in (self.began.0..).zip(&self.reference.points) {
            if usize::from(number - self.began.0) == forgotten {
                assert_eq!(standing.detail.earlier().as_slice(), totals);
            }
            totals.iter_mut().zip(round).for_each(|(total, points)| *total += points.sum());
            let told = standing.detail.rounds().find(|told| told.round == number);
            assert_eq!(told.is_some(), usize::from(number - self.began.0) >= forgotten, "round {number}");
            for (seat, score) in told.iter().flat_map(|told| told.seats.iter()) {
                let SeatScore { place, partner, points, total, .. } = *score;
                let expected = round[seat.index()];
                let own = [
                    score.place_points,
                    score.partner_points,
                    score.lone_points,
                    score.lion_points,
                    score.hedgehog_points,
                ];
                assert_eq!(own, parts(&expected), "round {number}, seat {seat}");
                assert_eq!((usize::from(place), partner.map(Seat::index)), (expected.out_as, expected.with));
                assert_eq!((points, total), (expected.sum(), totals[seat.index()]), "round {number}, seat {seat}");
            }
        }
        assert_eq!(standing.scores.as_slice(), totals);
    }

    fn deal(&mut self) {
        let draw = self.game.draw(&mut self.luck);
        let Draw::Deal(deal) = draw else { panic!("{draw} is no deal") };
        let hands: Vec<_> = deal.hands().iter().map(|hand| read(&hand.to_string())).collect();
        self.game.settle(&draw, &mut Silent);
        self.reference.deal(&hands);
        self.line.push(draw.to_string());
    }

    /// What is chosen; what may be is compared.
    fn choose(&mut self, seat: Seat) -> Action {
        let mut listed = Vec::new();
        self.game.legal(seat, &mut listed);
        let texts: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), listed.len(), "{}", self.line.join(" "));
        assert_eq!(texts, self.reference.legal(seat.index()), "seat {seat} after {}", self.line.join(" "));
        if self.keeps_joker && listed.iter().any(|choice| !choice.to_string().contains('j')) {
            listed.retain(|choice| !choice.to_string().contains('j'));
        }
        if self.line.len().is_multiple_of(16) {
            for action in everything() {
                let allowed = self.game.check(seat, &action).is_ok();
                assert_eq!(allowed, texts.contains(&action.to_string()), "{action} after {}", self.line.join(" "));
            }
        }
        for _ in 0..self.eager {
            let choice = listed[self.luck.below(listed.len() as u32) as usize];
            if choice != Action::Pass && choice != Action::Decline {
                return choice;
            }
        }
        listed[self.luck.below(listed.len() as u32) as usize]
    }

    fn compare(&self) {
        let (game, reference) = (&self.game, &self.reference);
        let after = self.line.join(" ");
        let view = game.view(Viewer::Everything);
        let seats: Vec<usize> = view.to_move.iter().map(|seat| seat.index()).collect();
        assert_eq!(seats, reference.to_move(), "{after}");
        let phase = match &reference.step {
            Step::Deal => "deal",
            Step::Give => "give",
            Step::GiveBack => "give_back",
            Step::Lead(_) => "lead",
            Step::Answer(_) => "answer",
            Step::Reply { .. } => "reply",
            Step::Over => "over",
        };
        assert_eq!(game.phase(), phase, "{after}");
        assert_eq!(view.totals, reference.totals, "{after}");
        assert_eq!(u32::from(view.round), reference.round, "{after}");
        let dealer = (reference.step != Step::Over).then_some(reference.dealer);
        assert_eq!(view.dealer.map(Seat::index), dealer, "{after}");
        let position = game.position();
        let places: Vec<usize> = position.places.iter().map(|seat| seat.index()).collect();
        assert_eq!(places, reference.standings, "{after}");
        assert_eq!(view.out.iter().map(|seat| seat.index()).collect::<Vec<_>>(), reference.out, "{after}");
        for seat in 0..reference.seats {
            assert_eq!(position.hands[seat].to_string(), text(&reference.hands[seat]), "hand {seat} after {after}");
            let pile = &reference.piles[seat];
            let count = |card| pile.iter().filter(|&&held| held == card).count() as u8;
            let captured = view.captured[seat];
            let expected = (pile.len() as u8, count('L'), count('H'));
            assert_eq!((captured.cards, captured.lions, captured.hedgehogs), expected, "pile {seat} after {after}");
        }
        assert_eq!(position.discards.to_string(), text(&reference.discards), "{after}");
        let table = view.table.map(|table| (table.seat.index(), table.cards.to_string()));
        assert_eq!(table, reference.trick.last().map(|(seat, cards)| (*seat, text(cards))), "{after}");
        let trick: Vec<char> = reference.trick.iter().flat_map(|(_, cards)| cards.clone()).collect();
        assert_eq!(view.trick.to_string(), text(&trick), "{after}");
    }
}

/// Every action there is of cards that go together, whoever has them, and some of cards that do not.
fn everything() -> Vec<Action> {
    let mut sets: Vec<String> = Vec::new();
    for kind in "WECBLSFPHAMq".chars() {
        for count in 1..=5 {
            let own = if count == 1 { kind.to_string() } else { format!("{count}{kind}") };
            for more in ["", "+q", "+2q", "+j", "+q+j"].iter().filter(|more| kind != 'q' || !more.contains('q')) {
                sets.push(format!("{own}{more}"));
            }
        }
    }
    sets.extend(["j", "W+E", "L+H", "W+E+j"].map(str::to_owned));
    let signs = ["", "?", "+", ">", "x"];
    let texts = sets.iter().flat_map(|set| signs.iter().map(move |sign| format!("{sign}{set}")));
    texts.chain(["pass", "no", "x"].map(str::to_owned)).filter_map(|text| text.parse().ok()).collect()
}

/// Place, partner, alone, lions and hedgehog.
fn parts(points: &Points) -> [i32; 5] {
    [points.place, points.partner, points.lone, points.lions, points.hedgehog]
}

fn note(events: &[Event], owner: Option<Seat>, seen: &mut Seen) {
    let mut note = |what| *seen.entry(what).or_default() += 1;
    let outs = events.iter().filter(|event| matches!(event, Event::Out { .. })).count();
    if outs == 2 {
        note("both out at once");
    }
    for event in events {
        match event {
            Event::Out { .. } => note("out"),
            Event::Took { seat, .. } => {
                note("took");
                if owner != Some(*seat) {
                    note("taken from a player who is out");
                }
            }
            Event::JokerOnly { .. } => note("R5: only the joker"),
            Event::Completed { .. } => note("completed"),
            Event::Declined { .. } => note("declined"),
            Event::Discarded { count: 1.., .. } => note("discarded"),
            _ => {}
        }
    }
}

//! Positions for tests, with only what matters written down.
use kernel::{Choices, Game, Refusal, Seat, Setup, Turn, Viewer};
use serde_json::{Value, json};
use zoff::{Action, Card, Cards, Event, Options, Zoff};

/// Cards in any order.
pub(crate) fn cards(text: &str) -> Cards {
    let terms = text.split('+').filter(|term| !term.is_empty());
    let one = |term: &str| term.parse::<Cards>().unwrap_or_else(|_| panic!("{term:?} are no cards"));
    terms.fold(Cards::NONE, |all, term| all.and(one(term)))
}

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no action"))
}

/// A fresh match.
pub(crate) fn fresh(seats: u8, options: &Value) -> Zoff {
    let options: Options = Zoff::FACTS.read_options(options).expect("options");
    Zoff::new(&Setup { options, seats, rules_version: 1 }).expect("a setup")
}

/// A position under construction. Cards that are not mentioned have been captured by the last seat.
#[derive(Clone)]
pub(crate) struct Spot {
    json: Value,
    seats: u8,
}

/// Seat 0 is to lead in round 1; a seat without cards is out.
pub(crate) fn spot(hands: &[&str]) -> Spot {
    let seats = hands.len() as u8;
    let in_order: Vec<Cards> = hands.iter().map(|hand| cards(hand)).collect();
    let out: Vec<usize> = (0..hands.len()).filter(|&seat| hands[seat].is_empty()).collect();
    let json = json!({
        "seats": seats,
        "first_dealer": seats - 1,
        "round": 1,
        "phase": "lead",
        "to_move": 0,
        "dealer": seats - 1,
        "places": (0..seats).collect::<Vec<_>>(),
        "hands": in_order,
        "out": out,
    });
    Spot { json, seats }
}

/// The same in round 2. Seat 0 is in place 1, seat 1 in place 2 and so on, so that of four seats 2 and 3 are the juniors
/// of 0 and 1.
pub(crate) fn pairs(hands: &[&str]) -> Spot {
    spot(hands).with("round", json!(2)).with("dealer", json!(0))
}

impl Spot {
    pub(crate) fn with(mut self, name: &str, value: Value) -> Spot {
        self.json[name] = value;
        self
    }

    /// `seat` is to answer what `owner` has played.
    pub(crate) fn answer(self, table: &str, owner: u8, seat: u8) -> Spot {
        self.with("phase", json!("answer"))
            .with("table", json!(table))
            .with("trick", json!(table))
            .with("owner", json!(owner))
            .with("to_move", json!(seat))
    }

    /// `junior` of a table of four has shown these cards.
    pub(crate) fn asked(self, shown: &str, junior: u8) -> Spot {
        let mut all = vec![""; usize::from(self.seats)];
        all[usize::from(junior)] = shown;
        let senior = junior - self.seats.div_ceil(2);
        self.with("phase", json!("reply"))
            .with("asked", json!(shown))
            .with("shown", json!(all))
            .with("to_move", json!(senior))
    }

    pub(crate) fn json(mut self) -> Value {
        if self.json.get("captured").is_none() {
            self.json["captured"] = self.rest();
        }
        self.json
    }

    /// Whatever is nowhere else.
    fn rest(&self) -> Value {
        let mut rest: Vec<(Card, u8)> = Card::ALL.into_iter().map(|card| (card, card.copies(self.seats))).collect();
        let text = |value: &Value| cards(value.as_str().unwrap_or(""));
        let hands = self.json["hands"].as_array().expect("hands").iter().map(text);
        for set in hands.chain([text(&self.json["trick"]), text(&self.json["discards"])]) {
            for (card, count) in &mut rest {
                *count = count.checked_sub(set.count(*card)).unwrap_or_else(|| panic!("too many of {card:?}"));
            }
        }
        let count = |wanted: Card| rest.iter().find(|(card, _)| *card == wanted).expect("every card").1;
        let mut piles = vec![json!({}); usize::from(self.seats)];
        piles[usize::from(self.seats) - 1] = json!({
            "cards": rest.iter().map(|(_, count)| count).sum::<u8>(),
            "lions": count(Card::Lion),
            "hedgehogs": count(Card::Hedgehog),
        });
        Value::Array(piles)
    }

    #[track_caller]
    pub(crate) fn load(self) -> Zoff {
        let json = self.json();
        Zoff::load(serde_json::from_value(json.clone()).expect("a position"))
            .unwrap_or_else(|bad| panic!("{bad}: {json}"))
    }
}

pub(crate) fn to_move(game: &Zoff) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        turn => panic!("it is the turn of {turn:?}"),
    }
}

/// What the seat to move may do.
pub(crate) fn legal(game: &Zoff) -> Vec<String> {
    legal_of(game, to_move(game).0)
}

pub(crate) fn legal_of(game: &Zoff, seat: u8) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(Seat(seat), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Asserts what the seat to move may do, in any order.
#[track_caller]
pub(crate) fn check_legal(game: &Zoff, expected: &str) {
    let mut found = legal(game);
    let mut expected: Vec<String> = expected.split_whitespace().map(ToOwned::to_owned).collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
}

/// The code of the refusal, or `ok`.
#[track_caller]
pub(crate) fn check(game: &Zoff, text: &str, expected: &str) {
    check_of(game, to_move(game).0, text, expected);
}

#[track_caller]
pub(crate) fn check_of(game: &Zoff, seat: u8, text: &str, expected: &str) {
    let answer = game.check(Seat(seat), &action(text));
    let code = answer.as_ref().map_or_else(Refusal::code, |()| "ok");
    assert_eq!(code, expected, "seat {seat}: {text}");
    assert_eq!(legal_of(game, seat).contains(&text.to_owned()), expected == "ok", "{text} is listed");
}

/// The seat to move does this; answers what happened.
#[track_caller]
pub(crate) fn play(game: &mut Zoff, text: &str) -> Vec<Event> {
    check(game, text, "ok");
    let mut events = Vec::new();
    game.play(to_move(game), action(text), &mut events);
    events
}

/// Several decisions in turn.
#[track_caller]
pub(crate) fn plays(game: &mut Zoff, texts: &str) -> Vec<Event> {
    texts.split_whitespace().flat_map(|text| play(game, text)).collect()
}

/// All choose at once: `0 >W+E` for each seat.
#[track_caller]
pub(crate) fn together(game: &mut Zoff, chosen: &[(u8, &str)]) -> Vec<Event> {
    let mut choices = Choices::NONE;
    for (seat, text) in chosen {
        check_of(game, *seat, text, "ok");
        choices.set(Seat(*seat), Some(action(text)));
    }
    assert_eq!(game.turn(), Turn::Together(choices.seats()));
    let mut events = Vec::new();
    game.resolve(&choices, &mut events);
    events
}

/// A round that is about to end: its last combination is still to be led.
pub(crate) struct End {
    pub(crate) round: u16,
    /// The standings before.
    pub(crate) places: Vec<u8>,
    pub(crate) totals: Vec<i16>,
    /// All seats in the order of going out.
    pub(crate) out: Vec<u8>,
    pub(crate) lions: Vec<u8>,
    pub(crate) hedgehogs: Vec<u8>,
    /// Other fields of the position.
    pub(crate) more: Vec<(&'static str, Value)>,
}

impl End {
    pub(crate) fn new(round: u16, out: &[u8]) -> End {
        let seats = out.len();
        End {
            round,
            places: (0..seats as u8).collect(),
            totals: vec![0; seats],
            out: out.to_vec(),
            lions: vec![0; seats],
            hedgehogs: vec![0; seats],
            more: Vec::new(),
        }
    }

    /// The position before the end: whoever is last holds every lion and hedgehog that nobody captured.
    pub(crate) fn before(&self) -> Zoff {
        let seats = self.out.len();
        let discards = self.more.iter().find(|(name, _)| *name == "discards");
        let discards = cards(discards.map_or("", |(_, text)| text.as_str().expect("cards")));
        let rest =
            |card: Card, captured: &[u8]| card.copies(seats as u8) - captured.iter().sum::<u8>() - discards.count(card);
        let left = Cards::of(Card::Lion, rest(Card::Lion, &self.lions));
        let left = left.and(Cards::of(Card::Hedgehog, rest(Card::Hedgehog, &self.hedgehogs)));
        let left = left.and(Card::Mouse.into());
        let mut hands = vec![String::new(); seats];
        hands[usize::from(self.out[seats - 2])] = "W".to_owned();
        hands[usize::from(self.out[seats - 1])] = left.to_string();
        let deck: u8 = Card::ALL.iter().map(|card| card.copies(seats as u8)).sum();
        let prizes: u8 = self.lions.iter().chain(&self.hedgehogs).sum();
        let pile = |seat: usize| {
            let (lions, hedgehogs) = (self.lions[seat], self.hedgehogs[seat]);
            let others = if seat == 0 { deck - prizes - 1 - left.len() - discards.len() } else { 0 };
            json!({ "cards": lions + hedgehogs + others, "lions": lions, "hedgehogs": hedgehogs })
        };
        let mut json = json!({
            "seats": seats,
            "round": self.round,
            "phase": "lead",
            "to_move": self.out[seats - 2],
            "dealer": self.places[0],
            "places": self.places,
            "totals": self.totals,
            "hands": hands,
            "captured": (0..seats).map(pile).collect::<Vec<_>>(),
            "out": self.out[..seats - 2],
        });
        for (name, value) in &self.more {
            json[*name] = value.clone();
        }
        Zoff::load(serde_json::from_value(json.clone()).expect("a position"))
            .unwrap_or_else(|bad| panic!("{bad}: {json}"))
    }

    /// The match after the last combination, and what happened.
    pub(crate) fn after(&self) -> (Zoff, Vec<Event>) {
        let mut game = self.before();
        let events = play(&mut game, "W");
        (game, events)
    }
}

/// Each seat's points in the last round.
pub(crate) fn points(events: &[Event]) -> Vec<i32> {
    let scored = |event: &Event| match event {
        Event::Scored { points, .. } => Some(*points),
        _ => None,
    };
    events.iter().filter_map(scored).collect()
}

pub(crate) fn places(game: &Zoff) -> Vec<u8> {
    game.view(Viewer::Everything).places.iter().map(|seat| seat.0).collect()
}

pub(crate) fn hand(game: &Zoff, seat: u8) -> String {
    game.position().hands[usize::from(seat)].to_string()
}

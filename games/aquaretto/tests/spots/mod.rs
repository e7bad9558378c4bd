//! Positions for tests, with only what matters written down.
use aquaretto::{Action, Aquaretto, Draw, Event, Options, Species, Tile};
use kernel::{Game, Refusal, Seat, Setup, Turn, Viewer};
use serde_json::{Value, json};

/// A fresh match.
pub(crate) fn fresh(seats: u8, options: &Value) -> Aquaretto {
    let options: Options = Aquaretto::FACTS.read_options(options).expect("options");
    Aquaretto::new(&Setup { options, seats, rules_version: 1 }).expect("a setup")
}

/// A position under construction.
#[derive(Clone)]
pub(crate) struct Spot {
    json: Value,
    seats: u8,
}

/// Seat 0 is to move; every zoo is empty and has one coin. Species that are not mentioned later are left out, as many
/// as the number of seats asks for.
pub(crate) fn spot(seats: u8) -> Spot {
    let zoos = vec![zoo("1$"); usize::from(seats)];
    Spot { json: json!({ "seats": seats, "first": 0, "phase": "turn", "to_move": 0, "zoos": zoos }), seats }
}

/// A zoo: `3$ 2food L@1,5 D@0,1;0,2 !2,1;2,2 booths2 stations1 manager depot=T;C` has three coins, two food tiles, a large
/// expansion, two dolphins, two trainers, cashiers, a keeper, a manager, and a crocodile on a turtle in its depot.
pub(crate) fn zoo(text: &str) -> Value {
    let mut zoo = json!({ "expansions": [], "animals": {}, "trainers": [], "depot": [] });
    let number = |text: &str| text.parse::<u8>().unwrap_or_else(|_| panic!("{text:?} is no number"));
    for word in text.split_whitespace() {
        if let Some(tiles) = word.strip_prefix("depot=") {
            zoo["depot"] = tiles.split(';').collect();
        } else if let Some(coins) = word.strip_suffix('$') {
            zoo["coins"] = json!(number(coins));
        } else if let Some(food) = word.strip_suffix("food") {
            zoo["food"] = json!(number(food));
        } else if let Some(cells) = word.strip_prefix('!') {
            zoo["trainers"] = cells.split(';').collect();
        } else if let Some(count) = word.strip_prefix("booths") {
            zoo["cashiers"] = json!(number(count));
        } else if let Some(count) = word.strip_prefix("stations") {
            zoo["keepers"] = json!(number(count));
        } else if word == "manager" {
            zoo["manager"] = json!(true);
        } else if word.parse::<aquaretto::Board>().is_ok() {
            zoo["expansions"].as_array_mut().expect("a list").push(json!(word));
        } else {
            let (tile, cells) = word.split_once('@').unwrap_or_else(|| panic!("{word:?} is nothing of a zoo"));
            cells.split(';').for_each(|cell| zoo["animals"][cell] = json!(tile));
        }
    }
    zoo
}

impl Spot {
    pub(crate) fn with(mut self, name: &str, value: Value) -> Spot {
        self.json[name] = value;
        self
    }

    pub(crate) fn zoo(mut self, seat: usize, text: &str) -> Spot {
        self.json["zoos"][seat] = zoo(text);
        self
    }

    pub(crate) fn xxl(self) -> Spot {
        self.with("xxl", json!(true))
    }

    /// What is on each truck; `@1` after it says that seat 1 has taken it. Trucks that are not mentioned are empty.
    pub(crate) fn trucks(self, texts: &[&str]) -> Spot {
        let count = if self.seats == 2 { 3 } else { usize::from(self.seats) };
        let truck = |number: usize| {
            let text = texts.get(number).copied().unwrap_or("");
            let (tiles, taker) = text.split_once('@').unwrap_or((text, ""));
            json!({ "tiles": tiles, "taken_by": taker.parse::<u8>().ok() })
        };
        self.with("trucks", (0..count).map(truck).collect())
    }

    /// What is in the bank. The last seat has all other coins.
    pub(crate) fn bank(mut self, bank: u64) -> Spot {
        let last = usize::from(self.seats) - 1;
        let coins = |zoo: &Value| zoo["coins"].as_u64().unwrap_or(0);
        let others: u64 = self.json["zoos"].as_array().expect("zoos")[..last].iter().map(coins).sum();
        self.json["zoos"][last]["coins"] = json!(30 - bank - others);
        self.with("bank", json!(bank))
    }

    pub(crate) fn json(mut self) -> Value {
        if self.json.get("removed").is_none() {
            let text = format!(
                "{}{}{}{}{}",
                self.json["zoos"], self.json["trucks"], self.json["stack"], self.json["drawn"], self.json["born"]
            );
            let words =
                text.split(['"', '+']).map(|word| word.trim_start_matches(|digit: char| digit.is_ascii_digit()));
            let mentioned: Vec<Species> =
                words.filter_map(|word| word.parse::<Tile>().ok()).filter_map(Tile::species).collect();
            let left_out = Species::ALL.into_iter().skip(3).rev().filter(|species| !mentioned.contains(species));
            let mut left_out: Vec<_> = left_out.take(5 - usize::from(self.seats)).collect();
            left_out.sort_unstable();
            self.json["removed"] = json!(left_out);
        }
        self.json
    }

    #[track_caller]
    pub(crate) fn load(self) -> Aquaretto {
        let json = self.json();
        let game = Aquaretto::load(serde_json::from_value(json.clone()).expect("a position"))
            .unwrap_or_else(|bad| panic!("{bad}: {json}"));
        // What is written is what was read.
        assert_eq!(Aquaretto::load(game.position()).as_ref(), Ok(&game));
        game
    }

    /// The same position at the end of the game.
    #[track_caller]
    pub(crate) fn over(self) -> Aquaretto {
        self.with("phase", json!("over")).with("to_move", json!(null)).load()
    }

    /// Why it is refused.
    #[track_caller]
    pub(crate) fn refused(self) -> String {
        let json = self.json();
        let position = serde_json::from_value(json.clone()).unwrap_or_else(|bad| panic!("{bad}: {json}"));
        Aquaretto::load(position).expect_err("it is refused").to_string()
    }
}

/// Seat 0 of three has this zoo and unloads this truck.
#[track_caller]
pub(crate) fn unloading(zoo: &str, truck: &str) -> Aquaretto {
    let mut game = spot(3).zoo(0, zoo).trucks(&[truck]).load();
    plays(&mut game, "take1");
    game
}

#[track_caller]
pub(crate) fn to_move(game: &Aquaretto) -> u8 {
    match game.turn() {
        Turn::Seat(seat) => seat.0,
        turn => panic!("it is the turn of {turn:?}"),
    }
}

/// What the seat to move may do.
pub(crate) fn legal(game: &Aquaretto) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(Seat(to_move(game)), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// What of it begins like this, without the beginning.
pub(crate) fn some(game: &Aquaretto, beginning: &str) -> Vec<String> {
    legal(game).iter().filter_map(|action| action.strip_prefix(beginning)).map(str::to_owned).collect()
}

/// Asserts which of the legal actions begin with this, in any order.
#[track_caller]
pub(crate) fn check_some(game: &Aquaretto, beginning: &str, expected: &str) {
    let mut found = some(game, beginning);
    let mut expected: Vec<_> = expected.split_whitespace().map(str::to_owned).collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
}

/// Why the seat to move may not do this.
#[track_caller]
pub(crate) fn why_not(game: &Aquaretto, text: &str) -> &'static str {
    let action: Action = text.parse().unwrap_or_else(|_| panic!("{text:?} is no action"));
    let illegal = game.check(Seat(to_move(game)), &action).expect_err("it is refused");
    assert!(!legal(game).contains(&text.to_owned()));
    illegal.code()
}

/// Plays these, one after the other; what begins with `*` is the tile that is turned over.
#[track_caller]
pub(crate) fn plays(game: &mut Aquaretto, texts: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for text in texts.split_whitespace() {
        if let Some(tile) = text.strip_prefix('*') {
            let draw: Draw = tile.parse().unwrap_or_else(|_| panic!("{tile:?} is no draw"));
            game.check_draw(&draw).unwrap_or_else(|bad| panic!("{text}: {bad:?}"));
            game.settle(&draw, &mut events);
            continue;
        }
        let action: Action = text.parse().unwrap_or_else(|_| panic!("{text:?} is no action"));
        let seat = Seat(to_move(game));
        game.check(seat, &action).unwrap_or_else(|bad| panic!("{text}: {bad:?}"));
        assert!(legal(game).contains(&text.to_owned()), "{text} is not listed");
        game.play(seat, action, &mut events);
    }
    events
}

/// The names of events.
pub(crate) fn names(events: &[Event]) -> Vec<String> {
    let name = |event: &Event| serde_json::to_value(event).expect("JSON")["event"].as_str().expect("a name").to_owned();
    events.iter().map(name).collect()
}

pub(crate) fn coins(game: &Aquaretto, seat: u8) -> u8 {
    game.coins(Seat(seat))
}

pub(crate) fn bank(game: &Aquaretto) -> u8 {
    game.view(Viewer::Spectator).bank
}

/// A depot, from the bottom to the top.
pub(crate) fn depot(game: &Aquaretto, seat: u8) -> String {
    game.depot(Seat(seat)).map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
}

/// How many animals of a species a seat has.
pub(crate) fn size(game: &Aquaretto, seat: u8, species: Species) -> u8 {
    game.zoo(Seat(seat)).basin(species).len()
}

/// The points of a seat.
pub(crate) fn points(game: &Aquaretto, seat: u8) -> i32 {
    game.standing().scores[Seat(seat)]
}

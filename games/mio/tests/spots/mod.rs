//! Positions for tests, in a few words.

use std::collections::BTreeMap;

use kernel::{Choices, Game, Seat, Setup, Viewer};
use mio::{Action, Event, Illegal, Mio, Options, Position, View, ZooView};
use serde_json::{Value, json};

/// A position that is put together piece by piece.
pub(crate) struct Spot {
    json: Value,
    /// Tiles that are not printed like this: all exits are open and joined.
    faces: BTreeMap<u8, String>,
    auctions: Option<u8>,
}

/// Nothing is built, and tile 1 is on offer in year 1; flags hang in seat order.
pub(crate) fn spot(seats: u8) -> Spot {
    let zoo = json!({ "coins": 8, "tiles": [] });
    let json = json!({
        "seats": seats,
        "phase": "bid",
        "year": 1,
        "flags": (0..seats).collect::<Vec<_>>(),
        "row": [1],
        "zoos": vec![zoo; usize::from(seats)],
    });
    Spot { json, faces: BTreeMap::new(), auctions: None }
}

impl Spot {
    /// Another value of a field, or of a field of a field: `zoos/0/coins`.
    pub(crate) fn with(mut self, path: &str, value: Value) -> Spot {
        *path.split('/').fold(&mut self.json, |at, name| match name.parse::<usize>() {
            Ok(number) => &mut at[number],
            Err(_) => &mut at[name],
        }) = value;
        self
    }

    /// What is printed on a tile: `bird,3,sea,2,1`. With it all tiles are others than the printed ones: every exit is
    /// open, so that any tile fits at any other.
    pub(crate) fn face(mut self, number: u8, face: &str) -> Spot {
        self.faces.insert(number, face.to_owned());
        self
    }

    /// The tiles of a zoo, `25@0,1,0#3`: the number, the place and the auction. Without auctions they are 1, 2, 3 …
    pub(crate) fn zoo(mut self, seat: u8, tiles: &str) -> Spot {
        let read = |(at, text): (usize, &str)| {
            let (tile, rest) = text.split_once('@').expect("a place");
            let (place, auction) = match rest.split_once('#') {
                Some((place, auction)) => (place, auction.parse().expect("an auction")),
                None => (rest, at + 1),
            };
            json!({ "tile": tile.parse::<u8>().expect("a number"), "at": place, "auction": auction })
        };
        let tiles: Vec<Value> = tiles.split_whitespace().enumerate().map(read).collect();
        self.json["zoos"][usize::from(seat)]["tiles"] = json!(tiles);
        self
    }

    /// The row, and how many of its tiles are sold.
    pub(crate) fn row(self, tiles: &[u8], sold: u8) -> Spot {
        self.with("row", json!(tiles)).with("sold", json!(sold))
    }

    /// How many auctions are over; without it, as many as the latest tile says.
    pub(crate) fn auctions(mut self, auctions: u8) -> Spot {
        self.auctions = Some(auctions);
        self
    }

    /// A seat has won the next tile for nothing and places it.
    pub(crate) fn placing(self, seat: u8) -> Spot {
        let seats = self.json["seats"].as_u64().expect("a number") as usize;
        self.with("phase", json!("place")).with("winner", json!(seat)).with("bids", json!(vec![0; seats]))
    }

    pub(crate) fn json(mut self) -> Value {
        if !self.faces.is_empty() {
            self.json["tiles"] = json!(table(&self.faces));
        }
        if self.json.get("stack").is_none() {
            self.json["stack"] = json!(self.stack());
        }
        self.json
    }

    /// As many of the highest tiles that are nowhere as have not been auctioned yet.
    fn stack(&self) -> Vec<u64> {
        let number = |value: &Value| value.as_u64().expect("a number");
        let zoos = self.json["zoos"].as_array().expect("zoos");
        let placed: Vec<&Value> = zoos.iter().flat_map(|zoo| zoo["tiles"].as_array().expect("tiles")).collect();
        let row: Vec<u64> = self.json["row"].as_array().expect("a row").iter().map(number).collect();
        let sold = self.json.get("sold").map_or(0, number);
        let latest = placed.iter().map(|tile| number(&tile["auction"])).max().unwrap_or(0);
        let auctions = self.auctions.map_or(latest.max(sold), u64::from);
        let wanted = 25 - auctions - (row.len() as u64 - sold);
        let is_free = |tile: &u64| !row.contains(tile) && placed.iter().all(|placed| number(&placed["tile"]) != *tile);
        let mut free: Vec<u64> = (1..=25).rev().filter(is_free).take(wanted as usize).collect();
        assert_eq!(free.len() as u64, wanted, "too few tiles are left for {auctions} auctions");
        free.reverse();
        free
    }

    #[track_caller]
    pub(crate) fn load(self) -> Mio {
        load(&self.json()).unwrap_or_else(|why| panic!("{why}"))
    }
}

/// A set in which every exit is open.
pub(crate) fn table(faces: &BTreeMap<u8, String>) -> String {
    let mut rows = vec![
        "tile,family_a,stars_a,family_b,stars_b,bushes,paths".to_owned(),
        "start,none,0,none,0,0,AN-BN".to_owned(),
    ];
    let plain = "ape,1,mammal,1,0".to_owned();
    rows.extend((1..=25).map(|number| format!("{number},{},AN-BN-BE-BS-AS-AW", faces.get(&number).unwrap_or(&plain))));
    rows.join("\n")
}

pub(crate) fn load(json: &Value) -> Result<Mio, String> {
    let position: Position = serde_json::from_value(json.clone()).map_err(|why| why.to_string())?;
    Mio::load(position).map_err(|why| why.0)
}

/// Before the first entry.
pub(crate) fn fresh(seats: u8, options: &Value) -> Mio {
    let options: Options = Mio::FACTS.read_options(options).unwrap_or_else(|bad| panic!("{bad}"));
    Mio::new(&Setup { options, seats, rules_version: 1 }).unwrap_or_else(|bad| panic!("{bad}"))
}

#[track_caller]
pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|_| panic!("{text} is no action"))
}

/// Lets chance decide this.
#[track_caller]
pub(crate) fn settle(game: &mut Mio, draw: &str) -> Vec<Event> {
    let draw = draw.parse().unwrap_or_else(|_| panic!("{draw} is no draw"));
    assert_eq!(game.check_draw(&draw), Ok(()), "{draw}");
    let mut events = Vec::new();
    game.settle(&draw, &mut events);
    events
}

/// All bid.
#[track_caller]
pub(crate) fn bid(game: &mut Mio, bids: &[u16]) -> Vec<Event> {
    let mut choices = Choices::NONE;
    for (seat, &coins) in Seat::all(game.seats()).zip(bids) {
        assert_eq!(game.check(seat, &Action::Bid(coins)), Ok(()), "seat {seat} bids {coins}");
        choices.set(seat, Some(Action::Bid(coins)));
    }
    let mut events = Vec::new();
    game.resolve(&choices, &mut events);
    events
}

/// The seat to place does so.
#[track_caller]
pub(crate) fn place(game: &mut Mio, place: &str) -> Vec<Event> {
    let seat = game.turn().seats().iter().next().expect("a seat places");
    assert_eq!(game.check(seat, &action(place)), Ok(()), "{place}");
    let mut events = Vec::new();
    game.play(seat, action(place), &mut events);
    events
}

/// The seat to place does so at the first legal place.
pub(crate) fn place_anywhere(game: &mut Mio) -> Vec<Event> {
    let first = legal(game).remove(0);
    place(game, &first)
}

/// What is open to the seat to place, sorted.
pub(crate) fn legal(game: &Mio) -> Vec<String> {
    let seat = game.turn().seats().iter().next().expect("a seat to decide");
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let mut texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

/// Asserts why the seat to decide may not do this.
#[track_caller]
pub(crate) fn check_refused(game: &Mio, text: &str, why: Illegal) {
    let seat = game.turn().seats().iter().next().expect("a seat to decide");
    assert_eq!(game.check(seat, &action(text)), Err(why), "{text}");
}

pub(crate) fn view(game: &Mio) -> View {
    game.view(Viewer::Everything)
}

pub(crate) fn zoo(game: &Mio, seat: usize) -> ZooView {
    view(game).zoos[seat].clone()
}

/// The visitors of a family, seat by seat.
pub(crate) fn visitors(game: &Mio, family: &str) -> Vec<u8> {
    let of = |zoo: &ZooView| zoo.families.iter().find(|of| of.family.name() == family).map_or(0, |of| of.visitors);
    view(game).zoos.iter().map(of).collect()
}

/// The stars of the best enclosure of a family.
pub(crate) fn value(game: &Mio, seat: usize, family: &str) -> u8 {
    zoo(game, seat).families.iter().find(|of| of.family.name() == family).map_or(0, |of| of.value)
}

pub(crate) fn trees(game: &Mio) -> Vec<u8> {
    view(game).zoos.iter().map(|zoo| zoo.trees).collect()
}

pub(crate) fn coins(game: &Mio) -> Vec<u16> {
    Seat::all(game.seats()).map(|seat| game.coins(seat)).collect()
}

pub(crate) fn flags(game: &Mio) -> Vec<u8> {
    game.flag_order().iter().map(|seat| seat.0).collect()
}

//! Positions for tests, in a few words.

use std::collections::BTreeSet;

use kernel::{Game, Refusal as _, Seat, Setup, Turn, Viewer};
use serde_json::{Value, json};
use wonderzoo::{Action, Options, Position, Wonderzoo};

use crate::reference::second::{in_order, read_tiles};

/// The built-in data, once more.
pub(crate) const TILES: &str = include_str!("../reference/tiles.csv");
pub(crate) const BOARDS: &str = include_str!("../reference/boards.csv");

/// The grid of V1 without its visitors. The path draws two, the grass square swaps.
pub(crate) const GRID: &str = "P01@c3/1 G04@a3/0 W03@d3/0 W12@b5/0";

/// Around the entrance of [`spot`]: no path can touch it any more.
pub(crate) const WALL: &str = "G06@a7/0 W06@e7/0 G01@c6/0";

/// A position that is put together piece by piece.
#[derive(Clone)]
pub(crate) struct Spot {
    json: Value,
}

/// Seat 0 picks a tile in round 1 and the others follow; the entrances of V7 are all there is.
pub(crate) fn spot(seats: u8) -> Spot {
    let zoo = json!({ "entrance": "d7/2", "out": false, "passed": false, "tiles": [], "visitors": {} });
    let display: Vec<String> = (1..=seats + 1).map(|number| format!("V{number:02}")).collect();
    let json = json!({
        "seats": seats,
        "phase": "pick",
        "round": 1,
        "bus": 0,
        "bus_taken": false,
        "turn": 0,
        "waiting": (1..seats).collect::<Vec<_>>(),
        "display": display,
        "hand": null,
        "visitors_in_hand": [],
        "moves_left": 0,
        "zoos": vec![zoo; seats.into()],
    });
    Spot { json }
}

impl Spot {
    /// Another value of a field, or of a field of a field: `zoos/0/out`.
    pub(crate) fn with(mut self, path: &str, value: Value) -> Spot {
        *at(&mut self.json, path) = value;
        self
    }

    /// An entrance, tiles and visitors: `b1/0`, `P02@c3/1 G03@a3/0`, `r@c4 b@c6`.
    pub(crate) fn zoo(self, seat: u8, entrance: &str, tiles: &str, visitors: &str) -> Spot {
        let read = |text: &str| {
            let (tile, at) = text.split_once('@').expect("a place");
            json!({ "tile": tile, "at": at })
        };
        let tiles: Vec<Value> = tiles.split_whitespace().map(read).collect();
        let mut standing = serde_json::Map::new();
        for text in visitors.split_whitespace() {
            let (colour, cell) = text.split_once('@').expect("a cell");
            standing.insert(cell.to_owned(), json!(colour_name(colour)));
        }
        self.with(&format!("zoos/{seat}/entrance"), json!(entrance))
            .with(&format!("zoos/{seat}/tiles"), json!(tiles))
            .with(&format!("zoos/{seat}/visitors"), Value::Object(standing))
    }

    /// The tiles of the display, `G01 P02`.
    pub(crate) fn display(self, tiles: &str) -> Spot {
        self.with("display", json!(tiles.split_whitespace().collect::<Vec<_>>()))
    }

    /// A seat has taken a tile, and places it.
    pub(crate) fn placing(self, tile: &str) -> Spot {
        self.with("phase", json!("place")).with("hand", json!(tile))
    }

    /// A seat has placed a tile, which is in its zoo, and decides on its icon.
    pub(crate) fn icon(mut self, tile: &str) -> Spot {
        let turn = self.json["turn"].as_u64().expect("a turn") as usize;
        // It is the last one that was placed.
        let tiles = self.json["zoos"][turn]["tiles"].as_array_mut().expect("tiles");
        tiles.sort_by_key(|placed| placed["tile"] == tile);
        self.with("phase", json!("icon")).with("hand", json!(tile))
    }

    /// The seat whose turn it is, and who follows in this round.
    pub(crate) fn turn(self, seat: u8, waiting: &[u8]) -> Spot {
        self.with("turn", json!(seat)).with("waiting", json!(waiting))
    }

    /// The tiles that are not in the bag.
    fn used(&self) -> Vec<String> {
        let name = |value: &Value| value.as_str().map(str::to_owned);
        let zoos = self.json["zoos"].as_array().into_iter().flatten();
        let placed = zoos.flat_map(|zoo| zoo["tiles"].as_array().into_iter().flatten()).map(|placed| &placed["tile"]);
        let display = self.json["display"].as_array().into_iter().flatten();
        placed.chain(display).chain([&self.json["hand"]]).filter_map(name).collect()
    }

    /// The position, with all that is nowhere else in the bags, unless they were given.
    pub(crate) fn json(self) -> Value {
        let used = self.used();
        let mut json = self.json;
        if json.get("bag").is_none() {
            let (_, tiles) = read_tiles(json.get("tiles").and_then(Value::as_str).unwrap_or(""));
            let bag: BTreeSet<String> = tiles.into_keys().filter(|tile| !used.contains(tile)).collect();
            json["bag"] = json!(in_order(&bag));
        }
        if json.get("visitor_bag").is_none() {
            let zoos = json["zoos"].as_array().into_iter().flatten();
            let standing = zoos.flat_map(|zoo| zoo["visitors"].as_object().into_iter().flatten()).map(|at| at.1);
            let used: Vec<&Value> = standing.chain(json["visitors_in_hand"].as_array().into_iter().flatten()).collect();
            let left = |colour: &str| 10 - used.iter().filter(|used| ***used == json!(colour)).count();
            json["visitor_bag"] = json!({
                "red": left("red"), "blue": left("blue"), "yellow": left("yellow"), "green": left("green"),
            });
        }
        json
    }

    #[track_caller]
    pub(crate) fn load(self) -> Wonderzoo {
        load(&self.json()).unwrap_or_else(|why| panic!("{why}"))
    }
}

/// A field by its path, made if it is not there.
pub(crate) fn at<'a>(json: &'a mut Value, path: &str) -> &'a mut Value {
    path.split('/').fold(json, |at, name| match name.parse::<usize>() {
        Ok(number) => &mut at[number],
        Err(_) => &mut at[name],
    })
}

fn colour_name(initial: &str) -> &'static str {
    match initial {
        "r" => "red",
        "b" => "blue",
        "y" => "yellow",
        "g" => "green",
        _ => panic!("{initial} is no colour"),
    }
}

pub(crate) fn load(json: &Value) -> Result<Wonderzoo, String> {
    let position: Position = serde_json::from_value(json.clone()).map_err(|why| why.to_string())?;
    Wonderzoo::load(position).map_err(|why| why.0)
}

/// A set of few tiles: `G01 O draw1, P01 I bus`. The entrance is the printed one.
pub(crate) fn set(tiles: &str) -> Value {
    let mut rows = vec!["tile,kind,shape,icon,count".to_owned(), "E,entrance,T,none,4".to_owned()];
    for tile in tiles.split(", ") {
        let parts: Vec<&str> = tile.split(' ').collect();
        let kind = match parts[0].as_bytes()[0] {
            b'G' => "grass",
            b'V' => "vivarium",
            b'W' => "water",
            _ => "path",
        };
        rows.push(format!("{},{kind},{},{},1", parts[0], parts[1], parts[2]));
    }
    json!(rows.join("\n"))
}

/// Before the first entry.
#[track_caller]
pub(crate) fn fresh(seats: u8, options: &Value) -> Wonderzoo {
    let options: Options = Wonderzoo::FACTS.read_options(options).unwrap_or_else(|bad| panic!("{bad}"));
    Wonderzoo::new(&Setup { options, seats, rules_version: 1 }).unwrap_or_else(|bad| panic!("{bad}"))
}

#[track_caller]
pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|_| panic!("{text} is no action"))
}

/// The seat to decide.
#[track_caller]
pub(crate) fn mover(game: &Wonderzoo) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        turn => panic!("{turn:?} in phase {}", game.phase()),
    }
}

/// The seat to decide does this, and chance answers that; what happened, in order.
#[track_caller]
pub(crate) fn play(game: &mut Wonderzoo, texts: &str) -> Vec<Value> {
    let mut events = Vec::new();
    for text in texts.split_whitespace() {
        if game.turn() == Turn::Chance {
            let draw = text.parse().unwrap_or_else(|_| panic!("{text} is no draw"));
            assert_eq!(game.check_draw(&draw), Ok(()), "{text}");
            game.settle(&draw, &mut events);
        } else {
            let seat = mover(game);
            assert_eq!(game.check(seat, &action(text)), Ok(()), "{text} in phase {}", game.phase());
            game.play(seat, action(text), &mut events);
        }
    }
    events.iter().map(|event| serde_json::to_value(event).expect("plain data")).collect()
}

/// The events of one name.
pub(crate) fn told(events: &[Value], name: &str) -> Vec<Value> {
    events.iter().filter(|event| event["event"] == name).cloned().collect()
}

/// The names of the events.
pub(crate) fn names(events: &[Value]) -> Vec<&str> {
    events.iter().filter_map(|event| event["event"].as_str()).collect()
}

/// What is open to the seat to decide, in the order of the list.
pub(crate) fn legal(game: &Wonderzoo) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(mover(game), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Asserts why the seat to decide may not do this: `code`, or `code name=value`.
#[track_caller]
pub(crate) fn check_refused(game: &Wonderzoo, text: &str, why: &str) {
    let refusal = game.check(mover(game), &action(text)).expect_err(text);
    let mut said = refusal.code().to_owned();
    for (name, arg) in refusal.args() {
        let arg = serde_json::to_value(&arg).expect("plain data");
        said.push_str(&format!(" {name}={}", arg.as_str().map_or(arg.to_string(), str::to_owned)));
    }
    assert_eq!(said, why, "{text}");
    assert!(!legal(game).contains(&text.to_owned()), "{text} is listed");
}

pub(crate) fn view(game: &Wonderzoo) -> Value {
    serde_json::to_value(game.view(Viewer::Everything)).expect("plain data")
}

pub(crate) fn position(game: &Wonderzoo) -> Value {
    serde_json::to_value(game.position()).expect("plain data")
}

/// The totals of all seats, as if it ended now.
pub(crate) fn totals(game: &Wonderzoo) -> Vec<i32> {
    game.standing().scores.as_slice().to_vec()
}

/// What the visitors of a seat score, by cell.
pub(crate) fn points(game: &Wonderzoo, seat: usize, cell: &str) -> i64 {
    let view = view(game);
    let visitors = view["zoos"][seat]["visitors"].as_array().expect("visitors");
    let found = visitors.iter().find(|visitor| visitor["cell"] == cell);
    found.unwrap_or_else(|| panic!("nobody stands on {cell}"))["points"].as_i64().expect("points")
}

/// Texts of a JSON array.
pub(crate) fn texts(value: &Value) -> Vec<String> {
    let all = value.as_array().into_iter().flatten();
    all.map(|value| value.as_str().map_or(value.to_string(), str::to_owned)).collect()
}

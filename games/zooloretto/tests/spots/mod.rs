//! Positions for tests, with only what matters written down.
use kernel::{Game, Refusal, Seat, Setup, Turn, Viewer};
use serde_json::{Value, json};
use zooloretto::{Action, Draw, Jungle, Options, Species, Tile, Zooloretto};

mod told;
pub(crate) use told::tell;

pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no action"))
}

pub(crate) fn tile(text: &str) -> Tile {
    text.parse().unwrap_or_else(|_| panic!("{text:?} is no tile"))
}

/// A fresh match.
pub(crate) fn fresh(seats: u8, options: &Value) -> Zooloretto {
    let options: Options = Zooloretto::FACTS.read_options(options).expect("options");
    Zooloretto::new(&Setup { options, seats, rules_version: 1 }).expect("a setup")
}

/// A position under construction.
#[derive(Clone)]
pub(crate) struct Spot {
    json: Value,
    seats: u8,
}

/// Seat 0 is to move; every zoo is empty and has two coins. Species that are not mentioned later are left out, as many
/// as the number of seats asks for.
pub(crate) fn spot(seats: u8) -> Spot {
    let zoos = vec![zoo("2$"); usize::from(seats)];
    Spot { json: json!({ "seats": seats, "first": 0, "phase": "turn", "to_move": 0, "zoos": zoos }), seats }
}

/// R40: the colours in the order of their stalls, by letter and name.
const COLOURS: [(char, &str); 5] = [('g', "green"), ('b', "blue"), ('p', "purple"), ('r', "red"), ('y', "yellow")];

fn colour(letter: char) -> &'static str {
    COLOURS.iter().find(|(known, _)| *known == letter).unwrap_or_else(|| panic!("{letter} is no colour")).1
}

/// A zoo: `3$ E5=4Z+Zm/k X1 B=P+2s` has three coins, five zebras and a kiosk at E5, an open extension, and a panda and
/// two stalls in the barn. `J=2jm+jb` are two macaws and a bat in the jungle, `V=r24g1` a red visitor on point 2, one on
/// 4 and a green one on 1, `T=ry` the red and the yellow bonus token, `D=65` donation tokens of 6 and 5.
pub(crate) fn zoo(text: &str) -> Value {
    let mut zoo = json!({ "coins": 0, "extensions": 0, "enclosures": {}, "stalls": {}, "barn": "" });
    for word in text.split_whitespace() {
        if let Some(coins) = word.strip_suffix('$') {
            zoo["coins"] = json!(coins.parse::<u8>().expect("coins"));
            continue;
        }
        let (place, tiles) = word.split_once('=').unwrap_or((word, ""));
        match place {
            "B" => zoo["barn"] = in_order(tiles),
            "J" => zoo["jungle"] = in_order(tiles),
            "V" => zoo["visitors"] = visitors(tiles),
            "T" => zoo["tokens"] = tiles.chars().map(colour).collect(),
            "D" => zoo["donated"] = tiles.chars().map(|value| value.to_digit(10)).collect(),
            _ => {
                let (animals, stalls) = tiles.split_once('/').unwrap_or((tiles, ""));
                if let Some(number) = place.strip_prefix('X') {
                    let number: u64 = number.parse().expect("a number");
                    zoo["extensions"] = json!(number.max(zoo["extensions"].as_u64().expect("a number")));
                }
                for (what, tiles) in [("enclosures", animals), ("stalls", stalls)] {
                    if !tiles.is_empty() {
                        zoo[what][place] = in_order(tiles);
                    }
                }
            }
        }
    }
    zoo
}

/// `r24g1`: the points of each colour.
fn visitors(text: &str) -> Value {
    let mut visitors = json!({});
    let mut of = "";
    for letter in text.chars() {
        match letter.to_digit(10) {
            None => of = colour(letter),
            Some(point) => match visitors[of].as_array_mut() {
                Some(points) => points.push(json!(point)),
                None => visitors[of] = json!([point]),
            },
        }
    }
    visitors
}

/// Tiles as they are printed.
pub(crate) fn in_order(tiles: &str) -> Value {
    let tiles: zooloretto::Tiles = tiles.parse().unwrap_or_else(|_| panic!("{tiles:?} are no tiles"));
    json!(tiles.to_string())
}

impl Spot {
    /// With XXL (§7.2).
    pub(crate) fn xxl(self) -> Spot {
        self.with("xxl", json!(true))
    }

    /// With Exotic (§7.3): nobody has a visitor unless a zoo says so.
    pub(crate) fn exotic(self) -> Spot {
        self.with("exotic", json!(true))
    }

    /// With both.
    pub(crate) fn both(self) -> Spot {
        self.xxl().exotic()
    }

    pub(crate) fn with(mut self, name: &str, value: Value) -> Spot {
        self.json[name] = value;
        self
    }

    pub(crate) fn zoo(mut self, seat: usize, text: &str) -> Spot {
        self.json["zoos"][seat] = zoo(text);
        self
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
        let coins = |zoo: &Value| zoo["coins"].as_u64().expect("a number");
        let others: u64 = self.json["zoos"].as_array().expect("zoos")[..last].iter().map(coins).sum();
        let all = if self.json["xxl"] == true { 42 } else { 30 };
        self.json["zoos"][last]["coins"] = json!(all - bank - others);
        self.with("bank", json!(bank))
    }

    pub(crate) fn json(mut self) -> Value {
        let text = format!("{}{}{}{}", self.json["zoos"], self.json["trucks"], self.json["stack"], self.json["drawn"]);
        let tiles = text.split('"').filter(|word| word.parse::<zooloretto::Tiles>().is_ok());
        let mentioned = tiles.collect::<Vec<_>>().join(" ");
        let count = 5 - usize::from(self.seats);
        if self.json.get("removed").is_none() {
            let left_out = Species::ALL.into_iter().rev().filter(|species| !mentioned.contains(species.letter()));
            let mut left_out: Vec<_> = left_out.take(count).collect();
            left_out.sort_unstable();
            self.json["removed"] = json!(left_out);
        }
        if self.json["exotic"] == true && self.json.get("jungle_removed").is_none() {
            let is_there = |jungle: &Jungle| mentioned.contains(&format!("j{}", jungle.letter()));
            let left_out = Jungle::ALL.into_iter().rev().filter(|jungle| !is_there(jungle));
            let mut left_out: Vec<_> = left_out.take(count).collect();
            left_out.sort_unstable();
            self.json["jungle_removed"] = left_out.into_iter().map(Jungle::name).collect();
        }
        self.json
    }

    #[track_caller]
    pub(crate) fn load(self) -> Zooloretto {
        let json = self.json();
        Zooloretto::load(serde_json::from_value(json.clone()).expect("a position"))
            .unwrap_or_else(|bad| panic!("{bad}: {json}"))
    }

    /// The same position at the end of the game.
    #[track_caller]
    pub(crate) fn over(self) -> Zooloretto {
        self.with("phase", json!("over")).with("to_move", json!(null)).load()
    }
}

pub(crate) fn to_move(game: &Zooloretto) -> u8 {
    match game.turn() {
        Turn::Seat(seat) => seat.0,
        turn => panic!("it is the turn of {turn:?}"),
    }
}

/// What the seat to move may do.
pub(crate) fn legal(game: &Zooloretto) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(Seat(to_move(game)), &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Asserts what the seat to move may do, in any order.
#[track_caller]
pub(crate) fn check_legal(game: &Zooloretto, expected: &str) {
    check_texts(legal(game), expected);
}

/// Asserts which of the legal actions begin with this.
#[track_caller]
pub(crate) fn check_some(game: &Zooloretto, beginning: &str, expected: &str) {
    check_texts(legal(game).into_iter().filter(|text| text.starts_with(beginning)).collect(), expected);
}

/// Asserts which money actions there are.
#[track_caller]
pub(crate) fn check_money(game: &Zooloretto, expected: &str) {
    let no_money = |text: &String| text == "draw" || text.starts_with("take");
    check_texts(legal(game).into_iter().filter(|text| !no_money(text)).collect(), expected);
}

#[track_caller]
fn check_texts(mut found: Vec<String>, expected: &str) {
    let mut expected: Vec<String> = expected.split_whitespace().map(ToOwned::to_owned).collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
}

/// The code of the refusal, or `ok`.
#[track_caller]
pub(crate) fn check(game: &Zooloretto, text: &str, expected: &str) {
    let answer = game.check(Seat(to_move(game)), &action(text));
    let code = answer.as_ref().map_or_else(Refusal::code, |()| "ok");
    assert_eq!(code, expected, "{text}");
    assert_eq!(legal(game).contains(&text.to_owned()), expected == "ok", "{text} is listed");
}

/// The seat to move does this; answers what happened.
#[track_caller]
pub(crate) fn play(game: &mut Zooloretto, text: &str) -> Vec<String> {
    check(game, text, "ok");
    let mut events = Vec::new();
    game.play(Seat(to_move(game)), action(text), &mut events);
    events.iter().map(tell).collect()
}

/// The same, and asserts what happened.
#[track_caller]
pub(crate) fn plays_out(game: &mut Zooloretto, text: &str, expected: &[&str]) {
    assert_eq!(play(game, text), expected, "{text}");
}

/// Several decisions in turn; a word that begins with `*` is a draw.
#[track_caller]
pub(crate) fn plays(game: &mut Zooloretto, texts: &str) -> Vec<String> {
    let mut events = Vec::new();
    for text in texts.split_whitespace() {
        events.extend(match text.strip_prefix('*') {
            None => play(game, text),
            Some(drawn) => settle(game, drawn),
        });
    }
    events
}

/// Chance says this.
#[track_caller]
pub(crate) fn settle(game: &mut Zooloretto, text: &str) -> Vec<String> {
    let draw: Draw = text.parse().unwrap_or_else(|_| panic!("{text:?} is no draw"));
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.check_draw(&draw), Ok(()), "{text}");
    let mut events = Vec::new();
    game.settle(&draw, &mut events);
    events.iter().map(tell).collect()
}

/// Asserts all there is in a zoo.
#[track_caller]
pub(crate) fn check_zoo(game: &Zooloretto, seat: usize, expected: &str) {
    assert_eq!(serde_json::to_value(&game.position().zoos[seat]).expect("JSON"), zoo(expected), "zoo of seat {seat}");
}

pub(crate) fn coins(game: &Zooloretto, seat: usize) -> u8 {
    game.position().zoos[seat].coins
}

pub(crate) fn bank(game: &Zooloretto) -> u8 {
    game.position().bank.expect("it is printed")
}

/// The seats that have passed.
pub(crate) fn passed(game: &Zooloretto) -> Vec<u8> {
    game.position().passed.expect("it is printed").iter().map(|seat| seat.0).collect()
}

/// What is on each truck, and who has taken it.
pub(crate) fn on_trucks(game: &Zooloretto) -> Vec<String> {
    let trucks = game.position().trucks;
    let text = |truck: &zooloretto::TruckPosition| match truck.taken_by {
        None => truck.tiles.to_string(),
        Some(seat) => format!("{}@{seat}", truck.tiles),
    };
    trucks.iter().map(text).collect()
}

/// The points of a seat's zoo: in all, of the enclosures E4, E5, E6, X1 and X2, of stalls, of the barn's species and of
/// its stalls.
#[track_caller]
pub(crate) fn check_score(game: &Zooloretto, seat: u8, total: i32, enclosures: [i8; 5], others: [i8; 3]) {
    let standing = game.standing();
    let score = standing.detail[Seat(seat)];
    assert_eq!((score.enclosures, [score.stalls, score.barn_species, score.barn_stalls]), (enclosures, others));
    assert_eq!(score.total(), total);
    assert_eq!(standing.scores[Seat(seat)], total);
    assert_eq!(game.view(Viewer::Spectator).zoos[usize::from(seat)].score, score);
}

/// The points that expansions bring to a seat's zoo: donation tokens, colours of visitors, bonus tokens; and all of them.
#[track_caller]
pub(crate) fn check_extra_score(game: &Zooloretto, seat: u8, total: i32, expected: [i32; 3]) {
    let score = &seen(game)["zoos"][usize::from(seat)]["score"];
    let points = ["donations", "visitors", "tokens"].map(|what| score[what].as_i64().unwrap_or(0) as i32);
    assert_eq!((points, score["total"].as_i64()), (expected, Some(total.into())), "{score}");
    assert_eq!(game.standing().scores[Seat(seat)], total);
}

/// What everybody sees, as it is sent.
pub(crate) fn seen(game: &Zooloretto) -> Value {
    serde_json::to_value(game.view(Viewer::Spectator)).expect("JSON")
}

/// How many visitors of a colour are in the reserve.
pub(crate) fn reserve(game: &Zooloretto, colour: &str) -> u64 {
    let view = seen(game);
    let seen = view["colours"].as_array().expect("colours").iter().find(|seen| seen["colour"] == colour);
    seen.expect("the colour is used")["reserve"].as_u64().expect("a number")
}

//! Positions, read and written.

use serde_json::{Value, json};

use super::tiles::{COLOURS, JUNGLE, SPECIES, colour_letter, colour_name, read, text};
use super::zoo::{Visitor, Zoo};
use super::{Reference, Step, Table};

/// The fields of a position that are options of the match.
const OPTIONS: [&str; 6] = ["removed", "first", "xxl", "exotic", "jungle_removed", "donations"];

/// The options in a position.
pub(crate) fn options(position: &Value) -> Value {
    let fields = position.as_object().expect("fields").iter();
    fields
        .filter(|(name, _)| OPTIONS.contains(&name.as_str()))
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}

fn tiles(value: &Value) -> Vec<String> {
    read(value.as_str().expect("tiles"))
}

fn seat(value: &Value) -> Option<usize> {
    value.as_u64().map(|seat| seat as usize)
}

/// The letters of species that are given by their names.
fn letters(names: &Value, known: &[(&str, &str)]) -> String {
    let letter = |name: &Value| known.iter().find(|(_, known)| Some(*known) == name.as_str()).expect("a species").0;
    // Of a jungle animal's tile what follows the `j`.
    names.as_array().into_iter().flatten().map(|name| letter(name).trim_start_matches('j')).collect()
}

impl Reference {
    /// The reference in a position; everything but options and what is `null` must be said.
    pub(crate) fn load(position: &Value) -> Reference {
        let table = Table {
            seats: position["seats"].as_u64().expect("seats") as usize,
            xxl: position["xxl"] == true,
            exotic: position["exotic"] == true,
        };
        let removed = letters(&position["removed"], &SPECIES);
        let mut game = Reference::new(table, &removed, &letters(&position["jungle_removed"], &JUNGLE), 0);
        let to_move = seat(&position["to_move"]);
        game.active = seat(&position["turn"]).or(to_move).unwrap_or(0);
        game.stack = tiles(&position["stack"]);
        game.babies = tiles(&position["babies"]);
        game.bank = position["bank"].as_u64().expect("a bank") as u32;
        game.idle = position["idle_turns"].as_u64().unwrap_or(0) as u32;
        let passed = position["passed"].as_array().expect("seats").iter();
        game.passed = passed.map(|passed| seat(passed).expect("a seat")).collect();
        for (number, truck) in game.trucks.iter_mut().enumerate() {
            truck.tiles = tiles(&position["trucks"][number]["tiles"]);
            truck.taken_by = seat(&position["trucks"][number]["taken_by"]);
        }
        for (number, zoo) in game.zoos.iter_mut().enumerate() {
            zoo.load(&position["zoos"][number]);
        }
        if let Some(stack) = position["donations"].as_str() {
            game.donations = stack.chars().map(|digit| digit.to_digit(10).expect("a digit")).collect();
        }
        game.leave_what_zoos_have();
        game.step = match position["phase"].as_str().expect("a phase") {
            "turn" => Step::Turn,
            "reveal" => Step::Reveal,
            "load" => Step::Load(position["drawn"].as_str().expect("a tile").to_owned()),
            "unload" => Step::Unload,
            "advance" => Step::Advance(position["colour"].as_str().map(colour_letter)),
            "retreat" => {
                let colour = colour_letter(position["colour"].as_str().expect("a colour"));
                Step::Retreat(colour, to_move.expect("a seat"))
            }
            "over" => Step::Over,
            phase => panic!("the reference does not begin with {phase}"),
        };
        match game.step {
            Step::Unload | Step::Advance(_) | Step::Retreat(..) => {
                let money = game.zoos[game.active].money;
                game.unload_coins(game.active);
                if game.zoos[game.active].money > money {
                    game.notes.push("coins of a truck that is being unloaded");
                }
            }
            Step::Over => {
                game.passed.clear();
                game.trucks.iter_mut().for_each(|truck| truck.taken_by = None);
            }
            Step::Turn | Step::Reveal | Step::Load(_) => {}
        }
        game
    }

    /// What lies in the middle is what no zoo has.
    fn leave_what_zoos_have(&mut self) {
        self.reserve = self.middle.iter().flat_map(|&colour| vec![colour; 8]).collect();
        for zoo in &self.zoos {
            for visitor in &zoo.visitors {
                let at = self.reserve.iter().position(|&there| there == visitor.colour).expect("eight of a colour");
                self.reserve.remove(at);
            }
            self.middle.retain(|token| !zoo.tokens.contains(token));
            for value in &zoo.donated {
                let at = self.donations.iter().position(|there| there == value).expect("a token of this value");
                self.donations.remove(at);
            }
        }
    }

    /// The position as it is printed, with these options.
    pub(crate) fn position(&self, options: &Value) -> Value {
        let (phase, drawn) = match &self.step {
            Step::Turn => ("turn", None),
            Step::Reveal => ("reveal", None),
            Step::Load(tile) => ("load", Some(tile)),
            Step::Unload => ("unload", None),
            Step::Advance(_) => ("advance", None),
            Step::Retreat(..) => ("retreat", None),
            Step::Over => ("over", None),
        };
        let mut passed = self.passed.clone();
        passed.sort_unstable();
        let trucks = self.trucks.iter().map(|truck| json!({ "tiles": text(&truck.tiles), "taken_by": truck.taken_by }));
        let mut position = json!({
            "seats": self.seats,
            "phase": phase,
            "to_move": if self.step == Step::Over { None } else { Some(self.who()) },
            "passed": passed,
            "drawn": drawn,
            "stack": text(&self.stack),
            "babies": text(&self.babies),
            "bank": self.bank,
            "trucks": trucks.collect::<Vec<_>>(),
            "zoos": self.zoos.iter().map(Zoo::position).collect::<Vec<_>>(),
            "idle_turns": self.idle,
        });
        for (name, value) in options.as_object().expect("options") {
            position[name] = value.clone();
        }
        match self.step {
            Step::Advance(Some(colour)) => position["colour"] = json!(colour_name(colour)),
            Step::Retreat(colour, _) => {
                position["colour"] = json!(colour_name(colour));
                position["turn"] = json!(self.active);
            }
            _ => {}
        }
        position
    }
}

impl Zoo {
    fn load(&mut self, written: &Value) {
        self.money = written["coins"].as_u64().expect("coins") as u32;
        for _ in 0..written["extensions"].as_u64().expect("extensions") {
            self.expand();
        }
        for enclosure in &mut self.enclosures {
            enclosure.animals = read(written["enclosures"][&enclosure.name].as_str().unwrap_or(""));
            enclosure.stalls = read(written["stalls"][&enclosure.name].as_str().unwrap_or(""));
        }
        self.barn = tiles(&written["barn"]);
        if let Some(jungle) = &mut self.jungle {
            *jungle = read(written["jungle"].as_str().unwrap_or(""));
        }
        self.visitors.clear();
        for (letter, name) in COLOURS {
            for point in written["visitors"][name].as_array().into_iter().flatten() {
                self.visitors.push(Visitor { colour: letter, point: point.as_u64().expect("a point") as usize });
            }
        }
        let tokens = written["tokens"].as_array().into_iter().flatten();
        self.tokens = tokens.map(|name| colour_letter(name.as_str().expect("a colour"))).collect();
        let donated = written["donated"].as_array().into_iter().flatten();
        self.donated = donated.map(|value| value.as_u64().expect("a value") as u32).collect();
    }

    fn position(&self) -> Value {
        let mut zoo = json!({
            "coins": self.money,
            "extensions": self.enclosures.len() - 3,
            "enclosures": {},
            "stalls": {},
            "barn": text(&self.barn),
        });
        for enclosure in &self.enclosures {
            if !enclosure.animals.is_empty() {
                zoo["enclosures"][&enclosure.name] = json!(text(&enclosure.animals));
            }
            if !enclosure.stalls.is_empty() {
                zoo["stalls"][&enclosure.name] = json!(text(&enclosure.stalls));
            }
        }
        // What is of an expansion is only written where there is something.
        if self.jungle.as_ref().is_some_and(|jungle| !jungle.is_empty()) {
            zoo["jungle"] = json!(text(self.jungle.as_ref().expect("a jungle board")));
        }
        let mut visitors = self.visitors.clone();
        visitors.sort_unstable();
        for (letter, name) in COLOURS {
            let of_colour = visitors.iter().filter(|visitor| visitor.colour == letter);
            let points: Vec<usize> = of_colour.map(|visitor| visitor.point).collect();
            if !points.is_empty() {
                zoo["visitors"][name] = json!(points);
            }
        }
        if !self.tokens.is_empty() {
            let tokens = COLOURS.iter().filter(|(letter, _)| self.tokens.contains(letter));
            zoo["tokens"] = tokens.map(|(_, name)| *name).collect();
        }
        if !self.donated.is_empty() {
            zoo["donated"] = json!(self.donated);
        }
        zoo
    }
}

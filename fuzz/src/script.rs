//! Bytes that choose.

use kernel::QuickLuck;
use registry::{Listing, Playable, Seat, Turn, Viewer};
use serde_json::{Map, Value, json};

/// A script: every byte is one choice. Where it has come to its end, the first of several is chosen.
pub(crate) struct Script<'a> {
    rest: &'a [u8],
}

impl<'a> Script<'a> {
    /// The script that an input is, unless it is text: no text begins with a zero byte.
    pub(crate) fn of(input: &'a [u8]) -> Option<Script<'a>> {
        input.strip_prefix(&[0]).map(|rest| Script { rest })
    }

    /// Whether there is nothing left to read.
    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// A number below `bound`, which is not 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let mut byte = || {
            let (&first, rest) = self.rest.split_first().unwrap_or((&0, &[]));
            self.rest = rest;
            usize::from(first)
        };
        match bound {
            0..=256 => byte() % bound,
            _ => (byte() << 8 | byte()) % bound,
        }
    }

    /// One of several, of which there is at least one.
    pub(crate) fn pick<'t, T>(&mut self, items: &'t [T]) -> &'t T {
        &items[self.below(items.len())]
    }

    /// Any game.
    pub(crate) fn game(&mut self) -> &'static Listing {
        self.pick(registry::games())
    }

    /// A number of seats that plays a game.
    pub(crate) fn seats(&mut self, game: &Listing) -> u64 {
        let (fewest, most) = game.facts().seats;
        u64::from(fewest) + self.below(usize::from(most - fewest) + 1) as u64
    }

    /// Options of a game, each left out or one of those allowed.
    pub(crate) fn options(&mut self, game: &Listing) -> Value {
        let mut options = Map::new();
        for option in game.facts().options {
            let allowed: Vec<Value> = match option.allowed {
                kernel::Allowed::Values(values) | kernel::Allowed::Seats(values) | kernel::Allowed::UpTo(_, values) => {
                    values.iter().map(|value| json!(value)).collect()
                }
                kernel::Allowed::Range(low, high) => [low, high].map(Value::from).into(),
                kernel::Allowed::Names(names, _) => {
                    (0..=names.len()).map(|length| json!(names[names.len() - length..])).collect()
                }
                kernel::Allowed::Text(fact) => fact.samples.iter().map(|text| json!(text)).collect(),
            };
            match self.below(allowed.len() + 1) {
                0 => {}
                chosen => {
                    options.insert(option.name.to_owned(), allowed[chosen - 1].clone());
                }
            }
        }
        Value::Object(options)
    }

    /// Options and seats that go together: what a game does not allow with so many seats is left out.
    pub(crate) fn setup(&mut self, game: &Listing) -> (Value, u64) {
        let (mut options, seats) = (self.options(game), self.seats(game));
        if let Value::Object(options) = &mut options {
            options.retain(|name, value| game.new_match(&json!({ name: value }), seats).is_ok());
        }
        (options, seats)
    }

    /// A new match of any game.
    pub(crate) fn new_match(&mut self) -> Box<dyn Playable> {
        let game = self.game();
        let (options, seats) = self.setup(game);
        game.new_match(&options, seats).expect("options and seats are allowed")
    }

    /// Plays on by one legal action or draw, unless the match has ended.
    pub(crate) fn step(&mut self, table: &mut dyn Playable) {
        match table.turn() {
            Turn::Over => {}
            Turn::Chance => {
                let mut luck = QuickLuck::new(self.below(256) as u64, 0);
                table.draw(&mut luck, &[Viewer::Spectator]).expect("it is chance's turn");
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let seats: Vec<Seat> = turn.seats().iter().collect();
                let seat = *self.pick(&seats);
                let legal = table.legal(seat).expect("the seat is to move");
                let action: &String = self.pick(&legal);
                table.play(seat, action, &[Viewer::Spectator]).expect("the action is legal");
            }
        }
    }
}

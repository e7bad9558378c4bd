//! `menagerie engine`: one JSON object a line in, one a line out, in order. `docs/engine.md`
//! describes the protocol to those who write the other side.

mod request;

use std::collections::HashMap;
use std::io::{BufRead, Read as _, Write};
use std::time::Duration;

use registry::{AnyPlayer, Budget, Level, NoMatch, Playable, Reason, Record, Seat, TableLuck, Viewer, Word};
use serde_json::{Map, Value, json};
use words::Lexicon;

use crate::speech::Speech;
use request::Request;

/// The longest line that is read; a longer one is an error, not a heap of memory.
const MAX_LINE: u64 = 16 << 20;

/// The longest that a bot thinks about one decision, whatever it is given: an hour.
const MAX_MILLIS: u64 = 3_600_000;

/// The state of one conversation.
pub struct Engine {
    speech: Speech,
    table: Option<Box<dyn Playable>>,
    /// The bots that were asked without a seed. They keep what they found for as long as the match lasts.
    bots: HashMap<Seat, Box<dyn AnyPlayer>>,
    luck: TableLuck,
    /// The seed of whatever has none of its own.
    seed: u64,
    /// How often a bot was asked without a seed: each time has a stream of its own.
    asked: u64,
}

/// What an answer carries: `ok`, or an error.
type Answer = Result<Value, Refusal>;

/// An error of the protocol, or a refusal of the game.
enum Refusal {
    Protocol { code: &'static str, message: String },
    Reason(Reason),
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        Refusal::Reason(reason)
    }
}

impl From<NoMatch> for Refusal {
    fn from(bad: NoMatch) -> Refusal {
        Refusal::Reason(bad.reason())
    }
}

/// Answers line by line until the input ends.
pub(crate) fn run(mut engine: Engine, mut input: impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let answer = match line.len() as u64 == MAX_LINE && !line.ends_with(b"\n") {
            true => {
                pass_over_line(&mut input)?;
                Some(engine.too_long())
            }
            false => engine.answer(&line),
        };
        if let Some(answer) = answer {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
}

fn pass_over_line(input: &mut impl BufRead) -> std::io::Result<()> {
    let mut rest = Vec::new();
    while input.by_ref().take(MAX_LINE).read_until(b'\n', &mut rest)? > 0 && !rest.ends_with(b"\n") {
        rest.clear();
    }
    Ok(())
}

impl Engine {
    /// A conversation in which nothing has been said yet.
    pub fn new(lexicon: Lexicon, seed: u64) -> Engine {
        Engine {
            speech: Speech::new(lexicon),
            table: None,
            bots: HashMap::new(),
            luck: TableLuck::of_seed(seed),
            seed,
            asked: 0,
        }
    }

    /// The answer to one line; none to an empty one.
    pub fn answer(&mut self, line: &[u8]) -> Option<String> {
        let text = match std::str::from_utf8(line) {
            Ok(text) if text.trim().is_empty() => return None,
            Ok(text) => text,
            Err(error) => return Some(self.write(None, malformed(format!("not UTF-8: {error}")))),
        };
        let (id, answer) = match serde_json::from_str(text) {
            Ok(Value::Object(mut object)) => (object.remove("id"), self.answer_object(object)),
            Ok(_) => (None, malformed("a request is a JSON object")),
            Err(error) => (None, malformed(format!("not JSON: {error}"))),
        };
        Some(self.write(id, answer))
    }

    fn too_long(&self) -> String {
        self.write(None, malformed(format!("the line is longer than {MAX_LINE} bytes")))
    }

    fn answer_object(&mut self, object: Map<String, Value>) -> Answer {
        let cmd = match object.get("cmd") {
            Some(Value::String(cmd)) => cmd.clone(),
            Some(_) | None => return malformed("`cmd` must name a command"),
        };
        if !request::COMMANDS.contains(&cmd.as_str()) {
            let known = request::COMMANDS.join(", ");
            return Err(Refusal::Protocol {
                code: "unknown-command",
                message: format!("there is no command {cmd:?}, only {known}"),
            });
        }
        match serde_json::from_value(Value::Object(object)) {
            Ok(request) => self.perform(request),
            Err(error) => Err(Refusal::Protocol { code: "bad-request", message: format!("{cmd}: {error}") }),
        }
    }

    fn write(&self, id: Option<Value>, answer: Answer) -> String {
        let mut object = Map::new();
        if let Some(id) = id {
            object.insert("id".to_owned(), id);
        }
        match answer {
            Ok(ok) => object.insert("ok".to_owned(), ok),
            Err(Refusal::Protocol { code, message }) => {
                object.insert("error".to_owned(), json!({ "code": code, "message": message }))
            }
            Err(Refusal::Reason(reason)) => object.insert("error".to_owned(), self.error(&reason)),
        };
        Value::Object(object).to_string()
    }

    fn error(&self, reason: &Reason) -> Value {
        let mut error = json!({ "code": reason.code, "message": self.speech.refusal_sentence(reason) });
        if let Some(rule) = reason.rule {
            error["rule"] = json!(rule);
        }
        error
    }

    fn perform(&mut self, request: Request) -> Answer {
        match request {
            Request::Games {} => Ok(json!(registry::games())),
            Request::New { game, seats, options, seed } => self.new_match(&game, seats, &options, seed),
            Request::Load { game, position, seed } => {
                let table = registry::find(&game)?.load(position)?;
                self.sit_down(table, seed)
            }
            Request::Replay { record, seed } => self.replay(record, seed),
            Request::Turn {} => {
                let table = self.table()?;
                Ok(json!({ "turn": table.turn(), "phase": table.phase() }))
            }
            Request::Legal { seat } => Ok(json!({ "actions": self.table()?.legal(seat)? })),
            Request::Explain { seat, action } => self.explain(seat, &action),
            Request::Play { seat, action } => {
                let table = self.table_mut()?;
                let seen = table.play(seat, &action, &[Viewer::Everything])?;
                Ok(json!({ "turn": table.turn(), "events": seen[0] }))
            }
            Request::Draws {} => Ok(json!({ "outcomes": self.table()?.outcomes()? })),
            Request::Draw { draw } => self.draw(draw.as_deref()),
            Request::View { viewer } => {
                let table = self.table()?;
                if let Viewer::Seat(seat) = viewer {
                    // A seat that does not exist is refused like everywhere.
                    table.legal(seat)?;
                }
                Ok(json!({ "view": table.view(viewer) }))
            }
            Request::Position {} => Ok(json!({ "position": self.table()?.position() })),
            Request::Standing {} => Ok(json!(self.table()?.standing())),
            Request::Bot { seat, level, millis, iterations, seed } => {
                let time = millis.map(|millis| Duration::from_millis(millis.min(MAX_MILLIS)));
                self.bot(seat, &level, &Budget { time, iterations, ..Budget::default() }, seed)
            }
            Request::Record {} => Ok(json!(self.table()?.record(Viewer::Everything))),
            Request::Undo {} => {
                let table = self.table_mut()?;
                table.undo()?;
                Ok(json!({ "turn": table.turn() }))
            }
        }
    }

    fn table(&self) -> Result<&dyn Playable, Refusal> {
        self.table.as_deref().ok_or_else(|| self.no_game())
    }

    fn table_mut(&mut self) -> Result<&mut dyn Playable, Refusal> {
        match self.table {
            Some(ref mut table) => Ok(table.as_mut()),
            None => Err(self.no_game()),
        }
    }

    fn no_game(&self) -> Refusal {
        Refusal::Protocol { code: "no-game", message: self.speech.say("engine-no-game", &[]) }
    }

    fn new_match(&mut self, game: &str, seats: Option<u64>, options: &Value, seed: Option<u64>) -> Answer {
        let game = registry::find(game)?;
        let seats = seats.unwrap_or(u64::from(game.facts().seats.0));
        let table = game.new_match(options, seats)?;
        self.sit_down(table, seed)
    }

    fn replay(&mut self, record: Value, seed: Option<u64>) -> Answer {
        let record = Record::from_value(record).map_err(NoMatch::Record)?;
        let table = registry::find(&record.game)?.replay(&record, record.entries.len() as u32)?;
        self.sit_down(table, seed)
    }

    fn sit_down(&mut self, table: Box<dyn Playable>, seed: Option<u64>) -> Answer {
        self.luck = TableLuck::of_seed(seed.unwrap_or(self.seed));
        self.asked = 0;
        self.bots.clear();
        let turn = table.turn();
        self.table = Some(table);
        Ok(json!({ "turn": turn }))
    }

    fn explain(&self, seat: Seat, action: &str) -> Answer {
        match self.table()?.check(seat, action) {
            Ok(()) => Ok(json!({ "legal": true })),
            Err(reason) => {
                let mut answer = self.error(&reason);
                answer["legal"] = json!(false);
                Ok(answer)
            }
        }
    }

    fn draw(&mut self, draw: Option<&str>) -> Answer {
        let luck = self.luck.clone();
        let table = self.table_mut()?;
        let (draw, seen) = match draw {
            Some(draw) => (draw.to_owned(), table.settle(draw, &[Viewer::Everything])?),
            None => table.draw(&mut luck.stream(table.draws()), &[Viewer::Everything])?,
        };
        Ok(json!({ "draw": draw, "turn": table.turn(), "events": seen[0] }))
    }

    fn bot(&mut self, seat: Seat, level: &str, budget: &Budget, seed: Option<u64>) -> Answer {
        let level: Level = level.parse().map_err(|registry::UnknownLevel(level)| {
            let allowed = Level::ALL.map(Level::name).join(", ");
            let args = [("level", Word::Text(&level)), ("allowed", Word::Text(&allowed))];
            Refusal::Protocol { code: "bad-level", message: self.speech.say("engine-bad-level", &args) }
        })?;
        let table = self.table()?;
        let listing = registry::find(table.facts().id)?;
        let thought = match seed {
            // The same question gets the same answer, whatever was asked before.
            Some(seed) => listing.player(level).advise(&table.job(seat, level, seed, budget)?)?,
            // Without a seed of its own, each question has another one.
            None => {
                let job = table.job(seat, level, self.seed.wrapping_add(1 + self.asked), budget)?;
                let bot = self.bots.entry(seat).or_insert_with(|| listing.player(level));
                bot.advise(&job)?
            }
        };
        self.asked += 1;
        Ok(json!(thought))
    }
}

fn malformed(message: impl Into<String>) -> Answer {
    Err(Refusal::Protocol { code: "malformed", message: message.into() })
}

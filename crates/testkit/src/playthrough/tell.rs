//! Tells a match as text, turn by turn.

use std::fmt::{Display, Write as _};

use kernel::{Game, Match, QuickLuck, Refusal, Refused, Seat, Turn, Viewer};
use serde_json::Value;

use crate::checks::view::seen;
use crate::playout::{TOO_LONG, pick};
use crate::setups::to_json;
use crate::start::begin;

/// What is read of a playthrough; all else is written.
pub(super) struct Script {
    /// The lines before the start.
    pub(super) preface: String,
    pub(super) start: String,
    /// In the order they are made.
    pub(super) choices: Vec<String>,
    /// After the choices, luck plays on to the end.
    pub(super) seed: Option<u64>,
}

impl Script {
    pub(super) fn read(text: &str) -> Result<Script, String> {
        let mut script = Script { preface: String::new(), start: String::new(), choices: Vec::new(), seed: None };
        for line in text.lines() {
            let begins = line.starts_with("setup ") || line.starts_with("position ");
            if script.start.is_empty() && begins {
                script.start = line.to_owned();
            } else if script.start.is_empty() {
                script.preface += line;
                script.preface.push('\n');
            } else if let Some(choice) = line.strip_prefix("> ").or(line.strip_prefix("* ")) {
                script.choices.push(choice.trim().to_owned());
            } else if let Some(seed) = line.strip_prefix("random ") {
                script.seed = Some(seed.trim().parse().map_err(|_| format!("{line:?} has no seed"))?);
            }
        }
        match script.start.is_empty() {
            true => Err("there is no line `setup {options} seats N`".to_owned()),
            false => Ok(script),
        }
    }
}

/// The whole playthrough, or what is wrong with the script.
pub(super) fn tell<G: Game>(script: &Script) -> Result<String, String> {
    let table = begin::<G>(&script.start).ok_or("there is no start")??;
    let text = format!("{}{}\n", script.preface, script.start);
    let mut teller = Teller { table, text, script, made: 0, luck: script.seed.map(|seed| QuickLuck::new(seed, 0)) };
    for _ in 0..TOO_LONG {
        teller.tell_state();
        if teller.table.turn() == Turn::Over {
            teller.tell_end();
            break;
        }
        if !teller.go_on()? {
            break;
        }
    }
    match teller.made < script.choices.len() {
        true => {
            Err(format!("the game is over, but choice {}, {:?}, remains", teller.made + 1, script.choices[teller.made]))
        }
        false => Ok(teller.text),
    }
}

struct Teller<'a, G: Game> {
    table: Match<G>,
    text: String,
    script: &'a Script,
    /// How many choices of the script have been made.
    made: usize,
    luck: Option<QuickLuck>,
}

impl<G: Game> Teller<'_, G> {
    fn line(&mut self, line: impl Display) {
        writeln!(self.text, "{line}").expect("a string takes any text");
    }

    fn tell_state(&mut self) {
        let game = self.table.game();
        let position = to_json(&game.position());
        let views: Vec<(Viewer, Value)> =
            Viewer::all(game.seats()).map(|viewer| (viewer, to_json(&game.view(viewer)))).collect();
        self.line(format_args!("\n# {} | {position}", self.table.entries()));
        let first = &views[0].1;
        match views.iter().all(|(_, view)| view == first) {
            true => self.line(format_args!("all see: {first}")),
            false => {
                for (viewer, view) in &views {
                    self.line(format_args!("{} sees: {view}", name(*viewer)));
                }
            }
        }
    }

    fn tell_end(&mut self) {
        let standing = self.table.standing();
        let row = |numbers: Vec<String>| numbers.join(" ");
        let scores = row(standing.scores.as_slice().iter().map(ToString::to_string).collect());
        let ranks = row(standing.ranks.as_slice().iter().map(ToString::to_string).collect());
        self.line(format_args!("over: scores {scores}, ranks {ranks}"));
        self.line(format_args!("detail: {}", to_json(&standing.detail)));
    }

    /// Tells what may be chosen, what is, and what happens. `false` when the script has ended.
    fn go_on(&mut self) -> Result<bool, String> {
        let mut events = Vec::new();
        match self.table.turn() {
            Turn::Over => return Ok(false),
            Turn::Chance => {
                self.tell_outcomes();
                if self.has_ended() {
                    return Ok(false);
                }
                self.draw(&mut events)?;
            }
            Turn::Seat(seat) => {
                self.line(format_args!("legal: {}", self.list(seat)));
                if self.has_ended() {
                    return Ok(false);
                }
                self.play(&mut events)?;
            }
            Turn::Together(seats) => {
                for seat in seats.iter() {
                    self.line(format_args!("legal {seat}: {}", self.list(seat)));
                }
                for _ in 0..seats.len() {
                    if self.has_ended() {
                        return Ok(false);
                    }
                    self.play(&mut events)?;
                }
            }
        }
        self.tell_events(&events);
        Ok(true)
    }

    fn has_ended(&self) -> bool {
        self.luck.is_none() && self.made == self.script.choices.len()
    }

    fn tell_outcomes(&mut self) {
        let mut draws = Vec::new();
        let listed = self.table.game().outcomes(&mut draws);
        let texts: Vec<String> = draws.iter().map(|(draw, weight)| format!("{draw}:{weight}")).collect();
        let outcomes = if listed { texts.join(" ") } else { "too many to list".to_owned() };
        self.line(format_args!("outcomes: {outcomes}"));
    }

    fn list(&self, seat: Seat) -> String {
        let texts: Vec<String> = self.actions(seat).iter().map(ToString::to_string).collect();
        texts.join(" ")
    }

    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.table.legal(seat, &mut actions);
        actions
    }

    fn draw(&mut self, events: &mut Vec<G::Event>) -> Result<(), String> {
        let draw = match (self.script.choices.get(self.made), &mut self.luck) {
            (Some(text), _) => {
                self.made += 1;
                text.parse().map_err(|_| self.wrong("is no draw of this game"))?
            }
            (None, Some(luck)) => self.table.game().draw(luck),
            (None, None) => return Err("a draw is missing".to_owned()),
        };
        self.line(format_args!("* {draw}"));
        self.table.settle(&draw, events).map_err(|refused| self.wrong(&code(&refused)))
    }

    fn play(&mut self, events: &mut Vec<G::Event>) -> Result<(), String> {
        let (seat, action) = match self.script.choices.get(self.made) {
            Some(text) => {
                self.made += 1;
                self.read(text)?
            }
            None => self.choose().ok_or("a choice is missing")?,
        };
        match self.table.game().turn() {
            Turn::Together(_) => self.line(format_args!("> {seat} {action}")),
            Turn::Seat(_) | Turn::Chance | Turn::Over => self.line(format_args!("> {action}")),
        }
        self.table.play(seat, action, events).map_err(|refused| self.wrong(&code(&refused)))
    }

    fn read(&self, text: &str) -> Result<(Seat, G::Action), String> {
        let (seat, action) = match (self.table.game().turn(), text.split_once(' ')) {
            (Turn::Together(_), Some((seat, action))) => {
                (Seat(seat.parse().map_err(|_| self.wrong("names no seat"))?), action)
            }
            (Turn::Together(_), None) => return Err(self.wrong("needs its seat: `> 1 b2`")),
            (Turn::Seat(seat), _) => (seat, text),
            (Turn::Chance | Turn::Over, _) => return Err(self.wrong("is nobody's turn")),
        };
        Ok((seat, action.parse().map_err(|_| self.wrong("is no action of this game"))?))
    }

    fn choose(&mut self) -> Option<(Seat, G::Action)> {
        let seat = self.table.turn().seats().iter().next()?;
        let actions = self.actions(seat);
        Some((seat, pick(&actions, self.luck.as_mut()?)))
    }

    /// What is wrong with the last choice.
    fn wrong(&self, why: &str) -> String {
        let choice = self.made.checked_sub(1).and_then(|last| self.script.choices.get(last));
        format!("choice {}, {:?}: {why}", self.made, choice.map_or("", String::as_str))
    }

    fn tell_events(&mut self, events: &[G::Event]) {
        for event in events {
            self.line(format_args!("- {}", to_json(event)));
            for viewer in Viewer::all(self.table.setup().seats) {
                match &seen::<G>(std::slice::from_ref(event), viewer)[..] {
                    [] => self.line(format_args!("    {}: nothing", name(viewer))),
                    [same] if same == event => {}
                    [other, ..] => self.line(format_args!("    {}: {}", name(viewer), to_json(other))),
                }
            }
        }
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Everything => "everything".to_owned(),
    }
}

fn code<I: Refusal>(refused: &Refused<I>) -> String {
    match refused {
        Refused::Illegal(illegal) => format!("{} ({})", illegal.code(), illegal.rule()),
        other => format!("{other:?}"),
    }
}

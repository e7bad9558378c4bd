//! `menagerie play`: a person at a terminal against bots, one line at a time.

mod command;
mod menu;

use std::fs;
use std::io::{BufRead, IsTerminal, Write};
use std::time::Duration;

use anyhow::Context as _;
use registry::{AnyThought, Budget, Level, Reason, Seat, Sitter, Table, TableLuck, Turn, Viewer, Word};
use serde_json::Value;

use crate::args::PlayArgs;
use crate::random_seed;
use crate::speech::{Speech, WIDTH, wrap, wrap_lines};
use command::Command;
use menu::Menu;

/// The person's seat.
const ME: Seat = Seat(0);

/// How long a bot may think about a decision.
const MOMENT: Duration = Duration::from_millis(1000);

/// Who gives hints, and how many.
const ADVISER: Level = Level::Expert;
const HINTS: usize = 2;

/// Sits the person down and plays until the game or the input ends.
pub(crate) fn run(
    args: &PlayArgs,
    mut speech: Speech,
    input: impl BufRead + IsTerminal,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let game = registry::find(&args.game).map_err(|reason| anyhow::anyhow!(speech.refusal(&reason)))?;
    let seats = args.seats.unwrap_or(u64::from(game.facts().seats.0));
    let mut table =
        game.new_match(&args.options, seats).map_err(|bad| anyhow::anyhow!(speech.refusal(&bad.reason())))?;
    table.name_sitters(sitters(table.seats(), args.bots, &speech));
    speech.set_names(names(table.seats(), args.bots, &speech));
    let seed = args.seed.map_or_else(random_seed, Ok)?;
    let mut sitting = Sitting {
        table,
        luck: TableLuck::of_seed(seed),
        seed,
        level: args.bots,
        typed: input.is_terminal(),
        plain: args.plain || std::env::var_os("TERM").is_some_and(|term| term == "dumb"),
        speech,
        asked: Vec::new(),
        news: Vec::new(),
    };
    sitting.play(input, out)
}

/// What the record says of each seat.
fn sitters(seats: u8, level: Level, speech: &Speech) -> Vec<Sitter> {
    let bot = Sitter { name: None, bot: Some(level.name().to_owned()) };
    let me = Sitter { name: Some(speech.say("play-you", &[])), bot: None };
    std::iter::once(me).chain(std::iter::repeat(bot)).take(seats.into()).collect()
}

/// The person is "You"; bots go by their level, and by a number where there are several.
fn names(seats: u8, level: Level, speech: &Speech) -> Vec<String> {
    let bot = speech.say("play-bot", &[("level", Word::Text(level.name()))]);
    let name = |seat: Seat| match seat {
        ME => speech.say("play-you", &[]),
        _ if seats == 2 => bot.clone(),
        Seat(number) => format!("{bot} {number}"),
    };
    (0..seats).map(|number| name(Seat(number))).collect()
}

/// One person's game at the terminal.
struct Sitting {
    table: Box<dyn Table>,
    luck: TableLuck,
    seed: u64,
    level: Level,
    /// Whether a person types, and so ends the line of the prompt on the screen.
    typed: bool,
    /// Sentences instead of a drawing.
    plain: bool,
    speech: Speech,
    /// How many entries there were each time the person was asked: where undo goes back to.
    asked: Vec<u32>,
    /// What happened since the person last looked.
    news: Vec<String>,
}

/// What a line of input leads to.
enum Next {
    /// The game goes on.
    GoOn,
    /// The person is asked again.
    AskAgain,
    /// The person leaves.
    Leave,
}

impl Sitting {
    fn play(&mut self, mut input: impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
        self.greet(out)?;
        loop {
            match self.table.turn() {
                Turn::Over => return self.finish(out),
                Turn::Chance => self.let_chance_decide()?,
                turn => match turn.seats().iter().find(|&seat| seat != ME) {
                    Some(bot) => self.let_bot_play(bot)?,
                    None => {
                        if !self.ask(&mut input, out)? {
                            return Ok(writeln!(out, "{}", self.speech.say("play-goodbye", &[]))?);
                        }
                    }
                },
            }
        }
    }

    fn greet(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let facts = self.table.facts();
        writeln!(out, "{} · {}", facts.title, facts.designer)?;
        writeln!(out, "{}", self.speech.say_wrapped(&format!("{}-tagline", facts.id), &[]))?;
        writeln!(out, "{}\n", self.speech.say_wrapped("play-intro", &[]))?;
        Ok(())
    }

    fn let_chance_decide(&mut self) -> anyhow::Result<()> {
        let mut stream = self.luck.stream(self.table.draws());
        let (_, seen) = self.table.draw(&mut stream, &[Viewer::Seat(ME)]).map_err(|reason| self.broken(&reason))?;
        self.hear(&seen[0]);
        Ok(())
    }

    fn let_bot_play(&mut self, bot: Seat) -> anyhow::Result<()> {
        let thought = self.think(bot, self.level).map_err(|reason| self.broken(&reason))?;
        let action = thought.action;
        let seen = self.table.play(bot, &action, &[Viewer::Seat(ME)]).map_err(|reason| self.broken(&reason))?;
        self.hear(&seen[0]);
        Ok(())
    }

    /// What a bot would do here. It has a moment, and luck of its own for every decision.
    fn think(&self, seat: Seat, level: Level) -> Result<AnyThought, Reason> {
        let budget = Budget { time: Some(MOMENT), ..Budget::default() };
        self.table.think(seat, level, &budget, self.seed.wrapping_add(u64::from(self.table.entries())))
    }

    /// A refusal where none is possible: the table goes no further, but says why.
    fn broken(&self, reason: &Reason) -> anyhow::Error {
        anyhow::anyhow!(self.speech.refusal(reason))
    }

    fn hear(&mut self, events: &[Value]) {
        let game = self.table.facts().id;
        self.news.extend(events.iter().map(|event| self.speech.event(game, event)));
    }

    /// Asks until the person decides something; `false` when the person leaves.
    fn ask(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<bool> {
        let menu = Menu::new(self.table.as_ref(), ME, &self.speech);
        self.show(&menu, out)?;
        loop {
            write!(out, "{} ", self.speech.say("play-prompt", &[]))?;
            out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(out)?;
                return Ok(false);
            }
            if !self.typed {
                writeln!(out)?;
            }
            // Without what could play tricks on a terminal when the answer quotes it.
            let line = String::from_utf8_lossy(&line).replace(char::is_control, " ");
            match self.answer(line.trim(), &menu, out)? {
                Next::GoOn => return Ok(true),
                Next::AskAgain => {}
                Next::Leave => return Ok(false),
            }
        }
    }

    /// The news, the board and what can be chosen.
    fn show(&mut self, menu: &Menu, out: &mut impl Write) -> anyhow::Result<()> {
        self.tell_news(out)?;
        if !self.plain || self.asked.is_empty() {
            self.show_board(out)?;
        }
        let phase = [("phase", Word::Text(self.table.phase()))];
        writeln!(out, "{}", self.speech.say_wrapped(&format!("{}-phase", self.table.facts().id), &phase))?;
        Ok(write!(out, "{}", menu.text(&self.speech))?)
    }

    fn tell_news(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        for sentence in self.news.drain(..) {
            writeln!(out, "  {}", wrap(&sentence, WIDTH - 4).join("\n    "))?;
        }
        Ok(())
    }

    fn refuse(&self, reason: &Reason, out: &mut impl Write) -> anyhow::Result<()> {
        Ok(writeln!(out, "{}", wrap(&self.speech.refusal(reason), WIDTH).join("\n"))?)
    }

    fn show_board(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let (names, words) = (self.speech.names(), self.speech.words());
        let board = match self.plain {
            true => wrap_lines(&self.table.describe_board(Viewer::Seat(ME), names, words)),
            false => self.table.draw_board(Viewer::Seat(ME), names, words),
        };
        Ok(writeln!(out, "\n{}\n", board.trim_end())?)
    }

    fn answer(&mut self, line: &str, menu: &Menu, out: &mut impl Write) -> anyhow::Result<Next> {
        if line.is_empty() {
            writeln!(out, "{}", self.speech.say("play-empty", &[]))?;
            return Ok(Next::AskAgain);
        }
        if let Some(action) = menu.find(line) {
            return self.decide(&action, out);
        }
        match Command::read(line, &self.speech) {
            Some(Command::Undo) => return self.undo(out),
            Some(Command::Quit) => return Ok(Next::Leave),
            Some(Command::Help) => self.help(out)?,
            Some(Command::Hint) => self.hint(menu, out)?,
            Some(Command::Board) => self.show_board(out)?,
            Some(Command::Describe) => {
                let text = self.table.describe_board(Viewer::Seat(ME), self.speech.names(), self.speech.words());
                writeln!(out, "{}", wrap_lines(text.trim_end()))?;
            }
            Some(Command::Choices) => write!(out, "{}", menu.text(&self.speech))?,
            Some(Command::Score) => self.show_scores(out)?,
            Some(Command::Save(file)) => self.save(&file, out)?,
            Some(Command::WhatIf(choice)) => {
                let sentence = menu.explain(&choice, self.table.as_ref(), ME, &self.speech);
                writeln!(out, "{}", wrap_lines(&sentence))?;
            }
            None => {
                // Not a choice and not a command: the rules say why it cannot be played.
                let why = menu.refusal(line, self.table.as_ref(), ME);
                self.refuse(&why, out)?;
            }
        }
        Ok(Next::AskAgain)
    }

    fn decide(&mut self, action: &str, out: &mut impl Write) -> anyhow::Result<Next> {
        let before = self.table.entries();
        match self.table.play(ME, action, &[Viewer::Seat(ME)]) {
            Ok(seen) => {
                self.asked.push(before);
                self.hear(&seen[0]);
                Ok(Next::GoOn)
            }
            Err(reason) => {
                self.refuse(&reason, out)?;
                Ok(Next::AskAgain)
            }
        }
    }

    /// Goes back to the person's last decision, whatever the bots did since.
    fn undo(&mut self, out: &mut impl Write) -> anyhow::Result<Next> {
        let Some(before) = self.asked.pop() else {
            writeln!(out, "{}", self.speech.say("refused-nothing-to-undo", &[]))?;
            return Ok(Next::AskAgain);
        };
        self.table.back_to(before).map_err(|reason| self.broken(&reason))?;
        self.news.clear();
        writeln!(out, "{}", self.speech.say("play-undone", &[]))?;
        Ok(Next::GoOn)
    }

    fn help(&self, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "{}\n", self.speech.say(&format!("{}-help", self.table.facts().id), &[]))?;
        Ok(writeln!(out, "{}", self.speech.say("play-help", &[]))?)
    }

    /// The best choices an expert sees, what each does, and what it expects of them.
    fn hint(&self, menu: &Menu, out: &mut impl Write) -> anyhow::Result<()> {
        let thought = match self.think(ME, ADVISER) {
            Ok(thought) => thought,
            Err(reason) => return self.refuse(&reason, out),
        };
        if thought.candidates.is_empty() {
            let hint = self.hint_of("play-hint-only", &thought.action, 0, menu);
            return Ok(writeln!(out, "{}", wrap_lines(&hint))?);
        }
        for choice in thought.candidates.iter().take(HINTS) {
            let hint = match choice.margin.map(i64::from) {
                Some(margin) if margin < 0 => self.hint_of("play-hint-behind", &choice.action, -margin, menu),
                Some(margin) => self.hint_of("play-hint-ahead", &choice.action, margin, menu),
                None => self.hint_of("play-hint", &choice.action, percent(choice.value), menu),
            };
            writeln!(out, "{}", wrap_lines(&hint))?;
        }
        Ok(())
    }

    fn hint_of(&self, key: &str, action: &str, expected: i64, menu: &Menu) -> String {
        let does = menu.explain(action, self.table.as_ref(), ME, &self.speech).replace('\n', " ");
        self.speech.say(
            key,
            &[("action", Word::Text(action)), ("expected", Word::Number(expected)), ("does", Word::Text(&does))],
        )
    }

    fn show_scores(&self, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "{}", self.table.explain_scores(self.speech.names(), self.speech.words()).trim_end())?;
        for (name, score) in self.speech.names().iter().zip(self.table.standing().scores) {
            let total = [("seat", Word::Text(name)), ("points", Word::Number(score.into()))];
            writeln!(out, "{}", self.speech.say("play-total", &total))?;
        }
        Ok(())
    }

    fn save(&self, file: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let record = serde_json::to_string_pretty(&self.table.record(Viewer::Seat(ME)))?;
        // A file that cannot be written is no reason to lose the game.
        match fs::write(file, record + "\n").with_context(|| file.to_owned()) {
            Ok(()) => writeln!(out, "{}", self.speech.say("play-saved", &[("file", Word::Text(file))]))?,
            Err(error) => writeln!(out, "{error:#}")?,
        }
        Ok(())
    }

    fn finish(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        self.tell_news(out)?;
        self.show_board(out)?;
        self.show_scores(out)?;
        let ranks = self.table.standing().ranks;
        let winners: Vec<_> = self.speech.names().iter().zip(&ranks).filter(|&(_, &rank)| rank == 1).collect();
        let key = match (ranks[ME.index()], winners.len()) {
            (1, 1) => "play-won",
            (1, _) => "play-shared",
            _ => "play-lost",
        };
        let winner = winners.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ");
        Ok(writeln!(out, "\n{}", self.speech.say(key, &[("seat", Word::Text(&winner))]))?)
    }
}

/// A worth between 0 and 1 as a percentage.
fn percent(worth: f64) -> i64 {
    (worth * 100.0).round() as i64
}

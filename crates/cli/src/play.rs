//! `menagerie play`: people at a terminal, with bots in the other seats, one line at a time.

mod command;
mod menu;
mod people;
mod unseen;

use std::fs;
use std::io::{BufRead, IsTerminal, Write};
use std::time::Duration;

use anyhow::Context as _;
use registry::{
    AnyPlayer, Budget, Job, Json, Level, Listing, Names, Playable, Reason, Seat, Sitter, TableLuck, Turn, Viewer, Word,
};

use crate::args::PlayArgs;
use crate::random_seed;
use crate::speech::{Speech, WIDTH, wrap, wrap_lines};
use command::Command;
use menu::Menu;
use people::{Forgotten, People, Screen};
use unseen::Unseen;

/// How long a bot may think about a decision.
const MOMENT: Duration = Duration::from_millis(1000);

/// Who gives hints, and how many.
const ADVISER: Level = Level::Expert;
const HINTS: usize = 2;

/// Sits the people down and plays until the game or the input ends.
pub(crate) fn run(
    args: &PlayArgs,
    mut speech: Speech,
    input: impl BufRead + IsTerminal,
    out: &mut (impl Write + IsTerminal),
) -> anyhow::Result<()> {
    let game = registry::find(&args.game).map_err(|reason| anyhow::anyhow!(speech.refusal(&reason)))?;
    let people = match &args.people[..] {
        [] => vec![speech.say("play-you", &[])],
        names => names.to_vec(),
    };
    let seats = args.seats.unwrap_or(u64::from(game.facts().seats.0).max(people.len() as u64));
    let mut table =
        game.new_match(&args.setup.options()?, seats).map_err(|bad| anyhow::anyhow!(speech.refusal(&bad.reason())))?;
    people::check(&people, table.seats(), &speech).map_err(anyhow::Error::msg)?;
    table.name_sitters(sitters(table.seats(), &people, args.bots));
    let names = Names::new(names(table.seats(), &people, args.bots, &speech));
    // Several people at one keyboard read the same screen: there nobody is “you”.
    speech.set_names(names.read_by((people.len() == 1).then_some(Seat(0))));
    let seed = args.seed.map_or_else(random_seed, Ok)?;
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let mut sitting = Sitting {
        game,
        bots: Seat::all(table.seats()).map(|_| game.player(args.bots)).collect(),
        table,
        luck: TableLuck::of_seed(seed),
        seed,
        level: args.bots,
        typed: input.is_terminal(),
        plain: args.plain || is_dumb,
        screen: Screen::new(out.is_terminal(), is_dumb),
        speech,
        people: People::new(people.len()),
        me: Seat(0),
        asked: Vec::new(),
        undone: Vec::new(),
    };
    sitting.play(input, out)
}

/// What the record says of each seat.
fn sitters(seats: u8, people: &[String], level: Level) -> Vec<Sitter> {
    let bot = Sitter { name: None, bot: Some(level.name().to_owned()) };
    let people = people.iter().map(|name| Sitter { name: Some(name.clone()), bot: None });
    people.chain(std::iter::repeat(bot)).take(seats.into()).collect()
}

/// People have their names; bots go by their level, and by a number where there are several.
fn names(seats: u8, people: &[String], level: Level, speech: &Speech) -> Vec<String> {
    let bot = speech.say("play-bot", &[("level", Word::Text(level.name()))]);
    let bots = usize::from(seats) - people.len();
    let bots = (1..=bots).map(|number| if bots == 1 { bot.clone() } else { format!("{bot} {number}") });
    people.iter().cloned().chain(bots).collect()
}

/// A game at the terminal.
struct Sitting {
    game: &'static Listing,
    table: Box<dyn Playable>,
    /// One for every seat, for the whole game; a person's is never asked.
    bots: Vec<Box<dyn AnyPlayer>>,
    luck: TableLuck,
    seed: u64,
    level: Level,
    /// Whether a person types, and so ends the line of the prompt on the screen.
    typed: bool,
    /// Sentences instead of a drawing.
    plain: bool,
    screen: Screen,
    speech: Speech,
    people: People,
    /// The person at the keyboard.
    me: Seat,
    /// Who decided, and how many entries there were before: where undo goes back to.
    asked: Vec<(Seat, u32)>,
    /// What was undone since the last decision, for redo.
    undone: Vec<Undone>,
}

/// A decision that was undone.
struct Undone {
    seat: Seat,
    /// How many entries there were before it, and when it was undone.
    before: u32,
    after: u32,
    news: Forgotten,
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
                turn => match turn.seats().iter().find(|&seat| !self.people.include(seat)) {
                    Some(bot) => self.let_bot_play(bot)?,
                    None => {
                        // Of several who are to choose, whoever is at the keyboard stays there.
                        let seat = turn.seats().iter().max_by_key(|&seat| seat == self.me).unwrap_or(self.me);
                        if !(self.hand_over(seat, &mut input, out)? && self.ask(&mut input, out)?) {
                            return Ok(writeln!(out, "{}", self.speech.say("play-goodbye", &[]))?);
                        }
                    }
                },
            }
        }
    }

    /// Gives somebody the keyboard. Where people may not see the same, what is on the screen is wiped off, and nothing
    /// is shown before the next one says so. `false` when the input ends.
    fn hand_over(&mut self, seat: Seat, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<bool> {
        self.me = seat;
        let must_hand_over = self.people.must_hand_over(seat, self.table.as_ref());
        let last = self.people.took_over(seat);
        if !must_hand_over {
            return Ok(true);
        }
        if last.is_some() {
            write!(out, "{}", self.screen.wiped())?;
        }
        writeln!(out, "\n{}", self.speech.say_wrapped("play-hand-over", &[("seat", self.speech.name(seat))]))?;
        out.flush()?;
        Ok(read_line(input)?.is_some())
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
        let viewers = self.people.viewers();
        let (_, seen) = self.table.draw(&mut stream, &viewers).map_err(|reason| self.broken(&reason))?;
        self.hear(&seen);
        Ok(())
    }

    fn let_bot_play(&mut self, bot: Seat) -> anyhow::Result<()> {
        let thought = self.job(bot, self.level).and_then(|job| self.bots[bot.index()].think(&job));
        let action = thought.map_err(|reason| self.broken(&reason))?.action;
        let viewers = self.people.viewers();
        let seen = self.table.play(bot, &action, &viewers).map_err(|reason| self.broken(&reason))?;
        self.hear(&seen);
        Ok(())
    }

    /// What a bot is to decide. It has a moment, and luck of its own for every decision.
    fn job(&self, seat: Seat, level: Level) -> Result<Job, Reason> {
        let budget = Budget { time: Some(MOMENT), ..Budget::default() };
        self.table.job(seat, level, self.seed.wrapping_add(u64::from(self.table.entries())), &budget)
    }

    /// A refusal where none is possible: the table goes no further, but says why.
    fn broken(&self, reason: &Reason) -> anyhow::Error {
        anyhow::anyhow!(self.speech.refusal(reason))
    }

    /// Each person hears what they may, when they look next.
    fn hear(&mut self, seen: &[Json]) {
        let (game, entry) = (self.table.facts().id, self.table.entries());
        for (seat, events) in (0..).zip(seen) {
            self.people.hear(Seat(seat), entry, events.list().iter().map(|event| self.speech.event(game, event)));
        }
    }

    /// Asks until the person decides something; `false` when the person leaves.
    fn ask(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<bool> {
        let menu = Menu::new(self.table.as_ref(), self.me, &self.speech);
        self.show(&menu, out)?;
        loop {
            // Set before the prompt is shown: whoever reads it may type at once.
            let unseen = self.types_unseen().then(Unseen::begin).flatten();
            write!(out, "{} ", self.prompt(unseen.is_some()))?;
            out.flush()?;
            let line = read_line(input)?;
            drop(unseen);
            let Some(line) = line else {
                writeln!(out)?;
                return Ok(false);
            };
            if !self.typed {
                writeln!(out)?;
            }
            match self.answer(line.trim(), &menu, out)? {
                Next::GoOn => return Ok(true),
                Next::AskAgain => {}
                Next::Leave => return Ok(false),
            }
        }
    }

    /// Whether others at the keyboard must not see what is typed: they choose at the same time.
    fn types_unseen(&self) -> bool {
        self.typed && self.people.are_several() && matches!(self.table.turn(), Turn::Together(_))
    }

    fn prompt(&self, unseen: bool) -> String {
        let key = match (self.people.are_several(), unseen) {
            (true, true) => "play-prompt-unseen",
            (true, false) => "play-prompt-of",
            (false, _) => "play-prompt",
        };
        self.speech.say(key, &[("seat", self.speech.name(self.me))])
    }

    /// The news, the board and what can be chosen.
    fn show(&mut self, menu: &Menu, out: &mut impl Write) -> anyhow::Result<()> {
        let is_first = !self.asked.iter().any(|&(seat, _)| seat == self.me);
        self.tell_news(self.me, out)?;
        if !self.plain || is_first {
            self.show_board(out)?;
        }
        let phase = [("phase", Word::Text(self.table.phase()))];
        writeln!(out, "{}", self.speech.say_wrapped(&format!("{}-phase", self.table.facts().id), &phase))?;
        Ok(write!(out, "{}", menu.text(&self.speech))?)
    }

    fn tell_news(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        for sentence in self.people.news_of(seat) {
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
            true => wrap_lines(&self.table.describe_board(Viewer::Seat(self.me), names, words)),
            false => self.table.draw_board(Viewer::Seat(self.me), names, words),
        };
        Ok(writeln!(out, "\n{}\n", board.trim_end())?)
    }

    fn answer(&mut self, line: &str, menu: &Menu, out: &mut impl Write) -> anyhow::Result<Next> {
        if line.is_empty() {
            writeln!(out, "{}", self.speech.say("play-empty", &[]))?;
            return Ok(Next::AskAgain);
        }
        if let Some(action) = menu.named(line) {
            return self.decide(&action, out);
        }
        let command = Command::read(line, &self.speech);
        let other = menu.in_other_letters(line, self.table.as_ref(), self.me);
        if let (Some(choice), None) = (other.as_deref().and_then(|other| menu.named(other)), &command) {
            return self.decide(&choice, out);
        }
        // What is written like a choice is one, allowed or not: `q` is a mosquito before it is the end of the game.
        if let Some(why) = menu.forbidden(line, self.table.as_ref(), self.me) {
            self.refuse(&why, out)?;
            return Ok(Next::AskAgain);
        }
        if let (Some(command), Some(choice)) = (&command, &other) {
            self.refuse(&command.or_choice(line, choice, &self.speech), out)?;
            return Ok(Next::AskAgain);
        }
        match command {
            Some(Command::Undo) => return self.undo(out),
            Some(Command::Redo) => return self.redo(out),
            Some(Command::Quit) => return Ok(Next::Leave),
            Some(Command::Help) => self.help(out)?,
            Some(Command::Hint) => self.hint(menu, out)?,
            Some(Command::Board) => self.show_board(out)?,
            Some(Command::Describe) => {
                let text = self.table.describe_board(Viewer::Seat(self.me), self.speech.names(), self.speech.words());
                writeln!(out, "{}", wrap_lines(text.trim_end()))?;
            }
            Some(Command::Choices) => write!(out, "{}", menu.text(&self.speech))?,
            Some(Command::Score) => self.show_scores(out)?,
            Some(Command::Save(file)) => self.save(&file, out)?,
            Some(Command::WhatIf(choice)) => {
                let sentence = menu.explain(&choice, self.table.as_ref(), self.me, &self.speech);
                writeln!(out, "{}", wrap_lines(&sentence))?;
            }
            None => {
                // Not a choice and not a command: the rules say why it cannot be played.
                let why = menu.refusal(line, self.table.as_ref(), self.me);
                self.refuse(&why, out)?;
            }
        }
        Ok(Next::AskAgain)
    }

    fn decide(&mut self, action: &str, out: &mut impl Write) -> anyhow::Result<Next> {
        let before = self.table.entries();
        match self.table.play(self.me, action, &self.people.viewers()) {
            Ok(seen) => {
                self.asked.push((self.me, before));
                self.undone.clear();
                self.hear(&seen);
                Ok(Next::GoOn)
            }
            Err(reason) => {
                self.refuse(&reason, out)?;
                Ok(Next::AskAgain)
            }
        }
    }

    /// Goes back to the last decision of a person, whatever the bots did since.
    fn undo(&mut self, out: &mut impl Write) -> anyhow::Result<Next> {
        let Some((seat, before)) = self.asked.pop() else {
            writeln!(out, "{}", self.speech.say("refused-nothing-to-undo", &[]))?;
            return Ok(Next::AskAgain);
        };
        let after = self.table.entries();
        self.table.back_to(before).map_err(|reason| self.broken(&reason))?;
        let news = self.people.forget_after(before);
        self.undone.push(Undone { seat, before, after, news });
        match seat == self.me {
            true => writeln!(out, "{}", self.speech.say("play-undone", &[]))?,
            false => writeln!(out, "{}", self.speech.say("play-undone-of", &[("seat", self.speech.name(seat))]))?,
        }
        Ok(Next::GoOn)
    }

    /// Goes to where the game was before the last undo.
    fn redo(&mut self, out: &mut impl Write) -> anyhow::Result<Next> {
        let Some(Undone { seat, before, after, news }) = self.undone.pop() else {
            writeln!(out, "{}", self.speech.say("refused-nothing-to-redo", &[]))?;
            return Ok(Next::AskAgain);
        };
        self.table.back_to(after).map_err(|reason| self.broken(&reason))?;
        self.people.remember(news);
        self.asked.push((seat, before));
        writeln!(out, "{}", self.speech.say("play-redone", &[]))?;
        Ok(Next::GoOn)
    }

    fn help(&self, out: &mut impl Write) -> anyhow::Result<()> {
        writeln!(out, "{}\n", self.speech.say(&format!("{}-help", self.table.facts().id), &[]))?;
        Ok(writeln!(out, "{}", self.speech.say("play-help", &[]))?)
    }

    /// The best choices an expert sees, what each does, and what it expects of them.
    fn hint(&self, menu: &Menu, out: &mut impl Write) -> anyhow::Result<()> {
        let advice = self.job(self.me, ADVISER).and_then(|job| self.game.player(ADVISER).advise(&job));
        let thought = match advice {
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
        let does = menu.explain(action, self.table.as_ref(), self.me, &self.speech).replace('\n', " ");
        self.speech.say(
            key,
            &[("action", Word::Text(action)), ("expected", Word::Number(expected)), ("does", Word::Text(&does))],
        )
    }

    fn show_scores(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let scores = self.table.explain_scores(self.speech.names(), self.speech.words());
        writeln!(out, "{}", wrap_lines(scores.trim_end()))?;
        for (seat, score) in Seat::all(self.table.seats()).zip(self.table.standing().scores) {
            let total = [("seat", self.speech.name(seat)), ("points", Word::Number(score.into()))];
            writeln!(out, "{}", self.speech.say("play-total", &total))?;
        }
        Ok(())
    }

    /// Writes everything, hidden cards too: half of a game could not be shown again.
    fn save(&self, file: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let record = self.table.record(Viewer::Everything);
        let key = match record == self.table.record(Viewer::Seat(self.me)) {
            true => "play-saved",
            false => "play-saved-hidden",
        };
        // A file that cannot be written is no reason to lose the game.
        match fs::write(file, serde_json::to_string_pretty(&record)? + "\n").with_context(|| file.to_owned()) {
            Ok(()) => writeln!(out, "{}", self.speech.say_wrapped(key, &[("file", Word::Text(file))]))?,
            Err(error) => writeln!(out, "{error:#}")?,
        }
        Ok(())
    }

    fn finish(&mut self, out: &mut impl Write) -> anyhow::Result<()> {
        // Nothing is hidden any more: whoever has waited longest hears of everything that anybody missed.
        self.tell_news(self.people.longest_waiting(), out)?;
        self.show_board(out)?;
        self.show_scores(out)?;
        let ranks = self.table.standing().ranks;
        let winners: Vec<_> = self.speech.names().list().iter().zip(&ranks).filter(|&(_, &rank)| rank == 1).collect();
        let key = match (ranks[self.me.index()], winners.len()) {
            (1, 1) if !self.people.are_several() => "play-won",
            (_, 1) => "play-lost",
            (1, _) => "play-shared",
            _ => "play-lost",
        };
        let winner = winners.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(", ");
        Ok(writeln!(out, "\n{}", self.speech.say(key, &[("seat", Word::Text(&winner))]))?)
    }
}

/// The next line, without what could play tricks on a terminal when an answer quotes it.
fn read_line(input: &mut impl BufRead) -> anyhow::Result<Option<String>> {
    let mut line = Vec::new();
    let length = input.read_until(b'\n', &mut line)?;
    Ok((length > 0).then(|| String::from_utf8_lossy(&line).replace(char::is_control, " ")))
}

/// A worth between 0 and 1 as a percentage.
fn percent(worth: f64) -> i64 {
    (worth * 100.0).round() as i64
}

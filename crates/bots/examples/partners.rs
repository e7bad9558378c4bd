//! Two things that a partner at Zoff im Zoo would notice, counted over whole matches in which one level plays every seat.
//!
//! ```text
//! cargo run --release -p menagerie-bots --example partners -- --seats 4 --matches 40 --millis 50
//! ```
//!
//! 1. Beating the partner's cards that nobody else can beat, without going out by it. Counted among the decisions at
//!    which the partner, who still has cards, owns the table, nobody else's hand has an answer, and this one has. Hands
//!    are hidden, so it is counted twice: over those at which the seat could know it from all it has seen
//!    (`manners::is_sure_of_partner`), which is what a partner may hold against it; and over all, as one who sees every
//!    hand would judge.
//! 2. Declining a show that would have put the partner out, among those that could be completed.

use std::process::ExitCode;
use std::time::Duration;

use bots::eval::zoff::manners::{is_sure_of_partner, puts_partner_out};
use bots::{Budget, Level, Player};
use games::zoff::{Action, Options, Phase, Zoff};
use kernel::{Choices, Game, Luck as _, QuickLuck, Seat, Setup, Silent, Turn};

fn main() -> ExitCode {
    let Some(wishes) = Wishes::of(std::env::args().skip(1)) else {
        eprintln!("known are --seats, --matches, --millis, --iterations and --seed, each with a number, and --level");
        return ExitCode::FAILURE;
    };
    let mut counts = Counts::default();
    for number in 0..wishes.matches {
        play(&wishes, number, &mut counts);
    }
    println!("{} matches of {} seats, all {}", wishes.matches, wishes.seats, wishes.level);
    println!("beats the partner's unbeatable cards, where it could know  {}", counts.knowingly_beaten);
    println!("the same, for one who sees every hand                      {}", counts.beaten);
    println!("declines what would put the partner out                    {}", counts.declined);
    ExitCode::SUCCESS
}

/// What was asked for.
struct Wishes {
    seats: u8,
    matches: u64,
    level: Level,
    seed: u64,
    budget: Budget,
}

impl Wishes {
    fn of(mut args: impl Iterator<Item = String>) -> Option<Wishes> {
        let mut wishes = Wishes { seats: 4, matches: 10, level: Level::Expert, seed: 1, budget: Budget::default() };
        while let Some(name) = args.next() {
            let value = args.next()?;
            if name == "--level" {
                wishes.level = value.parse().ok()?;
                continue;
            }
            let number: u64 = value.parse().ok()?;
            match name.as_str() {
                "--seats" => wishes.seats = u8::try_from(number).ok().filter(|seats| (4..=7).contains(seats))?,
                "--matches" => wishes.matches = number,
                "--millis" => wishes.budget.time = Some(Duration::from_millis(number)),
                "--iterations" => wishes.budget.iterations = Some(number),
                "--seed" => wishes.seed = number,
                _ => return None,
            }
        }
        Some(wishes)
    }
}

/// How often something was done, of how many occasions.
#[derive(Default)]
struct Rate {
    done: u64,
    occasions: u64,
}

impl Rate {
    fn count(&mut self, is_done: bool) {
        self.done += u64::from(is_done);
        self.occasions += 1;
    }
}

impl std::fmt::Display for Rate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let percent = 100.0 * self.done as f64 / self.occasions.max(1) as f64;
        write!(f, "{} of {} ({percent:.1} %)", self.done, self.occasions)
    }
}

#[derive(Default)]
struct Counts {
    beaten: Rate,
    knowingly_beaten: Rate,
    declined: Rate,
}

fn play(wishes: &Wishes, number: u64, counts: &mut Counts) {
    let rules_version = Zoff::FACTS.rules_version;
    let setup = Setup { options: Options::default(), seats: wishes.seats, rules_version };
    let mut game = Zoff::new(&setup).expect("four to seven may play");
    let mut players: Vec<Player<Zoff>> = Seat::all(wishes.seats).map(|_| Player::new(wishes.level)).collect();
    let mut luck = QuickLuck::new(wishes.seed, number);
    loop {
        match game.turn() {
            Turn::Seat(seat) => {
                let action = players[seat.index()].think(&game, seat, &wishes.budget, luck.word().into()).action;
                counts.note(&game, seat, action);
                game.play(seat, action, &mut Silent);
            }
            Turn::Together(seats) => {
                let mut choices = Choices::NONE;
                for seat in seats.iter() {
                    let thought = players[seat.index()].think(&game, seat, &wishes.budget, luck.word().into());
                    choices.set(seat, Some(thought.action));
                }
                game.resolve(&choices, &mut Silent);
            }
            Turn::Chance => {
                let draw = game.draw(&mut luck);
                game.settle(&draw, &mut Silent);
            }
            Turn::Over => return,
        }
    }
}

impl Counts {
    fn note(&mut self, game: &Zoff, seat: Seat, action: Action) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let could_help = legal.iter().any(|action| matches!(action, Action::Complete(_)));
        if could_help && puts_partner_out(game, seat) {
            self.declined.count(action == Action::Decline);
        }
        let could_beat = legal.iter().any(|action| matches!(action, Action::Play(_)));
        if could_beat && is_only_answer(game, seat) {
            let beats = matches!(action, Action::Play(cards) if cards != game.hand(seat));
            self.beaten.count(beats);
            if is_sure_of_partner(game, seat) {
                self.knowingly_beaten.count(beats);
            }
        }
    }
}

/// Whether the partner, who still has cards, owns the table, and nobody else's hand has an answer.
fn is_only_answer(game: &Zoff, seat: Seat) -> bool {
    let Some((table, owner)) = game.on_table() else { return false };
    let is_partners = game.partner(seat) == Some(owner) && !game.hand(owner).is_empty();
    let mut others = Seat::all(game.seats()).filter(|&other| other != seat && other != owner);
    game.decision() == Phase::Answer && is_partners && others.all(|other| !table.is_beaten_from(game.hand(other)))
}

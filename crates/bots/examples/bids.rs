//! How bots bid at O Zoo le Mio: two ways to search a sealed auction against each other, and what a player gains who knows
//! how likely each bid of a bot is.
//!
//! ```text
//! cargo run --release -p menagerie-bots --example bids -- regret uct --seats 2 --games 200 --iterations 2000
//! cargo run --release -p menagerie-bots --example bids -- spy:regret regret --games 200 --iterations 2000
//! ```
//!
//! The first player sits among copies of the second, at each seat in turn; each tile row is played once from every seat. A
//! player is `regret` or `uct` (the search of `expert` with that way to choose together), or the name of a level.
//!
//! `spy:` is a best response to the bids of the second player: before it bids it is told the shares with which that player
//! mixes its bids, though not which one it drew. It gives each of its own bids what the positions after it are worth, each
//! by a search of its own, and takes the best. Else it plays like the player it is named after. Two seats only.

use std::collections::HashMap;
use std::process::ExitCode;
use std::time::Duration;

use bots::{Budget, Candidate, Knowledge as _, Level, Player, Settings, Thinker, Thought, Together};
use games::mio::{Action, Mio, Options};
use kernel::{BySeat, Choices, Game, QuickLuck, Seat, Setup, Silent, Turn};

/// The searches of the spy have this part of the budget, each.
const SPYING: u64 = 4;

fn main() -> ExitCode {
    let Some(wishes) = Wishes::of(std::env::args().skip(1)) else {
        eprintln!(
            "two players (regret, uct or a level; the first may be spy:…), --seats, --games, --iterations, --millis, --seed"
        );
        return ExitCode::FAILURE;
    };
    let seats = wishes.seats;
    let (mut wins, mut margin, mut squares) = (0.0, 0.0, 0.0);
    for number in 0..wishes.games {
        let first = Seat((number % u64::from(seats)) as u8);
        let scores = play(&wishes, first, number);
        let best = scores.iter().filter(|&(seat, _)| seat != first).map(|(_, score)| score.0).max().unwrap_or(0);
        let ahead = f64::from(scores[first].0 - best);
        wins += f64::from(u8::from(scores[first].1 == 1));
        margin += ahead;
        squares += ahead * ahead;
    }
    let games = wishes.games as f64;
    let (low, high) = wilson(wins / games, games);
    let (mean, deviation) = (margin / games, f64::sqrt(squares / games - (margin / games) * (margin / games)));
    println!(
        "{} against {}, {seats} seats: {wins} of {games} ({:.1} to {:.1} %), {mean:+.1} ± {:.1} points to the best other",
        wishes.players[0],
        wishes.players[1],
        100.0 * low,
        100.0 * high,
        1.96 * deviation / games.sqrt()
    );
    ExitCode::SUCCESS
}

/// What was asked for.
struct Wishes {
    players: [String; 2],
    seats: u8,
    games: u64,
    budget: Budget,
    seed: u64,
}

impl Wishes {
    fn of(mut args: impl Iterator<Item = String>) -> Option<Wishes> {
        let players = [args.next()?, args.next()?];
        let mut wishes = Wishes { players, seats: 2, games: 200, budget: Budget::default(), seed: 1 };
        for player in &wishes.players {
            Bot::new(player.trim_start_matches("spy:"))?;
        }
        while let Some(name) = args.next() {
            let number: u64 = args.next()?.parse().ok()?;
            match name.as_str() {
                "--seats" => wishes.seats = number as u8,
                "--games" => wishes.games = number,
                "--iterations" => wishes.budget.iterations = Some(number),
                "--millis" => wishes.budget.time = Some(Duration::from_millis(number)),
                "--seed" => wishes.seed = number,
                _ => return None,
            }
        }
        let spies = wishes.players[0].starts_with("spy:");
        ((2..=4).contains(&wishes.seats) && (!spies || wishes.seats == 2)).then_some(wishes)
    }
}

/// A player of one seat.
enum Bot {
    Level(Player<Mio>),
    Search(Thinker<Mio>),
}

impl Bot {
    fn new(name: &str) -> Option<Bot> {
        let search = |together| Bot::Search(Thinker::new(Settings { together, ..Mio::SETTINGS }));
        match name {
            "regret" => Some(search(Together::RegretMatching)),
            "uct" => Some(search(Together::Bandit)),
            level => level.parse::<Level>().ok().map(|level| Bot::Level(Player::new(level))),
        }
    }

    fn think(&mut self, game: &Mio, seat: Seat, budget: &Budget, seed: u64) -> Thought<Action> {
        match self {
            Bot::Level(player) => player.think(game, seat, budget, seed),
            Bot::Search(thinker) => thinker.think(game, seat, budget, seed),
        }
    }
}

/// Points and rank of each seat after a game.
fn play(wishes: &Wishes, first: Seat, number: u64) -> BySeat<(i32, u8)> {
    let Wishes { players, seats, budget, seed, .. } = wishes;
    let is_spy = players[0].starts_with("spy:");
    let bot = |seat: Seat| Bot::new(players[usize::from(seat != first)].trim_start_matches("spy:")).expect("checked");
    let mut bots: Vec<Bot> = Seat::all(*seats).map(bot).collect();
    let setup = Setup { options: Options::default(), seats: *seats, rules_version: Mio::FACTS.rules_version };
    let mut game = Mio::new(&setup).expect("two to four may play");
    // Both games of a pair have the same luck.
    let mut luck = QuickLuck::new(*seed, number / u64::from(*seats));
    for turn in 0.. {
        let seed = seed ^ number << 32 ^ turn << 4;
        let mut think = |seat: Seat| bots[seat.index()].think(&game, seat, budget, seed ^ u64::from(seat.0));
        match game.turn() {
            Turn::Seat(seat) => {
                let action = think(seat).action;
                game.play(seat, action, &mut Silent);
            }
            Turn::Together(all) => {
                let mut choices = Choices::NONE;
                let thoughts: Vec<(Seat, Thought<Action>)> = all.iter().map(|seat| (seat, think(seat))).collect();
                for (seat, thought) in &thoughts {
                    choices.set(*seat, Some(thought.action));
                }
                let other = thoughts.iter().find(|(seat, _)| *seat != first);
                if let Some((_, told)) = other.filter(|_| is_spy) {
                    choices.set(first, Some(best_response(&game, first, told, budget, seed)));
                }
                game.resolve(&choices, &mut Silent);
            }
            Turn::Chance => {
                let draw = game.draw(&mut luck);
                game.settle(&draw, &mut Silent);
            }
            Turn::Over => break,
        }
    }
    let standing = game.standing();
    BySeat::from_fn(*seats, |seat| (standing.scores[seat], standing.ranks[seat]))
}

/// The bid that does best against the shares of the other seat's bids.
fn best_response(game: &Mio, seat: Seat, told: &Thought<Action>, budget: &Budget, seed: u64) -> Action {
    let sum: f64 = told.candidates.iter().map(Candidate::share).sum();
    let shares: Vec<(Action, f64)> = match sum > 0.0 {
        true => told.candidates.iter().map(|candidate| (candidate.action, candidate.share() / sum)).collect(),
        // It does not mix.
        false => vec![(told.action, 1.0)],
    };
    let mut own = Vec::new();
    game.legal(seat, &mut own);
    let highest = |action: &Action| if let Action::Bid(coins) = action { *coins } else { 0 };
    let most = shares.iter().filter(|(_, share)| *share > 0.0).map(|(action, _)| highest(action)).max().unwrap_or(0);
    own.retain(|action| highest(action) <= most + 1);
    let mut known = HashMap::new();
    let mut worth = |bid: Action| -> f64 {
        let mut worth = |(answer, share): &(Action, f64)| {
            let mut choices = Choices::NONE;
            choices.set(seat, Some(bid));
            choices.set(Seat(1 - seat.0), Some(*answer));
            let outcome = game.outcome(&choices).expect("bids have one");
            share * *known.entry(outcome).or_insert_with(|| value(game, seat, &choices, budget, seed))
        };
        shares.iter().filter(|(_, share)| *share > 0.005).map(&mut worth).sum()
    };
    let weighed: Vec<f64> = own.iter().map(|&bid| worth(bid)).collect();
    let best = (0..own.len()).max_by(|&a, &b| weighed[a].total_cmp(&weighed[b])).expect("nothing is a bid");
    own[best]
}

/// What a seat may expect after these bids, by a search.
fn value(game: &Mio, seat: Seat, choices: &Choices<Action>, budget: &Budget, seed: u64) -> f64 {
    let mut game = game.clone();
    game.resolve(choices, &mut Silent);
    let budget = Budget {
        iterations: budget.iterations.map(|iterations| (iterations / SPYING).max(1)),
        time: budget.time.map(|time| time / SPYING as u32),
        ..*budget
    };
    let asked = match game.turn() {
        Turn::Seat(seat) => seat,
        Turn::Together(_) => seat,
        Turn::Chance | Turn::Over => {
            return game.estimate().map_or_else(|| bots::worth(&game.standing())[seat], |worth| worth[seat]);
        }
    };
    let thought = Thinker::new(Mio::SETTINGS).think(&game, asked, &budget, seed);
    // Where there is no choice there is no search: what comes next is asked.
    match thought.value {
        Some(value) => value[seat],
        None => {
            game.play(asked, thought.action, &mut Silent);
            let thought = matches!(game.turn(), Turn::Together(_))
                .then(|| Thinker::new(Mio::SETTINGS).think(&game, seat, &budget, seed).value)
                .flatten();
            let known = thought.or_else(|| game.estimate()).unwrap_or_else(|| bots::worth(&game.standing()));
            known[seat]
        }
    }
}

/// The 95 % interval of a share of so many games.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    let z = 1.96 * 1.96 / games;
    let middle = (share + z / 2.0) / (1.0 + z);
    let half = 1.96 / (1.0 + z) * f64::sqrt(share * (1.0 - share) / games + z / (4.0 * games));
    (middle - half, middle + half)
}

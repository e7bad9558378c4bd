//! How long it takes to work out the end of Drôles de Zèbres.
//!
//! ```text
//! cargo run --release -p menagerie-bots --example solver -- --count 100 --from 12 --to 15
//! ```
//!
//! Positions come from games of `hard`, `greedy` and `random` against their like; the first few decisions are left
//! to luck, so that games differ. Each position has a solver with an empty table to itself. Times are processor time,
//! the table's allocation included; positions are the same on every machine.

use std::process::ExitCode;
use std::time::Duration;

use bots::eval::zebres::estimate::free_squares;
use bots::eval::zebres::solve::Solver;
use bots::{Budget, Level, Player, Scratch, Solve, choose_any};
use cpu_time::ThreadTime;
use kernel::{Game, QuickLuck, Seat, Setup, Silent, Turn};
use zebres::{Board, FirstPlayer, Options, Phase, Zebres};

/// Who plays up to the position to solve.
const PLAYERS: [Level; 3] = [Level::Hard, Level::Greedy, Level::Random];
/// So many decisions are left to luck at first.
const OPENING: u32 = 8;
/// What the issue asks for: nine of ten positions within this.
const WITHIN: Duration = Duration::from_secs(1);
/// Nobody waits longer for one position.
const LIMIT: Duration = Duration::from_secs(20);

fn main() -> ExitCode {
    let Some(wishes) = Wishes::of(std::env::args().skip(1)) else {
        eprintln!("known are --count, --from and --to, each with a number, and --president");
        return ExitCode::FAILURE;
    };
    println!("free  players      p50       p90       max   within 1 s   positions: p50       p90        max");
    for free in wishes.from..=wishes.to {
        for level in PLAYERS {
            let results: Vec<_> = (0..wishes.count).map(|number| measure(&wishes, level, free, number)).collect();
            report(free, level, &results);
        }
    }
    ExitCode::SUCCESS
}

/// What was asked for.
struct Wishes {
    /// Positions for each line of the table.
    count: u64,
    /// Free squares.
    from: usize,
    to: usize,
    board: Board,
}

impl Wishes {
    fn of(mut args: impl Iterator<Item = String>) -> Option<Wishes> {
        let mut wishes = Wishes { count: 100, from: 12, to: 15, board: Board::Standard };
        while let Some(name) = args.next() {
            if name == "--president" {
                wishes.board = Board::President;
                continue;
            }
            let number: u64 = args.next()?.parse().ok()?;
            match name.as_str() {
                "--count" => wishes.count = number.max(1),
                "--from" => wishes.from = number as usize,
                "--to" => wishes.to = number as usize,
                _ => return None,
            }
        }
        Some(wishes)
    }
}

/// What one position took.
struct Effort {
    time: Duration,
    positions: u64,
}

fn measure(wishes: &Wishes, level: Level, free: usize, number: u64) -> Effort {
    // Gazelles come home, so that a game may pass by the number wanted at another phase; then the next one serves.
    let mut games = (0..).map(|attempt| number + 1_000_000 * attempt);
    let (game, seat) = games.find_map(|seed| reach(wishes.board, level, free, seed)).expect("games do not end");
    let clock = ThreadTime::now();
    let mut solver = Solver::default();
    solver.solve(&game, seat, None, &mut || clock.elapsed() < LIMIT);
    Effort { time: clock.elapsed(), positions: solver.positions() }
}

/// The first decision to place an animal with so many squares free.
fn reach(board: Board, level: Level, free: usize, seed: u64) -> Option<(Zebres, Seat)> {
    let first_player = FirstPlayer::Given(Seat((seed % 2) as u8));
    let setup = Setup { options: Options { board, first_player, ..Options::default() }, seats: 2, rules_version: 1 };
    let mut game = Zebres::new(&setup).expect("two seats may play");
    let mut luck = QuickLuck::new(seed, 0);
    let mut players = [Player::new(level), Player::new(level)];
    let mut decisions = 0;
    while let Turn::Seat(seat) = game.turn() {
        if game.decision() == Phase::PlaceAnimal && free_squares(&game) == free {
            return Some((game, seat));
        }
        let action = if decisions < OPENING {
            choose_any(&game, seat, &mut luck, &mut Scratch::default())
        } else {
            players[seat.index()].think(&game, seat, &Budget::default(), seed).action
        };
        game.play(seat, action, &mut Silent);
        decisions += 1;
    }
    None
}

fn report(free: usize, level: Level, results: &[Effort]) {
    let within = results.iter().filter(|effort| effort.time <= WITHIN).count();
    let mut times: Vec<_> = results.iter().map(|effort| effort.time.as_secs_f64() * 1000.0).collect();
    let mut positions: Vec<_> = results.iter().map(|effort| effort.positions).collect();
    times.sort_by(f64::total_cmp);
    positions.sort_unstable();
    let at = |percent: usize| (results.len() * percent).div_ceil(100).max(1) - 1;
    println!(
        "{free:>4}  {level:7} {:6.0} ms {:6.0} ms {:6.0} ms {within:>6} of {:<4} {:>12} {:>10} {:>10}",
        times[at(50)],
        times[at(90)],
        times[at(100)],
        results.len(),
        positions[at(50)],
        positions[at(90)],
        positions[at(100)],
    );
}

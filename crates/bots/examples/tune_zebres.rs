//! Learns the weights of the estimate of Drôles de Zèbres by self-play and writes them into
//! `src/eval/zebres/weights.rs`; or plays the weights in that file against those set by hand.
//!
//! ```text
//! cargo run --release -p menagerie-bots --example tune_zebres -- --games 8000 --seed 1
//! cargo run --release -p menagerie-bots --example tune_zebres -- --compare 200 --iterations 1000
//! ```
//!
//! Each generation plays against itself with what the one before has learned, the first with weights set by
//! hand, and fits the weights to what came of the positions it met. The same numbers give the
//! same table: nothing but + − × ÷ √ is used, and luck comes from the seed.

use std::fmt::Write as _;
use std::process::ExitCode;

use bots::eval::zebres::estimate::{self, COUNT, PARTS, TUNED, Weights};
use bots::{Budget, Knowledge, Settings, Thinker, worth};
use games::zebres::{Action, Board, Detail, Draw, Event, Illegal, Options, Position, View, Zebres};
use kernel::{
    BadPosition, BadSetup, BySeat, Choices, Facts, First, Game, Log, Luck, QuickLuck, Seat, Setup, Silent, Standing,
    Turn, Viewer,
};

/// Where the weights go.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/eval/zebres/weights.rs");

/// One game in this many is on the second board (§9), so that its territory of nine is learned too.
const SECOND_BOARD: u64 = 4;
/// Up to this many decisions of a game are left to luck at its start, so that games differ.
const OPENING: u32 = 24;
/// Of a hundred later decisions, how many: search meets bad moves too, and has to know what they are worth.
const ASTRAY: u32 = 8;
/// How much of what a position should be worth is what search thought of it; the rest is the end of the game.
/// Chosen by play at 500 iterations: a table with 0.3 won 114 of 200 against one with 0.5 (which had fewer
/// games to learn from), one with 0.75 won 80 of 200 against the same after three generations, 48 of 100
/// after four.
const SEARCH_SHARE: f64 = 0.3;
/// One position in so many is kept from learning, to see whether it holds for those never seen.
const UNSEEN: usize = 10;

/// How often each position is learned from, and by how much at first.
const ROUNDS: usize = 12;
const RATE: f64 = 0.05;
/// Positions in one step of learning.
const BATCH: usize = 256;

fn main() -> ExitCode {
    let wishes = match Wishes::of(std::env::args().skip(1)) {
        Ok(wishes) => wishes,
        Err(wrong) => {
            eprintln!("{wrong}; known are --games, --seed, --generations, --iterations, --compare, each with a number");
            return ExitCode::FAILURE;
        }
    };
    if let Some(games) = wishes.compare {
        compare(games, &wishes);
        return ExitCode::SUCCESS;
    }
    let weights = learn(&wishes);
    if let Err(error) = std::fs::write(FILE, spell(&weights, &wishes)) {
        eprintln!("{FILE}: {error}");
        return ExitCode::FAILURE;
    }
    println!("written to {FILE}");
    ExitCode::SUCCESS
}

/// What was asked for.
struct Wishes {
    /// Games of self-play, in all generations together.
    games: u64,
    seed: u64,
    generations: u64,
    /// Iterations of search for each decision.
    iterations: u64,
    /// Games of tuned against untuned, instead of learning.
    compare: Option<u64>,
}

impl Wishes {
    fn of(mut words: impl Iterator<Item = String>) -> Result<Wishes, String> {
        let mut wishes = Wishes { games: 8000, seed: 1, generations: 4, iterations: 200, compare: None };
        while let Some(word) = words.next() {
            let number = words.next().and_then(|number| number.parse().ok());
            let number: u64 = number.ok_or_else(|| format!("{word} needs a number"))?;
            match word.as_str() {
                "--games" => wishes.games = number,
                "--seed" => wishes.seed = number,
                "--generations" => wishes.generations = number.max(1),
                "--iterations" => wishes.iterations = number,
                "--compare" => wishes.compare = Some(number),
                _ => return Err(format!("{word} is unknown")),
            }
        }
        Ok(wishes)
    }

    fn budget(&self) -> Budget {
        Budget { iterations: Some(self.iterations), ..Budget::default() }
    }
}

/// How every player here searches. The exploration was chosen by play against 0.03 at 1000 iterations: 0.06 won
/// 58 of 100, 0.12 won 53, 0.02 and 0.01 won 33; at 4000 nothing from 0.1 to 0.2 beat 0.06.
fn settings() -> Settings {
    Settings { exploration: 0.06, horizon: Some(0), survey: true, ..Settings::default() }
}

/// A position met in self-play.
struct Sample {
    /// The features that are not 0.
    features: Vec<(u16, f32)>,
    free_squares: usize,
    /// What it should be worth to seat 0.
    target: f64,
}

fn learn(wishes: &Wishes) -> Weights {
    let mut weights = estimate::untuned();
    let mut samples: Vec<Sample> = Vec::new();
    for generation in 0..wishes.generations {
        // What the weights set by hand have played is too poor to be kept.
        if generation == 1 {
            samples.clear();
        }
        let playing: &'static Weights = Box::leak(Box::new(weights));
        let known = samples.len();
        for number in 0..wishes.games / wishes.generations {
            self_play(wishes, generation, number, playing, &mut samples);
        }
        let unseen = samples.split_off(samples.len() - (samples.len() - known) / UNSEEN);
        let before = error(&unseen, &weights);
        fit(&samples, &mut weights, &mut QuickLuck::new(wishes.seed, generation));
        println!(
            "generation {generation}: {} positions, mean squared error {:.4}; unseen {:.4}, before {before:.4}, untuned {:.4}",
            samples.len(),
            error(&samples, &weights),
            error(&unseen, &weights),
            error(&unseen, &estimate::untuned()),
        );
        samples.extend(unseen);
    }
    in_points(&weights)
}

/// The same weights with a scale such that the inauguration token is worth what is printed on it (§1).
fn in_points(weights: &Weights) -> Weights {
    let unit = weights[estimate::INAUGURATION] / 5.0;
    let scales: usize = PARTS[0].rows.iter().sum();
    std::array::from_fn(|at| if at < scales { weights[at] * unit } else { weights[at] / unit })
}

/// Plays one game and notes the positions that were thought about.
fn self_play(wishes: &Wishes, generation: u64, number: u64, weights: &'static Weights, samples: &mut Vec<Sample>) {
    let mut luck = QuickLuck::new(wishes.seed.wrapping_add(generation << 32), number);
    let board = if number % SECOND_BOARD == SECOND_BOARD - 1 { Board::President } else { Board::Standard };
    let mut game = Tried { game: new_game(board, number / SECOND_BOARD), weights };
    let mut thinkers = [settings(), settings()].map(Thinker::new);
    let (mut legal, mut decisions) = (Vec::new(), 0);
    let opening = luck.below(OPENING);
    let first = samples.len();
    while let Turn::Seat(seat) = game.turn() {
        legal.clear();
        game.legal(seat, &mut legal);
        let action = if let [only] = legal[..] {
            only
        } else if decisions < opening || luck.below(100) < ASTRAY {
            legal[luck.below(legal.len() as u32) as usize]
        } else {
            let thought = thinkers[seat.index()].think(&game, seat, &wishes.budget(), luck.word().into());
            samples.extend(thought.value.map(|value| sample(&game.game, value[Seat(0)])));
            thought.action
        };
        game.play(seat, action, &mut Silent);
        decisions += 1;
    }
    let end = worth(&game.standing())[Seat(0)];
    for sample in &mut samples[first..] {
        sample.target = SEARCH_SHARE * sample.target + (1.0 - SEARCH_SHARE) * end;
    }
}

/// A new game; seats take turns to begin.
fn new_game(board: Board, number: u64) -> Zebres {
    let first_player = First::Given(Seat((number % 2) as u8));
    let options = Options { board, first_player, ..Options::default() };
    Zebres::new(&Setup { options, seats: 2, rules_version: Zebres::FACTS.rules_version }).expect("these options exist")
}

fn sample(game: &Zebres, target: f64) -> Sample {
    let mut features = Vec::new();
    estimate::features(game, |feature, value| {
        if value != 0.0 {
            features.push((feature as u16, value as f32));
        }
    });
    Sample { features, free_squares: estimate::free_squares(game), target }
}

/// How many points ahead seat 0 seems to be.
fn lead(sample: &Sample, weights: &Weights) -> f64 {
    sample.features.iter().map(|&(feature, value)| weights[usize::from(feature)] * f64::from(value)).sum()
}

/// The mean squared error.
fn error(samples: &[Sample], weights: &Weights) -> f64 {
    let sum: f64 = samples
        .iter()
        .map(|sample| estimate::squash(lead(sample, weights) * weights[sample.free_squares]) - sample.target)
        .map(|error| error * error)
        .sum();
    sum / samples.len() as f64
}

/// Makes the mean squared error smaller, by Adam (Kingma and Ba, "Adam: a method for stochastic
/// optimization", 2015) with steps that shrink to nothing.
fn fit(samples: &[Sample], weights: &mut Weights, luck: &mut QuickLuck) {
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let steps = ROUNDS * samples.len().div_ceil(BATCH);
    let mut adam = Adam { mean: [0.0; COUNT], square: [0.0; COUNT], fading: [1.0; 2] };
    let mut step = 0;
    for _ in 0..ROUNDS {
        kernel::shuffle(&mut order, luck);
        for batch in order.chunks(BATCH) {
            let gradient = gradient(batch.iter().map(|&number| &samples[number as usize]), weights);
            adam.step(weights, &gradient, RATE * (1.0 - step as f64 / steps as f64));
            step += 1;
        }
    }
}

/// How the squared error changes with each weight.
fn gradient<'a>(batch: impl Iterator<Item = &'a Sample>, weights: &Weights) -> Weights {
    let mut gradient = [0.0; COUNT];
    for sample in batch {
        let (lead, scale) = (lead(sample, weights), weights[sample.free_squares]);
        let x = lead * scale;
        let steep = 1.0 + x * x;
        let slope = 0.5 / (steep * steep.sqrt());
        let error = (estimate::squash(x) - sample.target) * slope;
        gradient[sample.free_squares] += error * x;
        for &(feature, value) in &sample.features {
            gradient[usize::from(feature)] += error * scale * f64::from(value);
        }
    }
    gradient
}

struct Adam {
    mean: Weights,
    square: Weights,
    /// How much of the zeroes that `mean` and `square` began with is left in them.
    fading: [f64; 2],
}

impl Adam {
    fn step(&mut self, weights: &mut Weights, gradient: &Weights, rate: f64) {
        const KEEP: [f64; 2] = [0.9, 0.999];
        self.fading = [self.fading[0] * KEEP[0], self.fading[1] * KEEP[1]];
        for at in 0..COUNT {
            self.mean[at] += (1.0 - KEEP[0]) * (gradient[at] - self.mean[at]);
            self.square[at] += (1.0 - KEEP[1]) * (gradient[at] * gradient[at] - self.square[at]);
            let mean = self.mean[at] / (1.0 - self.fading[0]);
            let square = self.square[at] / (1.0 - self.fading[1]);
            let change = rate * mean / (square.sqrt() + 1e-6);
            // The scale is a factor: it shrinks and grows by a share of itself.
            weights[at] -= if at < PARTS[0].rows.iter().sum() { 0.2 * change * weights[at] } else { change };
        }
    }
}

/// The file of weights.
fn spell(weights: &Weights, wishes: &Wishes) -> String {
    let Wishes { games, seed, generations, iterations, compare: _ } = wishes;
    let mut text = format!(
        "//! The weights of the estimate, learned from {games} games of self-play in {generations} generations. Written by\n\
         //! `cargo run --release -p menagerie-bots --example tune_zebres -- --games {games} --seed {seed} \\\n\
         //! --generations {generations} --iterations {iterations}`.\n\n\
         use super::estimate::Weights;\n\n\
         /// The learned weights.\n\
         #[rustfmt::skip]\n\
         #[allow(clippy::approx_constant, reason = \"a learned number means nothing else\")]\n\
         pub static TUNED: Weights = [\n"
    );
    let mut weights = weights.iter();
    for part in &PARTS {
        writeln!(text, "    // {}: {}.", part.name, part.means).expect("a string takes any text");
        for &row in part.rows {
            let row: Vec<String> = weights.by_ref().take(row).map(|weight| format!("{weight:.5}")).collect();
            for line in row.chunks(10) {
                writeln!(text, "    {},", line.join(", ")).expect("a string takes any text");
            }
        }
    }
    text + "];\n"
}

/// Plays the learned weights against those set by hand: in every four games each has each seat and begins
/// or not, after the same two decisions left to luck.
fn compare(games: u64, wishes: &Wishes) {
    let players: [&'static Weights; 2] = [&TUNED, Box::leak(Box::new(estimate::untuned()))];
    let (mut won, mut margins) = (0.0, 0);
    for number in 0..games {
        let tuned = Seat((number % 2) as u8);
        let margin = duel(players, tuned, number, wishes);
        margins += margin;
        won += f64::from(1 + margin.signum()) / 2.0;
    }
    let [low, high] = interval(won, games as f64).map(|share| 100.0 * share);
    println!(
        "tuned against untuned, {} iterations: {won} of {games} won, {:.1} % [{low:.1}, {high:.1}], {:+.1} points a game",
        wishes.iterations,
        100.0 * won / games as f64,
        f64::from(margins) / games as f64,
    );
}

/// How many points the first of `players`, on this seat, is ahead at the end.
fn duel(players: [&'static Weights; 2], first: Seat, number: u64, wishes: &Wishes) -> i32 {
    let mut game = new_game(Board::Standard, number / 2);
    let mut thinkers = [settings(), settings()].map(Thinker::new);
    let mut opening = QuickLuck::new(wishes.seed, number / 4);
    let mut luck = QuickLuck::new(wishes.seed.wrapping_add(1), number);
    let (mut legal, mut decisions) = (Vec::new(), 0);
    while let Turn::Seat(seat) = game.turn() {
        let action = if decisions < 2 {
            legal.clear();
            game.legal(seat, &mut legal);
            legal[opening.below(legal.len() as u32) as usize]
        } else {
            let player = usize::from(seat != first);
            let tried = Tried { game: game.clone(), weights: players[player] };
            thinkers[player].think(&tried, seat, &wishes.budget(), luck.word().into()).action
        };
        game.play(seat, action, &mut Silent);
        decisions += 1;
    }
    let scores = game.standing().scores;
    scores[first] - scores[Seat(1 - first.0)]
}

/// Where the true share of wins is, in 95 of 100 cases (Wilson, 1927).
fn interval(won: f64, games: f64) -> [f64; 2] {
    const Z: f64 = 1.96;
    let share = won / games;
    let middle = share + Z * Z / (2.0 * games);
    let width = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    [-1.0, 1.0].map(|sign| (middle + sign * width) / (1.0 + Z * Z / games))
}

/// The game with weights that are being tried, instead of those the library was built with.
#[derive(Clone, Debug)]
struct Tried {
    game: Zebres,
    weights: &'static Weights,
}

impl PartialEq for Tried {
    fn eq(&self, other: &Tried) -> bool {
        self.game == other.game
    }
}
impl Eq for Tried {}
impl std::hash::Hash for Tried {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.game.hash(state);
    }
}

impl Knowledge for Tried {
    const OPEN: bool = Zebres::OPEN;

    #[inline]
    fn estimate(&self) -> Option<BySeat<f64>> {
        estimate::estimate(&self.game, self.weights)
    }
}

impl Game for Tried {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Detail = Detail;
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = Zebres::FACTS;

    fn new(_: &Setup<Options>) -> Result<Tried, BadSetup> {
        unreachable!("made from a game and weights")
    }
    fn load(_: Position) -> Result<Tried, BadPosition> {
        unreachable!("made from a game and weights")
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn options(&self) -> Options {
        self.game.options()
    }
    fn turn(&self) -> Turn {
        self.game.turn()
    }
    fn phase(&self) -> &'static str {
        self.game.phase()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.game.legal(seat, out);
    }
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.game.check(seat, action)
    }
    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.game.play(seat, action, log);
    }
    fn resolve(&mut self, choices: &Choices<Action>, log: &mut impl Log<Event>) {
        self.game.resolve(choices, log);
    }
    fn draw(&self, luck: &mut impl Luck) -> Draw {
        self.game.draw(luck)
    }
    fn outcomes(&self, out: &mut Vec<(Draw, u32)>) -> bool {
        self.game.outcomes(out)
    }
    fn check_draw(&self, draw: &Draw) -> Result<(), Illegal> {
        self.game.check_draw(draw)
    }
    fn settle(&mut self, draw: &Draw, log: &mut impl Log<Event>) {
        self.game.settle(draw, log);
    }
    fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }
    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Zebres::seen(event, viewer)
    }
    fn reveals(&self, seat: Seat, action: &Action, viewer: Viewer) -> bool {
        self.game.reveals(seat, action, viewer)
    }
    fn reveals_draw(&self, draw: &Draw, viewer: Viewer) -> bool {
        self.game.reveals_draw(draw, viewer)
    }
    fn imagine(&self, _: Viewer, _: &mut impl Luck) -> Tried {
        self.clone()
    }
    fn standing(&self) -> Standing<Detail> {
        self.game.standing()
    }
    fn position(&self) -> Position {
        self.game.position()
    }
}

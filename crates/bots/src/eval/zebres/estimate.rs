//! What a position in the middle of the game is worth.
//!
//! A sum of features, each with a weight in points, says how far a seat is ahead; a squash makes it
//! a worth between 0 and 1, as `worth` does for the end. Seats are alike: what counts for one
//! counts as much against it for the other. Nothing but + − × ÷ √ and tables is used, so that
//! the answer is the same on every machine. Neighbours, rivers, the line faced, points and the next seat are those of the
//! rules; the territories are counted here, all six at once.
//!
//! The weights are learned by `examples/tune_zebres.rs`. With `--compare 200 --iterations 1000` they won 190 of
//! 200 games against those of [`untuned`], 95 % [91.0, 97.3].

use games::zebres::{Animal, Board, INAUGURATION_POINTS, Phase, Zebres, beside};
use kernel::{BySeat, Game, Seat, Turn};

pub use super::weights::TUNED;

/// A part of the table of weights.
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// What its weights stand for.
    pub means: &'static str,
    /// How its weights are laid out in the file: so many to a row.
    pub rows: &'static [usize],
}

/// The parts of the table, in order.
pub const PARTS: [Part; 11] = [
    part("scale", "the worth of being a point ahead, by free squares", &[10, 10, 11]),
    part("hold", "leading in a territory (§7), by size, then by the leader's tokens and the other's", &LEADS),
    part("points", "a face-up point in a territory one leads in (§7), by the same", &LEADS),
    part("zebras", "a face-up zebra there that the other's lion can come beside (§5.2), by lead, free squares", &GRIPS),
    part("gazelles", "an own gazelle there that the other's lion can drive away (§5.2), by the same", &GRIPS),
    part("rivers", "an own gazelle there that the other's crocodile can swap with (§5.4), by the same", &GRIPS),
    part("spoiled", "a free square there beside a lion (§5.1), by the same", &GRIPS),
    part("tempo", "being to place in a territory, by own lead from -3 to 3, then by free squares", &CHANCES),
    part(
        "hand",
        "a gazelle, zebra, crocodile, elephant, lion in hand; the same, times the share of free squares",
        &[5, 5],
    ),
    part(
        "inauguration",
        "the token (§6) held, or to be had at once; else being next to place, by fewest free squares of a territory, \
         when the line is known and when not",
        &[2, 4, 4],
    ),
    part(
        "turn",
        "being next to place, when the guardian begins, an animal is placed, a crocodile swaps, the guardian moves; \
         the same, times the share of free squares",
        &[4, 4],
    ),
];

const fn part(name: &'static str, means: &'static str, rows: &'static [usize]) -> Part {
    Part { name, means, rows }
}

/// §2, §9: the sizes of territories on the two boards.
const SIZES: [usize; 4] = [3, 5, 7, 9];
/// Kinds of territory in which a seat leads, for each size.
const LEADS: [usize; 4] = [4, 9, 16, 25];
/// Kinds of lead: by 1, 2, or 3 and more tokens; with 0 to 3, or 4 and more squares free.
const GRIPS: [usize; 3] = [5; 3];
/// Kinds of territory for the seat that is to place: a lead from −3 and less to 3 and more; with 1 to
/// 3, or 4 and more squares free.
const CHANCES: [usize; 7] = [4; 7];

const SCALE: usize = start(0);
const HOLD: usize = start(1);
const POINTS: usize = start(2);
const ZEBRAS: usize = start(3);
const GAZELLES: usize = start(4);
const RIVERS: usize = start(5);
const SPOILED: usize = start(6);
const TEMPO: usize = start(7);
const HAND: usize = start(8);
/// Where the weight of the inauguration token is.
pub const INAUGURATION: usize = start(9);
const TURN: usize = start(10);
/// How many weights there are.
pub const COUNT: usize = start(PARTS.len());

/// Where a part begins in the table.
const fn start(part: usize) -> usize {
    let mut sum = 0;
    let mut at = 0;
    while at < part {
        let mut row = 0;
        while row < PARTS[at].rows.len() {
            sum += PARTS[at].rows[row];
            row += 1;
        }
        at += 1;
    }
    sum
}

/// A table of weights.
pub type Weights = [f64; COUNT];

/// The worth of a position to each seat; none once the game is over.
#[inline]
pub fn estimate(game: &Zebres, weights: &Weights) -> Option<BySeat<f64>> {
    if game.decision() == Phase::Over {
        return None;
    }
    let mut lead = 0.0;
    features(game, |feature, value| lead += weights[feature] * value);
    let worth = squash(lead * weights[SCALE + free_squares(game)]);
    Some(BySeat::from_fn(2, |seat| if seat == Seat(0) { worth } else { 1.0 - worth }))
}

/// Any number to one between 0 and 1, like a logistic function but without an exponential.
#[inline]
pub fn squash(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// The number of free squares.
#[inline]
pub fn free_squares(game: &Zebres) -> usize {
    game.free().count_ones() as usize
}

/// Names every feature of a position and its value for seat 0.
#[inline(always)]
pub fn features(game: &Zebres, mut note: impl FnMut(usize, f64)) {
    let board = &BOARDS[game.options().board as usize];
    let free = game.free();
    let (placing, line) = placing(game);
    let turn = if placing == Seat(0) { 1.0 } else { -1.0 };
    let reach = board.count(line & free);
    territories(game, board, free, &mut note);
    tempo(game, board, placing, reach, &mut note);

    let left = f64::from(free.count_ones()) / 30.0;
    let hands = [game.hand(Seat(0)), game.hand(Seat(1))];
    for animal in Animal::ALL.map(|animal| animal as usize) {
        let more = f64::from(hands[0][animal]) - f64::from(hands[1][animal]);
        note(HAND + animal, more);
        note(HAND + 5 + animal, more * left);
    }
    match game.inauguration() {
        Some(Seat(0)) => note(INAUGURATION, 1.0),
        Some(_) => note(INAUGURATION, -1.0),
        None => note(INAUGURATION + unclaimed(board.count(free), reach, line), turn),
    }
    let phase = match game.decision() {
        Phase::ChooseFirst | Phase::Over => return,
        Phase::PlaceGuardian => 0,
        Phase::PlaceAnimal => 1,
        Phase::CrocodileSwap => 2,
        Phase::MoveGuardian => 3,
    };
    note(TURN + phase, turn);
    note(TURN + 4 + phase, turn * left);
}

/// §7: who leads in each territory, what for, and what lions and crocodiles in the other's hand may
/// change about it.
#[inline(always)]
fn territories(game: &Zebres, board: &Areas, free: u32, note: &mut impl FnMut(usize, f64)) {
    let owned = [game.squares_of(Seat(0)), game.squares_of(Seat(1))];
    let hands = [game.hand(Seat(0)), game.hand(Seat(1))];
    let up = !game.face_down();
    let gazelles = game.squares_with(Animal::Gazelle);
    let zebras = game.squares_with(Animal::Zebra) & up;
    let (beside_free, across_free) = (beside(free), board.board.across_rivers(free));

    // All territories are counted at once.
    let points = |animal: Animal| animal.value() as u64 * board.count(game.squares_with(animal) & up);
    let points: u64 = Animal::ALL.into_iter().map(points).sum();
    let tokens = owned.map(|owned| board.count(owned));
    let exposed = board.count(zebras & beside_free);
    let shy = owned.map(|owned| board.count(owned & gazelles & beside_free));
    let swappable = owned.map(|owned| board.count(owned & gazelles & up & across_free));
    let spoiled = board.count(free & beside(game.squares_with(Animal::Lion)));

    for (territory, &size) in board.sizes.iter().enumerate() {
        let of = |counts: u64| in_territory(counts, territory);
        let (own, other) = (of(tokens[0]), of(tokens[1]));
        if own == other {
            continue;
        }
        let (leader, sign) = if own > other { (0, 1.0) } else { (1, -1.0) };
        let kind = usize::from(KINDS[size][own.max(other)][own.min(other)]);
        let free = size - own - other;
        let grip = (own.abs_diff(other).min(GRIPS.len()) - 1) * GRIPS[0] + free.min(GRIPS[0] - 1);
        note(HOLD + kind, sign);
        note(POINTS + kind, sign * of(points) as f64);
        if hands[1 - leader][Animal::Lion as usize] > 0 {
            note(ZEBRAS + grip, sign * of(exposed) as f64);
            note(GAZELLES + grip, sign * of(shy[leader]) as f64);
        }
        if hands[1 - leader][Animal::Crocodile as usize] > 0 {
            note(RIVERS + grip, sign * of(swappable[leader]) as f64);
        }
        note(SPOILED + grip, sign * of(spoiled) as f64);
    }
}

/// §4 S1: the territories that the line leads through, for the seat that is to place.
#[inline(always)]
fn tempo(game: &Zebres, board: &Areas, placing: Seat, reach: u64, note: &mut impl FnMut(usize, f64)) {
    let sign = if placing == Seat(0) { 1.0 } else { -1.0 };
    let [own, other] = [placing, Seat(1 - placing.0)].map(|seat| board.count(game.squares_of(seat)));
    for (territory, &size) in board.sizes.iter().enumerate() {
        let of = |counts: u64| in_territory(counts, territory);
        if of(reach) > 0 {
            let free = size - of(own) - of(other);
            let lead = (of(own) + 3).saturating_sub(of(other)).min(CHANCES.len() - 1);
            note(TEMPO + lead * CHANCES[0] + free.min(CHANCES[0]) - 1, sign);
        }
    }
}

/// §6: how near the inauguration token is.
#[inline]
fn unclaimed(free: u64, reach: u64, line: u32) -> usize {
    let fewest = (0..6).map(|territory| in_territory(free, territory)).fold(4, usize::min);
    let last_in_reach = |territory| in_territory(free, territory) == 1 && in_territory(reach, territory) == 1;
    match line {
        // R13: a territory that is full while the crocodile swaps is as good as claimed.
        _ if fewest == 0 || (0..6).any(last_in_reach) => 1,
        0 => 5 + fewest,
        _ => 1 + fewest,
    }
}

/// The seat that is placing an animal or will place the next, and the line it must use where that
/// is settled.
#[inline]
fn placing(game: &Zebres) -> (Seat, u32) {
    let active = match game.turn() {
        Turn::Seat(seat) => seat,
        Turn::Together(_) | Turn::Chance | Turn::Over => Seat(0),
    };
    match game.decision() {
        Phase::PlaceAnimal => (active, game.guardian().squares()),
        Phase::MoveGuardian | Phase::PlaceGuardian => (game.next_after(active), 0),
        Phase::CrocodileSwap | Phase::ChooseFirst | Phase::Over => (active, 0),
    }
}

/// Weights set by hand, to compare the learned ones with: a lead of l tokens with f squares free
/// holds with a chance of ½ + ½ l / (l + f), each free square brings three points.
pub fn untuned() -> Weights {
    let mut weights = [0.0; COUNT];
    for free in 0..31 {
        weights[SCALE + free] = 1.0 / (6.0 + free as f64);
    }
    for size in SIZES {
        for (more, kinds) in KINDS[size].iter().enumerate().take(size + 1) {
            for (less, &kind) in kinds.iter().enumerate().take(more.min(size + 1 - more)) {
                let kind = usize::from(kind);
                let free = (size - more - less) as f64;
                let lead = (more - less) as f64;
                let holds = if lead > free { 1.0 } else { lead / (lead + free) };
                weights[HOLD + kind] = holds * 3.0 * free;
                weights[POINTS + kind] = holds;
            }
        }
    }
    weights[INAUGURATION] = INAUGURATION_POINTS.into();
    weights
}

// The tables below follow from the boards; they are worked out when the program is built.

/// Squares of all six territories are counted at once: the bits of each in a number that holds all.
const LANE: usize = 10;

/// What `count` counted in one territory.
#[inline]
fn in_territory(counts: u64, territory: usize) -> usize {
    (counts >> (territory * LANE)) as usize & ((1 << LANE) - 1)
}

/// A board, made for counting.
struct Areas {
    /// For each row and each set of its six squares, how many are in each territory.
    counts: [[u64; 64]; 5],
    sizes: [usize; 6],
    board: Board,
}

static BOARDS: [Areas; 2] = [areas(Board::Standard), areas(Board::President)];
static KINDS: [[[u8; 10]; 10]; 10] = kinds();

impl Areas {
    /// How many squares of the set are in each territory.
    #[inline]
    fn count(&self, set: u32) -> u64 {
        let row = |row: usize| self.counts[row][(set >> (6 * row)) as usize & 63];
        row(0) + row(1) + row(2) + row(3) + row(4)
    }
}

const fn areas(board: Board) -> Areas {
    let map = board.map();
    let mut areas = Areas { counts: [[0; 64]; 5], sizes: [0; 6], board };
    let mut row = 0;
    while row < 5 {
        let mut column = 0;
        while column < 6 {
            let letter = map[row].as_bytes()[column];
            let territory = (letter - b'A') as usize;
            areas.sizes[territory] += 1;
            let mut set = 0;
            while set < 64 {
                if set >> column & 1 == 1 {
                    areas.counts[row][set] += 1 << (territory * LANE);
                }
                set += 1;
            }
            column += 1;
        }
        row += 1;
    }
    areas
}

/// Numbers the kinds of territory in which a seat leads, by size, its tokens and the other's.
const fn kinds() -> [[[u8; 10]; 10]; 10] {
    let mut kinds = [[[0; 10]; 10]; 10];
    let mut next = 0;
    let mut number = 0;
    while number < SIZES.len() {
        let size = SIZES[number];
        let mut more = 1;
        while more <= size {
            let mut less = 0;
            while less < more && more + less <= size {
                kinds[size][more][less] = next;
                next += 1;
                less += 1;
            }
            more += 1;
        }
        number += 1;
    }
    assert!(next as usize == LEADS[0] + LEADS[1] + LEADS[2] + LEADS[3]);
    kinds
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::zebres::Options;
    use kernel::{First, Luck, QuickLuck, Setup, Silent};

    fn new_game(board: Board, first: Seat) -> Zebres {
        let options = Options { board, first_player: First::Given(first), ..Options::default() };
        Zebres::new(&Setup { options, seats: 2, rules_version: Zebres::FACTS.rules_version })
            .expect("these options exist")
    }

    /// Two games with the same actions, begun by different seats.
    #[test]
    fn seats_are_alike() {
        let weights: Weights = std::array::from_fn(|at| (at * at % 17) as f64 / 100.0);
        for (seed, board) in (0..40).zip([Board::Standard, Board::President].into_iter().cycle()) {
            let mut luck = QuickLuck::new(seed, 0);
            let mut games = [Seat(0), Seat(1)].map(|first| new_game(board, first));
            while let Turn::Seat(seat) = games[0].turn() {
                let [a, b] = [&games[0], &games[1]].map(|game| estimate(game, &weights).expect("not over"));
                assert!((a[Seat(0)] - b[Seat(1)]).abs() < 1e-12, "{:?}", games[0]);
                let mut actions = Vec::new();
                games[0].legal(seat, &mut actions);
                let action = actions[luck.below(actions.len() as u32) as usize];
                games[0].play(seat, action, &mut Silent);
                games[1].play(Seat(1 - seat.0), action, &mut Silent);
            }
            assert_eq!(estimate(&games[0], &weights), None);
        }
    }
}

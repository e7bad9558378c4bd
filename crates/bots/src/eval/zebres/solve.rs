//! The end of Drôles de Zèbres, worked out exactly.
//!
//! A whole turn (§4: an animal, what it causes, where the guardian goes) is one step of the search. In the
//! order in which it is told:
//!
//! 1. The margin is found by asking again and again "is it at least so much?": MTD(f) (Plaat, Schaeffer, Pijls
//!    and de Bruin, "Best-first fixed-depth minimax algorithms", 1996). The first question is a guess, every answer
//!    is a bound for the next one.
//! 2. A question is answered by alpha-beta with a window of width zero (`search`). A margin is always odd (§7), so
//!    that two neighbouring answers are two points apart.
//! 3. Each position is surveyed (`survey`): which tokens can still move or be turned, which territories are decided,
//!    and how far the margin can still go. Most positions are settled by such bounds alone.
//! 4. Results are kept in a transposition table (`table`), under a name made only of what still matters: of a
//!    territory that is decided, its points do not. Children are looked up before any is searched: enhanced transposition
//!    cutoffs (Schaeffer and Plaat, "New advances in alpha-beta searching", 1996).
//! 5. The turn that was best before comes first, then killer turns (Akl and Newborn, "The principal continuation and
//!    the killer heuristic", 1977), then by a guess of what the position after the turn is worth, less what the other
//!    seat can do there.
//!
//! What is remembered holds for the position wherever it comes up, so that the table serves every later
//! decision; board and options are part of a position's name.

mod lanes;
mod map;
mod position;
mod search;
mod survey;
mod table;
mod turns;

use std::ops::ControlFlow;

use games::zebres::{Action, Animal, INAUGURATION_POINTS, Phase, Place, Square, Zebres};
use kernel::{Game, Seat, Turn};

use super::estimate::free_squares;
use crate::knowledge::{Solve, Solved};
use position::{Position, Rules};
use search::{Child, Search};
use table::{Refutations, Table};

/// No margin is larger: all that is printed on tokens, and the inauguration token.
const MOST: i32 = {
    let mut most = INAUGURATION_POINTS;
    let mut animal = 0;
    while animal < Animal::ALL.len() {
        most += 2 * Animal::ALL[animal].count() as i32 * Animal::ALL[animal].value();
        animal += 1;
    }
    most
};

/// A table of a million positions, which take 16 MB. Eight times as many saved one position in a hundred on those that
/// take longest, and cost time.
const TABLE_BITS: u32 = 20;

/// The median of the positions that it takes, by lions in hand and free squares, in games of `hard` against
/// itself: as long as a lion may come, little is sure.
const WORK: [[u64; 14]; 3] = [
    [1, 1, 2, 4, 10, 25, 50, 150, 400, 1_000, 3_000, 6_500, 16_000, 64_000],
    [1, 2, 5, 15, 40, 80, 150, 350, 900, 3_500, 12_000, 39_000, 180_000, 700_000],
    [1, 2, 10, 30, 80, 180, 430, 1_400, 6_000, 18_000, 72_000, 230_000, 710_000, 6_000_000],
];
/// With more free squares than these, nobody could wait for it.
const FARTHEST: usize = 16;

/// About how many positions it takes to work out the end. Beyond the table, each square takes 3⅓ times as many.
pub(super) fn work(game: &Zebres) -> Option<u64> {
    let lions = [Seat(0), Seat(1)].map(|seat| usize::from(game.hand(seat)[Animal::Lion as usize]));
    let measured = &WORK[lions[0] + lions[1]];
    let free = free_squares(game);
    let near = free.min(measured.len() - 1);
    let beyond = (free - near) as u32;
    (free <= FARTHEST).then(|| measured[near] * 10_u64.pow(beyond) / 3_u64.pow(beyond))
}

/// Works out ends, and remembers what it found from one to the next.
pub struct Solver {
    table: Table,
    refutations: Refutations,
    positions: u64,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::with_room(TABLE_BITS)
    }
}

impl Solver {
    /// Remembers up to 2^bits positions.
    pub fn with_room(bits: u32) -> Solver {
        Solver { table: Table::new(bits), refutations: Refutations::new(), positions: 0 }
    }

    /// How many positions it has gone through so far.
    pub fn positions(&self) -> u64 {
        self.positions
    }
}

impl Solve<Zebres> for Solver {
    fn solve(
        &mut self,
        game: &Zebres,
        seat: Seat,
        except: Option<Action>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Solved<Action>> {
        if game.turn() != Turn::Seat(seat) {
            return None;
        }
        let rules = Rules::of(game);
        let position = Position::of(game, &rules);
        // A loaded position (R20) may have what no game can lead to. The survey relies on this one.
        if position.gazelles & !position.hidden & position.dark != 0 {
            return None;
        }
        let mut openings = openings(game, &position, &rules);
        openings.retain(|opening| Some(opening.action) != except);
        let mut search = Search::new(rules, &mut self.table, &mut self.refutations, &mut self.positions, go_on);
        let first = |opening: &Opening| (search.first(seat.0, &opening.next, opening.place), opening.action);
        let mut children: Vec<(Child, Action)> = openings.iter().map(first).collect();
        children.sort_by_key(|(child, _)| -child.order);
        mtd(&mut search, seat, &mut children)
    }

    fn bytes(&self) -> usize {
        self.table.bytes() + self.refutations.bytes()
    }
}

/// Closes in on the margin from both sides. There is no answer without children, or once told to stop.
fn mtd(search: &mut Search, seat: Seat, children: &mut [(Child, Action)]) -> Option<Solved<Action>> {
    let (mut lower, mut upper) = (-MOST, MOST);
    let guess = children.first()?.0.order / 16;
    let mut test = (guess | 1).clamp(-MOST, MOST);
    let mut answer = None;
    while lower < upper || answer.is_none() {
        let mut best = (i32::MIN, 0);
        for (number, (child, _)) in children.iter().enumerate() {
            let value = search.child_value(seat.0, child, test)?;
            if value > best.0 {
                best = (value, number);
                if value >= test {
                    break;
                }
            }
        }
        let (value, number) = best;
        if value >= test {
            lower = value;
            answer = Some(children[number].1);
            children[..=number].rotate_right(1);
            test = lower + 2;
        } else {
            upper = value;
            test = upper;
        }
    }
    answer.map(|action| Solved { action, margin: lower })
}

/// A turn, from wherever it stands to the guardian's move.
struct Opening {
    /// Its first action.
    action: Action,
    /// The position after it.
    next: Position,
    /// Where it leaves the guardian.
    place: u32,
}

/// Every turn. Several may begin with the same action.
fn openings(game: &Zebres, position: &Position, rules: &Rules) -> Vec<Opening> {
    let mut openings = Vec::new();
    let guardian = u32::from(game.guardian().number());
    let mut add = |action: Action, next: &Position| {
        let places = map::guardian_moves(guardian, rules.map.places_with_room(next.free()));
        if places == 0 {
            // §7: the board is full. The guardian stays.
            openings.push(Opening { action, next: *next, place: guardian });
        }
        map::each(places, |place| openings.push(Opening { action, next: *next, place }));
        ControlFlow::Continue(())
    };
    match game.decision() {
        Phase::PlaceAnimal => {
            let _ = turns::turns(position, rules, guardian, &mut |turn: turns::TurnId, next: &Position| {
                add(Action::PlaceAnimal(Animal::ALL[turn.animal() as usize], square(turn.square())), next)
            });
        }
        Phase::CrocodileSwap => {
            let (crocodile, moved) = game.swapping().expect("a crocodile swaps in this phase");
            let crocodile = (crocodile.row() * map::COLUMNS + crocodile.column()) as u32;
            let mut stop = *position;
            stop.finish_placement(rules);
            let _ = add(Action::Decline, &stop);
            map::each(position.in_reach(rules, crocodile, moved), |gazelle| {
                let mut next = *position;
                next.swap(rules, crocodile, gazelle);
                let _ = turns::chains(&next, rules, gazelle, moved | 1 << crocodile, &mut |_, next| {
                    add(Action::Swap(square(gazelle)), next)
                });
            });
        }
        Phase::PlaceGuardian => {
            let mut next = *position;
            next.pass_on();
            map::each(rules.map.places_with_room(position.free()), |place| {
                let action = Action::PlaceGuardian(Place::new(place as u8).expect("the map has no other places"));
                openings.push(Opening { action, next, place });
            });
        }
        Phase::MoveGuardian => {
            let mut next = *position;
            next.pass_on();
            map::each(map::guardian_moves(guardian, rules.map.places_with_room(position.free())), |place| {
                let steps = (place + map::PLACES - guardian) % map::PLACES;
                openings.push(Opening { action: Action::MoveGuardian(steps as u8), next, place });
            });
        }
        Phase::ChooseFirst | Phase::Over => {}
    }
    openings
}

fn square(number: u32) -> Square {
    let number = number as usize;
    Square::at(number / map::COLUMNS, number % map::COLUMNS).expect("the map has no other squares")
}

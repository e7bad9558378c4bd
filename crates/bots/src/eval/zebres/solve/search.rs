//! Is the margin at least so much? Alpha-beta with a window of width zero.

use std::ops::ControlFlow;

use super::map::{TERRITORIES, each, guardian_moves};
use super::position::{Position, Rules};
use super::survey::Survey;
use super::table::{Killers, Refutations, Slot, Table};
use super::turns::{TurnId, turns};
use crate::knowledge::POSITIONS_A_CHECK;

/// From this many free squares on, children are looked up in the table before any is searched.
const LOOK_UP: usize = 4;
/// From this many free squares on, a guess is worth its while.
const GUESS: usize = 7;

// Orders are in sixteenths of a point. These were tuned on positions like those of `examples/solver.rs`.
const KILLER_BY_SQUARES: i32 = 192;
const KILLER_BY_COUNT: i32 = 64;
const PER_REPLY: i32 = 32;

/// A search for one answer.
pub(super) struct Search<'a> {
    rules: Rules,
    table: &'a mut Table,
    refutations: &'a mut Refutations,
    positions: &'a mut u64,
    go_on: &'a mut dyn FnMut() -> bool,
    /// The boards and children of all positions on the way to the current one.
    boards: Vec<Board>,
    children: Vec<Child>,
}

/// A position after a turn, before the guardian moves.
struct Board {
    position: Position,
    /// What is sure of the margin of seat 0, and bounds of it.
    base: i32,
    lower: i32,
    upper: i32,
}

/// A board and a place the guardian may go to.
#[derive(Clone, Copy)]
pub(super) struct Child {
    key: u64,
    board: u32,
    place: u32,
    turn: TurnId,
    /// The highest is tried first.
    pub(super) order: i32,
}

/// The best child so far.
struct Best {
    value: i32,
    turn: TurnId,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        rules: Rules,
        table: &'a mut Table,
        refutations: &'a mut Refutations,
        positions: &'a mut u64,
        go_on: &'a mut dyn FnMut() -> bool,
    ) -> Search<'a> {
        Search { rules, table, refutations, positions, go_on, boards: Vec::new(), children: Vec::new() }
    }

    /// A child of the position to be solved, in which seat `active` is to move.
    pub(super) fn first(&mut self, active: u8, position: &Position, place: u32) -> Child {
        let survey = Survey::of(position, &self.rules);
        let majority = self.rules.map.majority;
        let (lower, upper) = survey.bounds(i32::MIN / 2, i32::MAX / 2, majority);
        let room = self.rules.map.places_with_room(position.free());
        let gains = survey.gains(position.seat(), majority);
        let fears = outlook(&self.rules, &gains, position, place, room, active);
        let order = sign(active) * survey.guess(majority) - fears;
        let (board, key) = (self.boards.len() as u32, survey.key());
        self.boards.push(Board { position: *position, base: survey.base, lower, upper });
        Child { key: Survey::key_at(key, place), board, place, turn: TurnId::NONE, order }
    }

    /// The margin of seat `active`, as far as it tells whether it is at least `test`: a lower bound if it
    /// is, an upper bound if it is not. None when told to stop.
    #[inline]
    pub(super) fn child_value(&mut self, active: u8, child: &Child, test: i32) -> Option<i32> {
        if self.boards[child.board as usize].position.active == active {
            self.value(child, test)
        } else {
            // A margin is odd, so that the next below `test` is `test - 2`.
            self.value(child, 2 - test).map(|value| -value)
        }
    }

    /// The same for the seat to move.
    fn value(&mut self, node: &Child, test: i32) -> Option<i32> {
        *self.positions += 1;
        if self.positions.is_multiple_of(POSITIONS_A_CHECK) && !(self.go_on)() {
            return None;
        }
        // 1. Bounds, from the survey and from the table.
        let &Board { position, base, lower, upper, .. } = &self.boards[node.board as usize];
        let (active, left) = (position.active, position.left());
        let base = sign(active) * base;
        let (mut lower, mut upper) = if active == 0 { (lower, upper) } else { (-upper, -lower) };
        let mut known = TurnId::NONE;
        if let Some(entry) = self.table.get(node.key, left) {
            known = entry.turn;
            lower = lower.max(base + i32::from(entry.lower));
            upper = upper.min(base + i32::from(entry.upper));
        }
        if lower >= test {
            return Some(lower);
        }
        if upper < test {
            return Some(upper);
        }

        // 2. All turns, but those that bounds settle; then those that the table settles.
        let (boards, children) = (self.boards.len(), self.children.len());
        let slot = Refutations::slot(position.free(), left, node.place, active);
        let mut best = Best { value: i32::MIN, turn: TurnId::NONE };
        if self.list(&position, node.place, slot, known, test, &mut best).is_continue()
            && (left < LOOK_UP || self.look_up(children, active, test, &mut best).is_continue())
        {
            // 3. The others, one by one.
            while let Some(child) = self.next_child(children) {
                let value = self.child_value(active, &child, test)?;
                if value > best.value {
                    best = Best { value, turn: child.turn };
                    if value >= test {
                        self.refutations.remember(slot, child.turn);
                        break;
                    }
                }
            }
        }
        self.boards.truncate(boards);
        self.children.truncate(children);

        // 4. What has been learnt.
        if best.value >= test {
            lower = lower.max(best.value);
        } else {
            upper = upper.min(best.value);
        }
        self.table.put(node.key, left, best.turn, lower - base, upper - base);
        Some(if best.value >= test { lower } else { upper })
    }

    /// Lists the children; breaks off if bounds show one that is good enough.
    #[inline]
    fn list(
        &mut self,
        position: &Position,
        guardian: u32,
        slot: Slot,
        known: TurnId,
        test: i32,
        best: &mut Best,
    ) -> ControlFlow<()> {
        let Search { rules, refutations, boards, children, .. } = self;
        let rules: &Rules = rules;
        let (active, left) = (position.active, position.left());
        let majority = rules.map.majority;
        let (above, below) = if active == 0 { (test - 2, test) } else { (-test, 2 - test) };
        let favourites = Favourites { known, killers: refutations.killers(slot) };
        turns(position, rules, guardian, &mut |turn: TurnId, next: &Position| {
            let survey = Survey::of(next, rules);
            let (lower, upper) = survey.bounds(above, below, majority);
            let (low, high) = if active == 0 { (lower, upper) } else { (-upper, -lower) };
            if high < test {
                best.value = best.value.max(high);
                return ControlFlow::Continue(());
            }
            if low >= test {
                *best = Best { value: low, turn };
                return ControlFlow::Break(());
            }
            let (board, key) = (boards.len() as u32, survey.key());
            boards.push(Board { position: *next, base: survey.base, lower, upper });
            let room = rules.map.places_with_room(next.free());
            let (guess, gains) = if left >= GUESS {
                (survey.guess(majority), Some(survey.gains(next.seat(), majority)))
            } else {
                (16 * survey.base, None)
            };
            each(guardian_moves(guardian, room), |place| {
                let turn = turn.with_place(place);
                let fears = match &gains {
                    Some(gains) => outlook(rules, gains, next, place, room, active),
                    None => replies(rules, next, place, room, active),
                };
                let order = favourites.order(turn, sign(active) * guess - fears);
                children.push(Child { key: Survey::key_at(key, place), board, place, turn, order });
            });
            ControlFlow::Continue(())
        })
    }

    /// Enhanced transposition cutoffs: breaks off if the table knows a child that is good enough, and drops
    /// those that it knows are not.
    #[inline]
    fn look_up(&mut self, first: usize, active: u8, test: i32, best: &mut Best) -> ControlFlow<()> {
        let mut at = first;
        while at < self.children.len() {
            let child = &self.children[at];
            let Board { position, base, .. } = &self.boards[child.board as usize];
            let Some(entry) = self.table.get(child.key, position.left()) else {
                at += 1;
                continue;
            };
            let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
            let (lower, upper) = if position.active == active { (lower, upper) } else { (-upper, -lower) };
            let (lower, upper) = (sign(active) * base + lower, sign(active) * base + upper);
            if lower >= test {
                *best = Best { value: lower, turn: child.turn };
                return ControlFlow::Break(());
            }
            if upper < test {
                best.value = best.value.max(upper);
                self.children.swap_remove(at);
            } else {
                at += 1;
            }
        }
        ControlFlow::Continue(())
    }

    /// Takes out the child with the highest order, from those listed since `first`.
    #[inline]
    fn next_child(&mut self, first: usize) -> Option<Child> {
        let children = &self.children[first..];
        let mut highest = 0;
        for (at, child) in children.iter().enumerate() {
            if child.order > children[highest].order {
                highest = at;
            }
        }
        (!children.is_empty()).then(|| self.children.swap_remove(first + highest))
    }
}

/// Turns that are likely to be good.
struct Favourites {
    /// What was best when the position was met before.
    known: TurnId,
    /// By free squares, and by how many they are.
    killers: (Killers, Killers),
}

impl Favourites {
    #[inline]
    fn order(&self, turn: TurnId, order: i32) -> i32 {
        if turn == self.known {
            return i32::MAX;
        }
        let (by_squares, by_count) = &self.killers;
        order
            + KILLER_BY_SQUARES * i32::from(by_squares.contains(&turn))
            + KILLER_BY_COUNT * i32::from(by_count.contains(&turn))
    }
}

/// Margins are those of seat 0 times this.
#[inline]
const fn sign(seat: u8) -> i32 {
    if seat == 0 { 1 } else { -1 }
}

/// What seat `active` has to fear of the next turn, if the guardian stands on `place`.
#[inline]
fn outlook(rules: &Rules, gains: &[i32; TERRITORIES], next: &Position, place: u32, room: u32, active: u8) -> i32 {
    let mut gain = 0;
    each(next.free() & rules.map.faced[place as usize], |square| {
        gain = gain.max(gains[usize::from(rules.map.lane_of[square as usize]) / 8]);
    });
    (if next.active == active { -gain } else { gain }) * 3 / 4 + replies(rules, next, place, room, active)
}

/// The fewer replies the other seat has, the sooner a turn is settled.
#[inline]
fn replies(rules: &Rules, next: &Position, place: u32, room: u32, active: u8) -> i32 {
    let squares = (next.free() & rules.map.faced[place as usize]).count_ones();
    let moves = guardian_moves(place, room).count_ones();
    let replies = PER_REPLY * (squares * moves) as i32;
    if next.active == active { -replies } else { replies }
}

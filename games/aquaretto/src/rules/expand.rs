//! §3.1, §7: Expand: an expansion board is laid against a cell, on the board or on another expansion.

use kernel::{Log, Seat};
use trucks::Money;

use super::check_price;
use crate::action::{Action, Event, Illegal};
use crate::geometry::{BLOCKED, Board, Boards, Size};
use crate::water::Water;

/// Every place of every board the seat can pay, in every way it can be turned; the fast form of [`check`], compared in
/// `tests/reference.rs`. R32: the basins play no part.
#[inline]
pub(super) fn choices(water: &Water, seat: Seat, coins: u8, each: &mut impl FnMut(Action)) {
    let mut sizes = [Size::Small; Size::ALL.len()];
    let mut count = 0;
    for size in Size::ALL {
        if coins >= size.price() && water.boards_left(seat, size) > 0 {
            sizes[count] = size;
            count += 1;
        }
    }
    if count > 0 {
        water.zoo(seat).places(&sizes[..count], |shape, origin| each(Action::Expand(Board::new(shape, origin))));
    }
}

pub(super) fn check(water: &Water, money: &Money, seat: Seat, board: Board) -> Result<(), Illegal> {
    let size = board.shape().size();
    if size == Size::VeryLarge && !water.xxl() {
        return Err(Illegal::NoXxl);
    }
    if water.boards_left(seat, size) == 0 {
        return Err(Illegal::NoBoardLeft(size));
    }
    let boards = water.zoo(seat).boards();
    for cell in board.cells() {
        if boards.number(cell).is_some() {
            return Err(Illegal::Overlaps(cell));
        }
        // R6: the entrance is never covered.
        if BLOCKED.contains(&(cell.row, cell.column)) {
            return Err(Illegal::Blocked(cell));
        }
    }
    if is_apart(boards, board) {
        return Err(Illegal::Apart);
    }
    check_price(money, seat, size.price())
}

/// R7: whether no cell of a board shares an edge with a cell that is there.
pub(crate) fn is_apart(boards: &Boards, board: Board) -> bool {
    board.cells().all(|cell| boards.beside(cell) == 0)
}

pub(super) fn perform(water: &mut Water, money: &mut Money, seat: Seat, board: Board, log: &mut impl Log<Event>) {
    let size = board.shape().size();
    money.pay(seat, size.price());
    water.zoo_mut(seat).lay(board);
    log.tell(|| Event::Expanded { seat, size: size.name(), board, coins: size.price() });
}

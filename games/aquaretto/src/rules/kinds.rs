//! §5, §7: whether anything of a kind can be done at all at the start of a turn, and why not. [`super::check`] says it
//! of one action; this says it of a button for all of its kind.

use serde::Serialize;

use super::{check_price, crew, depot, expand, purchase, turn};
use crate::action::{Action, Illegal};
use crate::components::price;
use crate::geometry::Size;
use crate::state::Aquaretto;

/// The kinds of action a turn can begin with, named as in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ActionKind {
    /// A: a tile is turned over.
    Draw,
    /// B: a truck is taken.
    Take,
    /// §7: the top tile of the depot is moved.
    Move,
    /// §7: a coworker is moved.
    Crew,
    /// §7: a tile is bought.
    Buy,
    /// §7: the top tile of the depot leaves the game.
    Discard,
    /// §7: an expansion is laid.
    Expand,
}

impl ActionKind {
    /// All of them, in the order of the rules.
    pub const ALL: [ActionKind; 7] = [
        ActionKind::Draw,
        ActionKind::Take,
        ActionKind::Move,
        ActionKind::Crew,
        ActionKind::Buy,
        ActionKind::Discard,
        ActionKind::Expand,
    ];
}

/// Whether the seat whose turn begins can do anything of this kind.
pub(crate) fn check(game: &Aquaretto, kind: ActionKind) -> Result<(), Illegal> {
    let (water, money, seat) = (&game.water, &game.money, game.round.turn());
    let mut is_there = false;
    let mut found = |_: Action| is_there = true;
    let (nothing, price) = match kind {
        ActionKind::Draw => return turn::check_draw(game),
        ActionKind::Take => {
            return match game.trucks.ready().next() {
                Some(_) => Ok(()),
                None => Err(Illegal::NoTruckLoaded),
            };
        }
        ActionKind::Move => {
            depot::top(water, seat)?;
            depot::moves(water, seat, &mut found);
            (Illegal::NothingToMove, price::MOVE)
        }
        ActionKind::Crew => {
            crew::choices(water, seat, &mut found);
            (Illegal::NobodyToMove, price::CREW)
        }
        ActionKind::Buy => {
            purchase::choices(water, seat, &mut found);
            (Illegal::NothingToBuy, price::BUY)
        }
        ActionKind::Discard => return depot::check_discard(water, money, seat),
        ActionKind::Expand => {
            let left = Size::ALL.into_iter().filter(|&size| water.boards_left(seat, size) > 0);
            let Some(price) = left.map(Size::price).min() else { return Err(Illegal::NothingToExpand) };
            expand::choices(water, seat, price, &mut found);
            (Illegal::NothingToExpand, price)
        }
    };
    if is_there { check_price(money, seat, price) } else { Err(nothing) }
}

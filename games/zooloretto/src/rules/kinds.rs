//! §4, §5: whether anything of a kind can be done at all at the start of a turn, and why not. [`super::check`] says it
//! of one action; this says it of a button for all of its kind.

use serde::Serialize;

use super::{check_price, discard, donate, exchange, expand, is_idle_too_long, purchase, relocate, turn};
use crate::action::{Action, Illegal};
use crate::components::price;
use crate::state::Zooloretto;

/// The kinds of action a turn can begin with, named as in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ActionKind {
    /// A: a tile is turned over.
    Draw,
    /// B: a truck is taken.
    Take,
    /// §5: a tile is moved.
    Move,
    /// §5: animals change places.
    Swap,
    /// §5: a tile is bought.
    Buy,
    /// §5: a tile of the barn leaves the game.
    Discard,
    /// §5: an extension is opened.
    Expand,
    /// §7.2: the animals of an enclosure are given away.
    Donate,
}

impl ActionKind {
    /// All of them, in the order of the rules.
    pub const ALL: [ActionKind; 8] = [
        ActionKind::Draw,
        ActionKind::Take,
        ActionKind::Move,
        ActionKind::Swap,
        ActionKind::Buy,
        ActionKind::Discard,
        ActionKind::Expand,
        ActionKind::Donate,
    ];
}

/// Whether the seat whose turn begins can do anything of this kind.
pub(crate) fn check(game: &Zooloretto, kind: ActionKind) -> Result<(), Illegal> {
    let (land, seat) = (&game.land, game.round.decides());
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
        _ if is_idle_too_long(game) => return Err(Illegal::TrucksOnly),
        ActionKind::Move => {
            relocate::choices(land, seat, &mut found);
            (Illegal::NothingToMove, price::MOVE)
        }
        ActionKind::Swap => {
            exchange::choices(land, seat, &mut found);
            (Illegal::NothingToExchange, price::EXCHANGE)
        }
        ActionKind::Buy => {
            purchase::choices(land, seat, &mut found);
            (Illegal::NothingToBuy, price::PURCHASE)
        }
        ActionKind::Discard => {
            discard::choices(land, seat, &mut found);
            (Illegal::NothingToDiscard, price::DISCARD)
        }
        ActionKind::Expand => return expand::check(land, &game.money, seat),
        ActionKind::Donate => {
            donate::check_donor(land, seat)?;
            donate::choices(land, seat, &mut found);
            (Illegal::NothingToDonate, 0)
        }
    };
    if is_there { check_price(&game.money, seat, price) } else { Err(nothing) }
}

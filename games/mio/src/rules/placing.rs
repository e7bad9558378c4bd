//! §5, PLACE, and §2.1: where a tile may lie.

use kernel::{Log, Seat};

use super::update;
use crate::action::{Action, Event, Illegal, Told};
use crate::components::{EXITS, Number, Tile};
use crate::ground;
use crate::score;
use crate::state::Mio;
use crate::zoo::{self, Across, Placement, Site};

/// No zoo reaches further than this from its start tile.
const FAR: i8 = 60;

/// The tile that is auctioned or placed now.
#[inline]
pub(super) fn tile(game: &Mio) -> (Number, &Tile) {
    let number = game.row.next().expect("a tile is on offer");
    (number, game.set.tile(number))
}

#[inline]
pub(super) fn placements(game: &Mio, seat: Seat, out: &mut Vec<Action>) {
    ground::list(game.site(seat), tile(game).1, out);
}

/// §2.1: whether a tile may lie there.
pub(crate) fn check(site: Site<'_>, tile: &Tile, at: Placement) -> Result<(), Illegal> {
    if at.r > 3 || at.x.unsigned_abs() > FAR as u8 || at.y.unsigned_abs() > FAR as u8 {
        return Err(Illegal::NoSuchPlace);
    }
    let cells = at.cells();
    for cell in cells {
        if zoo::is_house(cell) {
            return Err(Illegal::OnHouse);
        }
        if site.is_built(cell) {
            return Err(Illegal::Occupied { x: cell.x, y: cell.y });
        }
    }
    let mut is_connected = false;
    for (half, printed) in EXITS {
        let cell = cells[half];
        let has_path = tile.paths.has_exit(half, printed);
        // R5: exit against exit, grass against grass. R8: the house is like grass.
        match (has_path, site.across(cell, printed.turned(at.r))) {
            (true, Across::Exit(_)) => is_connected = true,
            (true, Across::House) => return Err(Illegal::FacesHouse),
            (true, Across::Grass) => return Err(Illegal::PathMeetsGrass { x: cell.x, y: cell.y }),
            (false, Across::Exit(_)) => return Err(Illegal::GrassMeetsPath { x: cell.x, y: cell.y }),
            (true, Across::Nothing) | (false, Across::Nothing | Across::House | Across::Grass) => {}
        }
    }
    // R6: one path to any tile is enough; whether the entrance can be reached does not matter.
    if is_connected { Ok(()) } else { Err(Illegal::NotConnected) }
}

/// The winner places the tile. UPDATE follows.
#[inline]
pub(super) fn perform(game: &mut Mio, seat: Seat, at: Placement, log: &mut impl Log<Event>) {
    let (number, &tile) = tile(game);
    log.tell(|| Event::Placed { seat, x: at.x, y: at.y, r: at.r, tile: Told::new(number, &tile) });
    // What each seat has before is for the log alone.
    let before = log.listens().then(|| score::distribution(game));
    let auction = game.auctions() + 1;
    let regions = zoo::lay(&game.set, &mut game.placed, &mut game.zoos[seat.index()], number, at, auction);
    update::hand_out_benches(game, seat, regions, log);
    if let Some(before) = before {
        update::tell_moves(game, &before, log);
    }
    update::next_auction(game, log);
}

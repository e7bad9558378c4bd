//! Aquaretto by Michael Schacht, for two to five: draw animals, load trucks, take one, and find a cell for all that is on it.
//! Every species has one basin, and basins keep apart; what has no cell is stacked in the depot. Growing basins earn coins
//! and coworkers, who make money, fish and training count. Nothing is hidden but the order of the tiles; chance is the tile
//! turned over. XXL is an option: food for the basins, and a very large expansion.
//!
//! | rule (`RULES.md`) | file |
//! | --- | --- |
//! | §2 components | `components.rs` |
//! | §3 boards and squares | `geometry.rs`; where expansions can be laid in `geometry/grid.rs` |
//! | §4 setup | `rules/setup.rs`; options in `meta.rs`; what is left out in `trucks/removed.rs` |
//! | §4, §5 the tiles nobody has seen | `trucks/stack.rs`; its tiles in `stack.rs` |
//! | §5 A, B drawing, loading, taking a truck | `rules/turn.rs`; trucks in `trucks/trucks.rs` |
//! | §5 B unloading | `rules/unload.rs` |
//! | §5 how play goes on, the end of a turn and of a round, §8, §11 | `rules/round.rs`; whose turn it is in `trucks/round.rs` |
//! | §6.1, §6.3, §6.4 placing, bonuses, births | `rules/placing.rs`; zoos in `zoo.rs`, who has bred in `trucks/breeding.rs` |
//! | §6.2 depots | `depots.rs` |
//! | §6.4, §6.5 where offspring and coworkers go | `rules/settle.rs` |
//! | §7 Move and Discard, Move coworker, Buy, Expand | `rules/depot.rs`, `crew.rs`, `purchase.rs`, `expand.rs` |
//! | §7 bank and purses | `trucks/money.rs` |
//! | §9, §10 scoring | `score.rs` |
//! | notation | `notation.rs`; positions in `position.rs` |
//!
//! Files under `trucks/` are in `crates/trucks/src`: the parts that this game shares with its sister games; the numbers there
//! are Zooloretto's. Placing and the money actions work on the seats' water (`water.rs`) and the money alone.
//!
//! ```
//! use aquaretto::Aquaretto;
//! use kernel::{AnyMatch, Seat, Viewer, new_match};
//!
//! let options = serde_json::json!({ "removed": ["crocodile", "penguin"], "first": 0 });
//! let table = new_match::<Aquaretto>(&options, 3).unwrap();
//! let mut table: Box<dyn AnyMatch> = Box::new(table);
//! table.play(Seat(0), "draw", &[Viewer::Everything]).unwrap();
//! table.settle("Tm", &[Viewer::Everything]).unwrap();
//! table.play(Seat(0), ">2", &[Viewer::Everything]).unwrap();
//! assert_eq!(table.legal(Seat(1)).unwrap()[..3], ["draw", "take2", "expand:NW@-2,0"]);
//! ```

mod action;
mod components;
mod depots;
mod geometry;
mod meta;
mod notation;
mod position;
mod rules;
mod score;
mod stack;
mod state;
mod view;
mod water;
mod zoo;

pub use action::{Action, Draw, Event, Illegal, Told};
pub use components::{Bonus, Face, SPECIES, Sign, Species, Tile, price};
pub use geometry::{Board, Boards, Cell, Shape, Size};
pub use meta::{Options, SpeciesSet};
pub use notation::Tiles;
pub use position::{Position, TruckPosition, ZooPosition};
pub use rules::ActionKind;
pub use score::{Detail, ZooScore};
pub use state::{Aquaretto, Phase};
pub use trucks::{Herd, Kin, Kind, MOST_SEATS, Removed, Set, Truck};
pub use view::{
    BabiesView, BasinView, BoardView, CellView, Counted, Prices, RefusedArgs, RefusedView, StackView, TruckView, View,
    ZooView,
};
pub use zoo::{On, Place, Post, Zoo};

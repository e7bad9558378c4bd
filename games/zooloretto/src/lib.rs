//! Zooloretto by Michael Schacht, for two to five: draw animals and stalls onto trucks, take a truck, and find a place
//! for all that is on it. Full enclosures count, what ends up in the barn costs. With money one moves, exchanges,
//! buys, discards and expands. Nothing is hidden but the order of the tiles; chance is the tile turned over. Two expansions
//! are options: XXL, where full enclosures can be given away, and Exotic, with a jungle and visitors that walk.
//!
//! | rule (`RULES.md`) | file |
//! | --- | --- |
//! | §1 components, §2.1 | `components.rs` |
//! | §2 setup | `rules/setup.rs`; options in `meta.rs` |
//! | §2.2, §3 the stacks and what is known of them | `trucks/stack.rs`; its tiles in `stack.rs`; `view.rs` |
//! | §4 A, B drawing, loading, taking a truck | `rules/turn.rs`; trucks in `trucks/trucks.rs` |
//! | §4 B unloading | `rules/unload.rs` |
//! | §4 how play goes on, the end of a turn and of a round, §7.1 | `rules/round.rs`; whose turn it is in `trucks/round.rs` |
//! | §4.1–§4.3 placing, births, bonus | `rules/placing.rs`; zoos in `zoo.rs`, animals together in `trucks/breeding.rs` |
//! | §7.2 D, giving animals away | `rules/donate.rs` |
//! | §7.3 jungle boards; visitors, their steps and tokens | `rules/placing.rs`, `zoo.rs`; `rules/visitors.rs`, `visitors.rs` |
//! | §5 Move, Exchange, Purchase, Discard, Expand | `rules/relocate.rs`, `exchange.rs`, `purchase.rs`, `discard.rs`, `expand.rs` |
//! | §1.3, §5 bank and purses | `trucks/money.rs` |
//! | §6 scoring | `score.rs` |
//! | notation | `notation.rs`; positions in `position.rs` |
//!
//! Files under `trucks/` are in `crates/trucks/src`: the parts that this game shares with its sister games. Placing and
//! the money actions work on the seats' land (`land.rs`) and the money alone.
//!
//! ```
//! use kernel::{AnyMatch, Seat, Viewer, new_match};
//! use zooloretto::Zooloretto;
//!
//! let options = serde_json::json!({ "removed": ["camel", "panda"], "first": 0 });
//! let table = new_match::<Zooloretto>(&options, 3).unwrap();
//! let mut table: Box<dyn AnyMatch> = Box::new(table);
//! table.play(Seat(0), "draw", &[Viewer::Everything]).unwrap();
//! table.settle("Zm", &[Viewer::Everything]).unwrap();
//! table.play(Seat(0), ">2", &[Viewer::Everything]).unwrap();
//! assert_eq!(table.legal(Seat(1)).unwrap(), ["draw", "take2"]);
//! ```

mod action;
mod components;
mod land;
mod meta;
mod notation;
mod picture;
mod position;
mod rules;
mod score;
mod stack;
mod state;
mod view;
mod visitors;
mod zoo;

pub use action::{Action, Draw, Event, Illegal, Told, With};
pub use components::{
    Colour, ENCLOSURES, Enclosure, Expansions, Face, Jungle, Printed, SPECIES, STALLS, Species, Stall, Tile, price,
};
pub use meta::{DonationTokens, JungleSet, Options, SpeciesSet};
pub use notation::Tiles;
pub use position::{Position, TruckPosition, ZooPosition};
pub use rules::{ActionKind, Arrival};
pub use score::{Detail, ZooScore};
pub use state::{Phase, Zooloretto};
pub use trucks::{Herd, Kin, Kind, MOST_SEATS, Removed, Set, Truck};
pub use view::{
    AwaitsView, BabiesView, ClosedView, ColourView, Counted, EnclosureView, JungleView, Prices, RefusedArgs,
    RefusedView, StackView, TruckView, View, VisitorsView, ZooView,
};
pub use visitors::{Path, Point, Visitors};
pub use zoo::{Place, Zoo};

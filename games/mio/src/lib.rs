//! O Zoo le Mio by Corné van Moorsel, for two to four: bid in secret for zoo tiles, lay them along your paths, and draw
//! the visitors to your zoo. Bids are simultaneous and hidden until all are in; coins are hidden, though everybody can
//! work them out; chance is the order of the flags and of the tiles.
//!
//! | rule (`RULES.md`) | file |
//! | --- | --- |
//! | §1 components, §3 the tiles | `components.rs`, `components/tiles.csv`; how a set is read in `components/table.rs` |
//! | §2 grid, §2.2 enclosures, §2.3 benches | `zoo.rs`; where they stand in `regions.rs` |
//! | §2.1 legal placement | `rules/placing.rs`; all of them quickly in `ground.rs` |
//! | §4 setup | `state.rs`; flags in `rules/year.rs` |
//! | §5 BID, REVEAL, AWARD | `rules/auction.rs` |
//! | §5 PLACE | `rules/placing.rs` |
//! | §5 UPDATE | `rules/update.rs` |
//! | §5 YEAR_START, YEAR_END | `rules/year.rs` |
//! | §5.1 visitors and trees, §5.2 income and points, §5.3 the end | `score.rs` |
//! | §6 switches | `meta.rs` |
//! | §9 notation | `notation.rs`; positions in `position.rs` |
//!
//! ```
//! use kernel::{AnyMatch, Seat, Viewer, new_match};
//! use mio::Mio;
//!
//! let table = new_match::<Mio>(&serde_json::json!({}), 2).unwrap();
//! let mut table: Box<dyn AnyMatch> = Box::new(table);
//! table.settle("flags10", &[Viewer::Everything]).unwrap();
//! table.settle("t25,16,3,8,12", &[Viewer::Everything]).unwrap();
//! table.play(Seat(0), "b2", &[Viewer::Everything]).unwrap();
//! table.play(Seat(1), "b2", &[Viewer::Everything]).unwrap();
//! // The higher flag wins the tie.
//! assert_eq!(table.legal(Seat(1)).unwrap().len(), 6);
//! table.play(Seat(1), "0,1,0", &[Viewer::Everything]).unwrap();
//! ```

mod action;
mod components;
mod ground;
mod meta;
mod notation;
mod picture;
mod position;
mod regions;
mod rules;
mod score;
mod state;
mod survey;
mod view;
mod zoo;

pub use action::{Action, Draw, Drawn, Event, FlagOrder, Illegal, Told};
pub use components::{
    A, B, BadTiles, COINS, EXITS, FAMILIES, FIRST_COINS, FOR_FIRST, FOR_ONLY, FOR_SECOND, Family, Half, MOST_SEATS,
    Number, Paths, Problem, Side, TILES, Tile, TileSet, Tiles, YEARS,
};
pub use ground::Openings;
pub use meta::{BenchLimit, Economy, FinalTie, Options, Reveal, Switches, YearLength};
pub use notation::Unreadable;
pub use position::{PlacedPosition, Position, YearPosition, ZooPosition};
pub use rules::Award;
pub use score::{Detail, SeatScore, income, year_points};
pub use state::{Built, Mio, Phase};
pub use survey::Survey;
pub use view::{CellView, FamilyView, PlaceView, PlacedView, View, YearView, ZooView};
pub use zoo::{Cell, Entry, Placement, Tally};

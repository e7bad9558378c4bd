//! Wonderzoo by Florian Fay, for two to four: take a tile from the display, lay it on your board, and let its icon
//! bring visitors to your paths, move them or rearrange your enclosures. Visitors score for the enclosures beside them.
//! Nothing is hidden; chance fills the display and draws visitors.
//!
//! | rule (`RULES.md`) | file |
//! | --- | --- |
//! | §1 components | `components.rs` |
//! | §2 the board, the shapes | `grid.rs` |
//! | §2.1 where a tile may lie | `rules/tile.rs`; all places quickly in `grid.rs` |
//! | §2.2 where visitors stand | `rules/visitors.rs`, `state.rs` |
//! | §3 tiles and boards | `components/tiles.csv`, `components/boards.csv`; others are read in `components/table.rs` |
//! | §4 setup | `state.rs`, `rules/entrance.rs` |
//! | §5.1 rounds, §5.8 who is out | `rules/round.rs` |
//! | §5.2 a turn | `rules/tile.rs` |
//! | §5.3 icons, §5.7 the bus | `rules/icon.rs` |
//! | §5.4, §5.5 visitors | `rules/visitors.rs` |
//! | §5.6 moving enclosures | `rules/swap.rs` |
//! | §6 scoring | `score.rs` |
//! | §7 switches | `meta.rs` |
//! | §10 notation | `notation.rs`; positions in `position.rs` |
//!
//! ```
//! use kernel::{AnyMatch, Seat, Viewer, new_match};
//! use wonderzoo::Wonderzoo;
//!
//! let table = new_match::<Wonderzoo>(&serde_json::json!({ "first_bus": 0 }), 2).unwrap();
//! let mut table: Box<dyn AnyMatch> = Box::new(table);
//! table.play(Seat(0), "b1/0", &[Viewer::Everything]).unwrap();
//! table.play(Seat(1), "c7/2", &[Viewer::Everything]).unwrap();
//! table.settle("tG03,W05,P01", &[Viewer::Everything]).unwrap();
//! table.play(Seat(0), "P01", &[Viewer::Everything]).unwrap();
//! // A path lies beside a path.
//! assert!(table.play(Seat(0), "a8/0", &[Viewer::Everything]).is_err());
//! table.play(Seat(0), "c3/1", &[Viewer::Everything]).unwrap();
//! ```

mod action;
mod components;
mod grid;
mod meta;
mod notation;
mod picture;
mod position;
mod rules;
mod score;
mod state;
mod view;
mod zoo;

pub use action::{Action, Draw, Drawn, Event, Illegal, Told};
pub use components::{
    BOARD_NAMES, BadTable, Board, BoardSet, Boards, COLOURS, Colour, Icon, Kind, MOST_DISPLAYED, MOST_PLACED,
    MOST_SEATS, Name, Piece, Problem, SPARE_TILES, TILES, Tile, TileSet, Tiles, VISITORS_OF_A_COLOUR,
};
pub use grid::{CELLS, COVERED, Cell, Ground, Placement, SIDE, Shape, Side, beside, cells};
pub use meta::{Adjacency, Difficulty, Options, Scoring, Stuck, Switches};
pub use notation::Unreadable;
pub use position::{PlacedPosition, Position, ZooPosition};
pub use score::{Detail, SeatScore};
pub use state::{Phase, Wonderzoo};
pub use view::{DisplayView, GainView, PlacedView, SideView, TileView, View, VisitorView, Visitors, ZooView};
pub use zoo::Zoo;

//! The tests of Zoff im Zoo, as one program. `cargo test -p menagerie-zoff --test rules rulebook` runs one file.

mod conformance;
mod imagine;
mod perft;
mod picture;
mod playthroughs;
mod positions;
mod printed;
mod questions;
mod reference;
mod rulebook;
mod spots;
mod view;

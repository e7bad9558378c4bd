//! The tests of Aquaretto, as one program. `cargo test -p menagerie-aquaretto --test rules rulebook` runs one file.

mod conformance;
mod positions;
mod reference;
mod rulebook;
mod spots;
mod view;

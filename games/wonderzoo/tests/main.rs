//! The tests of Wonderzoo, as one program. `cargo test -p menagerie-wonderzoo --test rules rulebook` runs one file.

mod conformance;
mod perft;
mod picture;
mod playthroughs;
mod positions;
mod printed;
mod reference;
mod rulebook;
mod spots;
mod view;

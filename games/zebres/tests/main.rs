//! The tests of Drôles de Zèbres, as one program. `cargo test -p menagerie-zebres --test rules rulebook` runs one file.

mod conformance;
mod perft;
mod picture;
mod playthroughs;
mod positions;
mod printed;
mod reference;
mod rulebook;
mod view;

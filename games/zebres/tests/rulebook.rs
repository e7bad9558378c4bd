//! The worked examples of `RULES.md` §11 by number, every ruling of §10 and every section,
//! at the boundary people use: a position in, notation in; events, positions, refusals and
//! standings out. Player 1 of the examples, who places the guardian, sits at seat 0.

// The paths keep Cargo from taking each of these files for a test of its own.
#[path = "rulebook/animals.rs"]
mod animals;
#[path = "rulebook/board.rs"]
mod board;
#[path = "rulebook/crocodile.rs"]
mod crocodile;
#[path = "rulebook/game_23.rs"]
mod game_23;
#[path = "rulebook/guardian.rs"]
mod guardian;
#[path = "rulebook/refusals.rs"]
mod refusals;
#[path = "rulebook/scoring.rs"]
mod scoring;
#[path = "rulebook/table.rs"]
mod table;

//! The tests of the bots, as one program: one build, and no core waits for the slowest file.

mod levels;
mod mio;
mod search;
mod secrets;
mod sensible;
mod wonderzoo;
mod zebres_solver;
mod zoff;
mod zooloretto;
mod zooloretto_expansions;

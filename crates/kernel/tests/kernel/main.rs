//! The kernel from outside. One program, so that the test games are compiled once.

mod tables;

mod again;
mod luck;
mod matches;
mod options;
mod proofs;
mod records;
mod refusals;
mod seals;
mod undo;

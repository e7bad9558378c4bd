//! The binary from outside: arguments and lines in, lines out. One program, so that it is compiled and linked once.

mod common;
#[path = "../serving/mod.rs"]
mod serving;

mod arena;
mod bench;
mod engine;
mod engine_doc;
mod engine_lines;
mod games;
mod help;
mod kept;
mod play;
mod replay;
mod serve;
mod simulate;
mod verify;

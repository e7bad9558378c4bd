//! The server from outside, by real sockets. One program, so that the server is compiled in once.

#[macro_use]
mod games;
mod support;

mod absence;
mod arena;
mod failing_bots;
mod full_disk;
mod malformed;
mod matches;
mod people;
mod secrets;
mod slow;
mod slow_hints;
mod sqlite_durability;
mod store;
mod tables;
mod undo;

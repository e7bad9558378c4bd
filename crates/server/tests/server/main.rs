//! The server from outside, by real sockets. One program, so that the server is compiled in once.

#[path = "../../../testkit/tests/games/auction/mod.rs"]
#[allow(dead_code, reason = "the test games are shared, and nobody uses all of them")]
mod auction;
#[path = "../../../testkit/tests/games/broken.rs"]
#[allow(dead_code, reason = "the test games are shared, and nobody uses all of them")]
mod broken;
#[path = "../../../testkit/tests/games/other_hands.rs"]
mod other_hands;
#[path = "../../../testkit/tests/games/other_purses.rs"]
mod other_purses;
#[path = "../../../testkit/tests/games/partners/mod.rs"]
#[allow(dead_code, reason = "the test games are shared, and nobody uses all of them")]
mod partners;

#[macro_use]
mod games;
mod support;

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

//! Whatever a stranger sends gets an error or a clean end, and harms nobody: a match that runs
//! beside goes on, and is afterwards what was played.

#![allow(dead_code, reason = "the test game is shared, and nobody uses all of it")]

mod support;

#[path = "../../testkit/tests/games/auction/mod.rs"]
mod auction;
#[path = "malformed/beside.rs"]
mod beside;
#[path = "malformed/flood.rs"]
mod flood;
#[path = "malformed/fuzz.rs"]
mod fuzz;
#[path = "malformed/headers.rs"]
mod headers;
#[path = "malformed/http.rs"]
mod http;
#[path = "malformed/socket.rs"]
mod socket;

//! Whatever a stranger sends gets an error or a clean end, and harms nobody: a match that runs
//! beside goes on, and is afterwards what was played.

mod beside;
mod flood;
mod fuzz;
mod headers;
mod http;
mod socket;

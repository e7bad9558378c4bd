//! The game server of Menagerie: tables, people, storage, and what travels between them.
//! It knows the registry, never a rule and never a game's name.
//!
//! A move goes one way, whoever makes it: `socket.rs` reads it, `hub.rs` takes the table's lock,
//! `table.rs` checks and plays it, [`store`] makes it durable, and only then `tell.rs` words it for
//! everyone who watches.

mod api;
mod bot_turns;
mod bots;
mod clock;
mod fault;
mod guard;
mod hints;
mod hub;
mod limits;
mod metrics;
mod names;
mod page;
mod people;
mod seating;
mod serve;
mod server;
mod socket;
mod speech;
pub mod store;
mod table;
mod tell;
mod thinkers;

pub use bots::BotSeeds;
pub use serve::{Listening, app, asked_to_stop};
pub use server::{Config, NamedDraws, Script, Server};

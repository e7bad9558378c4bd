//! The game server of Menagerie: tables, people, storage, and what travels between them.
//! It knows the registry, never a rule and never a game's name.
//!
//! Every move takes the same path: `socket.rs` reads it, `desk.rs` takes the table's lock, `table/moves.rs` checks and
//! plays it, [`store`] makes it durable, and only then `tell.rs` words it for everyone in `watchers.rs`.

mod api;
mod bot_turns;
mod bots;
mod caller;
mod clock;
mod desk;
mod fault;
mod guard;
mod hints;
mod hub;
mod limits;
mod lock;
mod metrics;
mod names;
mod outbox;
mod pace;
mod page;
mod people;
mod seating;
mod serve;
mod server;
mod services;
mod socket;
mod speech;
pub mod store;
mod table;
mod tell;
mod thinkers;
mod tokens;
mod watchers;

pub use bots::BotSeeds;
pub use serve::{Listening, app, asked_to_stop};
pub use server::{Config, Script, Server};
pub use table::NamedDraws;

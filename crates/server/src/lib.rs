//! The game server of Menagerie: tables, people, storage, and what travels between them.
//! It knows the registry, never a rule and never a game's name.

pub mod page;
pub mod protocol;
pub mod store;

//! What bots know of single games.

pub mod mio;
pub mod wonderzoo;
pub mod zebres;
pub mod zoff;
pub mod zooloretto;

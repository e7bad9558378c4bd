//! Small games for tests: what every game shares is tested with these, so that no rule of a real game matters.

#![allow(missing_docs, reason = "the rules at the top of each game explain its fields")]

pub mod auction;
pub mod broken;
mod local;
pub mod nim;
pub mod partners;
pub mod tree;

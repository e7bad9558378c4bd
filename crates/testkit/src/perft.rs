//! Skeleton.
use kernel::Game;
use std::path::Path;
/// Checks every count of a `.perft` file.
pub fn perft<G: Game>(_path: impl AsRef<Path>) {}

//! Skeleton.
use kernel::Game;
use serde_json::Value;
use std::path::Path;
/// Checks every `.txt` of a directory.
pub fn playthroughs<G: Game>(_dir: impl AsRef<Path>) {}
/// Writes a playthrough from choices.
pub fn record_playthrough<G: Game>(_options: &Value, _seats: u8, _choices: &[&str]) -> String {
    String::new()
}
/// Writes a random playthrough.
pub fn random_playthrough<G: Game>(_options: &Value, _seats: u8, _seed: u64) -> String {
    String::new()
}

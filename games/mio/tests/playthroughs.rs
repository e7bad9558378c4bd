//! Whole matches as text, told again and compared line by line. `UPDATE=1 cargo test` rewrites them.

use mio::Mio;

#[test]
fn playthroughs() {
    testkit::playthroughs::<Mio>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

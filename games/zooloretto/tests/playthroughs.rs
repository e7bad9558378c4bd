//! Whole matches as text, told again and compared line by line. `UPDATE=1 cargo test` rewrites them.

use zooloretto::Zooloretto;

#[test]
fn playthroughs() {
    testkit::playthroughs::<Zooloretto>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

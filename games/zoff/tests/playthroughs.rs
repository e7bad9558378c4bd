//! Whole matches as text, told again and compared line by line. `UPDATE=1 cargo test` rewrites them.

use zoff::Zoff;

#[test]
fn playthroughs() {
    testkit::playthroughs::<Zoff>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

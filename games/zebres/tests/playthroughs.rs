//! Whole games as text, told again and compared line by line. `UPDATE=1 cargo test` rewrites them.

use zebres::Zebres;

#[test]
fn playthroughs() {
    testkit::playthroughs::<Zebres>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

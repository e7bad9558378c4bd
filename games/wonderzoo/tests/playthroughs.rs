//! Whole matches as text, told again and compared line by line. `UPDATE=1 cargo test` rewrites them.

use wonderzoo::Wonderzoo;

#[test]
fn playthroughs() {
    testkit::playthroughs::<Wonderzoo>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs"));
}

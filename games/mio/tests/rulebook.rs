//! Every section, every example and every ruling of the rules, with its number in the name, and every refusal.

mod auction;
mod geometry;
mod refusals;
mod tiles;
mod visitors;
mod year;

#[test]
fn every_section_every_ruling_and_every_example_has_a_test() {
    let numbers = testkit::numbers_with_a_test(env!("CARGO_MANIFEST_DIR"), &['R', 'E'], &["7", "8"]);
    let count = |start: &[char]| numbers.iter().filter(|number| number.starts_with(start)).count();
    assert_eq!((count(&['r']), count(&['e'])), (30, 22), "{numbers:?}");
}

//! Every section, every example and every ruling of the rules, with its number in the name, and every refusal.

mod data;
mod geometry;
mod icons;
mod refusals;
mod round;
mod score;

#[test]
fn every_section_every_ruling_and_every_example_has_a_test() {
    let numbers = testkit::numbers_with_a_test(env!("CARGO_MANIFEST_DIR"), &['R', 'V'], &["8", "9"]);
    let count = |start: &[char]| numbers.iter().filter(|number| number.starts_with(start)).count();
    assert_eq!((count(&['r']), count(&['v'])), (24, 17), "{numbers:?}");
}

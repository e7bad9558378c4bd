//! Every section, every example and every ruling of the rules, with its number in the name.

mod geometry;
mod money;
mod placing;
mod rounds;
mod scoring;
mod settling;
mod setup;

#[test]
fn every_section_every_ruling_and_every_example_has_a_test() {
    let numbers = testkit::numbers_with_a_test(env!("CARGO_MANIFEST_DIR"), &['R', 'E'], &["13", "14", "15"]);
    let count = |start: char| numbers.iter().filter(|number| number.starts_with(start)).count();
    assert_eq!((count('r'), count('e')), (46, 48), "{numbers:?}");
}

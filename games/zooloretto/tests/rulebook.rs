//! Every section, every example and every ruling of the rules, with its number in the name, and every refusal.

mod barn;
mod donating;
mod exchange;
mod expansions;
mod jungle;
mod known_mistakes;
mod moving;
mod placing;
mod refusals;
mod retreats;
mod rounds;
mod scoring;
mod setup;
mod turns;
mod two;
mod visitors;

#[test]
fn every_section_every_ruling_and_every_example_has_a_test() {
    let numbers = testkit::numbers_with_a_test(env!("CARGO_MANIFEST_DIR"), &['R', 'W', 'D'], &["8", "9"]);
    let count = |start: &[char]| numbers.iter().filter(|number| number.starts_with(start)).count();
    assert_eq!((count(&['r']), count(&['w', 'd'])), (59, 77), "{numbers:?}");
}

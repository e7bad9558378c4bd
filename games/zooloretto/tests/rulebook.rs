//! Every section, every example and every ruling of the rules that is about the base game or the game of two, with its
//! number in the name, and every refusal.

mod barn;
mod exchange;
mod known_mistakes;
mod moving;
mod placing;
mod refusals;
mod rounds;
mod scoring;
mod setup;
mod turns;
mod two;

const FILES: [&str; 11] = [
    include_str!("rulebook/barn.rs"),
    include_str!("rulebook/exchange.rs"),
    include_str!("rulebook/known_mistakes.rs"),
    include_str!("rulebook/moving.rs"),
    include_str!("rulebook/placing.rs"),
    include_str!("rulebook/refusals.rs"),
    include_str!("rulebook/rounds.rs"),
    include_str!("rulebook/scoring.rs"),
    include_str!("rulebook/setup.rs"),
    include_str!("rulebook/turns.rs"),
    include_str!("rulebook/two.rs"),
];

/// The names of all tests of the rules.
fn test_names() -> Vec<String> {
    let names = |text: &&str| -> Vec<String> {
        let after = text.split("#[test]\nfn ").skip(1);
        after.map(|rest| rest.split('(').next().unwrap_or_default().to_owned()).collect()
    };
    FILES.iter().flat_map(names).collect()
}

/// The numbers that are missing in the rules are about tiles and boards of expansions.
#[test]
fn every_section_every_ruling_and_every_example_has_a_test() {
    let names = test_names();
    let has = |wanted: &str| names.iter().any(|name| format!("_{name}_").contains(&format!("_{wanted}_")));
    let rules = include_str!("../RULES.md");
    let (_, rulings) = rules.split_once("## §8 Rulings").expect("§8");
    let (rulings, rest) = rulings.split_once("## §9 Examples").expect("§9");
    let (examples, _) = rest.split_once("## §10 Notation").expect("§10");
    let numbers = |text: &str, letters: &[char]| -> Vec<String> {
        let rows = text.lines().filter_map(|line| line.strip_prefix("| ")?.split(' ').next());
        rows.filter(|number| number.starts_with(letters)).map(str::to_lowercase).collect()
    };
    let (rulings, examples) = (numbers(rulings, &['R']), numbers(examples, &['W', 'D']));
    assert_eq!((rulings.len(), examples.len()), (40, 51), "{rulings:?} {examples:?}");
    // `### §4.1 Placing a tile` is `section_4_1`. The numbers of §8 and §9 are those above.
    let headings = rules.lines().filter_map(|line| line.trim_start_matches('#').strip_prefix(" §")?.split(' ').next());
    let headings = headings.filter(|number| !["8", "9"].contains(number));
    let sections: Vec<String> = headings.map(|number| format!("section_{}", number.replace('.', "_"))).collect();
    assert_eq!(sections.len(), 19, "{sections:?}");
    let missing: Vec<_> = sections.iter().chain(&rulings).chain(&examples).filter(|wanted| !has(wanted)).collect();
    assert!(missing.is_empty(), "no test of {missing:?}");
}

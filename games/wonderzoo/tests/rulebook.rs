//! Every section, every example and every ruling of the rules, with its number in the name, and every refusal.

mod data;
mod geometry;
mod icons;
mod refusals;
mod round;
mod score;

const FILES: [&str; 6] = [
    include_str!("rulebook/data.rs"),
    include_str!("rulebook/geometry.rs"),
    include_str!("rulebook/icons.rs"),
    include_str!("rulebook/refusals.rs"),
    include_str!("rulebook/round.rs"),
    include_str!("rulebook/score.rs"),
];

/// The names of all tests of the rules.
fn test_names() -> Vec<String> {
    let names = |text: &&str| -> Vec<String> {
        let after = text.split("#[test]\nfn ").skip(1);
        after.map(|rest| rest.split('(').next().unwrap_or_default().to_owned()).collect()
    };
    FILES.iter().flat_map(names).collect()
}

#[test]
fn every_section_every_ruling_and_every_example_has_a_test() {
    let names = test_names();
    let has = |wanted: &str| names.iter().any(|name| format!("_{name}_").contains(&format!("_{wanted}_")));
    let rules = include_str!("../RULES.md");
    let numbers = |letter: char| -> Vec<String> {
        let rows = rules.lines().filter_map(|line| line.strip_prefix("| ")?.split(' ').next());
        let is_number = |word: &&str| {
            let digits = word.strip_prefix(letter).unwrap_or_default();
            !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
        };
        rows.filter(is_number).map(str::to_lowercase).collect()
    };
    let (rulings, examples) = (numbers('R'), numbers('V'));
    assert_eq!((rulings.len(), examples.len()), (24, 17), "{rulings:?} {examples:?}");
    // `### §2.1 Where a tile may lie` is `section_2_1`. The numbers of §8 and §9 are those above.
    let headings = rules.lines().filter_map(|line| line.trim_start_matches('#').strip_prefix(" §")?.split(' ').next());
    let headings = headings.filter(|number| !["8", "9"].contains(number));
    let sections: Vec<String> = headings.map(|number| format!("section_{}", number.replace('.', "_"))).collect();
    assert!(sections.len() >= 18, "{sections:?}");
    let missing: Vec<_> = sections.iter().chain(&rulings).chain(&examples).filter(|wanted| !has(wanted)).collect();
    assert!(missing.is_empty(), "no test of {missing:?}");
}

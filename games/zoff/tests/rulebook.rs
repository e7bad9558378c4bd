//! Every section, example (§12), ruling (§11), option (§10) and refusal of the rules, with its number in the name.

mod combinations;
mod dealing;
mod exchange;
mod notation;
mod options;
mod scoring;
mod showing;
mod tricks;

/// The names of all tests of the rules.
fn test_names() -> Vec<String> {
    let files = ["combinations", "dealing", "exchange", "notation", "options", "scoring", "showing", "tricks"];
    let files = files.map(|file| format!("{}/tests/rulebook/{file}.rs", env!("CARGO_MANIFEST_DIR")));
    let positions = [concat!(env!("CARGO_MANIFEST_DIR"), "/tests/positions.rs").to_owned()];
    let texts =
        files.into_iter().chain(positions).map(|file| std::fs::read_to_string(file).expect("the file is there"));
    let names = |text: String| -> Vec<String> {
        let after = text.split("#[test]\nfn ").skip(1);
        after.map(|rest| rest.split('(').next().unwrap_or_default().to_owned()).collect()
    };
    texts.flat_map(names).collect()
}

/// The sections and subsections, `5_1` for §5.1. Rulings and examples are tested one by one.
fn sections(rules: &str) -> Vec<String> {
    let headings = rules.lines().filter_map(|line| line.trim_start_matches('#').strip_prefix(" §"));
    let numbers = headings.filter_map(|heading| heading.split(' ').next());
    numbers.filter(|number| !["11", "12"].contains(number)).map(|number| number.replace('.', "_")).collect()
}

#[test]
fn every_section_every_ruling_and_every_example_has_a_test() {
    let names = test_names();
    let has = |wanted: &str| names.iter().any(|name| format!("_{name}_").contains(&format!("_{wanted}_")));
    let rules = include_str!("../RULES.md");
    let sections = sections(rules);
    assert_eq!(sections.len(), 15, "{sections:?}");
    for section in sections {
        // A test of §5.1 is none of §5.
        let is_of = |name: &String| {
            let rest = name.split_once(&format!("section_{section}_")).map(|(_, rest)| rest);
            rest.is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
        };
        assert!(names.iter().any(is_of), "§{section} has no test");
    }
    let (_, rulings) = rules.split_once("## §11 Rulings").expect("§11");
    let (rulings, rest) = rulings.split_once("## §12 Examples").expect("§12");
    let (examples, _) = rest.split_once("## §13 Notation").expect("§13");
    let numbers = rulings.lines().filter_map(|line| line.strip_prefix("| R")?.split(' ').next()?.parse::<u32>().ok());
    let rulings: Vec<u32> = numbers.collect();
    assert_eq!(rulings, (1..=31).collect::<Vec<_>>());
    for ruling in rulings {
        assert!(has(&format!("r{ruling}")), "R{ruling} has no test");
    }
    let numbers = examples.lines().filter_map(|line| line.split_once(". ")?.0.parse::<u32>().ok());
    let examples: Vec<u32> = numbers.collect();
    assert_eq!(examples, (1..=36).collect::<Vec<_>>());
    for example in examples {
        assert!(has(&format!("example_{example}")), "example {example} has no test");
    }
}

//! What holds for every Fluent file, whoever writes it: they parse, say the same
//! things in every language, and are set like printed text.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use kernel::Words;
use words::{Language, Lexicon, files, keys};

/// Variants that select by number, not by word: the plural categories of CLDR.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The page that help must fit: a terminal of 80 columns, with margins.
const HELP_LINES: usize = 30;
const HELP_COLUMNS: usize = 76;

const NO_BREAK: char = '\u{a0}';

/// How the arguments end that say whether a seat is the reader's own. A language needs one where its verb changes with it,
/// another language elsewhere.
const YOU: &str = "_you";

/// What is written under one key.
#[derive(Default)]
struct Written {
    /// The stretches of text, apart from what is filled in.
    texts: Vec<&'static str>,
    variables: BTreeSet<&'static str>,
    /// Other keys that are quoted; they are filled with the same arguments.
    quotes: BTreeSet<&'static str>,
    /// Terms, which only know the arguments they are called with.
    terms: BTreeSet<&'static str>,
    /// (variable, variant) of every selection on a variable.
    variants: BTreeSet<(&'static str, &'static str)>,
}

type Vocabulary = BTreeMap<&'static str, Written>;

#[test]
fn every_file_parses() {
    for language in Language::ALL {
        for (stem, text) in files(language) {
            if let Err((_, faults)) = parser::parse(text) {
                panic!("{language}/{stem}.ftl: {faults:#?}");
            }
        }
    }
}

#[test]
fn no_key_is_written_twice() {
    for language in Language::ALL {
        let mut seen = BTreeMap::new();
        for (stem, key, _) in entries(language) {
            if let Some(other) = seen.insert(key, stem) {
                panic!("{language}: {key} is in {other}.ftl and in {stem}.ftl");
            }
        }
    }
}

#[test]
fn every_language_has_the_same_keys_in_the_same_files() {
    let english = keys_by_file(Language::English);
    for language in Language::ALL {
        let theirs = keys_by_file(language);
        let missing: Vec<_> = english.difference(&theirs).collect();
        let surplus: Vec<_> = theirs.difference(&english).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        assert!(surplus.is_empty(), "English lacks {surplus:?} of {language}");
    }
}

#[test]
fn every_language_uses_the_same_variables() {
    let english = vocabulary(Language::English);
    for language in Language::ALL {
        let theirs = vocabulary(language);
        for key in keys(language) {
            assert_eq!(
                variables(&theirs, key),
                variables(&english, key),
                "{key}: variables in {language} (left) and in English (right)"
            );
        }
    }
}

/// A misspelt variant would fall through to the default without a word.
#[test]
fn every_language_selects_on_words_that_english_selects_on() {
    let variants = |language| -> BTreeSet<_> {
        let vocabulary = vocabulary(language);
        let all = vocabulary.values().flat_map(|written| written.variants.clone());
        all.filter(|(variable, variant)| !PLURALS.contains(variant) && !variable.ends_with(YOU)).collect()
    };
    let english = variants(Language::English);
    for language in Language::ALL {
        let theirs = variants(language);
        let surplus: Vec<_> = theirs.difference(&english).collect();
        assert!(surplus.is_empty(), "English never selects {surplus:?} of {language}");
    }
}

#[test]
fn every_quoted_key_exists() {
    for language in Language::ALL {
        let vocabulary = vocabulary(language);
        for (key, written) in &vocabulary {
            for quoted in written.quotes.union(&written.terms) {
                assert!(vocabulary.contains_key(quoted), "{language}: {key} quotes {quoted}");
            }
        }
    }
}

#[test]
fn no_message_is_empty() {
    for language in Language::ALL {
        for (key, written) in vocabulary(language) {
            let says_something = written.texts.iter().any(|text| !text.trim().is_empty());
            let fills_something =
                !(written.variables.is_empty() && written.quotes.is_empty() && written.terms.is_empty());
            assert!(says_something || fills_something, "{language}: {key} is empty");
        }
    }
}

#[test]
fn no_text_contains_a_tab() {
    for language in Language::ALL {
        for (stem, text) in files(language) {
            assert!(!text.contains('\t'), "{language}/{stem}.ftl");
        }
    }
}

#[test]
fn help_fits_a_terminal() {
    for language in Language::ALL {
        let lexicon = Lexicon::of(language);
        for key in keys(language).into_iter().filter(|key| key.ends_with("-help")) {
            let help = lexicon.say(key, &[]);
            assert!(help.lines().count() <= HELP_LINES, "{language}: {key} is too long");
            for line in help.lines() {
                assert!(line.chars().count() <= HELP_COLUMNS, "{language}: {key}: {line}");
            }
        }
    }
}

#[test]
fn quotes_and_dashes_are_those_of_print() {
    for language in Language::ALL {
        for (key, written) in vocabulary(language) {
            for text in written.texts {
                assert!(!text.contains(['\'', '"']), "{language}: {key}: {text}");
                assert!(!text.contains("..."), "{language}: {key}: {text}");
                assert!(!text.contains(" - "), "{language}: {key}: {text}");
            }
        }
    }
}

#[test]
fn french_punctuation_keeps_its_distance() {
    for (key, written) in vocabulary(Language::French) {
        for text in written.texts {
            let letters: Vec<char> = text.chars().collect();
            for (at, letter) in letters.iter().enumerate() {
                if ":;!?»".contains(*letter) {
                    let before = at.checked_sub(1).map(|before| letters[before]);
                    assert_eq!(before, Some(NO_BREAK), "{key}: before {letter} in {text}");
                }
                if *letter == '«' {
                    let after = letters.get(at + 1).copied();
                    assert_eq!(after, Some(NO_BREAK), "{key}: after {letter} in {text}");
                }
            }
        }
    }
}

/// Key and file of all that a language says.
fn keys_by_file(language: Language) -> BTreeSet<(&'static str, &'static str)> {
    let messages = keys(language);
    let entries = entries(language).into_iter();
    entries.filter(|(_, key, _)| messages.contains(key)).map(|(stem, key, _)| (stem, key)).collect()
}

fn vocabulary(language: Language) -> Vocabulary {
    let entries = entries(language).into_iter();
    entries.map(|(_, key, written)| (key, written)).collect()
}

/// Every message and term of a language: its file, its name, what it holds.
fn entries(language: Language) -> Vec<(&'static str, &'static str, Written)> {
    let mut entries = Vec::new();
    for (stem, text) in files(language) {
        let resource = parser::parse(text).unwrap_or_else(|(readable, _)| readable);
        for entry in resource.body {
            let mut written = Written::default();
            // Attributes are left out: nothing here ever says one.
            let (key, value) = match entry {
                Entry::Message(message) => (message.id.name, message.value),
                Entry::Term(term) => (term.id.name, Some(term.value)),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => continue,
            };
            value.iter().for_each(|pattern| written.read(pattern));
            entries.push((stem, key, written));
        }
    }
    entries
}

/// A third answer would never be chosen.
#[test]
fn flags_for_the_reader_are_yes_or_no() {
    for language in Language::ALL {
        let vocabulary = vocabulary(language);
        for (key, written) in &vocabulary {
            for (flag, variant) in &written.variants {
                if flag.ends_with(YOU) {
                    assert!(["yes", "no", "other"].contains(variant), "{language}: {key}: {flag} is never {variant}");
                }
            }
        }
    }
}

/// The variables of a key, through all that it quotes, without flags for the reader.
fn variables(vocabulary: &Vocabulary, key: &'static str) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut open = vec![key];
    while let Some(key) = open.pop() {
        if let Some(written) = vocabulary.get(key).filter(|_| seen.insert(key)) {
            found.extend(written.variables.iter().filter(|variable| !variable.ends_with(YOU)));
            open.extend(&written.quotes);
        }
    }
    found
}

impl Written {
    fn read(&mut self, pattern: &Pattern<&'static str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&'static str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                    if let InlineExpression::VariableReference { id } = selector {
                        let (VariantKey::Identifier { name: word } | VariantKey::NumberLiteral { value: word }) =
                            variant.key;
                        self.variants.insert((id.name, word));
                    }
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, .. } => {
                self.quotes.insert(id.name);
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.terms.insert(id.name);
                arguments.iter().for_each(|arguments| self.read_arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.read_arguments(arguments),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
        }
    }

    fn read_arguments(&mut self, arguments: &CallArguments<&'static str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for value in arguments.positional.iter().chain(named) {
            self.read_inline(value);
        }
    }
}

//! The Fluent files, embedded by `build.rs`.

use std::collections::BTreeSet;

use fluent_syntax::{ast::Entry, parser};

use crate::Language;

/// The files of one language as (stem, text), in the order of their stems:
/// `kernel.ftl` is `("kernel", "…")`.
pub fn files(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    FILES.iter().filter(move |(code, _, _)| *code == language.code()).map(|&(_, stem, text)| (stem, text))
}

/// The keys that one language has itself, without English to fall back on. For
/// tests: a game checks here that every key it names exists.
pub fn keys(language: Language) -> BTreeSet<&'static str> {
    files(language).flat_map(|(_, text)| keys_of(text)).collect()
}

/// Language, stem and text of every file under `locales/`.
static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

fn keys_of(text: &'static str) -> Vec<&'static str> {
    // What does not parse is not a key; the tests refuse such a file.
    let resource = parser::parse_runtime(text).unwrap_or_else(|(readable, _)| readable);
    let keys = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => message.value.as_ref().map(|_| message.id.name),
        Entry::Term(_)
        | Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    });
    keys.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_directory_is_a_language_and_every_language_a_directory() {
        let directories: BTreeSet<&str> = FILES.iter().map(|&(code, _, _)| code).collect();
        let languages: BTreeSet<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        assert_eq!(directories, languages);
    }

    #[test]
    fn keys_are_those_of_all_files() {
        let keys = keys(Language::German);
        assert!(keys.contains("refused-over"));
        assert!(keys.contains("zebres-tagline"));
        assert!(!keys.contains("no-such-key"));
    }
}

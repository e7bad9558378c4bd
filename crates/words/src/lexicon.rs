//! Keys to sentences, with English to fall back on.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use kernel::{Word, Words};
use unic_langid::LanguageIdentifier;

use crate::{Language, files};

/// All sentences in one language. What the language lacks is said in English;
/// what English lacks too is said as the key in braces, `{no-such-key}`.
pub struct Lexicon {
    language: Language,
    /// Where to look a key up, in this order.
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Lexicon {
    /// The lexicon of `language`. Reading the files takes a moment: build it
    /// once and share it, between threads too.
    pub fn of(language: Language) -> Lexicon {
        let mut bundles = vec![bundle(language, files(language).map(|(_, text)| text))];
        if language != Language::English {
            bundles.push(bundle(Language::English, files(Language::English).map(|(_, text)| text)));
        }
        Lexicon { language, bundles }
    }

    /// The language this lexicon was built for.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a sentence for `key`, be it the English one.
    pub fn has(&self, key: &str) -> bool {
        self.sentence(key).is_some()
    }

    fn sentence(&self, key: &str) -> Option<(&FluentBundle<FluentResource>, &Pattern<&str>)> {
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            Some((bundle, pattern))
        })
    }
}

impl Words for Lexicon {
    fn say(&self, key: &str, args: &[(&str, Word<'_>)]) -> String {
        let Some((bundle, pattern)) = self.sentence(key) else {
            return format!("{{{key}}}");
        };
        let mut filled = FluentArgs::with_capacity(args.len());
        for &(arg, word) in args {
            match word {
                Word::Text(text) => filled.set(arg, text),
                Word::Number(number) => filled.set(arg, number),
                Word::Name { name, you } => {
                    filled.set(arg, name);
                    filled.set(format!("{arg}_you"), if you { "yes" } else { "no" });
                }
            }
        }
        // An argument that is missing shows as `{$name}` in the text, which
        // serves the reader better than an error would.
        let mut faults = Vec::new();
        bundle.format_pattern(pattern, Some(&filled), &mut faults).into_owned()
    }
}

fn bundle<'a>(language: Language, texts: impl Iterator<Item = &'a str>) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.code().parse().expect("a code is a locale");
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // The marks keep right-to-left names apart from the text; terminals show
    // them as boxes, and no language here needs them.
    bundle.set_use_isolating(false);
    for text in texts {
        // A fault in a file, or a key written twice, costs that key alone here;
        // `tests/locales.rs` refuses both.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource(resource).unwrap_or_default();
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    /// French over English, from two small texts.
    fn lexicon(french: &str, english: &str) -> Lexicon {
        Lexicon {
            language: Language::French,
            bundles: vec![
                bundle(Language::French, [french].into_iter()),
                bundle(Language::English, [english].into_iter()),
            ],
        }
    }

    #[test]
    fn a_lexicon_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Lexicon>();
    }

    #[test]
    fn a_missing_key_is_said_in_english_then_as_itself() {
        let lexicon = lexicon("lion = lion\nlone =\n    .note = sans valeur", "zebra = zebra\nlone = alone");
        assert_eq!(lexicon.say("lion", &[]), "lion");
        assert_eq!(lexicon.say("zebra", &[]), "zebra");
        assert_eq!(lexicon.say("lone", &[]), "alone");
        assert_eq!(lexicon.say("okapi", &[]), "{okapi}");
        assert!(lexicon.has("lion") && lexicon.has("zebra") && !lexicon.has("okapi"));
    }

    #[test]
    fn an_english_sentence_keeps_english_plurals() {
        let lexicon = lexicon("", "steps = { $n } { $n ->\n    [one] step\n   *[other] steps\n}");
        // French counts zero as one, English does not.
        assert_eq!(lexicon.say("steps", &[("n", Word::Number(0))]), "0 steps");
    }

    #[test]
    fn plurals_follow_the_language() {
        let animals = |language, animal, count| {
            let args = [("animal", Word::Text(animal)), ("count", Word::Number(count))];
            Lexicon::of(language).say("zebres-animals", &args)
        };
        assert_eq!(animals(Language::English, "gazelle", 0), "0 gazelles");
        assert_eq!(animals(Language::English, "gazelle", 1), "1 gazelle");
        assert_eq!(animals(Language::English, "gazelle", 3), "3 gazelles");
        assert_eq!(animals(Language::French, "zebra", 0), "0 zèbre");
        assert_eq!(animals(Language::French, "zebra", 1), "1 zèbre");
        assert_eq!(animals(Language::French, "zebra", 2), "2 zèbres");
        assert_eq!(animals(Language::German, "lion", 0), "0 Löwen");
        assert_eq!(animals(Language::German, "lion", 1), "1 Löwe");
        assert_eq!(animals(Language::German, "elephant", 2), "2 Elefanten");
    }

    #[test]
    fn names_stand_in_the_text_without_marks() {
        let args = [("seat", Word::Text("Ada"))];
        let said = Lexicon::of(Language::English).say("refused-not-your-turn", &args);
        assert!(said.starts_with("Ada: "), "{said:?}");
    }

    #[test]
    fn a_sentence_knows_whether_a_name_is_the_readers() {
        let lexicon = lexicon("", "won = { $seat_you ->\n    [yes] You win\n   *[other] { $seat } wins\n}");
        let won = |you| lexicon.say("won", &[("seat", Word::Name { name: "Ada", you })]);
        assert_eq!((won(true).as_str(), won(false).as_str()), ("You win", "Ada wins"));
    }

    #[test]
    fn bad_keys_and_arguments_never_panic() {
        let lexicon = lexicon("", "greet = Hello { $name }, { $name }!\nloop = a { loop } b");
        assert_eq!(lexicon.say("greet", &[]), "Hello {$name}, {$name}!");
        let twice = [("name", Word::Text("Ada")), ("name", Word::Number(-7))];
        assert_eq!(lexicon.say("greet", &twice), "Hello -7, -7!");
        let odd = [("", Word::Text("")), ("näme", Word::Number(i64::MIN)), ("name", Word::Text("{ $name }"))];
        assert_eq!(lexicon.say("greet", &odd), "Hello { $name }, { $name }!");
        assert!(lexicon.say("loop", &[]).starts_with("a "));
        for key in ["", " ", "-term", "greet.note", "{", "\0", "é"] {
            assert_eq!(lexicon.say(key, &[]), format!("{{{key}}}"));
        }
    }

    #[test]
    fn a_fault_in_a_file_costs_one_key() {
        let lexicon = lexicon("", "bad = { $\ngood = fine\ngood = again");
        assert_eq!(lexicon.say("bad", &[]), "{bad}");
        assert_eq!(lexicon.say("good", &[]), "fine");
    }
}

//! The languages, and which one a reader wants.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A language that Menagerie speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, which also says whatever another language lacks.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
}

/// The name of a locale whose language Menagerie does not speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl Language {
    /// Every language, English first.
    pub const ALL: [Language; 3] = [Language::English, Language::French, Language::German];

    /// The two letters that name the language and its directory: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
            Language::German => "de",
        }
    }

    /// The language that the person at this machine asked the system for.
    pub fn of_environment() -> Language {
        Language::first_spoken(sys_locale::get_locales())
    }

    /// The first of these locales, most wanted first, that Menagerie speaks.
    fn first_spoken(locales: impl Iterator<Item = String>) -> Language {
        locales.filter_map(|locale| locale.parse().ok()).next().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Reads `fr` as well as the names of locales: `fr-CA`, `fr_FR.UTF-8`, `fr@euro`.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(locale: &str) -> Result<Language, UnknownLanguage> {
        let language = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        // `C` and `POSIX` stand for untranslated text, which is English here.
        match language.to_ascii_lowercase().as_str() {
            "en" | "c" | "posix" => Ok(Language::English),
            "fr" => Ok(Language::French),
            "de" => Ok(Language::German),
            _ => Err(UnknownLanguage(locale.to_owned())),
        }
    }
}

impl fmt::Display for UnknownLanguage {
    // In English: whoever reads it has not named a language yet.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Language::ALL.map(Language::code).join(", ");
        write!(f, "unknown language “{}”; known: {known}", self.0)
    }
}

impl Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(locale: &str, expected: Language) {
        assert_eq!(locale.parse(), Ok(expected), "{locale}");
    }

    #[test]
    fn a_language_is_read_from_any_usual_locale_name() {
        check("en", Language::English);
        check("en_GB.UTF-8", Language::English);
        check("fr", Language::French);
        check("FR", Language::French);
        check("fr-CA", Language::French);
        check("fr_FR.UTF-8", Language::French);
        check("de_AT", Language::German);
        check("de_DE@euro", Language::German);
        check("de-Latn-CH", Language::German);
    }

    #[test]
    fn untranslated_means_english() {
        check("C", Language::English);
        check("C.UTF-8", Language::English);
        check("POSIX", Language::English);
    }

    #[test]
    fn other_languages_are_refused_by_name() {
        for locale in ["", "es_ES.UTF-8", "frankish", "den", "_fr", "fr CA", "é"] {
            assert_eq!(locale.parse::<Language>(), Err(UnknownLanguage(locale.to_owned())));
        }
        assert_eq!(UnknownLanguage("es".to_owned()).to_string(), "unknown language “es”; known: en, fr, de");
    }

    #[test]
    fn codes_read_back() {
        for language in Language::ALL {
            check(language.code(), language);
            check(&language.to_string(), language);
        }
    }

    #[test]
    fn the_first_spoken_locale_is_taken_and_english_without_one() {
        let first = |locales: &[&str]| Language::first_spoken(locales.iter().map(ToString::to_string));
        assert_eq!(first(&["es-ES", "de-DE", "fr-FR"]), Language::German);
        assert_eq!(first(&["C", "fr-FR"]), Language::English);
        assert_eq!(first(&["es-ES"]), Language::English);
        assert_eq!(first(&[]), Language::English);
    }
}

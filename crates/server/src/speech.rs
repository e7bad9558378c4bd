//! The server's texts, in the language of each client.

use std::sync::LazyLock;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use registry::{MAX_SEATS, Names, Seat, Word, Words};
use words::{Language, Lexicon};

static LEXICONS: LazyLock<Vec<Lexicon>> = LazyLock::new(|| Language::ALL.map(Lexicon::of).into());

static NUMBERS: LazyLock<Vec<(Language, Names)>> = LazyLock::new(|| {
    let names = |language| Seat::all(MAX_SEATS as u8).map(|seat| seat_name(language, seat)).collect();
    Language::ALL.map(|language| (language, Names::new(names(language)))).into()
});

/// The sentences in a language.
pub(crate) fn lexicon(language: Language) -> &'static Lexicon {
    LEXICONS.iter().find(|lexicon| lexicon.language() == language).expect("there is one for each language")
}

/// What a seat is called where nobody's name is known.
pub(crate) fn seat_name(language: Language, seat: Seat) -> String {
    lexicon(language).say("seat", &[("number", Word::Number(seat.number().into()))])
}

/// Every seat by its number, for readers of whose table nothing is known.
pub(crate) fn seat_numbers(language: Language) -> &'static Names {
    &NUMBERS.iter().find(|(spoken, _)| *spoken == language).expect("they are in each language").1
}

/// What the seat of a bot is called.
pub(crate) fn bot_name(language: Language, level: &str) -> String {
    lexicon(language).say("server-bot", &[("level", Word::Text(level))])
}

/// The language a browser asks for: the first on its list that is spoken here. Weights are not
/// looked at, since browsers send the list in order.
pub(crate) fn language_of(headers: &HeaderMap) -> Language {
    let list = headers.get(ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()).unwrap_or_default();
    list.split(',').filter_map(|item| item.split(';').next()?.trim().parse().ok()).next().unwrap_or_default()
}

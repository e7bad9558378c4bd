//! The people at the keyboard: what each has yet to hear, and when it changes hands.

use registry::{Playable, Seat, Viewer, Word};

use crate::speech::Speech;

/// How many empty lines push everything off a screen that cannot be wiped.
const MANY_LINES: usize = 100;

/// The people, who have the first seats.
pub(super) struct People {
    news: Vec<Vec<News>>,
    /// Who was at the keyboard last, and may still be.
    last: Option<Seat>,
}

/// News that an undo took away from each person.
pub(super) struct Forgotten(Vec<Vec<News>>);

/// A sentence, and the entry it tells of.
struct News {
    entry: u32,
    sentence: String,
}

impl People {
    pub(super) fn new(count: usize) -> People {
        People { news: (0..count).map(|_| Vec::new()).collect(), last: None }
    }

    pub(super) fn include(&self, seat: Seat) -> bool {
        seat.index() < self.news.len()
    }

    pub(super) fn are_several(&self) -> bool {
        self.news.len() > 1
    }

    pub(super) fn viewers(&self) -> Vec<Viewer> {
        Seat::all(self.news.len() as u8).map(Viewer::Seat).collect()
    }

    /// Whether the next one must not see what the last one saw, or the others not what the next one will see.
    pub(super) fn must_hand_over(&self, next: Seat, table: &dyn Playable) -> bool {
        let own = table.view(Viewer::Seat(next));
        self.last != Some(next) && self.viewers().into_iter().any(|viewer| table.view(viewer) != own)
    }

    /// Somebody has the keyboard now; gives who had it before.
    pub(super) fn took_over(&mut self, seat: Seat) -> Option<Seat> {
        self.last.replace(seat)
    }

    pub(super) fn hear(&mut self, seat: Seat, entry: u32, sentences: impl Iterator<Item = String>) {
        self.news[seat.index()].extend(sentences.map(|sentence| News { entry, sentence }));
    }

    /// What somebody has not heard yet.
    pub(super) fn news_of(&mut self, seat: Seat) -> impl Iterator<Item = String> + use<> {
        std::mem::take(&mut self.news[seat.index()]).into_iter().map(|news| news.sentence)
    }

    /// What was taken back is no news. Gives it, for a redo.
    pub(super) fn forget_after(&mut self, entry: u32) -> Forgotten {
        let forget = |news: &mut Vec<News>| news.extract_if(.., |news| news.entry > entry).collect();
        Forgotten(self.news.iter_mut().map(forget).collect())
    }

    /// What was taken back was redone.
    pub(super) fn remember(&mut self, Forgotten(forgotten): Forgotten) {
        for (news, forgotten) in self.news.iter_mut().zip(forgotten) {
            news.extend(forgotten);
        }
    }

    pub(super) fn longest_waiting(&self) -> Seat {
        let oldest = |seat: &Seat| self.news[seat.index()].first().map_or(u32::MAX, |news| news.entry);
        Seat::all(self.news.len() as u8).min_by_key(oldest).unwrap_or(Seat(0))
    }
}

/// Whether these people can sit down; if not, why not.
pub(super) fn check(people: &[String], seats: u8, speech: &Speech) -> Result<(), String> {
    if people.len() > usize::from(seats) {
        let args = [("people", Word::Number(people.len() as i64)), ("seats", Word::Number(seats.into()))];
        return Err(speech.say("play-too-many-people", &args));
    }
    let again = people.iter().enumerate().find(|(at, name)| people[..*at].contains(name));
    match again {
        Some((_, name)) => Err(speech.say("play-same-name", &[("name", Word::Text(name))])),
        None => Ok(()),
    }
}

/// What people look at.
#[derive(Clone, Copy)]
pub(super) enum Screen {
    /// A terminal that can be wiped, with what was scrolled away.
    Terminal,
    /// A terminal that only ever writes on.
    Dumb,
    /// A file or another program: nobody looks over its shoulder.
    None,
}

impl Screen {
    pub(super) fn new(is_terminal: bool, is_dumb: bool) -> Screen {
        match (is_terminal, is_dumb) {
            (true, false) => Screen::Terminal,
            (true, true) => Screen::Dumb,
            (false, _) => Screen::None,
        }
    }

    /// What takes everything off it.
    pub(super) fn wiped(self) -> String {
        match self {
            Screen::Terminal => "\u{1b}[H\u{1b}[2J\u{1b}[3J".to_owned(),
            Screen::Dumb => "\n".repeat(MANY_LINES),
            Screen::None => String::new(),
        }
    }
}

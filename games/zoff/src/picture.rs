//! The terminal's picture of the game, and the same in words.
//!
//! A line for each seat, then the table, then what the viewer has in hand. Cards are written as one types them.

use kernel::{Names, Picture, Seat, Word, Words, padded, wrapped};

use crate::cards::Cards;
use crate::components::Card;
use crate::score::{Detail, SeatScore};
use crate::state::{Phase, Zoff};
use crate::view::View;

impl Picture for Zoff {
    fn picture(view: &View, names: &Names, words: &dyn Words) -> String {
        let table = Table { view, names: &names.shortened(NAME), words };
        let mut lines = vec![table.heading()];
        lines.extend(table.seats().map(|seat| table.row(seat)));
        lines.push(String::new());
        lines.extend(table.sentences().iter().flat_map(|sentence| wrapped(sentence, COLUMNS)));
        lines.push(String::new());
        lines.extend(wrapped(&table.key(), COLUMNS));
        lines.join("\n")
    }

    fn describe(view: &View, names: &Names, words: &dyn Words) -> String {
        let table = Table { view, names, words };
        let mut lines: Vec<_> = table.seats().flat_map(|seat| table.about(seat)).collect();
        lines.extend(table.sentences());
        lines.join("\n")
    }

    fn ended(view: View) -> View {
        View { phase: Phase::Over, to_move: Vec::new(), table: None, asked: None, ..view }
    }

    fn explain_scores(detail: &Detail, names: &Names, words: &dyn Words) -> String {
        let mut lines = Vec::new();
        for (seat, &points) in detail.earlier().iter().filter(|(_, points)| **points != 0) {
            let args = [("seat", names.word(seat)), ("points", Word::Number(points.into()))];
            lines.push(words.say("zoff-score-earlier", &args));
        }
        for round in detail.rounds() {
            for (seat, score) in round.seats.iter() {
                lines.push(seat_score(round.round, seat, score, names, words));
            }
        }
        lines.join("\n")
    }
}

/// §6: the points of one seat in one round.
fn seat_score(round: u16, seat: Seat, score: &SeatScore, names: &Names, words: &dyn Words) -> String {
    let number = |number: i32| Word::Number(number.into());
    words.say(
        "zoff-score",
        &[
            ("round", Word::Number(round.into())),
            ("seat", names.word(seat)),
            ("place", number(score.place_points)),
            ("partner", number(score.partner_points)),
            ("paired", yes_or_no(score.partner.is_some())),
            ("lone", number(score.lone_points)),
            ("lions", number(score.lion_points)),
            ("hedgehog", number(score.hedgehog_points)),
            ("points", number(score.points)),
            ("total", number(score.total)),
        ],
    )
}

/// The columns of the picture.
const COLUMNS: usize = 78;
/// The columns of a name; a longer one is cut.
const NAME: usize = 15;
/// The columns of totals, of hands and of piles.
const POINTS: usize = 7;
const HAND: usize = 8;
const PILE: usize = 12;

/// What the lines and sentences are made of.
struct Table<'a> {
    view: &'a View,
    names: &'a Names,
    words: &'a dyn Words,
}

impl Table<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.totals.len() as u8)
    }

    fn name(&self, seat: Seat) -> Word<'_> {
        self.names.word(seat)
    }

    fn heading(&self) -> String {
        let word = |key: &str| self.words.say(key, &[]);
        let (points, hand, pile) = (word("zoff-column-points"), word("zoff-column-hand"), word("zoff-column-pile"));
        format!("  {:NAME$} {points:>POINTS$} {hand:>HAND$} {pile:>PILE$}", "").trim_end().to_owned()
    }

    /// A seat in one line: who is to move, the total, the cards in hand and captured, and the role.
    fn row(&self, seat: Seat) -> String {
        let at = seat.index();
        let mark = if self.view.to_move.contains(&seat) { '>' } else { ' ' };
        let (name, total) = (self.names.name(seat), self.view.totals[at]);
        let hand = match self.place(seat) {
            Some(place) => self.words.say("zoff-out", &[("place", Word::Number(place as i64))]),
            None => self.view.sizes[at].to_string(),
        };
        let pile = self.view.captured[at];
        let mut captured = pile.cards.to_string();
        for (letter, count) in [(Card::Lion.letter(), pile.lions), (Card::Hedgehog.letter(), pile.hedgehogs)] {
            if count > 0 {
                captured = format!("{captured} {count}{letter}");
            }
        }
        let role = self.role(seat).unwrap_or_default();
        let name = padded(name, NAME);
        format!("{mark} {name} {total:>POINTS$} {hand:>HAND$} {captured:>PILE$}  {role}").trim_end().to_owned()
    }

    /// In which place a seat went out, if it did.
    fn place(&self, seat: Seat) -> Option<usize> {
        self.view.out.iter().position(|&out| out == seat).map(|at| at + 1)
    }

    /// §4: with whom a seat plays.
    fn role(&self, seat: Seat) -> Option<String> {
        if self.view.alone == Some(seat) {
            return Some(self.words.say("zoff-alone", &[]));
        }
        let &[senior, junior] = self.view.pairs.iter().find(|pair| pair.contains(&seat))?;
        Some(match seat == senior {
            true => self.words.say("zoff-senior", &[("partner", self.name(junior))]),
            false => self.words.say("zoff-junior", &[("partner", self.name(senior))]),
        })
    }

    /// A seat in sentences.
    fn about(&self, seat: Seat) -> Vec<String> {
        let at = seat.index();
        let pile = self.view.captured[at];
        let mut lines = Vec::new();
        let total = ("points", Word::Number(self.view.totals[at].into()));
        let name = ("seat", self.name(seat));
        lines.push(self.words.say("zoff-about-points", &[name, total]));
        if let Some(role) = self.role(seat) {
            lines.push(self.words.say("zoff-about-role", &[name, ("role", Word::Text(&role))]));
        }
        if !self.view.phase.has_cards() {
            return lines;
        }
        lines.push(match self.place(seat) {
            Some(place) => self.words.say("zoff-about-out", &[name, ("place", Word::Number(place as i64))]),
            None => self.words.say("zoff-about-hand", &[name, ("count", Word::Number(self.view.sizes[at].into()))]),
        });
        let args = [
            name,
            ("count", Word::Number(pile.cards.into())),
            ("lions", Word::Number(pile.lions.into())),
            ("hedgehogs", Word::Number(pile.hedgehogs.into())),
        ];
        lines.push(self.words.say("zoff-about-pile", &args));
        lines
    }

    /// What both the picture and the description say.
    fn sentences(&self) -> Vec<String> {
        let mut lines = vec![self.round()];
        lines.extend(self.on_table());
        lines.extend(self.asked());
        lines.extend(self.discards());
        lines.extend(self.seats().filter_map(|seat| self.certain(seat)));
        lines.extend(self.seats().filter_map(|seat| self.hand(seat)));
        lines.push(self.turn());
        lines
    }

    fn round(&self) -> String {
        let args = [
            ("round", Word::Number(self.view.round.into())),
            ("target", Word::Number(self.view.target.into())),
            ("needed", Word::Number(self.view.players_at_target.into())),
        ];
        let mut text = self.words.say("zoff-round", &args);
        if let Some(dealer) = self.view.dealer {
            text.push(' ');
            text.push_str(&self.words.say("zoff-dealer", &[("seat", self.name(dealer))]));
        }
        text
    }

    fn on_table(&self) -> Option<String> {
        if !self.view.phase.has_cards() {
            return None;
        }
        let Some(table) = &self.view.table else {
            return Some(self.words.say("zoff-table-empty", &[]));
        };
        let (cards, trick) = (table.cards.to_string(), self.view.trick.len());
        let args = [
            ("seat", self.name(table.seat)),
            ("animal", Word::Text(table.animal.name())),
            ("size", Word::Number(table.size.into())),
            ("cards", Word::Text(&cards)),
            ("count", Word::Number(trick.into())),
        ];
        Some(self.words.say("zoff-table", &args))
    }

    /// §5.2: cards that wait for the senior.
    fn asked(&self) -> Option<String> {
        let asked = self.view.asked?;
        Some(self.with_cards("zoff-asked", asked.seat, asked.cards))
    }

    fn discards(&self) -> Option<String> {
        let alone = self.view.alone.filter(|_| self.view.discarded > 0)?;
        if let Some(cards) = self.view.discards {
            return Some(self.with_cards("zoff-discards", alone, cards));
        }
        let count = ("count", Word::Number(self.view.discarded.into()));
        Some(self.words.say("zoff-discarded", &[("seat", self.name(alone)), count]))
    }

    /// What the viewer knows of a hand it may not look into.
    fn certain(&self, seat: Seat) -> Option<String> {
        let certain = self.view.certain[seat.index()];
        (!certain.is_empty()).then(|| self.with_cards("zoff-certain", seat, certain))
    }

    fn hand(&self, seat: Seat) -> Option<String> {
        let hand = self.view.hands[seat.index()].filter(|hand| !hand.is_empty())?;
        Some(self.with_cards("zoff-hand", seat, hand))
    }

    fn with_cards(&self, key: &str, seat: Seat, cards: Cards) -> String {
        let cards = cards.to_string();
        self.words.say(key, &[("seat", self.name(seat)), ("cards", Word::Text(&cards))])
    }

    fn turn(&self) -> String {
        if self.view.to_move.is_empty() {
            // A match that somebody gave up has no winner in its points.
            let key = match self.view.phase == Phase::Over && !self.has_winner() {
                true => "zoff-over-early",
                false => "zoff-phase",
            };
            return self.words.say(key, &[("phase", Word::Text(self.view.phase.name()))]);
        }
        let names: Vec<&str> = self.view.to_move.iter().map(|&seat| self.names.name(seat)).collect();
        self.words.say("zoff-to-move", &[("seats", Word::Text(&names.join(", ")))])
    }

    fn has_winner(&self) -> bool {
        let there = self.view.totals.iter().filter(|&&total| total >= self.view.target.into());
        there.count() >= self.view.players_at_target.into()
    }

    /// The letters, explained.
    fn key(&self) -> String {
        let letter = |card: Card| {
            let word = self.words.say("zoff-card", &[("card", Word::Text(card.name()))]);
            // A letter stays with its word.
            format!("{}\u{a0}{}", card.letter(), word.replace(' ', "\u{a0}"))
        };
        Card::ALL.map(letter).join(", ")
    }
}

fn yes_or_no(holds: bool) -> Word<'static> {
    Word::Text(if holds { "yes" } else { "no" })
}

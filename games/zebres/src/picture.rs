//! The terminal's picture of the game, and the same in words.
//!
//! Territories are told by rivers, owners by the shape around a letter: nothing hangs on colour.
//! Small letters are territories, capitals are animals.

mod board;

use kernel::{Names, Picture, Seat, Word, Words, wrapped};

use self::board::{MARKS, WIDTH, board, is_choice, letter, token_on};
use crate::components::{Animal, INAUGURATION_POINTS, Line, Square, Territory};
use crate::score::{Detail, TerritoryScore};
use crate::state::{Phase, Zebres};
use crate::view::View;

impl Picture for Zebres {
    fn picture(view: &View, names: &Names, words: &dyn Words) -> String {
        let table = Table { view, names: &names.shortened(NAME), words };
        let mut lines = side_by_side(&board(view).lines(), &table.notes());
        lines.push(String::new());
        lines.extend(table.key());
        lines.join("\n")
    }

    fn describe(view: &View, names: &Names, words: &dyn Words) -> String {
        let table = Table { view, names, words };
        let mut lines: Vec<_> = Territory::ALL.into_iter().flat_map(|territory| table.territory(territory)).collect();
        lines.extend(Seat::all(2).map(|seat| table.hand(seat)));
        lines.push(table.inauguration());
        lines.push(table.guardian());
        lines.extend(table.crocodile());
        lines.push(table.turn());
        lines.extend(table.choice());
        lines.join("\n")
    }

    fn ended(view: View) -> View {
        View { phase: Phase::Over, to_move: None, crocodile: None, moved: Vec::new(), ..view }
    }

    fn explain_scores(detail: &Detail, names: &Names, words: &dyn Words) -> String {
        let mut lines: Vec<_> = detail.territories.iter().map(|score| territory_score(score, names, words)).collect();
        if let Some(seat) = detail.inauguration {
            let points = Word::Number(INAUGURATION_POINTS.into());
            let args = [("seat", names.word(seat)), ("points", points)];
            lines.push(words.say("zebres-score-inauguration", &args));
        }
        lines.join("\n")
    }
}

/// §7: one territory, and who scores it.
fn territory_score(score: &TerritoryScore, names: &Names, words: &dyn Words) -> String {
    let letter = score.territory.letter().to_string();
    let territory = ("territory", Word::Text(&letter));
    match score.to {
        Some(seat) => {
            let points = ("points", Word::Number(score.points.into()));
            words.say("zebres-score-territory", &[territory, ("seat", names.word(seat)), points])
        }
        None => words.say("zebres-score-open", &[territory]),
    }
}

/// The free columns between board and notes, and the columns of the notes.
const GAP: usize = 2;
const NOTES: usize = 33;
/// The columns of a name; a longer one is cut.
const NAME: usize = 15;

/// What the sentences around the board are made of.
struct Table<'a> {
    view: &'a View,
    names: &'a Names,
    words: &'a dyn Words,
}

impl Table<'_> {
    /// What stands beside the board.
    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        for seat in Seat::all(2) {
            let [open, close] = MARKS[seat.index()];
            let hand = self.words.say("zebres-hand", &[("seat", self.name(seat))]);
            notes.extend([format!("{open} {close} {hand}"), format!("    {}", self.counts(seat)), String::new()]);
        }
        let mut sentences = vec![self.inauguration(), self.guardian()];
        sentences.extend(self.crocodile());
        sentences.extend([String::new(), self.turn()]);
        notes.extend(sentences.iter().flat_map(|sentence| wrapped(sentence, NOTES)));
        notes
    }

    /// The signs of the board, explained.
    fn key(&self) -> Vec<String> {
        let [one, two] = MARKS.map(|[open, close]| format!("{open} {close}"));
        let animals = Animal::ALL.map(|animal| {
            let word = self.words.say("zebres-animal", &[("animal", Word::Text(animal.name()))]);
            format!("{} {word}", animal.letter())
        });
        vec![
            animals.join("   "),
            self.words.say("zebres-key-token", &[("one", Word::Text(&one)), ("two", Word::Text(&two))]),
            self.words.say("zebres-key-river", &[]),
        ]
    }

    fn name(&self, seat: Seat) -> Word<'_> {
        self.names.word(seat)
    }

    /// A hand in few columns. An animal keeps its place when another is used up.
    fn counts(&self, seat: Seat) -> String {
        let counts = self.view.hands[seat.index()].counts();
        if counts == [0; 5] {
            return self.words.say("zebres-nothing", &[]);
        }
        let count = |(animal, count): (Animal, u8)| match count {
            0 => "   ".to_owned(),
            _ => format!("{}×{count}", animal.letter()),
        };
        Animal::ALL.into_iter().zip(counts).map(count).collect::<Vec<_>>().join(" ")
    }

    /// A hand in words.
    fn hand(&self, seat: Seat) -> String {
        let held = Animal::ALL.into_iter().zip(self.view.hands[seat.index()].counts()).filter(|&(_, count)| count > 0);
        let animals: Vec<_> = held
            .map(|(animal, count)| {
                let args = [("animal", Word::Text(animal.name())), ("count", Word::Number(count.into()))];
                self.words.say("zebres-animals", &args)
            })
            .collect();
        let animals = if animals.is_empty() { self.words.say("zebres-nothing", &[]) } else { animals.join(", ") };
        self.words.say("zebres-hand-list", &[("seat", self.name(seat)), ("animals", Word::Text(&animals))])
    }

    /// A territory in words: the tokens of each seat, then the free squares.
    fn territory(&self, territory: Territory) -> Vec<String> {
        let land = territory.letter().to_string();
        let land = ("territory", Word::Text(&land));
        let squares = || Square::all().filter(|&square| letter(self.view, square) == territory.letter());
        let mut lines = Vec::new();
        for seat in Seat::all(2) {
            let tokens: Vec<_> = squares().filter_map(|square| self.token(seat, square)).collect();
            if !tokens.is_empty() {
                let tokens = ("tokens", Word::Text(&tokens.join(", ")));
                lines.push(self.words.say("zebres-territory-tokens", &[land, ("seat", self.name(seat)), tokens]));
            }
        }
        let free = listed(squares().filter(|&square| token_on(self.view, square).is_none()));
        if !free.is_empty() {
            lines.push(self.words.say("zebres-territory-free", &[land, ("squares", Word::Text(&free))]));
        }
        lines
    }

    /// A seat's token on a square in words.
    fn token(&self, seat: Seat, square: Square) -> Option<String> {
        let token = token_on(self.view, square).filter(|token| token.seat == seat)?;
        let args = [
            ("animal", Word::Text(token.animal.name())),
            ("square", Word::Text(square.text())),
            ("hidden", Word::Text(if token.hidden { "yes" } else { "no" })),
        ];
        Some(self.words.say("zebres-token", &args))
    }

    fn guardian(&self) -> String {
        let Some(place) = self.view.guardian else {
            return self.words.say("zebres-guardian-waits", &[]);
        };
        let [line, number] = line_words(place.line());
        self.words.say("zebres-guardian-at", &[("position", Word::Number(place.number().into())), line, number])
    }

    /// §5.4: the crocodile that may swap, and the gazelles it cannot choose again.
    fn crocodile(&self) -> Vec<String> {
        let Some(crocodile) = self.view.crocodile else {
            return Vec::new();
        };
        let mut lines = vec![self.words.say("zebres-crocodile-may", &[("square", Word::Text(crocodile.text()))])];
        let moved = listed(self.view.moved.iter().copied());
        if !moved.is_empty() {
            lines.push(self.words.say("zebres-crocodile-moved", &[("squares", Word::Text(&moved))]));
        }
        lines
    }

    fn inauguration(&self) -> String {
        match self.view.inauguration {
            Some(seat) => self.words.say("zebres-inauguration-held", &[("seat", self.name(seat))]),
            None => self.words.say("zebres-inauguration-free", &[]),
        }
    }

    fn turn(&self) -> String {
        match self.view.to_move {
            Some(seat) => self.words.say("zebres-to-move", &[("seat", self.name(seat))]),
            // Somebody gave up.
            None if self.view.phase == Phase::Over && self.view.squares.iter().flatten().any(Option::is_none) => {
                self.words.say("zebres-over-early", &[])
            }
            None => self.words.say("zebres-phase", &[("phase", Word::Text(self.view.phase.name()))]),
        }
    }

    /// Where an animal may be placed, which the picture shows inside the squares.
    fn choice(&self) -> Option<String> {
        let choices = listed(Square::all().filter(|&square| is_choice(self.view, square)));
        let [line, number] = line_words(self.view.guardian?.line());
        let squares = ("squares", Word::Text(&choices));
        (!choices.is_empty()).then(|| self.words.say("zebres-line-free", &[line, number, squares]))
    }
}

fn line_words(line: Line) -> [(&'static str, Word<'static>); 2] {
    [("line", Word::Text(line.name())), ("number", Word::Number(line.number().into()))]
}

fn listed(squares: impl Iterator<Item = Square>) -> String {
    squares.map(Square::text).collect::<Vec<_>>().join(", ")
}

/// The board with the notes on its right.
fn side_by_side(board: &[String], notes: &[String]) -> Vec<String> {
    let line = |at: usize| {
        let board = board.get(at).map_or("", String::as_str);
        let note = notes.get(at).map_or("", String::as_str);
        format!("{board:0$}{note}", WIDTH + GAP).trim_end().to_owned()
    };
    (0..board.len().max(notes.len())).map(line).collect()
}

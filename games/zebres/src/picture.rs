//! The terminal's picture of the game, and the same in words.
//!
//! Territories are told by rivers, owners by the shape around a letter: nothing hangs on colour.
//! Small letters are territories, capitals are animals.

use kernel::{Picture, Seat, Word, Words};

use crate::components::{Animal, COLUMNS, Line, PLACES, Place, ROWS, Square, Territory};
use crate::state::{Phase, Zebres};
use crate::view::{TokenView, View};

impl Picture for Zebres {
    fn draw(view: &View, names: &[String], words: &dyn Words) -> String {
        let names: Vec<_> = names.iter().map(|name| shortened(name)).collect();
        let table = Table { view, names: &names, words };
        let mut lines = side_by_side(&board(view).lines(), &table.notes());
        lines.push(String::new());
        lines.extend(table.key());
        lines.join("\n")
    }

    fn describe(view: &View, names: &[String], words: &dyn Words) -> String {
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
}

/// What stands around the letter of a seat's tokens.
const MARKS: [[char; 2]; 2] = [['▐', '▌'], ['(', ')']];

/// Columns and lines of the board with the path around it.
const WIDTH: usize = 43;
const HEIGHT: usize = 13;
/// The left and the right side of the path; the top is line 0, the bottom the last one.
const LEFT: usize = 1;
const RIGHT: usize = WIDTH - 2;
/// The top left corner of the board.
const CORNER: (usize, usize) = (3, 1);
/// Columns and lines from one square to the next.
const STEP: (usize, usize) = (6, 2);

/// The free columns between board and notes, and the columns of the notes.
const GAP: usize = 2;
const NOTES: usize = 33;
/// The columns of a name; a longer one is cut.
const NAME: usize = 15;

/// What runs between two squares, or between a square and the path around the board.
#[derive(Clone, Copy)]
enum Border {
    Land,
    Edge,
    River,
}

impl Border {
    /// `None` is off the board.
    fn between(one: Option<u8>, other: Option<u8>) -> Border {
        match (one, other) {
            _ if one == other => Border::Land,
            (Some(_), Some(_)) => Border::River,
            (Some(_), None) | (None, _) => Border::Edge,
        }
    }

    fn across(self) -> &'static str {
        match self {
            Border::Land => "  ·  ",
            Border::Edge => "─────",
            Border::River => "═════",
        }
    }

    fn down(self) -> &'static str {
        match self {
            Border::Land => "·",
            Border::Edge => "│",
            Border::River => "║",
        }
    }

    /// Its sign in [`JOINTS`].
    fn sign(self) -> char {
        match self {
            Border::Land => '.',
            Border::Edge => '-',
            Border::River => '=',
        }
    }
}

/// Where borders meet: what runs up, down, left and right from there. A river ends at the edge
/// or at another river, so there are no others.
#[rustfmt::skip]
const JOINTS: [(&str, &str); 22] = [
    (".-.-", "┌"), (".--.", "┐"), ("-..-", "└"), ("-.-.", "┘"), ("--..", "│"), ("..--", "─"),
    (".=--", "╥"), ("=.--", "╨"), ("--.=", "╞"), ("--=.", "╡"),
    (".=.=", "╔"), (".===", "╦"), (".==.", "╗"),
    ("==.=", "╠"), ("====", "╬"), ("===.", "╣"),
    ("=..=", "╚"), ("=.==", "╩"), ("=.=.", "╝"),
    ("==..", "║"), ("..==", "═"), ("....", " "),
];

/// Characters in lines, all of width one.
struct Canvas(Vec<Vec<char>>);

impl Canvas {
    fn write(&mut self, (x, y): (usize, usize), text: &str) {
        for (at, letter) in text.chars().enumerate() {
            self.0[y][x + at] = letter;
        }
    }

    fn lines(&self) -> Vec<String> {
        self.0.iter().map(|line| line.iter().collect()).collect()
    }
}

fn board(view: &View) -> Canvas {
    let mut canvas = Canvas(vec![vec![' '; WIDTH]; HEIGHT]);
    draw_borders(view, &mut canvas);
    draw_coordinates(&mut canvas);
    draw_path(view.guardian, &mut canvas);
    for square in Square::all() {
        let (x, y) = middle(square.row(), square.column());
        canvas.write((x - 2, y), &content(view, square));
    }
    name_territories(view, &mut canvas);
    canvas
}

/// The middle of a square.
fn middle(row: usize, column: usize) -> (usize, usize) {
    (CORNER.0 + column * STEP.0 + STEP.0 / 2, CORNER.1 + row * STEP.1 + STEP.1 / 2)
}

/// Each corner of the grid, with the borders that run right and down from it.
fn draw_borders(view: &View, canvas: &mut Canvas) {
    for (row, column) in (0..=ROWS).flat_map(|row| (0..=COLUMNS).map(move |column| (row, column))) {
        let (above, before) = (row.wrapping_sub(1), column.wrapping_sub(1));
        let up = Border::between(territory_at(view, above, before), territory_at(view, above, column));
        let down = Border::between(territory_at(view, row, before), territory_at(view, row, column));
        let left = Border::between(territory_at(view, above, before), territory_at(view, row, before));
        let right = Border::between(territory_at(view, above, column), territory_at(view, row, column));

        let (x, y) = (CORNER.0 + column * STEP.0, CORNER.1 + row * STEP.1);
        let signs: String = [up, down, left, right].map(Border::sign).iter().collect();
        let joint = JOINTS.iter().find(|(borders, _)| *borders == signs);
        canvas.write((x, y), joint.map_or("?", |(_, joint)| joint));
        if column < COLUMNS {
            canvas.write((x + 1, y), right.across());
        }
        if row < ROWS {
            canvas.write((x, y + 1), down.down());
        }
    }
}

/// The letter of a square's territory, unless it is off the board.
fn territory_at(view: &View, row: usize, column: usize) -> Option<u8> {
    view.map.get(row)?.as_bytes().get(column).copied()
}

/// The numbers of rows and columns stand in the edge of the board, as on a chessboard.
fn draw_coordinates(canvas: &mut Canvas) {
    for column in 0..COLUMNS {
        canvas.write((middle(0, column).0, CORNER.1), &column.to_string());
    }
    for row in 0..ROWS {
        canvas.write((CORNER.0, middle(row, 0).1), &row.to_string());
    }
}

/// §2: the 22 places, with a dot for each step between them.
fn draw_path(guardian: Option<Place>, canvas: &mut Canvas) {
    for y in [0, HEIGHT - 1] {
        for column in 1..COLUMNS {
            canvas.write((CORNER.0 + column * STEP.0, y), "·");
        }
    }
    for x in [LEFT, RIGHT] {
        for row in 0..=ROWS {
            canvas.write((x, CORNER.1 + row * STEP.1), "·");
        }
    }
    for place in Place::all() {
        let ((x, y), marker) = spot(place);
        let number = place.number().to_string();
        match guardian {
            Some(guardian) if guardian == place => canvas.write((x, y), marker),
            _ if x == RIGHT => canvas.write((x, y), &number),
            _ => canvas.write((x + 1 - number.len(), y), &number),
        }
    }
}

/// Where a place is, and the guardian who looks at the board from there.
fn spot(place: Place) -> ((usize, usize), &'static str) {
    // Clockwise: the first half of the path is the top and the right side.
    let first_half = place.number() < PLACES / 2;
    match place.line() {
        Line::Column(column) if first_half => ((middle(0, column.into()).0, 0), "▼"),
        Line::Column(column) => ((middle(0, column.into()).0, HEIGHT - 1), "▲"),
        Line::Row(row) if first_half => ((RIGHT, middle(row.into(), 0).1), "◄"),
        Line::Row(row) => ((LEFT, middle(row.into(), 0).1), "►"),
    }
}

/// The five characters inside a square.
fn content(view: &View, square: Square) -> String {
    match token_on(view, square) {
        Some(TokenView { seat, animal, hidden }) => {
            let [open, close] = MARKS[seat.index()];
            let [before, after] = match view.crocodile {
                Some(crocodile) if crocodile == square => ['>', '<'],
                _ => [' ', if hidden { '*' } else { ' ' }],
            };
            format!("{before}{open}{}{close}{after}", animal.letter())
        }
        None if is_choice(view, square) => format!(" {square}  "),
        None => format!("  {}  ", letter(view, square).to_ascii_lowercase()),
    }
}

/// A territory that no free square names any more has its letter on its land.
fn name_territories(view: &View, canvas: &mut Canvas) {
    for territory in Territory::ALL {
        let is_inside = |square: &Square| letter(view, *square) == territory.letter();
        let shows = |square: Square| token_on(view, square).is_none() && !is_choice(view, square);
        if Square::all().filter(is_inside).any(shows) {
            continue;
        }
        let below = |square: Square| Square::at(square.row() + 1, square.column());
        let mut land = Square::all().filter(is_inside).filter(|&square| below(square).as_ref().is_some_and(is_inside));
        if let Some(square) = land.next() {
            let (x, y) = middle(square.row(), square.column());
            canvas.write((x, y + 1), &territory.letter().to_ascii_lowercase().to_string());
        }
    }
}

fn token_on(view: &View, square: Square) -> Option<TokenView> {
    view.squares[square.row()][square.column()]
}

fn letter(view: &View, square: Square) -> char {
    char::from(view.map[square.row()].as_bytes()[square.column()])
}

/// §4 S1: whether an animal may be placed there now.
fn is_choice(view: &View, square: Square) -> bool {
    let faced = view.guardian.is_some_and(|guardian| guardian.squares() & square.bit() != 0);
    view.phase == Phase::PlaceAnimal && faced && token_on(view, square).is_none()
}

/// What the sentences around the board are made of.
struct Table<'a> {
    view: &'a View,
    names: &'a [String],
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
        Word::Text(&self.names[seat.index()])
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

/// A name that fits its columns.
fn shortened(name: &str) -> String {
    match name.char_indices().nth(NAME) {
        Some(_) => name.chars().take(NAME - 1).chain(['…']).collect(),
        None => name.to_owned(),
    }
}

/// A sentence in lines of at most `columns`; the second and later ones are set in. Only plain
/// spaces give way: French punctuation stands after a space that does not break.
fn wrapped(sentence: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("  {word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines
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

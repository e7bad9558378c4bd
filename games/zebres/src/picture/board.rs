//! The board, drawn with its rivers and the patrol path.

use crate::components::{COLUMNS, Line, PLACES, Place, ROWS, Square, Territory};
use crate::state::Phase;
use crate::view::{TokenView, View};

/// What stands around the letter of a seat's tokens.
pub(super) const MARKS: [[char; 2]; 2] = [['▐', '▌'], ['(', ')']];

/// Columns and lines of the board with the path around it.
pub(super) const WIDTH: usize = 43;
const HEIGHT: usize = 13;
/// The left and the right side of the path; the top is line 0, the bottom the last one.
const LEFT: usize = 1;
const RIGHT: usize = WIDTH - 2;
/// The top left corner of the board.
const CORNER: (usize, usize) = (3, 1);
/// Columns and lines from one square to the next.
const STEP: (usize, usize) = (6, 2);

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
pub(super) struct Canvas(Vec<Vec<char>>);

impl Canvas {
    fn write(&mut self, (x, y): (usize, usize), text: &str) {
        for (at, letter) in text.chars().enumerate() {
            self.0[y][x + at] = letter;
        }
    }

    pub(super) fn lines(&self) -> Vec<String> {
        self.0.iter().map(|line| line.iter().collect()).collect()
    }
}

/// The board with the path around it.
pub(super) fn board(view: &View) -> Canvas {
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
        None if is_choice(view, square) => format!("  {square} "),
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

pub(super) fn token_on(view: &View, square: Square) -> Option<TokenView> {
    view.squares[square.row()][square.column()]
}

pub(super) fn letter(view: &View, square: Square) -> char {
    char::from(view.map[square.row()].as_bytes()[square.column()])
}

/// §4 S1: whether an animal may be placed there now.
pub(super) fn is_choice(view: &View, square: Square) -> bool {
    let faced = view.guardian.is_some_and(|guardian| guardian.squares() & square.bit() != 0);
    view.phase == Phase::PlaceAnimal && faced && token_on(view, square).is_none()
}

//! The picture in the terminal: what it shows can be read back from it, it fits, and it
//! speaks every language.

use kernel::{Game, Luck, Names, Picture, QuickLuck, Seat, Setup, Silent, Turn, Viewer, Words};
use serde_json::{Value, json};
use testkit::{Size, speaks};
use words::{Language, Lexicon};
use zebres::{Action, Animal, Board, Line, Options, Phase, Place, Square, TokenView, View, Zebres};

const BOARDS: [Board; 2] = [Board::Standard, Board::President];
/// The board and the path around it, without the notes on the right.
const BOARD_COLUMNS: usize = 43;
const BOARD_LINES: usize = 13;

// ---------------------------------------------------------------- What is seen and heard

/// §2: seat 1 has just placed its seventh token and walked the guardian to place 3.
fn midgame() -> Value {
    json!({
        "first_player": 0,
        "phase": "place_animal",
        "to_move": 0,
        "guardian": 3,
        "squares": [
            "0Z  ..  ..  ..  1E  0G*",
            "1G* 0L  ..  ..  ..  1L",
            "..  1Z* 0Z  1C  ..  ..",
            "..  ..  ..  1G  0E  ..",
            "0G  ..  ..  ..  1Z  ..",
        ],
        "hands": [{ "gazelle": 4, "zebra": 3, "crocodile": 2 }, { "gazelle": 4, "zebra": 3, "crocodile": 1 }],
        "inauguration": null,
    })
}

#[test]
fn a_game_under_way_is_drawn() {
    check_draw(
        &midgame(),
        "
      0  ·  1  ·  2  ·  ▼  ·  4  ·  5        ▐ ▌ Ada, in hand
 · ┌──0──╥──1──╥──2─────3─────4─────5──┐ ·       G×4 Z×3 C×2
21 0 ▐Z▌ ║  b  ║  c  ·  03 · (E) · ▐G▌*│ 6
 · │  ·  ║  ·  ╚═════╗  ·  ╔═══════════╡ ·   ( ) Bartholomew Sa…, in hand
20 1 (G)*║ ▐L▌ ·  b  ║  13 ║  d  · (L) │ 7       G×4 Z×3 C×1
 · │  ·  ╚═════╗  ·  ║  ·  ╚═════╗  ·  │ ·
19 2  a  · (Z)*║ ▐Z▌ ║ (C) ·  c  ║  d  │ 8   Inauguration token: not taken
 · ╞═════╗  ·  ║  ·  ╚═══════════╬═════╡ ·   Guardian at 3, facing column 3
18 3  e  ║  a  ║  b  · (G) · ▐E▌ ║  f  │ 9
 · │  ·  ╚═════╬═════════════════╝  ·  │ ·   Turn: Ada
17 4 ▐G▌ ·  e  ║  f  ·  43 · (Z) ·  f  │ 10
 · └───────────╨───────────────────────┘ ·
     16  · 15  · 14  · 13  · 12  · 11

G gazelle   Z zebra   C crocodile   E elephant   L lion
▐ ▌ and ( ) show the owner; * is face down.
Double lines are rivers between territories a to f.
",
    );
}

#[test]
fn a_game_under_way_is_described() {
    check_description(
        &midgame(),
        "
Territory A, Ada: zebra on 00
Territory A, Bartholomew Saint-John: gazelle face down on 10, zebra face down on 21
Territory A, free: 20, 31
Territory B, Ada: lion on 11, zebra on 22, elephant on 34
Territory B, Bartholomew Saint-John: gazelle on 33
Territory B, free: 01, 12, 32
Territory C, Ada: gazelle face down on 05
Territory C, Bartholomew Saint-John: elephant on 04, crocodile on 23
Territory C, free: 02, 03, 13, 24
Territory D, Bartholomew Saint-John: lion on 15
Territory D, free: 14, 25
Territory E, Ada: gazelle on 40
Territory E, free: 30, 41
Territory F, Bartholomew Saint-John: zebra on 44
Territory F, free: 35, 42, 43, 45
Ada, in hand: 4 gazelles, 3 zebras, 2 crocodiles
Bartholomew Saint-John, in hand: 4 gazelles, 3 zebras, 1 crocodile
Inauguration token: not taken
Guardian at 3, facing column 3
Turn: Ada
Free squares in column 3: 03, 13, 43
",
    );
}

#[test]
fn the_crocodile_that_may_swap_is_marked() {
    let mut position = midgame();
    position["phase"] = json!("crocodile_swap");
    position["to_move"] = json!(1);
    position["crocodile"] = json!("23");
    position["moved"] = json!(["33"]);
    let (view, words) = (load(&position).view(Viewer::Spectator), Lexicon::of(Language::English));

    let drawn = draw(&view, &words);
    assert!(drawn.contains(">(C)<"), "{drawn}");
    for text in [drawn, Zebres::describe(&view, &names(), &words)] {
        assert!(text.contains("The crocodile on 23 can swap"), "{text}");
        assert!(text.contains("Gazelles already swapped: 33"), "{text}");
        assert!(!text.contains("Free squares in"), "nothing can be placed now: {text}");
    }
}

// ---------------------------------------------------------------- What holds for any position

#[test]
fn the_board_reads_back() {
    for view in views() {
        let board = board_of(&draw(&view, &Lexicon::of(Language::English)));
        for square in Square::all() {
            let shown = read_square(&board, square);
            assert_eq!(shown.token, view.squares[square.row()][square.column()], "{square} in\n{}", text(&board));
            assert_eq!(shown.may_swap, view.crocodile == Some(square), "{square} in\n{}", text(&board));
        }
        let on_board = view.squares.iter().flatten().flatten().count();
        let drawn = board.iter().flatten().filter(|letter| matches!(letter, '▐' | '(')).count();
        assert_eq!(drawn, on_board, "{}", text(&board));
    }
}

#[test]
fn free_squares_show_their_territory_or_that_one_may_place_there() {
    for view in views() {
        let board = board_of(&draw(&view, &Lexicon::of(Language::English)));
        for square in Square::all().filter(|square| view.squares[square.row()][square.column()].is_none()) {
            let faced = match view.guardian.map(Place::line) {
                Some(Line::Row(row)) => square.row() == usize::from(row),
                Some(Line::Column(column)) => square.column() == usize::from(column),
                None => false,
            };
            let expected = if faced && view.phase == Phase::PlaceAnimal {
                square.to_string()
            } else {
                view.map[square.row()][square.column()..=square.column()].to_lowercase()
            };
            assert_eq!(read_square(&board, square).text.trim(), expected, "{square} in\n{}", text(&board));
        }
    }
}

#[test]
fn every_territory_is_named() {
    for view in views() {
        let board = board_of(&draw(&view, &Lexicon::of(Language::English)));
        for territory in 'a'..='f' {
            assert!(board.iter().flatten().any(|letter| *letter == territory), "{territory} in\n{}", text(&board));
        }
    }
}

#[test]
fn the_guardian_looks_along_the_line_it_faces() {
    for place in Place::all() {
        let view = with_guardian(place).view(Viewer::Spectator);
        let board = board_of(&draw(&view, &Lexicon::of(Language::English)));
        let markers = (0..BOARD_LINES).flat_map(|y| (0..BOARD_COLUMNS).map(move |x| (x, y)));
        let markers: Vec<_> = markers.filter(|&(x, y)| "▼◄▲►".contains(board[y][x])).collect();
        let &[(x, y)] = &markers[..] else { panic!("{} guardians in\n{}", markers.len(), text(&board)) };

        let number = usize::from(place.line().number());
        match (board[y][x], place.line()) {
            ('▼', Line::Column(_)) => assert_eq!((x, y), (middle(0, number).0, 0)),
            ('▲', Line::Column(_)) => assert_eq!((x, y), (middle(0, number).0, BOARD_LINES - 1)),
            ('►', Line::Row(_)) => assert_eq!((x, y), (1, middle(number, 0).1)),
            ('◄', Line::Row(_)) => assert_eq!((x, y), (BOARD_COLUMNS - 2, middle(number, 0).1)),
            (marker, line) => panic!("{marker} looks along {line:?}"),
        }
    }
}

/// Whoever counts from one number to the next walks around the board clockwise.
#[test]
fn the_places_are_numbered_clockwise() {
    let words = Lexicon::of(Language::English);
    let before = board_of(&draw(&start(Board::Standard).view(Viewer::Spectator), &words));
    for place in Place::all() {
        let after = board_of(&draw(&with_guardian(place).view(Viewer::Spectator), &words));
        // The guardian stands where its number was.
        let y = after.iter().position(|line| line.iter().any(|letter| "▼◄▲►".contains(*letter))).unwrap();
        let x = after[y].iter().position(|letter| "▼◄▲►".contains(*letter)).unwrap();
        let digits = before[y].iter().enumerate().filter(|&(at, _)| x.abs_diff(at) < 2).map(|(_, letter)| letter);
        assert_eq!(digits.collect::<String>().trim(), place.number().to_string());
    }
}

#[test]
fn rivers_run_between_territories_and_nowhere_else() {
    for board in BOARDS {
        let view = start(board).view(Viewer::Spectator);
        let drawn = board_of(&draw(&view, &Lexicon::of(Language::English)));
        let territory = |row: usize, column: usize| view.map.get(row)?.as_bytes().get(column);
        for square in Square::all() {
            let (row, column, (x, y)) = (square.row(), square.column(), middle(square.row(), square.column()));
            let expected = |other: Option<&u8>, river, edge| match other {
                Some(_) if other != territory(row, column) => river,
                Some(_) => '·',
                None => edge,
            };
            assert_eq!(drawn[y][x + 3], expected(territory(row, column + 1), '║', '│'), "right of {square}");
            assert_eq!(drawn[y + 1][x], expected(territory(row + 1, column), '═', '─'), "below {square}");
        }
        assert!(!drawn.iter().flatten().any(|letter| *letter == '?'), "{}", text(&drawn));
    }
}

#[test]
fn everything_fits_and_is_said_in_every_language() {
    speaks::<Zebres>(Size { columns: 78, lines: 20 });
}

#[test]
fn a_description_names_every_square_once_and_draws_nothing() {
    for view in views() {
        let described = Zebres::describe(&view, &names(), &Lexicon::of(Language::English));
        let plain = |letter: char| letter.is_ascii_alphanumeric() || " ,:.-\n".contains(letter);
        assert!(described.chars().all(plain), "{described}");
        let territories: Vec<_> = described.lines().filter(|line| line.starts_with("Territory ")).collect();
        for square in Square::all() {
            let times = territories.iter().map(|line| line.matches(square.text()).count()).sum::<usize>();
            assert_eq!(times, 1, "{square} in\n{described}");
        }
        assert_eq!(
            described.matches("face down").count(),
            view.squares.iter().flatten().flatten().filter(|token| token.hidden).count()
        );
    }
}

// ---------------------------------------------------------------- Positions

fn names() -> Names {
    Names::new(vec!["Ada".to_owned(), "Bartholomew Saint-John".to_owned()])
}

fn load(position: &Value) -> Zebres {
    Zebres::load(serde_json::from_value(position.clone()).expect("position")).expect("position")
}

fn start(board: Board) -> Zebres {
    let options = Options { board, ..Options::default() };
    Zebres::new(&Setup { options, seats: 2, rules_version: 1 }).expect("a setup")
}

fn with_guardian(place: Place) -> Zebres {
    let mut game = start(Board::Standard);
    game.settle(&"first0".parse().expect("a draw"), &mut Silent);
    game.play(Seat(0), Action::PlaceGuardian(place), &mut Silent);
    game
}

/// Every position of some random games on both boards.
fn views() -> Vec<View> {
    let games = BOARDS.into_iter().flat_map(|board| (0..8).map(move |seed| (board, seed)));
    games.flat_map(|(board, seed)| playthrough(start(board), seed)).collect()
}

fn playthrough(mut game: Zebres, seed: u64) -> Vec<View> {
    let mut luck = QuickLuck::new(seed, 0);
    let mut views = vec![game.view(Viewer::Spectator)];
    loop {
        match game.turn() {
            Turn::Chance => game.settle(&Game::draw(&game, &mut luck), &mut Silent),
            Turn::Seat(seat) => {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                game.play(seat, legal[luck.below(legal.len() as u32) as usize], &mut Silent);
            }
            Turn::Together(_) | Turn::Over => return views,
        }
        views.push(game.view(Viewer::Spectator));
    }
}

// ---------------------------------------------------------------- Reading a picture

fn draw(view: &View, words: &dyn Words) -> String {
    Zebres::picture(view, &names(), words)
}

#[track_caller]
fn check_draw(position: &Value, expected: &str) {
    let drawn = draw(&load(position).view(Viewer::Spectator), &Lexicon::of(Language::English));
    assert_eq!(drawn, expected[1..].trim_end(), "it was drawn so:\n{drawn}");
}

#[track_caller]
fn check_description(position: &Value, expected: &str) {
    let view = load(position).view(Viewer::Spectator);
    let described = Zebres::describe(&view, &names(), &Lexicon::of(Language::English));
    assert_eq!(described, expected.trim(), "it was described so:\n{described}");
}

/// The board alone, as lines of characters.
fn board_of(drawn: &str) -> Vec<Vec<char>> {
    let line = |line: &str| line.chars().chain(std::iter::repeat(' ')).take(BOARD_COLUMNS).collect();
    drawn.lines().take(BOARD_LINES).map(line).collect()
}

fn text(board: &[Vec<char>]) -> String {
    board.iter().map(|line| line.iter().collect::<String>()).collect::<Vec<_>>().join("\n")
}

fn middle(row: usize, column: usize) -> (usize, usize) {
    (6 + 6 * column, 2 + 2 * row)
}

struct Shown {
    text: String,
    token: Option<TokenView>,
    may_swap: bool,
}

fn read_square(board: &[Vec<char>], square: Square) -> Shown {
    let (x, y) = middle(square.row(), square.column());
    let letters = &board[y][x - 2..=x + 2];
    let seat = match (letters[1], letters[3]) {
        ('▐', '▌') => Some(Seat(0)),
        ('(', ')') => Some(Seat(1)),
        _ => None,
    };
    let animal = Animal::ALL.into_iter().find(|animal| animal.letter() == letters[2]);
    let token = seat.zip(animal).map(|(seat, animal)| TokenView { seat, animal, hidden: letters[4] == '*' });
    Shown { text: letters.iter().collect(), token, may_swap: letters[0] == '>' && letters[4] == '<' }
}

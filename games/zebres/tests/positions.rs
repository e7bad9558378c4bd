//! Positions: the example of `docs/positions/zebres.md`, every reason for which one is refused,
//! and positions that play would never reach.

use kernel::{AnyMatch, Game, Luck, Match, NoMatch, QuickLuck, Seat, Turn, load_match, new_match};
use serde_json::{Value, json};
use zebres::Zebres;

const EMPTY: [&str; 5] = [".. .. .. .. .. .."; 5];

/// All of seat 1's tokens are on the board, seat 0 holds two gazelles; 03 and 23 are free.
const TWO_FREE: [&str; 5] =
    ["1Z 1G 0E .. 1C 1G", "1Z 0G* 0L 1Z* 0G 0C", "1G 1G 1Z* .. 0C 1E", "0Z 1C 0G 0Z 0Z* 0Z", "0Z 1G 1G 1Z* 1L 0G*"];

const FULL: [&str; 5] =
    ["1Z 1G 0E 0G 1C 1G", "1Z 0G* 0L 1Z* 0G 0C", "1G 1G 1Z* 0G 0C 1E", "0Z 1C 0G 0Z 0Z* 0Z", "0Z 1G 1G 1Z* 1L 0G*"];

/// The JSON that `docs/positions/zebres.md` shows.
fn documented() -> Value {
    let page = include_str!("../../../docs/positions/zebres.md");
    let (_, after) = page.split_once("```json\n").expect("the page has an example");
    let (example, _) = after.split_once("```").expect("the example ends");
    serde_json::from_str(example).expect("the example is JSON")
}

/// A position with the hands that the census leaves, and other values in some fields.
fn position(phase: &str, squares: [&str; 5], changes: Value) -> Value {
    let hand = |seat: u8| {
        let on_board = |letter: char| squares.join(" ").matches(&format!("{seat}{letter}")).count();
        json!({
            "gazelle": 6 - on_board('G'),
            "zebra": 5 - on_board('Z'),
            "crocodile": 2 - on_board('C'),
            "elephant": 1 - on_board('E'),
            "lion": 1 - on_board('L'),
        })
    };
    let position = json!({
        "board": "standard",
        "first_player": "random",
        "hidden_gazelle": "flees",
        "phase": phase,
        "to_move": 0,
        "guardian": 3,
        "squares": squares,
        "hands": [hand(0), hand(1)],
        "inauguration": null,
        "crocodile": null,
        "moved": [],
    });
    with(position, changes)
}

fn with(mut position: Value, changes: Value) -> Value {
    let Value::Object(changes) = changes else { panic!("changes are an object") };
    position.as_object_mut().expect("positions are objects").extend(changes);
    position
}

#[track_caller]
fn load(position: Value) -> Match<Zebres> {
    load_match(position).unwrap_or_else(|why| panic!("{why:?}"))
}

#[track_caller]
fn refuses(position: Value, reason: &str) {
    assert_eq!(refusal(position), reason);
}

/// For positions that are no positions at all: serde says why, in its own words.
#[track_caller]
fn cannot_be_read(position: Value, reason: &str) {
    let said = refusal(position);
    assert!(said.contains(reason), "{said}");
}

#[track_caller]
fn refusal(position: Value) -> String {
    let text = position.to_string();
    match load_match::<Zebres>(position) {
        Ok(_) => panic!("{text} loads"),
        Err(NoMatch::Position(bad)) => bad.to_string(),
        Err(other) => panic!("{other:?}"),
    }
}

fn legal(table: &Match<Zebres>) -> String {
    let Turn::Seat(seat) = table.turn() else { panic!("nobody is to move") };
    AnyMatch::legal(table, seat).expect("there is such a seat").join(" ")
}

#[test]
fn the_documented_example_is_in_the_one_form() {
    let table = load(documented());
    assert_eq!(AnyMatch::position(&table), documented());
    assert_eq!(legal(&table), ". >32");
}

#[test]
fn the_documented_example_comes_from_example_23() {
    let mut table = new_match::<Zebres>(&json!({ "first_player": 0 }), 2).unwrap();
    let actions = "g11 E25 +3 E02 +2 Z00 +1 Z40 +3 Z13 +2 Z30 +2 G42 +3 C15 +3 Z22 +2 G45 +3 Z43 +1 L12 +2 Z10 +3 \
        C24 +2 C04 +2 G31 +1 G32 +2 G34 +2 G05 +3 Z35 +1 C41 >42";
    for action in actions.split_whitespace() {
        let Turn::Seat(seat) = table.turn() else { panic!("nobody is to move") };
        AnyMatch::play(&mut table, seat, action, &[]).unwrap();
    }
    assert_eq!(AnyMatch::position(&table), documented());
    assert_eq!(*table.game(), *load(documented()).game());
}

#[test]
fn what_may_be_left_out() {
    let short = json!({
        "phase": "place_guardian",
        "to_move": 1,
        "squares": EMPTY,
        "hands": [
            { "gazelle": 6, "zebra": 5, "crocodile": 2, "elephant": 1, "lion": 1 },
            { "lion": 1, "elephant": 1, "crocodile": 2, "zebra": 5, "gazelle": 6 },
        ],
    });
    let long = position("place_guardian", EMPTY, json!({ "to_move": 1, "guardian": null }));
    assert_eq!(AnyMatch::position(&load(short)), long);
    // A hand names only what it holds.
    let short = json!({ "hands": [{ "gazelle": 2 }, {}] });
    let long = position("place_animal", TWO_FREE, json!({}));
    assert_eq!(AnyMatch::position(&load(with(long.clone(), short))), long);
}

#[test]
fn one_form_spaces_and_moved() {
    let chain = [EMPTY[0], EMPTY[1], EMPTY[2], ".. 0G 1C .. .. ..", ".. 1G 1G .. .. .."];
    let loose = [" .. ..  .. .. .. .. ", EMPTY[1], EMPTY[2], "..\t0G 1C .. .. ..", chain[4]];
    let at = json!({ "to_move": 1, "crocodile": "32", "moved": ["42", "41", "42"] });
    let tidy = json!({ "to_move": 1, "crocodile": "32", "moved": ["41", "42"] });
    let printed = AnyMatch::position(&load(position("crocodile_swap", loose, at)));
    assert_eq!(printed, position("crocodile_swap", chain, tidy));
}

#[test]
fn options_come_with_the_position() {
    for (board, first, hidden) in [("president", json!(1), "stays"), ("standard", json!("random"), "flees")] {
        let options = json!({ "board": board, "first_player": first, "hidden_gazelle": hidden });
        let table = load(position("place_animal", EMPTY, options.clone()));
        assert_eq!(AnyMatch::options(&table), options);
    }
}

#[test]
fn seats_that_do_not_fit_the_phase() {
    let seat = |phase, to_move| position(phase, EMPTY, json!({ "to_move": to_move, "guardian": null }));
    refuses(seat("place_guardian", json!(null)), "to_move must be 0 or 1 in this phase");
    refuses(seat("place_guardian", json!(2)), "to_move must be 0 or 1 in this phase");
    refuses(seat("place_animal", json!(255)), "to_move must be 0 or 1 in this phase");
    refuses(seat("choose_first", json!(0)), "to_move must be null in this phase");
    refuses(position("over", FULL, json!({ "to_move": 1 })), "to_move must be null in this phase");
    refuses(position("place_animal", EMPTY, json!({ "inauguration": 2 })), "inauguration is null, 0 or 1");
}

#[test]
fn guardians_that_do_not_fit_the_phase() {
    let guardian = |phase, guardian| position(phase, EMPTY, json!({ "guardian": guardian }));
    refuses(guardian("place_animal", json!(22)), "guardian is 0 to 21");
    refuses(guardian("place_animal", json!(null)), "guardian must have a place in this phase");
    refuses(guardian("move_guardian", json!(null)), "guardian must have a place in this phase");
    refuses(guardian("place_guardian", json!(0)), "guardian must be null in this phase");
    let over = position("over", FULL, json!({ "to_move": null, "guardian": null }));
    refuses(over, "guardian must have a place in this phase");
}

#[test]
fn squares_that_are_no_board() {
    let squares = |squares: Value| position("place_animal", EMPTY, json!({ "squares": squares }));
    refuses(squares(json!([])), "squares has 0 rows, the board has 5");
    refuses(squares(json!(vec![EMPTY[0]; 6])), "squares has 6 rows, the board has 5");
    let row = |row: &str| squares(json!([EMPTY[0], EMPTY[1], EMPTY[2], row, EMPTY[4]]));
    refuses(row(""), "row 3 has 0 squares, the board has 6");
    refuses(row(".. .. .. .. .."), "row 3 has 5 squares, the board has 6");
    refuses(row(".. .. .. .. .. .. .."), "row 3 has 7 squares, the board has 6");
    for text in [".", "...", "G", "0", "0g", "2G", "0X", "0GG", "G0", "*", "0*", "0G**", "*0G", "..*", "é", "0🦓"] {
        refuses(row(&format!(".. .. {text} .. .. ..")), &format!("{text:?} is not a token"));
    }
    refuses(row(".. 0C* .. .. .. .."), "the crocodile on 31 cannot lie face down");
    refuses(row(".. .. .. .. 1E* .."), "the elephant on 34 cannot lie face down");
    refuses(row("1L* .. .. .. .. .."), "the lion on 30 cannot lie face down");
}

#[test]
fn crocodiles_that_may_not_swap() {
    let squares = [EMPTY[0], EMPTY[1], ".. 1G 0C 1C .. ..", EMPTY[3], EMPTY[4]];
    let swap = |crocodile: Value, moved: Value| {
        position("crocodile_swap", squares, json!({ "crocodile": crocodile, "moved": moved }))
    };
    assert_eq!(legal(&load(swap(json!("22"), json!([])))), ". >21");
    assert_eq!(legal(&load(swap(json!("22"), json!(["21"])))), ".");
    refuses(swap(json!(null), json!([])), "crocodile must name a square in this phase");
    refuses(swap(json!("21"), json!([])), "no crocodile of the seat to move stands on 21");
    refuses(swap(json!("23"), json!([])), "no crocodile of the seat to move stands on 23");
    refuses(swap(json!("00"), json!([])), "no crocodile of the seat to move stands on 00");
    refuses(swap(json!("22"), json!(["23"])), "only gazelles can have been moved");
    refuses(swap(json!("22"), json!(["21", "00"])), "only gazelles can have been moved");
    let elsewhere = "crocodile and moved belong to the phase crocodile_swap";
    refuses(position("move_guardian", squares, json!({ "crocodile": "22" })), elsewhere);
    refuses(position("move_guardian", squares, json!({ "moved": ["21"] })), elsewhere);
}

#[test]
fn the_census() {
    let hands = |hands: Value| position("place_animal", TWO_FREE, json!({ "hands": hands }));
    load(hands(json!([{ "gazelle": 2 }, {}])));
    refuses(
        hands(json!([{ "gazelle": 1 }, {}])),
        "seat 0 has 4 of gazelle on the board and 1 in hand, together they are 6",
    );
    refuses(
        hands(json!([{ "gazelle": 2 }, { "lion": 1 }])),
        "seat 1 has 1 of lion on the board and 1 in hand, together they are 1",
    );
    refuses(
        hands(json!([{ "gazelle": 255, "zebra": 255 }, {}])),
        "seat 0 has 4 of gazelle on the board and 255 in hand, together they are 6",
    );
    let lions = json!({ "squares": ["0L 0L .. .. .. ..", EMPTY[1], EMPTY[2], EMPTY[3], EMPTY[4]] });
    refuses(
        position("place_animal", EMPTY, lions),
        "seat 0 has 2 of lion on the board and 1 in hand, together they are 1",
    );
}

/// R20: the seat to move has something to decide.
#[test]
fn r20_nothing_to_decide() {
    let first = json!({ "to_move": null, "guardian": null, "first_player": 1 });
    refuses(position("choose_first", EMPTY, first), "first_player is \"random\" as long as chance has not chosen");
    let third = json!({ "first_player": 2 });
    refuses(position("place_animal", EMPTY, third), "option first_player cannot be 2, it can be \"random\", 0–1");
    let full = "the board is full, so the game is over";
    refuses(position("choose_first", FULL, json!({ "to_move": null, "guardian": null })), full);
    refuses(position("place_guardian", FULL, json!({ "guardian": null })), full);
    refuses(position("move_guardian", FULL, json!({})), full);
    let no_token = "the seat to move has no token in hand";
    refuses(position("place_animal", FULL, json!({})), no_token);
    refuses(position("place_animal", TWO_FREE, json!({ "to_move": 1 })), no_token);
    let no_room = "no square is free on the line the guardian faces";
    refuses(position("place_animal", TWO_FREE, json!({ "guardian": 4 })), no_room);
    let over = "the game is not over before the board is full";
    refuses(position("over", TWO_FREE, json!({ "to_move": null })), over);
    refuses(position("over", EMPTY, json!({ "to_move": null })), over);
}

#[test]
fn what_is_no_position_at_all() {
    let good = position("place_animal", EMPTY, json!({}));
    cannot_be_read(json!(null), "invalid type");
    cannot_be_read(json!([]), "invalid length");
    cannot_be_read(json!({}), "missing field `phase`");
    for (field, value, reason) in [
        ("turn", json!(0), "unknown field `turn`"),
        ("phase", json!("swap"), "unknown variant `swap`"),
        ("board", json!("moon"), "unknown variant `moon`"),
        ("hidden_gazelle", json!("hides"), "unknown variant `hides`"),
        ("first_player", json!("nobody"), "who begins is \"random\" or the number of a seat"),
        ("first_player", json!(null), "who begins is \"random\" or the number of a seat"),
        ("to_move", json!(-1), "invalid value"),
        ("to_move", json!("0"), "invalid type"),
        ("guardian", json!(1000), "invalid value"),
        ("guardian", json!(2.5), "invalid type"),
        ("crocodile", json!("66"), "\"66\" is not a square, row and column"),
        ("crocodile", json!(22), "invalid type"),
        ("moved", json!(["4"]), "\"4\" is not a square, row and column"),
        ("hands", json!([{}]), "invalid length"),
        ("hands", json!([{ "giraffe": 1 }, {}]), "unknown field `giraffe`"),
        ("hands", json!([{ "lion": 256 }, {}]), "invalid value"),
        ("squares", json!("0G"), "invalid type"),
    ] {
        cannot_be_read(with(good.clone(), json!({ field: value })), reason);
    }
}

/// R20: play would never come here, and it is played on from all the same.
#[test]
fn r20_unreachable_positions_load() {
    // A face-up zebra and gazelle beside a lion, a face-down zebra far from one.
    let frightful = ["0L 1Z .. .. .. ..", "1G .. .. .. .. ..", EMPTY[2], EMPTY[3], ".. .. .. .. .. 0Z*"];
    // A territory that is full although nobody has the token, and the other way round.
    let full_d = [EMPTY[0], ".. .. .. .. 0Z 1Z", ".. .. .. .. .. 0Z", EMPTY[3], EMPTY[4]];
    let unplaced = json!({ "guardian": null });
    let undrawn = json!({ "guardian": null, "to_move": null });
    for (index, position) in [
        position("place_animal", frightful, json!({})),
        position("place_guardian", frightful, unplaced.clone()),
        position("place_guardian", TWO_FREE, unplaced),
        position("choose_first", TWO_FREE, undrawn),
        position("move_guardian", EMPTY, json!({ "inauguration": 1 })),
        position("move_guardian", full_d, json!({})),
        position("crocodile_swap", FULL, json!({ "crocodile": "15", "inauguration": 0 })),
        position("crocodile_swap", FULL, json!({ "crocodile": "24", "moved": ["45"] })),
        position("over", FULL, json!({ "to_move": null })),
    ]
    .into_iter()
    .enumerate()
    {
        let table = load(position.clone());
        assert_eq!(AnyMatch::position(&table), position);
        play_to_the_end(table.game().clone(), &mut QuickLuck::new(index as u64, 0));
    }
    // The token that nobody took is taken at the end of the next placement.
    let mut table = load(position("place_animal", full_d, json!({ "to_move": 1 })));
    let told = AnyMatch::play(&mut table, Seat(1), "G03", &[kernel::Viewer::Spectator]).unwrap();
    assert_eq!(told[0].list()[1], json!({ "event": "inaugurated", "seat": 1, "territory": "D" }));
}

/// Whatever somebody writes, it loads and can be played to its end, or it is refused.
#[test]
fn no_position_makes_it_panic() {
    let mut luck = QuickLuck::new(2004, 0);
    let (mut loaded, mut refused) = (0, 0);
    for _ in 0..20_000 {
        let mut position = random_start(&mut luck);
        for _ in 0..luck.below(4) {
            spoil(&mut position, &mut luck);
        }
        match load_match::<Zebres>(position) {
            Err(_) => refused += 1,
            Ok(table) => {
                let again = load(AnyMatch::position(&table));
                assert_eq!(again.game(), table.game());
                play_to_the_end(again.game().clone(), &mut luck);
                loaded += 1;
            }
        }
    }
    assert!(loaded > 1000 && refused > 1000, "{loaded} loaded, {refused} refused");
}

/// The documented example or another of this page, without anything wrong.
fn random_start(luck: &mut QuickLuck) -> Value {
    match luck.below(5) {
        0 => documented(),
        1 => position("place_animal", TWO_FREE, json!({})),
        2 => position("move_guardian", TWO_FREE, json!({ "inauguration": 1 })),
        3 => position("place_guardian", TWO_FREE, json!({ "guardian": null })),
        _ => position("over", FULL, json!({ "to_move": null })),
    }
}

/// Puts a value in a field that may or may not be good there.
fn spoil(position: &mut Value, luck: &mut QuickLuck) {
    let number = luck.below(24);
    let square = json!(format!("{}{}", luck.below(6), luck.below(7)));
    let mut pick = |values: &[&str]| json!(values[luck.below(values.len() as u32) as usize]);
    let phase = pick(&["choose_first", "place_guardian", "place_animal", "crocodile_swap", "move_guardian", "over"]);
    let token = pick(&["..", "0G", "1G*", "0Z", "1Z*", "0C", "1C", "0L", "1E", "0E*"]);
    let animal = pick(&["gazelle", "zebra", "crocodile", "elephant", "lion"]);
    let (field, value) = match luck.below(9) {
        0 => ("phase", phase),
        1 => ("to_move", [json!(null), json!(0), json!(1), json!(2)][number as usize % 4].clone()),
        2 => ("guardian", if number == 23 { json!(null) } else { json!(number) }),
        3 => ("inauguration", [json!(null), json!(0), json!(1), json!(9)][number as usize % 4].clone()),
        4 => ("crocodile", if number == 23 { json!(null) } else { square }),
        5 => ("moved", json!([square])),
        6 => ("board", json!("president")),
        7 => ("squares", change_square(&position["squares"], luck.below(30) as usize, &token)),
        _ => {
            let mut hands = position["hands"].clone();
            hands[number as usize % 2][animal.as_str().expect("a name")] = json!(luck.below(4));
            ("hands", hands)
        }
    };
    position[field] = value;
}

fn change_square(squares: &Value, at: usize, token: &Value) -> Value {
    let mut squares = squares.clone();
    let row = squares[at / 6].as_str().expect("a row").to_owned();
    let mut tokens: Vec<&str> = row.split(' ').collect();
    tokens[at % 6] = token.as_str().expect("a token");
    squares[at / 6] = json!(tokens.join(" "));
    squares
}

/// Plays at random until the game is over, which takes a turn for each token in hand and for
/// each gazelle that flees, and twelve swaps at most for each crocodile.
fn play_to_the_end(mut game: Zebres, luck: &mut QuickLuck) {
    for _ in 0..200 {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let draw = game.draw(luck);
                game.settle(&draw, &mut kernel::Silent);
            }
            Turn::Seat(seat) => {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let action = legal[luck.below(legal.len() as u32) as usize];
                assert_eq!(game.check(seat, &action), Ok(()), "{action} in {game:?}");
                game.play(seat, action, &mut kernel::Silent);
            }
            Turn::Together(_) => panic!("nothing is chosen together in this game"),
        }
    }
    panic!("the game does not end: {game:?}");
}

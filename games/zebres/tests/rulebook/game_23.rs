//! Example 23: a full game, decision by decision, with each player at either seat.

use serde_json::{Value, json};

use super::table::Table;

/// `<player><animal><square>[><square> of each swap]+<steps of the guardian>`.
const GAME: &str = "\
    g11 2E25+3 1E02+2 2Z00+1 1Z40+3 2Z13+2 1Z30+2 2G42+3 1C15+3 2Z22+2 1G45+3 2Z43+1 1L12+2 2Z10+3 1C24+2 2C04+2 \
    1G31+1 2G32+2 1G34+2 2G05+3 1Z35+1 2C41>42>32>31+2 1G14+3 2G21+3 1Z33+3 2G01+2 1G11+3 2L44+1 1G45+3 2G20+1 \
    1Z34+4 1G23+8 1G03";

const FINAL: [&str; 5] = [
    "2Z 2G  1E  1G  2C  2G",
    "2Z 1G* 1L  2Z* 1G  1C",
    "2G 2G  2Z* 1G  1C  2E",
    "1Z 2C  1G  1Z  1Z* 1Z",
    "1Z 2G  2G  2Z* 2L  1G*",
];

/// Territory, tokens of players 1 and 2, points, the player they go to.
const TERRITORIES: [(&str, [u8; 2], i32, usize); 6] = [
    ("A", [0, 5], 16, 2),
    ("B", [5, 2], 11, 1),
    ("C", [4, 3], 11, 1),
    ("D", [2, 1], 7, 1),
    ("E", [2, 1], 14, 1),
    ("F", [2, 3], 9, 2),
];

/// What only happens now and then, in order.
const TOLD: [(&str, &str); 12] = [
    ("L12", "hides animal:zebra seat:P2 square:13"),
    ("L12", "hides animal:zebra seat:P2 square:22"),
    (">42", "swapped from:41 hidden:false seat:P2 to:42"),
    (">32", "swapped from:42 hidden:false seat:P2 to:32"),
    (">31", "swapped from:32 hidden:false seat:P2 to:31"),
    (">31", "inaugurated seat:P2 territory:E"),
    ("L44", "hides animal:zebra seat:P2 square:43"),
    ("L44", "flees seat:P1 square:34"),
    ("L44", "flees seat:P1 square:45"),
    ("+4", "again seat:P1"),
    ("+8", "again seat:P1"),
    ("G03", "over"),
];

#[test]
fn section_8_example_23_a_full_game_first_player_at_seat_0() {
    play_through([0, 1]);
}

#[test]
fn section_8_example_23_a_full_game_first_player_at_seat_1() {
    play_through([1, 0]);
}

/// `seats` are those of player 1 and player 2.
fn play_through(seats: [usize; 2]) {
    let mut table = Table::new(&json!({ "first_player": seats[0] }));
    let (mut told, mut placements) = (Vec::new(), 0);
    for (player, action) in decisions() {
        assert_eq!(table.seat().index(), seats[player - 1], "{action}");
        if action == "+4" || action == "+8" {
            assert_eq!(table.legal(), action, "it is forced");
        }
        let events = table.play(&action);
        placements += events.iter().filter(|event| event.starts_with("placed")).count();
        told.extend(events.into_iter().filter(|event| is_rare(event)).map(|event| (action.clone(), event)));
        let hands_are_empty = table.hand(0).is_empty() && table.hand(1).is_empty();
        assert_eq!(hands_are_empty, !table.position()["squares"].to_string().contains(".."));
        assert_eq!(hands_are_empty, table.now() == "over");
    }
    let expected = TOLD.map(|(action, event)| (action.to_owned(), with_seats(event, seats)));
    assert_eq!(told, expected);
    assert_eq!(placements, 30 + 2, "§8: one for each square, one for each gazelle that fled");
    check_end(&table, seats);
}

fn check_end(table: &Table, seats: [usize; 2]) {
    table.shows(FINAL.map(|row| players_to_seats(row, seats)).each_ref().map(String::as_str));
    let by_seat = |of_players: [u8; 2]| [0, 1].map(|seat| of_players[usize::from(seats[0] != seat)]);
    let row = |(territory, tokens, points, to): (&str, [u8; 2], i32, usize)| json!({ "territory": territory, "tokens": by_seat(tokens), "points": points, "to": seats[to - 1] });
    let standing = table.standing();
    let detail: Value = json!({ "territories": TERRITORIES.map(row), "inauguration": seats[1] });
    assert_eq!(standing.detail, detail);
    assert_eq!(standing.scores, by_seat([43, 30]).map(i32::from));
    assert_eq!(standing.ranks, by_seat([1, 2]));
    assert!(standing.over);
    // §7: four zebras and two gazelles lie face down.
    assert_eq!(standing.scores.iter().sum::<i32>(), 101 - 4 * 6 - 2 * 2);
}

/// The players and their decisions, one by one.
fn decisions() -> Vec<(usize, String)> {
    let mut decisions = vec![(1, "g11".to_owned())];
    for turn in GAME.split_whitespace().skip(1) {
        let player = if turn.starts_with('1') { 1 } else { 2 };
        let spaced = turn[1..].replace('>', " >").replace('+', " +");
        decisions.extend(spaced.split(' ').map(|action| (player, action.to_owned())));
    }
    decisions
}

fn is_rare(event: &str) -> bool {
    !["guardian", "placed", "walked"].iter().any(|common| event.starts_with(common))
}

fn with_seats(event: &str, seats: [usize; 2]) -> String {
    event.replace("P1", &seats[0].to_string()).replace("P2", &seats[1].to_string())
}

fn players_to_seats(row: &str, seats: [usize; 2]) -> String {
    let digit = |letter: char| match letter {
        '1' => char::from(b'0' + seats[0] as u8),
        '2' => char::from(b'0' + seats[1] as u8),
        other => other,
    };
    row.chars().map(digit).collect()
}

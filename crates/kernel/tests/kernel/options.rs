//! Options that are lists of names or texts, and who begins: what is read, what is refused and why, and how they are
//! listed for programs.

use kernel::{Allowed, Arg, BadSetup, Facts, First, OptionFact, OptionValue, Reason, Seat, TextFact};
use serde::Deserialize;
use serde_json::{Value, json};

const ISLANDS: Facts = Facts {
    id: "islands",
    title: "Islands",
    designer: "Nobody",
    seats: (2, 2),
    rules_version: 1,
    hidden: false,
    options: &[OptionFact {
        name: "closed",
        default: OptionValue::Text("random"),
        with: None,
        allowed: Allowed::Names(&["north", "east", "south"], &[]),
    }],
};

#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Options {
    closed: Value,
}

fn read(closed: &Value) -> Result<Value, BadSetup> {
    ISLANDS.read_options::<Options>(&json!({ "closed": closed })).map(|options| options.closed)
}

#[test]
fn a_list_of_names_is_read_in_any_order_and_length() {
    for list in [
        json!([]),
        json!(["east"]),
        json!(["north", "south"]),
        json!(["south", "north"]),
        json!(["south", "north", "east"]),
    ] {
        assert_eq!(read(&list), Ok(list));
    }
}

#[test]
fn the_default_stands_for_a_list() {
    assert_eq!(read(&json!("random")), Ok(json!("random")));
    let unsaid: Options = ISLANDS.read_options(&json!({})).unwrap();
    assert_eq!(unsaid.closed, json!("random"));
}

#[test]
fn other_lists_and_other_types_are_refused_by_name() {
    for wrong in [
        json!(["north", "north"]),
        json!(["east", "north", "east"]),
        json!(["west"]),
        json!(["north", "west"]),
        json!(["North"]),
        json!(["random"]),
        json!([1]),
        json!([null]),
        json!([["north"]]),
        json!("north"),
        json!("west"),
        json!(1),
        json!(true),
        json!(null),
        json!({ "north": true }),
    ] {
        let expected = BadSetup::BadValue {
            name: "closed",
            value: wrong.to_string(),
            allowed: "\"random\", [north, east, south]".to_owned(),
        };
        assert_eq!(read(&wrong), Err(expected));
    }
}

#[test]
fn programs_are_told_the_one_value_and_the_names() {
    let listed = serde_json::to_string(&ISLANDS.options[0]).unwrap();
    assert_eq!(listed, r#"{"default":"random","values":["random"],"names":["north","east","south"]}"#);
}

#[test]
fn who_begins_is_random_or_a_seat_of_the_table() {
    assert_eq!(
        serde_json::to_value(First::option("first", 3)).unwrap(),
        json!({ "default": "random", "values": ["random", 0, 1, 2], "seats": true })
    );
    for (json, first) in [(json!("random"), First::Random), (json!(2), First::Given(Seat(2)))] {
        assert_eq!(serde_json::from_value::<First>(json.clone()).unwrap(), first);
        assert_eq!(serde_json::to_value(first).unwrap(), json);
    }
    for wrong in [json!("Random"), json!("2"), json!(-1), json!(300), json!(1.5), json!(null), json!([0]), json!(true)]
    {
        let why = serde_json::from_value::<First>(wrong.clone()).unwrap_err().to_string();
        assert_eq!(why, "who begins is \"random\" or the number of a seat", "{wrong}");
    }
    assert_eq!(First::Given(Seat(2)).check("first", 3), Ok(()));
    assert_eq!(First::Random.check("first", 3), Ok(()));
    let why = First::Given(Seat(3)).check("first", 3).unwrap_err().to_string();
    assert_eq!(why, "option first cannot be 3, it can be \"random\", 0–2");
}

const VERSES: Facts = Facts {
    id: "verses",
    title: "Verses",
    designer: "Nobody",
    seats: (2, 2),
    rules_version: 1,
    hidden: false,
    options: &[OptionFact {
        name: "verse",
        default: OptionValue::Text(""),
        with: None,
        allowed: Allowed::Text(TextFact { max: 12, check: rhymes, samples: &["cat hat"] }),
    }],
};

fn rhymes(text: &str) -> Result<(), Reason> {
    let odd = text.split(' ').position(|word| !word.ends_with("at"));
    odd.map_or(Ok(()), |at| Err(Reason::of_kernel("no-rhyme", vec![("word", Arg::Number(at as i64 + 1))])))
}

#[derive(Debug, PartialEq, Eq, Deserialize)]
struct Verse {
    verse: String,
}

fn read_verse(verse: &Value) -> Result<String, BadSetup> {
    VERSES.read_options::<Verse>(&json!({ "verse": verse })).map(|options| options.verse)
}

#[test]
fn a_text_is_read_by_the_game_and_its_default_stands_without() {
    assert_eq!(read_verse(&json!("cat hat")), Ok("cat hat".to_owned()));
    assert_eq!(read_verse(&json!("")), Ok(String::new()), "the default is not read");
    assert_eq!(VERSES.read_options::<Verse>(&json!({})).unwrap().verse, "");
}

#[test]
fn the_game_says_what_is_wrong_with_a_text() {
    let bad = read_verse(&json!("cat dog")).unwrap_err();
    assert_eq!((bad.reason().code, bad.reason().args), ("no-rhyme", vec![("word", Arg::Number(2))]));
    assert_eq!(bad.to_string(), "option verse: no-rhyme: word 2");
}

#[test]
fn what_is_no_text_or_too_long_a_text_is_refused_by_name() {
    for (wrong, quoted) in [
        (json!(7), "7".to_owned()),
        (json!(null), "null".to_owned()),
        (json!(["cat"]), "[\"cat\"]".to_owned()),
        (json!("cat hat mat rat"), "\"cat hat mat rat\"".to_owned()),
        (json!("at".repeat(40)), format!("\"{}…", "at".repeat(19))),
    ] {
        let allowed = "\"\", \"…\" ≤ 12 B".to_owned();
        assert_eq!(read_verse(&wrong), Err(BadSetup::BadValue { name: "verse", value: quoted, allowed }));
    }
}

#[test]
fn programs_are_told_how_long_a_text_may_be() {
    assert_eq!(serde_json::to_string(&VERSES.options[0]).unwrap(), r#"{"default":"","text":12}"#);
}

#[test]
fn what_does_not_go_with_the_number_of_seats_is_known_before_the_game_says_so() {
    let facts = Facts { seats: (2, 4), ..ISLANDS };
    let first = First::option("first", 4);
    let closed = OptionFact { allowed: Allowed::Names(&["north", "east", "south"], &[2, 1, 0]), ..ISLANDS.options[0] };
    let duel = OptionFact {
        with: None,
        allowed: Allowed::UpTo(2, &[OptionValue::Text("random"), OptionValue::Text("duel")]),
        ..ISLANDS.options[0]
    };
    assert_eq!(serde_json::to_value(duel).unwrap()["most_seats"], json!(2));
    let fog = OptionFact { with: Some("closed"), ..ISLANDS.options[0] };
    assert_eq!(serde_json::to_value(fog).unwrap()["with"], json!("closed"));
    assert_eq!(serde_json::to_value(duel).unwrap().get("with"), None);
    let listed = serde_json::to_value(closed).unwrap();
    assert_eq!(listed["counts"], json!([2, 1, 0]));
    for (option, value, fitting) in [
        (first, json!("random"), &[2, 3, 4][..]),
        (first, json!(1), &[2, 3, 4]),
        (first, json!(2), &[3, 4]),
        (first, json!(3), &[4]),
        (duel, json!("random"), &[2, 3, 4]),
        (duel, json!("duel"), &[2]),
        (closed, json!("random"), &[2, 3, 4]),
        (closed, json!([]), &[4]),
        (closed, json!(["east"]), &[3]),
        (closed, json!(["east", "south"]), &[2]),
        (closed, json!(["east", "south", "north"]), &[]),
        (ISLANDS.options[0], json!(["east"]), &[2, 3, 4]),
    ] {
        let fits: Vec<u8> = (2..=4).filter(|&seats| facts.fits(&option, &value, seats)).collect();
        assert_eq!(fits, fitting, "{} = {value}", option.name);
    }
}

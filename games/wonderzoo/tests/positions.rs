//! Positions: the example of `docs/positions/wonderzoo.md`, the one form, and each refusal of `load`.

use kernel::Game;
use serde_json::{Value, json};
use wonderzoo::Wonderzoo;

use crate::spots::{GRID, Spot, WALL, at, fresh, legal, load, play, position, set, spot};

const PAGE: &str = include_str!("../../../docs/positions/wonderzoo.md");

fn example() -> Value {
    let (_, rest) = PAGE.split_once("```json\n").expect("an example");
    serde_json::from_str(rest.split_once("```").expect("its end").0).expect("JSON")
}

#[test]
fn the_example_loads_and_is_printed_as_it_stands() {
    let game = load(&example()).expect("it loads");
    assert_eq!(position(&game), example());
    assert!(!legal(&game).is_empty());
    let fields = example();
    let zoo = fields["zoos"][0].as_object().unwrap().keys();
    for field in fields.as_object().unwrap().keys().chain(zoo) {
        assert!(PAGE.contains(&format!("| `{field}` |")), "{field} is not described");
    }
    for phase in ["bus", "entrance", "refill", "pick", "place", "icon", "draw", "visitor", "move", "swap", "over"] {
        assert!(PAGE.contains(&format!("| `{phase}` |")), "{phase} is not described");
    }
}

#[test]
fn every_phase_is_printed_and_loads_again() {
    let mut game = fresh(2, &json!({ "first_bus": "random", "difficulty": "hard" }));
    let texts = "bus1 d1/0 d1/0 tG04,P03,P07 P07 e3/0 use G04 a4/0 use";
    for text in texts.split(' ') {
        let again = load(&position(&game)).unwrap_or_else(|why| panic!("{why} before {text}"));
        assert_eq!((&again, position(&again)), (&game, position(&game)), "before {text}");
        play(&mut game, text);
    }
    for (spot, texts) in [
        (spot(2).zoo(0, "b1/0", GRID, "r@c4").icon("P01"), "use vrb r@b1"),
        (spot(2).zoo(0, "b1/0", GRID, "r@c4").icon("G04"), "use"),
        (spot(2).zoo(0, "b1/0", "P07@c3/0", "r@c4").icon("P07"), "use c4>c5"),
    ] {
        let mut game = spot.load();
        for text in texts.split(' ') {
            play(&mut game, text);
            let again = load(&position(&game)).unwrap_or_else(|why| panic!("{why} after {text}"));
            assert_eq!(again, game, "after {text}");
        }
    }
}

#[test]
fn a_state_is_at_most_a_kilobyte() {
    assert!(size_of::<Wonderzoo>() <= 512, "{} bytes", size_of::<Wonderzoo>());
    assert!(size_of::<wonderzoo::Action>() <= 4);
}

/// Asserts that a position with one field changed is refused for this reason. A field of a field has a path.
#[track_caller]
fn refused(mut json: Value, path: &str, value: &Value, why: &str) {
    assert!(load(&json).is_ok(), "{:?} before the change", load(&json));
    *at(&mut json, path) = value.clone();
    match load(&json) {
        Ok(game) => panic!("{path} = {value} is accepted: {game:?}"),
        Err(said) => assert!(said.contains(why), "{path} = {value} is refused, but because {said:?}"),
    }
}

#[track_caller]
fn all_refused(base: &Spot, changes: &[(&str, Value, &str)]) {
    for (path, value, why) in changes {
        refused(base.clone().json(), path, value, why);
    }
}

#[test]
fn what_is_left_out_has_its_default() {
    let short = json!({ "seats": 2, "phase": "bus", "round": 0, "zoos": [{}, {}] });
    assert_eq!(load(&short).expect("it loads"), fresh(2, &json!({ "first_bus": "random" })));
    // The bags have all that is nowhere else.
    let mut json = spot(3).zoo(0, "b1/0", GRID, "r@c4").json();
    let full = load(&json).unwrap();
    for field in ["bag", "visitor_bag", "hand", "visitors_in_hand", "moves_left", "bus_taken"] {
        json.as_object_mut().unwrap().shift_remove(field);
    }
    assert_eq!(load(&json).expect("it loads"), full);
    assert_eq!(position(&full)["bag"].as_array().unwrap().len(), 65 - 4 - 4);
}

#[test]
fn options_seats_and_rounds() {
    all_refused(
        &spot(2),
        &[
            ("seats", json!(1), "1 seats cannot play"),
            ("seats", json!(5), "5 seats cannot play"),
            ("seats", json!(3), "there are 3 seats and 2 zoos"),
            ("difficulty", json!("medium"), "unknown variant"),
            ("scoring", json!("best"), "unknown variant"),
            ("adjacency_scoring", json!("corner"), "unknown variant"),
            ("stuck", json!("stay"), "unknown variant"),
            ("entrance_visitors", json!("no"), "invalid type"),
            ("tiles", json!("E"), "tiles, row 1"),
            ("boards", json!("easy"), "boards, row 1"),
            ("phase", json!("auction"), "unknown variant"),
            ("round", json!(0), "the first round is 1"),
            ("round", json!(100), "round is 0 to 99"),
            ("bus", json!(null), "bus is the seat that has it"),
            ("bus", json!(2), "first_bus"),
            ("first_bus", json!(0), "unknown field"),
            ("zoos/0/coins", json!(3), "unknown field"),
        ],
    );
    let start = json!({ "seats": 2, "phase": "bus", "round": 0, "zoos": [{}, {}] });
    for (path, value, why) in [
        ("bus", json!(1), "bus is the seat that has it"),
        ("round", json!(1), "the first round is 1"),
        ("display", json!(["G01"]), "the display is empty before the first round"),
        ("zoos/0/entrance", json!("b1/0"), "entrance is where it lies, once placed"),
        ("zoos/0/tiles", json!([{ "tile": "G01", "at": "a1/0" }]), "before the first round boards are empty"),
        ("zoos/0/visitors", json!({ "a1": "red" }), "before the first round boards are empty"),
        ("zoos/0/out", json!(true), "nobody is out before the first round"),
        ("bus_taken", json!(true), "bus_taken is for the turns of a round"),
        ("turn", json!(0), "nobody has a turn in this phase"),
    ] {
        refused(start.clone(), path, &value, why);
    }
}

#[test]
fn turns_are_of_seats_that_still_play() {
    let out = spot(3).with("zoos/2/out", json!(true)).turn(0, &[1]);
    all_refused(
        &out,
        &[
            ("turn", json!(2), "turn is a seat that still plays"),
            ("turn", json!(3), "turn is a seat that still plays"),
            ("turn", json!(null), "turn is a seat that still plays"),
            ("waiting", json!([2]), "waiting has other seats that still play, each once"),
            ("waiting", json!([0]), "waiting has other seats that still play, each once"),
            ("waiting", json!([1, 1]), "waiting has other seats that still play, each once"),
            ("stuck", json!("pass"), "with stuck = pass nobody is out"),
            ("zoos/1/passed", json!(true), "with stuck = out nobody passes"),
        ],
    );
    all_refused(&spot(3), &[("waiting", json!([2, 1]), "waiting is in the order of turns")]);
    let passed = spot(3).with("stuck", json!("pass")).with("zoos/2/passed", json!(true)).turn(0, &[1]);
    all_refused(&passed, &[("turn", json!(2), "turn is a seat that still plays")]);
}

#[test]
fn every_tile_is_in_one_place_and_fits() {
    let base = spot(2).zoo(0, "b1/0", GRID, "r@c4").display("V01 V02 V03");
    all_refused(
        &base,
        &[
            ("display", json!(["V01", "V01"]), "tile V01 is in two places"),
            ("display", json!(["V01", "G04"]), "tile G04 is in two places"),
            ("display", json!(["V01", "V16"]), "there is no tile V16"),
            ("display", json!(["V01", "V"]), "tile"),
            ("display", json!(["V01", "V02", "V03", "V04"]), "the display has at most 3 tiles"),
            ("bag", json!(["V01"]), "tile V01 is in two places"),
            ("bag", json!(["V05", "V05"]), "tile V05 is in two places"),
            ("bag", json!(["V05"]), "bag has all tiles that are nowhere else"),
            ("hand", json!("V05"), "hand is the tile to be placed or just placed"),
            ("zoos/0/entrance", json!("c3/0"), "the entrance at c3/0 does not fit for seat 0: not-at-rim"),
            ("zoos/0/entrance", json!(null), "entrance is where it lies, once placed"),
            ("zoos/0/tiles/1/tile", json!("W03"), "tile W03 is in two places"),
            ("zoos/0/tiles/1/at", json!("b3/0"), "tile G04 at b3/0 does not fit for seat 0: occupied"),
            ("zoos/0/tiles/1/at", json!("h8/0"), "off-board"),
            ("zoos/0/tiles/1/at", json!("a3/1"), "no-such-turn"),
            ("zoos/0/tiles/0/at", json!("h3/1"), "tile P01 at h3/1 does not fit for seat 0: no-path-beside"),
        ],
    );
    // The order is that of building: a path is laid against one that is there.
    let turned = spot(2).zoo(0, "b1/0", "P02@d6/0 P01@c3/1", "").json();
    assert!(load(&turned).unwrap_err().contains("tile P02 at d6/0 does not fit"));
    let hard = spot(2).with("difficulty", json!("hard")).zoo(0, "d1/0", "G04@a3/0", "");
    all_refused(&hard, &[("zoos/0/tiles/0/at", json!("b2/0"), "obstacle")]);
}

#[test]
fn every_visitor_is_in_one_place() {
    let base = spot(2).zoo(0, "b1/0", GRID, "r@c4");
    all_refused(
        &base,
        &[
            ("visitor_bag/red", json!(10), "visitor_bag has all visitors that are nowhere else"),
            ("visitor_bag/green", json!(9), "visitor_bag has all visitors that are nowhere else"),
            ("zoos/0/visitors", json!({ "a3": "red" }), "a visitor of seat 0 stands on a3, which is no path"),
            ("zoos/0/visitors", json!({ "h8": "red" }), "a visitor of seat 0 stands on h8, which is no path"),
            ("zoos/0/visitors", json!({ "i1": "red" }), "a cell is a letter a to h"),
            ("zoos/0/visitors", json!({ "c4": "pink" }), "unknown variant"),
            ("visitors_in_hand", json!(["red"]), "visitor"),
            ("moves_left", json!(1), "moves_left is for the phase move"),
        ],
    );
    let entrance = base.with("entrance_visitors", json!(false));
    all_refused(&entrance, &[("zoos/0/visitors", json!({ "c1": "red" }), "no visitor stands on the entrance, c1")]);
    let mut many = spot(2).zoo(0, "b1/0", "P01@c3/1 P02@d2/1", "").json();
    for cell in ["b1", "c1", "d1", "c2", "c3", "c4", "c5", "c6", "d2", "d3", "d4"] {
        many["zoos"][0]["visitors"][cell] = json!("red");
    }
    many.as_object_mut().unwrap().shift_remove("visitor_bag");
    assert!(load(&many).unwrap_err().contains("too many visitors are red"));
}

#[test]
fn there_is_something_to_decide() {
    // Nothing fits.
    let pick = spot(2).zoo(0, "d7/2", WALL, "").display("G02 P01 P02");
    let mut none = pick.json();
    none["display"] = json!(["P01", "P02"]);
    none.as_object_mut().unwrap().shift_remove("bag");
    assert_eq!(load(&none).unwrap_err(), "no tile on display fits");
    let place = spot(2).zoo(0, "d7/2", WALL, "").display("G02 P02").placing("G03");
    let mut open = place.clone().json();
    open.as_object_mut().unwrap().shift_remove("bag");
    for (value, why) in [
        (json!(null), "hand is the tile to be placed or just placed"),
        (json!("G02"), "tile G02 is in two places"),
        (json!("G16"), "there is no tile G16"),
    ] {
        refused(open.clone(), "hand", &value, why);
    }
    let mut nowhere = place.json();
    nowhere["hand"] = json!("P01");
    nowhere.as_object_mut().unwrap().shift_remove("bag");
    assert_eq!(load(&nowhere).unwrap_err(), "the tile in hand fits nowhere");
    let icon = spot(2).zoo(0, "b1/0", GRID, "r@c4").icon("P01");
    all_refused(
        &icon,
        &[
            ("hand", json!("G04"), "hand is the last tile of the seat whose turn it is"),
            ("turn", json!(1), "waiting"),
            ("phase", json!("move"), "moves_left is for the phase move and its icon"),
            ("phase", json!("swap"), "nothing can be swapped"),
            ("phase", json!("visitor"), "visitors_in_hand"),
            ("phase", json!("refill"), "nobody has a turn in this phase"),
            ("phase", json!("over"), "nobody has a turn in this phase"),
        ],
    );
    let draws = spot(2).zoo(0, "b1/0", GRID, "").icon("G04");
    all_refused(&draws, &[("phase", json!("draw"), "the icon draws visitors, and some are left")]);
    let moves = spot(2)
        .zoo(0, "b1/0", "P07@c3/0", "r@c4")
        .icon("P07")
        .with("phase", json!("move"))
        .with("moves_left", json!(2));
    all_refused(
        &moves,
        &[
            ("moves_left", json!(3), "moves_left is for the phase move and its icon"),
            ("moves_left", json!(0), "moves_left is for the phase move and its icon"),
        ],
    );
    let mut nobody = moves.json();
    nobody["zoos"][0]["visitors"] = json!({});
    nobody["visitor_bag"]["red"] = json!(10);
    assert_eq!(load(&nobody).unwrap_err(), "no visitor can be moved");
}

#[test]
fn visitors_in_hand_have_room_and_come_from_the_icon() {
    let base = || spot(2).zoo(0, "b1/0", "P02@c3/1", "").icon("P02").with("phase", json!("visitor"));
    assert!(load(&base().with("visitors_in_hand", json!(["red"])).json()).is_ok());
    let two = load(&base().with("visitors_in_hand", json!(["red", "blue"])).json()).unwrap_err();
    assert!(two.contains("visitors_in_hand has as many as the icon draws"), "{two}");
    let full = "r@b1 r@c1 r@d1 r@c2 b@c3 b@c4 b@c5 b@c6";
    let full = spot(2).zoo(0, "b1/0", "P02@c3/1", full).icon("P02").with("phase", json!("visitor"));
    let full = full.with("visitors_in_hand", json!(["red"])).json();
    assert_eq!(load(&full).unwrap_err(), "there is no room for a visitor");
}

#[test]
fn chance_and_the_end() {
    let refill =
        spot(2).display("V01").with("phase", json!("refill")).with("turn", json!(null)).with("waiting", json!([]));
    assert!(load(&refill.clone().json()).is_ok());
    let full = load(&refill.clone().display("V01 V02 V03").json()).unwrap_err();
    assert_eq!(full, "no tile is missing on display, or none is left");
    let empty = refill.clone().with("tiles", set("V01 O draw1")).json();
    assert_eq!(load(&empty).unwrap_err(), "no tile is missing on display, or none is left");
    let gone = refill.clone().with("zoos/0/out", json!(true)).with("zoos/1/out", json!(true)).json();
    assert_eq!(load(&gone).unwrap_err(), "somebody still plays");
    let over = refill.with("phase", json!("over"));
    assert!(load(&over.clone().json()).unwrap_err().contains("it is over when all are out"));
    let ended = over.with("zoos/0/out", json!(true)).with("zoos/1/out", json!(true)).load();
    assert_eq!(ended.turn(), kernel::Turn::Over);
}

//! §5.1, §5.2, §5.8, and `stuck`: rounds, turns, the bus, and who is out.

use kernel::Game;
use serde_json::{Value, json};
use wonderzoo::Wonderzoo;

use crate::spots::{
    Spot, WALL, check_refused, legal, mover, names, play, position, set, spot, texts, told, totals, view,
};

fn field(game: &Wonderzoo, name: &str) -> Value {
    position(game)[name].clone()
}

/// Whose turn it is, and who follows.
fn order(game: &Wonderzoo) -> Vec<u64> {
    let seen = position(game);
    let waiting = seen["waiting"].as_array().expect("seats").iter();
    [&seen["turn"]].into_iter().chain(waiting).filter_map(Value::as_u64).collect()
}

#[test]
fn v4_section_5_1_the_display() {
    let mut game = spot(3).load();
    assert_eq!(texts(&field(&game, "display")).len(), 4);
    let events = play(&mut game, "V01 a1/0 skip V02 a1/0 skip V03 a1/0 skip");
    assert_eq!((field(&game, "display"), game.phase()), (json!(["V04"]), "refill"));
    let possible = |draw: &str| game.check_draw(&draw.parse().unwrap()).is_ok();
    assert!(possible("tG01,G02,P20") && !possible("tG01,G02") && !possible("tG01,G02,G03,G04"));
    assert!(!possible("tG01,G02,V01") && !possible("tG01,G02,V04"), "they are not in the bag");
    assert_eq!(told(&events, "bus_passed"), [json!({ "event": "bus_passed", "seat": 1 })]);
    let events = play(&mut game, "tG01,W02,P03");
    assert_eq!(field(&game, "display"), json!(["G01", "V04", "W02", "P03"]));
    assert_eq!(told(&events, "round"), [json!({ "event": "round", "round": 2, "seat": 1 })]);
}

/// Three players take these tiles, and use the icon or not.
fn round(turns: [(&str, &str); 3]) -> (Wonderzoo, Vec<Value>) {
    let mut game = spot(3).display(&format!("{} {} {} W01", turns[0].0, turns[1].0, turns[2].0)).load();
    // The first cell of an S is not in the corner.
    let at = |tile: &str| if tile == "V09" { "b1/0" } else { "a1/0" };
    let all: Vec<String> = turns.iter().map(|(tile, icon)| format!("{tile} {} {icon}", at(tile))).collect();
    let events = play(&mut game, &all.join(" "));
    assert_eq!(game.phase(), "refill");
    (game, events)
}

/// Who has the bus after it, and the order of the next round.
fn after(turns: [(&str, &str); 3]) -> (Value, Vec<u64>) {
    let (mut game, _) = round(turns);
    let bus = field(&game, "bus");
    play(&mut game, "tP18,P19,P20");
    (bus, order(&game))
}

#[test]
fn v5_section_5_7_the_bus_goes_on_or_is_taken() {
    assert_eq!(after([("V01", "skip"), ("V02", "skip"), ("V03", "skip")]), (json!(1), vec![1, 2, 0]));
    assert_eq!(after([("V01", "skip"), ("V02", "skip"), ("V05", "use")]), (json!(2), vec![2, 0, 1]));
    assert_eq!(after([("V01", "skip"), ("V09", "use"), ("V05", "use")]), (json!(2), vec![2, 0, 1]));
    let (_, events) = round([("V01", "skip"), ("V09", "use"), ("V05", "use")]);
    assert_eq!(told(&events, "bus"), [json!({ "event": "bus", "seat": 1 }), json!({ "event": "bus", "seat": 2 })]);
    assert_eq!(told(&events, "bus_passed"), [] as [Value; 0]);
}

#[test]
fn v6_a_bus_that_is_declined_goes_on() {
    assert_eq!(after([("V01", "skip"), ("V02", "skip"), ("V05", "skip")]), (json!(1), vec![1, 2, 0]));
    let (_, events) = round([("V01", "skip"), ("V02", "skip"), ("V05", "skip")]);
    assert_eq!(told(&events, "declined")[2], json!({ "event": "declined", "seat": 2, "icon": "bus" }));
}

#[test]
fn v16_r24_section_5_1_the_order_of_a_round_is_fixed() {
    let mut game = spot(3).display("V01 V05 V02 W01").load();
    play(&mut game, "V01 a1/0 skip V05 a1/0 use");
    assert_eq!((field(&game, "bus"), field(&game, "bus_taken"), order(&game)), (json!(1), json!(true), vec![2]));
    play(&mut game, "V02 a1/0 skip tP18,P19,P20");
    assert_eq!((field(&game, "bus"), field(&game, "bus_taken"), order(&game)), (json!(1), json!(false), vec![1, 2, 0]));
}

/// Seat 1 has taken an enclosure; then it is the turn of seat 0, whom no path fits.
fn walled(stuck: &str) -> Spot {
    spot(2)
        .with("stuck", json!(stuck))
        .zoo(0, "d7/2", WALL, "r@d7")
        .zoo(1, "d7/2", "V01@a1/0", "")
        .display("P01 P02 P03")
        .with("bus", json!(1))
        .turn(1, &[0])
        .icon("V01")
}

#[test]
fn v11_r8_section_5_8_out_for_good() {
    let mut game = walled("out").load();
    let events = play(&mut game, "skip");
    assert_eq!(told(&events, "out"), [json!({ "event": "out", "seat": 0 })]);
    assert_eq!(told(&events, "bus_passed"), [json!({ "event": "bus_passed", "seat": 0 })]);
    // Three tiles are more than one player needs: they stay (R9). Seat 0 has the bus, and seat 1 begins.
    assert_eq!((game.phase(), order(&game), field(&game, "bus")), ("pick", vec![1], json!(0)));
    assert_eq!((&field(&game, "zoos")[0]["out"], texts(&field(&game, "display")).len()), (&json!(true), 3));
    // Neither the next displays bring them back.
    play(&mut game, "P01 d6/0 skip P02 c4/1 skip tG02");
    assert_eq!((order(&game), field(&game, "display")), (vec![1], json!(["G02", "P03"])));
    assert_eq!(totals(&game), [3, 0], "visitors still score");
}

#[test]
fn r8_section_7_with_pass_a_player_may_come_back() {
    let mut game = walled("pass").load();
    let events = play(&mut game, "skip");
    // Passed in this round, and again in the next.
    assert_eq!(told(&events, "passed").len(), 2);
    assert_eq!(told(&events, "passed")[0], json!({ "event": "passed", "seat": 0 }));
    assert_eq!((order(&game), &field(&game, "zoos")[0]["out"]), (vec![1], &json!(false)));
    assert_eq!((&field(&game, "zoos")[0]["passed"], field(&game, "round")), (&json!(true), json!(2)));
    play(&mut game, "P01 d6/0 skip");
    assert_eq!((game.phase(), field(&game, "bus")), ("refill", json!(1)));
    let events = play(&mut game, "tG02");
    assert_eq!(told(&events, "round"), [json!({ "event": "round", "round": 3, "seat": 1 })]);
    assert_eq!((order(&game), &field(&game, "zoos")[0]["passed"]), (vec![1, 0], &json!(false)));
    play(&mut game, "P02 d2/1");
    play(&mut game, "skip");
    assert_eq!((mover(&game).0, legal(&game)), (0, vec!["G02".to_owned()]));
}

/// Seat 2 has taken a path, seat 0 has no place for one, seat 1 is last.
fn one_stuck(stuck: &str) -> Wonderzoo {
    spot(3)
        .with("stuck", json!(stuck))
        .zoo(0, "d7/2", WALL, "")
        .zoo(2, "d7/2", "P04@d6/0", "")
        .display("P01 P02 P03")
        .with("bus", json!(2))
        .turn(2, &[0, 1])
        .icon("P04")
        .load()
}

#[test]
fn v17_r9_the_display_is_filled_for_the_players_still_in() {
    for (stuck, drawn, size) in [("pass", "tG02,G03", 4), ("out", "tG02", 3)] {
        let mut game = one_stuck(stuck);
        play(&mut game, "skip");
        assert_eq!(mover(&game).0, 1, "seat 0 takes nothing");
        play(&mut game, "P01 d6/0 skip");
        assert_eq!(texts(&field(&game, "display")).len(), 2);
        play(&mut game, drawn);
        assert_eq!(texts(&field(&game, "display")).len(), size, "{stuck}");
    }
}

#[test]
fn section_7_the_game_ends_after_a_round_in_which_everybody_passed() {
    let tiles = "G01 I draw1, G02 T draw1, W01 T draw1, P01 I draw1, P02 I draw2, P03 I move1, V01 I draw1, V02 T bus, V03 T bus";
    let both = spot(2)
        .with("stuck", json!("pass"))
        .with("tiles", set(tiles))
        .zoo(0, "d7/2", "G02@a7/0 W01@e7/0 G01@c6/0", "r@d7")
        .zoo(1, "d7/2", "V02@a7/0 V03@e7/0 V01@c6/0", "")
        .display("P01 P02 P03")
        .turn(1, &[])
        .icon("V01");
    let mut game = both.load();
    let events = play(&mut game, "skip");
    assert_eq!((told(&events, "passed").len(), game.phase()), (2, "over"));
    assert_eq!(told(&events, "out"), [] as [Value; 0]);
    assert_eq!(game.standing().ranks.as_slice(), [1, 2]);
    assert_eq!(game.turn(), kernel::Turn::Over);
}

#[test]
fn v15_r10_a_short_bag() {
    let five = "G01 O draw1, G02 O draw1, G03 O draw1, G04 O bus, G05 O bus";
    let mut game = spot(3)
        .with("tiles", set(five))
        .zoo(0, "d7/2", "G01@a1/0", "r@d7")
        .zoo(1, "d7/2", "G02@a1/0", "")
        .zoo(2, "d7/2", "G03@a1/0", "")
        .display("G04")
        .turn(2, &[])
        .icon("G03")
        .load();
    play(&mut game, "skip");
    assert_eq!((game.phase(), field(&game, "bag")), ("refill", json!(["G05"])));
    play(&mut game, "tG05");
    assert_eq!((field(&game, "display"), order(&game)), (json!(["G04", "G05"]), vec![1, 2, 0]));
    play(&mut game, "G04 c1/0 skip G05 c1/0");
    assert_eq!(field(&game, "display"), json!([]));
    let events = play(&mut game, "skip");
    // Seat 0 has nothing to take, and in the next round nor have the others.
    let out: Vec<&Value> = events.iter().filter(|event| event["event"] == "out").map(|event| &event["seat"]).collect();
    assert_eq!((out[0], out.len(), game.phase()), (&json!(0), 3, "over"));
}

#[test]
fn r7_section_5_2_a_tile_that_fits_nowhere_is_not_taken() {
    let game = spot(2).zoo(0, "d7/2", WALL, "").display("G02 P01 P02").load();
    assert_eq!(legal(&game), ["G02"]);
    check_refused(&game, "P01", "fits-nowhere tile=P01");
    check_refused(&game, "W01", "not-on-display tile=W01");
    let fits: Vec<Value> = view(&game)["display"].as_array().unwrap().iter().map(|tile| tile["fits"].clone()).collect();
    assert_eq!(fits, [true, false, false]);
}

#[test]
fn section_5_2_a_turn_is_a_tile_its_place_and_its_icon() {
    let mut game = spot(2).load();
    let phases = ["V01", "a1/0", "skip"].map(|text| {
        let phase = game.phase();
        assert_eq!(mover(&game).0, 0);
        play(&mut game, text);
        phase
    });
    assert_eq!(phases, ["pick", "place", "icon"]);
    assert_eq!((game.phase(), mover(&game).0, field(&game, "hand")), ("pick", 1, Value::Null));
}

#[test]
fn section_5_the_phases_are_those_of_the_rules() {
    let mut game = crate::spots::fresh(2, &json!({ "first_bus": "random" }));
    let mut luck = kernel::QuickLuck::new(5, 2);
    let mut seen = std::collections::BTreeSet::from([game.phase()]);
    while game.turn() != kernel::Turn::Over {
        testkit::random_turn(&mut game, &mut luck, &mut Vec::new());
        seen.insert(game.phase());
        assert_eq!(view(&game)["phase"], game.phase());
    }
    let all = ["bus", "draw", "entrance", "icon", "move", "over", "pick", "place", "refill", "swap", "visitor"];
    assert!(seen.iter().all(|phase| all.contains(phase)), "{seen:?}");
    assert!(seen.len() >= 9, "{seen:?}");
}

#[test]
fn section_5_1_the_bus_of_a_player_who_is_out_goes_on_by_seats() {
    let out = spot(3)
        .zoo(2, "d7/2", "V05@a1/0", "")
        .with("zoos/1/out", json!(true))
        .display("V01 V02 V03")
        .turn(2, &[])
        .icon("V05");
    // From 0 to 1, who is out: 2 begins.
    let mut game = out.clone().load();
    let events = play(&mut game, "skip");
    assert_eq!(told(&events, "bus_passed"), [json!({ "event": "bus_passed", "seat": 1 })]);
    assert_eq!((field(&game, "bus"), order(&game)), (json!(1), vec![2, 0]));
    assert_eq!(names(&events).last(), Some(&"round"), "three tiles are enough for two players: {events:?}");
}

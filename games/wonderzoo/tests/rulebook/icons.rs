//! §5.3 to §5.7: what icons do.

use kernel::Game;
use serde_json::{Value, json};
use wonderzoo::Wonderzoo;

use crate::spots::{
    GRID, Spot, check_refused, legal, names, play, points, position, set, spot, texts, told, totals, view,
};

/// The grid of V1; seat 0 has just placed this tile of it.
fn grid(tile: &str, visitors: &str) -> Spot {
    spot(2).zoo(0, "b1/0", GRID, visitors).icon(tile)
}

fn left(game: &Wonderzoo) -> u64 {
    let bag = &position(game)["visitor_bag"];
    ["red", "blue", "yellow", "green"].iter().map(|colour| bag[colour].as_u64().expect("a number")).sum()
}

#[test]
fn v3_section_5_4_two_visitors_and_room_for_both() {
    let mut game = grid("P01", "y@c4 g@c6").load();
    assert_eq!(texts(&view(&game)["zoos"][0]["free"]).len(), 6);
    let events = play(&mut game, "use vrb");
    assert_eq!(names(&events), ["used", "drawn", "drawn"]);
    assert_eq!(events[0], json!({ "event": "used", "seat": 0, "icon": "draw2" }));
    assert_eq!(events[1], json!({ "event": "drawn", "seat": 0, "colour": "red" }));
    assert_eq!((game.phase(), legal(&game).len(), left(&game)), ("visitor", 12, 36));
    assert_eq!(view(&game)["visitors_in_hand"], json!(["red", "blue"]));
    // In any order.
    let events = play(&mut game, "b@c3");
    assert_eq!(events, [json!({ "event": "visitor", "seat": 0, "colour": "blue", "cell": "c3", "points": 2 })]);
    assert_eq!(legal(&game).len(), 5);
    play(&mut game, "r@b1");
    assert_eq!((left(&game), crate::spots::mover(&game).0, game.phase()), (36, 1, "pick"));
    let visitors = position(&game)["zoos"][0]["visitors"].clone();
    assert_eq!(visitors, json!({ "b1": "red", "c3": "blue", "c4": "yellow", "c6": "green" }));
}

#[test]
fn v3_r17_one_empty_cell() {
    let mut game = grid("P01", "y@b1 y@c1 y@d1 y@c2 g@c3 g@c4 g@c5").load();
    play(&mut game, "use vrb");
    let mut open = legal(&game);
    open.sort();
    assert_eq!(open, ["b@c6", "r@c6"], "which one is placed is chosen");
    let events = play(&mut game, "b@c6");
    assert_eq!(told(&events, "returned"), [json!({ "event": "returned", "seat": 0, "colour": "red" })]);
    let bag = position(&game)["visitor_bag"].clone();
    assert_eq!(bag, json!({ "red": 10, "blue": 9, "yellow": 6, "green": 7 }));
}

#[test]
fn v3_no_empty_cell() {
    let mut game = grid("P01", "y@b1 y@c1 y@d1 y@c2 g@c3 g@c4 g@c5 g@c6").load();
    let before = left(&game);
    let events = play(&mut game, "use vrr");
    assert_eq!(told(&events, "returned").len(), 2);
    assert_eq!((left(&game), game.phase()), (before, "pick"));
}

#[test]
fn r5_section_5_4_drawing_is_all_or_nothing() {
    let drawing = |tile: &str, zoo: &str| {
        let mut game = spot(2).zoo(0, "b1/0", zoo, "").icon(tile).load();
        play(&mut game, "use");
        game
    };
    let possible = |game: &Wonderzoo, draw: &str| game.check_draw(&draw.parse().unwrap()).is_ok();
    let one = drawing("P02", "P02@c3/1");
    assert!(possible(&one, "vr") && !possible(&one, "vrb"));
    let two = drawing("P01", "P01@c3/1");
    assert!(possible(&two, "vrb") && possible(&two, "vgg") && !possible(&two, "vr"));
    let mut draws = Vec::new();
    assert!(one.outcomes(&mut draws));
    assert_eq!(draws.iter().map(|(draw, _)| draw.to_string()).collect::<Vec<_>>(), ["vr", "vb", "vy", "vg"]);
    // Ten pairs, unequal colours twice as likely and more: 10 · 10 against 10 · 9 / 2.
    let mut draws = Vec::new();
    assert!(two.outcomes(&mut draws));
    let weight = |text: &str| draws.iter().find(|(draw, _)| draw.to_string() == text).unwrap().1;
    assert_eq!((draws.len(), weight("vrb") * 9), (10, weight("vrr") * 20));
}

#[test]
fn r5_section_5_5_moving_is_up_to_the_number() {
    let moving = |tile: &str| {
        let mut game = spot(2).zoo(0, "b1/0", &format!("{tile}@c3/0 W03@d3/0"), "r@b1 b@c1").icon(tile).load();
        play(&mut game, "use");
        game
    };
    // P07 is an L, P15 a T.
    let mut game = moving("P07");
    assert_eq!((game.phase(), &view(&game)["moves_left"], legal(&game).len()), ("move", &json!(2), 2 * 6 + 1));
    let mut none = game.clone();
    assert_eq!(told(&play(&mut none, "stop"), "stopped"), [json!({ "event": "stopped", "seat": 0 })]);
    assert_eq!((none.phase(), crate::spots::mover(&none).0), ("pick", 1));
    let events = play(&mut game, "b1>c4");
    assert_eq!(
        events,
        [json!({ "event": "moved", "seat": 0, "colour": "red", "from": "b1", "to": "c4", "points": 1 })]
    );
    assert_eq!((game.phase(), &view(&game)["moves_left"]), ("move", &json!(1)));
    let mut once = game.clone();
    play(&mut once, "stop");
    assert_eq!(once.phase(), "pick");
    // The same one may go on.
    let events = play(&mut game, "c4>b1");
    assert_eq!((events[0]["points"].clone(), game.phase()), (json!(-1), "pick"));
}

#[test]
fn r5_move1_moves_one() {
    let mut game = spot(2).zoo(0, "b1/0", "P03@c3/1", "r@b1 b@c1").icon("P03").load();
    play(&mut game, "use");
    assert_eq!(view(&game)["moves_left"], 1);
    play(&mut game, "c1>c6");
    assert_eq!((game.phase(), crate::spots::mover(&game).0), ("pick", 1));
    assert_eq!(position(&game)["zoos"][0]["visitors"], json!({ "b1": "red", "c6": "blue" }));
}

#[test]
fn r6_section_2_2_visitors_stand_on_the_entrance() {
    let drawn = |entrance_visitors: bool| {
        let spot = spot(2).zoo(0, "b1/0", "P02@c3/1", "y@c6").with("entrance_visitors", json!(entrance_visitors));
        let mut game = spot.icon("P02").load();
        play(&mut game, "use vr");
        game
    };
    let cells = |game: &Wonderzoo| legal(game).iter().map(|text| text[2..].to_owned()).collect::<Vec<_>>();
    let mut all = cells(&drawn(true));
    all.sort();
    assert_eq!(all, ["b1", "c1", "c2", "c3", "c4", "c5", "d1"]);
    let game = drawn(false);
    assert_eq!(cells(&game), ["c3", "c4", "c5"]);
    assert_eq!(view(&game)["zoos"][0]["free"], json!(["c3", "c4", "c5"]));
    check_refused(&game, "r@c2", "no-visitors-on-entrance cell=c2");
}

#[test]
fn r6_section_7_without_visitors_on_the_entrance_an_entrance_alone_has_no_room() {
    let drawing = spot(2).zoo(0, "b1/0", "G03@a5/0", "").with("entrance_visitors", json!(false)).icon("G03");
    let mut game = drawing.load();
    let events = play(&mut game, "use vg");
    assert_eq!((told(&events, "returned").len(), left(&game), game.phase()), (1, 40, "pick"));
    // Nor is anybody moved there.
    let mut game =
        spot(2).zoo(0, "b1/0", "P03@c3/1", "r@c3").with("entrance_visitors", json!(false)).icon("P03").load();
    play(&mut game, "use");
    let mut open = legal(&game);
    open.sort();
    assert_eq!(open, ["c3>c4", "c3>c5", "c3>c6", "stop"]);
    check_refused(&game, "c3>b1", "no-visitors-on-entrance cell=b1");
}

/// Four zoos with twelve path cells each and so many visitors of one colour in each.
fn crowd(counts: [usize; 4]) -> Spot {
    let straight = ["b1", "c1", "d1", "c2", "c3", "c4", "c5", "c6", "d2", "d3", "d4", "d5"];
    let bent = ["b1", "c1", "d1", "c2", "c3", "c4", "c5", "d5", "e5", "e6", "e7", "f7"];
    let tiles = ["P01@c3/1 P02@d2/1", "P03@c3/1 P04@d2/1", "P05@c3/0 P06@e5/0", "P07@c3/0 P08@e5/0"];
    let mut all = spot(4);
    for (seat, colour) in ["r", "b", "y", "g"].into_iter().enumerate() {
        let cells = if seat < 2 { straight } else { bent };
        let visitors: Vec<String> = cells[..counts[seat]].iter().map(|cell| format!("{colour}@{cell}")).collect();
        all = all.zoo(seat as u8, "b1/0", tiles[seat], &visitors.join(" "));
    }
    all
}

#[test]
fn r11_what_is_left_in_the_bag_is_drawn() {
    let mut game = crowd([9, 10, 10, 10]).icon("P01").load();
    play(&mut game, "use");
    let mut draws = Vec::new();
    assert!(game.outcomes(&mut draws));
    assert_eq!(draws.iter().map(|(draw, _)| draw.to_string()).collect::<Vec<_>>(), ["vr"]);
    play(&mut game, "vr r@d5");
    assert_eq!((game.phase(), left(&game)), ("pick", 0));
    // Two of the same colour are drawn only if there are two.
    let mut game = crowd([9, 9, 10, 10]).icon("P01").load();
    play(&mut game, "use");
    let mut draws = Vec::new();
    assert!(game.outcomes(&mut draws));
    assert_eq!(draws.iter().map(|(draw, _)| draw.to_string()).collect::<Vec<_>>(), ["vrb"]);
}

#[test]
fn r11_nothing_is_drawn_from_an_empty_bag() {
    let mut game = crowd([10; 4]).icon("P01").load();
    let events = play(&mut game, "use");
    assert_eq!(told(&events, "none_left"), [json!({ "event": "none_left", "seat": 0 })]);
    assert_eq!((game.phase(), crate::spots::mover(&game).0), ("pick", 1));
}

#[test]
fn section_5_3_an_icon_is_used_once_or_not_at_all() {
    let mut game = grid("P01", "").load();
    assert_eq!(legal(&game), ["use", "skip"]);
    let events = play(&mut game, "skip");
    assert_eq!(events, [json!({ "event": "declined", "seat": 0, "icon": "draw2" })]);
    assert_eq!((game.phase(), crate::spots::mover(&game).0), ("pick", 1));
}

#[test]
fn section_5_3_the_cells_of_a_new_path_can_be_used_at_once() {
    let mut game = spot(2).zoo(0, "b1/0", "", "").display("P02 G01 G02").load();
    let events = play(&mut game, "P02 c3/1 use vb b@c6");
    assert_eq!(names(&events), ["picked", "placed", "used", "drawn", "visitor"]);
    let about = json!({ "tile": "P02", "kind": "path", "shape": "I", "icon": "draw1" });
    let mut picked = json!({ "event": "picked", "seat": 0 });
    picked.as_object_mut().unwrap().extend(about.as_object().unwrap().clone());
    assert_eq!(events[0], picked);
    picked["event"] = json!("placed");
    picked["at"] = json!("c3/1");
    picked["points"] = json!(0);
    assert_eq!(events[1], picked);
}

#[test]
fn section_5_3_a_tile_beside_visitors_brings_points() {
    let mut game =
        spot(2).zoo(0, "b1/0", "P01@c3/1", "b@c4 r@c5").with("scoring", json!("expert")).placing("W03").load();
    let events = play(&mut game, "d4/0");
    assert_eq!((events[0]["event"].clone(), events[0]["points"].clone()), (json!("placed"), json!(4)));
}

#[test]
fn section_5_3_an_icon_without_effect_may_be_used() {
    // Nobody to move.
    let mut game = spot(2).zoo(0, "b1/0", "P03@c3/1", "").icon("P03").load();
    let events = play(&mut game, "use");
    assert_eq!(told(&events, "no_effect"), [json!({ "event": "no_effect", "seat": 0, "icon": "move1" })]);
    assert_eq!(game.phase(), "pick");
    // No cell to move to.
    let full = "r@b1 r@c1 r@d1 r@c2 b@c3 b@c4 b@c5 b@c6";
    let mut game = spot(2).zoo(0, "b1/0", "P03@c3/1", full).icon("P03").load();
    assert_eq!(told(&play(&mut game, "use"), "no_effect").len(), 1);
    // No enclosure to swap.
    let mut game = spot(2).zoo(0, "b1/0", "P04@c3/1", "").icon("P04").load();
    let events = play(&mut game, "use");
    assert_eq!(told(&events, "no_effect"), [json!({ "event": "no_effect", "seat": 0, "icon": "swap" })]);
}

#[test]
fn section_5_3_a_swap_without_room_has_no_effect() {
    // Boards with room for the entrance and a square.
    let rows = |board: &&str| format!("{board},1,.....\n{board},2,#.#..");
    let boards: Vec<String> = ["easy", "1", "2", "3", "4"].iter().map(rows).collect();
    let mut game = spot(2)
        .with("boards", json!(boards.join("\n")))
        .with("tiles", set("G01 O swap, G02 O bus"))
        .zoo(0, "a1/0", "G01@d1/0", "")
        .zoo(1, "a1/0", "", "")
        .display("G02")
        .icon("G01")
        .load();
    let events = play(&mut game, "use");
    assert_eq!(told(&events, "no_effect"), [json!({ "event": "no_effect", "seat": 0, "icon": "swap" })]);
    assert_eq!((game.phase(), legal(&game)), ("pick", vec!["G02".to_owned()]));
}

#[test]
fn v10_section_5_6_exchange() {
    let mut game = grid("G04", "b@c4 y@c6").load();
    play(&mut game, "use");
    assert_eq!(game.phase(), "swap");
    let exchanges: Vec<String> = legal(&game).into_iter().filter(|text| text.contains('=')).collect();
    assert_eq!(exchanges, ["G04=W03"]);
    check_refused(&game, "G04=W12", "other-shape tile=G04 other_tile=W12");
    let before = view(&game);
    let events = play(&mut game, "G04=W03");
    assert_eq!(
        events,
        [json!({
            "event": "exchanged", "seat": 0, "tile": "G04", "kind": "grass", "other_tile": "W03", "other_kind": "water",
            "shape": "O", "points": 0,
        })]
    );
    assert_eq!((points(&game, 0, "c4"), totals(&game)), (2, vec![4, 0]));
    let at = |seen: &Value, tile: &str| {
        let tiles = seen["zoos"][0]["tiles"].as_array().unwrap().clone();
        tiles.into_iter().find(|placed| placed["tile"] == tile).unwrap()["cells"].clone()
    };
    assert_eq!(at(&view(&game), "G04"), at(&before, "W03"));
    assert_eq!(at(&view(&game), "W03"), at(&before, "G04"));
    let mut expert = grid("G04", "b@c4 y@c6").with("scoring", json!("expert")).load();
    play(&mut expert, "use G04=W03");
    assert_eq!(points(&expert, 0, "c4"), 3);
}

#[test]
fn v13_r23_section_5_6_relocation() {
    let relocated = |to: &str, scoring: &str| {
        let mut game = grid("G04", "b@c4 b@c6").with("scoring", json!(scoring)).load();
        let events = play(&mut game, &format!("use W12:{to}"));
        (game, events)
    };
    let (game, events) = relocated("d5/0", "basic");
    assert_eq!((points(&game, 0, "c4"), points(&game, 0, "c6"), totals(&game)), (2, 1, vec![3, 0]));
    assert_eq!(
        told(&events, "relocated"),
        [json!({
            "event": "relocated", "seat": 0, "tile": "W12", "kind": "water", "shape": "L", "from": "b5/0", "to": "d5/0",
            "points": -1,
        })]
    );
    assert_eq!(position(&game)["zoos"][0]["visitors"], json!({ "c4": "blue", "c6": "blue" }), "they stay");
    let (game, _) = relocated("d5/0", "expert");
    assert_eq!((points(&game, 0, "c4"), points(&game, 0, "c6")), (3, 2));
    // It may overlap its old cells.
    let (game, _) = relocated("b6/0", "basic");
    assert_eq!(points(&game, 0, "c6"), 1);
    let mut game = grid("G04", "").load();
    play(&mut game, "use");
    check_refused(&game, "W12:b5/0", "same-place");
}

#[test]
fn section_5_6_the_tile_just_placed_can_be_chosen_and_icons_stay_quiet() {
    let mut game = grid("G04", "").load();
    play(&mut game, "use");
    let mut own: Vec<String> = legal(&game).into_iter().filter(|text| text.starts_with("G04:")).collect();
    own.sort();
    assert!(own.contains(&"G04:a2/0".to_owned()) && !own.contains(&"G04:a3/0".to_owned()));
    // W03 draws, but not when it is moved.
    let events = play(&mut game, "W03:g7/0");
    assert_eq!((names(&events), game.phase()), (vec!["relocated"], "pick"));
}

#[test]
fn r13_an_enclosure_is_turned_as_one_likes() {
    let mut game = grid("G04", "").load();
    play(&mut game, "use");
    for turn in 0..4 {
        assert!(legal(&game).contains(&format!("W12:f4/{turn}")) || turn == 3, "turn {turn}");
    }
    assert!(legal(&game).contains(&"W12:h4/3".to_owned()));
}

#[test]
fn r14_mirrored_shapes_are_not_exchanged() {
    let zoo = "G15@a1/1 W12@a4/0 V08@e5/0 W10@f1/0";
    let mut game = spot(2).zoo(0, "d7/2", zoo, "").icon("G15").load();
    play(&mut game, "use");
    assert!(legal(&game).iter().all(|text| !text.contains('=')));
    check_refused(&game, "G15=W12", "other-shape tile=G15 other_tile=W12");
    check_refused(&game, "V08=W10", "other-shape tile=V08 other_tile=W10");
}

#[test]
fn r17_drawn_visitors_must_be_placed() {
    let mut game = grid("P01", "").load();
    play(&mut game, "use vry");
    assert!(legal(&game).iter().all(|text| text.contains('@')));
    check_refused(&game, "stop", "wrong-phase expected=visitor");
    check_refused(&game, "skip", "wrong-phase expected=visitor");
}

#[test]
fn r21_enclosures_of_the_same_kind_and_shape_may_be_exchanged() {
    let mut game =
        spot(2).zoo(0, "b1/0", "G04@e1/0 G03@a3/0", "g@d1").with("scoring", json!("expert")).icon("G04").load();
    play(&mut game, "use");
    assert!(legal(&game).contains(&"G03=G04".to_owned()));
    let events = play(&mut game, "G03=G04");
    assert_eq!((told(&events, "exchanged")[0]["points"].clone(), totals(&game)), (json!(0), vec![2, 0]));
}

#[test]
fn r23_paths_are_never_moved() {
    let mut game = spot(2).zoo(0, "b1/0", "P03@c3/1 P04@d2/1 G04@a3/0", "g@d3").icon("P04").load();
    play(&mut game, "use");
    assert!(legal(&game).iter().all(|text| text.starts_with("G04:")));
    check_refused(&game, "P03:e2/1", "path-stays tile=P03");
    check_refused(&game, "P03=P04", "path-stays tile=P03");
}

#[test]
fn section_5_7_the_bus_is_taken_at_once() {
    let mut game = spot(2).zoo(1, "b1/0", "G05@a3/0", "").turn(1, &[]).icon("G05").load();
    assert_eq!(position(&game)["bus"], 0);
    let events = play(&mut game, "use");
    assert_eq!(told(&events, "bus"), [json!({ "event": "bus", "seat": 1 })]);
    assert_eq!(told(&events, "bus_passed"), [] as [Value; 0]);
    assert_eq!(position(&game)["bus"], 1);
    // Its owner keeps it so.
    let mut game = spot(2).zoo(0, "b1/0", "G05@a3/0", "").icon("G05").load();
    play(&mut game, "use");
    assert_eq!((&position(&game)["bus"], &position(&game)["bus_taken"]), (&json!(0), &json!(true)));
    play(&mut game, "V01 a1/0 skip");
    assert_eq!(position(&game)["bus"], 0, "it is not passed on");
}

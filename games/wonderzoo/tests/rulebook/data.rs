//! §1, §3: the tiles and the boards, and those that an owner writes.

use std::collections::BTreeMap;

use kernel::{AnyMatch as _, Arg, Facts, Game, new_match};
use serde_json::{Value, json};
use wonderzoo::{Options, Wonderzoo};
use words::{Language, Lexicon};

use crate::spots::{BOARDS, TILES, fresh, legal, load, mover, play, position, set, spot, texts, view};

fn bag() -> Vec<Value> {
    view(&fresh(2, &json!({})))["bag"].as_array().expect("a bag").clone()
}

#[test]
fn v12_section_1_the_components() {
    let bag = bag();
    let of = |field: &str, value: &str| bag.iter().filter(|tile| tile[field] == value).count();
    assert_eq!(bag.len(), 65);
    assert_eq!(["grass", "vivarium", "water", "path"].map(|kind| of("kind", kind)), [15, 15, 15, 20]);
    let icons = ["draw1", "draw2", "move1", "move2", "swap", "bus"].map(|icon| of("icon", icon));
    assert_eq!(icons, [20, 10, 6, 6, 12, 11]);
    assert_eq!(icons[0] + 2 * icons[1], 40, "as many visitors as there are");
    let visitors = json!({ "red": 10, "blue": 10, "yellow": 10, "green": 10 });
    assert_eq!(view(&fresh(2, &json!({})))["visitor_bag"], visitors);
}

#[test]
fn section_3_1_the_tiles_are_those_of_the_tables() {
    let rules = include_str!("../../RULES.md");
    // `| I | draw1, move2 |`: the enclosures first, then the paths.
    let rows = rules.lines().filter_map(|line| {
        let cells: Vec<&str> = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ").collect();
        (cells.len() == 2 && cells[0].len() == 1 && "IOTSZLJ".contains(cells[0])).then(|| (cells[0], cells[1]))
    });
    let rows: Vec<(&str, &str)> = rows.collect();
    assert_eq!(rows.len(), 7 + 6);
    let list = |rows: &[(&str, &str)]| -> Vec<(String, String)> {
        let of = |(shape, icons): &(&str, &str)| {
            icons.split(", ").map(|icon| ((*shape).to_owned(), icon.to_owned())).collect::<Vec<_>>()
        };
        rows.iter().flat_map(of).collect()
    };
    let (enclosures, paths) = (list(&rows[..7]), list(&rows[7..]));
    for (kind, letter, wanted) in [
        ("grass", "G", &enclosures),
        ("vivarium", "V", &enclosures),
        ("water", "W", &enclosures),
        ("path", "P", &paths),
    ] {
        let tiles: Vec<Value> = bag().into_iter().filter(|tile| tile["kind"] == kind).collect();
        assert_eq!(tiles.len(), wanted.len());
        for ((number, tile), (shape, icon)) in (1..).zip(&tiles).zip(wanted) {
            let expected =
                json!({ "tile": format!("{letter}{number:02}"), "kind": kind, "shape": shape, "icon": icon });
            assert_eq!(tile, &expected);
        }
    }
}

fn read(option: &str, text: &str) -> Result<Options, String> {
    Facts::read_options(&Wonderzoo::FACTS, &json!({ option: text })).map_err(|bad| bad.to_string())
}

/// A text with one part for another.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

#[test]
fn section_3_section_3_3_section_3_4_the_printed_texts_may_be_written_out_and_are_the_same() {
    assert_eq!(read("tiles", TILES).unwrap(), Options::default());
    assert_eq!(read("boards", BOARDS).unwrap(), Options::default());
    // Without the head and the last column, in another order, with Windows' line ends and spaces.
    let mut rows: Vec<String> =
        TILES.lines().skip(1).map(|row| row.rsplit_once(',').unwrap().0.replace(',', " , ")).collect();
    rows.reverse();
    assert_eq!(read("tiles", &rows.join("\r\n")).unwrap(), Options::default());
    let rows: Vec<String> = BOARDS.lines().skip(1).map(|row| row.replace(',', " , ")).collect();
    assert_eq!(read("boards", &rows.join("\r\n")).unwrap(), Options::default());
}

#[test]
fn section_3_3_an_owners_set_is_played_and_recorded() {
    let text = set("V01 O bus, G01 L swap, P01 O draw1, G02 O draw2")
        .as_str()
        .unwrap()
        .replace("E,entrance,T", "E,entrance,I");
    let mut table = new_match::<Wonderzoo>(&json!({ "tiles": text, "first_bus": 1 }), 2).unwrap();
    let mut game = fresh(2, &json!({ "tiles": text, "first_bus": 1 }));
    // The entrance is another one: an I lies in 80 places, 36 of them in the middle 6 × 6 cells.
    assert_eq!(legal(&game).len(), 80 - 36);
    for place in ["a1/0", "a1/1"] {
        table.play(mover(&game), place.parse().unwrap(), &mut kernel::Silent).unwrap();
        play(&mut game, place);
    }
    table.settle(&"tG01,G02,P01".parse().unwrap(), &mut kernel::Silent).unwrap();
    play(&mut game, "tG01,G02,P01");
    table.play(mover(&game), "G01".parse().unwrap(), &mut kernel::Silent).unwrap();
    play(&mut game, "G01");
    assert_eq!(table.game(), &game);
    let hand = view(&game)["hand"].clone();
    assert_eq!(hand, json!({ "tile": "G01", "kind": "grass", "shape": "L", "icon": "swap" }));
    let record = table.record(kernel::Viewer::Everything);
    let kept = record.options["tiles"].as_str().unwrap().to_owned();
    assert_eq!(read("tiles", &kept).unwrap(), read("tiles", &text).unwrap());
    let again = kernel::replay_match::<Wonderzoo>(&record, u32::MAX).unwrap();
    assert_eq!((again.game(), again.options()["tiles"].as_str()), (table.game(), Some(kept.as_str())));
    // A position says it too.
    let loaded = load(&position(&game)).unwrap();
    assert_eq!(loaded, game);
    assert_eq!(position(&game)["tiles"], kept);
}

/// Five boards of 2 rows and 5 columns.
fn small_boards() -> String {
    let rows = |board: &&str| format!("{board},1,.....\n{board},2,#.#..");
    ["easy", "1", "2", "3", "4"].iter().map(rows).collect::<Vec<_>>().join("\n")
}

#[test]
fn section_3_4_other_boards_are_played_and_recorded() {
    let options = json!({ "boards": small_boards(), "first_bus": 0 });
    let mut game = fresh(2, &options);
    assert_eq!(view(&game)["zoos"][1]["board"], json!([".....", "#.#.."]));
    let mut open = legal(&game);
    open.sort();
    // Its stem is at b2 or d2.
    assert_eq!(open, ["a1/0", "c1/0"]);
    play(&mut game, "a1/0 c1/0 tG03,P01,P13");
    assert_eq!(legal(&game), ["G03"]);
    assert_eq!(
        read("boards", position(&game)["boards"].as_str().unwrap()).unwrap(),
        read("boards", &small_boards()).unwrap()
    );
    assert_eq!(load(&position(&game)).unwrap(), game);
}

#[test]
fn section_3_4_the_rim_is_that_of_the_board() {
    let rows: Vec<String> = ["easy", "1", "2", "3", "4"]
        .iter()
        .flat_map(|board| (1..=5).map(move |row| format!("{board},{row},.....")))
        .collect();
    let game = fresh(2, &json!({ "boards": rows.join("\n"), "first_bus": 0 }));
    // On 5 × 5 cells a T lies in 48 places, and in the middle 3 × 3 in 8 of them.
    assert_eq!(legal(&game).len(), 48 - 8);
}

/// Asserts what is said of a text: the row, the column, and in every language both.
#[track_caller]
fn refused(option: &str, text: &str, row: usize, column: &str, code: &str) {
    let bad = match Facts::read_options::<Options>(&Wonderzoo::FACTS, &json!({ option: text })) {
        Ok(_) => panic!("it is accepted: {text}"),
        Err(bad) => bad,
    };
    let reason = bad.reason();
    let args: BTreeMap<&str, Value> = reason
        .args
        .iter()
        .map(|(name, arg): &(&str, Arg)| (*name, serde_json::to_value(arg).expect("plain data")))
        .collect();
    assert_eq!(reason.code, format!("bad-{option}-{code}"), "{bad}");
    assert_eq!((&args["row"], &args["column"]), (&json!(row), &json!(column)), "{bad}");
    let section = if option == "tiles" { "§3.3" } else { "§3.4" };
    assert_eq!(reason.rule, Some(section));
    for language in Language::ALL {
        let said = reason.say(&Lexicon::of(language), &kernel::Names::default());
        assert!(said.contains(&row.to_string()) && said.contains(column), "{language}: {said}");
    }
}

#[test]
fn section_3_3_a_set_is_checked_row_by_row() {
    for (from, to, row, column, code) in [
        ("G01,grass,I,draw1,1,reconstructed", "G01,grass,I,draw1", 3, "count", "columns"),
        ("G01,grass,I,draw1,1,reconstructed", "G01,grass,I,draw1,1,x,y", 3, "provenance", "columns"),
        ("\nG02,", "\nG2,", 4, "tile", "tile"),
        ("\nG02,", "\nX02,", 4, "tile", "tile"),
        ("\nG02,", "\nG00,", 4, "tile", "tile"),
        ("\nG02,", "\nG01,", 4, "tile", "twice"),
        ("\nG15,", "\nG16,", 68, "tile", "missing"),
        ("\nG01,grass,I,draw1,1", "\nE,entrance,T,none,4", 3, "tile", "twice"),
        ("\nE,entrance,T,none,4,partly-attested", "", 67, "tile", "missing"),
        ("G03,grass", "G03,gras", 5, "kind", "kind"),
        ("G03,grass", "G03,water", 5, "kind", "kind"),
        ("E,entrance", "E,path", 2, "kind", "kind"),
        ("G03,grass,O", "G03,grass,X", 5, "shape", "shape"),
        ("G03,grass,O", "G03,grass,", 5, "shape", "shape"),
        ("G03,grass,O,draw1", "G03,grass,O,draw3", 5, "icon", "icon"),
        ("G03,grass,O,draw1", "G03,grass,O,none", 5, "icon", "icon"),
        ("E,entrance,T,none", "E,entrance,T,bus", 2, "icon", "icon"),
        ("G03,grass,O,draw1,1", "G03,grass,O,draw1,2", 5, "count", "copies"),
        ("G03,grass,O,draw1,1", "G03,grass,O,draw1,x", 5, "count", "copies"),
        ("E,entrance,T,none,4", "E,entrance,T,none,3", 2, "count", "copies"),
    ] {
        refused("tiles", &changed(TILES, from, to), row, column, code);
    }
}

#[test]
fn section_3_3_a_set_has_1_to_65_tiles() {
    assert!(read("tiles", "E,entrance,T,none,4\nW01,water,O,bus,1").is_ok());
    refused("tiles", "E,entrance,T,none,4", 2, "tile", "count");
    refused("tiles", &format!("{TILES}P21,path,I,bus,1"), 69, "tile", "count");
}

#[test]
fn section_3_4_boards_are_checked_row_by_row() {
    for (from, to, row, column, code) in [
        ("1,2,..#.....", "1,2", 11, "cells", "columns"),
        ("1,2,..#.....", "1,2,..#.....,x,y", 11, "provenance", "columns"),
        ("1,2,..#.....", "5,2,..#.....", 11, "board", "board"),
        ("1,2,..#.....", "1,3,..#.....", 11, "row", "row"),
        ("1,2,..#.....", "1,x,..#.....", 11, "row", "row"),
        ("1,2,..#.....", "1,2,..o.....", 11, "cells", "cells"),
        ("1,2,..#.....", "1,2,", 11, "cells", "cells"),
        ("1,2,..#.....", "1,2,..#......", 11, "cells", "cells"),
        ("1,2,..#.....", "1,2,..#....", 11, "cells", "width"),
        ("1,8,........", "1,8,........\n1,9,........", 18, "row", "row"),
    ] {
        refused("boards", &changed(BOARDS, from, to), row, column, code);
    }
    let without = BOARDS.lines().filter(|row| !row.starts_with("3,")).collect::<Vec<_>>().join("\n");
    refused("boards", &without, 34, "board", "missing");
}

#[test]
fn section_3_4_a_board_has_room_for_the_entrance_at_its_rim() {
    let full = |row: &str| if row.starts_with("4,") { row.replace('.', "#") } else { row.to_owned() };
    let middle = |row: &str| match row.starts_with("2,") {
        true => row.replace(['.'], "#"),
        false => row.to_owned(),
    };
    let boards = |change: &dyn Fn(&str) -> String| BOARDS.lines().map(change).collect::<Vec<_>>().join("\n");
    // Board 2 is free in the middle only.
    let inside = boards(&middle).replace("2,3,########", "2,3,##....##").replace("2,4,########", "2,4,##....##");
    for (text, board) in [(boards(&full), "4"), (inside, "2")] {
        let bad = new_match::<Wonderzoo>(&json!({ "boards": text }), 2).map(|_| ()).unwrap_err();
        let reason = bad.reason();
        assert_eq!((reason.code, reason.rule), ("bad-boards-entrance", Some("§3.4")));
        for language in Language::ALL {
            let said = reason.say(&Lexicon::of(language), &kernel::Names::default());
            assert!(said.contains(board), "{language}: {said}");
        }
        let mut position = spot(2).json();
        position["boards"] = json!(text);
        let why = load(&position).unwrap_err();
        assert!(why.contains("boards") && why.contains(board), "{why}");
    }
    // It depends on the entrance: an O fits where no T does.
    let small: Vec<String> =
        ["easy", "1", "2", "3", "4"].iter().map(|board| format!("{board},1,..\n{board},2,..")).collect();
    let small = small.join("\n");
    assert!(new_match::<Wonderzoo>(&json!({ "boards": small }), 2).is_err());
    let square = changed(TILES, "E,entrance,T", "E,entrance,O");
    assert!(new_match::<Wonderzoo>(&json!({ "boards": small, "tiles": square }), 2).is_ok());
}

#[test]
fn section_3_section_3_3_section_3_4_a_position_says_the_same() {
    let mut position = spot(2).json();
    position["tiles"] = json!(changed(TILES, "G03,grass,O", "G03,grass,X"));
    let why = load(&position).unwrap_err();
    assert!(why.contains("tiles, row 5, column shape"), "{why}");
    let mut position = spot(2).json();
    position["boards"] = json!(changed(BOARDS, "1,2,..#.....", "1,2,..o....."));
    let why = load(&position).unwrap_err();
    assert!(why.contains("boards, row 11, column cells"), "{why}");
}

#[test]
fn section_3_section_3_3_section_3_4_a_text_that_is_too_long_or_none_is_refused() {
    for option in ["tiles", "boards"] {
        for wrong in [json!(7), json!(null), json!(["E"]), Value::String("x".repeat(6000))] {
            let bad = Facts::read_options::<Options>(&Wonderzoo::FACTS, &json!({ option: wrong })).unwrap_err();
            assert_eq!(bad.reason().code, "bad-option-value");
        }
    }
}

#[test]
fn section_7_every_option_has_its_default() {
    let options = serde_json::to_value(Options::default()).unwrap();
    let wanted = json!({
        "difficulty": "easy", "scoring": "basic", "adjacency_scoring": "side", "stuck": "out", "entrance_visitors": true,
        "first_bus": 0, "tiles": "", "boards": "",
    });
    assert_eq!(options, wanted);
    assert_eq!(texts(&json!(Wonderzoo::FACTS.options.iter().map(|option| option.name).collect::<Vec<_>>())).len(), 8);
}

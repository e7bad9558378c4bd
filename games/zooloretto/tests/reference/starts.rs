//! Positions from which the two implementations are compared: fresh ones, and others that play seldom comes to.

use kernel::{Game, Luck, QuickLuck, Setup};
use serde_json::{Value, json};
use zooloretto::{Options, Zooloretto};

use super::second::position::options;
use super::second::tiles::{COLOURS, JUNGLE, SPECIES, is_jungle, read, text};
use super::second::{Reference, Table};

/// Every so many names of a list, so that each is left out in some game.
fn some(names: &[(&'static str, &'static str)], count: usize, number: u64) -> Vec<(&'static str, &'static str)> {
    (0..count).map(|at| names[(number as usize + 3 * at) % names.len()]).collect()
}

/// The beginning of a game, as the crate prints it.
pub(super) fn fresh(table: Table, number: u64) -> Value {
    let seats = table.seats;
    let removed = some(&SPECIES, 5 - seats, number);
    let jungle_removed = some(&JUNGLE, if table.exotic { 5 - seats } else { 0 }, number / 2);
    let names = |list: &[(&str, &'static str)]| list.iter().map(|(_, name)| *name).collect::<Vec<_>>();
    let mut given = json!({ "removed": names(&removed), "first": number % seats as u64 });
    if table.xxl {
        given["xxl"] = json!(true);
    }
    if table.exotic {
        given["exotic"] = json!(true);
        given["jungle_removed"] = json!(names(&jungle_removed));
    }
    let read: Options = Zooloretto::FACTS.read_options(&given).expect("options");
    let game = Zooloretto::new(&Setup { options: read, seats: seats as u8, rules_version: 1 }).expect("a setup");
    let mut position = serde_json::to_value(game.position()).expect("JSON");
    // What the reference sets up on its own is the same.
    let letters: String = removed.iter().map(|(letter, _)| *letter).collect();
    let jungle: String = jungle_removed.iter().map(|(letter, _)| &letter[1..]).collect();
    let reference = Reference::new(table, &letters, &jungle, (number % seats as u64) as usize);
    assert_eq!(reference.position(&options(&position)), position);
    position["first"] = json!("random");
    position
}

/// The letters of the species that are in the game.
fn letters(position: &Value) -> Vec<String> {
    let babies = position["babies"].as_str().expect("tiles");
    babies
        .split('+')
        .map(|word| word.trim_start_matches(|digit: char| digit.is_ascii_digit())[..1].to_owned())
        .collect()
}

fn seats(position: &Value) -> u64 {
    position["seats"].as_u64().expect("seats")
}

fn coins(position: &Value) -> u64 {
    if position["xxl"] == true { 42 } else { 30 }
}

/// Zoos that are nearly full; the players have all the money, and the bank none.
pub(super) fn crowd(position: &mut Value) {
    let (seats, coins, letters) = (seats(position), coins(position), letters(position));
    for seat in 0..seats {
        let (one, other) = (&letters[seat as usize], &letters[(seat as usize + 1) % letters.len()]);
        let zoo = &mut position["zoos"][seat as usize];
        zoo["coins"] = json!(coins / seats + u64::from(seat < coins % seats));
        zoo["enclosures"] = json!({ "E4": format!("2{one}+{one}m"), "E5": format!("3{other}+{other}f") });
        zoo["barn"] = json!(format!("{one}f+{one}"));
        if coins == 42 {
            // XXL: one more is in sight that can be filled and donated.
            let third = &letters[(seat as usize + 2) % letters.len()];
            zoo["extensions"] = json!(1);
            zoo["enclosures"]["X1"] = json!(format!("4{third}"));
        }
    }
    position["bank"] = json!(0);
    // What is in the zoos is not in the stack.
    position["stack"] = json!(null);
    *position = printed(position);
}

/// The last few tiles, so that somebody can do nothing (R55).
pub(super) fn cut_short(position: &mut Value, number: u64) {
    let letter = letters(position).swap_remove(0);
    let jungle = if position["exotic"] == true { "+2jo+jp+2js" } else { "" };
    let left_out = |tile: &str| position["jungle_removed"].to_string().contains(name_of(tile));
    let jungle: Vec<String> = read(jungle).into_iter().filter(|tile| !left_out(tile)).collect();
    position["stack"] = match number % 8 {
        3 => {
            let tiles = format!("{}{letter}+2{letter}m+2{letter}f+s+k", 1 + number % 7);
            json!(text(&[read(&tiles), jungle].concat()))
        }
        _ => json!(letter),
    };
    let poor = position["zoos"].as_array().expect("zoos").len() - 1;
    position["bank"] = json!(position["bank"].as_u64().expect("coins") + 2);
    position["zoos"][poor]["coins"] = json!(0);
}

/// The last round: ten tiles are left, of many kinds.
pub(super) fn last_tiles(position: &mut Value) {
    let stack = read(position["stack"].as_str().expect("tiles"));
    position["stack"] = json!(text(&stack.iter().step_by(stack.len() / 9).cloned().collect::<Vec<_>>()));
}

fn name_of(tile: &str) -> &'static str {
    JUNGLE.iter().find(|(known, _)| *known == tile).expect("a jungle animal").1
}

/// Exotic: visitors all over their paths, jungles with animals, tokens with somebody or nobody. XXL: donations that were made.
pub(super) fn scatter(position: &mut Value, number: u64) {
    let mut luck = QuickLuck::new(number, 73);
    let seats = seats(position) as usize;
    if position["exotic"] == true {
        let mut stack = read(position["stack"].as_str().expect("tiles"));
        let mut used = Vec::new();
        for (_, name) in &COLOURS[..if position["xxl"] == true { 5 } else { 4 }] {
            used.push(*name);
            let mut points = vec![Vec::new(); seats];
            // Now and then nobody is left in the reserve, now and then nobody is in a zoo.
            for _ in 0..[0, 3, 5, 8, 8][luck.below(5) as usize] {
                // Most of them are in the first zoos, so that elsewhere a colour may be missing.
                let most = 1 + luck.below(seats as u32);
                let seat = luck.below(most) as usize;
                points[seat].push(1 + luck.below(5));
            }
            for (seat, mut points) in points.into_iter().enumerate() {
                points.sort_unstable();
                let visitors = position["zoos"][seat]["visitors"].as_object_mut().expect("visitors");
                visitors.remove(*name);
                if !points.is_empty() {
                    visitors.insert((*name).to_owned(), json!(points));
                }
            }
        }
        for seat in 0..seats {
            let taken = luck.below(6);
            let mut jungle: Vec<String> = Vec::new();
            let stored = stack.iter().position(|tile| is_jungle(tile)).filter(|_| luck.below(2) == 0);
            if let Some(at) = stored {
                let barn = read(position["zoos"][seat]["barn"].as_str().expect("tiles"));
                position["zoos"][seat]["barn"] = json!(text(&[barn, vec![stack.remove(at)]].concat()));
            }
            for _ in 0..taken {
                let different = |tile: &String| is_jungle(tile) && (jungle.len() < 3 || jungle.contains(tile));
                if let Some(at) = stack.iter().position(different) {
                    jungle.push(stack.remove(at));
                }
            }
            position["zoos"][seat]["jungle"] = json!(text(&jungle));
            let tokens: Vec<&str> = used.extract_if(.., |_| luck.below(3) == 0).collect();
            position["zoos"][seat]["tokens"] = json!(tokens);
        }
        position["stack"] = json!(text(&stack));
    }
    if position["xxl"] == true {
        let donated: &[&[u64]] = &[&[6], &[6, 5], &[]];
        for seat in 0..seats.min(3) {
            position["zoos"][seat]["donated"] = json!(donated[(number as usize + seat) % 3]);
        }
    }
}

/// Some have passed, some of these have taken trucks, and anything lies on any truck.
pub(super) fn muddle(position: &mut Value, number: u64) {
    let mut luck = QuickLuck::new(number, 55);
    let mut stack = read(position["stack"].as_str().expect("tiles"));
    let mut draw = |luck: &mut QuickLuck| stack.swap_remove(luck.below(stack.len() as u32) as usize);
    let (seats, to_move) = (seats(position), position["to_move"].as_u64().expect("a seat"));
    let mut passed: Vec<u64> = (0..seats).filter(|&seat| seat != to_move && luck.below(2) == 0).collect();
    let mut takers: Vec<u64> = passed.iter().copied().filter(|_| luck.below(2) == 0).collect();
    if (number / 4).is_multiple_of(2) {
        position["phase"] = json!("unload");
        passed.push(to_move);
        // The first truck has three slots at every table.
        takers.insert(0, to_move);
    }
    for (at, truck) in position["trucks"].as_array_mut().expect("trucks").iter_mut().enumerate() {
        let slots = if seats == 2 { 3 - at as u32 } else { 3 };
        let mut tiles: Vec<String> = (0..luck.below(slots + 1)).map(|_| draw(&mut luck)).collect();
        while takers.get(at) == Some(&to_move) && tiles.iter().all(|tile| tile == "$") {
            // Something that needs a place; a coin that had the last slot has left the game.
            tiles.truncate(2);
            tiles.push(draw(&mut luck));
        }
        *truck = json!({ "tiles": text(&tiles), "taken_by": takers.get(at) });
    }
    (position["passed"], position["stack"]) = (json!(passed), json!(text(&stack)));
}

/// Exotic: somebody is about to advance, or to step back, in the middle of whatever there is.
pub(super) fn interrupt(position: &mut Value, number: u64) {
    let mut luck = QuickLuck::new(number, 50);
    let (seats, active) = (seats(position), position["to_move"].as_u64().expect("a seat"));
    let (_, colour) = COLOURS[luck.below(4) as usize];
    position["zoos"][active as usize]["visitors"][colour] = json!([1]);
    for zoo in position["zoos"].as_array_mut().expect("zoos") {
        // So that one may be in the reserve, too.
        if let Some(points) = zoo["visitors"][colour].as_array_mut() {
            points.truncate(1);
        }
    }
    position["idle_turns"] = json!(0);
    if number.is_multiple_of(2) {
        position["phase"] = json!("advance");
        if luck.below(2) == 0 {
            position["colour"] = json!(colour);
        }
    } else {
        let asked = (active + 1 + u64::from(luck.below(seats as u32 - 1))) % seats;
        position["zoos"][asked as usize]["visitors"][colour] = json!([1, 4]);
        (position["phase"], position["colour"]) = (json!("retreat"), json!(colour));
        (position["turn"], position["to_move"]) = (json!(active), json!(asked));
    }
    for zoo in position["zoos"].as_array_mut().expect("zoos") {
        let visitors = zoo["visitors"].as_object_mut().expect("visitors");
        visitors.retain(|_, points| points != &json!(null));
    }
}

/// A position with all its fields.
pub(super) fn printed(position: &Value) -> Value {
    let game = Zooloretto::load(serde_json::from_value(position.clone()).expect("a position"));
    serde_json::to_value(game.unwrap_or_else(|bad| panic!("{bad}: {position}")).position()).expect("JSON")
}

//! Positions: the example of `docs/positions/mio.md`, the one form, and each refusal of `load`.

use kernel::Game;
use mio::Mio;
use serde_json::{Value, json};

use crate::spots::{fresh, legal, load, spot, view};

const PAGE: &str = include_str!("../../../docs/positions/mio.md");

fn example() -> Value {
    let (_, rest) = PAGE.split_once("```json\n").expect("an example");
    serde_json::from_str(rest.split_once("```").expect("its end").0).expect("JSON")
}

#[test]
fn the_example_loads_and_is_printed_as_it_stands() {
    let game = load(&example()).expect("it loads");
    assert_eq!(serde_json::to_value(game.position()).unwrap(), example());
    assert_eq!((game.phase(), view(&game).auctions), ("place", 7));
    assert!(!legal(&game).is_empty());
    let fields = example();
    let zoo = fields["zoos"][0].as_object().unwrap().keys();
    for field in fields.as_object().unwrap().keys().chain(zoo) {
        assert!(PAGE.contains(&format!("| `{field}` |")), "{field} is not described");
    }
}

#[test]
fn what_is_left_out_has_its_default() {
    let zoo = json!({ "coins": 8 });
    let short = json!({ "seats": 2, "phase": "flags", "year": 1, "zoos": [zoo, zoo] });
    assert_eq!(load(&short).expect("it loads"), fresh(2, &json!({})));
    // Benches are those that the paths give, the stack has all that is nowhere else.
    let built = json!({
        "seats": 2, "phase": "bid", "year": 1, "flags": [1, 0], "row": [3, 4], "sold": 0,
        "zoos": [{ "tiles": [{ "tile": 25, "at": "0,1,0", "auction": 1 }] }, {}],
    });
    let game = load(&built).expect("it loads");
    assert_eq!((view(&game).zoos[0].benches, view(&game).stack.len(), view(&game).auctions), (1, 22, 1));
}

#[test]
fn a_state_is_at_most_a_kilobyte() {
    assert!(size_of::<Mio>() <= 1024, "{} bytes", size_of::<Mio>());
    assert!(size_of::<mio::Action>() <= 4);
}

/// Asserts that a position with one field changed is refused for this reason. A field of a field has a path.
#[track_caller]
fn refused(mut json: Value, path: &str, value: Value, why: &str) {
    assert!(load(&json).is_ok(), "{:?} before the change", load(&json));
    *path.split('/').fold(&mut json, |at, name| match name.parse::<usize>() {
        Ok(number) => &mut at[number],
        Err(_) => &mut at[name],
    }) = value;
    match load(&json) {
        Ok(game) => panic!("{path} is accepted: {game:?}"),
        Err(said) => assert!(said.contains(why), "{path} is refused, but because {said:?}"),
    }
}

#[test]
fn options_seats_and_years() {
    let base = || spot(2).json();
    for (path, value, why) in [
        ("seats", json!(1), "1 seats cannot play"),
        ("seats", json!(5), "5 seats cannot play"),
        ("seats", json!(3), "there are 3 seats and 2 zoos"),
        ("bench_limit", json!(14), "bench_limit is"),
        ("year_length", json!("six"), "unknown variant"),
        ("tiles", json!("start"), "tiles, row 1"),
        ("phase", json!("auction"), "unknown variant"),
        ("year", json!(0), "the year is 1 to 5"),
        ("year", json!(6), "the year is 1 to 5"),
        ("year", json!(2), "1 years are over, and seat 0 has 0"),
        ("zoos/1/years", json!([{ "visitors": 0, "trees": 0, "benches": 0 }]), "0 years are over, and seat 1 has 1"),
        ("zoos/1/coins", json!(1000), "more than 999 coins"),
        ("flags", json!([0]), "flags names every seat once"),
        ("flags", json!([0, 0]), "flags names every seat once"),
        ("colour", json!("red"), "unknown field"),
    ] {
        refused(base(), path, value, why);
    }
    let three = spot(3).json();
    refused(three, "same_player_second", json!(true), "same_player_second cannot be true");
    let years = spot(2)
        .with("year", json!(2))
        .with("zoos/0/years", json!([{ "visitors": 15, "trees": 3, "benches": 9 }]))
        .with("zoos/1/years", json!([{ "visitors": 0, "trees": 0, "benches": 0 }]))
        .json();
    refused(years.clone(), "zoos/0/years/0/visitors", json!(16), "too many visitors or trees");
    refused(years, "zoos/0/years/0/trees", json!(4), "too many visitors or trees");
}

#[test]
fn tiles_are_in_one_place_and_fit() {
    let base = || spot(2).zoo(0, "25@0,1,0#1 16@1,2,0#3").zoo(1, "2@1,2,1#2").row(&[7, 8], 0).json();
    for (path, value, why) in [
        ("row", json!([7, 7]), "tile 7 is in the row twice"),
        ("row", json!([7, 25]), "tile 25 is in two places"),
        ("row", json!([7, 26]), "tiles have the numbers 1 to 25"),
        ("stack", json!([7]), "tile 7 is in two places"),
        ("stack", json!([9, 9]), "tile 9 is in two places"),
        ("sold", json!(3), "more tiles are sold"),
        ("zoos/1/tiles/0/tile", json!(25), "tile 25 is in two places"),
        ("zoos/1/tiles/0/auction", json!(3), "an auction has one tile"),
        ("zoos/1/tiles/0/auction", json!(0), "an auction has one tile"),
        ("zoos/1/tiles/0/auction", json!(4), "only 3 auctions are over"),
        ("zoos/1/tiles/0/at", json!("0,0,0"), "tile 2 does not fit at 0,0,0 in the zoo of seat 1: occupied"),
        ("zoos/1/tiles/0/at", json!("9,9,0"), "not-connected"),
        ("zoos/1/tiles/0/at", json!("9,9,4"), "a placement is x,y,r"),
        ("zoos/0/benches", json!(9), "the paths of seat 0 close"),
    ] {
        refused(base(), path, value, why);
    }
    // The order of the auctions is the order of building.
    let mut turned = base();
    turned["zoos"][0]["tiles"][0]["auction"] = json!(3);
    turned["zoos"][0]["tiles"][1]["auction"] = json!(1);
    assert!(load(&turned).unwrap_err().contains("tile 16 does not fit"));
}

#[test]
fn benches_with_a_limit() {
    let base = spot(2).with("bench_limit", json!(13)).zoo(0, "25@0,1,0#1").json();
    let mut fewer = base.clone();
    fewer["zoos"][0]["benches"] = json!(0);
    assert_eq!(view(&load(&fewer).expect("somebody else had the last")).zoos[0].benches, 0);
    refused(base, "zoos/0/benches", json!(2), "the paths of seat 0 close 1 regions");
    let towers = |seat: u8| {
        (0..8)
            .map(|at| format!("{}@0,{},0#{}", 8 * seat + at + 1, at + 1, 8 * seat + at + 1))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let many = spot(2)
        .face(25, "ape,1,sea,1,0")
        .with("bench_limit", json!(13))
        .zoo(0, &towers(0))
        .zoo(1, &towers(1))
        .row(&[20], 0);
    let mut many = many.json();
    assert_eq!(view(&load(&many).expect("it loads")).benches_left, Some(0));
    many["zoos"][0]["benches"] = json!(8);
    many["zoos"][1]["benches"] = json!(8);
    assert!(load(&many).unwrap_err().contains("16 benches are more than there are"));
}

#[test]
fn there_is_something_to_decide() {
    let bid = || spot(2).json();
    for (path, value, why) in [
        ("row", json!([]), "no tile is on offer"),
        ("sold", json!(1), "no tile is on offer"),
        ("winner", json!(0), "winner and bids are for the phase place"),
        ("bids", json!([0, 0]), "winner and bids are for the phase place"),
        ("phase", json!("flags"), "flags are drawn first"),
        ("phase", json!("reveal"), "auctioned first"),
        ("phase", json!("over"), "1 years are over"),
        ("phase", json!("place"), "winner is the seat"),
    ] {
        refused(bid(), path, value, why);
    }
    let place = || spot(2).placing(0).json();
    for (path, value, why) in [
        ("winner", json!(2), "winner is the seat"),
        ("winner", json!(null), "winner is the seat"),
        ("bids", json!([1]), "bids has the bid of each seat"),
        ("bids", json!([1, 2]), "the winner made the highest bid"),
        ("bids", json!([1000, 2]), "up to 999"),
        ("row", json!([]), "no tile is on offer"),
    ] {
        refused(place(), path, value, why);
    }
    let reveal = spot(2).with("phase", json!("reveal")).row(&[], 0).json();
    refused(reveal.clone(), "stack", json!([]), "no tile is turned up now");
    let single = spot(2).with("phase", json!("reveal")).with("reveal", json!("single")).row(&[1, 2], 2).json();
    refused(single.clone(), "reveal", json!("row"), "no tile is turned up now");
    let mut full = single;
    full["row"] = json!([1, 2, 3, 4, 5]);
    full["sold"] = json!(5);
    full["stack"] = json!([6, 7]);
    assert!(load(&full).unwrap_err().contains("no tile is turned up now"));
    // A tile that fits nowhere is not placed.
    let rows = crate::spots::table(&Default::default())
        .replace("25,ape,1,mammal,1,0,AN-BN-BE-BS-AS-AW", "25,ape,1,mammal,1,2,BS-AS");
    let stuck = spot(2).with("tiles", json!(rows)).zoo(0, "25@0,1,0#1").row(&[3], 0).auctions(1).placing(1).json();
    refused(stuck, "winner", json!(0), "the tile fits nowhere");
    let over = fresh(2, &json!({})).position();
    assert_eq!(over.flags, []);
}

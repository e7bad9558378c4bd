//! §5.2, §5.3 and §6: income, points, the end, and how long a year is.

use kernel::{Game, Seat};
use mio::{Economy, Event, Mio, Tally, income, year_points};
use serde_json::{Value, json};

use crate::spots::{Spot, bid, coins, fresh, place, place_anywhere, settle, spot, view, zoo};

#[test]
fn section_5_2_e1_points_of_a_year() {
    let tally = Tally { visitors: 3, trees: 2, benches: 1 };
    assert_eq!([1, 2, 3, 4, 5].map(|year| year_points(year, tally)), [6, 12, 18, 24, 30]);
}

#[test]
fn e7_what_year_3_would_bring() {
    let of = |visitors, trees, benches| year_points(3, Tally { visitors, trees, benches });
    assert_eq!([of(3, 0, 1), of(2, 0, 2), of(5, 1, 1), of(4, 2, 1)], [12, 12, 21, 21]);
    // Before auction 14.
    assert_eq!([of(4, 0, 1), of(3, 1, 2), of(3, 0, 1)], [15, 18, 12]);
}

/// Draws and plays the tile on offer: seat 0 takes it for nothing, or leaves it to seat 1.
fn sell(game: &mut Mio, seat: usize) -> Vec<Event> {
    let mut bids = vec![0; usize::from(game.seats())];
    bids[seat] = u16::from(game.coins(Seat(seat as u8)) > 0);
    let mut events = bid(game, &bids);
    if game.phase() == "place" {
        events.extend(place_anywhere(game));
    }
    events
}

#[test]
fn r15_r18_income_comes_first_and_the_start_tile_brings_none() {
    let mut game = fresh(2, &json!({}));
    settle(&mut game, "flags01");
    settle(&mut game, "t1,2,3,4,5");
    let mut last = Vec::new();
    for seat in [0, 0, 0, 1, 1] {
        last = sell(&mut game, seat);
    }
    let at = |name: &str| last.iter().position(|event| serde_json::to_value(event).unwrap()["event"] == name).unwrap();
    assert!(at("income") < at("scored"));
    // 8 coins, three or two paid, and an income of three or two.
    assert_eq!(coins(&game), [8, 8]);
    let years: Vec<_> = view(&game).zoos.iter().map(|zoo| zoo.years.clone()).collect();
    assert!(
        years.iter().all(|years| years.len() == 1
            && years[0].points == u16::from(years[0].visitors + years[0].trees + years[0].benches))
    );
}

fn draw_bushes(spot: Spot, bushes: &[(u8, u8)]) -> Spot {
    bushes.iter().fold(spot, |spot, (tile, bushes)| spot.face(*tile, &format!("ape,1,bird,1,{bushes}")))
}

#[test]
fn section_6_e14_r20_three_tiles_with_bushes() {
    let bushes = [(1, 0), (2, 1), (3, 0), (4, 0), (5, 2), (6, 3), (7, 1)];
    let game = draw_bushes(spot(2), &bushes)
        .with("year_length", json!("three_bush_tiles"))
        .with("phase", json!("reveal"))
        .row(&[], 0)
        .load();
    let possible = |draw: &str| game.check_draw(&draw.parse().unwrap()).is_ok();
    assert!(possible("t1,2,3,4,5,6"));
    assert!(!possible("t1,2,3,4,5,6,7") && !possible("t1,2,3,4,5"), "three, not more and not fewer");
    let mut after = game.clone();
    settle(&mut after, "t1,2,3,4,5,6");
    assert_eq!((view(&after).row.len(), view(&after).stack.len()), (6, 19));
}

/// Two tiles with bushes and one without are left.
fn short_stack(reveal: &str, phase: &str) -> Mio {
    let year = json!({ "visitors": 1, "trees": 0, "benches": 0 });
    draw_bushes(spot(2), &[(23, 1), (24, 0), (25, 2)])
        .with("year_length", json!("three_bush_tiles"))
        .with("reveal", json!(reveal))
        .with("phase", json!(phase))
        .with("year", json!(4))
        .with("zoos/0/years", json!(vec![year.clone(); 3]))
        .with("zoos/1/years", json!(vec![year; 3]))
        .row(&[], 0)
        .auctions(22)
        .load()
}

#[test]
fn e20_a_short_stack() {
    let mut game = short_stack("row", "reveal");
    settle(&mut game, "t24,25,23");
    sell(&mut game, 0);
    sell(&mut game, 1);
    let events = sell(&mut game, 0);
    assert_eq!(game.phase(), "over");
    let count =
        |name: &str| events.iter().filter(|event| serde_json::to_value(event).unwrap()["event"] == name).count();
    // Years 4 and 5 both end with income and points.
    assert_eq!((count("no_tiles"), count("income"), count("scored")), (1, 4, 4));
    assert_eq!(zoo(&game, 0).years.len(), 5);
    assert_eq!(coins(&game), [8 - 2 + 2 + 2, 8 - 1 + 1 + 1]);
}

#[test]
fn r28_tiles_are_turned_up_one_by_one() {
    let mut game = fresh(2, &json!({ "reveal": "single" }));
    settle(&mut game, "flags01");
    for (at, tile) in [7, 3, 9, 20, 11].into_iter().enumerate() {
        assert_eq!((game.phase(), game.year()), ("reveal", 1));
        let mut tiles = Vec::new();
        assert!(game.outcomes(&mut tiles));
        assert_eq!(tiles.len(), 25 - at);
        settle(&mut game, &format!("t{tile}"));
        sell(&mut game, 0);
    }
    assert_eq!((game.phase(), game.year()), ("reveal", 2));
    // With bush tiles the year ends after the third, or with the stack.
    let mut game = short_stack("single", "reveal");
    for tile in ["t24", "t25", "t23"] {
        settle(&mut game, tile);
        sell(&mut game, 0);
    }
    assert_eq!(game.phase(), "over");
    let mut game = fresh(2, &json!({ "reveal": "single", "year_length": "three_bush_tiles" }));
    settle(&mut game, "flags01");
    // Tiles 2, 4 and 6 have bushes.
    for tile in [1, 2, 3, 4, 5, 6] {
        assert_eq!(game.year(), 1);
        settle(&mut game, &format!("t{tile}"));
        sell(&mut game, 0);
    }
    assert_eq!((game.year(), view(&game).row.len()), (2, 0));
}

#[test]
fn r29_a_bush_tile_that_fits_nowhere_counts_among_the_three() {
    let rows = crate::spots::table(&Default::default())
        .replace("25,ape,1,mammal,1,0,AN-BN-BE-BS-AS-AW", "25,ape,1,mammal,1,1,BS-AS")
        .replace("4,ape,1,mammal,1,0,AN", "4,ape,1,mammal,1,1,AN")
        .replace("5,ape,1,mammal,1,0,AN", "5,ape,1,mammal,1,1,AN");
    let mut game = fresh(2, &json!({ "tiles": rows, "reveal": "single", "year_length": "three_bush_tiles" }));
    settle(&mut game, "flags01");
    settle(&mut game, "t25");
    bid(&mut game, &[1, 0]);
    place(&mut game, "0,1,0");
    settle(&mut game, "t4");
    let events = bid(&mut game, &[1, 0]);
    assert!(matches!(events.last(), Some(Event::NoPlace { .. })), "{events:?}");
    settle(&mut game, "t5");
    assert_eq!(game.year(), 1);
    bid(&mut game, &[1, 0]);
    assert_eq!(game.year(), 2);
}

/// The last auction of a year is to come, with `balance`.
fn balance(year: u8, zoos: [Value; 2]) -> Mio {
    let over = json!(vec![json!({ "visitors": 0, "trees": 0, "benches": 0 }); usize::from(year) - 1]);
    let [one, other] = zoos;
    spot(2)
        .with("economy", json!("balance"))
        .with("year", json!(year))
        .with("zoos/0/coins", one)
        .with("zoos/1/coins", other)
        .with("zoos/0/years", over.clone())
        .with("zoos/1/years", over)
        .load()
}

#[test]
fn e15_r21_r22_visitors_bring_coins_and_tiles_cost() {
    // 7 visitors, a tree and two benches for six tiles are 4 coins; 2 and 1 for six are −3, of which 2 can be paid.
    let after = |visitors, trees, benches, tiles, coins: i32| {
        (coins + income(Economy::Balance, tiles, Tally { visitors, trees, benches })).max(0)
    };
    assert_eq!([after(7, 1, 2, 6, 3), after(2, 0, 1, 6, 2), after(5, 1, 2, 7, 4)], [7, 0, 5]);
    assert_eq!(5 + 1 + 2 + after(5, 1, 2, 7, 4), 13, "points at the end");
    // Seat 0 takes the only tile: an ape and a mammal are two visitors, for one tile.
    let mut game = balance(1, [json!(3), json!(2)]);
    let events = sell(&mut game, 0);
    assert_eq!(coins(&game), [3 - 1 + 2 - 1, 2]);
    assert!(!events.iter().any(|event| matches!(event, Event::Scored { .. })), "no points before the end");
    // R22: the last year brings an income before the points.
    let mut game = balance(5, [json!(4), json!(0)]);
    sell(&mut game, 0);
    assert_eq!(game.phase(), "over");
    let standing = game.standing();
    let end = coins(&game)[0];
    assert_eq!(end, 4 - 1 + 2 - 1);
    assert_eq!(standing.scores[Seat(0)], 2 + i32::from(end), "visitors and coins");
    assert_eq!(standing.scores[Seat(1)], 0);
}

#[test]
fn r21_an_insolvent_zoo_pays_what_it_has() {
    // Six tiles in a column, all outdone by the other zoo; the paths are straight and close nothing.
    let mut rows = crate::spots::table(&Default::default());
    for tile in 1..=12 {
        let stars = if tile <= 6 { 1 } else { 3 };
        rows = rows.replace(
            &format!("\n{tile},ape,1,mammal,1,0,AN-BN-BE-BS-AS-AW"),
            &format!("\n{tile},ape,{stars},mammal,{stars},0,{}", if tile % 6 == 1 { "AN-AS-BS" } else { "AN-AS" }),
        );
    }
    let column = |first: u8| {
        (0..6).map(|at| format!("{}@0,{},0#{}", first + at, at + 1, first + at)).collect::<Vec<_>>().join(" ")
    };
    let mut game = spot(2)
        .with("tiles", json!(rows))
        .with("economy", json!("balance"))
        .with("zoos/0/coins", json!(2))
        .with("zoos/1/coins", json!(9))
        .zoo(0, &column(1))
        .zoo(1, &column(7))
        .row(&[13], 0)
        .load();
    // One visitor each of apes and mammals, one bench, six tiles.
    assert_eq!((zoo(&game, 0).visitors, zoo(&game, 0).benches, zoo(&game, 0).income), (2, 1, -3));
    let events = sell(&mut game, 1);
    assert!(events.contains(&Event::Income { seat: Seat(0), coins: 2, pays: true, due: -3 }), "{events:?}");
    assert_eq!((coins(&game)[0], game.phase()), (0, "reveal"));
}

/// Nobody has anything, the last auction is over: who wins?
fn tied(final_tie: &str) -> kernel::Standing<mio::Detail> {
    let years = json!(vec![json!({ "visitors": 2, "trees": 0, "benches": 0 }); 5]);
    let fewer = json!(vec![json!({ "visitors": 1, "trees": 0, "benches": 0 }); 5]);
    let game = spot(4)
        .with("final_tie", json!(final_tie))
        .with("phase", json!("over"))
        .with("year", json!(5))
        .with("flags", json!([3, 2, 1, 0]))
        .row(&[], 0)
        .with("zoos/0/years", years.clone())
        .with("zoos/1/years", years)
        .with("zoos/2/years", fewer.clone())
        .with("zoos/3/years", fewer)
        .load();
    game.standing()
}

#[test]
fn section_5_3_r14_the_higher_flag_wins_a_tie() {
    let standing = tied("flag");
    assert_eq!(standing.scores.as_slice(), [30, 30, 15, 15]);
    assert_eq!(standing.ranks.as_slice(), [2, 1, 4, 3]);
    assert_eq!(tied("shared").ranks.as_slice(), [1, 1, 3, 3]);
}

/// Eleven or twelve benches are out; seat 0 may close two regions with one tile.
fn benches(limit: Value, received: [u8; 2]) -> Mio {
    // Rows of two tiles side by side, all exits open: each new row closes regions.
    spot(2)
        .with("bench_limit", limit)
        .face(25, "ape,1,mammal,1,0")
        .zoo(0, "1@0,1,0#1 2@0,2,0#2 3@0,3,0#3 4@0,4,0#4 5@0,5,0#5 6@0,6,0#6 7@0,7,0#7")
        .zoo(1, "11@0,1,0#11 12@0,2,0#12 13@0,3,0#13 14@0,4,0#14 15@0,5,0#15 16@0,6,0#16 17@2,1,0#17")
        .with("zoos/0/benches", json!(received[0]))
        .with("zoos/1/benches", json!(received[1]))
        .row(&[20, 21], 0)
        .placing(1)
        .load()
}

#[test]
fn e22_r17_r27_benches_may_run_short() {
    // Tile 20 beside the tower closes regions with its neighbour below and to the left.
    let closes = |game: &Mio| {
        let at: mio::Placement = "2,2,0".parse().unwrap();
        view(game).places.iter().find(|place| place.at == at).map(|place| place.benches).unwrap()
    };
    let all = benches(json!("none"), [7, 6]);
    let wanted = closes(&all);
    assert!(wanted >= 2, "{wanted}");
    let mut game = benches(json!(13), [7, 5]);
    assert_eq!((view(&game).benches_left, closes(&game)), (Some(1), 1));
    let events = place(&mut game, "2,2,0");
    assert!(events.contains(&Event::Benches { seat: Seat(1), count: 1, regions: wanted }), "{events:?}");
    assert_eq!(zoo(&game, 1).benches, 6);
    // Every later region brings none.
    bid(&mut game, &[0, 1]);
    let events = place(&mut game, "2,3,0");
    assert!(events.iter().any(|event| matches!(event, Event::Benches { count: 0, regions: 1.., .. })), "{events:?}");
    assert_eq!((zoo(&game, 1).benches, view(&game).benches_left), (6, Some(0)));
    // R17: without a limit there are always enough.
    let mut game = all;
    place(&mut game, "2,2,0");
    assert_eq!(zoo(&game, 1).benches, 6 + wanted);
    assert_eq!(closes(&benches(json!(15), [7, 5])), wanted.min(3));
}

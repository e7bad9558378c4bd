//! §4: the flags. §5: bids, and who has the tile.

use kernel::{AnyMatch, Choices, Game, Match, Seat, Turn, Viewer};
use mio::{Action, Event, Illegal, Mio};
use serde_json::json;

use crate::spots::{bid, check_refused, coins, flags, fresh, place_anywhere, settle, spot, view};

const ALAN: u8 = 0;
const KLAUS: u8 = 1;
const REINER: u8 = 2;
const WOLFGANG: u8 = 3;

#[test]
fn section_4_flags_are_drawn_first() {
    for seats in 2..=4 {
        let game = fresh(seats, &json!({}));
        assert_eq!((game.turn(), game.phase()), (Turn::Chance, "flags"));
        let mut orders = Vec::new();
        assert!(game.outcomes(&mut orders));
        assert_eq!(orders.len(), [2, 6, 24][usize::from(seats) - 2]);
        assert_eq!(coins(&game), vec![8; seats.into()]);
        for bad in ["flags", "flags00", "flags01234", "t1,2,3,4,5"] {
            let Ok(draw) = bad.parse() else { continue };
            assert_eq!(game.check_draw(&draw), Err(Illegal::NoSuchDraw), "{bad}");
        }
    }
    let mut game = fresh(3, &json!({}));
    settle(&mut game, "flags201");
    assert_eq!((flags(&game), game.phase(), view(&game).stack.len()), (vec![2, 0, 1], "reveal", 25));
}

#[test]
fn section_5_e2_r1_auction_14() {
    let years = json!(vec![json!({ "visitors": 0, "trees": 0, "benches": 0 }); 2]);
    let base = |flags: &[u8]| {
        let mut spot = spot(4).with("year", json!(3)).row(&[10, 11, 12, 18, 9], 3).auctions(13);
        for seat in 0..4 {
            spot = spot.with(&format!("zoos/{seat}/years"), years.clone());
        }
        spot.with("flags", json!(flags)).load()
    };
    let order = [WOLFGANG, REINER, ALAN, KLAUS];
    let mut game = base(&order);
    assert_eq!(game.on_offer().unwrap().get(), 18);
    let events = bid(&mut game, &[2, 3, 3, 1]);
    assert_eq!((game.turn(), coins(&game)), (Turn::Seat(Seat(REINER)), vec![8, 8, 5, 8]));
    assert_eq!(flags(&game), [WOLFGANG, ALAN, KLAUS, REINER]);
    assert!(events.contains(&Event::FlagDown { seat: Seat(REINER) }));
    place_anywhere(&mut game);
    assert_eq!((view(&game).auctions, game.on_offer().unwrap().get()), (14, 9));
    // R1: a flag that decided nothing stays.
    let mut game = base(&order);
    bid(&mut game, &[2, 4, 3, 1]);
    assert_eq!((game.turn(), coins(&game)), (Turn::Seat(Seat(KLAUS)), vec![8, 4, 8, 8]));
    assert_eq!(flags(&game), order);
}

#[test]
fn e13_r2_all_bid_nothing() {
    let mut game = spot(3).load();
    bid(&mut game, &[0, 0, 0]);
    assert_eq!((game.turn(), coins(&game), flags(&game)), (Turn::Seat(Seat(0)), vec![8, 8, 8], vec![1, 2, 0]));
}

#[test]
fn r3_everybody_bids_and_nothing_is_a_bid() {
    let game = spot(3).with("zoos/1/coins", json!(0)).with("zoos/2/coins", json!(2)).load();
    assert_eq!(game.turn().seats().len(), 3);
    let open = |seat: u8| {
        let mut actions = Vec::new();
        game.legal(Seat(seat), &mut actions);
        actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!([open(0), open(1), open(2)], ["b0 b1 b2 b3 b4 b5 b6 b7 b8", "b0", "b0 b1 b2"]);
    check_refused(&game, "b9", Illegal::TooMuch { coins: 8 });
}

#[test]
fn r4_tiles_are_auctioned_in_the_order_of_revealing() {
    let mut game = fresh(2, &json!({}));
    settle(&mut game, "flags01");
    settle(&mut game, "t9,3,25,1,14");
    for tile in [9, 3, 25, 1, 14] {
        assert_eq!(game.on_offer().unwrap().get(), tile);
        bid(&mut game, &[1, 0]);
        place_anywhere(&mut game);
        if tile != 14 {
            assert_eq!(game.phase(), "bid");
        }
    }
    assert_eq!((game.phase(), game.year()), ("reveal", 2));
}

#[test]
fn r19_bids_are_secret_until_all_are_in_and_coins_are_hidden() {
    let options = mio::Options::default();
    let mut table = Match::<Mio>::new(options, 3).unwrap();
    AnyMatch::settle(&mut table, "flags012", &[]).unwrap();
    AnyMatch::settle(&mut table, "t9,3,25,1,14", &[]).unwrap();
    let before = AnyMatch::view(&table, Viewer::Spectator);
    for (seat, bid) in [(2, "b4"), (0, "b0")] {
        let told = AnyMatch::play(&mut table, Seat(seat), bid, &[Viewer::Spectator, Viewer::Seat(Seat(1))]).unwrap();
        assert!(told.iter().all(|told| told.as_str() == "[]"), "{told:?}");
    }
    // That somebody has bid is seen; what, is not, and the view is the same as before.
    assert_eq!(AnyMatch::view(&table, Viewer::Spectator), before);
    assert_eq!(table.turn().seats().iter().collect::<Vec<_>>(), [Seat(1)]);
    let read = |viewer: Viewer, text: &str| serde_json::to_string(&table.record(viewer)).unwrap().contains(text);
    assert!(read(Viewer::Seat(Seat(2)), "\"b4\"") && !read(Viewer::Seat(Seat(0)), "\"b4\""));
    assert!(!read(Viewer::Spectator, "\"b4\"") && !read(Viewer::Spectator, "\"b0\""));
    // A bid can be taken back and changed until the last one is in.
    table.unseal(Seat(2)).unwrap();
    AnyMatch::play(&mut table, Seat(2), "b3", &[]).unwrap();
    AnyMatch::play(&mut table, Seat(1), "b1", &[]).unwrap();
    let record = serde_json::to_string(&table.record(Viewer::Spectator)).unwrap();
    assert!(["\"b3\"", "\"b1\"", "\"b0\""].iter().all(|bid| record.contains(bid)), "{record}");
    assert!(!record.contains("\"b4\""), "a bid that was taken back stays secret");
    assert!(table.unseal(Seat(2)).is_err());
    let game = table.game();
    let shown = |viewer| game.view(viewer).zoos.iter().map(|zoo| zoo.coins).collect::<Vec<_>>();
    assert_eq!(shown(Viewer::Seat(Seat(2))), [None, None, Some(5)]);
    assert_eq!(shown(Viewer::Spectator), [None, None, None]);
    let open = spot(2).with("coins_visible", json!(true)).load();
    let shown: Vec<_> = open.view(Viewer::Spectator).zoos.iter().map(|zoo| zoo.coins).collect();
    assert_eq!(shown, [Some(8), Some(8)]);
}

#[test]
fn r19_bids_are_public_once_they_are_open() {
    let mut game = spot(2).load();
    let mut choices = Choices::NONE;
    choices.set(Seat(0), Some(Action::Bid(3)));
    choices.set(Seat(1), Some(Action::Bid(1)));
    game.resolve(&choices, &mut kernel::Silent);
    for viewer in Viewer::all(2) {
        assert_eq!(game.view(viewer).bids, [3, 1]);
    }
}

#[test]
fn r23_two_play_by_the_same_rules() {
    let mut game = fresh(2, &json!({}));
    settle(&mut game, "flags10");
    settle(&mut game, "t1,2,3,4,5");
    assert_eq!((coins(&game), game.turn().seats().len()), (vec![8, 8], 2));
    bid(&mut game, &[2, 2]);
    assert_eq!((game.turn(), flags(&game)), (Turn::Seat(Seat(1)), vec![0, 1]));
}

#[test]
fn e16_r16_coins_are_no_limit() {
    let game = fresh(4, &json!({}));
    let out: u16 = coins(&game).iter().sum();
    assert_eq!((out, mio::COINS - out), (32, 3));
    // R16: more than there are in the box.
    let rich = spot(4).with("zoos/0/coins", json!(200)).load();
    assert_eq!(rich.coins(Seat(0)), 200);
}

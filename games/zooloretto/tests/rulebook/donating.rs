//! §7.2: XXL, and donations above all. W35, D5, D6, D24, D25, R11, R20, R29 to R35, R46, R54, R55.

use kernel::{Game, Seat, Turn};
use serde_json::json;

use crate::spots::*;

#[test]
fn w35_twice_and_no_more() {
    let game = spot(3).xxl().zoo(0, "2$ E4=4Z E5=5C D=65").load();
    check_some(&game, "donate", "");
    check(&game, "donate:E4", "donated-twice");
    check(&game, "donate:E5", "donated-twice");
    // Somebody else may.
    let game = spot(3).xxl().zoo(0, "2$ D=65").zoo(1, "2$ E4=4Z").with("to_move", json!(1)).load();
    check_some(&game, "donate", "donate:E4");
}

/// R31, R32: the highest are on top, and there is one for every donation that can be made.
#[test]
fn d5_r31_r32_ten_tokens() {
    let mut spot = spot(5).xxl();
    for (seat, letter) in ["F", "C", "L", "E", "P"].iter().enumerate() {
        spot = spot.zoo(seat, &format!("2$ E4=4{letter} E5=5{letter}"));
    }
    let mut game = spot.load();
    assert_eq!(seen(&game)["donations"], json!([6, 6, 6, 5, 5, 5, 4, 4, 4, 4]));
    for (enclosure, count) in [("E4", 4), ("E5", 5)] {
        for (seat, name) in ["flamingo", "camel", "leopard", "elephant", "panda"].iter().enumerate() {
            let top = seen(&game)["donations"][0].clone();
            let told = format!("{seat} donated {count} {name} of {enclosure} for {top}");
            plays_out(&mut game, &format!("donate:{enclosure}"), &[&*told]);
        }
    }
    for (seat, tokens) in ["65", "64", "64", "54", "54"].iter().enumerate() {
        check_zoo(&game, seat, &format!("2$ D={tokens}"));
    }
    assert_eq!(seen(&game)["donations"], json!([]));
    check_legal(&game, "draw");
}

#[test]
fn d6_r33_a_donation() {
    let spot = spot(3).xxl().zoo(0, "2$ E5=3Z+Zm*+Zb/k E4=C B=Z").trucks(&["L"]);
    let mut game = spot.load();
    let before = (bank(&game), game.position().stack, game.position().babies);
    plays_out(&mut game, "donate:E5", &["0 donated 5 zebra of E5 for 6"]);
    check_zoo(&game, 0, "2$ E5=/k E4=C B=Z D=6");
    // The animals and the baby have left the game, and it was all of the turn.
    assert_eq!((bank(&game), game.position().stack, game.position().babies), before);
    assert_eq!((to_move(&game), game.phase(), passed(&game)), (1, "turn", vec![]));
    assert_eq!(game.position().idle_turns, 1);
    assert_eq!(seen(&game)["donations"], json!([6, 6, 5, 5, 5, 4, 4, 4, 4]));
}

#[test]
fn d24_r20_nothing_else_is_left() {
    let spot = spot(3).xxl().zoo(0, "0$ E4=4Z E5=4C E6=5P B=L D=6").zoo(1, "2$ B=E");
    let game = spot.trucks(&["3F", "3L", "2$+k"]).load();
    check_legal(&game, "take1 take2 take3 donate:E4");
    // A truck that is taken is no choice.
    let game = self::spot(3).xxl().zoo(0, "0$ E4=4Z D=6").trucks(&["3F", "@1", "3C"]).load();
    check_legal(&game, "take1 take3 donate:E4");
}

#[test]
fn d25_filled_anew() {
    // The last one of the round donates, and goes on.
    let spot = spot(3).xxl().zoo(0, "0$ E5=5Z").trucks(&["3C", "@1", "@2"]);
    let mut game = spot.load();
    let before = bank(&game);
    plays(&mut game, "donate:E5 take1");
    // Any species may move in.
    check_some(&game, "C>E5", "C>E5");
    plays(&mut game, "C>E5 C>E5 C>E5");
    check_zoo(&game, 0, "0$ E5=3C D=6");
    assert_eq!((to_move(&game), game.phase()), (0, "turn"));
    // In the next round the bonus is earned again, and the camels may be donated, too.
    plays(&mut game, "draw *C >1 draw *L >2 draw *L >3 draw *C >1 take2 L>B take3 L>B take1 C>E5");
    plays_out(&mut game, "C>E5", &["0 put C in E5", "0 filled E5 for 2 of 2$", "0 begins a round"]);
    assert_eq!((coins(&game, 0), bank(&game)), (2, before - 2));
    plays_out(&mut game, "donate:E5", &["0 donated 5 camel of E5 for 6"]);
    check_zoo(&game, 0, "2$ D=66");
}

/// §7.2: only full enclosures, extensions included; nothing else comes of it.
#[test]
fn section_7_2_what_may_be_donated() {
    let start = || spot(2).xxl().zoo(0, "0$ E4=4Z E5=4C E6=6P X1=5L X2=4C/s B=7E").load();
    let game = start();
    check_some(&game, "donate", "donate:E4 donate:E6 donate:X1");
    check(&game, "donate:E5", "not-full");
    check(&game, "donate:X2", "not-full");
    let mut game = start();
    plays_out(&mut game, "donate:X1", &["0 donated 5 leopard of X1 for 6"]);
    check_zoo(&game, 0, "0$ E4=4Z E5=4C E6=6P X2=4C/s B=7E D=6");
    let mut game = start();
    plays_out(&mut game, "donate:E6", &["0 donated 6 panda of E6 for 6"]);
    let closed = spot(3).xxl().zoo(0, "0$ E4=4Z").load();
    check(&closed, "donate:X1", "not-open");
    check(&closed, "donate:X2", "no-second-extension");
    // Nobody donates without XXL.
    let base = spot(3).zoo(0, "2$ E4=4Z").load();
    check(&base, "donate:E4", "no-xxl");
    check_some(&base, "donate", "");
}

/// R33: at the start of a turn, instead of everything else.
#[test]
fn r33_it_is_the_turn() {
    let mut game = spot(3).xxl().zoo(0, "9$ E4=4Z B=Z").trucks(&["C+L"]).load();
    let mut drawn = game.clone();
    plays(&mut drawn, "draw *P");
    check(&drawn, "donate:E4", "wrong-phase");
    let mut unloading = game.clone();
    plays(&mut unloading, "take1");
    check(&unloading, "donate:E4", "wrong-phase");
    plays(&mut game, "donate:E4");
    assert_eq!((to_move(&game), coins(&game, 0)), (1, 9));
}

#[test]
fn r34_after_passing_and_in_the_last_round() {
    let spot = spot(3).xxl().zoo(0, "2$ E4=4Z").trucks(&["C", "", ""]).with("stack", json!("7L"));
    let mut game = spot.load();
    plays(&mut game, "take1 C>B draw *L >2 draw *L >3 take2 L>B");
    // Seat 0 has passed; seat 2 is the last one.
    assert_eq!((to_move(&game), passed(&game)), (2, vec![0, 1]));
    let mut none = Vec::new();
    game.legal(Seat(0), &mut none);
    assert!(none.is_empty());
    let mut game = spot_of_r34();
    assert_eq!(seen(&game)["last_round"], true);
    plays(&mut game, "donate:E4 donate:E5 take3 C>B");
    assert_eq!(game.turn(), Turn::Over);
    check_zoo(&game, 0, "2$ B=C D=65");
    check_extra_score(&game, 0, 11 - 2, [11, 0, 0]);
}

fn spot_of_r34() -> zooloretto::Zooloretto {
    let spot = spot(3).xxl().zoo(0, "2$ E4=4Z E5=5P").zoo(1, "2$ D=6").trucks(&["@1", "@2", "C"]);
    spot.with("donations", json!("6655555555")).with("stack", json!("7L")).load()
}

/// R35: neither the jungle nor what lies in the barn.
#[test]
fn r35_the_jungle_is_not_donated() {
    let game = spot(3).both().zoo(0, "2$ J=2jm+2jb+jk B=4Z").load();
    check_some(&game, "donate", "");
    for text in ["donate:J", "donate:B", "donate:", "donate:E7", "donate:Z"] {
        assert!(text.parse::<zooloretto::Action>().is_err(), "{text:?} is read");
    }
}

#[test]
fn r54_filled_by_an_exchange() {
    let mut game = spot(3).xxl().zoo(0, "1$ E4=C B=4Z").trucks(&["L"]).load();
    plays(&mut game, "swap:E4-Z");
    check_zoo(&game, 0, "0$ E4=4Z B=C");
    plays(&mut game, "draw *L >1 draw *L >1");
    plays_out(&mut game, "donate:E4", &["0 donated 4 zebra of E4 for 6"]);
    check_zoo(&game, 0, "0$ B=C D=6");
}

/// R31: the values are an option.
#[test]
fn r31_other_tokens() {
    let spot = spot(3).xxl().with("donations", json!("9876543211")).zoo(0, "2$ E4=4Z").zoo(1, "2$ E4=4C D=9");
    let mut game = spot.load();
    plays_out(&mut game, "donate:E4", &["0 donated 4 zebra of E4 for 8"]);
    plays_out(&mut game, "donate:E4", &["1 donated 4 camel of E4 for 7"]);
    check_zoo(&game, 1, "2$ D=97");
    assert_eq!(seen(&game)["donations"], json!([6, 5, 4, 3, 2, 1, 1]));
}

/// R46: a donation is a turn without a tile from the stack.
#[test]
fn r46_donations_do_not_go_on_for_ever() {
    let spot = spot(3).xxl().zoo(0, "2$ E4=4Z").zoo(1, "2$ E4=4C").trucks(&["L"]).with("idle_turns", json!(99));
    let mut game = spot.load();
    plays(&mut game, "donate:E4");
    assert_eq!(game.position().idle_turns, 100);
    check_legal(&game, "draw take1");
    check(&game, "donate:E4", "trucks-only");
}

/// R11: three pairs, and three babies.
#[test]
fn r11_r30_a_third_baby() {
    let spot = spot(3).xxl().zoo(0, "0$ E6=2Zm*+2Zf*+Zb E5=Zm B=Zb").trucks(&["Zf"]);
    let mut game = spot.load();
    plays(&mut game, "take1");
    plays_out(&mut game, "Zf>E5", &["0 put Zf in E5", "0 has a baby zebra in E5"]);
    let view = seen(&game);
    let zebra = view["babies"].as_array().unwrap().iter().find(|babies| babies["species"] == "zebra").unwrap();
    assert_eq!(zebra["count"], 0);
    // R11: a donated baby does not come back.
    let mut game = self::spot(3).xxl().zoo(0, "0$ E4=Z+Zm*+Zf*+Zb").load();
    plays(&mut game, "donate:E4");
    let view = seen(&game);
    let zebra = view["babies"].as_array().unwrap().iter().find(|babies| babies["species"] == "zebra").unwrap();
    assert_eq!(zebra["count"], 2);
}

/// §4.2: three births in one Exchange.
#[test]
fn section_4_2_three_pairs_at_once() {
    let mut game = spot(3).xxl().zoo(0, "1$ E6=C B=3Zm+3Zf").load();
    let born = "0 has a baby zebra in B";
    plays_out(&mut game, "swap:E6-Z", &["0 exchanged 1 camel of E6 for 6 zebra of B", born, born, born]);
    check_zoo(&game, 0, "0$ E6=3Zm*+3Zf* B=C+3Zb");
}

/// R29: trucks with three slots, two and one, as without XXL.
#[test]
fn r29_the_trucks_of_two() {
    let view = seen(&spot(2).xxl().load());
    let slots: Vec<_> = view["trucks"].as_array().unwrap().iter().map(|truck| truck["slots"].clone()).collect();
    assert_eq!(slots, [3, 2, 1]);
}

/// §7.2: the fifth stall is one like the others.
#[test]
fn section_7_2_the_lemonade_stand() {
    let mut game = spot(3).xxl().zoo(0, "1$ E4=Z/s").trucks(&["3l"]).load();
    plays(&mut game, "take1");
    check_legal(&game, "l>E4 l>E5 l>E6 l>B");
    plays_out(&mut game, "l>E4", &["0 put l in E4"]);
    plays(&mut game, "l>B l>B");
    check_zoo(&game, 0, "1$ E4=Z/s+l B=2l");
    let over = spot(3).xxl().zoo(0, "0$ E4=Z/s+l E5=/k E6=/b X1=/p B=l").over();
    check_extra_score(&over, 0, 1 + 10 - 2, [0; 3]);
}

/// R20, R55: who can do nothing but donate donates; who cannot do that either is stuck.
#[test]
fn r55_a_donation_is_something_to_do() {
    let spot = spot(3).xxl().zoo(0, "3$").zoo(1, "0$ E4=4Z").zoo(2, "0$ E4=4C D=65").with("stack", json!(""));
    let mut game = spot.load();
    plays_out(&mut game, "expand", &["0 opened X1"]);
    check_legal(&game, "donate:E4");
    let events = plays(&mut game, "donate:E4");
    assert_eq!(events[..3], ["1 donated 4 zebra of E4 for 6", "2 is stuck", "0 is stuck"]);
    assert_eq!(game.turn(), Turn::Over);
}

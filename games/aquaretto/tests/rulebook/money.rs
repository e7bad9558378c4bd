//! §7: money actions. E18 to E20, E43, E47 to E49, E51, R17, R25, R31, R33, R34, R46 to R48.

use aquaretto::Species;
use kernel::{Game, Seat, Viewer};

use crate::spots::*;

#[test]
fn e18_section_7_buying() {
    let mut game = spot(3).zoo(0, "2$").zoo(1, "0$ depot=T;O").load();
    let before = bank(&game);
    plays(&mut game, "buy:1>2,2");
    assert_eq!((coins(&game, 0), coins(&game, 1), bank(&game)), (0, 1, before + 1));
    assert_eq!((depot(&game, 1).as_str(), size(&game, 0, Species::Orca)), ("T", 1));
}

#[test]
fn r17_a_bought_tile_needs_a_cell() {
    let game = spot(4).zoo(0, "2$ D@0,1 H@2,2 P@4,3").zoo(1, "0$ depot=B").load();
    check_some(&game, "buy:", "");
    assert_eq!(why_not(&game, "buy:1>1,4"), "too-many-basins");
    assert!("buy:1>D".parse::<aquaretto::Action>().is_err());
    assert_eq!(why_not(&game, "buy:0>1,4"), "own-depot");
    assert_eq!(why_not(&game, "buy:2>1,4"), "depot-empty");
    assert_eq!(why_not(&game, "buy:4>1,4"), "no-such-seat");
}

#[test]
fn r33_the_seller_may_be_out() {
    let mut game = spot(3).zoo(0, "2$").zoo(1, "0$ depot=O").trucks(&["@1"]).load();
    assert!(game.is_out(Seat(1)));
    plays(&mut game, "buy:1>2,2");
    assert_eq!(coins(&game, 1), 1);
}

#[test]
fn e19_discarding() {
    let mut game = spot(3).zoo(0, "2$ depot=T;C").load();
    let before = bank(&game);
    let events = plays(&mut game, "discard");
    assert_eq!(names(&events), ["discarded"]);
    assert_eq!((depot(&game, 0).as_str(), coins(&game, 0), bank(&game)), ("T", 0, before + 2));
    let game = spot(3).zoo(0, "1$ depot=T").load();
    assert_eq!(why_not(&game, "discard"), "too-expensive");
    assert_eq!(why_not(&spot(3).load(), "discard"), "depot-empty");
}

#[test]
fn e20_the_manager_becomes_a_trainer() {
    let mut game = spot(3).zoo(0, "1$ manager").load();
    plays(&mut game, "crew:D>2,2");
    let zoo = &game.view(Viewer::Spectator).zoos[0];
    assert_eq!((zoo.manager, zoo.coins, game.zoo(Seat(0)).trainers().count()), (false, 0, 1));
}

#[test]
fn e43_a_large_expansion_opens_the_way() {
    let mut game = spot(4).zoo(0, "3$ D@0,1 H@2,2 P@4,3 depot=B").trucks(&["T", "O", "S"]).load();
    check_some(&game, "move>", "");
    plays(&mut game, "expand:L@1,5");
    assert_eq!(coins(&game, 0), 1);
    plays(&mut game, "take1 T>D take2 O>D take3 S>D");
    assert!(some(&game, "move>").contains(&"1,4".to_owned()));
    plays(&mut game, "move>2,6");
    assert_eq!((coins(&game, 0), size(&game, 0, Species::PolarBear)), (0, 1));
}

#[test]
fn e47_r25_r47_the_price_comes_back() {
    let mut game = spot(3).zoo(0, "1$ D@0,1;0,2 depot=D").bank(0).load();
    plays(&mut game, "move>0,3");
    assert_eq!((coins(&game, 0), bank(&game)), (1, 0));
    let mut game = spot(3).zoo(0, "2$ D@0,1;0,2").zoo(1, "0$ depot=D").bank(0).load();
    plays(&mut game, "buy:1>0,3");
    assert_eq!((coins(&game, 0), coins(&game, 1), bank(&game)), (1, 1, 0));
    // A bonus never helps to pay.
    let game = spot(3).zoo(0, "0$ D@0,1;0,2 depot=D").load();
    assert_eq!(why_not(&game, "move>0,3"), "too-expensive");
}

#[test]
fn r25_moved_and_bought_tiles_breed() {
    let mut game = spot(3).zoo(0, "1$ Hm@4,2 depot=Hf").load();
    assert_eq!(names(&plays(&mut game, "move>4,3")), ["moved", "born"]);
    assert_eq!((game.phase(), to_move(&game)), ("settle", 0));
    plays(&mut game, "Hb>3,3");
    assert_eq!((game.phase(), to_move(&game), coins(&game, 0)), ("turn", 1, 1));
}

#[test]
fn e48_r46_coin_tiles_are_coins() {
    let mut game = spot(3).zoo(0, "1$").trucks(&["$", "D", "D"]).bank(0).load();
    plays(&mut game, "take1");
    assert_eq!((coins(&game, 0), bank(&game)), (2, 0));
    // Seat 2 takes the last truck and begins. The bank has what was paid, and can pay it out again.
    plays(&mut game, "take2 D>D take3 D>D draw *D >1 expand:L@1,5");
    assert_eq!((coins(&game, 0), bank(&game), to_move(&game)), (0, 2, 1));
}

#[test]
fn e49_r31_r48_moving_a_coworker() {
    let game = spot(3).zoo(0, "1$ booths1 stations1 manager !2,2").load();
    let moves = some(&game, "crew:");
    let to_cells = moves.iter().filter(|text| text.split('>').nth(1).is_some_and(|to| to.contains(','))).count();
    assert_eq!((moves.len(), to_cells), (78, 72));
    let mut others: Vec<_> =
        moves.into_iter().filter(|text| !text.split('>').nth(1).expect("a post").contains(',')).collect();
    others.sort();
    assert_eq!(others, ["2,2>B", "2,2>S", "B>S", "D>B", "D>S", "S>B"]);
    assert_eq!(why_not(&game, "crew:B>B"), "same-post");
    assert_eq!(why_not(&game, "crew:2,2>2,2"), "same-post");
    assert_eq!(why_not(&game, "crew:B>D"), "post-taken");
}

#[test]
fn e51_r34_offspring_that_leaves() {
    let zoo = "2$ Hm@4,2 Hf@4,3 depot=Hb";
    let mut game = spot(3).zoo(0, "0$ Hm@4,2 Hf@4,3 depot=Hb").zoo(1, "2$").with("to_move", 1.into()).load();
    plays(&mut game, "buy:0>2,2");
    assert_eq!(size(&game, 1, Species::Hippopotamus), 1);
    let mut game = spot(3).zoo(0, zoo).load();
    let unborn = |game: &aquaretto::Aquaretto| {
        let view = game.view(Viewer::Spectator);
        view.babies.iter().find(|babies| babies.species == Species::Hippopotamus).map(|babies| babies.count)
    };
    assert_eq!(unborn(&game), Some(1));
    plays(&mut game, "discard");
    assert_eq!((unborn(&game), depot(&game, 0).as_str()), (Some(1), ""));
}

//! Every refusal, with its rule and what its sentence speaks of.

use std::collections::BTreeSet;

use kernel::{Arg, Game, Refusal, Seat};
use serde_json::{Value, json};
use zooloretto::{Colour, Enclosure, Illegal, Phase, Species, Truck, Zooloretto};

use crate::spots::*;

/// Naming every refusal makes a new one a compile error here, so that somebody writes its line below.
fn number(illegal: &Illegal) -> usize {
    match illegal {
        Illegal::WrongPhase(_) => 0,
        Illegal::NoSuchTruck(_) => 1,
        Illegal::TruckTaken(_) => 2,
        Illegal::TruckFull(_) => 3,
        Illegal::TruckEmpty(_) => 4,
        Illegal::NoRoomOnTrucks => 5,
        Illegal::NoTileLeft => 6,
        Illegal::TrucksOnly => 7,
        Illegal::NotOnTruck(_) => 8,
        Illegal::NotOpen(_) => 9,
        Illegal::NoSecondExtension => 10,
        Illegal::OtherSpecies(..) => 11,
        Illegal::Full(_) => 12,
        Illegal::NoStallSpace(_) => 13,
        Illegal::TooExpensive { .. } => 14,
        Illegal::NotInBarn(..) => 15,
        Illegal::OwnBarn => 16,
        Illegal::NoSuchSeat => 17,
        Illegal::AnimalsStay => 18,
        Illegal::NoSuchStall(..) => 19,
        Illegal::SamePlace => 20,
        Illegal::NobodyThere(_) => 21,
        Illegal::NotInOwnBarn(_) => 22,
        Illegal::SameSpecies(_) => 23,
        Illegal::TooSmall(..) => 24,
        Illegal::NoExtensionLeft => 25,
        Illegal::NoSuchDraw => 26,
        Illegal::NoTruckLoaded => 27,
        Illegal::NothingToMove => 28,
        Illegal::NothingToExchange => 29,
        Illegal::NothingToBuy => 30,
        Illegal::NothingToDiscard => 31,
        Illegal::NoXxl => 32,
        Illegal::NotFull(_) => 33,
        Illegal::NothingToDonate => 34,
        Illegal::DonatedTwice => 35,
        Illegal::NoDonationLeft => 36,
        Illegal::NoJungle => 37,
        Illegal::JungleOnly(_) => 38,
        Illegal::JungleAnimal(_) => 39,
        Illegal::JungleFull => 40,
        Illegal::ThreeSpecies(_) => 41,
        Illegal::NoSuchColour(_) => 42,
        Illegal::OtherColour(_) => 43,
        Illegal::NoSuchVisitor(..) => 44,
        Illegal::NoReserve(_) => 45,
    }
}

#[track_caller]
fn refused(game: &Zooloretto, text: &str, expected: Illegal, rule: &str, args: Value) {
    check(game, text, expected.code());
    let answer = game.check(Seat(to_move(game)), &action(text)).expect_err("it is refused");
    assert_eq!(answer, expected, "{text}");
    said(&expected, rule, args);
}

#[track_caller]
fn said(refusal: &Illegal, rule: &str, args: Value) {
    let value = |arg: Arg| match arg {
        Arg::Text(text) => json!(text),
        Arg::Number(number) => json!(number),
        Arg::Seat(seat) => json!(seat),
    };
    let told: serde_json::Map<String, Value> =
        refusal.args().into_iter().map(|(name, arg)| (name.to_owned(), value(arg))).collect();
    assert_eq!((refusal.rule(), Value::Object(told)), (rule, args), "{refusal:?}");
}

#[test]
fn every_refusal_is_met() {
    let mut met = BTreeSet::new();
    refusals_of_the_base_game(&mut met);
    refusals_of_donations(&mut met);
    refusals_of_the_jungle(&mut met);
    assert_eq!(met, (0..46).collect());
}

/// Asserts a refusal and notes that it was met.
struct Met<'a>(&'a mut BTreeSet<usize>);

impl Met<'_> {
    #[track_caller]
    fn line(&mut self, game: &Zooloretto, text: &str, expected: Illegal, rule: &str, args: Value) {
        refused(game, text, expected, rule, args);
        self.0.insert(number(&expected));
    }
}

fn refusals_of_donations(met: &mut BTreeSet<usize>) {
    let base = spot(3).zoo(0, "2$ E4=4Z").load();
    let game = spot(3).xxl().zoo(0, "2$ E4=4Z E5=4C").load();
    let often = spot(3).xxl().zoo(0, "2$ E4=4Z D=65").load();
    let mut met = Met(met);
    met.line(&base, "donate:E4", Illegal::NoXxl, "§7.2", json!({}));
    met.line(&game, "donate:E5", Illegal::NotFull(Enclosure::E5), "§7.2", json!({ "place": "E5" }));
    met.line(&often, "donate:E4", Illegal::DonatedTwice, "§7.2", json!({}));
    // Of the whole kind: `tests/view.rs`. The tokens last as long as somebody may donate (R32).
    for (whole, rule) in [(Illegal::NothingToDonate, "§7.2"), (Illegal::NoDonationLeft, "R55")] {
        said(&whole, rule, json!({}));
        met.0.insert(number(&whole));
    }
}

fn refusals_of_the_jungle(met: &mut BTreeSet<usize>) {
    let mut met = Met(met);
    let animal = |name: &str| json!({ "name": name, "kind": "jungle" });
    let base = spot(3).zoo(0, "2$ B=Z").load();
    met.line(&base, "move:Z>J", Illegal::NoJungle, "§7.3", json!({}));
    let game = spot(3).exotic().zoo(0, "2$ J=jm+jb+jk B=Z+ja+k").load();
    let zebra = json!({ "name": "zebra", "kind": "plain" });
    met.line(&game, "move:Z>J", Illegal::JungleOnly(tile("Z")), "§4.1", zebra);
    let kiosk = json!({ "name": "kiosk", "kind": "stall" });
    met.line(&game, "move:k>J", Illegal::JungleOnly(tile("k")), "§4.1", kiosk);
    met.line(&game, "move:ja>E5", Illegal::JungleAnimal(tile("ja")), "§4.1", animal("anteater"));
    met.line(&game, "move:ja>J", Illegal::ThreeSpecies(tile("ja")), "R47", animal("anteater"));
    let full = spot(3).exotic().zoo(0, "2$ J=2jm+2jb+jk B=jk").load();
    met.line(&full, "move:jk>J", Illegal::JungleFull, "§4.1", json!({}));
    // Visitors.
    let all = "2$ V=g2222r3333";
    let spot = spot(3).exotic().zoo(0, "2$ J=jm V=r1").zoo(1, all).zoo(2, "2$ V=g2222r333");
    let any = spot.clone().with("phase", json!("advance")).load();
    met.line(&any, "advance:y0", Illegal::NoSuchColour(Colour::Yellow), "§7.4", json!({ "colour": "yellow" }));
    met.line(&any, "advance:y1", Illegal::NoSuchColour(Colour::Yellow), "§7.4", json!({ "colour": "yellow" }));
    met.line(&any, "advance:g0", Illegal::NoReserve(Colour::Green), "§7.3", json!({ "colour": "green" }));
    let no_red = json!({ "colour": "red", "point": 3 });
    met.line(&any, "advance:r3", Illegal::NoSuchVisitor(Colour::Red, 3), "§7.3", no_red);
    met.line(&any, "retreat:r1", Illegal::WrongPhase(Phase::Advance), "§4", json!({ "expected": "advance" }));
    met.line(&any, "draw", Illegal::WrongPhase(Phase::Advance), "§4", json!({ "expected": "advance" }));
    // The refusal names the colour that is called.
    let red = spot.clone().with("phase", json!("advance")).with("colour", json!("red")).load();
    met.line(&red, "advance:b0", Illegal::OtherColour(Colour::Red), "§7.3", json!({ "colour": "red" }));
    let asked = spot.zoo(1, "2$ V=g222r35").with("phase", json!("retreat")).with("colour", json!("red"));
    let asked = asked.with("turn", json!(0)).with("to_move", json!(1)).load();
    met.line(&asked, "retreat:g2", Illegal::OtherColour(Colour::Red), "§7.3", json!({ "colour": "red" }));
    met.line(
        &asked,
        "retreat:r2",
        Illegal::NoSuchVisitor(Colour::Red, 2),
        "§7.3",
        json!({ "colour": "red", "point": 2 }),
    );
    met.line(&asked, "advance:r3", Illegal::WrongPhase(Phase::Retreat), "§4", json!({ "expected": "retreat" }));
    met.line(&asked, "take1", Illegal::WrongPhase(Phase::Retreat), "§4", json!({ "expected": "retreat" }));
}

fn refusals_of_the_base_game(met: &mut BTreeSet<usize>) {
    let mut met = Met(met);
    let mut line = |game: &Zooloretto, text: &str, expected: Illegal, rule: &str, args: Value| {
        met.line(game, text, expected, rule, args);
    };
    // A turn.
    let game = spot(3).zoo(0, "2$ E4=4Z/s+k E5=3P E6=2P B=5C+s").trucks(&["L", "@1", ""]).load();
    line(&game, ">1", Illegal::WrongPhase(Phase::Turn), "§4", json!({ "expected": "turn" }));
    line(&game, "take4", Illegal::NoSuchTruck(Truck(3)), "§4", json!({ "truck": 4 }));
    line(&game, "take2", Illegal::TruckTaken(Truck(1)), "§4", json!({ "truck": 2 }));
    line(&game, "take3", Illegal::TruckEmpty(Truck(2)), "§4", json!({ "truck": 3 }));
    line(&game, "move:C>X1", Illegal::NotOpen(Enclosure::X1), "§4.1", json!({ "place": "X1" }));
    for text in ["move:C>X2", "move:s>X2", "move:s@X2>B", "swap:E4-X2", "swap:X2-C"] {
        line(&game, text, Illegal::NoSecondExtension, "§2.1", json!({}));
    }
    line(&game, "swap:E4-X1", Illegal::NotOpen(Enclosure::X1), "§4.1", json!({ "place": "X1" }));
    line(&game, "move:s@X1>B", Illegal::NotOpen(Enclosure::X1), "§4.1", json!({ "place": "X1" }));
    line(
        &game,
        "move:C>E5",
        Illegal::OtherSpecies(Enclosure::E5, Species::Panda),
        "§4.1",
        json!({ "place": "E5", "name": "panda" }),
    );
    line(&game, "move:s>E4", Illegal::NoStallSpace(Enclosure::E4), "§4.1", json!({ "place": "E4" }));
    line(
        &game,
        "expand",
        Illegal::TooExpensive { price: 3, coins: 2 },
        "§5",
        json!({ "price": 3, "coins": 2, "missing": 1 }),
    );
    line(
        &game,
        "discard:Zm",
        Illegal::NotInBarn(Seat(0), tile("Zm")),
        "§5",
        json!({ "seat": 0, "name": "zebra", "kind": "male" }),
    );
    line(
        &game,
        "buy:k@2>B",
        Illegal::NotInBarn(Seat(2), tile("k")),
        "§5",
        json!({ "seat": 2, "name": "kiosk", "kind": "stall" }),
    );
    line(&game, "buy:C@0>B", Illegal::OwnBarn, "§5", json!({}));
    line(&game, "buy:C@4>B", Illegal::NoSuchSeat, "§5", json!({}));
    line(&game, "move:Z@E4>B", Illegal::AnimalsStay, "§5", json!({}));
    line(
        &game,
        "move:p@E4>B",
        Illegal::NoSuchStall(Enclosure::E4, tile("p")),
        "§5",
        json!({ "place": "E4", "name": "popcorn", "kind": "stall" }),
    );
    line(&game, "move:s>B", Illegal::SamePlace, "R15", json!({}));
    line(&game, "swap:E5-E6", Illegal::SameSpecies(Species::Panda), "§5", json!({ "name": "panda" }));
    line(&game, "swap:E5-L", Illegal::NotInOwnBarn(Species::Leopard), "§5", json!({ "name": "leopard" }));
    line(&game, "swap:E4-C", Illegal::TooSmall(Enclosure::E4, 5), "§5", json!({ "place": "E4", "count": 5 }));
    let open = spot(3).zoo(0, "9$ X1 B=Z").load();
    line(&open, "expand", Illegal::NoExtensionLeft, "§5", json!({}));
    line(&open, "swap:X1-Z", Illegal::NobodyThere(Enclosure::X1), "R16", json!({ "place": "X1" }));
    let full = spot(3).trucks(&["3L", "3C", "3Z"]).load();
    line(&full, "draw", Illegal::NoRoomOnTrucks, "§4", json!({}));
    let idle = spot(3).zoo(0, "9$").with("idle_turns", json!(100)).load();
    line(&idle, "expand", Illegal::TrucksOnly, "R46", json!({}));
    let empty = spot(3).trucks(&["L"]).with("stack", json!("")).load();
    line(&empty, "draw", Illegal::NoTileLeft, "R55", json!({}));
    // Loading and unloading.
    let load = spot(3).trucks(&["3L"]).with("phase", json!("load")).with("drawn", json!("Z")).load();
    line(&load, ">1", Illegal::TruckFull(Truck(0)), "§4", json!({ "truck": 1 }));
    line(&load, "draw", Illegal::WrongPhase(Phase::Load), "§4", json!({ "expected": "load" }));
    let unload = spot(3).zoo(0, "0$ E4=4Z").trucks(&["Z@0"]).with("phase", json!("unload")).load();
    line(&unload, "Z>E4", Illegal::Full(Enclosure::E4), "§4.1", json!({ "place": "E4" }));
    line(&unload, "Zb>B", Illegal::NotOnTruck(tile("Zb")), "§4.1", json!({ "name": "zebra", "kind": "baby" }));
    line(&unload, "$>B", Illegal::NotOnTruck(tile("$")), "§4.1", json!({ "name": "coin", "kind": "coin" }));
    line(&unload, "expand", Illegal::WrongPhase(Phase::Unload), "§4", json!({ "expected": "unload" }));
    // Chance.
    let reveal = spot(3).with("phase", json!("reveal")).load();
    let answer = reveal.check_draw(&"Zb".parse().expect("a draw")).expect_err("no baby is in the stack");
    said(&answer, "§3", json!({}));
    met.0.insert(number(&answer));
    // Whole kinds of actions, of which the view says why there are none: `tests/view.rs`.
    said(&Illegal::NoTruckLoaded, "§4", json!({}));
    met.0.insert(number(&Illegal::NoTruckLoaded));
    for nothing in
        [Illegal::NothingToMove, Illegal::NothingToExchange, Illegal::NothingToBuy, Illegal::NothingToDiscard]
    {
        said(&nothing, "§5", json!({}));
        met.0.insert(number(&nothing));
    }
}

/// Where there are several reasons the one about the tile comes first, and the price last.
#[test]
fn the_price_is_the_last_reason() {
    let game = spot(3).zoo(0, "0$ E4=4Z B=Z+C").zoo(1, "2$ B=L").load();
    check(&game, "move:Z>E4", "full");
    check(&game, "move:C>E5", "too-expensive");
    check(&game, "buy:L@1>E5", "too-expensive");
    check(&game, "swap:E4-Z", "same-species");
    check(&game, "swap:E4-C", "too-expensive");
    check(&game, "discard:L", "not-in-barn");
    check(&game, "discard:C", "too-expensive");
    check(&spot(3).zoo(0, "0$ X1").load(), "expand", "no-extension-left");
}

/// Where nobody has a space any more it does not matter who lives there.
#[test]
fn a_full_enclosure_is_full_for_every_species() {
    let game = spot(3).zoo(0, "9$ E4=4Z E5=4P B=Z+C").zoo(1, "2$ B=L").load();
    for text in ["move:Z>E4", "move:C>E4", "buy:L@1>E4"] {
        check(&game, text, "full");
    }
    for text in ["move:C>E5", "buy:L@1>E5"] {
        check(&game, text, "other-species");
    }
    let unload = spot(3).zoo(0, "0$ E4=4Z").trucks(&["C@0"]).with("phase", json!("unload")).load();
    check(&unload, "C>E4", "full");
}

/// §10: everything has one spelling.
#[test]
fn section_10_what_is_no_notation() {
    let spelled = [
        "draw",
        ">5",
        "take5",
        "Zm*>E5",
        "k>B",
        "move:Zb>X2",
        "move:k@E4>B",
        "move:Z@X1>E4",
        "swap:E4-E5",
        "swap:X1-X2",
        "swap:E6-A",
        "buy:Zm@4>B",
        "buy:p@0>E6",
        "discard:$",
        "expand",
        "ja>J",
        "l>E4",
        "move:jv>J",
        "buy:jb@1>B",
        "discard:jp",
        "donate:X2",
        "advance:r0",
        "advance:y5",
        "retreat:g1",
    ];
    for text in spelled {
        assert_eq!(action(text).to_string(), text);
    }
    for text in [
        "",
        "Draw",
        ">0",
        ">6",
        ">11",
        "take",
        "take0",
        "take6",
        "take01",
        "Z",
        "Z>",
        ">E4",
        "z>E4",
        "Zx>E4",
        "Zm**>E4",
        "Z>E7",
        "Z>X3",
        "Z>b",
        "sb>E4",
        "k>B ",
        "move:Z",
        "move:Z@B>E4",
        "move:Z>E4>E5",
        "swap:E5-E4",
        "swap:E4-E4",
        "swap:E4",
        "swap:B-E4",
        "swap:E4-Zm",
        "swap:E4-B",
        "swap:P-E4",
        "buy:Z@5>B",
        "buy:Z>B",
        "buy:Z@1",
        "discard:",
        "discard:Z>B",
        "expand1",
        "expand:",
        "buy:Z@@1>B",
        "2Z>B",
        "é>B",
        "j>J",
        "jam>J",
        "Ja>J",
        "ja>j",
        "jab>J",
        "ja*>B",
        "ja@J>B",
        "donate:",
        "donate:B",
        "donate:J",
        "donate:E4>B",
        "advance",
        "advance:",
        "advance:r",
        "advance:r6",
        "advance:3",
        "advance:w3",
        "advance:R3",
        "advance:r03",
        "retreat:r0",
        "retreat:r6",
        "retreat:",
    ] {
        assert!(text.parse::<zooloretto::Action>().is_err(), "{text:?} is read");
    }
}

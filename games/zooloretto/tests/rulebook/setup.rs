//! §1 and §2: what there is, and how a game begins. R1 to R4, R27 to R29, R45; D10, D11.

use kernel::{BadSetup, First, Game, Luck, QuickLuck, Refusal, Seat, Setup, Turn, Viewer};
use serde_json::{Value, json};
use testkit::Told;
use zooloretto::{Enclosure, Options, Removed, Species, Zooloretto};

use crate::spots::*;

#[test]
fn section_1_1_r1_r2_r3_what_is_printed_on_the_boards() {
    let printed = |enclosure: Enclosure| {
        let printed = enclosure.printed();
        (printed.spaces, printed.full, printed.short, printed.bonus, printed.stalls)
    };
    assert_eq!(printed(Enclosure::E4), (4, 5, 4, 1, 2));
    assert_eq!(printed(Enclosure::E5), (5, 8, 5, 2, 1));
    assert_eq!(printed(Enclosure::E6), (6, 10, 6, 0, 1));
    assert_eq!(printed(Enclosure::X1), (5, 9, 5, 1, 1));
    assert_eq!(printed(Enclosure::X2), (5, 9, 5, 1, 1));
    // R3: a sixth animal finds no space in an extension.
    let mut game = spot(3).zoo(0, "2$ X1=5Z").trucks(&["Z"]).load();
    plays(&mut game, "take1");
    check(&game, "Z>X1", "full");
}

/// §1.2, R4: the tiles of five seats, all of them unseen.
#[test]
fn section_1_2_r4_what_is_in_the_stack() {
    let view = fresh(5, &json!({ "first": 0 })).view(Viewer::Spectator);
    let mut expected = Vec::new();
    for species in "FCLEPAZK".chars() {
        expected.extend([format!("7{species}"), format!("2{species}m"), format!("2{species}f")]);
    }
    expected.extend(["3s", "3k", "3b", "3p", "12$"].map(str::to_owned));
    let tiles: Vec<_> = view.stack.tiles.iter().map(|counted| format!("{}{}", counted.count, counted.tile)).collect();
    assert_eq!(tiles, expected);
    assert!(view.babies.iter().all(|babies| babies.count == 2) && view.babies.len() == 8);
}

/// §1.3: thirty coins, and twelve more once every coin tile is unloaded; nobody has a coin of another sort.
#[test]
fn section_1_3_coins_and_coin_tiles() {
    for seats in 2..=5 {
        let removed: Vec<_> = Species::ALL.into_iter().take(5 - usize::from(seats)).collect();
        let view = fresh(seats, &json!({ "first": 0, "removed": removed })).view(Viewer::Spectator);
        assert_eq!(view.zoos.iter().map(|zoo| zoo.coins).sum::<u8>() + view.bank, 30);
        let coin_tiles = view.stack.tiles.iter().find(|counted| counted.tile == tile("$")).expect("coins");
        assert_eq!(coin_tiles.count, 12);
    }
    // A coin that came as a tile pays the price and is in the bank then.
    let mut game = spot(3).zoo(0, "0$ B=Z").trucks(&["$", "L", "L"]).load();
    let before = bank(&game);
    plays(&mut game, "take1 take2 L>B take3 L>B draw *L >1");
    assert_eq!((to_move(&game), coins(&game, 0)), (0, 1));
    plays(&mut game, "move:Z>E4");
    assert_eq!((coins(&game, 0), bank(&game)), (0, before + 1));
}

/// §1.4: as many trucks as players, each with room for three; with two players three trucks (§7.1).
#[test]
fn section_1_4_trucks_have_three_slots() {
    for seats in 3..=5 {
        let game = spot(seats).trucks(&["3Z", "3C", "3L", "3E", "3P"][..usize::from(seats)]).load();
        check(&game, "draw", "no-room-on-trucks");
        check(&game, &format!("take{seats}"), "ok");
        if seats < 5 {
            check(&game, &format!("take{}", seats + 1), "no-such-truck");
        }
    }
}

/// Bank, main stack, end stack, species in the game, slots of the trucks, extensions of a zoo.
fn counts(seats: u8) -> (u8, u8, u8, usize, Vec<u8>, u8) {
    let removed: Vec<_> = Species::ALL.into_iter().take(5 - usize::from(seats)).collect();
    let view = fresh(seats, &json!({ "first": 0, "removed": removed })).view(Viewer::Spectator);
    assert!(view.zoos.iter().all(|zoo| zoo.coins == 2 && zoo.barn.is_empty() && zoo.enclosures.len() == 3));
    assert!(view.trucks.iter().all(|truck| truck.tiles.is_empty() && truck.taken_by.is_none()));
    assert_eq!((view.zoos.len(), view.last_round), (usize::from(seats), false));
    let slots = view.trucks.iter().map(|truck| truck.slots).collect();
    (view.bank, view.stack.main, view.stack.end, view.babies.len(), slots, view.zoos[0].closed_extensions)
}

#[test]
fn d10_five_seats() {
    assert_eq!(counts(5), (20, 97, 15, 8, vec![3; 5], 1));
}

#[test]
fn section_2_1_four_seats() {
    assert_eq!(counts(4), (22, 101 - 15, 15, 7, vec![3; 4], 1));
}

#[test]
fn section_2_1_three_seats() {
    assert_eq!(counts(3), (24, 90 - 15, 15, 6, vec![3; 3], 1));
}

#[test]
fn d11_r29_two_seats() {
    let (bank, main, end, species, slots, extensions) = counts(2);
    assert_eq!((bank, main, end, species, extensions), (26, 64, 15, 5, 2));
    assert_eq!(slots, [3, 2, 1]);
    assert_eq!(slots.iter().sum::<u8>(), 6);
}

/// §2.2: the tiles in both stacks, the fifteen that are the end stack, and the bank.
#[test]
fn section_2_2_the_stacks_and_the_bank() {
    for (seats, tiles, main, coins) in [(2, 79, 64, 26), (3, 90, 75, 24), (4, 101, 86, 22), (5, 112, 97, 20)] {
        let (bank, in_main, in_end, ..) = counts(seats);
        assert_eq!((in_main + in_end, in_main, in_end, bank), (tiles, main, 15, coins), "{seats} seats");
    }
}

/// R27: chance takes as many species out as the number of seats asks for, with their babies.
#[test]
fn r27_chance_leaves_species_out() {
    for (seats, count, sets, text) in [(2, 3, 56, "out:CPK"), (3, 2, 28, "out:CK"), (4, 1, 8, "out:K")] {
        let mut game = fresh(seats, &json!({}));
        assert_eq!((game.turn(), game.phase()), (Turn::Chance, "choose_removed"));
        assert_eq!(game.view(Viewer::Spectator).removed, None);
        let mut draws = Vec::new();
        assert!(game.outcomes(&mut draws));
        assert_eq!(draws.len(), sets);
        assert!(draws.iter().all(|(draw, weight)| draw.to_string().len() == 4 + count && *weight == 1));
        let events = settle(&mut game, text);
        assert_eq!(events.len(), count);
        assert_eq!(events.last().map(String::as_str), Some("without kangaroo"));
        assert_eq!((game.turn(), game.phase()), (Turn::Chance, "choose_first"));
        let view = game.view(Viewer::Spectator);
        assert!(view.stack.tiles.iter().all(|counted| !counted.tile.to_string().starts_with('K')));
        assert!(view.babies.iter().all(|babies| babies.species != Species::Kangaroo && babies.count == 2));
        assert_eq!(view.babies.len(), 8 - count);
    }
    // With five there is nothing to leave out.
    assert_eq!(fresh(5, &json!({})).phase(), "choose_first");
    assert_eq!(fresh(5, &json!({ "removed": [] })).phase(), "choose_first");
}

#[test]
fn r27_draws_of_another_kind_are_refused() {
    let refused = |game: &Zooloretto, text: &str| {
        let answer = game.check_draw(&text.parse().expect("a draw")).expect_err("it is refused");
        assert_eq!((answer.code(), answer.rule()), ("no-such-draw", "§3"), "{text}");
    };
    let mut game = fresh(3, &json!({}));
    ["out:", "out:F", "out:FCL", "first0", "Z"].iter().for_each(|text| refused(&game, text));
    settle(&mut game, "out:FC");
    ["first3", "first4", "out:FC", "Z"].iter().for_each(|text| refused(&game, text));
    settle(&mut game, "first1");
    ["Z", "first1"].iter().for_each(|text| refused(&game, text));
    plays(&mut game, "draw");
    ["F", "Cm", "Zb", "Zm*", "out:FC", "first1"].iter().for_each(|text| refused(&game, text));
    for text in ["out:CF", "out:FF", "out:f", "first5", "first", "Zm>E4", "M"] {
        assert!(text.parse::<zooloretto::Draw>().is_err(), "{text} is read");
    }
}

#[test]
fn section_2_3_the_first_player_is_drawn_or_given() {
    let removed = json!(["flamingo", "zebra"]);
    let mut game = fresh(3, &json!({ "removed": removed }));
    assert_eq!((game.turn(), game.phase()), (Turn::Chance, "choose_first"));
    let mut draws = Vec::new();
    assert!(game.outcomes(&mut draws));
    assert_eq!(draws.iter().map(|(draw, _)| draw.to_string()).collect::<Vec<_>>(), ["first0", "first1", "first2"]);
    assert_eq!(settle(&mut game, "first2"), ["2 begins"]);
    assert_eq!((to_move(&game), game.phase()), (2, "turn"));
    let given = fresh(3, &json!({ "removed": removed, "first": 2 }));
    assert_eq!((to_move(&given), given.phase()), (2, "turn"));
    assert_eq!(given.view(Viewer::Spectator), game.view(Viewer::Spectator));
    check_legal(&given, "draw");
}

/// Options that another number of seats has, with the reason.
#[test]
fn section_2_options_that_do_not_fit_the_seats() {
    let answer = |seats: u8, options: Value| {
        let options: Options = Zooloretto::FACTS.read_options(&options).expect("options");
        Zooloretto::new(&Setup { options, seats, rules_version: 1 }).map(|_| ())
    };
    let (camel, two) = (json!({ "removed": ["camel"] }), json!({ "removed": ["camel", "panda"] }));
    assert_eq!(answer(4, camel.clone()), Ok(()));
    assert_eq!(answer(3, two.clone()), Ok(()));
    assert_eq!(answer(2, json!({ "removed": ["camel", "panda", "zebra"], "first": 1 })), Ok(()));
    let names = "flamingo, camel, leopard, elephant, panda, chimpanzee, zebra, kangaroo";
    for (seats, options, value, wanted) in [
        (5, camel.clone(), "[camel]", 0),
        (3, camel, "[camel]", 2),
        (2, two.clone(), "[camel, panda]", 3),
        (4, two, "[camel, panda]", 1),
        (2, json!({ "removed": [] }), "[]", 3),
    ] {
        let allowed = format!("\"random\", {wanted} × [{names}]");
        assert_eq!(
            answer(seats, options),
            Err(BadSetup::BadValue { name: "removed", value: value.to_owned(), allowed })
        );
    }
    assert_eq!(
        answer(3, json!({ "first": 3 })),
        Err(BadSetup::BadValue { name: "first", value: "3".to_owned(), allowed: "\"random\", 0–2".to_owned() })
    );
    assert_eq!(answer(4, json!({ "first": 3 })), Ok(()));
    assert!(answer(1, json!({})).is_err() && answer(6, json!({})).is_err());
}

#[test]
fn section_2_options_that_no_table_has() {
    let read = |options: Value| Zooloretto::FACTS.read_options::<Options>(&options);
    for options in [
        json!({ "removed": "camel" }),
        json!({ "removed": ["lion"] }),
        json!({ "removed": ["camel", "camel"] }),
        json!({ "removed": 1 }),
        json!({ "first": 5 }),
        json!({ "first": -1 }),
        json!({ "first": "nobody" }),
        json!({ "first": [0] }),
        json!({ "xxl": 1 }),
        json!({ "exotic": "yes" }),
        json!({ "aquaretto": true }),
        json!({ "jungle_removed": "koala" }),
        json!({ "jungle_removed": ["camel"] }),
        json!({ "jungle_removed": ["koala", "koala"] }),
        json!({ "donations": 6 }),
        json!({ "donations": "" }),
        json!({ "donations": "666555444" }),
        json!({ "donations": "66655544444" }),
        json!({ "donations": "6665554445" }),
        json!({ "donations": "6665554440" }),
        json!({ "donations": "666555444x" }),
    ] {
        assert!(read(options.clone()).is_err(), "{options} is read");
    }
    let defaults = Options { removed: Removed::Random, first: First::Random, ..Options::default() };
    assert_eq!(read(json!({})), Ok(defaults.clone()));
    assert_eq!(read(json!({ "removed": "random", "first": "random" })), Ok(defaults));
    let panda_first = read(json!({ "removed": ["panda", "camel"], "first": 1 })).expect("options");
    assert_eq!(panda_first.first, First::Given(Seat(1)));
    assert_eq!(serde_json::to_value(panda_first).unwrap(), json!({ "removed": ["camel", "panda"], "first": 1 }));
}

/// Gives every answer that luck can give, each once, and asserts that every outcome comes as often as its weight says.
/// Answers the outcomes with their weights.
fn check_odds(game: &Zooloretto) -> Vec<String> {
    let mut listed = Vec::new();
    assert!(game.outcomes(&mut listed));
    let all: u32 = listed.iter().map(|(_, weight)| weight).sum();
    let mut drawn: Vec<(zooloretto::Draw, u32)> = listed.iter().map(|&(draw, _)| (draw, 0)).collect();
    for answer in 0..all {
        let mut luck = Told::new(&format!("{all}:{answer}"));
        let draw = game.draw(&mut luck);
        assert!(luck.is_used_up(), "one question is asked");
        assert_eq!(game.check_draw(&draw), Ok(()), "{draw}");
        let (_, times) =
            drawn.iter_mut().find(|(known, _)| *known == draw).unwrap_or_else(|| panic!("{draw} is not listed"));
        *times += 1;
    }
    assert_eq!(drawn, listed);
    listed.iter().map(|(draw, weight)| format!("{draw}:{weight}")).collect()
}

/// §3, R28: any unseen tile may be the next, each as likely as another, wherever the end stack begins.
#[test]
fn section_3_r28_the_stacks_are_one_hidden_sequence() {
    let drawing = |stack: &str| {
        let mut game = spot(5).with("removed", json!([])).with("stack", json!(stack)).load();
        plays(&mut game, "draw");
        check_odds(&game)
    };
    assert_eq!(drawing("2Z+Km+s+3$"), ["Z:2", "Km:1", "s:1", "$:3"]);
    // One kind only, from the first to the last; the ends and the middle; and all of them but one.
    let mut kinds: Vec<String> =
        "FCLEPAZK".chars().flat_map(|letter| ["", "m", "f"].map(|kind| format!("{letter}{kind}"))).collect();
    kinds.extend(["s", "k", "b", "p", "$"].map(str::to_owned));
    for kind in kinds {
        assert_eq!(drawing(&kind), [format!("{kind}:1")]);
    }
    for stack in ["7F+12$", "2Ff+2Cm+3p", "7F+2Fm+2Ff+7K+2Km+2Kf", "3s+3k+3b+3p+12$", "L+Lm+Lf+E+Em+Ef", "Pm+Pf+7A+Am"]
    {
        drawing(stack);
    }
    // The whole box, and what is left of it after each of some hundred draws.
    for seats in 2..=5_u8 {
        let removed: Vec<_> = Species::ALL.into_iter().take(5 - usize::from(seats)).collect();
        let game = fresh(seats, &json!({ "first": 0, "removed": removed }));
        let mut luck = QuickLuck::new(28, seats.into());
        let mut tiles = game.position().stack.expect("it is printed");
        while !tiles.0.is_empty() {
            let mut position = game.position();
            (position.stack, position.phase) = (Some(tiles.clone()), zooloretto::Phase::Reveal);
            check_odds(&Zooloretto::load(position).expect("it loads"));
            let at = luck.below(tiles.0.len() as u32) as usize;
            tiles.0[at].1 -= 1;
            tiles.0.retain(|&(_, count)| count > 0);
        }
    }
}

/// R27, §2.3: every set of species and every seat is as likely as another.
#[test]
fn section_2_3_r27_draws_before_the_first_turn_are_fair() {
    for (seats, sets) in [(2, 56), (3, 28), (4, 8)] {
        let game = fresh(seats, &json!({}));
        let odds = check_odds(&game);
        assert_eq!(odds.len(), sets);
        assert!(odds.iter().all(|text| text.ends_with(":1")));
    }
    for seats in 2..=5_u8 {
        let removed: Vec<_> = Species::ALL.into_iter().take(5 - usize::from(seats)).collect();
        let expected: Vec<_> = (0..seats).map(|seat| format!("first{seat}:1")).collect();
        assert_eq!(check_odds(&fresh(seats, &json!({ "removed": removed }))), expected);
    }
}

/// R45: everybody sees the same, money too.
#[test]
fn r45_nothing_is_hidden_but_the_order_of_the_tiles() {
    let game = spot(3).zoo(0, "7$ B=2P").zoo(1, "4$ E4=Z").load();
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.zoos.iter().map(|zoo| zoo.coins).collect::<Vec<_>>(), [7, 4, 2]);
    for seat in 0..3 {
        assert_eq!(game.view(Viewer::Seat(Seat(seat))), view);
    }
    assert_eq!(game.view(Viewer::Everything), view);
}

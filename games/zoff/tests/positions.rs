//! Positions: the example of `docs/positions/zoff.md`, the one form, and each refusal of `load` (R28).

use std::collections::BTreeMap;

use crate::spots::{legal, pairs, spot};
use kernel::{AnyMatch, Choices, Game, Luck, QuickLuck, Seat, Silent, Turn, Viewer};
use serde_json::{Value, json};
use zoff::{Action, Card, Cards, Position, Zoff};

const PAGE: &str = include_str!("../../../docs/positions/zoff.md");

fn example() -> Value {
    let (_, rest) = PAGE.split_once("```json\n").expect("an example");
    serde_json::from_str(rest.split_once("```").expect("its end").0).expect("JSON")
}

fn load(json: &Value) -> Result<Zoff, String> {
    let position: Position = serde_json::from_value(json.clone()).map_err(|why| why.to_string())?;
    Zoff::load(position).map_err(|why| why.0)
}

#[test]
fn the_example_loads_and_is_printed_as_it_stands() {
    let game = load(&example()).expect("it loads");
    assert_eq!(serde_json::to_value(game.position()).unwrap(), example());
    assert_eq!(legal(&game), ["no", "+H", "+j"]);
    let fields = example();
    for field in fields.as_object().unwrap().keys() {
        assert!(PAGE.contains(&format!("| `{field}` |")), "{field} is not described");
    }
}

#[test]
fn what_is_left_out_has_its_default() {
    let short = json!({ "seats": 4, "round": 1, "phase": "choose_dealer" });
    let game = load(&short).expect("it loads");
    assert_eq!(game, crate::spots::fresh(4, &json!({})));
    let short = json!({ "seats": 4, "round": 1, "phase": "deal", "dealer": 2, "first_dealer": 2 });
    assert_eq!(load(&short).expect("it loads"), crate::spots::fresh(4, &json!({ "first_dealer": 2 })));
}

#[test]
fn a_state_is_at_most_256_bytes() {
    assert!(size_of::<Zoff>() <= 256, "{} bytes", size_of::<Zoff>());
}

/// Asserts that a position with one field changed is refused for this reason.
#[track_caller]
fn refused(mut json: Value, field: &str, value: Value, why: &str) {
    assert!(load(&json).is_ok(), "{:?} before the change", load(&json));
    json[field] = value;
    match load(&json) {
        Ok(game) => panic!("{field} is accepted: {game:?}"),
        Err(said) => assert!(said.contains(why), "{field} is refused, but because {said:?}"),
    }
}

#[test]
fn options_and_seats() {
    let json = spot(&["2F", "H", "M", "W"]).json();
    for (field, value, why) in [
        ("seats", json!(2), "seats is 3 to 7"),
        ("seats", json!(5), "places must name every seat once"),
        ("target", json!(0), "target is 1 to 40"),
        ("target", json!(41), "target is 1 to 40"),
        ("players_at_target", json!(3), "players_at_target is 1 or 2"),
        ("first_dealer", json!(4), "first_dealer cannot be 4, it can be \"random\", 0–3"),
        ("first_dealer", json!("anybody"), "who begins is"),
        ("first_dealer", json!(2), "the dealer of round 1 is another than first_dealer"),
        ("round", json!(0), "round is 1 to 1000"),
        ("colour", json!(0), "unknown field"),
        ("phase", json!("sleep"), "unknown variant"),
    ] {
        refused(json.clone(), field, value, why);
    }
}

#[test]
fn standings() {
    let json = pairs(&["2F", "H", "M", "W"]).with("totals", json!([4, 3, 2, 0])).json();
    for (field, value, why) in [
        ("dealer", json!(null), "dealer is a seat"),
        ("dealer", json!(4), "dealer is no seat"),
        ("totals", json!([4, 3, 2]), "totals has 3 entries"),
        ("totals", json!([4, 3, 2, 1001]), "out of range"),
        ("totals", json!([3, 4, 2, 0]), "places is not in the order of totals"),
        ("places", json!([0, 1, 2, 2]), "places must name every seat once"),
        ("places", json!([]), "places must name every seat once"),
        ("phase", json!("over"), "dealer is a seat"),
        ("phase", json!("choose_dealer"), "dealer is a seat"),
    ] {
        refused(json.clone(), field, value, why);
    }
    let start = json!({ "seats": 4, "round": 1, "phase": "choose_dealer" });
    refused(start.clone(), "first_dealer", json!(1), "as long as chance has not chosen");
    refused(start.clone(), "round", json!(2), "before the first round");
    refused(start, "places", json!([0, 1, 2, 3]), "places is empty");
    let over = json!({ "seats": 3, "round": 4, "phase": "over", "places": [0, 1, 2], "totals": [20, 3, 1] });
    refused(over, "totals", json!([18, 3, 1]), "not over before the target is reached");
}

#[test]
fn rounds_that_are_over() {
    let json = pairs(&["2F", "H", "M", "W"])
        .with("round", json!(3))
        .with("dealer", json!(1))
        .with("places", json!([1, 3, 0, 2]))
        .with("totals", json!([7, 10, 6, 7]))
        .with(
            "rounds",
            json!([{
                "places": [0, 1, 2, 3], "totals": [4, 3, 2, 0], "out": [0, 1, 3, 2],
                "lions": [0, 2, 0, 2], "hedgehogs": [false, true, true, true],
            }]),
        )
        .json();
    assert!(load(&json).is_ok(), "{:?}", load(&json));
    let round = &json["rounds"][0];
    let with = |field: &str, value: Value| {
        let mut round = round.clone();
        round[field] = value;
        json!([round])
    };
    for (rounds, why) in [
        (with("lions", json!([0, 1, 0, 2])), "not what rounds leads to"),
        (with("lions", json!([0, 2, 0, 4])), "more lions were captured"),
        (with("lions", json!([0, 2, 0])), "one entry for each seat"),
        (with("out", json!([0, 1, 3, 3])), "out of a round must name every seat once"),
        (with("places", json!([0, 1, 3])), "places of a round must name every seat once"),
        (with("places", json!([1, 0, 2, 3])), "places of a round is not in the order of its totals"),
        (with("totals", json!([4, 3, 2, -2000])), "out of range"),
        (json!([round, round]), "a round is not played from what the one before led to"),
        (json!([round, round, round]), "too many rounds"),
    ] {
        refused(json.clone(), "rounds", rounds, why);
    }
}

#[test]
fn r28_the_census() {
    let json = spot(&["2F", "H", "M", "W"]).json();
    for (field, value, why) in [
        ("hands", json!(["2F", "H", "M"]), "hands has 3 entries"),
        ("hands", json!(["2F", "H", "M", "L"]), "is what is missing elsewhere"),
        ("hands", json!(["5F", "F", "M", "W"]), "there are 6 of fox, of 5 in the deck"),
        ("hands", json!(["2F", "H", "M", "6W"]), "are no cards"),
        ("hands", json!(["2F", "H", "M", "3W+3W"]), "are no cards"),
        ("hands", json!(["2F", "H", "M", "W+"]), "are no cards"),
        ("hands", json!(["2F", "H", "M", "W+W"]), "there is one way to write them: 2W"),
        ("hands", json!(["4F+5B+5L", "H", "M", "W"]), "there is one way to write them: 5B+5L+4F"),
        ("trick", json!("q+E"), "there is one way to write them: E+q"),
        ("captured", json!([{}, {}, {}, { "cards": 55, "lions": 5, "hedgehogs": 5 }]), "is what is missing elsewhere"),
        (
            "captured",
            json!([{}, {}, {}, { "cards": 9, "lions": 5, "hedgehogs": 5 }]),
            "more lions and hedgehogs than cards",
        ),
        ("captured", json!([{}, {}]), "captured has 2 entries"),
        ("discards", json!("W"), "is what is missing elsewhere"),
        ("discards", json!("3W"), "at most two cards are discarded"),
    ] {
        refused(json.clone(), field, value, why);
    }
    let between = json!({ "seats": 4, "round": 1, "phase": "deal", "dealer": 0 });
    refused(between.clone(), "hands", json!(["W", "", "", ""]), "between rounds nobody has cards");
    refused(between, "out", json!([1]), "nobody is out between rounds");
}

#[test]
fn hands_and_who_is_out() {
    let json = spot(&["2F", "", "M", "W"]).json();
    for (field, value, why) in [
        ("out", json!([]), "out names the seats without cards"),
        ("out", json!([1, 2]), "out names the seats without cards"),
        ("out", json!([1, 1]), "out names a seat twice"),
        ("out", json!([9]), "out is no seat"),
        ("to_move", json!(1), "the seat to move has no cards"),
        ("to_move", json!(null), "to_move is a seat"),
        ("to_move", json!(4), "to_move is no seat"),
        ("owner", json!(0), "owner is a seat while there is something to beat"),
        ("table", json!("W"), "table has cards while there is something to beat"),
        ("asked", json!("W"), "nothing is shown now"),
        ("joker_seen", json!(2), "nothing but the joker"),
    ] {
        refused(json.clone(), field, value, why);
    }
    let mut alone = spot(&["2F", "", "", ""]).json();
    alone["to_move"] = json!(0);
    assert_eq!(load(&alone).unwrap_err(), "the round is over when only one seat has cards");
}

#[test]
fn tables() {
    let json = spot(&["2F", "H", "M", "W"]).answer("2S", 0, 1).json();
    for (field, value, why) in [
        ("table", json!("S+F"), "is no combination"),
        ("table", json!("j"), "is no combination"),
        ("table", json!("3S"), "what is on the table belongs to the trick"),
        ("table", json!(null), "table has cards"),
        ("owner", json!(1), "nobody answers to their own cards"),
        ("owner", json!(null), "owner is a seat"),
        ("phase", json!("lead"), "owner is a seat"),
    ] {
        refused(json.clone(), field, value, why);
    }
}

#[test]
fn pairs_and_what_is_known() {
    let json = pairs(&["2H+W", "2W", "H+W", "W"]).answer("2M", 1, 2).asked("H", 2).json();
    for (field, value, why) in [
        ("round", json!(1), "not played in pairs"),
        ("individual_only", json!(true), "not played in pairs"),
        ("to_move", json!(3), "only a senior replies"),
        ("owner", json!(2), "nobody answers to their own cards"),
        ("asked", json!("W"), "these cards cannot be shown"),
        ("asked", json!(""), "these cards cannot be shown"),
        ("asked", json!("2H"), "these cards cannot be shown"),
        ("shown", json!(["", "", "", ""]), "what is being shown is shown"),
        ("shown", json!(["H", "", "H", ""]), "only juniors show cards"),
        ("shown", json!(["", "", "2H", ""]), "shown has cards that are not in that hand"),
        ("known", json!(["", "", "3H", ""]), "at most two cards were given"),
        ("known", json!(["2H", "", "", ""]), "known has cards that the partner has not"),
    ] {
        refused(json.clone(), field, value, why);
    }
    let four = ["5W+5E+5C", "5B+5L+5S", "5F+5P+5H", "5A+5M+4q+j"];
    let give = pairs(&four).with("phase", json!("give")).with("to_move", json!(null)).json();
    for (field, value, why) in [
        ("known", json!(["", "", "2W", ""]), "known has other cards than were given by now"),
        ("shown", json!(["", "", "F", ""]), "nothing was shown yet"),
        ("phase", json!("give_back"), "known has other cards than were given by now"),
        ("out", json!([1]), "nobody is out before the first trick"),
    ] {
        refused(give.clone(), field, value, why);
    }
    // Whoever gives must have cards for it, and one must be left in every hand.
    for (phase, hands, why) in [
        ("give", ["", "E", "2M", "2H", "3L"], "seat 0 has 0 cards, and the exchange takes 1 or more"),
        ("give", ["W", "E", "M", "2H", "2L"], "seat 2 has 1 cards, and the exchange takes 3 or more"),
        ("give", ["W", "E", "3L", "M", "2H"], "seat 3 has 1 cards, and the exchange takes 2 or more"),
        ("give_back", ["2M", "E+2H", "L", "", ""], "seat 0 has 2 cards, and the exchange takes 3 or more"),
        ("give_back", ["W+2M", "E+2H", "", "", ""], "seat 2 has 0 cards, and the exchange takes 1 or more"),
    ] {
        let exchange = pairs(&hands).with("phase", json!(phase)).with("to_move", json!(null)).with("out", json!([]));
        assert_eq!(load(&exchange.json()).unwrap_err(), why, "{hands:?}");
    }
    let five = pairs(&["5W+5E+2C", "3C+5B+4L", "5S+5F", "4P+5H+3A", "2A+5M+4q+j"]).with("discards", json!("L+P"));
    assert!(load(&five.clone().json()).is_ok());
    let early = five.with("phase", json!("give")).with("to_move", json!(null)).json();
    assert_eq!(load(&early).unwrap_err(), "only whoever plays alone discards");
}

#[test]
fn no_round_has_more_hedgehogs_than_the_deck() {
    let round = |hedgehogs: [bool; 6]| {
        json!({
            "seats": 6, "round": 2, "phase": "deal", "dealer": 0, "places": [0, 1, 2, 3, 4, 5], "totals": [6, 5, 4, 3, 2, 0],
            "rounds": [{
                "places": [0, 1, 2, 3, 4, 5], "totals": [0, 0, 0, 0, 0, 0], "out": [0, 1, 2, 3, 4, 5],
                "lions": [0, 0, 0, 0, 0, 0], "hedgehogs": hedgehogs,
            }],
        })
    };
    assert!(load(&round([true, true, true, true, true, false])).is_ok());
    assert_eq!(load(&round([true; 6])).unwrap_err(), "more hedgehogs were captured than there are");
}

/// R28: what nobody would ever play to.
#[test]
fn r28_positions_that_play_cannot_reach_load() {
    let between = json!({
        "seats": 4, "round": 3, "phase": "deal", "dealer": 2, "places": [3, 0, 1, 2], "totals": [20, 19, 19, 40],
    });
    let exchange = |hands: &[&str], phase: &str| {
        pairs(hands).with("phase", json!(phase)).with("to_move", json!(null)).with("out", json!([]))
    };
    for (what, json) in [
        ("hands larger than dealt", spot(&["5W+5E+5C+B", "4B+5L+5S", "5F+5P+5H", "5A+5M+4q+j"]).json()),
        ("half of the deck each", spot(&["5W+5E+5C+5B+5L+5S", "", "5F+5P+5H+5A+5M+4q+j", ""]).json()),
        (
            "a round that goes on past the target",
            pairs(&["2F", "H", "M", "W"]).with("totals", json!([40, 19, 2, 0])).json(),
        ),
        ("a deal past the target", between),
        ("a pile before the exchange", exchange(&["5W+5E+5C", "5B+5L+5S", "5F+5P+4H", "5A+5M+4q+j"], "give").json()),
        ("next to nothing to exchange", exchange(&["W", "E", "3L", "2M", "2H"], "give").json()),
        (
            "nothing left after giving",
            exchange(&["W+2M", "E+2H", "L", "", ""], "give_back").with("known", json!(["", "", "", "2M", "2H"])).json(),
        ),
        ("the deal of somebody else", pairs(&["2F", "H", "M", "W"]).with("dealer", json!(3)).json()),
        ("a perch on four whales", spot(&["2F", "H", "M", "E"]).answer("P", 0, 1).with("trick", json!("4W+P")).json()),
    ] {
        let game = load(&json).unwrap_or_else(|why| panic!("{what}: {why}"));
        for seed in 0..20 {
            play_on(&game, seed);
        }
    }
}

/// R28: cards thrown anywhere, in every phase of a round, and played on.
#[test]
fn r28_cards_may_be_anywhere() {
    let mut loaded = BTreeMap::new();
    for seed in 0..1500 {
        let luck = &mut QuickLuck::new(seed, 28);
        let seats = 3 + luck.below(5) as u8;
        let phases = if seats == 3 { 2 } else { 4 };
        let phase = ["lead", "answer", "give", "give_back"][luck.below(phases) as usize];
        let json = thrown(seats, phase, luck);
        // Hands may be too small for the phase; nothing else is ever wrong.
        match load(&json) {
            Ok(game) => {
                *loaded.entry(game.phase()).or_insert(0) += 1;
                play_on(&game, seed);
            }
            Err(why) => {
                assert!(why.contains("the exchange takes") || why.contains("only one seat has cards"), "{why}: {json}");
            }
        }
    }
    assert!(loaded.len() == 4 && loaded.values().all(|&times| times >= 40), "{loaded:?}");
}

/// Every card of the deck in some hand, most often in one of few, or in the pile of the last seat.
fn thrown(seats: u8, phase: &str, luck: &mut QuickLuck) -> Value {
    let places: Vec<u32> = (0..3 + luck.below(9)).map(|_| luck.below(u32::from(seats) + 1)).collect();
    let mut hands = vec![Cards::NONE; usize::from(seats) + 1];
    for card in Card::ALL.into_iter().flat_map(|card| vec![card; usize::from(card.copies(seats))]) {
        let place = places[luck.below(places.len() as u32) as usize] as usize;
        hands[place] = hands[place].and(card.into());
    }
    // Of the pile something is on the table.
    let table = hands.pop().expect("a place more than seats").singles().find(|&card| card != Card::Joker);
    let texts: Vec<String> = hands.iter().map(ToString::to_string).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let with_cards: Vec<u8> = (0..seats).filter(|&seat| !texts[usize::from(seat)].is_empty()).collect();
    let (first, owner) = (with_cards.first().copied().unwrap_or(0), with_cards.last().copied().unwrap_or(0));
    let in_pairs = phase.starts_with("give") || luck.below(2) == 0;
    let spot = if in_pairs { pairs(&texts) } else { spot(&texts) };
    let known = |seat: u8| {
        let junior = seat >= seats.div_ceil(2) && phase == "give_back";
        let two: Vec<Card> = hands[usize::from(seat.saturating_sub(seats.div_ceil(2)))].singles().take(2).collect();
        two.into_iter().filter(|_| junior).fold(Cards::NONE, |two, card| two.and(card.into()))
    };
    match (phase, table) {
        ("answer", Some(table)) if owner != first => spot.answer(&Cards::from(table).to_string(), owner, first).json(),
        ("lead" | "answer", _) => spot.with("to_move", json!(first)).json(),
        _ => {
            let known: Vec<Cards> = (0..seats).map(known).collect();
            spot.with("phase", json!(phase))
                .with("to_move", json!(null))
                .with("out", json!([]))
                .with("known", json!(known))
                .json()
        }
    }
}

/// Plays at random for a while. Whatever comes of a position that loads is one that loads, and so is what anybody imagines of it.
fn play_on(start: &Zoff, seed: u64) {
    let mut game = start.clone();
    let mut luck = QuickLuck::new(seed, 1);
    for _ in 0..120 {
        let again = |game: &Zoff| Zoff::load(game.position()).unwrap_or_else(|why| panic!("{why}: {game:?}"));
        assert_eq!(again(&game), game);
        for viewer in Viewer::all(game.seats()) {
            let imagined = game.imagine(viewer, &mut luck);
            assert_eq!(imagined.view(viewer), game.view(viewer), "{viewer:?}");
            assert_eq!(again(&imagined), imagined);
        }
        let choose = |seat: Seat, luck: &mut QuickLuck| -> Action {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            legal[luck.below(legal.len() as u32) as usize]
        };
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.settle(&game.draw(&mut luck), &mut Silent),
            Turn::Seat(seat) => {
                let action = choose(seat, &mut luck);
                game.play(seat, action, &mut Silent);
            }
            Turn::Together(seats) => {
                let mut choices = Choices::NONE;
                seats.iter().for_each(|seat| choices.set(seat, Some(choose(seat, &mut luck))));
                game.resolve(&choices, &mut Silent);
            }
        }
    }
}

/// Whatever loads is played on to positions that load, at the edge of what is counted too.
#[test]
fn play_stays_within_what_loads() {
    let json = json!({
        "seats": 3, "round": 999, "phase": "deal", "dealer": 0, "places": [0, 1, 2], "totals": [-1000, -1000, -1000],
    });
    let mut table = kernel::load_match::<Zoff>(json).unwrap();
    let (mut luck, mut stopped) = (QuickLuck::new(4, 0), false);
    for _ in 0..400 {
        match AnyMatch::turn(&table).seats().iter().next() {
            Some(seat) => {
                let legal = AnyMatch::legal(&table, seat).unwrap();
                let action = &legal[luck.below(legal.len() as u32) as usize];
                AnyMatch::play(&mut table, seat, action, &[Viewer::Everything]).unwrap();
            }
            None => drop(AnyMatch::draw(&mut table, &mut luck, &[Viewer::Everything]).unwrap()),
        }
        let position = AnyMatch::position(&table);
        assert_eq!(load(&position).as_ref(), Ok(table.game()), "{position}");
        stopped |= AnyMatch::turn(&table) == Turn::Chance && table.game().view(Viewer::Spectator).round == 1000;
    }
    assert!(stopped, "rounds were counted to their end");
}

//! Examples 1 to 10, §1 and §2.

use kernel::Game;
use zoff::{Card, Event};

use crate::spots::*;

/// What seat 1 with this hand can do about a table of seat 0, in a round without pairs.
fn facing(table: &str, hand: &str) -> zoff::Zoff {
    spot(&["P", hand, "P", "P"]).answer(table, 0, 1).load()
}

#[test]
fn section_1_there_are_60_cards_and_29_pairs() {
    let copies = |seats| Card::ALL.iter().map(|card| u32::from(card.copies(seats))).sum::<u32>();
    assert_eq!([3, 4, 5, 6, 7].map(copies), [39, 60, 60, 60, 60]);
    let pairs = Card::ALL.iter().flat_map(|card| Card::ALL.map(|other| card.is_beaten_by(other)));
    assert_eq!(pairs.filter(|beaten| *beaten).count(), 29);
}

/// §1, R17: line by line as on the cards.
#[test]
fn r17_every_animal_is_beaten_by_those_on_its_card() {
    for (animal, stronger) in [
        ("W", ""),
        ("E", "M"),
        ("C", "E"),
        ("B", "W E"),
        ("L", "E"),
        ("S", "W B"),
        ("F", "E C B L"),
        ("P", "W C B S"),
        ("H", "F"),
        ("A", "W C S P"),
        ("M", "C B L S F H"),
        ("q", "H A M"),
    ] {
        let hand = "W+E+C+B+L+S+F+P+H+A+M+q";
        let game = facing(animal, hand);
        // Elephant and mosquito are two elephants.
        let more = if animal == "E" { " E+q" } else { "" };
        check_legal(&game, &format!("pass {stronger}{more}"));
    }
}

#[test]
fn example_1_one_seal() {
    let game = facing("S", "2W+2B+3S");
    check_legal(&game, "pass 2S B W");
    check(&game, "3S", "does-not-beat");
    check(&game, "2B", "does-not-beat");
}

#[test]
fn example_2_what_mosquito_and_joker_count_as() {
    for (combination, animal, size) in [
        ("E+q", Card::Elephant, 2),
        ("q+j", Card::Mosquito, 2),
        ("E+q+j", Card::Elephant, 3),
        ("5E+q+j", Card::Elephant, 7),
    ] {
        let mut game = spot(&["W+5E+q+j", "F", "F", "F"]).load();
        let events = play(&mut game, combination);
        let expected = Event::Led { seat: kernel::Seat(0), cards: cards(combination), animal, size };
        assert_eq!(events, [expected]);
    }
}

#[test]
fn example_3_the_joker_is_never_played_alone() {
    check(&spot(&["W+j", "F", "F", "F"]).load(), "j", "joker-alone");
    check(&facing("F", "W+j"), "j", "joker-alone");
}

#[test]
fn r10_example_4_only_one_mosquito_goes_with_elephants() {
    let game = spot(&["2E+2q+j", "F", "F", "F"]).load();
    for (combination, expected) in [
        ("E+2q", "too-many-mosquitoes"),
        ("2E+2q", "too-many-mosquitoes"),
        ("E+2q+j", "too-many-mosquitoes"),
        ("E+q", "ok"),
        ("2E+q+j", "ok"),
        ("2q+j", "ok"),
    ] {
        check(&game, combination, expected);
    }
}

#[test]
fn example_5_two_crocodiles() {
    let game = facing("2C", "E+q+j");
    check_legal(&game, "pass E+q E+j");
    check(&game, "q+j", "does-not-beat");
}

#[test]
fn example_6_elephant_and_mosquito() {
    let game = spot(&["W", "3E+2L+2M", "F", "F"]).answer("E+q", 0, 1).load();
    check_legal(&game, "pass 2M 3E");
    check(&game, "2L", "does-not-beat");
}

#[test]
fn example_7_whales() {
    check_legal(&facing("W", "2W+E+j"), "pass 2W W+j");
    let game = spot(&["E", "4E+4q+j", "F", "F"]).answer("5W", 0, 1).load();
    check_legal(&game, "pass");
    check(&game, "W+j", "not-in-hand");
}

#[test]
fn example_8_two_mosquitoes() {
    let game = facing("2q", "2H+2A+2M+2E+2q+j");
    check_legal(&game, "pass 2H 2A 2M H+j A+j M+j 2q+j");
    check(&game, "2E", "does-not-beat");
}

#[test]
fn example_9_one_hedgehog() {
    let game = facing("H", "E+F+2H");
    check_legal(&game, "pass F 2H");
    check(&game, "E", "does-not-beat");
}

#[test]
fn example_10_one_lion() {
    check_legal(&facing("L", "W+E+C+B+2L+S+F+P+H+A+M+q"), "pass E 2L");
}

#[test]
fn r23_of_the_same_animal_exactly_one_more() {
    let game = facing("F", "4F");
    check_legal(&game, "pass 2F");
    for combination in ["F", "3F", "4F"] {
        check(&game, combination, "does-not-beat");
    }
}

#[test]
fn section_2_two_animals_are_no_combination() {
    let game = spot(&["W+E+H+q+j", "F", "F", "F"]).load();
    for combination in ["W+E", "H+q", "W+E+j", "W+E+q"] {
        check(&game, combination, "mixed");
    }
    check(&game, "2W", "not-in-hand");
    check(&game, "S", "not-in-hand");
}

/// §2: the joker and a mosquito help in every size there is.
#[test]
fn section_2_every_combination_of_elephants() {
    let game = spot(&["2E+2q+j", "F", "F", "F"]).load();
    check_legal(&game, "E E+j E+q E+q+j 2E 2E+j 2E+q 2E+q+j q q+j 2q 2q+j");
    let game = facing("3B", "5E+2q+j");
    check_legal(&game, "pass 3E 2E+j 2E+q E+q+j");
    assert_eq!(game.phase(), "answer");
}

//! §5: Exchange. W3, W4, W6, W9, W10, W15, W17, D15, D17, D39, D40, R16 to R18.

use crate::spots::*;

#[test]
fn w3_claude_exchanges_with_the_barn() {
    let mut game = spot(3).zoo(0, "1$ E4=P B=3E").load();
    plays_out(&mut game, "swap:E4-E", &["0 exchanged 1 panda of E4 for 3 elephant of B"]);
    check_zoo(&game, 0, "0$ E4=3E B=P");
    assert_eq!(bank(&game), 30 - 5 + 1);
}

#[test]
fn w4_doris_exchanges_enclosures() {
    let mut game = spot(3).zoo(0, "2$ E4=3E E6=2P").load();
    plays_out(&mut game, "swap:E4-E6", &["0 exchanged 3 elephant of E4 for 2 panda of E6"]);
    check_zoo(&game, 0, "1$ E4=2P E6=3E");
}

#[test]
fn w6_bert_exchanges_flamingos() {
    let before = spot(3).zoo(0, "1$ E4=4F E5=3A");
    check_score(&before.clone().over(), 0, 5, [5, 0, 0, 0, 0], [0; 3]);
    let mut game = before.load();
    plays_out(&mut game, "swap:E4-E5", &["0 exchanged 4 flamingo of E4 for 3 chimpanzee of E5"]);
    check_zoo(&game, 0, "0$ E4=3A E5=4F");
    check_score(&game, 0, 9, [4, 5, 0, 0, 0], [0; 3]);
}

#[test]
fn w9_the_same_species_twice() {
    let game = spot(3).zoo(0, "5$ E4=2E E6=3E").load();
    check(&game, "swap:E4-E6", "same-species");
    check_some(&game, "swap", "");
}

#[test]
fn w10_r16_an_empty_enclosure() {
    let game = spot(3).zoo(0, "5$ E4=P B=3E X1").load();
    check(&game, "swap:E5-E", "nobody-there");
    check(&game, "swap:X1-E", "nobody-there");
    check(&game, "swap:E4-E5", "nobody-there");
    check(&game, "swap:E5-E6", "nobody-there");
    check_some(&game, "swap", "swap:E4-E");
}

#[test]
fn w15_a_baby_born_in_an_exchange_brings_no_bonus() {
    for count in 1..=4 {
        let mut game = spot(3).zoo(0, &format!("1$ E4={count}C B=E+Em+Ef")).load();
        plays_out(
            &mut game,
            "swap:E4-E",
            &[&*format!("0 exchanged {count} camel of E4 for 3 elephant of B"), "0 has a baby elephant in E4"],
        );
        check_zoo(&game, 0, &format!("0$ E4=E+Em*+Ef*+Eb B={count}C"));
    }
}

#[test]
fn w17_an_enclosure_filled_by_an_exchange() {
    let mut game = spot(3).zoo(0, "1$ E5=5K X1=4A").load();
    plays_out(&mut game, "swap:E5-X1", &["0 exchanged 5 kangaroo of E5 for 4 chimpanzee of X1"]);
    check_zoo(&game, 0, "0$ E5=4A X1=5K");
}

#[test]
fn d15_r17_the_enclosures_species_in_the_barn() {
    let mut game = spot(3).zoo(0, "2$ E6=3C B=2C+P+s").load();
    check_some(&game, "swap", "swap:E6-P");
    check(&game, "swap:E6-C", "same-species");
    plays_out(&mut game, "swap:E6-P", &["0 exchanged 3 camel of E6 for 1 panda of B"]);
    check_zoo(&game, 0, "1$ E6=P B=5C+s");
}

#[test]
fn d17_two_births_of_one_exchange() {
    let mut game = spot(3).zoo(0, "1$ E5=Z B=2Pm+2Pf").load();
    plays_out(
        &mut game,
        "swap:E5-P",
        &["0 exchanged 1 zebra of E5 for 4 panda of B", "0 has a baby panda in E5", "0 has a baby panda in B"],
    );
    check_zoo(&game, 0, "0$ E5=2Pm*+2Pf*+Pb B=Z+Pb");
}

#[test]
fn d39_a_baby_is_an_animal() {
    let start = || spot(3).zoo(0, "1$ E4=2Z B=Pb+s").trucks(&["Z+P"]).load();
    let mut game = start();
    plays_out(&mut game, "swap:E4-P", &["0 exchanged 2 zebra of E4 for 1 panda of B"]);
    check_zoo(&game, 0, "0$ E4=Pb B=2Z+s");
    plays(&mut game, "draw *L >2 draw *L >3 take1");
    check_legal(&game, "Z>E5 Z>E6 Z>B P>E4 P>E5 P>E6 P>B");
    let mut game = start();
    plays_out(&mut game, "move:Pb>E6", &["0 moved Pb from B to E6"]);
    check_zoo(&game, 0, "0$ E4=2Z E6=Pb B=s");
}

#[test]
fn d40_six_fit_nowhere_else() {
    let game = spot(3).zoo(0, "1$ E6=6Z E5=P E4=C X1=L").load();
    check_some(&game, "swap", "swap:E4-E5 swap:E4-X1 swap:E5-X1");
    for text in ["swap:E4-E6", "swap:E5-E6", "swap:E6-X1"] {
        check(&game, text, "too-small");
    }
    // With the barn they can: it takes any number.
    let mut game = spot(3).zoo(0, "1$ E6=6Z B=P").load();
    plays_out(&mut game, "swap:E6-P", &["0 exchanged 6 zebra of E6 for 1 panda of B"]);
    check_zoo(&game, 0, "0$ E6=P B=6Z");
}

/// §5: all of the species come out of the barn, so they must fit, babies still to be born aside.
#[test]
fn section_5_what_comes_must_fit() {
    let game = spot(3).zoo(0, "1$ E4=C E5=L B=5P+2Z").load();
    check_some(&game, "swap", "swap:E4-E5 swap:E4-Z swap:E5-P swap:E5-Z");
    check(&game, "swap:E4-P", "too-small");
    let mut game = spot(3).zoo(0, "1$ E4=C B=2P+Pm+Pf").load();
    plays_out(&mut game, "swap:E4-P", &["0 exchanged 1 camel of E4 for 4 panda of B", "0 has a baby panda in B"]);
    check_zoo(&game, 0, "0$ E4=2P+Pm*+Pf* B=C+Pb");
}

/// R16: neither with an empty enclosure nor with a species that the barn has not.
#[test]
fn r16_nobody_to_exchange() {
    let game = spot(4).zoo(0, "1$ E4=C B=k").load();
    check(&game, "swap:E4-Z", "not-in-own-barn");
    check(&game, "swap:E5-Z", "nobody-there");
    check(&game, "swap:E4-X1", "not-open");
    check(&game, "swap:X1-C", "not-open");
    check_some(&game, "swap", "");
}

/// R18: those who live together have bred already; those who did not stay what they were.
#[test]
fn r18_no_births_between_enclosures() {
    let mut game = spot(3).zoo(0, "1$ E5=Zm E6=Pm*+Pf*+Pf+Pb").load();
    plays_out(&mut game, "swap:E5-E6", &["0 exchanged 1 zebra of E5 for 4 panda of E6"]);
    check_zoo(&game, 0, "0$ E5=Pm*+Pf*+Pf+Pb E6=Zm");
}

/// R55: a pair that a hand-made position leaves unbred breeds where it arrives, in both enclosures.
#[test]
fn r55_pairs_set_up_by_hand_breed_at_the_next_test() {
    let mut game = spot(3).zoo(0, "1$ E5=Zm+Zf E6=Pm+Pf").load();
    plays_out(
        &mut game,
        "swap:E5-E6",
        &["0 exchanged 2 zebra of E5 for 2 panda of E6", "0 has a baby panda in E5", "0 has a baby zebra in E6"],
    );
    check_zoo(&game, 0, "0$ E5=Pm*+Pf*+Pb E6=Zm*+Zf*+Zb");
}

/// §5: animals of other kinds of the species go along, whoever they are.
#[test]
fn section_5_all_of_a_species_leave_the_barn() {
    let mut game = spot(3).zoo(0, "1$ E6=C B=Z+Zm*+Zb+P+k").load();
    plays_out(&mut game, "swap:E6-Z", &["0 exchanged 1 camel of E6 for 3 zebra of B"]);
    check_zoo(&game, 0, "0$ E6=Z+Zm*+Zb B=C+P+k");
}

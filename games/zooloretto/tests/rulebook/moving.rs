//! §5: Move. W1, W2, W14, D13, D16, D18, R14, R15, R53.

use crate::spots::*;

#[test]
fn w1_anna_moves_an_elephant() {
    for (place, money, filled) in [("E4", 1, true), ("E5", 0, false), ("E6", 0, false), ("X1", 0, false)] {
        let mut game = spot(3).zoo(0, &format!("1$ {place}=3E B=2E")).load();
        let events = play(&mut game, &format!("move:E>{place}"));
        assert_eq!(events[0], format!("0 moved E from B to {place}"));
        assert_eq!(events.get(1).map(String::as_str), filled.then_some("0 filled E4 for 1 of 1$"));
        check_zoo(&game, 0, &format!("{money}$ {place}=4E B=E"));
        assert_eq!(bank(&game), 30 - 5 + 1 - money);
    }
}

#[test]
fn w2_bert_moves_a_stall() {
    let mut game = spot(3).zoo(0, "3$ E5=/k").load();
    plays_out(&mut game, "move:k@E5>E6", &["0 moved k from E5 to E6"]);
    check_zoo(&game, 0, "2$ E6=/k");
    assert_eq!(bank(&game), 30 - 7 + 1);
}

#[test]
fn w14_animals_do_not_leave_enclosures_one_by_one() {
    let game = spot(3).zoo(0, "9$ E5=2E+Em X1").load();
    for text in ["move:E@E5>E4", "move:E@E5>X1", "move:E@E5>B", "move:Em@E5>B", "move:E@E4>B"] {
        check(&game, text, "animals-stay");
    }
    for text in ["move:E>E4", "move:E>B"] {
        check(&game, text, "not-in-barn");
    }
    check_some(&game, "move", "");
}

#[test]
fn d13_r53_the_coin_just_paid_is_paid_out() {
    let mut game = spot(3).zoo(0, "1$ E5=4Z B=Z").bank(0).load();
    plays_out(&mut game, "move:Z>E5", &["0 moved Z from B to E5", "0 filled E5 for 1 of 2$"]);
    check_zoo(&game, 0, "1$ E5=5Z");
    assert_eq!(bank(&game), 0);
}

/// §5: the cost is paid first: a bonus does not pay for what earns it.
#[test]
fn section_5_a_bonus_does_not_pay_for_the_move() {
    let game = spot(3).zoo(0, "0$ E5=4Z B=Z").load();
    check(&game, "move:Z>E5", "too-expensive");
}

#[test]
fn d16_into_an_empty_enclosure() {
    let mut game = spot(3).zoo(0, "1$ B=3E").load();
    check_some(&game, "move", "move:E>E4 move:E>E5 move:E>E6");
    check_some(&game, "swap", "");
    plays_out(&mut game, "move:E>E5", &["0 moved E from B to E5"]);
    check_zoo(&game, 0, "0$ E5=E B=2E");
}

#[test]
fn d18_a_father_does_not_breed_again() {
    let mut game = spot(3).zoo(0, "1$ E4=Pf B=Pm*").load();
    plays_out(&mut game, "move:Pm*>E4", &["0 moved Pm* from B to E4"]);
    check_zoo(&game, 0, "0$ E4=Pf+Pm*");
}

/// §4.2: births and bonus as from a truck.
#[test]
fn section_4_2_a_birth_after_a_move() {
    let mut game = spot(3).zoo(0, "1$ E4=P+Pf B=Pm").load();
    plays_out(
        &mut game,
        "move:Pm>E4",
        &["0 moved Pm from B to E4", "0 has a baby panda in E4", "0 filled E4 for 1 of 1$"],
    );
    check_zoo(&game, 0, "1$ E4=P+Pm*+Pf*+Pb");
}

#[test]
fn r14_three_ways_for_a_stall() {
    let start = || spot(3).zoo(0, "1$ E4=Z/s E5=/k B=p X1").load();
    let game = start();
    check_some(&game, "move:s", "move:s@E4>E6 move:s@E4>X1 move:s@E4>B");
    check_some(&game, "move:k", "move:k@E5>E4 move:k@E5>E6 move:k@E5>X1 move:k@E5>B");
    check_some(&game, "move:p", "move:p>E4 move:p>E6 move:p>X1");
    for (text, told, after) in [
        ("move:s@E4>X1", "0 moved s from E4 to X1", "0$ E4=Z E5=/k B=p X1=/s"),
        ("move:s@E4>B", "0 moved s from E4 to B", "0$ E4=Z E5=/k B=p+s X1"),
        ("move:p>E4", "0 moved p from B to E4", "0$ E4=Z/s+p E5=/k X1"),
    ] {
        let mut game = start();
        plays_out(&mut game, text, &[told]);
        check_zoo(&game, 0, after);
    }
    check(&game, "move:s@E4>E5", "no-stall-space");
    check(&game, "move:p@E4>B", "no-such-stall");
    check(&game, "move:p>B", "same-place");
}

/// R15: it would change nothing.
#[test]
fn r15_between_the_two_spaces_of_e4() {
    let game = spot(3).zoo(0, "5$ E4=/s B=Z").load();
    check(&game, "move:s@E4>E4", "same-place");
    check(&game, "move:Z>B", "same-place");
    check_some(&game, "move:s", "move:s@E4>E5 move:s@E4>E6 move:s@E4>B");
    // Two alike are one choice.
    let game = spot(3).zoo(0, "5$ E4=/2s").load();
    check_some(&game, "move:s", "move:s@E4>E5 move:s@E4>E6 move:s@E4>B");
}

//! The crate against a second implementation (`reference/second.rs`), which was written from the text of the rules: seeded
//! random games at every number of seats and with every expansion, compared at every decision.

mod duel;
pub(crate) mod second;
mod starts;

use duel::{Duel, Seen};
use second::Table;
use serde_json::json;
use starts::{crowd, cut_short, fresh, interrupt, last_tiles, muddle, printed, scatter};

/// What must come about in the base game at every number of seats.
const EVERYWHERE: [&str; 20] = [
    "last round",
    "a truck of coins only",
    "an enclosure is filled",
    "a baby fills an enclosure",
    "a birth in an enclosure",
    "a birth into the barn",
    "a birth of an exchange",
    "a stall out of the barn",
    "a stall into the barn",
    "a stall to another enclosure",
    "an animal out of the barn",
    "an exchange of enclosures",
    "an exchange with the barn",
    "R17: the species is in the barn too",
    "a purchase",
    "a seller who has passed",
    "a purchase for the barn",
    "discard",
    "expand",
    "nothing to do",
];

/// With XXL also this (§7.2).
const WITH_XXL: [&str; 6] = [
    "a donation",
    "an extension is donated",
    "a second donation",
    "a donation beside stalls",
    "a donation in the last round",
    "filled again after a donation",
];

/// With Exotic also this (§7.3).
const WITH_EXOTIC: [&str; 20] = [
    "out of the reserve",
    "out of the reserve beside others",
    "1 to 3",
    "2 to 4",
    "3 to 5",
    "4 to the exit",
    "5 to the exit",
    "an exit with the token",
    "an exit without the token one has",
    "an exit without the token another has",
    "a retreat by itself",
    "a retreat by the entrance",
    "somebody is asked",
    "somebody who has passed is asked",
    "a full jungle",
    "three species in the jungle",
    "a jungle animal out of the barn",
    "a jungle animal is discarded",
    "a jungle animal is bought",
    "a stall is bought",
];

const BASE: fn(usize) -> Table = |seats| Table { seats, xxl: false, exotic: false };
const XXL: fn(usize) -> Table = |seats| Table { seats, xxl: true, exotic: false };
const EXOTIC: fn(usize) -> Table = |seats| Table { seats, xxl: false, exotic: true };
const BOTH: fn(usize) -> Table = |seats| Table { seats, xxl: true, exotic: true };

/// With two players only.
const OF_TWO: [&str; 2] = ["second extension", "tiles leave the game"];

#[test]
fn two_seats() {
    compare(BASE(2), 64, &OF_TWO);
}

#[test]
fn two_seats_xxl() {
    compare(XXL(2), 36, &OF_TWO);
}

#[test]
fn two_seats_exotic() {
    compare(EXOTIC(2), 36, &OF_TWO);
}

#[test]
fn two_seats_both() {
    compare(BOTH(2), 44, &OF_TWO);
}

#[test]
fn three_seats() {
    compare(BASE(3), 48, &[]);
}

#[test]
fn three_seats_xxl() {
    compare(XXL(3), 36, &[]);
}

#[test]
fn three_seats_exotic() {
    compare(EXOTIC(3), 36, &[]);
}

#[test]
fn three_seats_both() {
    compare(BOTH(3), 44, &[]);
}

#[test]
fn four_seats() {
    compare(BASE(4), 40, &[]);
}

#[test]
fn four_seats_xxl() {
    compare(XXL(4), 36, &[]);
}

#[test]
fn four_seats_exotic() {
    compare(EXOTIC(4), 36, &[]);
}

#[test]
fn four_seats_both() {
    compare(BOTH(4), 36, &[]);
}

#[test]
fn five_seats() {
    compare(BASE(5), 32, &[]);
}

#[test]
fn five_seats_xxl() {
    compare(XXL(5), 36, &[]);
}

#[test]
fn five_seats_exotic() {
    compare(EXOTIC(5), 44, &[]);
}

#[test]
fn five_seats_both() {
    compare(BOTH(5), 44, &[]);
}

/// Two pairs in one barn are rare, and three pairs (XXL) more so: zoos that begin with them.
#[test]
fn barns_full_of_breeders() {
    for (table, games, pairs) in [(BASE(3), 40, 2), (BOTH(3), 24, 3)] {
        let mut seen = Seen::new();
        for number in 0..games {
            let mut position = fresh(table, number);
            let mut tiles = Vec::new();
            let stack = position["stack"].as_str().expect("tiles").split('+');
            let is_breeder = |word: &&str| !word.contains('j') && (word.ends_with('m') || word.ends_with('f'));
            let stack: Vec<_> = stack.filter(|word| !is_breeder(word)).map(str::to_owned).collect();
            for word in position["babies"].as_str().expect("tiles").split('+') {
                tiles.push(word[1..2].to_owned());
            }
            position["stack"] = json!(stack.join("+"));
            for (seat, pair) in tiles.chunks(2).enumerate() {
                if pairs == 3 {
                    // Only E6 is large enough for three pairs, and it has to be somebody's.
                    let other = &tiles[(2 * seat + 2) % 6];
                    position["zoos"][seat]["enclosures"] = json!({ "E6": format!("2{other}") });
                    let stack = position["stack"].as_str().expect("tiles");
                    position["stack"] = json!(stack.replace(&format!("11{other}"), &format!("9{other}")));
                }
                let barn = format!("{pairs}{0}m+{pairs}{0}f+{pairs}{1}m+{pairs}{1}f", pair[0], pair[1]);
                position["zoos"][seat]["barn"] = json!(barn);
            }
            Duel::new(&position, number).play(&mut seen);
        }
        let all = if pairs == 2 { "two births of an exchange" } else { "three births of an exchange" };
        check_seen(&seen, &[all, "a birth into the barn", "a birth in an enclosure"], 3);
    }
}

/// A bank without a coin, no baby to be born (R55), and trucks with what fills the enclosures.
#[test]
fn empty_supplies() {
    for (table, games) in [(BASE(3), 40), (BOTH(3), 16)] {
        let mut seen = Seen::new();
        for number in 0..games {
            let mut position = fresh(table, number);
            let babies = position["babies"].as_str().expect("tiles").to_owned();
            let letters: Vec<&str> = babies.split('+').map(|word| &word[1..2]).collect();
            for seat in 0..3 {
                let letter = letters[seat];
                let rich = if table.xxl { 41 } else { 29 };
                position["zoos"][seat]["coins"] = json!([1, 0, rich][seat]);
                let animals = if number % 2 == 0 { format!("4{letter}") } else { format!("2{letter}+{letter}m") };
                position["zoos"][seat]["enclosures"] = json!({ "E5": animals });
                position["trucks"][seat]["tiles"] = json!(format!("{letter}+{letter}f"));
            }
            (position["bank"], position["stack"], position["babies"]) = (json!(0), json!(null), json!(""));
            let mut duel = Duel::new(&printed(&position), number);
            duel.style = 2;
            duel.play(&mut seen);
        }
        check_seen(&seen, &["a short bank", "no baby is left"], 3);
    }
}

/// Positions that play does not come to: somebody has passed without a truck, trucks that were taken still carry tiles,
/// a truck with coins is being unloaded (R55).
#[test]
fn what_play_does_not_reach() {
    for (table, games) in [(BASE as fn(usize) -> Table, 160), (BOTH, 40)] {
        let mut seen = Seen::new();
        for number in 0..games {
            let mut position = fresh(table(2 + number as usize % 4), number);
            if number % 3 == 0 {
                crowd(&mut position);
            }
            muddle(&mut position, number);
            if table(2).exotic {
                scatter(&mut position, number);
                if number % 3 == 1 {
                    interrupt(&mut position, number);
                }
            }
            Duel::new(&position, number).play(&mut seen);
        }
        let all = ["tiles leave the game", "a truck that was not unloaded", "coins of a truck that is being unloaded"];
        check_seen(&seen, &all, if table(2).exotic { 2 } else { 10 });
    }
}

/// Nobody in the reserve and nobody in the own zoo: stalls and jungle animals that nobody comes to see (W29, R41).
#[test]
fn nobody_left_to_come() {
    let mut seen = Seen::new();
    for number in 0..32 {
        let seats = 2 + number as usize % 4;
        let mut position = fresh(BOTH(seats), number);
        for (_, name) in second::tiles::COLOURS {
            for seat in 0..seats {
                let all = seat == number as usize / 4 % seats;
                let visitors = position["zoos"][seat]["visitors"].as_object_mut().expect("visitors");
                visitors.remove(name);
                if all {
                    visitors.insert(name.to_owned(), json!([1, 1, 2, 3, 3, 4, 5, 5]));
                }
            }
        }
        Duel::new(&position, number).play(&mut seen);
    }
    check_seen(&seen, &["nobody comes for a stall", "nobody comes for an animal", "somebody is asked"], 3);
}

fn compare(table: Table, games: u64, wanted: &[&str]) {
    let mut seen = Seen::new();
    for number in 0..games {
        let mut position = fresh(table, number);
        match number % 4 {
            1 => crowd(&mut position),
            3 => cut_short(&mut position, number),
            _ => {}
        }
        if number % 2 == 1 || number % 8 == 4 {
            scatter(&mut position, number);
        }
        if table.xxl && number % 8 == 1 {
            // Donations in the last round are rare.
            last_tiles(&mut position);
        }
        Duel::new(&position, number).play(&mut seen);
    }
    check_seen(&seen, wanted, 3);
    match (table.xxl, table.exotic) {
        (false, false) => check_seen(&seen, &EVERYWHERE, 3),
        // With expansions most of that comes about too, but fewer games are enough for what is new.
        (xxl, exotic) => {
            check_seen(&seen, if xxl { &WITH_XXL } else { &[] }, 1);
            check_seen(&seen, if exotic { &WITH_EXOTIC } else { &[] }, 1);
        }
    }
}

#[track_caller]
fn check_seen(seen: &Seen, wanted: &[&str], times: u32) {
    for what in wanted {
        assert!(seen.get(what).is_some_and(|&seen| seen >= times), "{what} came about too seldom: {seen:#?}");
    }
}

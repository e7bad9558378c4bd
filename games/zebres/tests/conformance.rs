//! What holds for any game, the census of this one (§1), the sum of the scores (§7) and the
//! length of a game (§8).

use kernel::{First, Game, Luck, QuickLuck, Seat, Setup, Turn};
use serde_json::Value;
use testkit::Conformance;
use zebres::{Animal, Board, Event, HiddenGazelle, Options, Zebres};

testkit::count_allocations!();

/// One test for each board, so that they run side by side.
fn conforms(board: &'static str) {
    let setups = move |_, options: &Value| options["board"] == board;
    Conformance::<Zebres>::new().games(40).setups(setups).census(census).run();
}

#[test]
fn the_standard_board_conforms() {
    conforms("standard");
}

#[test]
fn the_board_of_the_president_conforms() {
    conforms("president");
}

/// §8: 30 placements and one more for each gazelle that fled, eight at most.
#[test]
fn section_8_a_game_takes_30_to_38_placements() {
    let mut lengths = [0; 9];
    for seed in 0..2000 {
        let (placements, flights) = random_game(seed);
        assert_eq!(placements, 30 + flights, "seed {seed}");
        assert!(flights <= 8, "seed {seed}: {flights} gazelles fled");
        lengths[flights] += 1;
    }
    assert!(lengths[..5].iter().all(|&games| games > 0), "games by flights: {lengths:?}");
}

fn census(game: &Zebres) {
    let position = game.position();
    let board = position.squares.join(" ");
    for seat in 0..2 {
        for animal in Animal::ALL {
            let on_board = board.matches(&format!("{seat}{}", animal.letter())).count();
            let in_hand = position.hands[seat].counts()[animal as usize];
            assert_eq!(on_board + usize::from(in_hand), usize::from(animal.count()), "{animal:?} of seat {seat}");
        }
    }
    // §1: as many free squares as tokens in hand.
    let in_hands: u8 = position.hands.iter().flat_map(|hand| hand.counts()).sum();
    assert_eq!(board.matches("..").count(), usize::from(in_hands));
    assert_eq!(board.split(' ').count(), 30);
    check_end(game, &board);
}

/// §7: the two totals add up to 101 less what is face down, and the token has been taken.
fn check_end(game: &Zebres, board: &str) {
    if game.turn() == Turn::Over {
        let hidden = |animal: Animal| board.matches(&format!("{}*", animal.letter())).count() as i32;
        let scores = game.standing().scores;
        let sum: i32 = scores.as_slice().iter().sum();
        assert_eq!(sum, 101 - 6 * hidden(Animal::Zebra) - 2 * hidden(Animal::Gazelle), "scores {scores:?}");
        assert!(game.position().inauguration.is_some());
        assert!(!board.contains(".."));
    }
}

/// How many animals were placed in a random game, and how many gazelles fled.
fn random_game(seed: u64) -> (usize, usize) {
    let options = Options {
        board: [Board::Standard, Board::President][seed as usize % 2],
        first_player: First::Given(Seat(0)),
        hidden_gazelle: [HiddenGazelle::Flees, HiddenGazelle::Stays][seed as usize / 2 % 2],
    };
    let mut game = Zebres::new(&Setup { options, seats: 2, rules_version: 1 }).expect("the options are good");
    let mut luck = QuickLuck::new(seed, 0);
    let mut events = Vec::new();
    while let Turn::Seat(seat) = game.turn() {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        game.play(seat, legal[luck.below(legal.len() as u32) as usize], &mut events);
    }
    let count = |wanted: fn(&Event) -> bool| events.iter().filter(|event| wanted(event)).count();
    (count(|event| matches!(event, Event::Placed { .. })), count(|event| matches!(event, Event::Flees { .. })))
}

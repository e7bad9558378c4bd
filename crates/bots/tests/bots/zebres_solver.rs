//! The end of Drôles de Zèbres as the solver works it out, against plain minimax: slow, obvious, no pruning,
//! over nothing but `legal` and `play`.

use bots::eval::zebres::estimate::free_squares;
use bots::eval::zebres::solve::Solver;
use bots::{Solve, Solved};
use games::zebres::{Action, Animal, Board, HiddenGazelle, Options, Phase, Zebres};
use kernel::{First, Game, Luck, QuickLuck, Seat, Setup, Silent, Turn};

/// Both boards, both readings of R5 and both first players, in turn.
fn options(number: u64) -> Options {
    Options {
        board: if number & 1 == 0 { Board::Standard } else { Board::President },
        hidden_gazelle: if number & 2 == 0 { HiddenGazelle::Flees } else { HiddenGazelle::Stays },
        first_player: First::Given(Seat((number >> 2 & 1) as u8)),
    }
}

/// Plays game `number` at random until at most `free` squares are free. In most games, the seats hold
/// back `kept`, so that the effects worth testing are still to come.
fn endgame(number: u64, free: usize, kept: &[Animal]) -> Zebres {
    let mut luck = QuickLuck::new(number, 1);
    let setup = Setup { options: options(number), seats: 2, rules_version: 1 };
    let mut game = Zebres::new(&setup).expect("two seats may play");
    while let Turn::Seat(seat) = game.turn() {
        if free_squares(&game) <= free {
            break;
        }
        let mut actions = legal(&game, seat);
        let is_kept = |action: &Action| matches!(action, Action::PlaceAnimal(animal, _) if kept.contains(animal));
        if luck.below(4) > 0 && !actions.iter().all(is_kept) {
            actions.retain(|action| !is_kept(action));
        }
        game.play(seat, any(&actions, &mut luck), &mut Silent);
    }
    game
}

fn legal(game: &Zebres, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

fn any(actions: &[Action], luck: &mut impl Luck) -> Action {
    actions[luck.below(actions.len() as u32) as usize]
}

/// Plays on at random, to come to a decision of the phase wanted if there is one before the end.
fn go_on_to(game: &mut Zebres, phase: Phase, luck: &mut impl Luck) -> bool {
    while let Turn::Seat(seat) = game.turn() {
        if game.decision() == phase {
            return true;
        }
        let action = any(&legal(game, seat), luck);
        game.play(seat, action, &mut Silent);
    }
    false
}

/// How far `seat` is ahead.
fn lead(game: &Zebres, seat: Seat) -> i32 {
    let scores = game.standing().scores;
    scores[seat] - scores[Seat(1 - seat.0)]
}

/// How far `seat` will be ahead at the end, if nobody errs.
fn minimax(game: &Zebres, seat: Seat) -> i32 {
    let Turn::Seat(active) = game.turn() else {
        return lead(game, seat);
    };
    let values = legal(game, active).into_iter().map(|action| minimax(&after(game, active, action), seat));
    let value = if active == seat { values.max() } else { values.min() };
    value.expect("a decision always has an action")
}

fn after(game: &Zebres, seat: Seat, action: Action) -> Zebres {
    assert_eq!(game.check(seat, &action), Ok(()), "{action} in {game:?}");
    let mut next = game.clone();
    next.play(seat, action, &mut Silent);
    next
}

fn to_move(game: &Zebres) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        turn => panic!("{turn:?} in {game:?}"),
    }
}

/// The answer, however long it takes.
fn solve(solver: &mut Solver, game: &Zebres) -> Option<Solved<Action>> {
    solver.solve(game, to_move(game), None, &mut || true)
}

/// The answer is the one of minimax, and the action reaches it.
#[track_caller]
fn check(solver: &mut Solver, game: &Zebres) {
    let seat = to_move(game);
    let solved = solve(solver, game).expect("nobody stopped it");
    assert_eq!(solved.margin, minimax(game, seat), "{game:?}");
    assert_eq!(minimax(&after(game, seat, solved.action), seat), solved.margin, "{} in {game:?}", solved.action);
}

/// Checks endgames with a table that is never cleared, as a bot has it, whatever the board and the options.
fn check_endgames(numbers: std::ops::Range<u64>, free: usize, kept: &[Animal]) {
    let mut solver = Solver::with_room(12);
    for number in numbers {
        let game = endgame(number, free, kept);
        if game.turn() != Turn::Over {
            check(&mut solver, &game);
        }
    }
}

#[test]
fn any_animals_left() {
    check_endgames(0..300, 4, &[]);
    check_endgames(300..360, 5, &[]);
}

#[test]
fn crocodiles_left() {
    check_endgames(1000..1300, 4, &[Animal::Crocodile]);
    check_endgames(1300..1400, 5, &[Animal::Crocodile]);
    check_endgames(1400..1420, 6, &[Animal::Crocodile]);
}

#[test]
fn lions_left() {
    check_endgames(2000..2300, 3, &[Animal::Lion]);
    check_endgames(2300..2350, 4, &[Animal::Lion]);
}

#[test]
fn lions_and_crocodiles_left() {
    check_endgames(3000..3300, 3, &[Animal::Lion, Animal::Crocodile]);
    check_endgames(3300..3350, 4, &[Animal::Lion, Animal::Crocodile]);
    check_endgames(3350..3360, 5, &[Animal::Lion, Animal::Crocodile]);
}

#[test]
fn zebras_left_and_a_lion() {
    check_endgames(4000..4200, 4, &[Animal::Lion, Animal::Zebra]);
}

#[test]
fn every_phase() {
    let mut solver = Solver::with_room(12);
    let mut luck = QuickLuck::new(5, 0);
    for phase in [Phase::PlaceAnimal, Phase::CrocodileSwap, Phase::MoveGuardian] {
        let mut seen = 0;
        for number in 5000..5200 {
            let mut game = endgame(number, 5, &[Animal::Crocodile]);
            if go_on_to(&mut game, phase, &mut luck) {
                check(&mut solver, &game);
                seen += 1;
            }
        }
        assert!(seen >= 50, "{phase:?} {seen}");
    }
}

/// §3 on a full board does not come up in play, but such a position can be loaded (R21).
#[test]
fn r21_placing_the_guardian() {
    let mut solver = Solver::with_room(12);
    for number in 6000..6040 {
        let mut position = endgame(number, 3, &[Animal::Lion]).position();
        if position.phase == Phase::PlaceAnimal {
            position.phase = Phase::PlaceGuardian;
            position.guardian = None;
            check(&mut solver, &Zebres::load(position).unwrap());
        }
    }
}

/// R20: a loaded position may have hidden tokens anywhere, whoever is said to hold the inauguration token.
#[test]
fn r20_positions_that_no_game_leads_to() {
    let mut solver = Solver::with_room(12);
    let mut refused = 0;
    for number in 6100..6400 {
        let game = endgame(number, 4, &[Animal::Lion, Animal::Crocodile]);
        if game.turn() == Turn::Over {
            continue;
        }
        let mut position = game.position();
        let mut luck = QuickLuck::new(number, 2);
        position.inauguration = [None, Some(Seat(0)), Some(Seat(1))][luck.below(3) as usize];
        for row in &mut position.squares {
            let turned = |token: &str| match luck.below(3) {
                0 if token.ends_with(['G', 'Z']) => format!("{token}*"),
                1 => token.trim_end_matches('*').to_owned(),
                _ => token.to_owned(),
            };
            let tokens: Vec<_> = row.split_whitespace().map(turned).collect();
            *row = tokens.join(" ");
        }
        let game = Zebres::load(position).unwrap();
        // It does not try where a gazelle stands face up beside a lion. Whatever it tries is right.
        match solve(&mut solver, &game) {
            Some(_) => check(&mut solver, &game),
            None => refused += 1,
        }
    }
    assert!((1..250).contains(&refused), "{refused}");
}

/// Nobody can work these out in a test, but every step of best play must keep what was promised.
#[test]
fn the_margin_is_kept_to_the_end() {
    for number in 7000..7020 {
        let mut solver = Solver::with_room(16);
        let mut game = endgame(number, 9, &[Animal::Lion, Animal::Crocodile]);
        let mut promised = None;
        while let Turn::Seat(seat) = game.turn() {
            let solved = solve(&mut solver, &game).unwrap();
            let for_first = if seat == Seat(0) { solved.margin } else { -solved.margin };
            assert_eq!(*promised.get_or_insert(for_first), for_first, "{game:?}");
            game = after(&game, seat, solved.action);
        }
        assert_eq!(promised, Some(lead(&game, Seat(0))));
    }
}

#[test]
fn the_second_best_action_is_the_best_of_the_others() {
    for number in 7100..7160 {
        let game = endgame(number, 4, &[Animal::Crocodile]);
        let Turn::Seat(seat) = game.turn() else { continue };
        let mut solver = Solver::with_room(12);
        let best = solve(&mut solver, &game).unwrap();
        let second = solver.solve(&game, seat, Some(best.action), &mut || true);
        let others = legal(&game, seat).into_iter().filter(|&action| action != best.action);
        let margin = others.map(|action| minimax(&after(&game, seat, action), seat)).max();
        assert_eq!(second.map(|second| second.margin), margin, "{game:?}");
        assert!(second.is_none_or(|second| second.action != best.action && second.margin <= best.margin));
    }
}

#[test]
fn a_table_too_small_changes_nothing() {
    for number in 8000..8030 {
        let game = endgame(number, 8, &[Animal::Lion]);
        let large = solve(&mut Solver::with_room(16), &game).unwrap();
        let small = solve(&mut Solver::with_room(1), &game).unwrap();
        assert_eq!(large.margin, small.margin, "{game:?}");
    }
}

#[test]
fn one_table_serves_all_boards_and_options() {
    let mut solver = Solver::with_room(16);
    for number in 8100..8140 {
        let mut position = endgame(number, 8, &[Animal::Lion, Animal::Crocodile]).position();
        // The same squares and hands: only the rivers, or what a hidden gazelle does, differ.
        for options in (0..4).map(options) {
            position.board = options.board;
            position.hidden_gazelle = options.hidden_gazelle;
            let game = Zebres::load(position.clone()).unwrap();
            let fresh = solve(&mut Solver::with_room(16), &game).unwrap();
            assert_eq!(solve(&mut solver, &game).unwrap().margin, fresh.margin, "{game:?}");
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    for number in 9000..9020 {
        let game = endgame(number, 8, &[]);
        let (mut one, mut two) = (Solver::with_room(14), Solver::with_room(14));
        let answer = solve(&mut one, &game);
        assert_eq!(answer, solve(&mut two, &game), "{game:?}");
        assert_eq!(one.positions(), two.positions(), "{game:?}");
        // Asked again with all it has learnt.
        assert_eq!(answer.map(|solved| solved.margin), solve(&mut one, &game).map(|solved| solved.margin));
    }
}

#[test]
fn it_stops_when_told() {
    let game = endgame(9100, 16, &[Animal::Crocodile, Animal::Zebra]);
    let mut solver = Solver::with_room(16);
    let mut asked = 0;
    let answer = solver.solve(&game, to_move(&game), None, &mut || {
        asked += 1;
        asked < 5
    });
    assert_eq!((answer, asked), (None, 5));
    // What it remembers of the unfinished work is right.
    for number in 9101..9111 {
        let game = endgame(number, 9, &[Animal::Crocodile]);
        let fresh = solve(&mut Solver::with_room(16), &game).unwrap();
        solver.solve(&game, to_move(&game), None, &mut || false);
        assert_eq!(solve(&mut solver, &game).unwrap().margin, fresh.margin);
    }
}

#[test]
fn nothing_to_decide() {
    let mut game = endgame(9200, 1, &[]);
    while let Turn::Seat(seat) = game.turn() {
        let action = legal(&game, seat)[0];
        game.play(seat, action, &mut Silent);
    }
    assert_eq!(Solver::with_room(4).solve(&game, Seat(0), None, &mut || true), None);
    let by_lot = Zebres::new(&Setup { options: Options::default(), seats: 2, rules_version: 1 }).unwrap();
    assert_eq!(Solver::with_room(4).solve(&by_lot, Seat(0), None, &mut || true), None);
}

//! What a position must be like to be loaded.

use kernel::{BadPosition, Game as _, Refusal as _, Seat, SeatSet, Setup};

use super::{Position, ZooPosition};
use crate::action::Action;
use crate::components::{COLOURS, Colour, MOST_DISPLAYED, MOST_PLACED, Name, Piece, Pieces, VISITORS_OF_A_COLOUR};
use crate::components::{Icon, Kind};
use crate::meta::Stuck;
use crate::rules;
use crate::state::{Phase, Wonderzoo};

/// The most rounds that are over or running.
const MOST_ROUNDS: u8 = 99;

type Loaded = Result<(), BadPosition>;

fn need(holds: bool, why: impl Into<String>) -> Loaded {
    if holds { Ok(()) } else { Err(BadPosition(why.into())) }
}

/// The state that a position describes.
pub(crate) fn load(position: &Position) -> Result<Wonderzoo, BadPosition> {
    let setup =
        Setup { options: position.options(), seats: position.seats, rules_version: Wonderzoo::FACTS.rules_version };
    let mut game = Wonderzoo::new(&setup).map_err(|bad| BadPosition(bad.to_string()))?;
    let seats = usize::from(game.seats);
    need(position.zoos.len() == seats, format!("there are {seats} seats and {} zoos", position.zoos.len()))?;
    let is_start = matches!(position.phase, Phase::Bus | Phase::Entrance);
    need((position.phase == Phase::Bus) == position.bus.is_none(), "bus is the seat that has it, once that is known")?;
    need(position.round <= MOST_ROUNDS, "round is 0 to 99")?;
    let may_be_first = is_start || position.phase == Phase::Refill;
    need(if is_start { position.round == 0 } else { may_be_first || position.round > 0 }, "the first round is 1")?;
    (game.phase, game.round, game.bus_taken) = (position.phase, position.round, position.bus_taken);
    load_turns(&mut game, position)?;
    load_tiles(&mut game, position)?;
    for (seat, zoo) in Seat::all(game.seats).zip(&position.zoos) {
        build(&mut game, seat, zoo)?;
    }
    load_hand(&mut game, position)?;
    load_visitors(&mut game, position)?;
    check_phase(&game)?;
    Ok(game)
}

/// Whose turn it is, who waits, and who is out or has passed.
fn load_turns(game: &mut Wonderzoo, position: &Position) -> Loaded {
    let is_round = game.phase.is_turn() && game.phase != Phase::Entrance;
    need(is_round || !position.bus_taken, "bus_taken is for the turns of a round")?;
    for (seat, zoo) in Seat::all(game.seats).zip(&position.zoos) {
        if zoo.out {
            need(game.switches.stuck == Stuck::Out, "with stuck = pass nobody is out")?;
            game.out = game.out.with(seat);
        }
        if zoo.passed {
            need(game.switches.stuck == Stuck::Pass, "with stuck = out nobody passes")?;
            game.passed = game.passed.with(seat);
        }
    }
    need(is_round || game.phase == Phase::Over || game.passed.is_empty(), "passed is for the turns of a round")?;
    need(game.round > 0 || game.out.is_empty(), "nobody is out before the first round")?;
    (game.turn, game.waiting) = (Seat(0), SeatSet::NONE);
    if !game.phase.is_turn() {
        return need(position.turn.is_none() && position.waiting.is_empty(), "nobody has a turn in this phase");
    }
    let plays =
        |game: &Wonderzoo, seat: Seat| seat.0 < game.seats && !game.out.contains(seat) && !game.passed.contains(seat);
    let turn = position.turn.filter(|&seat| plays(game, seat));
    game.turn = turn.ok_or_else(|| BadPosition("turn is a seat that still plays".to_owned()))?;
    for &seat in &position.waiting {
        let is_new = plays(game, seat) && seat != game.turn && !game.waiting.contains(seat);
        need(is_new, "waiting has other seats that still play, each once")?;
        game.waiting = game.waiting.with(seat);
    }
    need(game.waiting().eq(position.waiting.iter().copied()), "waiting is in the order of turns")
}

/// Every tile of the set is in the bag, on display, in hand or on a board.
fn load_tiles(game: &mut Wonderzoo, position: &Position) -> Loaded {
    let mut elsewhere = Pieces::default();
    let mut take = |name: Name| -> Result<Piece, BadPosition> {
        let piece = game.set.find(name).ok_or_else(|| BadPosition(format!("there is no tile {name}")))?;
        need(!elsewhere.contains(piece), format!("tile {name} is in two places"))?;
        elsewhere.insert(piece);
        Ok(piece)
    };
    let mut display = Pieces::default();
    for &name in &position.display {
        display.insert(take(name)?);
    }
    for placed in position.zoos.iter().flat_map(|zoo| &zoo.tiles) {
        take(placed.tile)?;
    }
    if let (Phase::Place, Some(name)) = (position.phase, position.hand) {
        take(name)?;
    }
    let most = usize::from(game.seats) + 1;
    need(position.display.len() <= most.min(MOST_DISPLAYED), format!("the display has at most {most} tiles"))?;
    game.display = display;
    elsewhere.iter().for_each(|piece| game.bag.remove(piece));
    if let Some(bag) = &position.bag {
        let mut rest = Pieces::default();
        for &name in bag {
            let piece = game.set.find(name).filter(|&piece| game.bag.contains(piece) && !rest.contains(piece));
            rest.insert(piece.ok_or_else(|| BadPosition(format!("tile {name} is in two places")))?);
        }
        need(rest == game.bag, "bag has all tiles that are nowhere else")?;
    }
    Ok(())
}

/// Lays the entrance and the tiles in their order. Each must fit.
fn build(game: &mut Wonderzoo, seat: Seat, position: &ZooPosition) -> Loaded {
    let is_to_come = match game.phase {
        Phase::Bus => true,
        Phase::Entrance => seat == game.turn || game.waiting.contains(seat),
        _ => false,
    };
    need(position.entrance.is_none() == is_to_come, format!("seat {seat}: entrance is where it lies, once placed"))?;
    if game.round == 0 && game.phase != Phase::Refill {
        need(position.tiles.is_empty() && position.visitors.is_empty(), "before the first round boards are empty")?;
    }
    let does_not_fit = |what: String, why: &str| BadPosition(format!("{what} does not fit for seat {seat}: {why}"));
    let Some(entrance) = position.entrance else { return Ok(()) };
    rules::check_entrance(game, seat, entrance)
        .map_err(|why| does_not_fit(format!("the entrance at {entrance}"), why.code()))?;
    game.zoos[seat.index()].apply(&game.set, None, Action::Place(entrance));
    need(position.tiles.len() <= MOST_PLACED, format!("a board has at most {MOST_PLACED} tiles"))?;
    for placed in &position.tiles {
        let piece = game.set.find(placed.tile).ok_or_else(|| BadPosition("there is no such tile".to_owned()))?;
        let tile = game.set.tile(piece);
        rules::check_placement(game, seat, tile.shape, tile.kind, placed.at, 0)
            .map_err(|why| does_not_fit(format!("tile {} at {}", placed.tile, placed.at), why.code()))?;
        game.zoos[seat.index()].apply(&game.set, Some(piece), Action::Place(placed.at));
    }
    for (&cell, &colour) in &position.visitors {
        let is_path = game.zoo(seat).cells_of(Kind::Path) & cell.bit() != 0;
        need(is_path, format!("a visitor of seat {seat} stands on {cell}, which is no path"))?;
        need(game.room(seat) & cell.bit() != 0, format!("no visitor stands on the entrance, {cell}"))?;
        game.zoos[seat.index()].apply(&game.set, None, Action::Stand(colour, cell));
    }
    Ok(())
}

/// The tile in hand: to be placed, or the last one placed.
fn load_hand(game: &mut Wonderzoo, position: &Position) -> Loaded {
    let has_hand = match game.phase {
        Phase::Place | Phase::Icon | Phase::Draw | Phase::Visitor | Phase::Move | Phase::Swap => true,
        Phase::Bus | Phase::Entrance | Phase::Refill | Phase::Pick | Phase::Over => false,
    };
    need(has_hand == position.hand.is_some(), "hand is the tile to be placed or just placed")?;
    game.hand = position.hand.and_then(|name| game.set.find(name));
    need(game.hand.is_some() == has_hand, "there is no such tile in hand")?;
    if has_hand && game.phase != Phase::Place {
        let last = game.zoo(game.turn).tiles().last().map(|(piece, _)| piece);
        need(last == game.hand, "hand is the last tile of the seat whose turn it is")?;
    }
    Ok(())
}

/// Every visitor is in the bag, in hand or on a board.
fn load_visitors(game: &mut Wonderzoo, position: &Position) -> Loaded {
    let mut bag = [VISITORS_OF_A_COLOUR; COLOURS];
    let standing = position.zoos.iter().flat_map(|zoo| zoo.visitors.values());
    for &colour in standing.chain(&position.visitors_in_hand) {
        let left = bag[colour as usize].checked_sub(1);
        bag[colour as usize] = left.ok_or_else(|| BadPosition(format!("too many visitors are {}", colour.name())))?;
    }
    if let Some(given) = position.visitor_bag {
        need(given.counts() == bag, "visitor_bag has all visitors that are nowhere else")?;
    }
    game.visitor_bag = bag;
    for &colour in &position.visitors_in_hand {
        game.visitors[colour as usize] += 1;
    }
    game.moves = position.moves_left;
    Ok(())
}

/// §5: whether there is something to decide.
fn check_phase(game: &Wonderzoo) -> Loaded {
    let icon = game.hand.map(|piece| game.set.tile(piece).icon);
    let in_hand: u8 = game.visitors.iter().sum();
    let draws = icon.map_or(0, Icon::draws);
    if game.phase == Phase::Visitor {
        need((1..=draws).contains(&in_hand), "visitors_in_hand has as many as the icon draws, or fewer")?;
    } else {
        need(in_hand == 0, "visitors_in_hand is for the phase visitor")?;
    }
    let is_moving = game.phase == Phase::Move;
    let may_be_left = game.moves <= icon.map_or(0, Icon::moves) && (game.moves > 0) == is_moving;
    need(may_be_left, "moves_left is for the phase move and its icon")?;
    let seat = game.turn;
    match game.phase {
        Phase::Bus | Phase::Entrance => need(game.display.is_empty(), "the display is empty before the first round"),
        Phase::Refill => {
            need(game.out != SeatSet::first(game.seats), "somebody still plays")?;
            need(rules::missing_tiles(game) > 0, "no tile is missing on display, or none is left")
        }
        Phase::Pick => need(rules::any_fits(game, seat), "no tile on display fits"),
        Phase::Place => need(game.ground(seat).fits(game.set.tile(game.held())), "the tile in hand fits nowhere"),
        Phase::Icon => Ok(()),
        Phase::Draw => {
            let left = Colour::ALL.iter().any(|&colour| game.visitors_in_bag(colour) > 0);
            need(draws > 0 && left, "the icon draws visitors, and some are left")
        }
        Phase::Visitor => need(game.room(seat) != 0, "there is no room for a visitor"),
        Phase::Move => need(rules::can_move(game, seat), "no visitor can be moved"),
        Phase::Swap => need(icon == Some(Icon::Swap) && rules::can_swap(game, seat), "nothing can be swapped"),
        Phase::Over => {
            let stuck = if game.switches.stuck == Stuck::Out { game.out } else { game.passed };
            need(stuck == SeatSet::first(game.seats), "it is over when all are out, or all have passed")
        }
    }
}

//! From a position to the state it describes: whatever the components and the basins' rules allow, reachable or not (R53).

use kernel::{BadPosition, First, Game as _, Seat, Setup};
use trucks::{Removed, Round, Truck};

use super::{Position, TruckPosition, ZooPosition};
use crate::components::{BOOTHS, COWORKERS, Face, Kit, STATIONS, Sign, Species, Tile};
use crate::geometry::{BLOCKED, Board, Boards, Cell, Size};
use crate::meta::Options;
use crate::rules;
use crate::stack::{Stack, full_stack};
use crate::state::{Aquaretto, Phase};
use crate::water::Water;
use crate::zoo::{Post, Zoo};

pub(crate) fn load(position: &Position) -> Result<Aquaretto, BadPosition> {
    let mut game = begin(position)?;
    load_zoos(&mut game, position)?;
    load_trucks(&mut game, position)?;
    load_turn(&mut game, position)?;
    load_supplies(&mut game, position)?;
    check_census(&game)?;
    give_one_form(&mut game);
    check_phase(&game)?;
    Ok(game)
}

fn need(holds: bool, why: &str) -> Result<(), BadPosition> {
    if holds { Ok(()) } else { bad(why) }
}

fn bad<T>(why: &str) -> Result<T, BadPosition> {
    Err(BadPosition(why.to_owned()))
}

/// A game of these options, with nothing anywhere.
fn begin(position: &Position) -> Result<Aquaretto, BadPosition> {
    let Position { removed, first, xxl, phase, .. } = *position;
    let setup = Setup {
        options: Options { removed, first, xxl },
        seats: position.seats,
        rules_version: Aquaretto::FACTS.rules_version,
    };
    let mut game = Aquaretto::new(&setup).map_err(|bad| BadPosition(bad.to_string()))?;
    let is_known = matches!(removed, Removed::Given(_)) || game.water.kit().removed == 0;
    need(is_known != (phase == Phase::ChooseRemoved), "removed names the species left out once chance has said so")?;
    game.phase = position.phase;
    game.round = Round::new(position.seats);
    Ok(game)
}

fn load_zoos(game: &mut Aquaretto, position: &Position) -> Result<(), BadPosition> {
    let seats = position.seats;
    need(position.zoos.len() == usize::from(seats), "zoos has one entry for each seat")?;
    for (seat, zoo) in Seat::all(seats).zip(&position.zoos) {
        let of_seat = |BadPosition(why)| BadPosition(format!("zoo of seat {seat}: {why}"));
        *game.water.zoo_mut(seat) = load_zoo(zoo).map_err(of_seat)?;
        game.money.purses[seat.index()] = zoo.coins;
        for &tile in &zoo.depot {
            need(tile.species().is_some(), &format!("{tile} is never in a depot"))?;
            need(!game.water.depots.is_full(), "there are not so many animals")?;
            game.water.depots.push(seat, tile);
        }
    }
    let boards = |size| game.water.zoos().iter().map(|zoo| zoo.boards().count(size)).sum::<u8>();
    need(boards(Size::VeryLarge) <= u8::from(position.xxl), "there is one very large expansion, and only with XXL")?;
    let coworkers: u32 = game.water.zoos().iter().map(|zoo| u32::from(zoo.coworkers())).sum();
    need(coworkers + u32::from(position.gained) <= COWORKERS.into(), &format!("there are {COWORKERS} coworkers"))
}

fn load_zoo(position: &ZooPosition) -> Result<Zoo, BadPosition> {
    let mut zoo = Zoo::EMPTY;
    lay_all(&mut zoo, &position.expansions)?;
    need(position.cashiers <= BOOTHS, &format!("there are {BOOTHS} booths"))?;
    need(position.keepers <= STATIONS, &format!("there are {STATIONS} stations"))?;
    (zoo.cashiers, zoo.keepers, zoo.manager) = (position.cashiers, position.keepers, position.manager);
    zoo.food = position.food;
    for (&cell, &tile) in &position.animals {
        let Face::Animal(species, sign) = tile.face() else { return bad(&format!("{tile} is no animal")) };
        need(zoo.is_open(Post::Cell(cell)), &format!("{cell} is no cell"))?;
        zoo.house(species, sign, cell);
    }
    for &cell in &position.trainers {
        need(zoo.is_open(Post::Cell(cell)), &format!("{cell} is no free cell for a trainer"))?;
        zoo.staff(Post::Cell(cell));
    }
    check_basins(&zoo)?;
    Ok(zoo)
}

/// Lays the expansions in an order in which each has something to lie against (R7).
fn lay_all(zoo: &mut Zoo, expansions: &[Board]) -> Result<(), BadPosition> {
    let mut rest = expansions.to_vec();
    while let Some(at) = rest.iter().position(|&board| !rules::is_apart(zoo.boards(), board)) {
        let board = rest.remove(at);
        let size = board.shape().size();
        need(
            zoo.boards().count(size) < size.places().len() as u8,
            &format!("{board} is one expansion too many of its size"),
        )?;
        let covers = |cell: Cell| zoo.boards().number(cell).is_some() || BLOCKED.contains(&(cell.row, cell.column));
        need(!board.cells().any(covers), &format!("{board} covers what is there"))?;
        zoo.lay(board);
    }
    match rest.first() {
        None => Ok(()),
        Some(board) => bad(&format!("{board} lies apart")),
    }
}

/// §6.1: each species in one basin, away from the others, and not more basins than there may be.
fn check_basins(zoo: &Zoo) -> Result<(), BadPosition> {
    need(zoo.basins() <= zoo.basin_cap(), &format!("there may be {} basins", zoo.basin_cap()))?;
    for (cell, tile) in zoo.tiles() {
        let species = tile.species().expect("an animal");
        need(zoo.other_beside(cell, species).is_none(), &format!("{tile} on {cell} is beside another species"))?;
    }
    for species in Species::ALL {
        let mut away: Vec<Cell> =
            zoo.tiles().filter(|(_, tile)| tile.species() == Some(species)).map(|(at, _)| at).collect();
        let mut reached: Vec<Cell> = away.pop().into_iter().collect();
        while let Some(cell) = reached.pop() {
            let of_cell = |other: &Cell| is_beside(zoo.boards(), cell, *other);
            reached.extend(away.iter().copied().filter(of_cell));
            away.retain(|other| !of_cell(other));
        }
        need(away.is_empty(), &format!("{} live in more than one basin", species.name()))?;
    }
    Ok(())
}

fn is_beside(boards: &Boards, one: Cell, other: Cell) -> bool {
    boards.number(other).is_some_and(|number| boards.beside(one) & 1 << number != 0)
}

fn load_trucks(game: &mut Aquaretto, position: &Position) -> Result<(), BadPosition> {
    let count = game.trucks.all().count();
    need(position.trucks.is_empty() || position.trucks.len() == count, &format!("there are {count} trucks"))?;
    for (number, TruckPosition { tiles, taken_by }) in (0..).zip(&position.trucks) {
        let truck = Truck(number);
        for &(tile, copies) in &tiles.0 {
            need(Stack::tiles().any(|other| other == tile), &format!("{tile} is never on a truck"))?;
            for _ in 0..copies {
                need(!game.trucks.is_full(truck), &format!("truck {} has not so many spaces", truck.number()))?;
                game.trucks.load(truck, tile);
            }
        }
        if let Some(seat) = *taken_by {
            check_seat(game, seat)?;
            need(game.trucks.taken_by(seat).is_none(), "nobody takes two trucks in a round")?;
            game.trucks.take(truck, seat);
        }
    }
    Ok(())
}

fn check_seat(game: &Aquaretto, seat: Seat) -> Result<(), BadPosition> {
    need(seat.0 < game.round.seats(), &format!("there is no seat {seat}"))
}

fn load_turn(game: &mut Aquaretto, position: &Position) -> Result<(), BadPosition> {
    let has_seat = match game.phase {
        Phase::Turn | Phase::Reveal | Phase::Load | Phase::Unload | Phase::Settle => true,
        Phase::ChooseRemoved | Phase::ChooseFirst | Phase::Over => false,
    };
    need(position.to_move.is_some() == has_seat, "to_move is a seat while one is to decide or draws, and else null")?;
    if let Some(seat) = position.to_move {
        check_seat(game, seat)?;
        game.round.begin(seat);
    }
    let takers = Seat::all(position.seats).filter(|&seat| game.trucks.taken_by(seat).is_some());
    match &position.out {
        None => takers.for_each(|seat| game.round.leave(seat)),
        Some(out) => {
            for &seat in out {
                check_seat(game, seat)?;
                need(!game.is_out(seat), "out names no seat twice")?;
                game.round.leave(seat);
            }
            // Others may be out without a truck: they wait for the next round.
            need(takers.into_iter().all(|seat| game.is_out(seat)), "who has taken a truck is out")?;
        }
    }
    need(
        (position.drawn.is_some()) == (game.phase == Phase::Load),
        "drawn is a tile while it has to be loaded, and else null",
    )?;
    if let Some(tile) = position.drawn {
        need(Stack::tiles().any(|other| other == tile), &format!("{tile} is never drawn"))?;
    }
    game.drawn = position.drawn;
    (game.water.pending.baby, game.water.pending.coworker) = (position.born, position.gained);
    need(
        game.water.pending.is_any() == (game.phase == Phase::Settle),
        "born and gained say what has to be placed, in the phase settle and in no other",
    )
}

/// Stack, offspring and bank; where they are not given, what is nowhere else.
fn load_supplies(game: &mut Aquaretto, position: &Position) -> Result<(), BadPosition> {
    game.stack = Stack::EMPTY;
    for tile in Stack::tiles() {
        let rest = match &position.stack {
            Some(tiles) => tiles.count(tile),
            None => copies(game, tile).saturating_sub(used(game, tile)),
        };
        // No more than in the box, so that their sum is counted; the census says what is wrong.
        need(
            rest <= copies(game, tile),
            &format!("there are {rest} of {tile}, of {} in the game", copies(game, tile)),
        )?;
        game.stack.put(tile, rest);
    }
    for tiles in position.stack.iter().flat_map(|tiles| &tiles.0) {
        need(Stack::tiles().any(|tile| tile == tiles.0), &format!("{} is never in the stack", tiles.0))?;
    }
    for species in Species::ALL {
        let baby = Tile::animal(species, Sign::Baby);
        game.water.unborn[species as usize] = match &position.babies {
            Some(tiles) => tiles.count(baby),
            None => copies(game, baby).saturating_sub(used(game, baby)),
        };
    }
    for (tile, _) in position.babies.iter().flat_map(|tiles| &tiles.0) {
        need(matches!(tile.face(), Face::Animal(_, Sign::Baby)), &format!("{tile} is no offspring"))?;
    }
    let (kit, held) = (game.water.kit(), game.money.held());
    need(held <= u32::from(kit.coins + kit.coin_tiles), "there are not so many coins")?;
    game.money.bank = position.bank.unwrap_or_else(|| kit.coins.saturating_sub(held as u8));
    Ok(())
}

/// §2, §4: the copies of a tile in the game.
fn copies(game: &Aquaretto, tile: Tile) -> u8 {
    match tile.species() {
        Some(species) if !game.is_in_play(species) => 0,
        Some(_) | None => game.water.kit().copies(tile),
    }
}

/// How many copies of a tile are in zoos, in depots, on trucks, in somebody's hand or waiting to be placed.
fn used(game: &Aquaretto, tile: Tile) -> u8 {
    let in_zoos = game.water.zoos().iter().flat_map(Zoo::tiles).map(|(_, tile)| tile);
    let in_depots = Seat::all(game.round.seats()).flat_map(|seat| game.depot(seat));
    let on_trucks = game.trucks.all().flat_map(|truck| game.trucks.tiles(truck));
    let born = game.water.pending.baby.map(|species| Tile::animal(species, Sign::Baby));
    let tiles = in_zoos.chain(in_depots).chain(on_trucks).chain(game.drawn).chain(born);
    let food: u32 = game.water.zoos().iter().map(|zoo| u32::from(zoo.food)).sum();
    let food = if tile == Tile::FOOD { food } else { 0 };
    u8::try_from(tiles.filter(|&other| other == tile).count() + food as usize).unwrap_or(u8::MAX)
}

/// §2: no tile, offspring or coin is made.
fn check_census(game: &Aquaretto) -> Result<(), BadPosition> {
    for tile in Tile::all() {
        let rest = match tile.face() {
            Face::Animal(species, Sign::Baby) => game.unborn(species),
            Face::Animal(..) | Face::Food | Face::Coin => game.stack.count(tile),
        };
        let (there, all) = (u32::from(used(game, tile)) + u32::from(rest), copies(game, tile));
        need(there <= u32::from(all), &format!("there are {there} of {tile}, of {all} in the game"))?;
    }
    // R46: money is the coins and the coin tiles that were unloaded; others may have left the game (R19).
    let &Kit { coins, coin_tiles, .. } = game.water.kit();
    let money = game.money.held() + u32::from(game.money.bank);
    let tiles = u32::from(used(game, Tile::COIN) + game.stack.count(Tile::COIN));
    let most = u32::from(coins + coin_tiles) - tiles;
    need(
        (u32::from(coins)..=most).contains(&money),
        &format!("there are {money} coins; with {tiles} coin tiles not yet unloaded it must be {coins} to {most}"),
    )
}

fn check_phase(game: &Aquaretto) -> Result<(), BadPosition> {
    match game.phase {
        Phase::ChooseRemoved => {
            let fresh = game.water == Water::new(game.round.seats(), game.water.xxl());
            let full = game.stack == full_stack(game.water.kit());
            // With all tiles in the stack none is on a truck.
            need(
                fresh && full && game.round.is_nobody_out(),
                "nothing is in a zoo or on a truck and nobody is out before chance has said which species play",
            )
        }
        Phase::ChooseFirst => {
            need(game.first == First::Random, "first is \"random\" while chance decides who begins")?;
            need(game.round.is_nobody_out(), "nobody is out before the first turn")?;
            // Whoever it will be: an empty truck can be loaded, another one taken.
            let can_begin = !game.stack.is_empty() || game.trucks.ready().next().is_some();
            need(can_begin, "there is no tile left to draw or to take")
        }
        Phase::Over => Ok(()),
        Phase::Turn | Phase::Reveal | Phase::Load => check_turn(game),
        Phase::Unload => check_truck(game),
        Phase::Settle => check_settling(game),
    }
}

fn check_turn(game: &Aquaretto) -> Result<(), BadPosition> {
    let seat = game.round.turn();
    need(!game.is_out(seat), "the seat to move is out")?;
    match game.phase {
        Phase::Reveal => {
            need(!game.stack.is_empty(), "there is no tile to turn over")?;
            need(game.trucks.with_room().next().is_some(), "no truck has room for the tile")
        }
        Phase::Load => need(game.trucks.with_room().next().is_some(), "no truck has room for the tile"),
        _ => need(rules::can_act(game, seat), "the seat to move can do nothing"),
    }
}

fn check_truck(game: &Aquaretto) -> Result<(), BadPosition> {
    let Some(truck) = game.trucks.taken_by(game.round.turn()) else { return bad("who unloads has taken a truck") };
    need(!game.trucks.is_empty(truck), "there is nothing to unload that needs a place")
}

/// R13, R16, R49: what has no place would not wait.
fn check_settling(game: &Aquaretto) -> Result<(), BadPosition> {
    let (seat, pending) = (game.round.turn(), game.water.pending);
    let has_truck = game.trucks.taken_by(seat).is_some();
    need(game.is_out(seat) == has_truck, "the seat that settles is out if it has a truck, and else not")?;
    if let Some(species) = pending.baby {
        need(!game.zoo(seat).basin(species).is_empty(), "an offspring is born in a basin")?;
        need(game.zoo(seat).open_to(species) != 0, "there is no cell for the offspring")?;
    }
    let has_post = game.zoo(seat).open_posts().next().is_some();
    need(!pending.coworker || has_post, "there is no post for the coworker")
}

/// Some positions can be written in several ways that mean the same.
fn give_one_form(game: &mut Aquaretto) {
    // §6.4: pairs have bred.
    for seat in Seat::all(game.round.seats()) {
        for species in Species::ALL {
            while game.water.zoo_mut(seat).pairs_up(species) {}
        }
    }
    match game.phase {
        // §5: coins and food are unloaded as soon as their truck is taken.
        Phase::Unload | Phase::Settle => {
            let seat = game.round.turn();
            if let Some(truck) = game.trucks.taken_by(seat) {
                game.money.collect(seat, game.trucks.unload_last(truck, Tile::COIN));
                game.water.zoo_mut(seat).food += game.trucks.unload_last(truck, Tile::FOOD);
            }
        }
        // No round goes on in which somebody could be out.
        Phase::Over => {
            game.round = Round::new(game.round.seats());
            game.trucks.forget_takers();
        }
        Phase::ChooseRemoved | Phase::ChooseFirst | Phase::Turn | Phase::Reveal | Phase::Load => {}
    }
}

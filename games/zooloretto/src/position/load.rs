//! From a position to the state it describes: whatever the components allow, reachable or not (R55, R56).

use kernel::{BadPosition, First, Game as _, Seat, Setup};

use super::{Position, TruckPosition, ZooPosition};
use crate::components::{
    BABIES, COIN_TILES, COINS, COPIES, Enclosure, Face, Kind, MOST_IDLE_TURNS, SPECIES, STALL_COPIES, Species, Tile,
    extensions, species_removed,
};
use crate::herd::Herd;
use crate::meta::{Options, Removed};
use crate::notation::Tiles;
use crate::rules;
use crate::stack::Stack;
use crate::state::{Phase, Zooloretto};
use crate::trucks::Truck;
use crate::zoo::Zoo;

pub(crate) fn load(position: &Position) -> Result<Zooloretto, BadPosition> {
    let mut game = begin(position)?;
    load_zoos(&mut game, position)?;
    load_trucks(&mut game, position)?;
    load_turn(&mut game, position)?;
    load_supplies(&mut game, position)?;
    check_census(&game)?;
    check_phase(&game)?;
    give_one_form(&mut game);
    Ok(game)
}

fn need(holds: bool, why: &str) -> Result<(), BadPosition> {
    if holds { Ok(()) } else { bad(why) }
}

fn bad<T>(why: &str) -> Result<T, BadPosition> {
    Err(BadPosition(why.to_owned()))
}

/// A game of these options, with nothing anywhere.
fn begin(position: &Position) -> Result<Zooloretto, BadPosition> {
    let options = Options { removed: position.removed, first: position.first };
    let setup = Setup { options, seats: position.seats, rules_version: Zooloretto::FACTS.rules_version };
    let mut game = Zooloretto::new(&setup).map_err(|bad| BadPosition(bad.to_string()))?;
    let decided = matches!(position.removed, Removed::Given(_)) || species_removed(position.seats) == 0;
    need(
        decided != (position.phase == Phase::ChooseRemoved),
        "removed names the species left out once chance has said so",
    )?;
    game.phase = position.phase;
    game.active = Zooloretto::NOBODY;
    Ok(game)
}

fn load_zoos(game: &mut Zooloretto, position: &Position) -> Result<(), BadPosition> {
    need(position.zoos.len() == usize::from(game.seats), "zoos has one entry for each seat")?;
    for (seat, zoo) in Seat::all(game.seats).zip(&position.zoos) {
        game.zoos[seat.index()] =
            load_zoo(game.seats, zoo).map_err(|BadPosition(why)| BadPosition(format!("zoo of seat {seat}: {why}")))?;
    }
    Ok(())
}

fn load_zoo(seats: u8, position: &ZooPosition) -> Result<Zoo, BadPosition> {
    need(position.extensions <= extensions(seats), "there are not so many extensions")?;
    let mut zoo = Zoo { coins: position.coins, ..Zoo::EMPTY };
    zoo.open += position.extensions;
    for (name, tiles) in &position.enclosures {
        load_enclosure(&mut zoo, name, tiles)?;
    }
    for (name, tiles) in &position.stalls {
        let enclosure = open_enclosure(&zoo, name)?;
        for &(tile, count) in &tiles.0 {
            let Face::Stall(stall) = tile.face() else { return bad(&format!("{tile} is no stall")) };
            for _ in 0..count {
                need(zoo.has_stall_space(enclosure), &format!("{name} has not so many stall spaces"))?;
                zoo.put_stall(stall, enclosure);
            }
        }
    }
    for &(tile, count) in &position.barn.0 {
        need(tile != Tile::COIN, "coins are not kept in a barn")?;
        need(count <= Herd::MOST, &format!("{count}{tile} are too many"))?;
        (0..count).for_each(|_| zoo.store(tile));
    }
    Ok(zoo)
}

fn load_enclosure(zoo: &mut Zoo, name: &str, tiles: &Tiles) -> Result<(), BadPosition> {
    let enclosure = open_enclosure(zoo, name)?;
    for &(tile, count) in &tiles.0 {
        let Face::Animal(species, kind) = tile.face() else { return bad(&format!("{tile} is no animal")) };
        need(zoo.species(enclosure).is_none_or(|other| other == species), &format!("{name} has two species"))?;
        need(zoo.free(enclosure) >= count, &format!("{name} has not so many spaces"))?;
        (0..count).for_each(|_| zoo.settle(species, kind, enclosure));
    }
    Ok(())
}

fn open_enclosure(zoo: &Zoo, name: &str) -> Result<Enclosure, BadPosition> {
    match name.parse::<Enclosure>() {
        Ok(enclosure) if zoo.is_open(enclosure) => Ok(enclosure),
        Ok(_) => bad(&format!("{name} is not open")),
        Err(_) => bad(&format!("{name:?} is no enclosure: they are E4, E5, E6, X1 and X2")),
    }
}

fn load_trucks(game: &mut Zooloretto, position: &Position) -> Result<(), BadPosition> {
    let count = game.trucks.all().count();
    need(position.trucks.is_empty() || position.trucks.len() == count, &format!("there are {count} trucks"))?;
    for (number, TruckPosition { tiles, taken_by }) in (0..).zip(&position.trucks) {
        let truck = Truck(number);
        for &(tile, copies) in &tiles.0 {
            let printed = !matches!(tile.face(), Face::Animal(_, Kind::Father | Kind::Mother | Kind::Baby));
            need(printed, &format!("{tile} is never on a truck"))?;
            for _ in 0..copies {
                need(!game.trucks.is_full(truck), &format!("truck {} has not so many slots", truck.number()))?;
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

fn check_seat(game: &Zooloretto, seat: Seat) -> Result<(), BadPosition> {
    need(seat.0 < game.seats, &format!("there is no seat {seat}"))
}

fn load_turn(game: &mut Zooloretto, position: &Position) -> Result<(), BadPosition> {
    let has_seat = matches!(game.phase, Phase::Turn | Phase::Reveal | Phase::Load | Phase::Unload);
    need(position.to_move.is_some() == has_seat, "to_move is a seat while one is to decide or draws, and else null")?;
    if let Some(seat) = position.to_move {
        check_seat(game, seat)?;
        game.active = seat;
    }
    let takers = Seat::all(game.seats)
        .filter(|&seat| game.trucks.taken_by(seat).is_some())
        .fold(0, |bits, seat| bits | 1 << seat.0);
    game.passed = takers;
    if let Some(passed) = &position.passed {
        game.passed = 0;
        for &seat in passed {
            check_seat(game, seat)?;
            need(!game.has_passed(seat), "passed names no seat twice")?;
            game.passed |= 1 << seat.0;
        }
        // Others may have passed without a truck: they wait for the next round.
        need(game.passed & takers == takers, "who has taken a truck has passed")?;
    }
    need(
        (position.drawn.is_some()) == (game.phase == Phase::Load),
        "drawn is a tile while it has to be loaded, and else null",
    )?;
    if let Some(tile) = position.drawn {
        need(Stack::tiles().any(|other| other == tile), &format!("{tile} is never drawn"))?;
    }
    game.drawn = position.drawn;
    need(position.idle_turns <= MOST_IDLE_TURNS, &format!("idle_turns is {MOST_IDLE_TURNS} at most"))?;
    game.idle_turns = position.idle_turns;
    Ok(())
}

/// Stack, babies and bank; where they are not given, what is nowhere else.
fn load_supplies(game: &mut Zooloretto, position: &Position) -> Result<(), BadPosition> {
    game.stack = Stack::EMPTY;
    for tile in Stack::tiles() {
        let rest = match &position.stack {
            Some(tiles) => tiles.count(tile),
            None => copies(game, tile).saturating_sub(used(game, tile)),
        };
        // The sum of the tiles is only as large as the stack can count if each is within the census.
        need_census(rest.into(), tile, copies(game, tile))?;
        game.stack.put(tile, rest);
    }
    for tiles in position.stack.iter().flat_map(|tiles| &tiles.0) {
        need(Stack::tiles().any(|tile| tile == tiles.0), &format!("{} is never in the stack", tiles.0))?;
    }
    for species in Species::ALL {
        let baby = Tile::animal(species, Kind::Baby);
        let all = if game.is_in_play(species) { BABIES } else { 0 };
        game.babies[species as usize] = match &position.babies {
            Some(tiles) => tiles.count(baby),
            None => all.saturating_sub(in_zoos(game, baby)),
        };
    }
    for (tile, _) in position.babies.iter().flat_map(|tiles| &tiles.0) {
        need(matches!(tile.face(), Face::Animal(_, Kind::Baby)), &format!("{tile} is no baby"))?;
    }
    let held = held_coins(game);
    let all = u32::from(COINS) + u32::from(COIN_TILES);
    need(held <= all, "there are not so many coins")?;
    game.bank = position.bank.unwrap_or_else(|| COINS.saturating_sub(held as u8));
    Ok(())
}

/// §1.2: the copies of a tile in the game. Who has bred is one of the males or females.
fn copies(game: &Zooloretto, tile: Tile) -> u8 {
    match tile.face() {
        Face::Animal(species, _) if !game.is_in_play(species) => 0,
        Face::Animal(_, kind @ (Kind::Plain | Kind::Male | Kind::Female)) => COPIES[kind as usize],
        Face::Animal(_, Kind::Father | Kind::Mother) => 0,
        Face::Animal(_, Kind::Baby) => BABIES,
        Face::Stall(_) => STALL_COPIES,
        Face::Coin => COIN_TILES,
    }
}

/// How many copies of a tile are in zoos, on trucks or in somebody's hand.
fn used(game: &Zooloretto, tile: Tile) -> u8 {
    let bred = match tile.face() {
        Face::Animal(species, Kind::Male) => in_zoos(game, Tile::animal(species, Kind::Father)),
        Face::Animal(species, Kind::Female) => in_zoos(game, Tile::animal(species, Kind::Mother)),
        _ => 0,
    };
    let on_trucks = game.trucks.all().flat_map(|truck| game.trucks.tiles(truck)).filter(|&other| other == tile).count();
    in_zoos(game, tile).saturating_add(bred).saturating_add(on_trucks as u8 + u8::from(game.drawn == Some(tile)))
}

fn in_zoos(game: &Zooloretto, tile: Tile) -> u8 {
    let count = |zoo: &Zoo| match tile.face() {
        Face::Animal(species, kind) => {
            let living =
                zoo.enclosures().filter(|&at| zoo.species(at) == Some(species)).map(|at| zoo.herd(at).count(kind));
            living.sum::<u8>() + zoo.barn[species as usize].count(kind)
        }
        Face::Stall(stall) => {
            let standing = zoo.stalls.iter().filter(|&&there| there == Some(stall)).count();
            standing as u8 + zoo.barn_stalls[stall as usize]
        }
        Face::Coin => 0,
    };
    game.zoos.iter().map(count).fold(0, u8::saturating_add)
}

fn held_coins(game: &Zooloretto) -> u32 {
    game.zoos.iter().map(|zoo| u32::from(zoo.coins)).sum()
}

fn need_census(there: u32, tile: Tile, all: u8) -> Result<(), BadPosition> {
    need(there <= u32::from(all), &format!("there are {there} of {tile}, of {all} in the game"))
}

/// §1: no tile, baby or coin is made.
fn check_census(game: &Zooloretto) -> Result<(), BadPosition> {
    for tile in Stack::tiles() {
        let (there, all) = (u32::from(used(game, tile)) + u32::from(game.stack.count(tile)), copies(game, tile));
        need_census(there, tile, all)?;
    }
    for species in Species::ALL {
        let baby = Tile::animal(species, Kind::Baby);
        let all = if game.is_in_play(species) { BABIES } else { 0 };
        let there = u32::from(in_zoos(game, baby)) + u32::from(game.babies[species as usize]);
        need_census(there, baby, all)?;
    }
    // R5: money is the coins and the coin tiles that were unloaded; others may have left the game (§7.1).
    let money = held_coins(game) + u32::from(game.bank);
    let tiles = u32::from(used(game, Tile::COIN) + game.stack.count(Tile::COIN));
    let most = u32::from(COINS + COIN_TILES) - tiles;
    need(
        (u32::from(COINS)..=most).contains(&money),
        &format!("there are {money} coins; with {tiles} coin tiles not yet unloaded it must be {COINS} to {most}"),
    )
}

fn check_phase(game: &Zooloretto) -> Result<(), BadPosition> {
    // R46: turns are counted within a round, and a tile that is drawn or a truck that is taken ends the count.
    let counts = game.phase == Phase::Turn;
    need(counts || game.idle_turns == 0, "idle_turns is 0 unless a seat is to choose between A, B and C")?;
    match game.phase {
        Phase::ChooseRemoved => {
            let fresh = game.zoos[..usize::from(game.seats)]
                .iter()
                .all(|zoo| Zoo { coins: 0, ..zoo.clone() } == Zoo::NOT_PLAYED);
            let full = game.stack == Stack::full(|_| true) && game.babies == [BABIES; SPECIES];
            // With all tiles in the stack none is on a truck.
            need(
                fresh && full && game.passed == 0,
                "nothing is in a zoo or on a truck and nobody has passed before chance has said which species play",
            )
        }
        Phase::ChooseFirst => {
            need(game.first == First::Random, "first is \"random\" while chance decides who begins")?;
            need(game.passed == 0, "nobody has passed before the first turn")?;
            // Whoever it will be: an empty truck can be loaded, another one taken.
            let can_begin = game.stack.len() > 0 || game.trucks.ready().next().is_some();
            need(can_begin, "there is no tile left to draw or to take")
        }
        Phase::Over => Ok(()),
        Phase::Turn | Phase::Reveal | Phase::Load => check_turn(game),
        Phase::Unload => check_unloading(game),
    }
}

fn check_turn(game: &Zooloretto) -> Result<(), BadPosition> {
    need(!game.has_passed(game.active), "the seat to move has passed")?;
    match game.phase {
        Phase::Reveal => {
            need(game.stack.len() > 0, "there is no tile to turn over")?;
            need(game.trucks.with_room().next().is_some(), "no truck has room for the tile")
        }
        Phase::Load => need(game.trucks.with_room().next().is_some(), "no truck has room for the tile"),
        _ => need(rules::can_act(game), "the seat to move can do nothing"),
    }
}

fn check_unloading(game: &Zooloretto) -> Result<(), BadPosition> {
    let Some(truck) = game.trucks.taken_by(game.active) else { return bad("who unloads has taken a truck") };
    need(game.trucks.tiles(truck).any(|tile| tile != Tile::COIN), "there is nothing to unload that needs a place")
}

/// Some positions can be written in several ways that mean the same.
fn give_one_form(game: &mut Zooloretto) {
    match game.phase {
        // §4.1: coins are money as soon as their truck is taken.
        Phase::Unload => {
            let truck = game.trucks.taken_by(game.active).expect("checked");
            game.zoo_mut(game.active).coins += game.trucks.unload_coins(truck);
        }
        // No round goes on in which somebody could have passed.
        Phase::Over => {
            game.passed = 0;
            game.trucks.forget_takers();
        }
        Phase::ChooseRemoved | Phase::ChooseFirst | Phase::Turn | Phase::Reveal | Phase::Load => {}
    }
}

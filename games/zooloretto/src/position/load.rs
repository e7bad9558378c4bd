//! From a position to the state it describes: whatever the components allow, reachable or not (R55, R56).

use kernel::{BadPosition, First, Game as _, Seat, Setup};
use trucks::{Herd, Kind, Removed, Round, Truck};

use super::{Position, TruckPosition, ZooPosition, expansions};
use crate::components::{Enclosure, Face, Jungle, Kit, MOST_IDLE_TURNS, Species, Tile};
use crate::land::Land;
use crate::meta::Options;
use crate::notation::Tiles;
use crate::rules;
use crate::stack::{Stack, full_stack};
use crate::state::{Phase, Zooloretto};
use crate::zoo::{Few, Zoo};

pub(crate) fn load(position: &Position) -> Result<Zooloretto, BadPosition> {
    let mut game = begin(position)?;
    load_zoos(&mut game, position)?;
    expansions::load_middle(&mut game, position)?;
    load_trucks(&mut game, position)?;
    load_turn(&mut game, position)?;
    load_supplies(&mut game, position)?;
    check_census(&game)?;
    check_phase(&game)?;
    give_one_form(&mut game);
    Ok(game)
}

pub(super) fn need(holds: bool, why: &str) -> Result<(), BadPosition> {
    if holds { Ok(()) } else { bad(why) }
}

pub(super) fn bad<T>(why: &str) -> Result<T, BadPosition> {
    Err(BadPosition(why.to_owned()))
}

/// A game of these options, with nothing anywhere.
fn begin(position: &Position) -> Result<Zooloretto, BadPosition> {
    let Position { removed, first, xxl, exotic, jungle_removed, donations, phase, .. } = *position;
    let options = Options { removed, first, xxl, exotic, jungle_removed, donations };
    let setup = Setup { options, seats: position.seats, rules_version: Zooloretto::FACTS.rules_version };
    let mut game = Zooloretto::new(&setup).map_err(|bad| BadPosition(bad.to_string()))?;
    let is_none_left_out = game.land.kit().removed == 0;
    need(
        (matches!(removed, Removed::Given(_)) || is_none_left_out) != (phase == Phase::ChooseRemoved),
        "removed names the species left out once chance has said so",
    )?;
    let is_jungle_known = !exotic || matches!(jungle_removed, Removed::Given(_)) || is_none_left_out;
    need(
        phase == Phase::ChooseRemoved || is_jungle_known != (phase == Phase::ChooseJungle),
        "jungle_removed names the jungle species left out once chance has said so",
    )?;
    game.phase = position.phase;
    game.round = Round::new(position.seats);
    Ok(game)
}

fn load_zoos(game: &mut Zooloretto, position: &Position) -> Result<(), BadPosition> {
    let seats = position.seats;
    need(position.zoos.len() == usize::from(seats), "zoos has one entry for each seat")?;
    for (seat, zoo) in Seat::all(seats).zip(&position.zoos) {
        *game.land.zoo_mut(seat) = load_zoo(game.land.kit(), zoo)
            .map_err(|BadPosition(why)| BadPosition(format!("zoo of seat {seat}: {why}")))?;
        game.money.purses[seat.index()] = zoo.coins;
    }
    Ok(())
}

fn load_zoo(kit: &Kit, position: &ZooPosition) -> Result<Zoo, BadPosition> {
    need(position.extensions <= kit.extensions, "there are not so many extensions")?;
    let mut zoo = Zoo::EMPTY;
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
        let is_few = matches!(tile.face(), Face::Animal(..)) || count <= Few::MOST;
        need(is_few, &format!("{count}{tile} are too many"))?;
        (0..count).for_each(|_| zoo.store(tile));
    }
    expansions::load_zoo(&mut zoo, position)?;
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
    need(seat.0 < game.round.seats(), &format!("there is no seat {seat}"))
}

fn load_turn(game: &mut Zooloretto, position: &Position) -> Result<(), BadPosition> {
    let has_seat = match game.phase {
        Phase::Turn | Phase::Reveal | Phase::Load | Phase::Unload | Phase::Advance | Phase::Retreat => true,
        Phase::ChooseRemoved | Phase::ChooseJungle | Phase::ChooseFirst | Phase::Over => false,
    };
    need(position.to_move.is_some() == has_seat, "to_move is a seat while one is to decide or draws, and else null")?;
    if let Some(seat) = position.to_move {
        check_seat(game, seat)?;
        game.round.begin(seat);
    }
    need(
        position.turn.is_some() == (game.phase == Phase::Retreat),
        "turn is a seat while another one is asked, and else null",
    )?;
    if let (Some(turn), Some(asked)) = (position.turn, position.to_move) {
        check_seat(game, turn)?;
        game.round.begin(turn);
        game.round.ask(asked);
    }
    let takers = Seat::all(position.seats).filter(|&seat| game.trucks.taken_by(seat).is_some());
    match &position.passed {
        None => takers.for_each(|seat| game.round.leave(seat)),
        Some(passed) => {
            for &seat in passed {
                check_seat(game, seat)?;
                need(!game.has_passed(seat), "passed names no seat twice")?;
                game.round.leave(seat);
            }
            // Others may have passed without a truck: they wait for the next round.
            need(takers.into_iter().all(|seat| game.has_passed(seat)), "who has taken a truck has passed")?;
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
        let all = copies(game, baby);
        game.land.unborn[species as usize] = match &position.babies {
            Some(tiles) => tiles.count(baby),
            None => all.saturating_sub(in_zoos(game, baby)),
        };
    }
    for (tile, _) in position.babies.iter().flat_map(|tiles| &tiles.0) {
        need(matches!(tile.face(), Face::Animal(_, Kind::Baby)), &format!("{tile} is no baby"))?;
    }
    let (kit, held) = (game.land.kit(), game.money.held());
    need(held <= u32::from(kit.coins + kit.coin_tiles), "there are not so many coins")?;
    game.money.bank = position.bank.unwrap_or_else(|| kit.coins.saturating_sub(held as u8));
    Ok(())
}

/// §1.2, §2.1: the copies of a tile in the game.
fn copies(game: &Zooloretto, tile: Tile) -> u8 {
    match tile.face() {
        Face::Animal(species, _) if !game.is_in_play(species) => 0,
        Face::Jungle(jungle) if game.jungle_removed.contains(jungle) => 0,
        Face::Animal(..) | Face::Stall(_) | Face::Jungle(_) | Face::Coin => game.land.kit().copies(tile),
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
            standing as u8 + zoo.stalls_in_barn(stall)
        }
        Face::Jungle(jungle) => zoo.in_jungle(jungle) + zoo.jungle_in_barn(jungle),
        Face::Coin => 0,
    };
    game.land.zoos().iter().map(count).fold(0, u8::saturating_add)
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
        let there = u32::from(in_zoos(game, baby)) + u32::from(game.unborn(species));
        need_census(there, baby, copies(game, baby))?;
    }
    // R5: money is the coins and the coin tiles that were unloaded; others may have left the game (§7.1).
    let &Kit { coins, coin_tiles, .. } = game.land.kit();
    let money = game.money.held() + u32::from(game.money.bank);
    let tiles = u32::from(used(game, Tile::COIN) + game.stack.count(Tile::COIN));
    let most = u32::from(coins + coin_tiles) - tiles;
    need(
        (u32::from(coins)..=most).contains(&money),
        &format!("there are {money} coins; with {tiles} coin tiles not yet unloaded it must be {coins} to {most}"),
    )
}

fn check_phase(game: &Zooloretto) -> Result<(), BadPosition> {
    // R46: turns are counted within a round, and a tile that is drawn or a truck that is taken ends the count.
    let counts = match game.phase {
        Phase::Turn => true,
        // Of a money action.
        Phase::Advance | Phase::Retreat => !game.has_passed(game.round.turn()),
        _ => false,
    };
    need(counts || game.idle_turns == 0, "idle_turns is 0 unless a seat is to choose between A, B and C")?;
    match game.phase {
        Phase::ChooseRemoved => {
            let fresh = game.land == Land::new(game.round.seats(), game.expansions(), game.land.all_donations());
            let full = game.stack == full_stack(game.land.kit());
            // With all tiles in the stack none is on a truck.
            need(
                fresh && full && game.round.is_nobody_out(),
                "nothing is in a zoo or on a truck and nobody has passed before chance has said which species play",
            )
        }
        Phase::ChooseJungle => {
            let full = Jungle::ALL.into_iter().all(|jungle| {
                let tile = Tile::jungle(jungle);
                game.stack.count(tile) == game.land.kit().copies(tile)
            });
            need(full, "no jungle animal is anywhere before chance has said which play")?;
            check_begin(game)
        }
        Phase::ChooseFirst => {
            need(game.first == First::Random, "first is \"random\" while chance decides who begins")?;
            check_begin(game)
        }
        Phase::Over => Ok(()),
        Phase::Turn | Phase::Reveal | Phase::Load => check_turn(game),
        Phase::Unload => check_unloading(game),
        Phase::Advance => expansions::check_advance(game),
        Phase::Retreat => expansions::check_retreat(game),
    }
}

fn check_begin(game: &Zooloretto) -> Result<(), BadPosition> {
    need(game.round.is_nobody_out(), "nobody has passed before the first turn")?;
    // Whoever it will be: an empty truck can be loaded, another one taken.
    let can_begin = !game.stack.is_empty() || game.trucks.ready().next().is_some();
    need(can_begin, "there is no tile left to draw or to take")
}

fn check_turn(game: &Zooloretto) -> Result<(), BadPosition> {
    let seat = game.round.turn();
    need(!game.has_passed(seat), "the seat to move has passed")?;
    match game.phase {
        Phase::Reveal => {
            need(!game.stack.is_empty(), "there is no tile to turn over")?;
            need(game.trucks.with_room().next().is_some(), "no truck has room for the tile")
        }
        Phase::Load => need(game.trucks.with_room().next().is_some(), "no truck has room for the tile"),
        _ => need(rules::can_act(game, seat), "the seat to move can do nothing"),
    }
}

fn check_unloading(game: &Zooloretto) -> Result<(), BadPosition> {
    let Some(truck) = game.trucks.taken_by(game.round.turn()) else { return bad("who unloads has taken a truck") };
    need(game.trucks.tiles(truck).any(|tile| tile != Tile::COIN), "there is nothing to unload that needs a place")
}

/// Some positions can be written in several ways that mean the same.
fn give_one_form(game: &mut Zooloretto) {
    match game.phase {
        // §4.1: coins are money as soon as their truck is taken.
        Phase::Unload | Phase::Advance | Phase::Retreat => {
            let seat = game.round.turn();
            if let Some(truck) = game.trucks.taken_by(seat) {
                game.money.collect(seat, game.trucks.unload_last(truck, Tile::COIN));
            }
        }
        // No round goes on in which somebody could have passed.
        Phase::Over => {
            game.round = Round::new(game.round.seats());
            game.trucks.forget_takers();
        }
        Phase::ChooseRemoved | Phase::ChooseJungle | Phase::ChooseFirst | Phase::Turn | Phase::Reveal | Phase::Load => {
        }
    }
}

//! From a position to the state it describes: what the expansions add (§7.2, §7.3).

use kernel::{BadPosition, Seat};

use super::load::{bad, need};
use super::{Position, ZooPosition};
use crate::components::{Colour, Expansions, Face, MOST_DONATIONS, VISITORS};
use crate::state::{Phase, Zooloretto};
use crate::visitors::LAST;
use crate::zoo::Zoo;

/// The jungle board, the visitors and the tokens of one zoo.
pub(super) fn load_zoo(zoo: &mut Zoo, position: &ZooPosition) -> Result<(), BadPosition> {
    for &(tile, count) in &position.jungle.0 {
        let Face::Jungle(jungle) = tile.face() else { return bad(&format!("{tile} is no jungle animal")) };
        for _ in 0..count {
            need(zoo.has_room_in_jungle(jungle), "the jungle board has five spaces, for three species at most")?;
            zoo.put_in_jungle(jungle);
        }
    }
    for (name, points) in &position.visitors {
        let Some(colour) = Colour::ALL.into_iter().find(|colour| colour.name() == name) else {
            return bad(&format!("{name:?} is no colour: they are green, blue, purple, red and yellow"));
        };
        need(points.len() <= VISITORS.into(), &format!("there are not so many {name} visitors"))?;
        for &point in points {
            need((1..=LAST).contains(&point), &format!("there is no point {point}"))?;
            zoo.visitors.of_mut(colour).add(point);
        }
    }
    for &colour in &position.tokens {
        need(!zoo.visitors.has_token(colour), "tokens names no colour twice")?;
        zoo.visitors.take_token(colour);
    }
    need(position.donated.len() <= MOST_DONATIONS, "nobody donates more than twice")?;
    need(!position.donated.contains(&0), "no donation token is worth nothing")?;
    zoo.donated[..position.donated.len()].copy_from_slice(&position.donated);
    // In play they never rise.
    zoo.donated.sort_unstable_by(|one, other| other.cmp(one));
    Ok(())
}

/// What is left in the middle, once all zoos are there.
pub(super) fn load_middle(game: &mut Zooloretto, position: &Position) -> Result<(), BadPosition> {
    let Expansions { xxl, exotic } = game.expansions();
    let zoos = &position.zoos;
    need(xxl || zoos.iter().all(|zoo| zoo.donated.is_empty()), "nobody donates without xxl")?;
    let empty = |zoo: &ZooPosition| zoo.jungle.0.is_empty() && zoo.visitors.is_empty() && zoo.tokens.is_empty();
    need(exotic || zoos.iter().all(empty), "there is no jungle, visitor or bonus token without exotic")?;
    for colour in Colour::ALL {
        let each = || Seat::all(position.seats).map(|seat| &game.zoo(seat).visitors);
        let there: u32 = each().map(|visitors| u32::from(visitors.of(colour).len())).sum();
        let owners = each().filter(|visitors| visitors.has_token(colour)).count();
        let name = colour.name();
        let is_played = game.colours().any(|played| played == colour);
        need(is_played || there == 0 && owners == 0, &format!("nobody plays with {name}"))?;
        need(there <= VISITORS.into(), &format!("there are {there} {name} visitors, of {VISITORS}"))?;
        need(owners <= 1, &format!("{owners} zoos have the {name} token, of which there is one"))?;
        game.land.reserve[colour as usize] = if is_played { VISITORS - there as u8 } else { 0 };
    }
    for &value in zoos.iter().flat_map(|zoo| &zoo.donated) {
        let Some(at) = game.land.donations.iter().position(|&token| token == value) else {
            return bad(&format!("there are not so many donation tokens of value {value}"));
        };
        // The others stay in order, the top one last.
        game.land.donations[at..].rotate_left(1);
        *game.land.donations.last_mut().expect("there are ten") = 0;
    }
    need(
        position.colour.is_none() || matches!(position.phase, Phase::Advance | Phase::Retreat),
        "colour is given while a visitor is to advance or to step back",
    )?;
    game.colour = position.colour;
    Ok(())
}

/// §7.3: somebody can let a visitor advance, because of a tile of the truck or of a money action.
pub(super) fn check_advance(game: &Zooloretto) -> Result<(), BadPosition> {
    let colours = || game.colours().filter(|&colour| game.colour.is_none_or(|called| called == colour));
    let can = |colour| game.reserve(colour) > 0 || !game.zoo(game.round.turn()).visitors.of(colour).is_empty();
    need(colours().any(can), "there is no visitor to advance")
}

/// §7.3: a jungle animal of another seat sends a visitor back. R50: only those with several points to choose from are asked.
pub(super) fn check_retreat(game: &Zooloretto) -> Result<(), BadPosition> {
    let Some(colour) = game.colour else { return bad("colour says which visitors are to step back") };
    let seat = game.round.decides();
    need(seat != game.round.turn(), "nobody lets a visitor of their own step back in their turn")?;
    let points = game.zoo(seat).visitors.of(colour).points().count();
    need(points > 1, "who is asked to let a visitor step back has some on two points")
}

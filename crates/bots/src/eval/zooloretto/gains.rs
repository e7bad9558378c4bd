//! By how many points an action makes a zoo better: what it is worth after it less what it was worth before, where
//! only the parts that change are looked at.

use games::zooloretto::{
    Action, Arrival, Enclosure, Face, Herd, Jungle, Kind, Place, Species, Stall, Tile, Truck, With, Zoo, price,
};
use kernel::{Game as _, Seat};

use super::prospects::{Rooms, Scene};

/// What nobody should do.
const FOOLISH: f32 = -9.0;
/// How much of what another seat gains by an action is a loss.
pub(super) const RIVAL: f32 = 0.3;

impl Scene<'_> {
    /// What an action other than drawing and loading brings to `seat`.
    pub(super) fn gain(&self, seat: Seat, action: Action) -> f32 {
        let (zoo, coins) = (self.game.zoo(seat), self.game.coins(seat));
        let pay = || self.coins(coins, coins - action.price());
        match action {
            Action::Draw | Action::Load(_) => 0.0,
            Action::Take(truck) => self.haul(seat, truck, None),
            Action::Unload(tile, place) => self.placing(zoo, coins, tile, place) + self.calling(zoo, tile, place),
            Action::Move { tile, from: Place::Barn, to } => {
                self.placing(zoo, coins, tile, to) + self.fetching(zoo, tile) + pay()
            }
            // Nobody leaves the jungle board.
            Action::Move { from: Place::Jungle, .. } => FOOLISH,
            Action::Move { tile, from: Place::At(from), to } => self.moving_stall(zoo, tile, from, to) + pay(),
            Action::Exchange(at, With::Enclosure(other)) => self.swapping(zoo, at, other) + pay(),
            Action::Exchange(at, With::Barn(species)) => self.housing(zoo, at, species) + pay(),
            Action::Purchase { to: Place::Barn, .. } => FOOLISH,
            Action::Purchase { seller, tile, to } => {
                let (their_zoo, their_coins) = (self.game.zoo(seller), self.game.coins(seller));
                let theirs = self.fetching(their_zoo, tile) + self.coins(their_coins, their_coins + price::SELLER);
                self.placing(zoo, coins, tile, to) + self.calling(zoo, tile, to) + pay() - RIVAL * theirs
            }
            Action::Discard(tile) => self.fetching(zoo, tile) + pay(),
            Action::Expand => self.expanding(zoo) + pay(),
            Action::Donate(at) => self.donating(zoo, at),
            Action::Advance(colour, from) => self.advancing(seat, colour, from),
            Action::Retreat(colour, from) => self.retreating(zoo, colour, from),
        }
    }

    /// What a truck brings to a seat, with one tile more if there is one: each of its tiles goes where it is best.
    pub(super) fn haul(&self, seat: Seat, truck: Truck, more: Option<Tile>) -> f32 {
        let (zoo, coins) = (self.game.zoo(seat), self.game.coins(seat));
        let mut tiles = self.game.on_truck(truck).chain(more);
        let (Some(first), second) = (tiles.next(), tiles.next()) else { return 0.0 };
        let Some(second) = second else { return self.best(zoo, coins, first).0 };
        let mut zoo = zoo.clone();
        let mut sum = 0.0;
        for tile in [first, second].into_iter().chain(tiles) {
            let (gain, place) = self.best(&zoo, coins, tile);
            sum += gain;
            put(&mut zoo, tile, place);
        }
        sum
    }

    /// The best place of a tile, and what it brings there to a seat with so many coins.
    #[inline]
    pub(super) fn best(&self, zoo: &Zoo, coins: u8, tile: Tile) -> (f32, Place) {
        let mut best = (self.storing(zoo, tile), Place::Barn);
        let mut note = |gain: f32, at: Enclosure| {
            if gain > best.0 {
                best = (gain, Place::At(at));
            }
        };
        match tile.face() {
            Face::Animal(species, kind) => {
                for at in zoo.enclosures().filter(|&at| zoo.has_room(species, at)) {
                    note(self.settling(zoo, coins, species, kind, at), at);
                }
            }
            Face::Stall(stall) => {
                let mut called = None;
                for at in zoo.enclosures().filter(|&at| zoo.has_stall_space(at)) {
                    let called = *called.get_or_insert_with(|| self.calling(zoo, tile, Place::At(at)));
                    note(self.opening_stall(zoo, stall, at) + called, at);
                }
            }
            Face::Jungle(jungle) => {
                if zoo.has_room_in_jungle(jungle) {
                    return (self.entering_jungle(zoo, jungle), Place::Jungle);
                }
            }
            Face::Coin => return (self.coins(coins, coins + 1), Place::Barn),
        }
        best
    }

    #[inline]
    fn placing(&self, zoo: &Zoo, coins: u8, tile: Tile, place: Place) -> f32 {
        match (place, tile.face()) {
            (Place::Barn, _) => self.storing(zoo, tile),
            (Place::At(at), Face::Animal(species, kind)) => self.settling(zoo, coins, species, kind, at),
            (Place::At(at), Face::Stall(stall)) => self.opening_stall(zoo, stall, at),
            (Place::Jungle, Face::Jungle(jungle)) => self.entering_jungle(zoo, jungle),
            (Place::At(_), Face::Jungle(_) | Face::Coin) | (Place::Jungle, _) => 0.0,
        }
    }

    /// An animal in an enclosure, its bonus and its baby. The bank is taken to have what is due.
    #[inline]
    fn settling(&self, zoo: &Zoo, coins: u8, species: Species, kind: Kind, at: Enclosure) -> f32 {
        let before = zoo.herd(at);
        let Arrival { herd, baby, fills } = Arrival::of(before, kind, at, self.game.unborn(species));
        let mut gain = 0.0;
        if baby == Some(Place::Barn) {
            gain += self.storing(zoo, Tile::animal(species, Kind::Baby));
        }
        if fills {
            gain += self.coins(coins, coins + at.printed().bonus) + self.one_more_to_give(zoo);
        }
        let has_stall = zoo.stalls_at(at).next().is_some();
        gain + self.enclosure(at, Some(species), herd, has_stall)
            - self.enclosure(at, zoo.species(at), before, has_stall)
    }

    fn opening_stall(&self, zoo: &Zoo, stall: Stall, at: Enclosure) -> f32 {
        let mut gain = self.stall(!zoo.shows(stall)) - self.stall_space();
        if zoo.stalls_at(at).next().is_none() {
            let (species, herd) = (zoo.species(at), zoo.herd(at));
            gain += self.enclosure(at, species, herd, true) - self.enclosure(at, species, herd, false);
        }
        gain
    }

    /// A tile comes into the barn.
    #[inline]
    fn storing(&self, zoo: &Zoo, tile: Tile) -> f32 {
        match tile.face() {
            Face::Animal(species, _) => {
                let (rooms, there) = (Rooms::of(zoo), zoo.in_barn(species).len());
                self.barn(&rooms, species, there + 1) - self.barn(&rooms, species, there)
            }
            Face::Stall(stall) if zoo.stalls_in_barn(stall) > 0 => 0.0,
            Face::Stall(stall) => self.stall_in_barn(is_wanted(zoo, stall)),
            Face::Jungle(jungle) if zoo.jungle_in_barn(jungle) > 0 => 0.0,
            Face::Jungle(jungle) => self.jungle_in_barn(zoo, jungle),
            Face::Coin => 0.0,
        }
    }

    /// A tile leaves the barn.
    fn fetching(&self, zoo: &Zoo, tile: Tile) -> f32 {
        match tile.face() {
            Face::Animal(species, _) => {
                let (rooms, there) = (Rooms::of(zoo), zoo.in_barn(species).len());
                self.barn(&rooms, species, there - 1) - self.barn(&rooms, species, there)
            }
            Face::Stall(stall) if zoo.stalls_in_barn(stall) > 1 => 0.0,
            Face::Stall(stall) => -self.stall_in_barn(is_wanted(zoo, stall)),
            Face::Jungle(jungle) if zoo.jungle_in_barn(jungle) > 1 => 0.0,
            Face::Jungle(jungle) => -self.jungle_in_barn(zoo, jungle),
            Face::Coin => 0.0,
        }
    }

    fn moving_stall(&self, zoo: &Zoo, tile: Tile, from: Enclosure, to: Place) -> f32 {
        let (Place::At(to), Face::Stall(_)) = (to, tile.face()) else { return FOOLISH };
        let change = |at: Enclosure| {
            let (species, herd) = (zoo.species(at), zoo.herd(at));
            self.enclosure(at, species, herd, true) - self.enclosure(at, species, herd, false)
        };
        let lost = if zoo.stalls_at(from).count() == 1 { change(from) } else { 0.0 };
        let won = if zoo.stalls_at(to).next().is_none() { change(to) } else { 0.0 };
        won - lost
    }

    fn swapping(&self, zoo: &Zoo, at: Enclosure, other: Enclosure) -> f32 {
        let worth = |place: Enclosure, who: Enclosure| {
            self.enclosure(place, zoo.species(who), zoo.herd(who), zoo.stalls_at(place).next().is_some())
        };
        worth(at, other) + worth(other, at) - worth(at, at) - worth(other, other)
    }

    /// The barn's animals of a species change places with those of an enclosure.
    fn housing(&self, zoo: &Zoo, at: Enclosure, species: Species) -> f32 {
        let (Some(leaves), leaving) = (zoo.species(at), zoo.herd(at)) else { return FOOLISH };
        let has_stall = zoo.stalls_at(at).next().is_some();
        let coming = self.with_babies(zoo.in_barn(species), species, at);
        let (before, after) = (Rooms::of(zoo), Rooms::without(zoo, Some(at)));
        let there = zoo.in_barn(leaves).len();
        self.enclosure(at, Some(species), coming, has_stall)
            - self.enclosure(at, Some(leaves), leaving, has_stall)
            - self.barn(&before, species, zoo.in_barn(species).len())
            + self.barn(&after, leaves, there + leaving.len())
            - self.barn(&before, leaves, there)
    }

    fn with_babies(&self, mut herd: Herd, species: Species, at: Enclosure) -> Herd {
        let mut unborn = self.game.unborn(species);
        while at.birth(&mut herd, &mut unborn).is_some() {}
        herd
    }

    fn expanding(&self, zoo: &Zoo) -> f32 {
        let Some(opened) = zoo.next_extension() else { return FOOLISH };
        let empty = Rooms::of(zoo).empty;
        self.enclosure(opened, None, Herd::default(), false)
            + self.stall_space()
            + self.more_empty(empty)
            + self.homes(zoo)
    }

    /// What one more empty enclosure is worth to the animals in the barn.
    pub(super) fn homes(&self, zoo: &Zoo) -> f32 {
        let rooms = Rooms::of(zoo);
        let more = Rooms { empty: rooms.empty + 1, ..rooms };
        Species::ALL
            .into_iter()
            .map(|species| {
                let animals = zoo.in_barn(species).len();
                self.barn(&more, species, animals) - self.barn(&rooms, species, animals)
            })
            .sum()
    }

    /// What the next tile would bring to a seat that has to take it, on average.
    pub(super) fn any_tile(&self, seat: Seat) -> f32 {
        let (zoo, coins) = (self.game.zoo(seat), self.game.coins(seat));
        let mut sum = 0.0;
        for species in Species::ALL {
            let unseen = self.game.unseen_of(species);
            if unseen > 0 {
                sum += f32::from(unseen) * self.best(zoo, coins, Tile::animal(species, Kind::Plain)).0;
            }
        }
        for tile in Stall::ALL.into_iter().map(Tile::stall).chain([Tile::COIN]) {
            let unseen = self.game.unseen(tile);
            if unseen > 0 {
                sum += f32::from(unseen) * self.best(zoo, coins, tile).0;
            }
        }
        if self.game.expansions().exotic {
            for tile in Jungle::ALL.into_iter().map(Tile::jungle) {
                let unseen = self.game.unseen(tile);
                if unseen > 0 {
                    sum += f32::from(unseen) * self.best(zoo, coins, tile).0;
                }
            }
        }
        sum / f32::from(self.game.all_unseen().max(1))
    }

    /// The other seats that have not taken a truck yet.
    pub(super) fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.game.seats()).filter(move |&other| other != seat && !self.game.has_passed(other))
    }
}

/// Puts a tile there, without its bonus and its baby.
fn put(zoo: &mut Zoo, tile: Tile, place: Place) {
    match (place, tile.face()) {
        (_, Face::Coin) => {}
        (Place::Barn, _) => zoo.store(tile),
        (Place::At(at), Face::Animal(species, kind)) => zoo.settle(species, kind, at),
        (Place::At(at), Face::Stall(stall)) => zoo.put_stall(stall, at),
        (Place::Jungle, Face::Jungle(jungle)) => zoo.put_in_jungle(jungle),
        (Place::Jungle, _) | (Place::At(_), Face::Jungle(_)) => {}
    }
}

/// Whether a stall would bring points outside the barn.
#[inline]
fn is_wanted(zoo: &Zoo, stall: Stall) -> bool {
    !zoo.shows(stall) && zoo.enclosures().any(|at| zoo.has_stall_space(at))
}

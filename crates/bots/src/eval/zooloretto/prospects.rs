//! What a zoo is worth: the points it may expect at the end, as a sum of what can be seen of it. Each part has a
//! weight for every number of seats, which changes with the tiles that are left; they were learned (`weights.rs`).

use games::zooloretto::{Enclosure, Expansions, Herd, Kind, Species, Stall, Zoo, Zooloretto};
use kernel::{BySeat, Game as _, Seat};

use super::expansions::{self, COUNT};
use super::weights::LEARNED;

/// How many things are seen of a zoo of the base game. Expansions add some (`expansions.rs`).
pub const BASE: usize = COINS_MORE + 1;
/// At how many tiles for each seat, before the disc is reached, the weights were learned; between two they are mixed.
pub const KNOTS: [u8; 8] = [0, 3, 6, 10, 16, 24, 36, 52];
/// So many of these the base game has. Its weights stay the same from the last of them on.
pub const BASE_KNOTS: usize = 6;
/// Numbers of seats that have weights of their own, from two on.
pub const TABLES: usize = 4;

/// Learned weights: by number of seats, knot and thing seen.
pub type Weights<const SEEN: usize = COUNT, const MOMENTS: usize = { KNOTS.len() }> = [[[f32; SEEN]; MOMENTS]; TABLES];
/// The weights for every number of tiles left.
pub type Table = [[[f32; COUNT]; STEPS]; TABLES];
const STEPS: usize = KNOTS[KNOTS.len() - 1] as usize + 1;

// What is seen of a zoo, by the number of its weight.
const ALWAYS: usize = 0;
/// So many animals in an enclosure, for each enclosure; extensions are alike.
const ANIMALS: usize = 1;
const FIRST_OF: [usize; 5] = [ANIMALS, ANIMALS + 5, ANIMALS + 11, ANIMALS + 18, ANIMALS + 18];
/// Unseen tiles that would fit, by seat, where one space is free, two, or more.
const SUPPLY: usize = ANIMALS + 24;
/// Animals that only count because of a stall.
const WATCHED: usize = SUPPLY + 3;
/// Unseen tiles that would breed with one that is there.
const MATES: usize = WATCHED + 1;
/// Kinds of stalls on stall spaces.
const STALL_KINDS: usize = MATES + 1;
const STALL_SPACES: usize = STALL_KINDS + 1;
/// Species in the barn with room beside their own kind, with an empty enclosure, without either.
const BARN: usize = STALL_SPACES + 1;
/// More than one of the species in the barn.
const BARN_MORE: usize = BARN + 3;
/// Kinds of stalls in the barn, and of these those that are missing outside, where there is space for one.
const BARN_STALLS: usize = BARN_MORE + 1;
const BARN_STALL_WANTED: usize = BARN_STALLS + 1;
/// More than one empty enclosure.
const EMPTY_MORE: usize = BARN_STALL_WANTED + 1;
/// The first coin, the second, …; then each further one.
const COINS: usize = EMPTY_MORE + 1;
const COINS_MORE: usize = COINS + 6;

/// What the parts are called in the file of weights, with how many weights each has.
pub const PARTS: [(&str, usize); 13] = [
    ("always", 1),
    ("animals in E4", 5),
    ("animals in E5", 6),
    ("animals in E6", 7),
    ("animals in an extension", 6),
    ("unseen tiles that fit, for 1, 2, more spaces", 3),
    ("animals that count by a stall; unseen mates", 2),
    ("kinds of stalls; free stall spaces", 2),
    ("species in the barn: at home, with an empty enclosure, homeless", 3),
    ("more animals of these", 1),
    ("kinds of stalls in the barn; of these wanted", 2),
    ("more than one empty enclosure", 1),
    ("coins: first to sixth, each further", 7),
];

/// The learned weights of what is played, for every number of tiles left.
#[inline]
pub fn learned(game: &Zooloretto) -> &'static Table {
    &LEARNED[expansions::number(game.expansions())]
}

/// Mixes the weights of neighbouring knots. What has no weight is worth nothing.
pub const fn mixed<const SEEN: usize, const MOMENTS: usize>(weights: &Weights<SEEN, MOMENTS>) -> Table {
    let mut table = [[[0.0; COUNT]; STEPS]; TABLES];
    let mut seats = 0;
    while seats < TABLES {
        let (mut step, mut knot) = (0, 0);
        while step <= KNOTS[MOMENTS - 1] as usize {
            if step > KNOTS[knot + 1] as usize {
                knot += 1;
            }
            let share = share_of_next(step, knot);
            let mut at = 0;
            while at < SEEN {
                table[seats][step][at] =
                    (1.0 - share) * weights[seats][knot][at] + share * weights[seats][knot + 1][at];
                at += 1;
            }
            step += 1;
        }
        seats += 1;
    }
    table
}

/// How much of the weights at a step are those of the knot after `knot`.
pub const fn share_of_next(step: usize, knot: usize) -> f32 {
    (step as f32 - KNOTS[knot] as f32) / (KNOTS[knot + 1] as f32 - KNOTS[knot] as f32)
}

/// The table of a number of seats, and the step of the tiles that are left.
#[inline]
pub fn moment(game: &Zooloretto) -> (usize, usize) {
    let (seats, Expansions { xxl, exotic }) = (game.seats(), game.expansions());
    let last = KNOTS[if xxl || exotic { KNOTS.len() } else { BASE_KNOTS } - 1];
    (usize::from(seats) - 2, usize::from((game.before_the_disc() / seats).min(last)))
}

/// What can be seen of a zoo: `add` is told the number of each thing and how much there is of it.
pub fn features(game: &Zooloretto, seat: Seat, mut add: impl FnMut(usize, f32)) {
    let zoo = game.zoo(seat);
    let rooms = Rooms::of(zoo);
    add(ALWAYS, 1.0);
    for at in zoo.enclosures() {
        enclosure(game, at, zoo.species(at), zoo.herd(at), zoo.stalls_at(at).next().is_some(), &mut add);
    }
    for species in Species::ALL {
        barn(&rooms, species, zoo.in_barn(species).len(), &mut add);
    }
    stalls(zoo, &mut add);
    if rooms.empty > 1 {
        add(EMPTY_MORE, f32::from(rooms.empty - 1));
    }
    coins(game.coins(seat), &mut add);
    expansions::features(game, zoo, &mut add);
}

/// Where a zoo has room.
#[derive(Clone, Copy)]
pub(super) struct Rooms {
    /// One bit for each species with room beside its own kind.
    pub(super) own: u8,
    /// Empty enclosures.
    pub(super) empty: u8,
}

impl Rooms {
    #[inline]
    pub(super) fn of(zoo: &Zoo) -> Rooms {
        Rooms::without(zoo, None)
    }

    /// The same, but for one enclosure.
    #[inline]
    pub(super) fn without(zoo: &Zoo, except: Option<Enclosure>) -> Rooms {
        let mut rooms = Rooms { own: 0, empty: 0 };
        for at in zoo.enclosures().filter(|&at| Some(at) != except) {
            match zoo.species(at) {
                None => rooms.empty += 1,
                Some(species) if zoo.free(at) > 0 => rooms.own |= 1 << species as u8,
                Some(_) => {}
            }
        }
        rooms
    }
}

#[inline]
fn enclosure(
    game: &Zooloretto,
    at: Enclosure,
    species: Option<Species>,
    herd: Herd,
    has_stall: bool,
    add: &mut impl FnMut(usize, f32),
) {
    let (animals, spaces) = (herd.len(), at.printed().spaces);
    add(FIRST_OF[at as usize] + usize::from(animals), 1.0);
    let (Some(species), free @ 1..) = (species, spaces - animals) else { return };
    let share = SHARE[usize::from(game.seats())];
    add(SUPPLY + usize::from(free.min(3)) - 1, f32::from(game.unseen_of(species)) * share);
    if free == 1 {
        return;
    }
    if has_stall {
        add(WATCHED, f32::from(animals));
    }
    if game.unborn(species) > 0 {
        let [male, female] = [Kind::Male, Kind::Female];
        let wanted = |here: Kind, other: Kind| match herd.has(here) {
            true => game.unseen(games::zooloretto::Tile::animal(species, other)),
            false => 0,
        };
        add(MATES, f32::from(wanted(male, female) + wanted(female, male)) * share);
    }
}

/// One by the number of seats.
pub(super) const SHARE: [f32; 6] = [0.0, 1.0, 1.0 / 2.0, 1.0 / 3.0, 1.0 / 4.0, 1.0 / 5.0];

#[inline]
fn barn(rooms: &Rooms, species: Species, animals: u8, add: &mut impl FnMut(usize, f32)) {
    if animals == 0 {
        return;
    }
    let home = if rooms.own & 1 << species as u8 != 0 {
        0
    } else if rooms.empty > 0 {
        1
    } else {
        2
    };
    add(BARN + home, 1.0);
    add(BARN_MORE, f32::from(animals - 1));
}

fn stalls(zoo: &Zoo, add: &mut impl FnMut(usize, f32)) {
    let spaces = zoo.enclosures().filter(|&at| zoo.has_stall_space(at)).count();
    add(STALL_SPACES, spaces as f32);
    for stall in Stall::ALL {
        if zoo.shows(stall) {
            add(STALL_KINDS, 1.0);
        }
        if zoo.stalls_in_barn(stall) > 0 {
            add(BARN_STALLS, 1.0);
            if spaces > 0 && !zoo.shows(stall) {
                add(BARN_STALL_WANTED, 1.0);
            }
        }
    }
}

#[inline]
fn coins(coins: u8, add: &mut impl FnMut(usize, f32)) {
    for number in 0..coins.min(6) {
        add(COINS + usize::from(number), 1.0);
    }
    if coins > 6 {
        add(COINS_MORE, f32::from(coins - 6));
    }
}

/// A position with the weights that hold for it.
pub(super) struct Scene<'a> {
    pub(super) game: &'a Zooloretto,
    pub(super) weights: &'a [f32; COUNT],
}

impl<'a> Scene<'a> {
    #[inline]
    pub(super) fn new(game: &'a Zooloretto, table: &'a Table) -> Scene<'a> {
        let (seats, step) = moment(game);
        Scene { game, weights: &table[seats][step] }
    }

    /// The points that a zoo may expect.
    pub(super) fn zoo(&self, seat: Seat) -> f32 {
        let mut sum = 0.0;
        features(self.game, seat, |number, amount| sum += self.weights[number] * amount);
        // §6: points that nobody loses any more.
        sum + f32::from(self.game.zoo(seat).donated())
    }

    /// What an enclosure with these animals is part of that.
    #[inline]
    pub(super) fn enclosure(&self, at: Enclosure, species: Option<Species>, herd: Herd, has_stall: bool) -> f32 {
        let mut sum = 0.0;
        enclosure(self.game, at, species, herd, has_stall, &mut |number, amount| sum += self.weights[number] * amount);
        sum
    }

    /// What so many animals of a species in the barn are.
    #[inline]
    pub(super) fn barn(&self, rooms: &Rooms, species: Species, animals: u8) -> f32 {
        let mut sum = 0.0;
        barn(rooms, species, animals, &mut |number, amount| sum += self.weights[number] * amount);
        sum
    }

    /// What a kind of stall is worth on a stall space, without what may be looked at from there.
    #[inline]
    pub(super) fn stall(&self, is_new: bool) -> f32 {
        if is_new { self.weights[STALL_KINDS] } else { 0.0 }
    }

    /// What a free stall space is worth.
    #[inline]
    pub(super) fn stall_space(&self) -> f32 {
        self.weights[STALL_SPACES]
    }

    /// What a kind of stall in the barn is worth.
    #[inline]
    pub(super) fn stall_in_barn(&self, is_wanted: bool) -> f32 {
        self.weights[BARN_STALLS] + if is_wanted { self.weights[BARN_STALL_WANTED] } else { 0.0 }
    }

    /// What one more empty enclosure is worth, beyond what it is itself, to a zoo that has some.
    #[inline]
    pub(super) fn more_empty(&self, empty: u8) -> f32 {
        if empty > 0 { self.weights[EMPTY_MORE] } else { 0.0 }
    }

    /// What it is worth to have so many coins rather than others.
    #[inline]
    pub(super) fn coins(&self, from: u8, to: u8) -> f32 {
        let worth = |number: u8| self.weights[(COINS + usize::from(number)).min(COINS_MORE)];
        match from < to {
            true => (from..to).map(worth).sum(),
            false => -(to..from).map(worth).sum::<f32>(),
        }
    }
}

/// How much of the worth is to be ahead of others; the rest is by how much, as at the end of a game.
const RANK: f64 = 0.85;
const MARGIN: f64 = 20.0;
/// By how many points an estimate is off, when the last round begins and for each tile of a seat that is left more.
const SPREAD: f64 = 3.0;
const SPREAD_EACH: f64 = 0.15;

/// What each seat may expect when a round begins.
pub(super) fn estimate(game: &Zooloretto) -> Option<BySeat<f64>> {
    if !game.is_start_of_round() {
        return None;
    }
    let seats = game.seats();
    let scene = Scene::new(game, learned(game));
    let points = BySeat::from_fn(seats, |seat| f64::from(scene.zoo(seat)));
    let (_, step) = moment(game);
    let spread = SPREAD + SPREAD_EACH * step as f64;
    Some(BySeat::from_fn(seats, |seat| {
        let (mut ahead, mut best) = (0.0, f64::MIN);
        for other in Seat::all(seats).filter(|&other| other != seat) {
            ahead += squash((points[seat] - points[other]) / spread);
            best = points[other].max(best);
        }
        let lead = points[seat] - best;
        let margin = 0.5 + 0.5 * lead / (lead.abs() + MARGIN);
        RANK * ahead / f64::from(seats - 1) + (1.0 - RANK) * margin
    }))
}

/// From 0 to 1; only what every machine computes alike.
fn squash(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// The weights before anything was learned.
pub fn untuned() -> Weights {
    let mut weights = [[[0.0; COUNT]; KNOTS.len()]; TABLES];
    for of_seats in &mut weights {
        for (knot, weights) in of_seats.iter_mut().enumerate() {
            *weights = by_hand((knot as f32 / (BASE_KNOTS - 1) as f32).min(1.0));
        }
    }
    weights
}

fn by_hand(left: f32) -> [f32; COUNT] {
    let mut weights = [0.0; COUNT];
    for at in [Enclosure::E4, Enclosure::E5, Enclosure::E6, Enclosure::X1] {
        let printed = at.printed();
        for animals in 0..=printed.spaces {
            weights[FIRST_OF[at as usize] + usize::from(animals)] = match printed.spaces - animals {
                0 => f32::from(printed.full),
                1 => f32::from(printed.short),
                _ => {
                    (0.3 + 0.5 * left) * f32::from(printed.full) * (f32::from(animals) + left)
                        / f32::from(printed.spaces)
                }
            };
        }
    }
    weights[SUPPLY..SUPPLY + 3].copy_from_slice(&[0.4, 0.3, 0.1]);
    (weights[WATCHED], weights[MATES]) = (0.8 - 0.5 * left, 0.3);
    (weights[STALL_KINDS], weights[STALL_SPACES]) = (2.0 - 0.5 * left, 0.4 * left);
    weights[BARN..BARN + 3].copy_from_slice(&[-0.8, -1.0, -1.8]);
    (weights[BARN_STALLS], weights[BARN_STALL_WANTED]) = (-1.8, 0.8);
    for number in 0..6 {
        weights[COINS + number] = (0.4 + 0.6 * left) * (1.0 - 0.12 * number as f32);
    }
    weights[COINS_MORE] = 0.1;
    expansions::by_hand(left, &mut weights);
    weights
}

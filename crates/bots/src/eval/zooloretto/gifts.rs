//! By how many points giving animals away (§7.2), a jungle animal or a step of a visitor (§7.3) makes a zoo better.

use games::zooloretto::{Colour, Enclosure, Expansions, Face, Herd, Jungle, Path, Place, Point, Tile, Zoo, Zooloretto};
use kernel::{Game as _, Seat};

use super::expansions::{self, Token};
use super::gains::RIVAL;
use super::prospects::{Rooms, Scene};

impl Scene<'_> {
    /// A full enclosure for the top token.
    pub(super) fn donating(&self, zoo: &Zoo, at: Enclosure) -> f32 {
        let Some(token) = self.game.donations_left().next() else { return 0.0 };
        let left = Zoo::MOST_DONATIONS - zoo.donations();
        let (full, empty) = (expansions::full_enclosures(zoo), Rooms::of(zoo).empty);
        let has_stall = zoo.stalls_at(at).next().is_some();
        f32::from(token) + self.enclosure(at, None, Herd::default(), has_stall)
            - self.enclosure(at, zoo.species(at), zoo.herd(at), has_stall)
            + self.more_empty(empty)
            + self.homes(zoo)
            + self.donations(left - 1, full - 1, 1)
            - self.donations(left, full, 0)
    }

    /// An enclosure has been filled, which may be given away some day.
    #[inline]
    pub(super) fn one_more_to_give(&self, zoo: &Zoo) -> f32 {
        if !self.game.expansions().xxl {
            return 0.0;
        }
        let (left, full) = (Zoo::MOST_DONATIONS - zoo.donations(), expansions::full_enclosures(zoo));
        self.donations(left, full + 1, 0) - self.donations(left, full, 0)
    }

    /// A jungle animal enters the jungle board and calls a visitor.
    pub(super) fn entering_jungle(&self, zoo: &Zoo, jungle: Jungle) -> f32 {
        let mut after = zoo.clone();
        after.put_in_jungle(jungle);
        let called = self.game.colours().map(|colour| self.any_advance(zoo, colour)).fold(0.0, f32::max);
        self.jungle(&after) - self.jungle(zoo) + called
    }

    /// A jungle species comes into the barn.
    pub(super) fn jungle_in_barn(&self, zoo: &Zoo, jungle: Jungle) -> f32 {
        let mut sum = 0.0;
        expansions::jungle_in_barn(zoo, jungle, &mut |number, amount| sum += self.weights[number] * amount);
        sum
    }

    /// The visitor that a stall calls. That of a jungle animal is part of what the animal brings: it is called by a move, too.
    #[inline]
    pub(super) fn calling(&self, zoo: &Zoo, tile: Tile, place: Place) -> f32 {
        match (self.game.expansions(), place, tile.face()) {
            (Expansions { exotic: true, .. }, Place::At(_), Face::Stall(stall)) => {
                self.any_advance(zoo, stall.colour())
            }
            _ => 0.0,
        }
    }

    /// What the best visitor of a colour brings that can advance; one has to, if there is any.
    fn any_advance(&self, zoo: &Zoo, colour: Colour) -> f32 {
        let (path, token) = (zoo.visitors().of(colour), Token::of(self.game, zoo, colour));
        let outside = (self.game.reserve(colour) > 0).then_some(0);
        let before = self.visitors(path, token);
        let worth = outside.into_iter().chain(path.points()).map(|from| {
            let (path, token) = advanced(path, token, from);
            self.visitors(path, token) - before
        });
        worth.reduce(f32::max).unwrap_or(0.0)
    }

    /// A visitor advances. To whoever hoped for the token it is a loss, and so is a step back to everybody who has the
    /// colour, if it is a jungle animal that has called.
    pub(super) fn advancing(&self, seat: Seat, colour: Colour, from: Point) -> f32 {
        let (game, zoo) = (self.game, self.game.zoo(seat));
        let (path, token) = (zoo.visitors().of(colour), Token::of(game, zoo, colour));
        let (after, won) = advanced(path, token, from);
        let gain = self.visitors(after, won) - self.visitors(path, token);
        let (is_taken, is_jungle) = (won != token, game.called().is_none());
        let others = Seat::all(game.seats()).filter(|&other| other != seat).map(|other| {
            let zoo = game.zoo(other);
            let (path, before) = (zoo.visitors().of(colour), Token::of(game, zoo, colour));
            let token = if is_taken { Token::Theirs } else { before };
            let stepped = path.points().map(|from| self.visitors(retreated(path, from), token)).reduce(f32::max);
            let worth = if is_jungle { stepped } else { None };
            self.visitors(path, before) - worth.unwrap_or_else(|| self.visitors(path, token))
        });
        gain + RIVAL * others.sum::<f32>()
    }

    /// A visitor steps back.
    pub(super) fn retreating(&self, zoo: &Zoo, colour: Colour, from: Point) -> f32 {
        let (path, token) = (zoo.visitors().of(colour), Token::of(self.game, zoo, colour));
        self.visitors(retreated(path, from), token) - self.visitors(path, token)
    }

    fn donations(&self, left: usize, full: usize, gone: usize) -> f32 {
        let mut sum = 0.0;
        let mut add = |number: usize, amount| sum += self.weights[number] * amount;
        expansions::donations(self.game, left, full, gone, &mut add);
        sum
    }

    fn jungle(&self, zoo: &Zoo) -> f32 {
        let mut sum = 0.0;
        expansions::jungle(self.game, zoo, &mut |number, amount| sum += self.weights[number] * amount);
        sum
    }

    #[inline]
    fn visitors(&self, path: Path, token: Token) -> f32 {
        let mut sum = 0.0;
        expansions::visitors(path, token, &mut |number, amount| sum += self.weights[number] * amount);
        sum
    }
}

/// Whether a visitor that advances from there leaves without a token.
pub(super) fn leaves_for_nothing(game: &Zooloretto, colour: Colour, from: Point) -> bool {
    from + Path::ADVANCE > Path::LAST && !game.has_token(colour)
}

/// §7.3: once a visitor has advanced, and perhaps taken the token.
#[inline]
fn advanced(mut path: Path, token: Token, from: Point) -> (Path, Token) {
    if from > 0 {
        path.remove(from);
    }
    if from + Path::ADVANCE <= Path::LAST {
        path.add(from + Path::ADVANCE);
        return (path, token);
    }
    (path, if token == Token::Middle { Token::Mine } else { token })
}

/// §7.3: once a visitor has stepped back; from the first point it leaves.
#[inline]
fn retreated(mut path: Path, from: Point) -> Path {
    path.remove(from);
    if from > 1 {
        path.add(from - 1);
    }
    path
}

//! §1.4, §7.3: the visitors in one seat's zoo, and its bonus tokens.

use crate::components::{Colour, POINTS, STALLS};

/// The visitors of a zoo by colour, and the bonus tokens of its owner.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Visitors {
    paths: [Path; STALLS],
    /// One bit for each colour.
    tokens: u8,
}

/// The visitors of one colour on the observation points: four bits for each point from 1 on, and in the upper byte how
/// many they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Path(u32);

/// §7.3: where a visitor stands: a point from 1 on, or before the entrance.
pub type Point = u8;
/// Before the entrance.
pub(crate) const OUTSIDE: Point = 0;
/// The last point; behind it is the exit.
pub(crate) const LAST: Point = POINTS as Point;

impl Visitors {
    /// Nobody, and no token.
    pub(crate) const NONE: Visitors = Visitors { paths: [Path(0); STALLS], tokens: 0 };

    /// Those of one colour.
    #[inline]
    pub fn of(&self, colour: Colour) -> Path {
        self.paths[colour as usize]
    }

    #[inline]
    pub(crate) fn of_mut(&mut self, colour: Colour) -> &mut Path {
        &mut self.paths[colour as usize]
    }

    /// Whether the owner has the bonus token of this colour.
    #[inline]
    pub fn has_token(&self, colour: Colour) -> bool {
        self.tokens & 1 << colour as u8 != 0
    }

    #[inline]
    pub(crate) fn take_token(&mut self, colour: Colour) {
        self.tokens |= 1 << colour as u8;
    }

    /// The colours of the owner's bonus tokens, in order.
    pub fn tokens(&self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(|&colour| self.has_token(colour))
    }

    /// How many colours there are.
    #[inline]
    pub(crate) fn colours(&self) -> u8 {
        self.paths.iter().filter(|path| !path.is_empty()).count() as u8
    }

    /// The visitors whose colour the owner has the bonus token of.
    #[inline]
    pub(crate) fn with_token(&self) -> u8 {
        self.tokens().map(|colour| self.of(colour).len()).sum()
    }
}

impl Path {
    /// The last point; behind it is the exit.
    pub const LAST: Point = LAST;
    /// Steps of a visitor that advances. R37: from outside it comes to point 2.
    pub const ADVANCE: Point = 2;
    const ONE: u32 = 1 << 24;

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 >> 24) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many stand on a point from 1 on.
    #[inline]
    pub const fn on(self, point: Point) -> u8 {
        (self.0 >> (4 * (point - 1))) as u8 & 15
    }

    /// The points where somebody stands, in order. R59: those who stand on one point are alike.
    #[inline]
    pub fn points(self) -> impl Iterator<Item = Point> {
        (1..=LAST).filter(move |&point| self.on(point) > 0)
    }

    /// One more on a point from 1 on.
    #[inline]
    pub fn add(&mut self, point: Point) {
        self.0 += Path::ONE + (1 << (4 * (point - 1)));
    }

    /// One less there.
    #[inline]
    pub fn remove(&mut self, point: Point) {
        self.0 -= Path::ONE + (1 << (4 * (point - 1)));
    }
}

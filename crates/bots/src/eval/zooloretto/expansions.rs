//! What is seen of a zoo besides when it is played with an expansion: donations that are left (§7.2), the jungle and the
//! visitors (§7.3). Each has a weight like everything else that is seen of a zoo.

use games::zooloretto::{Colour, Expansions, Jungle, Path, Tile, Zoo, Zooloretto};
use kernel::Game as _;

use super::prospects::{BASE, SHARE};

// What is seen, by the number of its weight, after those of the base game.
/// The tokens of the next donation and of the one after it, by their points.
const TOKENS_LEFT: usize = BASE;
/// Full enclosures that may still be given away.
const TO_GIVE: usize = TOKENS_LEFT + Zoo::MOST_DONATIONS;
/// Unseen jungle animals, by seat, that would not find room on the jungle board.
const STRANGERS: usize = TO_GIVE + 1;
/// Jungle species in the barn with room on the board, and without.
const JUNGLE_IN_BARN: usize = STRANGERS + 1;
/// Bonus tokens; colours of these that are there; their visitors; and their points together.
const MINE: usize = JUNGLE_IN_BARN + 2;
/// Colours whose token is somebody else's, and the points of their visitors.
const THEIRS: usize = MINE + 4;
/// Colours whose token is in the middle, by how often the foremost visitor has to advance until it leaves; whether it has to
/// as often after a step back; then each other visitor.
const FOREMOST: usize = THEIRS + 2;
const STEADY: usize = FOREMOST + 3;
const BEHIND: usize = STEADY + 1;

/// How many things are seen of a zoo, in whatever is played.
pub const COUNT: usize = BEHIND + 1;

/// What the parts are called in the files of weights, with how many weights each has.
pub const PARTS: [(&str, usize); 6] = [
    ("points of the tokens of the next donations; full enclosures to give", 3),
    ("unseen jungle animals without room on the board", 1),
    ("jungle species in the barn, with room on the board and without", 2),
    ("own bonus tokens, their colours, visitors and points", 4),
    ("colours whose token is another's, and points", 2),
    ("foremost visitor where the token is in the middle, by advances; steady; others", 5),
];

/// Most of the points of visitors that make a difference where they can only keep their colour present.
const SAFE: u8 = 6;

/// Who has the bonus token of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Mine,
    Middle,
    Theirs,
}

impl Token {
    /// That of a colour, as the owner of a zoo sees it.
    #[inline]
    pub(super) fn of(game: &Zooloretto, zoo: &Zoo, colour: Colour) -> Token {
        if zoo.visitors().has_token(colour) {
            Token::Mine
        } else if game.has_token(colour) {
            Token::Middle
        } else {
            Token::Theirs
        }
    }
}

/// The number of what is played: base game, XXL, Exotic, both.
#[inline]
pub fn number(expansions: Expansions) -> usize {
    usize::from(expansions.xxl) | usize::from(expansions.exotic) << 1
}

/// All of a zoo that an expansion adds.
pub(super) fn features(game: &Zooloretto, zoo: &Zoo, add: &mut impl FnMut(usize, f32)) {
    let Expansions { xxl, exotic } = game.expansions();
    if xxl {
        donations(game, Zoo::MOST_DONATIONS - zoo.donations(), full_enclosures(zoo), 0, add);
    }
    if exotic {
        jungle(game, zoo, add);
        for colour in game.colours() {
            visitors(zoo.visitors().of(colour), Token::of(game, zoo, colour), add);
        }
    }
}

pub(super) fn full_enclosures(zoo: &Zoo) -> usize {
    zoo.enclosures().filter(|&at| zoo.free(at) == 0).count()
}

/// So many donations are left to a zoo, when so many of the tokens that lie there now are gone.
#[inline]
pub(super) fn donations(game: &Zooloretto, left: usize, full: usize, gone: usize, add: &mut impl FnMut(usize, f32)) {
    for (number, points) in game.donations_left().skip(gone).take(left).enumerate() {
        add(TOKENS_LEFT + number, points.into());
    }
    add(TO_GIVE, full.min(left) as f32);
}

/// The jungle animals on the board and in the barn.
#[inline]
pub(super) fn jungle(game: &Zooloretto, zoo: &Zoo, add: &mut impl FnMut(usize, f32)) {
    let mut strangers = 0;
    for species in Jungle::ALL {
        if !zoo.has_room_in_jungle(species) {
            strangers += game.unseen(Tile::jungle(species));
        }
        if zoo.jungle_in_barn(species) > 0 {
            jungle_in_barn(zoo, species, add);
        }
    }
    add(STRANGERS, f32::from(strangers) * SHARE[usize::from(game.seats())]);
}

#[inline]
pub(super) fn jungle_in_barn(zoo: &Zoo, species: Jungle, add: &mut impl FnMut(usize, f32)) {
    add(JUNGLE_IN_BARN + usize::from(!zoo.has_room_in_jungle(species)), 1.0);
}

/// The visitors of one colour.
#[inline]
pub(super) fn visitors(path: Path, token: Token, add: &mut impl FnMut(usize, f32)) {
    if token == Token::Mine {
        add(MINE, 1.0);
    }
    if path.is_empty() {
        return;
    }
    match token {
        Token::Mine => {
            add(MINE + 1, 1.0);
            add(MINE + 2, path.len().into());
            add(MINE + 3, points(path).into());
        }
        Token::Theirs => {
            add(THEIRS, 1.0);
            add(THEIRS + 1, points(path).min(SAFE).into());
        }
        Token::Middle => {
            let foremost = path.points().last().unwrap_or(1);
            let advances = (Path::LAST - foremost) / Path::ADVANCE;
            add(FOREMOST + usize::from(advances), 1.0);
            // From the last point it takes one advance as from the one before it, from the third two as from the second.
            if (Path::LAST - foremost).is_multiple_of(Path::ADVANCE) && foremost > 1 {
                add(STEADY, 1.0);
            }
            add(BEHIND, f32::from(path.len() - 1));
        }
    }
}

fn points(path: Path) -> u8 {
    (1..=Path::LAST).map(|point| point * path.on(point)).sum()
}

/// The weights before anything was learned.
pub(super) fn by_hand(left: f32, weights: &mut [f32; COUNT]) {
    weights[TOKENS_LEFT..TO_GIVE].copy_from_slice(&[0.15 * left, 0.1 * left]);
    weights[TO_GIVE] = 0.3;
    weights[STRANGERS] = -0.3;
    weights[JUNGLE_IN_BARN..JUNGLE_IN_BARN + 2].copy_from_slice(&[-1.2, -1.9]);
    weights[MINE..MINE + 4].copy_from_slice(&[2.0 * left, 2.0, 2.0, 0.05]);
    weights[THEIRS..THEIRS + 2].copy_from_slice(&[1.7, 0.05]);
    weights[FOREMOST..FOREMOST + 3].copy_from_slice(&[2.8, 2.1, 1.7]);
    (weights[STEADY], weights[BEHIND]) = (0.1, 0.8);
}

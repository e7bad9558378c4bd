//! The list, and what can be asked of a game on it.

use bots::{Knowledge, Player};
use kernel::{
    Facts, Match, NoMatch, Picture, Reason, Record, Unverified, Verified, load_match, new_match, replay_match,
};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::Level;
use crate::playable::Playable;
use crate::player::AnyPlayer;

macro_rules! listings {
    ($($game:ty),+) => { &[$(Listing::of::<$game>()),+] };
}

/// The games of `crates/games`, in its order.
static GAMES: &[Listing] = games::for_each_game!(listings);

/// A match, or why there is none.
type Opened = Result<Box<dyn Playable>, NoMatch>;

/// A game on the list.
pub struct Listing {
    facts: &'static Facts,
    new: fn(&Value, u64) -> Opened,
    load: fn(Value) -> Opened,
    replay: fn(&Record, u32) -> Opened,
    verify: fn(&Record) -> Result<Verified, Unverified>,
    player: fn(Level) -> Box<dyn AnyPlayer>,
}

/// All games.
pub fn games() -> &'static [Listing] {
    GAMES
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static Listing, Reason> {
    GAMES.iter().find(|game| game.facts.id == id).ok_or_else(|| {
        let ids: Vec<_> = GAMES.iter().map(|game| game.facts.id).collect();
        Reason::of_kernel("bad-game", vec![("game", id.into()), ("allowed", ids.join(", ").as_str().into())])
    })
}

impl Listing {
    /// What can be asked of a game. Those that everyone plays are in [`games()`]; a test may list others.
    pub const fn of<G: Knowledge + Picture>() -> Listing {
        Listing {
            facts: &G::FACTS,
            new: |options, seats| Ok(Box::new(new_match::<G>(options, seats)?)),
            load: |position| Ok(Box::new(load_match::<G>(position)?)),
            replay: |record, last| Ok(Box::new(replay_match::<G>(record, last)?)),
            verify: Match::<G>::verify,
            player: |level| Box::new(Player::<G>::new(level)),
        }
    }

    /// What the lobby knows of it.
    pub fn facts(&self) -> &'static Facts {
        self.facts
    }

    /// A new match.
    pub fn new_match(&self, options: &Value, seats: u64) -> Result<Box<dyn Playable>, NoMatch> {
        (self.new)(options, seats)
    }

    /// A match that begins from a position.
    pub fn load(&self, position: Value) -> Result<Box<dyn Playable>, NoMatch> {
        (self.load)(position)
    }

    /// A match as its record tells it, as far as entry `last`.
    pub fn replay(&self, record: &Record, last: u32) -> Result<Box<dyn Playable>, NoMatch> {
        (self.replay)(record, last)
    }

    /// Verifies the finished record of a table: the rules, the result, and that nobody chose the luck.
    pub fn verify(&self, record: &Record) -> Result<Verified, Unverified> {
        (self.verify)(record)
    }

    /// A bot for one seat of one match.
    pub fn player(&self, level: Level) -> Box<dyn AnyPlayer> {
        (self.player)(level)
    }
}

/// As `menagerie games --json` lists it.
impl Serialize for Listing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let facts = self.facts;
        let options: Map<String, Value> =
            facts.options.iter().map(|option| (option.name.to_owned(), json!(option))).collect();
        json!({
            "id": facts.id,
            "title": facts.title,
            "designer": facts.designer,
            "seats": [facts.seats.0, facts.seats.1],
            "rules_version": facts.rules_version,
            "options": options,
            "levels": Level::LADDER.map(Level::name),
        })
        .serialize(serializer)
    }
}

//! A match of any game, behind text and JSON: the face that the server, the
//! terminal, the engine protocol and Python see.

use serde::Serialize;
use serde_json::Value;

use crate::facts::{BadSetup, Facts};
use crate::game::{BadPosition, Game, Silent, Turn, Viewer};
use crate::json::Json;
use crate::luck::Luck;
use crate::matches::Match;
use crate::moments::AnyMoment;
use crate::outlook::{AnyOutlook, Outlook};
use crate::reason::Reason;
use crate::record::{BadRecord, Entry, Record, Sitter};
use crate::refused::{Refused, read_action, read_draw};
use crate::seat::Seat;
use crate::standing::Standing;
use crate::undo::Company;

/// What happened, as each of several viewers may see it, in the order they were asked for: an array of events for each.
pub type Seen = Vec<Json>;

/// One possible answer of chance and how often it comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ListedDraw {
    /// The draw in notation.
    pub draw: String,
    /// Its weight among all.
    pub weight: u32,
}

/// Scores and ranks without the game's type.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Standing"))]
pub struct AnyStanding {
    /// Whether the match has ended.
    pub over: bool,
    /// Each seat's score.
    pub scores: Vec<i32>,
    /// Each seat's rank.
    pub ranks: Vec<u8>,
    /// The scores, broken down by rule.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub detail: Value,
}

/// A match of any game. Every method does what the method of `Match` with the same name does. Views and events are
/// [`Json`], written once and sent as they are; options, positions and details are values, to be looked into.
pub trait AnyMatch: Send + Sync {
    /// What the lobby knows of the game.
    fn facts(&self) -> &'static Facts;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The options in force.
    fn options(&self) -> Value;
    /// Who decides next.
    fn turn(&self) -> Turn;
    /// The name of what is to be decided.
    fn phase(&self) -> &'static str;
    /// How many entries there are.
    fn entries(&self) -> u32;
    /// The number of the entry that opened the decision of now.
    fn decision(&self) -> u32;
    /// The choice `seat` has sealed, in notation, if it waits for others.
    fn sealed(&self, seat: Seat) -> Option<String>;
    /// What each entry after number `after` brought about, as `viewer` may see it: one JSON array of events each.
    fn retell(&self, after: u32, viewer: Viewer) -> Vec<Json>;
    /// How many draws were ever entered.
    fn draws(&self) -> u64;
    /// Every action open to `seat`, in notation.
    fn legal(&self, seat: Seat) -> Result<Vec<String>, Reason>;
    /// Whether `seat` may do this now.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Reason>;
    /// Plays or seals.
    fn play(&mut self, seat: Seat, action: &str, viewers: &[Viewer]) -> Result<Seen, Reason>;
    /// What playing this would do, as far as `seat` can know: the events of tries on positions it cannot tell from the
    /// true one, up to where they differ. Nothing for a choice made together with others.
    fn preview(&self, seat: Seat, action: &str, luck: &mut dyn Luck) -> Result<Json, Reason>;
    /// What would come of this choice, as far as `seat` can know it: it is made in several worlds that the seat cannot
    /// tell from the true one. Nothing if they differ, or for a choice made together with others.
    fn outlook(&self, seat: Seat, action: &str, luck: &mut dyn Luck) -> Result<Option<AnyOutlook>, Reason>;
    /// Takes a sealed choice back.
    fn unseal(&mut self, seat: Seat) -> Result<(), Reason>;
    /// The possible answers of chance, or `None` where they are too many to list.
    fn outcomes(&self) -> Result<Option<Vec<ListedDraw>>, Reason>;
    /// Lets chance decide, and says what.
    fn draw(&mut self, luck: &mut dyn Luck, viewers: &[Viewer]) -> Result<(String, Seen), Reason>;
    /// Names what chance decides.
    fn settle(&mut self, draw: &str, viewers: &[Viewer]) -> Result<Seen, Reason>;
    /// Goes one entry back.
    fn undo(&mut self) -> Result<(), Reason>;
    /// Goes to where the game was after an entry.
    fn back_to(&mut self, number: u32) -> Result<(), Reason>;
    /// The number of the entry to which undoing takes a seat back.
    fn undo_to(&self, seat: Seat, company: Company) -> Result<u32, Reason>;
    /// The number of the entry to which redoing takes a seat.
    fn redo_to(&self, seat: Seat) -> Result<u32, Reason>;
    /// A seat undoes its last step or decision.
    fn undo_by(&mut self, seat: Seat, company: Company) -> Result<(), Reason>;
    /// A seat takes its last undo back.
    fn redo_by(&mut self, seat: Seat) -> Result<(), Reason>;
    /// A seat gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Reason>;
    /// A bot plays for a seat, or gives it back.
    fn take_over(&mut self, seat: Seat, bot: Option<String>) -> Result<(), Reason>;
    /// Whether a seat gave up.
    fn resigned(&self, seat: Seat) -> bool;
    /// The level of the bot that plays for a seat since a takeover, if one does.
    fn taken_over_by(&self, seat: Seat) -> Option<String>;
    /// Notes when the last entry was made.
    fn stamp(&mut self, at: u64);
    /// Says who sits where.
    fn name_sitters(&mut self, sitters: Vec<Sitter>);
    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> Json;
    /// The same for several viewers, in their order. Where nothing is hidden it is written once.
    fn views(&self, viewers: &[Viewer]) -> Vec<Json>;
    /// What `viewer` saw right after each entry from number `from` on (0: before the first), at most `count` times.
    fn moments(&self, from: u32, count: u32, viewer: Viewer) -> Vec<AnyMoment>;
    /// The complete state in the documented format.
    fn position(&self) -> Value;
    /// Scores and ranks as if the match ended now.
    fn standing(&self) -> AnyStanding;
    /// The record, as far as `viewer` may read it.
    fn record(&self, viewer: Viewer) -> Record;
    /// One entry of it.
    fn entry(&self, number: u32, viewer: Viewer) -> Option<Entry>;
}

impl<G: Game> AnyMatch for Match<G> {
    fn facts(&self) -> &'static Facts {
        &G::FACTS
    }

    fn seats(&self) -> u8 {
        self.setup().seats
    }

    fn options(&self) -> Value {
        json(&self.setup().options)
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn phase(&self) -> &'static str {
        self.game().phase()
    }

    fn entries(&self) -> u32 {
        Match::entries(self)
    }

    fn decision(&self) -> u32 {
        Match::decision(self)
    }

    fn sealed(&self, seat: Seat) -> Option<String> {
        Match::sealed(self, seat).map(|action| action.to_string())
    }

    fn retell(&self, after: u32, viewer: Viewer) -> Vec<Json> {
        let mut told = Vec::new();
        Match::retell(self, after, |events| told.push(seen_by::<G>(events, viewer)));
        told
    }

    fn draws(&self) -> u64 {
        Match::draws(self)
    }

    fn legal(&self, seat: Seat) -> Result<Vec<String>, Reason> {
        let seats = self.setup().seats;
        if seat.0 >= seats {
            return Err(Refused::<G::Illegal>::NoSuchSeat(seat, seats).reason(G::FACTS.id));
        }
        let mut actions = Vec::new();
        Match::legal(self, seat, &mut actions);
        let spelt = |action| {
            let mut text = String::new();
            G::spell(action, &mut text);
            text
        };
        Ok(actions.iter().map(spelt).collect())
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Reason> {
        read_action::<G>(action)
            .and_then(|action| Match::check(self, seat, &action))
            .map_err(|refused| refused.reason(G::FACTS.id))
    }

    fn play(&mut self, seat: Seat, action: &str, viewers: &[Viewer]) -> Result<Seen, Reason> {
        let mut events = Vec::new();
        read_action::<G>(action)
            .and_then(|action| Match::play(self, seat, action, &mut events))
            .map_err(|refused| refused.reason(G::FACTS.id))?;
        Ok(seen::<G>(&events, viewers))
    }

    fn preview(&self, seat: Seat, action: &str, luck: &mut dyn Luck) -> Result<Json, Reason> {
        let events = read_action::<G>(action)
            .and_then(|action| Match::preview(self, seat, action, &mut &mut *luck))
            .map_err(|refused| refused.reason(G::FACTS.id))?;
        Ok(Json::of(&events))
    }

    fn outlook(&self, seat: Seat, action: &str, luck: &mut dyn Luck) -> Result<Option<AnyOutlook>, Reason> {
        let outlook = read_action::<G>(action)
            .and_then(|action| Match::outlook(self, seat, action, &mut &mut *luck))
            .map_err(|refused| refused.reason(G::FACTS.id))?;
        let erased = |Outlook { events, view, turn, phase }: Outlook<G>| AnyOutlook {
            events: Json::of(&events),
            view: Json::of(&view),
            turn,
            phase,
        };
        Ok(outlook.map(erased))
    }

    fn unseal(&mut self, seat: Seat) -> Result<(), Reason> {
        Match::unseal(self, seat).map_err(|refused| refused.reason(G::FACTS.id))
    }

    fn outcomes(&self) -> Result<Option<Vec<ListedDraw>>, Reason> {
        if Match::turn(self) != Turn::Chance {
            return Err(Refused::<G::Illegal>::NotChance.reason(G::FACTS.id));
        }
        let mut draws = Vec::new();
        let listed = self.game().outcomes(&mut draws);
        let listing = |(draw, weight): &(G::Draw, u32)| ListedDraw { draw: draw.to_string(), weight: *weight };
        Ok(listed.then(|| draws.iter().map(listing).collect()))
    }

    fn draw(&mut self, luck: &mut dyn Luck, viewers: &[Viewer]) -> Result<(String, Seen), Reason> {
        let mut events = Vec::new();
        let draw = Match::draw(self, &mut &mut *luck, &mut events).map_err(|refused| refused.reason(G::FACTS.id))?;
        Ok((draw.to_string(), seen::<G>(&events, viewers)))
    }

    fn settle(&mut self, draw: &str, viewers: &[Viewer]) -> Result<Seen, Reason> {
        let mut events = Vec::new();
        read_draw::<G>(draw)
            .and_then(|draw| Match::settle(self, &draw, &mut events))
            .map_err(|refused| refused.reason(G::FACTS.id))?;
        Ok(seen::<G>(&events, viewers))
    }

    fn undo(&mut self) -> Result<(), Reason> {
        Match::undo(self).map_err(|refused| refused.reason(G::FACTS.id))
    }

    fn back_to(&mut self, number: u32) -> Result<(), Reason> {
        Match::back_to(self, number).map_err(|refused| refused.reason(G::FACTS.id))
    }

    fn undo_to(&self, seat: Seat, company: Company) -> Result<u32, Reason> {
        Match::undo_to(self, seat, company).map_err(|refused| refused.reason(G::FACTS.id))
    }

    fn redo_to(&self, seat: Seat) -> Result<u32, Reason> {
        Match::redo_to(self, seat).map_err(|refused| refused.reason(G::FACTS.id))
    }

    fn undo_by(&mut self, seat: Seat, company: Company) -> Result<(), Reason> {
        Match::undo_by(self, seat, company).map_err(|refused| refused.reason(G::FACTS.id))
    }

    fn redo_by(&mut self, seat: Seat) -> Result<(), Reason> {
        Match::redo_by(self, seat).map_err(|refused| refused.reason(G::FACTS.id))
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Reason> {
        Match::resign(self, seat).map_err(|refused| refused.reason(G::FACTS.id))
    }

    fn take_over(&mut self, seat: Seat, bot: Option<String>) -> Result<(), Reason> {
        Match::take_over(self, seat, bot).map_err(|refused| refused.reason(G::FACTS.id))
    }

    fn resigned(&self, seat: Seat) -> bool {
        Match::resigned(self, seat)
    }

    fn taken_over_by(&self, seat: Seat) -> Option<String> {
        Match::taken_over_by(self, seat).map(str::to_owned)
    }

    fn stamp(&mut self, at: u64) {
        Match::stamp(self, at);
    }

    fn name_sitters(&mut self, sitters: Vec<Sitter>) {
        Match::name_sitters(self, sitters);
    }

    fn view(&self, viewer: Viewer) -> Json {
        Json::of_long(&self.game().view(viewer))
    }

    fn views(&self, viewers: &[Viewer]) -> Vec<Json> {
        for_each_viewer::<G>(viewers, |viewer| self.view(viewer))
    }

    fn moments(&self, from: u32, count: u32, viewer: Viewer) -> Vec<AnyMoment> {
        let mut moments = Vec::new();
        self.leaf_through(from, count, Silent, |number, moment, resigned, _| {
            moments.push(AnyMoment {
                number,
                view: Json::of(&moment.game.view(viewer)),
                turn: moment.turn(resigned),
                phase: moment.game.phase(),
                standing: moment.ended(resigned).then(|| AnyStanding::of(&moment.standing(resigned), true)),
            });
        });
        moments
    }

    fn position(&self) -> Value {
        json(&self.game().position())
    }

    fn standing(&self) -> AnyStanding {
        AnyStanding::of(&Match::standing(self), self.ended())
    }

    fn record(&self, viewer: Viewer) -> Record {
        Match::record(self, viewer)
    }

    fn entry(&self, number: u32, viewer: Viewer) -> Option<Entry> {
        Match::entry(self, number, viewer)
    }
}

impl AnyStanding {
    fn of<D: Serialize>(standing: &Standing<D>, over: bool) -> AnyStanding {
        AnyStanding {
            over,
            scores: standing.scores.as_slice().to_vec(),
            ranks: standing.ranks.as_slice().to_vec(),
            detail: json(&standing.detail),
        }
    }
}

/// Why there is no match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoMatch {
    /// The setup does not fit the game.
    Setup(BadSetup),
    /// The position does not load.
    Position(BadPosition),
    /// The record was never played like this.
    Record(BadRecord),
}

/// A new match from JSON options.
pub fn new_match<G: Game>(options: &Value, seats: u64) -> Result<Match<G>, NoMatch> {
    let seats = G::FACTS.check_seats(seats).map_err(NoMatch::Setup)?;
    let options = G::FACTS.read_options(options).map_err(NoMatch::Setup)?;
    Match::new(options, seats).map_err(NoMatch::Setup)
}

/// A match from a position in JSON.
pub fn load_match<G: Game>(position: Value) -> Result<Match<G>, NoMatch> {
    let position = serde_json::from_value(position).map_err(|e| NoMatch::Position(BadPosition(e.to_string())))?;
    Match::load(position).map_err(NoMatch::Position)
}

/// A match from its record, as far as entry `last`.
pub fn replay_match<G: Game>(record: &Record, last: u32) -> Result<Match<G>, NoMatch> {
    Match::replay_to(record, last).map_err(NoMatch::Record)
}

impl NoMatch {
    /// The same, ready to be told.
    pub fn reason(&self) -> Reason {
        match self {
            NoMatch::Setup(bad) => bad.reason(),
            NoMatch::Position(bad) => Reason::of_kernel("bad-position", vec![("reason", bad.0.as_str().into())]),
            NoMatch::Record(bad) => Reason::of_kernel("bad-record", vec![("reason", bad.to_string().as_str().into())]),
        }
    }
}

/// What each viewer may see of the events.
fn seen<G: Game>(events: &[G::Event], viewers: &[Viewer]) -> Seen {
    for_each_viewer::<G>(viewers, |viewer| seen_by::<G>(events, viewer))
}

/// A text for each viewer, written once where all see the same.
fn for_each_viewer<G: Game>(viewers: &[Viewer], write: impl Fn(Viewer) -> Json) -> Vec<Json> {
    match viewers {
        [first, ..] if !G::FACTS.hidden => vec![write(*first); viewers.len()],
        _ => viewers.iter().map(|&viewer| write(viewer)).collect(),
    }
}

fn seen_by<G: Game>(events: &[G::Event], viewer: Viewer) -> Json {
    Json::of(&events.iter().filter_map(|event| G::seen(event, viewer)).collect::<Vec<_>>())
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain data with text keys")
}

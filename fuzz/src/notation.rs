//! Notation: whatever is read is written the same, and whatever is refused changes nothing.

use std::cell::RefCell;
use std::collections::BTreeSet;

use kernel::{Game, Record};
use registry::{Playable, QuickLuck, Reason, Seat, Turn, Viewer};
use serde_json::Value;

use crate::moment::{play_one, replay};

/// Lines of an input that are read: more of them tell nothing new.
const MAX_LINES: usize = 64;

macro_rules! spellings {
    ($($game:ty),+) => { &[$(check_spelling::<$game>),+] };
}

/// Checks a text against the notation of each game.
const SPELLINGS: &[fn(&str)] = games::for_each_game!(spellings);

/// Actions and draws in notation, one a line, each in every phase of every game there is.
pub fn notation(input: &[u8]) {
    let input = String::from_utf8_lossy(input);
    let texts: Vec<&str> = input.split('\n').take(MAX_LINES).collect();
    texts.iter().for_each(|text| SPELLINGS.iter().for_each(|check| check(text)));
    // Nothing that is refused changes a match, so the same ones serve all inputs.
    MOMENTS.with_borrow_mut(|moments| moments.iter_mut().for_each(|moment| moment.check(&texts)));
}

/// What can be read has one spelling, and it is this one.
fn check_spelling<G: Game>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        let mut spelled = String::new();
        G::spell(&action, &mut spelled);
        assert_eq!((action.to_string().as_str(), spelled.as_str()), (text, text), "{action:?} is spelled otherwise");
    }
    if let Ok(draw) = text.parse::<G::Draw>() {
        assert_eq!(draw.to_string(), text, "{draw:?} is spelled otherwise");
    }
}

thread_local! {
    static MOMENTS: RefCell<Vec<Moment>> = RefCell::new(moments());
}

/// A match in which texts are tried.
struct Moment {
    table: Box<dyn Playable>,
    record: Record,
    position: Value,
    /// What each seat may do.
    legal: Vec<Vec<String>>,
    /// What chance may answer; none in a turn of seats, or where the answers are too many to list.
    draws: Option<Vec<String>>,
}

impl Moment {
    fn new(table: Box<dyn Playable>) -> Moment {
        let listed = table.outcomes().unwrap_or(Some(Vec::new()));
        Moment {
            record: table.record(Viewer::Everything),
            position: table.position(),
            legal: Seat::all(table.seats()).map(|seat| table.legal(seat).expect("the seat is at the table")).collect(),
            draws: listed.map(|listed| listed.into_iter().map(|listed| listed.draw).collect()),
            table,
        }
    }

    fn check(&mut self, texts: &[&str]) {
        for text in texts {
            // One seat more than there are.
            for seat in Seat::all(self.table.seats() + 1) {
                self.check_action(seat, text);
            }
            self.check_draw(text);
        }
        assert_eq!(self.table.position(), self.position, "{texts:?} were refused and changed the position");
        assert_eq!(self.table.record(Viewer::Everything), self.record, "{texts:?} were refused and entered");
    }

    fn check_action(&mut self, seat: Seat, text: &str) {
        let listed = self.legal.get(seat.index()).is_some_and(|legal| legal.iter().any(|action| action == text));
        let answer = self.table.check(seat, text);
        assert_eq!(answer.is_ok(), listed, "{text:?} of seat {seat}: {answer:?}");
        match answer {
            Ok(()) => self.check_entry(|copy| copy.play(seat, text, &[Viewer::Everything]).map(|_| ())),
            Err(reason) => {
                check_reason(&reason);
                let refused = self.table.play(seat, text, &[Viewer::Everything]);
                assert_eq!(refused, Err(reason), "play refuses {text:?} of seat {seat} otherwise than check");
            }
        }
    }

    fn check_draw(&mut self, text: &str) {
        if self.draws.as_ref().is_some_and(|draws| draws.iter().any(|draw| draw == text)) {
            self.check_entry(|copy| copy.settle(text, &[Viewer::Everything]).map(|_| ()));
        } else if self.draws.is_some() {
            match self.table.settle(text, &[Viewer::Everything]) {
                Ok(_) => panic!("{text:?} is taken for a draw that is not listed"),
                Err(reason) => check_reason(&reason),
            }
        }
    }

    /// Entered in a copy of the match, the text stands in the record, and can be undone.
    fn check_entry(&self, enter: impl Fn(&mut dyn Playable) -> Result<(), Reason>) {
        let mut copy = replay(&self.record);
        assert_eq!(enter(copy.as_mut()), Ok(()), "what is listed is refused");
        assert_eq!(copy.entries(), self.table.entries() + 1);
        assert_eq!(replay(&copy.record(Viewer::Everything)).position(), copy.position(), "the entry replays otherwise");
        assert_eq!(copy.undo(), Ok(()), "the entry cannot be undone");
        assert_eq!(copy.position(), self.position, "undo leads elsewhere");
    }
}

fn check_reason(reason: &Reason) {
    assert!(!reason.code.is_empty() && !reason.key.is_empty(), "{reason:?} cannot be told");
}

/// Matches of every game, by every number of seats: the first moment of each phase of a few random ones.
fn moments() -> Vec<Moment> {
    let mut moments = Vec::new();
    for game in registry::games() {
        let (fewest, most) = game.facts().seats;
        for seats in fewest..=most {
            let mut met = BTreeSet::new();
            for number in 0..8 {
                let table = game.new_match(&Value::Null, u64::from(seats)).expect("the default options");
                collect(table, &mut QuickLuck::new(1, number), &mut met, &mut moments);
            }
        }
    }
    moments
}

/// Plays on at random and keeps a copy of the match wherever a phase was not met before.
fn collect(
    mut table: Box<dyn Playable>,
    luck: &mut QuickLuck,
    met: &mut BTreeSet<&'static str>,
    moments: &mut Vec<Moment>,
) {
    loop {
        if met.insert(table.phase()) {
            moments.push(Moment::new(replay(&table.record(Viewer::Everything))));
        }
        if table.turn() == Turn::Over {
            return;
        }
        play_one(table.as_mut(), luck);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_tried_in_every_phase() {
        let phases: BTreeSet<&str> = moments().iter().map(|moment| moment.table.phase()).collect();
        let zebres = ["choose_first", "crocodile_swap", "move_guardian", "over", "place_animal", "place_guardian"];
        let zoff = ["choose_dealer", "deal", "give", "give_back", "lead", "answer", "reply", "over"];
        let zooloretto = ["choose_removed", "choose_first", "turn", "reveal", "load", "unload", "over"];
        for game in [&zebres[..], &zoff, &zooloretto] {
            assert!(game.iter().all(|phase| phases.contains(phase)), "{phases:?}");
        }
    }
}

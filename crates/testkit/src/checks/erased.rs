//! The same match behind text and JSON: it says what the typed one says.

use kernel::{AnyMatch, AnyMoment, AnyOutlook, Game, Json, Luck, Match, Seat, Seen, Turn, Viewer, new_match};

use crate::checks::view::seen;
use crate::setups::{Accepted, to_json};

/// A match driven by text, in step with a typed one.
pub(crate) struct Erased {
    table: Box<dyn AnyMatch>,
    viewers: Vec<Viewer>,
}

impl Erased {
    pub(crate) fn new<G: Game>(setup: &Accepted<G>) -> Erased {
        let table = new_match::<G>(&setup.json, u64::from(setup.seats));
        let table = table.unwrap_or_else(|why| panic!("no match from JSON: {why:?}"));
        assert_eq!(AnyMatch::options(&table), to_json(&setup.options), "the options of a match from JSON");
        Erased { table: Box::new(table), viewers: Viewer::all(setup.seats).chain([Viewer::Everything]).collect() }
    }

    /// Asserts that what there is to ask has the same answer.
    pub(crate) fn check<G: Game>(&self, table: &Match<G>) {
        let game = table.game();
        assert_eq!(self.table.facts(), &G::FACTS, "facts");
        assert_eq!(self.table.seats(), game.seats(), "seats");
        assert_eq!(self.table.turn(), table.turn(), "turn");
        assert_eq!(self.table.phase(), game.phase(), "phase");
        assert_eq!(self.table.entries(), table.entries(), "entries");
        assert_eq!(self.table.draws(), table.draws(), "draws");
        for seat in Seat::all(game.seats()) {
            let mut actions = Vec::new();
            table.legal(seat, &mut actions);
            let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
            assert_eq!(self.table.legal(seat), Ok(texts), "what seat {seat} may do");
        }
        self.check_standing(table);
        // JSON is slow: one thing at each step.
        let ways = self.viewers.len() + 1;
        match self.viewers.get(table.entries() as usize % ways) {
            Some(&viewer) => {
                let view = self.table.view(viewer);
                assert_eq!(view.as_str(), to_json(&game.view(viewer)).to_string(), "the view of {viewer:?}");
                assert_eq!(self.table.views(&[viewer; 2]), [view.clone(), view.clone()], "two views of {viewer:?}");
                let standing = table.ended().then(|| self.table.standing());
                let (number, turn, phase) = (table.entries(), table.turn(), game.phase());
                let now = AnyMoment { number, view, turn, phase, standing };
                assert_eq!(self.table.moments(number, 2, viewer), [now], "the moment as {viewer:?} sees it");
            }
            None => assert_eq!(self.table.position(), to_json(&game.position()), "the position"),
        }
        if table.turn() == Turn::Chance {
            self.check_outcomes(table);
        }
    }

    fn check_standing<G: Game>(&self, table: &Match<G>) {
        let (erased, standing) = (self.table.standing(), table.standing());
        assert_eq!(erased.over, table.ended(), "over");
        assert_eq!(erased.scores, standing.scores.as_slice(), "scores");
        assert_eq!(erased.ranks, standing.ranks.as_slice(), "ranks");
        assert_eq!(erased.detail, to_json(&standing.detail), "detail");
    }

    fn check_outcomes<G: Game>(&self, table: &Match<G>) {
        let mut draws = Vec::new();
        let listed = table.game().outcomes(&mut draws);
        let texts: Vec<(String, u32)> = draws.iter().map(|(draw, weight)| (draw.to_string(), *weight)).collect();
        let erased = self.table.outcomes().unwrap_or_else(|why| panic!("outcomes are refused: {why:?}"));
        let erased = erased.map(|draws| draws.into_iter().map(|listed| (listed.draw, listed.weight)).collect());
        assert_eq!(erased, listed.then_some(texts), "the outcomes");
    }

    /// Asserts that the record is the same for every viewer.
    pub(crate) fn check_record<G: Game>(&self, table: &Match<G>) {
        for &viewer in &self.viewers {
            let record = table.record(viewer);
            for entry in &record.entries {
                assert_eq!(self.table.entry(entry.number, viewer).as_ref(), Some(entry), "an entry for {viewer:?}");
            }
            assert_eq!(self.table.entry(0, viewer), None, "there is no entry 0");
            assert_eq!(self.table.entry(table.entries() + 1, viewer), None, "there is no entry after the last");
            assert_eq!(self.table.record(viewer), record, "the record for {viewer:?}");
        }
        self.check_moments(table.entries());
    }

    /// Asserts that viewers who leaf through the match or catch up with it see the same, wherever they begin.
    fn check_moments(&self, entries: u32) {
        let viewer = self.viewers[entries as usize % self.viewers.len()];
        let all = self.table.moments(0, u32::MAX, viewer);
        assert!(all.iter().map(|moment| moment.number).eq(0..=entries), "the moments are numbered");
        for from in [entries / 3, entries / 2, entries] {
            let rest = self.table.moments(from, u32::MAX, viewer);
            assert_eq!(rest, all[from as usize..], "what {viewer:?} sees from moment {from} on");
        }
        assert_eq!(self.table.moments(entries + 1, 2, viewer), [], "there is no moment after the last entry");
        let all = self.table.retell(0, viewer);
        assert_eq!(all.len(), entries as usize, "every entry is told again");
        for after in [entries / 3, entries / 2, entries, entries + 1] {
            let rest = all.get(after as usize..).unwrap_or_default();
            assert_eq!(self.table.retell(after, viewer), rest, "what {viewer:?} is told after entry {after}");
        }
    }

    /// Plays what was played, and asserts that everyone hears the same; before that, that the same is refused.
    pub(crate) fn play<G: Game>(&mut self, seat: Seat, action: &G::Action, events: &[G::Event], luck: &mut dyn Luck) {
        let text = action.to_string();
        let preview = self.table.preview(seat, &text, luck);
        assert!(preview.is_ok(), "{text} may be played and not be previewed: {preview:?}");
        let outlook = self.table.outlook(seat, &text, luck);
        let outlook = outlook.unwrap_or_else(|why| panic!("{text} may be played and has no outlook: {why:?}"));
        let told = self.table.play(seat, &text, &self.viewers);
        self.check_told::<G>(&told, events);
        if let Some(outlook) = outlook {
            let (viewer, turn, phase) = (Viewer::Seat(seat), self.table.turn(), self.table.phase());
            let events = Json::of(&seen::<G>(events, viewer));
            let truth = AnyOutlook { events, view: self.table.view(viewer), turn, phase };
            assert_eq!(outlook, truth, "what seat {seat} could know would come of {text}");
        }
        assert!(self.table.play(seat, "no notation", &self.viewers).is_err(), "nonsense is played");
    }

    /// Asserts that the text of a refused action is refused for the same reason.
    pub(crate) fn check_refusal(&self, seat: Seat, action: &str, code: &str) {
        let refusal = self.table.check(seat, action).err();
        assert_eq!(refusal.as_ref().map(|reason| reason.code), Some(code), "why seat {seat} may not {action}");
        assert!(refusal.is_some_and(|reason| reason.rule.is_some()), "the refusal {code} has no rule");
    }

    /// Draws what was drawn.
    pub(crate) fn draw<G: Game>(&mut self, draw: &G::Draw, events: &[G::Event], luck: &mut dyn Luck) {
        match self.table.draw(luck, &self.viewers) {
            Ok((text, told)) => {
                assert_eq!(text, draw.to_string(), "the draw");
                self.check_told::<G>(&Ok(told), events);
            }
            Err(why) => panic!("chance may not draw: {why:?}"),
        }
    }

    /// Takes a sealed choice back.
    pub(crate) fn unseal(&mut self, seat: Seat) {
        assert_eq!(self.table.unseal(seat), Ok(()), "unsealing");
    }

    /// Goes one entry back.
    pub(crate) fn undo(&mut self) {
        assert_eq!(self.table.undo(), Ok(()), "undo");
    }

    /// Goes to where the game was after an entry.
    pub(crate) fn back_to(&mut self, number: u32) {
        assert_eq!(self.table.back_to(number), Ok(()), "going back to {number}");
    }

    fn check_told<G: Game>(&self, told: &Result<Seen, kernel::Reason>, events: &[G::Event]) {
        let expected: Seen = self.viewers.iter().map(|&viewer| Json::of(&seen::<G>(events, viewer))).collect();
        assert_eq!(told.as_ref(), Ok(&expected), "what each of {:?} hears", self.viewers);
        // Told again, it is the same: to one viewer at each step.
        let before = self.table.entries() - 1;
        let one = before as usize % self.viewers.len();
        let again = self.table.retell(before, self.viewers[one]);
        assert_eq!(again, expected[one..=one], "what {:?} is told again", self.viewers[one]);
    }
}

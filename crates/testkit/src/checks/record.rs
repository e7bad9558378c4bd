//! Records: what a match must remember, kept apart from its own bookkeeping and compared with it.

use kernel::{Entry, Game, Kind, Luck, MAX_SEATS, Match, Record, Seat, Turn, Viewer};

use crate::checks::turn::hash;
use crate::setups::to_json;

/// A second bookkeeping of a match.
pub(crate) struct Memory<G: Game> {
    seats: u8,
    draws: u64,
    /// What the match was after each entry; the first is before any.
    after: Vec<After<G>>,
    written: Vec<Written>,
}

#[derive(Clone)]
struct After<G: Game> {
    game: G,
    /// Each sealed choice and the number of its entry.
    sealed: [Option<(G::Action, u32)>; MAX_SEATS],
    /// The newest entry that no undo took back.
    standing: u32,
    /// The one before it: where undo leads.
    before: u32,
}

/// An entry in full, and who may read it while the match runs.
struct Written {
    kind: Kind,
    readers: Vec<Viewer>,
    /// Whether it is a sealed choice that others may not read yet, whoever `readers` are.
    shut: bool,
}

impl<G: Game> Memory<G> {
    pub(crate) fn new(table: &Match<G>) -> Memory<G> {
        let start = After { game: table.game().clone(), sealed: [None; MAX_SEATS], standing: 0, before: 0 };
        Memory { seats: table.setup().seats, draws: 0, after: vec![start], written: Vec::new() }
    }

    /// The number of entries.
    pub(crate) fn entries(&self) -> u32 {
        self.written.len() as u32
    }

    /// Where an undo leads now, if anywhere.
    pub(crate) fn undo_leads_to(&self) -> Option<u32> {
        let now = self.now();
        (now.standing > 0).then_some(now.before)
    }

    /// The seats that wait with a sealed choice.
    pub(crate) fn sealed_seats(&self) -> Vec<Seat> {
        Seat::all(self.seats).filter(|seat| self.now().sealed[seat.index()].is_some()).collect()
    }

    /// Notes that `action` was played or sealed; `table` is the match after it.
    pub(crate) fn played(&mut self, seat: Seat, action: G::Action, table: &Match<G>) {
        let before = &self.now().game;
        let together = matches!(before.turn(), Turn::Together(_));
        let text = Some(action.to_string());
        let kind = if together { Kind::Seal(seat, text) } else { Kind::Play(seat, text) };
        let readers = readers(self.seats, |viewer| before.reveals(seat, &action, viewer));
        assert!(readers.contains(&Viewer::Seat(seat)), "seat {seat} may not read its own {action}");
        assert!(before.reveals(seat, &action, Viewer::Everything), "{action} is hidden from everyone");
        self.stands(Written { kind, readers, shut: together }, table);
        if together {
            self.seal(seat, action);
        }
    }

    fn seal(&mut self, seat: Seat, action: G::Action) {
        let number = self.entries();
        let asked = self.after[self.after.len() - 2].game.turn().seats();
        let sealed = &mut self.after.last_mut().expect("an entry was noted").sealed;
        sealed[seat.index()] = Some((action, number));
        if asked.iter().all(|seat| sealed[seat.index()].is_some()) {
            for (_, number) in std::mem::replace(sealed, [None; MAX_SEATS]).into_iter().flatten() {
                self.written[number as usize - 1].shut = false;
            }
        }
    }

    /// Notes a draw.
    pub(crate) fn drawn(&mut self, draw: &G::Draw, notes: String, table: &Match<G>) {
        let before = &self.now().game;
        assert!(before.reveals_draw(draw, Viewer::Everything), "{draw} is hidden from everyone");
        let readers = readers(self.seats, |viewer| before.reveals_draw(draw, viewer));
        self.draws += 1;
        let kind = Kind::Draw(Some(draw.to_string()), Some(notes));
        self.stands(Written { kind, readers, shut: false }, table);
    }

    /// Notes that a sealed choice was taken back.
    pub(crate) fn unsealed(&mut self, seat: Seat, table: &Match<G>) {
        self.stands(Written { kind: Kind::Unseal(seat), readers: Vec::new(), shut: false }, table);
        self.after.last_mut().expect("an entry was noted").sealed[seat.index()] = None;
    }

    /// Notes that the match went back.
    pub(crate) fn went_back(&mut self, to: u32) {
        self.after.push(self.after[to as usize].clone());
        self.written.push(Written { kind: Kind::Undo(None, to), readers: Vec::new(), shut: false });
    }

    fn stands(&mut self, written: Written, table: &Match<G>) {
        let now = self.now();
        let number = self.entries() + 1;
        self.after.push(After {
            game: table.game().clone(),
            sealed: now.sealed,
            standing: number,
            before: now.standing,
        });
        self.written.push(written);
    }

    fn now(&self) -> &After<G> {
        self.after.last().expect("the start is there")
    }

    /// Whether anything has been hidden from anyone.
    pub(crate) fn hid_something(&self) -> bool {
        let told = |kind: &Kind| matches!(kind, Kind::Play(..) | Kind::Seal(..) | Kind::Draw(..));
        self.written.iter().any(|written| told(&written.kind) && written.readers.len() <= usize::from(self.seats))
    }

    /// Asserts that the match is what it was after entry `number`.
    pub(crate) fn check_at(&self, table: &Match<G>, number: u32) {
        let After { game, sealed, .. } = &self.after[number as usize];
        assert!(table.game() == game, "after entry {number} the game was\n{game:?}, and is\n{:?}", table.game());
        assert_eq!(hash(table.game()), hash(game), "equal games hash differently: {game:?}");
        let waiting = sealed.map(|choice| choice.map(|(action, _)| action));
        let sealed: Vec<_> = Seat::all(self.seats).map(|seat| table.sealed(seat)).collect();
        assert_eq!(sealed, waiting[..usize::from(self.seats)], "the sealed choices after entry {number}");
    }

    /// Asserts that the match is what it should be now.
    pub(crate) fn check(&self, table: &Match<G>) {
        assert_eq!(table.entries(), self.entries(), "the number of entries");
        assert_eq!(table.draws(), self.draws, "the number of draws");
        self.check_at(table, self.entries());
    }

    /// Asserts that each viewer may read in the record what it should, and nothing else.
    pub(crate) fn check_filter(&self, table: &Match<G>) {
        for viewer in Viewer::all(self.seats) {
            let record = to_json(&table.record(viewer));
            let entries = record["entries"].as_array().expect("a record has entries");
            assert_eq!(entries.len(), self.written.len(), "the number of entries for {viewer:?}");
            for (entry, written) in entries.iter().zip(&self.written) {
                let (text, notes) = written.shown_to(viewer, table.ended());
                let shown = entry.get("action").or(entry.get("draw")).and_then(|text| text.as_str());
                assert_eq!(shown, text, "what {viewer:?} may read in {entry}");
                assert_eq!(entry.get("luck").and_then(|luck| luck.as_str()), notes, "luck, for {viewer:?}, in {entry}");
            }
        }
    }

    /// Asserts that the record, read from its text, replays to the same match, and its beginning to the match as it was.
    pub(crate) fn check_replay(&self, table: &Match<G>, luck: &mut impl Luck) {
        let record = table.record(Viewer::Everything);
        let kinds: Vec<&Kind> = record.entries.iter().map(|entry| &entry.what).collect();
        assert_eq!(kinds, self.written.iter().map(|written| &written.kind).collect::<Vec<_>>(), "the entries");
        let text = to_json(&record).to_string();
        assert_eq!(Record::parse(&text).as_ref(), Ok(&record), "a record read from its text");
        let again = replay::<G>(&record);
        self.check(&again);
        assert_eq!(again.turn(), table.turn(), "the turn after a replay");
        assert_eq!(again.record(Viewer::Everything), record, "the record of a replay");
        for _ in 0..2 {
            let last = luck.below(self.entries() + 1);
            let part = Match::replay_to(&record, last).unwrap_or_else(|bad| panic!("replaying to {last}: {bad}"));
            self.check_at(&part, last);
            let entries = record.entries[..last as usize].to_vec();
            self.check_at(&replay(&Record { entries, result: None, ..record.clone() }), last);
        }
        if let Some(result) = &record.result {
            let mut altered = record.clone();
            let mut result = result.clone();
            result.scores[luck.below(u32::from(self.seats)) as usize] += 1;
            altered.result = Some(result);
            assert!(Match::<G>::replay(&altered).is_err(), "a record with a wrong score is accepted");
        }
        assert_eq!(record.result.is_some(), table.ended(), "a record has a result when the match has ended");
    }

    /// Asserts that the moves alone that led to entry `number` make the match what it was after it.
    pub(crate) fn check_line(&self, table: &Match<G>, number: u32) {
        let record = table.record(Viewer::Everything);
        let mut line = Vec::new();
        let mut at = number;
        while self.after[at as usize].standing > 0 {
            let After { standing, before, .. } = self.after[at as usize];
            line.push(standing);
            at = before;
        }
        let moves = line.iter().rev().map(|&number| record.entries[number as usize - 1].clone());
        let entries = (1..).zip(moves).map(|(number, entry)| Entry { number, ..entry }).collect();
        self.check_at(&replay(&Record { entries, result: None, ..record.clone() }), number);
    }

    /// Asserts that undoing everything, one by one, and redoing it leads through what was.
    pub(crate) fn check_undo(&self, table: &Match<G>, steps: u32) {
        let tip = self.entries();
        let mut table = table.clone();
        let mut at = tip;
        for _ in 0..steps {
            let After { standing, before, .. } = self.after[at as usize];
            if standing == 0 {
                assert!(table.undo().is_err(), "there was nothing left to undo");
                break;
            }
            assert_eq!(table.undo(), Ok(()), "undo");
            at = before;
            self.check_at(&table, at);
        }
        assert_eq!(table.back_to(tip), Ok(()), "redo");
        self.check_at(&table, tip);
        assert_eq!(table.draws(), self.draws, "undone draws count");
    }
}

fn replay<G: Game>(record: &Record) -> Match<G> {
    Match::replay(record).unwrap_or_else(|bad| panic!("the record does not replay: {bad}"))
}

impl Written {
    /// The action or the draw, and the luck, as far as `viewer` may read them.
    fn shown_to(&self, viewer: Viewer, ended: bool) -> (Option<&str>, Option<&str>) {
        let may_read = ended || self.readers.contains(&viewer);
        match &self.kind {
            Kind::Play(_, action) if may_read => (action.as_deref(), None),
            Kind::Seal(seat, action) if ended || viewer.is(*seat) || may_read && !self.shut => {
                (action.as_deref(), None)
            }
            Kind::Draw(draw, notes) if may_read => (draw.as_deref(), notes.as_deref()),
            Kind::Play(..) | Kind::Seal(..) | Kind::Draw(..) => (None, None),
            Kind::Unseal(_) | Kind::Undo(..) | Kind::Resign(_) | Kind::Takeover(..) => (None, None),
        }
    }
}

fn readers(seats: u8, may: impl Fn(Viewer) -> bool) -> Vec<Viewer> {
    Viewer::all(seats).filter(|&viewer| may(viewer)).collect()
}

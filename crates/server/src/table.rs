//! A table that is awake: its row, its seats and its match. Everything here happens in memory;
//! [`crate::hub`] makes it durable before anyone hears of it.

use std::collections::{HashMap, VecDeque};

use registry::{AnyStanding, Hex, Json, Listing, Proof, Record, Seat, SeatNonce, TableLuck, Turn, Viewer, to_json};
use serde_json::Value;

use crate::bots::BotSeats;
use crate::clock;
use crate::fault::{Answer, Fault};
use crate::seating::{Chair, Seating};
use crate::server::NamedDraws;
use crate::store::{EntryRow, Person, PersonId, Status, StoredTable, TableId, TableRow};

/// A key of a move.
pub(crate) type Key = [u8; 16];

/// How long people have to open their nonces: their browsers do it, so it is for bad connections.
const OPENING: u64 = 30_000;

/// Past this many entries nobody may take a sealed choice back any more; no match comes near it
/// otherwise, and a record must end.
const LONGEST: u32 = 20_000;

/// How many refused moves are remembered, to answer the same again.
const REMEMBERED: usize = 64;

/// A table that is awake.
pub(crate) struct Table {
    pub(crate) row: TableRow,
    pub(crate) seating: Seating,
    pub(crate) game: Box<dyn registry::Playable>,
    /// The moves that were accepted: whose, and the number of the entry.
    keys: HashMap<Key, (Seat, u32)>,
    refused: VecDeque<(Key, Seat, Fault)>,
    pub(crate) bots: BotSeats,
    /// For tests: draws that luck does not decide.
    pub(crate) named_draws: Option<NamedDraws>,
}

/// What a change brought about: what to store, and what each viewer may hear of it.
#[derive(Debug, Default)]
pub(crate) struct Made {
    pub(crate) entries: Vec<EntryRow>,
    pub(crate) steps: Vec<Happened>,
    /// Whether the row has changed too.
    pub(crate) row: bool,
}

/// An entry and its events, one JSON array for each viewer in the order asked for.
#[derive(Debug)]
pub(crate) struct Happened {
    pub(crate) number: u32,
    pub(crate) events: Vec<Json>,
}

/// What to answer to a move.
pub(crate) enum Played {
    Made(Made),
    /// It was accepted before.
    Known(u32),
}

/// What a person does in a match.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed<'a> {
    Play { decision: u32, action: &'a str },
    Unseal { decision: u32 },
    Resign,
}

impl Table {
    /// A new table, before the store has given it a number.
    pub(crate) fn new(
        listing: &Listing,
        id: TableId,
        secret: [u8; 32],
        host: PersonId,
        seating: Seating,
        public: bool,
    ) -> Answer<Table> {
        let game = listing.new_match(&seating.options, seating.chairs.len() as u64)?;
        let now = clock::now();
        let row = TableRow {
            number: 0,
            id,
            version: 1,
            game: listing.facts().id.to_owned(),
            public,
            status: Status::Open,
            host,
            created: now,
            changed: now,
            secret,
            people: Vec::new(),
            document: String::new(),
        };
        // The options in full, as the match knows them.
        let seating = Seating { options: game.options(), ..seating };
        let mut table = Table::of(row, seating, game, HashMap::new());
        table.write_document();
        Ok(table)
    }

    /// A table as it was stored.
    pub(crate) fn of_stored(listing: &Listing, stored: StoredTable) -> Result<Table, String> {
        let StoredTable { row, entries } = stored;
        let seating: Seating = serde_json::from_str(&row.document).map_err(|e| format!("the document: {e}"))?;
        let mut record = Record {
            format: registry::FORMAT,
            game: row.game.clone(),
            rules_version: seating.rules_version,
            options: seating.options.clone(),
            seats: seating.sitters(),
            start: None,
            entries: Vec::with_capacity(entries.len()),
            result: None,
            proof: None,
        };
        let mut keys = HashMap::new();
        for entry in &entries {
            let read: registry::Entry =
                serde_json::from_str(&entry.body).map_err(|e| format!("entry {}: {e}", entry.number))?;
            if read.number != record.entries.len() as u32 + 1 {
                return Err(format!("entry {} stands where {} should", read.number, record.entries.len() + 1));
            }
            if let (Some(key), Some(seat)) = (entry.key, read.what.seat()) {
                keys.insert(key, (seat, entry.number));
            }
            record.entries.push(read);
        }
        let game = listing.replay(&record, u32::MAX).map_err(|none| format!("{none:?}"))?;
        Ok(Table::of(row, seating, game, keys))
    }

    fn of(
        row: TableRow,
        seating: Seating,
        game: Box<dyn registry::Playable>,
        keys: HashMap<Key, (Seat, u32)>,
    ) -> Table {
        Table { row, seating, game, keys, refused: VecDeque::new(), bots: BotSeats::default(), named_draws: None }
    }

    /// What a person is to this table.
    pub(crate) fn viewer(&self, person: Option<PersonId>) -> Viewer {
        person.and_then(|person| self.seating.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// As whom a person looks at the match who wants to see it from this seat: their own, or any once it is over.
    pub(crate) fn viewer_as(&self, person: Option<PersonId>, seat: Option<u8>) -> Answer<Viewer> {
        let own = self.viewer(person);
        let Some(seat) = seat else { return Ok(own) };
        let seats = self.seating.chairs.len();
        if usize::from(seat) >= seats {
            return Err(Fault::no_such_seat(seat, seats));
        }
        let wanted = Viewer::Seat(Seat(seat));
        if own == wanted || self.row.status == Status::Over { Ok(wanted) } else { Err(Fault::not_your_seat()) }
    }

    pub(crate) fn is_host(&self, person: PersonId) -> bool {
        self.row.host == person
    }

    /// The name of a seat in sentences.
    pub(crate) fn name(&self, seat: Seat) -> Option<String> {
        self.seating.chairs.get(seat.index())?.guest().map(|guest| guest.name.clone())
    }

    /// The level of the bot that plays for a seat, if one does.
    pub(crate) fn bot(&self, seat: Seat) -> Option<String> {
        let chair = self.seating.chairs.get(seat.index())?;
        // Nobody's seat is taken over but theirs who gave up; to look for it is to look through all entries.
        let substitute = || self.game.resigned(seat).then(|| self.game.taken_over_by(seat)).flatten();
        chair.bot().map(str::to_owned).or_else(substitute)
    }

    // --- Before the match ------------------------------------------------------------------

    pub(crate) fn sit(&mut self, seat: Seat, person: &Person, commitment: &str) -> Answer<Made> {
        self.must_be_open()?;
        let commitment: Hex<32> = commitment.parse().map_err(|_| Fault::bad_commitment())?;
        // Two who commit to the same could be one who copied the other without knowing the nonce.
        let commitment = commitment.to_string();
        let copied = self
            .seating
            .people()
            .any(|guest| guest.person != person.id.0 && guest.commitment.as_deref() == Some(commitment.as_str()));
        if copied {
            return Err(Fault::bad_commitment());
        }
        self.seating.sit(seat, person, commitment)?;
        Ok(self.row_changed())
    }

    pub(crate) fn put_bot(&mut self, seat: Seat, level: &str, person: PersonId) -> Answer<Made> {
        self.must_be_open()?;
        let is_host = self.is_host(person);
        self.seating.put_bot(seat, level, is_host)?;
        Ok(self.row_changed())
    }

    pub(crate) fn free(&mut self, seat: Seat, person: PersonId) -> Answer<Made> {
        self.must_be_open()?;
        let is_host = self.is_host(person);
        self.seating.free(seat, person, is_host)?;
        Ok(self.row_changed())
    }

    /// The host, or anyone who sits at the full table, wants to begin.
    pub(crate) fn start(&mut self, person: PersonId, viewers: &[Viewer]) -> Answer<Made> {
        self.must_be_open()?;
        if !self.is_host(person) && self.seating.seat_of(person).is_none() {
            return Err(Fault::not_yours());
        }
        if !self.seating.is_full() {
            return Err(Fault::seats_empty());
        }
        self.row.status = Status::Opening;
        self.seating.opening_until = Some(clock::now() + OPENING);
        self.begin_if_all_open(viewers)
    }

    /// A person opens the nonce; the last one begins the match.
    pub(crate) fn open(&mut self, person: PersonId, nonce: &str, viewers: &[Viewer]) -> Answer<Made> {
        let seat = self.seating.seat_of(person).ok_or_else(Fault::not_seated)?;
        match self.row.status {
            Status::Opening => {}
            Status::Open => return Err(Fault::not_started()),
            Status::Running | Status::Over => return Err(Fault::started()),
        }
        let nonce: Hex<16> = nonce.parse().map_err(|_| Fault::bad_nonce())?;
        let commitment = Hex(registry::commit_nonce(self.row.id.as_str(), &nonce.0)).to_string();
        let promised = self.seating.chairs[seat.index()].guest().and_then(|guest| guest.commitment.as_deref());
        if promised != Some(commitment.as_str()) {
            return Err(Fault::bad_nonce());
        }
        self.seating.open(seat, nonce.to_string())?;
        self.begin_if_all_open(viewers)
    }

    /// The time to open nonces is over. `None` if it is not.
    pub(crate) fn call_off_if_late(&mut self) -> Option<Made> {
        let until = self.seating.opening_until?;
        if self.row.status != Status::Opening || clock::now() < until {
            return None;
        }
        self.row.status = Status::Open;
        self.seating.call_off();
        Some(self.row_changed())
    }

    fn begin_if_all_open(&mut self, viewers: &[Viewer]) -> Answer<Made> {
        let mut made = Made::default();
        if self.seating.all_open() {
            self.row.status = Status::Running;
            self.seating.opening_until = None;
            self.game.name_sitters(self.seating.sitters());
            self.let_chance_decide(&mut made, viewers)?;
        }
        self.end_if_over();
        Ok(Made { row: true, ..self.and_row(made) })
    }

    fn must_be_open(&self) -> Answer<()> {
        if self.row.status == Status::Open { Ok(()) } else { Err(Fault::started()) }
    }

    // --- The match ---------------------------------------------------------------------------

    /// A person does something. A key that was accepted or refused before gets the same answer again.
    pub(crate) fn do_as(&mut self, person: PersonId, key: Key, deed: Deed<'_>, viewers: &[Viewer]) -> Answer<Played> {
        let seat = self.seating.seat_of(person).ok_or_else(Fault::not_seated)?;
        if let Some(&(whose, number)) = self.keys.get(&key) {
            return if whose == seat { Ok(Played::Known(number)) } else { Err(Fault::key_used()) };
        }
        if let Some((_, _, fault)) = self.refused.iter().find(|(known, whose, _)| *known == key && *whose == seat) {
            return Err(fault.clone());
        }
        // A bot plays for who gave up; whatever else they try is refused like giving up again.
        match self.perform(seat, if self.gave_up(seat) { Deed::Resign } else { deed }, viewers) {
            Ok(mut made) => {
                let first = made.entries.first_mut().expect("what was done is entered");
                first.key = Some(key);
                self.keys.insert(key, (seat, first.number));
                Ok(Played::Made(made))
            }
            Err(fault) => {
                if !fault.passing {
                    if self.refused.len() == REMEMBERED {
                        self.refused.pop_front();
                    }
                    self.refused.push_back((key, seat, fault.clone()));
                }
                Err(fault)
            }
        }
    }

    /// A bot plays.
    pub(crate) fn do_as_bot(&mut self, seat: Seat, decision: u32, action: &str, viewers: &[Viewer]) -> Answer<Made> {
        if self.bot(seat).is_none() {
            return Err(Fault::not_yours());
        }
        self.perform(seat, Deed::Play { decision, action }, viewers)
    }

    fn perform(&mut self, seat: Seat, deed: Deed<'_>, viewers: &[Viewer]) -> Answer<Made> {
        match self.row.status {
            Status::Open | Status::Opening => return Err(Fault::not_started()),
            Status::Running | Status::Over => {}
        }
        let mut made = Made::default();
        match deed {
            Deed::Play { decision, action } => {
                self.must_be_now(decision)?;
                let events = self.game.play(seat, action, viewers)?;
                self.note(&mut made, events);
            }
            Deed::Unseal { decision } => {
                self.must_be_now(decision)?;
                if self.game.entries() >= LONGEST {
                    return Err(Fault::too_long());
                }
                self.game.unseal(seat)?;
                self.note(&mut made, nothing(viewers));
            }
            Deed::Resign => {
                self.game.resign(seat)?;
                self.note(&mut made, nothing(viewers));
                if self.game.turn() != Turn::Over {
                    // The others play on, with a bot in this seat.
                    self.game.take_over(seat, Some(SUBSTITUTE.to_owned()))?;
                    self.note(&mut made, nothing(viewers));
                }
            }
        }
        self.let_chance_decide(&mut made, viewers)?;
        Ok(if self.end_if_over() { self.and_row(made) } else { made })
    }

    /// The seat of a person who could answer this decision themselves, be it their turn or not.
    pub(crate) fn decider(&self, person: PersonId, decision: u32) -> Answer<Seat> {
        let seat = self.seating.seat_of(person).ok_or_else(Fault::not_seated)?;
        match self.row.status {
            Status::Open | Status::Opening => return Err(Fault::not_started()),
            Status::Running | Status::Over => {}
        }
        if self.gave_up(seat) {
            return Err(Fault::gave_up(seat));
        }
        self.must_be_now(decision)?;
        Ok(seat)
    }

    /// A person at the table has nobody else there to gain an advantage over.
    pub(crate) fn must_be_among_bots(&self, person: PersonId) -> Answer<()> {
        self.seating.seat_of(person).ok_or_else(Fault::not_seated)?;
        match self.seating.people().any(|guest| guest.person != person.0) {
            true => Err(Fault::hint_among_people()),
            false => Ok(()),
        }
    }

    /// Whether a bot plays for a seat whose owner gave up.
    fn gave_up(&self, seat: Seat) -> bool {
        self.game.resigned(seat) && self.game.turn() != Turn::Over
    }

    /// A move answers the decision that is open now, or comes too late.
    fn must_be_now(&self, decision: u32) -> Answer<()> {
        if self.game.turn() == Turn::Over || decision == self.game.decision() { Ok(()) } else { Err(Fault::late()) }
    }

    fn let_chance_decide(&mut self, made: &mut Made, viewers: &[Viewer]) -> Answer<()> {
        if self.game.turn() != Turn::Chance {
            return Ok(());
        }
        let luck = self.luck();
        while self.game.turn() == Turn::Chance {
            let number = self.game.draws();
            let named = self.named_draws.as_ref().and_then(|named| named(self.row.id.as_str(), number));
            let events = match named {
                Some(draw) => self.game.settle(&draw, viewers)?,
                None => self.game.draw(&mut luck.stream(number), viewers)?.1,
            };
            self.note(made, events);
        }
        Ok(())
    }

    /// The luck of the table, once all nonces are open.
    fn luck(&self) -> TableLuck {
        let nonces = self.nonces().iter().map(|person| person.nonce.0).collect();
        TableLuck { secret: self.row.secret, nonces, table: self.row.id.as_str().to_owned() }
    }

    /// Notes the entry that was just made.
    fn note(&mut self, made: &mut Made, events: Vec<Json>) {
        self.game.stamp(clock::now());
        let number = self.game.entries();
        let entry = self.game.entry(number, Viewer::Everything).expect("it was just made");
        let body = to_json(&entry);
        made.entries.push(EntryRow { number, body, key: None });
        made.steps.push(Happened { number, events });
    }

    /// Whether the match has just ended.
    fn end_if_over(&mut self) -> bool {
        let ends = self.row.status == Status::Running && self.game.turn() == Turn::Over;
        if ends {
            self.row.status = Status::Over;
        }
        ends
    }

    // --- The row -------------------------------------------------------------------------------

    pub(crate) fn keep_rematch(&mut self, id: &TableId) -> Made {
        self.seating.rematch = Some(id.as_str().to_owned());
        self.row_changed()
    }

    fn row_changed(&mut self) -> Made {
        self.and_row(Made::default())
    }

    fn and_row(&mut self, made: Made) -> Made {
        self.row.version += 1;
        self.row.changed = clock::now();
        self.write_document();
        Made { row: true, ..made }
    }

    fn write_document(&mut self) {
        self.row.people = self.seating.people().map(|guest| PersonId(guest.person)).collect();
        self.row.document = serde_json::to_string(&self.seating).expect("the seating is plain data");
    }

    // --- What is shown ---------------------------------------------------------------------------

    /// The record as `viewer` may read it; a finished one is complete and has the proof of its luck.
    pub(crate) fn record(&self, viewer: Viewer) -> Record {
        let mut record = self.game.record(viewer);
        if self.row.status == Status::Over
            && let Err(why) = Proof::seal(&mut record, self.row.id.as_str(), &self.row.secret, self.nonces())
        {
            tracing::error!(table = self.row.number, ?why, "the luck of a finished match cannot be proved");
        }
        record
    }

    /// The nonces of the people, in seat order, once they are open.
    fn nonces(&self) -> Vec<SeatNonce> {
        let nonce = |(seat, chair): (u8, &Chair)| {
            let guest = chair.guest()?;
            let commitment = guest.commitment.as_deref()?.parse().ok()?;
            Some(SeatNonce { seat: Seat(seat), commitment, nonce: guest.nonce.as_deref()?.parse().ok()? })
        };
        (0..).zip(&self.seating.chairs).filter_map(nonce).collect()
    }

    pub(crate) fn standing(&self) -> Option<AnyStanding> {
        (self.row.status == Status::Over).then(|| self.game.standing())
    }

    pub(crate) fn options(&self) -> &Value {
        &self.seating.options
    }
}

/// The level that plays on for whoever gave up.
const SUBSTITUTE: &str = "medium";

fn nothing(viewers: &[Viewer]) -> Vec<Json> {
    vec![Json::of(&[(); 0]); viewers.len()]
}

//! A table and its row in the store: making it, loading it, keeping the row up to date.

use registry::{Listing, Record};

use super::answered::Answered;
use super::{Made, Table};
use crate::clock;
use crate::fault::Answer;
use crate::seating::Seating;
use crate::store::{PersonId, Status, StoredTable, TableId, TableRow};

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
            archived: false,
            people: Vec::new(),
            document: String::new(),
        };
        // The options in full, as the match knows them.
        let seating = Seating { options: game.options(), ..seating };
        let mut table = Table::of(row, seating, game, Answered::default());
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
        let mut answered = Answered::default();
        for entry in &entries {
            let read: registry::Entry =
                serde_json::from_str(&entry.body).map_err(|e| format!("entry {}: {e}", entry.number))?;
            if read.number != record.entries.len() as u32 + 1 {
                return Err(format!("entry {} stands where {} should", read.number, record.entries.len() + 1));
            }
            if let (Some(key), Some(seat)) = (entry.key, read.what.seat()) {
                answered.accept(key, seat, entry.number);
            }
            record.entries.push(read);
        }
        let game = listing.replay(&record, u32::MAX).map_err(|none| format!("{none:?}"))?;
        Ok(Table::of(row, seating, game, answered))
    }

    fn of(row: TableRow, seating: Seating, game: Box<dyn registry::Playable>, answered: Answered) -> Table {
        Table { row, seating, game, answered, bot_choices: 0, named_draws: None }
    }

    /// Remembers the table of the rematch.
    pub(crate) fn keep_rematch(&mut self, id: &TableId) -> Made {
        self.seating.rematch = Some(id.as_str().to_owned());
        self.row_changed()
    }

    /// A change of the row alone.
    pub(super) fn row_changed(&mut self) -> Made {
        self.and_row(Made::default())
    }

    /// The same change, and one of the row.
    pub(super) fn and_row(&mut self, made: Made) -> Made {
        self.row.version += 1;
        self.row.changed = clock::now();
        self.row.archived = false;
        self.write_document();
        Made { row: true, ..made }
    }

    /// Writes the seats into the row.
    fn write_document(&mut self) {
        self.seating.waiting_for = self.waiting_for();
        self.row.people = self.seating.people().map(|guest| PersonId(guest.person)).collect();
        self.row.document = serde_json::to_string(&self.seating).expect("the seating is plain data");
    }
}

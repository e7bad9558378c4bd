//! Verifying a finished record: that it was played by the rules, and that nobody chose its luck.

use crate::game::{Game, Silent, Viewer};
use crate::luck::TableLuck;
use crate::matches::Match;
use crate::reason::Reason;
use crate::record::{BadRecord, Entry, Kind, Record};
use crate::seat::Seat;

/// What was verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many entries were played again.
    pub entries: u32,
    /// How many of them were draws, each drawn again.
    pub draws: u64,
    /// How many people had a part in the luck.
    pub people: u8,
}

/// Why a record is not verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unverified {
    /// It has no proof, so that there is nothing to verify.
    NoProof,
    /// It has no result: the match has not ended.
    NoResult,
    /// It is not a record of a match that can be played here.
    Unplayable(BadRecord),
    /// The digest is another: something was changed after the record was sealed.
    Altered,
    /// The secret is not the one that was committed to.
    Secret,
    /// The nonce of this seat is not the one that was committed to.
    Nonce(Seat),
    /// A nonce of this seat is missing, surplus or out of order.
    Nonces(Seat),
    /// The match cannot have gone like this.
    Record(BadRecord),
    /// This entry is a draw that somebody named.
    Named(u32),
    /// This entry is not what the table's luck gave.
    OtherLuck {
        /// The entry.
        entry: u32,
        /// What was really drawn.
        draw: String,
        /// What the rules asked and luck answered.
        luck: String,
    },
}

impl Unverified {
    /// Whether there was nothing here to verify, rather than something that turned out wrong.
    pub fn is_bad_input(&self) -> bool {
        match self {
            Unverified::NoProof | Unverified::NoResult | Unverified::Unplayable(_) => true,
            Unverified::Altered
            | Unverified::Secret
            | Unverified::Nonce(_)
            | Unverified::Nonces(_)
            | Unverified::Record(_)
            | Unverified::Named(_)
            | Unverified::OtherLuck { .. } => false,
        }
    }

    /// The number of the entry at fault, if it is one.
    pub fn entry(&self) -> Option<u32> {
        match self {
            Unverified::Unplayable(bad) | Unverified::Record(bad) => bad.entry,
            Unverified::Named(entry) | Unverified::OtherLuck { entry, .. } => Some(*entry),
            Unverified::NoProof
            | Unverified::NoResult
            | Unverified::Altered
            | Unverified::Secret
            | Unverified::Nonce(_)
            | Unverified::Nonces(_) => None,
        }
    }

    /// The same, ready to be told.
    pub fn reason(&self) -> Reason {
        let (key, args) = match self {
            Unverified::NoProof => ("unverified-no-proof", vec![]),
            Unverified::NoResult => ("unverified-no-result", vec![]),
            Unverified::Unplayable(bad) => ("unverified-unplayable", vec![("reason", bad.to_string().as_str().into())]),
            Unverified::Altered => ("unverified-altered", vec![]),
            Unverified::Secret => ("unverified-secret", vec![]),
            Unverified::Nonce(seat) => ("unverified-nonce", vec![("seat", seat.number().into())]),
            Unverified::Nonces(seat) => ("unverified-nonces", vec![("seat", seat.number().into())]),
            Unverified::Record(bad) => ("unverified-record", vec![("reason", bad.to_string().as_str().into())]),
            Unverified::Named(entry) => ("unverified-named", vec![("entry", (*entry).into())]),
            Unverified::OtherLuck { entry, draw, luck } => (
                "unverified-other-luck",
                vec![("entry", (*entry).into()), ("draw", draw.as_str().into()), ("luck", luck.as_str().into())],
            ),
        };
        Reason { code: key.trim_start_matches("unverified-"), key: key.to_owned(), args, rule: None }
    }
}

impl<G: Game> Match<G> {
    /// Verifies a finished record with its proof: all that [`Record::check_proof`] checks; then the
    /// whole match is played again, every draw from the stream of its number, undone ones
    /// included, and each must be asked, answered and decided as its entry says.
    pub fn verify(record: &Record) -> Result<Verified, Unverified> {
        let proof = record.check_proof()?;
        let luck = proof.luck();
        let mut game = Match::<G>::start_of(record).map_err(Unverified::Unplayable)?;
        for entry in &record.entries {
            game.verify_entry(entry, &luck)?;
        }
        game.check_end(record).map_err(Unverified::Record)?;
        Ok(Verified { entries: game.entries(), draws: game.draws(), people: proof.nonces.len() as u8 })
    }

    fn verify_entry(&mut self, entry: &Entry, luck: &TableLuck) -> Result<(), Unverified> {
        let Kind::Draw(Some(_), notes) = &entry.what else {
            return self.replay_entry(&entry.what).map_err(|why| Unverified::Record(BadRecord::at(entry.number, why)));
        };
        if notes.is_none() {
            return Err(Unverified::Named(entry.number));
        }
        let mut stream = luck.stream(self.draws());
        self.draw(&mut stream, &mut Silent)
            .map_err(|refused| Unverified::Record(BadRecord::at(entry.number, refused.in_english())))?;
        match self.entry(self.entries(), Viewer::Everything).map(|drawn| drawn.what) {
            Some(drawn) if drawn == entry.what => Ok(()),
            Some(Kind::Draw(Some(draw), Some(luck))) => Err(Unverified::OtherLuck { entry: entry.number, draw, luck }),
            _ => unreachable!("a draw was entered, with its notes"),
        }
    }
}

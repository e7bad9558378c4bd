//! The record of the match, and the luck it is proved by.

use registry::{Proof, Record, Seat, SeatNonce, TableLuck, Viewer};

use super::Table;
use crate::seating::Chair;
use crate::store::Status;

impl Table {
    /// The record as `viewer` may read it; a finished one is complete and has the proof of its luck. One that ended
    /// without a result is complete too: nobody plays on, so nothing is secret any more.
    pub(crate) fn record(&self, viewer: Viewer) -> Record {
        if self.seating.abandoned {
            return self.game.record(Viewer::Everything);
        }
        let mut record = self.game.record(viewer);
        if self.row.status == Status::Over
            && let Err(why) = Proof::seal(&mut record, self.row.id.as_str(), &self.row.secret, self.nonces())
        {
            tracing::error!(table = self.row.number, ?why, "the luck of a finished match cannot be proved");
        }
        record
    }

    /// The luck of the table, once all nonces are open.
    pub(super) fn luck(&self) -> TableLuck {
        let nonces = self.nonces().iter().map(|person| person.nonce.0).collect();
        TableLuck { secret: self.row.secret, nonces, table: self.row.id.as_str().to_owned() }
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
}

//! The proof in a finished record: what the table's luck was made of, now open to all, and the
//! commitments that fixed it before anyone could know the rest. `docs/luck.md` tells how to check
//! one in another language.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::hex::Hex;
use crate::luck::TableLuck;
use crate::record::Record;
use crate::seat::Seat;
use crate::verify::Unverified;

/// What a table's luck was made of, and a digest of the record it belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The table's id.
    pub table: String,
    /// What the server published of its secret before anyone sat down.
    pub commitment: Hex<32>,
    /// The server's secret.
    pub secret: Hex<32>,
    /// The nonces of the people, in seat order. Bots have none.
    pub nonces: Vec<SeatNonce>,
    /// The SHA-256 of the record without this field.
    pub digest: Hex<32>,
}

/// One person's part in the luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatNonce {
    /// Where the person sits.
    pub seat: Seat,
    /// What the person sent on sitting down.
    pub commitment: Hex<32>,
    /// What the person opened when all had sent theirs.
    pub nonce: Hex<16>,
}

/// What a server publishes of its secret before anyone sits down.
pub fn commit_secret(table: &str, secret: &[u8; 32]) -> [u8; 32] {
    commit(b"menagerie secret 1\0", table, secret)
}

/// What a person sends of a nonce on sitting down.
pub fn commit_nonce(table: &str, nonce: &[u8; 16]) -> [u8; 32] {
    commit(b"menagerie nonce 1\0", table, nonce)
}

fn commit(purpose: &[u8], table: &str, hidden: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(purpose);
    hash.update((table.len() as u64).to_be_bytes());
    hash.update(table.as_bytes());
    hash.update(hidden);
    hash.finalize().into()
}

impl Proof {
    /// Puts the proof into the record of a finished match, with the nonces of the people in seat
    /// order. What could not be verified afterwards is refused, and the record stays as it was.
    pub fn seal(record: &mut Record, table: &str, secret: &[u8; 32], nonces: Vec<SeatNonce>) -> Result<(), Unverified> {
        let commitment = Hex(commit_secret(table, secret));
        let mut proof =
            Proof { table: table.to_owned(), commitment, secret: Hex(*secret), nonces, digest: Hex([0; 32]) };
        let mut sealed = Record { proof: Some(proof.clone()), ..record.clone() };
        proof.digest = Hex(sealed.digest());
        sealed.proof = Some(proof);
        sealed.check_proof()?;
        *record = sealed;
        Ok(())
    }

    /// The luck of the table, from which every draw can be drawn again.
    pub fn luck(&self) -> TableLuck {
        TableLuck {
            secret: self.secret.0,
            nonces: self.nonces.iter().map(|person| person.nonce.0).collect(),
            table: self.table.clone(),
        }
    }

    fn check_commitments(&self) -> Result<(), Unverified> {
        if self.commitment.0 != commit_secret(&self.table, &self.secret.0) {
            return Err(Unverified::Secret);
        }
        match self.nonces.iter().find(|person| person.commitment.0 != commit_nonce(&self.table, &person.nonce.0)) {
            Some(person) => Err(Unverified::Nonce(person.seat)),
            None => Ok(()),
        }
    }
}

impl Record {
    /// The SHA-256 of `menagerie record 1`, a zero byte, and the record as compact JSON without
    /// the digest in its proof.
    pub fn digest(&self) -> [u8; 32] {
        let mut document = serde_json::to_value(self).expect("records are plain data");
        if let Some(proof) = document.get_mut("proof").and_then(|proof| proof.as_object_mut()) {
            proof.shift_remove("digest");
        }
        let mut hash = Sha256::new();
        hash.update(b"menagerie record 1\0");
        hash.update(document.to_string());
        hash.finalize().into()
    }

    /// The proof, once all is checked that needs no rules: the match has a result, the digest is
    /// that of the record, the people have their nonces, and what was opened fits the commitments.
    pub fn check_proof(&self) -> Result<&Proof, Unverified> {
        if self.result.is_none() {
            return Err(Unverified::NoResult);
        }
        let proof = self.proof.as_ref().ok_or(Unverified::NoProof)?;
        if proof.digest.0 != self.digest() {
            return Err(Unverified::Altered);
        }
        self.check_people(proof)?;
        proof.check_commitments()?;
        Ok(proof)
    }

    /// Every seat that is no bot's has one nonce, in seat order, and no other has.
    fn check_people(&self, proof: &Proof) -> Result<(), Unverified> {
        let mut nonces = proof.nonces.iter().map(|person| person.seat);
        for (seat, _) in (0..).map(Seat).zip(&self.seats).filter(|(_, sitter)| sitter.bot.is_none()) {
            if nonces.next() != Some(seat) {
                return Err(Unverified::Nonces(seat));
            }
        }
        nonces.next().map_or(Ok(()), |surplus| Err(Unverified::Nonces(surplus)))
    }
}

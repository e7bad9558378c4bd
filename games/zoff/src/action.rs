//! What one may try, what can happen, and why not.

use kernel::{Arg, Refusal, Seat};
use serde::Serialize;

use crate::cards::Cards;
use crate::combination::{Combination, NoCombination};
use crate::components::{Card, MOST_SEATS};
use crate::state::Phase;

/// One decision (§5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// T0, T1: a combination is played, `2E+q`.
    Play(Cards),
    /// T1, and T0 in the case of R5: no card is played, `pass`.
    Pass,
    /// T1: the junior lays cards open for the senior to complete, `?H`.
    Show(Cards),
    /// T2: the senior gives what completes them, `+H`.
    Complete(Cards),
    /// T2: the senior gives nothing, `no`.
    Decline,
    /// D2, D3: two cards for the partner, `>W+E`.
    Give(Cards),
    /// D4: up to two cards of the lone player face down, `xW+E`; `x` alone is none.
    Discard(Cards),
}

/// One answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// §10: who deals first, `dealer2`.
    Dealer(Seat),
    /// D1: each seat's hand, `deal:…/…/…`.
    Deal(Deal),
}

/// D1: the hands of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    pub(crate) hands: [Cards; MOST_SEATS],
    pub(crate) seats: u8,
}

impl Deal {
    /// The hands of a table, in seat order.
    ///
    /// # Panics
    /// When there are more hands than seats at any table.
    pub fn new(hands: &[Cards]) -> Deal {
        let mut all = [Cards::NONE; MOST_SEATS];
        all[..hands.len()].copy_from_slice(hands);
        Deal { hands: all, seats: hands.len() as u8 }
    }

    /// The hands, in seat order.
    pub fn hands(&self) -> &[Cards] {
        &self.hands[..usize::from(self.seats)]
    }
}

/// Something that happened. In JSON each is flat, so that the sentence
/// `zoff-event-<name>` of the Fluent files can speak of its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence speaks of")]
pub enum Event {
    /// Chance made `seat` the first dealer.
    Dealer { seat: Seat },
    /// §4: two seats play together this round; `partner_seat` is the junior.
    Paired { seat: Seat, partner_seat: Seat },
    /// §4: this seat plays alone in a round of pairs.
    Alone { seat: Seat },
    /// D1: the cards were dealt.
    Dealt { round: u16, seat: Seat, leader_seat: Seat },
    /// D1: the hand that `seat` was dealt; nobody else is told.
    Hand { seat: Seat, cards: Cards },
    /// D2, D3: two cards changed hands; only the partners are told which.
    Gave { seat: Seat, partner_seat: Seat, cards: Cards },
    /// The same for everybody else.
    GaveTwo { seat: Seat, partner_seat: Seat },
    /// D4: the lone player discarded; nobody else is told what.
    Discarded { seat: Seat, count: u8, cards: Cards },
    /// The same for everybody else.
    DiscardedSome { seat: Seat, count: u8 },
    /// T0: a trick is opened.
    Led { seat: Seat, cards: Cards, animal: Card, size: u8 },
    /// T1: the table was beaten.
    Beat { seat: Seat, cards: Cards, animal: Card, size: u8 },
    /// T1.
    Passed { seat: Seat },
    /// R5: only the joker is left, and the lead goes on.
    JokerOnly { seat: Seat },
    /// §5.2: the junior asks.
    Showed { seat: Seat, partner_seat: Seat, cards: Cards },
    /// §5.2: the senior `seat` helps.
    Completed { seat: Seat, partner_seat: Seat, cards: Cards },
    /// §5.2: the senior `seat` does not.
    Declined { seat: Seat, partner_seat: Seat },
    /// §5.3: the hand of `seat` is empty.
    Out { seat: Seat, place: u8 },
    /// §5.3: the trick is captured.
    Took { seat: Seat, count: u8, lions: u8, hedgehogs: u8 },
    /// §5.4: the round is over, with cards left in the hand of `seat` only.
    Last { round: u16, seat: Seat, place: u8 },
    /// §6: the points of one seat in the round; `lone` are those of whoever played alone. It went out in the place `out`
    /// and has the place `rank` in the standings now.
    Scored {
        seat: Seat,
        points: i32,
        place: i32,
        partner: i32,
        lone: i32,
        lions: i32,
        hedgehog: i32,
        total: i32,
        out: u8,
        rank: u8,
        captured_counts: bool,
    },
    /// §7: the match is over.
    Over { seat: Seat, total: i32 },
}

/// Why an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// §5: something else is to be decided now.
    WrongPhase(Phase),
    /// The seat does not have these cards.
    NotInHand(Cards),
    /// §2: the joker is never played alone.
    JokerAlone,
    /// §2, R10: one mosquito at most beside elephants.
    TooManyMosquitoes,
    /// §2: the cards are of several animals.
    Mixed,
    /// §2: the combination does not beat what is on the table.
    DoesNotBeat {
        /// What is tried.
        new: Combination,
        /// What is on the table.
        old: Combination,
    },
    /// R9: whoever leads must play.
    MustLead,
    /// §5.2: there is nothing to beat, so nothing to show.
    NothingToBeat,
    /// §5.2: only the junior of a pair shows.
    OnlyJuniorsShow,
    /// §5.2, R20: the partner has no cards left.
    PartnerIsOut,
    /// §5.2: no further cards make the shown ones beat the table.
    CannotBeCompleted,
    /// D2, D3: exactly two cards are given.
    GiveTwo,
    /// D2: whoever plays alone has nobody to give cards to.
    NobodyToGiveTo,
    /// D4: only whoever plays alone discards.
    OnlyLoneDiscards,
    /// D4: two cards at most.
    DiscardUpToTwo,
    /// D1: chance cannot deal like this.
    NoSuchDeal,
}

impl From<NoCombination> for Illegal {
    fn from(why: NoCombination) -> Illegal {
        match why {
            NoCombination::JokerAlone => Illegal::JokerAlone,
            NoCombination::TooManyMosquitoes => Illegal::TooManyMosquitoes,
            NoCombination::Mixed => Illegal::Mixed,
        }
    }
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) => "wrong-phase",
            Illegal::NotInHand(_) => "not-in-hand",
            Illegal::JokerAlone => "joker-alone",
            Illegal::TooManyMosquitoes => "too-many-mosquitoes",
            Illegal::Mixed => "mixed",
            Illegal::DoesNotBeat { .. } => "does-not-beat",
            Illegal::MustLead => "must-lead",
            Illegal::NothingToBeat => "nothing-to-beat",
            Illegal::OnlyJuniorsShow => "only-juniors-show",
            Illegal::PartnerIsOut => "partner-is-out",
            Illegal::CannotBeCompleted => "cannot-be-completed",
            Illegal::GiveTwo => "give-two",
            Illegal::NobodyToGiveTo => "nobody-to-give-to",
            Illegal::OnlyLoneDiscards => "only-lone-discards",
            Illegal::DiscardUpToTwo => "discard-up-to-two",
            Illegal::NoSuchDeal => "no-such-deal",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Illegal::WrongPhase(expected) => vec![("expected", expected.name().into())],
            Illegal::NotInHand(cards) => vec![("cards", Arg::Text(cards.to_string()))],
            Illegal::DoesNotBeat { new, old } => vec![
                ("animal", old.animal.name().into()),
                ("size", old.size.into()),
                ("new_animal", new.animal.name().into()),
                ("new_size", new.size.into()),
            ],
            Illegal::JokerAlone
            | Illegal::TooManyMosquitoes
            | Illegal::Mixed
            | Illegal::MustLead
            | Illegal::NothingToBeat
            | Illegal::OnlyJuniorsShow
            | Illegal::PartnerIsOut
            | Illegal::CannotBeCompleted
            | Illegal::GiveTwo
            | Illegal::NobodyToGiveTo
            | Illegal::OnlyLoneDiscards
            | Illegal::DiscardUpToTwo
            | Illegal::NoSuchDeal => vec![],
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Illegal::JokerAlone | Illegal::TooManyMosquitoes | Illegal::Mixed | Illegal::DoesNotBeat { .. } => "§2",
            Illegal::WrongPhase(_)
            | Illegal::NotInHand(_)
            | Illegal::GiveTwo
            | Illegal::NobodyToGiveTo
            | Illegal::OnlyLoneDiscards
            | Illegal::DiscardUpToTwo
            | Illegal::NoSuchDeal => "§5",
            Illegal::MustLead => "§5.1",
            Illegal::NothingToBeat | Illegal::OnlyJuniorsShow | Illegal::PartnerIsOut | Illegal::CannotBeCompleted => {
                "§5.2"
            }
        }
    }
}

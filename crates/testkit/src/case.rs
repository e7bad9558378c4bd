//! Where a run is: enough to find a failure again.

use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Game, QuickLuck};

use crate::setups::Accepted;

/// One match of a run. All its luck comes from its name, so the name is all it takes to repeat it.
pub(crate) struct Case {
    pub(crate) game: &'static str,
    pub(crate) seats: u8,
    /// The options in JSON.
    pub(crate) options: String,
    /// The number of the match among those with the same setup.
    pub(crate) number: u32,
    /// The number of entries so far.
    pub(crate) entry: Cell<u32>,
}

/// What a stream of luck is for. Each has its own, so that one check does not change what another sees.
#[derive(Clone, Copy)]
pub(crate) enum For {
    Steps,
    Draws,
    Refusals,
    Orders,
    Positions,
    Imagining,
    ImaginedPlay,
    Records,
    Viewers,
    Twins,
    TwinDraws,
    Bots,
    Wandering,
    Sealing,
}

impl Case {
    /// Before the first entry of a match.
    pub(crate) fn new<G: Game>(setup: &Accepted<G>, number: u32) -> Case {
        let (seats, options) = (setup.seats, setup.json.to_string());
        Case { game: G::FACTS.id, seats, options, number, entry: Cell::new(0) }
    }

    /// The luck of this moment, for one purpose.
    pub(crate) fn luck(&self, purpose: For) -> QuickLuck {
        let stream = (u64::from(self.number) << 40) | (u64::from(self.entry.get()) << 8) | purpose as u64;
        QuickLuck::new(self.seed(), stream)
    }

    /// FNV-1a over the setup.
    fn seed(&self) -> u64 {
        let bytes = self.options.bytes().chain([self.seats]);
        bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3))
    }

    /// Does `work`; if it panics, here or in the game, panics again with the name of the case.
    pub(crate) fn name_failures<R>(&self, work: impl FnOnce() -> R) -> R {
        catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
            let why = message(&*panic);
            let Case { game, seats, options, number, entry } = self;
            panic!(
                "{game}, {seats} seats, options {options}, match {number}, after entry {}: {why}\n\
                 to see it again: Conformance::new()….only({seats}, r#\"{options}\"#, {number}).run()",
                entry.get()
            );
        })
    }
}

/// What a panic says.
pub(crate) fn message(panic: &(dyn Any + Send)) -> &str {
    match (panic.downcast_ref::<String>(), panic.downcast_ref::<&str>()) {
        (Some(text), _) => text,
        (None, Some(text)) => text,
        (None, None) => "a panic without a text",
    }
}

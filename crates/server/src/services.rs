//! What every table needs from the server: where it is stored, which games there are, who thinks for its bots, and
//! where things are counted.

use std::sync::Arc;
use std::time::Duration;

use registry::Listing;

use crate::bots::Bots;
use crate::fault::{Answer, Fault};
use crate::metrics::Metrics;
use crate::store::Store;
use crate::table::NamedDraws;

/// Shared by all tables and all requests.
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bots: Bots,
    pub(crate) metrics: Metrics,
    /// The games, in the order they are shown.
    pub(crate) games: Vec<&'static Listing>,
    /// For tests: draws that luck does not decide.
    pub(crate) named_draws: Option<NamedDraws>,
    /// How long people may take to load the page again before they are away.
    pub(crate) grace: Duration,
}

impl Services {
    /// The game with this id.
    pub(crate) fn game(&self, id: &str) -> Answer<&'static Listing> {
        let ids = || self.games.iter().map(|game| game.facts().id).collect::<Vec<_>>().join(", ");
        let found = self.games.iter().find(|game| game.facts().id == id);
        found.copied().ok_or_else(|| Fault::bad_game(id, &ids()))
    }
}

//! Everything the parts of the server share.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use registry::Listing;
use tokio::sync::{broadcast, watch};

use crate::bots::Bots;
use crate::fault::{Answer, Fault};
use crate::hub::Hub;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::store::{PersonId, Store};

/// How the server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: IpAddr,
    /// The port; 0 takes a free one.
    pub port: u16,
    /// The file with all data.
    pub data: PathBuf,
    /// Whether limits for strangers are lifted.
    pub no_limits: bool,
    /// Whether a reverse proxy in front says who is asking, in `X-Forwarded-For` and `X-Forwarded-Proto`.
    pub behind_proxy: bool,
    /// How long a bot takes for a choice, however easy.
    pub bot_pause: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: IpAddr::from([127, 0, 0, 1]),
            port: 8080,
            data: PathBuf::from("menagerie.db"),
            no_limits: false,
            behind_proxy: false,
            bot_pause: Duration::from_millis(900),
        }
    }
}

/// The server: what is stored, what is awake, and who thinks.
pub struct Server {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Hub,
    pub(crate) bots: Bots,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    games: Vec<&'static Listing>,
    /// Numbers for sockets.
    next_socket: AtomicU64,
    pub(crate) sockets: AtomicUsize,
    /// True once the server is to stop.
    stopping: watch::Sender<bool>,
    /// People of whom a browser was shut out.
    shut_out: broadcast::Sender<PersonId>,
}

impl Server {
    /// A server of these games.
    pub fn new(config: Config, store: Arc<dyn Store>, games: Vec<&'static Listing>) -> Arc<Server> {
        Arc::new(Server {
            bots: Bots::new(config.bot_pause),
            limits: Limits::new(config.no_limits),
            metrics: Metrics::new(),
            config,
            store,
            hub: Hub::default(),
            games,
            next_socket: AtomicU64::new(1),
            sockets: AtomicUsize::new(0),
            stopping: watch::Sender::new(false),
            shut_out: broadcast::Sender::new(16),
        })
    }

    /// The games, in the order they are shown.
    pub(crate) fn games(&self) -> &[&'static Listing] {
        &self.games
    }

    /// The game with this id.
    pub(crate) fn game(&self, id: &str) -> Answer<&'static Listing> {
        let ids = || self.games.iter().map(|game| game.facts().id).collect::<Vec<_>>().join(", ");
        let found = self.games.iter().find(|game| game.facts().id == id);
        found.copied().ok_or_else(|| Fault::bad_game(id, &ids()))
    }

    pub(crate) fn number_socket(&self) -> u64 {
        self.next_socket.fetch_add(1, Ordering::Relaxed)
    }

    /// Asks everything to come to an end.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Comes true when the server is to stop.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Ends the connections of a person: those that are still let in come again.
    pub(crate) fn shut_out(&self, person: PersonId) {
        // Without a listener nobody is connected.
        let _ = self.shut_out.send(person);
    }

    /// The people whose connections end.
    pub(crate) fn shut_outs(&self) -> broadcast::Receiver<PersonId> {
        self.shut_out.subscribe()
    }
}

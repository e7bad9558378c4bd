//! The state that all requests share, and the configuration.

use std::collections::HashMap;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::extract::ws::close_code;
use registry::Listing;
use tokio::sync::watch;

use crate::bots::{BotSeeds, Bots};
use crate::hints::Hints;
use crate::hub::Hub;
use crate::limits::Limits;
use crate::lock::lock;
use crate::metrics::Metrics;
use crate::outbox::{Letter, Outbox};
use crate::people::Known;
use crate::services::Services;
use crate::store::{PersonId, Store};
use crate::table::NamedDraws;

/// How the server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on.
    pub listen: IpAddr,
    /// The port; 0 takes a free one.
    pub port: u16,
    /// The file with all data.
    pub data: PathBuf,
    /// Whether all limits are lifted.
    pub no_limits: bool,
    /// Whether to trust `X-Forwarded-For` and `X-Forwarded-Proto` of a reverse proxy.
    pub behind_proxy: bool,
    /// How long a bot takes for every choice, even a forced one; `None`: as the people at its table like it.
    pub bot_pause: Option<Duration>,
    /// How long a connection may stay idle before a request and between two.
    pub silence: Duration,
    /// How often a silent client is pinged. One that stays silent for three of these is gone.
    pub heartbeat: Duration,
    /// How long somebody may take to load the page again before the others see them as missing.
    pub grace: Duration,
    /// After how long without anybody an unfinished table is archived.
    pub archive_after: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: IpAddr::from([127, 0, 0, 1]),
            port: 8080,
            data: PathBuf::from("menagerie.db"),
            no_limits: false,
            behind_proxy: false,
            bot_pause: None,
            silence: Duration::from_secs(30),
            heartbeat: Duration::from_secs(10),
            grace: Duration::from_secs(3),
            archive_after: Duration::from_secs(7 * 24 * 3600),
        }
    }
}

/// For tests: what is left to luck at real tables.
#[derive(Clone, Default)]
pub struct Script {
    /// The draws, so that two matches can be played with the same luck. The luck of such a match cannot be verified.
    pub draws: Option<NamedDraws>,
    /// How the bots think, so that they choose the same again.
    pub bots: Option<BotSeeds>,
}

/// The server: the services of tables, loaded tables, hints, rate limits, users and open connections.
pub struct Server {
    pub(crate) config: Config,
    pub(crate) services: Arc<Services>,
    pub(crate) hub: Hub,
    pub(crate) hints: Hints,
    pub(crate) limits: Limits,
    pub(crate) people: Known,
    /// All open sockets by number: the person, and where to send.
    sockets: Mutex<HashMap<u64, (Option<PersonId>, Outbox)>>,
    next_socket: AtomicU64,
    /// True once the server is to stop.
    stopping: watch::Sender<bool>,
}

impl Server {
    /// A server of these games.
    pub fn new(config: Config, store: Arc<dyn Store>, games: Vec<&'static Listing>) -> Arc<Server> {
        Server::with_script(config, store, games, Script::default())
    }

    /// For tests only: a server whose luck is scripted.
    pub fn with_script(
        config: Config,
        store: Arc<dyn Store>,
        games: Vec<&'static Listing>,
        script: Script,
    ) -> Arc<Server> {
        let bots = Bots::new(config.bot_pause, script.bots);
        let (metrics, named_draws, grace) = (Metrics::new(), script.draws, config.grace);
        let services = Services { store, bots, metrics, games, named_draws, grace };
        let services = Arc::new(services);
        Arc::new(Server {
            hub: Hub::new(services.clone()),
            services,
            hints: Hints::new(),
            limits: Limits::new(config.no_limits),
            config,
            people: Known::default(),
            sockets: Mutex::default(),
            next_socket: AtomicU64::new(1),
            stopping: watch::Sender::new(false),
        })
    }

    /// Unloads tables that nobody has used for so long. Bots keep what they have thought as long as somebody watches.
    /// Returns how many stay loaded.
    pub fn unload_idle(&self, idle: Duration) -> usize {
        self.hub.put_to_sleep(idle)
    }

    /// A browser has connected; gives the number of its socket.
    pub(crate) fn connected(&self, person: Option<PersonId>, outbox: Outbox) -> u64 {
        let number = self.next_socket.fetch_add(1, Ordering::Relaxed);
        self.all_sockets().insert(number, (person, outbox));
        number
    }

    /// A browser has gone.
    pub(crate) fn disconnected(&self, socket: u64) {
        self.all_sockets().remove(&socket);
    }

    /// How many browsers are connected.
    pub(crate) fn sockets(&self) -> usize {
        self.all_sockets().len()
    }

    /// Closes all sockets of a person. Devices that are still allowed reconnect.
    pub(crate) fn shut_out(&self, person: PersonId) {
        let close = Letter::Close(close_code::POLICY, "a device was shut out; come again");
        for (_, outbox) in self.all_sockets().values().filter(|(whose, _)| *whose == Some(person)) {
            outbox.post(close.clone());
        }
    }

    /// Tells all connections that the server stops.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
        for (_, outbox) in self.all_sockets().values() {
            outbox.post(Letter::Close(close_code::RESTART, "the server stops"));
        }
    }

    /// Becomes true when the server is to stop.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    fn all_sockets(&self) -> MutexGuard<'_, HashMap<u64, (Option<PersonId>, Outbox)>> {
        lock(&self.sockets)
    }
}

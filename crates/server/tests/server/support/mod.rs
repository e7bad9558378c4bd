//! A server of its own for every test: real sockets, a real file, a free port.

pub(crate) mod raw;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::{Browser, Socket};
use hyper::Method;
use protocol::{Moves, TableInfo, Tell};
use registry::{Listing, Seat};
use serde_json::{Value, json};
use server::store::{Sqlite, Store};
use server::{Config, Listening, Script, Server};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How long anything may take before a test gives up. It only ends a test that hangs, so it is long enough for a machine
/// that is busy with something else.
pub(crate) const ANSWER_TIMEOUT: Duration = Duration::from_secs(600);

/// A running server.
pub(crate) struct Running {
    pub(crate) url: String,
    pub(crate) directory: TempDir,
    server: Option<Arc<Server>>,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<anyhow::Result<()>>>,
    games: Vec<&'static Listing>,
    config: Config,
    around: Box<dyn Fn(Sqlite) -> Arc<dyn Store> + Send + Sync>,
    draws: Draws,
    seeds: Seeds,
}

/// Draws that are named, by table.
type Draws = Arc<Mutex<HashMap<String, Vec<String>>>>;

/// How bots think, by table: the iterations, and the seeds by decision and seat.
type Seeds = Arc<Mutex<HashMap<String, (u64, HashMap<(u32, Seat), u64>)>>>;

/// What tests run with unless they say otherwise: bots that answer at once, no limits.
pub(crate) fn quick() -> Config {
    // On a busy machine a test may leave a connection alone for longer than a server would wait.
    let silence = Duration::from_secs(600);
    let (bot_pause, grace) = (Some(Duration::ZERO), Duration::ZERO);
    Config { port: 0, no_limits: true, bot_pause, silence, heartbeat: silence, grace, ..Config::default() }
}

impl Running {
    pub(crate) async fn new() -> Running {
        Running::with(quick(), registry::games().iter().collect()).await
    }

    pub(crate) async fn with(config: Config, games: Vec<&'static Listing>) -> Running {
        Running::on(config, games, |store| Arc::new(store)).await
    }

    /// On a store of the test's own making, around a real one.
    pub(crate) async fn on(
        config: Config,
        games: Vec<&'static Listing>,
        around: impl Fn(Sqlite) -> Arc<dyn Store> + Send + Sync + 'static,
    ) -> Running {
        let around = Box::new(around);
        let directory = tempfile::tempdir().expect("a directory");
        let config = Config { data: directory.path().join("menagerie.db"), ..config };
        let (draws, seeds) = (Draws::default(), Seeds::default());
        let (url, server, stop, task) = (String::new(), None, None, None);
        let mut running = Running { url, directory, server, stop, task, games, config, draws, seeds, around };
        running.begin().await;
        running
    }

    async fn begin(&mut self) {
        let store = (self.around)(Sqlite::open(&self.config.data).await.expect("the store opens"));
        let (draws, seeds) = (self.draws.clone(), self.seeds.clone());
        let named =
            move |table: &str, number: u64| draws.lock().expect("no panic").get(table)?.get(number as usize).cloned();
        let seeded = move |table: &str, decision: u32, seat: Seat| {
            let seeds = seeds.lock().expect("no panic");
            let (iterations, seeds) = seeds.get(table)?;
            Some((*seeds.get(&(decision, seat))?, *iterations))
        };
        let script = Script { draws: Some(Arc::new(named)), bots: Some(Arc::new(seeded)) };
        let server = Server::with_script(self.config.clone(), store, self.games.clone(), script);
        self.server = Some(server.clone());
        let listening = Listening::with(server).await.expect("it listens");
        self.url = format!("http://{}", listening.address);
        let (stop, stopped) = oneshot::channel::<()>();
        self.stop = Some(stop);
        self.task = Some(tokio::spawn(listening.run(async move { drop(stopped.await) })));
    }

    /// Unloads all tables, as the server does with those that nobody has used for a while.
    pub(crate) async fn unload_tables(&self) {
        let server = self.server.as_ref().expect("it runs");
        while server.unload_idle(Duration::ZERO) > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Stops as a host would.
    pub(crate) async fn stop(&mut self) {
        drop((self.server.take(), self.stop.take()));
        let task = self.task.take().expect("it runs");
        tokio::time::timeout(ANSWER_TIMEOUT, task).await.expect("it stops").expect("no panic").expect("no error");
    }

    /// Stops and starts again on the same file.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.begin().await;
    }

    /// Names what chance decides at a table, from the first draw on.
    pub(crate) fn name_draws(&self, table: &str, draws: Vec<String>) {
        self.draws.lock().expect("no panic").insert(table.to_owned(), draws);
    }

    /// Has the bots of a table think for so many iterations, from these seeds by decision and seat.
    pub(crate) fn seed_bots(&self, table: &str, iterations: u64, seeds: HashMap<(u32, Seat), u64>) {
        self.seeds.lock().expect("no panic").insert(table.to_owned(), (iterations, seeds));
    }

    /// Host and port.
    pub(crate) fn host(&self) -> &str {
        self.url.trim_start_matches("http://")
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser::new(&self.url).expect("an address")
    }

    pub(crate) async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        browser.arrive(name).await.expect("a new guest");
        browser
    }
}

/// A match at a table, everyone at their sockets.
pub(crate) struct Match {
    pub(crate) table: String,
    pub(crate) browsers: Vec<Browser>,
    pub(crate) sockets: Vec<Socket>,
    /// What each seat heard last.
    pub(crate) last: Vec<Moves>,
}

impl Match {
    /// People in all seats, the match begun.
    pub(crate) async fn begin(running: &Running, game: &str, seats: u8, options: &Value) -> Match {
        Match::begin_at(running, &json!({ "game": game, "seats": seats, "options": options })).await
    }

    /// The same at a table that is made like this.
    pub(crate) async fn begin_at(running: &Running, new_table: &Value) -> Match {
        let seats = new_table["seats"].as_u64().expect("seats") as usize;
        let names = ["Ada", "Léo", "Zoé", "Max", "Ida", "Tom", "Mia"];
        let mut browsers = Vec::new();
        for name in names.iter().take(seats) {
            browsers.push(running.guest(name).await);
        }
        let made = browsers[0].send(Method::POST, "/api/tables", new_table).await.expect("an answer");
        let table = made.good().expect("a table")["id"].as_str().expect("an id").to_owned();
        let mut sockets = Vec::new();
        for (seat, browser) in (0..).zip(&mut browsers) {
            browser.sit(&table, seat).await.expect("a seat");
            let mut socket = browser.socket().await.expect("a socket");
            socket.watch(&table, 0).await.expect("sent");
            sockets.push(socket);
        }
        browsers[0].start(&table).await.expect("started");
        for (browser, socket) in browsers.iter().zip(&mut sockets) {
            socket.open_nonce(&table, browser.nonce(&table).expect("a nonce")).await.expect("sent");
        }
        let mut last = Vec::new();
        for socket in &mut sockets {
            last.push(next_moves(socket).await);
        }
        Match { table, browsers, sockets, last }
    }

    /// The seats that may do something, and what.
    pub(crate) fn movers(&self) -> Vec<usize> {
        (0..self.last.len()).filter(|&seat| !self.last[seat].legal.is_empty()).collect()
    }

    /// A seat plays; everyone hears of it.
    pub(crate) async fn play(&mut self, seat: usize, action: &str) {
        let decision = self.last[seat].decision;
        let key = self.sockets[seat].play(&self.table, decision, action).await.expect("sent");
        for (number, socket) in self.sockets.iter_mut().enumerate() {
            let moves = next_moves(socket).await;
            assert_eq!(moves.key.as_deref(), (number == seat).then_some(key.as_str()));
            self.last[number] = moves;
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.last[0].turn == json!("over")
    }

    /// Plays on with the first legal action each time, at most so many.
    pub(crate) async fn play_on(&mut self, most: usize) {
        for number in 0..most {
            let Some(&seat) = self.movers().first() else { return };
            let legal = &self.last[seat].legal;
            let action = legal[number * 7 % legal.len()].clone();
            self.play(seat, &action).await;
        }
    }
}

/// The next message, whatever it is.
pub(crate) async fn next(socket: &mut Socket) -> Tell {
    tokio::time::timeout(ANSWER_TIMEOUT, socket.hear()).await.expect("a message in time").expect("a message")
}

/// Ada against a bot, the match begun; what she is told first.
pub(crate) async fn against_a_bot(
    running: &Running,
    game: &str,
    level: &str,
    options: &Value,
) -> (Browser, String, Socket, Moves) {
    let mut ada = running.guest("Ada").await;
    let table = ada.make_table(game, 2, options).await.expect("a table");
    ada.sit(&table, 0).await.expect("a seat");
    ada.seat_bot(&table, 1, level).await.expect("a bot");
    let mut socket = ada.socket().await.expect("a socket");
    socket.watch(&table, 0).await.expect("sent");
    ada.start(&table).await.expect("started");
    socket.open_nonce(&table, ada.nonce(&table).expect("a nonce")).await.expect("sent");
    let moves = next_moves(&mut socket).await;
    (ada, table, socket, moves)
}

/// Waits until it is her turn again, or the match is over.
pub(crate) async fn her_turn(socket: &mut Socket, mut moves: Moves) -> Moves {
    while moves.legal.is_empty() && moves.turn != json!("over") {
        moves = next_moves(socket).await;
    }
    moves
}

/// The next thing that happened in a match.
pub(crate) async fn next_moves(socket: &mut Socket) -> Moves {
    loop {
        match next(socket).await {
            Tell::Moves(moves) => return moves,
            Tell::Refused { error, .. } => panic!("refused: {error:?}"),
            Tell::Hello { .. } | Tell::Table { .. } | Tell::Done { .. } | Tell::Gone { .. } | Tell::Pong {} => {}
        }
    }
}

/// How the table stands, once it stands like this.
pub(crate) async fn table_when(socket: &mut Socket, like_this: impl Fn(&TableInfo) -> bool) -> TableInfo {
    loop {
        match next(socket).await {
            Tell::Table { table } if like_this(&table) => return table,
            Tell::Refused { error, .. } => panic!("refused: {error:?}"),
            Tell::Table { .. }
            | Tell::Hello { .. }
            | Tell::Moves(_)
            | Tell::Done { .. }
            | Tell::Gone { .. }
            | Tell::Pong {} => {}
        }
    }
}

/// The code of the next refusal.
pub(crate) async fn refusal(socket: &mut Socket) -> String {
    loop {
        if let Tell::Refused { error, .. } = next(socket).await {
            return error.code;
        }
    }
}

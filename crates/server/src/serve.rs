//! Running the server: listening, and stopping without losing anything.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use axum::Router;
use axum::extract::ConnectInfo;
use axum::middleware;
use axum::response::IntoResponse as _;
use axum::routing::get;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tower::ServiceExt as _;
use tower_http::catch_panic::CatchPanicLayer;

use crate::clock;
use crate::fault::Fault;
use crate::server::{Config, Server};
use crate::store::Sqlite;
use crate::{api, guard, hub, page, socket};

/// How long open connections may take to finish when the server stops.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// How long to wait when the system cannot accept another connection.
const ACCEPT_RETRY: Duration = Duration::from_millis(100);
/// How many open files to ask the system for.
const MOST_FILES: u64 = 65_536;

/// Everything the server answers.
pub fn app(server: &Arc<Server>) -> Router {
    let dynamic = api::routes()
        .route("/api/socket", get(socket::open))
        .method_not_allowed_fallback(async || Fault::no_such_method());
    dynamic
        .merge(page::routes())
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            tracing::error!("a handler failed");
            Fault::internal().into_response()
        }))
        .layer(middleware::from_fn_with_state(server.clone(), guard::guard))
        .with_state(server.clone())
}

/// A server that listens.
pub struct Listening {
    server: Arc<Server>,
    listener: TcpListener,
    /// Where it can be reached.
    pub address: SocketAddr,
}

impl Listening {
    /// Opens the data file and the port. An error says which of them failed, and why.
    pub async fn open(config: Config) -> Result<Listening> {
        let store = Sqlite::open(&config.data).await?;
        let games = registry::games().iter().collect();
        Listening::with(Server::new(config, Arc::new(store), games)).await
    }

    /// Listens for a server that is set up already.
    pub async fn with(server: Arc<Server>) -> Result<Listening> {
        // Every connection is an open file. If the system grants fewer, later connections are refused.
        let _ = rlimit::increase_nofile_limit(MOST_FILES);
        let wanted = SocketAddr::new(server.config.listen, server.config.port);
        let listener = match TcpListener::bind(wanted).await {
            Ok(listener) => listener,
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                bail!("port {} is in use by another program; choose one with --port", wanted.port())
            }
            Err(error) => return Err(error).with_context(|| format!("cannot listen on {wanted}")),
        };
        let address = listener.local_addr()?;
        Ok(Listening { server, listener, address })
    }

    /// Serves until `stop` completes, then lets running requests finish.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<()> {
        let Listening { server, listener, address } = self;
        archive_unused(&server).await;
        tracing::info!(%address, "listening");
        let rounds = tokio::spawn(put_tables_to_sleep(server.clone()));
        let app = app(&server);
        // Every connection holds a sender: when the last is dropped, `recv` returns.
        let (open, mut all_gone) = mpsc::channel::<()>(1);
        tokio::pin!(stop);
        loop {
            tokio::select! {
                accepted = listener.accept() => match accepted {
                    Ok((stream, peer)) => converse(stream, peer, app.clone(), &server, open.clone()),
                    Err(error) => {
                        // Usually out of files: new connections wait until another closes.
                        tracing::error!(%error, "a connection cannot be accepted");
                        tokio::time::sleep(ACCEPT_RETRY).await;
                    }
                },
                () = &mut stop => break,
            }
        }
        drop((listener, open));
        server.stop();
        // A request that never finishes must not keep the server from stopping.
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, all_gone.recv()).await.is_err() {
            tracing::warn!("some requests did not finish in time");
        }
        for _ in 0..SHUTDOWN_TIMEOUT.as_millis() / 20 {
            if server.sockets() == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        rounds.abort();
        server.services.store.close().await;
        tracing::info!("stopped");
        Ok(())
    }
}

/// Serves one connection, in a task of its own.
fn converse(stream: TcpStream, peer: SocketAddr, app: Router, server: &Server, open: mpsc::Sender<()>) {
    // A move is one small packet and must not wait for another.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::warn!(%error, "a connection will be slow");
    }
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        app.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(server.config.silence)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut stopping = server.stopping();
    tokio::spawn(async move {
        tokio::pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            () = async { drop(stopping.wait_for(|stop| *stop).await) } => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        // A client may disconnect at any time.
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection broke off");
        }
        drop(open);
    });
}

/// Completes on SIGINT or SIGTERM.
pub async fn asked_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

/// How many rounds there are between two looks for tables that nobody uses: an hour.
const ARCHIVE_EVERY: u64 = 360;

async fn put_tables_to_sleep(server: Arc<Server>) {
    let mut rounds = tokio::time::interval(hub::SWEEP_INTERVAL);
    for round in 1_u64.. {
        rounds.tick().await;
        server.unload_idle(hub::IDLE_TIMEOUT);
        if round.is_multiple_of(ARCHIVE_EVERY) {
            archive_unused(&server).await;
        }
    }
}

/// Takes tables that nobody has used for days out of the lists.
async fn archive_unused(server: &Server) {
    let days = u64::try_from(server.config.archive_after.as_millis()).unwrap_or(u64::MAX);
    match server.services.store.archive(clock::now().saturating_sub(days)).await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "tables that nobody uses are archived"),
        // They stay in the lists until the next look.
        Err(error) => tracing::warn!(%error, "unused tables cannot be archived"),
    }
}

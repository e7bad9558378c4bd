//! Running the server: listening, and stopping without losing anything.

use std::future::IntoFuture as _;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use axum::Router;
use axum::middleware;
use axum::response::IntoResponse as _;
use axum::routing::get;
use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;

use crate::fault::Fault;
use crate::server::{Config, Server};
use crate::store::Sqlite;
use crate::{api, guard, hub, page, socket};

/// How long connections get to end by themselves when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);
/// How many files and sockets we would like to have open.
const FILES: u64 = 65_536;

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
        .layer(middleware::from_fn_with_state(server.clone(), guard::same_origin))
        .layer(middleware::from_fn_with_state(server.clone(), guard::speak))
        .layer(middleware::from_fn(guard::secure_headers))
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
    /// Opens the data and the port. An error says which of them could not be had, and why.
    pub async fn open(config: Config) -> Result<Listening> {
        let store = Sqlite::open(&config.data).await?;
        let games = registry::games().iter().collect();
        Listening::with(Server::new(config, Arc::new(store), games)).await
    }

    /// Listens for a server that is set up already.
    pub async fn with(server: Arc<Server>) -> Result<Listening> {
        // Every browser is an open file. What the system does not give, later connections miss.
        let _ = rlimit::increase_nofile_limit(FILES);
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

    /// Serves until `stop` comes true, then lets everything that was begun come to its end.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<()> {
        let Listening { server, listener, address } = self;
        tracing::info!(%address, "listening");
        let rounds = tokio::spawn(put_tables_to_sleep(server.clone()));
        let service = app(&server).into_make_service_with_connect_info::<SocketAddr>();
        let stopper = server.clone();
        let mut stopped = server.stopping();
        let listener = listener.tap_io(|stream| {
            // A move is one small packet and must not wait for another.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::warn!(%error, "a connection will be slow");
            }
        });
        let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
            stop.await;
            stopper.stop();
        });
        tokio::select! {
            served = serving.into_future() => served?,
            // A request that does not come to an end must not keep the server.
            () = async {
                let _ = stopped.wait_for(|stop| *stop).await;
                tokio::time::sleep(FAREWELL).await;
            } => {}
        }
        for _ in 0..FAREWELL.as_millis() / 20 {
            if server.sockets() == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        rounds.abort();
        server.store.close().await;
        tracing::info!("stopped");
        Ok(())
    }
}

/// Comes true when whoever runs the server wants it to stop.
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

async fn put_tables_to_sleep(server: Arc<Server>) {
    let mut rounds = tokio::time::interval(hub::ROUND);
    loop {
        rounds.tick().await;
        server.hub.put_to_sleep();
    }
}

//! HTTP endpoints. Handlers parse the request, call the table or the store, and respond.

mod body;
mod explore;
mod matches;
mod me;
mod tables;

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::{delete, get, post, put};
use axum::{Json, Router};
use serde_json::{Value, json};
use utoipa::OpenApi;

use crate::caller::Caller;
use crate::fault::{Answer, Fault};
use crate::server::Server;

pub(crate) use body::{Asked, At, Body};

/// Everything below `/api`, and what hosts ask.
pub(crate) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/openapi.json", get(openapi))
        .route("/api/me", get(me::show).post(me::arrive).patch(me::rename))
        .route("/api/me/links", post(me::make_link))
        .route("/api/me/claim", post(me::claim))
        .route("/api/me/passes/{id}", delete(me::withdraw))
        .route("/api/me/tables", get(me::tables))
        .route("/api/tables", get(tables::lobby).post(tables::make))
        .route("/api/tables/{id}", get(tables::show).delete(tables::remove))
        .route("/api/tables/{id}/seats/{seat}", put(tables::seat).delete(tables::free))
        .route("/api/tables/{id}/start", post(tables::start))
        .route("/api/tables/{id}/end", put(tables::end))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/board", get(tables::board))
        .route("/api/tables/{id}/moments", get(matches::moments))
        .route("/api/tables/{id}/outlook", get(matches::outlook))
        .route("/api/tables/{id}/hint", post(matches::hint))
        .route("/api/explore", post(explore::explore))
        .route("/api/{*rest}", axum::routing::any(nothing_here))
        .route("/health", get(|| async { "ok\n" }))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
}

/// Does something to the end, even if whoever asked goes away meanwhile.
async fn to_the_end<T: Send + 'static>(work: impl Future<Output = Answer<T>> + Send + 'static) -> Answer<T> {
    tokio::spawn(work).await.unwrap_or_else(|failed| {
        tracing::error!(%failed, "a request failed");
        Err(Fault::internal())
    })
}

async fn nothing_here(_: Caller) -> Fault {
    Fault::no_such_page()
}

/// The games, as `menagerie games --json` lists them.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Value)))]
async fn games(State(server): State<Arc<Server>>, _: Caller) -> Json<Value> {
    Json(json!(server.services.games))
}

/// Whether moves can be stored now.
async fn ready(State(server): State<Arc<Server>>, _: Caller) -> Result<&'static str, (StatusCode, String)> {
    match server.services.store.check().await {
        Ok(()) => Ok("ready\n"),
        Err(error) => Err((StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n"))),
    }
}

async fn metrics(State(server): State<Arc<Server>>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    (
        [(header::CONTENT_TYPE, kind)],
        server.services.metrics.text(server.sockets(), server.hub.awake(), server.services.bots.resting_bytes()),
    )
}

async fn openapi(_: Caller) -> Json<utoipa::openapi::OpenApi> {
    Json(document())
}

/// The description of everything here in the format of OpenAPI.
pub(crate) fn document() -> utoipa::openapi::OpenApi {
    Described::openapi()
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Menagerie",
        description = "The tables of a Menagerie server. What happens at them travels over the socket."
    ),
    paths(
        games,
        me::show,
        me::arrive,
        me::rename,
        me::make_link,
        me::claim,
        me::withdraw,
        me::tables,
        tables::lobby,
        tables::make,
        tables::show,
        tables::remove,
        tables::seat,
        tables::free,
        tables::start,
        tables::end,
        tables::rematch,
        tables::record,
        tables::board,
        matches::moments,
        matches::outlook,
        matches::hint,
        explore::explore
    ),
    components(schemas(protocol::Failure, protocol::Refusal))
)]
struct Described;

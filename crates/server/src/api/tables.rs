//! Tables as resources: create, read, seats, start.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use protocol::{Ending, MadeTable, NewTable, Sitting, TableInfo, TableList};
use registry::{Listing, Record, Seat, Viewer};
use serde::Deserialize;
use serde_json::json;

use super::{Asked, At, Body, to_the_end};
use crate::caller::Caller;
use crate::clock;
use crate::desk::Desk;
use crate::fault::{Answer, Fault};
use crate::limits;
use crate::seating::Seating;
use crate::server::Server;
use crate::speech;
use crate::store::{Lobby, Person, PersonId, Status, TableId, TableRow, Waiting};
use crate::table::{Made, Table};
use crate::tell;
use crate::tokens::random;
use crate::watchers::Watchers;

/// How many tables a page of a list has.
pub(super) const PAGE: u32 = 50;

/// Which tables of the lobby to list.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// `open`, `opening`, `running` or `over`; all of them if left out.
    status: Option<String>,
    /// Only of this game.
    game: Option<String>,
    /// Go on after a page: the `before` of its answer.
    before: Option<i64>,
}

/// Public tables, newest first.
#[utoipa::path(get, path = "/api/tables", params(Which), responses((status = 200, body = TableList)))]
pub(super) async fn lobby(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Asked(which): Asked<Which>,
) -> Answer<Json<TableList>> {
    let status = match which.status.as_deref() {
        Some(name) => {
            let known = Status::ALL.into_iter().find(|status| status.name() == name);
            Some(known.ok_or_else(|| Fault::malformed("status"))?)
        }
        None => None,
    };
    let rows =
        server.services.store.lobby(&Lobby { status, game: which.game, before: which.before, limit: PAGE }).await?;
    let before = (rows.len() == PAGE as usize).then(|| rows.last().map(|row| row.number)).flatten();
    let person = caller.person.map(|person| person.id);
    Ok(Json(TableList { tables: infos(&server, &rows, person).await?, before }))
}

/// A new table. Whoever makes it is its host and may sit down like anyone.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 201, body = MadeTable), (status = 422)))]
pub(super) async fn make(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Answer<(StatusCode, Json<MadeTable>)> {
    let host = caller.person()?.id;
    let listing = server.services.game(&new.game)?;
    let options = new.options.unwrap_or_else(|| json!({}));
    let seating = Seating::new(options, listing.facts().rules_version, new.seats, new.absent_after);
    let id = to_the_end(create(server, listing, host, seating, new.public.unwrap_or(false))).await?;
    Ok((StatusCode::CREATED, Json(MadeTable { id: id.to_string() })))
}

/// How a table stands.
#[utoipa::path(get, path = "/api/tables/{id}", responses((status = 200, body = TableInfo), (status = 404)))]
pub(super) async fn show(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At(id): At<String>,
) -> Answer<Json<TableInfo>> {
    let desk = desk(&server, &id).await?;
    let person = caller.person.map(|person| person.id);
    to_the_end(async move { desk.look(|table, desk| Json(info(table, person, desk))).await }).await
}

/// Deletes a table before its match: its host may. Whoever is there is told.
#[utoipa::path(delete, path = "/api/tables/{id}", responses((status = 204), (status = 403), (status = 409)))]
pub(super) async fn remove(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At(id): At<String>,
) -> Answer<StatusCode> {
    let person = caller.person()?.id;
    let desk = desk(&server, &id).await?;
    to_the_end(async move {
        desk.delete(person).await?;
        server.hub.remove(&desk.id);
        Ok(())
    })
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sits down, or puts a bot into a seat. During a match a bot plays for somebody who is away, until they are back.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", request_body = Sitting, responses((status = 200, body = TableInfo), (status = 409)))]
pub(super) async fn seat(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At((id, seat)): At<(String, u8)>,
    Body(sitting): Body<Sitting>,
) -> Answer<Json<TableInfo>> {
    let person = caller.person()?.clone();
    change(server, &id, person, move |table, person, watchers, viewers| match &sitting {
        Sitting::Me(commitment) => table.sit(Seat(seat), person, commitment),
        Sitting::Bot(level) if table.row.status == Status::Running => {
            table.let_bot_play(person.id, Seat(seat), level, watchers, viewers)
        }
        Sitting::Bot(level) => table.put_bot(Seat(seat), level, person.id),
    })
    .await
}

/// Frees a seat: one's own, or any as the host. Once the match is on, one gives up over the socket instead.
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{seat}", responses((status = 200, body = TableInfo), (status = 409)))]
pub(super) async fn free(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At((id, seat)): At<(String, u8)>,
) -> Answer<Json<TableInfo>> {
    let person = caller.person()?.clone();
    change(server, &id, person, move |table, person, _, _| table.free(Seat(seat), person.id)).await
}

/// Agrees to end the match without a result because somebody is away, or takes that back. It ends when everyone who is
/// present agrees.
#[utoipa::path(put, path = "/api/tables/{id}/end", request_body = Ending, responses((status = 200, body = TableInfo), (status = 409)))]
pub(super) async fn end(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At(id): At<String>,
    Body(Ending { agree }): Body<Ending>,
) -> Answer<Json<TableInfo>> {
    let person = caller.person()?.clone();
    change(server, &id, person, move |table, person, watchers, _| table.agree_to_end(person.id, agree, watchers)).await
}

/// Begins: commitments are fixed, and everyone's browser opens its nonce.
#[utoipa::path(post, path = "/api/tables/{id}/start", responses((status = 200, body = TableInfo), (status = 409)))]
pub(super) async fn start(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At(id): At<String>,
) -> Answer<Json<TableInfo>> {
    let person = caller.person()?.id;
    let desk = desk(&server, &id).await?;
    to_the_end(async move {
        let started = desk.change(|table, viewers| {
            let made = table.start(person, viewers)?;
            Ok((made, info(table, Some(person), &desk)))
        });
        let started = started.await?;
        if let Some(until) = started.opening_until {
            // The table may be unloaded by then: loading it cancels the start.
            let desk = Arc::downgrade(&desk);
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(until.saturating_sub(clock::now()) + 20)).await;
                if let Some(desk) = desk.upgrade() {
                    desk.call_off_if_late().await;
                }
            });
        }
        Ok(Json(started))
    })
    .await
}

/// The table of the rematch: the same game, everybody one seat on. The first to ask makes it.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", responses((status = 200, body = MadeTable), (status = 409)))]
pub(super) async fn rematch(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At(id): At<String>,
) -> Answer<Json<MadeTable>> {
    let person = caller.person()?.id;
    let desk = desk(&server, &id).await?;
    to_the_end(async move {
        let wanted = desk.look(|table, _| {
            if table.seating.seat_of(person).is_none() {
                return Err(Fault::not_seated());
            }
            if table.row.status != Status::Over {
                return Err(Fault::not_over());
            }
            Ok((table.seating.rematch.clone(), table.seating.for_rematch(), table.row.game.clone(), table.row.public))
        });
        let (known, seating, game, public) = wanted.await??;
        // Its host may have deleted it.
        if let Some(id) = &known
            && exists(&server, id).await?
        {
            return Ok(Json(MadeTable { id: id.clone() }));
        }
        let next = create(server.clone(), server.services.game(&game)?, person, seating, public).await?;
        // Of two who ask at the same moment, the second gets the first one's table.
        let kept = desk.change(|table, _| match table.seating.rematch.clone() {
            Some(id) if Some(&id) != known.as_ref() => Ok((Made::default(), id)),
            _ => Ok((table.keep_rematch(&next), next.to_string())),
        });
        Ok(Json(MadeTable { id: kept.await? }))
    })
    .await
}

/// The record, as far as whoever is asking may read it. A finished one has the proof of its luck.
#[utoipa::path(get, path = "/api/tables/{id}/record", responses((status = 200, body = serde_json::Value), (status = 404)))]
pub(super) async fn record(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At(id): At<String>,
) -> Answer<Json<Record>> {
    let desk = desk(&server, &id).await?;
    let person = caller.person.map(|person| person.id);
    to_the_end(async move { desk.look(|table, _| Json(table.record(table.viewer(person)))).await }).await
}

/// In which words the board is drawn.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Drawn {
    /// `en`, `fr` or `de`; otherwise what the browser prefers.
    lang: Option<String>,
    /// Sentences instead of a drawing.
    #[serde(default)]
    plain: bool,
}

/// What whoever is asking sees of the match, as text.
#[utoipa::path(get, path = "/api/tables/{id}/board", params(Drawn), responses((status = 200, body = String)))]
pub(super) async fn board(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At(id): At<String>,
    Asked(drawn): Asked<Drawn>,
    headers: HeaderMap,
) -> Answer<impl IntoResponse> {
    let asked = drawn.lang.as_deref().and_then(|lang| lang.parse().ok());
    let language = asked.unwrap_or_else(|| speech::language_of(&headers));
    let desk = desk(&server, &id).await?;
    let person = caller.person.map(|person| person.id);
    let text = to_the_end(async move {
        let draw = |table: &Table, _: &Desk| {
            let names = table.names(language, person);
            let (viewer, words) = (table.viewer(person), speech::lexicon(language));
            match drawn.plain {
                true => table.game.describe_board(viewer, &names, words),
                false => table.game.draw_board(viewer, &names, words),
            }
        };
        desk.look(draw).await
    });
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text.await?))
}

/// Summaries of tables that may be unloaded. A list needs no match: the rows contain everything. `waiting` says whose
/// turn it is.
pub(super) async fn infos(server: &Arc<Server>, rows: &[TableRow], person: Option<PersonId>) -> Answer<Vec<TableInfo>> {
    let running: Vec<i64> = rows.iter().filter(|row| row.status == Status::Running).map(|row| row.number).collect();
    let waiting = server.services.store.waiting(&running).await?;
    let one = |row: &TableRow| {
        server.services.game(&row.game).ok()?;
        let seating = serde_json::from_str(&row.document).inspect_err(|why| {
            tracing::error!(table = row.number, %why, "a stored table cannot be listed");
        });
        let mut info = tell::listed(row, &seating.ok()?, person);
        if let Some(Waiting { seats, since }) = waiting.get(&row.number) {
            info.waiting_for = serde_json::from_str(seats).unwrap_or_default();
            info.waiting_since = (!info.waiting_for.is_empty()).then_some(*since);
        }
        Some(info)
    };
    Ok(rows.iter().filter_map(one).collect())
}

async fn create(
    server: Arc<Server>,
    listing: &'static Listing,
    host: PersonId,
    seating: Seating,
    public: bool,
) -> Answer<TableId> {
    server.limits.new_table(host)?;
    if !server.limits.are_lifted() && server.services.store.unfinished_by(host).await? >= limits::TABLES {
        return Err(Fault::too_many_tables(limits::TABLES));
    }
    let id = TableId::of_bytes(random()?);
    let mut table = Table::new(listing, id.clone(), random()?, host, seating, public)?;
    table.named_draws.clone_from(&server.services.named_draws);
    table.row.number = server.services.store.create(&table.row).await?;
    server.hub.welcome(table);
    Ok(id)
}

async fn change(
    server: Arc<Server>,
    id: &str,
    person: Person,
    change: impl FnOnce(&mut Table, &Person, &Watchers, &[Viewer]) -> Answer<Made> + Send + 'static,
) -> Answer<Json<TableInfo>> {
    let desk = desk(&server, id).await?;
    to_the_end(async move {
        let changed = desk.change(|table, viewers| {
            let made = change(table, &person, &desk.watchers, viewers)?;
            Ok((made, info(table, Some(person.id), &desk)))
        });
        Ok(Json(changed.await?))
    })
    .await
}

fn info(table: &Table, person: Option<PersonId>, desk: &Desk) -> TableInfo {
    tell::info(table, person, &desk.watchers, &desk.watchers.spectators(table))
}

async fn exists(server: &Arc<Server>, id: &str) -> Answer<bool> {
    match desk(server, id).await {
        Ok(_) => Ok(true),
        Err(fault) if fault == Fault::no_such_table() => Ok(false),
        Err(fault) => Err(fault),
    }
}

pub(super) async fn desk(server: &Server, id: &str) -> Answer<Arc<Desk>> {
    let id = id.parse().map_err(|_| Fault::no_such_table())?;
    server.hub.desk(&id).await
}

//! The current user and their sessions.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{Claim, Me, Naming, NewLink, PassInfo, TableList};

use super::{At, Body, tables, to_the_end};
use crate::caller::Caller;
use crate::clock;
use crate::fault::{Answer, Fault};
use crate::limits;
use crate::names;
use crate::server::Server;
use crate::store::{Pass, PassRow, Person};
use crate::tokens;

/// Who the server thinks is asking.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = 401)))]
pub(super) async fn show(State(server): State<Arc<Server>>, caller: Caller) -> Answer<Json<Me>> {
    let person = caller.person()?;
    let passes = server.services.store.passes(person.id).await?;
    let info = |row: &PassRow| PassInfo {
        id: row.id,
        kind: match row.pass {
            Pass::Device => "device".to_owned(),
            Pass::Link => "link".to_owned(),
        },
        created: row.created,
        this: caller.device == Some(row.hash),
    };
    Ok(Json(Me { name: person.name.clone(), passes: passes.iter().map(info).collect() }))
}

/// A new guest. The answer sets the cookie by which the browser is known from then on.
#[utoipa::path(post, path = "/api/me", request_body = Naming, responses((status = 201, body = Me)))]
pub(super) async fn arrive(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Body(naming): Body<Naming>,
) -> Answer<Response> {
    if caller.person.is_some() {
        return Ok(rename(State(server), caller, Body(naming)).await?.into_response());
    }
    server.limits.arrival(caller.address)?;
    let name = names::tidy(&naming.name)?;
    let (token, hash) = tokens::new_token()?;
    let me = Me { name: name.clone(), passes: Vec::new() };
    to_the_end(async move { Ok(server.services.store.add_person(&name, &hash, clock::now()).await?) }).await?;
    let cookie = tokens::set_cookie(&token, caller.secure);
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], Json(me)).into_response())
}

/// Another name, at tables taken from now on.
#[utoipa::path(patch, path = "/api/me", request_body = Naming, responses((status = 200, body = Me)))]
pub(super) async fn rename(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Body(naming): Body<Naming>,
) -> Answer<Json<Me>> {
    let person = caller.person()?.id;
    let name = names::tidy(&naming.name)?;
    let (renaming, new_name) = (server.clone(), name.clone());
    to_the_end(async move {
        renaming.services.store.rename(person, &new_name).await?;
        renaming.people.forget(person);
        Ok(())
    })
    .await?;
    let caller = Caller { person: Some(Person { id: person, name }), ..caller };
    show(State(server), caller).await
}

/// A private code by which another browser becomes this person's.
#[utoipa::path(post, path = "/api/me/links", responses((status = 201, body = NewLink)))]
pub(super) async fn make_link(
    State(server): State<Arc<Server>>,
    caller: Caller,
) -> Answer<(StatusCode, Json<NewLink>)> {
    let person = caller.person()?.id;
    has_room_for_a_pass(&server, person).await?;
    let (code, hash) = tokens::new_code()?;
    to_the_end(async move { Ok(server.services.store.add_pass(person, Pass::Link, &hash, clock::now()).await?) })
        .await?;
    Ok((StatusCode::CREATED, Json(NewLink { code })))
}

/// Makes this browser one of the person whose code it is. The code works until it is withdrawn.
#[utoipa::path(post, path = "/api/me/claim", request_body = Claim, responses((status = 200, body = Me), (status = 404)))]
pub(super) async fn claim(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Body(claim): Body<Claim>,
) -> Answer<Response> {
    server.limits.arrival(caller.address)?;
    let hash = tokens::hash_of_code(&claim.code).ok_or_else(Fault::bad_code)?;
    let person = server.services.store.person_by(Pass::Link, &hash).await?.ok_or_else(Fault::bad_code)?;
    has_room_for_a_pass(&server, person.id).await?;
    let (token, hash) = tokens::new_token()?;
    let (store, id) = (server.services.store.clone(), person.id);
    to_the_end(async move { Ok(store.add_pass(id, Pass::Device, &hash, clock::now()).await?) }).await?;
    let cookie = tokens::set_cookie(&token, caller.secure);
    let caller = Caller { person: Some(person), device: Some(hash), ..caller };
    let me = show(State(server), caller).await?;
    Ok(([(header::SET_COOKIE, cookie)], me).into_response())
}

/// Withdraws a link, or shuts a browser out: this one too.
#[utoipa::path(delete, path = "/api/me/passes/{id}", responses((status = 204), (status = 404)))]
pub(super) async fn withdraw(State(server): State<Arc<Server>>, caller: Caller, At(id): At<i64>) -> Answer<Response> {
    let person = caller.person()?.id;
    let passes = server.services.store.passes(person).await?;
    let own = passes.iter().any(|row| row.id == id && caller.device == Some(row.hash));
    // All of it, whether or not somebody waits for the answer: a device that is withdrawn and remembered is not shut out.
    to_the_end(async move {
        if !server.services.store.withdraw(person, id).await? {
            return Err(Fault::no_such_pass());
        }
        server.people.forget(person);
        server.shut_out(person);
        Ok(())
    })
    .await?;
    if own {
        return Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, tokens::clear_cookie())]).into_response());
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// The tables this person sits at or made, newest first.
#[utoipa::path(get, path = "/api/me/tables", responses((status = 200, body = TableList)))]
pub(super) async fn tables(State(server): State<Arc<Server>>, caller: Caller) -> Answer<Json<TableList>> {
    let person = caller.person()?.id;
    let rows = server.services.store.tables_of(person, tables::PAGE).await?;
    Ok(Json(TableList { tables: tables::infos(&server, &rows, Some(person)).await?, before: None }))
}

async fn has_room_for_a_pass(server: &Server, person: crate::store::PersonId) -> Answer<()> {
    let passes = server.services.store.passes(person).await?;
    if passes.len() >= limits::PASSES as usize { Err(Fault::too_many_passes(limits::PASSES)) } else { Ok(()) }
}

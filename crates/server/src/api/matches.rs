//! Read access to a match: history, previews and hints.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{Hint, HintWanted, Moment, Moments, Outlook};
use registry::{AnyMoment, AnyOutlook, QuickLuck};
use serde::Deserialize;
use serde_json::json;

use super::{Asked, At, Body, tables, to_the_end};
use crate::caller::Caller;
use crate::fault::{Answer, Fault};
use crate::hints;
use crate::server::Server;

/// The most moments of one answer.
const MOST: u32 = 64;

/// Which moments of a match to show, and as whom.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Pages {
    /// The number of the entry to begin after; 0, before the first, if left out.
    #[serde(default)]
    from: u32,
    /// How many; 64 at most, and if left out.
    count: Option<u32>,
    /// As this seat saw it: one's own, or any once the match is over.
    seat: Option<u8>,
}

/// What whoever is asking saw of the match right after each entry.
#[utoipa::path(get, path = "/api/tables/{id}/moments", params(Pages), responses((status = 200, body = Moments), (status = 403)))]
pub(super) async fn moments(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At(id): At<String>,
    Asked(pages): Asked<Pages>,
) -> Answer<Json<Moments>> {
    let desk = tables::desk(&server, &id).await?;
    let person = caller.person.map(|person| person.id);
    to_the_end(async move {
        let seen = desk.look(|table, _| {
            let viewer = table.viewer_as(person, pages.seat)?;
            Ok::<_, Fault>(table.game.moments(pages.from, pages.count.map_or(MOST, |count| count.min(MOST)), viewer))
        });
        Ok(Json(Moments { moments: seen.await??.into_iter().map(worded).collect() }))
    })
    .await
}

fn worded(moment: AnyMoment) -> Moment {
    let AnyMoment { number, view, turn, phase, standing } = moment;
    let standing = standing.map(|standing| json!(standing));
    Moment { number, view: view.value(), turn: json!(turn), phase: phase.to_owned(), standing }
}

/// A choice that could be made.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct Choice {
    /// The number of the entry that opened the decision.
    decision: u32,
    /// The action in notation.
    action: String,
}

/// What would come of one's choice, as far as one can know. Nothing happens.
#[utoipa::path(get, path = "/api/tables/{id}/outlook", params(Choice), responses((status = 200, body = Outlook), (status = 409), (status = 422)))]
pub(super) async fn outlook(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At(id): At<String>,
    Asked(choice): Asked<Choice>,
) -> Answer<Json<Outlook>> {
    let person = caller.person()?.id;
    let desk = tables::desk(&server, &id).await?;
    to_the_end(async move {
        let seen = desk.look(|table, _| {
            let seat = table.decider(person, choice.decision)?;
            // The worlds that are imagined have nothing to do with the table's luck. The same question gets the same
            // answer: asking again tells nobody more.
            let mut luck = QuickLuck::new(u64::from(choice.decision), u64::from(seat.0));
            Ok::<_, Fault>(table.game.outlook(seat, &choice.action, &mut luck)?)
        });
        Ok(Json(foreseen(seen.await??)))
    })
    .await
}

fn foreseen(outlook: Option<AnyOutlook>) -> Outlook {
    match outlook {
        Some(AnyOutlook { events, view, turn, phase }) => Outlook {
            certain: true,
            events: Some(events.list()),
            view: Some(view.value()),
            turn: Some(json!(turn)),
            phase: Some(phase.to_owned()),
        },
        None => Outlook { certain: false, events: None, view: None, turn: None, phase: None },
    }
}

/// What an expert would do in one's place, in a match against bots.
#[utoipa::path(post, path = "/api/tables/{id}/hint", request_body = HintWanted, responses((status = 200, body = Hint), (status = 409), (status = 429)))]
pub(super) async fn hint(
    State(server): State<Arc<Server>>,
    caller: Caller,
    At(id): At<String>,
    Body(HintWanted { decision }): Body<HintWanted>,
) -> Answer<Json<Hint>> {
    let person = caller.person()?.id;
    let desk = tables::desk(&server, &id).await?;
    to_the_end(async move {
        let asking = server.hints.ask(person)?;
        let asked = desk.look(|table, _| {
            table.must_be_among_bots(person)?;
            let seat = table.decider(person, decision)?;
            Ok::<_, Fault>((server.services.game(&table.row.game)?, hints::job(table.game.as_ref(), seat)?))
        });
        let (listing, job) = asked.await??;
        let hint = asking.advise(listing, job).await?;
        // They may have decided meanwhile, in this tab or another.
        let still_open = desk.look(|table, _| {
            let seat = table.decider(person, decision).ok()?;
            table.game.turn().seats().contains(seat).then_some(())
        });
        still_open.await?.ok_or_else(Fault::late)?;
        Ok(Json(hint))
    })
    .await
}

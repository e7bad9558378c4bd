//! Analysis of positions from clients, without a table. Nothing is stored, and nothing is secret.

use std::sync::Arc;

use axum::extract::State;
use protocol::{Explore, ExploreMove, Explored, Step};
use registry::{Json, Playable, QuickLuck, Seat, Turn, Viewer};
use serde_json::json;

use super::{Body, to_the_end};
use crate::bots;
use crate::caller::Caller;
use crate::fault::{Answer, Fault};
use crate::server::Server;

/// The most moves of one request.
const MOST: usize = 200;

/// Whoever brings a position knows all of it.
const ALL: [Viewer; 1] = [Viewer::Everything];

/// Plays moves from a position, and says where that leads.
#[utoipa::path(post, path = "/api/explore", request_body = Explore, responses((status = 200, body = Explored), (status = 422)))]
pub(super) async fn explore(
    State(server): State<Arc<Server>>,
    _: Caller,
    Body(explore): Body<Explore>,
) -> Answer<axum::Json<Explored>> {
    to_the_end(async move {
        let Explore { game, position, seats, options, moves } = explore;
        if moves.len() > MOST {
            return Err(Fault::too_many_moves(MOST as u32));
        }
        let listing = server.services.game(&game)?;
        let mut table = match position {
            Some(_) if seats.is_some() || options.is_some() => {
                return Err(Fault::malformed("a position says itself how many seats and which options there are"));
            }
            Some(position) => listing.load(position)?,
            None => {
                let seats = seats.unwrap_or(listing.facts().seats.0);
                listing.new_match(&options.unwrap_or_else(|| json!({})), u64::from(seats))?
            }
        };
        let mut steps = Vec::with_capacity(moves.len() + 1);
        for (at, one) in moves.iter().enumerate() {
            let events = play(table.as_mut(), one).map_err(|fault| fault.of_move(at))?;
            steps.push(step(table.as_ref(), &events));
        }
        while table.turn() == Turn::Chance {
            let (_, told) = table.draw(&mut QuickLuck::new(bots::random(), table.draws()), &ALL)?;
            steps.push(step(table.as_ref(), &told[0]));
        }
        Ok(axum::Json(found(table.as_ref(), steps)))
    })
    .await
}

fn play(table: &mut dyn Playable, one: &ExploreMove) -> Answer<Json> {
    let mut told = match one {
        ExploreMove::Play { seat, action } => table.play(Seat(*seat), action, &ALL)?,
        ExploreMove::Draw { draw } => table.settle(draw, &ALL)?,
    };
    Ok(told.remove(0))
}

/// The entry that was just made.
fn step(table: &dyn Playable, events: &Json) -> Step {
    Step { entry: json!(table.entry(table.entries(), Viewer::Everything)), events: events.list() }
}

fn found(table: &dyn Playable, steps: Vec<Step>) -> Explored {
    let mover = table.turn().seats().iter().next();
    Explored {
        steps,
        view: table.view(Viewer::Everything).value(),
        turn: json!(table.turn()),
        phase: table.phase().to_owned(),
        legal: mover.and_then(|seat| table.legal(seat).ok()).unwrap_or_default(),
        standing: json!(table.standing()),
    }
}

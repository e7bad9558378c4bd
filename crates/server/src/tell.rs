//! The messages about a table, as text for one viewer. They are put together by hand: a busy
//! server sends little else. Whatever tests hear is read back as the types of
//! [`crate::protocol`].

use registry::{Hex, Seat, Viewer};
use serde::Serialize;

use crate::protocol::{SeatInfo, TableInfo, Tell};
use crate::seating::Chair;
use crate::store::{PersonId, Status};
use crate::table::{Happened, Table};

/// Any message, where speed does not matter.
pub(crate) fn text(tell: &Tell) -> String {
    serde_json::to_string(tell).expect("messages are plain data")
}

/// What just happened, for each of the viewers it was told for.
pub(crate) fn moves(table: &Table, viewers: &[Viewer], steps: &[Happened]) -> Vec<String> {
    let views = table.game.view_texts(viewers);
    let for_one = |(place, (&viewer, view)): (usize, (&Viewer, String))| {
        let steps = steps.iter().map(|step| (step.number, step.events[place].as_str()));
        write_moves(table, viewer, &view, steps)
    };
    viewers.iter().zip(views).enumerate().map(for_one).collect()
}

/// What happened since entry `seen`, told again.
pub(crate) fn catch_up(table: &Table, viewer: Viewer, seen: u32) -> String {
    // A finished match hides nothing, but its events are told as they were.
    let told = table.game.retell(seen, viewer);
    let steps = (seen + 1..).zip(told.iter().map(String::as_str));
    write_moves(table, viewer, &table.game.view_text(viewer), steps)
}

/// The same message for whoever made the move.
pub(crate) fn with_key(moves: &str, key: &str) -> String {
    let mut text = String::with_capacity(moves.len() + key.len() + 9);
    text.push_str("{\"key\":\"");
    text.push_str(key);
    text.push_str("\",");
    text.push_str(&moves[1..]);
    text
}

fn write_moves<'a>(table: &Table, viewer: Viewer, view: &str, steps: impl Iterator<Item = (u32, &'a str)>) -> String {
    let game = &table.game;
    let mut text = String::with_capacity(view.len() + 1024);
    text.push_str("{\"is\":\"moves\",\"table\":\"");
    text.push_str(table.row.id.as_str());
    text.push_str("\",\"steps\":[");
    for (at, (number, events)) in steps.enumerate() {
        text.push_str(if at == 0 { "{\"entry\":" } else { ",{\"entry\":" });
        push(&mut text, &game.entry(number, viewer).expect("only what was entered is told"));
        text.push_str(",\"events\":");
        text.push_str(events);
        text.push('}');
    }
    text.push_str("],\"view\":");
    text.push_str(view);
    text.push_str(",\"turn\":");
    push(&mut text, &game.turn());
    text.push_str(",\"phase\":");
    push(&mut text, &game.phase());
    text.push_str(",\"decision\":");
    push(&mut text, &game.decision());
    text.push_str(",\"legal\":");
    text.push_str(&legal(table, viewer));
    if let Viewer::Seat(seat) = viewer
        && let Some(sealed) = game.sealed(seat)
    {
        text.push_str(",\"sealed\":");
        push(&mut text, &sealed);
    }
    if let Some(standing) = table.standing() {
        text.push_str(",\"standing\":");
        push(&mut text, &standing);
    }
    text.push('}');
    text
}

/// What the viewer may do now, as a JSON array.
fn legal(table: &Table, viewer: Viewer) -> String {
    let legal = match (table.row.status, viewer) {
        (Status::Running, Viewer::Seat(seat)) => table.game.legal_text(seat).ok(),
        _ => None,
    };
    legal.unwrap_or_else(|| "[]".to_owned())
}

fn push(text: &mut String, value: &impl Serialize) {
    text.push_str(&serde_json::to_string(value).expect("plain data"));
}

/// How the table stands, for a person. `here` says who is connected.
pub(crate) fn info(table: &Table, person: Option<PersonId>, here: &dyn Fn(PersonId) -> bool) -> TableInfo {
    let row = &table.row;
    let nonces_are_open = matches!(row.status, Status::Running | Status::Over);
    let seat_info = |(seat, chair): (u8, &Chair)| {
        let guest = chair.guest();
        SeatInfo {
            name: guest.map(|guest| guest.name.clone()),
            bot: table.bot(Seat(seat)),
            kept_for: chair.kept_for.as_ref().map(|guest| guest.name.clone()),
            kept_for_you: chair.kept_for.as_ref().is_some_and(|guest| Some(PersonId(guest.person)) == person),
            here: guest.is_some_and(|guest| here(PersonId(guest.person))),
            resigned: table.game.resigned(Seat(seat)),
            commitment: guest.and_then(|guest| guest.commitment.clone()),
            opened: guest.is_some_and(|guest| guest.nonce.is_some()),
            nonce: guest.and_then(|guest| guest.nonce.clone()).filter(|_| nonces_are_open),
        }
    };
    TableInfo {
        id: row.id.to_string(),
        game: row.game.clone(),
        options: table.options().clone(),
        status: row.status.name().to_owned(),
        public: row.public,
        created: row.created,
        seats: (0..).zip(&table.seating.chairs).map(seat_info).collect(),
        you: person.and_then(|person| table.seating.seat_of(person)).map(|seat| seat.0),
        host: person.is_some_and(|person| table.is_host(person)),
        commitment: Hex(registry::commit_secret(row.id.as_str(), &row.secret)).to_string(),
        opening_until: table.seating.opening_until,
        rematch: table.seating.rematch.clone(),
    }
}

//! The messages about a table, as text for one viewer. They are put together by hand: a busy
//! server sends little else. Whatever tests hear is read back as the types of
//! [`protocol`].

use registry::{Hex, Seat, Viewer, push_json, to_json};

use crate::seating::Chair;
use crate::store::{PersonId, Status};
use crate::table::{Happened, Table};
use protocol::{SeatInfo, TableInfo, Tell};

/// Any message, where speed does not matter.
pub(crate) fn text(tell: &Tell) -> String {
    to_json(tell)
}

/// What just happened, for each of the viewers it was told for; for the viewer who made the move, with its key.
pub(crate) fn moves(
    table: &Table,
    viewers: &[Viewer],
    steps: &[Happened],
    mover: Option<(Viewer, &str)>,
) -> Vec<String> {
    let begin_one = |(place, &viewer): (usize, &Viewer)| {
        let steps = steps.iter().map(|step| (step.number, step.events[place].as_str()));
        let key = mover.filter(|&(mover, _)| mover == viewer).map(|(_, key)| key);
        begin(table, viewer, key, steps)
    };
    let mut texts: Vec<String> = viewers.iter().enumerate().map(begin_one).collect();
    table.game.push_views(viewers, &mut texts);
    for (text, &viewer) in texts.iter_mut().zip(viewers) {
        end(table, viewer, text);
    }
    texts
}

/// What happened since entry `seen`, told again.
pub(crate) fn catch_up(table: &Table, viewer: Viewer, seen: u32) -> String {
    // A finished match hides nothing, but its events are told as they were.
    let told = table.game.retell(seen, viewer);
    let steps = (seen + 1..).zip(told.iter().map(String::as_str));
    let mut text = begin(table, viewer, None, steps);
    text.push_str(&table.game.view_text(viewer));
    end(table, viewer, &mut text);
    text
}

/// Where the key stands in a message for whoever made the move: at the beginning, between these.
const KEY: (&str, &str) = ("{\"key\":\"", "\",");

/// The message of whoever made the move, for somebody else who sees the same.
pub(crate) fn without_key(moves: &str, key: &str) -> String {
    let rest = &moves[KEY.0.len() + key.len() + KEY.1.len()..];
    format!("{{{rest}")
}

/// Room for a message of most games, so that it need not grow.
const ROOM: usize = 4096;

/// A message as far as the view.
fn begin<'a>(table: &Table, viewer: Viewer, key: Option<&str>, steps: impl Iterator<Item = (u32, &'a str)>) -> String {
    let mut text = String::with_capacity(ROOM);
    match key {
        Some(key) => text.extend([KEY.0, key, KEY.1]),
        None => text.push('{'),
    }
    text.extend(["\"is\":\"moves\",\"table\":\"", table.row.id.as_str(), "\",\"steps\":["]);
    for (at, (number, events)) in steps.enumerate() {
        text.push_str(if at == 0 { "{\"entry\":" } else { ",{\"entry\":" });
        push_json(&mut text, &table.game.entry(number, viewer).expect("only what was entered is told"));
        text.extend([",\"events\":", events, "}"]);
    }
    text.push_str("],\"view\":");
    text
}

/// What comes after the view.
fn end(table: &Table, viewer: Viewer, text: &mut String) {
    let game = &table.game;
    text.push_str(",\"turn\":");
    push_json(text, &game.turn());
    text.push_str(",\"phase\":");
    push_json(text, game.phase());
    text.push_str(",\"decision\":");
    push_json(text, &game.decision());
    text.push_str(",\"legal\":");
    text.push_str(&legal(table, viewer));
    if let Viewer::Seat(seat) = viewer
        && let Some(sealed) = game.sealed(seat)
    {
        text.push_str(",\"sealed\":");
        push_json(text, &sealed);
    }
    if let Some(standing) = table.standing() {
        text.push_str(",\"standing\":");
        push_json(text, &standing);
    }
    text.push('}');
}

/// What the viewer may do now, as a JSON array.
fn legal(table: &Table, viewer: Viewer) -> String {
    let legal = match (table.row.status, viewer) {
        (Status::Running, Viewer::Seat(seat)) => table.game.legal_text(seat).ok(),
        _ => None,
    };
    legal.unwrap_or_else(|| "[]".to_owned())
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

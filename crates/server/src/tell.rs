//! The messages about a table, as text for one viewer. They are put together by hand: a busy
//! server sends little else. Whatever tests hear is read back as the types of
//! [`protocol`].

use protocol::{Away, SeatInfo, TableInfo, Tell};
use registry::{Hex, Json, Seat, Viewer, push_json, to_json};

use crate::clock;
use crate::seating::{Chair, Seating};
use crate::store::{PersonId, Status, TableRow};
use crate::table::{Happened, Table};
use crate::watchers::{Spectators, Watchers};

/// Any message, where speed does not matter.
pub(crate) fn text(tell: &Tell) -> String {
    to_json(tell)
}

/// Who gets a message about moves: a viewer, by its place among those whose events were asked for. The socket that made
/// the move gets its key with it.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Addressee<'a> {
    pub(crate) viewer: Viewer,
    pub(crate) place: usize,
    pub(crate) key: Option<&'a str>,
}

/// What just happened, for each addressee.
pub(crate) fn moves(table: &Table, steps: &[Happened], addressees: &[Addressee<'_>]) -> Vec<String> {
    let viewers: Vec<Viewer> = addressees.iter().map(|addressee| addressee.viewer).collect();
    let views = table.game.views(&viewers);
    let message = |(&Addressee { viewer, place, key }, view)| {
        let steps = steps.iter().map(|step| (step.number, &step.events[place]));
        message(table, viewer, key, steps, view)
    };
    addressees.iter().zip(&views).map(message).collect()
}

/// What happened since entry `seen`, told again.
pub(crate) fn catch_up(table: &Table, viewer: Viewer, seen: u32) -> String {
    // A finished match hides nothing, but its events are told as they were.
    let told = table.game.retell(seen, viewer);
    message(table, viewer, None, (seen + 1..).zip(&told), &table.game.view(viewer))
}

/// Room for a message of most games, so that it need not grow.
const ROOM: usize = 4096;

fn message<'a>(
    table: &Table,
    viewer: Viewer,
    key: Option<&str>,
    steps: impl Iterator<Item = (u32, &'a Json)>,
    view: &Json,
) -> String {
    let game = &table.game;
    let mut text = String::with_capacity(ROOM);
    text.push('{');
    if let Some(key) = key {
        text.push_str("\"key\":");
        push_json(&mut text, key);
        text.push(',');
    }
    text.extend(["\"is\":\"moves\",\"table\":\"", table.row.id.as_str(), "\",\"steps\":["]);
    for (at, (number, events)) in steps.enumerate() {
        text.push_str(if at == 0 { "{\"entry\":" } else { ",{\"entry\":" });
        push_json(&mut text, &game.entry(number, viewer).expect("only what was entered is told"));
        text.extend([",\"events\":", events.as_str(), "}"]);
    }
    text.extend(["],\"view\":", view.as_str(), ",\"turn\":"]);
    push_json(&mut text, &table.turn());
    text.push_str(",\"phase\":");
    push_json(&mut text, game.phase());
    text.push_str(",\"decision\":");
    push_json(&mut text, &game.decision());
    text.push_str(",\"legal\":");
    push_json(&mut text, &legal(table, viewer));
    if let Viewer::Seat(seat) = viewer {
        if let Some(sealed) = game.sealed(seat) {
            text.push_str(",\"sealed\":");
            push_json(&mut text, &sealed);
        }
        text.extend([",\"undo\":\"", table.undo(seat), "\""]);
        if table.may_redo(seat) {
            text.push_str(",\"redo\":true");
        }
    }
    if let Some(standing) = table.standing() {
        text.push_str(",\"standing\":");
        push_json(&mut text, &standing);
    }
    text.push('}');
    text
}

/// What the viewer may do now: nothing once they have resigned, or while a bot plays for their seat.
fn legal(table: &Table, viewer: Viewer) -> Vec<String> {
    let plays = |seat| !table.game.resigned(seat) && table.bot(seat).is_none();
    match (table.row.status, viewer) {
        (Status::Running, Viewer::Seat(seat)) if plays(seat) => table.game.legal(seat).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// How the table stands, for a person. The watchers say who is there.
pub(crate) fn info(table: &Table, person: Option<PersonId>, watchers: &Watchers, spectators: &Spectators) -> TableInfo {
    let mut info = listed(&table.row, &table.seating, person);
    let last = table.game.entry(table.game.entries(), Viewer::Spectator);
    info.waiting_for = table.waiting_for();
    info.waiting_since =
        last.and_then(|entry| entry.at).or(info.waiting_since).filter(|_| !info.waiting_for.is_empty());
    (info.watchers, info.watcher_names) = (spectators.count, spectators.names.clone());
    for ((seat, chair), info) in Seat::all(table.game.seats()).zip(&table.seating.chairs).zip(&mut info.seats) {
        info.bot = table.bot(seat);
        let gone = chair.guest().map(|guest| watchers.gone(PersonId(guest.person)));
        info.here = gone.is_some_and(|gone| gone.is_none());
        info.away = gone.flatten().map(|gone| Away {
            since: clock::now().saturating_sub(gone.at),
            left: gone.left,
            absent_in: table.absent_in(&gone),
        });
        info.resigned = table.game.resigned(seat);
    }
    info
}

/// How a table stands as far as its row tells, which is all that a list shows: nobody is here, and nobody has given up.
pub(crate) fn listed(row: &TableRow, seating: &Seating, person: Option<PersonId>) -> TableInfo {
    let nonces_are_open = matches!(row.status, Status::Running | Status::Over);
    let seat_info = |chair: &Chair| {
        let guest = chair.guest();
        SeatInfo {
            name: guest.map(|guest| guest.name.clone()),
            bot: chair.bot().map(str::to_owned),
            kept_for: chair.kept_for.as_ref().map(|guest| guest.name.clone()),
            kept_for_you: chair.kept_for.as_ref().is_some_and(|guest| Some(PersonId(guest.person)) == person),
            here: false,
            away: None,
            resigned: false,
            commitment: guest.and_then(|guest| guest.commitment.clone()),
            opened: guest.is_some_and(|guest| guest.nonce.is_some()),
            nonce: guest.and_then(|guest| guest.nonce.clone()).filter(|_| nonces_are_open),
        }
    };
    TableInfo {
        id: row.id.to_string(),
        game: row.game.clone(),
        options: seating.options.clone(),
        status: row.status.name().to_owned(),
        public: row.public,
        created: row.created,
        seats: seating.chairs.iter().map(seat_info).collect(),
        you: person.and_then(|person| seating.seat_of(person)).map(|seat| seat.0),
        host: person == Some(row.host),
        commitment: Hex(registry::commit_secret(row.id.as_str(), &row.secret)).to_string(),
        opening_until: seating.opening_until,
        rematch: seating.rematch.clone(),
        absent_after: seating.absent_after,
        agreed: seating.agreed.clone(),
        abandoned: seating.abandoned,
        waiting_for: seating.waiting_for.clone(),
        waiting_since: (!seating.waiting_for.is_empty()).then_some(row.changed),
        archived: row.archived,
        watchers: 0,
        watcher_names: Vec::new(),
    }
}

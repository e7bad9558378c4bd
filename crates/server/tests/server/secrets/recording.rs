//! A match played over the server as a record tells it, and all that one viewer was told.

use std::ops::Range;

use kernel::{Kind, Record, Viewer};
use protocol::Ask;
use serde_json::Value;

use super::listener::{Listener, begin, sit_down};
use super::twins::Twins;
use crate::support::Running;

/// What one viewer was told, made comparable.
pub(crate) struct Recording {
    /// Each message or answer, and how far the record had come.
    pub(crate) told: Vec<(usize, String)>,
    /// How often others sealed something else than in the twin, and took it back.
    pub(crate) decoys: usize,
}

/// How a match is played beside its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Original,
    Twin,
}

/// The listener that looks on has this place after all seats.
const SPECTATOR: u8 = 0xee;

/// Plays a match by its record and writes down everything `viewer` is told.
pub(crate) async fn record(running: &Running, twins: &Twins, side: Side, number: usize) -> Recording {
    let record = match side {
        Side::Original => &twins.original,
        Side::Twin => &twins.twin,
    };
    let mut play = Play::begin(running, twins, record, side, number).await;
    for (at, entry) in record.entries.iter().enumerate() {
        match &entry.what {
            Kind::Play(seat, action) | Kind::Seal(seat, action) => {
                play.have_second_thoughts().await;
                play.play(seat.index(), action.as_deref()).await;
                play.undo_and_play_again(seat.index(), action.as_deref()).await;
                play.came_to(at + 1).await;
            }
            Kind::Draw(..) => {}
            other => panic!("twins do not {other:?}"),
        }
    }
    play.have_second_thoughts().await;
    play.look_closely().await;
    play.see_somebody_give_up().await;
    play.finish().await
}

/// The same until somebody is missing: a bot plays for them, until they are back. What the socket says of the table
/// comes whenever it comes, and the viewer asks for the same over HTTP.
pub(crate) async fn record_absence(running: &Running, twins: &Twins, side: Side, number: usize) -> Recording {
    let record = match side {
        Side::Original => &twins.original,
        Side::Twin => &twins.twin,
    };
    let mut play = Play::begin(running, twins, record, side, number).await;
    for (at, entry) in record.entries.iter().enumerate() {
        if let Kind::Play(seat, action) | Kind::Seal(seat, action) = &entry.what {
            play.play(seat.index(), action.as_deref()).await;
            play.entries = at + 1;
        }
        // Late, so that the two matches differ by then.
        if play.entries + 4 >= record.entries.len() && play.see_somebody_replaced().await {
            break;
        }
    }
    play.told.retain(|(_, text)| !text.contains(r#""is":"table""#));
    play.finish().await
}

struct Play {
    listeners: Vec<Listener>,
    /// Which of them is looked at.
    eye: usize,
    side: Side,
    number: usize,
    /// Actions that are tried at the wrong moment.
    pool: Vec<String>,
    entries: usize,
    told: Vec<(usize, String)>,
    /// The last decision at which there were second thoughts.
    thought: Option<u32>,
    decoys: usize,
    looks: usize,
    /// After how many entries the viewer looks again.
    every: usize,
}

impl Play {
    async fn begin(running: &Running, twins: &Twins, record: &Record, side: Side, number: usize) -> Play {
        let mut listeners = sit_down(running, &record.game, record.seats.len() as u8, &record.options).await;
        let table = listeners[0].table.clone();
        let draws = record.entries.iter().filter_map(|entry| match &entry.what {
            Kind::Draw(draw, _) => Some(draw.clone().expect("the record hides nothing")),
            _ => None,
        });
        running.name_draws(&table, draws.collect());
        // Who looks on may be known to the server or not.
        let browser = if number.is_multiple_of(2) { running.browser() } else { running.guest("Ida").await };
        listeners.push(Listener::new(browser, &table, SPECTATOR).await);
        begin(&mut listeners).await;
        for listener in &mut listeners {
            listener.catch_breath().await;
        }
        let eye = match twins.viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator | Viewer::Everything => listeners.len() - 1,
        };
        let mut play = Play {
            listeners,
            eye,
            side,
            number,
            pool: actions(twins),
            entries: 0,
            told: Vec::new(),
            thought: None,
            decoys: 0,
            looks: 0,
            every: twins.looks,
        };
        let drawn = record.entries.iter().take_while(|entry| matches!(entry.what, Kind::Draw(..))).count();
        play.came_to(drawn).await;
        play
    }

    /// A seat plays; all hear of it.
    async fn play(&mut self, seat: usize, action: Option<&str>) {
        let key = self.listeners[seat].key();
        let ask = self.listeners[seat].play(key, action.expect("the record hides nothing"));
        self.do_at(seat, &ask).await;
    }

    async fn do_at(&mut self, seat: usize, ask: &Ask) {
        self.listeners[seat].socket.ask(ask).await.expect("sent");
        for listener in &mut self.listeners {
            listener.hear_moves().await;
        }
    }

    /// Now and then somebody undoes the step, if that is allowed, and plays the same again or redoes it.
    async fn undo_and_play_again(&mut self, seat: usize, action: Option<&str>) {
        if !self.entries.is_multiple_of(3 * self.every) || !self.listeners[seat].may_undo() {
            return;
        }
        let key = self.listeners[seat].key();
        let ask = self.listeners[seat].undo(key);
        self.do_at(seat, &ask).await;
        self.look().await;
        if self.looks.is_multiple_of(2) {
            return self.play(seat, action).await;
        }
        let key = self.listeners[seat].key();
        let ask = self.listeners[seat].redo(key);
        self.do_at(seat, &ask).await;
    }

    /// Somebody gives up, now and then the viewer. The bot that takes the seat does nothing before its turn, so that it
    /// must be a seat that is not asked now.
    async fn see_somebody_give_up(&mut self) {
        let turn = &self.listeners[0].last.as_ref().expect("it has begun").turn;
        let asked = turn["together"].as_array().cloned().unwrap_or_else(|| vec![turn["seat"].clone()]);
        let seats = self.listeners.len() - 1;
        let may = |&seat: &usize| !asked.contains(&seat.into()) && (seat != self.eye || self.number.is_multiple_of(3));
        // With two seats the match would be over.
        let Some(seat) = (0..seats).filter(may).max_by_key(|&seat| seat == self.eye).filter(|_| seats > 2) else {
            return;
        };
        let key = self.listeners[seat].key();
        let ask = self.listeners[seat].resign(key);
        self.do_at(seat, &ask).await;
        self.look().await;
        self.look_closely().await;
    }

    /// Somebody leaves, another lets a bot play for them, and they come back. The bot does nothing before its turn, so
    /// that it must be a seat that is not asked now. `false` if there is none.
    async fn see_somebody_replaced(&mut self) -> bool {
        let turn = &self.listeners[0].last.as_ref().expect("it has begun").turn;
        let asked = turn["together"].as_array().cloned().unwrap_or_else(|| vec![turn["seat"].clone()]);
        let seats = self.listeners.len() - 1;
        let may = |&seat: &usize| !asked.contains(&seat.into()) && seat != self.eye;
        let Some(absent) = (0..seats).find(may) else { return false };
        let asking = if self.eye < seats { self.eye } else { (absent + 1) % seats };
        let table = self.listeners[0].table.clone();
        self.listeners[absent].ask(&Ask::Leave { table: table.clone() }).await;
        let path = format!("/api/tables/{table}/seats/{absent}");
        let bot = serde_json::json!({ "bot": "hard" });
        let answer = self.listeners[asking].browser.send(hyper::Method::PUT, &path, &bot).await.expect("an answer");
        assert!(answer.status.is_success(), "{answer:?}");
        self.listeners[asking].heard.push(answer.body.to_string());
        for (_, listener) in self.listeners.iter_mut().enumerate().filter(|(number, _)| *number != absent) {
            listener.hear_moves().await;
        }
        self.look().await;
        self.look_closely().await;
        self.listeners[absent].reconnect(0).await;
        let own = self.listeners[absent].last.as_ref().expect("it is told everything");
        let actions = own.steps.iter().filter(|step| step.entry["seat"] == absent && step.entry["kind"] == "play");
        assert!(actions.clone().all(|step| step.entry.get("action").is_some()), "one's own choices are one's to see");
        for (_, listener) in self.listeners.iter_mut().enumerate().filter(|(number, _)| *number != absent) {
            listener.hear_moves().await;
        }
        self.look().await;
        self.look_closely().await;
        true
    }

    /// At the beginning of a turn of several, others seal what they take back again: in the twin something else
    /// than in the original. As long as one seat has not chosen, nobody can know.
    async fn have_second_thoughts(&mut self) {
        let turn = &self.listeners[0].last.as_ref().expect("it has begun").turn;
        let Some(asked) = turn["together"].as_array() else { return };
        let decision = Some(self.listeners[0].decision());
        if std::mem::replace(&mut self.thought, decision) == decision {
            return;
        }
        let asked: Vec<usize> = asked.iter().filter_map(Value::as_u64).map(|seat| seat as usize).collect();
        let waits = if asked.contains(&self.eye) { self.eye } else { *asked.last().expect("seats are asked") };
        let others: Vec<usize> = asked.into_iter().filter(|&seat| seat != waits).collect();
        for &seat in &others {
            let legal = self.listeners[seat].legal();
            let decoy = match self.side {
                Side::Original => legal.first(),
                Side::Twin => legal.last(),
            };
            let decoy = decoy.expect("it is to choose").clone();
            self.decoys += usize::from(legal.len() > 1);
            self.play(seat, Some(&decoy)).await;
        }
        self.look().await;
        for &seat in &others {
            let key = self.listeners[seat].key();
            let ask = self.listeners[seat].unseal(key);
            self.do_at(seat, &ask).await;
        }
        self.look().await;
    }

    /// Notes how far it has come, and lets the viewer look.
    async fn came_to(&mut self, entries: usize) {
        self.entries = entries;
        if !entries.is_multiple_of(self.every) {
            return self.keep();
        }
        self.look().await;
        if self.looks == 4 {
            let seen = self.number as u32 % 3;
            self.listeners[self.eye].reconnect(seen).await;
            self.keep();
        }
    }

    /// Everything the viewer can ask, some of it by turns.
    async fn look(&mut self) {
        self.looks += 1;
        let looks = self.looks;
        let eye = &mut self.listeners[self.eye];
        eye.catch_breath().await;
        eye.get("/record").await;
        eye.get(["/board", "/board?plain=true&lang=fr", "/board?lang=de", "/board?plain=true"][looks % 4]).await;
        eye.look_ahead_and_back(looks).await;
        match looks % 4 {
            0 => eye.open_tab(0).await,
            1 => eye.get("").await,
            2 => eye.open_tab(looks as u32).await,
            _ => {}
        }
        self.try_what_is_not_allowed(looks..looks + 4).await;
        self.keep();
    }

    /// Everything at once, at the end.
    async fn look_closely(&mut self) {
        let eye = &mut self.listeners[self.eye];
        for seen in [0, 1, 2, 3, 5, 8, 1000] {
            eye.open_tab(seen).await;
        }
        for path in ["", "/record", "/board", "/board?plain=true", "/board?lang=fr", "/board?lang=de&plain=true"] {
            eye.get(path).await;
        }
        for path in ["/moments", "/moments?seat=0", "/moments?seat=1", "/moments?from=2&count=3", "/moments?from=999"] {
            eye.get(path).await;
        }
        for looks in 0..eye.legal().len() {
            eye.look_ahead_and_back(looks).await;
        }
        eye.reconnect(0).await;
        let all = 0..self.pool.len();
        self.try_what_is_not_allowed(all).await;
        self.keep();
    }

    /// What the viewer may not do, and a move it made before.
    async fn try_what_is_not_allowed(&mut self, which: Range<usize>) {
        let eye = &mut self.listeners[self.eye];
        let again = eye.last_key();
        let ask = eye.play(again, "nonsense");
        eye.ask(&ask).await;
        let legal: Vec<String> = eye.legal().to_vec();
        for action in which.map(|at| &self.pool[at % self.pool.len()]).filter(|action| !legal.contains(action)) {
            let key = eye.key();
            let ask = eye.play(key, action);
            eye.ask(&ask).await;
            // The same again gets the same answer.
            eye.ask(&ask).await;
        }
        if !eye.may_undo() {
            let key = eye.key();
            let ask = eye.undo(key);
            eye.ask(&ask).await;
        }
        if eye.last.as_ref().is_none_or(|last| !last.redo) {
            let key = eye.key();
            let ask = eye.redo(key);
            eye.ask(&ask).await;
        }
        if eye.last.as_ref().is_none_or(|last| last.sealed.is_none()) {
            let key = eye.key();
            let ask = eye.unseal(key);
            eye.ask(&ask).await;
        }
    }

    /// Takes over what the viewer has heard since.
    fn keep(&mut self) {
        let entries = self.entries;
        self.told.extend(self.listeners[self.eye].heard.drain(..).map(|text| (entries, text)));
    }

    /// Ends the match, so that its secret becomes known, and asserts that it was not before.
    async fn finish(mut self) -> Recording {
        let table = self.listeners[0].table.clone();
        let seats = self.listeners.len() - 1;
        for seat in 0..seats - 1 {
            let listener = &mut self.listeners[seat];
            let key = listener.key();
            let ask = listener.resign(key);
            listener.ask(&ask).await;
        }
        let path = format!("/api/tables/{table}/record");
        let record = self.listeners[0].browser.get(&path).await.expect("an answer").good().expect("a record");
        let secret = record["proof"]["secret"].as_str().expect("a finished record has its proof");
        let early = self.told.iter().find(|(_, text)| text.contains(secret));
        assert!(early.is_none(), "the table's secret is told before the end: {early:?}");
        let random = Random::of(&table, &record);
        let told = self.told.into_iter().map(|(entries, text)| (entries, random.hide(&text))).collect();
        Recording { told, decoys: self.decoys }
    }
}

/// The actions of both matches, each once, and what is none.
fn actions(twins: &Twins) -> Vec<String> {
    let mut actions = vec!["b9".to_owned(), "a12".to_owned(), "nonsense".to_owned()];
    for entry in twins.original.entries.iter().chain(&twins.twin.entries) {
        if let Kind::Play(_, Some(action)) | Kind::Seal(_, Some(action)) = &entry.what
            && !actions.contains(action)
        {
            actions.push(action.clone());
        }
    }
    actions
}

/// What differs between any two tables: ids, commitments, nonces.
struct Random(Vec<(String, &'static str)>);

impl Random {
    fn of(table: &str, record: &Value) -> Random {
        let proof = &record["proof"];
        let text = |value: &Value| value.as_str().expect("a proof is made of text").to_owned();
        let mut known = vec![(table.to_owned(), "<table>"), (text(&proof["commitment"]), "<commitment>")];
        for person in proof["nonces"].as_array().expect("people have nonces") {
            known.push((text(&person["commitment"]), "<commitment>"));
            known.push((text(&person["nonce"]), "<nonce>"));
        }
        Random(known)
    }

    /// The same text without what differs between any two tables, and without times.
    fn hide(&self, text: &str) -> String {
        let mut text = self.0.iter().fold(text.to_owned(), |text, (random, name)| text.replace(random, name));
        for name in
            ["\"at\":", "\"created\":", "\"opening_until\":", "\"since\":", "\"waiting_since\":", "\"watchers\":"]
        {
            text = without_numbers_after(name, &text);
        }
        text
    }
}

fn without_numbers_after(name: &str, text: &str) -> String {
    let mut parts = text.split(name);
    let mut without = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        without.push_str(name);
        without.push_str(part.trim_start_matches(|letter: char| letter.is_ascii_digit()));
    }
    without
}

//! A match that runs beside, and must not notice anything.

use kernel::Kind;
use serde_json::json;

use crate::support::{Match, Running};

/// The match, and what was played in it.
pub(crate) struct Beside {
    pub(crate) game: Match,
    played: Vec<(usize, String)>,
}

impl Beside {
    pub(crate) async fn begin(running: &Running) -> Beside {
        let game = Match::begin(running, "zebres", 2, &json!({})).await;
        Beside { game, played: Vec::new() }
    }

    /// Plays on, which works as if nothing had happened.
    pub(crate) async fn go_on(&mut self, moves: usize) {
        for _ in 0..moves {
            let Some(&seat) = self.game.movers().first() else { return };
            let legal = &self.game.last[seat].legal;
            let action = legal[self.played.len() * 7 % legal.len()].clone();
            self.game.play(seat, &action).await;
            self.played.push((seat, action));
        }
    }

    /// Plays to the end; the record tells what was played, and its luck can be verified.
    pub(crate) async fn ends_unharmed(mut self) {
        self.go_on(1000).await;
        assert!(self.game.is_over());
        let path = format!("/api/tables/{}/record", self.game.table);
        let record = self.game.browsers[0].get(&path).await.expect("an answer").good().expect("a record");
        let record = registry::Record::from_value(record).expect("a record");
        let plays = record.entries.iter().filter_map(|entry| match &entry.what {
            Kind::Play(seat, action) => Some((seat.index(), action.clone().expect("it is over"))),
            _ => None,
        });
        assert_eq!(plays.collect::<Vec<_>>(), self.played);
        registry::find("zebres").expect("it is there").verify(&record).expect("it is as it was played");
    }
}

//! §7: scoring.

use kernel::{BySeat, Seat, Standing};
use serde::Serialize;

use crate::components::{Animal, INAUGURATION_POINTS, Territory};
use crate::state::Zebres;

/// The scores, territory by territory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Detail {
    /// The territories, A to F.
    pub territories: [TerritoryScore; 6],
    /// Who holds the inauguration token, worth 5 points.
    pub inauguration: Option<Seat>,
}

/// What one territory gives, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TerritoryScore {
    /// Which.
    pub territory: Territory,
    /// Each seat's tokens in it, face-down ones included.
    pub tokens: [u8; 2],
    /// The values of all face-up tokens in it.
    pub points: i32,
    /// Who has more tokens; nobody while it is level, which a full territory never is.
    pub to: Option<Seat>,
}

/// Scores and ranks as if the game ended now. Equal totals are a draw (R11).
pub(crate) fn standing(game: &Zebres) -> Standing<Detail> {
    let territories = Territory::ALL.map(|territory| score(game, territory));
    let mut scores = BySeat::filled(2, 0);
    for TerritoryScore { to, points, .. } in territories {
        if let Some(seat) = to {
            scores[seat] += points;
        }
    }
    if let Some(seat) = game.inauguration {
        scores[seat] += INAUGURATION_POINTS;
    }
    Standing::by_score(scores, Detail { territories, inauguration: game.inauguration })
}

/// §7: whoever has more tokens in a territory scores every face-up token in it, both colours.
fn score(game: &Zebres, territory: Territory) -> TerritoryScore {
    let area = game.board.squares_of(territory);
    let tokens = game.owned.map(|owned| (owned & area).count_ones() as u8);
    let points_of =
        |animal: Animal| (game.squares_with(animal) & area & !game.face_down).count_ones() as i32 * animal.value();
    TerritoryScore {
        territory,
        tokens,
        points: Animal::ALL.into_iter().map(points_of).sum(),
        to: match tokens[0].cmp(&tokens[1]) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        },
    }
}

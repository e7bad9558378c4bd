//! What can be asked of the engine. A field it does not know is an error, so that a typing
//! mistake does not pass for a default.

use registry::{Seat, Viewer};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// The commands there are.
pub(super) const COMMANDS: [&str; 16] = [
    "games", "new", "load", "replay", "turn", "legal", "explain", "play", "draws", "draw", "view", "position",
    "standing", "bot", "record", "undo",
];

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
pub(super) enum Request {
    Games {},
    New {
        game: String,
        #[serde(default)]
        seats: Option<u64>,
        #[serde(default)]
        options: Value,
        #[serde(default)]
        seed: Option<u64>,
    },
    Load {
        game: String,
        position: Value,
        #[serde(default)]
        seed: Option<u64>,
    },
    Replay {
        record: Value,
        #[serde(default)]
        seed: Option<u64>,
    },
    Turn {},
    Legal {
        seat: Seat,
    },
    Explain {
        seat: Seat,
        action: String,
    },
    Play {
        seat: Seat,
        action: String,
    },
    Draws {},
    Draw {
        #[serde(default)]
        draw: Option<String>,
    },
    View {
        #[serde(deserialize_with = "read_viewer")]
        viewer: Viewer,
    },
    Position {},
    Standing {},
    Bot {
        seat: Seat,
        level: String,
        #[serde(default)]
        millis: Option<u64>,
        #[serde(default)]
        iterations: Option<u64>,
        #[serde(default)]
        seed: Option<u64>,
    },
    Record {},
    Undo {},
}

fn read_viewer<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Viewer, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::String(name) if name == "spectator" => Ok(Viewer::Spectator),
        Value::Number(seat) => match seat.as_u64().and_then(|seat| u8::try_from(seat).ok()) {
            Some(seat) => Ok(Viewer::Seat(Seat(seat))),
            None => Err(serde::de::Error::custom("the viewer is a seat or \"spectator\"")),
        },
        _ => Err(serde::de::Error::custom("the viewer is a seat or \"spectator\"")),
    }
}

//! Errors of the server, each with a status, a code and a message.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{Failure, Refusal};
use registry::{Arg, Names, NoMatch, Reason, Seat};
use words::Language;

use crate::speech;
use crate::store::StoreError;

/// A refusal: what HTTP calls it, and the reason for people and programs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) status: StatusCode,
    pub(crate) reason: Reason,
    /// Whether the same message could be accepted later, nothing else having changed. Then a
    /// refusal is not remembered as the answer to a move.
    pub(crate) passing: bool,
    /// Which of several moves was refused.
    pub(crate) at: Option<u32>,
}

pub(crate) type Answer<T> = Result<T, Fault>;

impl Fault {
    fn new(status: StatusCode, code: &'static str, args: Vec<(&'static str, Arg)>) -> Fault {
        let reason = Reason { code, key: format!("server-{code}"), args, rule: None };
        Fault { status, reason, passing: false, at: None }
    }

    fn passing(self) -> Fault {
        Fault { passing: true, ..self }
    }

    /// The same about one of several moves.
    pub(crate) fn of_move(self, at: usize) -> Fault {
        Fault { at: Some(at as u32), ..self }
    }

    /// The message is not one of ours.
    pub(crate) fn malformed(why: &str) -> Fault {
        Fault::new(StatusCode::BAD_REQUEST, "malformed", vec![("reason", why.into())])
    }

    pub(crate) fn too_large(bytes: usize) -> Fault {
        Fault::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", vec![("bytes", (bytes as u32).into())])
    }

    /// The browser has not said who it is.
    pub(crate) fn unknown_person() -> Fault {
        Fault::new(StatusCode::UNAUTHORIZED, "unknown-person", vec![])
    }

    pub(crate) fn bad_code() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "bad-code", vec![])
    }

    pub(crate) fn no_such_table() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "no-such-table", vec![])
    }

    pub(crate) fn no_such_page() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "no-such-page", vec![])
    }

    pub(crate) fn no_such_method() -> Fault {
        Fault::new(StatusCode::METHOD_NOT_ALLOWED, "no-such-method", vec![])
    }

    pub(crate) fn no_such_pass() -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "no-such-pass", vec![])
    }

    pub(crate) fn no_such_seat(seats: usize) -> Fault {
        Fault::new(StatusCode::NOT_FOUND, "no-such-seat", vec![("seats", (seats as u32).into())])
    }

    pub(crate) fn bad_game(game: &str, allowed: &str) -> Fault {
        let args = vec![("game", game.into()), ("allowed", allowed.into())];
        Fault { status: StatusCode::UNPROCESSABLE_ENTITY, ..Reason::of_kernel("bad-game", args).into() }
    }

    pub(crate) fn bad_name(most: u32) -> Fault {
        Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-name", vec![("most", most.into())])
    }

    pub(crate) fn bad_level(allowed: &str) -> Fault {
        Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-level", vec![("allowed", allowed.into())])
    }

    pub(crate) fn bad_commitment() -> Fault {
        Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-commitment", vec![])
    }

    pub(crate) fn bad_nonce() -> Fault {
        Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-nonce", vec![])
    }

    pub(crate) fn seat_taken(seat: Seat) -> Fault {
        Fault::new(StatusCode::CONFLICT, "seat-taken", vec![("seat", seat.number().into())])
    }

    pub(crate) fn seat_kept(name: &str) -> Fault {
        Fault::new(StatusCode::CONFLICT, "seat-kept", vec![("name", name.into())])
    }

    pub(crate) fn already_seated() -> Fault {
        Fault::new(StatusCode::CONFLICT, "already-seated", vec![])
    }

    pub(crate) fn not_seated() -> Fault {
        Fault::new(StatusCode::FORBIDDEN, "not-seated", vec![])
    }

    pub(crate) fn not_yours() -> Fault {
        Fault::new(StatusCode::FORBIDDEN, "not-yours", vec![])
    }

    /// A running match is seen from one's own seat alone.
    pub(crate) fn not_your_seat() -> Fault {
        Fault::new(StatusCode::FORBIDDEN, "not-your-seat", vec![])
    }

    /// A bot plays for whoever gave up.
    pub(crate) fn gave_up(seat: Seat) -> Fault {
        let key = "refused-already-resigned".to_owned();
        Reason { code: "already-resigned", key, args: vec![("seat", seat.into())], rule: None }.into()
    }

    /// A bot plays for whoever is away; they are back as soon as they watch the table.
    pub(crate) fn bot_plays() -> Fault {
        Fault::new(StatusCode::CONFLICT, "bot-plays", vec![]).passing()
    }

    /// The match ended without a result.
    pub(crate) fn over() -> Fault {
        Reason { code: "over", key: "refused-over".to_owned(), args: vec![], rule: None }.into()
    }

    pub(crate) fn not_absent(name: &str) -> Fault {
        Fault::new(StatusCode::CONFLICT, "not-absent", vec![("name", name.into())]).passing()
    }

    pub(crate) fn nobody_absent() -> Fault {
        Fault::new(StatusCode::CONFLICT, "nobody-absent", vec![]).passing()
    }

    /// Somebody has not been away for long enough; `still` is in milliseconds.
    pub(crate) fn absent_soon(name: &str, still: u64) -> Fault {
        let seconds = u32::try_from(still.div_ceil(1000)).unwrap_or(u32::MAX);
        let args = vec![("name", name.into()), ("seconds", seconds.into())];
        Fault::new(StatusCode::CONFLICT, "absent-soon", args).passing()
    }

    /// The table's host did not want it.
    pub(crate) fn never_absent() -> Fault {
        Fault::new(StatusCode::CONFLICT, "never-absent", vec![])
    }

    pub(crate) fn hint_among_people() -> Fault {
        Fault::new(StatusCode::CONFLICT, "hint-among-people", vec![])
    }

    /// One hint at a time.
    pub(crate) fn hint_busy() -> Fault {
        Fault::new(StatusCode::TOO_MANY_REQUESTS, "hint-busy", vec![]).passing()
    }

    pub(crate) fn seats_empty() -> Fault {
        Fault::new(StatusCode::CONFLICT, "seats-empty", vec![])
    }

    pub(crate) fn started() -> Fault {
        Fault::new(StatusCode::CONFLICT, "started", vec![])
    }

    pub(crate) fn not_started() -> Fault {
        Fault::new(StatusCode::CONFLICT, "not-started", vec![]).passing()
    }

    pub(crate) fn not_over() -> Fault {
        Fault::new(StatusCode::CONFLICT, "not-over", vec![])
    }

    pub(crate) fn late() -> Fault {
        Fault::new(StatusCode::CONFLICT, "late", vec![])
    }

    pub(crate) fn too_long() -> Fault {
        Fault::new(StatusCode::CONFLICT, "too-long", vec![])
    }

    pub(crate) fn key_used() -> Fault {
        Fault::new(StatusCode::CONFLICT, "key-used", vec![])
    }

    pub(crate) fn foreign_origin() -> Fault {
        Fault::new(StatusCode::FORBIDDEN, "foreign-origin", vec![])
    }

    /// Slower, please.
    pub(crate) fn too_many() -> Fault {
        Fault::new(StatusCode::TOO_MANY_REQUESTS, "too-many", vec![]).passing()
    }

    pub(crate) fn too_many_moves(most: u32) -> Fault {
        Fault::new(StatusCode::UNPROCESSABLE_ENTITY, "too-many-moves", vec![("most", most.into())])
    }

    pub(crate) fn too_many_tables(most: u32) -> Fault {
        Fault::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tables", vec![("most", most.into())]).passing()
    }

    pub(crate) fn too_many_passes(most: u32) -> Fault {
        Fault::new(StatusCode::TOO_MANY_REQUESTS, "too-many-passes", vec![("most", most.into())]).passing()
    }

    pub(crate) fn disk_full() -> Fault {
        Fault::new(StatusCode::INSUFFICIENT_STORAGE, "disk-full", vec![]).passing()
    }

    /// Something failed on our side; the log has more.
    pub(crate) fn internal() -> Fault {
        Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", vec![]).passing()
    }

    /// The same as it is sent.
    pub(crate) fn refusal(&self, language: Language, names: &Names) -> Refusal {
        Refusal {
            code: self.reason.code.to_owned(),
            message: self.reason.say(speech::lexicon(language), names),
            rule: self.reason.rule.map(str::to_owned),
            at: self.at,
        }
    }

    /// The answer to a request in this language. Seats go by their numbers.
    pub(crate) fn in_language(self, language: Language) -> Response {
        let error = self.refusal(language, speech::seat_numbers(language));
        let mut response = (self.status, Json(Failure { error })).into_response();
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            response.headers_mut().insert("retry-after", axum::http::HeaderValue::from_static("1"));
        }
        response
    }
}

/// Leaves the words to [`crate::guard`], which knows the language.
impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// A refusal of the rules or of the match.
impl From<Reason> for Fault {
    fn from(reason: Reason) -> Fault {
        Fault { status: StatusCode::UNPROCESSABLE_ENTITY, reason, passing: false, at: None }
    }
}

impl From<NoMatch> for Fault {
    fn from(none: NoMatch) -> Fault {
        none.reason().into()
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::Full => {
                tracing::error!("the disk is full: moves are refused until there is room");
                Fault::disk_full()
            }
            StoreError::Conflict => {
                tracing::warn!("somebody else changed a table first");
                Fault::internal()
            }
            StoreError::Failed(why) => {
                tracing::error!(why, "the store failed");
                Fault::internal()
            }
        }
    }
}

//! What must hold whatever text comes from outside: one function for each way in, which
//! panics when something does not hold.
//!
//! | function | what comes in |
//! | --- | --- |
//! | [`record`] | the record of a match |
//! | [`notation`] | actions and draws, one a line |
//! | [`position`] | a position |
//! | [`options`] | the options of a match |
//! | [`engine`] | the lines of a conversation with `menagerie engine` |
//!
//! `cargo xtask fuzz` has libFuzzer look for inputs that reach new code; `corpus/<function>`
//! keeps a few hundred of them, which the ordinary tests replay.
//!
//! An input is text, as a person or a program would send it. Text alone rarely gets far into a
//! game, so an input that begins with a zero byte is a script: its bytes choose among legal
//! actions, and now and then they damage the text that comes of it before it is read.
//!
//! ```
//! // Not JSON, a game nobody knows, and a match with nothing played yet.
//! fuzz::record(b"What is this?");
//! fuzz::record(br#"{"format":1,"game":"chess","rules_version":1,"seats":[{},{}],"entries":[]}"#);
//! fuzz::record(br#"{"format":1,"game":"zebres","rules_version":1,"seats":[{},{}],"entries":[]}"#);
//! ```

mod damage;
mod engine;
mod moment;
mod notation;
mod options;
mod position;
mod record;
mod script;

pub use engine::engine;
pub use notation::notation;
pub use options::options;
pub use position::position;
pub use record::record;

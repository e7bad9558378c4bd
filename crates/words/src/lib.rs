//! The words people read, in their language. Rules, refusals and pictures name
//! a key; the sentence comes from the Fluent files `locales/<language>/*.ftl`,
//! which are embedded in the binary. A new game adds its files there and
//! touches nothing here.
//!
//! ```
//! use kernel::{Word, Words};
//! use words::{Language, Lexicon};
//!
//! let language: Language = "fr_CA.UTF-8".parse()?;
//! let lexicon = Lexicon::of(language);
//! let hand = [("animal", Word::Text("zebra")), ("count", Word::Number(5))];
//! assert_eq!(lexicon.say("zebres-animals", &hand), "5 zèbres");
//! # Ok::<(), words::UnknownLanguage>(())
//! ```
//!
//! | file | holds |
//! | --- | --- |
//! | `language.rs` | the languages, and which one a reader wants |
//! | `lexicon.rs` | keys to sentences, with English to fall back on |
//! | `files.rs` | the embedded files |

mod files;
mod language;
mod lexicon;

pub use files::{files, keys};
pub use language::{Language, UnknownLanguage};
pub use lexicon::Lexicon;

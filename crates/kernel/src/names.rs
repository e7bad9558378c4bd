//! What the seats of a table are called, and which of them is the reader's.

use crate::seat::Seat;
use crate::speech::{Word, shortened};

/// The names of the seats, in order. Sentences say “you” to the reader.
///
/// ```
/// use kernel::{Names, Seat, Word};
///
/// let names = Names::new(vec!["Ada".to_owned(), "Bo".to_owned()]).read_by(Some(Seat(1)));
/// assert_eq!(names.word(Seat(0)), Word::Name { name: "Ada", you: false });
/// assert_eq!(names.word(Seat(1)), Word::Name { name: "Bo", you: true });
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    names: Vec<String>,
    you: Option<Seat>,
}

impl Names {
    /// Names for a reader who has no seat.
    pub fn new(names: Vec<String>) -> Names {
        Names { names, you: None }
    }

    /// The same names for the reader at this seat, if they have one.
    pub fn read_by(self, you: Option<Seat>) -> Names {
        Names { you, ..self }
    }

    /// All names, in the order of the seats.
    pub fn list(&self) -> &[String] {
        &self.names
    }

    /// The name of a seat; nothing for a seat that the table does not have.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The name of a seat inside a sentence.
    pub fn word(&self, seat: Seat) -> Word<'_> {
        self.instead(seat, self.name(seat))
    }

    /// Another name for a seat inside a sentence.
    pub fn instead<'a>(&self, seat: Seat, name: &'a str) -> Word<'a> {
        Word::Name { name, you: self.you == Some(seat) }
    }

    /// The same where a name has only so many columns.
    pub fn shortened(&self, columns: usize) -> Names {
        Names { names: self.names.iter().map(|name| shortened(name, columns)).collect(), you: self.you }
    }
}

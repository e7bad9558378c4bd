//! Sentences about events, refusals and seats.

use registry::{Arg, MAX_SEATS, Names, Reason, Seat, Word, Words, columns, say};
use serde_json::Value;
use words::{Language, Lexicon};

/// How wide a text may be: a terminal of 80 columns with a little room.
pub(crate) const WIDTH: usize = 78;

/// A lexicon and the names of the seats.
pub(crate) struct Speech {
    lexicon: Lexicon,
    names: Names,
}

impl Speech {
    pub(crate) fn new(lexicon: Lexicon) -> Speech {
        let seats = Seat::all(MAX_SEATS as u8).map(|seat| seat_name(&lexicon, seat));
        Speech { names: Names::new(seats.collect()), lexicon }
    }

    pub(crate) fn into_lexicon(self) -> Lexicon {
        self.lexicon
    }

    pub(crate) fn language(&self) -> Language {
        self.lexicon.language()
    }

    pub(crate) fn words(&self) -> &dyn Words {
        &self.lexicon
    }

    /// The names of the seats, and who reads; numbers before anybody was named.
    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    pub(crate) fn set_names(&mut self, names: Names) {
        self.names = names;
    }

    /// The name of a seat inside a sentence.
    pub(crate) fn name(&self, seat: Seat) -> Word<'_> {
        self.names.word(seat)
    }

    pub(crate) fn say(&self, key: &str, args: &[(&str, Word<'_>)]) -> String {
        self.lexicon.say(key, args)
    }

    /// A sentence broken into lines that fit a terminal.
    pub(crate) fn say_wrapped(&self, key: &str, args: &[(&str, Word<'_>)]) -> String {
        wrap(&self.say(key, args), WIDTH).join("\n")
    }

    /// Why something was refused, with the section of the rules where it is a rule that refuses.
    pub(crate) fn refusal(&self, reason: &Reason) -> String {
        let sentence = reason.say(&self.lexicon, &self.names);
        match reason.rule {
            Some(rule) => format!("{sentence} ({rule})"),
            None => sentence,
        }
    }

    /// Only the sentence of a refusal, for whoever gets the rule in a field of its own.
    pub(crate) fn refusal_sentence(&self, reason: &Reason) -> String {
        reason.say(&self.lexicon, &self.names)
    }

    /// What happened: the sentence `<game>-event-<event>` filled with the event's fields. A
    /// field `seat`, or one whose name ends in `_seat`, is shown as the name of that seat.
    pub(crate) fn event(&self, game: &str, event: &Value) -> String {
        let fields = event.as_object().into_iter().flatten();
        let args: Vec<(&str, Arg)> = fields
            .filter(|(name, _)| *name != "event")
            .map(|(name, value)| (name.as_str(), event_arg(name, value)))
            .collect();
        let name = event["event"].as_str().unwrap_or_default().replace('_', "-");
        say(&self.lexicon, &format!("{game}-event-{name}"), &args, &self.names)
    }
}

/// What a seat without a name is called.
pub(crate) fn seat_name(words: &dyn Words, seat: Seat) -> String {
    words.say("seat", &[("number", Word::Number(seat.number().into()))])
}

fn event_arg(name: &str, value: &Value) -> Arg {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            match u8::try_from(number) {
                Ok(seat) if name == "seat" || name.ends_with("_seat") => Arg::Seat(Seat(seat)),
                _ => Arg::Number(number),
            }
        }
        Value::Bool(flag) => Arg::from(if *flag { "yes" } else { "no" }),
        Value::String(text) => Arg::from(text.as_str()),
        Value::Null | Value::Array(_) | Value::Object(_) => Arg::Text(value.to_string()),
    }
}

/// Breaks each line of a text that does not fit a terminal.
pub(crate) fn wrap_lines(text: &str) -> String {
    text.lines().flat_map(|line| wrap(line, WIDTH)).collect::<Vec<_>>().join("\n")
}

/// Breaks a text into lines of at most `width` columns, at spaces.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && columns(&line) + 1 + columns(word) > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

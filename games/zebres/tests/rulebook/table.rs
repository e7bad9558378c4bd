//! A table at a position, spoken to as people do: positions and notation go in; events,
//! positions and refusals come out.

use kernel::{AnyMatch, AnyStanding, Arg, Match, Reason, Seat, Turn, Viewer, load_match, new_match};
use serde_json::{Value, json};
use zebres::Zebres;

/// §1: the letter of each animal, its name in hands, and how many of them a seat has.
const TOKENS: [(char, &str, usize); 5] =
    [('G', "gazelle", 6), ('Z', "zebra", 5), ('C', "crocodile", 2), ('E', "elephant", 1), ('L', "lion", 1)];

/// A board without a token.
pub(crate) const EMPTY: [&str; 5] = [".. .. .. .. .. .."; 5];

/// A position in JSON. The hands hold what the census leaves: all that is not on the board.
pub(crate) fn position(phase: &str, to_move: u8, guardian: u8, squares: [&str; 5]) -> Value {
    json!({
        "phase": phase,
        "to_move": to_move,
        "guardian": guardian,
        "squares": squares,
        "hands": [hand(0, squares), hand(1, squares)],
        "inauguration": null,
    })
}

/// The same position with other values in some fields.
pub(crate) fn with(mut position: Value, changes: Value) -> Value {
    let Value::Object(changes) = changes else { panic!("changes are an object") };
    position.as_object_mut().expect("positions are objects").extend(changes);
    position
}

fn hand(seat: u8, squares: [&str; 5]) -> Value {
    let mut hand = serde_json::Map::new();
    for (letter, name, count) in TOKENS {
        let token = format!("{seat}{letter}");
        let on_board = squares.iter().map(|row| row.matches(&token).count()).sum::<usize>();
        let left = count.checked_sub(on_board).unwrap_or_else(|| panic!("{on_board} of {token} on the board"));
        hand.insert(name.to_owned(), left.into());
    }
    Value::Object(hand)
}

/// A match under test.
pub(crate) struct Table(Match<Zebres>);

impl Table {
    /// A match from its beginning.
    #[track_caller]
    pub(crate) fn new(options: &Value) -> Table {
        Table(new_match(options, 2).expect("the options are good"))
    }

    /// A match that begins at a position.
    #[track_caller]
    pub(crate) fn at(position: Value) -> Table {
        Table(load_match(position).expect("the position is good"))
    }

    /// An animal is to be placed by `seat` on the line faced from `guardian`.
    #[track_caller]
    pub(crate) fn placing(seat: u8, guardian: u8, squares: [&str; 5]) -> Table {
        Table::at(position("place_animal", seat, guardian, squares))
    }

    /// The guardian is to be moved by `seat`.
    #[track_caller]
    pub(crate) fn walking(seat: u8, guardian: u8, squares: [&str; 5]) -> Table {
        Table::at(position("move_guardian", seat, guardian, squares))
    }

    /// The phase and the seat to move, if there is one: `place_animal 1`.
    pub(crate) fn now(&self) -> String {
        match self.0.turn() {
            Turn::Seat(seat) => format!("{} {seat}", AnyMatch::phase(&self.0)),
            Turn::Chance | Turn::Over | Turn::Together(_) => AnyMatch::phase(&self.0).to_owned(),
        }
    }

    /// The seat to move.
    #[track_caller]
    pub(crate) fn seat(&self) -> Seat {
        match self.0.turn() {
            Turn::Seat(seat) => seat,
            turn => panic!("{turn:?} is no seat's turn"),
        }
    }

    /// Every action of the seat to move, in the order listed.
    #[track_caller]
    pub(crate) fn legal(&self) -> String {
        AnyMatch::legal(&self.0, self.seat()).expect("there is such a seat").join(" ")
    }

    /// Plays actions for whoever is to move and tells what happened: `flees seat:1 square:24`.
    #[track_caller]
    pub(crate) fn play(&mut self, actions: &str) -> Vec<String> {
        self.play_json(actions).iter().map(line).collect()
    }

    /// The same, with the events as the browser gets them.
    #[track_caller]
    pub(crate) fn play_json(&mut self, actions: &str) -> Vec<Value> {
        let mut events = Vec::new();
        for action in actions.split_whitespace() {
            let seat = self.seat();
            let seen = AnyMatch::play(&mut self.0, seat, action, &[Viewer::Everything]);
            events.extend(seen.unwrap_or_else(|why| panic!("{action} is refused: {why:?}"))[0].list());
        }
        events
    }

    /// Names what chance decides.
    #[track_caller]
    pub(crate) fn settle(&mut self, draw: &str) -> Vec<Value> {
        AnyMatch::settle(&mut self.0, draw, &[Viewer::Everything]).expect("chance could decide this")[0].list()
    }

    /// Why the seat to move may not do this. The refusal must leave everything as it was.
    #[track_caller]
    pub(crate) fn refusal(&mut self, action: &str) -> Reason {
        let (seat, before) = (self.seat(), self.position());
        let Err(reason) = AnyMatch::play(&mut self.0, seat, action, &[]) else { panic!("{action} was played") };
        assert_eq!(self.position(), before, "{action} was refused and still changed something");
        assert_eq!(AnyMatch::check(&self.0, seat, action), Err(reason.clone()), "{action} is refused in two ways");
        reason
    }

    /// Asserts that the seat to move may not do this: `no-river §5.4`.
    #[track_caller]
    pub(crate) fn refuses(&mut self, action: &str, code_and_rule: &str) {
        let Reason { code, rule, .. } = self.refusal(action);
        assert_eq!(format!("{code} {}", rule.unwrap_or("-")), code_and_rule, "{action}");
    }

    /// Asserts what lies on the board.
    #[track_caller]
    pub(crate) fn shows(&self, squares: [&str; 5]) {
        let plain = |row: &str| row.split_whitespace().collect::<Vec<_>>().join(" ");
        let shown = self.position()["squares"].clone();
        assert_eq!(shown, json!(squares.map(plain)), "left is shown, right was expected");
    }

    /// A hand: `6G 5Z 2C 1E 1L`, kinds that are used up left out.
    pub(crate) fn hand(&self, seat: usize) -> String {
        let hand = &self.position()["hands"][seat];
        let held = TOKENS.iter().filter(|(_, name, _)| hand[name] != json!(0));
        held.map(|(letter, name, _)| format!("{}{letter}", hand[name])).collect::<Vec<_>>().join(" ")
    }

    /// The complete position.
    pub(crate) fn position(&self) -> Value {
        AnyMatch::position(&self.0)
    }

    /// What a viewer sees.
    pub(crate) fn view(&self, viewer: Viewer) -> Value {
        AnyMatch::view(&self.0, viewer).value()
    }

    /// Scores and ranks.
    pub(crate) fn standing(&self) -> AnyStanding {
        AnyMatch::standing(&self.0)
    }

    /// The territories as `A 0:5 16 to 1`: tokens of each seat, points, and to whom they go.
    pub(crate) fn territories(&self) -> Vec<String> {
        let territory = |row: &Value| {
            let letter = row["territory"].as_str().expect("a letter");
            format!("{letter} {}:{} {} to {}", row["tokens"][0], row["tokens"][1], row["points"], row["to"])
        };
        let detail = self.standing().detail;
        detail["territories"].as_array().expect("six territories").iter().map(territory).collect()
    }

    /// The match itself, for what only this or that test asks.
    pub(crate) fn inner(&mut self) -> &mut Match<Zebres> {
        &mut self.0
    }
}

/// An event in one line: its name, then its fields by name.
fn line(event: &Value) -> String {
    let mut words = vec![event["event"].as_str().expect("events have names").to_owned()];
    let fields = event.as_object().expect("events are objects").iter();
    let mut fields: Vec<_> = fields.filter(|(name, _)| *name != "event").collect();
    fields.sort_by_key(|(name, _)| *name);
    words.extend(fields.iter().map(|(name, value)| match value {
        Value::String(text) => format!("{name}:{text}"),
        plain => format!("{name}:{plain}"),
    }));
    words.join(" ")
}

/// The arguments of a refusal: `square:12 line:column number:3`.
pub(crate) fn args(reason: &Reason) -> String {
    let text = |(name, arg): &(&str, Arg)| match arg {
        Arg::Text(text) => format!("{name}:{text}"),
        Arg::Number(number) => format!("{name}:{number}"),
        Arg::Seat(seat) => format!("{name}:seat {seat}"),
    };
    reason.args.iter().map(text).collect::<Vec<_>>().join(" ")
}

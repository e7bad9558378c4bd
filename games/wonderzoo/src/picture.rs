//! The terminal's picture of the game, and the same in words.
//!
//! The boards as plans of cells, one's own first, then a line for each seat, the display, and what is in hand.

mod plan;

use kernel::{Names, Picture, Seat, Word, Words, side_by_side, wrapped};

use crate::score::{Detail, SeatScore};
use crate::state::{Phase, Wonderzoo};
use crate::view::{GainView, TileView, View, ZooView};

/// The columns of the picture.
const COLUMNS: usize = 78;
/// The columns of a name; a longer one is cut.
const NAME: usize = 20;
/// How many lines of plans there may be: two boards of 8 rows below one another.
const PLAN_LINES: usize = 40;

impl Picture for Wonderzoo {
    fn picture(view: &View, names: &Names, words: &dyn Words) -> String {
        let names = names.shortened(NAME);
        let table = Table { view, names: &names, words };
        let mut lines = table.plans();
        lines.extend(table.seats().flat_map(|seat| wrapped(&table.zoo_line("wonderzoo-line-zoo", seat), COLUMNS)));
        lines.push(String::new());
        lines.extend(table.turns());
        lines.extend(table.sentences().iter().flat_map(|sentence| wrapped(sentence, COLUMNS)));
        lines.join("\n")
    }

    fn describe(view: &View, names: &Names, words: &dyn Words) -> String {
        let table = Table { view, names, words };
        let mut lines: Vec<_> = table.seats().flat_map(|seat| table.about(seat)).collect();
        lines.extend(table.sentences());
        lines.join("\n")
    }

    fn ended(view: View) -> View {
        View {
            phase: Phase::Over,
            to_move: Vec::new(),
            turn: None,
            waiting: Vec::new(),
            hand: None,
            visitors_in_hand: Vec::new(),
            moves_left: 0,
            gains: Vec::new(),
            ..view
        }
    }

    fn explain_scores(detail: &Detail, names: &Names, words: &dyn Words) -> String {
        let lines = detail.iter().map(|(seat, score)| seat_score(seat, score, names, words));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// §6: the points of one seat, visitor by visitor.
fn seat_score(seat: Seat, score: &SeatScore, names: &Names, words: &dyn Words) -> String {
    let visitors = score.visitors();
    let each = visitors.iter().map(|visitor| format!("{} {}", visitor.cell, visitor.points));
    let each = if visitors.is_empty() { "–".to_owned() } else { each.collect::<Vec<_>>().join(", ") };
    let args = [("seat", names.word(seat)), ("visitors", Word::Text(&each)), ("points", number(score.points))];
    words.say("wonderzoo-tell-score", &args)
}

/// What the lines and sentences are made of.
struct Table<'a> {
    view: &'a View,
    names: &'a Names,
    words: &'a dyn Words,
}

impl<'a> Table<'a> {
    fn say(&self, key: &str, args: &[(&str, Word<'_>)]) -> String {
        self.words.say(key, args)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.zoos.len() as u8)
    }

    fn zoo(&self, seat: Seat) -> &'a ZooView {
        &self.view.zoos[seat.index()]
    }

    fn is_reader(&self, seat: Seat) -> bool {
        matches!(self.names.word(seat), Word::Name { you: true, .. })
    }

    /// The plans of all boards with the names of their owners: first the reader's, then that of the seat whose turn it
    /// is, then the others'.
    fn plans(&self) -> Vec<String> {
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|&seat| (!self.is_reader(seat), self.view.turn != Some(seat)));
        let titled = |&seat: &Seat| {
            let title = self.say("wonderzoo-line-plan", &[("seat", self.names.word(seat))]);
            [vec![format!("   {title}")], plan::of(self.zoo(seat))].concat()
        };
        let plans: Vec<Vec<String>> = seats.iter().map(titled).collect();
        let mut lines = side_by_side(&plans, COLUMNS, PLAN_LINES);
        lines.extend(wrapped(&self.say("wonderzoo-line-legend", &[]), COLUMNS));
        lines.push(String::new());
        lines
    }

    /// A seat in one line.
    fn zoo_line(&self, key: &str, seat: Seat) -> String {
        let zoo = self.zoo(seat);
        let state = match (zoo.out, zoo.passed) {
            (true, _) => "out",
            (false, true) => "passed",
            (false, false) => "in",
        };
        let args = [
            ("seat", self.names.word(seat)),
            ("tiles", count(zoo.tiles.len())),
            ("visitors", count(zoo.visitors.len())),
            ("free", count(zoo.free.len())),
            ("points", number(zoo.points)),
            ("state", Word::Text(state)),
            ("bus", Word::Text(yes_or_no(self.view.bus == Some(seat)))),
        ];
        self.say(key, &args)
    }

    /// The same for those who listen, with all that is on the board.
    fn about(&self, seat: Seat) -> Vec<String> {
        let mut lines = vec![self.zoo_line("wonderzoo-tell-zoo", seat)];
        for placed in &self.zoo(seat).tiles {
            let (name, at) = (placed.tile.tile.to_string(), placed.at.to_string());
            let args = [
                ("seat", self.names.word(seat)),
                ("tile", Word::Text(&name)),
                ("kind", Word::Text(placed.tile.kind.name())),
                ("shape", Word::Text(placed.tile.shape.name())),
                ("at", Word::Text(&at)),
            ];
            lines.push(self.say("wonderzoo-tell-tile", &args));
        }
        for visitor in &self.zoo(seat).visitors {
            let cell = visitor.cell.to_string();
            let args = [
                ("seat", self.names.word(seat)),
                ("colour", Word::Text(visitor.colour.name())),
                ("cell", Word::Text(&cell)),
                ("points", number(visitor.points)),
            ];
            lines.push(self.say("wonderzoo-tell-visitor", &args));
        }
        lines
    }

    /// How the tile in hand or the entrance can be turned, while it is placed.
    fn turns(&self) -> Vec<String> {
        let shape = match (self.view.phase, self.view.hand) {
            (Phase::Entrance, _) => self.view.tiles.0.entrance(),
            (Phase::Place, Some(hand)) => hand.shape,
            _ => return Vec::new(),
        };
        [wrapped(&self.say("wonderzoo-line-turns", &[]), COLUMNS), plan::turns(shape), vec![String::new()]].concat()
    }

    /// What lies in the middle of the table, and what is to be done.
    fn sentences(&self) -> Vec<String> {
        let view = self.view;
        let visitors: u8 = view.visitor_bag.counts().iter().sum();
        let args = [("round", number(view.round)), ("bag", count(view.bag.len())), ("visitors", number(visitors))];
        let mut lines = vec![self.say("wonderzoo-line-round", &args)];
        if !view.display.is_empty() {
            let is_chosen = view.phase == Phase::Pick;
            let tiles: Vec<_> =
                view.display.iter().map(|shown| self.tile(&shown.tile, shown.fits || !is_chosen)).collect();
            lines.push(self.say("wonderzoo-line-display", &[("tiles", Word::Text(&tiles.join(" | ")))]));
        }
        if let Some(hand) = &view.hand {
            lines.push(self.say("wonderzoo-line-hand", &[("tile", Word::Text(&self.tile(hand, true)))]));
        }
        if !view.visitors_in_hand.is_empty() {
            let letters: Vec<_> = view.visitors_in_hand.iter().map(|colour| colour.letter().to_string()).collect();
            lines.push(self.say("wonderzoo-line-visitors", &[("visitors", Word::Text(&letters.join(" ")))]));
        }
        if view.moves_left > 0 {
            lines.push(self.say("wonderzoo-line-moves", &[("moves", number(view.moves_left))]));
        }
        lines.extend(self.best_places());
        if !view.waiting.is_empty() {
            let names: Vec<_> = view.waiting.iter().map(|&seat| self.names.name(seat)).collect();
            lines.push(self.say("wonderzoo-line-waiting", &[("names", Word::Text(&names.join(", ")))]));
        }
        lines.push(match &view.to_move[..] {
            [seat, ..] => self.say("wonderzoo-line-to-move", &[("seat", self.names.word(*seat))]),
            [] => self.say("wonderzoo-phase", &[("phase", Word::Text(view.phase.name()))]),
        });
        lines
    }

    /// What brings most: points first, then room for points.
    fn best_places(&self) -> Option<String> {
        const SHOWN: usize = 5;
        // An entrance brings nothing yet.
        if self.view.phase == Phase::Entrance {
            return None;
        }
        let mut gains: Vec<&GainView> = self.view.gains.iter().collect();
        gains.sort_by_key(|gain| std::cmp::Reverse((gain.points, gain.sides)));
        let told: Vec<_> =
            gains.iter().take(SHOWN).map(|gain| format!("{} ({:+})", gain.action, gain.points)).collect();
        let args = [("places", Word::Text(&told.join("  "))), ("count", count(gains.len()))];
        (!told.is_empty()).then(|| self.say("wonderzoo-line-places", &args))
    }

    /// A tile in a few words.
    fn tile(&self, tile: &TileView, fits: bool) -> String {
        let name = tile.tile.to_string();
        let args = [
            ("tile", Word::Text(&name)),
            ("kind", Word::Text(tile.kind.name())),
            ("shape", Word::Text(tile.shape.name())),
            ("icon", Word::Text(tile.icon.name())),
            ("fits", Word::Text(yes_or_no(fits))),
        ];
        self.say("wonderzoo-line-tile", &args)
    }
}

fn number(number: impl Into<i64>) -> Word<'static> {
    Word::Number(number.into())
}

fn count(things: usize) -> Word<'static> {
    Word::Number(things as i64)
}

fn yes_or_no(holds: bool) -> &'static str {
    if holds { "yes" } else { "no" }
}

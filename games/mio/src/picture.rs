//! The terminal's picture of the game, and the same in words.
//!
//! The zoos as plans of cells, one's own first, then a line for each seat, the tiles of the year and the flags.

mod plan;

use kernel::{Names, Picture, Seat, Word, Words, side_by_side, wrapped};

use crate::components::{Half, Number, Tile, TileSet};
use crate::score::{Detail, SeatScore};
use crate::state::{Mio, Phase};
use crate::view::{PlaceView, View, ZooView};

/// The columns of the picture.
const COLUMNS: usize = 78;
/// The columns of a name; a longer one is cut.
const NAME: usize = 20;
/// How many lines of plans there may be. The others' zoos are left out if there are too many.
const PLAN_LINES: usize = 45;

impl Picture for Mio {
    fn picture(view: &View, names: &Names, words: &dyn Words) -> String {
        let names = names.shortened(NAME);
        let table = Table::new(view, &names, words);
        let mut lines = table.plans();
        lines.extend(table.seats().flat_map(|seat| wrapped(&table.zoo_line(seat), COLUMNS)));
        lines.push(String::new());
        lines.extend(table.sentences().iter().flat_map(|sentence| wrapped(sentence, COLUMNS)));
        lines.join("\n")
    }

    fn describe(view: &View, names: &Names, words: &dyn Words) -> String {
        let table = Table::new(view, names, words);
        let mut lines: Vec<_> = table.seats().flat_map(|seat| table.about(seat)).collect();
        lines.extend(table.sentences());
        lines.join("\n")
    }

    fn ended(view: View) -> View {
        View { phase: Phase::Over, to_move: Vec::new(), on_offer: None, places: Vec::new(), bids: Vec::new(), ..view }
    }

    fn explain_scores(detail: &Detail, names: &Names, words: &dyn Words) -> String {
        let lines = detail.iter().map(|(seat, score)| seat_score(seat, score, names, words));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// §5.2: the points of one seat, by rule.
fn seat_score(seat: Seat, score: &SeatScore, names: &Names, words: &dyn Words) -> String {
    let years: Vec<_> = score.years.iter().map(u16::to_string).collect();
    words.say(
        "mio-tell-score",
        &[
            ("seat", names.word(seat)),
            ("visitors", number(score.visitors)),
            ("trees", number(score.trees)),
            ("benches", number(score.benches)),
            ("coins", number(score.coins)),
            ("years", Word::Text(&years.join(", "))),
            ("total", number(score.total)),
        ],
    )
}

/// What the lines and sentences are made of.
struct Table<'a> {
    view: &'a View,
    set: TileSet,
    names: &'a Names,
    words: &'a dyn Words,
}

impl<'a> Table<'a> {
    fn new(view: &'a View, names: &'a Names, words: &'a dyn Words) -> Table<'a> {
        Table { view, set: view.tiles.0, names, words }
    }

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

    /// The plans of as many zoos as there is room for, with the names of their owners: first the reader's, then that of
    /// the seat to place, then the others'.
    fn plans(&self) -> Vec<String> {
        let mut seats: Vec<Seat> = self.seats().filter(|&seat| !self.zoo(seat).tiles.is_empty()).collect();
        let is_placing = |seat: Seat| self.view.phase == Phase::Place && self.view.to_move.contains(&seat);
        seats.sort_by_key(|&seat| (!self.is_reader(seat), !is_placing(seat)));
        let titled = |&seat: &Seat| {
            let title = self.say("mio-line-plan", &[("seat", self.names.word(seat))]);
            plan::of(&self.set, self.zoo(seat)).map(|plan| [vec![title], plan].concat())
        };
        let plans: Vec<Vec<String>> = seats.iter().filter_map(titled).collect();
        if plans.is_empty() {
            return Vec::new();
        }
        let mut lines = side_by_side(&plans, COLUMNS, PLAN_LINES);
        lines.extend(wrapped(&self.say("mio-line-legend", &[]), COLUMNS));
        lines.push(String::new());
        lines
    }

    /// A seat in one line.
    fn zoo_line(&self, seat: Seat) -> String {
        let zoo = self.zoo(seat);
        let mark = if self.view.to_move.contains(&seat) { "> " } else { "  " };
        let families: Vec<_> =
            zoo.families.iter().map(|family| format!("{}{}", family.family.letter(), family.value)).collect();
        let families = if families.is_empty() { "–".to_owned() } else { families.join(" ") };
        let line = self.say("mio-line-zoo", &[&self.counts(seat)[..], &[("families", Word::Text(&families))]].concat());
        format!("{mark}{line}")
    }

    /// What there is to count in a zoo.
    fn counts(&self, seat: Seat) -> [(&'static str, Word<'a>); 9] {
        let zoo = self.zoo(seat);
        [
            ("seat", self.names.word(seat)),
            ("shown", Word::Text(if zoo.coins.is_some() { "yes" } else { "no" })),
            ("coins", number(zoo.coins.unwrap_or_default())),
            ("tiles", Word::Number(zoo.tiles.len() as i64)),
            ("visitors", number(zoo.visitors)),
            ("trees", number(zoo.trees)),
            ("benches", number(zoo.benches)),
            ("bushes", number(zoo.bushes)),
            ("points", number(zoo.points.unwrap_or_default())),
        ]
    }

    /// The same for those who listen.
    fn about(&self, seat: Seat) -> Vec<String> {
        let zoo = self.zoo(seat);
        let mut lines = vec![self.say("mio-tell-zoo", &self.counts(seat))];
        for placed in &zoo.tiles {
            let tile = self.tile(placed.tile);
            let at = format!("{},{},{}", placed.x, placed.y, placed.r);
            let args = [("seat", self.names.word(seat)), ("tile", Word::Text(&tile)), ("at", Word::Text(&at))];
            lines.push(self.say("mio-tell-tile", &args));
        }
        for family in &zoo.families {
            let args = [
                ("seat", self.names.word(seat)),
                ("family", Word::Text(family.family.name())),
                ("value", number(family.value)),
                ("visitors", number(family.visitors)),
            ];
            lines.push(self.say("mio-tell-family", &args));
        }
        lines
    }

    /// What lies in the middle of the table.
    fn sentences(&self) -> Vec<String> {
        let view = self.view;
        let mut lines = vec![self.say(
            "mio-line-year",
            &[
                ("year", number(view.year)),
                ("auctions", number(view.auctions)),
                ("stack", Word::Number(view.stack.len() as i64)),
            ],
        )];
        let coming: Vec<_> = view.row.iter().skip(view.sold.into()).map(|&tile| self.tile(tile)).collect();
        if !coming.is_empty() {
            lines.push(self.say("mio-line-row", &[("tiles", Word::Text(&coming.join(" | ")))]));
        }
        if let Some(tile) = view.on_offer {
            let paths = plan::paths(self.set.tile(tile).paths);
            let args = [("tile", number(tile.get())), ("paths", Word::Text(&paths))];
            lines.push(self.say("mio-line-paths", &args));
        }
        if !view.bids.is_empty() {
            let bid = |(seat, bid): (Seat, &u16)| format!("{} {bid}", self.names.name(seat));
            let bids: Vec<_> = self.seats().zip(&view.bids).map(bid).collect();
            lines.push(self.say("mio-line-bids", &[("bids", Word::Text(&bids.join(", ")))]));
        }
        if !view.flags.is_empty() {
            let flags: Vec<_> = view.flags.iter().map(|&seat| self.names.name(seat)).collect();
            lines.push(self.say("mio-line-flags", &[("names", Word::Text(&flags.join(", ")))]));
        }
        if let Some(benches) = view.benches_left {
            lines.push(self.say("mio-line-benches", &[("benches", number(benches))]));
        }
        lines.extend(self.best_places());
        lines.extend(self.turn());
        lines
    }

    /// Where the tile brings most: benches first, then visitors and trees.
    fn best_places(&self) -> Option<String> {
        const SHOWN: usize = 5;
        let seat = *self.view.to_move.first()?;
        let gain = |place: &PlaceView| {
            let moved = i32::from(place.visitors[seat.index()]) + i32::from(place.trees[seat.index()]);
            i32::from(place.benches) + moved
        };
        let mut places: Vec<&PlaceView> = self.view.places.iter().collect();
        places.sort_by_key(|place| std::cmp::Reverse((gain(place), place.a + place.b)));
        let told: Vec<_> = places.iter().take(SHOWN).map(|place| format!("{} ({:+})", place.at, gain(place))).collect();
        let args = [("places", Word::Text(&told.join("  "))), ("count", Word::Number(places.len() as i64))];
        (!told.is_empty()).then(|| self.say("mio-line-places", &args))
    }

    /// Who is to move, or what else there is to wait for. Everybody bids, and knows it.
    fn turn(&self) -> Option<String> {
        match (self.view.phase, &self.view.to_move[..]) {
            (Phase::Bid, _) => None,
            (Phase::Place, [seat, ..]) => Some(self.say("mio-line-to-place", &[("seat", self.names.word(*seat))])),
            (phase, _) => Some(self.say("mio-phase", &[("phase", Word::Text(phase.name()))])),
        }
    }

    /// A tile in short: `12: R3 S3 +2`.
    fn tile(&self, number: Number) -> String {
        let Tile { halves, bushes, .. } = *self.set.tile(number);
        let [a, b] = halves.map(|Half { family, stars }| format!("{}{stars}", family.letter()));
        let bushes = if bushes > 0 { format!(" +{bushes}") } else { String::new() };
        format!("{}: {a} {b}{bushes}", number.get())
    }
}

fn number(number: impl Into<i64>) -> Word<'static> {
    Word::Number(number.into())
}

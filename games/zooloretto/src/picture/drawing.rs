//! The picture in characters. Five zoos fit on a screen: two enclosures share a line. What changes most often, the
//! trucks, stands last, next to the choices.

use kernel::{Seat, Word, wrapped};

use super::{Table, number, viewpoints, written};
use crate::components::{Colour, Face, Jungle, Stall, Tile};
use crate::state::Phase;
use crate::view::{Counted, EnclosureView, TruckView};

/// The columns of the picture.
const COLUMNS: usize = 78;
/// The columns of a name; a longer one is cut.
pub(super) const NAME: usize = 20;
/// The columns of an enclosure, its points among them.
const CELL: usize = 34;
const POINTS: usize = 3;
/// A space or slot with nothing on it.
const FREE: &str = "·";

pub(super) fn lines(table: &Table<'_>) -> Vec<String> {
    let mut lines = table.legend();
    for seat in table.seats() {
        lines.push(String::new());
        lines.extend(table.drawn_zoo(seat));
    }
    lines.push(String::new());
    lines.extend(table.middle());
    lines
}

impl Table<'_> {
    /// What does not belong to anybody.
    fn middle(&self) -> Vec<String> {
        let trucks: Vec<_> = self.view.trucks.iter().map(drawn_truck).collect();
        let mut sentences = vec![self.say("zooloretto-line-trucks", &[("trucks", Word::Text(&trucks.join("  ")))])];
        if let Some(tile) = self.view.drawn {
            let text = tile.to_string();
            let args = [
                ("tile", Word::Text(&text)),
                ("name", Word::Text(tile.name())),
                ("kind", Word::Text(tile.kind_name())),
            ];
            sentences.push(self.say("zooloretto-line-drawn", &args));
        }
        sentences.push(self.stacks());
        if self.view.exotic {
            sentences.push(self.reserve());
        }
        if let Some(values) = Table::values(&self.view.donations) {
            sentences.push(self.say("zooloretto-line-donations", &[("donations", Word::Text(&values))]));
        }
        if self.view.phase != Phase::Over {
            sentences.push(self.with_tiles("zooloretto-line-unseen", &unseen(&self.view.stack.tiles)));
            sentences.push(self.with_tiles("zooloretto-line-babies", &tiles_of(&self.unborn())));
        }
        sentences.extend(self.removed());
        sentences.push(self.turn());
        sentences.iter().flat_map(|sentence| wrapped(sentence, COLUMNS)).collect()
    }

    /// §7.3: how many visitors of each colour are in the reserve, `r4 b0`, and the bonus tokens in the middle.
    fn reserve(&self) -> String {
        let colours = || self.view.colours.iter();
        let visitors: Vec<_> = colours().map(|of| format!("{}{}", of.colour.letter(), of.reserve)).collect();
        let tokens = self.letters(colours().filter(|of| of.token).map(|of| of.colour));
        let args = [("visitors", Word::Text(&visitors.join(" "))), ("tokens", Word::Text(&tokens))];
        self.say("zooloretto-line-reserve", &args)
    }

    fn letters(&self, colours: impl Iterator<Item = Colour>) -> String {
        let letters: Vec<_> = colours.map(|colour| colour.letter().to_string()).collect();
        self.or_nothing(&letters)
    }

    /// §7.2, §7.3: the jungle board, the visitors, `r24` on points 2 and 4, and the tokens of a zoo.
    fn expansions(&self, seat: Seat) -> Option<String> {
        let zoo = self.zoo(seat);
        let mut parts = Vec::new();
        if let Some(jungle) = &zoo.jungle {
            let tiles = self.or_nothing(&tiles_of(&jungle.animals));
            parts.push(
                self.say("zooloretto-line-jungle", &[("free", number(jungle.free)), ("tiles", Word::Text(&tiles))]),
            );
            let there = zoo.visitors.iter().map(|of| (of, viewpoints(of))).filter(|(_, points)| !points.is_empty());
            let visitors: Vec<_> =
                there.map(|(of, points)| format!("{}{}", of.colour.letter(), points.concat())).collect();
            let args = [
                ("visitors", Word::Text(&self.or_nothing(&visitors))),
                ("tokens", Word::Text(&self.letters(zoo.tokens.iter().copied()))),
            ];
            parts.push(self.say("zooloretto-line-visitors", &args));
        }
        if let Some(values) = Table::values(&zoo.donated) {
            parts.push(self.say("zooloretto-line-donated", &[("donated", Word::Text(&values))]));
        }
        (!parts.is_empty()).then(|| parts.join(". "))
    }

    fn with_tiles(&self, key: &str, tiles: &[String]) -> String {
        self.say(key, &[("tiles", Word::Text(&self.or_nothing(tiles)))])
    }

    fn or_nothing(&self, tiles: &[String]) -> String {
        if tiles.is_empty() { self.nothing() } else { tiles.join(" ") }
    }

    /// A line about the seat, its enclosures two by two, its barn.
    fn drawn_zoo(&self, seat: Seat) -> Vec<String> {
        let zoo = self.zoo(seat);
        let mark = if self.view.to_move == Some(seat) { '>' } else { ' ' };
        let who = format!("@{seat} {}", self.names.name(seat));
        let args = [
            ("seat", self.names.instead(seat, &who)),
            ("coins", number(zoo.coins)),
            ("points", number(zoo.score.total())),
        ];
        let mut heading = format!("{mark} {}", self.say("zooloretto-line-zoo", &args));
        if let Some(done) = self.done(seat) {
            heading.push_str(", ");
            heading.push_str(&done);
        }
        let cells: Vec<_> = self.cells(seat).collect();
        let mut lines = vec![heading];
        lines.extend(cells.chunks(2).map(|row| format!("   {}", row.join("   ")).trim_end().to_owned()));
        let below = [Some(self.barn(seat)), self.expansions(seat)];
        let below = below.iter().flatten().flat_map(|text| wrapped(text, COLUMNS - 5));
        lines.extend(below.map(|line| format!("   {line}")));
        lines
    }

    /// Its enclosures, and the extensions it could still open.
    fn cells(&self, seat: Seat) -> impl Iterator<Item = String> {
        let zoo = self.zoo(seat);
        let closed = self.enclosures().skip(zoo.enclosures.len());
        let closed = closed.map(|place| format!("{} {}", place.name(), self.say("zooloretto-line-closed", &[])));
        zoo.enclosures.iter().map(drawn_enclosure).chain(closed.map(|text| format!("{text:CELL$}")))
    }

    fn barn(&self, seat: Seat) -> String {
        let zoo = self.zoo(seat);
        let tiles = self.or_nothing(&tiles_of(&zoo.barn));
        let args = [
            ("tiles", Word::Text(&tiles)),
            ("barn", number(zoo.score.barn_species + zoo.score.barn_stalls)),
            ("stalls", number(zoo.score.stalls)),
        ];
        self.say("zooloretto-line-barn", &args)
    }

    /// What the letters and numbers mean.
    fn legend(&self) -> Vec<String> {
        let stays = |letter: String, word: String| format!("{letter}\u{a0}{}", word.replace(' ', "\u{a0}"));
        let say = |key: &str, name: &str| self.say(key, &[("name", Word::Text(name))]);
        let species = self.view.babies.iter().map(|babies| babies.species);
        let animals = species.map(|species| stays(species.letter().into(), say("zooloretto-species", species.name())));
        let out = self.view.removed_jungle.unwrap_or_default();
        let jungle = Jungle::ALL.into_iter().filter(|&jungle| self.view.exotic && !out.contains(jungle));
        let jungle =
            jungle.map(|jungle| stays(Tile::jungle(jungle).to_string(), say("zooloretto-species", jungle.name())));
        let stalls = Stall::ALL.into_iter().filter(|&stall| self.view.xxl || stall != Stall::Lemonade);
        let stalls = stalls.map(|stall| stays(stall.letter().into(), say("zooloretto-stall", stall.name())));
        let coin = [("name", Word::Text(Tile::COIN.name())), ("kind", Word::Text(Tile::COIN.kind_name()))];
        let coin = stays("$".to_owned(), self.say("zooloretto-tile", &coin));
        let letters: Vec<_> = animals.chain(jungle).chain(stalls).chain([coin]).collect();
        let enclosures: Vec<_> = self
            .enclosures()
            .map(|place| {
                let printed = place.printed();
                format!("{}\u{a0}{}/{}/{}", place.name(), printed.full, printed.short, printed.bonus)
            })
            .collect();
        let colours: Vec<_> = self
            .view
            .colours
            .iter()
            .map(|of| stays(of.colour.letter().into(), say("zooloretto-stall", of.colour.stall().name())))
            .collect();
        let visitors = [("colours", Word::Text(&colours.join(", ")))];
        let mut texts = vec![
            letters.join(", "),
            self.say("zooloretto-line-legend-animals", &[]),
            self.say("zooloretto-line-legend-zoo", &[]),
            self.say("zooloretto-line-legend-enclosures", &[("enclosures", Word::Text(&enclosures.join(", ")))]),
        ];
        if self.view.exotic {
            texts.push(self.say("zooloretto-line-legend-visitors", &visitors));
        }
        texts.iter().flat_map(|text| wrapped(text, COLUMNS)).collect()
    }
}

/// `2[Zm k ·]`, or `2→@1` once it is taken. Blocked slots are no slots.
fn drawn_truck(truck: &TruckView) -> String {
    let mut slots: Vec<_> = truck.tiles.iter().map(Tile::to_string).collect();
    let number = truck.number;
    match truck.taken_by {
        Some(seat) if slots.is_empty() => format!("{number}→@{seat}"),
        Some(seat) => format!("{number}→@{seat}[{}]", slots.join("\u{a0}")),
        None => {
            slots.resize(truck.slots.into(), FREE.to_owned());
            format!("{number}[{}]", slots.join("\u{a0}"))
        }
    }
}

/// `E4 [Z Zm · ·] (k·)` and the points.
fn drawn_enclosure(enclosure: &EnclosureView) -> String {
    let animals = enclosure.animals.iter().flat_map(|Counted { tile, count }| vec![tile.to_string(); (*count).into()]);
    let mut animals: Vec<_> = animals.collect();
    animals.resize(enclosure.spaces.into(), FREE.to_owned());
    let mut stalls: Vec<_> = enclosure.stalls.iter().map(Tile::to_string).collect();
    stalls.resize(enclosure.stall_spaces.into(), FREE.to_owned());
    let what = format!("{} [{}] ({})", enclosure.place.name(), animals.join(" "), stalls.concat());
    let width = CELL - POINTS;
    format!("{what:width$}{:>POINTS$}", enclosure.points)
}

fn tiles_of(tiles: &[Counted]) -> Vec<String> {
    tiles.iter().map(written).collect()
}

/// The tiles nobody has seen: those of a species together, then the stalls, then the coins.
fn unseen(tiles: &[Counted]) -> Vec<String> {
    let group = |tile: Tile| match tile.face() {
        Face::Animal(species, _) => species as usize,
        Face::Stall(_) => usize::MAX - 2,
        Face::Jungle(_) => usize::MAX - 1,
        Face::Coin => usize::MAX,
    };
    let groups = tiles.chunk_by(|one, other| group(one.tile) == group(other.tile));
    groups.map(|group| tiles_of(group).join("+")).collect()
}

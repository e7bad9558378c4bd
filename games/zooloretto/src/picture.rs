//! The terminal's picture of the game, and the same in words.
//!
//! What the letters mean, then the zoos, each in a few lines, then the trucks and the stacks. Tiles are written as one
//! types them.

mod drawing;
mod telling;

use kernel::{Names, Picture, Seat, Word, Words};
use trucks::Kind;

use crate::components::{Enclosure, Expansions, Jungle, Kit, ON_THE_BOARD, Species, Tile};
use crate::score::{Detail, ZooScore};
use crate::state::{Phase, Zooloretto};
use crate::view::{Counted, View, VisitorsView, ZooView};

impl Picture for Zooloretto {
    fn picture(view: &View, names: &Names, words: &dyn Words) -> String {
        drawing::lines(&Table { view, names: &names.shortened(drawing::NAME), words }).join("\n")
    }

    fn describe(view: &View, names: &Names, words: &dyn Words) -> String {
        telling::lines(&Table { view, names, words }).join("\n")
    }

    fn ended(view: View) -> View {
        View { phase: Phase::Over, to_move: None, drawn: None, ..view }
    }

    fn explain_scores(detail: &Detail, names: &Names, words: &dyn Words) -> String {
        let lines = detail.iter().map(|(seat, score)| zoo_score(seat, score, names, words));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// §6: the points of one zoo, by rule.
fn zoo_score(seat: Seat, score: &ZooScore, names: &Names, words: &dyn Words) -> String {
    let open = Enclosure::ALL.into_iter().zip(score.enclosures).take(score.open.into());
    let enclosures: Vec<_> = open.map(|(enclosure, points)| format!("{} {points}", enclosure.name())).collect();
    let points: i32 = score.enclosures.iter().map(|&points| i32::from(points)).sum();
    words.say(
        "zooloretto-tell-score",
        &[
            ("seat", names.word(seat)),
            ("points", number(points)),
            ("enclosures", Word::Text(&enclosures.join(", "))),
            ("stalls", number(score.stalls)),
            ("barn_species", number(score.barn_species)),
            ("barn_stalls", number(score.barn_stalls)),
            ("donations", number(score.donations.unwrap_or(0))),
            ("visitors", number(score.visitors.unwrap_or(0))),
            ("tokens", number(score.tokens.unwrap_or(0))),
            ("total", number(score.total())),
            ("coins", number(score.coins)),
        ],
    )
}

/// What the lines and sentences are made of.
struct Table<'a> {
    view: &'a View,
    names: &'a Names,
    words: &'a dyn Words,
}

impl Table<'_> {
    fn say(&self, key: &str, args: &[(&str, Word<'_>)]) -> String {
        self.words.say(key, args)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.zoos.len() as u8)
    }

    fn name(&self, seat: Seat) -> Word<'_> {
        self.names.word(seat)
    }

    fn zoo(&self, seat: Seat) -> &ZooView {
        &self.view.zoos[seat.index()]
    }

    /// Those a zoo can have with so many seats.
    fn enclosures(&self) -> impl Iterator<Item = Enclosure> + use<> {
        let View { xxl, exotic, .. } = *self.view;
        let extensions = Kit::of(self.view.zoos.len() as u8, Expansions { xxl, exotic }).extensions;
        Enclosure::ALL.into_iter().take(ON_THE_BOARD + usize::from(extensions))
    }

    fn nothing(&self) -> String {
        self.say("zooloretto-line-nothing", &[])
    }

    /// What is left of the stacks, and of the bank.
    fn stacks(&self) -> String {
        let args = [
            ("main", number(self.view.stack.main)),
            ("end", number(self.view.stack.end)),
            ("coins", number(self.view.bank)),
        ];
        let mut text = self.say("zooloretto-line-stacks", &args);
        if self.view.last_round && self.view.phase != Phase::Over {
            text.push(' ');
            text.push_str(&self.say("zooloretto-line-last-round", &[]));
        }
        text
    }

    fn unborn(&self) -> Vec<Counted> {
        let babies = self.view.babies.iter().filter(|babies| babies.count > 0);
        babies.map(|babies| Counted { tile: Tile::animal(babies.species, Kind::Baby), count: babies.count }).collect()
    }

    /// §2.1: the species that are not in the game.
    fn removed(&self) -> Option<String> {
        let species = self.view.removed.unwrap_or_default().iter().map(Species::name);
        let jungle = self.view.removed_jungle.unwrap_or_default().iter().map(Jungle::name);
        let names: Vec<_> = species
            .chain(jungle)
            .map(|name| self.say("zooloretto-species-plural", &[("name", Word::Text(name))]))
            .collect();
        let all = names.join(", ");
        (!names.is_empty()).then(|| self.say("zooloretto-line-removed", &[("names", Word::Text(&all))]))
    }

    /// §7.2: the values of donation tokens, if there are any.
    fn values(values: &[u8]) -> Option<String> {
        let values: Vec<_> = values.iter().map(u8::to_string).collect();
        (!values.is_empty()).then(|| values.join(" "))
    }

    /// Who is to move, or what else there is to wait for.
    fn turn(&self) -> String {
        match self.view.to_move {
            Some(seat) => self.say("zooloretto-line-to-move", &[("seat", self.name(seat))]),
            None => self.say("zooloretto-phase", &[("phase", Word::Text(self.view.phase.name()))]),
        }
    }

    /// §4: how the round stands for a seat that is done with it.
    fn done(&self, seat: Seat) -> Option<String> {
        if !self.zoo(seat).passed {
            return None;
        }
        let truck = self.view.trucks.iter().find(|truck| truck.taken_by == Some(seat));
        Some(match truck {
            Some(truck) => self.say("zooloretto-line-took", &[("truck", number(truck.number))]),
            None => self.say("zooloretto-line-passed", &[]),
        })
    }
}

/// The points where visitors stand, each as often as there are.
fn viewpoints(visitors: &VisitorsView) -> Vec<String> {
    let points = (1..).zip(visitors.points);
    points.flat_map(|(point, count): (u8, u8)| vec![point.to_string(); count.into()]).collect()
}

fn number(number: impl Into<i64>) -> Word<'static> {
    Word::Number(number.into())
}

/// Tiles that are alike, as one writes them in a position.
fn written(Counted { tile, count }: &Counted) -> String {
    if *count == 1 { tile.to_string() } else { format!("{count}{tile}") }
}

/// Tiles one by one, counted.
fn counted(tiles: &[Tile]) -> Vec<Counted> {
    let mut counted: Vec<Counted> = Vec::new();
    for &tile in tiles {
        match counted.iter_mut().find(|known| known.tile == tile) {
            Some(known) => known.count += 1,
            None => counted.push(Counted { tile, count: 1 }),
        }
    }
    counted
}

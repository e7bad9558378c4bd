//! The same in sentences that read well aloud.

use kernel::{Seat, Word};

use super::{Table, counted, number, viewpoints};
use crate::components::Enclosure;
use crate::state::Phase;
use crate::view::{ColourView, Counted, EnclosureView, TruckView};

pub(super) fn lines(table: &Table<'_>) -> Vec<String> {
    let mut lines: Vec<_> = table.view.trucks.iter().map(|truck| table.truck(truck)).collect();
    if let Some(tile) = table.view.drawn {
        let args = [("name", Word::Text(tile.name())), ("kind", Word::Text(tile.kind_name()))];
        lines.push(table.say("zooloretto-tell-drawn", &args));
    }
    lines.push(table.stacks());
    lines.extend(table.view.colours.iter().map(|of| table.about_colour(of)));
    if let Some(values) = Table::values(&table.view.donations) {
        lines.push(table.say("zooloretto-tell-donations", &[("donations", Word::Text(&values))]));
    }
    if table.view.phase != Phase::Over {
        lines.push(table.about_tiles("zooloretto-line-unseen", &table.view.stack.tiles));
        lines.push(table.about_tiles("zooloretto-line-babies", &table.unborn()));
    }
    lines.extend(table.removed());
    lines.extend(table.enclosures().map(|enclosure| table.about_printed(enclosure)));
    lines.extend(table.seats().flat_map(|seat| table.about(seat)));
    lines.push(table.turn());
    lines
}

impl Table<'_> {
    fn truck(&self, truck: &TruckView) -> String {
        let tiles = self.tiles(&counted(&truck.tiles));
        let (truck_number, tiles) = (("truck", number(truck.number)), ("tiles", Word::Text(&tiles)));
        match truck.taken_by {
            Some(seat) => {
                let seat = ("seat", self.name(seat));
                self.say("zooloretto-tell-truck-taken", &[truck_number, seat, tiles])
            }
            None => self.say("zooloretto-tell-truck", &[truck_number, ("slots", number(truck.slots)), tiles]),
        }
    }

    fn about_tiles(&self, key: &str, tiles: &[Counted]) -> String {
        self.say(key, &[("tiles", Word::Text(&self.tiles(tiles)))])
    }

    /// Tiles in words: “2 zebras, 1 round kiosk”.
    fn tiles(&self, tiles: &[Counted]) -> String {
        if tiles.is_empty() {
            return self.nothing();
        }
        let words = tiles.iter().map(|&Counted { tile, count }| {
            let args =
                [("count", number(count)), ("name", Word::Text(tile.name())), ("kind", Word::Text(tile.kind_name()))];
            self.say("zooloretto-tiles", &args)
        });
        words.collect::<Vec<_>>().join(", ")
    }

    /// §1.1: what is printed on the enclosures of every zoo.
    fn about_printed(&self, enclosure: Enclosure) -> String {
        let printed = enclosure.printed();
        let args = [
            ("place", Word::Text(enclosure.name())),
            ("full", number(printed.full)),
            ("short", number(printed.short)),
            ("bonus", number(printed.bonus)),
        ];
        self.say("zooloretto-tell-printed", &args)
    }

    /// A zoo in sentences.
    fn about(&self, seat: Seat) -> Vec<String> {
        let zoo = self.zoo(seat);
        let name = ("seat", self.name(seat));
        let sums = [("coins", number(zoo.coins)), ("points", number(zoo.score.total()))];
        let mut lines = vec![self.say("zooloretto-tell-zoo", &[name, ("number", number(seat.0)), sums[0], sums[1]])];
        if let Some(done) = self.done(seat) {
            lines.push(self.say("zooloretto-tell-state", &[name, ("state", Word::Text(&done))]));
        }
        lines.extend(zoo.enclosures.iter().map(|enclosure| self.about_enclosure(seat, enclosure)));
        if zoo.closed_extensions > 0 {
            lines.push(self.say("zooloretto-tell-closed", &[name, ("closed", number(zoo.closed_extensions))]));
        }
        lines.push(self.say("zooloretto-tell-stalls", &[name, ("points", number(zoo.score.stalls))]));
        let (tiles, cost) = (self.tiles(&zoo.barn), zoo.score.barn_species + zoo.score.barn_stalls);
        lines.push(self.say("zooloretto-tell-barn", &[name, ("tiles", Word::Text(&tiles)), ("points", number(cost))]));
        lines.extend(self.about_expansions(seat));
        lines
    }

    /// §7.3: what of a colour lies in the middle.
    fn about_colour(&self, of: &ColourView) -> String {
        let args = [
            ("colour", Word::Text(of.colour.name())),
            ("name", Word::Text(of.colour.stall().name())),
            ("count", number(of.reserve)),
            ("token", Word::Text(if of.token { "yes" } else { "no" })),
        ];
        self.say("zooloretto-tell-reserve", &args)
    }

    /// §7.2, §7.3: the jungle board, the visitors and the tokens of a zoo.
    fn about_expansions(&self, seat: Seat) -> Vec<String> {
        let (zoo, name) = (self.zoo(seat), ("seat", self.name(seat)));
        let mut lines = Vec::new();
        if let Some(jungle) = &zoo.jungle {
            let tiles = self.tiles(&jungle.animals);
            let args = [name, ("tiles", Word::Text(&tiles)), ("free", number(jungle.free))];
            lines.push(self.say("zooloretto-tell-jungle", &args));
        }
        for visitors in &zoo.visitors {
            let points = viewpoints(visitors);
            if !points.is_empty() {
                let (all, colour) = (points.join(", "), ("colour", Word::Text(visitors.colour.name())));
                let args = [name, colour, ("count", number(points.len() as u8)), ("viewpoints", Word::Text(&all))];
                lines.push(self.say("zooloretto-tell-visitors", &args));
            }
        }
        let tokens = zoo.tokens.iter().map(|colour| [name, ("colour", Word::Text(colour.name()))]);
        lines.extend(tokens.map(|args| self.say("zooloretto-tell-token", &args)));
        if let Some(values) = Table::values(&zoo.donated) {
            lines.push(self.say("zooloretto-tell-donated", &[name, ("donated", Word::Text(&values))]));
        }
        lines
    }

    fn about_enclosure(&self, seat: Seat, enclosure: &EnclosureView) -> String {
        let (animals, stalls) = (self.tiles(&enclosure.animals), self.tiles(&counted(&enclosure.stalls)));
        self.say(
            "zooloretto-tell-enclosure",
            &[
                ("seat", self.name(seat)),
                ("place", Word::Text(enclosure.place.name())),
                ("tiles", Word::Text(&animals)),
                ("free", number(enclosure.free)),
                ("points", number(enclosure.points)),
                ("stalls", Word::Text(&stalls)),
                ("stall_spaces", number(enclosure.stall_spaces - enclosure.stalls.len() as u8)),
            ],
        )
    }
}

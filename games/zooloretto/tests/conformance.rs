//! What holds for any game at every number of seats, with every expansion and every option, and that nothing is made or lost
//! (§1): no tile, baby, coin, visitor or token.

mod census;

use census::{Counts, census, missing};
use kernel::{Game, Luck, QuickLuck, Setup, Turn, Viewer};
use serde_json::Value;
use testkit::Conformance;
use zooloretto::{Action, Event, Options, Tile, View, Zooloretto};

testkit::count_allocations!();

/// A match has hundreds of decisions, and each is looked at from all sides: one of each setup is enough for a run.
fn conforms(seats: u8) {
    let setups = move |at: u8, options: &Value| at == seats && few(at, options);
    Conformance::<Zooloretto>::new().games(1).setups(setups).census(census).run();
}

testkit::conforms_by_seats!(conforms: two_conform = 2, three_conform = 3, four_conform = 4, five_conform = 5);

/// At every number of seats: chance decides everything; the first species are left out and the first seat begins; the last
/// ones, and the last seat. One of the three with XXL, another with Exotic, the third with both.
fn few(seats: u8, options: &Value) -> bool {
    let list = |name: &str| options[name].as_array();
    let begins = |name: &str, with: &str| list(name).is_some_and(|list| list.first().is_none_or(|name| name == with));
    let ends = |name: &str, with: &str| list(name).is_some_and(|list| list.last().is_none_or(|name| name == with));
    let random = options["first"] == "random" && options["removed"] == "random";
    let first = options["first"] == 0 && begins("removed", "flamingo");
    let last = options["first"] == seats - 1 && ends("removed", "kangaroo");
    let (jungle, usual) = (&options["jungle_removed"], options["donations"] == "6665554444");
    match (options["xxl"] == true, options["exotic"] == true) {
        (false, false) => usual && jungle == "random" && (random || first || last),
        (true, false) => !usual && jungle == "random" && last,
        (false, true) => usual && jungle == "random" && random,
        (true, true) => usual && first && ends("jungle_removed", "monitor"),
    }
}

/// Nothing is lost either: a tile leaves the game by a Discard, by a donation, or with two players on the truck that is left
/// over, and in no other way. What is gone is worked out from what was done and where things lay before; events say the same.
#[test]
fn nothing_is_lost() {
    for (xxl, exotic) in [(false, false), (true, false), (false, true), (true, true)] {
        for seats in 2..=5 {
            let mut gone = Gone::default();
            for number in 0..if xxl || exotic { 40 } else { 150 } {
                let options = Options { xxl, exotic, ..Options::default() };
                let mut walk = Walk::new(seats, number, options);
                walk.play();
                gone.discarded += walk.gone.discarded;
                gone.left_over += walk.gone.left_over;
                gone.donated += walk.gone.donated;
            }
            assert!(gone.discarded >= 15, "{} tiles were discarded by {seats} seats", gone.discarded);
            assert_eq!(gone.left_over > 50, seats == 2, "{} were left over by {seats} seats", gone.left_over);
            assert_eq!(gone.donated >= 20, xxl, "{} were donated by {seats} seats", gone.donated);
        }
    }
}

/// How many tiles left the game in which way.
#[derive(Default)]
struct Gone {
    discarded: usize,
    left_over: usize,
    donated: usize,
}

/// A match, with what has left the game.
struct Walk {
    game: Zooloretto,
    luck: QuickLuck,
    missing: Counts,
    gone: Gone,
}

impl Walk {
    fn new(seats: u8, number: u64, options: Options) -> Walk {
        let coins = if options.xxl { 42 } else { 30 };
        let game = Zooloretto::new(&Setup { options, seats, rules_version: 1 }).expect("a setup");
        let mut position = game.position();
        // In every second match the players have the bank's money, so that there is more to pay for than in others.
        if !number.is_multiple_of(2) {
            position.zoos.iter_mut().for_each(|zoo| zoo.coins = coins / seats);
            position.bank = Some(coins % seats);
        }
        let game = Zooloretto::load(position).expect("it loads");
        let luck = QuickLuck::new(number, seats.into());
        Walk { game, luck, missing: Counts::new(), gone: Gone::default() }
    }

    fn play(&mut self) {
        let mut legal = Vec::new();
        loop {
            assert_eq!(missing(&self.game.view(Viewer::Spectator)), self.missing);
            let mut events = Vec::new();
            match self.game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let draw = self.game.draw(&mut self.luck);
                    self.game.settle(&draw, &mut events);
                    assert_eq!(told_to_leave(&events), []);
                }
                Turn::Seat(seat) => {
                    legal.clear();
                    self.game.legal(seat, &mut legal);
                    self.narrow(&mut legal);
                    let action = legal[self.luck.below(legal.len() as u32) as usize];
                    let before = self.game.view(Viewer::Spectator);
                    self.game.play(seat, action, &mut events);
                    let leaving = match action {
                        Action::Donate(_) => self.donated(seat.index(), &before, &events),
                        _ => {
                            let leaving = self.leaving(action, &before);
                            assert_eq!(told_to_leave(&events), leaving, "{action}");
                            leaving
                        }
                    };
                    leaving.into_iter().for_each(|tile| *self.missing.entry(tile).or_default() += 1);
                }
                Turn::Together(_) => panic!("nobody chooses together"),
            }
        }
    }

    /// There is so much else to choose that a tile would hardly ever be discarded, nor an enclosure be full.
    fn narrow(&mut self, legal: &mut Vec<Action>) {
        if legal.iter().any(is_discard) && self.luck.below(2) == 0 {
            legal.retain(is_discard);
        }
        let in_sight = |action: &Action| match action {
            Action::Unload(tile, place) => {
                self.game.view(Viewer::Spectator).suits.contains(tile) && place.name() != "B"
            }
            _ => false,
        };
        if self.game.options().xxl && legal.iter().any(in_sight) {
            legal.retain(in_sight);
        }
    }

    /// The animals of the enclosure that a seat has donated: all that are not there any more. The event counts them.
    fn donated(&mut self, seat: usize, before: &View, events: &[Event]) -> Vec<Tile> {
        let [Event::Donated { name, count, place, .. }, ..] = events else { panic!("{events:?}") };
        let enclosure = before.zoos[seat].enclosures.iter().find(|enclosure| enclosure.place.name() == place.name());
        let enclosure = enclosure.expect("it is open");
        assert_eq!((enclosure.free, enclosure.species.map(zooloretto::Species::name)), (0, Some(*name)));
        let tiles = enclosure.animals.iter().flat_map(|counted| vec![counted.tile; counted.count.into()]);
        let tiles: Vec<Tile> = tiles.collect();
        assert_eq!(tiles.len(), usize::from(*count));
        self.gone.donated += tiles.len();
        tiles
    }

    /// What leaves the game by this action, done where it looked like this before.
    fn leaving(&mut self, action: Action, before: &View) -> Vec<Tile> {
        let taken = match action {
            Action::Discard(tile) => {
                self.gone.discarded += 1;
                return vec![tile];
            }
            Action::Take(truck) => Some(truck.number()),
            // Whatever may end the turn of somebody who has taken a truck.
            Action::Unload(..) | Action::Advance(..) | Action::Retreat(..) => None,
            Action::Draw
            | Action::Load(_)
            | Action::Move { .. }
            | Action::Exchange(..)
            | Action::Purchase { .. }
            | Action::Donate(_)
            | Action::Expand => return vec![],
        };
        let after = self.game.view(Viewer::Spectator);
        let some_taken = |view: &View| view.trucks.iter().any(|truck| truck.taken_by.is_some());
        if some_taken(&after) || !some_taken(before) && taken.is_none() {
            return vec![];
        }
        // The round is over.
        let left = before.trucks.iter().filter(|truck| truck.taken_by.is_none() && Some(truck.number) != taken);
        let left: Vec<Tile> = left.flat_map(|truck| truck.tiles.clone()).collect();
        self.gone.left_over += left.len();
        left
    }
}

fn is_discard(action: &Action) -> bool {
    matches!(action, Action::Discard(_))
}

/// The tiles that leave the game, as it is told.
fn told_to_leave(events: &[Event]) -> Vec<Tile> {
    let tile = |event: &Event| match event {
        Event::Discarded { tile, .. } | Event::Left { tile, .. } => Some(tile.tile),
        _ => None,
    };
    events.iter().filter_map(tile).collect()
}

//! What holds for any game at every number of seats and with every option, and the census of this one: no tile, baby
//! or coin is made or lost (§1).

use std::collections::BTreeMap;

use kernel::{Game, Luck, QuickLuck, Setup, Turn, Viewer};
use serde_json::Value;
use testkit::Conformance;
use zooloretto::{Action, Event, Face, Kind, Options, Species, Stall, Tile, View, Zooloretto};

testkit::count_allocations!();

/// A match has hundreds of decisions, and each is looked at from all sides: one of each setup is enough for a run.
fn conforms(seats: u8) {
    let setups = move |at: u8, options: &Value| at == seats && few(at, options);
    Conformance::<Zooloretto>::new().games(1).setups(setups).census(census).run();
}

testkit::conforms_by_seats!(conforms: two_conform = 2, three_conform = 3, four_conform = 4, five_conform = 5);

/// At every number of seats: chance decides everything; the first species are left out and the first seat begins; the last
/// ones, and the last seat.
fn few(seats: u8, options: &Value) -> bool {
    let first = &options["first"];
    match options["removed"].as_array() {
        None => first == "random",
        Some(list) => {
            *first == 0 && list.first().is_none_or(|name| name == "flamingo")
                || *first == seats - 1 && list.last().is_none_or(|name| name == "kangaroo")
        }
    }
}

/// How many of each tile; none are not mentioned.
type Counts = BTreeMap<Tile, u32>;

/// §1.2, §1.3: what is missing of the box: it must have left the game. Who has bred is told from who has not by the number of
/// births, because each has one father and one mother (§4.2).
fn missing(view: &View) -> Counts {
    let there = tiles(view);
    let count = |tile: Tile| there.get(&tile).copied().unwrap_or(0);
    let mut missing = Counts::new();
    let mut note = |tile: Tile, all: u32, there: u32| {
        let less =
            all.checked_sub(there).unwrap_or_else(|| panic!("there are {there} of {tile}, of {all} in the game"));
        if less > 0 {
            missing.insert(tile, less);
        }
        less
    };
    for species in Species::ALL {
        let out = view.removed.is_some_and(|removed| removed.contains(species));
        let [plain, breeders, babies] = if out { [0; 3] } else { [7, 2, 2] };
        let unborn = view.babies.iter().find(|of| of.species == species).map_or(0, |of| u32::from(of.count));
        assert!(unborn <= babies, "{species:?}");
        let births = babies - unborn;
        let tile = |kind: Kind| Tile::animal(species, kind);
        note(tile(Kind::Plain), plain, count(tile(Kind::Plain)));
        note(tile(Kind::Baby), births, count(tile(Kind::Baby)));
        for (bred, not_yet) in [(tile(Kind::Father), tile(Kind::Male)), (tile(Kind::Mother), tile(Kind::Female))] {
            let gone = note(bred, births, count(bred));
            note(not_yet, breeders, count(not_yet) + count(bred) + gone);
        }
    }
    for stall in Stall::ALL.map(Tile::stall) {
        note(stall, 3, count(stall));
    }
    note(Tile::COIN, 30 + 12, count(Tile::COIN));
    missing
}

/// The tiles that are unseen, on a truck, in a zoo or just drawn, and the coins that are money.
fn tiles(view: &View) -> Counts {
    let mut there = Counts::new();
    let mut note = |tile: Tile, count: u8| *there.entry(tile).or_default() += u32::from(count);
    view.stack.tiles.iter().for_each(|counted| note(counted.tile, counted.count));
    view.trucks.iter().flat_map(|truck| &truck.tiles).for_each(|&tile| note(tile, 1));
    view.drawn.into_iter().for_each(|tile| note(tile, 1));
    note(Tile::COIN, view.bank);
    for zoo in &view.zoos {
        note(Tile::COIN, zoo.coins);
        zoo.barn.iter().for_each(|counted| note(counted.tile, counted.count));
        for enclosure in &zoo.enclosures {
            enclosure.animals.iter().for_each(|counted| note(counted.tile, counted.count));
            enclosure.stalls.iter().for_each(|&tile| note(tile, 1));
        }
    }
    there
}

/// What must hold of a state without knowing what was discarded: nothing is there more often than in the box.
fn census(game: &Zooloretto) {
    let view = game.view(Viewer::Spectator);
    let coins = missing(&view).get(&Tile::COIN).copied().unwrap_or(0);
    // Every truck is unloaded where there are as many as players, so that no coin ever leaves the game.
    assert!(coins == 0 || game.seats() == 2, "{coins} coins are lost");
    for zoo in &view.zoos {
        assert!(zoo.barn.iter().all(|counted| !matches!(counted.tile.face(), Face::Coin)));
        for enclosure in &zoo.enclosures {
            let animals: u8 = enclosure.animals.iter().map(|counted| counted.count).sum();
            assert_eq!(animals + enclosure.free, enclosure.spaces);
            assert_eq!(animals > 0, enclosure.species.is_some());
            assert!(enclosure.stalls.len() <= enclosure.stall_spaces.into());
        }
    }
}

/// Nothing is lost either: a tile leaves the game by a Discard, or with two players on the truck that is left over, and in
/// no other way. What is gone is worked out from what was done and where things lay before; events say the same.
#[test]
fn nothing_is_lost() {
    for seats in 2..=5 {
        let (mut discarded, mut left_over) = (0, 0);
        for number in 0..150 {
            let mut walk = Walk::new(seats, number);
            walk.play();
            discarded += walk.discarded;
            left_over += walk.left_over;
        }
        assert!(discarded >= 40, "{discarded} tiles were discarded by {seats} seats");
        assert_eq!(left_over > 100, seats == 2, "{left_over} tiles were left over by {seats} seats");
    }
}

/// A match, with what has left the game.
struct Walk {
    game: Zooloretto,
    luck: QuickLuck,
    gone: Counts,
    discarded: u32,
    left_over: u32,
}

impl Walk {
    fn new(seats: u8, number: u64) -> Walk {
        let game = Zooloretto::new(&Setup { options: Options::default(), seats, rules_version: 1 }).expect("a setup");
        let mut position = game.position();
        // In every second match the players have the bank's money, so that there is more to pay for than in others.
        if !number.is_multiple_of(2) {
            position.zoos.iter_mut().for_each(|zoo| zoo.coins = 30 / seats);
            position.bank = Some(30 % seats);
        }
        let game = Zooloretto::load(position).expect("it loads");
        let luck = QuickLuck::new(number, seats.into());
        Walk { game, luck, gone: Counts::new(), discarded: 0, left_over: 0 }
    }

    fn play(&mut self) {
        let mut legal = Vec::new();
        loop {
            assert_eq!(missing(&self.game.view(Viewer::Spectator)), self.gone);
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
                    // There is so much else to choose that a tile would hardly ever be discarded.
                    if legal.iter().any(is_discard) && self.luck.below(2) == 0 {
                        legal.retain(is_discard);
                    }
                    let action = legal[self.luck.below(legal.len() as u32) as usize];
                    let before = self.game.view(Viewer::Spectator);
                    self.game.play(seat, action, &mut events);
                    let leaving = self.leaving(action, &before);
                    assert_eq!(told_to_leave(&events), leaving, "{action}");
                    leaving.into_iter().for_each(|tile| *self.gone.entry(tile).or_default() += 1);
                }
                Turn::Together(_) => panic!("nobody chooses together"),
            }
        }
    }

    /// What leaves the game by this action, done where it looked like this before.
    fn leaving(&mut self, action: Action, before: &View) -> Vec<Tile> {
        let taken = match action {
            Action::Discard(tile) => {
                self.discarded += 1;
                return vec![tile];
            }
            Action::Take(truck) => Some(truck.number()),
            Action::Unload(..) => None,
            Action::Draw
            | Action::Load(_)
            | Action::Move { .. }
            | Action::Exchange(..)
            | Action::Purchase { .. }
            | Action::Expand => return vec![],
        };
        let after = self.game.view(Viewer::Spectator);
        if after.trucks.iter().any(|truck| truck.taken_by.is_some()) {
            return vec![];
        }
        // The round is over.
        let left = before.trucks.iter().filter(|truck| truck.taken_by.is_none() && Some(truck.number) != taken);
        let left: Vec<Tile> = left.flat_map(|truck| truck.tiles.clone()).collect();
        self.left_over += left.len() as u32;
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

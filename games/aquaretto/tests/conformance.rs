//! What holds for any game at every number of seats, base and XXL, and the invariants of this one (`RULES.md`, §15) at every
//! step: no tile, offspring, coin or coworker is made or lost, and basins keep to their rules.

use std::collections::{BTreeMap, BTreeSet};

use aquaretto::{Action, Aquaretto, Cell, Event, Options, Sign, Species, Tile, View, ZooView};
use kernel::{Game, Luck, QuickLuck, Setup, Turn, Viewer};
use serde_json::Value;
use testkit::Conformance;

testkit::count_allocations!();

/// A match has hundreds of decisions, and each is looked at from all sides: one of each setup is enough for a run.
fn conforms(seats: u8) {
    let setups = move |at: u8, options: &Value| at == seats && few(at, options);
    Conformance::<Aquaretto>::new().games(1).setups(setups).census(census).run();
}

testkit::conforms_by_seats!(conforms: two_conform = 2, three_conform = 3, four_conform = 4, five_conform = 5);

/// At every number of seats: chance decides everything, base and XXL; with XXL the first species are left out and the first
/// seat begins; without it the last ones, and the last seat.
fn few(seats: u8, options: &Value) -> bool {
    let (first, xxl) = (&options["first"], options["xxl"] == true);
    match options["removed"].as_array() {
        None => first == "random",
        Some(list) if xxl => *first == 0 && list.first().is_none_or(|name| name == "sea_turtle"),
        Some(list) => *first == seats - 1 && list.last().is_none_or(|name| name == "polar_bear"),
    }
}

/// How many of each tile; none are not mentioned.
type Counts = BTreeMap<Tile, u32>;

/// §2.2, §2.3: the tiles of the box.
fn copies(tile: Tile, view: &View) -> u32 {
    let more = u32::from(view.xxl);
    let players = view.zoos.len() as u32;
    if tile == Tile::FOOD {
        return more * (12 - (5 - players));
    }
    if tile == Tile::COIN {
        // All money: coins as well as coin tiles.
        return 30 + 10 + more * (12 + 2);
    }
    let species = tile.species().expect("an animal");
    if view.removed.is_some_and(|removed| removed.contains(species)) {
        return 0;
    }
    let trainable = matches!(species, Species::Dolphin | Species::Orca | Species::SeaLion);
    let plain = if trainable { 5 } else { 1 };
    match *tile.to_string().as_bytes() {
        [_] => plain + more,
        [_, b'o'] => 6,
        [_, _] => 2,
        _ => unreachable!(),
    }
}

/// What is missing of the box: it must have left the game.
fn missing(view: &View) -> Counts {
    let there = tiles(view);
    let less = |tile: Tile| {
        let (all, there) = (copies(tile, view), there.get(&tile).copied().unwrap_or(0));
        all.checked_sub(there).unwrap_or_else(|| panic!("there are {there} of {tile}, of {all} in the game"))
    };
    Tile::all().map(|tile| (tile, less(tile))).filter(|&(_, less)| less > 0).collect()
}

/// The tiles that are unseen, on a truck, in a zoo or depot, not born or just drawn, food, and the coins that are money.
fn tiles(view: &View) -> Counts {
    let mut there = Counts::new();
    let mut note = |tile: Tile, count: u8| *there.entry(tile).or_default() += u32::from(count);
    view.stack.tiles.iter().for_each(|counted| note(counted.tile, counted.count));
    view.babies.iter().for_each(|babies| note(Tile::animal(babies.species, Sign::Baby), babies.count));
    view.trucks.iter().flat_map(|truck| &truck.tiles).for_each(|&tile| note(tile, 1));
    view.drawn.into_iter().chain(view.born).for_each(|tile| note(tile, 1));
    note(Tile::COIN, view.bank);
    for zoo in &view.zoos {
        note(Tile::COIN, zoo.coins);
        note(Tile::FOOD, zoo.food);
        zoo.cells.iter().filter_map(|cell| cell.tile).chain(zoo.depot.iter().copied()).for_each(|tile| note(tile, 1));
    }
    there
}

/// §15: what must hold of a state without knowing what was discarded.
fn census(game: &Aquaretto) {
    let view = game.view(Viewer::Spectator);
    let gone = missing(&view);
    for lost in [Tile::COIN, Tile::FOOD] {
        let count = gone.get(&lost).copied().unwrap_or(0);
        // Every truck is unloaded where there are as many as players, so that nothing but animals ever leaves the game.
        assert!(count == 0 || game.seats() == 2, "{count} of {lost} are lost");
    }
    // §6.5: coworkers in the supply, at their posts, or waiting for one.
    let posted: u8 = view.zoos.iter().map(coworkers).sum();
    assert_eq!(posted + view.coworkers + u8::from(view.gained), 16);
    let taken: Vec<_> = view.trucks.iter().filter_map(|truck| truck.taken_by).collect();
    assert_eq!(taken.iter().collect::<BTreeSet<_>>().len(), taken.len(), "nobody takes two trucks in a round");
    view.zoos.iter().for_each(basins);
}

fn coworkers(zoo: &ZooView) -> u8 {
    assert!(zoo.cashiers <= 2 && zoo.keepers <= 2);
    let trainers = zoo.cells.iter().filter(|cell| cell.trainer.is_some()).count() as u8;
    zoo.cashiers + zoo.keepers + u8::from(zoo.manager) + trainers
}

/// §15: one connected basin of each species, none beside another, no more than may be, and as many births as pairs.
fn basins(zoo: &ZooView) {
    let at: BTreeMap<(i8, i8), Tile> =
        zoo.cells.iter().filter_map(|cell| Some(((cell.row, cell.column), cell.tile?))).collect();
    let mut rest: BTreeSet<(i8, i8)> = at.keys().copied().collect();
    let mut groups = Vec::new();
    while let Some(first) = rest.pop_first() {
        let (mut group, mut open) = (vec![at[&first]], vec![first]);
        while let Some((row, column)) = open.pop() {
            for next in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)] {
                if rest.remove(&next) {
                    group.push(at[&next]);
                    open.push(next);
                }
            }
        }
        groups.push(group);
    }
    let species: BTreeSet<_> = groups.iter().map(|group| group[0].species()).collect();
    assert_eq!(species.len(), groups.len(), "every species has one basin");
    assert!(groups.iter().all(|group| group.iter().all(|tile| tile.species() == group[0].species())));
    let large = zoo.boards.iter().filter(|board| board.size == "large").count();
    assert!(groups.len() <= 3 + large && usize::from(zoo.basin_cap) == 3 + large);
    assert_eq!(zoo.basins.iter().map(|basin| usize::from(basin.size)).sum::<usize>(), at.len());
}

/// Nothing is lost either: a tile leaves the game by a Discard, or with two players on the truck that is left over, and in
/// no other way. What is gone is worked out from what was done and where things lay before; events say the same.
/// Births are as many as pairs.
#[test]
fn nothing_is_lost() {
    for (seats, xxl) in (2..=5).flat_map(|seats| [(seats, false), (seats, true)]) {
        let (mut discarded, mut left_over, mut births) = (0, 0, 0);
        for number in 0..60 {
            let mut walk = Walk::new(seats, xxl, number);
            walk.play();
            discarded += walk.discarded;
            left_over += walk.left_over;
            births += walk.births.values().sum::<u32>();
        }
        assert!(discarded >= 20, "{discarded} tiles were discarded by {seats} seats");
        assert!(births >= 20, "{births} births with {seats} seats");
        assert_eq!(left_over > 50, seats == 2, "{left_over} tiles were left over by {seats} seats");
    }
}

/// A match, with what has left the game and what was born.
struct Walk {
    game: Aquaretto,
    luck: QuickLuck,
    gone: Counts,
    births: BTreeMap<(usize, &'static str), u32>,
    discarded: u32,
    left_over: u32,
}

impl Walk {
    fn new(seats: u8, xxl: bool, number: u64) -> Walk {
        let options = Options { xxl, ..Options::default() };
        let game = Aquaretto::new(&Setup { options, seats, rules_version: 1 }).expect("a setup");
        let mut position = game.position();
        // In every second match the players have much of the bank's money, so that there is more to pay for than in others.
        if !number.is_multiple_of(2) {
            let all = position.bank.expect("a bank") + seats;
            position.zoos.iter_mut().for_each(|zoo| zoo.coins = all / seats);
            position.bank = Some(all % seats);
            if seats < 5 {
                position.phase = aquaretto::Phase::ChooseFirst;
                position.removed =
                    aquaretto::Removed::Given(Species::ALL[3..8 - usize::from(seats)].iter().copied().collect());
                position.stack = None;
                position.babies = None;
            }
        }
        let game = Aquaretto::load(position).expect("it loads");
        let luck = QuickLuck::new(number, seats.into());
        Walk { game, luck, gone: Counts::new(), births: BTreeMap::new(), discarded: 0, left_over: 0 }
    }

    fn play(&mut self) {
        let mut legal = Vec::new();
        let mut last_money = None;
        loop {
            let view = self.game.view(Viewer::Spectator);
            assert_eq!(missing(&view), self.gone);
            self.check_births(&view);
            // Money: what is in purses and bank only grows, by coin tiles off trucks.
            let money = u32::from(view.bank) + view.zoos.iter().map(|zoo| u32::from(zoo.coins)).sum::<u32>();
            assert!(last_money.is_none_or(|last| money >= last));
            last_money = Some(money);
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
                    self.prefer(&mut legal);
                    let action = legal[self.luck.below(legal.len() as u32) as usize];
                    self.game.play(seat, action, &mut events);
                    let leaving = self.leaving(action, &view);
                    assert_eq!(told_to_leave(&events), leaving, "{action}");
                    leaving.into_iter().for_each(|tile| *self.gone.entry(tile).or_default() += 1);
                    for event in &events {
                        if let Event::Born { seat, name } = event {
                            *self.births.entry((seat.index(), name)).or_default() += 1;
                        }
                    }
                }
                Turn::Together(_) => panic!("nobody chooses together"),
            }
        }
    }

    /// There is so much else to choose that a tile would hardly ever be discarded, or join others in a basin.
    fn prefer(&mut self, legal: &mut Vec<Action>) {
        let wanted: fn(&Action) -> bool = match self.luck.below(4) {
            0 => |action| matches!(action, Action::Discard),
            1 | 2 => |action| matches!(action, Action::Place(_, aquaretto::Place::Cell(_))),
            _ => return,
        };
        if legal.iter().any(wanted) {
            legal.retain(wanted);
        }
    }

    /// §15: births are as many as pairs.
    fn check_births(&self, view: &View) {
        for (seat, zoo) in view.zoos.iter().enumerate() {
            for species in Species::ALL {
                let count = |sign: Sign| {
                    let tile = Tile::animal(species, sign);
                    zoo.cells.iter().filter(|cell| cell.tile == Some(tile)).count() as u32
                };
                let pairs = count(Sign::Male).min(count(Sign::Female));
                assert_eq!(self.births.get(&(seat, species.name())).copied().unwrap_or(0), pairs);
            }
        }
    }

    /// What leaves the game by this action, done where it looked like this before.
    fn leaving(&mut self, action: Action, before: &View) -> Vec<Tile> {
        let taken = match action {
            Action::Discard => {
                self.discarded += 1;
                let mover = before.to_move.expect("a seat");
                return before.zoos[mover.index()].depot.last().copied().into_iter().collect();
            }
            Action::Take(truck) => Some(truck.number()),
            Action::Place(..) | Action::Post(_) => None,
            Action::Draw
            | Action::Load(_)
            | Action::Move(_)
            | Action::Repost(..)
            | Action::Buy(..)
            | Action::Expand(_) => {
                return vec![];
            }
        };
        let after = self.game.view(Viewer::Spectator);
        if after.trucks.iter().any(|truck| truck.taken_by.is_some()) {
            return vec![];
        }
        // The round is over, unless a money action is being settled: then nobody has taken a truck yet.
        if before.trucks.iter().all(|truck| truck.taken_by.is_none()) && taken.is_none() {
            return vec![];
        }
        let left = before.trucks.iter().filter(|truck| truck.taken_by.is_none() && Some(truck.number) != taken);
        let left: Vec<Tile> = left.flat_map(|truck| truck.tiles.clone()).collect();
        self.left_over += left.len() as u32;
        left
    }
}

/// The tiles that leave the game, as it is told.
fn told_to_leave(events: &[Event]) -> Vec<Tile> {
    let tile = |event: &Event| match event {
        Event::Discarded { tile, .. } | Event::Left { tile, .. } => Some(tile.tile),
        _ => None,
    };
    events.iter().filter_map(tile).collect()
}

/// A state is copied at every step of a search.
#[test]
fn a_state_is_small() {
    assert!(size_of::<Aquaretto>() <= 1024, "{} bytes", size_of::<Aquaretto>());
    assert_eq!(size_of::<Cell>(), 2);
}

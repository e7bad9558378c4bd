//! What holds for any game at every number of seats and with every option, and the census of this one: no tile, coin or
//! bench is made or lost (§1).

use kernel::{Game, Seat, Viewer};
use mio::{BenchLimit, Mio, Number, Phase};
use serde_json::json;
use testkit::Conformance;

testkit::count_allocations!();

/// Options that are changed together, both variants among them: not all 384 combinations.
const TOGETHER: &[&[&str]] = &[
    &["year_length", "economy"],
    &["year_length", "reveal", "tiles"],
    &["economy", "same_player_second", "tiles"],
    &["economy", "bench_limit", "tiles"],
];

/// Bids are all that is hidden: everybody can work out the coins.
fn conforms(seats: u8) {
    Conformance::<Mio>::new().games(1).few(seats, TOGETHER).census(census).hides_choices_only().run();
}

testkit::conforms_by_seats!(conforms: two_conform = 2, three_conform = 3, four_conform = 4);

/// §1: each tile is in one place, and what is counted is what is there.
fn census(game: &Mio) {
    let view = game.view(Viewer::Everything);
    let held = view.zoos.iter().flat_map(|zoo| zoo.tiles.iter().map(|placed| placed.tile));
    let coming = view.row.iter().skip(view.sold.into()).copied();
    let mut all: Vec<Number> =
        held.chain(coming).chain(view.stack.iter().copied()).chain(view.gone.iter().copied()).collect();
    all.sort_unstable();
    assert_eq!(all, Number::all().collect::<Vec<_>>());
    let benches: u32 = view.zoos.iter().map(|zoo| u32::from(zoo.benches)).sum();
    match view.switches.bench_limit {
        BenchLimit::None => assert_eq!(view.benches_left, None),
        limit => {
            let left = view.benches_left.expect("there is a limit");
            assert_eq!(benches + u32::from(left), limit.get().map_or(0, u32::from));
        }
    }
    let (visitors, trees): (u32, u32) =
        view.zoos.iter().fold((0, 0), |(v, t), zoo| (v + u32::from(zoo.visitors), t + u32::from(zoo.trees)));
    assert!(visitors <= 15 && trees <= 3);
}

/// R19: coins can be worked out: what everybody started with, what was paid and what was earned, all of it public.
#[test]
fn coins_are_what_the_events_say() {
    for number in 0..30 {
        let seats = 2 + (number % 3) as u8;
        let options = json!({ "economy": if number % 2 == 0 { "standard" } else { "balance" } });
        let mut game = crate::spots::fresh(seats, &options);
        let mut luck = kernel::QuickLuck::new(19, number);
        let mut counted = vec![8_i64; seats.into()];
        while game.decision() != Phase::Over {
            let mut events = Vec::new();
            turn(&mut game, &mut luck, &mut events);
            // Of every event a spectator sees all.
            for event in events.iter().filter_map(|event| Mio::seen(event, Viewer::Spectator)) {
                match event {
                    mio::Event::Won { seat, coins, .. } => counted[seat.index()] -= i64::from(coins),
                    mio::Event::Income { seat, coins, pays, .. } => {
                        counted[seat.index()] += if pays { -i64::from(coins) } else { i64::from(coins) };
                    }
                    _ => {}
                }
            }
            let there: Vec<i64> = Seat::all(seats).map(|seat| game.coins(seat).into()).collect();
            assert_eq!(counted, there);
        }
    }
}

/// One random turn that is told.
fn turn(game: &mut Mio, luck: &mut kernel::QuickLuck, events: &mut Vec<mio::Event>) {
    use kernel::{Choices, Luck, Turn};
    let any = |game: &Mio, seat: Seat, luck: &mut kernel::QuickLuck| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        actions[luck.below(actions.len() as u32) as usize]
    };
    match game.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let draw = game.draw(luck);
            game.settle(&draw, events);
        }
        Turn::Seat(seat) => {
            let action = any(game, seat, luck);
            game.play(seat, action, events);
        }
        Turn::Together(seats) => {
            let mut choices = Choices::NONE;
            for seat in seats.iter() {
                choices.set(seat, Some(any(game, seat, luck)));
            }
            game.resolve(&choices, events);
        }
    }
}

/// R19: two positions that differ in the coins of others only look the same, unless coins are shown.
#[test]
fn views_do_not_tell_the_coins_of_others() {
    let with = |coins: u16, shown: bool, economy: &str| {
        crate::spots::spot(3)
            .with("coins_visible", json!(shown))
            .with("economy", json!(economy))
            .with("zoos/1/coins", json!(coins))
            .with("zoos/2/coins", json!(30 - coins))
            .load()
    };
    for economy in ["standard", "balance"] {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0))] {
            let see = |coins, shown| with(coins, shown, economy).view(viewer);
            assert_eq!(see(3, false), see(21, false));
            assert_ne!(see(3, true), see(21, true));
        }
        let own = |coins| with(coins, false, economy).view(Viewer::Seat(Seat(1)));
        assert_ne!(own(3), own(21));
    }
}

//! A slow second implementation, written from the text of the rules alone, plays along over random games.

pub(crate) mod raster;
pub(crate) mod second;

use kernel::{Choices, Game, Luck, QuickLuck, Seat, Turn};
use mio::{Action, Mio};
use serde_json::{Value, json};

use crate::spots::{fresh, spot, view};
use second::Reference;

const SAMPLE: &str = include_str!("../src/components/sample.csv");

/// Options from all over, and the printed tiles or others.
fn options(number: u64, seats: u8) -> Value {
    let pick = |values: &[Value], divisor: u64| values[(number / divisor) as usize % values.len()].clone();
    json!({
        "year_length": pick(&[json!("five"), json!("three_bush_tiles")], 1),
        "economy": pick(&[json!("standard"), json!("balance")], 2),
        "reveal": pick(&[json!("row"), json!("single")], 4),
        "bench_limit": pick(&[json!("none"), json!(13), json!("none"), json!(15)], 8),
        "final_tie": pick(&[json!("flag"), json!("shared")], 3),
        "same_player_second": seats == 2 && number.is_multiple_of(3),
        "tiles": pick(&[json!(""), json!(""), json!(SAMPLE)], 1),
    })
}

fn compare(game: &Mio, reference: &Reference) {
    let seen = view(game);
    assert_eq!(seen.phase.name(), reference.phase);
    assert_eq!((seen.year, u32::from(seen.auctions)), (reference.year, reference.auctions));
    assert_eq!(seen.flags.iter().map(|seat| seat.index()).collect::<Vec<_>>(), reference.flags);
    for (seat, zoo) in seen.zoos.iter().enumerate() {
        assert_eq!(zoo.coins.map(i64::from), Some(reference.coins[seat]), "coins of seat {seat}");
        let (visitors, trees) = reference.visitors_and_trees(seat);
        assert_eq!((zoo.visitors.into(), zoo.trees.into()), (visitors, trees), "visitors and trees of seat {seat}");
        assert_eq!(i64::from(zoo.benches), reference.benches[seat], "benches of seat {seat}");
    }
    let standing = game.standing();
    let (scores, ranks) = reference.result();
    assert_eq!(standing.scores.as_slice().iter().map(|&score| i64::from(score)).collect::<Vec<_>>(), scores);
    assert_eq!(standing.ranks.as_slice().iter().map(|&rank| usize::from(rank)).collect::<Vec<_>>(), ranks);
}

/// What is open to a seat to place, sorted; what `check` says of every place there is must be the same.
fn placements(game: &Mio, seat: Seat, check_all: bool) -> Vec<(i64, i64, i64)> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let mut listed: Vec<_> = actions
        .iter()
        .map(|action| match action {
            Action::Place(at) => (i64::from(at.x), i64::from(at.y), i64::from(at.r)),
            Action::Bid(_) => panic!("a bid"),
        })
        .collect();
    listed.sort_unstable();
    if check_all {
        let mut open = Vec::new();
        for x in -25..=25 {
            for y in -25..=25 {
                open.extend((0..4).filter_map(|r| {
                    let at = mio::Placement { x, y, r };
                    game.check(seat, &Action::Place(at)).ok().map(|()| (x.into(), y.into(), r.into()))
                }));
            }
        }
        open.sort_unstable();
        assert_eq!(listed, open, "the list and `check`");
    }
    listed
}

/// What a survey says of every place for a tile is what laying the tile says.
fn compare_survey(game: &Mio) {
    let Some(tile) = game.on_offer() else { return };
    for seat in Seat::all(game.seats()) {
        game.survey(seat, tile, |survey| {
            assert_eq!(*survey.built(), game.built(seat));
            survey.each(|at, built| assert_eq!(*built, game.built_with(seat, tile, at), "{at:?} in {game:?}"));
        });
    }
}

fn play_along(number: u64, seats: u8) {
    let options = options(number, seats);
    let mut game = fresh(seats, &options);
    let mut reference = Reference::new(seats.into(), &options);
    let mut luck = QuickLuck::new(number, seats.into());
    loop {
        compare(&game, &reference);
        compare_survey(&game);
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let draw = game.draw(&mut luck);
                reference.settle(&draw.to_string());
                game.settle(&draw, &mut kernel::Silent);
            }
            Turn::Together(seats) => {
                let mut choices = Choices::NONE;
                let mut bids = Vec::new();
                for seat in seats.iter() {
                    // Small bids, so that there are ties and money is left.
                    let coins = luck.below(u32::from(game.coins(seat)).min(3) + 1) as u16;
                    choices.set(seat, Some(Action::Bid(coins)));
                    bids.push(i64::from(coins));
                }
                game.resolve(&choices, &mut kernel::Silent);
                reference.bid(&bids);
            }
            Turn::Seat(seat) => {
                let listed = placements(&game, seat, luck.below(40) == 0);
                assert_eq!(listed, reference.placements(), "game {number} of {seats}");
                let (x, y, r) = listed[luck.below(listed.len() as u32) as usize];
                let at = mio::Placement { x: x as i8, y: y as i8, r: r as u8 };
                let foreseen = view(&game).places.into_iter().find(|place| place.at == at).expect("it is listed");
                let before = view(&game);
                game.play(seat, Action::Place(at), &mut kernel::Silent);
                reference.place(x, y, r);
                // What the view foretold has come about, unless a year ended.
                let after = view(&game);
                let gained = after.zoos[seat.index()].benches - before.zoos[seat.index()].benches;
                assert_eq!(foreseen.benches, gained, "benches");
                for (seat, (was, is)) in before.zoos.iter().zip(&after.zoos).enumerate() {
                    assert_eq!(i16::from(foreseen.visitors[seat]), i16::from(is.visitors) - i16::from(was.visitors));
                    assert_eq!(i16::from(foreseen.trees[seat]), i16::from(is.trees) - i16::from(was.trees));
                }
            }
        }
    }
}

#[test]
fn two_play_along() {
    (0..90).for_each(|number| play_along(number, 2));
}

#[test]
fn three_play_along() {
    (0..90).for_each(|number| play_along(number, 3));
}

#[test]
fn four_play_along() {
    (0..90).for_each(|number| play_along(number, 4));
}

/// What `check` says of every place there is, sorted.
fn open_places(game: &Mio, seat: Seat) -> Vec<(i64, i64, i64)> {
    let all = (-62..=62).flat_map(|x| (-62..=62).flat_map(move |y| (0..4).map(move |r| mio::Placement { x, y, r })));
    let open = all.filter(|&at| game.check(seat, &Action::Place(at)).is_ok());
    open.map(|at| (i64::from(at.x), i64::from(at.y), i64::from(at.r))).collect()
}

/// The longest zoos there can be: in each direction, in two, and as long as the small ground is wide.
#[test]
fn long_zoos_have_the_places_that_check_allows() {
    let up = |tiles: i64| (0..tiles).map(|at| format!("0,{},3", 1 + 2 * at)).collect::<Vec<_>>();
    let left = |tiles: i64| (0..tiles).map(|at| format!("{},1,2", -2 * at)).collect::<Vec<_>>();
    let right = |tiles: i64| (0..tiles).map(|at| format!("{},1,0", 1 + 2 * at)).collect::<Vec<_>>();
    let both = [left(12), right(12)].concat();
    let corner = [up(12), (0..12).map(|at| format!("{},24,2", -1 - 2 * at)).collect()].concat();
    for line in [up(24), left(24), right(24), both, corner, up(12), left(12), right(12), up(13), left(13)] {
        let tiles: Vec<String> = line.iter().zip(1..).map(|(at, tile): (&String, u8)| format!("{tile}@{at}")).collect();
        let game = spot(2).face(25, "ape,1,sea,2,0").zoo(0, &tiles.join(" ")).row(&[25], 0).placing(0).load();
        assert_eq!(placements(&game, Seat(0), false), open_places(&game, Seat(0)), "{line:?}");
        compare_survey(&game);
    }
}

/// §2.3: thousands of random zoos, drawn and flooded.
#[test]
fn benches_are_the_regions_of_the_drawn_paths() {
    let (mut zoos, mut split) = (0, 0);
    for number in 0..1200 {
        let seats = 2 + (number % 3) as u8;
        let options = json!({ "tiles": if number % 4 == 3 { SAMPLE } else { "" } });
        let mut game = fresh(seats, &options);
        let mut luck = QuickLuck::new(23, number);
        // Up to so many auctions: small zoos and large ones.
        let last = 4 + luck.below(22);
        while game.turn() != Turn::Over && u32::from(view_auctions(&game)) < last {
            testkit::random_turn(&mut game, &mut luck, &mut Vec::new());
        }
        for seat in 0..usize::from(seats) {
            let network = second::network::Network::of(&game, seat);
            let regions = raster::regions(&game, seat);
            assert_eq!(network.regions(), regions, "game {number}, seat {seat}: E − V + C against the drawing");
            let seen = view(&game).zoos.remove(seat);
            assert_eq!(i64::from(seen.benches), regions, "game {number}, seat {seat}");
            assert_eq!(seen.regions.len() as i64, regions, "game {number}, seat {seat}: where benches stand");
            zoos += 1;
            split += u32::from(network.components > 1);
        }
    }
    assert!(zoos >= 3000 && split >= 300, "{zoos} zoos, {split} with several components");
}

fn view_auctions(game: &Mio) -> u8 {
    view(game).auctions
}

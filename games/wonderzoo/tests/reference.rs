//! A slow second implementation, written from the text of the rules alone, plays along over random games.

pub(crate) mod second;

use std::collections::BTreeSet;

use kernel::{Game, Luck, QuickLuck, Turn};
use serde_json::{Value, json};
use wonderzoo::Wonderzoo;

use crate::spots::{BOARDS, TILES, action, fresh, mover, position, texts, view};
use second::{COLOURS, Reference, cell_name};

/// Five boards of other sizes, one with a single row, one full of obstacles.
const SMALL_BOARDS: &str = "board,row,cells\neasy,1,.....\neasy,2,..#..\neasy,3,.....\neasy,4,....#\n\
    1,1,......\n1,2,......\n1,3,......\n1,4,......\n1,5,......\n2,1,...\n2,2,...\n2,3,...\n2,4,...\n2,5,...\n2,6,...\n\
    2,7,...\n2,8,...\n3,1,########\n3,2,#......#\n3,3,#.....##\n3,4,#......#\n3,5,...####.\n3,6,........\n4,1,........\n4,2,.......#\n";

/// The entrance is another tile, and there are few others: mostly draws, so that visitors run out, and swaps.
fn few_tiles() -> String {
    let mut rows = vec!["tile,kind,shape,icon,count".to_owned(), "E,entrance,L,none,4".to_owned()];
    for (letter, kind, shapes) in
        [("G", "grass", "OOSZ"), ("V", "vivarium", "OLJI"), ("W", "water", "TTSS"), ("P", "path", "IIOLJTSZ")]
    {
        for (number, shape) in (1..).zip(shapes.chars()) {
            let icon = if number % 2 == 0 { "swap" } else { "draw2" };
            rows.push(format!("{letter}{number:02},{kind},{shape},{icon},1"));
        }
    }
    rows.join("\n")
}

/// Every icon draws two, so that the visitors run out.
fn drawing_tiles() -> String {
    let changed = |row: &str| {
        let fields: Vec<&str> = row.split(',').collect();
        match fields[0] {
            "tile" | "E" => row.to_owned(),
            name => format!("{name},{},{},draw2,1", fields[1], fields[2]),
        }
    };
    TILES.lines().map(changed).collect::<Vec<_>>().join("\n").replace(",count,provenance", ",count")
}

/// Options from all over, and the printed tiles and boards or others.
fn options(number: u64, seats: u8) -> Value {
    let pick = |values: &[Value], divisor: u64| values[(number / divisor) as usize % values.len()].clone();
    let mut first: Vec<Value> = (0..seats).map(Value::from).collect();
    first.push(json!("random"));
    let small = json!(SMALL_BOARDS);
    let plain = json!("");
    json!({
        "difficulty": pick(&[json!("easy"), json!("hard")], 1),
        "scoring": pick(&[json!("basic"), json!("expert")], 2),
        "adjacency_scoring": pick(&[json!("side"), json!("tile")], 4),
        "stuck": pick(&[json!("out"), json!("pass")], 3),
        "entrance_visitors": pick(&[json!(true), json!(true), json!(false)], 1),
        "first_bus": pick(&first, 1),
        "tiles": pick(&[plain.clone(), plain.clone(), json!(few_tiles()), json!(drawing_tiles()), json!(TILES)], 1),
        "boards": pick(&[plain.clone(), plain, small, json!(BOARDS)], 5),
    })
}

/// How often some things happened, so that they are known to be tried.
#[derive(Default)]
struct Seen {
    games: u32,
    outs: u32,
    passes: u32,
    empty_displays: u32,
    empty_visitor_bags: u32,
    exchanges: u32,
    relocations: u32,
    returns: u32,
    moves: u32,
    buses: u32,
    comebacks: u32,
    /// In this game, the round in which each seat passed last.
    passed_in: Vec<u64>,
}

/// The whole position and all points are the same.
fn compare(game: &Wonderzoo, reference: &Reference) {
    let printed = position(game);
    for (name, wanted) in reference.position().as_object().expect("an object") {
        assert_eq!(&printed[name], wanted, "{name}");
    }
    assert_eq!(game.phase(), reference.phase);
    let (scores, ranks) = reference.result();
    let standing = game.standing();
    assert_eq!(standing.scores.as_slice().iter().map(|&score| i64::from(score)).collect::<Vec<_>>(), scores);
    assert_eq!(standing.ranks.as_slice().iter().map(|&rank| usize::from(rank)).collect::<Vec<_>>(), ranks);
    census(reference);
}

/// No tile, visitor or bus is made or lost.
fn census(reference: &Reference) {
    let placed = reference.zoos.iter().flat_map(|zoo| zoo.tiles.iter().map(|placed| placed.tile.clone()));
    let hand = reference.hand.clone().filter(|_| reference.phase == "place");
    let all: Vec<String> =
        placed.chain(hand).chain(reference.display.iter().cloned()).chain(reference.bag.iter().cloned()).collect();
    let different: BTreeSet<&String> = all.iter().collect();
    assert_eq!(different.len(), all.len(), "{all:?}");
    assert_eq!(all.len(), reference.all_tiles());
    for (colour, _) in COLOURS {
        let standing = reference.zoos.iter().flat_map(|zoo| zoo.visitors.values());
        let out = standing.chain(&reference.in_hand).filter(|&&other| other == colour).count();
        assert_eq!(out + reference.visitor_bag[&colour], 10, "{colour}");
    }
    assert_eq!(reference.bus.is_none(), reference.phase == "bus");
}

/// What the view says of zoos, the display and gains.
fn compare_view(game: &Wonderzoo, reference: &Reference) {
    let seen = view(game);
    for (seat, zoo) in reference.zoos.iter().enumerate() {
        let shown = &seen["zoos"][seat];
        let free: Vec<String> = reference.free_cells(seat).into_iter().map(cell_name).collect();
        assert_eq!(texts(&shown["free"]).into_iter().collect::<BTreeSet<_>>(), free.into_iter().collect());
        assert_eq!(shown["points"], reference.points(seat));
        assert_eq!(shown["board"], json!(zoo.board));
        let visitors = shown["visitors"].as_array().expect("visitors");
        assert_eq!(visitors.len(), zoo.visitors.len());
        for visitor in visitors {
            let cell = second::read_cell(visitor["cell"].as_str().expect("a cell"));
            assert_eq!(visitor["points"], reference.visitor_points(seat, cell));
        }
        for (shown, placed) in shown["tiles"].as_array().expect("tiles").iter().zip(&zoo.tiles) {
            let cells: Vec<String> = placed.cells.iter().map(|&cell| cell_name(cell)).collect();
            assert_eq!((&shown["tile"], texts(&shown["cells"])), (&json!(placed.tile), cells));
        }
    }
    if let (Some(seat), "pick") = (reference.turn, reference.phase) {
        for shown in seen["display"].as_array().expect("a display") {
            let tile = shown["tile"].as_str().expect("a name");
            assert_eq!(shown["fits"], !reference.places(seat, tile).is_empty(), "{tile}");
        }
    }
    let gains = seen["gains"].as_array().expect("gains");
    let foretold: BTreeSet<String> =
        gains.iter().map(|gain| gain["action"].as_str().expect("an action").to_owned()).collect();
    assert_eq!(foretold.len(), gains.len());
    let mut wanted = reference.legal();
    wanted.remove("stop");
    if !["entrance", "place", "visitor", "move", "swap"].contains(&reference.phase) {
        wanted.clear();
    }
    assert_eq!(foretold, wanted);
}

/// What is foretold of an action: points and open sides.
fn foretold(game: &Wonderzoo, action: &str) -> Option<(i64, i64)> {
    let seen = view(game);
    let gain = seen["gains"].as_array().expect("gains").iter().find(|gain| gain["action"] == action)?;
    Some((gain["points"].as_i64().expect("points"), gain["sides"].as_i64().expect("sides")))
}

fn listed(game: &Wonderzoo) -> BTreeSet<String> {
    let actions = crate::spots::legal(game);
    let set: BTreeSet<String> = actions.iter().cloned().collect();
    assert_eq!(set.len(), actions.len(), "an action is listed twice");
    set
}

/// All actions that can be written, of the kinds that the phase might take; what `check` allows of them.
fn allowed(game: &Wonderzoo, reference: &Reference) -> BTreeSet<String> {
    let cells: Vec<String> = (0..8).flat_map(|row| (0..8).map(move |column| cell_name((row, column)))).collect();
    let places = || cells.iter().flat_map(|cell| (0..4).map(move |turn| format!("{cell}/{turn}")));
    let mut all: Vec<String> = ["use", "skip", "stop"].map(str::to_owned).into();
    all.extend(places());
    all.extend(reference.tile_names());
    all.extend(["r", "b", "y", "g"].iter().flat_map(|colour| cells.iter().map(move |cell| format!("{colour}@{cell}"))));
    let apart =
        cells.iter().flat_map(|from| cells.iter().filter(move |to| *to != from).map(move |to| format!("{from}>{to}")));
    all.extend(apart);
    let names = reference.tile_names();
    let swapped = names.iter().filter(|name| reference.tile(name).kind != "path");
    for tile in swapped.filter(|_| reference.phase == "swap") {
        all.extend(places().map(|place| format!("{tile}:{place}")));
        all.extend(names.iter().map(|other| format!("{tile}={other}")));
    }
    let seat = mover(game);
    // Some are not even written: two names in the wrong order, or one twice.
    let open = all.into_iter().filter(|text| text.parse().is_ok_and(|action| game.check(seat, &action).is_ok()));
    open.collect()
}

fn play_along(number: u64, seats: u8, seen: &mut Seen) {
    let options = options(number, seats);
    let mut game = fresh(seats, &options);
    let mut reference = Reference::new(seats.into(), &options);
    let mut luck = QuickLuck::new(number, seats.into());
    seen.games += 1;
    seen.passed_in = vec![0; seats.into()];
    loop {
        compare(&game, &reference);
        let before = reference.clone();
        match game.turn() {
            Turn::Over => break,
            Turn::Together(_) => panic!("nobody decides in secret"),
            Turn::Chance => {
                let draw = game.draw(&mut luck).to_string();
                check_draws(&game, &reference, &draw);
                reference.settle(&draw);
                game.settle(&draw.parse().unwrap_or_else(|_| panic!("{draw} is no draw")), &mut kernel::Silent);
                seen.returns += u32::from(before.phase == "draw" && reference.phase != "visitor");
            }
            Turn::Seat(seat) => {
                assert_eq!(Some(seat.index()), reference.turn);
                let open = reference.legal();
                assert_eq!(listed(&game), open, "game {number} of {seats}, {options}");
                if luck.below(60) == 0 {
                    assert_eq!(allowed(&game, &reference), open, "the list and `check`");
                }
                if luck.below(4) == 0 {
                    compare_view(&game, &reference);
                }
                let chosen = choose(&reference, &open, &mut luck);
                let gain = (luck.below(2) == 0).then(|| foretold(&game, &chosen)).flatten();
                game.play(seat, action(&chosen), &mut kernel::Silent);
                reference.play(&chosen);
                if let Some(gain) = gain {
                    let at = seat.index();
                    let came =
                        (reference.points(at) - before.points(at), reference.open_sides(at) - before.open_sides(at));
                    assert_eq!(gain, came, "{chosen} in game {number} of {seats}, {options}");
                }
                note(seen, &before, &chosen);
            }
        }
        note_ends(seen, &before, &reference);
    }
}

/// Chance may answer what it answered, and nothing else.
fn check_draws(game: &Wonderzoo, reference: &Reference, drawn: &str) {
    let is_possible = |draw: &str| draw.parse().is_ok_and(|draw| game.check_draw(&draw).is_ok());
    assert!(is_possible(drawn), "{drawn}");
    let mut outcomes = Vec::new();
    if reference.phase != "refill" {
        let possible: BTreeSet<String> = reference.draws().into_iter().collect();
        assert!(game.outcomes(&mut outcomes));
        assert_eq!(outcomes.iter().map(|(draw, _)| draw.to_string()).collect::<BTreeSet<_>>(), possible);
        assert!(possible.contains(drawn));
        for draw in ["vr", "vrr", "vb", "vyg", "vgg", "vry", "bus0", "bus1", "bus3", "tG01", "v"] {
            assert_eq!(is_possible(draw), possible.contains(draw), "{draw}");
        }
    } else {
        assert_eq!(drawn.split(',').count(), reference.missing_tiles());
        let shorter = drawn.rsplit_once(',').map_or("t", |(shorter, _)| shorter);
        assert!(!is_possible(shorter) && !is_possible("vr"));
        let first = &drawn[1..4];
        assert!(!is_possible(&format!("{drawn},{first}")));
        for tile in &reference.display {
            assert!(!is_possible(&drawn.replacen(first, tile, 1)), "{tile} is not in the bag");
        }
    }
}

/// Any action, but icons are mostly used, and in some games boards are built neatly, so that they become full.
fn choose(reference: &Reference, open: &BTreeSet<String>, luck: &mut QuickLuck) -> String {
    if reference.phase == "icon" {
        return if luck.below(8) == 0 { "skip" } else { "use" }.to_owned();
    }
    let exchanges: Vec<&String> = open.iter().filter(|text| text.contains('=')).collect();
    if !exchanges.is_empty() && luck.below(2) == 0 {
        return exchanges[luck.below(exchanges.len() as u32) as usize].clone();
    }
    let neat = reference.phase == "place" && luck.below(3) != 0;
    let at = if neat { 0 } else { luck.below(open.len() as u32) as usize };
    open.iter().nth(at).expect("an action").clone()
}

fn note(seen: &mut Seen, before: &Reference, chosen: &str) {
    seen.exchanges += u32::from(chosen.contains('='));
    seen.relocations += u32::from(chosen.contains(':'));
    seen.moves += u32::from(chosen.contains('>'));
    let icon = before.hand.as_ref().map(|tile| before.tile(tile).icon.as_str());
    seen.buses += u32::from(chosen == "use" && icon == Some("bus"));
    let draws = chosen == "use" && icon.is_some_and(|icon| icon.starts_with("draw"));
    seen.empty_visitor_bags += u32::from(draws && before.visitor_bag.values().all(|&left| left == 0));
}

fn note_ends(seen: &mut Seen, before: &Reference, after: &Reference) {
    for (seat, (was, is)) in before.zoos.iter().zip(&after.zoos).enumerate() {
        seen.outs += u32::from(!was.out && is.out);
        if !was.passed && is.passed {
            seen.passes += 1;
            seen.passed_in[seat] = after.round;
        }
    }
    seen.empty_displays += u32::from(after.phase != "refill" && after.round > 0 && after.display.is_empty());
    let back = after.turn.filter(|&seat| after.phase == "pick" && (1..after.round).contains(&seen.passed_in[seat]));
    seen.comebacks += u32::from(back.is_some());
}

fn play_many(seats: u8) {
    let mut seen = Seen::default();
    (0..GAMES).for_each(|number| play_along(number, seats, &mut seen));
    let Seen { games, outs, passes, empty_displays, empty_visitor_bags, exchanges, relocations, .. } = seen;
    let Seen { returns, moves, buses, comebacks, .. } = seen;
    for (count, what) in [
        (games, "games"),
        (outs, "players out"),
        (passes, "passes"),
        (empty_displays, "empty displays"),
        (empty_visitor_bags, "draws from an empty bag"),
        (exchanges, "exchanges"),
        (relocations, "relocations"),
        (returns, "draws without room"),
        (moves, "moves"),
        (buses, "buses taken"),
        (comebacks, "comebacks"),
    ] {
        // Two players have too few paths for forty visitors.
        assert!(count >= 3 || seats == 2 && what == "draws from an empty bag", "{count} {what}");
    }
}

const GAMES: u64 = 60;

#[test]
fn two_play_along() {
    play_many(2);
}

#[test]
fn three_play_along() {
    play_many(3);
}

#[test]
fn four_play_along() {
    play_many(4);
}

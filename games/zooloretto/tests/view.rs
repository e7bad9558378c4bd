//! What the view says beyond the state: what cannot be done and why, what suits a zoo, which extensions are closed.

use std::collections::BTreeSet;

use crate::spots::{action, spot};
use kernel::{Game, Luck, QuickLuck, Setup, Turn, Viewer};
use serde_json::{Value, json};
use zooloretto::{Action, ActionKind, Options, View, Zooloretto};

fn view(game: &Zooloretto) -> View {
    game.view(Viewer::Spectator)
}

/// The kinds that cannot be done, with their reasons: `draw no-tile-left`.
fn refused(game: &Zooloretto) -> Vec<String> {
    let seen = serde_json::to_value(view(game)).expect("JSON");
    let line = |refused: &Value| format!("{} {}", refused["kind"], refused["code"]).replace('"', "");
    seen["refused"].as_array().expect("a list").iter().map(line).collect()
}

#[test]
fn each_kind_of_action_has_its_reason() {
    let begun = spot(3).zoo(0, "9$").load();
    let nothing = ["take no-truck-loaded", "move nothing-to-move", "swap nothing-to-exchange"];
    assert_eq!(refused(&begun), [&nothing[..], &["buy nothing-to-buy", "discard nothing-to-discard"]].concat());
    let poor = spot(3).zoo(0, "0$ E4=Z/k E5=P B=C").zoo(1, "2$ B=L").trucks(&["L"]).load();
    let price = ["move", "swap", "buy", "discard", "expand"].map(|kind| format!("{kind} too-expensive"));
    assert_eq!(refused(&poor), price);
    let open = spot(3).zoo(0, "9$ E4=Z/k E5=P X1 B=C").zoo(1, "2$ B=L").trucks(&["3L", "3C", "3Z"]).load();
    assert_eq!(refused(&open), ["draw no-room-on-trucks", "expand no-extension-left"]);
    let idle = spot(3).zoo(0, "9$").trucks(&["L"]).with("idle_turns", json!(100)).load();
    assert_eq!(refused(&idle), ["move", "swap", "buy", "discard", "expand"].map(|kind| format!("{kind} trucks-only")));
    let load = spot(3).with("phase", json!("load")).with("drawn", json!("Z")).load();
    assert!(refused(&load).is_empty(), "money is spent at the start of a turn");
}

#[test]
fn a_refusal_in_the_view_has_the_arguments_of_its_sentence() {
    let game = spot(3).zoo(0, "2$").trucks(&["L"]).load();
    let seen = serde_json::to_value(view(&game)).expect("JSON");
    let expand = seen["refused"].as_array().expect("a list").last().expect("a refusal").clone();
    let args = json!({ "price": 3, "coins": 2, "missing": 1 });
    assert_eq!(expand, json!({ "kind": "expand", "code": "too-expensive", "rule": "§5", "args": args }));
}

fn kind_of(action: Action) -> ActionKind {
    match action {
        Action::Draw => ActionKind::Draw,
        Action::Take(_) => ActionKind::Take,
        Action::Move { .. } => ActionKind::Move,
        Action::Exchange(..) => ActionKind::Swap,
        Action::Purchase { .. } => ActionKind::Buy,
        Action::Discard(_) => ActionKind::Discard,
        Action::Expand => ActionKind::Expand,
        Action::Donate(_) => ActionKind::Donate,
        Action::Load(_) | Action::Unload(..) | Action::Advance(..) | Action::Retreat(..) => {
            panic!("{action} does not begin a turn")
        }
    }
}

#[test]
fn a_kind_is_refused_exactly_where_nothing_of_it_is_listed() {
    let mut met = BTreeSet::new();
    let tables = (2..=5).flat_map(|seats| [(seats, false), (seats, true)]);
    for (seats, expansions) in tables {
        let mut luck = QuickLuck::new(7, seats.into());
        let options = Options { xxl: expansions, exotic: expansions, ..Options::default() };
        let mut game = Zooloretto::new(&Setup { options, seats, rules_version: 1 }).expect("a setup");
        let mut actions = Vec::new();
        loop {
            match game.turn() {
                Turn::Chance => {
                    let draw = game.draw(&mut luck);
                    game.settle(&draw, &mut kernel::Silent);
                }
                Turn::Seat(seat) => {
                    actions.clear();
                    game.legal(seat, &mut actions);
                    if game.phase() == "turn" {
                        let refused = view(&game).refused;
                        // Without XXL nobody speaks of donations.
                        let xxl = game.options().xxl;
                        for kind in ActionKind::ALL.into_iter().filter(|&kind| xxl || kind != ActionKind::Donate) {
                            let listed = actions.iter().any(|&action| kind_of(action) == kind);
                            let why = refused.iter().find(|refused| refused.kind == kind);
                            assert_eq!(listed, why.is_none(), "{kind:?} in {:?}", game.position());
                            met.extend(why.map(|why| why.code));
                        }
                    }
                    let at = luck.below(actions.len() as u32);
                    game.play(seat, actions[at as usize], &mut kernel::Silent);
                }
                Turn::Over => break,
                Turn::Together(_) => panic!("nobody chooses together"),
            }
        }
    }
    assert!(met.len() >= 9, "few reasons came about: {met:?}");
}

#[test]
fn donations_have_their_reasons() {
    let of = |zoo: &str| {
        let refused = refused(&spot(3).xxl().zoo(0, zoo).trucks(&["L"]).load());
        refused.into_iter().filter(|line| line.starts_with("donate")).collect::<Vec<_>>()
    };
    assert_eq!(of("2$ E4=3Z"), ["donate nothing-to-donate"]);
    assert!(of("0$ E4=4Z D=6").is_empty());
    assert_eq!(of("2$ E4=4Z D=65"), ["donate donated-twice"]);
    assert_eq!(of("2$ D=65"), ["donate donated-twice"]);
    let idle = spot(3).xxl().zoo(0, "2$ E4=4Z").trucks(&["L"]).with("idle_turns", json!(100)).load();
    assert!(refused(&idle).contains(&"donate trucks-only".to_owned()));
    // In the middle of a turn nothing is said, and without XXL nothing of donations.
    let asked = spot(3).both().zoo(1, "2$ V=r14").with("phase", json!("retreat")).with("colour", json!("red"));
    assert!(refused(&asked.with("turn", json!(0)).with("to_move", json!(1)).load()).is_empty());
    assert!(refused(&spot(3).both().with("phase", json!("advance")).load()).is_empty());
    assert!(refused(&spot(3).zoo(0, "2$ E4=4Z").load()).iter().all(|line| !line.starts_with("donate")));
}

#[test]
fn the_view_says_whose_answer_is_awaited() {
    let view = |spot: crate::spots::Spot| crate::spots::seen(&spot.load());
    let stall = view(spot(3).exotic().with("phase", json!("advance")).with("colour", json!("blue")));
    assert_eq!((&stall["to_move"], &stall["awaits"]), (&json!(0), &json!({ "turn": 0, "colour": "blue" })));
    let animal = view(spot(3).exotic().with("phase", json!("advance")));
    assert_eq!((&animal["phase"], &animal["awaits"]), (&json!("advance"), &json!({ "turn": 0, "colour": null })));
    let asked = spot(3).exotic().zoo(1, "2$ V=r14").with("phase", json!("retreat")).with("colour", json!("red"));
    let asked = view(asked.with("turn", json!(0)).with("to_move", json!(1)));
    assert_eq!((&asked["to_move"], &asked["awaits"]), (&json!(1), &json!({ "turn": 0, "colour": "red" })));
    assert_eq!(view(spot(3).exotic())["awaits"], json!(null));
}

#[test]
fn jungles_visitors_and_tokens_are_in_the_view() {
    let game = spot(3).both().zoo(0, "2$ J=2jm+jb V=g1r244 T=ry D=65").zoo(1, "0$ V=g555 D=6").load();
    let view = crate::spots::seen(&game);
    let zoo = &view["zoos"][0];
    let animals = json!([{ "tile": "jm", "count": 2 }, { "tile": "jb", "count": 1 }]);
    assert_eq!(zoo["jungle"], json!({ "spaces": 5, "free": 2, "animals": animals }));
    let none = [0; 5];
    let visitors =
        [("green", [1, 0, 0, 0, 0]), ("blue", none), ("purple", none), ("red", [0, 1, 0, 2, 0]), ("yellow", none)];
    let visitors: Value =
        visitors.iter().map(|(colour, points)| json!({ "colour": colour, "points": points })).collect();
    assert_eq!(
        (&zoo["visitors"], &zoo["tokens"], &zoo["donated"]),
        (&visitors, &json!(["red", "yellow"]), &json!([6, 5]))
    );
    assert_eq!(view["donations"], json!([6, 5, 5, 4, 4, 4, 4]));
    let green = json!({ "colour": "green", "stall": "s", "reserve": 4, "token": true });
    let red = json!({ "colour": "red", "stall": "p", "reserve": 5, "token": false });
    assert_eq!((&view["colours"][0], &view["colours"][3]), (&green, &red));
    // A jungle animal suits a board with room for it.
    let game = spot(3).exotic().zoo(0, "2$ J=2jm+jb+jk").trucks(&["jb+ja", "jk"]).load();
    let suits: Vec<_> = self::view(&game).suits.iter().map(ToString::to_string).collect();
    assert!(suits.contains(&"jb".to_owned()) && !suits.contains(&"ja".to_owned()), "{suits:?}");
}

#[test]
fn the_view_knows_what_suits_and_what_breeds() {
    // Zebras with a male, elephants, and a full enclosure.
    let game = spot(3).zoo(0, "2$ E4=2Z+Zm/s+k E5=2E/p E6=6P/b").trucks(&["Zf+Ef+C", "s+$+P", ""]).load();
    let texts = |tiles: &[zooloretto::Tile]| tiles.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(texts(&view(&game).suits), ["Ef", "Zf", "$"]);
    assert_eq!(texts(&view(&game).bears), ["Zf"]);
    // A baby that is not there is not born; a truck that somebody else has taken is out of reach.
    let mut bred = spot(3).zoo(0, "2$ E4=2Z+Zm").trucks(&["Zf", "Z@1", ""]).with("babies", json!("")).load();
    assert_eq!((texts(&view(&bred).suits), view(&bred).bears.len()), (vec!["Zf".to_owned()], 0));
    bred.play(kernel::Seat(0), action("take1"), &mut kernel::Silent);
    assert_eq!(texts(&view(&bred).suits), ["Zf"]);
}

#[test]
fn closed_extensions_are_in_the_order_in_which_they_open() {
    let closed = |game: Zooloretto| -> Vec<String> {
        view(&game).zoos[0].closed.iter().map(|closed| format!("{:?} {}", closed.place, closed.spaces)).collect()
    };
    assert_eq!(closed(spot(2).load()), ["X1 5", "X2 5"]);
    assert_eq!(closed(spot(2).zoo(0, "2$ X1").load()), ["X2 5"]);
    assert_eq!(closed(spot(3).load()), ["X1 5"]);
    assert!(closed(spot(3).zoo(0, "2$ X1").load()).is_empty());
}

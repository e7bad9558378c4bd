//! The picture in the terminal: it fits, and it speaks every language.

use kernel::{
    AnyMatch, Game, Luck as _, Names, Picture, QuickLuck, Seat, Setup, Silent, Turn, Viewer, Word, Words as _,
};
use serde_json::{Value, json};
use testkit::{Size, speaks};
use words::{Language, Lexicon, keys};
use zooloretto::{Options, View, Zooloretto};

fn names(seats: usize) -> Names {
    let names = ["Ada", "Bartholomew Saint-John Smythe", "Cleo", "Dora", "Emil"];
    Names::new(names[..seats].iter().map(|&name| name.to_owned()).collect())
}

/// Three in the middle of a game: Cleo unloads, Ada is to come, Bartholomew is done.
fn midgame() -> Value {
    json!({
        "seats": 3,
        "removed": ["camel", "leopard"],
        "phase": "unload",
        "to_move": 2,
        "trucks": [
            { "tiles": "Zm+k" },
            { "taken_by": 1 },
            { "tiles": "E+Ef", "taken_by": 2 },
        ],
        "zoos": [
            {
                "coins": 1,
                "extensions": 1,
                "enclosures": { "E4": "Z+Zm*+Zf*+Zb", "E5": "2P", "X1": "3K+Km" },
                "stalls": { "E4": "s", "E5": "p" },
                "barn": "2A+k",
            },
            { "coins": 3, "enclosures": { "E6": "5F" }, "barn": "" },
            { "coins": 0, "stalls": { "E4": "k+b" } },
        ],
    })
}

fn midgame_view() -> View {
    let position = serde_json::from_value(midgame()).expect("a position");
    Zooloretto::load(position).expect("it loads").view(Viewer::Spectator)
}

#[test]
fn a_round_under_way_is_drawn() {
    let drawn = Zooloretto::picture(&midgame_view(), &names(3), &Lexicon::of(Language::English));
    let expected = "
  @0 Ada: 1 coin, 12 points
   E4 [Z Zm* Zf* Zb] (s·)           5   E5 [P P · · ·] (p)               2
   E6 [· · · · · ·] (·)             0   X1 [K K K Km ·] (·)              5
   Barn (-4): 2A k. Stall types: 4

  @1 Bartholomew Saint-J…: 3 coins, 6 points, took truck 2
   E4 [· · · ·] (··)                0   E5 [· · · · ·] (·)               0
   E6 [F F F F F ·] (·)             6   X1 closed
   Barn (0): nothing. Stall types: 0

> @2 Cleo: 0 coins, 4 points, took truck 3
   E4 [· · · ·] (kb)                0   E5 [· · · · ·] (·)               0
   E6 [· · · · · ·] (·)             0   X1 closed
   Barn (0): nothing. Stall types: 4

Trucks: 1[Zm k ·]  2→@1  3→@2[E Ef]
";
    let drawn = drawn.replace('\u{a0}', " ");
    assert!(drawn.contains(expected[1..].trim_end()), "it was drawn so:\n{drawn}");
    for line in [
        "F flamingo, E elephant, P panda, A chimpanzee, Z zebra, K kangaroo,",
        "Full / one free / coins for filling: E4 5/4/1, E5 8/5/2, E6 10/6/0, X1 9/5/1",
        "Tiles: 50, then the last 15. Bank: 26 coins.",
        "Not born yet: 2Fb 2Eb 2Pb 2Ab Zb 2Kb",
        "Removed: camels, leopards",
        "Turn: Cleo",
    ] {
        assert!(drawn.contains(line), "{line:?} in\n{drawn}");
    }
    assert!(drawn.contains("2F+2Fm+2Ff 6E+2Em+Ef 5P+2Pm+2Pf"), "what is left of each species\n{drawn}");
}

#[test]
fn a_round_under_way_is_described() {
    let described = Zooloretto::describe(&midgame_view(), &names(3), &Lexicon::of(Language::English));
    for line in [
        "Truck 1, 3 slots: 1 male zebra, 1 round kiosk",
        "Truck 2: taken by Bartholomew Saint-John Smythe; on it: nothing",
        "Truck 3: taken by Cleo; on it: 1 elephant, 1 female elephant",
        "E5, the 5-space enclosure: 8 points when full, 5 with one space free; 2 coins for filling it",
        "Ada, number 0: 1 coin, 12 points now",
        "Ada, the 4-space enclosure: 1 zebra, 1 male zebra with offspring, 1 female zebra with offspring, 1 baby zebra; \
         full; 5 points. Stalls next to it: 1 snack cart, 1 space free",
        "Ada, barn: 2 chimpanzees, 1 round kiosk; -4 points",
        "Cleo: took truck 3",
        "Cleo: 1 extension still closed",
        "Turn: Cleo",
    ] {
        assert!(described.lines().any(|found| found == line), "{line:?} in\n{described}");
    }
}

#[test]
fn a_tile_that_was_drawn_is_shown() {
    let mut position = midgame();
    position["phase"] = json!("load");
    position["to_move"] = json!(0);
    position["drawn"] = json!("Pf");
    position["trucks"][2] = json!({ "tiles": "E+Ef" });
    let view = Zooloretto::load(serde_json::from_value(position).expect("a position")).expect("it loads");
    let view = view.view(Viewer::Spectator);
    let words = Lexicon::of(Language::English);
    assert!(Zooloretto::picture(&view, &names(3), &words).contains("Drawn: Pf, female panda"));
    assert!(Zooloretto::describe(&view, &names(3), &words).contains("Drawn: female panda"));
}

#[test]
fn jungles_visitors_and_donations_are_drawn_and_described() {
    let mut position = midgame();
    (position["xxl"], position["exotic"]) = (json!(true), json!(true));
    position["jungle_removed"] = json!(["bat", "snake"]);
    position["zoos"][0]["jungle"] = json!("2ja+jm");
    position["zoos"][0]["visitors"] = json!({ "red": [2, 4], "yellow": [5] });
    position["zoos"][0]["tokens"] = json!(["green"]);
    position["zoos"][0]["donated"] = json!([6, 5]);
    let view = Zooloretto::load(serde_json::from_value(position).expect("a position")).expect("it loads");
    let view = view.view(Viewer::Spectator);
    let words = Lexicon::of(Language::English);
    let drawn = Zooloretto::picture(&view, &names(3), &words).replace('\u{a0}', " ");
    for part in [
        "Jungle (2 free): 2ja jm. Visitors: r24 y5. Bonus: g.",
        "Visitors in reserve: g8 b8 p8 r6 y7. Bonus left: b p r y",
        "Donation tokens left: 6 6 5 5 4 4 4 4",
        "Removed: camels, leopards, bats, smooth snakes",
    ] {
        assert!(drawn.contains(part), "{part:?} in\n{drawn}");
    }
    let described = Zooloretto::describe(&view, &names(3), &words);
    for line in [
        "Ada, jungle board: 2 pygmy anteaters, 1 macaw; 2 spaces free",
        "Ada, red visitor: viewpoints 2, 4",
        "Ada, yellow visitor: viewpoint 5",
        "Ada: green bonus token",
        "Ada, donation tokens: 6 5",
        "red visitor (popcorn booth): 6 in reserve, bonus token not taken",
        "green visitor (snack cart): 8 in reserve, bonus token taken",
    ] {
        assert!(described.lines().any(|found| found == line), "{line:?} in\n{described}");
    }
}

/// With an expansion, five zoos take more lines than a screen has.
#[test]
fn everything_fits_and_is_said_in_every_language() {
    let events = speaks::<Zooloretto>(Size { columns: 78, lines: 60 });
    assert_eq!(
        events.len(),
        24,
        "all events but `stuck`, which only positions that play does not reach have: {events:?}"
    );
}

/// Five zoos of the base game fit a screen, with a line or two left for what is typed.
#[test]
fn five_zoos_of_the_base_game_fit_a_screen() {
    let names = Names::new(vec!["Ferdinand-Maximilian Graf von und zu Hohenberg".to_owned(); 5]);
    let mut game =
        Zooloretto::new(&Setup { options: Options::default(), seats: 5, rules_version: 1 }).expect("a setup");
    let (mut luck, mut legal) = (QuickLuck::new(1, 5), Vec::new());
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let draw = game.draw(&mut luck);
                game.settle(&draw, &mut Silent);
            }
            Turn::Seat(seat) => {
                legal.clear();
                game.legal(seat, &mut legal);
                game.play(seat, legal[luck.below(legal.len() as u32) as usize], &mut Silent);
            }
            Turn::Together(_) => panic!("nobody chooses together"),
        }
        for language in Language::ALL {
            let drawn = Zooloretto::picture(&game.view(Viewer::Spectator), &names, &Lexicon::of(language));
            assert!(drawn.lines().count() <= 45, "{language}\n{drawn}");
        }
    }
}

#[test]
fn scores_are_explained() {
    let position = serde_json::from_value(midgame()).expect("a position");
    let game = Zooloretto::load(position).expect("it loads");
    let text = Zooloretto::explain_scores(&game.standing().detail, &names(3), &Lexicon::of(Language::English));
    let expected = "Ada: enclosures 12 (E4 5, E5 2, E6 0, X1 5), stall types 4, species in the barn -2, \
                    stall types in the barn -2; total 12, 1 coin";
    assert!(text.starts_with(expected), "{text}");
}

/// A tile is put where it belongs in words, too: an animal into an enclosure, a stall beside it.
#[test]
fn sentences_agree_with_what_they_speak_of() {
    for (language, tile, place, sentence) in [
        (Language::English, ("elephant", "plain", "E"), "E5", "Ada puts an elephant into the 5-space enclosure."),
        (Language::English, ("kiosk", "stall", "k"), "E4", "Ada puts a round kiosk next to the 4-space enclosure."),
        (Language::German, ("elephant", "plain", "E"), "E5", "Ada: einen Elefanten ins Fünfergehege."),
        (Language::German, ("leopard", "baby", "Lb"), "X1", "Ada: ein Leopardenjungtier ins Ausbaugehege."),
        (Language::German, ("kiosk", "stall", "k"), "B", "Ada: einen Kiosk in den Stall."),
        (Language::French, ("zebra", "mother", "Zf*"), "B", "Ada place un zèbre femelle déjà mère dans l’étable."),
        (
            Language::French,
            ("popcorn", "stall", "p"),
            "X2",
            "Ada place un stand de pop-corn à côté de la deuxième extension.",
        ),
    ] {
        let args = [
            ("seat", Word::Text("Ada")),
            ("name", Word::Text(tile.0)),
            ("kind", Word::Text(tile.1)),
            ("tile", Word::Text(tile.2)),
            ("place", Word::Text(place)),
        ];
        let said = Lexicon::of(language).say("zooloretto-event-placed", &args).replace('\u{a0}', " ");
        assert_eq!(said, sentence);
    }
}

#[test]
fn a_refusal_says_what_is_possible_instead() {
    let table = kernel::load_match::<Zooloretto>(midgame()).expect("a position");
    for (action, expected) in [
        ("draw", "Unload your truck first: "),
        ("P>E4", "There is no panda on your truck."),
        ("E>X2", "Only two-player games have a second extension."),
        ("E>X1", "Your extension is not open. To open the next extension for 3 coins"),
    ] {
        let reason = AnyMatch::check(&table, Seat(2), action).unwrap_err();
        let said = reason.say(&Lexicon::of(Language::English), &Names::default());
        assert!(said.starts_with(expected), "{action}: {said}");
    }
}

#[test]
fn every_refusal_has_a_sentence() {
    let codes = [
        "wrong-phase",
        "no-such-truck",
        "truck-taken",
        "truck-full",
        "truck-empty",
        "no-room-on-trucks",
        "no-tile-left",
        "trucks-only",
        "not-on-truck",
        "not-open",
        "no-second-extension",
        "other-species",
        "full",
        "no-stall-space",
        "too-expensive",
        "not-in-barn",
        "own-barn",
        "no-such-seat",
        "animals-stay",
        "no-such-stall",
        "same-place",
        "nobody-there",
        "not-in-own-barn",
        "same-species",
        "too-small",
        "no-extension-left",
        "no-such-draw",
    ];
    for language in Language::ALL {
        let known = keys(language);
        for code in codes {
            assert!(known.contains(&format!("zooloretto-illegal-{code}")[..]), "{language}: {code}");
        }
        assert!(known.contains("zooloretto-event-stuck"), "{language}");
    }
}

//! The picture in the terminal: it fits, and it speaks every language.

use kernel::{Game, Names, Picture, Seat, Viewer, Word, Words as _};
use serde_json::json;
use testkit::{Size, speaks};
use wonderzoo::Wonderzoo;
use words::{Language, Lexicon};

use crate::spots::{GRID, play, spot, told};

fn names() -> Names {
    Names::new(["Ada", "Bartholomew Saint-John Smythe"].map(str::to_owned).to_vec()).read_by(Some(Seat(0)))
}

/// The grid of V1 beside an empty hard board; Bartholomew picks a tile.
fn midgame() -> Wonderzoo {
    spot(2)
        .with("difficulty", json!("hard"))
        .zoo(0, "d1/0", "P01@e3/1 G04@c3/0 W03@f4/0", "b@e4 r@d1")
        .zoo(1, "d7/2", "", "")
        .with("bus", json!(1))
        .turn(1, &[0])
        .load()
}

#[test]
fn zoos_are_drawn() {
    let view = midgame().view(Viewer::Seat(Seat(0)));
    let drawn = Wonderzoo::picture(&view, &names(), &Lexicon::of(Language::English));
    let expected = "
   Ada                                    Bartholomew Saint-J…
     a   b   c   d   e   f   g   h          a   b   c   d   e   f   g   h
   +---+---+---+---+---+---+---+---+      +---+---+---+---+---+---+---+---+
1  | .   .   . |(r)  E   E | .   . |   1  | .   .   .   .   .   .   .   . |
   +           +---+   +---+       +      +                               +
2  | .   .  ###  . | E | .   .   . |   2  | .   .   .   .   .  ###  .   . |
   +       +---+---+---+           +      +                               +
3  | .   . | G   G | P | .  ###  . |   3  | .  ###  .   .   .   .   .   . |
   +       +       +   +---+---+   +      +                               +
4  | .   . | G   G |(b)| W   W | . |   4  | .   .   .   .   .   .   .   . |
   +       +---+---+   +       +   +      +                               +
5  | .   .   .   . | P | W   W | . |   5  | .   .   .   .   .   .   .   . |
   +               +   +---+---+   +      +                               +
6  | .  ###  .   . | P | .   .   . |   6  | .   .   .   .   .   .  ###  . |
   +               +---+           +      +           +---+               +
7  | .   .   .   .   .  ###  .   . |   7  | .   .  ###| E | .   .   .   . |
   +                               +      +       +---+   +---+           +
8  | .   .   .   .   .   .   .   . |   8  | .   . | E   E   E | .   .   . |
   +---+---+---+---+---+---+---+---+      +---+---+---+---+---+---+---+---+
";
    let plan: Vec<&str> = drawn.lines().take(19).collect();
    assert_eq!(plan.join("\n"), expected.trim_matches('\n'), "it was drawn so:\n{drawn}");
    for line in ["Ada: 2 points, 3 tiles, 2 visitors", "Display: V01 I vivarium, draw 1 visitor", "Turn: Bartholomew"] {
        assert!(drawn.lines().any(|found| found.starts_with(line)), "{line:?} in\n{drawn}");
    }
}

/// The letters of the drawing are those of its key, in every language.
#[test]
fn the_key_names_what_is_drawn() {
    for language in Language::ALL {
        let drawn = Wonderzoo::picture(&midgame().view(Viewer::Spectator), &names(), &Lexicon::of(language));
        let key = drawn.lines().skip_while(|line| !line.starts_with("G ")).take_while(|line| !line.is_empty());
        let key = key.map(str::trim).collect::<Vec<_>>().join(" ");
        for sign in ["G ", "V ", "W ", "P ", "E ", "### ", ". "] {
            assert!(key.starts_with(sign) || key.contains(&format!(", {sign}")), "{language}: {sign}in {key}");
        }
    }
}

#[test]
fn zoos_are_described() {
    let view = midgame().view(Viewer::Seat(Seat(0)));
    let told = Wonderzoo::describe(&view, &names(), &Lexicon::of(Language::English));
    for line in [
        "Ada: 2 points, 3 tiles, 2 visitors, free path cells: 6",
        "Ada: G04, grass, square, at c3/0",
        "Ada: blue visitor on e4, 2 points",
        "Bartholomew Saint-John Smythe: 0 points, 0 tiles, no visitors, free path cells: 4, has the bus",
        "Still to come in this round: Ada",
        "Turn: Bartholomew Saint-John Smythe",
    ] {
        assert!(told.lines().any(|found| found == line), "{line:?} in\n{told}");
    }
}

#[test]
fn scores_are_explained() {
    let told = Wonderzoo::explain_scores(&midgame().standing().detail, &names(), &Lexicon::of(Language::English));
    let expected = "Ada, visitors: d1 0, e4 2. Total: 2\nBartholomew Saint-John Smythe, visitors: –. Total: 0";
    assert_eq!(told, expected);
}

/// Visitors without room and an empty bag do not come about in random games.
#[test]
fn rare_events_are_said_in_every_language() {
    let mut game = spot(2).zoo(0, "b1/0", GRID, "y@b1 y@c1 y@d1 y@c2 g@c3 g@c4 g@c5").icon("P01").load();
    let events = play(&mut game, "use vrb b@c6");
    assert_eq!(told(&events, "returned").len(), 1);
    for language in Language::ALL {
        let words = Lexicon::of(language);
        for you in [false, true] {
            let seat = ("seat", Word::Name { name: "Ada", you });
            let returned = words.say("wonderzoo-event-returned", &[seat, ("colour", Word::Text("red"))]);
            let none_left = words.say("wonderzoo-event-none-left", &[("seat", Word::Name { name: "Ada", you })]);
            for said in [returned, none_left] {
                assert!(said.ends_with('.') && !said.contains(['{', '}']), "{language}: {said}");
                assert!(!said.starts_with("wonderzoo-"), "{language}: {said}");
            }
        }
    }
}

#[test]
fn everything_fits_and_is_said_in_every_language() {
    let events = speaks::<Wonderzoo>(Size { columns: 78, lines: 75 });
    for event in [
        "bus",
        "bus_passed",
        "declined",
        "drawn",
        "entrance",
        "exchanged",
        "first_bus",
        "moved",
        "no_effect",
        "out",
        "over",
        "passed",
        "picked",
        "placed",
        "relocated",
        "revealed",
        "round",
        "stopped",
        "total",
        "used",
        "visitor",
    ] {
        assert!(events.contains(event), "{event} in {events:?}");
    }
}

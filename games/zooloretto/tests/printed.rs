//! What the page knows of the tiles and the enclosures.

use kernel::{Game as _, Setup, Viewer};
use serde_json::{Map, Value, json};
use zooloretto::{Colour, Enclosure, Jungle, Kind, Options, Printed, Species, Stall, Tile, Zooloretto};

#[test]
fn the_page_knows_the_tiles_and_the_enclosures() {
    let letters = |names: &mut dyn Iterator<Item = (&'static str, char)>| -> Map<String, Value> {
        names.map(|(name, letter)| (name.to_owned(), json!(letter))).collect()
    };
    let jungle: Map<String, Value> = Jungle::ALL
        .into_iter()
        .map(|jungle| (jungle.name().to_owned(), json!(Tile::jungle(jungle).to_string())))
        .collect();
    let suffixes: Map<String, Value> =
        Kind::ALL.into_iter().map(|kind| (kind.suffix().to_owned(), json!(kind.name()))).collect();
    // Five play with every tile of the box.
    let begun = Zooloretto::new(&Setup { options: Options::default(), seats: 5, rules_version: 1 }).expect("a setup");
    let view = begun.view(Viewer::Spectator);
    let copies: Map<String, Value> =
        view.stack.tiles.iter().map(|counted| (counted.tile.to_string(), json!(counted.count))).collect();
    let babies = view.babies.iter().map(|babies| babies.count).max();
    let ground = |enclosure: Enclosure| {
        let Printed { spaces, full, short, bonus, stalls } = *enclosure.printed();
        let ground = json!({ "spaces": spaces, "full": full, "short": short, "bonus": bonus, "stalls": stalls });
        (enclosure.name().to_owned(), ground)
    };
    let grounds: Map<String, Value> = Enclosure::ALL.into_iter().map(ground).collect();
    testkit::printed_for_the_page(
        "zooloretto",
        &json!({
            "species": Species::ALL.map(Species::name),
            "stalls": Stall::ALL.map(Stall::name),
            "jungle": jungle,
            "colours": letters(&mut Colour::ALL.into_iter().map(|colour| (colour.name(), colour.letter()))),
            "letters": letters(&mut Species::ALL.into_iter().map(|species| (species.name(), species.letter())).chain(
                Stall::ALL.into_iter().map(|stall| (stall.name(), stall.letter())),
            )),
            "suffixes": suffixes,
            "copies": copies,
            "babies": babies,
            "enclosures": Enclosure::ALL.map(Enclosure::name),
            "grounds": grounds,
            "prices": view.prices,
        }),
    );
}

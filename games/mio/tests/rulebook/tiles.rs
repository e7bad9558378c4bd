//! §1, §3: the tiles, and sets that an owner writes.

use std::collections::BTreeMap;

use kernel::{AnyMatch as _, Facts, Game, Seat, new_match};
use mio::{A, B, Family, Mio, Number, Options, TileSet, Tiles};
use serde_json::{Value, json};
use words::{Language, Lexicon};

const PRINTED: &str = include_str!("../../src/components/tiles.csv");

fn printed() -> Vec<mio::Tile> {
    let set = TileSet::printed();
    Number::all().map(|number| *set.tile(number)).collect()
}

#[test]
fn section_1_section_3_1_the_set_is_what_the_rules_say() {
    let tiles = printed();
    assert_eq!(tiles.len(), 25);
    let mut stars: BTreeMap<(Family, u8), u32> = BTreeMap::new();
    for tile in &tiles {
        assert_ne!(tile.halves[A].family, tile.halves[B].family);
        tile.halves.iter().for_each(|half| *stars.entry((half.family, half.stars)).or_default() += 1);
    }
    for family in Family::ALL {
        assert_eq!([1, 2, 3].map(|of| stars[&(family, of)]), [3, 4, 3], "{family:?}");
    }
    let bushes: Vec<u8> = tiles.iter().map(|tile| tile.bushes).filter(|&bushes| bushes > 0).collect();
    assert_eq!((bushes.len(), bushes.iter().map(|&of| u32::from(of)).sum::<u32>()), (15, 25));
    let exits = |count: usize| tiles.iter().filter(|tile| tile.paths.exits().count() == count).count();
    assert_eq!([2, 3, 4, 5].map(exits), [1, 7, 12, 5]);
    let split: Vec<_> = tiles.iter().filter(|tile| tile.paths.networks() == 2).collect();
    assert_eq!(split.len(), 3);
}

fn read(text: &str) -> Result<Options, String> {
    Facts::read_options(&Mio::FACTS, &json!({ "tiles": text })).map_err(|bad| bad.to_string())
}

/// The set with one text for another.
fn changed(from: &str, to: &str) -> String {
    assert!(PRINTED.contains(from), "{from}");
    PRINTED.replacen(from, to, 1)
}

#[test]
fn section_3_section_3_2_the_printed_set_may_be_written_out_and_is_the_same() {
    assert_eq!(read(PRINTED).unwrap(), Options::default());
    assert_eq!(read("").unwrap().tiles, Tiles::default());
    // Without the head and the last column, in another order, with Windows' line ends and spaces.
    let mut rows: Vec<String> =
        PRINTED.lines().skip(1).map(|row| row.rsplit_once(',').unwrap().0.replace(',', " , ")).collect();
    rows.reverse();
    assert_eq!(read(&rows.join("\r\n")).unwrap().tiles, Tiles::default());
}

#[test]
fn section_3_section_3_2_an_owners_set_is_played_and_recorded() {
    let text = changed("25,reptile,3,ape,2,0,AN-BN-BS-AS", "25,sea,1,ape,2,4,AS-BS/BN-AN");
    let mut table = new_match::<Mio>(&json!({ "tiles": text }), 2).unwrap();
    table.settle(&"flags01".parse().unwrap(), &mut kernel::Silent).unwrap();
    table.settle(&"t25,1,2,3,4".parse().unwrap(), &mut kernel::Silent).unwrap();
    for seat in [0, 1] {
        table.play(Seat(seat), mio::Action::Bid(1 - u16::from(seat)), &mut kernel::Silent).unwrap();
    }
    table.play(Seat(0), "0,1,0".parse().unwrap(), &mut kernel::Silent).unwrap();
    let record = table.record(kernel::Viewer::Everything);
    let kept = record.options["tiles"].as_str().unwrap().to_owned();
    // One way to write a set.
    assert!(kept.contains("\n25,sea,1,ape,2,4,AN-BN/BS-AS"), "{kept}");
    assert_eq!(read(&kept).unwrap(), read(&text).unwrap());
    let again = kernel::replay_match::<Mio>(&record, u32::MAX).unwrap();
    assert_eq!((again.game(), again.options()["tiles"].as_str()), (table.game(), Some(kept.as_str())));
    assert_eq!(again.game().entries(Seat(0))[5].value, 4, "its bushes");
}

#[test]
fn section_3_section_3_2_what_is_wrong_is_told_with_row_and_column() {
    for (from, to, row, column, code) in [
        ("1,ape,3,mammal,2,0,BN-BS-AS-AW,reconstructed", "1,ape,3,mammal,2,0", 3, "paths", "columns"),
        ("0,BN-BS-AS-AW,reconstructed", "0,BN-BS-AS-AW,x,y", 3, "provenance", "columns"),
        ("\n2,ape", "\n26,ape", 4, "tile", "tile"),
        ("\n2,ape", "\nx,ape", 4, "tile", "tile"),
        ("\n2,ape", "\n1,ape", 4, "tile", "twice"),
        ("\n1,ape", "\nstart,ape", 3, "tile", "twice"),
        ("\n2,ape,1,mammal,1,3,AN-BE-BS-AW,reconstructed", "", 27, "tile", "missing"),
        ("\nstart,none,0,none,0,0,AN-BN,partly-attested", "", 27, "tile", "missing"),
        ("3,ape,1", "3,apes,1", 5, "family_a", "family"),
        ("3,ape,1,mammal", "3,ape,1,none", 5, "family_b", "family"),
        ("3,ape,1,mammal", "3,ape,1,ape", 5, "family_b", "same-family"),
        ("3,ape,1,", "3,ape,4,", 5, "stars_a", "stars"),
        ("3,ape,1,mammal,3", "3,ape,1,mammal,0", 5, "stars_b", "stars"),
        ("3,ape,1,mammal,3,0", "3,ape,1,mammal,3,-1", 5, "bushes", "bushes"),
        ("3,ape,1,mammal,3,0", "3,ape,1,mammal,3,10", 5, "bushes", "bushes"),
        ("start,none", "start,ape", 2, "family_a", "start"),
        ("start,none,0,none,0,0", "start,none,0,none,0,1", 2, "bushes", "start"),
        ("BS-AS-AW,reconstructed\n4", "BS-AE-AW,reconstructed\n4", 5, "paths", "exit"),
        ("BS-AS-AW,reconstructed\n4", ",reconstructed\n4", 5, "paths", "exit"),
        ("BS-AS-AW,reconstructed\n4", "BS-AS/AS,reconstructed\n4", 5, "paths", "exit-twice"),
        ("BS-AS-AW,reconstructed\n4", "BS,reconstructed\n4", 5, "paths", "few-exits"),
        ("BS-AS-AW,reconstructed\n4", "AN-BS/BN-AW,reconstructed\n4", 5, "paths", "crossing"),
        ("AN-BN,partly", "AN-AS,partly", 2, "paths", "house"),
    ] {
        let text = changed(from, to);
        let bad = Facts::read_options::<Options>(&Mio::FACTS, &json!({ "tiles": text })).unwrap_err();
        let reason = bad.reason();
        assert_eq!(reason.code, format!("bad-tiles-{code}"), "{to}: {bad}");
        let arg =
            |name: &str| serde_json::to_value(&reason.args.iter().find(|(key, _)| *key == name).unwrap().1).unwrap();
        assert_eq!((arg("row"), arg("column")), (json!(row), json!(column)), "{to}");
        assert_eq!(reason.rule, Some("§3.2"));
        for language in Language::ALL {
            let said = reason.say(&Lexicon::of(language), &kernel::Names::default());
            assert!(said.contains(&row.to_string()) && said.contains(column), "{language}: {said}");
        }
    }
}

#[test]
fn section_3_section_3_2_a_position_says_the_same() {
    let mut position = crate::spots::spot(2).json();
    position["tiles"] = json!(changed("3,ape,1", "3,apes,1"));
    let why = crate::spots::load(&position).unwrap_err();
    assert!(why.contains("tiles, row 5, column family_a: \"apes\""), "{why}");
}

#[test]
fn section_3_section_3_2_a_text_that_is_too_long_or_none_is_refused() {
    for wrong in [json!(7), json!(null), json!(["start"]), Value::String("x".repeat(5000))] {
        let bad = Facts::read_options::<Options>(&Mio::FACTS, &json!({ "tiles": wrong })).unwrap_err();
        assert_eq!(bad.reason().code, "bad-option-value");
    }
}

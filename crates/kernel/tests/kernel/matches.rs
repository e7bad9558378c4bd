//! Ranks, resignations, takeovers, and what going back does not touch.

use kernel::{AnyMatch, AnyMoment, BySeat, Json, Match, Seat, Silent, Turn, Viewer, new_match, ranks_by};
use serde_json::json;
use testkit::games::auction::Auction;

use crate::tables::showing::Showing;
use crate::tables::{NOBODY, bidding, play, refused, settle, tricks};

#[test]
fn equals_share_the_better_rank() {
    let ranks =
        |keys: &[i32]| ranks_by(BySeat::from_fn(keys.len() as u8, |seat| keys[seat.index()])).as_slice().to_vec();
    assert_eq!(ranks(&[5, 7, 7, 1]), [3, 1, 1, 4]);
    assert_eq!(ranks(&[2, 2, 2]), [1, 1, 1]);
    assert_eq!(ranks(&[9, 3, 3, -1, 3]), [1, 2, 2, 5, 2]);
    assert_eq!(ranks(&[0]), [1]);
}

#[test]
fn who_gives_up_ranks_behind_all_who_did_not() {
    let table = &mut new_match::<Auction>(&json!({}), 4).unwrap();
    settle(table, &["deal5,9,12,9"]);
    let ranks = |table: &Match<Auction>| table.standing().ranks.as_slice().to_vec();
    assert_eq!(ranks(table), [4, 2, 1, 2], "equals share a rank");
    AnyMatch::resign(table, Seat(2)).unwrap();
    assert_eq!(ranks(table), [3, 1, 4, 1], "the richest gave up");
    refused(table, "already-resigned", |table| table.resign(Seat(2)));
    assert_eq!(AnyMatch::turn(table), Turn::Chance, "the others play on");
    settle(table, &["lot5"]);
    play(table, &[(2, "b12"), (0, "b1"), (1, "b0"), (3, "b0")]);
    AnyMatch::resign(table, Seat(0)).unwrap();
    assert_eq!(ranks(table), [3, 1, 4, 1], "the first to give up ranks last");
    assert!(!table.ended());
    AnyMatch::resign(table, Seat(1)).unwrap();
    assert_eq!(ranks(table), [3, 2, 4, 1]);
    assert!(table.ended(), "nobody is left to play against");
    assert_eq!(AnyMatch::turn(table), Turn::Over);
    refused(table, "over", |table| table.resign(Seat(3)));
    refused(table, "over", |table| table.settle("lot8", NOBODY));
    let record = table.record(Viewer::Seat(Seat(3)));
    assert_eq!(record.result.as_ref().map(|result| result.ranks.clone()), Some(vec![3, 2, 4, 1]));
    let again = Match::<Auction>::replay(&record).unwrap();
    assert_eq!(again.record(Viewer::Everything), record);
}

#[test]
fn going_back_brings_back_neither_a_resignation_nor_a_takeover() {
    let table = &mut bidding("all");
    play(table, &[(0, "b1")]);
    AnyMatch::resign(table, Seat(1)).unwrap();
    AnyMatch::take_over(table, Seat(1), Some("hard".to_owned())).unwrap();
    assert_eq!(table.taken_over_by(Seat(1)), Some("hard"));
    assert_eq!(table.taken_over_by(Seat(0)), None);
    AnyMatch::undo(table).unwrap();
    assert_eq!(table.sealed(Seat(0)), None, "the choice is taken back");
    assert_eq!(table.taken_over_by(Seat(1)), Some("hard"));
    refused(table, "already-resigned", |table| table.resign(Seat(1)));
    play(table, &[(1, "b2")]);
    AnyMatch::take_over(table, Seat(1), None).unwrap();
    assert_eq!(table.taken_over_by(Seat(1)), None, "the owner is back");
    assert!(table.sealed(Seat(1)).is_some());
    let again = Match::<Auction>::replay(&table.record(Viewer::Everything)).unwrap();
    assert_eq!(again.standing().ranks, table.standing().ranks);
    assert_eq!((again.taken_over_by(Seat(1)), again.turn()), (None, table.turn()));
}

#[test]
fn the_streams_of_luck_go_on_after_an_undo() {
    let table = &mut new_match::<Auction>(&json!({}), 3).unwrap();
    assert_eq!(AnyMatch::draws(table), 0);
    settle(table, &["deal7,9,9", "lot5"]);
    AnyMatch::back_to(table, 1).unwrap();
    assert_eq!(AnyMatch::draws(table), 2, "the undone draw counts");
    settle(table, &["lot3"]);
    AnyMatch::undo(table).unwrap();
    AnyMatch::undo(table).unwrap();
    assert_eq!(AnyMatch::draws(table), 3);
    let again = Match::<Auction>::replay(&table.record(Viewer::Everything)).unwrap();
    assert_eq!((again.draws(), again.game()), (3, table.game()));
}

#[test]
fn a_preview_tells_what_the_seat_will_see_and_changes_nothing() {
    let table = &mut tricks();
    let before = table.record(Viewer::Everything);
    let preview = table.preview(Seat(0), "a1", &mut kernel::QuickLuck::new(1, 1)).unwrap();
    assert_eq!(table.record(Viewer::Everything), before);
    let mut told = Vec::new();
    table.play(Seat(0), "a1".parse().unwrap(), &mut told).unwrap();
    assert_eq!(preview, Json::of(&told));
    refused(table, "not-in-hand", |table| table.preview(Seat(1), "b8", &mut kernel::QuickLuck::new(1, 1)));
    let mut sealed = bidding("all");
    assert_eq!(sealed.preview(Seat(0), "b1", &mut kernel::QuickLuck::new(1, 1)), Ok(Json::of(&[(); 0])));
    sealed.play(Seat(0), "b1".parse().unwrap(), &mut Silent).unwrap();
}

#[test]
fn an_outlook_is_what_comes_of_a_choice_where_that_can_be_known() {
    let table = &mut tricks();
    let luck = &mut kernel::QuickLuck::new(1, 1);
    let before = table.record(Viewer::Everything);
    let outlook = AnyMatch::outlook(table, Seat(0), "a1", luck).unwrap().expect("nothing hidden is in it");
    assert_eq!(table.record(Viewer::Everything), before);
    let told = AnyMatch::play(table, Seat(0), "a1", &[Viewer::Seat(Seat(0))]).unwrap().remove(0);
    assert_eq!((outlook.events, outlook.view), (told, AnyMatch::view(table, Viewer::Seat(Seat(0)))));
    assert_eq!((outlook.turn, outlook.phase), (AnyMatch::turn(table), AnyMatch::phase(table)));
    refused(table, "not-in-hand", |table| AnyMatch::outlook(table, Seat(1), "b8", &mut kernel::QuickLuck::new(1, 1)));
    refused(table, "not-your-turn", |table| AnyMatch::outlook(table, Seat(0), "b8", &mut kernel::QuickLuck::new(1, 1)));
    let sealed = bidding("all");
    assert_eq!(AnyMatch::outlook(&sealed, Seat(0), "b1", luck), Ok(None), "others choose at the same time");
}

#[test]
fn moments_are_what_was_seen_after_each_entry() {
    let table = &mut new_match::<Auction>(&json!({ "reveal": "winner", "lots": 2 }), 3).unwrap();
    let viewer = Viewer::Seat(Seat(1));
    let moment = |table: &Match<Auction>| {
        let standing = table.ended().then(|| AnyMatch::standing(table));
        let (number, turn) = (AnyMatch::entries(table), AnyMatch::turn(table));
        AnyMoment { number, view: AnyMatch::view(table, viewer), turn, phase: AnyMatch::phase(table), standing }
    };
    let mut seen = vec![moment(table)];
    type Deed<'a> = &'a dyn Fn(&mut Match<Auction>);
    let deeds: [Deed<'_>; 11] = [
        &|table| settle(table, &["deal7,9,9"]),
        &|table| settle(table, &["lot5"]),
        &|table| play(table, &[(0, "b1")]),
        &|table| play(table, &[(2, "b3")]),
        &|table| AnyMatch::unseal(table, Seat(2)).unwrap(),
        &|table| play(table, &[(2, "b4")]),
        &|table| play(table, &[(1, "b2")]),
        &|table| AnyMatch::back_to(table, 3).unwrap(),
        &|table| AnyMatch::resign(table, Seat(0)).unwrap(),
        &|table| AnyMatch::take_over(table, Seat(0), Some("easy".to_owned())).unwrap(),
        &|table| AnyMatch::resign(table, Seat(2)).unwrap(),
    ];
    for deed in deeds {
        deed(table);
        seen.push(moment(table));
    }
    assert_eq!(AnyMatch::moments(table, 0, 100, viewer), seen);
    assert_eq!(AnyMatch::moments(table, 4, 3, viewer), seen[4..7]);
    assert_eq!(AnyMatch::moments(table, 4, 0, viewer), []);
    assert_eq!(AnyMatch::moments(table, 11, u32::MAX, viewer), seen[11..]);
    assert_eq!(AnyMatch::moments(table, 12, 1, viewer), []);
    assert_eq!(AnyMatch::moments(table, u32::MAX, u32::MAX, viewer), []);
    assert!(seen[11].standing.is_some() && seen[10].standing.is_none());
}

#[test]
fn a_preview_tells_nothing_that_the_seat_does_not_know() {
    // Seat 0 has the same cards in both deals; those of the seat after it, which playing would show, are others.
    let previews = ["deal0123012301230123", "deal0321032103210321"].map(|deal| {
        let mut table = new_match::<Showing>(&json!({ "rounds": 1 }), 4).unwrap();
        settle(&mut table, &[deal]);
        for _ in 0..4 {
            let seat = AnyMatch::turn(&table).seats().iter().next().unwrap();
            // Seat 2 gives b7 and gets it back, so that seat 0 has the same hand in both.
            let last = AnyMatch::legal(&table, seat).unwrap().pop().unwrap();
            let choice = if seat == Seat(0) { "+b7" } else { &last };
            play(&mut table, &[(seat.0, choice)]);
        }
        let shown = |seed| table.preview(Seat(0), "a1", &mut kernel::QuickLuck::new(seed, 0)).unwrap();
        let truth = {
            let mut table = table.clone();
            AnyMatch::play(&mut table, Seat(0), "a1", &[Viewer::Seat(Seat(0))]).unwrap().remove(0)
        };
        let outlook = AnyMatch::outlook(&table, Seat(0), "a1", &mut kernel::QuickLuck::new(1, 0));
        assert_eq!(outlook, Ok(None), "what would be shown is not known");
        ((0..20).map(shown).collect::<Vec<_>>(), truth)
    });
    let [(one, truth), (other, other_truth)] = previews;
    assert_ne!(truth, other_truth, "what would be shown differs");
    assert_eq!(one, other, "and the preview does not tell");
}

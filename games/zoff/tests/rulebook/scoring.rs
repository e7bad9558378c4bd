//! Examples 23 to 30, 35 and 36, §6 and §7.

use kernel::{Game, Seat, Turn, Viewer};
use serde_json::json;
use zoff::Event;

use crate::spots::*;

#[test]
fn example_23_place_points() {
    assert_eq!(points(&End::new(1, &[0, 1, 2, 3, 4]).after().1), [5, 4, 3, 2, 0]);
    assert_eq!(points(&End::new(1, &[2, 0, 3, 1]).after().1), [3, 0, 4, 2]);
    let mut three = End::new(1, &[0, 1, 2]);
    three.hedgehogs = vec![1, 1, 1];
    assert_eq!(points(&three.after().1), [3, 2, 0]);
    assert_eq!(points(&End::new(1, &[6, 5, 4, 3, 2, 1, 0]).after().1), [0, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn example_24_pairs_share_place_points() {
    // 0 with 3, 1 with 4, 2 alone.
    let mut end = End::new(2, &[0, 1, 2, 4, 3]);
    end.hedgehogs = vec![1; 5];
    let (game, events) = end.after();
    assert_eq!(points(&events), [5, 6, 7, 5, 6]);
    let round = game.standing().detail.rounds().last().unwrap();
    assert_eq!(round.round, 2);
    let lone = round.seats[Seat(2)];
    assert_eq!((lone.place, lone.place_points, lone.partner, lone.lone_points), (3, 3, None, 4));
    let senior = round.seats[Seat(0)];
    assert_eq!((senior.place_points, senior.partner, senior.partner_points), (5, Some(Seat(3)), 0));
}

#[test]
fn example_25_lions_and_hedgehogs() {
    for (lions, hedgehogs, personal) in [(0, 0, -1), (1, 1, 0), (2, 1, 2), (2, 0, 1), (5, 1, 5), (1, 0, -1), (3, 5, 3)]
    {
        let mut end = End::new(2, &[0, 1, 2, 3]);
        (end.lions[1], end.hedgehogs[1]) = (lions, hedgehogs);
        let (game, events) = end.after();
        // Seats 1 and 3 have 3 + 0; 3 has captured nothing, and does not share.
        assert_eq!((points(&events)[1], points(&events)[3]), (3 + personal, 3 - 1), "{lions} and {hedgehogs}");
        let score = game.standing().detail.rounds().last().unwrap().seats[Seat(1)];
        assert_eq!(score.lion_points + score.hedgehog_points, personal);
    }
}

#[test]
fn example_26_discards_count_as_captured() {
    let mut end = End::new(2, &[0, 1, 2, 3, 4]);
    end.lions[2] = 1;
    end.more.push(("discards", json!("L+H")));
    assert_eq!(points(&end.after().1)[2], 3 + 4 + 2);
}

/// §6: the same end of a round, in round 1 and later. 0 plays with 3, 1 with 4, and 2 alone.
#[test]
fn section_6_where_points_come_from() {
    let end = |round| {
        let mut end = End::new(round, &[0, 1, 2, 3, 4]);
        (end.lions[1], end.hedgehogs) = (3, vec![1, 1, 1, 1, 0]);
        points(&end.after().1)
    };
    assert_eq!(end(1), [5, 4, 3, 2, 0]);
    assert_eq!(end(2), [5 + 2, 4 + 3, 3 + 4, 2 + 5, 4 - 1]);
    // A total may be negative, and it is last in the standings.
    let (game, _) = End::new(1, &[0, 1, 2]).after();
    assert_eq!(game.standing().scores.as_slice(), [3 - 1, 2 - 1, -1]);
    assert_eq!(game.standing().ranks.as_slice(), [1, 2, 3]);
}

/// The rulebook's match of four: a, b, c, d are seats 0 to 3.
fn round_2() -> End {
    let mut end = End::new(2, &[0, 1, 3, 2]);
    end.totals = vec![4, 3, 2, 0];
    end.lions = vec![0, 2, 0, 2];
    end.hedgehogs = vec![0, 1, 1, 1];
    end
}

#[test]
fn example_27_round_1_and_2_of_the_match() {
    let (game, events) = End::new(1, &[0, 1, 2, 3]).after();
    assert_eq!(points(&events), [4, 3, 2, 0]);
    assert_eq!(places(&game), [0, 1, 2, 3]);
    // a is out first or last, c the other.
    for out in [[0, 1, 3, 2], [2, 1, 3, 0]] {
        let (game, events) = End { out: out.to_vec(), ..round_2() }.after();
        assert_eq!(points(&events), [4 - 1, 5 + 2, 4, 5 + 2]);
        assert_eq!(game.standing().scores.as_slice(), [7, 10, 6, 7]);
        assert_eq!(places(&game), [1, 3, 0, 2]);
        assert_eq!(game.standing().ranks.as_slice(), [3, 1, 4, 2]);
    }
}

#[test]
fn example_28_round_3_of_the_match() {
    let before = round_2().before().view(Viewer::Spectator);
    assert_eq!(before.pairs, [[Seat(0), Seat(2)], [Seat(1), Seat(3)]]);
    let (mut game, _) = round_2().after();
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.dealer, Some(Seat(1)));
    assert_eq!(view.pairs, [[Seat(1), Seat(0)], [Seat(3), Seat(2)]]);
    let mut events = Vec::new();
    let draw = game.draw(&mut kernel::QuickLuck::new(1, 0));
    game.settle(&draw, &mut events);
    assert_eq!(events[0], Event::Dealt { round: 3, seat: Seat(1), leader_seat: Seat(0) });
    // And round 2 was dealt by a and led by c.
    let (mut game, _) = End::new(1, &[0, 1, 2, 3]).after();
    let mut events = Vec::new();
    let draw = game.draw(&mut kernel::QuickLuck::new(1, 0));
    game.settle(&draw, &mut events);
    assert_eq!(events[0], Event::Dealt { round: 2, seat: Seat(0), leader_seat: Seat(2) });
}

#[test]
fn example_29_round_3_however_it_ends() {
    let mut sums = std::collections::BTreeSet::new();
    for first in [[0, 1, 2, 3], [0, 2, 1, 3], [0, 2, 3, 1], [2, 0, 1, 3], [2, 0, 3, 1], [2, 3, 0, 1]] {
        let end = End {
            round: 3,
            places: vec![1, 3, 0, 2],
            totals: vec![7, 10, 6, 7],
            out: first.to_vec(),
            lions: vec![0, 0, 5, 0],
            hedgehogs: vec![1, 1, 1, 1],
            more: Vec::new(),
        };
        let (game, events) = end.after();
        let f = points(&events)[1];
        let d = points(&events)[3];
        assert_eq!(f + d, 9);
        sums.insert(f);
        assert_eq!(game.standing().scores.as_slice(), [7 + f, 10 + f, 11 + d, 7 + d]);
        assert_eq!(game.phase(), "deal", "a fourth round follows");
        if f == 5 {
            assert_eq!(places(&game)[..2], [2, 1], "c was last, b first");
        }
        if f == 3 {
            let rank = |seat| game.standing().ranks[Seat(seat)];
            assert!(rank(3) < rank(1), "d was second, b first");
        }
    }
    assert_eq!(sums.into_iter().collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7]);
}

#[test]
fn example_30_who_wins() {
    let end = |places: &[u8], totals: &[i16], out: &[u8], lions: &[u8], hedgehogs: &[u8]| {
        let mut end = End::new(5, out);
        (end.places, end.totals) = (places.to_vec(), totals.to_vec());
        (end.lions, end.hedgehogs) = (lions.to_vec(), hedgehogs.to_vec());
        end.after()
    };
    // 0 plays with 1: 4 + 2; 2 with 3: 3 + 0, and 2 has four lions.
    let (game, events) = end(&[0, 2, 1, 3], &[13, 12, 13, 0], &[0, 2, 1, 3], &[0, 0, 4, 0], &[1; 4]);
    assert_eq!(game.standing().scores.as_slice(), [19, 18, 20, 3]);
    assert_eq!(events.last(), Some(&Event::Over { seat: Seat(2), total: 20 }));
    assert_eq!(places(&game), [2, 0, 1, 3]);
    // 0 plays with 2: 3 + 2; 1 with 3: 4 + 0. 0 and 1 have no hedgehog, 1 has two lions.
    let (game, events) = end(&[0, 1, 2, 3], &[14, 14, 14, 0], &[1, 0, 2, 3], &[0, 2, 0, 0], &[0, 0, 1, 1]);
    assert_eq!(game.standing().scores.as_slice(), [18, 19, 19, 4]);
    assert_eq!(events.last(), Some(&Event::Over { seat: Seat(2), total: 19 }), "1 was second, 2 third");
    assert_eq!(places(&game), [2, 1, 0, 3]);
}

/// R19: the place before decides, also between two who had equal totals then.
#[test]
fn r19_places_before_break_ties() {
    let end = |places: &[u8], totals: &[i16], out: &[u8]| {
        let mut end = End::new(5, out);
        (end.places, end.totals, end.hedgehogs) = (places.to_vec(), totals.to_vec(), vec![1; 4]);
        end.after().0
    };
    // 2 plays with 0: 4 + 0; 1 with 3: 3 + 2.
    let game = end(&[2, 1, 0, 3], &[14, 14, 14, 0], &[2, 1, 3, 0]);
    assert_eq!(game.standing().scores.as_slice(), [18, 19, 18, 5]);
    assert_eq!(places(&game), [1, 0, 2, 3], "0, who was third, is above 2");
    // 3 plays with 0: 0 + 3; 1 with 2: 4 + 2. Both have 19, nobody more; 2 was fourth and 1 second.
    let game = end(&[3, 1, 0, 2], &[13, 13, 13, 13], &[1, 0, 2, 3]);
    assert_eq!(game.standing().scores.as_slice(), [16, 19, 19, 16]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(places(&game), [2, 1, 0, 3]);
}

#[test]
fn r6_example_35_the_joker_is_no_lion() {
    let mut game = spot(&["L+H+j+W", "2M", "2M"]).load();
    plays(&mut game, "L+j pass pass H pass pass");
    let pile = game.view(Viewer::Spectator).captured[0];
    assert_eq!((pile.cards, pile.lions, pile.hedgehogs), (3, 1, 1));
    // Seat 0 is out first, and the whale goes to seat 1.
    let events = plays(&mut game, "W pass pass M 2M");
    assert_eq!(points(&events)[0], 3);
    let score = game.standing().detail.rounds().last().unwrap().seats[Seat(0)];
    assert_eq!((score.place_points, score.lion_points, score.hedgehog_points), (3, 0, 0));
}

#[test]
fn r7_example_36_a_tie_of_three() {
    let mut end = End::new(1, &[0, 1, 2]);
    end.hedgehogs = vec![0, 1, 1];
    end.lions = vec![0, 0, 2];
    end.more.push(("dealer", json!(2)));
    let (game, _) = end.after();
    assert_eq!(game.standing().scores.as_slice(), [2, 2, 2]);
    assert_eq!(places(&game), [2, 1, 0]);
    let end = End { round: 2, places: vec![2, 1, 0], totals: vec![2, 2, 2], ..end };
    let (game, _) = end.after();
    assert_eq!(game.standing().scores.as_slice(), [4, 4, 4]);
    assert_eq!(places(&game), [0, 1, 2]);
    // A target of 2 ends the match after round 1, and the same order decides it.
    let mut end = End { round: 1, places: vec![0, 1, 2], totals: vec![0; 3], ..end };
    end.more.push(("target", json!(2)));
    let (game, events) = end.after();
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(events.last(), Some(&Event::Over { seat: Seat(2), total: 2 }));
}

/// R27: nothing of the round being played shows in a standing.
#[test]
fn r27_a_standing_is_that_of_the_rounds_that_are_over() {
    let before = round_2().before();
    assert_eq!(before.standing().scores.as_slice(), [4, 3, 2, 0]);
    assert_eq!(before.standing().ranks.as_slice(), [1, 2, 3, 4]);
    let first = End::new(1, &[0, 1, 2, 3]).before();
    assert_eq!(first.standing().ranks.as_slice(), [1, 1, 1, 1]);
}

/// R30: the rounds are remembered one by one, and in the end only the latest.
#[test]
fn r30_a_standing_breaks_every_round_down() {
    let (game, _) = round_2().after();
    let detail = game.standing().detail;
    assert_eq!(detail.earlier().as_slice(), [4, 3, 2, 0], "round 1 was not told");
    let rounds: Vec<_> = detail.rounds().collect();
    assert_eq!(rounds.len(), 1);
    let json = serde_json::to_value(&detail).unwrap();
    assert_eq!(
        json["rounds"][0]["seats"][1],
        json!({
            "place": 2, "place_points": 3, "partner": 3, "partner_points": 2, "lone_points": 0,
            "lion_points": 2, "hedgehog_points": 0, "points": 7, "total": 10, "rank": 1,
        })
    );
}

#[test]
fn section_7_the_match_ends_with_its_winner() {
    let mut end = End::new(3, &[0, 2, 1, 3]);
    (end.totals, end.hedgehogs) = (vec![12, 5, 5, 1], vec![1; 4]);
    let (game, events) = end.after();
    assert_eq!(game.standing().scores.as_slice(), [19, 7, 12, 3]);
    assert_eq!(events.last(), Some(&Event::Over { seat: Seat(0), total: 19 }));
    assert_eq!((game.turn(), game.phase()), (Turn::Over, "over"));
    let view = game.view(Viewer::Spectator);
    assert!(view.sizes.iter().all(|&size| size == 0) && view.dealer.is_none());
}

//! R28: a position loads when the census holds, what is known is true, and there is something to decide.

use kernel::{BadPosition, First, Game as _, Seat, Setup};

use super::{Position, RoundPosition};
use crate::cards::{Cards, UpToTwo};
use crate::combination::{Combination, Extras};
use crate::components::{Card, MOST_SEATS, SEATS};
use crate::history::{History, Round};
use crate::meta::{Options, TARGET};
use crate::rules;
use crate::score::{self, MOST};
use crate::state::{NOBODY, Phase, Pile, Zoff};

/// D2 to D4: how many cards are given, and may be discarded.
const TWO: u8 = 2;

pub(crate) fn load(position: &Position) -> Result<Zoff, BadPosition> {
    let mut game = begin(position)?;
    load_standings(&mut game, position)?;
    load_rounds(&mut game, position)?;
    load_cards(&mut game, position)?;
    load_turn(&mut game, position)?;
    check_census(&game)?;
    check_sizes(&game)?;
    check_table(&game)?;
    check_knowledge(&game)?;
    Ok(game)
}

fn bad<T>(why: impl Into<String>) -> Result<T, BadPosition> {
    Err(BadPosition(why.into()))
}

fn need(holds: bool, why: &str) -> Result<(), BadPosition> {
    if holds { Ok(()) } else { bad(why) }
}

/// Options and seats.
fn begin(position: &Position) -> Result<Zoff, BadPosition> {
    let &Position { seats, target, players_at_target, individual_only, first_dealer, phase, round, .. } = position;
    need((SEATS.0..=SEATS.1).contains(&seats), "seats is 3 to 7")?;
    need((TARGET.0..=TARGET.2).contains(&target), "target is 1 to 40")?;
    need(matches!(players_at_target, 1 | 2), "players_at_target is 1 or 2")?;
    need((1..=MOST as u16).contains(&round), "round is 1 to 1000")?;
    let options = Options { target, players_at_target, individual_only, first_dealer: First::Random };
    let setup = Setup { options, seats, rules_version: Zoff::FACTS.rules_version };
    let mut game = first_dealer
        .check("first_dealer", seats)
        .and_then(|()| Zoff::new(&setup))
        .map_err(|why| BadPosition(why.to_string()))?;
    (game.first_dealer, game.phase, game.round) = (first_dealer, phase, round);
    Ok(game)
}

/// A list with an entry for each seat, or with none at all.
fn by_seat<T: Copy>(game: &Zoff, list: &[T], none: T, name: &str) -> Result<[T; MOST_SEATS], BadPosition> {
    let mut all = [none; MOST_SEATS];
    match list.len() {
        0 => {}
        count if count == usize::from(game.seats) => all[..count].copy_from_slice(list),
        count => return bad(format!("{name} has {count} entries, there are {} seats", game.seats)),
    }
    Ok(all)
}

/// A list that names every seat once.
fn every_seat(game: &Zoff, list: &[Seat], name: &str) -> Result<[Seat; MOST_SEATS], BadPosition> {
    let whole = list.len() == usize::from(game.seats) && Seat::all(game.seats).all(|seat| list.contains(&seat));
    need(whole, &format!("{name} must name every seat once"))?;
    by_seat(game, list, NOBODY, name)
}

fn one_seat(game: &Zoff, seat: Option<Seat>, name: &str) -> Result<Seat, BadPosition> {
    match seat {
        Some(seat) if seat.0 < game.seats => Ok(seat),
        Some(_) => bad(format!("{name} is no seat of this table")),
        None => Ok(NOBODY),
    }
}

fn load_standings(game: &mut Zoff, position: &Position) -> Result<(), BadPosition> {
    game.dealer = one_seat(game, position.dealer, "dealer")?;
    let has_dealer = !matches!(game.phase, Phase::ChooseDealer | Phase::Over);
    need(has_dealer == (game.dealer != NOBODY), "dealer is a seat while a round is dealt or played, and else null")?;
    game.totals = by_seat(game, &position.totals, 0, "totals")?;
    need(game.totals.iter().all(|total| (-MOST..=MOST).contains(total)), "a total is out of range")?;
    if game.phase == Phase::ChooseDealer {
        need(game.first_dealer == First::Random, "first_dealer is \"random\" as long as chance has not chosen")?;
        need(game.round == 1 && game.totals == [0; MOST_SEATS], "chance names the dealer before the first round")?;
        return need(position.places.is_empty(), "places is empty as long as there is no dealer");
    }
    game.places = match position.places.is_empty() && game.round == 1 && has_dealer {
        true => game.seats_from(game.left_of(game.dealer)),
        false => every_seat(game, &position.places, "places")?,
    };
    game.pair_up();
    // In round 1 the places are what ties are broken by (R7).
    let in_order = game.rounds_over() == 0 || are_standings(game, &game.places, &game.totals);
    need(in_order, "places is not in the order of totals")?;
    need(game.phase != Phase::Over || score::is_over(game), "a match is not over before the target is reached")?;
    let for_pairs = matches!(game.phase, Phase::Give | Phase::GiveBack | Phase::Reply);
    need(game.is_paired() || !for_pairs, "this round is not played in pairs")?;
    let first = game.first_dealer == First::Random || game.first_dealer == First::Given(game.dealer);
    need(game.round > 1 || !has_dealer || first, "the dealer of round 1 is another than first_dealer")
}

/// §6: whether places are those of the totals, the best first. Equals may be in any order.
fn are_standings(game: &Zoff, places: &[Seat; MOST_SEATS], totals: &[i16; MOST_SEATS]) -> bool {
    places[..usize::from(game.seats)].iter().rev().map(|seat| totals[seat.index()]).is_sorted()
}

fn load_rounds(game: &mut Zoff, position: &Position) -> Result<(), BadPosition> {
    let count = position.rounds.len();
    let over = game.rounds_over();
    need(count <= usize::from(over) && count <= usize::from(History::room(game.seats)), "rounds has too many rounds")?;
    let scoring = score::scoring(game);
    let mut expected = None;
    for (number, written) in (over + 1 - count as u16..).zip(&position.rounds) {
        let round = load_round(game, number, written)?;
        let in_order = number == 1 || are_standings(game, &round.places, &round.totals);
        need(in_order, "places of a round is not in the order of its totals")?;
        let follows = expected.is_none_or(|after| after == (round.totals, round.places));
        need(follows, "a round is not played from what the one before led to")?;
        expected = Some(score::after(scoring, &round));
        game.history.push(scoring, &round);
    }
    let leads_here = expected.is_none_or(|after| after == (game.totals, game.places));
    need(leads_here, "totals and places are not what rounds leads to")
}

fn load_round(game: &Zoff, number: u16, written: &RoundPosition) -> Result<Round, BadPosition> {
    let places = every_seat(game, &written.places, "places of a round")?;
    every_seat(game, &written.out, "out of a round")?;
    let count = usize::from(game.seats);
    let whole = [written.totals.len(), written.lions.len(), written.hedgehogs.len()] == [count; 3];
    need(whole, "totals, lions and hedgehogs of a round have one entry for each seat")?;
    let lions = written.lions.iter().fold(0, |all, &lions| lions.saturating_add(all));
    need(lions <= Card::Lion.copies(game.seats), "more lions were captured than there are")?;
    let hedgehogs = written.hedgehogs.iter().filter(|&&captured| captured).count();
    need(hedgehogs <= Card::Hedgehog.copies(game.seats).into(), "more hedgehogs were captured than there are")?;
    need(written.totals.iter().all(|total| (-MOST..=MOST).contains(total)), "a total is out of range")?;
    Ok(Round { number, totals: by_seat(game, &written.totals, 0, "totals")?, places, results: written.results() })
}

fn load_cards(game: &mut Zoff, position: &Position) -> Result<(), BadPosition> {
    game.hands = by_seat(game, &position.hands, Cards::NONE, "hands")?;
    game.trick = position.trick;
    game.asked = position.asked;
    need(position.discards.len() <= TWO, "at most two cards are discarded")?;
    game.discards = UpToTwo::of(position.discards);
    let piles = by_seat(game, &position.captured, super::PileCounts::default(), "captured")?;
    for (pile, counts) in game.captured.iter_mut().zip(piles) {
        let prizes = u16::from(counts.lions) + u16::from(counts.hedgehogs);
        need(prizes <= u16::from(counts.cards) && prizes <= 10, "a pile has more lions and hedgehogs than cards")?;
        *pile = Pile::new(counts.cards, counts.lions, counts.hedgehogs);
    }
    let known = by_seat(game, &position.known, Cards::NONE, "known")?;
    need(known.iter().all(|known| known.len() <= TWO), "at most two cards were given")?;
    game.known = known.map(UpToTwo::of);
    let shown = by_seat(game, &position.shown, Cards::NONE, "shown")?;
    for seat in Seat::all(game.seats) {
        match game.junior_of(seat) {
            Some((pair, _)) => game.shown[pair] = shown[seat.index()],
            None => need(shown[seat.index()].is_empty(), "only juniors show cards")?,
        }
    }
    game.joker_seen = one_seat(game, position.joker_seen, "joker_seen")?;
    for (place, &seat) in (1..).zip(&position.out) {
        let seat = one_seat(game, Some(seat), "out")?;
        need(game.out[seat.index()] == 0, "out names a seat twice")?;
        game.out[seat.index()] = place;
    }
    Ok(())
}

fn load_turn(game: &mut Zoff, position: &Position) -> Result<(), BadPosition> {
    game.active = one_seat(game, position.to_move, "to_move")?;
    need(
        game.phase.has_seat() == (game.active != NOBODY),
        "to_move is a seat to lead, answer or reply, and else null",
    )?;
    game.owner = one_seat(game, position.owner, "owner")?;
    let has_table = game.phase.has_table();
    need(has_table == (game.owner != NOBODY), "owner is a seat while there is something to beat, and else null")?;
    match position.table {
        Some(cards) if has_table => {
            game.table = Combination::of(cards).map_err(|_| BadPosition(format!("{cards} is no combination")))?;
            game.extras = Extras::of(cards, game.table.animal);
            need(game.trick.contains(cards), "what is on the table belongs to the trick")
        }
        None if !has_table => need(game.trick.is_empty(), "there is no trick while there is nothing to beat"),
        Some(_) | None => bad("table has cards while there is something to beat, and else is null"),
    }
}

/// §1: no card is made or lost.
fn check_census(game: &Zoff) -> Result<(), BadPosition> {
    let discards = game.discards.cards();
    if !game.phase.has_cards() {
        let cards = game.hands.iter().all(|hand| hand.is_empty()) && game.captured == [Pile::default(); MOST_SEATS];
        return need(cards && discards.is_empty(), "between rounds nobody has cards");
    }
    for card in Card::ALL {
        let in_hands = game.hands.iter().map(|hand| hand.count(card)).sum::<u8>();
        let placed = in_hands + discards.count(card) + game.trick.count(card);
        let all = card.copies(game.seats);
        need(placed <= all, &format!("there are {placed} of {}, of {all} in the deck", card.name()))?;
    }
    let gone = game.gone();
    let sum = |of: fn(&Pile) -> u8| game.captured.iter().map(|pile| u32::from(of(pile))).sum::<u32>();
    let piles = [sum(|pile| pile.cards), sum(|pile| pile.lions()), sum(|pile| pile.hedgehogs())];
    let expected = [gone.len(), gone.count(Card::Lion), gone.count(Card::Hedgehog)].map(u32::from);
    need(
        piles == expected,
        &format!(
            "{} cards, {} lions and {} hedgehogs are captured, but {gone} is what is missing elsewhere",
            piles[0], piles[1], piles[2]
        ),
    )
}

/// Who is out, and that enough others are not. How many cards were dealt to a hand does not matter (R28).
fn check_sizes(game: &Zoff) -> Result<(), BadPosition> {
    let is_out = |seat: Seat| game.out[seat.index()] > 0;
    if !game.phase.has_cards() {
        return need(!Seat::all(game.seats).any(is_out), "nobody is out between rounds");
    }
    let discards_fit = game.alone().is_some() && game.phase != Phase::Give || game.discards.is_empty();
    need(discards_fit, "only whoever plays alone discards")?;
    if matches!(game.phase, Phase::Give | Phase::GiveBack) {
        need(!Seat::all(game.seats).any(is_out), "nobody is out before the first trick")?;
        return Seat::all(game.seats).try_for_each(|seat| {
            let (size, fewest) = (game.hands[seat.index()].len(), fewest_in_exchange(game, seat));
            need(size >= fewest, &format!("seat {seat} has {size} cards, and the exchange takes {fewest} or more"))
        });
    }
    for seat in Seat::all(game.seats) {
        need(is_out(seat) == game.hands[seat.index()].is_empty(), "out names the seats without cards")?;
    }
    let left = Seat::all(game.seats).filter(|&seat| !is_out(seat)).count();
    need(left >= 2, "the round is over when only one seat has cards")
}

/// D2 to D4: how many cards a seat needs to give what it must, and to be in whatever it gives or discards.
fn fewest_in_exchange(game: &Zoff, seat: Seat) -> u8 {
    match (game.phase, game.junior_of(seat), game.partner(seat)) {
        (Phase::Give, Some(_), _) => TWO,
        (Phase::Give, None, Some(_)) => 1,
        (Phase::Give, None, None) => TWO + 1,
        (Phase::GiveBack, Some(_), _) => 0,
        (Phase::GiveBack, None, Some(_)) => TWO + 1,
        _ => 1,
    }
}

/// §5: somebody is to move who can, and the table is not their own.
fn check_table(game: &Zoff) -> Result<(), BadPosition> {
    if !game.phase.has_seat() {
        return need(game.asked.is_empty(), "nothing is shown now");
    }
    need(!game.hands[game.active.index()].is_empty(), "the seat to move has no cards")?;
    if game.phase != Phase::Reply {
        need(game.owner != game.active, "nobody answers to their own cards")?;
        return need(game.asked.is_empty(), "nothing is shown now");
    }
    let is_senior = game.pairs().any(|(senior, _)| senior == game.active);
    need(is_senior, "only a senior replies")?;
    need(game.owner != game.asker(), "nobody answers to their own cards")?;
    need(!game.asked.is_empty() && rules::may_show(game, game.asker(), game.asked), "these cards cannot be shown")
}

/// §9: what is known of a hand is in it.
fn check_knowledge(game: &Zoff) -> Result<(), BadPosition> {
    for seat in Seat::all(game.seats) {
        let (known, hand) = (game.known[seat.index()].cards(), game.hands[seat.index()]);
        let held = game.partner(seat).map_or(Cards::NONE, |partner| game.hands[partner.index()]);
        need(held.contains(known), "known has cards that the partner has not")?;
        let given = match (game.phase, game.junior_of(seat)) {
            (Phase::GiveBack, Some(_)) => known.len() == TWO,
            (Phase::Lead | Phase::Answer | Phase::Reply, _) => true,
            _ => known.is_empty(),
        };
        need(given, "known has other cards than were given by now")?;
        let Some((pair, _)) = game.junior_of(seat) else { continue };
        need(hand.contains(game.shown[pair]), "shown has cards that are not in that hand")?;
        need(game.phase.has_seat() || game.shown[pair].is_empty(), "nothing was shown yet")?;
        let asks = game.phase == Phase::Reply && game.asker() == seat;
        need(!asks || game.shown[pair].contains(game.asked), "what is being shown is shown")?;
    }
    let joker = Cards::of(Card::Joker, 1);
    let passed = game.joker_seen == NOBODY || game.phase.has_seat() && game.hands[game.joker_seen.index()] == joker;
    need(passed, "joker_seen is a seat with nothing but the joker")?;
    Ok(())
}

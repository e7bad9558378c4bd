//! What chance decides: `draw`, `outcomes` and `check_draw` agree.

use kernel::{Game, Luck, Noted};

use crate::checks::notation;
use crate::luck::Told;

/// Asserts all that holds of a turn of chance. Answers the draw that `luck` gives, and what luck was asked.
pub(crate) fn check<G: Game>(game: &G, luck: &mut (impl Luck + Clone), slips: &mut impl Luck) -> (G::Draw, String) {
    let mut noted = Noted::new(luck.clone());
    let draw = game.draw(&mut noted);
    let notes = noted.into_notes();
    assert!(game.check_draw(&draw).is_ok(), "chance drew {draw}, which it cannot, in {game:?}");
    let mut told = Told::new(&notes);
    assert!(game.draw(&mut told) == draw, "the luck {notes:?} gave {draw} once and not again");
    assert!(told.is_used_up(), "the draw {draw} does not ask for all of the luck {notes:?}");
    notation::check_draw::<G>(&draw);
    check_outcomes(game, &draw, slips);
    (draw, notes)
}

fn check_outcomes<G: Game>(game: &G, drawn: &G::Draw, luck: &mut impl Luck) {
    let mut listed = Vec::new();
    if !game.outcomes(&mut listed) {
        return;
    }
    for (place, (draw, weight)) in listed.iter().enumerate() {
        assert!(*weight > 0, "{draw} is listed and never comes");
        assert!(game.check_draw(draw).is_ok(), "{draw} is listed and cannot be drawn, in {game:?}");
        assert!(!listed[..place].iter().any(|(before, _)| before == draw), "{draw} is listed twice");
    }
    let is_listed = |draw: &G::Draw| listed.iter().any(|(known, _)| known == draw);
    assert!(is_listed(drawn), "{drawn} was drawn and is not listed, in {game:?}");
    for other in notation::draw_slips::<G>(&drawn.to_string(), luck) {
        let possible = game.check_draw(&other).is_ok();
        assert_eq!(possible, is_listed(&other), "whether {other} can be drawn, in {game:?}");
    }
    let mut again = vec![listed[0].clone()];
    assert!(game.outcomes(&mut again) && again[1..] == listed, "`outcomes` does not append the same list each time");
}

//! What a viewer can imagine: complete positions it cannot tell from the true one.

use kernel::{Game, Seat, Viewer};

use crate::case::{Case, For};
use crate::checks::{position, turn};
use crate::luck::Patient;
use crate::playout::playout;

/// Asserts that what each viewer imagines looks to it like the truth, and is a position like any other.
pub(crate) fn check<G: Game>(game: &G, case: &Case, census: Option<&dyn Fn(&G)>) {
    let luck = Patient::new(case.luck(For::Imagining));
    assert!(game.imagine(Viewer::Everything, &mut luck.clone()) == *game, "nothing is left to imagine, and it differs");
    for viewer in Viewer::all(game.seats()) {
        let imagined = game.imagine(viewer, &mut luck.clone());
        assert!(imagined == game.imagine(viewer, &mut luck.clone()), "the same luck imagines two games");
        // Bots are sent what they know as one imagined position: they must find in it all they could in the true one.
        let other = Patient::new(case.luck(For::ImaginedPlay));
        let (of_truth, of_dream) =
            (game.imagine(viewer, &mut other.clone()), imagined.imagine(viewer, &mut other.clone()));
        assert!(of_truth == of_dream, "{viewer:?} imagines {of_dream:?} from what it imagines, but {of_truth:?}");
        let (truth, dream) = (game.view(viewer), imagined.view(viewer));
        assert!(truth == dream, "{viewer:?} sees {truth:?}, but imagines {dream:?}");
        let facts = |game: &G| (game.turn(), game.phase(), game.seats());
        assert_eq!(facts(game), facts(&imagined), "turn, phase and seats as {viewer:?} imagines them");
        assert_eq!(game.options(), imagined.options(), "options as {viewer:?} imagines them");
        if let Viewer::Seat(seat) = viewer {
            assert_eq!(list(game, seat), list(&imagined, seat), "what seat {seat} may do, and imagines it may");
        }
        if imagined != *game {
            position::check(&imagined);
            if let Some(census) = census {
                census(&imagined);
            }
        }
    }
}

/// Asserts that what one viewer imagines can be played to the end.
pub(crate) fn check_play<G: Game>(game: &G, case: &Case) {
    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    let mut luck = Patient::new(case.luck(For::ImaginedPlay));
    let mut imagined = game.imagine(crate::playout::pick(&viewers, &mut luck), &mut luck);
    turn::check(&imagined);
    playout(&mut imagined, &mut luck, &mut Vec::new());
}

fn list<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

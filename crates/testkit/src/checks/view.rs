//! What each viewer sees: views and events.

use kernel::{Game, Viewer};

/// Asserts that every viewer has a view, and the same one twice; where nothing is hidden, the same as everyone else.
pub(crate) fn check<G: Game>(game: &G) {
    let whole = game.view(Viewer::Everything);
    for viewer in Viewer::all(game.seats()).chain([Viewer::Everything]) {
        let view = game.view(viewer);
        if !G::FACTS.hidden {
            assert!(view == whole, "the facts say that nothing is hidden, and {viewer:?} sees something else");
        } else {
            assert!(view == game.view(viewer), "two views of one state differ, for {viewer:?}");
        }
    }
}

/// Asserts that nothing of what happened is hidden from `Everything`, and that what a viewer
/// sees of it hides nothing more from the same viewer. Says whether anything is hidden from anyone.
pub(crate) fn check_events<G: Game>(events: &[G::Event], seats: u8) -> bool {
    let mut hidden = false;
    for event in events {
        assert_eq!(G::seen(event, Viewer::Everything).as_ref(), Some(event), "an event hides something from all");
        for viewer in Viewer::all(seats) {
            let seen = G::seen(event, viewer);
            if let Some(seen) = &seen {
                assert_eq!(G::seen(seen, viewer).as_ref(), Some(seen), "what {viewer:?} sees of an event changes");
            }
            hidden |= seen.as_ref() != Some(event);
        }
    }
    hidden
}

/// What a viewer sees of what happened.
pub(crate) fn seen<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::seen(event, viewer)).collect()
}

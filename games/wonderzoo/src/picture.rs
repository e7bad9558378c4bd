//! The terminal's picture of the game, and the same in words.

use kernel::{Names, Picture, Words};

use crate::score::Detail;
use crate::state::{Phase, Wonderzoo};
use crate::view::View;

impl Picture for Wonderzoo {
    fn picture(_: &View, _: &Names, _: &dyn Words) -> String {
        String::new()
    }

    fn describe(_: &View, _: &Names, _: &dyn Words) -> String {
        String::new()
    }

    fn ended(view: View) -> View {
        View { phase: Phase::Over, to_move: Vec::new(), gains: Vec::new(), ..view }
    }

    fn explain_scores(_: &Detail, _: &Names, _: &dyn Words) -> String {
        String::new()
    }
}

//! The learned weights of what is seen of a zoo: a file for each combination of expansions.

mod base;
mod both;
mod exotic;
mod xxl;

use super::prospects::{Table, mixed};

/// For every number of tiles left, by what is played: base game, XXL, Exotic, both.
pub(super) static LEARNED: [Table; 4] =
    [mixed(&base::TUNED), mixed(&xxl::TUNED), mixed(&exotic::TUNED), mixed(&both::TUNED)];

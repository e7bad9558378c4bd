//! The weights of what is seen of a zoo, set by hand.

use super::prospects::{Weights, untuned};

/// The weights.
pub(super) static TUNED: Weights = untuned();

//! The weights of the estimate, learned from 8000 games of self-play in 4 generations. Written by
//! `cargo run --release -p menagerie-bots --example tune_zebres -- --games 8000 --seed 1 \
//! --generations 4 --iterations 200`.

use super::estimate::Weights;

/// The learned weights.
#[rustfmt::skip]
#[allow(clippy::approx_constant, reason = "a learned number means nothing else")]
pub static TUNED: Weights = [
    // scale: the worth of being a point ahead, by free squares.
    0.11743, 0.08975, 0.09863, 0.09005, 0.08465, 0.07976, 0.07324, 0.06793, 0.06382, 0.06153,
    0.05723, 0.05629, 0.05311, 0.05243, 0.05083, 0.04748, 0.04639, 0.04510, 0.04466, 0.04349,
    0.04276, 0.04124, 0.04140, 0.04137, 0.03934, 0.03933, 0.03631, 0.03632, 0.03621, 0.03811,
    0.01636,
    // hold: leading in a territory (§7), by size, then by the leader's tokens and the other's.
    2.03213, -0.36763, -0.87598, -3.20088,
    3.29283, 4.54473, 2.70168, 1.38936, -0.32482, -0.68802, 1.26269, -3.52585, -2.47932,
    4.09968, 4.28063, 3.96591, 2.49519, 4.00986, 0.85808, -0.49227, 0.72997, -0.30934, -0.42666,
    -1.08534, -2.47812, -4.42595, 0.31814, -5.59929, 0.88011,
    6.04022, 11.11536, 4.75669, 4.08963, 5.48166, 0.37105, 6.92713, 3.13259, 3.24640, -0.25916,
    2.74317, 0.78079, -0.27895, -2.72067, -1.38856, 4.45090, 0.82818, -4.37432, -0.76486, 0.31626,
    2.47239, -1.26318, -0.32227, -0.20997, -0.49047,
    // points: a face-up point in a territory one leads in (§7), by the same.
    0.51433, 0.87826, 0.82121, 0.81711,
    0.24315, 0.60156, 0.43697, 0.79649, 0.90226, 0.80125, 0.61814, 0.87560, 0.65753,
    0.45984, 0.88317, 0.33625, 1.00345, 0.71834, 0.66601, 1.04787, 0.85885, 0.87537, 0.75954,
    0.81293, 0.84375, 0.88188, 0.68274, 0.81019, 0.59432,
    0.54227, 0.53678, 0.47217, 1.06257, 0.81598, 0.72248, 0.67825, 0.98174, 0.79154, 0.76419,
    0.47507, 0.93618, 0.93464, 1.00531, 0.77146, 0.48005, 0.82795, 0.99465, 0.78656, -0.89225,
    0.56911, 0.63977, -0.78215, 0.64795, -0.36589,
    // zebras: a face-up zebra there that the other's lion can come beside (§5.2), by lead, free squares.
    0.65572, 0.00000, -1.19045, 0.00000, -0.92220,
    0.00000, -0.85806, 0.00000, -1.05220, -1.20453,
    -1.16598, -0.00286, -1.30636, -1.64371, -1.32535,
    // gazelles: an own gazelle there that the other's lion can drive away (§5.2), by the same.
    0.39896, 0.00000, 0.00038, 0.00000, 0.10842,
    0.00000, -0.24263, 0.00000, 0.26300, -1.14941,
    0.29833, 0.63526, 0.39064, 1.21976, -0.98669,
    // rivers: an own gazelle there that the other's crocodile can swap with (§5.4), by the same.
    -5.35830, 0.00000, -1.80235, 0.00000, -0.98394,
    0.00000, -1.90988, 0.00000, -0.78179, 0.34259,
    0.94267, 0.48347, -0.20387, 0.55993, 1.14783,
    // spoiled: a free square there beside a lion (§5.1), by the same.
    0.00000, 0.00000, -1.95364, 0.00000, -0.81807,
    0.00000, -2.65028, 0.00000, -2.34444, -1.66815,
    0.00000, -2.54829, -2.42767, -1.90330, -2.48915,
    // tempo: being to place in a territory, by own lead from -3 to 3, then by free squares.
    -0.33068, -0.24265, 0.13535, 0.08011,
    -0.30499, 0.00000, 0.36665, 0.38344,
    0.00000, 1.49480, 0.00000, 0.88479,
    4.38825, 0.00000, 1.36422, 1.12987,
    0.00000, 1.39210, 0.00000, 1.06303,
    0.21453, 0.00000, 0.73326, 0.63632,
    -0.61376, 0.06178, -0.10640, 0.39310,
    // hand: a gazelle, zebra, crocodile, elephant, lion in hand; the same, times the share of free squares.
    2.33067, 3.35008, 5.11929, 4.01487, 7.49944,
    1.51174, 2.53962, 2.80652, 3.04005, 0.72842,
    // inauguration: the token (§6) held, or to be had at once; else being next to place, by fewest free squares of a territory, when the line is known and when not.
    5.00000, 2.71216,
    -0.26249, -0.49810, -0.86306, 0.00000,
    0.44257, -0.08295, -0.52049, 0.00000,
    // turn: being next to place, when the guardian begins, an animal is placed, a crocodile swaps, the guardian moves; the same, times the share of free squares.
    2.13465, -1.11929, 2.88206, -1.39766,
    2.13465, -1.29570, 3.35405, 2.07371,
];

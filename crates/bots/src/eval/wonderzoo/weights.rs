//! The weights of what is seen of a zoo, learned from 4000 games of self-play for each way of scoring in each of
//! 5 generations. Written by `cargo run --release -p menagerie-bots --example tune_wonderzoo -- \
//! --games 4000 --seed 1 --generations 5`.

use super::prospects::Weights;

/// The learned weights.
#[rustfmt::skip]
#[allow(clippy::approx_constant, clippy::excessive_precision, reason = "a learned number means nothing else")]
pub(super) static TUNED: Weights = [
    [ // The basic game.
        [ // 0 cells free.
            0.670, // always
            -0.032, -0.127, -0.052, 0.014, // sides of the 1, 2, 4, 8 best cells with room
            -0.139, 0.047, -0.004, // the same with free sides, of the 2, 4, 8 best
            -0.003, // cells with room
            0.045, // their free sides
            0.219, // free sides of visitors
            0.008, // visitors
            -0.013, // free cells beside paths
            -0.159, // dead cells
            -0.129, -0.146, // free cells with 1, 2 free neighbours
            0.013, // free cells with several paths beside them
            0.096, 0.215, // shapes of enclosures and of paths that fit
            -0.132, // tiles that may find place
            -0.076, -0.014, // free cells with one visitor, with several beside them
            0.001, -0.085, // path tiles; regions of free cells
        ],
        [ // 12 cells free.
            1.683, // always
            0.182, 0.052, 0.013, 0.004, // sides of the 1, 2, 4, 8 best cells with room
            0.087, -0.000, -0.013, // the same with free sides, of the 2, 4, 8 best
            0.001, // cells with room
            -0.001, // their free sides
            0.257, // free sides of visitors
            -0.017, // visitors
            -0.005, // free cells beside paths
            -0.193, // dead cells
            -0.124, -0.136, // free cells with 1, 2 free neighbours
            0.022, // free cells with several paths beside them
            0.035, 0.126, // shapes of enclosures and of paths that fit
            -0.015, // tiles that may find place
            0.027, -0.056, // free cells with one visitor, with several beside them
            -0.004, 0.018, // path tiles; regions of free cells
        ],
        [ // 24 cells free.
            3.101, // always
            0.156, 0.162, -0.005, 0.098, // sides of the 1, 2, 4, 8 best cells with room
            0.171, 0.048, 0.028, // the same with free sides, of the 2, 4, 8 best
            -0.020, // cells with room
            -0.096, // their free sides
            0.392, // free sides of visitors
            -0.041, // visitors
            0.183, // free cells beside paths
            -0.305, // dead cells
            -0.209, -0.140, // free cells with 1, 2 free neighbours
            0.070, // free cells with several paths beside them
            0.012, 0.177, // shapes of enclosures and of paths that fit
            0.013, // tiles that may find place
            -0.028, -0.118, // free cells with one visitor, with several beside them
            -0.015, -0.087, // path tiles; regions of free cells
        ],
        [ // 36 cells free.
            6.890, // always
            0.015, -0.008, 0.083, 0.220, // sides of the 1, 2, 4, 8 best cells with room
            0.075, 0.224, 0.045, // the same with free sides, of the 2, 4, 8 best
            -0.108, // cells with room
            -0.066, // their free sides
            0.486, // free sides of visitors
            -0.004, // visitors
            0.267, // free cells beside paths
            -0.323, // dead cells
            -0.302, -0.164, // free cells with 1, 2 free neighbours
            0.027, // free cells with several paths beside them
            -0.451, 0.393, // shapes of enclosures and of paths that fit
            -0.002, // tiles that may find place
            0.046, -0.404, // free cells with one visitor, with several beside them
            -0.028, -0.198, // path tiles; regions of free cells
        ],
        [ // 48 cells free.
            10.033, // always
            0.429, -0.250, 0.176, 0.321, // sides of the 1, 2, 4, 8 best cells with room
            0.046, 0.107, 0.180, // the same with free sides, of the 2, 4, 8 best
            -0.342, // cells with room
            -0.390, // their free sides
            0.452, // free sides of visitors
            -0.424, // visitors
            0.742, // free cells beside paths
            -0.145, // dead cells
            -0.534, -0.231, // free cells with 1, 2 free neighbours
            0.408, // free cells with several paths beside them
            -0.140, 0.168, // shapes of enclosures and of paths that fit
            -0.047, // tiles that may find place
            0.046, -0.387, // free cells with one visitor, with several beside them
            -0.191, -0.242, // path tiles; regions of free cells
        ],
        [ // 60 cells free.
            12.062, // always
            -0.968, 0.275, 0.577, 0.245, // sides of the 1, 2, 4, 8 best cells with room
            0.903, -0.548, 0.258, // the same with free sides, of the 2, 4, 8 best
            -0.537, // cells with room
            -0.931, // their free sides
            0.450, // free sides of visitors
            -1.615, // visitors
            1.454, // free cells beside paths
            -0.062, // dead cells
            -0.569, -0.247, // free cells with 1, 2 free neighbours
            0.958, // free cells with several paths beside them
            0.299, 0.428, // shapes of enclosures and of paths that fit
            -0.113, // tiles that may find place
            -0.415, -0.025, // free cells with one visitor, with several beside them
            -0.538, -1.417, // path tiles; regions of free cells
        ],
    ],
    [ // The expert game.
        [ // 0 cells free.
            1.272, // always
            -0.179, 0.026, -0.044, -0.100, // sides of the 1, 2, 4, 8 best cells with room
            -0.306, -0.025, 0.104, // the same with free sides, of the 2, 4, 8 best
            0.004, // cells with room
            0.047, // their free sides
            0.218, // free sides of visitors
            0.015, // visitors
            0.009, // free cells beside paths
            -0.307, // dead cells
            -0.213, -0.367, // free cells with 1, 2 free neighbours
            -0.031, // free cells with several paths beside them
            0.176, 0.372, // shapes of enclosures and of paths that fit
            -0.164, // tiles that may find place
            0.109, -0.006, // free cells with one visitor, with several beside them
            0.005, -0.165, // path tiles; regions of free cells
        ],
        [ // 12 cells free.
            3.092, // always
            0.394, 0.014, 0.046, 0.022, // sides of the 1, 2, 4, 8 best cells with room
            0.050, 0.022, -0.019, // the same with free sides, of the 2, 4, 8 best
            -0.006, // cells with room
            -0.020, // their free sides
            0.321, // free sides of visitors
            -0.023, // visitors
            0.029, // free cells beside paths
            -0.348, // dead cells
            -0.206, -0.203, // free cells with 1, 2 free neighbours
            0.046, // free cells with several paths beside them
            0.068, 0.200, // shapes of enclosures and of paths that fit
            -0.038, // tiles that may find place
            0.081, 0.082, // free cells with one visitor, with several beside them
            -0.007, -0.091, // path tiles; regions of free cells
        ],
        [ // 24 cells free.
            5.083, // always
            0.312, 0.271, 0.085, 0.147, // sides of the 1, 2, 4, 8 best cells with room
            0.280, 0.044, 0.053, // the same with free sides, of the 2, 4, 8 best
            -0.047, // cells with room
            -0.174, // their free sides
            0.520, // free sides of visitors
            -0.084, // visitors
            0.307, // free cells beside paths
            -0.489, // dead cells
            -0.426, -0.269, // free cells with 1, 2 free neighbours
            0.208, // free cells with several paths beside them
            0.016, 0.302, // shapes of enclosures and of paths that fit
            0.140, // tiles that may find place
            0.052, 0.080, // free cells with one visitor, with several beside them
            -0.033, 0.039, // path tiles; regions of free cells
        ],
        [ // 36 cells free.
            10.659, // always
            0.144, 0.029, 0.055, 0.410, // sides of the 1, 2, 4, 8 best cells with room
            0.418, 0.242, 0.097, // the same with free sides, of the 2, 4, 8 best
            -0.273, // cells with room
            -0.222, // their free sides
            0.664, // free sides of visitors
            -0.147, // visitors
            0.620, // free cells beside paths
            -0.327, // dead cells
            -0.539, -0.325, // free cells with 1, 2 free neighbours
            0.214, // free cells with several paths beside them
            -0.566, 0.682, // shapes of enclosures and of paths that fit
            0.009, // tiles that may find place
            0.049, 0.159, // free cells with one visitor, with several beside them
            -0.105, -0.081, // path tiles; regions of free cells
        ],
        [ // 48 cells free.
            15.218, // always
            -0.129, -0.407, 0.520, 0.452, // sides of the 1, 2, 4, 8 best cells with room
            0.716, 0.007, 0.455, // the same with free sides, of the 2, 4, 8 best
            -0.906, // cells with room
            -0.412, // their free sides
            0.678, // free sides of visitors
            -0.771, // visitors
            1.053, // free cells beside paths
            0.124, // dead cells
            -0.741, -0.505, // free cells with 1, 2 free neighbours
            0.817, // free cells with several paths beside them
            0.079, 0.548, // shapes of enclosures and of paths that fit
            -0.287, // tiles that may find place
            0.222, 0.272, // free cells with one visitor, with several beside them
            -0.419, -0.436, // path tiles; regions of free cells
        ],
        [ // 60 cells free.
            18.286, // always
            -2.066, 0.206, -0.313, -0.199, // sides of the 1, 2, 4, 8 best cells with room
            2.807, -0.639, 0.840, // the same with free sides, of the 2, 4, 8 best
            -0.072, // cells with room
            -1.415, // their free sides
            0.508, // free sides of visitors
            -1.023, // visitors
            1.063, // free cells beside paths
            -0.050, // dead cells
            -1.684, -0.742, // free cells with 1, 2 free neighbours
            1.306, // free cells with several paths beside them
            1.328, 1.537, // shapes of enclosures and of paths that fit
            -1.303, // tiles that may find place
            -0.015, -0.415, // free cells with one visitor, with several beside them
            -0.274, -0.968, // path tiles; regions of free cells
        ],
    ],
];

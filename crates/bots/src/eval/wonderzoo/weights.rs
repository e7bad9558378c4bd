//! The weights of what is seen of a zoo, learned from 6000 games of self-play for each way of scoring in each of
//! 8 generations. Written by `cargo run --release -p menagerie-bots --example tune_wonderzoo -- \
//! --games 6000 --seed 1 --generations 8`.

use super::prospects::Weights;

/// The learned weights.
#[rustfmt::skip]
#[allow(clippy::approx_constant, clippy::excessive_precision, reason = "a learned number means nothing else")]
pub(super) static TUNED: Weights = [
    [ // The basic game.
        [ // 0 cells free.
            0.506, // always
            -0.136, -0.164, -0.007, 0.012, // sides of the 1, 2, 4, 8 best cells with room
            -0.003, // cells with room
            0.010, // their free sides
            -0.040, // free sides of visitors
            0.016, // visitors
            0.018, // free cells beside paths
            -0.149, -0.140, -0.202, // free cells with 0, 1, 2 free neighbours
            -0.027, // free cells with several paths beside them
            0.088, 0.304, // shapes of enclosures and of paths that fit
        ],
        [ // 12 cells free.
            1.396, // always
            0.175, 0.088, -0.000, 0.001, // sides of the 1, 2, 4, 8 best cells with room
            0.003, // cells with room
            -0.008, // their free sides
            0.070, // free sides of visitors
            -0.015, // visitors
            -0.019, // free cells beside paths
            -0.153, -0.149, -0.084, // free cells with 0, 1, 2 free neighbours
            -0.000, // free cells with several paths beside them
            0.039, 0.154, // shapes of enclosures and of paths that fit
        ],
        [ // 24 cells free.
            2.842, // always
            0.214, 0.206, 0.091, 0.088, // sides of the 1, 2, 4, 8 best cells with room
            -0.015, // cells with room
            -0.083, // their free sides
            0.156, // free sides of visitors
            -0.025, // visitors
            0.175, // free cells beside paths
            -0.375, -0.259, -0.077, // free cells with 0, 1, 2 free neighbours
            0.017, // free cells with several paths beside them
            -0.062, 0.241, // shapes of enclosures and of paths that fit
        ],
        [ // 36 cells free.
            6.462, // always
            0.117, 0.164, 0.296, 0.189, // sides of the 1, 2, 4, 8 best cells with room
            -0.075, // cells with room
            -0.224, // their free sides
            0.233, // free sides of visitors
            0.041, // visitors
            0.486, // free cells beside paths
            -0.671, -0.372, -0.105, // free cells with 0, 1, 2 free neighbours
            0.123, // free cells with several paths beside them
            -0.600, 0.415, // shapes of enclosures and of paths that fit
        ],
        [ // 48 cells free.
            9.858, // always
            -0.220, 0.099, 0.181, 0.464, // sides of the 1, 2, 4, 8 best cells with room
            -0.258, // cells with room
            -0.320, // their free sides
            0.395, // free sides of visitors
            -0.456, // visitors
            0.786, // free cells beside paths
            -1.509, -0.635, -0.200, // free cells with 0, 1, 2 free neighbours
            0.382, // free cells with several paths beside them
            -0.227, 0.149, // shapes of enclosures and of paths that fit
        ],
        [ // 60 cells free.
            11.960, // always
            0.630, -0.681, -0.183, 0.877, // sides of the 1, 2, 4, 8 best cells with room
            -0.223, // cells with room
            -0.645, // their free sides
            0.185, // free sides of visitors
            -1.312, // visitors
            1.122, // free cells beside paths
            -2.357, -0.880, -0.357, // free cells with 0, 1, 2 free neighbours
            0.589, // free cells with several paths beside them
            0.151, 0.314, // shapes of enclosures and of paths that fit
        ],
    ],
    [ // The expert game.
        [ // 0 cells free.
            0.993, // always
            -0.259, -0.150, -0.030, -0.001, // sides of the 1, 2, 4, 8 best cells with room
            -0.019, // cells with room
            0.037, // their free sides
            -0.092, // free sides of visitors
            0.028, // visitors
            -0.001, // free cells beside paths
            -0.291, -0.276, -0.402, // free cells with 0, 1, 2 free neighbours
            0.020, // free cells with several paths beside them
            0.233, 0.468, // shapes of enclosures and of paths that fit
        ],
        [ // 12 cells free.
            2.685, // always
            0.279, 0.114, 0.036, -0.007, // sides of the 1, 2, 4, 8 best cells with room
            0.011, // cells with room
            -0.043, // their free sides
            0.083, // free sides of visitors
            -0.028, // visitors
            0.010, // free cells beside paths
            -0.298, -0.287, -0.166, // free cells with 0, 1, 2 free neighbours
            0.013, // free cells with several paths beside them
            0.068, 0.242, // shapes of enclosures and of paths that fit
        ],
        [ // 24 cells free.
            4.437, // always
            0.529, 0.236, 0.228, 0.141, // sides of the 1, 2, 4, 8 best cells with room
            -0.008, // cells with room
            -0.177, // their free sides
            0.202, // free sides of visitors
            -0.019, // visitors
            0.332, // free cells beside paths
            -0.626, -0.445, -0.137, // free cells with 0, 1, 2 free neighbours
            0.079, // free cells with several paths beside them
            -0.105, 0.400, // shapes of enclosures and of paths that fit
        ],
        [ // 36 cells free.
            10.342, // always
            0.105, 0.234, 0.524, 0.366, // sides of the 1, 2, 4, 8 best cells with room
            -0.186, // cells with room
            -0.250, // their free sides
            0.438, // free sides of visitors
            0.040, // visitors
            0.735, // free cells beside paths
            -1.029, -0.588, -0.207, // free cells with 0, 1, 2 free neighbours
            0.155, // free cells with several paths beside them
            -0.911, 0.758, // shapes of enclosures and of paths that fit
        ],
        [ // 48 cells free.
            15.066, // always
            -0.289, -0.005, 0.528, 0.793, // sides of the 1, 2, 4, 8 best cells with room
            -0.707, // cells with room
            -0.489, // their free sides
            0.521, // free sides of visitors
            -0.825, // visitors
            1.430, // free cells beside paths
            -2.550, -0.960, -0.379, // free cells with 0, 1, 2 free neighbours
            0.865, // free cells with several paths beside them
            -0.237, 0.401, // shapes of enclosures and of paths that fit
        ],
        [ // 60 cells free.
            18.077, // always
            -0.172, 1.203, -0.186, 0.706, // sides of the 1, 2, 4, 8 best cells with room
            -1.782, // cells with room
            -0.213, // their free sides
            0.546, // free sides of visitors
            -2.030, // visitors
            1.596, // free cells beside paths
            -3.782, -0.021, -0.522, // free cells with 0, 1, 2 free neighbours
            1.375, // free cells with several paths beside them
            0.236, 0.530, // shapes of enclosures and of paths that fit
        ],
    ],
];

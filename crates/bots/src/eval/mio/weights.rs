//! The weights of what is seen of a zoo, learned from 1000 games of self-play for each number of seats in each of
//! 4 generations. Written by `cargo run --release -p menagerie-bots --example tune_mio -- \
//! --games 1000 --seed 1 --generations 4`.

use super::prospects::Weights;

/// The learned weights.
#[rustfmt::skip]
#[allow(clippy::approx_constant, clippy::excessive_precision, reason = "a learned number means nothing else")]
pub(super) static TUNED: Weights = [
    [ // 2 seats.
        [ // After 0 years.
            2.228, // always
            1.339, // benches
            1.574, // families: none
            1.545, 1.552, 2.368, // alone with up to 2, 4, more stars
            1.410, 1.309, 1.269, 2.084, 2.064, // first by 0, 1, 2, 3, more
            1.001, 1.053, 1.169, -0.091, 0.342, -0.263, // second behind by 0, 1, 2, 3, more; pursued
            0.439, 0.307, 0.176, // lower, behind by up to 1, 2, more
            1.296, // bushes: none
            1.258, 1.501, 1.930, // alone with up to 2, 4, more bushes
            1.135, 1.286, 1.246, 2.050, 2.180, // first by 0, 1, 2, 3, more
            1.027, 0.914, 1.100, 0.690, 0.657, -0.263, // second behind by 0, 1, 2, 3, more; pursued
            0.439, 0.307, 0.176, // lower, behind by up to 1, 2, more
            0.740, // stars and bushes
            14.524, -0.224, -8.746, // coins; their square; coins of rivals
            21.938, // tiles
            5.244, 7.954, 5.912, // openings: cells, meeting paths, pairs
            5.088, // place of the flag
        ],
        [ // After 1 years.
            4.469, // always
            0.963, // benches
            1.242, // families: none
            1.295, 1.298, 1.481, // alone with up to 2, 4, more stars
            1.491, 1.487, 1.528, 1.752, 1.762, // first by 0, 1, 2, 3, more
            1.435, 1.429, 1.427, 1.277, 1.244, -0.227, // second behind by 0, 1, 2, 3, more; pursued
            0.378, 0.264, 0.151, // lower, behind by up to 1, 2, more
            1.001, // bushes: none
            1.396, 1.385, 1.254, // alone with up to 2, 4, more bushes
            1.372, 1.389, 1.453, 1.306, 1.419, // first by 0, 1, 2, 3, more
            1.382, 1.342, 1.215, 1.385, 1.251, -0.227, // second behind by 0, 1, 2, 3, more; pursued
            0.378, 0.264, 0.151, // lower, behind by up to 1, 2, more
            0.403, // stars and bushes
            8.746, -0.347, -4.173, // coins; their square; coins of rivals
            9.649, // tiles
            1.043, 5.754, 3.529, // openings: cells, meeting paths, pairs
            -4.452, // place of the flag
        ],
        [ // After 2 years.
            3.967, // always
            1.026, // benches
            1.119, // families: none
            1.162, 1.245, 1.407, // alone with up to 2, 4, more stars
            1.452, 1.361, 1.480, 1.631, 1.673, // first by 0, 1, 2, 3, more
            1.180, 1.243, 1.155, 1.032, 1.013, -0.177, // second behind by 0, 1, 2, 3, more; pursued
            0.294, 0.206, 0.118, // lower, behind by up to 1, 2, more
            0.828, // bushes: none
            1.312, 1.292, 1.674, // alone with up to 2, 4, more bushes
            1.382, 1.431, 1.459, 1.480, 1.620, // first by 0, 1, 2, 3, more
            1.243, 1.194, 1.166, 1.094, 0.950, -0.177, // second behind by 0, 1, 2, 3, more; pursued
            0.294, 0.206, 0.118, // lower, behind by up to 1, 2, more
            0.520, // stars and bushes
            7.040, -0.352, -3.417, // coins; their square; coins of rivals
            2.145, // tiles
            0.551, 3.981, 3.029, // openings: cells, meeting paths, pairs
            -0.645, // place of the flag
        ],
        [ // After 3 years.
            2.378, // always
            1.036, // benches
            0.884, // families: none
            1.306, 1.570, 1.769, // alone with up to 2, 4, more stars
            1.624, 1.627, 1.730, 1.830, 1.968, // first by 0, 1, 2, 3, more
            1.273, 1.235, 1.144, 1.061, 0.998, -0.123, // second behind by 0, 1, 2, 3, more; pursued
            0.206, 0.144, 0.082, // lower, behind by up to 1, 2, more
            0.781, // bushes: none
            1.139, 1.636, 1.565, // alone with up to 2, 4, more bushes
            1.310, 1.425, 1.639, 1.636, 1.812, // first by 0, 1, 2, 3, more
            1.347, 1.244, 1.034, 1.051, 0.850, -0.123, // second behind by 0, 1, 2, 3, more; pursued
            0.206, 0.144, 0.082, // lower, behind by up to 1, 2, more
            0.214, // stars and bushes
            4.187, -0.194, -1.817, // coins; their square; coins of rivals
            0.185, // tiles
            0.360, 2.192, 1.607, // openings: cells, meeting paths, pairs
            -2.485, // place of the flag
        ],
        [ // After 4 years.
            2.450, // always
            1.042, // benches
            0.633, // families: none
            1.330, 1.364, 1.393, // alone with up to 2, 4, more stars
            1.603, 1.664, 1.750, 1.864, 1.950, // first by 0, 1, 2, 3, more
            1.187, 1.146, 1.085, 0.985, 0.925, -0.073, // second behind by 0, 1, 2, 3, more; pursued
            0.122, 0.086, 0.049, // lower, behind by up to 1, 2, more
            0.742, // bushes: none
            1.063, 1.279, 1.619, // alone with up to 2, 4, more bushes
            1.293, 1.521, 1.580, 1.723, 1.911, // first by 0, 1, 2, 3, more
            1.398, 1.159, 1.070, 0.956, 0.902, -0.073, // second behind by 0, 1, 2, 3, more; pursued
            0.122, 0.086, 0.049, // lower, behind by up to 1, 2, more
            0.198, // stars and bushes
            1.503, -0.046, -0.648, // coins; their square; coins of rivals
            -0.466, // tiles
            0.237, 0.836, 0.613, // openings: cells, meeting paths, pairs
            -0.562, // place of the flag
        ],
        [ // After 5 years.
            1.297, // always
            0.962, // benches
            0.369, // families: none
            1.165, 1.427, 1.427, // alone with up to 2, 4, more stars
            1.973, 2.007, 2.032, 2.076, 2.078, // first by 0, 1, 2, 3, more
            1.198, 1.171, 1.136, 1.084, 1.089, -0.037, // second behind by 0, 1, 2, 3, more; pursued
            0.061, 0.043, 0.024, // lower, behind by up to 1, 2, more
            0.477, // bushes: none
            1.032, 1.139, 1.582, // alone with up to 2, 4, more bushes
            1.292, 1.667, 1.719, 1.893, 1.828, // first by 0, 1, 2, 3, more
            1.582, 1.184, 1.042, 0.984, 1.045, -0.037, // second behind by 0, 1, 2, 3, more; pursued
            0.061, 0.043, 0.024, // lower, behind by up to 1, 2, more
            -0.105, // stars and bushes
            0.644, -0.022, -0.277, // coins; their square; coins of rivals
            0.060, // tiles
            -0.132, -0.030, 0.078, // openings: cells, meeting paths, pairs
            -0.628, // place of the flag
        ],
    ],
    [ // 3 seats.
        [ // After 0 years.
            2.039, // always
            1.357, // benches
            0.452, // families: none
            1.036, 1.090, 1.497, // alone with up to 2, 4, more stars
            0.364, 0.631, 0.924, 3.118, 2.940, // first by 0, 1, 2, 3, more
            0.456, 0.341, 0.080, -0.437, -0.198, -0.122, // second behind by 0, 1, 2, 3, more; pursued
            -0.071, 1.019, -0.023, // lower, behind by up to 1, 2, more
            0.946, // bushes: none
            1.330, 1.569, 1.919, // alone with up to 2, 4, more bushes
            0.628, 0.847, 1.218, 2.189, 3.479, // first by 0, 1, 2, 3, more
            0.671, 0.314, 0.248, -0.145, 0.049, 0.309, // second behind by 0, 1, 2, 3, more; pursued
            0.376, 0.810, 0.422, // lower, behind by up to 1, 2, more
            3.806, // stars and bushes
            13.208, 0.668, -11.968, // coins; their square; coins of rivals
            26.687, // tiles
            5.468, 9.704, 4.115, // openings: cells, meeting paths, pairs
            7.632, // place of the flag
        ],
        [ // After 1 years.
            4.101, // always
            0.999, // benches
            0.629, // families: none
            0.529, 0.688, 0.751, // alone with up to 2, 4, more stars
            0.696, 0.757, 0.807, 0.785, 0.756, // first by 0, 1, 2, 3, more
            0.758, 0.723, 0.652, 0.590, 0.553, -0.045, // second behind by 0, 1, 2, 3, more; pursued
            0.573, 0.424, -0.245, // lower, behind by up to 1, 2, more
            0.637, // bushes: none
            0.958, 1.131, 0.903, // alone with up to 2, 4, more bushes
            1.068, 0.998, 1.141, 1.082, 0.951, // first by 0, 1, 2, 3, more
            0.988, 1.189, 0.983, 0.977, 0.834, -0.174, // second behind by 0, 1, 2, 3, more; pursued
            0.910, 0.939, 0.644, // lower, behind by up to 1, 2, more
            1.292, // stars and bushes
            13.590, -0.526, -9.290, // coins; their square; coins of rivals
            14.571, // tiles
            2.215, 6.647, 1.923, // openings: cells, meeting paths, pairs
            -8.083, // place of the flag
        ],
        [ // After 2 years.
            -1.295, // always
            1.023, // benches
            0.374, // families: none
            0.381, 0.602, 0.629, // alone with up to 2, 4, more stars
            0.703, 0.575, 0.728, 0.833, 0.829, // first by 0, 1, 2, 3, more
            0.245, 0.319, 0.247, 0.189, 0.210, 0.046, // second behind by 0, 1, 2, 3, more; pursued
            0.082, 0.105, -0.118, // lower, behind by up to 1, 2, more
            0.715, // bushes: none
            0.520, 0.631, 1.436, // alone with up to 2, 4, more bushes
            1.063, 1.252, 1.314, 1.426, 1.358, // first by 0, 1, 2, 3, more
            0.927, 0.870, 0.833, 0.770, 0.826, 0.059, // second behind by 0, 1, 2, 3, more; pursued
            0.602, 0.600, 0.526, // lower, behind by up to 1, 2, more
            1.422, // stars and bushes
            11.986, -0.805, -6.019, // coins; their square; coins of rivals
            4.524, // tiles
            0.925, 3.414, 2.709, // openings: cells, meeting paths, pairs
            -1.088, // place of the flag
        ],
        [ // After 3 years.
            0.838, // always
            1.064, // benches
            0.256, // families: none
            0.975, 1.331, 1.339, // alone with up to 2, 4, more stars
            1.074, 1.125, 1.330, 1.416, 1.492, // first by 0, 1, 2, 3, more
            0.718, 0.663, 0.571, 0.453, 0.421, -0.027, // second behind by 0, 1, 2, 3, more; pursued
            0.175, 0.106, -0.113, // lower, behind by up to 1, 2, more
            0.385, // bushes: none
            0.834, 0.632, 1.797, // alone with up to 2, 4, more bushes
            1.050, 1.276, 1.558, 1.634, 1.877, // first by 0, 1, 2, 3, more
            1.247, 1.051, 0.866, 0.852, 0.803, -0.210, // second behind by 0, 1, 2, 3, more; pursued
            0.541, 0.379, 0.201, // lower, behind by up to 1, 2, more
            0.713, // stars and bushes
            9.049, -0.677, -4.301, // coins; their square; coins of rivals
            0.417, // tiles
            0.517, 2.258, 1.472, // openings: cells, meeting paths, pairs
            -1.433, // place of the flag
        ],
        [ // After 4 years.
            4.747, // always
            1.065, // benches
            0.144, // families: none
            1.169, 0.453, 0.903, // alone with up to 2, 4, more stars
            1.107, 1.150, 1.263, 1.348, 1.329, // first by 0, 1, 2, 3, more
            0.488, 0.501, 0.470, 0.437, 0.392, -0.039, // second behind by 0, 1, 2, 3, more; pursued
            -0.060, -0.135, -0.211, // lower, behind by up to 1, 2, more
            0.493, // bushes: none
            0.942, 0.877, 1.282, // alone with up to 2, 4, more bushes
            1.133, 1.283, 1.576, 1.728, 1.810, // first by 0, 1, 2, 3, more
            1.136, 1.034, 0.756, 0.720, 0.824, -0.276, // second behind by 0, 1, 2, 3, more; pursued
            0.408, 0.305, 0.196, // lower, behind by up to 1, 2, more
            0.678, // stars and bushes
            2.954, -0.154, -1.718, // coins; their square; coins of rivals
            -0.215, // tiles
            0.304, 0.819, 0.468, // openings: cells, meeting paths, pairs
            -0.207, // place of the flag
        ],
        [ // After 5 years.
            2.433, // always
            0.969, // benches
            0.053, // families: none
            1.085, 0.437, 0.911, // alone with up to 2, 4, more stars
            1.682, 1.701, 1.828, 1.821, 1.819, // first by 0, 1, 2, 3, more
            0.920, 0.930, 0.877, 0.883, 0.908, 0.003, // second behind by 0, 1, 2, 3, more; pursued
            0.021, -0.010, -0.011, // lower, behind by up to 1, 2, more
            -0.176, // bushes: none
            0.971, 0.938, 1.141, // alone with up to 2, 4, more bushes
            1.630, 1.705, 1.814, 1.848, 1.808, // first by 0, 1, 2, 3, more
            1.213, 1.119, 1.101, 0.869, 1.102, -0.155, // second behind by 0, 1, 2, 3, more; pursued
            0.278, 0.109, 0.075, // lower, behind by up to 1, 2, more
            -0.007, // stars and bushes
            1.243, -0.058, -1.355, // coins; their square; coins of rivals
            0.088, // tiles
            0.014, 0.180, 0.119, // openings: cells, meeting paths, pairs
            -0.597, // place of the flag
        ],
    ],
    [ // 4 seats.
        [ // After 0 years.
            0.134, // always
            1.424, // benches
            0.186, // families: none
            1.287, 1.307, 2.886, // alone with up to 2, 4, more stars
            0.523, 1.126, 1.115, 3.096, 3.320, // first by 0, 1, 2, 3, more
            1.131, 0.734, 0.893, 1.348, 2.173, -0.065, // second behind by 0, 1, 2, 3, more; pursued
            0.222, -0.366, 0.111, // lower, behind by up to 1, 2, more
            0.802, // bushes: none
            1.011, 1.128, 0.682, // alone with up to 2, 4, more bushes
            0.181, 0.662, 1.209, 2.592, 2.476, // first by 0, 1, 2, 3, more
            0.952, 0.563, 0.377, 1.329, 2.404, -0.637, // second behind by 0, 1, 2, 3, more; pursued
            0.129, 0.210, 0.683, // lower, behind by up to 1, 2, more
            3.245, // stars and bushes
            8.934, 0.705, -8.869, // coins; their square; coins of rivals
            18.721, // tiles
            4.922, 9.713, 3.938, // openings: cells, meeting paths, pairs
            5.739, // place of the flag
        ],
        [ // After 1 years.
            0.010, // always
            1.183, // benches
            0.436, // families: none
            0.357, 0.457, 0.558, // alone with up to 2, 4, more stars
            0.348, 0.383, 0.460, 0.467, 0.638, // first by 0, 1, 2, 3, more
            0.440, 0.395, 0.370, 0.349, 0.280, -0.089, // second behind by 0, 1, 2, 3, more; pursued
            0.280, 0.299, 0.022, // lower, behind by up to 1, 2, more
            0.690, // bushes: none
            0.759, 0.837, 1.047, // alone with up to 2, 4, more bushes
            0.911, 0.862, 0.816, 0.747, 0.639, // first by 0, 1, 2, 3, more
            0.916, 0.961, 1.010, 0.930, 0.885, -0.184, // second behind by 0, 1, 2, 3, more; pursued
            0.797, 0.677, 1.167, // lower, behind by up to 1, 2, more
            1.802, // stars and bushes
            12.521, -0.350, -9.877, // coins; their square; coins of rivals
            15.464, // tiles
            3.019, 7.879, 2.244, // openings: cells, meeting paths, pairs
            -6.408, // place of the flag
        ],
        [ // After 2 years.
            -1.836, // always
            1.060, // benches
            0.189, // families: none
            -0.016, 0.160, 0.275, // alone with up to 2, 4, more stars
            0.330, 0.252, 0.365, 0.493, 0.419, // first by 0, 1, 2, 3, more
            -0.079, 0.014, -0.047, -0.051, -0.091, 0.015, // second behind by 0, 1, 2, 3, more; pursued
            -0.119, -0.119, -0.252, // lower, behind by up to 1, 2, more
            0.693, // bushes: none
            0.235, 0.210, 0.997, // alone with up to 2, 4, more bushes
            1.125, 1.100, 1.198, 1.287, 0.922, // first by 0, 1, 2, 3, more
            0.859, 0.900, 0.776, 0.776, 0.798, -0.044, // second behind by 0, 1, 2, 3, more; pursued
            0.716, 0.728, 0.599, // lower, behind by up to 1, 2, more
            1.895, // stars and bushes
            9.997, -0.739, -4.940, // coins; their square; coins of rivals
            3.643, // tiles
            1.337, 4.229, 2.606, // openings: cells, meeting paths, pairs
            -0.124, // place of the flag
        ],
        [ // After 3 years.
            -1.431, // always
            1.095, // benches
            0.230, // families: none
            0.185, 0.888, 1.178, // alone with up to 2, 4, more stars
            0.790, 0.873, 1.068, 1.209, 1.206, // first by 0, 1, 2, 3, more
            0.426, 0.357, 0.315, 0.172, 0.144, -0.007, // second behind by 0, 1, 2, 3, more; pursued
            0.018, -0.008, -0.206, // lower, behind by up to 1, 2, more
            0.366, // bushes: none
            0.724, 0.453, 1.704, // alone with up to 2, 4, more bushes
            1.110, 1.217, 1.461, 1.576, 1.642, // first by 0, 1, 2, 3, more
            1.005, 0.961, 0.786, 0.749, 0.680, -0.188, // second behind by 0, 1, 2, 3, more; pursued
            0.496, 0.354, 0.308, // lower, behind by up to 1, 2, more
            1.161, // stars and bushes
            10.070, -0.880, -5.330, // coins; their square; coins of rivals
            -0.256, // tiles
            0.809, 2.719, 1.445, // openings: cells, meeting paths, pairs
            -0.735, // place of the flag
        ],
        [ // After 4 years.
            3.469, // always
            1.074, // benches
            0.028, // families: none
            0.682, 0.277, 0.954, // alone with up to 2, 4, more stars
            0.913, 1.006, 1.108, 1.171, 1.136, // first by 0, 1, 2, 3, more
            0.284, 0.327, 0.287, 0.259, 0.249, -0.034, // second behind by 0, 1, 2, 3, more; pursued
            -0.169, -0.194, -0.261, // lower, behind by up to 1, 2, more
            0.354, // bushes: none
            0.898, 0.805, 1.322, // alone with up to 2, 4, more bushes
            1.105, 1.273, 1.448, 1.522, 1.699, // first by 0, 1, 2, 3, more
            1.065, 0.908, 0.792, 0.773, 0.775, -0.221, // second behind by 0, 1, 2, 3, more; pursued
            0.411, 0.257, 0.264, // lower, behind by up to 1, 2, more
            1.005, // stars and bushes
            3.494, -0.219, -2.096, // coins; their square; coins of rivals
            -0.518, // tiles
            0.326, 1.044, 0.561, // openings: cells, meeting paths, pairs
            -0.196, // place of the flag
        ],
        [ // After 5 years.
            1.829, // always
            1.001, // benches
            0.057, // families: none
            0.841, 0.639, 1.158, // alone with up to 2, 4, more stars
            1.687, 1.721, 1.707, 1.729, 1.748, // first by 0, 1, 2, 3, more
            0.849, 0.843, 0.824, 0.845, 0.818, -0.076, // second behind by 0, 1, 2, 3, more; pursued
            0.004, -0.017, -0.048, // lower, behind by up to 1, 2, more
            0.039, // bushes: none
            0.949, 0.903, 1.161, // alone with up to 2, 4, more bushes
            1.562, 1.638, 1.867, 1.914, 1.803, // first by 0, 1, 2, 3, more
            1.015, 1.089, 0.971, 0.904, 0.985, -0.217, // second behind by 0, 1, 2, 3, more; pursued
            0.227, 0.214, 0.071, // lower, behind by up to 1, 2, more
            0.223, // stars and bushes
            1.183, -0.015, -1.764, // coins; their square; coins of rivals
            -0.071, // tiles
            0.021, 0.055, 0.031, // openings: cells, meeting paths, pairs
            -0.441, // place of the flag
        ],
    ],
];

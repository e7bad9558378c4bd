//! The weights of what is seen of a zoo, learned from 2500 games of self-play for each number of seats in each of
//! 5 generations. Written by `cargo run --release -p menagerie-bots --example tune_mio -- \
//! --games 2500 --seed 1 --generations 5`.

use super::prospects::Weights;

/// The learned weights.
#[rustfmt::skip]
#[allow(clippy::approx_constant, clippy::excessive_precision, reason = "a learned number means nothing else")]
pub(super) static TUNED: Weights = [
    [ // 2 seats.
        [ // After 0 years.
            6.056, // always
            1.220, // benches
            1.561, // families: none
            1.323, 1.313, 1.792, // alone with up to 2, 4, more stars
            1.227, 1.139, 1.178, 1.833, 2.059, // first by 0, 1, 2, 3, more
            0.922, 0.965, 0.891, 0.322, -0.087, -0.263, // second behind by 0, 1, 2, 3, more; pursued
            0.439, 0.307, 0.176, // lower, behind by up to 1, 2, more
            1.215, // bushes: none
            1.265, 1.418, 2.326, // alone with up to 2, 4, more bushes
            1.251, 0.966, 1.191, 1.530, 2.551, // first by 0, 1, 2, 3, more
            1.013, 1.109, 0.983, 0.749, 0.261, -0.263, // second behind by 0, 1, 2, 3, more; pursued
            0.439, 0.307, 0.176, // lower, behind by up to 1, 2, more
            0.603, // stars and bushes
            12.221, 0.073, -8.621, // coins; their square; coins of rivals
            31.246, // tiles
            5.008, 6.254, 5.144, // openings: cells, meeting paths, pairs
            2.826, // place of the flag
        ],
        [ // After 1 years.
            12.154, // always
            0.897, // benches
            1.124, // families: none
            1.163, 1.163, 1.328, // alone with up to 2, 4, more stars
            1.309, 1.313, 1.372, 1.428, 1.506, // first by 0, 1, 2, 3, more
            1.297, 1.269, 1.235, 1.185, 1.138, -0.227, // second behind by 0, 1, 2, 3, more; pursued
            0.378, 0.264, 0.151, // lower, behind by up to 1, 2, more
            0.921, // bushes: none
            1.284, 1.314, 1.232, // alone with up to 2, 4, more bushes
            1.373, 1.369, 1.398, 1.342, 1.405, // first by 0, 1, 2, 3, more
            1.299, 1.324, 1.302, 1.331, 1.195, -0.227, // second behind by 0, 1, 2, 3, more; pursued
            0.378, 0.264, 0.151, // lower, behind by up to 1, 2, more
            0.437, // stars and bushes
            9.428, -0.424, -4.313, // coins; their square; coins of rivals
            10.708, // tiles
            0.954, 5.253, 3.778, // openings: cells, meeting paths, pairs
            -3.524, // place of the flag
        ],
        [ // After 2 years.
            10.109, // always
            1.014, // benches
            1.060, // families: none
            1.094, 1.133, 1.212, // alone with up to 2, 4, more stars
            1.314, 1.269, 1.398, 1.444, 1.567, // first by 0, 1, 2, 3, more
            1.073, 1.118, 1.019, 0.963, 0.871, -0.177, // second behind by 0, 1, 2, 3, more; pursued
            0.294, 0.206, 0.118, // lower, behind by up to 1, 2, more
            0.880, // bushes: none
            1.472, 1.319, 1.427, // alone with up to 2, 4, more bushes
            1.407, 1.383, 1.496, 1.577, 1.612, // first by 0, 1, 2, 3, more
            1.163, 1.138, 1.040, 0.957, 0.929, -0.177, // second behind by 0, 1, 2, 3, more; pursued
            0.294, 0.206, 0.118, // lower, behind by up to 1, 2, more
            0.592, // stars and bushes
            7.004, -0.340, -3.697, // coins; their square; coins of rivals
            2.485, // tiles
            0.400, 3.579, 3.181, // openings: cells, meeting paths, pairs
            -1.156, // place of the flag
        ],
        [ // After 3 years.
            4.773, // always
            1.019, // benches
            0.904, // families: none
            1.382, 1.495, 1.624, // alone with up to 2, 4, more stars
            1.563, 1.563, 1.708, 1.774, 1.937, // first by 0, 1, 2, 3, more
            1.232, 1.212, 1.096, 1.034, 0.942, -0.123, // second behind by 0, 1, 2, 3, more; pursued
            0.206, 0.144, 0.082, // lower, behind by up to 1, 2, more
            0.729, // bushes: none
            1.200, 1.604, 1.659, // alone with up to 2, 4, more bushes
            1.269, 1.435, 1.541, 1.656, 1.817, // first by 0, 1, 2, 3, more
            1.323, 1.205, 1.094, 0.998, 0.828, -0.123, // second behind by 0, 1, 2, 3, more; pursued
            0.206, 0.144, 0.082, // lower, behind by up to 1, 2, more
            0.177, // stars and bushes
            4.033, -0.177, -1.911, // coins; their square; coins of rivals
            0.438, // tiles
            0.340, 1.815, 1.677, // openings: cells, meeting paths, pairs
            -2.549, // place of the flag
        ],
        [ // After 4 years.
            4.818, // always
            1.033, // benches
            0.658, // families: none
            1.163, 1.441, 1.394, // alone with up to 2, 4, more stars
            1.597, 1.662, 1.737, 1.861, 1.931, // first by 0, 1, 2, 3, more
            1.157, 1.089, 1.025, 0.984, 0.918, -0.073, // second behind by 0, 1, 2, 3, more; pursued
            0.122, 0.086, 0.049, // lower, behind by up to 1, 2, more
            0.921, // bushes: none
            1.088, 1.266, 1.464, // alone with up to 2, 4, more bushes
            1.308, 1.500, 1.636, 1.737, 1.924, // first by 0, 1, 2, 3, more
            1.403, 1.153, 1.035, 0.900, 0.827, -0.073, // second behind by 0, 1, 2, 3, more; pursued
            0.122, 0.086, 0.049, // lower, behind by up to 1, 2, more
            0.156, // stars and bushes
            1.557, -0.049, -0.740, // coins; their square; coins of rivals
            -0.433, // tiles
            0.169, 0.795, 0.643, // openings: cells, meeting paths, pairs
            -0.409, // place of the flag
        ],
        [ // After 5 years.
            2.443, // always
            0.951, // benches
            0.438, // families: none
            1.045, 1.283, 1.176, // alone with up to 2, 4, more stars
            1.884, 1.916, 1.959, 2.000, 2.038, // first by 0, 1, 2, 3, more
            1.138, 1.115, 1.092, 1.034, 1.029, -0.037, // second behind by 0, 1, 2, 3, more; pursued
            0.061, 0.043, 0.024, // lower, behind by up to 1, 2, more
            0.506, // bushes: none
            1.044, 1.133, 1.368, // alone with up to 2, 4, more bushes
            1.433, 1.726, 1.710, 1.897, 1.873, // first by 0, 1, 2, 3, more
            1.356, 1.188, 1.080, 0.996, 0.940, -0.037, // second behind by 0, 1, 2, 3, more; pursued
            0.061, 0.043, 0.024, // lower, behind by up to 1, 2, more
            -0.113, // stars and bushes
            0.556, -0.021, -0.282, // coins; their square; coins of rivals
            0.113, // tiles
            -0.077, -0.004, 0.018, // openings: cells, meeting paths, pairs
            -0.623, // place of the flag
        ],
    ],
    [ // 3 seats.
        [ // After 0 years.
            5.699, // always
            1.478, // benches
            0.488, // families: none
            0.571, 0.525, 0.838, // alone with up to 2, 4, more stars
            -0.069, 0.295, 0.283, 1.904, 1.980, // first by 0, 1, 2, 3, more
            0.237, 0.054, -0.179, -0.196, -0.752, -0.134, // second behind by 0, 1, 2, 3, more; pursued
            -0.090, -0.523, 0.191, // lower, behind by up to 1, 2, more
            0.915, // bushes: none
            1.220, 1.390, 1.367, // alone with up to 2, 4, more bushes
            0.488, 0.670, 1.205, 2.489, 2.890, // first by 0, 1, 2, 3, more
            0.838, 0.465, 0.354, 0.167, 0.187, 0.228, // second behind by 0, 1, 2, 3, more; pursued
            0.304, -0.148, 0.535, // lower, behind by up to 1, 2, more
            2.781, // stars and bushes
            13.419, 0.520, -11.647, // coins; their square; coins of rivals
            44.162, // tiles
            5.319, 9.417, 5.451, // openings: cells, meeting paths, pairs
            6.120, // place of the flag
        ],
        [ // After 1 years.
            11.610, // always
            1.072, // benches
            0.480, // families: none
            0.447, 0.510, 0.683, // alone with up to 2, 4, more stars
            0.582, 0.629, 0.671, 0.760, 0.753, // first by 0, 1, 2, 3, more
            0.583, 0.547, 0.565, 0.458, 0.485, -0.033, // second behind by 0, 1, 2, 3, more; pursued
            0.439, 0.465, 0.182, // lower, behind by up to 1, 2, more
            0.702, // bushes: none
            0.879, 0.952, 0.644, // alone with up to 2, 4, more bushes
            1.006, 1.052, 1.057, 1.058, 0.931, // first by 0, 1, 2, 3, more
            1.063, 1.054, 1.077, 0.968, 0.956, -0.135, // second behind by 0, 1, 2, 3, more; pursued
            0.941, 0.889, 0.869, // lower, behind by up to 1, 2, more
            1.066, // stars and bushes
            13.977, -0.543, -9.568, // coins; their square; coins of rivals
            15.491, // tiles
            2.504, 6.971, 2.065, // openings: cells, meeting paths, pairs
            -7.061, // place of the flag
        ],
        [ // After 2 years.
            -2.516, // always
            1.087, // benches
            0.369, // families: none
            0.296, 0.465, 0.520, // alone with up to 2, 4, more stars
            0.669, 0.551, 0.701, 0.774, 0.843, // first by 0, 1, 2, 3, more
            0.213, 0.312, 0.230, 0.212, 0.145, 0.022, // second behind by 0, 1, 2, 3, more; pursued
            0.105, 0.091, -0.169, // lower, behind by up to 1, 2, more
            0.664, // bushes: none
            0.813, 1.051, 1.340, // alone with up to 2, 4, more bushes
            1.076, 1.075, 1.218, 1.287, 1.183, // first by 0, 1, 2, 3, more
            0.899, 0.902, 0.828, 0.780, 0.766, -0.070, // second behind by 0, 1, 2, 3, more; pursued
            0.649, 0.514, 0.501, // lower, behind by up to 1, 2, more
            1.375, // stars and bushes
            12.287, -0.843, -6.293, // coins; their square; coins of rivals
            4.955, // tiles
            1.323, 3.880, 2.209, // openings: cells, meeting paths, pairs
            -0.758, // place of the flag
        ],
        [ // After 3 years.
            3.461, // always
            1.074, // benches
            0.220, // families: none
            0.629, 1.078, 1.177, // alone with up to 2, 4, more stars
            0.994, 1.066, 1.225, 1.324, 1.381, // first by 0, 1, 2, 3, more
            0.676, 0.611, 0.556, 0.454, 0.387, -0.066, // second behind by 0, 1, 2, 3, more; pursued
            0.110, 0.013, -0.185, // lower, behind by up to 1, 2, more
            0.278, // bushes: none
            0.946, 1.399, 1.386, // alone with up to 2, 4, more bushes
            1.065, 1.238, 1.511, 1.574, 1.746, // first by 0, 1, 2, 3, more
            1.191, 1.012, 0.846, 0.816, 0.796, -0.232, // second behind by 0, 1, 2, 3, more; pursued
            0.450, 0.279, 0.127, // lower, behind by up to 1, 2, more
            0.736, // stars and bushes
            8.977, -0.653, -4.453, // coins; their square; coins of rivals
            0.443, // tiles
            0.616, 2.248, 1.524, // openings: cells, meeting paths, pairs
            -1.533, // place of the flag
        ],
        [ // After 4 years.
            8.546, // always
            1.076, // benches
            0.044, // families: none
            0.428, 0.644, 0.951, // alone with up to 2, 4, more stars
            1.019, 1.082, 1.190, 1.237, 1.279, // first by 0, 1, 2, 3, more
            0.434, 0.410, 0.387, 0.362, 0.318, -0.019, // second behind by 0, 1, 2, 3, more; pursued
            -0.142, -0.211, -0.330, // lower, behind by up to 1, 2, more
            0.396, // bushes: none
            0.987, 1.184, 1.476, // alone with up to 2, 4, more bushes
            1.129, 1.290, 1.447, 1.634, 1.764, // first by 0, 1, 2, 3, more
            0.972, 0.904, 0.833, 0.708, 0.725, -0.205, // second behind by 0, 1, 2, 3, more; pursued
            0.390, 0.231, 0.101, // lower, behind by up to 1, 2, more
            0.735, // stars and bushes
            2.978, -0.152, -1.892, // coins; their square; coins of rivals
            -0.433, // tiles
            0.304, 0.847, 0.454, // openings: cells, meeting paths, pairs
            -0.214, // place of the flag
        ],
        [ // After 5 years.
            4.287, // always
            0.965, // benches
            -0.058, // families: none
            0.714, 0.252, 0.941, // alone with up to 2, 4, more stars
            1.626, 1.647, 1.680, 1.694, 1.691, // first by 0, 1, 2, 3, more
            0.797, 0.805, 0.787, 0.802, 0.811, -0.039, // second behind by 0, 1, 2, 3, more; pursued
            -0.049, -0.109, -0.136, // lower, behind by up to 1, 2, more
            -0.129, // bushes: none
            0.993, 1.092, 1.238, // alone with up to 2, 4, more bushes
            1.531, 1.678, 1.725, 1.811, 1.769, // first by 0, 1, 2, 3, more
            1.088, 1.068, 1.054, 0.907, 1.020, -0.188, // second behind by 0, 1, 2, 3, more; pursued
            0.222, 0.077, 0.009, // lower, behind by up to 1, 2, more
            0.055, // stars and bushes
            1.301, -0.070, -1.345, // coins; their square; coins of rivals
            0.155, // tiles
            -0.009, 0.013, 0.071, // openings: cells, meeting paths, pairs
            -0.590, // place of the flag
        ],
    ],
    [ // 4 seats.
        [ // After 0 years.
            1.432, // always
            1.371, // benches
            0.123, // families: none
            1.001, 1.035, 1.849, // alone with up to 2, 4, more stars
            0.367, 0.825, 0.776, 3.193, 2.445, // first by 0, 1, 2, 3, more
            0.874, 0.537, 0.631, 0.692, 1.397, -0.240, // second behind by 0, 1, 2, 3, more; pursued
            0.382, 0.756, -0.050, // lower, behind by up to 1, 2, more
            0.927, // bushes: none
            0.978, 1.087, 0.662, // alone with up to 2, 4, more bushes
            0.248, 0.698, 0.966, 2.477, 2.632, // first by 0, 1, 2, 3, more
            0.904, 0.630, 0.560, 1.149, 1.511, -0.448, // second behind by 0, 1, 2, 3, more; pursued
            0.470, 0.284, 0.356, // lower, behind by up to 1, 2, more
            3.550, // stars and bushes
            8.848, 0.732, -8.435, // coins; their square; coins of rivals
            25.101, // tiles
            5.424, 9.918, 2.779, // openings: cells, meeting paths, pairs
            4.111, // place of the flag
        ],
        [ // After 1 years.
            2.702, // always
            1.152, // benches
            0.391, // families: none
            0.279, 0.384, 0.514, // alone with up to 2, 4, more stars
            0.331, 0.381, 0.432, 0.541, 0.614, // first by 0, 1, 2, 3, more
            0.326, 0.303, 0.293, 0.253, 0.190, -0.090, // second behind by 0, 1, 2, 3, more; pursued
            0.176, 0.157, -0.301, // lower, behind by up to 1, 2, more
            0.702, // bushes: none
            0.819, 0.966, 0.974, // alone with up to 2, 4, more bushes
            0.849, 0.887, 0.952, 0.981, 0.751, // first by 0, 1, 2, 3, more
            0.912, 0.925, 0.922, 0.847, 0.904, -0.133, // second behind by 0, 1, 2, 3, more; pursued
            0.799, 0.692, 0.512, // lower, behind by up to 1, 2, more
            1.944, // stars and bushes
            12.432, -0.315, -9.909, // coins; their square; coins of rivals
            14.664, // tiles
            2.876, 7.129, 2.202, // openings: cells, meeting paths, pairs
            -5.517, // place of the flag
        ],
        [ // After 2 years.
            -4.590, // always
            1.067, // benches
            0.237, // families: none
            0.007, 0.108, 0.251, // alone with up to 2, 4, more stars
            0.373, 0.295, 0.424, 0.505, 0.448, // first by 0, 1, 2, 3, more
            -0.008, 0.056, 0.017, -0.036, -0.054, 0.031, // second behind by 0, 1, 2, 3, more; pursued
            -0.078, -0.082, -0.210, // lower, behind by up to 1, 2, more
            0.625, // bushes: none
            1.243, 0.917, 0.888, // alone with up to 2, 4, more bushes
            0.948, 0.962, 1.129, 1.107, 0.853, // first by 0, 1, 2, 3, more
            0.757, 0.807, 0.656, 0.713, 0.726, -0.039, // second behind by 0, 1, 2, 3, more; pursued
            0.590, 0.577, 0.527, // lower, behind by up to 1, 2, more
            2.061, // stars and bushes
            10.712, -0.770, -5.464, // coins; their square; coins of rivals
            3.051, // tiles
            1.394, 4.283, 2.570, // openings: cells, meeting paths, pairs
            -0.116, // place of the flag
        ],
        [ // After 3 years.
            -2.476, // always
            1.068, // benches
            0.221, // families: none
            0.647, 0.895, 1.228, // alone with up to 2, 4, more stars
            0.793, 0.882, 1.077, 1.191, 1.244, // first by 0, 1, 2, 3, more
            0.460, 0.421, 0.354, 0.283, 0.227, -0.036, // second behind by 0, 1, 2, 3, more; pursued
            0.058, 0.024, -0.107, // lower, behind by up to 1, 2, more
            0.366, // bushes: none
            1.112, 0.495, 1.707, // alone with up to 2, 4, more bushes
            0.988, 1.178, 1.381, 1.506, 1.689, // first by 0, 1, 2, 3, more
            1.060, 0.919, 0.840, 0.767, 0.667, -0.190, // second behind by 0, 1, 2, 3, more; pursued
            0.479, 0.321, 0.327, // lower, behind by up to 1, 2, more
            1.183, // stars and bushes
            10.008, -0.861, -5.267, // coins; their square; coins of rivals
            0.055, // tiles
            0.669, 2.476, 1.419, // openings: cells, meeting paths, pairs
            -1.034, // place of the flag
        ],
        [ // After 4 years.
            6.762, // always
            1.071, // benches
            -0.040, // families: none
            0.860, -0.092, 0.982, // alone with up to 2, 4, more stars
            0.866, 0.942, 1.065, 1.155, 1.131, // first by 0, 1, 2, 3, more
            0.307, 0.316, 0.301, 0.238, 0.209, -0.069, // second behind by 0, 1, 2, 3, more; pursued
            -0.209, -0.237, -0.304, // lower, behind by up to 1, 2, more
            0.386, // bushes: none
            1.053, 0.822, 1.323, // alone with up to 2, 4, more bushes
            1.161, 1.246, 1.451, 1.679, 1.689, // first by 0, 1, 2, 3, more
            0.923, 0.855, 0.740, 0.690, 0.734, -0.203, // second behind by 0, 1, 2, 3, more; pursued
            0.373, 0.226, 0.204, // lower, behind by up to 1, 2, more
            1.013, // stars and bushes
            3.334, -0.200, -2.219, // coins; their square; coins of rivals
            -0.637, // tiles
            0.257, 0.974, 0.575, // openings: cells, meeting paths, pairs
            -0.318, // place of the flag
        ],
        [ // After 5 years.
            3.441, // always
            1.001, // benches
            -0.038, // families: none
            0.930, 0.428, 1.245, // alone with up to 2, 4, more stars
            1.604, 1.619, 1.653, 1.656, 1.659, // first by 0, 1, 2, 3, more
            0.743, 0.773, 0.737, 0.757, 0.762, -0.059, // second behind by 0, 1, 2, 3, more; pursued
            -0.071, -0.104, -0.111, // lower, behind by up to 1, 2, more
            0.099, // bushes: none
            1.026, 0.911, 1.161, // alone with up to 2, 4, more bushes
            1.492, 1.627, 1.755, 1.861, 1.784, // first by 0, 1, 2, 3, more
            1.153, 1.030, 1.003, 0.887, 0.922, -0.216, // second behind by 0, 1, 2, 3, more; pursued
            0.221, 0.118, 0.026, // lower, behind by up to 1, 2, more
            0.208, // stars and bushes
            1.151, -0.010, -1.732, // coins; their square; coins of rivals
            -0.020, // tiles
            -0.001, 0.065, 0.145, // openings: cells, meeting paths, pairs
            -0.342, // place of the flag
        ],
    ],
];

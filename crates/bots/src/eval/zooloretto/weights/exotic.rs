//! The weights of what is seen of a zoo, learned from 2500 games of self-play for each number of seats in each of
//! 10 generations. Written by `cargo run --release -p menagerie-bots --example tune_zooloretto -- \
//! --games 2500 --seed 1 --generations 10 --variant 2`.

use super::super::prospects::Weights;

/// The learned weights.
#[rustfmt::skip]
#[allow(clippy::approx_constant, clippy::excessive_precision, reason = "a learned number means nothing else")]
pub(super) static TUNED: Weights = [
    [ // 2 seats.
        [ // 0 tiles for each seat.
            -0.910, // always
            0.487, 1.029, 1.352, 3.983, 4.919, // animals in E4
            0.433, 1.295, 1.796, 2.515, 5.932, 8.260, // animals in E5
            0.564, 1.419, 1.984, 2.633, 3.494, 7.638, 10.385, // animals in E6
            0.905, 1.637, 2.167, 2.962, 6.471, 9.381, // animals in an extension
            0.097, 0.157, -0.149, // unseen tiles that fit, for 1, 2, more spaces
            0.469, 0.585, // animals that count by a stall; unseen mates
            1.907, 0.138, // kinds of stalls; free stall spaces
            -0.805, -1.677, -1.618, // species in the barn: at home, with an empty enclosure, homeless
            0.131, // more animals of these
            -1.668, 1.195, // kinds of stalls in the barn; of these wanted
            -0.656, // more than one empty enclosure
            1.202, 0.889, 0.280, 0.355, 0.439, -0.084, 0.404, // coins: first to sixth, each further
            0.085, 0.056, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.506, // unseen jungle animals without room on the board
            -1.213, -1.751, // jungle species in the barn, with room on the board and without
            0.333, 1.457, 1.890, 0.055, // own bonus tokens, their colours, visitors and points
            1.554, 0.032, // colours whose token is another's, and points
            1.693, 1.673, 1.527, -0.047, 0.011, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            -0.155, // always
            0.752, 1.139, 1.527, 3.881, 5.277, // animals in E4
            0.390, 1.077, 2.023, 3.152, 6.364, 8.086, // animals in E5
            0.541, 1.309, 2.024, 3.069, 4.129, 7.694, 10.266, // animals in E6
            1.560, 1.934, 2.736, 3.743, 7.138, 9.477, // animals in an extension
            0.490, 0.523, 0.239, // unseen tiles that fit, for 1, 2, more spaces
            0.348, 0.764, // animals that count by a stall; unseen mates
            1.778, 0.231, // kinds of stalls; free stall spaces
            -0.371, -1.025, -1.489, // species in the barn: at home, with an empty enclosure, homeless
            0.282, // more animals of these
            -1.598, 1.458, // kinds of stalls in the barn; of these wanted
            -0.608, // more than one empty enclosure
            1.281, 0.898, 0.543, 0.596, 0.786, -0.102, 0.465, // coins: first to sixth, each further
            0.086, 0.058, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.584, // unseen jungle animals without room on the board
            -1.234, -1.772, // jungle species in the barn, with room on the board and without
            0.626, 1.167, 1.834, 0.073, // own bonus tokens, their colours, visitors and points
            1.341, 0.050, // colours whose token is another's, and points
            1.588, 1.591, 1.525, -0.121, -0.086, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            1.008, // always
            0.869, 1.237, 1.961, 4.229, 5.532, // animals in E4
            0.236, 0.980, 2.467, 3.947, 6.966, 7.843, // animals in E5
            0.562, 1.172, 2.191, 3.550, 4.845, 7.953, 10.200, // animals in E6
            2.310, 2.730, 3.744, 5.197, 8.353, 10.119, // animals in an extension
            0.408, 0.496, 0.327, // unseen tiles that fit, for 1, 2, more spaces
            0.248, 0.806, // animals that count by a stall; unseen mates
            1.665, 0.304, // kinds of stalls; free stall spaces
            -0.118, -0.582, -1.212, // species in the barn: at home, with an empty enclosure, homeless
            0.468, // more animals of these
            -1.473, 1.449, // kinds of stalls in the barn; of these wanted
            -0.472, // more than one empty enclosure
            1.234, 1.067, 1.067, 0.996, 0.762, -0.042, 0.582, // coins: first to sixth, each further
            0.089, 0.059, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.763, // unseen jungle animals without room on the board
            -0.949, -1.627, // jungle species in the barn, with room on the board and without
            0.994, 0.713, 1.786, 0.164, // own bonus tokens, their colours, visitors and points
            1.019, 0.115, // colours whose token is another's, and points
            1.424, 1.335, 1.301, -0.045, -0.078, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            2.722, // always
            1.082, 1.395, 2.429, 4.921, 5.828, // animals in E4
            0.370, 1.102, 2.961, 4.670, 7.632, 7.647, // animals in E5
            0.708, 1.024, 2.438, 4.149, 5.650, 8.394, 10.169, // animals in E6
            3.444, 3.440, 4.857, 6.657, 9.649, 10.646, // animals in an extension
            0.254, 0.459, 0.377, // unseen tiles that fit, for 1, 2, more spaces
            0.154, 0.836, // animals that count by a stall; unseen mates
            1.556, 0.343, // kinds of stalls; free stall spaces
            -0.025, -0.260, -0.954, // species in the barn: at home, with an empty enclosure, homeless
            0.731, // more animals of these
            -1.275, 1.314, // kinds of stalls in the barn; of these wanted
            -0.539, // more than one empty enclosure
            1.355, 1.255, 1.375, 0.915, 0.590, 0.228, 0.603, // coins: first to sixth, each further
            0.092, 0.062, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.901, // unseen jungle animals without room on the board
            -0.782, -1.470, // jungle species in the barn, with room on the board and without
            1.435, 0.484, 1.963, 0.095, // own bonus tokens, their colours, visitors and points
            0.559, 0.229, // colours whose token is another's, and points
            1.263, 1.047, 0.963, 0.010, -0.101, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            5.767, // always
            2.161, 1.508, 3.265, 5.525, 6.362, // animals in E4
            1.289, 1.297, 3.370, 5.582, 8.426, 7.706, // animals in E5
            1.147, 0.969, 2.854, 4.714, 6.570, 9.045, 10.642, // animals in E6
            5.071, 4.187, 6.070, 8.413, 11.096, 11.615, // animals in an extension
            0.253, 0.393, 0.517, // unseen tiles that fit, for 1, 2, more spaces
            0.090, 0.844, // animals that count by a stall; unseen mates
            1.313, 0.241, // kinds of stalls; free stall spaces
            0.124, -0.069, -0.503, // species in the barn: at home, with an empty enclosure, homeless
            1.077, // more animals of these
            -1.009, 1.127, // kinds of stalls in the barn; of these wanted
            -0.499, // more than one empty enclosure
            1.518, 1.476, 2.061, 1.838, 1.264, 0.911, 0.643, // coins: first to sixth, each further
            0.096, 0.064, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.716, // unseen jungle animals without room on the board
            -0.872, -1.383, // jungle species in the barn, with room on the board and without
            1.907, 0.141, 1.835, 0.199, // own bonus tokens, their colours, visitors and points
            0.061, 0.307, // colours whose token is another's, and points
            1.012, 0.611, 0.625, 0.226, -0.263, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            9.890, // always
            4.255, 1.812, 3.766, 5.977, 7.241, // animals in E4
            3.596, 2.070, 3.940, 5.931, 8.906, 7.564, // animals in E5
            2.759, 1.383, 3.357, 5.111, 6.927, 9.573, 11.273, // animals in E6
            6.092, 5.150, 7.460, 9.264, 11.233, 11.825, // animals in an extension
            0.281, 0.427, 0.542, // unseen tiles that fit, for 1, 2, more spaces
            0.208, 0.745, // animals that count by a stall; unseen mates
            0.679, -0.102, // kinds of stalls; free stall spaces
            0.261, 0.336, 0.715, // species in the barn: at home, with an empty enclosure, homeless
            1.313, // more animals of these
            -0.589, 0.840, // kinds of stalls in the barn; of these wanted
            -1.200, // more than one empty enclosure
            1.430, 2.253, 2.622, 1.838, 1.744, 1.363, 0.773, // coins: first to sixth, each further
            0.099, 0.066, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.834, // unseen jungle animals without room on the board
            -0.963, -1.035, // jungle species in the barn, with room on the board and without
            2.788, -0.370, 1.309, 0.628, // own bonus tokens, their colours, visitors and points
            -0.349, 0.408, // colours whose token is another's, and points
            1.207, 0.433, 0.538, 0.388, -0.574, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            12.464, // always
            6.975, 1.560, 3.973, 5.904, 7.282, // animals in E4
            6.918, 1.908, 4.385, 5.651, 8.399, 7.460, // animals in E5
            3.422, 2.371, 4.332, 5.065, 7.070, 9.633, 11.277, // animals in E6
            4.844, 5.244, 7.161, 9.151, 10.951, 11.712, // animals in an extension
            0.160, 0.414, 0.660, // unseen tiles that fit, for 1, 2, more spaces
            0.904, 0.705, // animals that count by a stall; unseen mates
            -0.571, -0.674, // kinds of stalls; free stall spaces
            -0.933, 1.013, 2.084, // species in the barn: at home, with an empty enclosure, homeless
            1.611, // more animals of these
            -0.788, 0.721, // kinds of stalls in the barn; of these wanted
            -0.858, // more than one empty enclosure
            1.062, 2.319, 2.595, 1.502, 1.676, 1.582, 0.758, // coins: first to sixth, each further
            0.101, 0.067, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.769, // unseen jungle animals without room on the board
            -1.624, -1.122, // jungle species in the barn, with room on the board and without
            4.344, -0.469, 1.235, 0.600, // own bonus tokens, their colours, visitors and points
            1.106, 0.450, // colours whose token is another's, and points
            2.744, 1.134, 1.572, 0.809, -0.889, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            12.220, // always
            6.858, 1.569, 3.954, 5.867, 7.238, // animals in E4
            6.808, 1.921, 4.374, 5.641, 8.332, 7.471, // animals in E5
            3.381, 2.377, 4.325, 5.070, 7.062, 9.562, 11.252, // animals in E6
            4.777, 5.197, 7.106, 9.084, 10.835, 11.658, // animals in an extension
            0.165, 0.411, 0.649, // unseen tiles that fit, for 1, 2, more spaces
            0.892, 0.697, // animals that count by a stall; unseen mates
            -0.531, -0.653, // kinds of stalls; free stall spaces
            -0.930, 0.973, 2.008, // species in the barn: at home, with an empty enclosure, homeless
            1.580, // more animals of these
            -0.808, 0.722, // kinds of stalls in the barn; of these wanted
            -0.842, // more than one empty enclosure
            1.061, 2.291, 2.559, 1.485, 1.653, 1.559, 0.745, // coins: first to sixth, each further
            0.102, 0.068, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.760, // unseen jungle animals without room on the board
            -1.616, -1.138, // jungle species in the barn, with room on the board and without
            4.298, -0.421, 1.250, 0.589, // own bonus tokens, their colours, visitors and points
            1.118, 0.442, // colours whose token is another's, and points
            2.745, 1.153, 1.574, 0.795, -0.856, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
    [ // 3 seats.
        [ // 0 tiles for each seat.
            -0.890, // always
            1.130, 1.143, 1.386, 3.644, 4.486, // animals in E4
            1.247, 1.187, 1.793, 2.659, 5.651, 7.715, // animals in E5
            1.647, 1.369, 1.843, 2.667, 3.604, 7.225, 9.780, // animals in E6
            2.027, 2.517, 2.857, 3.745, 6.926, 9.519, // animals in an extension
            0.180, 0.259, -0.146, // unseen tiles that fit, for 1, 2, more spaces
            0.370, 0.965, // animals that count by a stall; unseen mates
            1.875, 0.174, // kinds of stalls; free stall spaces
            -0.901, -1.745, -1.532, // species in the barn: at home, with an empty enclosure, homeless
            0.200, // more animals of these
            -1.621, 1.193, // kinds of stalls in the barn; of these wanted
            -1.493, // more than one empty enclosure
            1.573, 1.125, 0.401, 0.498, 0.057, 0.578, -0.165, // coins: first to sixth, each further
            0.085, 0.056, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.111, // unseen jungle animals without room on the board
            -1.393, -1.735, // jungle species in the barn, with room on the board and without
            0.438, 1.138, 1.853, 0.098, // own bonus tokens, their colours, visitors and points
            1.440, 0.049, // colours whose token is another's, and points
            1.658, 1.583, 1.516, -0.009, 0.034, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            0.114, // always
            2.064, 1.175, 1.558, 3.459, 4.589, // animals in E4
            1.255, 1.251, 2.104, 3.398, 5.947, 7.407, // animals in E5
            1.679, 1.417, 1.970, 3.249, 4.452, 7.019, 9.516, // animals in E6
            3.536, 3.002, 3.541, 4.927, 7.570, 9.601, // animals in an extension
            0.882, 0.827, 0.515, // unseen tiles that fit, for 1, 2, more spaces
            0.204, 1.188, // animals that count by a stall; unseen mates
            1.736, 0.315, // kinds of stalls; free stall spaces
            -0.578, -1.396, -1.236, // species in the barn: at home, with an empty enclosure, homeless
            0.311, // more animals of these
            -1.635, 1.244, // kinds of stalls in the barn; of these wanted
            -0.978, // more than one empty enclosure
            1.534, 1.091, 0.768, 0.599, 0.472, 0.302, -0.233, // coins: first to sixth, each further
            0.086, 0.058, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.233, // unseen jungle animals without room on the board
            -1.365, -1.686, // jungle species in the barn, with room on the board and without
            0.803, 0.591, 1.693, 0.154, // own bonus tokens, their colours, visitors and points
            0.895, 0.113, // colours whose token is another's, and points
            1.452, 1.254, 1.246, -0.085, 0.043, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            1.425, // always
            2.469, 1.170, 1.870, 3.882, 4.853, // animals in E4
            1.814, 1.165, 2.423, 4.012, 6.507, 6.935, // animals in E5
            1.736, 1.151, 2.212, 3.847, 5.106, 7.455, 9.383, // animals in E6
            4.962, 4.082, 5.069, 6.598, 9.175, 10.312, // animals in an extension
            0.616, 0.743, 0.555, // unseen tiles that fit, for 1, 2, more spaces
            0.116, 1.255, // animals that count by a stall; unseen mates
            1.557, 0.271, // kinds of stalls; free stall spaces
            -0.402, -1.104, -0.806, // species in the barn: at home, with an empty enclosure, homeless
            0.523, // more animals of these
            -1.472, 1.249, // kinds of stalls in the barn; of these wanted
            -0.807, // more than one empty enclosure
            1.408, 1.088, 1.179, 1.007, 0.680, 0.257, -0.287, // coins: first to sixth, each further
            0.089, 0.059, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.381, // unseen jungle animals without room on the board
            -1.456, -1.374, // jungle species in the barn, with room on the board and without
            1.148, 0.162, 1.779, 0.142, // own bonus tokens, their colours, visitors and points
            0.385, 0.197, // colours whose token is another's, and points
            1.212, 0.839, 0.805, -0.066, 0.151, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            3.226, // always
            2.856, 1.098, 2.389, 4.846, 4.971, // animals in E4
            2.236, 1.164, 2.739, 4.576, 7.361, 6.810, // animals in E5
            1.818, 0.885, 2.450, 4.225, 5.845, 8.233, 9.580, // animals in E6
            6.408, 4.781, 6.465, 8.252, 10.899, 11.345, // animals in an extension
            0.257, 0.636, 0.685, // unseen tiles that fit, for 1, 2, more spaces
            0.104, 1.222, // animals that count by a stall; unseen mates
            1.338, 0.116, // kinds of stalls; free stall spaces
            -0.195, -0.699, -0.273, // species in the barn: at home, with an empty enclosure, homeless
            0.769, // more animals of these
            -1.279, 1.274, // kinds of stalls in the barn; of these wanted
            -1.186, // more than one empty enclosure
            1.435, 1.357, 1.604, 1.213, 0.475, 0.365, -0.351, // coins: first to sixth, each further
            0.092, 0.062, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.045, // unseen jungle animals without room on the board
            -1.302, -0.990, // jungle species in the barn, with room on the board and without
            1.436, -0.218, 1.742, 0.150, // own bonus tokens, their colours, visitors and points
            0.067, 0.201, // colours whose token is another's, and points
            0.953, 0.278, 0.370, -0.114, 0.268, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            6.335, // always
            3.876, 1.178, 3.224, 5.481, 5.630, // animals in E4
            3.571, 1.216, 3.044, 5.393, 8.098, 6.916, // animals in E5
            2.280, 1.000, 2.927, 4.688, 6.734, 8.878, 10.002, // animals in E6
            8.364, 5.550, 7.490, 9.852, 12.341, 12.420, // animals in an extension
            0.198, 0.453, 0.810, // unseen tiles that fit, for 1, 2, more spaces
            0.144, 1.117, // animals that count by a stall; unseen mates
            1.013, -0.075, // kinds of stalls; free stall spaces
            0.113, -0.147, 0.510, // species in the barn: at home, with an empty enclosure, homeless
            1.098, // more animals of these
            -1.153, 1.280, // kinds of stalls in the barn; of these wanted
            -2.040, // more than one empty enclosure
            1.328, 1.466, 2.321, 0.455, 0.266, 0.462, -0.394, // coins: first to sixth, each further
            0.096, 0.064, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.811, // unseen jungle animals without room on the board
            -1.014, -0.491, // jungle species in the barn, with room on the board and without
            1.479, -0.646, 2.149, 0.035, // own bonus tokens, their colours, visitors and points
            -0.467, 0.275, // colours whose token is another's, and points
            0.651, -0.217, 0.052, -0.318, 0.607, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            9.622, // always
            6.091, 0.655, 4.171, 5.276, 6.590, // animals in E4
            5.898, 1.281, 3.433, 5.804, 8.066, 7.256, // animals in E5
            3.992, 1.074, 3.376, 4.743, 7.288, 9.187, 10.456, // animals in E6
            8.733, 5.561, 7.792, 10.349, 12.330, 12.396, // animals in an extension
            0.678, 0.651, 1.199, // unseen tiles that fit, for 1, 2, more spaces
            0.320, 0.929, // animals that count by a stall; unseen mates
            0.442, -0.542, // kinds of stalls; free stall spaces
            0.160, 0.529, 1.694, // species in the barn: at home, with an empty enclosure, homeless
            1.423, // more animals of these
            -1.094, 1.240, // kinds of stalls in the barn; of these wanted
            -1.981, // more than one empty enclosure
            1.185, 2.337, 3.389, 1.353, 1.083, 0.648, -0.366, // coins: first to sixth, each further
            0.099, 0.066, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.863, // unseen jungle animals without room on the board
            -1.353, -0.350, // jungle species in the barn, with room on the board and without
            1.163, -0.710, 2.161, 0.014, // own bonus tokens, their colours, visitors and points
            -0.283, 0.174, // colours whose token is another's, and points
            -0.943, -0.240, 0.034, -0.947, 0.812, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            10.032, // always
            7.932, -0.673, 4.225, 5.247, 6.532, // animals in E4
            6.583, 0.757, 4.055, 5.642, 7.966, 7.285, // animals in E5
            4.181, 1.113, 4.332, 4.320, 7.284, 9.068, 10.439, // animals in E6
            8.383, 5.494, 7.653, 10.178, 12.051, 12.267, // animals in an extension
            0.768, 0.590, 1.467, // unseen tiles that fit, for 1, 2, more spaces
            2.025, 0.292, // animals that count by a stall; unseen mates
            0.180, 0.128, // kinds of stalls; free stall spaces
            -0.686, 0.801, 1.591, // species in the barn: at home, with an empty enclosure, homeless
            1.470, // more animals of these
            -1.000, 1.334, // kinds of stalls in the barn; of these wanted
            1.208, // more than one empty enclosure
            2.094, 3.131, 2.742, 1.573, 1.038, 0.639, -0.348, // coins: first to sixth, each further
            0.101, 0.067, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.138, // unseen jungle animals without room on the board
            -1.616, -0.409, // jungle species in the barn, with room on the board and without
            1.404, -0.614, 2.147, 0.001, // own bonus tokens, their colours, visitors and points
            -0.129, 0.315, // colours whose token is another's, and points
            -1.475, 1.200, 0.861, -1.383, 1.245, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            9.836, // always
            7.796, -0.620, 4.201, 5.222, 6.502, // animals in E4
            6.479, 0.793, 4.051, 5.632, 7.908, 7.299, // animals in E5
            4.125, 1.144, 4.326, 4.340, 7.272, 9.008, 10.430, // animals in E6
            8.247, 5.442, 7.588, 10.091, 11.913, 12.203, // animals in an extension
            0.760, 0.585, 1.440, // unseen tiles that fit, for 1, 2, more spaces
            1.991, 0.292, // animals that count by a stall; unseen mates
            0.206, 0.134, // kinds of stalls; free stall spaces
            -0.689, 0.765, 1.525, // species in the barn: at home, with an empty enclosure, homeless
            1.441, // more animals of these
            -1.015, 1.324, // kinds of stalls in the barn; of these wanted
            1.184, // more than one empty enclosure
            2.072, 3.087, 2.703, 1.555, 1.028, 0.634, -0.340, // coins: first to sixth, each further
            0.102, 0.068, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.122, // unseen jungle animals without room on the board
            -1.608, -0.438, // jungle species in the barn, with room on the board and without
            1.416, -0.563, 2.145, 0.002, // own bonus tokens, their colours, visitors and points
            -0.093, 0.309, // colours whose token is another's, and points
            -1.391, 1.218, 0.877, -1.354, 1.236, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
    [ // 4 seats.
        [ // 0 tiles for each seat.
            -0.834, // always
            1.266, 0.795, 1.236, 3.821, 4.728, // animals in E4
            0.803, 1.109, 1.690, 2.643, 5.971, 8.092, // animals in E5
            1.757, 1.204, 1.673, 2.473, 3.481, 7.501, 10.102, // animals in E6
            1.779, 1.578, 2.163, 3.127, 6.621, 9.359, // animals in an extension
            0.240, 0.484, 0.091, // unseen tiles that fit, for 1, 2, more spaces
            0.461, 1.393, // animals that count by a stall; unseen mates
            1.874, 0.044, // kinds of stalls; free stall spaces
            -0.954, -1.805, -1.600, // species in the barn: at home, with an empty enclosure, homeless
            0.208, // more animals of these
            -1.399, 1.203, // kinds of stalls in the barn; of these wanted
            -0.738, // more than one empty enclosure
            1.301, 1.222, 0.513, 0.409, 0.577, 0.226, 0.835, // coins: first to sixth, each further
            0.085, 0.056, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.470, // unseen jungle animals without room on the board
            -1.626, -1.796, // jungle species in the barn, with room on the board and without
            0.441, 0.475, 1.702, 0.331, // own bonus tokens, their colours, visitors and points
            0.986, 0.164, // colours whose token is another's, and points
            1.684, 1.514, 1.317, 0.034, 0.035, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            0.189, // always
            1.915, 0.954, 1.541, 3.561, 4.947, // animals in E4
            0.848, 1.044, 2.051, 3.412, 6.321, 7.759, // animals in E5
            1.718, 1.046, 1.851, 3.162, 4.364, 7.357, 9.877, // animals in E6
            2.647, 1.770, 2.622, 4.119, 6.999, 9.248, // animals in an extension
            1.289, 1.261, 0.863, // unseen tiles that fit, for 1, 2, more spaces
            0.269, 1.791, // animals that count by a stall; unseen mates
            1.705, 0.053, // kinds of stalls; free stall spaces
            -0.557, -1.389, -1.338, // species in the barn: at home, with an empty enclosure, homeless
            0.343, // more animals of these
            -1.161, 1.232, // kinds of stalls in the barn; of these wanted
            -0.504, // more than one empty enclosure
            1.291, 1.176, 0.594, 0.574, 0.729, 0.223, 1.023, // coins: first to sixth, each further
            0.086, 0.058, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.367, // unseen jungle animals without room on the board
            -1.583, -1.789, // jungle species in the barn, with room on the board and without
            0.442, -0.164, 1.525, 0.439, // own bonus tokens, their colours, visitors and points
            0.424, 0.197, // colours whose token is another's, and points
            1.270, 1.163, 0.922, -0.110, 0.070, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            1.467, // always
            2.492, 0.911, 1.810, 3.930, 5.144, // animals in E4
            0.988, 0.918, 2.418, 4.157, 6.913, 7.503, // animals in E5
            1.611, 0.912, 2.112, 3.689, 5.164, 7.750, 9.693, // animals in E6
            3.838, 2.247, 3.618, 5.459, 8.268, 9.825, // animals in an extension
            0.962, 1.167, 1.008, // unseen tiles that fit, for 1, 2, more spaces
            0.163, 1.838, // animals that count by a stall; unseen mates
            1.620, -0.008, // kinds of stalls; free stall spaces
            -0.294, -1.144, -0.987, // species in the barn: at home, with an empty enclosure, homeless
            0.571, // more animals of these
            -0.940, 1.260, // kinds of stalls in the barn; of these wanted
            -0.713, // more than one empty enclosure
            1.118, 1.168, 0.983, 1.171, 0.734, -0.098, 1.149, // coins: first to sixth, each further
            0.089, 0.059, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.232, // unseen jungle animals without room on the board
            -1.547, -1.573, // jungle species in the barn, with room on the board and without
            0.306, -0.721, 1.203, 0.679, // own bonus tokens, their colours, visitors and points
            -0.079, 0.254, // colours whose token is another's, and points
            0.790, 0.782, 0.505, -0.237, 0.094, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            3.102, // always
            2.908, 0.696, 2.337, 4.646, 5.448, // animals in E4
            1.720, 0.643, 2.592, 4.761, 7.540, 7.505, // animals in E5
            1.521, 0.697, 2.332, 4.218, 6.080, 8.303, 9.762, // animals in E6
            4.532, 2.973, 4.844, 7.024, 9.851, 10.632, // animals in an extension
            0.575, 1.028, 1.152, // unseen tiles that fit, for 1, 2, more spaces
            0.068, 1.772, // animals that count by a stall; unseen mates
            1.685, -0.131, // kinds of stalls; free stall spaces
            -0.048, -0.765, -0.503, // species in the barn: at home, with an empty enclosure, homeless
            0.834, // more animals of these
            -0.755, 1.208, // kinds of stalls in the barn; of these wanted
            -0.407, // more than one empty enclosure
            1.137, 1.224, 1.167, 1.005, -0.007, -0.272, 1.328, // coins: first to sixth, each further
            0.092, 0.062, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.884, // unseen jungle animals without room on the board
            -1.474, -1.271, // jungle species in the barn, with room on the board and without
            0.269, -0.581, 0.942, 0.619, // own bonus tokens, their colours, visitors and points
            -0.527, 0.244, // colours whose token is another's, and points
            0.019, 0.267, 0.143, -0.308, 0.158, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            5.677, // always
            4.024, 0.664, 2.952, 5.285, 5.805, // animals in E4
            2.958, 0.861, 2.900, 5.336, 8.035, 7.489, // animals in E5
            2.196, 0.685, 2.746, 4.540, 6.589, 9.002, 10.093, // animals in E6
            6.158, 3.572, 5.797, 8.161, 10.544, 11.104, // animals in an extension
            0.568, 0.935, 1.313, // unseen tiles that fit, for 1, 2, more spaces
            0.071, 1.701, // animals that count by a stall; unseen mates
            1.540, -0.261, // kinds of stalls; free stall spaces
            0.353, -0.086, 0.430, // species in the barn: at home, with an empty enclosure, homeless
            1.199, // more animals of these
            -0.461, 1.092, // kinds of stalls in the barn; of these wanted
            -0.953, // more than one empty enclosure
            1.105, 1.400, 2.393, 0.890, 0.639, 0.064, 1.346, // coins: first to sixth, each further
            0.096, 0.064, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.569, // unseen jungle animals without room on the board
            -1.213, -0.965, // jungle species in the barn, with room on the board and without
            0.485, -0.442, 0.592, 0.582, // own bonus tokens, their colours, visitors and points
            -0.607, 0.150, // colours whose token is another's, and points
            -0.734, -0.282, -0.128, -0.522, 0.286, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            7.014, // always
            5.998, -0.042, 2.986, 5.238, 5.994, // animals in E4
            5.342, 0.590, 2.914, 4.969, 7.935, 7.379, // animals in E5
            3.127, 0.432, 3.044, 4.229, 7.415, 9.090, 10.170, // animals in E6
            5.347, 3.070, 5.961, 8.358, 10.372, 11.025, // animals in an extension
            1.052, 1.599, 1.923, // unseen tiles that fit, for 1, 2, more spaces
            0.398, 1.386, // animals that count by a stall; unseen mates
            1.147, -0.352, // kinds of stalls; free stall spaces
            -0.194, 1.009, 1.808, // species in the barn: at home, with an empty enclosure, homeless
            1.577, // more animals of these
            -0.290, 0.917, // kinds of stalls in the barn; of these wanted
            -0.146, // more than one empty enclosure
            1.059, 2.707, 2.682, 1.341, 1.420, 0.227, 1.277, // coins: first to sixth, each further
            0.099, 0.066, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.499, // unseen jungle animals without room on the board
            -1.293, -0.664, // jungle species in the barn, with room on the board and without
            1.015, -0.417, 0.548, 0.647, // own bonus tokens, their colours, visitors and points
            0.060, 0.255, // colours whose token is another's, and points
            -1.571, -0.334, -0.049, -1.329, 0.513, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            7.447, // always
            6.508, 0.036, 2.987, 5.191, 5.956, // animals in E4
            5.888, 0.665, 2.949, 4.975, 7.823, 7.403, // animals in E5
            3.759, 0.517, 3.081, 4.271, 7.387, 8.973, 10.164, // animals in E6
            5.198, 3.063, 5.898, 8.259, 10.167, 10.948, // animals in an extension
            1.027, 1.550, 1.853, // unseen tiles that fit, for 1, 2, more spaces
            0.394, 1.345, // animals that count by a stall; unseen mates
            1.161, 1.779, // kinds of stalls; free stall spaces
            -0.217, 0.933, 1.671, // species in the barn: at home, with an empty enclosure, homeless
            1.517, // more animals of these
            -0.348, 0.912, // kinds of stalls in the barn; of these wanted
            1.261, // more than one empty enclosure
            1.758, 3.338, 2.609, 1.314, 1.386, 0.233, 1.232, // coins: first to sixth, each further
            0.101, 0.067, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.491, // unseen jungle animals without room on the board
            -1.290, -0.711, // jungle species in the barn, with room on the board and without
            1.052, -0.325, 0.603, 0.625, // own bonus tokens, their colours, visitors and points
            0.122, 0.247, // colours whose token is another's, and points
            -1.404, 2.561, 0.017, -1.275, 0.524, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            7.301, // always
            6.400, 0.074, 2.987, 5.168, 5.938, // animals in E4
            5.798, 0.702, 2.967, 4.978, 7.768, 7.415, // animals in E5
            3.711, 0.559, 3.099, 4.292, 7.373, 8.914, 10.161, // animals in E6
            5.124, 3.059, 5.867, 8.210, 10.066, 10.909, // animals in an extension
            1.014, 1.525, 1.819, // unseen tiles that fit, for 1, 2, more spaces
            0.392, 1.325, // animals that count by a stall; unseen mates
            1.167, 1.752, // kinds of stalls; free stall spaces
            -0.229, 0.895, 1.603, // species in the barn: at home, with an empty enclosure, homeless
            1.487, // more animals of these
            -0.376, 0.910, // kinds of stalls in the barn; of these wanted
            1.237, // more than one empty enclosure
            1.743, 3.289, 2.573, 1.301, 1.369, 0.237, 1.210, // coins: first to sixth, each further
            0.102, 0.068, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.488, // unseen jungle animals without room on the board
            -1.288, -0.734, // jungle species in the barn, with room on the board and without
            1.071, -0.279, 0.630, 0.613, // own bonus tokens, their colours, visitors and points
            0.153, 0.243, // colours whose token is another's, and points
            -1.322, 2.552, 0.050, -1.248, 0.530, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
    [ // 5 seats.
        [ // 0 tiles for each seat.
            -0.771, // always
            1.297, 0.770, 1.199, 3.850, 4.793, // animals in E4
            1.383, 1.023, 1.551, 2.523, 5.890, 8.001, // animals in E5
            1.623, 1.188, 1.693, 2.481, 3.492, 7.524, 10.253, // animals in E6
            1.909, 1.121, 1.677, 2.660, 6.337, 9.270, // animals in an extension
            0.553, 0.793, 0.124, // unseen tiles that fit, for 1, 2, more spaces
            0.488, 2.052, // animals that count by a stall; unseen mates
            1.932, -0.007, // kinds of stalls; free stall spaces
            -1.024, -1.848, -1.666, // species in the barn: at home, with an empty enclosure, homeless
            0.186, // more animals of these
            -0.726, 0.770, // kinds of stalls in the barn; of these wanted
            -0.962, // more than one empty enclosure
            1.117, 1.351, 0.498, 0.495, 0.241, 0.768, 0.348, // coins: first to sixth, each further
            0.085, 0.056, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.933, // unseen jungle animals without room on the board
            -1.612, -1.840, // jungle species in the barn, with room on the board and without
            0.326, 0.353, 1.412, 0.529, // own bonus tokens, their colours, visitors and points
            0.822, 0.234, // colours whose token is another's, and points
            1.633, 1.508, 1.264, 0.049, 0.029, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            0.109, // always
            2.171, 0.743, 1.350, 3.529, 5.046, // animals in E4
            1.551, 0.827, 1.808, 3.257, 6.199, 7.715, // animals in E5
            1.781, 0.879, 1.703, 3.117, 4.428, 7.395, 9.993, // animals in E6
            2.322, 1.073, 2.027, 3.574, 6.614, 9.076, // animals in an extension
            1.634, 1.682, 1.117, // unseen tiles that fit, for 1, 2, more spaces
            0.255, 2.428, // animals that count by a stall; unseen mates
            1.863, 0.015, // kinds of stalls; free stall spaces
            -0.606, -1.566, -1.409, // species in the barn: at home, with an empty enclosure, homeless
            0.317, // more animals of these
            -0.232, 0.563, // kinds of stalls in the barn; of these wanted
            -0.838, // more than one empty enclosure
            1.188, 1.218, 0.482, 0.463, 0.536, 0.869, 0.387, // coins: first to sixth, each further
            0.086, 0.058, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.624, // unseen jungle animals without room on the board
            -1.586, -1.816, // jungle species in the barn, with room on the board and without
            0.383, -0.457, 1.120, 0.704, // own bonus tokens, their colours, visitors and points
            0.261, 0.267, // colours whose token is another's, and points
            1.180, 1.090, 0.779, 0.008, 0.093, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            0.944, // always
            2.491, 0.602, 1.617, 3.818, 5.236, // animals in E4
            1.606, 0.537, 2.101, 3.933, 6.702, 7.496, // animals in E5
            1.971, 0.530, 1.780, 3.524, 5.167, 7.621, 9.813, // animals in E6
            3.016, 1.417, 2.992, 4.917, 7.842, 9.729, // animals in an extension
            1.413, 1.594, 1.334, // unseen tiles that fit, for 1, 2, more spaces
            0.157, 2.476, // animals that count by a stall; unseen mates
            1.897, -0.014, // kinds of stalls; free stall spaces
            -0.244, -1.227, -1.045, // species in the barn: at home, with an empty enclosure, homeless
            0.583, // more animals of these
            0.142, 0.712, // kinds of stalls in the barn; of these wanted
            -0.525, // more than one empty enclosure
            1.114, 1.191, 0.866, 0.583, 0.303, 0.754, 0.425, // coins: first to sixth, each further
            0.089, 0.059, 0.300, // points of the tokens of the next donations; full enclosures to give
            -1.378, // unseen jungle animals without room on the board
            -1.564, -1.590, // jungle species in the barn, with room on the board and without
            0.415, -0.915, 0.820, 0.800, // own bonus tokens, their colours, visitors and points
            -0.109, 0.262, // colours whose token is another's, and points
            0.675, 0.642, 0.403, -0.047, 0.117, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            2.168, // always
            2.797, 0.407, 1.922, 4.361, 5.615, // animals in E4
            1.790, 0.353, 2.443, 4.455, 7.207, 7.580, // animals in E5
            2.076, 0.073, 1.963, 3.978, 5.883, 8.160, 9.846, // animals in E6
            3.827, 1.807, 4.102, 6.345, 9.385, 10.289, // animals in an extension
            1.096, 1.613, 1.610, // unseen tiles that fit, for 1, 2, more spaces
            0.001, 2.389, // animals that count by a stall; unseen mates
            2.122, -0.122, // kinds of stalls; free stall spaces
            0.117, -0.816, -0.604, // species in the barn: at home, with an empty enclosure, homeless
            0.893, // more animals of these
            0.542, 0.175, // kinds of stalls in the barn; of these wanted
            -0.169, // more than one empty enclosure
            1.101, 1.158, 0.798, 0.010, -0.637, 0.698, 0.509, // coins: first to sixth, each further
            0.092, 0.062, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.987, // unseen jungle animals without room on the board
            -1.429, -1.304, // jungle species in the barn, with room on the board and without
            0.439, -1.458, 0.724, 0.683, // own bonus tokens, their colours, visitors and points
            -0.687, 0.299, // colours whose token is another's, and points
            0.009, 0.130, 0.005, -0.092, 0.164, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            3.992, // always
            4.134, -0.140, 2.571, 4.733, 5.748, // animals in E4
            3.268, 0.038, 2.224, 4.872, 7.216, 8.276, // animals in E5
            1.408, 0.082, 2.501, 4.420, 6.846, 8.985, 9.925, // animals in E6
            4.828, 2.220, 4.952, 7.807, 10.152, 10.866, // animals in an extension
            1.110, 1.437, 2.098, // unseen tiles that fit, for 1, 2, more spaces
            -0.053, 2.148, // animals that count by a stall; unseen mates
            1.995, -0.306, // kinds of stalls; free stall spaces
            0.644, -0.066, 0.394, // species in the barn: at home, with an empty enclosure, homeless
            1.161, // more animals of these
            0.722, -0.193, // kinds of stalls in the barn; of these wanted
            -0.574, // more than one empty enclosure
            0.918, 1.308, 1.551, 0.709, 0.215, 0.935, 0.536, // coins: first to sixth, each further
            0.096, 0.064, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.690, // unseen jungle animals without room on the board
            -1.355, -0.881, // jungle species in the barn, with room on the board and without
            0.593, -1.312, 0.375, 0.325, // own bonus tokens, their colours, visitors and points
            -0.588, 0.295, // colours whose token is another's, and points
            -1.000, -0.323, -0.139, -0.570, 0.303, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            4.845, // always
            4.832, -0.650, 3.456, 4.561, 5.807, // animals in E4
            4.446, -0.067, 2.578, 4.546, 7.087, 8.371, // animals in E5
            3.099, 0.259, 2.869, 3.541, 6.680, 8.965, 9.926, // animals in E6
            4.386, 3.548, 5.655, 7.825, 9.865, 10.763, // animals in an extension
            0.985, 1.805, 2.139, // unseen tiles that fit, for 1, 2, more spaces
            1.300, 1.724, // animals that count by a stall; unseen mates
            1.012, 0.222, // kinds of stalls; free stall spaces
            0.841, 1.868, 1.647, // species in the barn: at home, with an empty enclosure, homeless
            1.283, // more animals of these
            0.756, -0.438, // kinds of stalls in the barn; of these wanted
            1.347, // more than one empty enclosure
            1.040, 1.974, 2.953, 0.670, 0.630, 0.992, 0.522, // coins: first to sixth, each further
            0.099, 0.066, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.180, // unseen jungle animals without room on the board
            -1.703, -0.870, // jungle species in the barn, with room on the board and without
            0.326, -1.126, 0.462, 0.368, // own bonus tokens, their colours, visitors and points
            -0.041, 0.797, // colours whose token is another's, and points
            -1.658, -0.076, 0.005, -1.063, 0.257, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            4.661, // always
            4.686, -0.549, 3.438, 4.540, 5.777, // animals in E4
            4.326, 0.033, 2.626, 4.567, 7.008, 8.357, // animals in E5
            3.032, 0.351, 2.912, 3.609, 6.679, 8.852, 9.929, // animals in E6
            4.274, 3.522, 5.605, 7.746, 9.680, 10.696, // animals in an extension
            0.962, 1.747, 2.061, // unseen tiles that fit, for 1, 2, more spaces
            1.262, 1.670, // animals that count by a stall; unseen mates
            1.031, 0.229, // kinds of stalls; free stall spaces
            0.779, 1.759, 1.515, // species in the barn: at home, with an empty enclosure, homeless
            1.234, // more animals of these
            0.659, -0.391, // kinds of stalls in the barn; of these wanted
            1.295, // more than one empty enclosure
            1.039, 1.932, 2.869, 0.669, 0.625, 0.969, 0.506, // coins: first to sixth, each further
            0.101, 0.067, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.185, // unseen jungle animals without room on the board
            -1.684, -0.909, // jungle species in the barn, with room on the board and without
            0.390, -1.007, 0.520, 0.356, // own bonus tokens, their colours, visitors and points
            0.025, 0.768, // colours whose token is another's, and points
            -1.488, 0.007, 0.069, -1.019, 0.278, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            4.569, // always
            4.614, -0.499, 3.430, 4.529, 5.761, // animals in E4
            4.266, 0.082, 2.650, 4.578, 6.969, 8.350, // animals in E5
            2.998, 0.397, 2.933, 3.643, 6.679, 8.797, 9.930, // animals in E6
            4.218, 3.510, 5.579, 7.707, 9.588, 10.663, // animals in an extension
            0.951, 1.719, 2.022, // unseen tiles that fit, for 1, 2, more spaces
            1.243, 1.643, // animals that count by a stall; unseen mates
            1.040, 0.232, // kinds of stalls; free stall spaces
            0.748, 1.705, 1.450, // species in the barn: at home, with an empty enclosure, homeless
            1.210, // more animals of these
            0.611, -0.367, // kinds of stalls in the barn; of these wanted
            1.270, // more than one empty enclosure
            1.038, 1.911, 2.828, 0.668, 0.623, 0.958, 0.498, // coins: first to sixth, each further
            0.102, 0.068, 0.300, // points of the tokens of the next donations; full enclosures to give
            -0.187, // unseen jungle animals without room on the board
            -1.674, -0.929, // jungle species in the barn, with room on the board and without
            0.421, -0.948, 0.549, 0.350, // own bonus tokens, their colours, visitors and points
            0.058, 0.754, // colours whose token is another's, and points
            -1.404, 0.048, 0.101, -0.997, 0.288, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
];

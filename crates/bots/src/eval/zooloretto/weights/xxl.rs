//! The weights of what is seen of a zoo, learned from 2500 games of self-play for each number of seats in each of
//! 10 generations. Written by `cargo run --release -p menagerie-bots --example tune_zooloretto -- \
//! --games 2500 --seed 1 --generations 10 --variant 1`.

use super::super::prospects::Weights;

/// The learned weights.
#[rustfmt::skip]
#[allow(clippy::approx_constant, clippy::excessive_precision, reason = "a learned number means nothing else")]
pub(super) static TUNED: Weights = [
    [ // 2 seats.
        [ // 0 tiles for each seat.
            -2.048, // always
            0.689, 0.871, 0.921, 3.398, 4.752, // animals in E4
            0.829, 1.012, 1.387, 2.218, 5.779, 7.867, // animals in E5
            1.269, 1.393, 1.594, 2.174, 3.138, 7.469, 9.939, // animals in E6
            0.950, 1.521, 1.976, 2.732, 6.561, 9.169, // animals in an extension
            0.167, 0.235, 0.011, // unseen tiles that fit, for 1, 2, more spaces
            0.525, 0.372, // animals that count by a stall; unseen mates
            1.912, 0.158, // kinds of stalls; free stall spaces
            -0.684, -1.397, -1.538, // species in the barn: at home, with an empty enclosure, homeless
            0.017, // more animals of these
            -1.788, 1.214, // kinds of stalls in the barn; of these wanted
            -0.131, // more than one empty enclosure
            1.698, 0.802, 0.483, 0.377, 0.356, 0.607, -0.241, // coins: first to sixth, each further
            -0.068, -0.054, 0.920, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.128, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            -1.904, // always
            1.099, 0.644, 0.850, 3.278, 4.956, // animals in E4
            0.760, 0.841, 1.539, 2.635, 6.238, 7.331, // animals in E5
            1.377, 1.285, 1.782, 2.526, 3.520, 7.203, 9.589, // animals in E6
            1.264, 1.970, 2.494, 3.780, 7.265, 9.170, // animals in an extension
            0.484, 0.459, 0.339, // unseen tiles that fit, for 1, 2, more spaces
            0.414, 0.636, // animals that count by a stall; unseen mates
            1.880, 0.335, // kinds of stalls; free stall spaces
            -0.186, -0.945, -1.286, // species in the barn: at home, with an empty enclosure, homeless
            0.074, // more animals of these
            -1.802, 1.148, // kinds of stalls in the barn; of these wanted
            0.010, // more than one empty enclosure
            1.712, 0.886, 0.505, 0.775, 0.887, 1.096, -0.042, // coins: first to sixth, each further
            0.061, 0.016, 0.806, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.150, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            -1.196, // always
            0.907, 0.683, 1.030, 3.720, 5.284, // animals in E4
            0.513, 0.999, 2.006, 3.297, 6.660, 6.760, // animals in E5
            1.504, 1.378, 1.926, 3.195, 4.083, 7.194, 8.988, // animals in E6
            1.850, 3.184, 3.655, 5.360, 8.571, 9.441, // animals in an extension
            0.291, 0.397, 0.312, // unseen tiles that fit, for 1, 2, more spaces
            0.321, 0.722, // animals that count by a stall; unseen mates
            1.815, 0.414, // kinds of stalls; free stall spaces
            0.039, -0.508, -0.866, // species in the barn: at home, with an empty enclosure, homeless
            0.157, // more animals of these
            -1.700, 1.202, // kinds of stalls in the barn; of these wanted
            0.085, // more than one empty enclosure
            1.627, 0.725, 0.586, 1.510, 1.358, 1.200, 0.164, // coins: first to sixth, each further
            0.166, 0.059, 0.652, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.188, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            -0.088, // always
            0.510, 0.713, 1.597, 4.422, 5.605, // animals in E4
            0.695, 1.375, 2.541, 4.047, 6.763, 6.150, // animals in E5
            1.272, 1.773, 2.408, 3.839, 4.607, 7.326, 8.499, // animals in E6
            2.646, 4.341, 5.076, 7.003, 9.629, 9.732, // animals in an extension
            0.139, 0.203, 0.222, // unseen tiles that fit, for 1, 2, more spaces
            0.258, 0.719, // animals that count by a stall; unseen mates
            1.750, 0.484, // kinds of stalls; free stall spaces
            0.059, -0.094, -0.396, // species in the barn: at home, with an empty enclosure, homeless
            0.269, // more animals of these
            -1.593, 0.995, // kinds of stalls in the barn; of these wanted
            0.209, // more than one empty enclosure
            1.301, 0.933, 1.387, 1.843, 1.430, 1.155, 0.221, // coins: first to sixth, each further
            0.266, 0.121, 0.470, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.233, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            1.146, // always
            -0.009, 1.365, 2.498, 4.968, 5.377, // animals in E4
            0.695, 1.941, 3.273, 4.460, 6.851, 5.829, // animals in E5
            0.878, 2.332, 3.138, 4.500, 5.198, 7.262, 8.013, // animals in E6
            3.724, 6.178, 7.278, 8.528, 10.779, 10.274, // animals in an extension
            0.088, 0.107, 0.132, // unseen tiles that fit, for 1, 2, more spaces
            0.246, 0.595, // animals that count by a stall; unseen mates
            1.543, 0.449, // kinds of stalls; free stall spaces
            0.399, 0.130, 0.278, // species in the barn: at home, with an empty enclosure, homeless
            0.437, // more animals of these
            -1.572, 0.980, // kinds of stalls in the barn; of these wanted
            0.398, // more than one empty enclosure
            1.362, 0.939, 2.188, 1.708, 1.072, 1.493, 0.203, // coins: first to sixth, each further
            0.362, 0.178, 0.443, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.279, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            3.415, // always
            0.932, 1.365, 3.352, 5.863, 5.063, // animals in E4
            -0.255, 2.364, 3.970, 5.863, 8.176, 5.413, // animals in E5
            0.157, 2.775, 3.629, 5.179, 6.366, 8.009, 7.793, // animals in E6
            4.464, 7.232, 8.351, 10.009, 12.450, 10.821, // animals in an extension
            0.033, 0.102, 0.220, // unseen tiles that fit, for 1, 2, more spaces
            0.018, 0.491, // animals that count by a stall; unseen mates
            1.316, 0.195, // kinds of stalls; free stall spaces
            0.493, 1.622, 0.702, // species in the barn: at home, with an empty enclosure, homeless
            0.573, // more animals of these
            -1.387, 0.595, // kinds of stalls in the barn; of these wanted
            0.711, // more than one empty enclosure
            1.432, 1.642, 3.780, 1.577, 1.109, 2.207, 0.057, // coins: first to sixth, each further
            0.402, 0.143, 0.959, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.319, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            4.324, // always
            -1.014, 4.198, 4.317, 5.875, 4.178, // animals in E4
            -2.166, 4.142, 6.134, 5.417, 8.176, 4.877, // animals in E5
            -1.998, 4.152, 5.848, 7.126, 5.998, 7.315, 6.587, // animals in E6
            5.170, 13.942, 16.082, 13.309, 13.710, 12.496, // animals in an extension
            -0.354, -0.412, -0.699, // unseen tiles that fit, for 1, 2, more spaces
            0.533, 0.532, // animals that count by a stall; unseen mates
            1.070, -0.223, // kinds of stalls; free stall spaces
            1.674, 1.452, 1.686, // species in the barn: at home, with an empty enclosure, homeless
            1.583, // more animals of these
            -0.757, 1.116, // kinds of stalls in the barn; of these wanted
            0.574, // more than one empty enclosure
            1.717, 1.982, 2.346, 2.396, 3.153, 2.918, 2.278, // coins: first to sixth, each further
            2.169, 0.242, -0.137, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.345, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            4.239, // always
            -0.974, 4.155, 4.291, 5.838, 4.194, // animals in E4
            -2.098, 4.111, 6.089, 5.411, 8.113, 4.938, // animals in E5
            -1.933, 4.123, 5.812, 7.091, 6.011, 7.289, 6.654, // animals in E6
            5.097, 13.726, 15.851, 13.161, 13.539, 12.428, // animals in an extension
            -0.339, -0.398, -0.683, // unseen tiles that fit, for 1, 2, more spaces
            0.528, 0.528, // animals that count by a stall; unseen mates
            1.078, -0.211, // kinds of stalls; free stall spaces
            1.626, 1.404, 1.618, // species in the barn: at home, with an empty enclosure, homeless
            1.552, // more animals of these
            -0.777, 1.110, // kinds of stalls in the barn; of these wanted
            0.562, // more than one empty enclosure
            1.703, 1.961, 2.314, 2.361, 3.101, 2.869, 2.236, // coins: first to sixth, each further
            2.130, 0.239, -0.128, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.358, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
    [ // 3 seats.
        [ // 0 tiles for each seat.
            -1.767, // always
            1.487, 1.145, 1.144, 2.911, 4.225, // animals in E4
            1.478, 1.389, 1.727, 2.481, 5.273, 7.026, // animals in E5
            1.720, 1.728, 1.978, 2.540, 3.609, 6.731, 8.953, // animals in E6
            1.808, 2.645, 3.136, 3.855, 6.868, 8.999, // animals in an extension
            0.282, 0.350, -0.046, // unseen tiles that fit, for 1, 2, more spaces
            0.309, 0.769, // animals that count by a stall; unseen mates
            1.905, 0.336, // kinds of stalls; free stall spaces
            -0.824, -1.590, -1.372, // species in the barn: at home, with an empty enclosure, homeless
            0.046, // more animals of these
            -1.816, 0.752, // kinds of stalls in the barn; of these wanted
            -1.202, // more than one empty enclosure
            2.049, 0.891, 0.511, 0.348, 0.383, 0.066, 0.099, // coins: first to sixth, each further
            -0.151, -0.209, 1.405, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.128, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            -1.540, // always
            1.645, 1.150, 1.049, 2.850, 4.496, // animals in E4
            1.466, 1.382, 2.015, 3.002, 5.646, 6.195, // animals in E5
            1.730, 1.866, 2.266, 3.023, 4.091, 6.379, 8.292, // animals in E6
            2.623, 3.355, 4.062, 5.025, 7.690, 8.873, // animals in an extension
            0.605, 0.693, 0.320, // unseen tiles that fit, for 1, 2, more spaces
            0.190, 0.893, // animals that count by a stall; unseen mates
            1.828, 0.582, // kinds of stalls; free stall spaces
            -0.329, -1.085, -1.066, // species in the barn: at home, with an empty enclosure, homeless
            0.071, // more animals of these
            -1.774, 0.664, // kinds of stalls in the barn; of these wanted
            -1.220, // more than one empty enclosure
            1.893, 0.896, 0.538, 0.489, 0.392, 0.199, 0.110, // coins: first to sixth, each further
            0.098, -0.003, 0.932, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.150, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            -1.047, // always
            1.458, 1.063, 1.322, 3.315, 4.615, // animals in E4
            1.170, 1.748, 2.448, 3.608, 5.878, 5.531, // animals in E5
            2.026, 2.026, 2.396, 3.696, 4.610, 6.277, 7.387, // animals in E6
            3.765, 4.490, 5.461, 6.834, 8.904, 9.084, // animals in an extension
            0.353, 0.541, 0.352, // unseen tiles that fit, for 1, 2, more spaces
            0.093, 0.786, // animals that count by a stall; unseen mates
            1.736, 0.715, // kinds of stalls; free stall spaces
            -0.227, -0.723, -0.698, // species in the barn: at home, with an empty enclosure, homeless
            0.174, // more animals of these
            -1.660, 0.573, // kinds of stalls in the barn; of these wanted
            -1.016, // more than one empty enclosure
            1.633, 0.819, 0.637, 0.215, 0.248, 0.340, 0.140, // coins: first to sixth, each further
            0.256, 0.107, 0.693, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.188, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            -0.200, // always
            1.357, 0.853, 1.976, 3.926, 4.621, // animals in E4
            1.623, 2.032, 2.835, 4.193, 5.809, 4.968, // animals in E5
            2.037, 2.291, 2.895, 4.043, 5.191, 6.281, 6.872, // animals in E6
            5.005, 5.766, 6.887, 8.387, 9.663, 9.241, // animals in an extension
            0.177, 0.271, 0.362, // unseen tiles that fit, for 1, 2, more spaces
            -0.001, 0.556, // animals that count by a stall; unseen mates
            1.579, 0.672, // kinds of stalls; free stall spaces
            0.019, -0.298, -0.357, // species in the barn: at home, with an empty enclosure, homeless
            0.316, // more animals of these
            -1.501, 0.052, // kinds of stalls in the barn; of these wanted
            -0.819, // more than one empty enclosure
            1.461, 0.897, 1.240, 0.465, -0.051, 0.224, 0.312, // coins: first to sixth, each further
            0.343, 0.233, 0.608, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.233, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            1.206, // always
            1.122, 1.125, 2.775, 4.595, 4.642, // animals in E4
            2.378, 2.181, 2.949, 4.271, 6.025, 5.304, // animals in E5
            2.406, 2.677, 3.575, 4.526, 5.457, 6.205, 6.533, // animals in E6
            6.338, 7.210, 8.279, 9.294, 10.164, 9.518, // animals in an extension
            0.171, 0.217, 0.177, // unseen tiles that fit, for 1, 2, more spaces
            -0.111, 0.519, // animals that count by a stall; unseen mates
            1.391, 0.457, // kinds of stalls; free stall spaces
            0.377, 0.292, 0.276, // species in the barn: at home, with an empty enclosure, homeless
            0.551, // more animals of these
            -1.348, -0.217, // kinds of stalls in the barn; of these wanted
            -0.110, // more than one empty enclosure
            1.344, 0.716, 1.939, 0.176, 0.124, 0.210, 0.500, // coins: first to sixth, each further
            0.344, 0.278, 0.964, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.279, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            2.571, // always
            0.070, 1.926, 3.686, 5.284, 4.767, // animals in E4
            2.567, 1.956, 3.464, 4.779, 6.759, 5.162, // animals in E5
            3.900, 2.455, 3.461, 4.482, 5.443, 6.228, 7.095, // animals in E6
            6.380, 6.634, 7.820, 8.418, 9.676, 8.989, // animals in an extension
            0.119, 0.229, 0.251, // unseen tiles that fit, for 1, 2, more spaces
            -0.196, 0.417, // animals that count by a stall; unseen mates
            1.068, 0.143, // kinds of stalls; free stall spaces
            0.971, 0.616, 0.816, // species in the barn: at home, with an empty enclosure, homeless
            0.768, // more animals of these
            -1.617, -0.319, // kinds of stalls in the barn; of these wanted
            -0.124, // more than one empty enclosure
            1.511, 1.620, 2.867, 0.861, 0.849, 0.670, 0.710, // coins: first to sixth, each further
            0.826, 0.298, 0.571, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.319, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            2.661, // always
            1.818, 1.559, 3.288, 4.887, 4.339, // animals in E4
            2.388, 2.321, 3.263, 5.122, 6.736, 5.086, // animals in E5
            0.632, 3.308, 3.430, 5.052, 6.823, 6.634, 7.485, // animals in E6
            5.698, 6.230, 6.963, 7.817, 9.353, 8.990, // animals in an extension
            -0.152, 0.041, 0.111, // unseen tiles that fit, for 1, 2, more spaces
            -0.947, 0.617, // animals that count by a stall; unseen mates
            1.657, 0.412, // kinds of stalls; free stall spaces
            2.405, 2.052, 1.783, // species in the barn: at home, with an empty enclosure, homeless
            0.030, // more animals of these
            -2.076, 0.514, // kinds of stalls in the barn; of these wanted
            0.520, // more than one empty enclosure
            1.805, 2.766, 3.770, 1.515, 1.678, 0.799, 0.779, // coins: first to sixth, each further
            1.888, 0.370, 0.221, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.345, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            2.609, // always
            1.802, 1.567, 3.283, 4.870, 4.352, // animals in E4
            2.366, 2.326, 3.275, 5.122, 6.702, 5.144, // animals in E5
            0.646, 3.295, 3.441, 5.058, 6.820, 6.621, 7.534, // animals in E6
            5.615, 6.164, 6.911, 7.776, 9.268, 8.990, // animals in an extension
            -0.142, 0.046, 0.111, // unseen tiles that fit, for 1, 2, more spaces
            -0.923, 0.611, // animals that count by a stall; unseen mates
            1.654, 0.412, // kinds of stalls; free stall spaces
            2.342, 1.993, 1.712, // species in the barn: at home, with an empty enclosure, homeless
            0.029, // more animals of these
            -2.071, 0.519, // kinds of stalls in the barn; of these wanted
            0.510, // more than one empty enclosure
            1.790, 2.729, 3.711, 1.498, 1.655, 0.791, 0.765, // coins: first to sixth, each further
            1.854, 0.364, 0.222, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.358, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
    [ // 4 seats.
        [ // 0 tiles for each seat.
            -2.156, // always
            1.145, 0.915, 0.940, 2.997, 4.525, // animals in E4
            0.939, 1.229, 1.616, 2.452, 5.406, 7.343, // animals in E5
            1.450, 1.483, 1.734, 2.468, 3.499, 6.957, 9.281, // animals in E6
            1.856, 2.495, 2.533, 3.534, 6.686, 9.043, // animals in an extension
            0.260, 0.431, -0.165, // unseen tiles that fit, for 1, 2, more spaces
            0.384, 1.322, // animals that count by a stall; unseen mates
            1.923, 0.122, // kinds of stalls; free stall spaces
            -0.743, -1.664, -1.517, // species in the barn: at home, with an empty enclosure, homeless
            0.112, // more animals of these
            -1.893, 1.359, // kinds of stalls in the barn; of these wanted
            -0.903, // more than one empty enclosure
            2.151, 1.160, 0.763, 0.572, 0.417, 0.798, 0.547, // coins: first to sixth, each further
            -0.091, -0.074, 0.667, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.128, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            -1.934, // always
            1.410, 0.842, 0.763, 2.736, 5.046, // animals in E4
            1.243, 1.120, 1.832, 2.853, 5.797, 6.468, // animals in E5
            1.755, 1.500, 1.855, 2.868, 4.016, 6.603, 8.656, // animals in E6
            3.655, 3.054, 3.361, 4.516, 7.290, 8.670, // animals in an extension
            0.970, 0.939, 0.448, // unseen tiles that fit, for 1, 2, more spaces
            0.232, 1.452, // animals that count by a stall; unseen mates
            1.797, 0.225, // kinds of stalls; free stall spaces
            -0.374, -1.297, -1.229, // species in the barn: at home, with an empty enclosure, homeless
            0.213, // more animals of these
            -1.882, 1.486, // kinds of stalls in the barn; of these wanted
            -0.642, // more than one empty enclosure
            1.975, 1.169, 1.018, 0.932, 0.926, 1.076, 0.625, // coins: first to sixth, each further
            0.081, 0.046, 0.543, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.150, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            -1.247, // always
            1.569, 0.638, 0.810, 3.454, 5.102, // animals in E4
            1.588, 1.100, 2.064, 3.358, 6.304, 5.770, // animals in E5
            2.406, 1.397, 1.982, 3.318, 4.409, 6.687, 8.017, // animals in E6
            5.158, 4.164, 4.832, 6.081, 8.686, 9.020, // animals in an extension
            0.524, 0.761, 0.407, // unseen tiles that fit, for 1, 2, more spaces
            0.162, 1.518, // animals that count by a stall; unseen mates
            1.691, 0.247, // kinds of stalls; free stall spaces
            -0.225, -0.996, -0.820, // species in the barn: at home, with an empty enclosure, homeless
            0.348, // more animals of these
            -1.779, 1.385, // kinds of stalls in the barn; of these wanted
            -1.097, // more than one empty enclosure
            1.765, 1.240, 1.309, 1.186, 0.964, 0.916, 0.820, // coins: first to sixth, each further
            0.131, 0.080, 0.444, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.188, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            -0.185, // always
            1.444, 0.474, 1.580, 4.290, 4.962, // animals in E4
            1.867, 1.115, 2.387, 4.023, 6.785, 5.298, // animals in E5
            2.441, 1.204, 2.377, 3.905, 5.013, 7.073, 7.613, // animals in E6
            6.439, 5.262, 6.330, 7.757, 10.098, 9.214, // animals in an extension
            0.179, 0.392, 0.377, // unseen tiles that fit, for 1, 2, more spaces
            0.116, 1.310, // animals that count by a stall; unseen mates
            1.558, 0.174, // kinds of stalls; free stall spaces
            -0.121, -0.663, -0.350, // species in the barn: at home, with an empty enclosure, homeless
            0.542, // more animals of these
            -1.642, 1.131, // kinds of stalls in the barn; of these wanted
            -2.063, // more than one empty enclosure
            1.538, 1.433, 1.566, 1.654, 1.586, 1.588, 1.239, // coins: first to sixth, each further
            0.161, 0.091, 0.611, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.233, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            1.671, // always
            1.558, 0.676, 2.435, 5.188, 4.869, // animals in E4
            1.625, 1.429, 3.026, 4.897, 7.580, 5.016, // animals in E5
            1.344, 1.534, 3.103, 4.511, 5.980, 7.799, 7.573, // animals in E6
            7.198, 6.055, 7.332, 8.772, 10.883, 9.555, // animals in an extension
            0.020, 0.245, 0.353, // unseen tiles that fit, for 1, 2, more spaces
            0.080, 1.170, // animals that count by a stall; unseen mates
            1.485, 0.054, // kinds of stalls; free stall spaces
            0.079, -0.280, 0.176, // species in the barn: at home, with an empty enclosure, homeless
            0.839, // more animals of these
            -1.398, 1.051, // kinds of stalls in the barn; of these wanted
            -1.761, // more than one empty enclosure
            1.504, 1.577, 3.004, 1.924, 1.705, 1.774, 1.346, // coins: first to sixth, each further
            0.230, 0.076, 0.796, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.279, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            2.167, // always
            2.168, 0.060, 2.767, 5.342, 4.991, // animals in E4
            3.010, 1.083, 2.878, 5.181, 7.473, 4.658, // animals in E5
            -0.370, 1.783, 3.586, 4.963, 6.781, 8.405, 7.512, // animals in E6
            6.196, 5.962, 7.597, 9.716, 11.319, 9.793, // animals in an extension
            0.173, 0.299, 0.573, // unseen tiles that fit, for 1, 2, more spaces
            0.006, 0.986, // animals that count by a stall; unseen mates
            1.297, -0.257, // kinds of stalls; free stall spaces
            0.129, 0.396, 0.991, // species in the barn: at home, with an empty enclosure, homeless
            1.122, // more animals of these
            -1.143, 0.737, // kinds of stalls in the barn; of these wanted
            -1.817, // more than one empty enclosure
            1.521, 2.001, 2.803, 1.842, 1.916, 2.020, 1.766, // coins: first to sixth, each further
            0.983, 0.078, 0.416, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.319, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            2.287, // always
            1.957, -0.519, 3.995, 5.325, 4.760, // animals in E4
            3.345, 1.360, 3.096, 4.809, 7.093, 4.841, // animals in E5
            3.647, 1.388, 2.816, 3.789, 5.504, 8.458, 7.389, // animals in E6
            5.820, 5.965, 7.676, 9.670, 11.057, 9.776, // animals in an extension
            -0.749, -0.008, 0.346, // unseen tiles that fit, for 1, 2, more spaces
            0.973, 0.749, // animals that count by a stall; unseen mates
            0.179, -0.408, // kinds of stalls; free stall spaces
            -0.714, 1.209, 2.325, // species in the barn: at home, with an empty enclosure, homeless
            1.206, // more animals of these
            -1.254, 0.618, // kinds of stalls in the barn; of these wanted
            0.085, // more than one empty enclosure
            0.795, 2.241, 2.398, 1.496, 1.592, 1.972, 1.708, // coins: first to sixth, each further
            2.167, 1.170, 0.029, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.345, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            2.242, // always
            1.938, -0.470, 3.975, 5.299, 4.764, // animals in E4
            3.304, 1.384, 3.110, 4.815, 7.052, 4.903, // animals in E5
            3.601, 1.413, 2.839, 3.820, 5.526, 8.410, 7.440, // animals in E6
            5.734, 5.905, 7.610, 9.594, 10.939, 9.760, // animals in an extension
            -0.726, -0.002, 0.341, // unseen tiles that fit, for 1, 2, more spaces
            0.960, 0.740, // animals that count by a stall; unseen mates
            0.205, -0.393, // kinds of stalls; free stall spaces
            -0.716, 1.165, 2.244, // species in the barn: at home, with an empty enclosure, homeless
            1.182, // more animals of these
            -1.265, 0.622, // kinds of stalls in the barn; of these wanted
            0.083, // more than one empty enclosure
            0.799, 2.214, 2.365, 1.479, 1.571, 1.941, 1.676, // coins: first to sixth, each further
            2.127, 1.149, 0.034, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.358, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
    [ // 5 seats.
        [ // 0 tiles for each seat.
            -2.281, // always
            1.043, 0.775, 0.929, 3.101, 4.552, // animals in E4
            1.086, 1.025, 1.500, 2.401, 5.478, 7.371, // animals in E5
            1.439, 1.241, 1.590, 2.337, 3.459, 7.145, 9.534, // animals in E6
            1.865, 1.867, 2.236, 3.292, 6.541, 8.951, // animals in an extension
            0.334, 0.505, -0.095, // unseen tiles that fit, for 1, 2, more spaces
            0.418, 1.802, // animals that count by a stall; unseen mates
            2.001, 0.098, // kinds of stalls; free stall spaces
            -0.900, -1.725, -1.617, // species in the barn: at home, with an empty enclosure, homeless
            0.182, // more animals of these
            -1.856, 1.216, // kinds of stalls in the barn; of these wanted
            -1.443, // more than one empty enclosure
            1.845, 1.140, 0.711, 0.495, 0.231, 0.875, 0.574, // coins: first to sixth, each further
            -0.117, -0.089, 0.603, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.128, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            -2.164, // always
            1.551, 0.489, 0.694, 2.695, 5.137, // animals in E4
            1.553, 0.896, 1.550, 2.835, 5.733, 6.516, // animals in E5
            1.676, 1.022, 1.609, 2.847, 4.102, 6.757, 9.010, // animals in E6
            2.966, 2.333, 2.833, 4.204, 6.940, 8.531, // animals in an extension
            1.269, 1.245, 0.726, // unseen tiles that fit, for 1, 2, more spaces
            0.226, 2.085, // animals that count by a stall; unseen mates
            1.905, 0.163, // kinds of stalls; free stall spaces
            -0.552, -1.445, -1.378, // species in the barn: at home, with an empty enclosure, homeless
            0.294, // more animals of these
            -1.679, 1.518, // kinds of stalls in the barn; of these wanted
            -0.727, // more than one empty enclosure
            1.674, 1.340, 0.909, 0.833, 0.718, 0.830, 0.550, // coins: first to sixth, each further
            0.047, 0.023, 0.390, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.150, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            -1.772, // always
            1.361, 0.324, 0.930, 3.248, 5.186, // animals in E4
            1.831, 0.723, 1.761, 3.435, 6.091, 5.818, // animals in E5
            1.925, 0.773, 1.802, 3.370, 4.756, 6.852, 8.214, // animals in E6
            4.364, 3.394, 4.222, 5.833, 8.347, 8.861, // animals in an extension
            0.711, 0.829, 0.597, // unseen tiles that fit, for 1, 2, more spaces
            0.095, 1.927, // animals that count by a stall; unseen mates
            1.934, 0.181, // kinds of stalls; free stall spaces
            -0.403, -1.149, -0.993, // species in the barn: at home, with an empty enclosure, homeless
            0.505, // more animals of these
            -1.819, 1.428, // kinds of stalls in the barn; of these wanted
            -0.894, // more than one empty enclosure
            1.712, 1.291, 1.228, 1.021, 1.151, 0.679, 0.507, // coins: first to sixth, each further
            0.094, 0.016, 0.449, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.188, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            -1.039, // always
            1.185, 0.029, 1.430, 4.138, 5.112, // animals in E4
            1.728, 0.547, 2.075, 4.057, 6.745, 5.468, // animals in E5
            1.358, 0.789, 2.142, 3.924, 5.399, 7.340, 7.820, // animals in E6
            5.640, 4.236, 5.669, 7.551, 9.704, 8.903, // animals in an extension
            0.284, 0.552, 0.570, // unseen tiles that fit, for 1, 2, more spaces
            0.004, 1.693, // animals that count by a stall; unseen mates
            1.982, 0.177, // kinds of stalls; free stall spaces
            -0.239, -0.812, -0.576, // species in the barn: at home, with an empty enclosure, homeless
            0.726, // more animals of these
            -1.612, 1.328, // kinds of stalls in the barn; of these wanted
            -1.490, // more than one empty enclosure
            1.613, 1.533, 1.308, 1.466, 1.462, 1.523, 0.977, // coins: first to sixth, each further
            0.149, 0.015, 0.654, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.233, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            -0.181, // always
            1.135, 0.037, 1.913, 4.591, 5.196, // animals in E4
            1.627, 0.629, 2.585, 4.638, 7.076, 5.166, // animals in E5
            0.440, 0.948, 2.793, 4.577, 5.962, 7.700, 7.573, // animals in E6
            6.770, 5.118, 6.813, 8.200, 10.498, 9.645, // animals in an extension
            0.317, 0.478, 0.530, // unseen tiles that fit, for 1, 2, more spaces
            -0.134, 1.528, // animals that count by a stall; unseen mates
            2.101, 0.100, // kinds of stalls; free stall spaces
            -0.054, -0.395, -0.045, // species in the barn: at home, with an empty enclosure, homeless
            1.099, // more animals of these
            -1.421, 1.443, // kinds of stalls in the barn; of these wanted
            -1.482, // more than one empty enclosure
            1.619, 1.821, 2.426, 1.871, 1.812, 1.656, 1.221, // coins: first to sixth, each further
            0.491, -0.004, 0.719, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.279, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            0.011, // always
            1.838, -1.030, 2.245, 4.639, 5.480, // animals in E4
            2.681, 0.047, 2.330, 5.025, 7.002, 5.042, // animals in E5
            -0.554, 0.780, 3.011, 4.679, 6.700, 8.265, 7.624, // animals in E6
            5.333, 4.429, 6.348, 8.547, 10.793, 9.604, // animals in an extension
            0.540, 0.591, 0.955, // unseen tiles that fit, for 1, 2, more spaces
            -0.389, 1.540, // animals that count by a stall; unseen mates
            2.104, -0.229, // kinds of stalls; free stall spaces
            0.342, 0.628, 1.131, // species in the barn: at home, with an empty enclosure, homeless
            1.463, // more animals of these
            -1.544, 1.444, // kinds of stalls in the barn; of these wanted
            -1.575, // more than one empty enclosure
            1.290, 2.197, 2.709, 1.805, 1.692, 1.835, 1.414, // coins: first to sixth, each further
            1.345, -0.086, 0.622, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.319, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            0.228, // always
            1.678, -1.563, 3.006, 4.856, 5.481, // animals in E4
            1.943, 0.613, 3.381, 4.673, 6.723, 5.151, // animals in E5
            3.109, -0.240, 2.228, 3.568, 6.355, 8.197, 7.714, // animals in E6
            4.901, 4.402, 6.216, 8.482, 10.572, 9.581, // animals in an extension
            0.714, 0.640, 0.510, // unseen tiles that fit, for 1, 2, more spaces
            0.794, -0.098, // animals that count by a stall; unseen mates
            1.519, -0.141, // kinds of stalls; free stall spaces
            -0.261, 2.108, 3.500, // species in the barn: at home, with an empty enclosure, homeless
            1.899, // more animals of these
            -1.586, 1.420, // kinds of stalls in the barn; of these wanted
            1.328, // more than one empty enclosure
            2.238, 2.574, 2.259, 2.097, 1.449, 1.755, 1.364, // coins: first to sixth, each further
            2.601, 1.222, 0.625, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.345, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            0.223, // always
            1.665, -1.493, 3.006, 4.839, 5.471, // animals in E4
            1.930, 0.652, 3.390, 4.682, 6.689, 5.207, // animals in E5
            3.074, -0.183, 2.263, 3.603, 6.361, 8.154, 7.759, // animals in E6
            4.833, 4.372, 6.179, 8.429, 10.463, 9.569, // animals in an extension
            0.707, 0.633, 0.502, // unseen tiles that fit, for 1, 2, more spaces
            0.784, -0.090, // animals that count by a stall; unseen mates
            1.519, -0.130, // kinds of stalls; free stall spaces
            -0.272, 2.047, 3.396, // species in the barn: at home, with an empty enclosure, homeless
            1.862, // more animals of these
            -1.590, 1.408, // kinds of stalls in the barn; of these wanted
            1.302, // more than one empty enclosure
            2.214, 2.540, 2.230, 2.068, 1.431, 1.729, 1.339, // coins: first to sixth, each further
            2.553, 1.200, 0.619, // points of the tokens of the next donations; full enclosures to give
            -0.300, // unseen jungle animals without room on the board
            -1.200, -1.900, // jungle species in the barn, with room on the board and without
            1.358, 2.000, 2.000, 0.050, // own bonus tokens, their colours, visitors and points
            1.700, 0.050, // colours whose token is another's, and points
            2.800, 2.100, 1.700, 0.100, 0.800, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
];

//! The weights of what is seen of a zoo, learned from 2500 games of self-play for each number of seats in each of
//! 10 generations. Written by `cargo run --release -p menagerie-bots --example tune_zooloretto -- \
//! --games 2500 --seed 1 --generations 10 --variant 3`.

use super::super::prospects::Weights;

/// The learned weights.
#[rustfmt::skip]
#[allow(clippy::approx_constant, clippy::excessive_precision, reason = "a learned number means nothing else")]
pub(super) static TUNED: Weights = [
    [ // 2 seats.
        [ // 0 tiles for each seat.
            -1.226, // always
            0.975, 0.863, 1.034, 3.583, 4.998, // animals in E4
            0.851, 1.188, 1.531, 2.211, 6.023, 8.112, // animals in E5
            1.465, 1.599, 1.724, 2.258, 3.029, 7.531, 10.193, // animals in E6
            0.932, 1.230, 1.826, 2.297, 6.550, 9.158, // animals in an extension
            0.133, 0.134, 0.007, // unseen tiles that fit, for 1, 2, more spaces
            0.605, 0.370, // animals that count by a stall; unseen mates
            1.972, 0.231, // kinds of stalls; free stall spaces
            -0.686, -1.395, -1.571, // species in the barn: at home, with an empty enclosure, homeless
            0.022, // more animals of these
            -1.778, 1.060, // kinds of stalls in the barn; of these wanted
            -0.166, // more than one empty enclosure
            1.629, 0.770, 0.623, 0.400, 0.470, 0.307, -0.333, // coins: first to sixth, each further
            -0.052, -0.053, 0.792, // points of the tokens of the next donations; full enclosures to give
            -0.387, // unseen jungle animals without room on the board
            -1.741, -1.837, // jungle species in the barn, with room on the board and without
            0.176, 1.507, 2.049, -0.041, // own bonus tokens, their colours, visitors and points
            1.773, -0.022, // colours whose token is another's, and points
            1.713, 1.754, 1.748, -0.029, -0.003, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            -0.567, // always
            1.424, 1.008, 0.920, 3.436, 5.375, // animals in E4
            0.663, 1.246, 1.848, 2.686, 6.523, 7.714, // animals in E5
            1.515, 1.727, 1.894, 2.795, 3.402, 7.471, 9.816, // animals in E6
            1.212, 1.969, 2.428, 3.436, 7.458, 9.250, // animals in an extension
            0.459, 0.431, 0.191, // unseen tiles that fit, for 1, 2, more spaces
            0.506, 0.673, // animals that count by a stall; unseen mates
            1.848, 0.373, // kinds of stalls; free stall spaces
            -0.179, -1.014, -1.266, // species in the barn: at home, with an empty enclosure, homeless
            0.069, // more animals of these
            -1.765, 1.216, // kinds of stalls in the barn; of these wanted
            -0.148, // more than one empty enclosure
            1.669, 0.921, 0.604, 0.568, 0.599, 0.498, -0.302, // coins: first to sixth, each further
            0.088, 0.024, 0.665, // points of the tokens of the next donations; full enclosures to give
            -0.513, // unseen jungle animals without room on the board
            -1.603, -1.821, // jungle species in the barn, with room on the board and without
            0.331, 1.347, 2.006, -0.025, // own bonus tokens, their colours, visitors and points
            1.530, 0.015, // colours whose token is another's, and points
            1.635, 1.685, 1.569, -0.073, -0.050, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            0.786, // always
            1.500, 1.132, 1.192, 4.065, 5.718, // animals in E4
            0.634, 1.726, 2.304, 3.447, 6.953, 7.151, // animals in E5
            1.658, 2.143, 2.103, 3.444, 4.036, 7.541, 9.326, // animals in E6
            1.540, 3.333, 3.868, 5.100, 8.601, 9.608, // animals in an extension
            0.317, 0.356, 0.121, // unseen tiles that fit, for 1, 2, more spaces
            0.456, 0.659, // animals that count by a stall; unseen mates
            1.757, 0.494, // kinds of stalls; free stall spaces
            -0.059, -0.670, -0.898, // species in the barn: at home, with an empty enclosure, homeless
            0.149, // more animals of these
            -1.733, 1.193, // kinds of stalls in the barn; of these wanted
            0.105, // more than one empty enclosure
            1.515, 0.855, 0.595, 0.739, 0.851, 0.539, -0.292, // coins: first to sixth, each further
            0.211, 0.063, 0.457, // points of the tokens of the next donations; full enclosures to give
            -0.773, // unseen jungle animals without room on the board
            -1.383, -1.792, // jungle species in the barn, with room on the board and without
            0.592, 0.970, 2.023, -0.004, // own bonus tokens, their colours, visitors and points
            1.293, 0.054, // colours whose token is another's, and points
            1.519, 1.538, 1.377, -0.093, -0.094, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            2.329, // always
            0.938, 1.610, 1.995, 4.763, 5.957, // animals in E4
            0.876, 2.198, 3.160, 4.134, 7.022, 6.601, // animals in E5
            1.460, 2.658, 2.591, 4.366, 4.853, 7.523, 8.689, // animals in E6
            2.666, 4.637, 5.312, 6.709, 9.727, 10.012, // animals in an extension
            0.138, 0.237, 0.063, // unseen tiles that fit, for 1, 2, more spaces
            0.294, 0.610, // animals that count by a stall; unseen mates
            1.733, 0.609, // kinds of stalls; free stall spaces
            0.014, -0.378, -0.603, // species in the barn: at home, with an empty enclosure, homeless
            0.253, // more animals of these
            -1.642, 1.128, // kinds of stalls in the barn; of these wanted
            0.495, // more than one empty enclosure
            1.312, 0.852, 1.032, 1.515, 0.982, 0.778, -0.325, // coins: first to sixth, each further
            0.286, 0.115, 0.384, // points of the tokens of the next donations; full enclosures to give
            -0.917, // unseen jungle animals without room on the board
            -1.364, -1.683, // jungle species in the barn, with room on the board and without
            0.865, 0.803, 2.072, 0.006, // own bonus tokens, their colours, visitors and points
            0.994, 0.123, // colours whose token is another's, and points
            1.476, 1.395, 1.063, -0.064, -0.115, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            4.208, // always
            1.335, 1.899, 2.526, 5.513, 5.990, // animals in E4
            0.748, 2.874, 3.865, 4.616, 7.483, 6.526, // animals in E5
            0.648, 3.094, 3.723, 5.207, 5.415, 7.779, 8.518, // animals in E6
            3.664, 6.059, 7.230, 8.207, 10.753, 10.489, // animals in an extension
            0.066, 0.249, 0.066, // unseen tiles that fit, for 1, 2, more spaces
            0.279, 0.495, // animals that count by a stall; unseen mates
            1.568, 0.818, // kinds of stalls; free stall spaces
            0.150, -0.208, 0.024, // species in the barn: at home, with an empty enclosure, homeless
            0.408, // more animals of these
            -1.478, 0.988, // kinds of stalls in the barn; of these wanted
            0.969, // more than one empty enclosure
            1.219, 0.987, 2.037, 1.474, 0.971, 1.109, -0.993, // coins: first to sixth, each further
            0.369, 0.153, 0.259, // points of the tokens of the next donations; full enclosures to give
            -0.890, // unseen jungle animals without room on the board
            -1.180, -1.548, // jungle species in the barn, with room on the board and without
            1.281, 0.534, 2.110, 0.021, // own bonus tokens, their colours, visitors and points
            0.657, 0.190, // colours whose token is another's, and points
            1.276, 1.102, 0.813, -0.003, -0.235, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            6.287, // always
            2.512, 1.412, 3.289, 6.427, 5.807, // animals in E4
            -0.250, 2.365, 3.944, 6.419, 9.275, 6.650, // animals in E5
            -0.943, 2.913, 4.137, 5.564, 7.219, 8.980, 8.911, // animals in E6
            4.799, 6.219, 7.010, 8.950, 12.577, 10.757, // animals in an extension
            0.041, 0.357, 0.556, // unseen tiles that fit, for 1, 2, more spaces
            -0.237, 0.613, // animals that count by a stall; unseen mates
            1.643, 0.360, // kinds of stalls; free stall spaces
            -0.016, 1.591, 0.149, // species in the barn: at home, with an empty enclosure, homeless
            0.383, // more animals of these
            -1.454, 0.663, // kinds of stalls in the barn; of these wanted
            1.524, // more than one empty enclosure
            1.434, 1.707, 3.780, 1.697, 1.215, 1.406, -1.403, // coins: first to sixth, each further
            0.185, 0.248, 0.969, // points of the tokens of the next donations; full enclosures to give
            -0.980, // unseen jungle animals without room on the board
            -1.164, -1.551, // jungle species in the barn, with room on the board and without
            1.749, 0.191, 1.837, 0.132, // own bonus tokens, their colours, visitors and points
            0.526, 0.060, // colours whose token is another's, and points
            1.259, 1.300, 0.916, -0.329, -0.688, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            10.332, // always
            -1.977, 3.800, 8.025, 9.816, 3.900, // animals in E4
            -3.518, 4.406, 5.967, 9.503, 11.514, 4.718, // animals in E5
            -4.059, 3.532, 5.240, 6.415, 9.848, 11.844, 8.217, // animals in E6
            3.943, 14.020, 16.853, 21.181, 18.460, 13.907, // animals in an extension
            -1.064, -1.205, -0.830, // unseen tiles that fit, for 1, 2, more spaces
            0.826, 0.271, // animals that count by a stall; unseen mates
            -0.052, 0.309, // kinds of stalls; free stall spaces
            0.602, 0.587, 1.305, // species in the barn: at home, with an empty enclosure, homeless
            1.771, // more animals of these
            0.252, -0.232, // kinds of stalls in the barn; of these wanted
            1.645, // more than one empty enclosure
            1.469, 2.492, 1.626, 1.271, 3.364, 3.135, 1.181, // coins: first to sixth, each further
            3.367, -0.460, 0.018, // points of the tokens of the next donations; full enclosures to give
            -0.020, // unseen jungle animals without room on the board
            -0.315, 0.490, // jungle species in the barn, with room on the board and without
            2.760, -0.115, 2.822, 0.123, // own bonus tokens, their colours, visitors and points
            -0.975, 0.759, // colours whose token is another's, and points
            0.132, -0.906, -1.095, 1.470, 0.053, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            10.130, // always
            -1.919, 3.765, 7.927, 9.702, 3.921, // animals in E4
            -3.424, 4.370, 5.925, 9.417, 11.386, 4.782, // animals in E5
            -3.954, 3.515, 5.216, 6.393, 9.786, 11.729, 8.252, // animals in E6
            3.894, 13.802, 16.607, 20.879, 18.196, 13.810, // animals in an extension
            -1.035, -1.175, -0.812, // unseen tiles that fit, for 1, 2, more spaces
            0.816, 0.271, // animals that count by a stall; unseen mates
            -0.021, 0.311, // kinds of stalls; free stall spaces
            0.574, 0.556, 1.244, // species in the barn: at home, with an empty enclosure, homeless
            1.736, // more animals of these
            0.212, -0.212, // kinds of stalls in the barn; of these wanted
            1.613, // more than one empty enclosure
            1.460, 2.460, 1.609, 1.259, 3.308, 3.081, 1.160, // coins: first to sixth, each further
            3.304, -0.449, 0.024, // points of the tokens of the next donations; full enclosures to give
            -0.026, // unseen jungle animals without room on the board
            -0.332, 0.443, // jungle species in the barn, with room on the board and without
            2.745, -0.073, 2.806, 0.122, // own bonus tokens, their colours, visitors and points
            -0.922, 0.745, // colours whose token is another's, and points
            0.184, -0.847, -1.040, 1.443, 0.068, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
    [ // 3 seats.
        [ // 0 tiles for each seat.
            -0.682, // always
            1.627, 1.273, 1.330, 3.221, 4.545, // animals in E4
            1.603, 1.346, 1.871, 2.654, 5.543, 7.442, // animals in E5
            2.253, 1.834, 1.898, 2.539, 3.526, 6.964, 9.330, // animals in E6
            1.564, 2.222, 2.811, 3.575, 6.687, 9.095, // animals in an extension
            0.299, 0.418, -0.029, // unseen tiles that fit, for 1, 2, more spaces
            0.373, 0.817, // animals that count by a stall; unseen mates
            1.917, 0.359, // kinds of stalls; free stall spaces
            -0.852, -1.595, -1.409, // species in the barn: at home, with an empty enclosure, homeless
            0.036, // more animals of these
            -1.875, 0.713, // kinds of stalls in the barn; of these wanted
            -1.169, // more than one empty enclosure
            1.728, 0.891, 0.571, 0.372, 0.318, -0.284, 0.008, // coins: first to sixth, each further
            -0.106, -0.145, 1.115, // points of the tokens of the next donations; full enclosures to give
            -1.041, // unseen jungle animals without room on the board
            -1.608, -1.878, // jungle species in the barn, with room on the board and without
            0.313, 1.299, 1.872, 0.091, // own bonus tokens, their colours, visitors and points
            1.573, 0.019, // colours whose token is another's, and points
            1.754, 1.671, 1.618, -0.045, 0.017, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            0.219, // always
            2.181, 1.523, 1.201, 3.218, 4.827, // animals in E4
            1.481, 1.710, 2.210, 3.087, 6.087, 6.891, // animals in E5
            2.672, 2.307, 2.217, 2.906, 3.931, 6.731, 8.640, // animals in E6
            2.093, 3.007, 3.727, 4.653, 7.629, 8.996, // animals in an extension
            0.670, 0.754, 0.350, // unseen tiles that fit, for 1, 2, more spaces
            0.280, 0.955, // animals that count by a stall; unseen mates
            1.836, 0.652, // kinds of stalls; free stall spaces
            -0.377, -1.121, -1.094, // species in the barn: at home, with an empty enclosure, homeless
            0.061, // more animals of these
            -1.736, 0.929, // kinds of stalls in the barn; of these wanted
            -0.879, // more than one empty enclosure
            1.696, 0.919, 0.531, 0.701, 0.336, -0.271, 0.046, // coins: first to sixth, each further
            0.134, -0.011, 0.746, // points of the tokens of the next donations; full enclosures to give
            -1.208, // unseen jungle animals without room on the board
            -1.555, -1.767, // jungle species in the barn, with room on the board and without
            0.424, 0.958, 1.775, 0.126, // own bonus tokens, their colours, visitors and points
            1.072, 0.097, // colours whose token is another's, and points
            1.557, 1.409, 1.292, -0.132, 0.057, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            1.606, // always
            2.418, 1.582, 1.422, 3.800, 5.204, // animals in E4
            1.462, 2.078, 2.958, 3.690, 6.568, 6.281, // animals in E5
            3.129, 2.631, 2.832, 3.738, 4.217, 6.675, 7.849, // animals in E6
            3.262, 4.496, 5.417, 6.279, 8.846, 9.213, // animals in an extension
            0.355, 0.602, 0.266, // unseen tiles that fit, for 1, 2, more spaces
            0.228, 0.821, // animals that count by a stall; unseen mates
            1.715, 0.852, // kinds of stalls; free stall spaces
            -0.222, -0.790, -0.739, // species in the barn: at home, with an empty enclosure, homeless
            0.139, // more animals of these
            -1.587, 0.867, // kinds of stalls in the barn; of these wanted
            -0.237, // more than one empty enclosure
            1.516, 0.727, 0.731, 0.433, 0.481, -0.043, -0.009, // coins: first to sixth, each further
            0.280, 0.113, 0.458, // points of the tokens of the next donations; full enclosures to give
            -1.442, // unseen jungle animals without room on the board
            -1.328, -1.607, // jungle species in the barn, with room on the board and without
            0.552, 0.511, 1.836, 0.136, // own bonus tokens, their colours, visitors and points
            0.678, 0.138, // colours whose token is another's, and points
            1.406, 1.158, 1.002, -0.205, 0.111, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            3.250, // always
            2.253, 1.918, 2.188, 4.461, 5.364, // animals in E4
            1.747, 2.706, 3.508, 4.370, 6.689, 5.890, // animals in E5
            3.029, 3.234, 3.503, 4.486, 4.755, 6.719, 7.334, // animals in E6
            4.458, 6.053, 6.826, 7.569, 9.520, 9.196, // animals in an extension
            0.217, 0.380, 0.229, // unseen tiles that fit, for 1, 2, more spaces
            0.147, 0.759, // animals that count by a stall; unseen mates
            1.521, 0.906, // kinds of stalls; free stall spaces
            -0.145, -0.446, -0.377, // species in the barn: at home, with an empty enclosure, homeless
            0.226, // more animals of these
            -1.477, 0.844, // kinds of stalls in the barn; of these wanted
            0.411, // more than one empty enclosure
            1.339, 0.657, 1.075, 0.525, 0.189, 0.184, -0.160, // coins: first to sixth, each further
            0.386, 0.239, 0.500, // points of the tokens of the next donations; full enclosures to give
            -1.274, // unseen jungle animals without room on the board
            -1.400, -1.404, // jungle species in the barn, with room on the board and without
            0.521, 0.106, 1.836, 0.170, // own bonus tokens, their colours, visitors and points
            0.334, 0.157, // colours whose token is another's, and points
            1.187, 0.863, 0.719, -0.371, 0.154, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            5.813, // always
            2.010, 2.544, 3.337, 5.498, 5.479, // animals in E4
            1.532, 3.328, 4.210, 5.199, 7.279, 6.167, // animals in E5
            2.017, 4.098, 4.527, 5.325, 5.953, 7.141, 6.927, // animals in E6
            5.752, 7.112, 7.470, 8.142, 9.747, 8.955, // animals in an extension
            0.041, 0.220, 0.172, // unseen tiles that fit, for 1, 2, more spaces
            0.032, 0.499, // animals that count by a stall; unseen mates
            1.334, 0.814, // kinds of stalls; free stall spaces
            -0.060, 0.289, 0.222, // species in the barn: at home, with an empty enclosure, homeless
            0.319, // more animals of these
            -1.332, 0.682, // kinds of stalls in the barn; of these wanted
            1.161, // more than one empty enclosure
            0.802, 0.359, 1.612, 0.404, 0.016, 0.167, 0.067, // coins: first to sixth, each further
            0.433, 0.348, 0.848, // points of the tokens of the next donations; full enclosures to give
            -0.962, // unseen jungle animals without room on the board
            -1.448, -1.084, // jungle species in the barn, with room on the board and without
            0.506, -0.360, 1.792, 0.159, // own bonus tokens, their colours, visitors and points
            -0.189, 0.201, // colours whose token is another's, and points
            0.310, 0.414, 0.386, -0.727, 0.184, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            7.948, // always
            1.628, 2.867, 4.739, 6.249, 5.625, // animals in E4
            0.773, 3.713, 4.706, 6.557, 8.132, 6.183, // animals in E5
            1.059, 4.104, 4.899, 6.037, 7.272, 7.854, 7.218, // animals in E6
            7.790, 5.754, 7.281, 8.889, 9.752, 8.960, // animals in an extension
            0.080, 0.069, 0.234, // unseen tiles that fit, for 1, 2, more spaces
            0.008, 0.428, // animals that count by a stall; unseen mates
            0.958, 0.366, // kinds of stalls; free stall spaces
            0.004, 0.576, 0.453, // species in the barn: at home, with an empty enclosure, homeless
            0.727, // more animals of these
            -1.064, 0.776, // kinds of stalls in the barn; of these wanted
            1.978, // more than one empty enclosure
            1.235, 1.242, 2.355, -0.092, 0.183, 0.870, 0.335, // coins: first to sixth, each further
            0.667, 0.322, 0.950, // points of the tokens of the next donations; full enclosures to give
            -0.446, // unseen jungle animals without room on the board
            -1.447, -0.576, // jungle species in the barn, with room on the board and without
            0.860, -0.611, 1.602, 0.161, // own bonus tokens, their colours, visitors and points
            -0.738, 0.310, // colours whose token is another's, and points
            -0.221, 0.112, 0.029, -0.907, 0.188, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            8.170, // always
            0.146, 5.802, 3.843, 5.342, 6.269, // animals in E4
            -1.607, 6.541, 8.062, 5.284, 6.714, 5.432, // animals in E5
            -0.450, 6.170, 7.570, 8.398, 5.379, 5.595, 6.211, // animals in E6
            5.932, 10.613, 10.814, 8.043, 9.481, 9.045, // animals in an extension
            0.195, 0.373, -0.561, // unseen tiles that fit, for 1, 2, more spaces
            -0.177, 0.297, // animals that count by a stall; unseen mates
            0.870, 0.508, // kinds of stalls; free stall spaces
            -0.465, 0.822, 1.615, // species in the barn: at home, with an empty enclosure, homeless
            0.735, // more animals of these
            -0.989, 1.103, // kinds of stalls in the barn; of these wanted
            2.513, // more than one empty enclosure
            1.207, 1.799, 2.923, 1.299, 1.019, 1.312, 0.448, // coins: first to sixth, each further
            2.892, 0.263, -0.239, // points of the tokens of the next donations; full enclosures to give
            -0.684, // unseen jungle animals without room on the board
            -1.054, -0.867, // jungle species in the barn, with room on the board and without
            0.982, 0.065, 0.895, 0.420, // own bonus tokens, their colours, visitors and points
            -0.719, 0.548, // colours whose token is another's, and points
            -1.632, -1.295, -0.383, -0.283, 1.154, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            8.009, // always
            0.163, 5.727, 3.826, 5.315, 6.244, // animals in E4
            -1.550, 6.463, 7.980, 5.281, 6.681, 5.482, // animals in E5
            -0.415, 6.102, 7.500, 8.338, 5.404, 5.603, 6.285, // animals in E6
            5.844, 10.461, 10.687, 7.998, 9.394, 9.044, // animals in an extension
            0.199, 0.372, -0.548, // unseen tiles that fit, for 1, 2, more spaces
            -0.168, 0.297, // animals that count by a stall; unseen mates
            0.882, 0.506, // kinds of stalls; free stall spaces
            -0.472, 0.786, 1.548, // species in the barn: at home, with an empty enclosure, homeless
            0.721, // more animals of these
            -1.005, 1.097, // kinds of stalls in the barn; of these wanted
            2.464, // more than one empty enclosure
            1.202, 1.781, 2.880, 1.286, 1.009, 1.294, 0.441, // coins: first to sixth, each further
            2.839, 0.260, -0.229, // points of the tokens of the next donations; full enclosures to give
            -0.677, // unseen jungle animals without room on the board
            -1.057, -0.888, // jungle species in the barn, with room on the board and without
            1.002, 0.103, 0.916, 0.412, // own bonus tokens, their colours, visitors and points
            -0.672, 0.538, // colours whose token is another's, and points
            -1.545, -1.229, -0.342, -0.276, 1.147, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
    [ // 4 seats.
        [ // 0 tiles for each seat.
            -0.866, // always
            1.540, 1.142, 1.166, 3.304, 4.661, // animals in E4
            1.522, 1.309, 1.787, 2.512, 5.546, 7.601, // animals in E5
            1.972, 1.497, 1.805, 2.547, 3.530, 7.220, 9.589, // animals in E6
            2.068, 2.297, 2.518, 3.263, 6.566, 9.019, // animals in an extension
            0.265, 0.476, -0.124, // unseen tiles that fit, for 1, 2, more spaces
            0.390, 1.174, // animals that count by a stall; unseen mates
            1.920, 0.139, // kinds of stalls; free stall spaces
            -0.869, -1.774, -1.550, // species in the barn: at home, with an empty enclosure, homeless
            0.102, // more animals of these
            -1.768, 0.906, // kinds of stalls in the barn; of these wanted
            -1.401, // more than one empty enclosure
            2.029, 1.146, 0.655, 0.532, 0.172, 0.587, 0.029, // coins: first to sixth, each further
            -0.097, -0.058, 0.584, // points of the tokens of the next donations; full enclosures to give
            -1.597, // unseen jungle animals without room on the board
            -1.695, -1.875, // jungle species in the barn, with room on the board and without
            0.437, 0.849, 1.663, 0.283, // own bonus tokens, their colours, visitors and points
            1.291, 0.123, // colours whose token is another's, and points
            1.785, 1.648, 1.531, -0.014, 0.026, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            0.134, // always
            2.073, 1.149, 1.210, 3.090, 5.342, // animals in E4
            1.942, 1.415, 1.945, 3.083, 6.039, 6.957, // animals in E5
            2.302, 1.642, 1.947, 3.077, 4.250, 6.891, 9.212, // animals in E6
            3.581, 2.944, 3.275, 4.371, 7.142, 8.848, // animals in an extension
            1.061, 0.891, 0.468, // unseen tiles that fit, for 1, 2, more spaces
            0.265, 1.595, // animals that count by a stall; unseen mates
            1.850, 0.257, // kinds of stalls; free stall spaces
            -0.554, -1.463, -1.306, // species in the barn: at home, with an empty enclosure, homeless
            0.191, // more animals of these
            -1.614, 1.110, // kinds of stalls in the barn; of these wanted
            -0.935, // more than one empty enclosure
            1.884, 1.239, 0.870, 0.824, 0.554, 0.691, 0.134, // coins: first to sixth, each further
            0.065, 0.030, 0.348, // points of the tokens of the next donations; full enclosures to give
            -1.512, // unseen jungle animals without room on the board
            -1.794, -1.883, // jungle species in the barn, with room on the board and without
            0.338, 0.262, 1.524, 0.397, // own bonus tokens, their colours, visitors and points
            0.842, 0.171, // colours whose token is another's, and points
            1.365, 1.385, 1.200, -0.190, 0.043, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            1.632, // always
            2.137, 1.169, 1.640, 3.849, 5.657, // animals in E4
            2.273, 1.602, 2.381, 3.822, 6.591, 6.395, // animals in E5
            2.710, 1.700, 2.311, 3.709, 4.922, 7.065, 8.678, // animals in E6
            4.827, 3.860, 4.445, 5.819, 8.391, 9.035, // animals in an extension
            0.659, 0.705, 0.455, // unseen tiles that fit, for 1, 2, more spaces
            0.168, 1.523, // animals that count by a stall; unseen mates
            1.797, 0.334, // kinds of stalls; free stall spaces
            -0.373, -1.131, -0.974, // species in the barn: at home, with an empty enclosure, homeless
            0.308, // more animals of these
            -1.471, 1.040, // kinds of stalls in the barn; of these wanted
            -1.276, // more than one empty enclosure
            1.696, 1.236, 1.060, 0.998, 0.677, 0.902, 0.123, // coins: first to sixth, each further
            0.114, 0.046, 0.331, // points of the tokens of the next donations; full enclosures to give
            -1.695, // unseen jungle animals without room on the board
            -1.898, -1.678, // jungle species in the barn, with room on the board and without
            0.440, -0.407, 1.259, 0.634, // own bonus tokens, their colours, visitors and points
            0.353, 0.268, // colours whose token is another's, and points
            0.963, 1.070, 0.836, -0.290, 0.102, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            3.547, // always
            2.223, 1.242, 2.325, 4.834, 5.857, // animals in E4
            2.731, 1.599, 2.773, 4.636, 7.140, 6.328, // animals in E5
            3.181, 1.743, 2.769, 4.300, 5.646, 7.450, 8.269, // animals in E6
            5.984, 4.850, 5.652, 7.298, 9.623, 9.436, // animals in an extension
            0.306, 0.463, 0.493, // unseen tiles that fit, for 1, 2, more spaces
            0.110, 1.316, // animals that count by a stall; unseen mates
            1.737, 0.348, // kinds of stalls; free stall spaces
            -0.260, -0.859, -0.627, // species in the barn: at home, with an empty enclosure, homeless
            0.454, // more animals of these
            -1.299, 0.971, // kinds of stalls in the barn; of these wanted
            -1.386, // more than one empty enclosure
            1.516, 1.341, 1.488, 0.980, 0.675, 0.732, 0.286, // coins: first to sixth, each further
            0.146, 0.069, 0.536, // points of the tokens of the next donations; full enclosures to give
            -1.325, // unseen jungle animals without room on the board
            -1.820, -1.488, // jungle species in the barn, with room on the board and without
            0.475, -0.774, 1.122, 0.654, // own bonus tokens, their colours, visitors and points
            0.041, 0.266, // colours whose token is another's, and points
            0.328, 0.642, 0.531, -0.368, 0.163, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            6.128, // always
            2.833, 1.521, 3.114, 5.805, 5.909, // animals in E4
            2.792, 1.910, 3.489, 5.470, 8.005, 6.365, // animals in E5
            3.557, 1.962, 3.504, 4.993, 6.322, 7.938, 8.026, // animals in E6
            7.440, 5.780, 7.056, 8.822, 10.889, 9.661, // animals in an extension
            0.229, 0.416, 0.456, // unseen tiles that fit, for 1, 2, more spaces
            0.021, 1.078, // animals that count by a stall; unseen mates
            1.826, 0.336, // kinds of stalls; free stall spaces
            -0.126, -0.498, -0.072, // species in the barn: at home, with an empty enclosure, homeless
            0.719, // more animals of these
            -1.426, 1.262, // kinds of stalls in the barn; of these wanted
            -1.778, // more than one empty enclosure
            1.652, 1.187, 2.132, 1.286, 1.268, 1.042, 0.852, // coins: first to sixth, each further
            0.145, 0.042, 0.980, // points of the tokens of the next donations; full enclosures to give
            -0.857, // unseen jungle animals without room on the board
            -1.665, -1.078, // jungle species in the barn, with room on the board and without
            0.552, -0.947, 1.069, 0.504, // own bonus tokens, their colours, visitors and points
            -0.507, 0.348, // colours whose token is another's, and points
            -0.334, 0.057, 0.089, -0.587, 0.311, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            7.462, // always
            3.075, 1.327, 3.688, 6.229, 6.304, // animals in E4
            3.267, 1.989, 3.801, 6.070, 8.406, 6.045, // animals in E5
            3.989, 1.917, 3.731, 5.325, 6.918, 8.425, 7.651, // animals in E6
            7.598, 6.011, 7.682, 9.414, 11.398, 9.912, // animals in an extension
            0.223, 0.429, 0.577, // unseen tiles that fit, for 1, 2, more spaces
            -0.087, 1.070, // animals that count by a stall; unseen mates
            1.663, 0.105, // kinds of stalls; free stall spaces
            0.239, 0.213, 0.617, // species in the barn: at home, with an empty enclosure, homeless
            1.083, // more animals of these
            -1.045, 1.216, // kinds of stalls in the barn; of these wanted
            -1.742, // more than one empty enclosure
            1.680, 1.992, 3.063, 2.070, 1.721, 1.681, 1.275, // coins: first to sixth, each further
            0.816, -0.009, 0.808, // points of the tokens of the next donations; full enclosures to give
            -0.546, // unseen jungle animals without room on the board
            -1.269, -0.671, // jungle species in the barn, with room on the board and without
            0.947, -0.940, 1.060, 0.377, // own bonus tokens, their colours, visitors and points
            -0.667, 0.510, // colours whose token is another's, and points
            -0.841, -0.241, -0.090, -0.514, 0.505, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            7.425, // always
            3.856, 0.033, 3.792, 6.422, 6.554, // animals in E4
            5.409, 1.430, 3.666, 5.611, 7.813, 5.752, // animals in E5
            3.847, 2.010, 3.794, 5.088, 7.076, 8.647, 7.669, // animals in E6
            5.900, 5.691, 7.970, 9.839, 11.243, 9.995, // animals in an extension
            -0.160, 0.286, 0.591, // unseen tiles that fit, for 1, 2, more spaces
            -0.564, 0.766, // animals that count by a stall; unseen mates
            1.445, -0.109, // kinds of stalls; free stall spaces
            -0.604, 0.977, 1.884, // species in the barn: at home, with an empty enclosure, homeless
            1.377, // more animals of these
            -0.941, 1.121, // kinds of stalls in the barn; of these wanted
            -2.285, // more than one empty enclosure
            1.246, 2.235, 2.712, 1.593, 1.484, 1.682, 1.198, // coins: first to sixth, each further
            2.273, 0.611, 0.767, // points of the tokens of the next donations; full enclosures to give
            -0.520, // unseen jungle animals without room on the board
            -1.211, -0.266, // jungle species in the barn, with room on the board and without
            0.982, -0.947, 0.999, 0.586, // own bonus tokens, their colours, visitors and points
            -0.553, 0.256, // colours whose token is another's, and points
            -1.401, -0.427, -0.132, -0.977, 0.822, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            7.280, // always
            3.800, 0.071, 3.776, 6.374, 6.524, // animals in E4
            5.328, 1.452, 3.670, 5.601, 7.758, 5.796, // animals in E5
            3.797, 2.022, 3.798, 5.093, 7.068, 8.595, 7.714, // animals in E6
            5.813, 5.636, 7.899, 9.759, 11.121, 9.976, // animals in an extension
            -0.149, 0.286, 0.581, // unseen tiles that fit, for 1, 2, more spaces
            -0.547, 0.757, // animals that count by a stall; unseen mates
            1.446, -0.099, // kinds of stalls; free stall spaces
            -0.608, 0.938, 1.812, // species in the barn: at home, with an empty enclosure, homeless
            1.350, // more animals of these
            -0.958, 1.115, // kinds of stalls in the barn; of these wanted
            -2.240, // more than one empty enclosure
            1.241, 2.209, 2.673, 1.575, 1.466, 1.657, 1.176, // coins: first to sixth, each further
            2.232, 0.601, 0.758, // points of the tokens of the next donations; full enclosures to give
            -0.515, // unseen jungle animals without room on the board
            -1.211, -0.298, // jungle species in the barn, with room on the board and without
            1.002, -0.890, 1.019, 0.576, // own bonus tokens, their colours, visitors and points
            -0.509, 0.252, // colours whose token is another's, and points
            -1.319, -0.378, -0.097, -0.956, 0.822, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
    [ // 5 seats.
        [ // 0 tiles for each seat.
            -0.951, // always
            1.321, 1.076, 1.181, 3.393, 4.757, // animals in E4
            1.346, 1.321, 1.757, 2.449, 5.615, 7.704, // animals in E5
            1.833, 1.408, 1.846, 2.491, 3.426, 7.298, 9.774, // animals in E6
            1.650, 1.858, 2.183, 3.044, 6.405, 8.968, // animals in an extension
            0.318, 0.564, -0.152, // unseen tiles that fit, for 1, 2, more spaces
            0.444, 1.803, // animals that count by a stall; unseen mates
            1.963, 0.050, // kinds of stalls; free stall spaces
            -0.971, -1.748, -1.632, // species in the barn: at home, with an empty enclosure, homeless
            0.149, // more animals of these
            -1.510, 1.140, // kinds of stalls in the barn; of these wanted
            -1.244, // more than one empty enclosure
            1.829, 1.222, 0.724, 0.697, 0.211, 0.733, 0.018, // coins: first to sixth, each further
            -0.084, -0.077, 0.450, // points of the tokens of the next donations; full enclosures to give
            -2.071, // unseen jungle animals without room on the board
            -1.713, -1.879, // jungle species in the barn, with room on the board and without
            0.313, 0.452, 1.735, 0.376, // own bonus tokens, their colours, visitors and points
            1.102, 0.181, // colours whose token is another's, and points
            1.672, 1.626, 1.443, 0.012, 0.030, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 3 tiles for each seat.
            -0.074, // always
            1.868, 1.111, 1.123, 3.120, 5.434, // animals in E4
            1.721, 1.395, 1.870, 3.092, 6.105, 6.989, // animals in E5
            2.116, 1.499, 1.974, 3.093, 4.128, 7.024, 9.278, // animals in E6
            2.890, 2.323, 2.819, 3.853, 6.728, 8.632, // animals in an extension
            1.312, 1.234, 0.511, // unseen tiles that fit, for 1, 2, more spaces
            0.252, 2.356, // animals that count by a stall; unseen mates
            1.926, 0.155, // kinds of stalls; free stall spaces
            -0.588, -1.504, -1.441, // species in the barn: at home, with an empty enclosure, homeless
            0.274, // more animals of these
            -1.358, 1.121, // kinds of stalls in the barn; of these wanted
            -0.762, // more than one empty enclosure
            1.743, 1.265, 0.960, 0.819, 0.884, 1.113, 0.506, // coins: first to sixth, each further
            0.054, 0.027, 0.382, // points of the tokens of the next donations; full enclosures to give
            -1.777, // unseen jungle animals without room on the board
            -1.789, -1.895, // jungle species in the barn, with room on the board and without
            0.305, -0.439, 1.608, 0.550, // own bonus tokens, their colours, visitors and points
            0.532, 0.297, // colours whose token is another's, and points
            1.301, 1.344, 1.094, -0.036, 0.075, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 6 tiles for each seat.
            1.177, // always
            1.964, 0.960, 1.504, 3.701, 5.866, // animals in E4
            2.045, 1.364, 2.316, 3.942, 6.501, 6.438, // animals in E5
            2.569, 1.365, 2.181, 3.672, 4.992, 7.094, 8.767, // animals in E6
            4.075, 3.129, 3.884, 5.433, 7.941, 8.853, // animals in an extension
            0.938, 0.909, 0.572, // unseen tiles that fit, for 1, 2, more spaces
            0.130, 2.171, // animals that count by a stall; unseen mates
            1.941, 0.120, // kinds of stalls; free stall spaces
            -0.364, -1.217, -1.113, // species in the barn: at home, with an empty enclosure, homeless
            0.454, // more animals of these
            -1.109, 1.289, // kinds of stalls in the barn; of these wanted
            -0.695, // more than one empty enclosure
            1.780, 1.358, 1.162, 1.067, 1.366, 1.237, 0.627, // coins: first to sixth, each further
            0.095, 0.015, 0.379, // points of the tokens of the next donations; full enclosures to give
            -1.604, // unseen jungle animals without room on the board
            -1.725, -1.699, // jungle species in the barn, with room on the board and without
            0.154, -0.850, 1.474, 0.620, // own bonus tokens, their colours, visitors and points
            0.001, 0.319, // colours whose token is another's, and points
            0.825, 0.973, 0.735, -0.075, 0.125, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 10 tiles for each seat.
            2.446, // always
            1.919, 0.858, 2.051, 4.588, 5.964, // animals in E4
            2.194, 1.458, 2.706, 4.514, 7.099, 6.136, // animals in E5
            2.616, 1.437, 2.553, 4.222, 5.626, 7.442, 8.361, // animals in E6
            5.087, 3.947, 5.017, 6.730, 9.126, 8.843, // animals in an extension
            0.563, 0.670, 0.608, // unseen tiles that fit, for 1, 2, more spaces
            0.095, 1.799, // animals that count by a stall; unseen mates
            2.000, 0.148, // kinds of stalls; free stall spaces
            -0.276, -0.834, -0.687, // species in the barn: at home, with an empty enclosure, homeless
            0.646, // more animals of these
            -1.004, 1.445, // kinds of stalls in the barn; of these wanted
            -1.437, // more than one empty enclosure
            1.516, 1.550, 1.342, 1.616, 1.574, 1.486, 0.829, // coins: first to sixth, each further
            0.169, 0.022, 0.614, // points of the tokens of the next donations; full enclosures to give
            -1.179, // unseen jungle animals without room on the board
            -1.653, -1.510, // jungle species in the barn, with room on the board and without
            0.118, -1.195, 1.189, 0.696, // own bonus tokens, their colours, visitors and points
            -0.257, 0.315, // colours whose token is another's, and points
            0.097, 0.514, 0.350, -0.098, 0.203, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 16 tiles for each seat.
            4.335, // always
            1.805, 1.079, 2.583, 5.647, 6.275, // animals in E4
            2.581, 1.539, 3.296, 4.985, 7.798, 6.037, // animals in E5
            2.265, 1.647, 3.211, 4.904, 6.151, 8.083, 8.248, // animals in E6
            6.244, 4.692, 6.016, 7.629, 9.882, 9.219, // animals in an extension
            0.389, 0.719, 0.604, // unseen tiles that fit, for 1, 2, more spaces
            0.031, 1.588, // animals that count by a stall; unseen mates
            2.023, 0.018, // kinds of stalls; free stall spaces
            -0.042, -0.399, -0.190, // species in the barn: at home, with an empty enclosure, homeless
            0.978, // more animals of these
            -0.680, 1.245, // kinds of stalls in the barn; of these wanted
            -1.472, // more than one empty enclosure
            1.521, 1.739, 2.248, 1.900, 1.631, 1.668, 1.089, // coins: first to sixth, each further
            0.353, 0.004, 0.792, // points of the tokens of the next donations; full enclosures to give
            -0.769, // unseen jungle animals without room on the board
            -1.494, -1.034, // jungle species in the barn, with room on the board and without
            0.259, -1.509, 1.034, 0.643, // own bonus tokens, their colours, visitors and points
            -0.417, 0.320, // colours whose token is another's, and points
            -0.622, 0.034, 0.022, -0.248, 0.322, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 24 tiles for each seat.
            4.490, // always
            2.256, 0.296, 2.787, 5.830, 6.483, // animals in E4
            3.042, 1.245, 3.095, 5.409, 7.933, 5.883, // animals in E5
            0.154, 1.901, 3.620, 5.322, 7.018, 8.852, 8.117, // animals in E6
            5.518, 4.584, 6.416, 8.348, 9.523, 9.056, // animals in an extension
            0.198, 0.469, 0.720, // unseen tiles that fit, for 1, 2, more spaces
            0.048, 1.767, // animals that count by a stall; unseen mates
            1.871, -0.197, // kinds of stalls; free stall spaces
            0.360, 0.449, 0.711, // species in the barn: at home, with an empty enclosure, homeless
            1.320, // more animals of these
            -0.205, 0.784, // kinds of stalls in the barn; of these wanted
            -1.518, // more than one empty enclosure
            1.541, 2.017, 2.405, 1.934, 1.772, 1.362, 0.775, // coins: first to sixth, each further
            1.300, 0.017, 0.372, // points of the tokens of the next donations; full enclosures to give
            -0.515, // unseen jungle animals without room on the board
            -1.458, -0.777, // jungle species in the barn, with room on the board and without
            0.569, -1.613, 1.019, 0.622, // own bonus tokens, their colours, visitors and points
            -0.573, 0.379, // colours whose token is another's, and points
            -1.054, -0.277, -0.141, -0.662, 0.486, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 36 tiles for each seat.
            4.553, // always
            2.185, -0.511, 3.419, 6.236, 6.454, // animals in E4
            3.745, 1.392, 3.347, 5.064, 7.438, 5.825, // animals in E5
            3.067, 1.153, 3.190, 4.531, 6.705, 8.471, 8.140, // animals in E6
            4.766, 4.990, 6.728, 8.412, 9.303, 9.039, // animals in an extension
            -0.398, 0.124, 0.233, // unseen tiles that fit, for 1, 2, more spaces
            0.442, 1.076, // animals that count by a stall; unseen mates
            1.568, -0.200, // kinds of stalls; free stall spaces
            -0.962, 1.158, 2.278, // species in the barn: at home, with an empty enclosure, homeless
            1.525, // more animals of these
            -0.070, 0.886, // kinds of stalls in the barn; of these wanted
            -0.498, // more than one empty enclosure
            0.807, 1.847, 2.165, 1.856, 2.098, 0.939, 0.771, // coins: first to sixth, each further
            2.660, 1.247, 0.195, // points of the tokens of the next donations; full enclosures to give
            -0.496, // unseen jungle animals without room on the board
            -2.030, -0.905, // jungle species in the barn, with room on the board and without
            0.619, -1.661, 0.936, 0.295, // own bonus tokens, their colours, visitors and points
            -0.213, 0.998, // colours whose token is another's, and points
            -2.048, -0.308, -0.087, -1.137, 0.646, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
        [ // 52 tiles for each seat.
            4.464, // always
            2.162, -0.462, 3.411, 6.192, 6.426, // animals in E4
            3.697, 1.414, 3.356, 5.065, 7.390, 5.868, // animals in E5
            3.033, 1.183, 3.206, 4.546, 6.705, 8.422, 8.177, // animals in E6
            4.701, 4.948, 6.680, 8.360, 9.218, 9.038, // animals in an extension
            -0.383, 0.127, 0.230, // unseen tiles that fit, for 1, 2, more spaces
            0.439, 1.061, // animals that count by a stall; unseen mates
            1.567, -0.188, // kinds of stalls; free stall spaces
            -0.959, 1.116, 2.198, // species in the barn: at home, with an empty enclosure, homeless
            1.495, // more animals of these
            -0.104, 0.884, // kinds of stalls in the barn; of these wanted
            -0.488, // more than one empty enclosure
            0.811, 1.828, 2.138, 1.832, 2.067, 0.929, 0.758, // coins: first to sixth, each further
            2.611, 1.225, 0.197, // points of the tokens of the next donations; full enclosures to give
            -0.492, // unseen jungle animals without room on the board
            -2.014, -0.925, // jungle species in the barn, with room on the board and without
            0.646, -1.589, 0.957, 0.290, // own bonus tokens, their colours, visitors and points
            -0.176, 0.980, // colours whose token is another's, and points
            -1.953, -0.261, -0.052, -1.113, 0.649, // foremost visitor where the token is in the middle, by advances; steady; others
        ],
    ],
];

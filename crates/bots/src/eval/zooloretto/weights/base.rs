//! The weights of what is seen of a zoo, learned from 2500 games of self-play for each number of seats in each of
//! 5 generations. Written by `cargo run --release -p menagerie-bots --example tune_zooloretto -- \
//! --games 2500 --seed 1 --generations 5`.

use super::super::prospects::{BASE, BASE_KNOTS, Weights};

/// The learned weights.
#[rustfmt::skip]
#[allow(clippy::approx_constant, clippy::excessive_precision, reason = "a learned number means nothing else")]
pub(super) static TUNED: Weights<BASE, BASE_KNOTS> = [
    [ // 2 seats.
        [ // 0 tiles for each seat.
            -1.483, // always
            0.464, 0.700, 1.017, 3.729, 4.765, // animals in E4
            0.150, 0.954, 1.483, 2.203, 5.764, 8.061, // animals in E5
            0.246, 1.214, 1.688, 2.308, 3.070, 7.441, 10.014, // animals in E6
            1.336, 1.684, 2.085, 2.896, 6.594, 9.337, // animals in an extension
            0.157, 0.253, -0.045, // unseen tiles that fit, for 1, 2, more spaces
            0.513, 0.600, // animals that count by a stall; unseen mates
            1.807, 0.063, // kinds of stalls; free stall spaces
            -0.732, -1.509, -1.530, // species in the barn: at home, with an empty enclosure, homeless
            0.064, // more animals of these
            -1.806, 0.930, // kinds of stalls in the barn; of these wanted
            0.212, // more than one empty enclosure
            1.329, 0.761, 0.301, 0.068, 0.546, 0.922, -0.420, // coins: first to sixth, each further
        ],
        [ // 3 tiles for each seat.
            -1.025, // always
            0.559, 0.711, 1.119, 3.720, 5.065, // animals in E4
            0.153, 0.840, 1.574, 2.714, 6.145, 7.731, // animals in E5
            0.251, 1.063, 1.725, 2.751, 3.606, 7.414, 9.760, // animals in E6
            1.724, 2.211, 2.570, 3.694, 7.193, 9.229, // animals in an extension
            0.480, 0.654, 0.390, // unseen tiles that fit, for 1, 2, more spaces
            0.385, 0.735, // animals that count by a stall; unseen mates
            1.581, 0.214, // kinds of stalls; free stall spaces
            -0.346, -0.944, -1.368, // species in the barn: at home, with an empty enclosure, homeless
            0.186, // more animals of these
            -1.736, 1.014, // kinds of stalls in the barn; of these wanted
            0.269, // more than one empty enclosure
            1.313, 0.748, 0.477, 0.473, 0.711, 1.134, -0.030, // coins: first to sixth, each further
        ],
        [ // 6 tiles for each seat.
            -0.324, // always
            0.970, 0.577, 1.487, 3.917, 4.993, // animals in E4
            0.172, 0.778, 1.972, 3.382, 6.435, 7.261, // animals in E5
            0.258, 0.923, 1.965, 3.349, 4.345, 7.369, 9.277, // animals in E6
            2.293, 3.066, 3.471, 5.034, 8.410, 9.911, // animals in an extension
            0.310, 0.429, 0.249, // unseen tiles that fit, for 1, 2, more spaces
            0.311, 0.761, // animals that count by a stall; unseen mates
            1.652, 0.433, // kinds of stalls; free stall spaces
            -0.045, -0.632, -0.948, // species in the barn: at home, with an empty enclosure, homeless
            0.477, // more animals of these
            -1.707, 1.296, // kinds of stalls in the barn; of these wanted
            0.498, // more than one empty enclosure
            1.198, 0.518, 0.963, 1.060, 1.001, 1.310, -0.036, // coins: first to sixth, each further
        ],
        [ // 10 tiles for each seat.
            0.660, // always
            2.491, -0.233, 1.195, 4.053, 5.502, // animals in E4
            0.212, 0.505, 2.144, 4.032, 7.043, 7.214, // animals in E5
            0.264, 0.733, 2.111, 3.631, 4.967, 7.663, 9.352, // animals in E6
            2.071, 2.073, 3.241, 5.436, 8.471, 9.343, // animals in an extension
            0.621, 1.202, 1.291, // unseen tiles that fit, for 1, 2, more spaces
            -0.061, 0.806, // animals that count by a stall; unseen mates
            1.004, -0.120, // kinds of stalls; free stall spaces
            -0.173, 0.644, -0.664, // species in the barn: at home, with an empty enclosure, homeless
            0.414, // more animals of these
            -2.080, 1.062, // kinds of stalls in the barn; of these wanted
            0.775, // more than one empty enclosure
            1.431, 1.155, 1.937, 1.531, 1.564, 1.543, 0.019, // coins: first to sixth, each further
        ],
        [ // 16 tiles for each seat.
            5.188, // always
            0.122, 0.510, 5.614, 7.934, 3.434, // animals in E4
            0.068, 1.590, 2.289, 6.915, 9.502, 5.468, // animals in E5
            0.384, 1.512, 2.185, 2.889, 7.502, 10.043, 8.965, // animals in E6
            1.214, 3.943, 5.708, 11.386, 14.137, 12.178, // animals in an extension
            -1.483, -1.269, -0.164, // unseen tiles that fit, for 1, 2, more spaces
            0.624, 0.321, // animals that count by a stall; unseen mates
            0.158, 0.003, // kinds of stalls; free stall spaces
            0.067, -0.461, 0.647, // species in the barn: at home, with an empty enclosure, homeless
            1.295, // more animals of these
            -0.302, 0.087, // kinds of stalls in the barn; of these wanted
            0.988, // more than one empty enclosure
            0.584, 1.359, 0.579, 0.656, 1.215, 2.388, 1.449, // coins: first to sixth, each further
        ],
        [ // 24 tiles for each seat.
            5.086, // always
            0.140, 0.539, 5.563, 7.856, 3.464, // animals in E4
            0.091, 1.609, 2.319, 6.879, 9.414, 5.517, // animals in E5
            0.402, 1.535, 2.220, 2.937, 7.486, 9.964, 8.985, // animals in E6
            1.219, 3.922, 5.681, 11.275, 13.958, 12.116, // animals in an extension
            -1.446, -1.238, -0.159, // unseen tiles that fit, for 1, 2, more spaces
            0.617, 0.320, // animals that count by a stall; unseen mates
            0.184, 0.010, // kinds of stalls; free stall spaces
            0.050, -0.472, 0.599, // species in the barn: at home, with an empty enclosure, homeless
            1.269, // more animals of these
            -0.332, 0.101, // kinds of stalls in the barn; of these wanted
            0.968, // more than one empty enclosure
            0.592, 1.349, 0.582, 0.655, 1.202, 2.349, 1.423, // coins: first to sixth, each further
        ],
    ],
    [ // 3 seats.
        [ // 0 tiles for each seat.
            -1.857, // always
            1.379, 0.560, 0.876, 3.272, 4.215, // animals in E4
            -0.351, 1.151, 1.713, 2.538, 5.663, 7.528, // animals in E5
            -0.094, 1.318, 1.605, 2.554, 3.515, 7.181, 9.529, // animals in E6
            2.732, 2.287, 2.618, 3.512, 6.776, 9.291, // animals in an extension
            0.283, 0.440, 0.018, // unseen tiles that fit, for 1, 2, more spaces
            0.406, 0.935, // animals that count by a stall; unseen mates
            1.804, 0.166, // kinds of stalls; free stall spaces
            -0.793, -1.976, -1.465, // species in the barn: at home, with an empty enclosure, homeless
            0.185, // more animals of these
            -1.828, 1.152, // kinds of stalls in the barn; of these wanted
            1.491, // more than one empty enclosure
            1.485, 1.024, 0.562, 0.282, 0.501, 0.511, 0.291, // coins: first to sixth, each further
        ],
        [ // 3 tiles for each seat.
            -1.791, // always
            1.338, 0.480, 0.941, 3.200, 4.449, // animals in E4
            -0.359, 0.861, 1.757, 3.079, 5.958, 7.095, // animals in E5
            -0.096, 0.934, 1.727, 3.006, 4.140, 6.970, 9.123, // animals in E6
            3.208, 2.816, 3.302, 4.798, 7.445, 9.341, // animals in an extension
            0.773, 0.874, 0.684, // unseen tiles that fit, for 1, 2, more spaces
            0.287, 1.092, // animals that count by a stall; unseen mates
            1.626, 0.332, // kinds of stalls; free stall spaces
            -0.420, -1.219, -1.150, // species in the barn: at home, with an empty enclosure, homeless
            0.298, // more animals of these
            -1.767, 1.242, // kinds of stalls in the barn; of these wanted
            1.521, // more than one empty enclosure
            1.197, 0.965, 0.603, 0.863, 0.860, 0.567, 0.376, // coins: first to sixth, each further
        ],
        [ // 6 tiles for each seat.
            -1.472, // always
            1.228, 0.195, 1.304, 3.492, 4.576, // animals in E4
            -0.375, 0.500, 2.075, 3.805, 6.210, 6.636, // animals in E5
            -0.102, 0.689, 1.862, 3.378, 4.721, 7.082, 8.707, // animals in E6
            3.752, 3.631, 4.527, 6.465, 8.830, 9.864, // animals in an extension
            0.581, 0.698, 0.753, // unseen tiles that fit, for 1, 2, more spaces
            0.197, 1.154, // animals that count by a stall; unseen mates
            1.456, 0.412, // kinds of stalls; free stall spaces
            -0.108, -0.506, -0.676, // species in the barn: at home, with an empty enclosure, homeless
            0.573, // more animals of these
            -1.574, 1.243, // kinds of stalls in the barn; of these wanted
            1.581, // more than one empty enclosure
            1.185, 1.000, 1.271, 1.344, 1.213, 0.816, 0.653, // coins: first to sixth, each further
        ],
        [ // 10 tiles for each seat.
            -0.273, // always
            1.759, -0.292, 1.913, 3.991, 4.705, // animals in E4
            -0.410, 0.362, 2.229, 4.832, 6.944, 6.260, // animals in E5
            -0.118, 0.337, 1.948, 3.801, 5.780, 7.317, 8.723, // animals in E6
            3.884, 3.967, 5.384, 8.074, 10.190, 10.677, // animals in an extension
            0.482, 0.720, 1.172, // unseen tiles that fit, for 1, 2, more spaces
            -0.086, 1.172, // animals that count by a stall; unseen mates
            1.286, -0.058, // kinds of stalls; free stall spaces
            -0.063, 0.033, -0.285, // species in the barn: at home, with an empty enclosure, homeless
            0.777, // more animals of these
            -1.625, 1.147, // kinds of stalls in the barn; of these wanted
            1.673, // more than one empty enclosure
            1.178, 1.363, 2.477, 2.009, 1.543, 1.076, 0.768, // coins: first to sixth, each further
        ],
        [ // 16 tiles for each seat.
            2.758, // always
            0.448, 0.836, 3.831, 4.865, 5.203, // animals in E4
            -0.418, 1.513, 3.324, 5.492, 7.234, 6.256, // animals in E5
            -0.268, 1.277, 3.100, 4.049, 5.895, 7.945, 9.053, // animals in E6
            2.760, 6.825, 9.592, 11.906, 12.906, 11.392, // animals in an extension
            -0.014, -0.363, 0.088, // unseen tiles that fit, for 1, 2, more spaces
            0.697, 0.663, // animals that count by a stall; unseen mates
            0.427, -0.004, // kinds of stalls; free stall spaces
            0.491, -0.048, 1.444, // species in the barn: at home, with an empty enclosure, homeless
            1.613, // more animals of these
            -0.870, 0.946, // kinds of stalls in the barn; of these wanted
            1.793, // more than one empty enclosure
            1.185, 1.441, 1.628, 1.017, 2.013, 1.299, 0.931, // coins: first to sixth, each further
        ],
        [ // 24 tiles for each seat.
            2.704, // always
            0.459, 0.859, 3.814, 4.848, 5.199, // animals in E4
            -0.384, 1.533, 3.334, 5.485, 7.190, 6.290, // animals in E5
            -0.237, 1.305, 3.118, 4.074, 5.910, 7.907, 9.071, // animals in E6
            2.735, 6.748, 9.489, 11.786, 12.751, 11.345, // animals in an extension
            -0.006, -0.350, 0.088, // unseen tiles that fit, for 1, 2, more spaces
            0.690, 0.656, // animals that count by a stall; unseen mates
            0.448, 0.004, // kinds of stalls; free stall spaces
            0.465, -0.067, 1.380, // species in the barn: at home, with an empty enclosure, homeless
            1.582, // more animals of these
            -0.888, 0.943, // kinds of stalls in the barn; of these wanted
            1.758, // more than one empty enclosure
            1.181, 1.430, 1.611, 1.010, 1.984, 1.281, 0.915, // coins: first to sixth, each further
        ],
    ],
    [ // 4 seats.
        [ // 0 tiles for each seat.
            -1.878, // always
            1.058, 0.479, 0.900, 3.434, 4.409, // animals in E4
            0.231, 0.767, 1.444, 2.469, 5.696, 7.613, // animals in E5
            -0.632, 1.155, 1.618, 2.567, 3.572, 7.500, 9.808, // animals in E6
            2.505, 1.722, 1.965, 3.138, 6.654, 9.423, // animals in an extension
            0.288, 0.584, 0.111, // unseen tiles that fit, for 1, 2, more spaces
            0.462, 1.416, // animals that count by a stall; unseen mates
            1.812, 0.039, // kinds of stalls; free stall spaces
            -0.801, -1.996, -1.543, // species in the barn: at home, with an empty enclosure, homeless
            0.217, // more animals of these
            -1.677, 1.418, // kinds of stalls in the barn; of these wanted
            0.989, // more than one empty enclosure
            1.205, 1.198, 0.410, 0.346, 0.728, 0.447, 0.190, // coins: first to sixth, each further
        ],
        [ // 3 tiles for each seat.
            -1.633, // always
            1.272, 0.386, 1.067, 3.301, 4.540, // animals in E4
            0.236, 0.558, 1.622, 3.099, 6.037, 6.998, // animals in E5
            -0.645, 0.971, 1.684, 3.095, 4.283, 7.201, 9.373, // animals in E6
            3.170, 1.644, 2.364, 4.053, 7.064, 9.298, // animals in an extension
            1.024, 1.253, 0.957, // unseen tiles that fit, for 1, 2, more spaces
            0.254, 1.740, // animals that count by a stall; unseen mates
            1.583, 0.066, // kinds of stalls; free stall spaces
            -0.522, -1.449, -1.239, // species in the barn: at home, with an empty enclosure, homeless
            0.355, // more animals of these
            -1.546, 1.425, // kinds of stalls in the barn; of these wanted
            1.016, // more than one empty enclosure
            1.191, 1.085, 0.523, 0.779, 1.160, 0.554, 0.235, // coins: first to sixth, each further
        ],
        [ // 6 tiles for each seat.
            -1.122, // always
            1.554, 0.074, 1.415, 3.457, 4.646, // animals in E4
            0.243, 0.315, 1.918, 3.850, 6.324, 6.551, // animals in E5
            -0.673, 0.551, 1.924, 3.562, 5.009, 7.359, 8.955, // animals in E6
            3.536, 1.891, 3.310, 5.396, 8.271, 9.938, // animals in an extension
            0.891, 1.090, 1.112, // unseen tiles that fit, for 1, 2, more spaces
            0.119, 1.669, // animals that count by a stall; unseen mates
            1.507, 0.004, // kinds of stalls; free stall spaces
            -0.254, -1.026, -0.795, // species in the barn: at home, with an empty enclosure, homeless
            0.541, // more animals of these
            -1.658, 1.619, // kinds of stalls in the barn; of these wanted
            1.059, // more than one empty enclosure
            1.061, 1.154, 1.119, 1.008, 1.224, 0.575, 0.293, // coins: first to sixth, each further
        ],
        [ // 10 tiles for each seat.
            0.053, // always
            2.684, -0.451, 1.510, 3.906, 4.753, // animals in E4
            0.335, 0.137, 2.143, 4.431, 6.896, 6.600, // animals in E5
            -0.721, 0.104, 2.049, 3.979, 5.657, 7.745, 9.302, // animals in E6
            3.022, 2.380, 4.609, 7.266, 9.945, 10.657, // animals in an extension
            0.657, 1.209, 1.434, // unseen tiles that fit, for 1, 2, more spaces
            -0.127, 1.650, // animals that count by a stall; unseen mates
            1.399, -0.417, // kinds of stalls; free stall spaces
            0.110, -1.109, -0.264, // species in the barn: at home, with an empty enclosure, homeless
            0.889, // more animals of these
            -1.507, 1.781, // kinds of stalls in the barn; of these wanted
            1.191, // more than one empty enclosure
            1.098, 1.177, 0.841, 0.367, 0.907, 0.663, 0.446, // coins: first to sixth, each further
        ],
        [ // 16 tiles for each seat.
            2.311, // always
            1.680, 1.052, 2.360, 3.875, 5.770, // animals in E4
            0.357, 1.156, 3.439, 4.114, 6.488, 7.399, // animals in E5
            -0.218, 1.134, 3.414, 4.053, 4.902, 7.760, 9.559, // animals in E6
            2.299, 5.235, 7.551, 8.581, 10.151, 10.621, // animals in an extension
            1.124, 1.021, 0.748, // unseen tiles that fit, for 1, 2, more spaces
            0.554, 0.818, // animals that count by a stall; unseen mates
            0.771, -0.318, // kinds of stalls; free stall spaces
            0.642, 0.054, 1.031, // species in the barn: at home, with an empty enclosure, homeless
            1.282, // more animals of these
            -1.497, 1.759, // kinds of stalls in the barn; of these wanted
            1.951, // more than one empty enclosure
            1.038, 0.643, 1.570, 0.823, 1.514, 0.654, 0.407, // coins: first to sixth, each further
        ],
        [ // 24 tiles for each seat.
            2.265, // always
            1.667, 1.071, 2.372, 3.877, 5.754, // animals in E4
            0.376, 1.183, 3.447, 4.133, 6.459, 7.411, // animals in E5
            -0.188, 1.164, 3.425, 4.078, 4.936, 7.725, 9.568, // animals in E6
            2.282, 5.189, 7.488, 8.525, 10.050, 10.590, // animals in an extension
            1.110, 1.007, 0.735, // unseen tiles that fit, for 1, 2, more spaces
            0.549, 0.807, // animals that count by a stall; unseen mates
            0.785, -0.304, // kinds of stalls; free stall spaces
            0.613, 0.034, 0.975, // species in the barn: at home, with an empty enclosure, homeless
            1.256, // more animals of these
            -1.502, 1.740, // kinds of stalls in the barn; of these wanted
            1.913, // more than one empty enclosure
            1.038, 0.648, 1.554, 0.819, 1.494, 0.649, 0.401, // coins: first to sixth, each further
        ],
    ],
    [ // 5 seats.
        [ // 0 tiles for each seat.
            -1.524, // always
            1.196, 0.546, 0.997, 3.472, 4.424, // animals in E4
            1.144, 0.701, 1.342, 2.451, 5.472, 7.464, // animals in E5
            0.369, 0.948, 1.448, 2.397, 3.546, 7.325, 9.910, // animals in E6
            1.123, 1.077, 1.572, 2.658, 6.106, 9.190, // animals in an extension
            0.601, 0.705, 0.075, // unseen tiles that fit, for 1, 2, more spaces
            0.437, 1.957, // animals that count by a stall; unseen mates
            1.849, -0.059, // kinds of stalls; free stall spaces
            -0.859, -1.793, -1.574, // species in the barn: at home, with an empty enclosure, homeless
            0.242, // more animals of these
            -1.324, 1.233, // kinds of stalls in the barn; of these wanted
            -0.974, // more than one empty enclosure
            1.120, 1.287, 0.454, 0.605, 0.200, 0.345, 0.194, // coins: first to sixth, each further
        ],
        [ // 3 tiles for each seat.
            -1.463, // always
            1.977, 0.322, 0.898, 3.147, 4.392, // animals in E4
            1.146, 0.308, 1.450, 3.042, 5.785, 6.989, // animals in E5
            0.420, 0.533, 1.358, 2.949, 4.357, 7.136, 9.379, // animals in E6
            1.261, 0.639, 1.647, 3.219, 6.344, 8.599, // animals in an extension
            1.513, 1.789, 1.233, // unseen tiles that fit, for 1, 2, more spaces
            0.185, 2.348, // animals that count by a stall; unseen mates
            1.754, -0.037, // kinds of stalls; free stall spaces
            -0.569, -1.487, -1.319, // species in the barn: at home, with an empty enclosure, homeless
            0.354, // more animals of these
            -1.183, 1.297, // kinds of stalls in the barn; of these wanted
            -0.901, // more than one empty enclosure
            1.120, 1.187, 0.420, 0.416, 0.303, 0.426, 0.260, // coins: first to sixth, each further
        ],
        [ // 6 tiles for each seat.
            -1.576, // always
            2.192, -0.234, 1.027, 3.311, 4.395, // animals in E4
            1.209, -0.295, 1.525, 3.526, 6.142, 6.639, // animals in E5
            0.493, -0.171, 1.277, 3.277, 5.062, 7.279, 9.016, // animals in E6
            2.304, 0.572, 2.153, 4.241, 7.150, 8.945, // animals in an extension
            1.211, 1.698, 1.637, // unseen tiles that fit, for 1, 2, more spaces
            0.060, 2.163, // animals that count by a stall; unseen mates
            1.806, 0.035, // kinds of stalls; free stall spaces
            -0.254, -1.022, -0.875, // species in the barn: at home, with an empty enclosure, homeless
            0.576, // more animals of these
            -0.671, 1.225, // kinds of stalls in the barn; of these wanted
            -0.768, // more than one empty enclosure
            0.858, 1.114, 0.483, 0.456, 0.104, 0.640, 0.479, // coins: first to sixth, each further
        ],
        [ // 10 tiles for each seat.
            -1.036, // always
            2.908, -0.908, 1.128, 3.707, 4.477, // animals in E4
            1.484, -0.598, 1.564, 3.990, 6.502, 6.511, // animals in E5
            0.588, -0.707, 1.357, 3.410, 5.423, 7.659, 9.295, // animals in E6
            3.288, 0.384, 2.471, 5.090, 7.866, 8.995, // animals in an extension
            0.759, 1.600, 2.007, // unseen tiles that fit, for 1, 2, more spaces
            -0.113, 2.188, // animals that count by a stall; unseen mates
            1.836, -0.100, // kinds of stalls; free stall spaces
            0.296, -0.649, -0.222, // species in the barn: at home, with an empty enclosure, homeless
            0.847, // more animals of these
            -0.220, 1.005, // kinds of stalls in the barn; of these wanted
            -0.691, // more than one empty enclosure
            0.813, 1.140, 0.717, 0.577, 0.806, 1.070, 0.521, // coins: first to sixth, each further
        ],
        [ // 16 tiles for each seat.
            -0.181, // always
            3.037, -1.056, 2.026, 3.525, 4.712, // animals in E4
            1.942, -0.610, 1.610, 4.045, 6.535, 6.940, // animals in E5
            0.934, -0.813, 1.657, 3.073, 6.143, 7.751, 9.366, // animals in E6
            3.680, 0.672, 3.198, 5.336, 7.864, 8.996, // animals in an extension
            0.643, 1.343, 2.092, // unseen tiles that fit, for 1, 2, more spaces
            -0.196, 1.560, // animals that count by a stall; unseen mates
            1.945, 0.171, // kinds of stalls; free stall spaces
            0.521, 0.873, 1.076, // species in the barn: at home, with an empty enclosure, homeless
            1.240, // more animals of these
            -0.439, 0.608, // kinds of stalls in the barn; of these wanted
            0.498, // more than one empty enclosure
            0.851, 0.991, 1.292, 1.005, 1.256, 1.262, 0.527, // coins: first to sixth, each further
        ],
        [ // 24 tiles for each seat.
            -0.177, // always
            2.997, -0.996, 2.045, 3.535, 4.717, // animals in E4
            1.929, -0.548, 1.653, 4.067, 6.505, 6.961, // animals in E5
            0.942, -0.744, 1.703, 3.117, 6.153, 7.717, 9.378, // animals in E6
            3.636, 0.716, 3.220, 5.344, 7.808, 8.996, // animals in an extension
            0.638, 1.322, 2.053, // unseen tiles that fit, for 1, 2, more spaces
            -0.186, 1.535, // animals that count by a stall; unseen mates
            1.936, 0.175, // kinds of stalls; free stall spaces
            0.495, 0.836, 1.019, // species in the barn: at home, with an empty enclosure, homeless
            1.216, // more animals of these
            -0.466, 0.611, // kinds of stalls in the barn; of these wanted
            0.489, // more than one empty enclosure
            0.854, 0.989, 1.282, 0.998, 1.242, 1.245, 0.519, // coins: first to sixth, each further
        ],
    ],
];

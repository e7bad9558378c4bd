// What is printed on the components, as the rules in Rust have it. `UPDATE=1 cargo test` writes it anew.
export const PRINTED = {
  "shapes": {
    "I": [
      [
        [
          0,
          0
        ],
        [
          0,
          1
        ],
        [
          0,
          2
        ],
        [
          0,
          3
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          1,
          0
        ],
        [
          2,
          0
        ],
        [
          3,
          0
        ]
      ]
    ],
    "O": [
      [
        [
          0,
          0
        ],
        [
          0,
          1
        ],
        [
          1,
          0
        ],
        [
          1,
          1
        ]
      ]
    ],
    "T": [
      [
        [
          0,
          0
        ],
        [
          0,
          1
        ],
        [
          0,
          2
        ],
        [
          1,
          1
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          1,
          -1
        ],
        [
          1,
          0
        ],
        [
          2,
          0
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          1,
          -1
        ],
        [
          1,
          0
        ],
        [
          1,
          1
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          1,
          0
        ],
        [
          1,
          1
        ],
        [
          2,
          0
        ]
      ]
    ],
    "S": [
      [
        [
          0,
          0
        ],
        [
          0,
          1
        ],
        [
          1,
          -1
        ],
        [
          1,
          0
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          1,
          0
        ],
        [
          1,
          1
        ],
        [
          2,
          1
        ]
      ]
    ],
    "Z": [
      [
        [
          0,
          0
        ],
        [
          0,
          1
        ],
        [
          1,
          1
        ],
        [
          1,
          2
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          1,
          -1
        ],
        [
          1,
          0
        ],
        [
          2,
          -1
        ]
      ]
    ],
    "L": [
      [
        [
          0,
          0
        ],
        [
          1,
          0
        ],
        [
          2,
          0
        ],
        [
          2,
          1
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          0,
          1
        ],
        [
          0,
          2
        ],
        [
          1,
          0
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          0,
          1
        ],
        [
          1,
          1
        ],
        [
          2,
          1
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          1,
          -2
        ],
        [
          1,
          -1
        ],
        [
          1,
          0
        ]
      ]
    ],
    "J": [
      [
        [
          0,
          0
        ],
        [
          1,
          0
        ],
        [
          2,
          -1
        ],
        [
          2,
          0
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          1,
          0
        ],
        [
          1,
          1
        ],
        [
          1,
          2
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          0,
          1
        ],
        [
          1,
          0
        ],
        [
          2,
          0
        ]
      ],
      [
        [
          0,
          0
        ],
        [
          0,
          1
        ],
        [
          0,
          2
        ],
        [
          1,
          2
        ]
      ]
    ]
  },
  "kinds": [
    "grass",
    "vivarium",
    "water",
    "path"
  ],
  "entrance": "T",
  "tiles": [
    {
      "tile": "G01",
      "kind": "grass",
      "shape": "I",
      "icon": "draw1"
    },
    {
      "tile": "G02",
      "kind": "grass",
      "shape": "I",
      "icon": "move2"
    },
    {
      "tile": "G03",
      "kind": "grass",
      "shape": "O",
      "icon": "draw1"
    },
    {
      "tile": "G04",
      "kind": "grass",
      "shape": "O",
      "icon": "swap"
    },
    {
      "tile": "G05",
      "kind": "grass",
      "shape": "O",
      "icon": "bus"
    },
    {
      "tile": "G06",
      "kind": "grass",
      "shape": "T",
      "icon": "draw2"
    },
    {
      "tile": "G07",
      "kind": "grass",
      "shape": "T",
      "icon": "move1"
    },
    {
      "tile": "G08",
      "kind": "grass",
      "shape": "S",
      "icon": "draw1"
    },
    {
      "tile": "G09",
      "kind": "grass",
      "shape": "S",
      "icon": "bus"
    },
    {
      "tile": "G10",
      "kind": "grass",
      "shape": "Z",
      "icon": "draw1"
    },
    {
      "tile": "G11",
      "kind": "grass",
      "shape": "Z",
      "icon": "swap"
    },
    {
      "tile": "G12",
      "kind": "grass",
      "shape": "L",
      "icon": "draw1"
    },
    {
      "tile": "G13",
      "kind": "grass",
      "shape": "L",
      "icon": "bus"
    },
    {
      "tile": "G14",
      "kind": "grass",
      "shape": "J",
      "icon": "draw2"
    },
    {
      "tile": "G15",
      "kind": "grass",
      "shape": "J",
      "icon": "swap"
    },
    {
      "tile": "V01",
      "kind": "vivarium",
      "shape": "I",
      "icon": "draw1"
    },
    {
      "tile": "V02",
      "kind": "vivarium",
      "shape": "I",
      "icon": "move2"
    },
    {
      "tile": "V03",
      "kind": "vivarium",
      "shape": "O",
      "icon": "draw1"
    },
    {
      "tile": "V04",
      "kind": "vivarium",
      "shape": "O",
      "icon": "swap"
    },
    {
      "tile": "V05",
      "kind": "vivarium",
      "shape": "O",
      "icon": "bus"
    },
    {
      "tile": "V06",
      "kind": "vivarium",
      "shape": "T",
      "icon": "draw2"
    },
    {
      "tile": "V07",
      "kind": "vivarium",
      "shape": "T",
      "icon": "move1"
    },
    {
      "tile": "V08",
      "kind": "vivarium",
      "shape": "S",
      "icon": "draw1"
    },
    {
      "tile": "V09",
      "kind": "vivarium",
      "shape": "S",
      "icon": "bus"
    },
    {
      "tile": "V10",
      "kind": "vivarium",
      "shape": "Z",
      "icon": "draw1"
    },
    {
      "tile": "V11",
      "kind": "vivarium",
      "shape": "Z",
      "icon": "swap"
    },
    {
      "tile": "V12",
      "kind": "vivarium",
      "shape": "L",
      "icon": "draw1"
    },
    {
      "tile": "V13",
      "kind": "vivarium",
      "shape": "L",
      "icon": "bus"
    },
    {
      "tile": "V14",
      "kind": "vivarium",
      "shape": "J",
      "icon": "draw2"
    },
    {
      "tile": "V15",
      "kind": "vivarium",
      "shape": "J",
      "icon": "swap"
    },
    {
      "tile": "W01",
      "kind": "water",
      "shape": "I",
      "icon": "draw1"
    },
    {
      "tile": "W02",
      "kind": "water",
      "shape": "I",
      "icon": "move2"
    },
    {
      "tile": "W03",
      "kind": "water",
      "shape": "O",
      "icon": "draw1"
    },
    {
      "tile": "W04",
      "kind": "water",
      "shape": "O",
      "icon": "swap"
    },
    {
      "tile": "W05",
      "kind": "water",
      "shape": "O",
      "icon": "bus"
    },
    {
      "tile": "W06",
      "kind": "water",
      "shape": "T",
      "icon": "draw2"
    },
    {
      "tile": "W07",
      "kind": "water",
      "shape": "T",
      "icon": "move1"
    },
    {
      "tile": "W08",
      "kind": "water",
      "shape": "S",
      "icon": "draw1"
    },
    {
      "tile": "W09",
      "kind": "water",
      "shape": "S",
      "icon": "bus"
    },
    {
      "tile": "W10",
      "kind": "water",
      "shape": "Z",
      "icon": "draw1"
    },
    {
      "tile": "W11",
      "kind": "water",
      "shape": "Z",
      "icon": "swap"
    },
    {
      "tile": "W12",
      "kind": "water",
      "shape": "L",
      "icon": "draw1"
    },
    {
      "tile": "W13",
      "kind": "water",
      "shape": "L",
      "icon": "bus"
    },
    {
      "tile": "W14",
      "kind": "water",
      "shape": "J",
      "icon": "draw2"
    },
    {
      "tile": "W15",
      "kind": "water",
      "shape": "J",
      "icon": "swap"
    },
    {
      "tile": "P01",
      "kind": "path",
      "shape": "I",
      "icon": "draw2"
    },
    {
      "tile": "P02",
      "kind": "path",
      "shape": "I",
      "icon": "draw1"
    },
    {
      "tile": "P03",
      "kind": "path",
      "shape": "I",
      "icon": "move1"
    },
    {
      "tile": "P04",
      "kind": "path",
      "shape": "I",
      "icon": "swap"
    },
    {
      "tile": "P05",
      "kind": "path",
      "shape": "L",
      "icon": "draw2"
    },
    {
      "tile": "P06",
      "kind": "path",
      "shape": "L",
      "icon": "draw1"
    },
    {
      "tile": "P07",
      "kind": "path",
      "shape": "L",
      "icon": "move2"
    },
    {
      "tile": "P08",
      "kind": "path",
      "shape": "L",
      "icon": "bus"
    },
    {
      "tile": "P09",
      "kind": "path",
      "shape": "J",
      "icon": "draw2"
    },
    {
      "tile": "P10",
      "kind": "path",
      "shape": "J",
      "icon": "draw1"
    },
    {
      "tile": "P11",
      "kind": "path",
      "shape": "J",
      "icon": "move2"
    },
    {
      "tile": "P12",
      "kind": "path",
      "shape": "J",
      "icon": "swap"
    },
    {
      "tile": "P13",
      "kind": "path",
      "shape": "T",
      "icon": "draw2"
    },
    {
      "tile": "P14",
      "kind": "path",
      "shape": "T",
      "icon": "draw1"
    },
    {
      "tile": "P15",
      "kind": "path",
      "shape": "T",
      "icon": "move1"
    },
    {
      "tile": "P16",
      "kind": "path",
      "shape": "T",
      "icon": "bus"
    },
    {
      "tile": "P17",
      "kind": "path",
      "shape": "S",
      "icon": "draw1"
    },
    {
      "tile": "P18",
      "kind": "path",
      "shape": "S",
      "icon": "move2"
    },
    {
      "tile": "P19",
      "kind": "path",
      "shape": "Z",
      "icon": "swap"
    },
    {
      "tile": "P20",
      "kind": "path",
      "shape": "Z",
      "icon": "move1"
    }
  ],
  "boards": [
    {
      "board": "easy",
      "rows": [
        "........",
        "........",
        "........",
        "........",
        "........",
        "........",
        "........",
        "........"
      ]
    },
    {
      "board": "1",
      "rows": [
        "........",
        "..#.....",
        "......#.",
        "........",
        "........",
        ".#......",
        ".....#..",
        "........"
      ]
    },
    {
      "board": "2",
      "rows": [
        "........",
        ".....#..",
        ".#......",
        "........",
        "........",
        "......#.",
        "..#.....",
        "........"
      ]
    },
    {
      "board": "3",
      "rows": [
        "........",
        "......#.",
        "...#....",
        "........",
        "........",
        "....#...",
        ".#......",
        "........"
      ]
    },
    {
      "board": "4",
      "rows": [
        "........",
        ".#......",
        "....#...",
        "........",
        "........",
        "...#....",
        "......#.",
        "........"
      ]
    }
  ],
  "colours": [
    "red",
    "blue",
    "yellow",
    "green"
  ],
  "favourites": {
    "red": [
      "grass",
      "vivarium",
      "water"
    ],
    "blue": [
      "water"
    ],
    "yellow": [
      "vivarium"
    ],
    "green": [
      "grass"
    ]
  },
  "visitors_of_a_colour": 10
} as const;

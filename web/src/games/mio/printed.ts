// What is printed on the components, as the rules in Rust have it. `UPDATE=1 cargo test` writes it anew.
export const PRINTED = {
  "families": [
    "ape",
    "mammal",
    "bird",
    "reptile",
    "sea"
  ],
  "exits": [
    "AN",
    "BN",
    "BE",
    "BS",
    "AS",
    "AW"
  ],
  "start": [
    [
      "AN",
      "BN"
    ]
  ],
  "tiles": [
    {
      "tile": 1,
      "families": [
        "ape",
        "mammal"
      ],
      "stars": [
        3,
        2
      ],
      "bushes": 0,
      "paths": [
        [
          "BN",
          "BS",
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 2,
      "families": [
        "ape",
        "mammal"
      ],
      "stars": [
        1,
        1
      ],
      "bushes": 3,
      "paths": [
        [
          "AN",
          "BE",
          "BS",
          "AW"
        ]
      ]
    },
    {
      "tile": 3,
      "families": [
        "ape",
        "mammal"
      ],
      "stars": [
        1,
        3
      ],
      "bushes": 0,
      "paths": [
        [
          "BS",
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 4,
      "families": [
        "mammal",
        "bird"
      ],
      "stars": [
        1,
        3
      ],
      "bushes": 1,
      "paths": [
        [
          "AN",
          "BN",
          "BE",
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 5,
      "families": [
        "mammal",
        "bird"
      ],
      "stars": [
        2,
        2
      ],
      "bushes": 0,
      "paths": [
        [
          "BE",
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 6,
      "families": [
        "mammal",
        "bird"
      ],
      "stars": [
        3,
        2
      ],
      "bushes": 1,
      "paths": [
        [
          "AN",
          "BE",
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 7,
      "families": [
        "bird",
        "reptile"
      ],
      "stars": [
        3,
        1
      ],
      "bushes": 0,
      "paths": [
        [
          "AN",
          "BN",
          "BS",
          "AW"
        ]
      ]
    },
    {
      "tile": 8,
      "families": [
        "bird",
        "reptile"
      ],
      "stars": [
        1,
        2
      ],
      "bushes": 3,
      "paths": [
        [
          "AN",
          "BN",
          "BE",
          "AW"
        ]
      ]
    },
    {
      "tile": 9,
      "families": [
        "bird",
        "reptile"
      ],
      "stars": [
        2,
        3
      ],
      "bushes": 0,
      "paths": [
        [
          "AN",
          "BE",
          "BS",
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 10,
      "families": [
        "reptile",
        "sea"
      ],
      "stars": [
        2,
        3
      ],
      "bushes": 1,
      "paths": [
        [
          "BS",
          "AW"
        ]
      ]
    },
    {
      "tile": 11,
      "families": [
        "reptile",
        "sea"
      ],
      "stars": [
        2,
        2
      ],
      "bushes": 1,
      "paths": [
        [
          "AN",
          "BN",
          "BS",
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 12,
      "families": [
        "reptile",
        "sea"
      ],
      "stars": [
        3,
        3
      ],
      "bushes": 0,
      "paths": [
        [
          "AN",
          "AW"
        ],
        [
          "BE",
          "BS"
        ]
      ]
    },
    {
      "tile": 13,
      "families": [
        "sea",
        "ape"
      ],
      "stars": [
        1,
        1
      ],
      "bushes": 3,
      "paths": [
        [
          "BE",
          "BS",
          "AW"
        ]
      ]
    },
    {
      "tile": 14,
      "families": [
        "sea",
        "ape"
      ],
      "stars": [
        2,
        2
      ],
      "bushes": 0,
      "paths": [
        [
          "AN",
          "BN",
          "BE",
          "BS",
          "AS"
        ]
      ]
    },
    {
      "tile": 15,
      "families": [
        "sea",
        "ape"
      ],
      "stars": [
        3,
        3
      ],
      "bushes": 0,
      "paths": [
        [
          "BN",
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 16,
      "families": [
        "ape",
        "bird"
      ],
      "stars": [
        2,
        3
      ],
      "bushes": 0,
      "paths": [
        [
          "AN",
          "BN",
          "AS"
        ]
      ]
    },
    {
      "tile": 17,
      "families": [
        "ape",
        "bird"
      ],
      "stars": [
        3,
        1
      ],
      "bushes": 1,
      "paths": [
        [
          "BN",
          "BE",
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 18,
      "families": [
        "bird",
        "sea"
      ],
      "stars": [
        1,
        2
      ],
      "bushes": 1,
      "paths": [
        [
          "BN",
          "BE",
          "AW"
        ]
      ]
    },
    {
      "tile": 19,
      "families": [
        "bird",
        "sea"
      ],
      "stars": [
        2,
        1
      ],
      "bushes": 2,
      "paths": [
        [
          "BE",
          "BS"
        ],
        [
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 20,
      "families": [
        "sea",
        "mammal"
      ],
      "stars": [
        1,
        2
      ],
      "bushes": 2,
      "paths": [
        [
          "AN",
          "BN",
          "BE",
          "AS"
        ]
      ]
    },
    {
      "tile": 21,
      "families": [
        "sea",
        "mammal"
      ],
      "stars": [
        2,
        1
      ],
      "bushes": 1,
      "paths": [
        [
          "BN",
          "BE",
          "BS",
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 22,
      "families": [
        "mammal",
        "reptile"
      ],
      "stars": [
        3,
        1
      ],
      "bushes": 1,
      "paths": [
        [
          "BN",
          "BS",
          "AW"
        ]
      ]
    },
    {
      "tile": 23,
      "families": [
        "mammal",
        "reptile"
      ],
      "stars": [
        2,
        1
      ],
      "bushes": 2,
      "paths": [
        [
          "AN",
          "BN"
        ],
        [
          "BS",
          "AS"
        ]
      ]
    },
    {
      "tile": 24,
      "families": [
        "reptile",
        "ape"
      ],
      "stars": [
        2,
        2
      ],
      "bushes": 2,
      "paths": [
        [
          "AN",
          "BN",
          "AS",
          "AW"
        ]
      ]
    },
    {
      "tile": 25,
      "families": [
        "reptile",
        "ape"
      ],
      "stars": [
        3,
        2
      ],
      "bushes": 0,
      "paths": [
        [
          "AN",
          "BN",
          "BS",
          "AS"
        ]
      ]
    }
  ],
  "years": 5,
  "coins": 8,
  "visitors": {
    "first": 2,
    "second": 1,
    "only": 1
  }
} as const;

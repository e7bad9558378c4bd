// What is printed on the components, as the rules in Rust have it. `UPDATE=1 cargo test` writes it anew.
export const PRINTED = {
  "order": [
    "whale",
    "elephant",
    "crocodile",
    "polar_bear",
    "lion",
    "seal",
    "fox",
    "perch",
    "hedgehog",
    "sardine",
    "mouse",
    "mosquito",
    "joker"
  ],
  "cards": {
    "whale": {
      "letter": "W",
      "beats": [
        "polar_bear",
        "seal",
        "perch",
        "sardine"
      ],
      "copies": [
        5,
        3
      ]
    },
    "elephant": {
      "letter": "E",
      "beats": [
        "crocodile",
        "polar_bear",
        "lion",
        "fox"
      ],
      "copies": [
        5,
        4
      ]
    },
    "crocodile": {
      "letter": "C",
      "beats": [
        "fox",
        "perch",
        "sardine",
        "mouse"
      ],
      "copies": [
        5,
        3
      ]
    },
    "polar_bear": {
      "letter": "B",
      "beats": [
        "seal",
        "fox",
        "perch",
        "mouse"
      ],
      "copies": [
        5,
        3
      ]
    },
    "lion": {
      "letter": "L",
      "beats": [
        "fox",
        "mouse"
      ],
      "copies": [
        5,
        4
      ]
    },
    "seal": {
      "letter": "S",
      "beats": [
        "perch",
        "sardine",
        "mouse"
      ],
      "copies": [
        5,
        3
      ]
    },
    "fox": {
      "letter": "F",
      "beats": [
        "hedgehog",
        "mouse"
      ],
      "copies": [
        5,
        3
      ]
    },
    "perch": {
      "letter": "P",
      "beats": [
        "sardine"
      ],
      "copies": [
        5,
        3
      ]
    },
    "hedgehog": {
      "letter": "H",
      "beats": [
        "mouse",
        "mosquito"
      ],
      "copies": [
        5,
        3
      ]
    },
    "sardine": {
      "letter": "A",
      "beats": [
        "mosquito"
      ],
      "copies": [
        5,
        3
      ]
    },
    "mouse": {
      "letter": "M",
      "beats": [
        "elephant",
        "mosquito"
      ],
      "copies": [
        5,
        4
      ]
    },
    "mosquito": {
      "letter": "q",
      "beats": [],
      "copies": [
        4,
        2
      ]
    },
    "joker": {
      "letter": "j",
      "beats": [],
      "copies": [
        1,
        1
      ]
    }
  }
} as const;

// What is printed on the components, as the rules in Rust have it. `UPDATE=1 cargo test` writes it anew.
export const PRINTED = {
  "species": [
    "flamingo",
    "camel",
    "leopard",
    "elephant",
    "panda",
    "chimpanzee",
    "zebra",
    "kangaroo"
  ],
  "stalls": [
    "snack",
    "kiosk",
    "barrow",
    "popcorn",
    "lemonade"
  ],
  "jungle": {
    "anteater": "ja",
    "macaw": "jm",
    "bat": "jb",
    "koala": "jk",
    "orangutan": "jo",
    "baboon": "jp",
    "snake": "js",
    "monitor": "jv"
  },
  "colours": {
    "green": "g",
    "blue": "b",
    "purple": "p",
    "red": "r",
    "yellow": "y"
  },
  "letters": {
    "flamingo": "F",
    "camel": "C",
    "leopard": "L",
    "elephant": "E",
    "panda": "P",
    "chimpanzee": "A",
    "zebra": "Z",
    "kangaroo": "K",
    "snack": "s",
    "kiosk": "k",
    "barrow": "b",
    "popcorn": "p",
    "lemonade": "l"
  },
  "suffixes": {
    "": "plain",
    "m": "male",
    "f": "female",
    "m*": "father",
    "f*": "mother",
    "b": "baby"
  },
  "copies": {
    "F": 7,
    "Fm": 2,
    "Ff": 2,
    "C": 7,
    "Cm": 2,
    "Cf": 2,
    "L": 7,
    "Lm": 2,
    "Lf": 2,
    "E": 7,
    "Em": 2,
    "Ef": 2,
    "P": 7,
    "Pm": 2,
    "Pf": 2,
    "A": 7,
    "Am": 2,
    "Af": 2,
    "Z": 7,
    "Zm": 2,
    "Zf": 2,
    "K": 7,
    "Km": 2,
    "Kf": 2,
    "s": 3,
    "k": 3,
    "b": 3,
    "p": 3,
    "$": 12
  },
  "babies": 2,
  "enclosures": [
    "E4",
    "E5",
    "E6",
    "X1",
    "X2"
  ],
  "grounds": {
    "E4": {
      "spaces": 4,
      "full": 5,
      "short": 4,
      "bonus": 1,
      "stalls": 2
    },
    "E5": {
      "spaces": 5,
      "full": 8,
      "short": 5,
      "bonus": 2,
      "stalls": 1
    },
    "E6": {
      "spaces": 6,
      "full": 10,
      "short": 6,
      "bonus": 0,
      "stalls": 1
    },
    "X1": {
      "spaces": 5,
      "full": 9,
      "short": 5,
      "bonus": 1,
      "stalls": 1
    },
    "X2": {
      "spaces": 5,
      "full": 9,
      "short": 5,
      "bonus": 1,
      "stalls": 1
    }
  },
  "prices": {
    "move": 1,
    "swap": 1,
    "buy": 2,
    "discard": 2,
    "expand": 3
  }
} as const;

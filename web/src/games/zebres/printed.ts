// What is printed on the components, as the rules in Rust have it. `UPDATE=1 cargo test` writes it anew.
export const PRINTED = {
  "order": [
    "gazelle",
    "zebra",
    "crocodile",
    "elephant",
    "lion"
  ],
  "animals": {
    "gazelle": {
      "letter": "G",
      "worth": 2,
      "count": 6
    },
    "zebra": {
      "letter": "Z",
      "worth": 6,
      "count": 5
    },
    "crocodile": {
      "letter": "C",
      "worth": 0,
      "count": 2
    },
    "elephant": {
      "letter": "E",
      "worth": 5,
      "count": 1
    },
    "lion": {
      "letter": "L",
      "worth": 1,
      "count": 1
    }
  },
  "rows": 5,
  "columns": 6,
  "lines": [
    {
      "line": "column",
      "number": 0
    },
    {
      "line": "column",
      "number": 1
    },
    {
      "line": "column",
      "number": 2
    },
    {
      "line": "column",
      "number": 3
    },
    {
      "line": "column",
      "number": 4
    },
    {
      "line": "column",
      "number": 5
    },
    {
      "line": "row",
      "number": 0
    },
    {
      "line": "row",
      "number": 1
    },
    {
      "line": "row",
      "number": 2
    },
    {
      "line": "row",
      "number": 3
    },
    {
      "line": "row",
      "number": 4
    },
    {
      "line": "column",
      "number": 5
    },
    {
      "line": "column",
      "number": 4
    },
    {
      "line": "column",
      "number": 3
    },
    {
      "line": "column",
      "number": 2
    },
    {
      "line": "column",
      "number": 1
    },
    {
      "line": "column",
      "number": 0
    },
    {
      "line": "row",
      "number": 4
    },
    {
      "line": "row",
      "number": 3
    },
    {
      "line": "row",
      "number": 2
    },
    {
      "line": "row",
      "number": 1
    },
    {
      "line": "row",
      "number": 0
    }
  ],
  "inauguration": 5
} as const;

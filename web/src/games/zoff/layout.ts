/** Where things lie on the table, by how much room there is. */

export interface Layout {
  /** `tall` on a phone, `low` on a phone turned round, `wide` on a desk. */
  shape: 'tall' | 'low' | 'wide';
  /** How much larger than on a desk everything is, where there is more room. */
  scale: number;
  /** So high are the cards in hand, with room to be lifted. */
  hand: number;
  /** Whether the drawing of who beats whom has a place of its own beside the table. */
  beside: boolean;
  /** The others, clockwise from whoever is next: up on the left, along the top, down on the right. */
  left: readonly number[];
  top: readonly number[];
  right: readonly number[];
  /** How many lie beside one another along the top of a phone. */
  columns: number;
  /** Whether the table needs the room more than the cards that are known of the others, which each tells of itself. */
  tight: boolean;
}

/** Seats beside the table, by how many others there are: left, top, right. */
const AROUND: Record<Layout['shape'], Record<number, readonly [number, number, number]>> = {
  tall: { 2: [0, 2, 0], 3: [0, 3, 0], 4: [0, 4, 0], 5: [0, 5, 0], 6: [0, 6, 0] },
  low: { 2: [1, 0, 1], 3: [2, 0, 1], 4: [2, 0, 2], 5: [3, 0, 2], 6: [3, 0, 3] },
  wide: { 2: [0, 2, 0], 3: [1, 1, 1], 4: [1, 2, 1], 5: [1, 3, 1], 6: [2, 2, 2] },
};

/** A phone turned round is lower than this; in pixels, as all of these. */
const LOW = 440;
/** With more than three others, the table of a lower phone needs every line. */
const TIGHT = 480;
const BESIDE = { width: 880, height: 560 };
/** A board of this size has everything as large as on a desk. */
const DESK = { width: 1150, height: 800 };
const LARGEST = 1.6;

export function layoutFor(width: number, height: number, others: readonly number[]): Layout {
  const shape = height > width * 1.1 ? 'tall' : height < LOW ? 'low' : 'wide';
  const [left, top] = AROUND[shape][others.length] ?? [0, others.length];
  // More players have fewer cards each, and need the room themselves.
  const share = { tall: others.length > 3 ? 0.33 : 0.37, low: 0.27, wide: 0.24 }[shape];
  const scale = Math.max(1, Math.min(LARGEST, width / DESK.width, height / DESK.height));
  return {
    shape,
    scale,
    hand: Math.round(Math.min(190 * scale, height * share)),
    beside: width >= BESIDE.width && height >= BESIDE.height,
    left: others.slice(0, left).reverse(),
    top: others.slice(left, left + top),
    right: others.slice(left + top),
    columns: others.length === 4 ? 2 : Math.min(3, others.length),
    tight: shape === 'tall' && height < TIGHT && others.length > 3,
  };
}

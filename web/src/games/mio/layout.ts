/** Where things lie on the table, by how much room there is. */

export interface Layout {
  /** `tall` on a phone, `low` on a phone turned round, `wide` on a desk. */
  shape: 'tall' | 'low' | 'wide';
  /** How much larger than on a desk everything is, where there is more room. */
  scale: number;
  /** The height of a tile in the row of the year, in pixels. */
  tile: number;
  /** The width of the column of the other zoos. */
  side: number;
  /** The height of what can be done now. */
  tools: number;
  /** Whether there is room to say there in words what a place yields. */
  wordy: boolean;
}

/** A phone turned round is lower than this; in pixels, as all of these. */
const LOW = 440;
/** A board of this size has everything as large as on a desk. */
const DESK = { width: 1100, height: 760 };
const LARGEST = 1.7;

/** The part of the width that the other zoos have: one alone is drawn larger. */
const FOR_ONE = 0.34;
const FOR_MORE = 0.27;

export function layoutFor(width: number, height: number, others: number): Layout {
  const shape = height > width * 1.02 ? 'tall' : height < LOW ? 'low' : 'wide';
  const scale = Math.max(1, Math.min(LARGEST, width / DESK.width, height / DESK.height));
  const least = width < 800 || height < 560;
  return {
    shape,
    scale,
    tile: shape === 'wide' ? Math.round((least ? 38 : 52) * scale) : 23,
    side: Math.round(Math.max(190, Math.min(width * (others === 1 ? FOR_ONE : FOR_MORE), others === 1 ? 760 : 520))),
    // The zoo has more of the room that there is than what is done with it.
    tools: shape === 'wide' ? Math.round((least ? 112 : 128) * Math.sqrt(scale)) : 106,
    wordy: shape === 'wide' && !least,
  };
}

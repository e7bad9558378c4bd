/** Where things lie on the table, by how much room there is. All numbers are pixels. */

export interface Layout {
  /** `tall` on a phone, `low` on a phone turned round, `wide` on a desk. */
  shape: 'tall' | 'low' | 'wide';
  /** How much larger than on a desk everything is, where there is more room. */
  scale: number;
  /** The side of one’s own board. */
  own: number;
  /** On a small phone what can be done lies beside the board, else below it. */
  beside: boolean;
  /** In how many columns the display lies, and the other boards. */
  display: number;
  others: number;
}

/** A phone turned round is lower than this. */
const LOW = 440;
/** A board of this size has everything as large as on a desk. */
const DESK = { width: 1000, height: 780 };
const LARGEST = 1.7;
const GAP = 6;

/** One’s own board has this part of the width at most. */
const OWN = 0.63;
/** The least heights of the line with one’s name, of what can be done, and of a tile and its name. */
const PLATE = 32;
const TOOLS = 96;
export const CARD = { width: 96, height: 78 };
/** On a phone: the line of all seats, the display, what can be done below the board, and beside it. */
export const PHONE = { seats: 40, display: 62, below: 62, beside: 70 };

/** The number of columns in which squares of the same size are largest. */
function columnsFor(count: number, width: number, height: number, head: number): number {
  const side = (columns: number) => Math.min(width / columns, height / Math.ceil(count / columns) - head);
  const all = Array.from({ length: Math.max(1, count) }, (_, at) => at + 1);
  return all.reduce((best, columns) => (side(columns) > side(best) ? columns : best), 1);
}

export function layoutFor(width: number, height: number, seats: number): Layout {
  const shape = height > width * 1.02 ? 'tall' : height < LOW ? 'low' : 'wide';
  const scale = Math.max(1, Math.min(LARGEST, width / DESK.width, height / DESK.height));
  if (shape === 'tall') {
    const rest = height - PHONE.seats - PHONE.display - 2 * GAP;
    const below = Math.min(width, rest - PHONE.below - GAP);
    const beside = Math.min(width - PHONE.beside - GAP, rest);
    return {
      shape,
      scale,
      own: Math.max(below, beside),
      beside: beside > below,
      display: seats + 1,
      others: seats - 1,
    };
  }
  if (shape === 'low') {
    const own = Math.min(height, width * 0.6);
    return { shape, scale, own, beside: false, display: seats + 1, others: 2 };
  }
  const own = Math.round(Math.min(width * OWN, height - (PLATE + TOOLS) * scale - 2 * GAP));
  const side = width - own - GAP;
  const display = Math.max(2, Math.min(seats + 1, Math.floor(side / (CARD.width * scale))));
  const shown = Math.ceil((seats + 1) / display) * (CARD.height * scale + GAP);
  const others = columnsFor(seats - 1, side, height - shown - 80 * scale, 34 * scale);
  return { shape, scale, own, beside: false, display, others };
}

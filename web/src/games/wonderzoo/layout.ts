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
  /** In how many columns the display lies, how high a tile is there with its icon, and how wide without. */
  display: number;
  card: number;
  tile: number;
  /** In how many columns the other boards lie. */
  others: number;
}

/** A phone turned round is lower than this. */
const LOW = 440;
/** A board of this size has everything as large as on a desk. */
const DESK = { width: 1000, height: 780 };
const LARGEST = 1.7;
const GAP = 6;

/** One’s own board has this part of the width at most. */
const OWN = 0.61;
/** The least heights of the line with one’s name, of what can be done, and of the bags. */
const PLATE = 32;
const TOOLS = 96;
const BAGS = 78;
/** A tile with its icon: how wide and how high it is at least, and how much of that its icon takes. */
const CARD = { width: 100, least: 78, icon: 40 };
/** On a phone: the line of all seats, the display, what can be done below the board, and beside it. */
const PHONE = { seats: 40, display: 58, below: 62, beside: 70 };

/** Lines of the same length, if there can be any, and never longer than fits. */
function columnsFor(count: number, most: number): number {
  if (most >= count) return count;
  const even = Array.from({ length: Math.max(1, most) }, (_, at) => most - at).find(columns => count % columns === 0);
  return even === undefined || even === 1 ? Math.max(1, most) : even;
}

/** The number of columns in which boards, and what lies with them, are largest. */
function largest(count: number, width: number, height: number, head: number): number {
  const side = (columns: number) => Math.min(width / columns, height / Math.ceil(count / columns) - head);
  const all = Array.from({ length: Math.max(1, count) }, (_, at) => at + 1);
  return all.reduce((best, columns) => (side(columns) > side(best) ? columns : best), 1);
}

export function layoutFor(width: number, height: number, seats: number): Layout {
  const shape = height > width * 1.02 ? 'tall' : height < LOW ? 'low' : 'wide';
  const scale = Math.max(1, Math.min(LARGEST, width / DESK.width, height / DESK.height));
  const phone = { scale, display: seats + 1, card: PHONE.display - 4 };
  if (shape === 'tall') {
    const rest = height - PHONE.seats - PHONE.display - 2 * GAP;
    const below = Math.min(width, rest - PHONE.below - GAP);
    const beside = Math.min(width - PHONE.beside - GAP, rest);
    const tile = Math.min(width / (seats + 1) - 20, 64);
    return { ...phone, shape, tile, own: Math.max(below, beside), beside: beside > below, others: seats - 1 };
  }
  if (shape === 'low') {
    const own = Math.round(Math.min(height, width * 0.6));
    const tile = Math.min((width - own) / (seats + 1) - 18, 64);
    return { ...phone, shape, tile, own, beside: false, others: 1 };
  }
  const own = Math.round(Math.min(width * OWN, height - (PLATE + TOOLS) * scale - 2 * GAP));
  const side = width - own - GAP;
  const display = columnsFor(seats + 1, Math.max(2, Math.floor(side / (CARD.width * scale))));
  const lines = Math.ceil((seats + 1) / display);
  const head = 40 * scale;
  const room = height - lines * (CARD.least * scale + GAP);
  // Three boards and the bags make a square.
  const others = seats - 1 === 3 ? largest(4, side, room, head) : largest(seats - 1, side, room - BAGS * scale, head);
  const boards = Math.ceil((seats - 1) / others) * (side / others + head);
  const bags = isFilled(seats, others) ? BAGS * scale : 0;
  const wide = side / display - 4 * GAP;
  const most = wide / 2 + CARD.icon * scale + GAP;
  const card = Math.max(CARD.least * scale, Math.min(most, (height - boards - bags) / lines - 2 * GAP));
  const tile = Math.min(wide, 2 * (card - CARD.icon * scale));
  return { shape, scale, own, beside: false, display, card: Math.round(card), tile: Math.round(tile), others };
}

/** Whether the other boards fill their lines, so that the bags lie elsewhere. */
export const isFilled = (seats: number, columns: number): boolean => (seats - 1) % columns === 0;

/** Where things lie on the table, by how much room there is. */

export interface Layout {
  /** `tall` on a phone, `low` on a phone turned round, `wide` on a desk. */
  shape: 'tall' | 'low' | 'wide';
  /** How much larger than on a desk everything is, where there is more room. */
  scale: number;
  /** Whether the trucks stand beside the other zoo instead of below the others. */
  beside: boolean;
  /** How large the tiles of one’s own zoo are, those of the others, and those on trucks, in pixels. */
  tile: number;
  small: number;
  load: number;
  /** Whether alike tiles of the other zoos lie on each other, with their number. */
  tight: boolean;
  /** In how many columns the enclosures of the other zoos lie. */
  columns: number;
  /** Whether there is room for pictures beside words. */
  roomy: boolean;
  /** Whether what an enclosure in a row is worth stands in one line. */
  brief: boolean;
}

/** A phone turned round is lower than this; in pixels, as all of these. */
const LOW = 440;
/** So wide is the board where pictures stand beside words, and trucks beside a zoo. */
const ROOMY = 880;
/** So wide is a small zoo with its enclosures in two columns. */
const TWO = 400;
/** The other zoo, where the trucks stand beside it. */
const BESIDE = 300;
/** A board of this size has everything as large as on a desk. */
const DESK = { width: 1150, height: 800 };
const LARGEST = 1.5;
/** The tiles in a row of a zoo: six animals and a stall, or four and two. */
const CELLS = 7;
const SMALLEST = 16;
/** Above and below the zoo on a phone: the trucks, the names and what can be bought. */
const TALL = 212;
/** Where tiles of a small zoo would be smaller than this, alike ones lie on each other. */
const TIGHT = 22;
/** How large they are then. */
const TIGHTEST = 24;
/** Rows lower than this have their words in one line. */
const BRIEF = 30;

/** So many kinds of tiles have room for their names in a barn of a map with tiles of this size. */
export const namedInBarn = (tile: number): number => (tile < 64 ? 3 : 6);

/** How wide the other zoo is, where the trucks stand beside it. */
export const besideFor = (scale: number): number => Math.round(BESIDE * scale);

export function layoutFor(width: number, height: number, others: number): Layout {
  const shape = height > width * 1.1 ? 'tall' : height < LOW ? 'low' : 'wide';
  const roomy = width >= ROOMY;
  const beside = shape === 'wide' && others === 1 && roomy;
  const scale = Math.max(1, Math.min(LARGEST, width / DESK.width, height / DESK.height));
  const share = beside ? besideFor(scale) : width / Math.max(1, others) - 8;
  const columns = share >= TWO && !beside ? 2 : 1;
  const small = smallTile(share / columns, height, columns, scale);
  const load = shape !== 'wide' ? (others > 2 ? 27 : 33) : beside ? 42 : roomy || others < 3 ? 34 : 24;
  return {
    shape,
    scale,
    beside,
    ...(shape === 'wide'
      ? { tile: largeTile(width, height, beside || columns === 2, scale), brief: false }
      : rowTile(width, height, shape, others)),
    ...small,
    load: Math.round(load * scale),
    columns,
    roomy,
  };
}

/** Three enclosures side by side, each with three tiles and a stall abreast and two rows. */
function largeTile(width: number, height: number, more: boolean, scale: number): number {
  const across = (width / 3 - 34) / 3.9;
  const room = height * (more ? 0.62 : 0.52);
  const down = (room - 130) / 4;
  return Math.round(Math.max(28, Math.min(110 * scale, across, down)));
}

/** Two players have an enclosure more, and need a row more. */
function rowTile(width: number, height: number, shape: 'tall' | 'low', others: number): Pick<Layout, 'tile' | 'brief'> {
  const rows = others === 1 ? 6 : 5;
  const fit = (across: number, down: number) => Math.floor(Math.max(SMALLEST, Math.min(46, across, down)));
  // Turned round, what an enclosure is worth stands in one line beside it.
  if (shape === 'low') return { tile: fit((width * 0.66 - 150) / CELLS, (height - 84) / rows - 14), brief: true };
  const usual = fit((width - 108) / CELLS, (height - TALL) / rows - 15);
  if (usual >= BRIEF) return { tile: usual, brief: false };
  return { tile: fit((width - 152) / CELLS, (height - TALL) / rows - 13), brief: true };
}

function smallTile(share: number, height: number, columns: number, scale: number): Pick<Layout, 'small' | 'tight'> {
  const down = (height * 0.28 - 34) / (columns === 2 ? 4 : 6) - 4;
  const usual = Math.floor(Math.min(34 * scale, (share - 60) / CELLS, down));
  if (usual >= TIGHT) return { small: usual, tight: false };
  return { small: Math.floor(Math.max(SMALLEST, Math.min(TIGHTEST, (share - 22) / 6))), tight: true };
}

/** A zoo in rows in a window over the board: what an enclosure is worth stands beside its tiles, a button below all. */
export function openedTile(width: number, height: number, seats: number): number {
  const across = (Math.min(width, 560) - 146) / CELLS;
  const rows = (height - 130) / (seats === 2 ? 6 : 5) - 14;
  return Math.floor(Math.max(SMALLEST, Math.min(46, across, rows)));
}

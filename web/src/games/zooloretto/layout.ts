/** Where things lie on the table, by how much room there is. */

export interface Layout {
  /** `tall` on a phone, `low` on a phone turned round, `wide` on a desk. */
  shape: 'tall' | 'low' | 'wide';
  /** Whether the trucks stand beside the other zoo instead of below the others. */
  beside: boolean;
  /** How large the tiles of one’s own zoo are, those of the others, and those on trucks, in pixels. */
  tile: number;
  small: number;
  load: number;
  /** In how many columns the enclosures of the other zoos lie. */
  columns: number;
  /** Whether there is room for pictures beside words. */
  roomy: boolean;
}

/** A phone turned round is lower than this; in pixels, as all of these. */
const LOW = 440;
/** So wide is the board where pictures stand beside words, and trucks beside a zoo. */
const ROOMY = 880;
/** So wide is a small zoo with its enclosures in two columns. */
const TWO = 400;
/** The other zoo, where the trucks stand beside it. */
export const BESIDE = 300;
/** The tiles in a row of a zoo: six animals and a stall, or four and two. */
const CELLS = 7;
const SMALLEST = 16;
/** Tiles of a small zoo that are smaller than this lie close to each other. */
export const TIGHT = 22;

/** So many kinds of tiles have room for their names in a barn of a map with tiles of this size. */
export const namedInBarn = (tile: number): number => (tile < 64 ? 3 : 6);

export function layoutFor(width: number, height: number, others: number): Layout {
  const shape = height > width * 1.1 ? 'tall' : height < LOW ? 'low' : 'wide';
  const roomy = width >= ROOMY;
  const beside = shape === 'wide' && others === 1 && roomy;
  const share = beside ? BESIDE : width / Math.max(1, others) - 8;
  const columns = share >= TWO ? 2 : 1;
  return {
    shape,
    beside,
    tile: shape === 'wide' ? largeTile(width, height, beside || columns === 2) : rowTile(width, height, shape, others),
    small: smallTile(share / columns, height, columns),
    load: shape !== 'wide' ? (others > 2 ? 27 : 33) : beside ? 42 : roomy || others < 3 ? 34 : 24,
    columns,
    roomy,
  };
}

/** Three enclosures side by side, each with three tiles and a stall abreast and two rows. */
function largeTile(width: number, height: number, more: boolean): number {
  const across = (width / 3 - 34) / 3.9;
  const room = height * (more ? 0.62 : 0.52);
  const down = (room - 130) / 4;
  return Math.round(Math.max(28, Math.min(84, across, down)));
}

/** Two players have an enclosure more, and need a row more. */
function rowTile(width: number, height: number, shape: 'tall' | 'low', others: number): number {
  // Turned round, what an enclosure is worth stands in one line beside it.
  const across = (shape === 'low' ? width * 0.66 - 150 : width - 108) / CELLS;
  const rows = (height - (shape === 'low' ? 88 : 212)) / (others === 1 ? 6 : 5) - 15;
  return Math.floor(Math.max(SMALLEST, Math.min(46, across, rows)));
}

function smallTile(share: number, height: number, columns: number): number {
  // What lies around the tiles of a row; where there is little room, less of it.
  const [usual, tight] = [(share - 60) / CELLS, (share - 40) / CELLS];
  const across = usual < TIGHT ? Math.min(TIGHT - 1, tight) : usual;
  const down = (height * 0.28 - 34) / (columns === 2 ? 4 : 6) - 4;
  return Math.floor(Math.max(SMALLEST, Math.min(34, across, down)));
}

/** A zoo in rows in a window over the board: what an enclosure is worth stands beside its tiles, a button below all. */
export function openedTile(width: number, height: number, seats: number): number {
  const across = (Math.min(width, 560) - 146) / CELLS;
  const rows = (height - 130) / (seats === 2 ? 6 : 5) - 14;
  return Math.floor(Math.max(SMALLEST, Math.min(46, across, rows)));
}

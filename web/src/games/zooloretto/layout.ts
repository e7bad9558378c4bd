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
  /** Whether enclosures in rows lie side by side in pairs, with what they are worth below their tiles. */
  pairs: boolean;
  /** How high the barn and the jungle are below enclosures that lie side by side, all four; 0 where they lie in two rows. */
  flat: number;
  /** Whether all trucks stand in one line, and their tiles are not named. */
  line: boolean;
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
/** The way of the visitors on a phone, two of them one above the other. */
const PATH = 70;
/** So much lower are the trucks of two players in one line. */
const TRUCK_LINE = 51;
/** Trucks in one line, and their tiles. */
const TRUCKS = 62;
const NAMELESS = 32;
/** Smaller tiles of one’s own zoo are hard to make out on a desk; so much larger is worth some words. */
const SMALL_TILE = 34;
const WORTH_IT = 8;
/** An enclosure that is lower has fewer words. */
const LOW_ROW = 126;

/** So many kinds of tiles have room for their names in a barn of a map with tiles of this size. */
export const namedInBarn = (tile: number): number => (tile < 64 ? 3 : 6);

/** How wide the other zoo is, where the trucks stand beside it. */
export const besideFor = (scale: number): number => Math.round(BESIDE * scale);

/** With Exotic a jungle board and the way of the visitors want room in every zoo. */
export function layoutFor(width: number, height: number, others: number, exotic = false): Layout {
  const shape = height > width * 1.1 ? 'tall' : height < LOW ? 'low' : 'wide';
  const roomy = width >= ROOMY;
  const beside = shape === 'wide' && others === 1 && roomy;
  const scale = Math.max(1, Math.min(LARGEST, width / DESK.width, height / DESK.height));
  const share = beside ? besideFor(scale) : width / Math.max(1, others) - 8;
  const columns = share >= TWO && !beside ? 2 : 1;
  const small = smallTile(share / columns, height, columns, scale);
  const line = exotic && shape === 'tall' && others === 1;
  const load = shape !== 'wide' ? (others > 2 ? 27 : line ? 29 : 33) : beside ? 42 : roomy || others < 3 ? 34 : 24;
  const layout: Layout = {
    shape,
    scale,
    beside,
    ...(shape === 'wide'
      ? { brief: false, pairs: false, flat: 0, tile: largeTile(width, height, beside || columns === 2, scale) }
      : { ...rowTile(width, height, shape, others), pairs: false, flat: 0 }),
    ...small,
    line,
    load: Math.round(load * scale),
    columns,
    roomy,
  };
  if (!exotic) return layout;
  if (shape !== 'wide')
    return { ...layout, ...rowTileBesideJungle(width, height + (line ? TRUCK_LINE : 0), shape, others) };
  const own = ownHeight(height, others, layout);
  const named = largeTileBesideJungle(width, own, others, scale);
  if (beside || named.tile >= SMALL_TILE) return { ...layout, ...named };
  // In a low window one’s own tiles need the room more than the names of those on the trucks.
  const bare = largeTileBesideJungle(width, own + trucksHeight(layout) - TRUCKS, others, scale);
  return bare.tile < named.tile + WORTH_IT
    ? { ...layout, ...named }
    : { ...layout, ...bare, line: true, load: NAMELESS };
}

/** How high trucks with names are. */
const trucksHeight = ({ load, scale }: Layout): number => 40 + 3 * Math.max(load, 29 * scale);

/** What the other zoos, the trucks and what can be bought leave of a desk for one’s own zoo and the way through it. */
function ownHeight(height: number, others: number, layout: Layout): number {
  const { small, tight, columns, beside, scale } = layout;
  const enclosures = others === 1 ? 5 : 4;
  const rows = columns === 2 ? 3 + (enclosures - 4) : enclosures + 2;
  const way = columns === 2 && enclosures === 5 ? 0 : 40 * scale;
  const zoo = 41 + rows * (small + 8) + (tight ? 17 : 0) + way;
  const trucks = trucksHeight(layout);
  return height - (beside ? Math.max(zoo, trucks) : zoo + 8 + trucks) - 44 * scale - 16;
}

/** The way of the visitors is below; the enclosures lie in two rows or in one, whichever leaves more room for a tile. */
function largeTileBesideJungle(
  width: number,
  height: number,
  others: number,
  scale: number,
): Pick<Layout, 'tile' | 'flat'> {
  const room = height - 48 * scale;
  // What an enclosure is worth is left out where it is low.
  const words = (high: number) => (high < LOW_ROW ? 30 : 56) * scale;
  const fit = (wide: number, high: number) => Math.min(110 * scale, (wide - 34) / 3.95, (high - words(high)) / 2.1);
  const two = fit((width - 24) / 3.72, room / 2 - 4);
  const below = Math.round((width < ROOMY ? 56 : 72) * scale);
  const one = others === 1 ? 0 : fit((width - 24) / 4, room - below - 8);
  return { tile: Math.round(Math.max(SMALLEST, one, two)), flat: one > two ? below : 0 };
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

/**
 * The jungle lies beside the barn then, or beside the second extension, and the way of the visitors below all. Rows
 * one below the other or in pairs, whichever leaves more room for a tile.
 */
function rowTileBesideJungle(
  width: number,
  height: number,
  shape: 'tall' | 'low',
  others: number,
): Pick<Layout, 'tile' | 'brief' | 'pairs'> {
  const enclosures = others === 1 ? 5 : 4;
  const across = shape === 'low' ? width * 0.66 : width;
  const down = height - (shape === 'low' ? 84 : TALL) - PATH;
  const fit = (wide: number, high: number) => Math.floor(Math.max(SMALLEST, Math.min(46, wide, high)));
  const rows = fit((across - 152) / CELLS, down / (enclosures + 1) - 14);
  // Four enclosures make two rows, and the jungle and the barn another; with a fifth the barn has a row of its own.
  const pairs = fit((across / 2 - 18) / CELLS - 2, down / (enclosures - 1) - 28);
  return rows >= pairs ? { tile: rows, brief: true, pairs: false } : { tile: pairs, brief: true, pairs: true };
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

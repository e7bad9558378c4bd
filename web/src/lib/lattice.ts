/**
 * A grid without borders that grows as pieces are laid: where its cells lie, what of it is seen, and the places where a
 * piece in hand may go. It knows nothing of a game. Cells are counted as in mathematics, `x` to the right and `y` upward;
 * drawings have `y` downward and a hundred units to a cell.
 */

export interface Point {
  x: number;
  y: number;
}
/** A cell, by its column and row. */
export type Cell = Point;

export interface Box extends Point {
  width: number;
  height: number;
}

/** The side of a cell in a drawing. */
export const SIDE = 100;

/** The top left corner of a cell in a drawing. */
export const cornerOf = ({ x, y }: Cell): Point => ({ x: x * SIDE, y: -(y + 1) * SIDE });

/** The cell that a point of a drawing is in. */
export const cellAt = ({ x, y }: Point): Cell => ({ x: Math.floor(x / SIDE), y: -Math.floor(y / SIDE) - 1 });

/** What cells cover in a drawing, with a margin in cells around it. */
export function boxOf(cells: readonly Cell[], margin = 0): Box {
  if (cells.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const [left, right] = [Math.min(...cells.map(({ x }) => x)), Math.max(...cells.map(({ x }) => x))];
  const [low, high] = [Math.min(...cells.map(({ y }) => y)), Math.max(...cells.map(({ y }) => y))];
  const { x, y } = cornerOf({ x: left - margin, y: high + margin });
  return { x, y, width: (right - left + 1 + 2 * margin) * SIDE, height: (high - low + 1 + 2 * margin) * SIDE };
}

// --- What is seen ------------------------------------------------------------------------

/** The point in the middle of the window, and how many pixels a unit of the drawing has. */
export interface Camera extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The least and the most pixels that a cell may have, unless everything fits only below that. */
const LEAST = 16;
const MOST = 260;
/** Few cells are not blown up beyond this when everything is shown. */
const COMFORTABLE = 150;

/** Shows a whole box, as large as it goes. */
export function fit(box: Box, window: Size): Camera {
  const scale = Math.min(
    window.width / Math.max(box.width, 1),
    window.height / Math.max(box.height, 1),
    COMFORTABLE / SIDE,
  );
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
}

/** Where a point of the drawing is in the window, in pixels. */
export const toWindow = (camera: Camera, window: Size, { x, y }: Point): Point => ({
  x: window.width / 2 + (x - camera.x) * camera.scale,
  y: window.height / 2 + (y - camera.y) * camera.scale,
});

/** The point of the drawing that is at a place in the window. */
export const toDrawing = (camera: Camera, window: Size, { x, y }: Point): Point => ({
  x: camera.x + (x - window.width / 2) / camera.scale,
  y: camera.y + (y - window.height / 2) / camera.scale,
});

/** Moves the drawing by so many pixels, but never out of sight: some of the box stays in the middle. */
export function panned(camera: Camera, by: Point, box: Box): Camera {
  const within = (value: number, from: number, length: number) => Math.max(from, Math.min(from + length, value));
  return {
    ...camera,
    x: within(camera.x - by.x / camera.scale, box.x, box.width),
    y: within(camera.y - by.y / camera.scale, box.y, box.height),
  };
}

/** Zooms so that what is under a point of the window stays there; never further out than where everything is seen. */
export function zoomed(camera: Camera, window: Size, at: Point, factor: number, box: Box): Camera {
  const whole = fit(box, window).scale;
  const least = Math.min(whole, LEAST / SIDE);
  const scale = Math.max(least, Math.min(MOST / SIDE, camera.scale * factor));
  const held = toDrawing(camera, window, at);
  return {
    scale,
    x: held.x - (at.x - window.width / 2) / scale,
    y: held.y - (at.y - window.height / 2) / scale,
  };
}

/** Moves just as far as it takes to see a box, with some room around it. */
export function revealing(camera: Camera, window: Size, box: Box, room = 12): Camera {
  const from = toWindow(camera, window, box);
  const to = toWindow(camera, window, { x: box.x + box.width, y: box.y + box.height });
  const shift = (low: number, high: number, length: number) =>
    low < room ? low - room : high > length - room ? high - length + room : 0;
  return {
    ...camera,
    x: camera.x + shift(from.x, to.x, window.width) / camera.scale,
    y: camera.y + shift(from.y, to.y, window.height) / camera.scale,
  };
}

/** The part of the drawing that is seen, as `viewBox` of an SVG. */
export function viewBox(camera: Camera, window: Size): string {
  const { x, y } = toDrawing(camera, window, { x: 0, y: 0 });
  return [x, y, window.width / camera.scale, window.height / camera.scale].map(number => number.toFixed(2)).join(' ');
}

// --- Where a piece may go ----------------------------------------------------------------

/** A legal way to lay the piece in hand. */
export interface Way {
  /** The choice, as the game writes it. */
  action: string;
  cells: readonly Cell[];
  /** Quarter turns clockwise, or any other way in which the piece may lie. */
  turn: number;
}

/** Cells that the piece may cover, in one turn or several. */
export interface Spot {
  /** The cells, in one spelling. */
  id: string;
  cells: readonly Cell[];
  box: Box;
  /** The middle, in the drawing. */
  at: Point;
  /** The ways to lie there, by their turns. */
  ways: readonly Way[];
  /** Something lies there that is taken up or exchanged: all its cells can be pointed at, however the piece in hand is turned. */
  whole?: boolean;
}

/** The ways by the cells they cover, from the top left. */
export function spotsOf(ways: readonly Way[]): Spot[] {
  const spots = new Map<string, { cells: readonly Cell[]; ways: Way[] }>();
  for (const way of ways) {
    const id = way.cells
      .map(({ x, y }) => `${x},${y}`)
      .sort()
      .join(' ');
    const known = spots.get(id);
    if (known) known.ways.push(way);
    else spots.set(id, { cells: way.cells, ways: [way] });
  }
  return [...spots]
    .map(([id, { cells, ways }]): Spot => {
      const box = boxOf(cells);
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return { id, cells, box, at, ways: ways.sort((one, other) => one.turn - other.turn) };
    })
    .sort((one, other) => one.at.y - other.at.y || one.at.x - other.at.x);
}

/** The way to lie on a spot: as the piece is turned, or with the fewest turns from there. */
export function wayAt({ ways }: Spot, turn: number, turns: number): Way | undefined {
  const further = (way: Way) => (way.turn - turn + turns) % turns;
  return [...ways].sort((one, other) => further(one) - further(other))[0];
}

/** Whether the piece can lie there as it is turned. */
export const fits = ({ ways, whole }: Spot, turn: number): boolean => whole || ways.some(way => way.turn === turn);

/** The next turn, among those for which there is a spot; on a spot, among those in which the piece can lie there. */
export function turned(spots: readonly Spot[], turn: number, by: 1 | -1, turns: number, on?: Spot): number {
  const ways = (on ? [on] : spots.filter(({ whole }) => !whole)).flatMap(spot => spot.ways);
  for (let steps = 1; steps <= turns; steps += 1) {
    const next = (((turn + by * steps) % turns) + turns) % turns;
    if (ways.some(way => way.turn === next)) return next;
  }
  return turn;
}

/** The spot of something that lies under a point of the drawing. */
export function wholeAt(spots: readonly Spot[], point: Point): Spot | undefined {
  const { x, y } = cellAt(point);
  return spots.find(({ whole, cells }) => whole && cells.some(cell => cell.x === x && cell.y === y));
}

/**
 * The spot of what lies under a point of the drawing, else the one that is nearest, of those within reach; spots that fit as
 * the piece is turned come first.
 */
export function spotNear(spots: readonly Spot[], point: Point, turn: number, reach = SIDE): Spot | undefined {
  const under = wholeAt(spots, point);
  if (under) return under;
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.whole) continue;
    const away = Math.hypot(spot.at.x - point.x, spot.at.y - point.y) + (fits(spot, turn) ? 0 : SIDE * 0.4);
    if (away < least && away < reach) [best, least] = [spot, away];
  }
  return best;
}

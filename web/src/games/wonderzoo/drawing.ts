/** Where tiles, pictures and figures are drawn, in hundredths of a cell; `y` grows downward. */
import { type Box, boxOf, type Cell, cornerOf, type Point, SIDE } from '../../lib/lattice';
import type { ZooView } from './view';

interface Edge {
  from: Point;
  way: Point;
}

/** The way in from an edge, when a shape is followed clockwise. */
const inward = ({ x, y }: Point): Point => ({ x: -y, y: x });

/** The border of cells, followed clockwise from one corner to the next. */
function border(cells: readonly Cell[]): Edge[] {
  const has = (x: number, y: number) => cells.some(cell => cell.x === x && cell.y === y);
  const edges = cells.flatMap(({ x, y }): Edge[] => {
    const { x: left, y: top } = cornerOf({ x, y });
    const [right, bottom] = [left + SIDE, top + SIDE];
    return [
      ...(has(x, y + 1) ? [] : [{ from: { x: left, y: top }, way: { x: 1, y: 0 } }]),
      ...(has(x + 1, y) ? [] : [{ from: { x: right, y: top }, way: { x: 0, y: 1 } }]),
      ...(has(x, y - 1) ? [] : [{ from: { x: right, y: bottom }, way: { x: -1, y: 0 } }]),
      ...(has(x - 1, y) ? [] : [{ from: { x: left, y: bottom }, way: { x: 0, y: -1 } }]),
    ];
  });
  const [first] = edges;
  if (first === undefined) return [];
  const around = [first];
  for (let at = first; around.length <= edges.length;) {
    const { x, y } = { x: at.from.x + at.way.x * SIDE, y: at.from.y + at.way.y * SIDE };
    const next = edges.find(({ from }) => from.x === x && from.y === y);
    if (next === undefined || next === first) break;
    around.push(next);
    at = next;
  }
  return around;
}

/** The outline of a tile as the path of an SVG, drawn in from its border by so much, with round corners. */
export function outlineOf(cells: readonly Cell[], inset = 5, round = 16): string {
  const edges = border(cells);
  const corners = edges.flatMap(({ from, way }, at) => {
    const before = (edges[at - 1] ?? edges[edges.length - 1])?.way ?? way;
    if (before.x === way.x && before.y === way.y) return [];
    const [one, other] = [inward(before), inward(way)];
    const [x, y] = [from.x + inset * (one.x + other.x), from.y + inset * (one.y + other.y)];
    return [`${x - before.x * round} ${y - before.y * round}Q${x} ${y} ${x + way.x * round} ${y + way.y * round}`];
  });
  return corners.length === 0 ? '' : `M${corners.join('L')}z`;
}

export const middleOf = (cell: Cell): Point => {
  const { x, y } = cornerOf(cell);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
};

/** The cell of a tile around which the others lie. */
export function heartOf(cells: readonly Cell[]): Cell {
  const mean = (of: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  const [x, y] = [mean(cell => cell.x), mean(cell => cell.y)];
  const away = (cell: Cell) => Math.hypot(cell.x - x, cell.y - y);
  return [...cells].sort((one, other) => away(one) - away(other))[0] ?? { x: 0, y: 0 };
}

/** Where the animal of an enclosure is drawn, and how large: in the middle of a square or a bar, else in one cell. */
export function pictureAt(cells: readonly Cell[]): Point & { size: number } {
  const { x, y, width, height } = boxOf(cells);
  const middle = { x: x + width / 2, y: y + height / 2 };
  if (width === height) return { ...middle, size: 140 };
  if (width === SIDE || height === SIDE) return { ...middle, size: 96 };
  return { ...middleOf(heartOf(cells)), size: 92 };
}

/** All cells of a board, with what is printed there. */
export const gridOf = (board: readonly string[]): { cell: Cell; obstacle: boolean }[] =>
  board.flatMap((cells, row) =>
    [...cells].map((sign, column) => ({ cell: { x: column, y: -row - 1 }, obstacle: sign === '#' })),
  );

/** What of a drawing a board takes, with its rim, and the names of its rows and columns if they are shown. */
export function boxFor({ board }: Pick<ZooView, 'board'>, named = false): Box {
  const [rim, names] = [12, named ? 26 : 0];
  const columns = Math.max(1, ...board.map(cells => cells.length));
  return {
    x: -rim - names,
    y: -rim - names,
    width: columns * SIDE + 2 * rim + names,
    height: board.length * SIDE + 2 * rim + names,
  };
}

/** Where paths, benches and pictures are drawn, in hundredths of a cell; `y` grows downward. */
import { cornerOf, type Point, SIDE } from '../../lib/lattice';
import type { CellView, Exit, FamilyView, Lying } from './view';

/** The middle of each edge of an unturned tile, from its top left corner, and the way in from there. */
const EXITS: Readonly<Record<Exit, { at: Point; inward: Point }>> = {
  AN: { at: { x: 50, y: 0 }, inward: { x: 0, y: 1 } },
  BN: { at: { x: 150, y: 0 }, inward: { x: 0, y: 1 } },
  BE: { at: { x: 200, y: 50 }, inward: { x: -1, y: 0 } },
  BS: { at: { x: 150, y: 100 }, inward: { x: 0, y: -1 } },
  AS: { at: { x: 50, y: 100 }, inward: { x: 0, y: -1 } },
  AW: { at: { x: 0, y: 50 }, inward: { x: 1, y: 0 } },
};
const MIDDLES = { A: { x: 50, y: 50 }, B: { x: 150, y: 50 } } as const;
/** How far a path of several networks goes in before it bends. */
const BEND = 40;

/** Turns a point of an unturned tile around the middle of half A, and moves it to where the tile lies. */
export function placed({ x, y, r }: Lying, point: Point): Point {
  const corner = cornerOf({ x, y });
  const [dx, dy] = [point.x - SIDE / 2, point.y - SIDE / 2];
  const [tx, ty] = [
    [dx, dy],
    [-dy, dx],
    [-dx, -dy],
    [dy, -dx],
  ][r] ?? [dx, dy];
  return { x: corner.x + SIDE / 2 + (tx ?? 0), y: corner.y + SIDE / 2 + (ty ?? 0) };
}

/**
 * The paths of a tile as the path of an SVG. Paths of a single network meet in the middles of the halves, so that what they
 * enclose with others can be seen at once. Where there are several networks, each runs along its own edges.
 */
export function pathsOf(paths: readonly (readonly Exit[])[], lying: Lying): string {
  const spell = (point: Point) => {
    const { x, y } = placed(lying, point);
    return `${x} ${y}`;
  };
  const single = paths.length === 1;
  return paths.map(network => (single ? joined(network, spell) : along(network, spell))).join('');
}

function joined(network: readonly Exit[], spell: (point: Point) => string): string {
  const halves = (['A', 'B'] as const).filter(half => network.some(exit => exit.startsWith(half)));
  const spine = halves.length === 2 ? `M${spell(MIDDLES.A)}L${spell(MIDDLES.B)}` : '';
  // Two exits of one half are one bend.
  if (halves.length === 1 && network.length === 2) return along(network, spell);
  return spine + network.map(exit => `M${spell(EXITS[exit].at)}L${spell(MIDDLES[exit[0] as 'A' | 'B'])}`).join('');
}

function along(network: readonly Exit[], spell: (point: Point) => string): string {
  const bend = ({ at, inward }: (typeof EXITS)[Exit]) => ({ x: at.x + inward.x * BEND, y: at.y + inward.y * BEND });
  const [only] = network;
  // A path by itself ends on the tile.
  if (only !== undefined && network.length === 1) {
    const { at, inward } = EXITS[only];
    return `M${spell(at)}L${spell({ x: at.x + (inward.x * BEND) / 2, y: at.y + (inward.y * BEND) / 2 })}`;
  }
  return network
    .slice(1)
    .map((exit, index) => {
      const [from, to] = [EXITS[network[index] ?? exit], EXITS[exit]];
      return `M${spell(from.at)}C${spell(bend(from))} ${spell(bend(to))} ${spell(to.at)}`;
    })
    .join('');
}

/** Where a corner of cells is drawn: the lower left one of cell (x, y). */
export const cornerAt = ({ x, y }: CellView): Point => ({ x: x * SIDE, y: -y * SIDE });

/** What a region covers, as the path of an SVG: paths run half a cell away from the corners inside it. */
export const regionOf = (corners: readonly CellView[]): string =>
  corners
    .map(cornerAt)
    .map(({ x, y }) => `M${x - SIDE / 2} ${y - SIDE / 2}h${SIDE}v${SIDE}h${-SIDE}z`)
    .join('');

/** Where the bench of a region stands: on the corner next to its middle. */
export function benchAt(corners: readonly CellView[]): Point {
  const points = corners.map(cornerAt);
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(point => point.x), mean(point => point.y)];
  const away = (point: Point) => Math.hypot(point.x - x, point.y - y);
  return points.sort((one, other) => away(one) - away(other))[0] ?? { x: 0, y: 0 };
}

/** The outline of cells, as the path of an SVG: a stretch for each side that has no neighbour among them. */
export function outlineOf(cells: readonly CellView[]): string {
  const has = (x: number, y: number) => cells.some(cell => cell.x === x && cell.y === y);
  const inset = 4;
  return cells
    .map(({ x, y }) => {
      const { x: left, y: top } = cornerOf({ x, y });
      const [right, bottom] = [left + SIDE, top + SIDE];
      const sides = [
        has(x, y + 1) ? '' : `M${left} ${top + inset}H${right}`,
        has(x + 1, y) ? '' : `M${right - inset} ${top}V${bottom}`,
        has(x, y - 1) ? '' : `M${left} ${bottom - inset}H${right}`,
        has(x - 1, y) ? '' : `M${left + inset} ${top}V${bottom}`,
      ];
      return sides.join('');
    })
    .join('');
}

/** Where the visitors of a family stand: in the cell of its best enclosure that is furthest down, then left. */
export function visitorsAt({ cells }: FamilyView): Point {
  const [cell] = [...cells].sort((one, other) => one.y - other.y || one.x - other.x);
  const { x, y } = cornerOf(cell ?? { x: 0, y: 0 });
  return { x: x + 76, y: y + 76 };
}

/** A star with five points around (0, 0). */
export const STAR = 'M0-10L2.9-3.4 9.8-3.1 4.4 1.3 6.2 8 0 4.2-6.2 8-4.4 1.3-9.8-3.1-2.9-3.4z';

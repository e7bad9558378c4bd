/** What the server shows of Wonderzoo, and the few facts about it that a picture needs. */
import type { Cell } from '../../lib/lattice';
import type { Colour, GainView, Icon, Kind, Shape, TileView, View } from '../../lib/protocol/games/wonderzoo';
import { PRINTED } from './printed';

export type {
  Colour,
  Detail,
  DisplayView,
  GainView,
  Icon,
  Kind,
  PlacedView,
  Shape,
  TileView,
  View,
  VisitorView,
  ZooView,
} from '../../lib/protocol/games/wonderzoo';

export const KINDS: readonly Kind[] = ['grass', 'vivarium', 'water', 'path'];
export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'green'];
export const SHAPES: readonly Shape[] = ['I', 'O', 'T', 'S', 'Z', 'L', 'J'];
export const ICONS: readonly Icon[] = ['draw1', 'draw2', 'move1', 'move2', 'swap', 'bus'];
/** A tile can be turned into so many directions. */
export const TURNS = 4;

/** A cell by its name, in the grid of a drawing: the first row is on top. */
export const cellOf = (name: string): Cell => ({
  x: name.charCodeAt(0) - 'a'.charCodeAt(0),
  y: -Number(name.slice(1)),
});
export const cellName = ({ x, y }: Cell): string => `${String.fromCharCode('a'.charCodeAt(0) + x)}${-y}`;

/** Where a tile lies: its first cell, and the quarter turns clockwise. */
export interface Lying {
  cell: string;
  turn: number;
}

/** The cells of a shape as it lies. */
export function cellsOf(shape: Shape, { cell, turn }: Lying): Cell[] {
  const { x, y } = cellOf(cell);
  const [first] = PRINTED.shapes[shape];
  return (PRINTED.shapes[shape][turn] ?? first ?? []).map(([row, column]) => ({ x: x + column, y: y - row }));
}

/** An action in notation, taken apart. */
export type Move =
  | ({ kind: 'place' } & Lying)
  | { kind: 'pick'; tile: string }
  | { kind: 'use' | 'skip' | 'stop' }
  | { kind: 'visitor'; colour: Colour; cell: string }
  | { kind: 'move'; from: string; to: string }
  | ({ kind: 'relocate'; tile: string } & Lying)
  | { kind: 'exchange'; tile: string; other: string };

const isSign = (text: string): text is 'use' | 'skip' | 'stop' => ['use', 'skip', 'stop'].includes(text);

export function parse(action: string): Move | undefined {
  if (isSign(action)) return { kind: action };
  const [, tile, cell, turn] = /^(?:([GVW]\d\d):)?([a-h][1-8])\/([0-3])$/.exec(action) ?? [];
  if (cell !== undefined) {
    const lying = { cell, turn: Number(turn) };
    return tile === undefined ? { kind: 'place', ...lying } : { kind: 'relocate', tile, ...lying };
  }
  if (/^[GVWP]\d\d$/.test(action)) return { kind: 'pick', tile: action };
  const [, letter, onto] = /^([rbyg])@([a-h][1-8])$/.exec(action) ?? [];
  const colour = COLOURS.find(name => name[0] === letter);
  if (colour !== undefined && onto !== undefined) return { kind: 'visitor', colour, cell: onto };
  const [, from, to] = /^([a-h][1-8])>([a-h][1-8])$/.exec(action) ?? [];
  if (from !== undefined && to !== undefined) return { kind: 'move', from, to };
  const [, one, other] = /^([GVW]\d\d)=([GVW]\d\d)$/.exec(action) ?? [];
  return one !== undefined && other !== undefined ? { kind: 'exchange', tile: one, other } : undefined;
}

export const gainOf = (view: View, action: string | undefined): GainView | undefined =>
  view.gains.find(gain => gain.action === action);

/** How a tile lies where there is little height: no higher than two cells. */
export const flat = (shape: Shape): number =>
  PRINTED.shapes[shape].findIndex(cells => Math.max(...cells.map(([row]) => row)) < 2);

/** Where the visitors of a colour like to be; nothing without the expert's rules. */
export const favourites = (view: View, colour: Colour): readonly Kind[] =>
  view.switches.scoring === 'expert' ? PRINTED.favourites[colour] : [];

/** When a seat has its turn in this round: 1 now, 2 next; nothing once it has had it. */
export function turnOf({ turn, waiting }: View, seat: number): number | undefined {
  const order = turn === null ? waiting : [turn, ...waiting];
  const place = order.indexOf(seat);
  return place < 0 ? undefined : place + 1;
}

// --- Tables as text ----------------------------------------------------------------------

const isKind = (text: string | undefined): text is Kind => (KINDS as readonly (string | undefined)[]).includes(text);
const isShape = (text: string | undefined): text is Shape => (SHAPES as readonly (string | undefined)[]).includes(text);
const isIcon = (text: string | undefined): text is Icon => (ICONS as readonly (string | undefined)[]).includes(text);

const rowsOf = (text: string): string[][] => text.split('\n').map(row => row.split(',').map(field => field.trim()));

/** A set of tiles as somebody types it: rows that make no sense are left out. */
export const tilesOf = (text: string): TileView[] =>
  rowsOf(text).flatMap(([tile, kind, shape, icon]) =>
    tile !== undefined && isKind(kind) && isShape(shape) && isIcon(icon) ? [{ tile, kind, shape, icon }] : [],
  );

/** The shape of the entrance (R20), which another set of tiles may change. */
export function entranceOf(text: string): Shape {
  const [, , shape] = rowsOf(text).find(([tile]) => tile === 'E') ?? [];
  return isShape(shape) ? shape : PRINTED.entrance;
}

/** Boards as somebody types them, row by row and by their names. */
export function boardsOf(text: string): Map<string, string[]> {
  const boards = new Map<string, string[]>();
  for (const [name, , cells] of rowsOf(text)) {
    if (name === undefined || cells === undefined || !/^[.#]{1,8}$/.test(cells)) continue;
    boards.set(name, [...(boards.get(name) ?? []), cells]);
  }
  return boards;
}

/** The built-in sets in the same columns, for whoever changes them. */
export const TILE_ROWS: string = [
  'tile,kind,shape,icon,count',
  ...PRINTED.tiles.map(({ tile, kind, shape, icon }) => `${tile},${kind},${shape},${icon},1`),
  `E,entrance,${PRINTED.entrance},none,4`,
].join('\n');
export const BOARD_ROWS: string = [
  'board,row,cells',
  ...PRINTED.boards.flatMap(({ board, rows }) => rows.map((cells, row) => `${board},${row + 1},${cells}`)),
].join('\n');

/**
 * Where everything lies, in a hundredth of a square's side. Two arrangements: the hands above and below the
 * board for tall windows, at its sides for wide ones.
 */
import type { Point } from '../../lib/drag.svelte';
import { ANIMALS, type Animal, columnOf, COLUMNS, lineOf, ROWS, rowOf, type Square, type View } from './view';

export interface Box extends Point {
  width: number;
  height: number;
}

/** The path around the board is so wide. */
export const PATH = 78;
const SIDE = 100;
const GAP = 14;
const CHIPS = 62;
export const BOARD_WIDTH = COLUMNS * SIDE + 2 * PATH;
export const BOARD_HEIGHT = ROWS * SIDE + 2 * PATH;

export interface Layout {
  tall: boolean;
  width: number;
  height: number;
  /** The top left corner of the path. */
  board: Point;
  /** The row of territories with what they are worth. */
  chips: Box;
  /** The tray of the near seat, then of the other one. */
  trays: [Box, Box];
  /** The name and points in each tray. */
  plates: [Box, Box];
}

const TRAY = 150;
const TALL: Layout = (() => {
  const board = { x: 0, y: TRAY + GAP };
  const chips = { x: 0, y: board.y + BOARD_HEIGHT + GAP / 2, width: BOARD_WIDTH, height: CHIPS };
  const far = { x: 0, y: 0, width: BOARD_WIDTH, height: TRAY };
  const near = { ...far, y: chips.y + CHIPS + GAP };
  const plate = (tray: Box): Box => ({ x: tray.x + 12, y: tray.y, width: 196, height: tray.height });
  return {
    tall: true,
    width: BOARD_WIDTH,
    height: near.y + TRAY,
    board,
    chips,
    trays: [near, far],
    plates: [plate(near), plate(far)],
  };
})();

const COLUMN = 210;
const WIDE: Layout = (() => {
  const board = { x: COLUMN + GAP, y: 0 };
  const chips = { x: board.x, y: BOARD_HEIGHT + GAP / 2, width: BOARD_WIDTH, height: CHIPS };
  const height = chips.y + CHIPS;
  const near = { x: 0, y: 0, width: COLUMN, height };
  const far = { ...near, x: board.x + BOARD_WIDTH + GAP };
  const plate = (tray: Box): Box => ({ x: tray.x + 12, y: tray.y + 8, width: COLUMN - 24, height: 118 });
  return {
    tall: false,
    width: far.x + COLUMN,
    height,
    board,
    chips,
    trays: [near, far],
    plates: [plate(near), plate(far)],
  };
})();

/** The arrangement that is larger in a window of this size. */
export function layoutFor(width: number, height: number): Layout {
  const scale = (layout: Layout) => Math.min(width / layout.width, height / layout.height);
  return scale(TALL) >= scale(WIDE) ? TALL : WIDE;
}

/** The top left corner of a square. */
export const corner = ({ board }: Layout, at: Square): Point => ({
  x: board.x + PATH + columnOf(at) * SIDE,
  y: board.y + PATH + rowOf(at) * SIDE,
});

export const middle = (layout: Layout, at: Square): Point => {
  const { x, y } = corner(layout, at);
  // A little aside, so that a token leaves the letter of its territory to be read.
  return { x: x + SIDE / 2 + 3, y: y + SIDE / 2 + 4 };
};

/** Where a place on the path is. */
export function placeAt({ board }: Layout, place: number): Point {
  const { line, number } = lineOf(place);
  const along = PATH + number * SIDE + SIDE / 2;
  if (line === 'column') return { x: board.x + along, y: board.y + (place < 6 ? PATH / 2 : BOARD_HEIGHT - PATH / 2) };
  return { x: board.x + (place < 11 ? BOARD_WIDTH - PATH / 2 : PATH / 2), y: board.y + along };
}

/** The guardian waits at a corner until it is placed; the inauguration token lies at another. */
export const waiting = ({ board }: Layout): Point => ({ x: board.x + PATH / 2, y: board.y + PATH / 2 });
export const medalAt = (layout: Layout, holder: number | undefined): Point => {
  if (holder === undefined) return { x: layout.board.x + BOARD_WIDTH - PATH / 2, y: layout.board.y + PATH / 2 };
  const plate = layout.plates[holder] ?? layout.plates[0];
  return { x: plate.x + plate.width - 23, y: plate.y + (layout.tall ? 119 : 91) };
};

/** The pile of an animal in a tray; 0 is the near one. */
export function pileAt(layout: Layout, tray: number, animal: Animal): Point {
  const index = ANIMALS.indexOf(animal);
  const box = layout.trays[tray] ?? layout.trays[0];
  if (layout.tall) return { x: box.x + 214 + 54 + index * 108, y: box.y + 58 };
  return { x: box.x + 70, y: box.y + 134 + 52 + index * 112 };
}

/** The band of squares that a place faces. */
export function band(layout: Layout, place: number): Box {
  const { line, number } = lineOf(place);
  const { x, y } = corner(layout, line === 'row' ? `${number}0` : `0${number}`);
  return line === 'row' ? { x, y, width: COLUMNS * SIDE, height: SIDE } : { x, y, width: SIDE, height: ROWS * SIDE };
}

/** The rivers, as a path of an SVG: along every side between two territories, not quite straight. */
export function rivers(layout: Layout, map: View['map']): string {
  const parts: string[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const { x, y } = corner(layout, `${row}${column}`);
      const bend = (row + column) % 2 === 0 ? 7 : -7;
      const letter = map[row]?.[column];
      if (column + 1 < COLUMNS && map[row]?.[column + 1] !== letter) {
        parts.push(`M${x + SIDE} ${y}q${bend} 25 0 50t0 50`);
      }
      if (row + 1 < ROWS && map[row + 1]?.[column] !== letter) parts.push(`M${x} ${y + SIDE}q25 ${bend} 50 0t50 0`);
    }
  }
  return parts.join('');
}

/** The square under a point, if there is one. */
export function squareAt({ board }: Layout, { x, y }: Point): Square | undefined {
  const row = Math.floor((y - board.y - PATH) / SIDE);
  const column = Math.floor((x - board.x - PATH) / SIDE);
  return row < 0 || row >= ROWS || column < 0 || column >= COLUMNS ? undefined : `${row}${column}`;
}

/** The nearest place on the path within reach of a finger. */
export function placeNear(layout: Layout, point: Point, places: readonly number[]): number | undefined {
  const distance = (place: number) => {
    const at = placeAt(layout, place);
    return Math.hypot(at.x - point.x, at.y - point.y);
  };
  return places.filter(place => distance(place) < 75).sort((one, other) => distance(one) - distance(other))[0];
}

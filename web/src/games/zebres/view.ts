/** What the server shows of Drôles de Zèbres, and the few facts about it that a picture needs. */
import type { Animal, Square, TokenView, View } from '../../lib/protocol/games/zebres';
import { PRINTED } from './printed';

export type { Animal, Detail, Square, TerritoryScore, TokenView, View } from '../../lib/protocol/games/zebres';

export const ANIMALS: readonly Animal[] = PRINTED.order;

/** Something that is printed on every animal. */
const ofEach = <Fact>(fact: (animal: Animal) => Fact) =>
  Object.fromEntries(ANIMALS.map(animal => [animal, fact(animal)])) as Record<Animal, Fact>;
/** The letters of animals in notation. */
export const LETTERS = ofEach<string>(animal => PRINTED.animals[animal].letter);
/** What a face-up animal is worth. */
export const WORTH = ofEach<number>(animal => PRINTED.animals[animal].worth);
/** How many of each animal a player has. */
export const COUNT = ofEach<number>(animal => PRINTED.animals[animal].count);
/** What the inauguration token is worth. */
export const MEDAL: number = PRINTED.inauguration;

export const ROWS: number = PRINTED.rows;
export const COLUMNS: number = PRINTED.columns;
/** So many places lie on the path around the board. */
export const PLACES: number = PRINTED.lines.length;

export const square = (row: number, column: number): Square => `${row}${column}`;
export const rowOf = (at: Square): number => Number(at[0]);
export const columnOf = (at: Square): number => Number(at[1]);

export const SQUARES: readonly Square[] = Array.from({ length: ROWS * COLUMNS }, (_, index) =>
  square(Math.floor(index / COLUMNS), index % COLUMNS),
);

export const tokenOn = (view: View, at: Square): TokenView | undefined =>
  view.squares[rowOf(at)]?.[columnOf(at)] ?? undefined;
export const territoryOf = (view: View, at: Square): string => view.map[rowOf(at)]?.[columnOf(at)] ?? '';

export interface Line {
  line: 'row' | 'column';
  number: number;
}

/** The line that a place on the path faces (§2: clockwise from the top left, corners left out). */
export const lineOf = (place: number): Line => PRINTED.lines[place] ?? PRINTED.lines[0];

/** An action in notation, taken apart. */
export type Move =
  | { kind: 'guardian'; place: number }
  | { kind: 'place'; animal: Animal; square: Square }
  | { kind: 'swap'; square: Square }
  | { kind: 'stay' }
  | { kind: 'walk'; steps: number };

export function parse(action: string): Move | undefined {
  if (action === '.') return { kind: 'stay' };
  const [head, rest] = [action.slice(0, 1), action.slice(1)];
  if (head === 'g') return { kind: 'guardian', place: Number(rest) };
  if (head === '+') return { kind: 'walk', steps: Number(rest) };
  if (head === '>') return { kind: 'swap', square: rest };
  const animal = ANIMALS.find(known => LETTERS[known] === head);
  return animal === undefined ? undefined : { kind: 'place', animal, square: rest };
}

/** The place the guardian would be at. */
export const after = (place: number, steps: number): number => (place + steps) % PLACES;

/** The view after what a hand does in a move, and nothing more: what comes of it is for the rules to say. */
export function moved(view: View, move: Move): View {
  switch (move.kind) {
    case 'guardian':
      return { ...view, guardian: move.place };
    case 'walk':
      return { ...view, guardian: after(view.guardian ?? 0, move.steps) };
    case 'place': {
      const { animal } = move;
      const seat = view.to_move ?? 0;
      const squares = put(view.squares, move.square, { seat, animal, hidden: false });
      const [near, far] = view.hands.map((hand, of) => (of === seat ? { ...hand, [animal]: hand[animal] - 1 } : hand));
      return near && far ? { ...view, squares, hands: [near, far] } : view;
    }
    case 'swap': {
      if (view.crocodile === null) return view;
      const [crocodile, gazelle] = [view.crocodile, move.square].map(at => tokenOn(view, at) ?? null);
      const squares = put(put(view.squares, move.square, crocodile ?? null), view.crocodile, gazelle ?? null);
      return { ...view, squares, crocodile: move.square };
    }
    case 'stay':
      return view;
  }
}

const put = (squares: View['squares'], at: Square, token: TokenView | null): View['squares'] =>
  squares.map((row, number) =>
    number === rowOf(at) ? row.map((old, column) => (column === columnOf(at) ? token : old)) : row,
  );

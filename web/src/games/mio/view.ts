/** What the server shows of O Zoo le Mio, and the few facts about it that a picture needs. */
import type { Cell, Way } from '../../lib/lattice';
import type { Family, PlaceView, View } from '../../lib/protocol/games/mio';
import { clockwise } from '../../lib/seats';
import { PRINTED } from './printed';

export type {
  CellView,
  Detail,
  Family,
  FamilyView,
  PlacedView,
  PlaceView,
  View,
  YearView,
  ZooView,
} from '../../lib/protocol/games/mio';

export const FAMILIES: readonly Family[] = PRINTED.families;
export const YEARS: number = PRINTED.years;
/** A tile can be turned into so many directions. */
export const TURNS = 4;

/** An edge of a tile where a path may leave: the half, then the side, as the tile lies unturned. */
export type Exit = (typeof PRINTED.exits)[number];

/** What is printed on a tile. */
export interface Face {
  tile: number;
  families: readonly [Family, Family];
  stars: readonly [number, number];
  bushes: number;
  /** The exits that paths join, network by network. */
  paths: readonly (readonly Exit[])[];
}

export interface Tiles {
  start: readonly (readonly Exit[])[];
  faces: ReadonlyMap<number, Face>;
}

const BUILT_IN: Tiles = {
  start: PRINTED.start,
  faces: new Map(PRINTED.tiles.map(face => [face.tile, face])),
};

const isExit = (text: string): text is Exit => (PRINTED.exits as readonly string[]).includes(text);
const isFamily = (text: string | undefined): text is Family =>
  (FAMILIES as readonly (string | undefined)[]).includes(text);
const networks = (text = ''): Exit[][] => text.split('/').map(network => network.split('-').filter(isExit));

const TILE = /^([1-9]|1\d|2[0-5])$/;

/** Another set of tiles, as a match has it (§3.2), or as somebody types it: rows that make no sense are left out. */
export function tilesOf(text: string): Tiles {
  if (text === '') return BUILT_IN;
  let start = BUILT_IN.start;
  const faces = new Map<number, Face>();
  for (const row of text.split('\n')) {
    const [name, familyA, starsA, familyB, starsB, bushes, paths] = row.split(',').map(field => field.trim());
    if (name === 'start') start = networks(paths);
    else if (isFamily(familyA) && isFamily(familyB) && TILE.test(name ?? '')) {
      const tile = Number(name);
      faces.set(tile, {
        tile,
        families: [familyA, familyB],
        stars: [Number(starsA), Number(starsB)],
        bushes: Number(bushes),
        paths: networks(paths),
      });
    }
  }
  return { start, faces };
}

/** The built-in set in the same columns, for whoever changes it. */
export const BUILT_IN_ROWS: string = [
  'tile,family_a,stars_a,family_b,stars_b,bushes,paths',
  `start,none,0,none,0,0,${spelled(BUILT_IN.start)}`,
  ...[...BUILT_IN.faces.values()].map(({ tile, families: [a, b], stars, bushes, paths }) =>
    [tile, a, stars[0], b, stars[1], bushes, spelled(paths)].join(','),
  ),
].join('\n');

function spelled(paths: readonly (readonly Exit[])[]): string {
  return paths.map(network => network.join('-')).join('/');
}

/** Where a tile lies: half A's cell, and the quarter turns clockwise. */
export interface Lying {
  x: number;
  y: number;
  r: number;
}

/** The start tile and the house below it (§2). */
export const START: Lying = { x: 0, y: 0, r: 0 };
export const HOUSE: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

/** From half A to half B, by turns. */
const STEPS: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
];

/** The cells of half A and half B. */
export function cellsOf({ x, y, r }: Lying): [Cell, Cell] {
  const step = STEPS[r] ?? { x: 1, y: 0 };
  return [
    { x, y },
    { x: x + step.x, y: y + step.y },
  ];
}

/** An action in notation, taken apart. */
export type Move = { kind: 'bid'; coins: number } | ({ kind: 'place' } & Lying);

export function parse(action: string): Move | undefined {
  const bid = /^b(\d+)$/.exec(action);
  if (bid) return { kind: 'bid', coins: Number(bid[1]) };
  const place = /^(-?\d+),(-?\d+),([0-3])$/.exec(action);
  return place ? { kind: 'place', x: Number(place[1]), y: Number(place[2]), r: Number(place[3]) } : undefined;
}

/** The bids among the legal choices, the lowest first. */
export const bidsOf = (legal: readonly string[]): { action: string; coins: number }[] =>
  legal
    .flatMap(action => {
      const move = parse(action);
      return move?.kind === 'bid' ? [{ action, coins: move.coins }] : [];
    })
    .sort((one, other) => one.coins - other.coins);

/** The placements among the legal choices. */
export const waysOf = (legal: readonly string[]): Way[] =>
  legal.flatMap(action => {
    const move = parse(action);
    return move?.kind === 'place' ? [{ action, cells: cellsOf(move), turn: move.r }] : [];
  });

export const placeOf = (view: View, action: string): PlaceView | undefined =>
  view.places.find(({ at }) => at === action);

/** Something that changes hands by a placement, for one seat. */
export interface Change {
  seat: number;
  kind: 'visitors' | 'trees';
  by: number;
}

/** Who gains and who loses, the seat that places first. */
export const changesOf = ({ visitors, trees }: PlaceView, first: number): Change[] =>
  clockwise(visitors.length, first).flatMap(seat =>
    (
      [
        { seat, kind: 'visitors', by: visitors[seat] ?? 0 },
        { seat, kind: 'trees', by: trees[seat] ?? 0 },
      ] as const
    ).filter(({ by }) => by !== 0),
  );

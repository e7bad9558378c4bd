/** What the server shows of Zooloretto, and how tiles and choices are written. */
import { PRINTED } from './printed';

/** Every species, in the order of the rules. */
export const SPECIES = PRINTED.species;
export type Species = (typeof SPECIES)[number];
export const STALLS = PRINTED.stalls;
export type Stall = (typeof STALLS)[number];
export type Kind = (typeof SUFFIXES)[keyof typeof SUFFIXES] | 'stall' | 'coin';

/** The letters of species and stalls in notation. */
export const LETTERS: Record<Species | Stall | 'coin', string> = { ...PRINTED.letters, coin: '$' };
const SUFFIXES = PRINTED.suffixes;

export const ENCLOSURES = PRINTED.enclosures;
export type Enclosure = (typeof ENCLOSURES)[number];
/** An enclosure or the barn. */
export type Place = Enclosure | 'B';

export interface Counted {
  tile: string;
  count: number;
}

export interface EnclosureView {
  place: Enclosure;
  spaces: number;
  free: number;
  species: Species | null;
  animals: Counted[];
  stall_spaces: number;
  stalls: string[];
  bonus: number;
  full: number;
  short: number;
  points: number;
}

export interface Score {
  enclosures: Partial<Record<Enclosure, number>>;
  stalls: number;
  barn_species: number;
  barn_stalls: number;
  total: number;
  coins: number;
}

export interface ZooView {
  coins: number;
  passed: boolean;
  closed_extensions: number;
  /** The same, in the order in which they open. */
  closed: { place: Enclosure; spaces: number }[];
  enclosures: EnclosureView[];
  barn: Counted[];
  score: Score;
}

export interface TruckView {
  number: number;
  slots: number;
  tiles: string[];
  taken_by: number | null;
}

export interface View {
  phase: string;
  to_move: number | null;
  removed: Species[] | null;
  stack: { main: number; end: number; tiles: Counted[] };
  last_round: boolean;
  bank: number;
  babies: { species: Species; count: number }[];
  trucks: TruckView[];
  drawn: string | null;
  zoos: ZooView[];
  idle_turns: number;
  prices: Record<Paid, number>;
  /** At the start of a turn, what cannot be done and why. */
  refused: Refused[];
  /** The tiles within reach that have a place besides the barn, and those that would have a baby there at once. */
  suits: string[];
  bears: string[];
}

/** Why nothing of a kind can be done: the sentence is `zooloretto-illegal-<code>`. */
export interface Refused {
  kind: 'draw' | 'take' | Paid;
  code: string;
  rule: string;
  args: Record<string, string | number>;
}

/** What a tile shows, as the words name it. */
export interface Face {
  name: Species | Stall | 'coin';
  kind: Kind;
}

/** A tile in notation, taken apart: `Zm*` is a zebra, male, that has bred. */
export function faceOf(tile: string): Face {
  const letter = tile.slice(0, 1);
  const species = SPECIES.find(known => LETTERS[known] === letter);
  if (species !== undefined)
    return { name: species, kind: SUFFIXES[tile.slice(1) as keyof typeof SUFFIXES] ?? 'plain' };
  const stall = STALLS.find(known => LETTERS[known] === letter);
  return stall === undefined ? { name: 'coin', kind: 'coin' } : { name: stall, kind: 'stall' };
}

export const isAnimal = (tile: string): boolean => !['stall', 'coin'].includes(faceOf(tile).kind);

/** Counted tiles one by one. */
export const eachOf = (tiles: readonly Counted[]): string[] =>
  tiles.flatMap(({ tile, count }) => Array.from({ length: count }, () => tile));

/** What is new among tiles, compared with those before; each of several alike counts. */
export function newAmong(before: readonly string[], after: readonly string[]): boolean[] {
  const known = [...before];
  return after.map(tile => {
    const at = known.indexOf(tile);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** What a choice does. */
export type Deed = 'draw' | 'load' | 'take' | 'unload' | 'move' | 'swap' | 'buy' | 'discard' | 'expand';

/** What is done for money. */
export const PAID = ['move', 'swap', 'buy', 'discard', 'expand'] as const;
export type Paid = (typeof PAID)[number];
export const isPaid = (deed: Deed): deed is Paid => (PAID as readonly Deed[]).includes(deed);

/** A choice in notation, taken apart. */
export interface Move {
  deed: Deed;
  tile?: string;
  truck?: number;
  /** Where the tile or the animals come from. */
  from?: Place;
  to?: Place;
  /** The other side of an exchange: an enclosure, or a species of the barn. */
  with?: Enclosure | Species;
  seller?: number;
}

export function parse(action: string): Move {
  if (action === 'draw' || action === 'expand') return { deed: action };
  if (action.startsWith('take')) return { deed: 'take', truck: Number(action.slice(4)) };
  if (action.startsWith('>')) return { deed: 'load', truck: Number(action.slice(1)) };
  const [head = '', rest] = action.split(':');
  if (rest === undefined) {
    const [tile = '', to] = head.split('>');
    return { deed: 'unload', tile, to: to as Place };
  }
  if (head === 'discard') return { deed: 'discard', tile: rest, from: 'B' };
  if (head === 'swap') {
    const [from, other = ''] = rest.split('-');
    const found = SPECIES.find(species => LETTERS[species] === other) ?? (other as Enclosure);
    return { deed: 'swap', from: from as Enclosure, with: found };
  }
  const [what = '', to] = rest.split('>');
  const [tile = '', at] = what.split('@');
  if (head === 'buy') return { deed: 'buy', tile, seller: Number(at), to: to as Place };
  return { deed: 'move', tile, from: (at ?? 'B') as Place, to: to as Place };
}

/** 0, 1, 2 and so on: for spaces that are there whether something lies on them or not. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Seats clockwise, beginning after one of them. */
export const clockwise = (seats: number, after: number): number[] =>
  Array.from({ length: seats }, (_, step) => (after + 1 + step) % seats);

/** The truck that a seat is unloading. */
export const unloading = (view: View): TruckView | undefined =>
  view.phase === 'unload'
    ? view.trucks.find(truck => truck.taken_by === view.to_move && truck.tiles.length > 0)
    : undefined;

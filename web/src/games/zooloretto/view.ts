/** What the server shows of Zooloretto, and how tiles and choices are written. */
import type { Counted, Enclosure, Place, Species, TruckView, View } from '../../lib/protocol/games/zooloretto';
import { PRINTED } from './printed';

export type {
  ActionKind,
  Counted,
  Detail,
  Enclosure,
  EnclosureView,
  Place,
  Species,
  TruckView,
  View,
  ZooView,
} from '../../lib/protocol/games/zooloretto';

/** Every species, in the order of the rules. */
export const SPECIES: readonly Species[] = PRINTED.species;
export const STALLS = PRINTED.stalls;
export type Stall = (typeof STALLS)[number];
export type Kind = (typeof SUFFIXES)[keyof typeof SUFFIXES] | 'stall' | 'coin';

/** The letters of species and stalls in notation. */
export const LETTERS: Record<Species | Stall | 'coin', string> = { ...PRINTED.letters, coin: '$' };
const SUFFIXES = PRINTED.suffixes;

export const ENCLOSURES: readonly Enclosure[] = PRINTED.enclosures;

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

/** The truck that a seat is unloading. */
export const unloading = (view: View): TruckView | undefined =>
  view.phase === 'unload'
    ? view.trucks.find(truck => truck.taken_by === view.to_move && truck.tiles.length > 0)
    : undefined;

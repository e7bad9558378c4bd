/** What the server shows of Zooloretto, and how tiles and choices are written. */
import type {
  Colour,
  Counted,
  Enclosure,
  Jungle,
  Place,
  Species,
  TruckView,
  View,
  ZooView,
} from '../../lib/protocol/games/zooloretto';
import { PRINTED } from './printed';

export type {
  ActionKind,
  Colour,
  ColourView,
  Counted,
  Detail,
  Enclosure,
  EnclosureView,
  Jungle,
  JungleView,
  Place,
  Species,
  TruckView,
  View,
  VisitorsView,
  ZooView,
} from '../../lib/protocol/games/zooloretto';

/** Every species, in the order of the rules. */
export const SPECIES: readonly Species[] = PRINTED.species;
export const STALLS = PRINTED.stalls;
export type Stall = (typeof STALLS)[number];
/** The stalls that are played with: the last one comes with XXL. */
export const stallsIn = ({ xxl }: View): readonly Stall[] => (xxl ? STALLS : STALLS.slice(0, -1));
export type Kind = (typeof SUFFIXES)[keyof typeof SUFFIXES] | 'stall' | 'jungle' | 'coin';

/** The jungle species with their tiles. */
const JUNGLE = PRINTED.jungle;
export const JUNGLES = Object.keys(JUNGLE) as Jungle[];
export const jungleTile = (name: Jungle): string => JUNGLE[name];
/** The colours of visitors with their letters. */
const COLOURS = PRINTED.colours;

/** The letters of species and stalls in notation. */
export const LETTERS: Record<Species | Stall | 'coin', string> = { ...PRINTED.letters, coin: '$' };
const SUFFIXES = PRINTED.suffixes;

export const ENCLOSURES: readonly Enclosure[] = PRINTED.enclosures;

/** What a tile shows, as the words name it. */
export interface Face {
  name: Species | Stall | Jungle | 'coin';
  kind: Kind;
}

/** A tile in notation, taken apart: `Zm*` is a zebra, male, that has bred; `jk` is a koala. */
export function faceOf(tile: string): Face {
  const jungle = JUNGLES.find(known => JUNGLE[known] === tile);
  if (jungle !== undefined) return { name: jungle, kind: 'jungle' };
  const letter = tile.slice(0, 1);
  const species = SPECIES.find(known => LETTERS[known] === letter);
  if (species !== undefined)
    return { name: species, kind: SUFFIXES[tile.slice(1) as keyof typeof SUFFIXES] ?? 'plain' };
  const stall = STALLS.find(known => LETTERS[known] === letter);
  return stall === undefined ? { name: 'coin', kind: 'coin' } : { name: stall, kind: 'stall' };
}

/** Whether it lives in an enclosure: no stall, no coin, and no jungle animal. */
export const isAnimal = (tile: string): boolean => !['stall', 'jungle', 'coin'].includes(faceOf(tile).kind);

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
export type Deed =
  | 'draw'
  | 'load'
  | 'take'
  | 'unload'
  | 'move'
  | 'swap'
  | 'buy'
  | 'discard'
  | 'expand'
  | 'donate'
  | 'advance'
  | 'retreat';

/** What is done for money. */
export const PAID = ['move', 'swap', 'buy', 'discard', 'expand'] as const;
export type Paid = (typeof PAID)[number];
export const isPaid = (deed: Deed): deed is Paid => (PAID as readonly Deed[]).includes(deed);
/** What has a button of its own beside the board: what is done for money, and with XXL giving animals away. */
export const ASKED = [...PAID, 'donate'] as const;
export type Asked = (typeof ASKED)[number];
export const askedIn = (view: View): readonly Asked[] => (view.xxl ? ASKED : PAID);

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
  /** Of a visitor: its colour, and where it stands; 0 is the reserve. */
  colour?: Colour;
  point?: number;
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
  if (head === 'donate') return { deed: 'donate', from: rest as Enclosure };
  if (head === 'advance' || head === 'retreat') return { deed: head, ...visitorOf(rest) };
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

/** A visitor in notation, as `r3`: its colour, and where it stands. */
function visitorOf(text: string): { colour: Colour; point: number } {
  const found = (Object.keys(COLOURS) as Colour[]).find(colour => COLOURS[colour] === text.slice(0, 1));
  return { colour: found ?? 'green', point: Number(text.slice(1)) };
}

/** How a visitor is written. */
export const visitorText = (colour: Colour, point: number): string => `${COLOURS[colour]}${point}`;

/** The points of the path at the zoo and those at the jungle. */
export const ZOO_POINTS = [1, 2, 3] as const;
export const JUNGLE_POINTS = [4, 5] as const;

/** How many visitors of a colour stand on a point of a zoo. */
export const standing = ({ visitors }: ZooView, colour: Colour, point: number): number =>
  visitors.find(known => known.colour === colour)?.points[point - 1] ?? 0;

/** The stall that calls visitors of a colour, as a tile. */
export const stallOf = (view: View, colour: Colour): string =>
  view.colours.find(known => known.colour === colour)?.stall ?? '';

/** Who owns the bonus token of a colour, if anybody has it. */
export const ownerOf = (view: View, colour: Colour): number | undefined => {
  const seat = view.zoos.findIndex(({ tokens }) => tokens.includes(colour));
  return seat < 0 ? undefined : seat;
};

/** 0, 1, 2 and so on: for spaces that are there whether something lies on them or not. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The truck that a seat is unloading, also while a visitor is waited for before its next tile. */
export const unloading = (view: View): TruckView | undefined =>
  view.phase === 'unload' || view.awaits !== null
    ? view.trucks.find(truck => truck.taken_by === (view.awaits?.turn ?? view.to_move) && truck.tiles.length > 0)
    : undefined;

/** Examples of the rules of Zooloretto, and how their positions are drawn up. Their captions are in `zooloretto-rules.ftl`. */
import type { Example } from '../rulebook';
import { PRINTED } from './printed';

/** §1.2: the species by their letters. */
export const SPECIES: Readonly<Record<string, string>> = Object.fromEntries(
  PRINTED.species.map(name => [PRINTED.letters[name], name]),
);

/** §1.2: the jungle species by their tiles. */
export const JUNGLE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PRINTED.jungle).map(([name, tile]) => [tile, name]),
);

const ENCLOSURES = PRINTED.enclosures;
type Enclosure = (typeof ENCLOSURES)[number];

/** A zoo: who lives where, tiles as in notation. Extensions that are mentioned are open. */
export type Zoo = Partial<Record<Enclosure, string>> & {
  coins: number;
  stalls?: Partial<Record<Enclosure, string>>;
  barn?: string;
  jungle?: string;
  /** The viewpoints of the visitors, by colour. */
  visitors?: Readonly<Record<string, readonly number[]>>;
  /** The colours of the bonus tokens. */
  tokens?: readonly string[];
  /** The values of the donation tokens. */
  donated?: readonly number[];
};

export interface Drawing {
  /** From seat 0 on. */
  zoos: readonly Zoo[];
  /** What each truck carries, or the seat that has taken it; all are empty if nothing is said. */
  trucks?: readonly (string | number)[];
  /** The seat to move; the first one if nothing else is said. */
  seat?: number;
  /** The tile that has to be loaded, if one was drawn. */
  drawn?: string;
  /** What is left to draw, where that matters. */
  stack?: string;
  bank?: number;
  xxl?: true;
  exotic?: true;
}

/**
 * A complete position (`docs/positions/zooloretto.md`). The species that are left out are the first ones that the
 * drawing does not mention; the rest is filled in by the game.
 */
export function position({ zoos, trucks, seat = 0, drawn, stack, bank, xxl, exotic }: Drawing) {
  const tiles = [
    drawn ?? '',
    stack ?? '',
    ...(trucks ?? []).filter(truck => typeof truck === 'string'),
    ...zoos.flatMap(zoo => [zoo.barn ?? '', zoo.jungle ?? '', ...ENCLOSURES.map(place => zoo[place] ?? '')]),
  ];
  const leftOut = (known: Readonly<Record<string, string>>) =>
    Object.keys(known)
      .filter(letters => tiles.every(text => !text.includes(letters)))
      .slice(0, 5 - zoos.length)
      .map(letters => known[letters]);
  return {
    seats: zoos.length,
    removed: leftOut(SPECIES),
    ...(xxl && { xxl }),
    ...(exotic && { exotic, jungle_removed: leftOut(JUNGLE) }),
    phase: drawn === undefined ? 'turn' : 'load',
    to_move: seat,
    ...(drawn !== undefined && { drawn }),
    ...(stack !== undefined && { stack }),
    ...(bank !== undefined && { bank }),
    ...(trucks && {
      trucks: trucks.map(truck => (typeof truck === 'string' ? { tiles: truck } : { taken_by: truck })),
    }),
    zoos: zoos.map(complete),
  };
}

function complete({ coins, stalls = {}, barn = '', jungle, visitors, tokens, donated, ...living }: Zoo) {
  return {
    coins,
    extensions: ENCLOSURES.filter(place => place.startsWith('X') && living[place] !== undefined).length,
    enclosures: Object.fromEntries(Object.entries(living).filter(([, animals]) => animals !== '')),
    stalls,
    barn,
    ...(jungle !== undefined && { jungle }),
    ...(visitors && { visitors }),
    ...(tokens && { tokens }),
    ...(donated && { donated }),
  };
}

export const example = (id: string, drawing: Drawing, ...tries: string[]): Example => ({
  id,
  caption: `zooloretto-example-${id}`,
  position: position(drawing),
  tries,
});

/** Two neighbours who do not matter. */
export const BESIDE: readonly Zoo[] = [
  { coins: 2, E5: '2L', stalls: { E5: 'b' } },
  { coins: 2, E4: '2C', stalls: { E4: 'p' } },
];
/** One player who has not taken a truck yet, when both neighbours have. */
export const alone = (zoo: Zoo, truck: string, more: Partial<Drawing> = {}): Drawing => ({
  zoos: [zoo, ...BESIDE],
  trucks: [truck, 1, 2],
  ...more,
});
/** Some tiles of the end stack: the round is the last one. */
export const LAST = '2Z+2P+2k+$';

/** The numbers are those of the worked examples in `RULES.md`, §9; whatever does not matter is ours. */
export const BASE = {
  first: example('first', { zoos: [{ coins: 2 }, { coins: 2 }, { coins: 2 }] }, 'draw', '>1'),
  load: example(
    'load',
    {
      zoos: [
        { coins: 2, E5: '2Z+Zm' },
        { coins: 1, E6: '3P', stalls: { E6: 's' } },
        { coins: 3, E4: '2C', E5: 'E' },
      ],
      trucks: ['Zf+Z', 'P', ''],
      drawn: 'A',
    },
    '>2',
  ),
  // R25, W8
  round: example('round', alone({ coins: 2, E4: '2A', E5: '3Z', barn: 'Z' }, 'A'), 'move:Z>E5', 'take1', 'A>E4'),
  unload: example(
    'unload',
    { zoos: [{ coins: 1, E5: '2Z' }, ...BESIDE], trucks: ['Z+k+$', 'L', ''] },
    'take1',
    'Z>E5',
    'k>E4',
  ),
  // D19
  full: example(
    'full',
    {
      zoos: [{ coins: 2, E4: '4F', E5: '2Z', E6: '3E', stalls: { E4: 's+k', E5: 'p', E6: 'b' } }, ...BESIDE],
      trucks: ['F+P+s', 'L', 'C+$'],
    },
    'take1',
    'F>B',
    'P>B',
    's>B',
  ),
  birth: example('birth', { zoos: [{ coins: 2, E5: 'Z+Zm' }, ...BESIDE], trucks: ['Zf', 'C', ''] }, 'take1', 'Zf>E5'),
  // R6
  babyfills: example(
    'babyfills',
    { zoos: [{ coins: 2, E4: 'Z+Zm' }, ...BESIDE], trucks: ['Zf', 'C', ''] },
    'take1',
    'Zf>E4',
  ),
  // W22
  parentfills: example(
    'parentfills',
    { zoos: [{ coins: 2, E4: '2Z+Zm' }, ...BESIDE], trucks: ['Zf', 'C', ''] },
    'take1',
    'Zf>E4',
  ),
  // W19, W20, W25
  third: example(
    'third',
    { zoos: [{ coins: 2, E6: 'Pm*+Pf*+Pb' }, ...BESIDE], trucks: ['Pm+Pf', 'C', ''] },
    'take1',
    'Pm>E6',
    'Pf>E6',
  ),
  // W21
  apart: example(
    'apart',
    { zoos: [{ coins: 2, E5: '2E+Em', barn: 'Ef' }, ...BESIDE], trucks: ['Z', 'C', ''] },
    'move:Ef>E5',
  ),
  bonus: example('bonus', { zoos: [{ coins: 0, E5: '4K' }, ...BESIDE], trucks: ['K', 'C', ''] }, 'take1', 'K>E5'),
  // D12
  poor: example(
    'poor',
    {
      zoos: [
        { coins: 9, E5: '4Z' },
        { coins: 11, E4: '3P' },
        { coins: 9, E5: '2C' },
      ],
      trucks: ['Z', 'C', ''],
      bank: 1,
    },
    'take1',
    'Z>E5',
  ),
  // W1
  move: example('move', { zoos: [{ coins: 1, E4: '3E', barn: '2E' }, ...BESIDE], trucks: ['P', 'C', ''] }, 'move:E>E4'),
  // W2, R14
  stalls: example(
    'stalls',
    {
      zoos: [
        { coins: 1, E5: '3F', E6: '4Z', stalls: { E5: 'k' } },
        { coins: 1, E4: '2L', E5: '3P', stalls: { E4: 's+b' } },
        { coins: 1, E4: '2C', barn: 'p' },
      ],
    },
    'move:k@E5>E6',
    'move:b@E4>B',
    'move:p>E4',
  ),
  // W6, W7
  exchange: example('exchange', alone({ coins: 2, E4: '4F', E5: '3A' }, 'A+F'), 'swap:E4-E5', 'take1', 'A>E4', 'F>E5'),
  // W3
  barn: example('barn', { zoos: [{ coins: 1, E5: 'P', barn: '3E' }, ...BESIDE], trucks: ['E', 'C', ''] }, 'swap:E5-E'),
  // W15
  family: example(
    'family',
    { zoos: [{ coins: 1, E4: '2Z', barn: 'E+Em+Ef' }, ...BESIDE], trucks: ['P', 'C', ''] },
    'swap:E4-E',
  ),
  // D17
  pairs: example(
    'pairs',
    { zoos: [{ coins: 1, E5: 'Z', barn: '2Pm+2Pf' }, ...BESIDE], trucks: ['P', 'C', ''] },
    'swap:E5-P',
  ),
  // W16, W17, W18
  kangaroos: example(
    'kangaroos',
    alone({ coins: 1, E5: '4K', X1: '4A', barn: 'K' }, 'A'),
    'move:K>E5',
    'swap:E5-X1',
    'take1',
    'A>E5',
  ),
  // D14, D9
  purchase: example(
    'purchase',
    {
      zoos: [
        { coins: 2, E5: '4P', stalls: { E5: 'k' } },
        { coins: 0, E4: '2Z', barn: 'P' },
        { coins: 1, E6: '3C' },
      ],
      trucks: ['C', 1, ''],
    },
    'buy:P@1>E5',
  ),
  discard: example(
    'discard',
    { zoos: [{ coins: 3, E4: '3Z', E5: '4F', barn: 'E+k' }, ...BESIDE], trucks: ['P', 'C', ''] },
    'discard:E',
  ),
  // R51
  expand: example(
    'expand',
    alone({ coins: 4, E4: '3F', E5: '4Z', E6: '3E', stalls: { E4: 's' }, barn: 'P' }, 'P+k'),
    'expand',
    'move:P>X1',
    'take1',
    'P>X1',
    'k>X1',
  ),
  // D35
  lastround: example(
    'lastround',
    {
      zoos: [
        { coins: 1, E4: '2Z', E5: '4P' },
        { coins: 0, E5: '3L', stalls: { E5: 'b' } },
        { coins: 2, E4: '3C', E6: '4E' },
      ],
      trucks: ['2$', '', 'C'],
      stack: '2Z+Zf+2P+Pm+2L+Lf+2E+Em+2k+s',
    },
    'draw',
    '>2',
    'take1',
    'take3',
    'C>E4',
  ),
  // W26
  score: example(
    'score',
    {
      zoos: [
        { coins: 1, E4: '2A', E5: '4E', E6: '4P', X1: '4Z', stalls: { E4: 's', E5: 'k' }, barn: 'F+C' },
        { coins: 2, E4: '3A', E5: '5F', E6: 'E+Em', barn: 'b' },
        { coins: 0, E4: 'E+Ef', E5: '3C', E6: '3P+2Pm', stalls: { E4: 'p', E6: 'b' } },
      ],
      trucks: ['Z', 1, 2],
      stack: '2A+F+2k+$',
    },
    'take1',
    'Z>X1',
  ),
  // D7, D8
  stored: example(
    'stored',
    alone({ coins: 1, E4: '2F', E5: '3Z', stalls: { E4: 's' }, barn: '2P+2s' }, 'k', { stack: LAST }),
    'take1',
    'k>B',
  ),
  // R26
  tie: example(
    'tie',
    {
      zoos: [
        { coins: 1, E5: '4Z', stalls: { E4: 'k' } },
        { coins: 3, E4: '4P', stalls: { E5: 's' } },
        { coins: 5, E6: '2C', barn: 'L' },
      ],
      trucks: ['$', 1, 2],
      stack: LAST,
    },
    'take1',
  ),
  // D22
  three: example(
    'three',
    {
      zoos: [
        { coins: 2, E4: '2F', E5: '3Z' },
        { coins: 1, E6: '4P', stalls: { E6: 's' } },
      ],
      trucks: ['', 1, 'P'],
    },
    'draw',
    '>1',
  ),
  // W34
  leave: example(
    'leave',
    {
      zoos: [
        { coins: 2, E4: '2F', E5: '4Z' },
        { coins: 1, E6: '4P', stalls: { E6: 's' } },
      ],
      trucks: [1, 'P+k', 'Z'],
    },
    'take3',
    'Z>E5',
  ),
  // D21
  twice: example(
    'twice',
    {
      zoos: [
        { coins: 6, E4: '2F', E5: '4Z', E6: '3E', barn: 'C' },
        { coins: 1, E6: '4P', stalls: { E6: 's' } },
      ],
      trucks: [1, 'P', 'C'],
    },
    'expand',
    'expand',
  ),
  // R9, D18
  bred: example(
    'bred',
    { zoos: [{ coins: 1, E4: 'Pf', barn: 'Pm*+Pb' }, ...BESIDE], trucks: ['Z', 'C', ''] },
    'move:Pm*>E4',
  ),
  // R12
  order: example(
    'order',
    { zoos: [{ coins: 0, E4: 'Z' }, ...BESIDE], trucks: ['Z+Zm+Zf', 'C', ''] },
    'take1',
    'Zm>E4',
    'Zf>E4',
    'Z>B',
  ),
  // R13
  keep: example(
    'keep',
    { zoos: [{ coins: 2, E5: '3Z', stalls: { E5: 'k' } }, ...BESIDE], trucks: ['Z+k', 'C', ''] },
    'take1',
    'Z>E5',
    'k>B',
  ),
  // W10, D16
  empty: example(
    'empty',
    { zoos: [{ coins: 1, E4: '2Z', barn: '3E' }, ...BESIDE], trucks: ['Z', 'C', ''] },
    'move:E>E5',
  ),
  // D15
  stay: example(
    'stay',
    { zoos: [{ coins: 1, E6: '3F', barn: '2F+P+s' }, ...BESIDE], trucks: ['Z', 'C', ''] },
    'swap:E6-P',
  ),
  // R19
  buybarn: example(
    'buybarn',
    {
      zoos: [
        { coins: 2, E4: '2F', E5: '3Z' },
        { coins: 1, E4: '4A', barn: 'Pb' },
        { coins: 1, E5: '4P' },
      ],
      trucks: ['Z', '', ''],
    },
    'buy:Pb@1>B',
  ),
  // D23
  mustdraw: example('mustdraw', alone({ coins: 0, E4: '2Z', E6: '3P' }, ''), 'draw', '>1', 'take1'),
  // D40
  toolarge: example(
    'toolarge',
    { zoos: [{ coins: 1, E4: 'C', E5: 'P', E6: '6Z', X1: 'F' }, ...BESIDE], trucks: ['P', 'C', ''] },
    'swap:E4-E5',
  ),
  // D13
  paidback: example(
    'paidback',
    {
      zoos: [
        { coins: 1, E5: '4Z', barn: 'Z' },
        { coins: 14, E4: '3P' },
        { coins: 15, E5: '2C' },
      ],
      trucks: ['Z', 'C', ''],
      bank: 0,
    },
    'move:Z>E5',
  ),
  // R48, D38
  coins: example('coins', { zoos: [{ coins: 2, E4: '2F' }, ...BESIDE], trucks: ['$', 'Z+P+L', ''] }, 'take1'),
};

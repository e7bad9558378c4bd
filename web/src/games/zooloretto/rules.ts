/** The rules of Zooloretto for the page. The sentences are in `locales/<language>/zooloretto-rules.ftl`. */
import coin from 'picture:coin';
import flamingo from 'picture:flamingo';
import hatchling from 'picture:hatching-chick';
import snack from 'picture:hot-dog';
import female from 'picture:female-sign';
import male from 'picture:male-sign';
import popcorn from 'picture:popcorn';
import barrow from 'picture:red-apple';
import kiosk from 'picture:soft-ice-cream';

import { type Block, type Example, type Piece, type Rulebook, type Sure, writing } from '../rulebook';
import { PRINTED } from './printed';

/** §1.2: the species by their letters. */
export const SPECIES: Readonly<Record<string, string>> = Object.fromEntries(
  PRINTED.species.map(name => [PRINTED.letters[name], name]),
);

const ENCLOSURES = PRINTED.enclosures;
type Enclosure = (typeof ENCLOSURES)[number];

/** A zoo: who lives where, tiles as in notation. Extensions that are mentioned are open. */
type Zoo = Partial<Record<Enclosure, string>> & {
  coins: number;
  stalls?: Partial<Record<Enclosure, string>>;
  barn?: string;
};

interface Drawing {
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
}

/**
 * A complete position (`docs/positions/zooloretto.md`). The species that are left out are the first ones that the
 * drawing does not mention; the rest is filled in by the game.
 */
export function position({ zoos, trucks, seat = 0, drawn, stack, bank }: Drawing) {
  const tiles = [
    drawn ?? '',
    stack ?? '',
    ...(trucks ?? []).filter(truck => typeof truck === 'string'),
    ...zoos.flatMap(zoo => [zoo.barn ?? '', ...ENCLOSURES.map(place => zoo[place] ?? '')]),
  ];
  const unused = Object.keys(SPECIES).filter(letter => tiles.every(text => !text.includes(letter)));
  return {
    seats: zoos.length,
    removed: unused.slice(0, 5 - zoos.length).map(letter => SPECIES[letter]),
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

function complete({ coins, stalls = {}, barn = '', ...living }: Zoo) {
  return {
    coins,
    extensions: ENCLOSURES.filter(place => place.startsWith('X') && living[place] !== undefined).length,
    enclosures: Object.fromEntries(Object.entries(living).filter(([, animals]) => animals !== '')),
    stalls,
    barn,
  };
}

const example = (id: string, drawing: Drawing, ...tries: string[]): Example => ({
  id,
  caption: `zooloretto-example-${id}`,
  position: position(drawing),
  tries,
});

/** Two neighbours who do not matter. */
const BESIDE: readonly Zoo[] = [
  { coins: 2, E5: '2L', stalls: { E5: 'b' } },
  { coins: 2, E4: '2C', stalls: { E4: 'p' } },
];
/** One player who has not taken a truck yet, when both neighbours have. */
const alone = (zoo: Zoo, truck: string, more: Partial<Drawing> = {}): Drawing => ({
  zoos: [zoo, ...BESIDE],
  trucks: [truck, 1, 2],
  ...more,
});
/** Some tiles of the end stack: the round is the last one. */
const LAST = '2Z+2P+2k+$';

/** The numbers are those of the worked examples in `RULES.md`, §9; whatever does not matter is ours. */
export const EXAMPLES = {
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

const { text, keys, section, rulings } = writing('zooloretto');
const show = (name: keyof typeof EXAMPLES): Block => ({ example: EXAMPLES[name] });

/** §1.2: what is in the box; one species stands for all. */
export const BOX: readonly (readonly [string, string, number, string])[] = [
  ['flamingo', 'plain', PRINTED.copies.F, flamingo],
  ['flamingo', 'male', PRINTED.copies.Fm, male],
  ['flamingo', 'female', PRINTED.copies.Ff, female],
  ['flamingo', 'baby', PRINTED.babies, hatchling],
  ['snack', 'stall', PRINTED.copies.s, snack],
  ['kiosk', 'stall', PRINTED.copies.k, kiosk],
  ['barrow', 'stall', PRINTED.copies.b, barrow],
  ['popcorn', 'stall', PRINTED.copies.p, popcorn],
  ['coin', 'coin', PRINTED.copies.$, coin],
];
const PIECES = BOX.map(([name, kind, count, picture]): Piece => ({
  picture,
  name: ['zooloretto-tile', { name, kind }],
  counts: [count],
  does: `zooloretto-rules-tile-${kind === 'stall' ? name : kind}`,
}));

/** How sure each ruling is; the numbers left out are about expansions. */
export const SURE: Readonly<Record<string, Sure>> = {
  R1: 'certain',
  R2: 'certain',
  R3: 'certain',
  R4: 'certain',
  R5: 'certain',
  R6: 'certain',
  R7: 'certain',
  R8: 'certain',
  R9: 'certain',
  R10: 'chosen',
  R11: 'certain',
  R12: 'likely',
  R13: 'likely',
  R14: 'certain',
  R15: 'chosen',
  R16: 'certain',
  R17: 'likely',
  R18: 'certain',
  R19: 'likely',
  R20: 'certain',
  R21: 'certain',
  R22: 'certain',
  R23: 'certain',
  R24: 'certain',
  R25: 'certain',
  R26: 'certain',
  R27: 'chosen',
  R28: 'certain',
  R29: 'certain',
  R45: 'likely',
  R46: 'certain',
  R48: 'certain',
  R49: 'certain',
  R51: 'certain',
  R52: 'certain',
  R53: 'chosen',
  R55: 'chosen',
  R56: 'chosen',
  R57: 'chosen',
  R58: 'chosen',
};

const SHOWN: Readonly<Record<string, Example>> = {
  R9: EXAMPLES.bred,
  R12: EXAMPLES.order,
  R13: EXAMPLES.keep,
  R16: EXAMPLES.empty,
  R17: EXAMPLES.stay,
  R19: EXAMPLES.buybarn,
  R21: EXAMPLES.mustdraw,
  R48: EXAMPLES.coins,
  R53: EXAMPLES.paidback,
};

const RULINGS = rulings(SURE, SHOWN);

export const rulebook: Rulebook = {
  words: ['zooloretto', 'zooloretto-rules'],
  sources: 'zooloretto-rules-edition',
  phases: { turn: 'turn', load: 'turn', unload: 'unloading', over: 'end' },
  sections: [
    section('idea', [], [text('idea-1'), text('idea-2')]),
    section(
      'box',
      ['1', '1.2', '1.3', '1.4'],
      [
        text('box-1'),
        {
          pieces: PIECES,
          piece: 'zooloretto-rules-box-tile',
          counts: keys('box-copies'),
          does: 'zooloretto-rules-box-does',
        },
        text('box-2'),
      ],
      [
        section(
          'zoo',
          ['1.1'],
          [text('zoo-1'), { list: keys('zoo-e4', 'zoo-e5', 'zoo-e6', 'zoo-x') }, text('zoo-2'), text('zoo-3')],
        ),
      ],
    ),
    section(
      'setup',
      ['2', '2.1', '2.2', '2.3'],
      [
        text('setup-1'),
        { list: keys('setup-five', 'setup-four', 'setup-three', 'setup-two') },
        text('setup-2'),
        text('setup-3'),
      ],
    ),
    section(
      'turn',
      ['4'],
      [
        text('turn-1'),
        { list: keys('turn-draw', 'turn-take', 'turn-pay') },
        text('turn-2'),
        show('first'),
        text('turn-3'),
        show('load'),
      ],
      [section('round', [], [text('round-1'), text('round-2'), show('round')])],
    ),
    section(
      'unloading',
      ['4.1'],
      [
        text('unloading-1'),
        { list: keys('unloading-animal', 'unloading-stall', 'unloading-coin') },
        text('unloading-2'),
        show('unload'),
        show('full'),
      ],
    ),
    section(
      'births',
      ['4.2'],
      [
        text('births-1'),
        show('birth'),
        text('births-2'),
        show('parentfills'),
        text('births-3'),
        show('third'),
        show('apart'),
      ],
    ),
    section('bonus', ['4.3'], [text('bonus-1'), show('bonus'), show('babyfills'), text('bonus-2'), show('poor')]),
    section(
      'money',
      ['5'],
      [
        text('money-1'),
        { list: keys('money-move', 'money-exchange', 'money-purchase', 'money-discard', 'money-expand') },
        text('money-2'),
      ],
      [
        section('move', [], [text('move-1'), show('move'), text('move-2'), show('stalls'), text('move-3')]),
        section(
          'exchange',
          [],
          [
            text('exchange-1'),
            show('exchange'),
            show('barn'),
            text('exchange-2'),
            show('toolarge'),
            text('exchange-3'),
            show('family'),
            show('pairs'),
            text('exchange-4'),
            show('kangaroos'),
          ],
        ),
        section('purchase', [], [text('purchase-1'), show('purchase')]),
        section('discard', [], [text('discard-1'), show('discard')]),
        section('expand', [], [text('expand-1'), show('expand')]),
      ],
    ),
    section(
      'end',
      ['6'],
      [
        text('end-1'),
        show('lastround'),
        text('end-2'),
        {
          list: keys('end-full', 'end-short', 'end-stall', 'end-types', 'end-barn-species', 'end-barn-types'),
        },
        text('end-3'),
        show('score'),
        show('stored'),
        text('end-4'),
        show('tie'),
      ],
    ),
    section(
      'two',
      ['7', '7.1'],
      [text('two-1'), text('two-2'), show('three'), text('two-3'), show('leave'), text('two-4'), show('twice')],
    ),
    section('secret', ['3'], [text('secret-1')]),
    section('options', [], [text('options-removed'), text('options-first')]),
  ],
  rulingsIntro: 'zooloretto-rulings-intro',
  rulings: RULINGS,
};

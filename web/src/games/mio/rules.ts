/** The rules of O Zoo le Mio for the page. The sentences are in `locales/<language>/mio-rules.ftl`. */

import { type Block, type Example, numbered, type Piece, type Rulebook, type Sure, writing } from '../rulebook';
import { pictureOf } from './pictures';
import { PRINTED } from './printed';
import { FAMILIES } from './view';

interface Lot {
  coins?: number;
  /** Tiles as `16@0,1,2`, with the auction as `16@0,1,2#4`; without one, the next that nobody else names. */
  tiles?: readonly string[];
  /** Visitors, trees and benches of each year that is over. */
  years?: readonly (readonly [number, number, number])[];
}

interface Drawing {
  phase: 'bid' | 'place';
  year?: number;
  flags: readonly number[];
  row: readonly number[];
  sold: number;
  winner?: number;
  bids?: readonly number[];
  zoos: readonly Lot[];
  economy?: 'balance';
  year_length?: 'three_bush_tiles';
  reveal?: 'single';
  same_player_second?: true;
}

const ALL = PRINTED.tiles.map(({ tile }) => tile as number);

/** A complete position (`docs/positions/mio.md`). Tiles that the drawing does not name are in the stack, or gone. */
export function position({ year = 1, zoos, row, sold, ...rest }: Drawing) {
  const laid = zoos.map(({ tiles = [] }) =>
    tiles.map(spelled => {
      const [tile, at, auction] = spelled.split(/[@#]/);
      return { tile: Number(tile), at: at ?? '', auction: Number(auction) };
    }),
  );
  const named = new Set([...row, ...laid.flat().map(({ tile }) => tile)]);
  // A year has five auctions: what earlier ones turned up is in a zoo, or left the game.
  const left = year === 1 ? ALL.length : ALL.length - PRINTED.years * year;
  return {
    seats: zoos.length,
    year,
    row: [...row],
    sold,
    stack: ALL.filter(tile => !named.has(tile)).slice(0, left),
    ...rest,
    zoos: zoos.map(({ coins = PRINTED.coins, years = [] }, seat) => ({
      coins,
      tiles: laid[seat] ?? [],
      years: years.map(([visitors, trees, benches]) => ({ visitors, trees, benches })),
    })),
  };
}

const example = (id: string, drawing: Drawing, ...tries: string[]): Example => ({
  id,
  caption: `mio-example-${id}`,
  position: position(drawing),
  tries,
});

/** The last tile of a game. */
const LAST = {
  phase: 'place',
  year: 5,
  flags: [1, 0],
  row: [20, 21, 22, 23, 13],
  sold: 4,
  winner: 0,
  bids: [2, 1],
} as const;
const repeated = (counts: readonly [number, number, number]) => Array.from({ length: PRINTED.years - 1 }, () => counts);

/** The numbers are those of the worked examples in `RULES.md`, §8. */
export const EXAMPLES = {
  // E2, E3 and E4
  auction: example(
    'auction',
    {
      phase: 'bid',
      year: 3,
      flags: [3, 2, 0, 1],
      row: [7, 22, 13, 18, 20],
      sold: 3,
      zoos: [
        {
          coins: 5,
          tiles: ['5@1,2,1#1', '6@0,2,1#6'],
          years: [
            [2, 0, 0],
            [3, 0, 0],
          ],
        },
        {
          coins: 4,
          tiles: ['7@1,1,3#11', '13@2,2,0#13'],
          years: [
            [0, 0, 0],
            [0, 0, 0],
          ],
        },
        {
          coins: 6,
          tiles: ['16@0,1,2#3', '24@0,2,0#8'],
          years: [
            [2, 0, 0],
            [3, 2, 0],
          ],
        },
        {
          coins: 3,
          tiles: ['2@0,1,3#9', '22@1,3,1#12'],
          years: [
            [0, 0, 0],
            [1, 1, 0],
          ],
        },
      ],
    },
    'b2',
    'b3',
    'b3',
    'b1',
    '-1,2,2',
  ),
  // E13
  zero: example(
    'zero',
    { phase: 'bid', flags: [1, 2, 0], row: [14, 3, 20, 9, 18], sold: 0, zoos: [{}, {}, {}] },
    'b0',
    'b0',
    'b0',
  ),
  stays: example(
    'stays',
    { phase: 'bid', flags: [0, 1, 2], row: [14, 3, 20, 9, 18], sold: 0, zoos: [{}, {}, {}] },
    'b1',
    'b3',
    'b0',
  ),
  // E10
  split: example(
    'split',
    {
      phase: 'place',
      year: 2,
      flags: [0, 1],
      row: [6, 10, 18, 22, 9],
      sold: 0,
      winner: 0,
      bids: [3, 1],
      zoos: [
        { coins: 5, tiles: ['2@1,2,1#1', '3@1,3,0#2', '24@0,1,3#3', '12@2,2,0#4'], years: [[4, 1, 2]] },
        { coins: 6, tiles: ['25@0,1,0#5'], years: [[1, 0, 1]] },
      ],
    },
    '3,0,3',
  ),
  // E10
  grows: example(
    'grows',
    {
      phase: 'place',
      year: 2,
      flags: [0, 1],
      row: [6, 10, 18, 22, 9],
      sold: 1,
      winner: 0,
      bids: [2, 0],
      zoos: [
        { coins: 4, tiles: ['2@1,2,1#1', '3@1,3,0#2', '24@0,1,3#3', '12@2,2,0#4', '6@3,0,3#6'], years: [[4, 1, 2]] },
        { coins: 6, tiles: ['25@0,1,0#5'], years: [[1, 0, 1]] },
      ],
    },
    '4,3,1',
  ),
  // E11
  only: example(
    'only',
    {
      phase: 'place',
      flags: [0, 1],
      row: [10, 7, 3, 21, 5],
      sold: 1,
      winner: 1,
      bids: [1, 2],
      zoos: [{ coins: 5, tiles: ['10@0,1,3#1'] }, { coins: 6 }],
    },
    '1,1,3',
  ),
  trees: example(
    'trees',
    {
      phase: 'place',
      flags: [0, 1],
      row: [2, 24, 3, 21, 5],
      sold: 1,
      winner: 1,
      bids: [1, 2],
      zoos: [{ coins: 5, tiles: ['2@0,1,3#1'] }, { coins: 6 }],
    },
    '0,1,3',
  ),
  // E18
  fits: example(
    'fits',
    {
      phase: 'place',
      flags: [0, 1],
      row: [1, 13, 5, 21, 10],
      sold: 1,
      winner: 0,
      bids: [2, 1],
      zoos: [{ coins: 4, tiles: ['1@1,1,0#1'] }, {}],
    },
    '2,-1,3',
  ),
  // E8
  bench: example(
    'bench',
    {
      phase: 'place',
      flags: [0, 1],
      row: [25, 16, 3, 21, 10],
      sold: 0,
      winner: 0,
      bids: [3, 1],
      zoos: [{ coins: 5 }, {}],
    },
    '0,1,0',
  ),
  // E17
  walk: example(
    'walk',
    {
      phase: 'place',
      flags: [1, 0],
      row: [16, 24, 4, 13, 9],
      sold: 3,
      winner: 0,
      bids: [2, 2],
      zoos: [{ coins: 3, tiles: ['16@2,1,2#1', '24@2,2,3#2', '4@0,3,0#3'] }, {}],
    },
    '0,2,1',
  ),
  // E12
  newest: example(
    'newest',
    {
      phase: 'place',
      flags: [1, 0],
      row: [16, 4, 7, 11, 2],
      sold: 2,
      winner: 0,
      bids: [3, 2],
      zoos: [
        { coins: 3, tiles: ['16@0,1,2#1'] },
        { coins: 6, tiles: ['4@0,1,2#2'] },
      ],
    },
    '0,2,3',
  ),
  // The last tile of the first year.
  year: example(
    'year',
    {
      phase: 'place',
      flags: [1, 0],
      row: [16, 24, 4, 9, 13],
      sold: 4,
      winner: 0,
      bids: [1, 0],
      zoos: [
        { coins: 1, tiles: ['16@2,1,2#1', '24@2,2,3#2', '4@0,3,0#3'] },
        { coins: 5, tiles: ['9@0,1,0#4'] },
      ],
    },
    '0,2,1',
  ),
  // The same with the other economy.
  balance: example(
    'balance',
    {
      phase: 'place',
      flags: [1, 0],
      row: [16, 24, 4, 9, 13],
      sold: 4,
      winner: 0,
      bids: [1, 0],
      zoos: [
        { coins: 1, tiles: ['16@2,1,2#1', '24@2,2,3#2', '4@0,3,0#3'] },
        { coins: 5, tiles: ['9@0,1,0#4'] },
      ],
      economy: 'balance',
    },
    '0,2,1',
  ),
  // The same rule as in E15.
  insolvent: example(
    'insolvent',
    {
      phase: 'place',
      flags: [0, 1, 2],
      row: [14, 25, 10, 1, 15],
      sold: 4,
      winner: 0,
      bids: [2, 1, 0],
      zoos: [
        { coins: 5, tiles: ['25@0,1,0#2'] },
        { coins: 4, tiles: ['10@1,1,3#3', '1@2,2,0#4'] },
        { coins: 0, tiles: ['14@-1,1,0#1'] },
      ],
      economy: 'balance',
    },
    '1,2,0',
  ),
  final: example(
    'final',
    {
      ...LAST,
      zoos: [
        { coins: 4, tiles: ['16@2,1,2#1', '24@2,2,3#2', '4@0,3,0#3'], years: repeated([5, 1, 0]) },
        { coins: 3, tiles: ['9@0,1,0#4'], years: repeated([3, 0, 1]) },
      ],
      economy: 'balance',
    },
    '0,2,1',
  ),
  tie: example(
    'tie',
    {
      ...LAST,
      zoos: [
        { coins: 4, tiles: ['16@2,1,2#1', '24@2,2,3#2', '4@0,3,0#3'], years: repeated([5, 1, 0]) },
        { coins: 3, tiles: ['9@0,1,0#4'], years: repeated([7, 1, 0]) },
      ],
    },
    '0,2,1',
  ),
  // E14
  bushes: example(
    'bushes',
    {
      phase: 'bid',
      flags: [0, 1],
      row: [1, 4, 3, 5, 19, 2],
      sold: 0,
      zoos: [{}, {}],
      year_length: 'three_bush_tiles',
    },
    'b2',
    'b1',
  ),
  single: example(
    'single',
    {
      phase: 'place',
      flags: [0, 1],
      row: [25],
      sold: 0,
      winner: 0,
      bids: [2, 0],
      zoos: [{ coins: 6 }, {}],
      reveal: 'single',
    },
    '0,1,0',
  ),
  // As in E21.
  second: example(
    'second',
    {
      phase: 'place',
      flags: [1, 0],
      row: [16, 5, 7, 11, 2],
      sold: 2,
      winner: 0,
      bids: [3, 2],
      zoos: [
        { coins: 3, tiles: ['16@0,1,2#1'] },
        { coins: 6, tiles: ['5@1,2,1#2'] },
      ],
      same_player_second: true,
    },
    '0,2,3',
  ),
};

const { text, keys, section, rulings } = writing('mio');
const show = (name: keyof typeof EXAMPLES): Block => ({ example: EXAMPLES[name] });

const PIECES = FAMILIES.map((family): Piece => ({
  picture: pictureOf(family),
  name: ['mio-family', { family }],
  counts: [PRINTED.tiles.filter(({ families }) => (families as readonly string[]).includes(family)).length],
  does: `mio-rules-box-${family}`,
}));

/** How sure each ruling is, R1 first. */
const SURE: readonly Sure[] = [
  'certain',
  'certain',
  'certain',
  'certain',
  'certain',
  'likely',
  'likely',
  'chosen',
  'likely',
  'chosen',
  'likely',
  'certain',
  'certain',
  'likely',
  'certain',
  'chosen',
  'chosen',
  'likely',
  'certain',
  'certain',
  'likely',
  'chosen',
  'certain',
  'likely',
  'certain',
  'chosen',
  'chosen',
  'chosen',
  'likely',
  'certain',
];

const RULINGS = rulings(numbered(SURE), {
  R1: EXAMPLES.stays,
  R2: EXAMPLES.zero,
  R6: EXAMPLES.split,
  R8: EXAMPLES.fits,
  R11: EXAMPLES.newest,
  R14: EXAMPLES.tie,
  R21: EXAMPLES.insolvent,
  R22: EXAMPLES.final,
  R26: EXAMPLES.second,
  R28: EXAMPLES.single,
});

export const rulebook: Rulebook = {
  words: ['mio', 'mio-rules'],
  sources: 'mio-rules-edition',
  phases: { flags: 'setup', reveal: 'year', bid: 'auction', place: 'place', over: 'end' },
  sections: [
    section('idea', [], [text('idea-1')]),
    section(
      'box',
      ['1'],
      [
        text('box-tiles'),
        { pieces: PIECES, piece: 'mio-rules-box-family', counts: ['mio-rules-box-halves'], does: 'web-rulebook-does' },
        text('box-others'),
      ],
    ),
    section('tiles', ['3', '3.1', '3.2'], [text('tiles-known'), text('tiles-chosen'), text('tiles-own')]),
    section('setup', ['4'], [text('setup-1')]),
    section(
      'year',
      ['5'],
      [
        text('year-1'),
        { steps: keys('year-reveal', 'year-bid', 'year-open', 'year-place', 'year-update') },
        text('year-end'),
      ],
    ),
    section('auction', [], [text('auction-1'), text('auction-2'), text('auction-3'), show('auction')]),
    section(
      'place',
      ['2', '2.1'],
      [
        text('place-grid'),
        { list: keys('place-free', 'place-edges', 'place-house', 'place-joined') },
        text('place-loose'),
      ],
    ),
    section('enclosures', ['2.2'], [text('enclosures-1'), text('enclosures-2'), show('grows')]),
    section('benches', ['2.3'], [text('benches-1'), show('bench'), show('walk')]),
    section(
      'visitors',
      ['5.1'],
      [
        text('visitors-1'),
        { list: keys('visitors-first', 'visitors-second', 'visitors-only') },
        show('only'),
        text('visitors-trees'),
        show('trees'),
      ],
    ),
    section('scoring', ['5.2'], [{ steps: keys('scoring-income', 'scoring-points') }, show('year')]),
    section('end', ['5.3'], [text('end-1')]),
    section(
      'options',
      ['6'],
      [
        text('options-year'),
        show('bushes'),
        text('options-balance'),
        show('balance'),
        {
          list: keys(
            'options-tie',
            'options-coins',
            'options-second',
            'options-reveal',
            'options-limit',
            'options-tiles',
          ),
        },
      ],
    ),
  ],
  rulingsIntro: 'mio-rulings-intro',
  rulings: RULINGS,
};

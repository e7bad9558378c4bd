/** The rules of Wonderzoo for the page. The sentences are in `locales/<language>/wonderzoo-rules.ftl`. */

import { type Block, type Example, numbered, type Piece, type Rulebook, type Sure, writing } from '../rulebook';
import { KIND_PICTURES } from './pictures';
import { PRINTED } from './printed';
import type { Colour, View } from './view';

interface Lot {
  entrance?: string | null;
  /** Tiles as `G03@a3/0`. */
  tiles?: readonly string[];
  /** Colours by cell. */
  visitors?: Readonly<Record<string, Colour>>;
  out?: true;
}

interface Drawing {
  phase: View['phase'];
  round?: number;
  bus?: number;
  turn?: number;
  waiting?: readonly number[];
  display?: readonly string[];
  hand?: string;
  visitors_in_hand?: readonly Colour[];
  moves_left?: number;
  zoos: readonly Lot[];
  difficulty?: 'hard';
  scoring?: 'expert';
  adjacency_scoring?: 'tile';
  stuck?: 'pass';
}

/** A complete position (`docs/positions/wonderzoo.md`). Tiles and visitors that the drawing does not name are in their bags. */
export function position({ zoos, ...rest }: Drawing) {
  const laid = zoos.map(({ tiles = [] }) =>
    tiles.map(spelled => {
      const [tile = '', at = ''] = spelled.split('@');
      return { tile, at };
    }),
  );
  return {
    seats: zoos.length,
    // One tile a round.
    round: Math.max(1, ...laid.map(({ length }) => length)),
    bus: 0,
    turn: 0,
    ...rest,
    zoos: zoos.map(({ entrance = 'b1/0', visitors = {}, out = false }, seat) => ({
      entrance,
      out,
      tiles: laid[seat],
      visitors,
    })),
  };
}

const example = (id: string, drawing: Drawing, ...tries: string[]): Example => ({
  id,
  caption: `wonderzoo-example-${id}`,
  position: position(drawing),
  tries,
});

/** The enclosures of V1, around a path in column c. */
const AROUND = ['G03@a3/0', 'W03@d3/0', 'W12@b5/0'];
const SECOND = { entrance: 'd7/2', tiles: ['V03@a1/0'] } satisfies Lot;
/** No path can touch these paths, and a visitor on b1 scores 2. */
const WALLED: Lot = { tiles: ['G02@a1/1', 'G08@b2/1', 'W08@e1/0'], visitors: { b1: 'red' } };
const WALLED_TOO: Lot = { tiles: ['V02@a1/1', 'V08@b2/1', 'G09@e1/0'], visitors: { b1: 'blue' } };

/** A visitor moves from beside the lower water enclosure to the corner of it. */
const pawns = (more: Partial<Drawing> = {}): Drawing => ({
  phase: 'move',
  hand: 'P03',
  moves_left: 1,
  waiting: [1],
  display: ['G01', 'P05'],
  zoos: [{ tiles: [...AROUND, 'P03@c3/1'], visitors: { c4: 'red', c5: 'blue' } }, SECOND],
  ...more,
});
/** Three players in their first round; the last tile placed has the bus. */
const buses = (turn: number, waiting: readonly number[], display: readonly string[]): Drawing => ({
  phase: 'icon',
  turn,
  waiting,
  display,
  hand: 'G05',
  zoos: ['G12', 'V12', 'W12'].map((tile, seat) => ({
    tiles: seat === turn ? ['G05@f4/0'] : seat < turn ? [`${tile}@b5/0`] : [],
  })),
});
/** Player 2 has nowhere to put a path. */
const stuck = (more: Partial<Drawing> = {}): Drawing => ({
  phase: 'icon',
  waiting: [1],
  display: ['P17', 'P20'],
  hand: 'V12',
  zoos: [{ tiles: ['G06@a4/3', 'G04@d5/0', 'P02@c3/1', 'V12@f2/0'] }, WALLED],
  ...more,
});

/** The grid and the numbers are those of the worked examples in `RULES.md`, §9. */
export const EXAMPLES = {
  // V8
  entrance: example(
    'entrance',
    { phase: 'entrance', round: 0, waiting: [1], zoos: [{ entrance: null }, { entrance: null }] },
    'b1/0',
  ),
  turn: example(
    'turn',
    {
      phase: 'pick',
      waiting: [1],
      display: ['G06', 'W03', 'P09'],
      zoos: [{ tiles: ['G03@a3/0', 'P03@c3/1'] }, SECOND],
    },
    'W03',
    'd3/0',
    'use',
  ),
  // R18
  path: example('path', { phase: 'place', waiting: [1], display: ['G06', 'W03'], hand: 'P13', zoos: [{}, {}] }, 'c3/2'),
  hard: example(
    'hard',
    {
      phase: 'place',
      difficulty: 'hard',
      waiting: [1],
      display: ['G06', 'P01'],
      hand: 'W03',
      zoos: [{ entrance: 'd1/0' }, { entrance: 'd7/2' }],
    },
    'a1/0',
  ),
  visitor: example(
    'visitor',
    {
      phase: 'visitor',
      waiting: [1],
      display: ['G06', 'P09'],
      hand: 'W03',
      visitors_in_hand: ['red'],
      zoos: [{ tiles: ['G03@a3/0', 'P03@c3/1', 'W03@d3/0'] }, SECOND],
    },
    'r@c4',
  ),
  // V3
  few: example(
    'few',
    {
      phase: 'visitor',
      waiting: [1],
      display: ['G01', 'P05'],
      hand: 'G14',
      visitors_in_hand: ['red', 'blue'],
      zoos: [
        {
          tiles: [...AROUND, 'P03@c3/1', 'G14@f6/0'],
          visitors: { b1: 'red', c1: 'blue', d1: 'green', c2: 'yellow', c3: 'green', c4: 'blue', c5: 'yellow' },
        },
        SECOND,
      ],
    },
    'r@c6',
  ),
  moves: example(
    'moves',
    {
      phase: 'move',
      waiting: [1],
      display: ['G01', 'P05'],
      hand: 'V02',
      moves_left: 2,
      zoos: [{ tiles: [...AROUND, 'P03@c3/1', 'V02@h2/1'], visitors: { b1: 'yellow', c6: 'blue' } }, SECOND],
    },
    'b1>c4',
    'stop',
  ),
  // V13, backwards
  relocate: example(
    'relocate',
    {
      phase: 'swap',
      waiting: [1],
      display: ['G01', 'P05'],
      hand: 'P04',
      zoos: [{ tiles: ['G03@a3/0', 'W03@d3/0', 'W12@d5/0', 'P04@c3/1'], visitors: { c4: 'red', c6: 'blue' } }, SECOND],
    },
    'W12:b5/0',
  ),
  // V10
  exchange: example(
    'exchange',
    {
      phase: 'swap',
      waiting: [1],
      display: ['G01', 'P05'],
      hand: 'P04',
      zoos: [{ tiles: [...AROUND, 'P04@c3/1'], visitors: { c4: 'blue', c6: 'red' } }, SECOND],
    },
    'G03=W03',
  ),
  favourite: example(
    'favourite',
    {
      phase: 'swap',
      scoring: 'expert',
      waiting: [1],
      display: ['G01', 'P05'],
      hand: 'P04',
      zoos: [{ tiles: ['G03@d3/0', 'W03@g6/0', 'P04@c3/1'], visitors: { c4: 'blue' } }, SECOND],
    },
    'G03=W03',
  ),
  // V5, V6 and V16
  bus: example('bus', buses(2, [], ['W09']), 'use'),
  declined: example('declined', buses(2, [], ['W09']), 'skip'),
  order: example('order', buses(1, [2], ['W09', 'P05']), 'use'),
  // V11
  out: example('out', stuck(), 'skip'),
  pass: example('pass', stuck({ stuck: 'pass' }), 'skip'),
  // V1
  pawns: example('pawns', pawns(), 'c5>c6'),
  once: example('once', pawns({ adjacency_scoring: 'tile' }), 'c5>c6'),
  // V2
  expert: example('expert', pawns({ scoring: 'expert' }), 'c5>c6'),
  tie: example(
    'tie',
    {
      phase: 'icon',
      display: ['P17', 'P20'],
      hand: 'W08',
      zoos: [WALLED, { ...WALLED_TOO, out: true }],
    },
    'skip',
  ),
};

const { text, keys, section, rulings } = writing('wonderzoo');
const show = (name: keyof typeof EXAMPLES): Block => ({ example: EXAMPLES[name] });

const PIECES = (['grass', 'vivarium', 'water'] as const).map((kind): Piece => ({
  picture: KIND_PICTURES[kind],
  name: ['wonderzoo-kind', { kind }],
  counts: [PRINTED.tiles.filter(tile => tile.kind === kind).length],
  does: `wonderzoo-rules-box-${kind}`,
}));

/** How sure each ruling is, R1 first. */
const SURE: readonly Sure[] = [
  'likely',
  'certain',
  'likely',
  'likely',
  'likely',
  'likely',
  'likely',
  'chosen',
  'likely',
  'chosen',
  'chosen',
  'chosen',
  'likely',
  'likely',
  'certain',
  'certain',
  'likely',
  'likely',
  'certain',
  'chosen',
  'chosen',
  'chosen',
  'certain',
  'certain',
];

const RULINGS = rulings(numbered(SURE), {
  R2: EXAMPLES.hard,
  R4: EXAMPLES.once,
  R8: EXAMPLES.pass,
  R12: EXAMPLES.tie,
  R24: EXAMPLES.order,
});

export const rulebook: Rulebook = {
  words: ['wonderzoo', 'wonderzoo-rules'],
  sources: 'wonderzoo-rules-edition',
  phases: {
    bus: 'setup',
    entrance: 'setup',
    refill: 'round',
    pick: 'turn',
    place: 'place',
    icon: 'icons',
    draw: 'draw',
    visitor: 'draw',
    move: 'move',
    swap: 'swap',
    over: 'scoring',
  },
  sections: [
    section('idea', [], [text('idea-1')]),
    section(
      'box',
      ['1'],
      [
        text('box-tiles'),
        {
          pieces: PIECES,
          piece: 'wonderzoo-rules-box-kind',
          counts: ['wonderzoo-rules-box-count'],
          does: 'web-rulebook-does',
        },
        text('box-path'),
        text('box-others'),
      ],
    ),
    section('setup', ['4'], [text('setup-1'), text('setup-2'), show('entrance'), text('setup-3')]),
    section('round', ['5', '5.1'], [text('round-1'), text('round-2')]),
    section('turn', ['5.2'], [{ steps: keys('turn-take', 'turn-place', 'turn-icon') }, show('turn')]),
    section('board', ['2'], [text('board-1')]),
    section('place', ['2.1'], [{ list: keys('place-free', 'place-path', 'place-enclosure') }, show('path')]),
    section('icons', ['5.3'], [text('icons-1')]),
    section('draw', ['2.2', '5.4'], [text('draw-1'), show('visitor'), text('draw-2'), show('few')]),
    section('move', ['5.5'], [text('move-1'), show('moves')]),
    section(
      'swap',
      ['5.6'],
      [text('swap-1'), show('relocate'), text('swap-2'), show('exchange'), show('favourite'), text('swap-3')],
    ),
    section('bus', ['5.7'], [text('bus-1'), show('bus'), show('declined')]),
    section('out', ['5.8'], [text('out-1'), show('out'), text('out-2')]),
    section(
      'scoring',
      ['6'],
      [
        text('scoring-1'),
        show('pawns'),
        text('scoring-expert'),
        { list: keys('scoring-blue', 'scoring-yellow', 'scoring-green', 'scoring-red') },
        show('expert'),
        text('scoring-wins'),
      ],
    ),
    section(
      'options',
      ['7'],
      [
        {
          list: keys(
            'options-boards',
            'options-scoring',
            'options-counts',
            'options-stuck',
            'options-entrance',
            'options-bus',
            'options-own',
          ),
        },
      ],
    ),
    section(
      'origin',
      ['3', '3.1', '3.2', '3.3', '3.4'],
      [text('origin-known'), text('origin-chosen'), text('origin-own-tiles'), text('origin-own-boards')],
    ),
  ],
  rulingsIntro: 'wonderzoo-rulings-intro',
  rulings: RULINGS,
};

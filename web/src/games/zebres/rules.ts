/** The rules of Drôles de Zèbres for the page. The sentences are in `locales/<language>/zebres-rules.ftl`. */

import { type Block, type Example, numbered, type Piece, type Rulebook, type Sure, writing } from '../rulebook';
import { PICTURES } from './pictures';
import { type Animal, ANIMALS, COUNT, LETTERS, WORTH } from './view';

interface Drawing {
  /** Five rows of six squares: `..` is free, `0G` a gazelle of seat 0, `1Z*` a face-down zebra of seat 1. */
  squares: readonly [string, string, string, string, string];
  /** The seat to move; the first one if nothing else is said. */
  seat?: 0 | 1;
  /** Nowhere: it is to be placed. */
  guardian?: number;
  phase?: 'place_guardian' | 'place_animal' | 'move_guardian';
  inauguration?: 0 | 1;
  board?: 'president';
  hidden_gazelle?: 'stays';
}

/** A complete position (`docs/positions/zebres.md`): whatever is not on the board is in hand. */
export function position({ squares, seat = 0, guardian, phase, inauguration, ...options }: Drawing) {
  const tokens = squares.flatMap(row => row.trim().split(/\s+/));
  const inHand = (owner: number, animal: Animal) =>
    COUNT[animal] - tokens.filter(token => token.startsWith(`${owner}${LETTERS[animal]}`)).length;
  const hand = (owner: number) => Object.fromEntries(ANIMALS.map(animal => [animal, inHand(owner, animal)]));
  return {
    phase: phase ?? (guardian === undefined ? 'place_guardian' : 'place_animal'),
    to_move: seat,
    guardian: guardian ?? null,
    squares: [...squares],
    hands: [hand(0), hand(1)],
    inauguration: inauguration ?? null,
    ...options,
  };
}

const example = (id: string, drawing: Drawing, ...tries: string[]): Example => ({
  id,
  caption: `zebres-example-${id}`,
  position: position(drawing),
  tries,
});

const EMPTY = '.. .. .. .. .. ..';

/** The numbers are those of the worked examples in `RULES.md`, §11; neighbours that do not matter are ours. */
export const EXAMPLES = {
  // 3
  first: example('first', { squares: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY] }, 'g3', 'Z23', '+2'),
  // 4
  walk: example(
    'walk',
    {
      squares: [EMPTY, '0G .. 1Z .. .. ..', '.. .. .. 0Z .. ..', '.. .. .. .. 1G ..', EMPTY],
      guardian: 20,
      phase: 'move_guardian',
    },
    '+2',
  ),
  // 5
  forced: example(
    'forced',
    {
      squares: [
        '.. .. .. .. .. 1E',
        '0Z 1G 0G 1Z 0G 1C',
        '.. .. .. .. .. 0Z',
        '.. .. .. .. .. 1G',
        '.. .. .. .. .. 0G',
      ],
      guardian: 4,
      phase: 'move_guardian',
    },
    '+2',
  ),
  // 6
  far: example(
    'far',
    {
      squares: [
        '.. .. 0Z 1G 0C 1Z',
        '.. 1E 1Z 0G 1G 0G',
        '0G .. 1G 0Z 0E 1C',
        '.. .. 0Z 1Z 1G 0G',
        '1G .. 0C 1Z 0G 1G',
      ],
      guardian: 1,
      phase: 'move_guardian',
    },
    '+5',
  ),
  // 13, 14
  lion: example(
    'lion',
    {
      squares: [
        '.. .. .. 0Z .. ..',
        '.. .. .. 1E .. ..',
        '.. .. 0G .. 1G ..',
        '.. .. .. 1Z .. ..',
        '.. .. .. 0C .. ..',
      ],
      guardian: 3,
    },
    'L23',
    '+1',
    'Z24',
  ),
  // 15
  across: example(
    'across',
    { squares: ['1Z .. .. .. .. ..', '.. .. 1Z .. .. ..', EMPTY, '.. 0G .. .. .. ..', EMPTY], guardian: 1 },
    'L01',
  ),
  // 10, 11
  crocodile: example(
    'crocodile',
    { squares: [EMPTY, '.. .. 1G .. .. ..', '.. 0G .. 1G .. ..', EMPTY, '.. .. 0Z .. .. ..'], guardian: 8 },
    'C22',
    '>21',
  ),
  // 19
  chain: example(
    'chain',
    { squares: [EMPTY, EMPTY, EMPTY, '.. 1G 0G .. .. ..', '1Z .. 1G .. .. ..'], guardian: 15 },
    'C41',
    '>42',
    '>32',
    '>31',
  ),
  // 12
  unseen: example('unseen', { squares: [EMPTY, EMPTY, '0L 1G* .. 1G .. ..', EMPTY, EMPTY], guardian: 2 }, 'C22', '>23'),
  // 16
  reopens: example(
    'reopens',
    { squares: [EMPTY, '.. .. .. .. 1G ..', '.. .. .. .. .. 1Z', EMPTY, EMPTY], guardian: 5 },
    'L15',
  ),
  // 17
  fills: example(
    'fills',
    { squares: ['.. .. .. .. .. 1G', '.. .. .. .. 0E ..', '.. .. .. .. .. 1Z', EMPTY, EMPTY], guardian: 5 },
    'L15',
  ),
  // 8, 9
  majority: example(
    'majority',
    {
      squares: [
        '.. .. 0Z 0G 1G 1G',
        '.. .. .. 0G .. ..',
        '.. .. .. 1E 0L ..',
        '.. 1Z .. .. .. ..',
        '.. .. .. 1C .. ..',
      ],
      seat: 1,
      guardian: 1,
      inauguration: 0,
    },
    'L01',
  ),
  // The end of 23
  last: example(
    'last',
    {
      squares: [
        '1Z  1G  0E  ..  1C  1G',
        '1Z  0G* 0L  1Z* 0G  0C',
        '1G  1G  1Z* ..  0C  1E',
        '0Z  1C  0G  0Z  0Z* 0Z',
        '0Z  1G  1G  1Z* 1L  0G*',
      ],
      guardian: 13,
      inauguration: 1,
    },
    'G23',
    '+8',
    'G03',
  ),
  // The board of §9
  president: example('president', { squares: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], board: 'president' }, 'g8'),
  // 20
  swaplion: example(
    'swaplion',
    { squares: [EMPTY, EMPTY, '.. .. .. .. .. 1G', '.. .. .. .. 1L ..', EMPTY], guardian: 8 },
    'C24',
    '>25',
  ),
  // 27
  secondlion: example('secondlion', { squares: secondLion(), seat: 1, guardian: 3 }, 'L13'),
  stays: example('stays', { squares: secondLion(), seat: 1, guardian: 3, hidden_gazelle: 'stays' }, 'L13'),
  // 25
  keeps: example(
    'keeps',
    {
      squares: [EMPTY, '.. .. .. .. 1G 0Z', '.. .. .. .. .. 1E', EMPTY, EMPTY],
      guardian: 4,
      inauguration: 1,
    },
    'L04',
  ),
  // 18
  swapsout: example(
    'swapsout',
    { squares: [EMPTY, EMPTY, EMPTY, '1Z .. .. .. .. ..', '0G .. 1G .. .. ..'], guardian: 10 },
    'C41',
    '>42',
  ),
};

function secondLion(): Drawing['squares'] {
  return [EMPTY, EMPTY, '.. .. 0L 1G* .. ..', EMPTY, EMPTY];
}

const { text, keys, section, rulings } = writing('zebres');
const show = (name: keyof typeof EXAMPLES): Block => ({ example: EXAMPLES[name] });

const PIECES = ANIMALS.map((animal): Piece => ({
  picture: PICTURES[animal],
  name: ['zebres-animal', { animal }],
  counts: [COUNT[animal]],
  worth: WORTH[animal],
  does: `zebres-rules-box-${animal}`,
}));

/** How sure each ruling is, R1 first. */
const SURE: readonly Sure[] = [
  'certain',
  'certain',
  'chosen',
  'certain',
  'likely',
  'certain',
  'likely',
  'likely',
  'likely',
  'likely',
  'chosen',
  'certain',
  'certain',
  'certain',
  'likely',
  'certain',
  'certain',
  'certain',
  'ours',
  'ours',
  'ours',
];

const SHOWN: Record<string, Example> = {
  R5: EXAMPLES.secondlion,
  R8: EXAMPLES.swaplion,
  R10: EXAMPLES.keeps,
  R13: EXAMPLES.swapsout,
};

const RULINGS = rulings(numbered(SURE), SHOWN);

export const rulebook: Rulebook = {
  words: ['zebres', 'zebres-rules'],
  sources: 'zebres-rules-edition',
  phases: {
    place_guardian: 'guardian',
    place_animal: 'turn',
    crocodile_swap: 'crocodile',
    move_guardian: 'guardian',
    over: 'end',
  },
  sections: [
    section('idea', [], [text('idea-1')]),
    section(
      'box',
      ['1', '2'],
      [
        text('box-tokens'),
        {
          pieces: PIECES,
          piece: 'web-rulebook-piece',
          counts: ['web-rulebook-count'],
          does: 'web-rulebook-does',
        },
        text('box-others'),
        text('box-squares'),
        text('box-rivers'),
      ],
    ),
    section(
      'turn',
      ['3', '4'],
      [
        text('turn-opening'),
        { steps: keys('turn-place', 'turn-effect', 'turn-guardian') },
        text('turn-open'),
        show('first'),
      ],
    ),
    section(
      'guardian',
      ['5.6'],
      [text('guardian-path'), text('guardian-steps'), show('walk'), show('forced'), text('guardian-far'), show('far')],
    ),
    section(
      'animals',
      ['5'],
      [],
      [
        section('gazelle', ['5.1'], [text('gazelle-1'), text('gazelle-2')]),
        section('zebra', [], [text('zebra-1'), text('zebra-2')]),
        section('elephant', ['5.3'], [text('elephant-1')]),
        section(
          'lion',
          ['5.2'],
          [
            text('lion-1'),
            { list: keys('lion-zebra', 'lion-gazelle', 'lion-others') },
            text('lion-2'),
            show('lion'),
            show('across'),
          ],
        ),
        section(
          'crocodile',
          ['5.4'],
          [
            text('crocodile-1'),
            { list: keys('crocodile-neighbour', 'crocodile-river', 'crocodile-open') },
            text('crocodile-2'),
            text('crocodile-3'),
            show('crocodile'),
            show('chain'),
          ],
        ),
      ],
    ),
    section('hidden', ['5.5'], [text('hidden-1'), text('hidden-2'), show('unseen')]),
    section(
      'inauguration',
      ['6'],
      [text('inauguration-1'), text('inauguration-2'), show('reopens'), show('fills'), text('inauguration-3')],
    ),
    section(
      'end',
      ['5.7', '7', '8'],
      [
        text('end-1'),
        text('end-2'),
        { list: keys('end-majority', 'end-points') },
        text('end-3'),
        show('majority'),
        show('last'),
      ],
    ),
    section(
      'options',
      ['9'],
      [text('options-board'), show('president'), text('options-first'), text('options-hidden'), show('stays')],
    ),
  ],
  rulingsIntro: 'zebres-rulings-intro',
  rulings: RULINGS,
};

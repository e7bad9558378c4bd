/** The rules of Zoff im Zoo for the page. The sentences are in `locales/<language>/zoff-rules.ftl`. */
import { type Block, type Example, numbered, type Piece, type Rulebook, type Sure, writing } from '../rulebook';
import { PICTURES } from './pictures';
import { PRINTED } from './printed';

/** §1: every card, how many there are with four players or more and with three, and its picture. */
export const CARDS = PRINTED.order.map(card => ({ card, ...PRINTED.cards[card], picture: PICTURES[card] }));

/** How many cards of a letter there are in a text such as `2E+q`. */
export function count(cards: string, letter: string): number {
  const term = cards.split('+').find(term => term.endsWith(letter));
  return term === undefined ? 0 : Number(term.slice(0, -1) || 1);
}

interface Pile {
  cards: number;
  lions: number;
  hedgehogs: number;
}

interface Drawing {
  /** From seat 0 on; whoever has none is out. */
  hands: readonly string[];
  /** The seat to move; the first one if nothing else is said. */
  seat?: number;
  /** What the last seat has played, if somebody is to answer. */
  table?: string;
  phase?: 'give';
  round?: number;
  places?: readonly number[];
  totals?: readonly number[];
  /** The seats that are out, where their order matters. */
  out?: readonly number[];
  /** Each seat's lions and hedgehogs, and whatever else matters, where it is to be counted. */
  captured?: readonly string[];
  discards?: string;
  target?: number;
}

/** A complete position (`docs/positions/zoff.md`): whatever is mentioned nowhere has been captured, by all alike. */
export function position(drawing: Drawing) {
  const { hands, seat = 0, table, phase, round = 1, places, discards = '', captured = [], ...given } = drawing;
  const seats = hands.length;
  const empty = hands.flatMap((hand, of) => (hand === '' ? [of] : []));
  return {
    seats,
    round,
    phase: phase ?? (table === undefined ? 'lead' : 'answer'),
    ...(phase === undefined && { to_move: seat }),
    dealer: round === 1 ? seats - 1 : (places?.[0] ?? 0),
    ...(places && { places }),
    hands,
    ...(table !== undefined && { table, trick: table, owner: seats - 1 }),
    captured: piles(seats, captured, [...hands, table ?? '', discards]),
    discards,
    out: empty,
    ...given,
  };
}

/** The cards of the deck that are nowhere else go round, one to each pile. */
function piles(seats: number, captured: readonly string[], elsewhere: readonly string[]): Pile[] {
  const letters = CARDS.flatMap(({ letter, copies: [many, few] }) => {
    const placed = [...elsewhere, ...captured].reduce((sum, cards) => sum + count(cards, letter), 0);
    return Array.from({ length: (seats === 3 ? few : many) - placed }, () => letter);
  });
  return Array.from({ length: seats }, (_, seat) => {
    const own = captured[seat] ?? '';
    const share = letters.filter((_, at) => at % seats === seat);
    const all = (letter: string) => count(own, letter) + share.filter(other => other === letter).length;
    const cards = CARDS.reduce((sum, { letter }) => sum + all(letter), 0);
    return { cards, lions: all('L'), hedgehogs: all('H') };
  });
}

const example = (id: string, drawing: Drawing, ...tries: string[]): Example => ({
  id,
  caption: `zoff-example-${id}`,
  position: position(drawing),
  tries,
});

/** Round 2 of four: players 1 and 2 are the juniors of players 3 and 4, and player 4 has played. */
const asking = (table: string, ...hands: string[]): Drawing => ({
  hands,
  table,
  round: 2,
  places: [2, 3, 0, 1],
  totals: [2, 0, 4, 3],
});

const ASKED = asking('2M', 'W+P+H', 'L+2A', 'B+2H', 'W+C+F');

/** The numbers are those of the worked examples in `RULES.md`, §12; cards that do not matter are ours. */
export const EXAMPLES = {
  // 1
  seal: example('seal', { hands: ['2W+2B+3S', 'C+F+2H', 'E+L+M', 'P+2A+q'], table: 'S' }, '2S'),
  // 9
  hedgehog: example('hedgehog', { hands: ['E+F+2H', 'C+B+M', '2W+S', 'P+A'], table: 'H' }, 'F'),
  // 10
  lion: example('lion', { hands: ['W+E+2L', 'C+2F', 'S+H+A', '2P+M'], table: 'L' }, 'E'),
  // 7
  whale: example('whale', { hands: ['2W+E+j', '2B+S', 'C+L+M', 'F+2P'], table: 'W' }, 'W+j'),
  // 2, 3, 4
  lead: example('lead', { hands: ['2E+F+2q+j', '2W+C+S', 'B+2L+P', '2H+2M'] }, '2E+q+j'),
  // 5
  elephants: example('elephants', { hands: ['E+2P+q+j', '2W+F', 'B+2L', 'S+H+A'], table: '2C' }, 'E+q'),
  // 6
  mice: example('mice', { hands: ['3E+2L+2M', 'W+F+P', 'C+2S', 'B+H'], table: 'E+q' }, '2M'),
  // 8
  mosquitoes: example('mosquitoes', { hands: ['2E+2H+2A+2M+2q+j', '2W+C', 'B+L+S', '2F+P'], table: '2q' }, '2q+j'),
  // 11, 12
  trick: example('trick', { hands: ['E+2F', 'W+L', 'W+M'] }, 'F', 'L', 'pass', 'E', 'pass', 'pass'),
  // 13
  out: example('out', { hands: ['W', '2F', '2M', 'H+A'] }, 'W', 'pass', 'pass', 'pass'),
  // 33
  beatenout: example('beatenout', { hands: ['S', '2F', 'B+F', '2M'] }, 'S', 'pass', 'B', 'pass', 'pass'),
  // 14
  end: example(
    'end',
    {
      hands: ['W', '2L', ''],
      round: 6,
      places: [2, 1, 0],
      totals: [9, 12, 17],
      captured: ['L+H', 'H', 'L+H'],
    },
    'W',
  ),
  exchange: example(
    'exchange',
    {
      hands: [
        'W+E+C+B+2L+S+F+2P+H+A+2M+q',
        '2W+E+C+B+L+2S+F+P+H+2A+M+q',
        'W+2E+2C+B+L+S+2F+P+H+A+M+j',
        'W+E+C+2B+L+S+F+P+2H+A+M+2q',
      ],
      phase: 'give',
      round: 2,
      places: [0, 1, 2, 3],
      totals: [4, 3, 2, 0],
    },
    '>P+A',
    '>P+M',
    '>C+F',
    '>B+q',
  ),
  discard: example(
    'discard',
    {
      hands: [
        'W+E+2C+B+L+S+F+P+H+A+M',
        '2W+E+C+B+L+S+F+P+H+A+q',
        'W+E+C+B+L+S+2F+P+H+A+M',
        'W+E+B+L+2S+P+H+A+2M+q',
        'E+C+B+L+F+P+H+A+M+2q+j',
      ],
      phase: 'give',
      round: 2,
      places: [0, 1, 2, 3, 4],
      totals: [5, 4, 3, 2, 0],
    },
    'xL+H',
  ),
  // 16
  show: example('show', ASKED, '?H', '+H'),
  // 18
  declined: example('declined', ASKED, '?H', 'no'),
  // 17
  mosquitoshow: example('mosquitoshow', asking('E', 'F+P+q', 'W+B', '2E+L', '2C+S'), '?q', '+E'),
  // 20
  jokershow: example('jokershow', asking('S', 'F+A+j', 'W+E', 'B+S+P', 'C+L'), '?j', '+S'),
  // 34
  tworeadings: example('tworeadings', asking('2E', 'F+q+j', 'W+P', 'E+L+q', '2W+S'), '?q+j', '+E'),
  // 24, 26
  five: example(
    'five',
    {
      hands: ['', '', '', '3L+M', 'W'],
      seat: 4,
      round: 4,
      places: [0, 1, 2, 3, 4],
      totals: [14, 11, 9, 6, 5],
      captured: ['H', 'H', 'L', 'H', 'H'],
      discards: 'L+H',
    },
    'W',
  ),
  // 27
  match: example(
    'match',
    {
      hands: ['', '', 'L+2H+M', 'W'],
      seat: 3,
      round: 2,
      places: [0, 1, 2, 3],
      totals: [4, 3, 2, 0],
      captured: ['', '2L+H', 'H', '2L+H'],
      target: 10,
    },
    'W',
  ),
  // 30
  equal: example(
    'equal',
    {
      hands: ['', '', '3L+H+M', 'W'],
      seat: 3,
      round: 4,
      places: [0, 1, 2, 3],
      totals: [14, 13, 12, 11],
      out: [1, 0],
      captured: ['H', 'H', 'H', '2L+H'],
    },
    'W',
  ),
  // 36
  three: example('three', { hands: ['', 'W', '2L+H+M'], seat: 1, captured: ['', 'H', '2L+H'], target: 2 }, 'W'),
  // 32
  neighbour: example('neighbour', { hands: ['W', '', '2F', '2M'] }, 'W', 'pass', 'pass'),
  bothout: example('bothout', asking('2M', 'H', 'L+2A', 'H', 'W+C'), '?H', '+H'),
  // 15, 31
  jokerleft: example('jokerleft', { hands: ['2F+j', 'P+2M', '2A', 'S+H'] }, '2F', 'pass', 'pass', 'pass', 'pass'),
  // 35
  jokerlion: example(
    'jokerlion',
    {
      hands: ['W', '2L+M', ''],
      round: 6,
      places: [2, 1, 0],
      totals: [10, 12, 16],
      captured: ['L+H+j', 'H', 'L+H'],
    },
    'W',
  ),
  lasttwo: example(
    'lasttwo',
    {
      ...asking('2M', 'H', '', 'H', ''),
      round: 4,
      totals: [8, 6, 14, 12],
      out: [3, 1],
      captured: ['L', 'L+H', 'L+H', '2L+H'],
    },
    '?H',
    '+H',
  ),
  nothing: example('nothing', asking('2M', 'W+P+H', 'L+2A', '2B+F', 'W+C'), '?H', 'no'),
};

const { text, keys, section, rulings } = writing('zoff');
const show = (name: keyof typeof EXAMPLES): Block => ({ example: EXAMPLES[name] });

const PIECES = CARDS.map(({ card, copies, picture }): Piece => ({
  picture,
  name: ['zoff-card', { card }],
  counts: copies,
  does: `zoff-rules-card-${card}`,
}));

/** How sure each ruling is, R1 first. */
const SURE: readonly Sure[] = [
  'certain',
  'chosen',
  'likely',
  'chosen',
  'likely',
  'likely',
  'chosen',
  'certain',
  'certain',
  'certain',
  'likely',
  'chosen',
  'certain',
  'likely',
  'likely',
  'certain',
  'certain',
  'certain',
  'certain',
  'likely',
  'certain',
  'chosen',
  'certain',
  'chosen',
  'certain',
  'chosen',
  'ours',
  'ours',
  'ours',
  'ours',
  'ours',
];

const SHOWN: Record<string, Example> = {
  R3: EXAMPLES.neighbour,
  R4: EXAMPLES.bothout,
  R5: EXAMPLES.jokerleft,
  R6: EXAMPLES.jokerlion,
  R22: EXAMPLES.lasttwo,
  R24: EXAMPLES.nothing,
};

const RULINGS = rulings(numbered(SURE), SHOWN);

export const rulebook: Rulebook = {
  words: ['zoff', 'zoff-rules'],
  sources: 'zoff-rules-edition',
  phases: {
    give: 'exchange',
    give_back: 'exchange',
    lead: 'trick',
    answer: 'trick',
    reply: 'show',
    over: 'end',
  },
  sections: [
    section('idea', [], [text('idea-1'), text('idea-2')]),
    section(
      'cards',
      ['1'],
      [
        text('cards-1'),
        {
          pieces: PIECES,
          piece: 'zoff-rules-cards-card',
          counts: keys('cards-four', 'cards-three'),
          does: 'zoff-rules-cards-beaten',
        },
        text('cards-2'),
      ],
    ),
    section(
      'combinations',
      ['2'],
      [
        text('combinations-1'),
        text('combinations-2'),
        { list: keys('combinations-chase', 'combinations-more') },
        text('combinations-3'),
        show('seal'),
        show('hedgehog'),
        show('lion'),
        show('whale'),
      ],
      [
        section(
          'helpers',
          [],
          [
            text('helpers-joker'),
            text('helpers-mosquito'),
            text('helpers-both'),
            show('lead'),
            show('elephants'),
            show('mice'),
            show('mosquitoes'),
          ],
        ),
      ],
    ),
    section(
      'round',
      ['3', '5'],
      [
        text('round-1'),
        { steps: keys('round-deal', 'round-exchange', 'round-tricks', 'round-points') },
        text('round-2'),
      ],
    ),
    section(
      'trick',
      ['5.1'],
      [text('trick-1'), { list: keys('trick-beat', 'trick-pass') }, text('trick-2'), text('trick-3'), show('trick')],
    ),
    section(
      'out',
      ['5.3', '5.4'],
      [text('out-1'), text('out-2'), show('out'), show('beatenout'), text('out-3'), show('end')],
    ),
    section(
      'partners',
      ['4'],
      [
        text('partners-1'),
        { list: keys('partners-four', 'partners-five', 'partners-six', 'partners-seven') },
        text('partners-2'),
      ],
    ),
    section('exchange', [], [text('exchange-1'), show('exchange'), text('exchange-2'), show('discard')]),
    section(
      'show',
      ['5.2'],
      [
        text('show-1'),
        { list: keys('show-give', 'show-no') },
        text('show-2'),
        show('show'),
        show('declined'),
        text('show-3'),
        show('mosquitoshow'),
        show('jokershow'),
        show('tworeadings'),
      ],
    ),
    section(
      'scoring',
      ['6'],
      [
        text('scoring-1'),
        text('scoring-2'),
        { list: keys('scoring-pair', 'scoring-alone', 'scoring-lions', 'scoring-hedgehog') },
        text('scoring-own'),
        text('scoring-3'),
        show('five'),
      ],
    ),
    section('end', ['7'], [text('end-1'), show('match'), text('end-2'), show('equal')]),
    section('three', ['8'], [text('three-1'), text('three-2'), show('three')]),
    section('secret', ['9'], [text('secret-1')]),
    section(
      'options',
      ['10'],
      [text('options-target'), text('options-players'), text('options-partners'), text('options-dealer')],
    ),
  ],
  rulingsIntro: 'zoff-rulings-intro',
  rulings: RULINGS,
};

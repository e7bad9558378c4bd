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

import { type Block, type Example, numbered, type Piece, type Rulebook, type Sure, writing } from '../rulebook';
import { BASE } from './examples';
import { ADVICE, EXPANSIONS } from './expansions';
import { PRINTED } from './printed';
import { QUESTIONS } from './questions';

export const EXAMPLES = { ...BASE, ...EXPANSIONS, ...ADVICE };

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

/** How sure each ruling is. */
const SURE: readonly Sure[] = [
  'certain',
  'certain',
  'certain',
  'certain',
  'certain',
  'certain',
  'certain',
  'certain',
  'certain',
  'chosen', // R10
  'certain',
  'likely',
  'likely',
  'certain',
  'chosen',
  'certain',
  'likely',
  'certain',
  'likely',
  'certain', // R20
  'certain',
  'certain',
  'certain',
  'certain',
  'certain',
  'certain',
  'chosen',
  'certain',
  'certain',
  'likely', // R30
  'chosen',
  'certain',
  'certain',
  'certain',
  'chosen',
  'likely',
  'likely',
  'likely',
  'likely',
  'chosen', // R40
  'chosen',
  'chosen',
  'certain',
  'certain',
  'likely',
  'certain',
  'certain',
  'certain',
  'certain',
  'certain', // R50
  'certain',
  'certain',
  'chosen',
  'certain',
  'chosen',
  'chosen',
  'chosen',
  'chosen',
  'likely',
];

const SHOWN: Readonly<Record<string, Example>> = {
  R9: EXAMPLES.bred,
  R12: EXAMPLES.order,
  R13: EXAMPLES.keep,
  R16: EXAMPLES.empty,
  R17: EXAMPLES.stay,
  R19: EXAMPLES.buybarn,
  R21: EXAMPLES.mustdraw,
  R39: EXAMPLES.bought,
  R43: EXAMPLES.forced,
  R48: EXAMPLES.coins,
  R53: EXAMPLES.paidback,
};

const RULINGS = rulings(numbered(SURE), SHOWN);

export const rulebook: Rulebook = {
  words: ['zooloretto', 'zooloretto-rules'],
  sources: 'zooloretto-rules-edition',
  phases: {
    turn: 'turn',
    load: 'turn',
    unload: 'unloading',
    advance: 'advancing',
    retreat: 'retreating',
    over: 'end',
  },
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
        text('setup-4'),
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
        text('end-5'),
      ],
    ),
    section(
      'two',
      ['7', '7.1'],
      [text('two-1'), text('two-2'), show('three'), text('two-3'), show('leave'), text('two-4'), show('twice')],
    ),
    section(
      'xxl',
      ['7.2'],
      [
        text('xxl-1'),
        { list: keys('xxl-animals', 'xxl-stall', 'xxl-coins', 'xxl-tokens') },
        text('xxl-2'),
        show('donate'),
        text('xxl-3'),
        show('refill'),
        text('xxl-4'),
        show('lastgift'),
      ],
    ),
    section(
      'exotic',
      ['7.3'],
      [text('exotic-1'), { list: keys('exotic-animals', 'exotic-visitors', 'exotic-tokens') }, text('exotic-2')],
      [
        section(
          'jungle',
          [],
          [text('jungle-1'), text('jungle-2'), show('jungle'), show('junglefull'), text('jungle-3')],
        ),
        section(
          'advancing',
          [],
          [
            text('advancing-1'),
            { list: keys('advancing-stall', 'advancing-jungle') },
            text('advancing-2'),
            show('quiet'),
            text('advancing-3'),
            show('anna'),
          ],
        ),
        section('retreating', [], [text('retreating-1'), show('answer'), text('retreating-2'), show('laststep')]),
        section('crowds', [], [text('crowds-1'), { list: keys('crowds-colours', 'crowds-tokens') }, show('crowd')]),
      ],
    ),
    section('both', ['7.4'], [text('both-1'), show('yellow')]),
    section('secret', ['3'], [text('secret-1')]),
    section(
      'options',
      [],
      keys(
        'options-removed',
        'options-first',
        'options-xxl',
        'options-exotic',
        'options-jungle',
        'options-donations',
      ).map(key => ({ text: key })),
    ),
    section(
      'advice',
      [],
      [
        text('advice-1'),
        show('wait'),
        text('advice-2'),
        show('store'),
        text('advice-3'),
        show('bait'),
        text('advice-4'),
        show('bert'),
      ],
    ),
    section(
      'questions',
      [],
      [
        text('questions-1'),
        {
          questions: QUESTIONS.map(({ name, rule }) => ({
            ask: `zooloretto-rules-ask-${name}`,
            reply: `zooloretto-rules-reply-${name}`,
            rule,
          })),
          ask: 'zooloretto-rules-questions-ask',
          reply: 'zooloretto-rules-questions-reply',
          decides: 'zooloretto-rules-questions-rule',
        },
      ],
    ),
  ],
  rulingsIntro: 'zooloretto-rulings-intro',
  rulings: RULINGS,
};

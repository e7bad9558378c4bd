/** Examples of XXL and Exotic, and those of the advice. Their captions are in `zooloretto-rules.ftl`. */
import { alone, BESIDE, example, LAST, type Zoo } from './examples';

/** §2.3: where the visitors begin. */
const BEGUN = { green: [2], blue: [2], purple: [2], red: [2] };
/** The same neighbours, with their visitors. */
const VISITED: readonly Zoo[] = BESIDE.map(zoo => ({ ...zoo, visitors: BEGUN }));

/** The numbers are those of the worked examples in `RULES.md`, §9; whatever does not matter is ours. */
export const EXPANSIONS = {
  // D5, D6
  donate: example(
    'donate',
    {
      xxl: true,
      zoos: [{ coins: 1, E4: '2F', E5: '5Z', stalls: { E5: 'l' } }, ...BESIDE],
      trucks: ['P', 'C', ''],
    },
    'donate:E5',
  ),
  // D25, D5
  refill: example(
    'refill',
    { xxl: true, ...alone({ coins: 1, E5: '4Z', E6: '3E', barn: 'Z', donated: [6] }, 'E') },
    'move:Z>E5',
    'donate:E5',
  ),
  // D24
  lastgift: example(
    'lastgift',
    { xxl: true, ...alone({ coins: 0, E4: '4F', E5: '4Z', E6: '5E', donated: [6] }, '3P') },
    'donate:E4',
    'take1',
    'P>E4',
    'P>E4',
    'P>E4',
  ),
  // D3, D4
  jungle: example(
    'jungle',
    {
      exotic: true,
      zoos: [{ coins: 1, E5: '3Z', jungle: '2jk+jb+jm', visitors: BEGUN }, ...VISITED],
      trucks: ['jp+jb', 'C', ''],
    },
    'take1',
    'jp>B',
    'jb>J',
    'advance:b2',
  ),
  // D28
  junglefull: example(
    'junglefull',
    {
      exotic: true,
      zoos: [{ coins: 1, E4: '2F', jungle: '2jk+2jb+jm', visitors: BEGUN }, ...VISITED],
      trucks: ['jm+F', 'C', ''],
    },
    'take1',
    'jm>B',
    'F>E4',
  ),
  // W27, W28
  anna: example(
    'anna',
    {
      exotic: true,
      zoos: [
        { coins: 1, E5: '3Z', visitors: { ...BEGUN, red: [4] } },
        { coins: 2, E5: '2L', stalls: { E5: 'b' }, visitors: { ...BEGUN, red: [3] } },
        { coins: 2, E4: '2C', stalls: { E4: 'p' }, visitors: BEGUN },
      ],
      trucks: ['p+jk', 'L', ''],
    },
    'take1',
    'p>E5',
    'advance:r4',
    'jk>J',
    'advance:r0',
  ),
  // D31
  quiet: example(
    'quiet',
    {
      exotic: true,
      zoos: [{ coins: 1, E5: '3Z', barn: 'p', visitors: BEGUN }, ...VISITED],
      trucks: ['Z', 'C', ''],
    },
    'move:p>E5',
  ),
  // D29, D30
  answer: example(
    'answer',
    {
      exotic: true,
      zoos: [
        { coins: 1, E5: '3Z', barn: 'jk', visitors: { ...BEGUN, green: [3] } },
        { coins: 2, E5: '2L', stalls: { E5: 'b' }, visitors: { ...BEGUN, green: [1, 4] } },
        { coins: 2, E4: '2C', stalls: { E4: 'p' }, visitors: { blue: [2], purple: [2], red: [2] } },
      ],
      trucks: ['Z', 1, ''],
    },
    'move:jk>J',
    'advance:g3',
    'retreat:g4',
  ),
  // W30, W31, W32
  laststep: example(
    'laststep',
    {
      exotic: true,
      zoos: [
        { coins: 1, E5: '3Z', visitors: { ...BEGUN, red: [5] } },
        { coins: 2, E5: '2L', stalls: { E5: 'b' }, visitors: { ...BEGUN, red: [1] } },
        { coins: 2, E4: '2C', stalls: { E4: 'p' }, visitors: { ...BEGUN, red: [] }, tokens: ['red'] },
      ],
      trucks: ['jk', 'C', ''],
    },
    'take1',
    'jk>J',
    'advance:r5',
  ),
  // D1, D2, D34
  crowd: example(
    'crowd',
    {
      exotic: true,
      ...alone(
        {
          coins: 1,
          E5: '4Z',
          jungle: '2jm',
          barn: '2jk+jb+P',
          visitors: { blue: [1], red: [2, 4] },
          tokens: ['green', 'red'],
        },
        '$',
        { stack: LAST },
      ),
    },
    'take1',
  ),
  // R40
  yellow: example(
    'yellow',
    {
      xxl: true,
      exotic: true,
      zoos: [{ coins: 1, E5: '5Z', visitors: { ...BEGUN, yellow: [3] } }, ...VISITED],
      trucks: ['l+P', 'C', ''],
    },
    'take1',
    'l>E5',
    'advance:y3',
    'P>E4',
  ),
  // D32
  bought: example(
    'bought',
    {
      exotic: true,
      zoos: [
        { coins: 2, E5: '3Z', visitors: BEGUN },
        { coins: 1, E5: '2L', barn: 'p', visitors: BEGUN },
        { coins: 2, E4: '2C', visitors: BEGUN },
      ],
      trucks: ['Z', 'C', ''],
    },
    'buy:p@1>E5',
    'advance:r2',
  ),
  // D36
  forced: example(
    'forced',
    {
      exotic: true,
      zoos: [
        { coins: 1, E5: '3Z', visitors: { ...BEGUN, red: [5] } },
        { coins: 2, E5: '2L', stalls: { E5: 'b' }, visitors: { ...BEGUN, red: [1, 2, 2, 3] }, tokens: ['red'] },
        { coins: 2, E4: '2C', stalls: { E4: 's' }, visitors: { ...BEGUN, red: [1, 2, 4] } },
      ],
      trucks: ['p', 'C', ''],
    },
    'take1',
    'p>E5',
    'advance:r5',
  ),
};

/** What the rulebook advises. */
export const ADVICE = {
  wait: example(
    'wait',
    {
      zoos: [
        { coins: 2, E4: '2P', E5: '2Z' },
        { coins: 1, E5: '2L', E6: '3C' },
        { coins: 1, E4: '3L', E5: '2A' },
      ],
      trucks: ['2Z', 'L+A', 'C'],
    },
    'draw',
    '>1',
  ),
  store: example(
    'store',
    alone({ coins: 3, E4: '3F', E5: '4Z', E6: '3E', stalls: { E4: 's' } }, '2P+k'),
    'take1',
    'P>B',
    'P>B',
    'k>E5',
    'expand',
  ),
  bait: example(
    'bait',
    {
      zoos: [
        { coins: 1, E4: '2F', E5: '4Z' },
        { coins: 2, E5: '4P', stalls: { E5: 'k' } },
        { coins: 1, E6: '3C' },
      ],
      trucks: ['Z+P', 'C', ''],
    },
    'take1',
    'Z>E5',
    'P>B',
    'buy:P@0>E5',
  ),
  // W6
  bert: example('bert', alone({ coins: 1, E4: '4F', E5: '3A' }, '$', { stack: LAST }), 'swap:E4-E5', 'take1'),
};

import { expect, it } from 'vitest';

import { turns } from '../../lib/log';
import type { Entry } from '../../lib/protocol/Entry';
import type { Step } from '../../lib/protocol/Step';
import { sayKeys as say } from '../../lib/saykeys';
import { layoutFor } from './layout';
import { spot, waysOf } from './picking.svelte';
import { after, enclosure, moment, view, zoo } from './testviews';
import { eachOf, faceOf, newAmong, parse, unloading } from './view';
import {
  aboutBarn,
  choice,
  effects,
  gainInWords,
  gainOf,
  prompt,
  signed,
  statusOf,
  tilesInWords,
  whyNot,
} from './words';

it('tiles are taken apart', () => {
  expect(faceOf('Zm*')).toEqual({ name: 'zebra', kind: 'father' });
  expect(faceOf('A')).toEqual({ name: 'chimpanzee', kind: 'plain' });
  expect(faceOf('Kb')).toEqual({ name: 'kangaroo', kind: 'baby' });
  expect(faceOf('b')).toEqual({ name: 'barrow', kind: 'stall' });
  expect(faceOf('$')).toEqual({ name: 'coin', kind: 'coin' });
  expect(faceOf('l')).toEqual({ name: 'lemonade', kind: 'stall' });
  expect(faceOf('jb')).toEqual({ name: 'bat', kind: 'jungle' });
  expect(faceOf('jv')).toEqual({ name: 'monitor', kind: 'jungle' });
});

it('choices are taken apart', () => {
  expect(parse('draw')).toEqual({ deed: 'draw' });
  expect(parse('expand')).toEqual({ deed: 'expand' });
  expect(parse('>2')).toEqual({ deed: 'load', truck: 2 });
  expect(parse('take3')).toEqual({ deed: 'take', truck: 3 });
  expect(parse('Zm>E5')).toEqual({ deed: 'unload', tile: 'Zm', to: 'E5' });
  expect(parse('move:k@E4>B')).toEqual({ deed: 'move', tile: 'k', from: 'E4', to: 'B' });
  expect(parse('move:Zm>X1')).toEqual({ deed: 'move', tile: 'Zm', from: 'B', to: 'X1' });
  expect(parse('swap:E4-E5')).toEqual({ deed: 'swap', from: 'E4', with: 'E5' });
  expect(parse('swap:E5-P')).toEqual({ deed: 'swap', from: 'E5', with: 'panda' });
  expect(parse('swap:E5-E')).toEqual({ deed: 'swap', from: 'E5', with: 'elephant' });
  expect(parse('buy:Zm@2>E5')).toEqual({ deed: 'buy', tile: 'Zm', seller: 2, to: 'E5' });
  expect(parse('discard:Zm*')).toEqual({ deed: 'discard', tile: 'Zm*', from: 'B' });
  expect(parse('ja>J')).toEqual({ deed: 'unload', tile: 'ja', to: 'J' });
  expect(parse('move:ja>J')).toEqual({ deed: 'move', tile: 'ja', from: 'B', to: 'J' });
  expect(parse('donate:E5')).toEqual({ deed: 'donate', from: 'E5' });
  expect(parse('advance:r3')).toEqual({ deed: 'advance', colour: 'red', point: 3 });
  expect(parse('retreat:y1')).toEqual({ deed: 'retreat', colour: 'yellow', point: 1 });
});

it('an exchange is begun from either side, everything else from what is moved', () => {
  expect(waysOf(parse('swap:E4-X1'))).toEqual([
    { from: 'place-E4', to: 'place-X1' },
    { from: 'place-X1', to: 'place-E4' },
  ]);
  expect(waysOf(parse('swap:E5-P'))[1]).toEqual({ from: 'herd-panda', to: 'place-E5' });
  expect(waysOf(parse('move:k@E4>B'))).toEqual([{ from: 'stall-E4-k', to: 'place-B' }]);
  expect(waysOf(parse('buy:Zm@2>E5'))).toEqual([{ from: 'offered-2-Zm', to: 'place-E5' }]);
  expect(waysOf(parse('discard:Z'))).toEqual([{ from: 'stored-Z', to: spot.discard }]);
  expect(waysOf(parse('take1'))).toEqual([{ from: 'truck-1' }]);
  expect(waysOf(parse('ja>J'))).toEqual([{ from: 'load-ja', to: 'place-J' }]);
  expect(waysOf(parse('donate:E5'))).toEqual([{ from: 'place-E5' }]);
  expect(waysOf(parse('advance:b0'))).toEqual([{ from: spot.visitor('blue', 0) }]);
});

it('what is new among tiles is told one by one', () => {
  expect(newAmong(['Z', 'Zm'], ['Z', 'Z', 'Zm'])).toEqual([false, true, false]);
  expect(newAmong([], ['k'])).toEqual([true]);
  expect(eachOf([{ tile: 'Z', count: 2 }])).toEqual(['Z', 'Z']);
});

it('tiles are said with their number', () => {
  expect(tilesInWords(['Z', 'Z', '$'], say)).toBe('2 × zooloretto-tile zebra plain, zooloretto-tile coin coin');
  expect(tilesInWords([], say)).toBe('zooloretto-nothing');
});

it('the prompt knows whether a tile can be drawn and a truck taken', () => {
  const refused = (kind: 'draw' | 'take') => moment(view({ refused: [{ kind, code: '', rule: '', args: {} }] }));
  expect(prompt(moment(view()), [], say)).toBe('zooloretto-prompt turn yes yes   any');
  expect(prompt(refused('draw'), [], say)).toBe('zooloretto-prompt turn no yes   any');
  expect(prompt(refused('take'), [], say)).toBe('zooloretto-prompt turn yes no   any');
  expect(prompt(moment(view({ phase: 'load', drawn: 'Zf' })), [], say)).toContain('zebra female');
});

it('an exchange names both species, wherever they are', () => {
  const [first, second, third] = [
    enclosure({ species: 'panda' }),
    enclosure({ place: 'E5', species: 'zebra' }),
    enclosure({ place: 'E6' }),
  ];
  const now = view({ zoos: [zoo({ enclosures: [first, second, third] })] });
  expect(choice('swap:E4-E5', moment(now), say)).toContain('zooloretto-species panda zooloretto-species zebra');
  expect(choice('swap:E5-K', moment(now), say)).toContain('zooloretto-species zebra zooloretto-species kangaroo');
  expect(choice('take1', moment(now), say)).toContain('zooloretto-tile zebra male, zooloretto-tile coin coin');
});

it('what a choice brings is the difference that the server foresees', () => {
  const born = { event: 'born', seat: 0, name: 'zebra', place: 'B' };
  expect(gainOf(view(), after(4, 3, [born, { event: 'filled', seat: 0 }]), 0)).toEqual({
    points: 4,
    coins: 1,
    born: 1,
    stored: 1,
    filled: true,
    token: false,
  });
  expect(gainOf(view(), { certain: false }, 0)).toBeUndefined();
  const gain = { points: 0, coins: -2, born: 0, stored: 0, filled: false, token: false };
  expect(gainInWords(gain, say)).toBe('zooloretto-gain-none, zooloretto-gain-coins −2 2');
  expect([signed(3), signed(-3)]).toEqual(['+3', '−3']);
  const told = effects(moment(view()), after(-2, 2, [{ event: 'placed', seat: 0 }, born]), ['Ada'], say);
  expect(told).toHaveLength(2);
  expect(told[1]).toBe('zooloretto-then −2 2 yes −2 2');
  expect(gainInWords({ ...gain, points: -1, coins: 0 }, say)).toBe('zooloretto-gain-points −1 1');
});

it('a money action that is not possible says why, in the words of the server', () => {
  const args = { price: 3, coins: 2, missing: 1 };
  const now = view({ refused: [{ kind: 'expand', code: 'too-expensive', rule: '§5', args }] });
  expect(whyNot(now, 0, 'expand', say)).toEqual({
    code: 'too-expensive',
    why: 'zooloretto-illegal-too-expensive 3 2 1',
    short: 'zooloretto-refused-short too-expensive 3 2 1',
  });
  // On the turn of somebody else there is only a price to be told.
  expect(whyNot(now, 1, 'expand', say)).toEqual({
    code: '',
    why: 'zooloretto-money-when',
    short: 'zooloretto-price 3',
  });
});

it('what a barn counts is what the server says', () => {
  const score = { ...zoo().score, barn_species: -4, barn_stalls: -2 };
  expect(aboutBarn(zoo({ score, barn: [{ tile: 'Z', count: 1 }] }), say)).toBe(
    'zooloretto-about-barn zooloretto-tile zebra plain 6',
  );
});

it('seats are told by what they do', () => {
  expect(statusOf(view({ phase: 'unload' }), 0, say)).toBe('zooloretto-status unload');
  expect(statusOf(view({ zoos: [zoo(), zoo({ passed: true })] }), 1, say)).toBe('zooloretto-status done');
  expect(statusOf(view(), 2, say)).toBe('');
});

it('the truck that is unloaded is that of whoever is to move, or whose visitors the others answer', () => {
  const trucks = [
    { number: 1, slots: 3, tiles: ['Z'], taken_by: 0 },
    { number: 2, slots: 3, tiles: [], taken_by: 1 },
  ];
  expect(unloading(view({ phase: 'unload', trucks }))?.number).toBe(1);
  expect(unloading(view({ phase: 'turn', trucks }))).toBeUndefined();
  const awaits = { turn: 0, colour: 'red' as const };
  expect(unloading(view({ phase: 'retreat', to_move: 1, awaits, trucks }))?.number).toBe(1);
});

it('tiles of small zoos fit their share of the board', () => {
  for (const [width, height] of [
    [1008, 820],
    [690, 688],
  ] as const)
    for (const others of [1, 2, 3, 4]) {
      const { small, columns, beside, shape, tight } = layoutFor(width, height, others);
      expect(shape).toBe('wide');
      const share = (beside ? 300 : width / others - 8) / columns;
      // Seven tiles side by side, or six kinds of them.
      expect(tight ? 6 * small + 22 : 7 * small + 60, `${width} for ${others}`).toBeLessThanOrEqual(share);
      expect(small).toBeGreaterThanOrEqual(22);
    }
  expect(layoutFor(374, 500, 4).shape).toBe('tall');
  expect(layoutFor(556, 334, 4).shape).toBe('low');
  // A small phone has words in one line instead of tiles that cannot be told apart.
  expect(layoutFor(374, 425, 1)).toMatchObject({ brief: true, tile: 22 });
  // A large screen is used.
  expect(layoutFor(1790, 1340, 1).tile).toBeGreaterThan(130);
});

it('the log tells a draw once, with what was drawn', () => {
  const step = (number: number, entry: Partial<Entry>, ...events: Record<string, unknown>[]): Step => ({
    entry: { number, kind: 'play', ...entry },
    events,
  });
  const told = turns(
    [
      step(1, { seat: 0, action: 'draw' }),
      step(2, { kind: 'draw', draw: 'Zm' }, { event: 'drew', seat: 0, tile: 'Zm', name: 'zebra', kind: 'male' }),
      step(
        3,
        { seat: 0, action: '>2' },
        { event: 'loaded', seat: 0, tile: 'Zm', name: 'zebra', kind: 'male', truck: 2 },
      ),
    ],
    'zooloretto',
    ['Ada'],
    say,
  );
  expect(told.flatMap(turn => turn.lines).map(({ number }) => number)).toEqual([3]);
});

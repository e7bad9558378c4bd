// @vitest-environment node
import { expect, it } from 'vitest';

import { historyOf, standing } from './history';
import type { Step } from './link';

type Entry = Step['entry'];
const steps = (...entries: Omit<Entry, 'number'>[]): Step[] =>
  entries.map((entry, at) => ({ entry: { number: at + 1, ...entry }, events: [] }));
const numbers = (from: readonly Step[]) => from.map(({ entry }) => entry.number);
const play = { kind: 'play', seat: 0 } as const;
const undo = (to: number) => ({ kind: 'undo', seat: 0, to }) as const;

it('nothing is undone in a match without undo', () => {
  const all = steps({ kind: 'draw' }, play, play);
  expect(historyOf(all)).toEqual({ undone: new Set(), redos: new Set() });
  expect(standing(all)).toBe(all);
});

it('an undo leaves moves behind, and a redo brings them back', () => {
  const undone = steps({ kind: 'draw' }, play, play, undo(2), undo(1));
  expect(historyOf(undone)).toEqual({ undone: new Set([2, 3]), redos: new Set() });
  expect(numbers(standing(undone))).toEqual([1]);
  const redone = steps({ kind: 'draw' }, play, play, undo(2), undo(1), undo(2), { kind: 'resign', seat: 1 }, undo(3));
  expect(historyOf(redone)).toEqual({ undone: new Set(), redos: new Set([6, 8]) });
  expect(numbers(standing(redone))).toEqual([1, 2, 3, 7]);
});

it('another line is played after an undo', () => {
  const all = steps(play, play, undo(1), play, undo(3), play);
  expect(historyOf(all)).toEqual({ undone: new Set([2, 4]), redos: new Set() });
  expect(numbers(standing(all))).toEqual([1, 6]);
});

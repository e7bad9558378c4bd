import { expect, it } from 'vitest';

import { verdict } from './result';
import { type Args, readBy, spelled } from './say';

const say = (key: string, args: Args = {}) => `${key} ${JSON.stringify(spelled(args))}`;
const names = readBy(['Ada', 'Bo', 'Cy'], 0);
const nobody = [false, false, false];
const told = (ranks: number[], scores: number[], parts: Parameters<typeof verdict>[1] = [], resigned = nobody) =>
  verdict({ ranks, scores }, parts, resigned, names, say);

it('the winner, by how much, and where most of it came from', () => {
  const parts = [
    { name: 'enclosures', points: [20, 12, 0] },
    { name: 'barn', points: [-4, 0, 0] },
  ];
  expect(told([1, 2, 3], [16, 12, 0], parts)).toBe(
    'web-result-why {"name":"Ada","name_you":"yes","margin":4,"part":"enclosures","more":8}',
  );
  expect(told([2, 1, 3], [12, 16, 0])).toBe('web-result-won {"name":"Bo","name_you":"no","margin":4}');
});

it('a tie that something else decides, a shared win, and a win because the others resigned', () => {
  expect(told([2, 1, 3], [12, 12, 0])).toBe('web-result-tiebreak {"name":"Bo","name_you":"no","points":12}');
  expect(told([1, 1, 3], [12, 12, 0])).toBe('web-result-shared {"names":"Ada, Bo","points":12}');
  expect(told([1, 2, 3], [0, 5, 5], [], [false, true, true])).toBe(
    'web-result-resigned {"name":"Ada","name_you":"yes"}',
  );
});

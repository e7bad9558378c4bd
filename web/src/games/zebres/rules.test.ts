import { describe, expect, it } from 'vitest';

import { EXAMPLES, position } from './rules';
import { type Animal, ANIMALS, COUNT } from './view';

describe('the examples', () => {
  it.each(Object.values(EXAMPLES))('$id has all tokens', ({ position }) => {
    const { squares, hands } = position as { squares: string[]; hands: Record<Animal, number>[] };
    const free = squares
      .join(' ')
      .split(/\s+/)
      .filter(token => token === '..').length;
    expect(squares.map(row => row.trim().split(/\s+/).length)).toEqual([6, 6, 6, 6, 6]);
    expect(hands.flatMap(hand => Object.values(hand)).reduce((sum, count) => sum + count)).toBe(free);
    for (const hand of hands) {
      for (const animal of ANIMALS) {
        expect(hand[animal]).toBeGreaterThanOrEqual(0);
        expect(hand[animal]).toBeLessThanOrEqual(COUNT[animal]);
      }
    }
  });

  it('put into the hands what is not on the board', () => {
    const row = '.. .. .. .. .. ..' as const;
    const { hands } = position({ squares: ['0G 0G 1Z* 0L .. ..', row, row, row, row], guardian: 3 });
    expect(hands).toEqual([
      { gazelle: 4, zebra: 5, crocodile: 2, elephant: 1, lion: 0 },
      { gazelle: 6, zebra: 4, crocodile: 2, elephant: 1, lion: 1 },
    ]);
  });
});

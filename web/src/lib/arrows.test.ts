import { expect, it } from 'vitest';

import { nearest } from './arrows';

it('an arrow leads to the next thing in its direction', () => {
  const points = [
    { x: 0, y: 100 },
    { x: 30, y: 60 },
    { x: 0, y: -50 },
    { x: 90, y: 2 },
  ];
  const here = { x: 0, y: 0 };
  // Straight ahead comes before what is nearer but aside.
  expect(nearest(here, points, [0, 1])).toBe(0);
  expect(nearest(here, points, [0, -1])).toBe(2);
  expect(nearest(here, points, [1, 0])).toBe(3);
  expect(nearest(here, points, [-1, 0])).toBeUndefined();
});

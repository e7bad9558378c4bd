import { expect, it } from 'vitest';

import type { Colour, View } from './view';
import { walksOf } from './walks';

type Points = readonly [number, number, number, number, number];

/** As much of a view as walking needs: where the red visitors of some zoos stand, and who has their token. */
const view = (zoos: readonly Points[], owner?: number) =>
  ({
    zoos: zoos.map((points, seat) => ({
      visitors: [{ colour: 'red' as Colour, points }],
      tokens: seat === owner ? ['red'] : [],
    })),
  }) as unknown as View;

const NOBODY: Points = [0, 0, 0, 0, 0];
const walks = (before: Points, after: Points) =>
  walksOf(view([before]), view([after])).map(({ from, to }) => [from, to]);

it('a visitor walks two points on, or one back', () => {
  expect(walks([1, 1, 0, 0, 0], [0, 1, 1, 0, 0])).toEqual([[1, 3]]);
  expect(walks([0, 1, 0, 1, 0], [0, 1, 1, 0, 0])).toEqual([[4, 3]]);
  expect(walks([0, 1, 0, 0, 0], [0, 1, 0, 0, 0])).toEqual([]);
});

it('a visitor comes out of the reserve and goes back there, by the exit or by the entrance', () => {
  expect(walks(NOBODY, [0, 1, 0, 0, 0])).toEqual([[0, 2]]);
  expect(walks([0, 0, 0, 1, 0], NOBODY)).toEqual([[4, 6]]);
  expect(walks([0, 0, 0, 0, 1], NOBODY)).toEqual([[5, 6]]);
  expect(walks([1, 0, 0, 0, 0], NOBODY)).toEqual([[1, 0]]);
});

it('whoever leaves by the exit takes the token along, if it has just been won', () => {
  const [left] = walksOf(view([[0, 0, 0, 1, 0]]), view([NOBODY], 0));
  expect(left).toEqual({ seat: 0, colour: 'red', from: 4, to: 6, token: true });
  expect(walksOf(view([[0, 0, 0, 1, 0]], 0), view([NOBODY], 0))[0]?.token).toBe(false);
});

it('others step back at once with it', () => {
  const found = walksOf(
    view([NOBODY, [0, 1, 0, 0, 0], [1, 0, 0, 0, 0]]),
    view([[0, 1, 0, 0, 0], [1, 0, 0, 0, 0], NOBODY]),
  );
  expect(found.map(({ seat, from, to }) => [seat, from, to])).toEqual([
    [0, 0, 2],
    [1, 2, 1],
    [2, 1, 0],
  ]);
});

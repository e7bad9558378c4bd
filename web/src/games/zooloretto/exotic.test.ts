import { expect, it } from 'vitest';

import { sayKeys as say } from '../../lib/saykeys';
import { layoutFor } from './layout';
import { after, enclosure, moment, view, zoo } from './testviews';
import { askedIn, ownerOf, stallOf } from './view';
import {
  aboutDonation,
  choice,
  effects,
  extrasOf,
  gainOf,
  prompt,
  tokenInWords,
  visitorsInWords,
  whyNot,
} from './words';

it('with a jungle and a way for visitors there is still room for tiles', () => {
  // A laptop, a tablet, a phone and a small one: no tile is smaller than those of a phone in the base game, but for
  // two players on a small phone, who have an enclosure more.
  for (const [width, height, others, least] of [
    [1008, 820, 4, 48],
    [1008, 820, 1, 50],
    [874, 640, 4, 34],
    [690, 688, 4, 30],
    [690, 688, 1, 30],
    [374, 500, 4, 28],
    [374, 425, 4, 19],
    [374, 425, 1, 17],
    [556, 334, 4, 19],
  ] as const)
    expect(layoutFor(width, height, others, true).tile, `${width} for ${others}`).toBeGreaterThanOrEqual(least);
  // The base game is laid out as it was.
  expect(layoutFor(1008, 820, 4)).toMatchObject({ flat: 0, pairs: false, line: false });
  expect(layoutFor(1008, 820, 4, true).flat).toBeGreaterThan(0);
  expect(layoutFor(374, 425, 4, true)).toMatchObject({ pairs: true, line: false });
  expect(layoutFor(374, 425, 1, true).line).toBe(true);
});

const along = (points: [number, number, number, number, number]) => [{ colour: 'red' as const, points }];

it('visitors are told by where they stand, and tokens by whom they score for', () => {
  const visited = zoo({ visitors: along([0, 2, 0, 1, 0]), tokens: ['red'] });
  expect(visitorsInWords(visited, say)).toBe(
    'zooloretto-at-viewpoint 2 zooloretto-visitors red 2; zooloretto-at-viewpoint 4 zooloretto-visitors red 1',
  );
  expect(visitorsInWords(zoo(), say)).toBe('zooloretto-nobody');
  expect(tokenInWords(visited, 'red', say)).toBe('zooloretto-colour red × 3');
  const colours = [{ colour: 'red' as const, stall: 'p', reserve: 5, token: false }];
  const now = view({ zoos: [zoo(), visited], colours });
  expect([ownerOf(now, 'red'), ownerOf(now, 'blue'), stallOf(now, 'red')]).toEqual([1, undefined, 'p']);
});

it('what is asked about visitors names their colour, if it is certain', () => {
  const asks = (colour: 'red' | null) => moment(view({ phase: 'advance', awaits: { turn: 0, colour } }));
  expect(prompt(asks('red'), [], say)).toMatch(/ red$/);
  expect(prompt(asks(null), [], say)).toMatch(/ any$/);
  expect(choice('advance:r0', asks('red'), say)).toContain('advance');
});

it('what a visitor does by being chosen is not told again', () => {
  const back = { event: 'retreated', seat: 0, colour: 'red', from: 3, to: 2 };
  expect(effects(moment(view()), after(0, 2, [back]), ['Ada'], say)).toHaveLength(1);
  // Leaving is, and so is what others must do.
  expect(effects(moment(view()), after(0, 2, [{ ...back, to: 0 }]), ['Ada'], say)).toHaveLength(2);
  expect(effects(moment(view()), after(0, 2, [{ ...back, seat: 1 }]), ['Ada', 'Leo'], say)).toHaveLength(2);
  const leaves = [
    { event: 'exited', seat: 0, colour: 'red', from: 4 },
    { event: 'token', seat: 0, colour: 'red' },
  ];
  expect(gainOf(view(), after(2, 2, leaves), 0)?.token).toBe(true);
});

it('a donation says what is given and what comes of it', () => {
  const full = enclosure({ place: 'E5', animals: [{ tile: 'E', count: 5 }], free: 0, points: 8 });
  expect(aboutDonation(view({ xxl: true, donations: [6, 5] }), full, say)).toBe(
    'zooloretto-donate-gives 5 × zooloretto-tile elephant plain 8 6',
  );
  expect(whyNot(view({ xxl: true, donations: [6, 5] }), 1, 'donate', say).short).toBe('zooloretto-donate-top 6');
  expect(askedIn(view())).not.toContain('donate');
  expect(askedIn(view({ xxl: true }))).toContain('donate');
});

it('points of the expansions are listed where they are played with', () => {
  const { score } = zoo();
  expect(extrasOf(score)).toEqual([]);
  expect(extrasOf({ ...score, donations: 0, tokens: 4 }).map(({ row }) => row)).toEqual(['donations', 'tokens']);
});

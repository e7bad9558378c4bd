/** Playing O Zoo le Mio at its table, as a hand would. */
import { expect, type Page } from '@playwright/test';

import type { Position } from '../arranged';
import { entries, type Hand, isOver, SOON } from '../hand';

const spots = (page: Page) => page.locator('[data-test=board] [data-test=spot]');
const coins = (page: Page) => page.locator('[data-test^=coins-]');

/** Whether something is to be chosen. */
const mayPlay = async (page: Page): Promise<boolean> => (await spots(page).or(coins(page)).count()) > 0;

/** Takes up a choice: coins for a bid, or a place for the tile. False when there is none to make. */
async function choose(page: Page, whim = 0): Promise<boolean> {
  const places = await spots(page).count();
  if (places > 0) {
    // By keys: spots may lie close to each other, and a pointer takes the nearest one.
    await spots(page)
      .nth(whim % places)
      .press('Enter');
    return true;
  }
  const bids = await coins(page).count();
  if (bids === 0) return false;
  await coins(page)
    .nth(whim % Math.min(bids, 4))
    .click();
  await page.getByTestId('seal').click();
  return true;
}

/** Makes some choice and sees it happen. */
async function playOnce(page: Page): Promise<boolean> {
  const before = await entries(page);
  if (!(await choose(page, before))) return false;
  const confirm = page.getByTestId('confirm');
  if (await confirm.isVisible()) await confirm.click();
  // Where several choose at once, it is known to be chosen before it happens.
  await expect
    .poll(async () => (await entries(page)) > before || !(await mayPlay(page)) || (await isOver(page)), SOON)
    .toBe(true);
  return true;
}

/** `16@0,1,2` in the order of the auctions, the first of which is given, and how many lie between two. */
const laid = (tiles: string, first: number, every: number) =>
  tiles.split(' ').map((spelled, index) => {
    const [tile, at] = spelled.split('@');
    return { tile: Number(tile), at, auction: first + index * every };
  });
const numbers = (...zoos: string[]) => zoos.flatMap(tiles => tiles.split(' ').map(tile => parseInt(tile)));

const YEARS = [
  { visitors: 4, trees: 1, benches: 1 },
  { visitors: 6, trees: 2, benches: 2 },
  { visitors: 7, trees: 2, benches: 4 },
  { visitors: 8, trees: 1, benches: 6 },
];
const zoo = (tiles: ReturnType<typeof laid>, coins: number) => ({ coins, tiles, years: YEARS });

/** A zoo of 24 tiles, as wide as they come. */
const WHOLE =
  '9@0,2,1 19@0,3,0 18@-1,3,2 16@1,1,0 6@2,3,3 1@-1,1,2 13@-2,0,1 23@3,2,2 14@-2,2,2 25@1,5,0 7@2,6,3 5@-3,-1,3 ' +
  '10@1,7,2 8@-3,3,2 11@3,7,0 4@4,6,0 15@3,3,0 12@4,4,3 2@-4,2,1 17@5,7,3 21@-5,1,2 24@6,5,3 3@-1,8,0 20@-1,6,3';
const HALVES = [
  '10@0,1,3 5@1,2,0 18@4,2,2 1@2,1,0 7@3,0,0 9@5,2,3 2@7,2,2 21@4,-1,1 20@3,-1,1 8@2,0,1 17@6,1,0 16@2,-2,2',
  '11@0,1,3 23@-1,2,3 19@2,2,2 24@1,3,3 6@2,3,0 15@0,5,1 3@1,1,0 12@-2,1,0 13@-2,3,2 4@1,6,2 22@4,2,3 14@-1,5,3',
] as const;
const QUARTERS = [
  '4@1,2,1 23@1,3,2 3@2,2,0 18@0,5,1 24@1,4,0 1@0,2,2',
  '8@0,1,3 17@0,4,1 25@2,1,2 14@2,3,2 21@1,4,3 12@-1,1,2',
  '10@1,1,3 11@2,2,3 22@3,2,0 20@0,1,2 7@3,3,0 13@-2,1,2',
  '5@0,2,1 19@1,1,3 6@1,4,1 9@0,4,1 16@2,1,3 2@3,1,0',
] as const;

/** The last tile of the game is auctioned, or placed by seat 0. */
const last = (seats: number, tile: number, row: readonly number[], zoos: readonly object[]) => ({
  seats,
  year: 5,
  flags: [...Array(seats).keys()].reverse(),
  stack: [],
  row: [...row, tile],
  sold: 4,
  zoos,
});
const placing = (bids: readonly number[]) => ({ phase: 'place', winner: 0, bids });

/** A very full zoo with the last tile in hand, two full zoos of a rich player, and everybody with a quarter. */
function fullest(seats: number): Record<string, Position> {
  if (seats === 2) {
    const whole = last(2, 22, numbers(WHOLE).slice(-4), [zoo(laid(WHOLE, 1, 1), 9), zoo([], 12)]);
    const [one, other] = HALVES;
    const zoos = [zoo(laid(one, 1, 2), 34), zoo(laid(other, 2, 2), 12)];
    const halves = last(2, 25, [17, 22, 16, 14], zoos);
    return { whole: { ...whole, ...placing([3, 1]) }, bid: { ...halves, phase: 'bid' } };
  }
  const zoos = QUARTERS.slice(0, seats).map((tiles, seat) => zoo(laid(tiles, seat + 1, 4), 8 + seat));
  const row = [1, 12, 13, 2];
  const quarters = last(seats, 15, row, zoos);
  return {
    place: { ...quarters, ...placing([5, 3, 0, 2].slice(0, seats)) },
    bid: { ...quarters, phase: 'bid' },
  };
}

export const hand: Hand = {
  whole: { seats: 4, options: {} },
  tables: [
    { seats: 2, language: 'en' },
    { seats: 3, language: 'fr' },
    { seats: 4, language: 'de' },
  ],
  fullest,
  still: '.band, .others, .own, [data-test=tools]',
  mayPlay,
  choose,
  playOnce,
  dialogs: ['scores'],
};

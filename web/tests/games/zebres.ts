/** Playing Zèbres on its board, as a hand would. */
import { expect, type Page } from '@playwright/test';

import type { Position } from '../arranged';
import { entries, type Hand, SOON } from '../hand';

const lit = (page: Page, kind: 'square' | 'place' | 'pile') =>
  page.locator(`button[data-test^=${kind}-]:not([disabled])`);

/** Whether something can be chosen on the board. */
export const mayPlay = async (page: Page): Promise<boolean> =>
  (await lit(page, 'square').or(lit(page, 'place')).count()) > 0;

/** Makes some choice on the board, another one each time, and confirms it; false when there is none to make. */
export async function playOnce(page: Page): Promise<boolean> {
  if (!(await mayPlay(page))) return false;
  const before = await entries(page);
  await choose(page, before);
  const confirm = page.getByTestId('confirm');
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(() => entries(page), SOON).toBeGreaterThan(before);
  return true;
}

/** Takes up a choice without confirming it. */
export async function choose(page: Page, whim = 0): Promise<void> {
  const places = lit(page, 'place');
  if ((await places.count()) > 0) return places.nth(whim % (await places.count())).click();
  const piles = lit(page, 'pile');
  if ((await piles.count()) > 0) await piles.nth(whim % (await piles.count())).click();
  const squares = lit(page, 'square');
  await squares.nth(whim % (await squares.count())).click();
}

/** Plays so many decisions of one's own. */
export async function playMany(count: number, ...pages: Page[]): Promise<void> {
  for (let done = 0; done < count;) {
    for (const page of pages) if (done < count && (await playOnce(page))) done += 1;
    await pages[0]?.waitForTimeout(20);
  }
}

/** Plays one decision, given in notation, and waits until it is certain. */
export async function play(page: Page, action: string): Promise<void> {
  await expect.poll(() => mayPlay(page)).toBe(true);
  const before = await entries(page);
  if (/^[GZCEL]/.test(action)) {
    const animals = { G: 'gazelle', Z: 'zebra', C: 'crocodile', E: 'elephant', L: 'lion' };
    await page.getByTestId(`pile-${animals[action[0] as keyof typeof animals]}`).click();
    await page.getByTestId(`square-${action.slice(1)}`).click();
  } else if (action.startsWith('>')) {
    await page.getByTestId(`square-${action.slice(1)}`).click();
  } else {
    await page.locator(`[data-action="${action}"]`).click();
  }
  const confirm = page.getByTestId('confirm');
  await confirm.click();
  await expect.poll(() => entries(page), SOON).toBeGreaterThan(before);
}

/** A board with few free squares. */
const LATE = {
  to_move: 0,
  guardian: 6,
  squares: ['.. .. .. .. .. ..', '1Z 0E 0Z 1Z .. 0C', '1G 1G 1Z 0G 0C 1E', '0Z 1C 0G 0Z 0Z 0Z', '1C 1G 1G 1Z .. 0G'],
  hands: [
    { gazelle: 3, zebra: 0, crocodile: 0, elephant: 0, lion: 1 },
    { gazelle: 2, zebra: 1, crocodile: 0, elephant: 0, lion: 1 },
  ],
  inauguration: 1,
};

const fullest = (): Record<string, Position> => ({
  place: { ...LATE, phase: 'place_animal' },
  walk: { ...LATE, phase: 'move_guardian' },
});

export const hand: Hand = {
  whole: { seats: 2, options: {} },
  tables: [{ seats: 2, language: 'de', options: { first_player: 0 } }],
  fullest,
  still: '.scene > svg, .plate',
  mayPlay,
  choose: async (page, whim) => {
    await choose(page, whim);
    return true;
  },
  playOnce,
};

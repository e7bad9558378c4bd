/** Playing Zèbres on its board, as a hand would. */
import { expect, type Page } from '@playwright/test';

/** How many entries the page has heard of. */
export const entries = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('play').getAttribute('data-entries'));

/** For what takes some milliseconds, and is waited for hundreds of times. */
export const SOON = { intervals: [10, 20, 40, 80, 160] };

const lit = (page: Page, kind: 'square' | 'place' | 'pile') =>
  page.locator(`button[data-test^=${kind}-]:not([disabled])`);

/** Whether something can be chosen on the board. */
export const mayPlay = async (page: Page): Promise<boolean> =>
  (await lit(page, 'square').count()) + (await lit(page, 'place').count()) > 0;

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

/** Plays whenever there is something to choose, until the match is over. */
export async function playToTheEnd(...pages: Page[]): Promise<void> {
  for (;;) {
    for (const page of pages) {
      if (await page.getByTestId('result').isVisible()) return;
      await playOnce(page);
    }
    await pages[0]?.waitForTimeout(20);
  }
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

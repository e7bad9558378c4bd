/** How much a player waits and clicks: bot speed, skipping, forced moves, one click per choice, the ending. */
import type { Page } from '@playwright/test';

import { againstBots, entries, giveUp } from './hand';
import { expect, test } from './server';

/** As a new player finds the page. */
const USUAL = {};

/** Counts presses of the mouse, of a finger and of keys from now on. */
async function counting(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { presses: 0 };
    Object.assign(globalThis, { counted });
    addEventListener('pointerdown', () => (counted.presses += 1), { capture: true });
  });
  return () => page.evaluate(() => (globalThis as never as { counted: { presses: number } }).counted.presses);
}

/** What the page tells the server, from now on. */
function sent(page: Page): string[] {
  const messages: string[] = [];
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => messages.push(String(payload))));
  return messages;
}

test('the speed of bots is chosen at the table, told to the server and kept', async ({ arrive }) => {
  const page = await arrive({}, USUAL);
  const messages = sent(page);
  await againstBots(page, 'zebres', 2, { first_player: 0 });
  const told = (speed: string) =>
    expect.poll(() => messages.some(text => text.includes(`"speed":"${speed}"`))).toBe(true);
  await told('brisk');
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('tabpanel').getByRole('radio', { name: 'Instant' }).check({ force: true });
  await told('instant');
  messages.length = 0;
  await page.reload();
  await told('instant');
});

test('a turn of Zèbres takes three clicks, and pointing shows what a move would do', async ({ arrive }) => {
  const page = await arrive({}, USUAL);
  await againstBots(page, 'zebres', 2, { first_player: 0 });
  await page.getByTestId('place-3').click();
  // The first placement of the guardian is a move of its own; then the bot plays.
  await expect(page.locator('button[data-test^=pile-]').first()).toBeVisible();
  const clicks = await counting(page);
  const before = await entries(page);
  await page.getByTestId('pile-zebra').click();
  const square = page.locator('button[data-test^=square-]').first();
  await square.hover();
  await expect(page.getByTestId('pointed')).toContainText('Zebra');
  await expect(page.getByTestId('confirm')).toBeHidden();
  expect(await entries(page)).toBe(before);
  await square.click();
  await page.locator('button[data-test^=place-]').first().click();
  await expect.poll(() => entries(page)).toBeGreaterThan(before + 1);
  expect(await clicks()).toBe(3);
});

test('drawing and loading takes two clicks', async ({ arrive }) => {
  // The first draw of a match is forced, and would play itself.
  const page = await arrive({}, { forced: false });
  await againstBots(page, 'zooloretto', 2, { first: 0 });
  const clicks = await counting(page);
  await page.getByTestId('stack').click();
  await expect(page.getByTestId('drawn')).toBeVisible();
  const drawn = await entries(page);
  await page.locator('.target > button.whole').first().click();
  await expect.poll(() => entries(page)).toBeGreaterThan(drawn);
  expect(await clicks()).toBe(2);
});

test('a finger sees a move before it counts, and plays it by touching it again', async ({ arrive }) => {
  const page = await arrive({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, USUAL);
  await againstBots(page, 'zebres', 2, { first_player: 0 });
  const before = await entries(page);
  await page.getByTestId('place-3').tap();
  await expect(page.getByTestId('chosen')).toBeVisible();
  await expect(page.getByText('Choose the same move again to play it.')).toBeVisible();
  expect(await entries(page)).toBe(before);
  await page.getByTestId('place-3').tap();
  await expect.poll(() => entries(page)).toBeGreaterThan(before);
});

test('a forced move plays itself and says what it was', async ({ arrive }) => {
  const page = await arrive({}, USUAL);
  // At the beginning no truck has a tile: there is nothing to do but draw.
  await againstBots(page, 'zooloretto', 2, { first: 0 });
  await expect(page.getByTestId('drawn')).toBeVisible();
  await expect(page.getByTestId('by-itself')).toBeVisible();
});

test('what bots did is seen again on demand, and skipped by any key', async ({ arrive }) => {
  const page = await arrive({ reducedMotion: 'no-preference' }, USUAL);
  await againstBots(page, 'zebres', 2, { first_player: 0 });
  await page.getByTestId('place-3').click();
  await expect(page.getByTestId('pile-zebra')).toBeVisible();
  // In the page itself: nobody has to be quick.
  const [late, skipped, prevented] = await page.evaluate(async () => {
    const find = (name: string) => document.querySelector<HTMLElement>(`[data-test=${name}]`);
    const moment = () => new Promise(resolve => setTimeout(resolve, 5));
    find('again')?.click();
    while (find('skip') === null) await moment();
    const late = find('pile-zebra') === null;
    const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    document.body.dispatchEvent(press);
    await moment();
    return [late, find('skip') === null, press.defaultPrevented];
  });
  // The key that skips presses no button.
  expect([late, skipped, prevented]).toEqual([true, true, true]);
  await expect(page.getByTestId('pile-zebra')).toBeVisible();
});

test('after a match against bots the next one begins at once', async ({ arrive }) => {
  const page = await arrive({}, USUAL);
  await againstBots(page, 'zebres', 2);
  const first = page.url();
  await giveUp(page);
  await page.getByTestId('rematch').click();
  await expect(page).not.toHaveURL(first);
  // No waiting room: there is a board, and a turn.
  await expect(page.getByTestId('board')).toBeVisible();
  await expect(page.getByTestId('turn')).toHaveText(/turn/);
});

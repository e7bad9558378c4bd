/** How much a player waits and clicks: bot speed, skipping, forced moves, one click per choice, the ending. */
import type { Page } from '@playwright/test';

import { Arranged, type Position } from './arranged';
import { againstBots, entries, giveUp } from './hand';
import { fullest as zoffMoments } from './games/zoff';
import { fullest as zebresMoments } from './games/zebres';
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
  const page = await arrive({}, USUAL);
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

/** A Zoff hand that can do nothing but pass: no card beats four elephants. */
function stuck(): Position {
  const { answer } = zoffMoments(4);
  const hands = [...(answer['hands'] as readonly string[])];
  hands[0] = 'M';
  return { ...answer, hands };
}

test('a pass with nothing to play needs no click, can be held, and says what it was', async ({ arrive }) => {
  const page = await arrive({}, { speed: 'calm' });
  const arranged = await Arranged.on(page, 'zoff');
  await againstBots(page, 'zoff', 4, { first_dealer: 3 });
  await arranged.show(stuck());
  await expect(page.getByTestId('forced')).toContainText('Pass');
  await page.getByTestId('hold').click();
  await expect(page.getByTestId('forced')).toBeHidden();
  await expect(page.getByTestId('do-pass')).toBeVisible();
});

test('the only animal there is to place is picked', async ({ arrive }) => {
  const page = await arrive({}, USUAL);
  const arranged = await Arranged.on(page, 'zebres');
  await againstBots(page, 'zebres', 2, { first_player: 0 });
  const { place } = zebresMoments();
  await arranged.show({
    ...place,
    hands: [
      { gazelle: 0, zebra: 0, crocodile: 0, elephant: 0, lion: 1 },
      { gazelle: 2, zebra: 1, crocodile: 0, elephant: 0, lion: 1 },
    ],
  });
  await expect(page.getByTestId('pile-lion')).toHaveAttribute('aria-pressed', 'true');
});

test('what bots do is skipped by a click, and seen again on demand', async ({ arrive }) => {
  const page = await arrive({ reducedMotion: 'no-preference' }, { speed: 'calm' });
  await againstBots(page, 'zebres', 2, { first_player: 0 });
  await page.getByTestId('place-3').click();
  await page.getByTestId('pile-zebra').click();
  await page.locator('button[data-test^=square-]').first().click();
  await page.locator('button[data-test^=place-]').first().click();
  await expect(page.getByTestId('again')).toBeVisible();
  await expect(page.getByTestId('pile-zebra')).toBeVisible();
  await page.getByTestId('again').click();
  await expect(page.getByTestId('skip')).toBeVisible();
  expect(await page.getByTestId('pile-zebra').count()).toBe(0);
  // Any key will do.
  await page.keyboard.press('x');
  await expect(page.getByTestId('skip')).toBeHidden();
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

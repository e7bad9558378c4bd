import { gzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { choose, mayPlay, playMany } from './games/zebres';
import { giveUp } from './hand';
import { faultsInAnyLight, misplacedAnywhere, settled, SIZES } from './looks';
import { againstBot, expect, invite, sitDown, speak, test } from './server';

/** Text that no language has words for shows its key in braces. */
const wordless = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => document.body.innerText)).match(/\{[a-z-]+\}/g) ?? [];

test('nobody is shut out by day or by night', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeVisible();
  expect(await faultsInAnyLight(page)).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await faultsInAnyLight(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const path of ['/me', '/credits', '/rules/zebres', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByText('Page not found.'))).toBeVisible();
    expect(await faultsInAnyLight(page), path).toEqual([]);
  }

  // A table that waits, from both sides of the link.
  const link = await invite(page, 'Ada');
  expect(await faultsInAnyLight(page)).toEqual([]);
  const guest = await arrive();
  await guest.goto(link);
  await expect(guest.getByRole('button', { name: 'Join game' })).toBeVisible();
  expect(await faultsInAnyLight(guest)).toEqual([]);
  await sitDown(guest, link, 'Leo');
  expect(await faultsInAnyLight(page)).toEqual([]);

  // A match: at rest, with a choice taken up, with a hint, looking back, and over.
  const player = await arrive();
  await againstBot(player, 'Ada');
  await expect.poll(() => mayPlay(player)).toBe(true);
  expect(await faultsInAnyLight(player)).toEqual([]);
  await choose(player);
  expect(await faultsInAnyLight(player)).toEqual([]);
  await player.getByRole('button', { name: 'Cancel' }).click();
  await player.getByTestId('hint').click();
  await expect(player.getByTestId('advice')).toBeVisible();
  expect(await faultsInAnyLight(player)).toEqual([]);
  await player.getByRole('tab', { name: 'Table' }).click();
  expect(await faultsInAnyLight(player)).toEqual([]);
  await player.getByRole('tab', { name: 'Log' }).click();
  await player.getByRole('button', { name: 'Previous step' }).click();
  expect(await faultsInAnyLight(player)).toEqual([]);
  await player.getByRole('button', { name: 'Back to live' }).click();
  await giveUp(player);
  expect(await faultsInAnyLight(player)).toEqual([]);
});

test('a match fits every window', async ({ arrive }) => {
  const page = await arrive();
  await againstBot(page);
  // The longest words are the German ones.
  await speak(page, 'de');
  for (let turns = 0; turns < 2; turns += 1) {
    await expect.poll(() => mayPlay(page)).toBe(true);
    expect(await misplacedAnywhere(page)).toEqual([]);
    await choose(page, turns);
    expect(await misplacedAnywhere(page)).toEqual([]);
    await page.getByTestId('confirm').click();
    await playMany(1, page);
  }
  await expect.poll(() => mayPlay(page)).toBe(true);
  await page.getByTestId('hint').click();
  await expect(page.getByTestId('advice')).toBeVisible();
  expect(await misplacedAnywhere(page)).toEqual([]);
  await speak(page, 'en');
  await expect.poll(() => mayPlay(page)).toBe(true);
  await page.keyboard.press('Home');
  expect(await misplacedAnywhere(page)).toEqual([]);
  await page.keyboard.press('End');
  await giveUp(page);
  expect(await misplacedAnywhere(page)).toEqual([]);
  // The other pages may be longer than the window, but not wider.
  for (const path of ['/', '/me', '/credits', '/rules/zebres']) {
    await page.goto(path);
    await settled(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${path} at ${size.width}`).toBeLessThanOrEqual(0);
    }
  }
});

for (const [what, size, letters] of [
  ['on a small phone', { width: 360, height: 640 }, 16],
  ['on a smaller one', { width: 320, height: 568 }, 16],
  ['beside letters of twice the size', { width: 390, height: 844 }, 32],
] as const) {
  test(`the board can be played on ${what}`, async ({ arrive }) => {
    const page = await arrive({ viewport: size });
    await againstBot(page);
    await page.evaluate(size => (document.documentElement.style.fontSize = `${size}px`), letters);
    await playMany(1, page);
    await expect.poll(() => mayPlay(page)).toBe(true);
    expect((await page.getByTestId('board').boundingBox())?.width).toBeGreaterThan(size.width * 0.6);
    await choose(page);
    await expect(page.getByTestId('confirm')).toBeInViewport({ ratio: 1 });
    // What can wait is scrolled to.
    await page.getByRole('tab', { name: 'Table' }).click();
    await expect(page.getByRole('tab', { name: 'Table' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

for (const [locale, turn, tab] of [
  ['en-GB', /Your turn|’s turn/, 'Log'],
  ['fr-FR', /À .* de jouer/, 'Journal'],
  ['de-DE', /Du bist am Zug|ist am Zug/, 'Verlauf'],
] as const) {
  test(`a match in ${locale}`, async ({ arrive }) => {
    const page = await arrive({ locale });
    await page.goto('/');
    expect(await wordless(page)).toEqual([]);
    await page.locator('[data-test^=game-] button.main').first().click();
    await expect(page.getByTestId('turn')).toHaveText(turn);
    await playMany(4, page);
    await page.getByRole('tab', { name: tab }).click();
    expect(await wordless(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2));
    // Another language is spoken at once, in the log as well.
    const before = await page.getByTestId('log').innerText();
    await page.getByTestId('settings').click();
    await page.getByRole('radio', { name: locale === 'en-GB' ? 'Deutsch' : 'English' }).check({ force: true });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('log').innerText()).not.toBe(before);
    await giveUp(page);
    expect(await wordless(page)).toEqual([]);
  });
}

test('the first load is small, and so is a table', async ({ arrive }) => {
  const page = await arrive();
  const loaded = new Map<string, Promise<number>>();
  page.on('response', response => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
    loaded.set(
      response.url(),
      response.body().then(body => gzipSync(body).length),
    );
  });
  const total = async () => (await Promise.all(loaded.values())).reduce((sum, size) => sum + size, 0);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await total()).toBeLessThan(150_000);
  expect(await total()).toBeGreaterThan(10_000);
  await againstBot(page);
  await page.waitForLoadState('networkidle');
  expect(await total()).toBeLessThan(150_000);
});

test('dragging lays nothing out again', async ({ arrive }) => {
  const page = await arrive({ viewport: { width: 390, height: 844 } });
  await againstBot(page);
  for (;;) {
    await expect.poll(() => mayPlay(page)).toBe(true);
    if ((await page.getByTestId('pile-zebra').count()) > 0) break;
    await playMany(1, page);
  }
  await settled(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  const pile = await page.getByTestId('pile-zebra').boundingBox();
  if (pile === null) throw new Error('there is no pile');
  await page.mouse.move(pile.x + 20, pile.y + 20);
  await page.mouse.down();
  await page.mouse.move(pile.x + 20, pile.y - 40);
  await settled(page);
  const before = await layouts();
  // Around in a corner of the board where there is nothing to drop on.
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.move(20 + step, 20 + (step % 7));
    await page.waitForTimeout(16);
  }
  expect((await layouts()) - before).toBeLessThanOrEqual(2);
  await page.mouse.up();
});

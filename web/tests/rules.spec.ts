import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { faults } from './looks';
import { againstBot, expect, test } from './server';

/** A key without words shows itself in braces. */
const noBraces = async (page: Page) => expect(await page.locator('main').innerText()).not.toMatch(/[{}]/);

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const LOCALES = ['en-GB', 'fr-FR', 'de-DE'];
/** The games whose folder has rules. */
const folders = join(import.meta.dirname, '../src/games');
const GAMES = readdirSync(folders).filter(game => existsSync(join(folders, game, 'rules.ts')));
const books = GAMES.flatMap(game => LOCALES.map((locale, turn) => ({ game, locale, turn })));

for (const { game, locale, turn } of books) {
  // What is legal does not depend on the language: each example is tried in one of them, the next one in the next.
  test(`the rules of ${game} can be read and examples tried (${locale})`, async ({ arrive }) => {
    const page = await arrive({ locale, reducedMotion: 'reduce' });
    await page.goto(`/rules/${game}`);
    const examples = page.getByTestId('example');
    await expect(examples.first()).toBeVisible();
    const count = await examples.count();
    expect(count).toBeGreaterThan(15);
    for (let at = turn; at < count; at += LOCALES.length) {
      const example = examples.nth(at);
      await example.scrollIntoViewIfNeeded();
      await example.getByTestId('try').click();
      const show = example.getByTestId('show');
      const end = example.getByTestId('done').or(example.getByRole('table'));
      // Each of the moves that the caption speaks of is legal, and then there are no more.
      for (let moves = 0; ; moves += 1) {
        await expect(show.or(end).first()).toBeVisible();
        if (await end.first().isVisible()) break;
        expect(moves).toBeLessThan(6);
        await show.click();
        // The next one may be called the same.
        await expect(show.and(page.locator(`[data-step="${moves}"]`))).toHaveCount(0);
      }
      await example.getByTestId('again').click();
      await expect(show).toBeVisible();
    }
    await noBraces(page);
  });
}

test('an example is played on the board', async ({ arrive }) => {
  const page = await arrive({ reducedMotion: 'reduce' });
  await page.goto('/rules/zebres');
  const example = page.locator('[data-example=majority]');
  await example.scrollIntoViewIfNeeded();
  // A picture offers nothing.
  await expect(example.getByTestId('board')).toBeVisible();
  await expect(example.getByTestId('square-01')).toHaveCount(0);
  await example.getByTestId('try').click();
  await example.getByTestId('pile-lion').click();
  await example.getByTestId('square-01').click();
  await expect(example).toContainText('the zebra on 02 takes fright');
  await example.getByTestId('do').click();
  await expect(example.getByTestId('done')).toBeVisible();
  // Whatever else one does, one can start over.
  await example.getByTestId('again').click();
  await example.getByTestId('pile-zebra').click();
  await example.getByTestId('square-11').click();
  await example.getByTestId('do').click();
  await expect(example.getByTestId('place-2')).toBeVisible();
  await expect(example.getByTestId('show')).toHaveCount(0);
});

test('a rule has an address', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/rules/zebres#R7');
  await expect(page.getByRole('heading', { name: /^R7/ })).toBeInViewport();
  await page.goto('/rules/zebres');
  await page.goto('/rules/zebres#s5.4');
  await expect(page.getByRole('heading', { name: 'Crocodile', exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'R6', exact: true }).first().click();
  await expect(page).toHaveURL(/#R6$/);
  await expect(page.getByRole('heading', { name: /^R6/ })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Crocodile', exact: true })).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the rules are for everyone (${colorScheme})`, async ({ arrive }) => {
    const page = await arrive({ colorScheme, reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
    await page.goto('/rules/zebres');
    const example = page.getByTestId('example').first();
    await example.scrollIntoViewIfNeeded();
    await example.getByTestId('try').click();
    await expect(example.getByTestId('show')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
}

test('a game without rules says so', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/rules/chess');
  await expect(page.getByText('There is no page of rules for this game yet.')).toBeVisible();
});

test('a first game comes with tips', async ({ arrive }) => {
  const page = await arrive();
  await againstBot(page);
  await expect(page).toHaveURL(/\/t\//);
  await page.goto(`${page.url()}?guide`);
  const tip = page.getByTestId('tip');
  await expect(tip).toContainText(/guardian/);
  const first = await tip.innerText();
  await tip.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByTestId('tip').filter({ hasText: first })).toHaveCount(0);
  // What was seen is not told again.
  await page.reload();
  await expect(page.getByTestId('board')).toBeVisible();
  await page.waitForTimeout(1000);
  expect(await page.getByTestId('tip').filter({ hasText: first }).count()).toBe(0);
});

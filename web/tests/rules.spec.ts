import type { Page } from '@playwright/test';

import { faultsInAnyLight, settled } from './looks';
import { againstBot, expect, test } from './server';

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

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
  await expect(example).toContainText('zebra on 02 takes fright');
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

test('a question leads to the rule that answers it', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/rules/zooloretto#questions');
  await page
    .getByRole('row', { name: /more than one turn/ })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/#R24$/);
  await expect(page.getByRole('heading', { name: /^R24/ })).toBeInViewport();
});

test('the rules are for everyone', async ({ arrive }) => {
  const page = await arrive({ viewport: { width: 360, height: 740 } });
  await page.goto('/rules/zebres');
  const example = page.getByTestId('example').first();
  await example.scrollIntoViewIfNeeded();
  await example.getByTestId('try').click();
  await expect(example.getByTestId('show')).toBeVisible();
  expect(await faultsInAnyLight(page)).toEqual([]);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test('a game without rules says so', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/rules/chess');
  await expect(page.getByText('This game has no rules page yet.')).toBeVisible();
});

test('a first game comes with tips', async ({ arrive }) => {
  const page = await arrive();
  await againstBot(page);
  await expect(page).toHaveURL(/\/t\//);
  await page.goto(`${page.url()}?guide`);
  const tip = page.getByTestId('tip');
  await expect(tip).toContainText(/goal/i);
  const first = await tip.innerText();
  await tip.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByTestId('tip').filter({ hasText: first })).toHaveCount(0);
  // What was seen is not told again.
  await page.reload();
  await expect(page.getByTestId('board')).toBeVisible();
  await settled(page);
  expect(await page.getByTestId('tip').filter({ hasText: first }).count()).toBe(0);
});

/** The way to the table: the first page, the lobby, settings and credits. */
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expect, invite, test } from './server';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** What axe finds wrong with a page, each with where. */
async function faults(page: Page): Promise<string[]> {
  // Not as a script of the page: the policy would forbid it, and rightly.
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    interface Finding {
      id: string;
      nodes: { target: string[] }[];
    }
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('two clicks start a game against a bot', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await page.getByRole('radio', { name: 'hard' }).click();
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page).toHaveURL(/\/t\/[a-z0-9]{16}$/);
  await expect(page.getByText('Bot (hard)').first()).toBeVisible();
});

test('learning by playing begins at once, with a guide', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn as you play' }).click();
  await expect(page).toHaveURL(/\/t\/[a-z0-9]{16}\?guide$/);
});

test('a guest sits down with the name that is offered', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive()];
  const link = await invite(ada, 'Ada');
  await expect(ada.getByRole('img', { name: 'QR code for this link' })).toBeVisible();
  await expect(ada.getByLabel('Share this link')).toHaveValue(link);
  await leo.goto(link);
  const name = await leo.getByLabel('Your name').inputValue();
  expect(name).not.toBe('');
  await leo.getByLabel('Your name').press('Enter');
  await expect(leo.getByText(`${name} (you)`)).toBeVisible();
  for (const page of [ada, leo]) await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
});

test('an open table is found on the first page', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive({ locale: 'de-DE' })];
  await ada.goto('/');
  await ada.getByText('Options:').click();
  await ada.getByRole('radio', { name: 'President' }).check();
  await ada.getByLabel('List in the lobby').check();
  await ada.getByRole('button', { name: 'Invite players' }).click();
  await expect(ada.getByText('President', { exact: true })).toBeVisible();
  await leo.goto('/');
  await expect(leo.getByTestId('table')).toContainText('Spielplan: Präsident');
  await leo.getByRole('link', { name: 'Mitspielen' }).click();
  await leo.getByRole('button', { name: 'Mitspielen' }).click();
  await expect(ada.getByRole('button', { name: 'Start game' })).toBeVisible();
});

test('the host gives a seat to a bot and takes it back', async ({ arrive }) => {
  const page = await arrive();
  await invite(page, 'Ada');
  await page.getByRole('radio', { name: 'expert' }).check();
  await page.getByRole('button', { name: 'Add bot' }).click();
  await expect(page.getByText('Bot (expert)')).toBeVisible();
  await page.getByRole('button', { name: 'Clear seat' }).click();
  await expect(page.getByText('Waiting for players…')).toBeVisible();
});

test('settings are kept', async ({ arrive }) => {
  const page = await arrive({ colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const byDay = await paper();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'dark' }).check();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Réglages' })).toBeVisible();
  expect(await paper()).not.toBe(byDay);
});

test('credits have everything, and the licences are there', async ({ arrive, server }) => {
  const page = await arrive();
  await page.goto('/');
  await page.getByRole('link', { name: 'Credits' }).click();
  for (const name of ['Bruno Cathala', 'Noto Emoji', 'Bricolage Grotesque', 'Svelte'])
    await expect(page.getByText(name)).toBeVisible();
  const licences = await (await fetch(`${server.url}/licences.txt`)).text();
  expect(licences).toContain('SIL OPEN FONT LICENSE');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing is in anybody’s way, ${colorScheme}, on a phone`, async ({ arrive }) => {
    const options = { colorScheme, viewport: { width: 360, height: 740 } };
    const [ada, leo] = [await arrive(options), await arrive(options)];
    await ada.goto('/');
    await expect(ada.getByRole('button', { name: 'Play against bots' })).toBeVisible();
    expect(await faults(ada)).toEqual([]);
    expect(await overhang(ada)).toBe(0);
    await ada.getByRole('button', { name: 'Settings' }).click();
    expect(await faults(ada)).toEqual([]);
    await ada.getByRole('button', { name: 'Close' }).click();

    const link = await invite(ada, 'Ada');
    await expect(ada.getByTestId('qr')).toBeVisible();
    await leo.goto(link);
    await expect(leo.getByRole('button', { name: 'Join game' })).toBeVisible();
    for (const page of [ada, leo]) {
      expect(await faults(page)).toEqual([]);
      expect(await overhang(page)).toBe(0);
    }
    for (const path of ['/me', '/credits']) {
      await ada.goto(path);
      await expect(ada.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faults(ada)).toEqual([]);
      expect(await overhang(ada)).toBe(0);
    }
  });
}

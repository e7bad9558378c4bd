/** The way to the table: the first page, the lobby, settings and credits. */
import type { Page } from '@playwright/test';

import { faultsInAnyLight } from './looks';
import { expect, invite, test } from './server';

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

test('nothing is in anybody’s way on a phone', async ({ arrive }) => {
  const options = { viewport: { width: 360, height: 740 } };
  const [ada, leo] = [await arrive(options), await arrive(options)];
  await ada.goto('/');
  await expect(ada.getByRole('button', { name: 'Play against bots' })).toBeVisible();
  expect(await faultsInAnyLight(ada)).toEqual([]);
  expect(await overhang(ada)).toBe(0);
  await ada.getByRole('button', { name: 'Settings' }).click();
  expect(await faultsInAnyLight(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Close' }).click();

  const link = await invite(ada, 'Ada');
  await expect(ada.getByTestId('qr')).toBeVisible();
  await leo.goto(link);
  await expect(leo.getByRole('button', { name: 'Join game' })).toBeVisible();
  for (const page of [ada, leo]) {
    expect(await faultsInAnyLight(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
  }
  for (const path of ['/me', '/credits']) {
    await ada.goto(path);
    await expect(ada.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faultsInAnyLight(ada)).toEqual([]);
    expect(await overhang(ada)).toBe(0);
  }
});

test('the way to a game is in sight on a small phone', async ({ arrive }) => {
  const page = await arrive({ viewport: { width: 390, height: 664 } });
  await page.goto('/');
  const begin = page.locator('[data-test^=game-] button.main');
  await expect(begin).toBeVisible();
  for (const game of ['mio', 'zebres', 'zoff', 'zooloretto']) {
    await page.locator(`input[value=${game}]`).check({ force: true });
    await expect(page.getByTestId(`game-${game}`)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(begin).toBeInViewport({ ratio: 1 });
  }
});

test('only what goes with the number of seats is offered', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await page.locator('input[value=zoff]').check({ force: true });
  const card = page.getByTestId('game-zoff');
  await card.getByText('Options:').click();
  const dealer = card.getByRole('combobox');
  await expect(dealer.getByRole('option')).toHaveCount(4);
  await card.getByRole('radio', { name: '7', exact: true }).check({ force: true });
  await expect(dealer.getByRole('option')).toHaveCount(8);
  await dealer.selectOption('6');
  // What does not go with fewer seats is as usual again.
  await card.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await expect(dealer.getByRole('option')).toHaveCount(4);
  await expect(dealer).toHaveValue('random');

  // Of a list, exactly as many as the seats ask for; until then the buttons wait, and say why.
  await page.locator('input[value=zooloretto]').check({ force: true });
  const zoo = page.getByTestId('game-zooloretto');
  await zoo.getByText('Options:').click();
  const begin = zoo.locator('button.main');
  await zoo.getByRole('checkbox', { name: 'camel', exact: false }).check({ force: true });
  await expect(zoo.getByTestId('refusal')).toBeVisible();
  await expect(begin).toBeDisabled();
  await zoo.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await expect(zoo.getByTestId('refusal')).toHaveCount(0);
  await expect(begin).toBeEnabled();
  await begin.click();
  await expect(page.getByTestId('board')).toBeVisible();
});

test('the name that is offered stays the same', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  const field = page.locator('input[autocomplete=nickname]');
  const name = await field.inputValue();
  expect(name).not.toBe('');
  for (let loads = 0; loads < 3; loads += 1) {
    await page.reload();
    await expect(field).toHaveValue(name);
  }
  await field.fill('Ada');
  await page.reload();
  await expect(field).toHaveValue('Ada');
});

test('the keys are listed', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  const keys = page.getByTestId('keys');
  // Written in a field, it is a letter like any other.
  await page.locator('input[autocomplete=nickname]').press('?');
  await expect(keys).toBeHidden();
  await page.getByTestId('settings').click();
  await page.getByTestId('show-keys').click();
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.locator('[data-test^=game-] button.main').click();
  await expect(page.getByTestId('board')).toBeVisible();
  await page.keyboard.press('?');
  await expect(keys).toBeVisible();
  // Those of the game, of the replay and of the page.
  for (const key of ['G', 'Home', '←', '?']) await expect(keys.getByText(key, { exact: true }).first()).toBeVisible();
  expect(await keys.innerText()).not.toMatch(/[{}]/);
});

test('a link leads to a step of a match', async ({ arrive }) => {
  const page = await arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/');
  await page.locator('[data-test^=game-] button.main').click();
  const play = page.getByTestId('play');
  await expect.poll(async () => Number(await play.getAttribute('data-entries'))).toBeGreaterThan(0);
  await page.keyboard.press('Home');
  const slider = page.getByTestId('replay-slider');
  await expect(slider).toHaveValue('0');
  await page.getByTestId('replay-link').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/t\/[a-z0-9]{16}\/0$/);
  await page.goto(link);
  await expect(slider).toHaveValue('0');
  // Back in the present, the address is that of the table.
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/t\/[a-z0-9]{16}$/);
});

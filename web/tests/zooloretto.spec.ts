import type { Page } from '@playwright/test';

import { Arranged } from './arranged';
import { againstBots, choose, confirm, crowded, fullest, mayPay, mayPlay, playOnce } from './games/zooloretto';
import { entries } from './hand';
import { misplaced, settled, SIZES } from './looks';
import { expect, speak, test } from './server';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Plays until there is something to unload. */
async function toUnload(page: Page): Promise<void> {
  for (;;) {
    await expect.poll(() => mayPlay(page)).toBe(true);
    if ((await page.locator('.cargo').count()) > 0) return;
    const takes = page.locator('.takes > button.whole');
    if ((await takes.count()) > 0) {
      await takes.first().click();
      await confirm(page);
    } else await playOnce(page);
  }
}

test('a tile is placed by dragging it, and every lit place says what it brings', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 2);
  await toUnload(page);
  const tile = page.locator('.cargo').first();
  await tile.hover();
  await page.mouse.down();
  await page.mouse.move(500, 500, { steps: 4 });
  // The barn takes everything.
  const barn = page.getByTestId('place-B');
  await expect(barn).toBeVisible();
  await expect(page.locator('.barn.map .gains')).toHaveText(/−2/);
  await barn.hover();
  await page.mouse.up();
  await expect(page.getByTestId('chosen')).toContainText('barn');
  // The zoo is drawn as it would be, and what it would be worth.
  await expect(page.locator('.barn.map .fresh')).toHaveCount(1);
  await expect(page.getByTestId('effects')).toContainText('−2');
  await confirm(page);
});

test('an exchange shows its result before it is confirmed, and can be taken back', async ({ arrive }) => {
  const page = await arrive();
  const arranged = await Arranged.on(page, 'zooloretto');
  await againstBots(page, 2);
  await arranged.show(fullest(2).turn);
  await expect(page.locator('.truck .tile').first()).toBeVisible();
  const whole = () => page.locator('.own .ground').evaluateAll(all => all.map(ground => ground.innerHTML).join());
  const before = await whole();
  expect(await choose(page, 0, ['swap'])).toBe('swap');
  await expect(page.locator('.own .tile.fresh').first()).toBeVisible();
  expect(await whole()).not.toBe(before);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(whole).toBe(before);
});

test('money actions say their price, or why they are not possible', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 3);
  await expect.poll(() => mayPay(page)).toBe(true);
  await expect(page.getByTestId('paid-expand')).toContainText('1 short');
  // It answers although it does nothing.
  await page.getByTestId('paid-expand').click({ force: true });
  await expect(page.getByTestId('aside')).toContainText('That costs 3 coins, and you have 2.');
  await page.getByTestId('paid-discard').click({ force: true });
  await expect(page.getByTestId('aside')).toContainText('There is nothing to discard: your barn is empty.');
});

test('everything is reached by keys', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 2);
  await expect.poll(() => mayPay(page)).toBe(true);
  await page.getByTestId('stack').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('chosen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('chosen')).toHaveCount(0);
  const before = await entries(page);
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  // The draw, and what was drawn.
  await expect.poll(() => entries(page)).toBe(before + 2);
  await page.getByTestId('truck-1').focus();
  await page.keyboard.press('1');
  await expect(page.getByTestId('chosen')).toContainText('Load truck 1');
});

test('other zoos and unseen tiles are opened; on a phone, zoos are turned over', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 5);
  await page.getByTestId('zoo-3').click();
  await expect(page.getByRole('dialog')).toContainText('Points if the game ended now');
  await page.keyboard.press('Escape');
  await page.getByTestId('unseen').click();
  await expect(page.getByRole('dialog')).toContainText('still face down');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const phone = await arrive(PHONE);
  await againstBots(phone, 5);
  await phone.getByTestId('zoo-2').click();
  await expect(phone.getByTestId('zoo-2')).toHaveAttribute('aria-current', 'true');
  await expect(phone.locator('.page[data-seat="2"]')).toBeInViewport({ ratio: 0.9 });
  await phone.locator('.page[data-seat="2"]').focus();
  await phone.keyboard.press('ArrowRight');
  await expect(phone.locator('.page[data-seat="3"]')).toBeFocused();
  await expect(phone.locator('.page[data-seat="3"]')).toBeInViewport({ ratio: 0.9 });
});

test('every money action fits the window while it is chosen', async ({ arrive }) => {
  const page = await arrive();
  const arranged = await Arranged.on(page, 'zooloretto');
  await againstBots(page, 5);
  await speak(page, 'de');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await arranged.show(fullest(5).turn);
    for (const deed of ['swap', 'buy', 'expand', 'move', 'discard'] as const) {
      await expect.poll(() => mayPay(page)).toBe(true);
      expect(await choose(page, 1, [deed])).toBe(deed);
      await settled(page);
      expect([...(await misplaced(page)), ...(await crowded(page))], `${deed} at ${size.width}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('chosen')).toHaveCount(0);
    }
  }
});

test('species to leave out are chosen by name', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: 'Zooloretto' }).check({ force: true });
  const card = page.getByTestId('game-zooloretto');
  await card.locator('summary').click();
  for (const species of ['panda', 'zebra', 'camel']) await card.getByRole('checkbox', { name: species }).check();
  await card.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page.getByTestId('board')).toBeVisible();
  await page.getByTestId('unseen').click();
  await expect(page.getByRole('dialog')).toContainText('Not in this game: camel, panda, zebra');
});

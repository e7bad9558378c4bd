import type { Page } from '@playwright/test';

import { faults, misplaced, SIZES } from './looks';
import { expect, test } from './server';
import { againstBots, choose, mayPlay, playOnce, playToTheEnd, tableOf } from './zoff';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The plates of seats that the table covers, or that hang over the board. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
    const [board, table] = [box('[data-test=board]'), box('[data-test=table]')];
    return [...document.querySelectorAll('.seat')].flatMap(seat => {
      const { left, right, top, bottom } = seat.getBoundingClientRect();
      const apart = right <= table.left || left >= table.right || bottom <= table.top || top >= table.bottom;
      const inside = left >= board.left - 1 && right <= board.right + 1 && top >= board.top - 1;
      return apart && inside ? [] : [seat.textContent];
    });
  });

test('two people and two bots play a whole match, with partners and an exchange', async ({ arrive }) => {
  test.slow();
  const [ada, leo] = [await arrive(), await arrive({ locale: 'fr-FR', ...PHONE })];
  // Nobody has five points after the first round of four.
  const link = await tableOf(ada, 4, 2, { target: 5 });
  await ada.goto(link);
  await ada.getByRole('button', { name: 'Sit down' }).click();
  await leo.goto(link);
  await leo.getByLabel('Votre nom').fill('Léo');
  await leo.getByRole('button', { name: 'S’asseoir' }).click();
  await ada.getByRole('button', { name: 'Begin' }).click();
  await expect(leo.getByTestId('board')).toBeVisible();

  await playToTheEnd(ada, leo);
  await expect(ada.getByTestId('turn')).toHaveText('The game is over');
  await expect(leo.getByTestId('result')).toContainText(/point/);
  // The sheet tells of every round, and of the partners of the last.
  await expect(ada.getByTestId('sheet').first()).toContainText('Round 1');
  await expect(ada.getByTestId('sheet').first()).toContainText('Round 2');
  // The log tells of the exchange; of whose cards, only to the two.
  await ada.getByRole('tab', { name: 'Log' }).click();
  await expect(ada.locator('#panel')).toContainText(/gives (two cards|.+) to/);
});

for (const seats of [3, 5]) {
  test(`one person and bots play a match of ${seats} to the end`, async ({ arrive }) => {
    test.slow();
    const page = await arrive(PHONE);
    await againstBots(page, seats, { target: seats + 1 });
    await playToTheEnd(page);
    await expect(page.getByTestId('result')).toContainText('Bot');
  });
}

for (const size of SIZES) {
  for (const seats of [4, 7]) {
    test(`at ${size.width}×${size.height} a table of ${seats} fits the window`, async ({ arrive }) => {
      const page = await arrive({ viewport: size });
      // Low enough for the summary of a round, and for partners.
      await againstBots(page, seats, { target: 19, first_dealer: seats - 1 });
      for (let turns = 0; turns < 4; turns += 1) {
        await expect.poll(() => mayPlay(page)).toBe(true);
        expect(await misplaced(page)).toEqual([]);
        expect(await crowded(page)).toEqual([]);
        await choose(page, turns + 1);
        expect(await misplaced(page)).toEqual([]);
        const confirm = page.getByTestId('confirm');
        if (await confirm.isVisible()) await confirm.click();
        await expect.poll(() => mayPlay(page)).toBe(true);
      }
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nobody is shut out of a card table, in ${colorScheme} colours`, async ({ arrive }) => {
    test.slow();
    const page = await arrive({ colorScheme, viewport: { width: 844, height: 390 } });
    await againstBots(page, 5, { target: 6, first_dealer: 4 });
    await expect.poll(() => mayPlay(page)).toBe(true);
    expect(await faults(page)).toEqual([]);
    await choose(page, 1);
    expect(await faults(page)).toEqual([]);
    await page.getByTestId('put-back').click();
    for (const dialog of ['food', 'scores']) {
      await page.getByTestId(dialog).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faults(page), dialog).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    // As far as the summary of the first round, and into the exchange.
    while (!(await page.getByTestId('go-on').isVisible())) {
      await playOnce(page);
      await page.waitForTimeout(20);
    }
    expect(await faults(page)).toEqual([]);
    await page.getByTestId('go-on').click();
    expect(await faults(page)).toEqual([]);
  });
}

test('cards are picked by keys, put back and sorted', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 4, { first_dealer: 3 });
  await expect.poll(() => mayPlay(page)).toBe(true);
  const cards = page.locator('[data-test^=card-]');
  const order = () => cards.evaluateAll(all => all.map(card => card.getAttribute('data-test')).join(' '));
  const byStrength = await order();
  await page.getByTestId('sort').click();
  await expect.poll(order).not.toBe(byStrength);

  await cards.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('do-play')).toBeVisible();
  await expect(page.getByTestId('chosen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('do-play')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByTestId('do-play').click();
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => page.getByTestId('play').getAttribute('data-entries')).not.toBe('1');
});

test('whoever watches sees no hand', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 4, { first_dealer: 3 });
  await expect.poll(() => mayPlay(page)).toBe(true);
  const stranger = await arrive();
  await stranger.goto(page.url());
  await expect(stranger.getByTestId('table')).toBeVisible();
  await expect(stranger.locator('[data-test^=card-]')).toHaveCount(0);
});

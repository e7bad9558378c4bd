import type { Page } from '@playwright/test';

import { Arranged } from './arranged';
import { faults, misplaced, SIZES } from './looks';
import { expect, speak, tableOf, test, twoAt } from './server';
import { againstBots, choose, fullest, mayPlay, playOnce, playToTheEnd } from './zoff';

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

/** The cards on the table, and of the trick before them, that hang over its edge; and cards and plates that cut words off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const table = document.querySelector('[data-test=table]')?.getBoundingClientRect() ?? new DOMRect();
    const named = [...document.querySelectorAll('.card > span, .scene.wide .status')].flatMap(name =>
      name.scrollWidth > name.clientWidth + 1 ? [`${name.textContent} is cut off`] : [],
    );
    const laid = [...document.querySelectorAll('[data-test=to-beat], .before > div')].flatMap(part => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const inside = left >= table.left && right <= table.right && top >= table.top && bottom <= table.bottom;
      return inside || right === left ? [] : [part.textContent];
    });
    return [...named, ...laid];
  });

test('two people and two bots play a whole match, with partners and an exchange', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive({ locale: 'fr-FR', ...PHONE })];
  // Nobody has five points after the first round of four.
  const link = await tableOf(ada, 'zoff', 4, 2, { target: 5 });
  await twoAt(ada, leo, link);

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
    const page = await arrive(PHONE);
    await againstBots(page, seats, { target: seats + 1 });
    await playToTheEnd(page);
    await expect(page.getByTestId('result')).toContainText('Bot');
  });
}

/** The longest words are not the English ones. */
const TABLES = [
  { seats: 4, language: 'fr' },
  { seats: 7, language: 'de' },
] as const;
for (const size of SIZES) {
  for (const { seats, language } of TABLES) {
    test(`at ${size.width}×${size.height} a table of ${seats} fits the window (${language})`, async ({ arrive }) => {
      const page = await arrive({ viewport: size });
      const arranged = await Arranged.on(page, 'zoff');
      await againstBots(page, seats, { first_dealer: seats - 1 });
      await speak(page, language);
      const fits = async (moment: string) => {
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const parts = [misplaced(page), crowded(page), cutOff(page)];
        expect((await Promise.all(parts)).flat(), moment).toEqual([]);
      };
      await expect.poll(() => mayPlay(page)).toBe(true);
      for (const [moment, position] of Object.entries(fullest(seats))) {
        await arranged.show(position);
        await expect.poll(() => mayPlay(page)).toBe(true);
        await fits(moment);
        for (const whim of [1, 4]) {
          expect(await choose(page, whim)).toBe(true);
          await fits(`${moment}, chosen`);
          // Nothing on the board has the focus after a click on what is no longer there.
          await page.keyboard.press('Escape');
          await expect(page.getByTestId('chosen')).toHaveCount(0);
        }
      }
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nobody is shut out of a card table, in ${colorScheme} colours`, async ({ arrive }) => {
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

test('cards are sorted by strength or by number', async ({ arrive }) => {
  const page = await arrive();
  const arranged = await Arranged.on(page, 'zoff');
  await againstBots(page, 4, { first_dealer: 3 });
  await arranged.show(fullest(4).answer);
  const cards = page.locator('[data-test^=card-]');
  const order = () => cards.evaluateAll(all => all.map(card => card.getAttribute('data-test')));
  await expect.poll(async () => (await order())[0]).toBe('card-whale');
  await page.getByTestId('sort').click();
  // Three sardines, two lions, two mosquitoes, and one of all others.
  await expect
    .poll(async () => (await order()).slice(0, 4))
    .toEqual(['card-sardine', 'card-lion', 'card-mosquito', 'card-whale']);
});

test('cards are picked by keys and put back', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 4, { first_dealer: 3 });
  await expect.poll(() => mayPlay(page)).toBe(true);
  const cards = page.locator('[data-test^=card-]');
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

test('what beats a card is drawn on a phone too, for cards in hand and on the table', async ({ arrive }) => {
  const page = await arrive(PHONE);
  await againstBots(page, 4, { first_dealer: 2 });
  // Somebody else leads.
  await expect.poll(() => mayPlay(page)).toBe(true);
  await page.getByTestId('to-beat').click();
  await expect(page.getByRole('dialog', { name: 'Who beats whom' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const card = page.locator('[data-test^=card-]:not([data-test=card-joker])').first();
  await card.dispatchEvent('contextmenu');
  await expect(page.getByRole('dialog')).toContainText(/beaten by/);
});

test('a first match explains what can be chosen', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 4, { first_dealer: 3 });
  await page.goto(`${page.url()}?guide`);
  await expect(page.locator('.tips')).toContainText('You lead: choose one card, or several of one animal.');
  await choose(page, 1);
  await page.getByTestId('confirm').click();
  await expect(page.locator('.tips')).not.toContainText('You lead: choose one card');
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

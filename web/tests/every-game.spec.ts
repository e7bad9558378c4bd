/** What every game must pass. How a hand plays it is in `games/<id>.ts`; its rules are found in the page's own folders. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { Arranged } from './arranged';
import { againstBots, entries, giveUp, playToTheEnd, SOON } from './hand';
import { HANDS } from './hands';
import { faultsInAnyLight, misplaced, settled, SIZES, whereabouts } from './looks';
import { expect, speak, tableOf, test, twoAt } from './server';

const SMALL_PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LOCALES = ['en-GB', 'fr-FR', 'de-DE'];

const folders = join(import.meta.dirname, '../src/games');
const GAMES = readdirSync(folders).filter(id => existsSync(join(folders, id, 'index.ts')));

/** Text that no language has words for shows its key in braces. */
const wordless = async (page: Page): Promise<string[]> =>
  (await page.evaluate(() => document.body.innerText)).match(/\{[a-z-]+\}/g) ?? [];

test('every game of the page has a hand that plays it here', () => {
  expect([...HANDS.keys()].sort()).toEqual(GAMES.sort());
});

for (const [game, hand] of HANDS) {
  /** Where there is most to be seen, with and without expansions. */
  const largest = [hand.tables.at(-1) ?? hand.tables[0], ...(hand.more ?? []).slice(-1)];
  test(`${game}: two people play a whole match, one of them on a phone`, async ({ arrive }) => {
    // One plays by a click, and one looks at every move first.
    const [ada, leo] = [await arrive({}, { forced: false }), await arrive({ locale: 'fr-FR', ...PHONE })];
    const { seats, options } = hand.whole;
    await twoAt(ada, leo, await tableOf(ada, game, seats, 2, options));
    await playToTheEnd(hand, ada, leo);
    await expect(ada.getByTestId('turn')).toHaveText('Game over');
    await expect(leo.getByTestId('result')).toContainText(/point/);
    await expect.poll(async () => (await entries(ada)) - (await entries(leo))).toBe(0);
    expect([...(await wordless(ada)), ...(await wordless(leo))]).toEqual([]);
  });

  for (const { seats, language, options } of [...hand.tables, ...(hand.more ?? [])]) {
    test(`${game}: a table of ${seats} fits every window (${language})`, async ({ arrive }) => {
      const page = await arrive({ viewport: SIZES[0] ?? null });
      const arranged = await Arranged.on(page, game);
      await againstBots(page, game, seats, options);
      await speak(page, language);
      const fits = async (moment: string) => {
        await settled(page);
        const found = [...(await misplaced(page)), ...((await hand.crowded?.(page)) ?? [])];
        expect(found, moment).toEqual([]);
      };
      // The words come after the page.
      await expect.poll(() => wordless(page)).toEqual([]);
      for (const [turn, size] of SIZES.entries()) {
        await page.setViewportSize(size);
        const at = `${size.width}×${size.height}`;
        for (const [moment, position] of Object.entries(hand.fullest(seats, options))) {
          await arranged.show(position);
          await expect.poll(() => hand.mayPlay(page), SOON).toBe(true);
          await fits(`${moment} at ${at}`);
          const lying = await whereabouts(page, hand.still);
          // Another choice in every window.
          expect(await hand.choose(page, [1, 4][turn % 2])).toBeTruthy();
          await fits(`${moment}, chosen, at ${at}`);
          expect(await whereabouts(page, hand.still), `${moment} moves at ${at}`).toEqual(lying);
          await page.keyboard.press('Escape');
          await expect(page.getByTestId('chosen')).toHaveCount(0);
        }
        let lying: string[] | undefined;
        for (const position of hand.filling?.(seats) ?? []) {
          await arranged.show(position);
          await expect.poll(() => hand.mayPlay(page), SOON).toBe(true);
          lying ??= await whereabouts(page, hand.still);
          expect(await whereabouts(page, hand.still), `it moves at ${at}`).toEqual(lying);
        }
        for (const dialog of hand.dialogs ?? []) {
          const opener = page.getByTestId(dialog);
          // In a wide window it may lie open beside the board.
          if (!(await opener.isVisible())) continue;
          await opener.click();
          // On a phone it may be turned over to first.
          if ((await page.getByRole('dialog').count()) === 0) await opener.click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await fits(`${dialog} at ${at}`);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      }
    });
  }

  test(`${game}: a finger plays at the largest table on a small phone`, async ({ arrive }) => {
    for (const table of largest) {
      const page = await arrive(SMALL_PHONE);
      await againstBots(page, game, table.seats, table.options);
      expect([...(await misplaced(page)), ...((await hand.crowded?.(page)) ?? [])]).toEqual([]);
      await expect.poll(() => hand.mayPlay(page), SOON).toBe(true);
      expect(await hand.playOnce(page)).toBeTruthy();
      expect(await misplaced(page)).toEqual([]);
    }
  });

  for (const [where, options] of [
    ['on a desk', {}],
    ['on a phone', PHONE],
  ] as const) {
    for (const [at, table] of largest.entries())
      test(`${game}: nobody is shut out by day or by night, ${where}${at > 0 ? ', with more' : ''}`, async ({
        arrive,
      }) => {
        const page = await arrive(options);
        const arranged = await Arranged.on(page, game);
        await againstBots(page, game, table.seats, table.options);
        for (const [moment, position] of Object.entries(hand.fullest(table.seats, table.options))) {
          await arranged.show(position);
          await expect.poll(() => hand.mayPlay(page), SOON).toBe(true);
          expect(await faultsInAnyLight(page), moment).toEqual([]);
          expect(await hand.choose(page, 1)).toBeTruthy();
          expect(await faultsInAnyLight(page), `${moment}, chosen`).toEqual([]);
          await page.keyboard.press('Escape');
        }
        for (const dialog of hand.dialogs ?? []) {
          const opener = page.getByTestId(dialog);
          // In a wide window it may lie open beside the board.
          if (!(await opener.isVisible())) continue;
          await opener.click();
          if ((await page.getByRole('dialog').count()) === 0) await opener.click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await faultsInAnyLight(page), dialog).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
        // Of more than two, the others play on.
        if (table.seats > 2) return;
        arranged.end();
        await giveUp(page);
        expect(await faultsInAnyLight(page), 'the end').toEqual([]);
      });
  }

  for (const [turn, locale] of LOCALES.entries()) {
    // What is legal does not depend on the language: each example is tried in one of them, the next one in the next.
    test(`${game}: the rules can be read and examples tried (${locale})`, async ({ arrive }) => {
      const page = await arrive({ locale });
      await page.goto(`/rules/${game}`);
      const examples = page.getByTestId('example');
      await expect(examples.first()).toBeVisible();
      expect(await examples.count()).toBeGreaterThan(15);
      expect(await tryExamples(page, turn, LOCALES.length)).toEqual([]);
      expect(await page.locator('main').innerText()).not.toMatch(/[{}]/);
    });
  }
}

/**
 * Tries every so many examples to their end: each of the moves that the caption speaks of is legal, and then there are no more.
 * What went wrong. It is done within the page, because there are dozens of examples with some buttons each.
 */
const tryExamples = (page: Page, first: number, every: number): Promise<string[]> =>
  page.evaluate(
    async ({ first, every }) => {
      const wrong: string[] = [];
      const all = [...document.querySelectorAll('[data-test=example]')];
      for (const [at, example] of all.entries()) {
        if (at % every !== first) continue;
        const find = (name: string) => example.querySelector<HTMLElement>(name);
        const soon = async <T>(seen: () => T | null): Promise<T | null> => {
          for (const start = performance.now(); performance.now() - start < 20_000;) {
            const found = seen();
            if (found !== null) return found;
            await new Promise(requestAnimationFrame);
          }
          wrong.push(`example ${at}: nothing comes`);
          return null;
        };
        // It is drawn when it comes into sight.
        example.scrollIntoView();
        (await soon(() => find('[data-test=try]:enabled')))?.click();
        for (let moves = 0; ; moves += 1) {
          // The next move may be called the same.
          const next = await soon(() => find(`[data-test=show][data-step="${moves}"], [data-test=done], table`));
          if (next === null || next.dataset['test'] !== 'show') break;
          if (moves === 6) wrong.push(`example ${at} does not end`);
          if (moves === 6) break;
          next.click();
        }
        find('[data-test=again]')?.click();
        await soon(() => find('[data-test=show]'));
      }
      return wrong;
    },
    { first, every },
  );

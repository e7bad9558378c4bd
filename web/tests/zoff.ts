/** Playing Zoff im Zoo at its table, as a hand would. */
import { expect, type Page } from '@playwright/test';

import { entries } from './board';

/** Whoever opens the page makes a table with free seats for others and bots in the rest; the link to it. */
export async function tableOf(page: Page, seats: number, people: number, options: object): Promise<string> {
  await page.goto('/');
  const id = await page.evaluate(
    async wish => {
      const ask = async (method: string, path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`/api/${path}`, { method, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json() as Promise<{ id: string }>;
      };
      await ask('POST', 'me', { name: 'Ada' });
      const table = await ask('POST', 'tables', {
        game: 'zoff',
        seats: wish.seats,
        options: wish.options,
        public: false,
      });
      for (let seat = wish.people; seat < wish.seats; seat += 1)
        await ask('PUT', `tables/${table.id}/seats/${seat}`, { bot: 'easy' });
      return table.id;
    },
    { seats, people, options },
  );
  return `/t/${id}`;
}

/** A match of one person against bots, begun. */
export async function againstBots(page: Page, seats: number, options: object = {}): Promise<void> {
  await page.goto(await tableOf(page, seats, 1, options));
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByTestId('board')).toBeVisible();
}

const lit = (page: Page) => page.locator('[data-test^=card-].lit');

/** Whether something is to be chosen. */
export const mayPlay = async (page: Page): Promise<boolean> =>
  (await lit(page).count()) +
    (await page.getByTestId('do-pass').count()) +
    (await page.getByTestId('do-decline').count()) >
  0;

/** Takes up a choice: cards that are a play, or else passing. False when there is none to make. */
export async function choose(page: Page, whim = 0): Promise<boolean> {
  const summary = page.getByTestId('go-on');
  if (await summary.isVisible()) await summary.click();
  if (!(await mayPlay(page))) return false;
  const chips = page.locator('[data-test^=chip-]');
  const count = await chips.count();
  if (count > 0 && whim % 4 > 0) await chips.nth(whim % count).click();
  else if ((await lit(page).count()) > 0 && whim % 4 > 0) await pickTwo(page);
  else await bare(page);
  return true;
}

/** The choice that needs no cards, where there is one. */
async function bare(page: Page): Promise<void> {
  const without = page.locator('[data-test=do-pass], [data-test=do-decline], [data-test=do-discard]');
  if ((await without.count()) > 0) await without.first().click();
  else await pickTwo(page);
}

/** Picks cards until they are a choice. */
async function pickTwo(page: Page): Promise<void> {
  for (let picked = 0; picked < 2 && (await page.locator('.do:not(.bare)').count()) === 0; picked += 1)
    await lit(page).first().click();
}

/** Makes some choice and sees it happen. */
export async function playOnce(page: Page): Promise<boolean> {
  const before = await entries(page);
  if (!(await choose(page, before))) return false;
  const confirm = page.getByTestId('confirm');
  if (await confirm.isVisible()) await confirm.click();
  // Where several choose at once, it is known to be chosen before it happens.
  await expect
    .poll(async () => (await entries(page)) > before || !(await mayPlay(page)) || (await isOver(page)))
    .toBe(true);
  return true;
}

const isOver = (page: Page) => page.getByTestId('result').isVisible();

/** Plays whenever there is something to choose, until the match is over. */
export async function playToTheEnd(...pages: Page[]): Promise<void> {
  for (;;) {
    for (const page of pages) {
      if (await isOver(page)) return;
      await playOnce(page);
    }
    await pages[0]?.waitForTimeout(20);
  }
}

/** Playing Zooloretto at its table, as a hand would. */
import { expect, type Page } from '@playwright/test';

import type { Position } from './arranged';
import { entries, SOON } from './board';
import { tableOf } from './server';

/** A match of one person against bots, begun; the person moves first. */
export async function againstBots(page: Page, seats: number): Promise<void> {
  await page.goto(await tableOf(page, 'zooloretto', seats, 1, { first: 0 }));
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByTestId('board')).toBeVisible();
}

/** Something that must be placed, and what it may be placed on. */
const lit = (page: Page) => page.locator('[data-test=board] .target > button.whole');
const cargo = (page: Page) => page.locator('.cargo');
const draw = (page: Page) => page.locator('[data-test=stack]:enabled');
const takes = (page: Page) => page.locator('.takes > button.whole');

/** Whether something is to be chosen. */
export const mayPlay = async (page: Page): Promise<boolean> =>
  (await lit(page).count()) + (await cargo(page).count()) + (await draw(page).count()) + (await takes(page).count()) >
  0;

/** Whether it is the beginning of a turn, when money may be spent. */
export const mayPay = async (page: Page): Promise<boolean> =>
  (await draw(page).count()) + (await takes(page).count()) > 0;

export type Paid = 'move' | 'swap' | 'buy' | 'discard' | 'expand';
export const paid = (page: Page, deed: Paid) => page.locator(`[data-test=paid-${deed}]:not(.cannot)`);

/** Takes up a choice without confirming it; a money action wherever `wanted` names one that is possible. */
export async function choose(page: Page, whim = 0, wanted: Paid[] = []): Promise<Paid | 'other' | undefined> {
  if (!(await mayPlay(page))) return undefined;
  if (await mayPay(page)) {
    for (const deed of wanted) {
      if ((await paid(page, deed).count()) === 0) continue;
      await pay(page, deed, whim);
      return deed;
    }
    // Full trucks are worth taking; a round ends by nothing else.
    const [drawable, ready] = [await draw(page).count(), await takes(page).count()];
    if (ready > 0 && (drawable === 0 || whim % 3 === 2))
      await takes(page)
        .nth(whim % ready)
        .click();
    else await draw(page).click();
    return 'other';
  }
  if ((await lit(page).count()) === 0) await cargo(page).first().click();
  await lit(page).first().click();
  return 'other';
}

/** A money action, from its button to a choice. */
async function pay(page: Page, deed: Paid, whim: number): Promise<void> {
  await paid(page, deed).click();
  const chosen = page.getByTestId('chosen');
  const things = page.locator(':is(button.wanted, .wanted > button.whole):not([inert] *)');
  const targets = page.locator(
    '[data-test=board] :is(.target > button.whole, button.thing.lit, .money button.target):not([inert] *)',
  );
  for (let steps = 0; steps < 3; steps += 1) {
    // On a phone the own zoo has to be turned over to before there is anything to press.
    await expect.poll(async () => (await chosen.or(things).or(targets).count()) > 0, SOON).toBe(true);
    if (await chosen.isVisible()) return;
    if ((await targets.count()) > 0) await targets.first().click();
    else await things.nth(whim % (await things.count())).click();
  }
  await expect(chosen).toBeVisible();
}

export async function confirm(page: Page): Promise<void> {
  const before = await entries(page);
  await page.getByTestId('confirm').click();
  await expect.poll(() => entries(page), SOON).toBeGreaterThan(before);
}

const isOver = (page: Page) => page.getByTestId('result').isVisible();

/** Makes some choice and sees it happen; what it was. */
export async function playOnce(page: Page, wanted: Paid[] = []): Promise<Paid | 'other' | undefined> {
  const chosen = await choose(page, await entries(page), wanted);
  if (chosen !== undefined) await confirm(page);
  return chosen;
}

/** Plays whenever there is something to choose, until the match is over; which money actions there were. */
export async function playToTheEnd(wanted: Paid[], ...pages: Page[]): Promise<Set<string>> {
  const done = new Set<string>();
  for (;;) {
    for (const page of pages) {
      if (await isOver(page)) return done;
      // Each kind of action once, so that the money lasts for all of them.
      const deed = await playOnce(
        page,
        wanted.filter(kind => !done.has(kind)),
      );
      if (deed !== undefined) done.add(deed);
    }
    await pages[0]?.waitForTimeout(20);
  }
}

/** Zoos with hardly any room left, of two players and of five. */
const FULL = {
  2: {
    removed: ['camel', 'leopard', 'panda'],
    zoos: [
      {
        coins: 12,
        extensions: 1,
        enclosures: { E4: '3F+Fm', E5: '2E+Em*+Ef*+Eb', E6: '4Z+Zm', X1: '4K' },
        stalls: { E4: 's+k', E5: 'b' },
        barn: '2A+Am+E+p+k',
      },
      {
        coins: 14,
        extensions: 2,
        enclosures: { E4: '4A', E5: '3K+Km+Kf', E6: '2F+2Fb+Fm*+Ff*', X1: '3E+Em+Ef', X2: '2Z+Zm' },
        stalls: { E4: '2p', E6: 's', X1: 'b' },
        barn: 'F+Af+Z+s',
      },
    ],
    trucks: ['Zf+Ff+k', 'Af+b', '$'],
  },
  5: {
    removed: [],
    zoos: [
      {
        coins: 10,
        extensions: 0,
        enclosures: { E4: '3F+Fm', E5: '2E+Em*+Ef*+Eb', E6: '4Z+Zm' },
        stalls: { E4: 's+k', E5: 'b' },
        barn: '2A+Am+E+p+k',
      },
      {
        coins: 11,
        extensions: 1,
        enclosures: { E4: '4L', E5: '3C+Cm+Cf', E6: '2K+2Kb+Km*+Kf*', X1: '4P+Pm' },
        stalls: { E4: '2p', E6: 's' },
        barn: '2F+Ff+A+Z',
      },
      {
        coins: 0,
        extensions: 1,
        enclosures: { E4: '2A+Ab', E5: '3K', E6: '3L+Lm+Lf', X1: '3C+Cb' },
        stalls: { E4: 's', X1: 'b' },
        barn: 'Em+Pf+Z',
      },
      { coins: 3, extensions: 0, enclosures: { E4: '2F', E5: '2P', E6: '2E' }, stalls: {}, barn: 'Km+Zf+Lm+Cf+A' },
      { coins: 1, extensions: 0, enclosures: { E6: 'Z+Zm' }, stalls: {}, barn: '' },
    ],
    trucks: ['Pm+Af+b', 'Lf+Cm+$', 'Kf+Ef+k', 'Ff+P+$', ''],
  },
} as const;

/** The decisions of a turn where there is the most to be drawn: at its start, with a tile in hand, and unloading. */
export function fullest(seats: keyof typeof FULL): Record<'turn' | 'load' | 'unload', Position> {
  const { trucks, ...table } = FULL[seats];
  const loads = trucks.map(tiles => ({ tiles: tiles as string, taken_by: null as number | null }));
  const [own, ...rest] = loads;
  const turn = { seats, ...table, phase: 'turn', to_move: 0, trucks: loads };
  const open = trucks.map((tiles, at) => ({ tiles: at === 1 ? '' : tiles, taken_by: null }));
  return {
    turn,
    load: { ...turn, phase: 'load', drawn: 'A', trucks: open },
    unload: { ...turn, phase: 'unload', passed: [0], trucks: [{ ...own, taken_by: 0 }, ...rest] },
  };
}

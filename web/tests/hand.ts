/**
 * How a hand plays one game in the browser, and where there is most to look at. `tests/games/<id>.ts` has one for each
 * game and is found by its name; `every-game.spec.ts` does with each what every game must pass.
 */
import { expect, type Page } from '@playwright/test';

import type { Position } from './arranged';
import { tableOf } from './server';

export interface Table {
  seats: number;
  /** The language in which this table is measured: the longest words are not the English ones. */
  language: 'en' | 'fr' | 'de';
  /** The person has something to choose at once, or soon. */
  options?: object;
}

export interface Hand {
  /** A match to be played by two people and bots from its beginning to its end, as short as the rules allow. */
  whole: { seats: number; options: object };
  /** Few seats and many. */
  tables: readonly [Table, ...Table[]];
  /** The same with everything that expansions add, where a game has any; the fullest last. */
  more?: readonly Table[];
  /** Where there is most to be drawn, by names. Seat 0 has something to choose in each. */
  fullest(seats: number, options?: object): Record<string, Position>;
  /** Whether something is to be chosen. */
  mayPlay(page: Page): Promise<boolean>;
  /** Takes up a choice without confirming it, another one with another whim; false or nothing when there is none. */
  choose(page: Page, whim?: number): Promise<unknown>;
  /** Makes some choice and sees it happen; false or nothing when there is none. */
  playOnce(page: Page): Promise<unknown>;
  /** What of the board stays where it is, whatever is chosen or comes to lie on it, for `querySelectorAll`. */
  still: string;
  /** Positions that differ in how much lies somewhere. */
  filling?(seats: number): Position[];
  /** Parts of the board that are too narrow for what is in them. */
  crowded?(page: Page): Promise<string[]>;
  /** What opens a dialog, by its name for tests. */
  dialogs?: readonly string[];
  /** Goes on where something lies over the board and waits. */
  goOn?(page: Page): Promise<void>;
}

/** How many entries the page has heard of. */
export const entries = async (page: Page): Promise<number> =>
  Number(await page.getByTestId('play').getAttribute('data-entries'));

/** For what takes some milliseconds, and is waited for hundreds of times. */
export const SOON = { intervals: [10, 20, 40, 80, 160] };

export const isOver = (page: Page): Promise<boolean> => page.getByTestId('result').isVisible();

/** A match of one person against bots, begun. */
export async function againstBots(page: Page, game: string, seats: number, options: object = {}): Promise<void> {
  await page.goto(await tableOf(page, game, seats, 1, options));
  await page.getByRole('button', { name: 'Join game' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByTestId('board')).toBeVisible();
}

/** Ends a match in which nobody can go on, long before the test would end, and with what its pages show. */
const PATIENCE = 60_000;

/** Plays whenever there is something to choose, until the match is over. */
export async function playToTheEnd(hand: Hand, ...pages: Page[]): Promise<void> {
  for (let last = Date.now(); Date.now() - last < PATIENCE;) {
    for (const page of pages) {
      if (await isOver(page)) return;
      await hand.goOn?.(page);
      if (await hand.playOnce(page)) last = Date.now();
    }
    await pages[0]?.waitForTimeout(20);
  }
  const shown = await Promise.all(pages.map(page => page.getByTestId('play').ariaSnapshot()));
  throw new Error(`nobody can go on:\n${shown.join('\n\n')}`);
}

/** Ends the match the short way. */
export async function giveUp(page: Page): Promise<void> {
  await page.getByRole('tab').last().click();
  const button = page.getByTestId('resign');
  await button.click();
  await button.click();
  await expect(page.getByTestId('result')).toBeVisible();
}

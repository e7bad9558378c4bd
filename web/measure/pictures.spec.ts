/** Makes the pictures of the README again, into `docs/pictures/`. */
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { mayPlay, play } from '../tests/games/zebres';
import * as zooloretto from '../tests/games/zooloretto';
import { entries } from '../tests/hand';
import { expect, invite, sitDown, test } from '../tests/server';

const PICTURES = join(import.meta.dirname, '../../docs/pictures');

/** The first moves of worked example 23 of the rules: the same picture each time. */
const MOVES = 'g11 E25+3 E02+2 Z00+1 Z40+3 Z13+2 Z30+2 G42+3 C15+3 Z22+2 G45+3 Z43+1 L12+2 Z10+3 C24+2 C04+2 G31+1';

async function midgame(first: Page, second: Page): Promise<void> {
  const [start, ...turns] = MOVES.split(' ');
  if (start !== undefined) await play(first, start);
  let [mover, other] = [second, first];
  for (const turn of turns) {
    const [placed, steps] = turn.split('+');
    if (placed !== undefined) await play(mover, placed);
    await play(mover, `+${steps}`);
    [mover, other] = [other, mover];
  }
}

test('pictures of the README', async ({ arrive }) => {
  const wide = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
  const [ada, leo] = [await arrive(wide), await arrive({ ...phone, colorScheme: 'dark' })];
  await ada.goto('/');
  await expect(ada.getByRole('button', { name: 'Play against bots' })).toBeVisible();
  await ada.getByLabel('Your name').fill('Ada');
  await ada.waitForTimeout(500);
  await ada.screenshot({ path: join(PICTURES, 'home.png') });

  await sitDown(leo, await invite(ada, 'Ada'), 'Leo');
  await ada.getByRole('button', { name: 'Start game' }).click();
  await expect.poll(async () => (await mayPlay(ada)) || (await mayPlay(leo))).toBe(true);
  const [first, second] = (await mayPlay(ada)) ? [ada, leo] : [leo, ada];
  await midgame(first, second);
  // A choice taken up on one screen; the other one waits.
  await expect.poll(() => mayPlay(second)).toBe(true);
  await second.getByTestId('pile-gazelle').click();
  await second.locator('button[data-test^=square-]').first().click();
  await ada.waitForTimeout(1000);
  await ada.screenshot({ path: join(PICTURES, 'board.png') });
  await leo.screenshot({ path: join(PICTURES, 'phone.png') });
});

/** Chance deals anew each time, so that this picture is another one each time. */
test('a picture of Zooloretto', async ({ arrive }) => {
  const ada = await arrive({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 });
  await zooloretto.againstBots(ada, 4);
  while ((await entries(ada)) < 150) {
    await zooloretto.playOnce(ada);
    await ada.waitForTimeout(50);
  }
  // A choice taken up, which shows what it would bring.
  await expect.poll(() => zooloretto.mayPlay(ada)).toBe(true);
  await zooloretto.choose(ada, 2);
  await ada.waitForTimeout(1000);
  await ada.screenshot({ path: join(PICTURES, 'zooloretto.png') });
});

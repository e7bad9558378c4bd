import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { Arranged } from './arranged';
import { hand } from './games/mio';
import { againstBots, playToTheEnd } from './hand';
import { faultsInAnyLight } from './looks';
import { expect, tableOf, test, twoAt } from './server';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Another set of 25 tiles. */
const SAMPLE = join(import.meta.dirname, '../../games/mio/src/components/sample.csv');

const sample = readFileSync(SAMPLE, 'utf8');
const FAMILIES: Record<string, string> = {
  ape: 'apes',
  mammal: 'mammals',
  bird: 'birds',
  reptile: 'reptiles',
  sea: 'sea animals',
};

/** Chooses by keys alone: focus, Enter, and once more to confirm. */
async function press(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByTestId(name).first().press('Enter');
}

test('bids are sealed, changed and opened together, by keys', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive({ locale: 'fr-FR', ...PHONE })];
  await twoAt(ada, leo, await tableOf(ada, 'mio', 2, 2));
  await expect(ada.getByTestId('seal')).toBeVisible();
  await press(ada, 'coins-2', 'seal', 'confirm');
  await expect(ada.getByTestId('sealed')).toContainText('2 coins');
  // Everybody sees that there is a bid, and nobody what it is.
  await expect(leo.getByTestId('sealed-0')).toContainText('✓');
  await expect(leo.getByTestId('sealed-1')).toContainText('…');
  await expect(leo.locator('#panel')).not.toContainText(/offre|2 pièces/);
  await press(ada, 'change-bid');
  await expect(leo.getByTestId('sealed-0')).toContainText('…');
  await press(ada, 'coins-3', 'seal', 'confirm');
  await expect(ada.getByTestId('sealed')).toContainText('3 coins');
  await press(leo, 'coins-1', 'seal', 'confirm');
  for (const page of [ada, leo]) {
    await expect(page.getByTestId('bids').getByRole('listitem')).toHaveText([/3/, /1/]);
  }
  // Whoever looks back sees no bid before it was opened.
  const slider = ada.getByTestId('replay-slider');
  const last = Number(await slider.inputValue());
  for (const [at, opened] of [
    [last, 1],
    [last - 1, 0],
    [last, 1],
  ] as const) {
    await slider.fill(String(at));
    await expect(ada.getByTestId('bids')).toHaveCount(opened);
  }
  // The first place is taken up, and confirmed by choosing it once more.
  const spot = ada.locator('[data-test=spot]').first();
  await spot.press('Enter');
  await expect(ada.getByTestId('chosen')).toBeVisible();
  await spot.press('Enter');
  await expect(ada.getByTestId('seal')).toBeVisible();
  // The log tells it in words.
  await expect(ada.locator('#panel')).toContainText('You bid 3 coins');
});

test('a tile in hand is turned by click, wheel and key, and one key shows the whole zoo', async ({ arrive }) => {
  const page = await arrive();
  const arranged = await Arranged.on(page, 'mio');
  await againstBots(page, 'mio', 4);
  await arranged.show(hand.fullest(4)['place'] ?? {});
  const lattice = page.getByTestId('board').getByTestId('lattice');
  let turn = await lattice.getAttribute('data-turn');
  const turns = async (how: () => Promise<void>) => {
    await how();
    await expect(lattice).not.toHaveAttribute('data-turn', turn ?? '');
    turn = await lattice.getAttribute('data-turn');
  };
  await turns(() => page.getByTestId('rotate').click());
  await turns(() => page.keyboard.press('r'));
  await lattice.hover({ position: { x: 5, y: 5 } });
  await turns(() => page.mouse.wheel(0, 100));
  const fit = page.getByTestId('fit');
  await expect(fit).toHaveCount(0);
  await page.keyboard.press('+');
  await expect(fit).toBeVisible();
  await page.keyboard.press('0');
  await expect(fit).toHaveCount(0);
  // Another zoo opens on a click.
  await page.getByTestId('zoo-1').click();
  await expect(page.getByRole('dialog').getByTestId('lattice')).toBeVisible();
});

test('both variants are played to the end', async ({ arrive }) => {
  const page = await arrive({}, { forced: false });
  await againstBots(page, 'mio', 2, { year_length: 'three_bush_tiles', economy: 'balance' });
  await playToTheEnd(hand, page);
  await expect(page.getByTestId('result')).toContainText(/point/);
});

test('a hint says why', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 'mio', 2);
  await page.getByTestId('hint').click();
  await expect(page.getByTestId('advice')).toContainText(/coins? left.*more tiles this year/);
});

test.describe('tiles as data', () => {
  // The rules refuse what is half typed, and browsers report that.
  test.use({ forgiven: /status of 422/ });

  for (const [where, window] of [
    ['on a desk', {}],
    ['on a phone', PHONE],
  ] as const) {
    test(`other tiles are typed or read from a file, and played with, ${where}`, async ({ arrive }) => {
      const page = await arrive(window);
      await page.goto('/');
      await page.locator('input[value=mio]').check({ force: true });
      const card = page.getByTestId('game-mio');
      await card.locator('summary').click();
      await card.getByTestId('edit-tiles').click();
      const [text, verdict, take] = [page.getByTestId('text'), page.getByTestId('verdict'), page.getByTestId('take')];
      const drawn = page.getByTestId('tile-set').locator('[data-tile]');
      await expect(verdict).toHaveText('Everything is in order.');
      await expect(drawn).toHaveCount(25);
      // Row and column of what is wrong are named, and its tile cannot be drawn.
      const built = await text.inputValue();
      await text.fill(built.replace('\n7,bird,', '\n7,brid,'));
      await expect(verdict).toHaveText(/Row 9, column family_a: “brid”/);
      await expect(drawn).toHaveCount(24);
      await expect(take).toBeDisabled();
      expect(await faultsInAnyLight(page)).toEqual([]);
      await page.getByTestId('reset').click();
      await expect(take).toBeEnabled();
      expect(await text.inputValue()).toBe(built);
      await page.getByTestId('file').setInputFiles(SAMPLE);
      await expect(text).toHaveValue(sample);
      await expect(verdict).toHaveText('Everything is in order.');
      await take.click();
      await expect(card.locator('summary')).toContainText('Tile set: Own tiles');
      await card.getByRole('button', { name: 'Play against bots' }).click();
      // The match and its record have these tiles, and the page draws and names them.
      await expect(page.getByTestId('board')).toBeVisible();
      const { options } = await page.evaluate(async () => {
        const record = await fetch(`/api/tables/${location.pathname.split('/').pop()}/record`);
        return (await record.json()) as { options: { tiles: string } };
      });
      expect(options.tiles.trim()).toBe(sample.trim());
      const now = await page.locator('[data-test^=row-].now').getAttribute('data-test');
      const row = sample.split('\n').find(row => row.startsWith(`${now?.slice('row-'.length)},`));
      const [, a, starsA, b, starsB] = row?.split(',') ?? [];
      await expect(page.getByTestId('task')).toContainText(
        `${FAMILIES[a ?? '']} ${starsA}, ${FAMILIES[b ?? '']} ${starsB}`,
      );
    });
  }
});

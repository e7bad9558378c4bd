import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { Arranged } from './arranged';
import { hand } from './games/wonderzoo';
import { againstBots, playToTheEnd } from './hand';
import { faultsInAnyLight, settled } from './looks';
import { expect, test } from './server';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Another set of tiles and other boards. */
const sample = (name: string) => join(import.meta.dirname, '../../games/wonderzoo/src/components', name);

const board = (page: Page) => page.getByTestId('board');
const spots = (page: Page) => board(page).getByTestId('spot');
const spot = (page: Page, action: string) => board(page).locator(`[data-test=spot][data-action="${action}"]`);

/** A table whose page shows one of the fullest positions. */
async function arrange(page: Page, moment: string, seats = 2): Promise<void> {
  const arranged = await Arranged.on(page, 'wonderzoo');
  await againstBots(page, 'wonderzoo', seats);
  await arranged.show(hand.fullest(seats)[moment] ?? {});
  await expect.poll(() => hand.mayPlay(page)).toBe(true);
}

test('a turn is played by keys alone: entrance, tile, place and icon', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 'wonderzoo', 2, { first_bus: 0 });
  await expect(page.getByTestId('task')).toContainText('entrance');
  const place = spots(page).first();
  await place.press('Enter');
  await expect(page.getByTestId('chosen')).toBeVisible();
  // Choosing the same once more plays it.
  await place.press('Enter');
  const tile = page.locator('[data-test^=pick-]').first();
  await tile.press('Enter');
  await tile.press('Enter');
  await expect(page.getByTestId('rotate')).toBeVisible();
  // Arrow keys go from place to place.
  await spots(page).first().focus();
  const before = await page.evaluate(() => document.activeElement?.getAttribute('data-action'));
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).not.toBe(before);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByTestId('skip').press('Enter');
  await page.getByTestId('confirm').press('Enter');
  await expect(page.locator('#panel')).toContainText(/You don’t use the icon/);
});

test('a tile in hand is turned by click, wheel and key, and turns where it lies', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 'wonderzoo', 2, { first_bus: 0 });
  await expect(spots(page).first()).toBeVisible();
  const lattice = board(page).getByTestId('lattice');
  let turn = await lattice.getAttribute('data-turn');
  const turns = async (how: () => Promise<void>) => {
    await how();
    await expect(lattice).not.toHaveAttribute('data-turn', turn ?? '');
    turn = await lattice.getAttribute('data-turn');
  };
  await turns(() => page.getByTestId('rotate').click());
  await turns(() => page.keyboard.press('r'));
  await turns(() => page.keyboard.press('R'));
  await lattice.hover({ position: { x: 40, y: 40 } });
  await turns(() => page.mouse.wheel(0, 100));
  // What is chosen is turned, and stays chosen.
  await spots(page).first().press('Enter');
  const chosen = await page.getByTestId('chosen').textContent();
  await turns(() => page.getByTestId('rotate').click());
  await expect(page.getByTestId('chosen')).not.toHaveText(chosen ?? '');
});

test('a tile is dragged from the display onto the board, and laid by a click', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 'wonderzoo', 2, { first_bus: 0 });
  const place = spots(page).first();
  await place.press('Enter');
  await place.press('Enter');
  const lattice = board(page).getByTestId('lattice');
  await page.locator('[data-test^=pick-]').first().dragTo(lattice);
  await expect(page.getByTestId('chosen')).toBeVisible();
  await expect(page.getByTestId('gains').first()).toBeVisible();
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('use')).toBeVisible();
});

test('visitors are dragged to a cell, which says what it is worth', async ({ arrive }) => {
  const page = await arrive();
  await arrange(page, 'visitor');
  // Beside water and grass: two points for red at each.
  await expect(spot(page, 'r@b8')).toHaveText('+4');
  await page.getByTestId('visitor-blue').click();
  await expect(spot(page, 'b@b8')).toHaveText('+3');
  await page.getByTestId('visitor-red').dragTo(spot(page, 'b@b8'));
  await expect(page.getByTestId('chosen')).toContainText('b8');
  await expect(page.getByTestId('gains').first()).toContainText('9→13');
  await settled(page);
});

test('an enclosure is dragged elsewhere, and points are shown before and after', async ({ arrive }) => {
  const page = await arrive();
  await arrange(page, 'swap');
  await expect(spot(page, '?V14')).toBeVisible();
  await spot(page, '?V14').click();
  const target = spots(page).and(page.locator('[data-action^="V14:"]')).first();
  await target.press('Enter');
  await expect(page.getByTestId('gains').first()).toContainText(/9→\d/);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('chosen')).toHaveCount(0);
  // On all of its cells it can be taken hold of.
  const box = await board(page).getByTestId('lattice').boundingBox();
  const [from, to] = [await spot(page, '?G13').boundingBox(), await target.boundingBox()];
  if (!box || !from || !to) throw new Error('nothing is drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByTestId('chosen')).toContainText('G13');
  await settled(page);
});

test('a finger slides the tile over the board, and another zoo opens', async ({ arrive }) => {
  const page = await arrive(PHONE);
  await againstBots(page, 'wonderzoo', 2, { first_bus: 0 });
  await expect(spots(page).first()).toBeVisible();
  await spots(page).nth(3).tap();
  const first = await page.getByTestId('chosen').textContent();
  // The board stays where it is, and the tile goes along.
  const [from, to] = [await spots(page).nth(3).boundingBox(), await spots(page).nth(0).boundingBox()];
  if (!from || !to) throw new Error('nothing is drawn');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByTestId('chosen')).not.toHaveText(first ?? '');
  await expect(board(page).getByTestId('fit')).toHaveCount(0);
  await page.getByTestId('zoo-1').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the hard expert game with other rulings is played to the end', async ({ arrive }) => {
  const page = await arrive({}, { forced: false });
  const options = { difficulty: 'hard', scoring: 'expert', adjacency_scoring: 'tile', stuck: 'pass' };
  await againstBots(page, 'wonderzoo', 3, { ...options, entrance_visitors: false });
  await playToTheEnd(hand, page);
  await expect(page.getByTestId('result')).toContainText(/point/);
});

test('a hint says why', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 'wonderzoo', 2, { first_bus: 0 });
  const place = spots(page).first();
  await place.press('Enter');
  await place.press('Enter');
  await expect(page.locator('[data-test^=pick-]').first()).toBeVisible();
  await page.getByTestId('hint').click();
  await expect(page.getByTestId('advice')).toContainText(/Icon:/);
});

test.describe('tiles and boards as data', () => {
  // The rules refuse what is half typed, and browsers report that.
  test.use({ forgiven: /status of 422/ });

  for (const [where, window] of [
    ['on a desk', {}],
    ['on a phone', PHONE],
  ] as const) {
    test(`other tiles and boards are typed or read from a file, and played with, ${where}`, async ({ arrive }) => {
      const page = await arrive(window);
      await page.goto('/');
      await page.locator('input[value=wonderzoo]').check({ force: true });
      const card = page.getByTestId('game-wonderzoo');
      await card.locator('summary').click();
      const [text, verdict, take] = [page.getByTestId('text'), page.getByTestId('verdict'), page.getByTestId('take')];
      await card.getByTestId('edit-tiles').click();
      const drawn = page.getByTestId('tile-set').locator('[data-tile]');
      await expect(verdict).toHaveText('Everything is in order.');
      await expect(drawn).toHaveCount(65);
      // What is wrong is named, and its tile cannot be drawn.
      const built = await text.inputValue();
      await text.fill(built.replace('G07,grass,', 'G07,gras,'));
      await expect(verdict).toContainText('gras');
      await expect(drawn).toHaveCount(64);
      await expect(take).toBeDisabled();
      expect(await faultsInAnyLight(page)).toEqual([]);
      await page.getByTestId('file').setInputFiles(sample('sample.csv'));
      await expect(verdict).toHaveText('Everything is in order.');
      await take.click();
      await card.getByTestId('edit-boards').click();
      await expect(page.getByTestId('board-set').locator('[data-board]')).toHaveCount(5);
      await page.getByTestId('file').setInputFiles(sample('sample-boards.csv'));
      await expect(verdict).toHaveText('Everything is in order.');
      await take.click();
      await card.getByRole('button', { name: 'Play against bots' }).click();
      await expect(board(page)).toBeVisible();
      const { options } = await page.evaluate(async () => {
        const record = await fetch(`/api/tables/${location.pathname.split('/').pop()}/record`);
        return (await record.json()) as { options: { tiles: string; boards: string } };
      });
      expect(options.tiles.trim()).toBe(readFileSync(sample('sample.csv'), 'utf8').trim());
      expect(options.boards.trim()).toBe(readFileSync(sample('sample-boards.csv'), 'utf8').trim());
    });
  }
});

import type { Page } from '@playwright/test';

import { Arranged } from './arranged';
import { againstBots, entries, SOON } from './hand';
import { HANDS } from './hands';
import { faultsInAnyLight, settled, SIZES } from './looks';
import { expect, test } from './server';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const card = (page: Page) => page.getByTestId('animal-card');
const shown = (page: Page) => card(page).getAttribute('data-shows');
const dialog = (page: Page) => page.getByTestId('animal-dialog');

/** A finger goes down, some way, and is lifted after a while. */
async function finger(page: Page, from: readonly [number, number], to: readonly [number, number], rests = 0) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: string, ...points: (readonly [number, number])[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) } as never);
  await touch('touchStart', from);
  for (let step = 1; step <= 4; step += 1) {
    if (from.join() === to.join()) break;
    await touch('touchMove', [from[0] + ((to[0] - from[0]) * step) / 4, from[1] + ((to[1] - from[1]) * step) / 4]);
  }
  if (rests > 0) await expect(dialog(page)).toBeVisible();
  await touch('touchEnd');
}

/** The middle of the first picture of an animal on the board that nothing cuts off, and which animal that is. */
const firstAnimal = (page: Page): Promise<{ animal: string; x: number; y: number }> =>
  page.evaluate(() => {
    for (const picture of document.querySelectorAll('.board [data-animal]')) {
      const { x, y, width, height } = picture.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      // A card of the hand has an answer of its own.
      const free = width > 8 && !picture.closest('[inert], [data-holds]') && at.x < innerWidth && at.y < innerHeight;
      const board = document.elementFromPoint(at.x, at.y)?.closest('.board');
      if (free && board) return { animal: picture.getAttribute('data-animal') ?? '', ...at };
    }
    throw new Error('the board shows no animal');
  });

test('the first page leads to the animals, and one leafs through them by click and key', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await page.getByTestId('animals').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Animals' })).toBeVisible();
  await page.getByRole('link', { name: 'Koala' }).click();
  await expect(page).toHaveURL(/\/animals\/koala$/);
  await expect(page).toHaveTitle('Koala · Animals · Menagerie');
  await expect(page.getByRole('heading', { level: 1, name: 'Koala' })).toBeVisible();
  const next = page.getByRole('link', { name: 'Next animal: orang-utan' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/animals\/orangutan$/);
  // The focus stays where it is, so that one can go on.
  await expect(page.getByTestId('next-animal')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page)).toBe('bat');
  await page.getByTestId('previous-animal').click();
  await expect(page).toHaveURL(/\/animals\/macaw$/);
  // However far one has leafed, one step back is the overview.
  await page.goBack();
  await expect(page).toHaveURL(/\/animals$/);
  await expect(page.getByRole('link', { name: 'Macaw' })).toBeVisible();
  await page.goto('/animals/unicorn');
  await expect(page.getByText('Page not found.')).toBeVisible();
  await page.getByRole('link', { name: 'All animals' }).click();
  await expect(page).toHaveURL(/\/animals$/);
});

test('a finger sweeps from card to card, and up and down it scrolls', async ({ arrive }) => {
  const page = await arrive(PHONE);
  await page.goto('/animals/koala');
  await expect(card(page)).toBeVisible();
  await finger(page, [300, 300], [80, 310]);
  await expect.poll(() => shown(page)).toBe('orangutan');
  await finger(page, [80, 300], [300, 290]);
  await expect.poll(() => shown(page)).toBe('koala');
  await finger(page, [200, 400], [150, 200]);
  await settled(page);
  expect(await shown(page)).toBe('koala');
});

for (const [locale, title, lives] of [
  ['en-GB', 'Animals', 'Lives in'],
  ['fr-FR', 'Animaux', 'Vit dans'],
  ['de-DE', 'Tiere', 'Lebt in'],
] as const) {
  test(`every animal has its card in ${locale}`, async ({ arrive }) => {
    const page = await arrive({ locale });
    await page.goto('/animals');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const animals = await page
      .locator('main [data-test^=animal-]')
      .evaluateAll(all => all.map(each => each.getAttribute('data-test')?.slice('animal-'.length) ?? ''));
    expect(animals.length).toBeGreaterThanOrEqual(16);
    await page.goto(`/animals/${animals[0] ?? ''}`);
    for (const [at, animal] of animals.entries()) {
      await expect.poll(() => shown(page), SOON).toBe(animal);
      const facts = await card(page).locator('.told li').allInnerTexts();
      expect([2, 3], animal).toContain(facts.length);
      const said = await card(page).innerText();
      expect(said, animal).not.toMatch(/\{[a-z-]+\}/);
      expect(said).toContain(lives);
      await expect(card(page).locator('.homes a').first()).toBeVisible();
      const picture = card(page).locator('img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), animal)
        .toBeGreaterThan(0);
      await page.keyboard.press('ArrowRight');
      if (at === animals.length - 1) await expect.poll(() => shown(page), SOON).toBe(animals[0]);
    }
  });
}

test('the animals are for everyone, in every window', async ({ arrive }) => {
  // The longest names are the German ones.
  const page = await arrive({ locale: 'de-DE' });
  for (const path of ['/animals', '/animals/anteater', '/animals/baboon']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faultsInAnyLight(page), path).toEqual([]);
    for (const size of [...SIZES, { width: 360, height: 740 }]) {
      await page.setViewportSize(size);
      await settled(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${path} at ${size.width}`).toBeLessThanOrEqual(0);
      if (path === '/animals') continue;
      for (const way of ['previous-animal', 'next-animal']) {
        await expect(page.getByTestId(way), `${path} at ${size.width}`).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

for (const [game, hand] of HANDS) {
  test(`${game}: an animal on the board is asked about without a move`, async ({ arrive }) => {
    const page = await arrive();
    const arranged = await Arranged.on(page, game);
    const { seats, options } = hand.tables[0];
    await againstBots(page, game, seats, options);
    const [position] = Object.values(hand.fullest(seats));
    await arranged.show(position ?? {});
    await expect.poll(() => hand.mayPlay(page), SOON).toBe(true);
    await settled(page);
    const before = await entries(page);

    // By a right click; the card leafs to the other animals of the game.
    const { animal, x, y } = await firstAnimal(page);
    await page.mouse.click(x, y, { button: 'right' });
    await expect.poll(() => shown(page)).toBe(animal);
    expect(await faultsInAnyLight(page)).toEqual([]);
    // The match stays: rules and all animals are other windows.
    for (const link of await dialog(page).locator('.homes a, a.all').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shown(page)).not.toBe(animal);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    // By a key, of what the mouse points at.
    await page.mouse.move(x + 1, y + 1);
    await page.keyboard.press('i');
    await expect.poll(() => shown(page)).toBe(animal);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    // Without a mouse there is always some animal of the game.
    await page.getByTestId('settings').focus();
    await page.keyboard.press('i');
    await expect(card(page)).toBeVisible();
    await page.keyboard.press('Escape');

    expect(await entries(page)).toBe(before);
    await expect(page.getByTestId('chosen')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByTestId('keys')).toContainText('Show the card of an animal');
  });
}

test('a tile with the focus says what it is, and a finger that rests on it takes nothing up', async ({ arrive }) => {
  const page = await arrive(PHONE);
  const hand = HANDS.get('zooloretto');
  const arranged = await Arranged.on(page, 'zooloretto');
  await againstBots(page, 'zooloretto', 2);
  const positions = Object.values(hand?.fullest(2) ?? {});
  for (const position of positions) {
    await arranged.show(position);
    await settled(page);
    if ((await page.locator('.cargo [data-animal]').count()) > 0) break;
  }
  const tile = page.locator('.cargo:has([data-animal])').first();
  await expect(tile).toBeVisible();
  const animal = (await tile.locator('[data-animal]').getAttribute('data-animal')) ?? '';
  await tile.focus();
  await page.keyboard.press('i');
  await expect.poll(() => shown(page)).toBe(animal);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(tile).toBeFocused();

  const { x, y, width, height } = (await tile.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [x + width / 2, y + height / 2] as const;
  await finger(page, middle, middle, 1);
  await expect.poll(() => shown(page)).toBe(animal);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  // A tap still takes it up.
  await tile.tap();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
});

test('the rules show the animals of their game, on their page and beside a match', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/rules/zoff#animals');
  await page.getByTestId('card-of-elephant').click();
  await expect(dialog(page).getByRole('heading', { level: 2, name: 'Elephant' })).toBeVisible();
  await expect(page).toHaveURL(/\/rules\/zoff#animals$/);
  // An animal that lives in several games leads to the rules of each.
  const homes = dialog(page).locator('.homes a');
  await expect(homes).toHaveText(['Drôles de Zèbres', 'Zoff im Zoo', 'Zooloretto', 'Wonderzoo']);
  await homes.filter({ hasText: 'Zooloretto' }).click();
  await expect(page).toHaveURL(/\/rules\/zooloretto$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByTestId('card-of-koala')).toBeVisible();

  await againstBots(page, 'zooloretto', 2);
  await page.getByTestId('rules').click();
  const drawer = page.getByTestId('rules-drawer');
  await drawer.getByTestId('card-of-koala').click();
  await expect.poll(() => shown(page)).toBe('koala');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(drawer).toBeVisible();
});

import type { Page } from '@playwright/test';

import { Arranged } from './arranged';
import { entries } from './board';
import { faults, misplaced, SIZES } from './looks';
import { expect, speak, tableOf, test, twoAt } from './server';
import { againstBots, choose, confirm, fullest, mayPay, mayPlay, playOnce, playToTheEnd } from './zooloretto';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Parts of the board that lie on each other, hang over it, or do not show all that is in them. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const inSight = (element: Element) => !element.closest('[inert]');
    const name = (element: Element) => `${element.className} ${element.textContent.trim().slice(0, 30)}`;
    const board = document.querySelector('[data-test=board]')?.getBoundingClientRect() ?? new DOMRect();
    const parts = [...document.querySelectorAll('.other, .truck, .stack, .money button, .zoo.map > *, .page .zoo > *')];
    const boxes = parts.filter(inSight).map(element => ({ element, box: element.getBoundingClientRect() }));
    for (const [at, { element, box }] of boxes.entries()) {
      if (box.width === 0) continue;
      if (box.left < board.left - 4 || box.right > board.right + 4 || box.bottom > board.bottom + 4)
        found.push(`${name(element)} hangs over`);
      for (const other of boxes.slice(at + 1)) {
        const apart =
          box.right <= other.box.left + 2 ||
          other.box.right <= box.left + 2 ||
          box.bottom <= other.box.top + 2 ||
          other.box.bottom <= box.top + 2;
        if (!apart) found.push(`${name(element)} lies on ${name(other.element)}`);
      }
    }
    // What is inside a part stays inside it.
    for (const part of document.querySelectorAll('.truck, .enclosure, .barn, .money button, .stack, .tabs button')) {
      const box = part.getBoundingClientRect();
      if (!inSight(part) || box.width === 0) continue;
      for (const inner of part.querySelectorAll('.tile, .space, .words, .label, .now, .points, .has')) {
        const { left, right, width } = inner.getBoundingClientRect();
        if (inner.closest('.stored') || width === 0) continue;
        if (left < box.left - 4 || right > box.right + 4) found.push(`${name(inner)} hangs out of ${name(part)}`);
      }
    }
    // What lies in a barn lies side by side, and is all there without scrolling.
    for (const barn of [...document.querySelectorAll('.stored')].filter(inSight)) {
      if (barn.scrollHeight > barn.clientHeight + 2) found.push(`${name(barn)} is deeper than its barn`);
      const things = [...barn.querySelectorAll('.tile')].map(tile => tile.getBoundingClientRect());
      for (const [at, one] of things.entries())
        for (const other of things.slice(at + 1))
          if (one.right > other.left + 3 && other.right > one.left + 3)
            if (one.bottom > other.top + 3 && other.bottom > one.top + 3)
              found.push(`tiles lie on each other in ${name(barn)}`);
    }
    // Short names are whole, and so is every word.
    for (const who of [...document.querySelectorAll('.who b')].filter(inSight)) {
      if (/^Bot/.test(who.textContent) && who.scrollWidth > who.clientWidth + 1) found.push(`${name(who)} is cut off`);
    }
    for (const words of [...document.querySelectorAll('.chip .name, .chip .kind, dialog th span')].filter(inSight)) {
      const text = words.firstChild;
      if (!(text instanceof Text)) continue;
      for (const { index, 0: word } of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 6) found.push(`${word} is broken`);
      }
    }
    // Words stay in their box, in one line where there is room for one, and off the stalls beside them.
    for (const words of document.querySelectorAll('.closed > span, .money .price, .label, .truck b')) {
      if (!inSight(words)) continue;
      if (words.scrollWidth > words.clientWidth + 1) found.push(`${name(words)} is cut off`);
      const wraps = words.matches('.price') && words.getBoundingClientRect().height > 20;
      if (wraps) found.push(`${name(words)} takes two lines`);
      const [box, around] = [words, words.closest('button') ?? words].map(element => element.getBoundingClientRect());
      if (box && around && (box.left < around.left || box.right > around.right))
        found.push(`${name(words)} hangs out of its button`);
      const stalls = words.closest('.enclosure')?.querySelector('.stalls :last-child')?.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(words);
      if (stalls && text.getBoundingClientRect().left < stalls.right) found.push(`${name(words)} lies on a stall`);
    }
    return found;
  });

test('two people play a whole match, and spend what they can', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive({ locale: 'fr-FR', ...PHONE })];
  const link = await tableOf(ada, 'zooloretto', 2, 2, { first: 0 });
  await twoAt(ada, leo, link);

  // Whether there is an occasion to spend money, chance decides.
  const done = await playToTheEnd(['swap', 'buy', 'expand', 'move', 'discard'], ada, leo);
  expect(done.has('other')).toBe(true);
  await expect(ada.getByTestId('turn')).toHaveText('The game is over');
  await expect(ada.getByTestId('sheet')).toContainText('Total');
  await expect(leo.getByTestId('sheet')).toContainText('Total');
});

test('one person and four bots play a match to the end, on a phone', async ({ arrive }) => {
  const page = await arrive(PHONE);
  await againstBots(page, 5);
  // Whether there is an occasion to spend money, chance decides.
  const done = await playToTheEnd(['swap', 'buy', 'expand'], page);
  expect(done.has('other')).toBe(true);
  await expect(page.getByTestId('result')).toContainText('Bot');
});

/** Plays until there is something to unload. */
async function toUnload(page: Page): Promise<void> {
  for (;;) {
    await expect.poll(() => mayPlay(page)).toBe(true);
    if ((await page.locator('.cargo').count()) > 0) return;
    const takes = page.locator('.takes > button.whole');
    if ((await takes.count()) > 0) {
      await takes.first().click();
      await confirm(page);
    } else await playOnce(page);
  }
}

test('a tile is placed by dragging it, and every lit place says what it brings', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 2);
  await toUnload(page);
  const tile = page.locator('.cargo').first();
  await tile.hover();
  await page.mouse.down();
  await page.mouse.move(500, 500, { steps: 4 });
  // The barn takes everything.
  const barn = page.getByTestId('place-B');
  await expect(barn).toBeVisible();
  await expect(page.locator('.barn.map .gains')).toHaveText(/−2/);
  await barn.hover();
  await page.mouse.up();
  await expect(page.getByTestId('chosen')).toContainText('barn');
  // The zoo is drawn as it would be, and what it would be worth.
  await expect(page.locator('.barn.map .fresh')).toHaveCount(1);
  await expect(page.getByTestId('effects')).toContainText('−2');
  await confirm(page);
});

test('an exchange shows its result before it is confirmed, and can be taken back', async ({ arrive }) => {
  const page = await arrive();
  const arranged = await Arranged.on(page, 'zooloretto');
  await againstBots(page, 2);
  await arranged.show(fullest(2).turn);
  await expect(page.locator('.truck .tile').first()).toBeVisible();
  const whole = () => page.locator('.own .ground').evaluateAll(all => all.map(ground => ground.innerHTML).join());
  const before = await whole();
  expect(await choose(page, 0, ['swap'])).toBe('swap');
  await expect(page.locator('.own .tile.fresh').first()).toBeVisible();
  expect(await whole()).not.toBe(before);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(whole).toBe(before);
});

test('money actions say their price, or why they are not possible', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 3);
  await expect.poll(() => mayPay(page)).toBe(true);
  await expect(page.getByTestId('paid-expand')).toContainText('missing 1');
  // It answers although it does nothing.
  await page.getByTestId('paid-expand').click({ force: true });
  await expect(page.getByTestId('aside')).toContainText('That costs 3 coins, and you have 2.');
  await page.getByTestId('paid-discard').click({ force: true });
  await expect(page.getByTestId('aside')).toContainText('Your barn is empty, so there is nothing to discard.');
});

test('everything is reached by keys', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 2);
  await expect.poll(() => mayPay(page)).toBe(true);
  await page.getByTestId('stack').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('chosen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('chosen')).toHaveCount(0);
  const before = await entries(page);
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  // The draw, and what was drawn.
  await expect.poll(() => entries(page)).toBe(before + 2);
  await page.getByTestId('truck-1').focus();
  await page.keyboard.press('1');
  await expect(page.getByTestId('chosen')).toContainText('Load truck 1');
});

test('other zoos and unseen tiles are opened; on a phone, zoos are turned over', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 5);
  await page.getByTestId('zoo-3').click();
  await expect(page.getByRole('dialog')).toContainText('Points, if the game ended now');
  await page.keyboard.press('Escape');
  await page.getByTestId('unseen').click();
  await expect(page.getByRole('dialog')).toContainText('still face down');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const phone = await arrive(PHONE);
  await againstBots(phone, 5);
  await phone.getByTestId('zoo-2').click();
  await expect(phone.getByTestId('zoo-2')).toHaveAttribute('aria-current', 'true');
  await expect(phone.locator('.page[data-seat="2"]')).toBeInViewport({ ratio: 0.9 });
  await phone.locator('.page[data-seat="2"]').focus();
  await phone.keyboard.press('ArrowRight');
  await expect(phone.locator('.page[data-seat="3"]')).toBeFocused();
  await expect(phone.locator('.page[data-seat="3"]')).toBeInViewport({ ratio: 0.9 });
});

/** The longest words are not the English ones. */
const TABLES = [
  { seats: 2, language: 'fr' },
  { seats: 5, language: 'de' },
] as const;
for (const size of SIZES) {
  for (const { seats, language } of TABLES) {
    test(`at ${size.width}×${size.height} a table of ${seats} fits the window (${language})`, async ({ arrive }) => {
      const page = await arrive({ viewport: size });
      const arranged = await Arranged.on(page, 'zooloretto');
      await againstBots(page, seats);
      await speak(page, language);
      const fits = async (moment: string) => {
        // What would come of a choice is asked for, and drawn.
        await page.waitForTimeout(200);
        expect([...(await misplaced(page)), ...(await crowded(page))], moment).toEqual([]);
      };
      await expect.poll(() => mayPlay(page)).toBe(true);
      await fits('the beginning');
      for (const [moment, position] of Object.entries(fullest(seats))) {
        await arranged.show(position);
        await expect(page.locator('.truck .tile').first()).toBeVisible();
        await fits(moment);
        for (const deed of moment === 'turn' ? (['swap', 'buy', 'expand', 'move', 'discard'] as const) : []) {
          expect(await choose(page, 1, [deed])).toBe(deed);
          await fits(deed);
          await page.keyboard.press('Escape');
          await expect(page.getByTestId('chosen')).toHaveCount(0);
        }
        expect(await choose(page)).toBe('other');
        await fits(`${moment}, chosen`);
      }
      await arranged.show(fullest(seats).turn);
      for (const dialog of ['zoo-1', 'unseen']) {
        const opener = page.getByTestId(dialog);
        await opener.click();
        // On a phone it is turned over to first.
        if ((await page.getByRole('dialog').count()) === 0) {
          await expect(opener).toHaveAttribute('aria-current', 'true');
          await opener.click();
        }
        await expect(page.getByRole('dialog')).toBeVisible();
        await fits(dialog);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nobody is shut out of a zoo, in ${colorScheme} colours`, async ({ arrive }) => {
    const page = await arrive({ colorScheme });
    await againstBots(page, 3);
    await expect.poll(() => mayPlay(page)).toBe(true);
    expect(await faults(page)).toEqual([]);
    await toUnload(page);
    if ((await page.locator('.target').count()) === 0) await page.locator('.cargo').first().click();
    await expect(page.locator('.gains').first()).toBeVisible();
    expect(await faults(page)).toEqual([]);
    for (const dialog of ['zoo-1', 'unseen']) {
      await page.getByTestId(dialog).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await faults(page), dialog).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    const phone = await arrive({ colorScheme, ...PHONE });
    await againstBots(phone, 5);
    await expect.poll(() => mayPlay(phone)).toBe(true);
    // Nothing in the own zoo can be chosen: it must be reached all the same.
    expect(await faults(phone)).toEqual([]);
    await toUnload(phone);
    expect(await faults(phone)).toEqual([]);
  });
}

test.describe('the options', () => {
  // The browser itself complains about what the server refuses.
  test.use({ forgiven: /status of 4/ });

  test('species to leave out are chosen by name, and a wrong number is refused with its reason', async ({ arrive }) => {
    const page = await arrive();
    await page.goto('/');
    await page.getByLabel('Your name').fill('Ada');
    await page.getByRole('radio', { name: 'Zooloretto' }).check({ force: true });
    const card = page.getByTestId('game-zooloretto');
    await card.locator('summary').click();
    await card.getByRole('checkbox', { name: 'panda' }).check();
    await card.getByRole('button', { name: 'Play against bots' }).click();
    await expect(card.getByRole('alert')).toContainText('panda');
    await card.getByRole('checkbox', { name: 'zebra' }).check();
    await card.getByRole('checkbox', { name: 'camel' }).check();
    await card.getByRole('button', { name: 'Play against bots' }).click();
    await expect(page.getByTestId('board')).toBeVisible();
    await page.getByTestId('unseen').click();
    await expect(page.getByRole('dialog')).toContainText('Not in this game: camel, panda, zebra');
  });
});

import type { Page } from '@playwright/test';

import { Arranged } from './arranged';
import {
  againstBots,
  choose,
  confirm,
  crowded,
  fullest,
  goers,
  hand,
  mayPay,
  mayPlay,
  playOnce,
  visiting,
} from './games/zooloretto';
import { againstBots as begin, entries, playToTheEnd } from './hand';
import { misplaced, settled, SIZES } from './looks';
import { expect, speak, test } from './server';

const BOTH = { first: 0, xxl: true, exotic: true };

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

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
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(whole).toBe(before);
});

test('money actions say their price, or why they are not possible', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 3);
  await expect.poll(() => mayPay(page)).toBe(true);
  await expect(page.getByTestId('paid-expand')).toContainText('1 short');
  // It answers although it does nothing.
  await page.getByTestId('paid-expand').click({ force: true });
  await expect(page.getByTestId('aside')).toContainText('That costs 3 coins, and you have 2.');
  await page.getByTestId('paid-discard').click({ force: true });
  await expect(page.getByTestId('aside')).toContainText('There is nothing to discard: your barn is empty.');
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
  await expect(page.getByRole('dialog')).toContainText('Points if the game ended now');
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

test('every money action fits the window while it is chosen', async ({ arrive }) => {
  const page = await arrive();
  const arranged = await Arranged.on(page, 'zooloretto');
  await againstBots(page, 5);
  await speak(page, 'de');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await arranged.show(fullest(5).turn);
    for (const deed of ['swap', 'buy', 'expand', 'move', 'discard'] as const) {
      await expect.poll(() => mayPay(page)).toBe(true);
      expect(await choose(page, 1, [deed])).toBe(deed);
      await settled(page);
      expect([...(await misplaced(page)), ...(await crowded(page))], `${deed} at ${size.width}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('chosen')).toHaveCount(0);
    }
  }
});

test('species to leave out are chosen by name', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: 'Zooloretto' }).check({ force: true });
  const card = page.getByTestId('game-zooloretto');
  await card.locator('summary').click();
  for (const species of ['panda', 'zebra', 'camel']) await card.getByRole('checkbox', { name: species }).check();
  await card.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page.getByTestId('board')).toBeVisible();
  await page.getByTestId('unseen').click();
  await expect(page.getByRole('dialog')).toContainText('Not in this game: camel, panda, zebra');
});

for (const [seats, locale, scored] of [
  [2, 'de-DE', /Dschungel|Besucher/],
  [5, 'fr-FR', /visiteur/i],
] as const) {
  test(`${seats} play a whole match with both expansions (${locale})`, async ({ arrive }) => {
    const page = await arrive({ locale }, { forced: false });
    await begin(page, 'zooloretto', seats, BOTH);
    await playToTheEnd(hand, page);
    await expect(page.getByTestId('sheet')).toContainText(scored);
    expect((await page.locator('main').innerText()).match(/\{[a-z-]+\}/g) ?? []).toEqual([]);
    // Everything that happened can be told.
    const told = await page
      .getByRole('tab')
      .nth(1)
      .click()
      .then(() => page.getByTestId('log').innerText());
    expect(told).toMatch(/Aussichtspunkt|point d’observation/);
  });
}

test('a visitor is sent along by one click, and what that brings is said first', async ({ arrive }) => {
  const page = await arrive({}, { forced: false });
  const arranged = await Arranged.on(page, 'zooloretto');
  await againstBots(page, 5, BOTH);
  await arranged.show(visiting(5).advance);
  await expect(goers(page).first()).toBeVisible();
  // Every visitor, wherever it stands, and one of each colour from the reserve.
  const visitors = await goers(page).evaluateAll(all => all.map(visitor => visitor.getAttribute('data-test')));
  expect(visitors).toEqual(expect.arrayContaining(['visitor-g0', 'visitor-g2', 'visitor-g4', 'visitor-y5']));
  // What it would bring: the token for leaving, as nobody has it, and one colour more on the way.
  await expect(page.getByTestId('visitor-y5').locator('.weight')).toContainText('★');
  await page.getByTestId('visitor-y5').hover();
  await expect(page.getByTestId('pointed')).toContainText('yellow visitor');
  await expect(page.getByTestId('effects')).toContainText('exit');
  await expect(page.getByTestId('effects')).toContainText('bonus token');
  // Nobody else is asked about anything.
  await expect(page.locator('.money button:not(.cannot)')).toHaveCount(0);
});

test('a finger sees first where a visitor would go, and sends it by touching it again', async ({ arrive }) => {
  const page = await arrive(PHONE, { forced: false });
  const arranged = await Arranged.on(page, 'zooloretto');
  await againstBots(page, 5, BOTH);
  await arranged.show(visiting(5).retreat);
  await page.getByTestId('visitor-r3').tap();
  await expect(page.getByTestId('chosen')).toContainText('red visitor');
  // It is drawn on the point before, together with the one there.
  await expect(page.locator('[data-at="point-0-2"] .fresh')).toHaveCount(1);
  await expect(page.locator('[data-at="point-0-2"] .fresh .count')).toHaveText('2');
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await expect(page.locator('[data-at="point-0-2"] .fresh')).toHaveCount(0);
});

test('visitors are reached by keys', async ({ arrive }) => {
  const page = await arrive();
  const arranged = await Arranged.on(page, 'zooloretto');
  await againstBots(page, 2, BOTH);
  await arranged.show(visiting(2).advance);
  await page.getByTestId('visitor-r2').focus();
  await expect(page.getByTestId('pointed')).toContainText('viewpoint 2');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('visitor-r2')).not.toBeFocused();
  await page.getByTestId('visitor-r4').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('chosen')).toContainText('Advance a red visitor from viewpoint 4');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('chosen')).toHaveCount(0);
});

test('it is clear whose answer is waited for, and about which visitors', async ({ arrive }) => {
  const page = await arrive();
  const arranged = await Arranged.on(page, 'zooloretto');
  await againstBots(page, 5, BOTH);
  const { retreat } = visiting(5);
  // The person put the jungle animal on its board; the first opponent has red visitors on two points.
  const trucks = retreat['trucks'] as readonly object[];
  await arranged.show(
    {
      ...retreat,
      to_move: 1,
      turn: 0,
      passed: [0],
      trucks: trucks.map((truck, at) => (at === 0 ? { ...truck, taken_by: 0 } : truck)),
    },
    true,
  );
  await expect(page.getByTestId('aside')).toContainText('chooses which red visitor steps back');
  await expect(page.locator('.other[data-seat="1"] .asked .way')).toBeVisible();
  await expect(page.locator('.asked .way')).toHaveCount(1);
  await expect(goers(page)).toHaveCount(0);
});

test('a donation shows what is given and gained before it counts', async ({ arrive }) => {
  const page = await arrive();
  const arranged = await Arranged.on(page, 'zooloretto');
  await againstBots(page, 2, BOTH);
  await arranged.show(visiting(2).turn);
  // Pressing an enclosure gives nothing away by itself.
  await page.getByTestId('paid-donate').click();
  await expect(page.getByTestId('aside')).toContainText('Choose a full enclosure');
  const full = page.getByTestId('place-E5');
  await expect(full).toHaveAttribute('aria-label', /You give away .*elephant.*worth 8 now.*worth 5/);
  await expect(page.locator('.enclosure.map[data-place="E5"] .gains')).toContainText('−3');
  await full.click();
  await expect(page.getByTestId('chosen')).toContainText('Donate');
  await expect(page.getByTestId('effects')).toContainText('5 points');
  await expect(page.locator('.enclosure.map[data-place="E5"] .tile:not(.stall)')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.enclosure.map[data-place="E5"] .tile:not(.stall)')).toHaveCount(5);
});

test('unseen tiles and the forecast know the expansions', async ({ arrive }) => {
  const page = await arrive();
  const arranged = await Arranged.on(page, 'zooloretto');
  await againstBots(page, 2, BOTH);
  await arranged.show(visiting(2).turn);
  await page.getByTestId('unseen').click();
  await expect(page.getByRole('dialog')).toContainText('koala');
  await expect(page.getByRole('dialog')).toContainText('lemonade stand');
  await expect(page.getByRole('dialog')).toContainText(/Not in this game: .*bat/);
  await page.keyboard.press('Escape');
  await page.getByTestId('zoo-1').click();
  await expect(page.getByRole('dialog')).toContainText('Donation tokens');
  await expect(page.getByRole('dialog')).toContainText('blue × 2');
});

test('visitors walk where they go, unless the person wants no motion', async ({ arrive }) => {
  const moves = async (page: Page): Promise<number> => {
    const arranged = await Arranged.on(page, 'zooloretto');
    await againstBots(page, 5, BOTH);
    const { turn } = visiting(5);
    await arranged.show(turn);
    await expect(page.locator('[data-at="visitor-r3-0"]')).toBeVisible();
    await settled(page);
    const [own, ...others] = turn['zoos'] as readonly { visitors: object }[];
    // One walks on, and one leaves by the exit.
    const visitors = { ...own?.visitors, red: [2, 5], yellow: [2, 2] };
    await arranged.show({ ...turn, zoos: [{ ...own, visitors }, ...others] });
    await expect(page.locator('[data-at="visitor-r5-0"]')).toBeVisible();
    return page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.matches('.goer, .leaving') ?? false;
        }).length,
    );
  };
  expect(await moves(await arrive({ reducedMotion: 'no-preference' }))).toBe(2);
  expect(await moves(await arrive())).toBe(0);
});

import { Arranged } from './arranged';
import { againstBots, choose, fullest, mayPlay, playOnce } from './games/zoff';
import { faultsInAnyLight } from './looks';
import { expect, test } from './server';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a round ends with a summary, and the next one begins with an exchange', async ({ arrive }) => {
  const page = await arrive({ viewport: { width: 844, height: 390 } });
  // Nobody has six points after the first round of five; whoever is in the middle plays the second alone.
  await againstBots(page, 5, { target: 6, first_dealer: 4 });
  while (!(await page.getByTestId('go-on').isVisible())) {
    await playOnce(page);
    await page.waitForTimeout(20);
  }
  expect(await faultsInAnyLight(page)).toEqual([]);
  await page.getByTestId('go-on').click();
  expect(await faultsInAnyLight(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('#panel')).toContainText('Round 1');
  // The sheet tells of the round, and the match goes on.
  await page.getByTestId('scores').click();
  await expect(page.getByRole('dialog')).toContainText('Round 1');
  await page.keyboard.press('Escape');
  const exchange = page.locator('#panel').getByText(/gives .+ two cards|You give/);
  while ((await exchange.count()) === 0) {
    await playOnce(page);
    await page.waitForTimeout(20);
  }
});

test('cards are sorted by strength or by number', async ({ arrive }) => {
  const page = await arrive();
  const arranged = await Arranged.on(page, 'zoff');
  await againstBots(page, 4, { first_dealer: 3 });
  await arranged.show(fullest(4).answer);
  const cards = page.locator('[data-test^=card-]');
  const order = () => cards.evaluateAll(all => all.map(card => card.getAttribute('data-test')));
  await expect.poll(async () => (await order())[0]).toBe('card-whale');
  await page.getByTestId('sort').click();
  // Three sardines, two lions, two mosquitoes, and one of all others.
  await expect
    .poll(async () => (await order()).slice(0, 4))
    .toEqual(['card-sardine', 'card-lion', 'card-mosquito', 'card-whale']);
});

test('cards are picked by keys and put back', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 4, { first_dealer: 3 });
  await expect.poll(() => mayPlay(page)).toBe(true);
  const cards = page.locator('[data-test^=card-]');
  await cards.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('do-play')).toBeVisible();
  await expect(page.getByTestId('chosen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('do-play')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByTestId('do-play').click();
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => page.getByTestId('play').getAttribute('data-entries')).not.toBe('1');
});

test('what beats a card is drawn on a phone too, for cards in hand and on the table', async ({ arrive }) => {
  const page = await arrive(PHONE);
  await againstBots(page, 4, { first_dealer: 2 });
  // Somebody else leads.
  await expect.poll(() => mayPlay(page)).toBe(true);
  await page.getByTestId('to-beat').click();
  await expect(page.getByRole('dialog', { name: 'Who beats whom' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const card = page.locator('[data-test^=card-]:not([data-test=card-joker])').first();
  await card.dispatchEvent('contextmenu');
  await expect(page.getByRole('dialog')).toContainText(/beaten by/);
});

test('a first match explains what can be chosen', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 4, { first_dealer: 3 });
  await page.goto(`${page.url()}?guide`);
  // The goal comes first; then what is to be done.
  const lead = 'You lead: choose one card, or several of one animal.';
  await expect(page.locator('.tips')).toContainText('The goal');
  await expect(async () => {
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page.locator('.tips')).toContainText(lead, { timeout: 1000 });
  }).toPass();
  await choose(page, 1);
  await page.getByTestId('confirm').click();
  await expect(page.locator('.tips')).not.toContainText(lead);
});

test('whoever watches sees no hand', async ({ arrive }) => {
  const page = await arrive();
  await againstBots(page, 4, { first_dealer: 3 });
  await expect.poll(() => mayPlay(page)).toBe(true);
  const stranger = await arrive();
  await stranger.goto(page.url());
  await expect(stranger.getByTestId('table')).toBeVisible();
  await expect(stranger.locator('[data-test^=card-]')).toHaveCount(0);
});

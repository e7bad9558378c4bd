import type { Page } from '@playwright/test';

import { choose, mayPlay, playMany, playOnce } from './games/zebres';
import { entries, giveUp } from './hand';
import { againstBot, expect, invite, sitDown, test, together } from './server';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Waits until two pages have heard of the same, whatever bots do meanwhile. */
const same = (one: Page, other: Page) => expect.poll(async () => (await entries(one)) - (await entries(other))).toBe(0);

test('two people play, one of them on a phone, one gives up, and they play again', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive({ locale: 'fr-FR', ...PHONE })];
  const link = await invite(ada, 'Ada');
  await leo.goto(link);
  await leo.getByLabel('Votre nom').fill('Léo');
  await leo.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(ada.getByText('Léo').first()).toBeVisible();
  await ada.getByRole('button', { name: 'Start game' }).click();
  await expect(ada.getByTestId('turn')).toHaveText(/Your turn|Léo’s turn/);
  await expect(leo.getByTestId('turn')).toHaveText(/À vous de jouer|À Ada de jouer/);

  await playMany(6, ada, leo);
  await giveUp(ada);
  await expect(ada.getByTestId('turn')).toHaveText('Game over');
  await expect(leo.getByTestId('result')).toContainText(/point/);
  expect(await entries(ada)).toBe(await entries(leo));
  // The reasons add up to what the board says.
  for (const seat of [0, 1]) {
    const total = ada.locator('tfoot td').nth(seat);
    await expect(ada.getByTestId(`points-${seat}`)).toContainText((await total.textContent()) ?? '');
  }

  // The rematch: everybody moves on by one seat.
  await ada.getByRole('button', { name: 'Rematch' }).click();
  await expect(ada.getByText('Reserved for Léo')).toBeVisible();
  await leo.getByRole('button', { name: 'Rejoindre la revanche' }).click();
  await ada.getByRole('button', { name: 'Start game' }).click();
  await expect(leo.getByTestId('turn')).toHaveText(/À vous de jouer|À Ada de jouer/);
});

test.describe('when the server is killed', () => {
  // A browser says itself that a socket broke or a request failed.
  test.use({
    forgiven: /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket connection/,
  });

  test('the match goes on where it was', async ({ arrive, server }) => {
    const [ada, leo] = [await arrive(), await arrive()];
    await together(ada, leo);
    await playMany(5, ada, leo);
    await expect.poll(async () => (await mayPlay(ada)) || (await mayPlay(leo))).toBe(true);
    await same(ada, leo);
    const before = await entries(ada);
    await server.kill();
    await expect(ada.getByTestId('reach')).toContainText('Connection lost');
    // A move that is made meanwhile is sent when the server is back, and happens once.
    const mover = (await mayPlay(ada)) ? ada : leo;
    await choose(mover);
    await mover.getByTestId('confirm').click();
    await expect(mover.getByTestId('turn')).toHaveText('Sending…');
    await server.start();
    for (const page of [ada, leo]) {
      await expect(page.getByTestId('reach')).toBeHidden();
      await expect.poll(() => entries(page)).toBe(before + 1);
    }
    await playMany(3, ada, leo);
  });
});

test('a page that is loaded again goes on, and somebody else only watches', async ({ arrive }) => {
  const page = await arrive();
  await againstBot(page);
  await playMany(2, page);
  await page.reload();
  await expect.poll(() => mayPlay(page)).toBe(true);
  const stranger = await arrive();
  await stranger.goto(page.url());
  await expect(stranger.getByTestId('board')).toBeVisible();
  await same(stranger, page);
  expect(await mayPlay(stranger)).toBe(false);
  await stranger.getByRole('tab', { name: 'Table' }).click();
  await expect(stranger.getByText('You’re watching this game.')).toBeVisible();
  await playOnce(page);
  await same(stranger, page);
});

test('two tabs of one person show the same and both may play', async ({ arrive }) => {
  const first = await arrive();
  await againstBot(first);
  await expect.poll(() => mayPlay(first)).toBe(true);
  const second = await first.context().newPage();
  await second.goto(first.url());
  await expect.poll(() => mayPlay(second)).toBe(true);
  await choose(first);
  await playOnce(second);
  await same(first, second);
  // What was taken up in the other tab is no longer to be decided.
  await expect(first.getByTestId('confirm')).toBeHidden();
  await playMany(2, first);
  await same(second, first);
});

test('a choice shows what it would do, and is taken back or confirmed', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive()];
  await together(ada, leo);
  await expect.poll(async () => (await mayPlay(ada)) || (await mayPlay(leo))).toBe(true);
  const [first, second] = (await mayPlay(ada)) ? [ada, leo] : [leo, ada];
  await first.getByTestId('place-3').click();
  await first.getByTestId('confirm').click();
  // An elephant in territory C: it would be the second player's, for 5 points.
  await second.getByTestId('pile-elephant').click();
  await second.getByTestId('square-03').click();
  await expect(second.getByTestId('chosen')).toHaveText('Elephant to 03');
  await expect(second.getByTestId('effects')).toContainText(/(You|Ada|Leo) would win territory C: 5 points/);
  expect(await entries(first)).toBe(await entries(second));
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByTestId('effects')).toBeHidden();
  // The other way round: first where to, then what.
  await second.getByTestId('square-13').click();
  await second.getByTestId('pile-lion').click();
  await expect(second.getByTestId('chosen')).toHaveText('Lion to 13');
  await second.getByTestId('confirm').click();
  // Nothing to confirm when the person does not want it.
  await second.getByRole('tab', { name: 'Table' }).click();
  await second.getByRole('tabpanel').getByRole('radio', { name: 'Never' }).check({ force: true });
  const places = second.locator('button[data-test^=place-]');
  await expect(places.first()).toBeVisible();
  const before = await entries(second);
  await places.first().click();
  await expect.poll(() => entries(second)).toBe(before + 1);
  // Among people nobody gets hints.
  await expect(first.getByTestId('hint')).toBeHidden();
});

test('an animal and the guardian are dragged to where they go', async ({ arrive }) => {
  const page = await arrive();
  await againstBot(page);
  await expect.poll(() => mayPlay(page)).toBe(true);
  const drag = async (from: string, to: string) => {
    const [start, end] = [await page.locator(from).boundingBox(), await page.locator(to).first().boundingBox()];
    if (!start || !end) throw new Error('nothing to drag');
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2 - 9, end.y + end.height / 2, { steps: 6 });
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2);
    await page.mouse.up();
  };
  for (let seen = { animal: false, guardian: false }; !(seen.animal && seen.guardian);) {
    const before = await entries(page);
    if ((await page.getByTestId('pile-zebra').count()) > 0) {
      await drag('[data-test=pile-zebra]', 'button[data-test^=square-]');
      await expect(page.getByTestId('chosen')).toHaveText(/^Zebra to \d\d$/);
      seen = { ...seen, animal: true };
    } else {
      await drag('[data-test=guardian]', 'button[data-test^=place-]');
      await expect(page.getByTestId('chosen')).toHaveText(/^Guardian/);
      seen = { ...seen, guardian: true };
    }
    await page.getByTestId('confirm').click();
    await expect.poll(() => entries(page)).toBeGreaterThan(before);
    await expect.poll(() => mayPlay(page)).toBe(true);
  }
});

test('a hint is given, shown on the board, and can be taken', async ({ arrive }) => {
  const page = await arrive();
  await againstBot(page);
  await playMany(3, page);
  await expect.poll(() => mayPlay(page)).toBe(true);
  await page.getByTestId('hint').click();
  const advice = page.getByTestId('advice').getByRole('button');
  await expect(advice.first()).toContainText(/\d+% to win|certain|only legal move/);
  expect(await page.locator('.advice[aria-hidden]').count()).toBeGreaterThan(0);
  await advice.first().click();
  await expect(page.getByTestId('confirm')).toBeVisible();
  await page.getByTestId('confirm').click();
  await expect(page.getByTestId('advice')).toBeHidden();
});

test('the past is looked at by line, key, slider and by itself', async ({ arrive }) => {
  const page = await arrive();
  await againstBot(page);
  await playMany(6, page);
  await expect.poll(() => mayPlay(page)).toBe(true);
  const last = await entries(page);
  const turn = page.getByTestId('turn');
  const pieces = page.locator('.piece');

  await page.getByTestId('log').getByRole('button').first().click();
  await expect(turn).toHaveText(`Step 1 of ${last}`);
  expect(await mayPlay(page)).toBe(false);
  await page.keyboard.press('ArrowRight');
  await expect(turn).toHaveText(`Step 2 of ${last}`);
  await page.keyboard.press('Home');
  await expect(turn).toHaveText(`Step 0 of ${last}`);
  // At the beginning all thirty are in hand.
  await expect(page.locator('.count').first()).toHaveText('6');
  await page.getByTestId('replay-slider').fill(String(last - 1));
  await expect(turn).toHaveText(`Step ${last - 1} of ${last}`);
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect(turn).toHaveText('Your turn');
  await page.getByTestId('replay-play').click();
  // A moment each second: whoever looks late sees a later one.
  await expect(turn).toHaveText(new RegExp(`Step ([2-9]|\\d\\d+) of ${last}`));
  await page.getByTestId('replay-play').click();
  await page.keyboard.press('End');
  await expect(turn).toHaveText('Your turn');
  expect(await pieces.count()).toBe(30);

  // The opponent's last move once more; then it is one's turn again.
  await page.getByTestId('again').click();
  await expect.poll(() => mayPlay(page)).toBe(true);
});

test('whoever looks back is not torn away by what happens', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive()];
  await together(ada, leo);
  await playMany(4, ada, leo);
  await expect.poll(async () => (await mayPlay(ada)) || (await mayPlay(leo))).toBe(true);
  await same(ada, leo);
  const [mover, other] = (await mayPlay(ada)) ? [ada, leo] : [leo, ada];
  await other.keyboard.press('Home');
  const count = await entries(other);
  await expect(other.getByTestId('turn')).toHaveText(`Step 0 of ${count}`);
  await playOnce(mover);
  await expect(other.getByTestId('turn')).toHaveText(`Step 0 of ${count + 1}`);
  await other.keyboard.press('Escape');
  await expect(other.getByTestId('turn')).toHaveText(/Your turn|’s turn/);
});

test('a finished game is seen from either side', async ({ arrive }) => {
  const page = await arrive();
  await againstBot(page);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByTestId('result')).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByTestId('log')).toContainText(/You resign|Ada resigns/);
  await expect(page.getByTestId('turn')).toHaveText('Game over');
  const near = page.locator('.plate .name').first();
  await expect(near).toHaveText('Ada');
  await page.getByLabel('View as').selectOption('1');
  await expect(near).toHaveText('Bot (easy)');
});

test('a whole turn by keyboard alone', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  const tabTo = async (test: string) => {
    for (let tabs = 0; tabs < 80; tabs += 1) {
      const found = await page.evaluate(
        name => document.activeElement?.getAttribute('data-test')?.startsWith(name) ?? false,
        test,
      );
      if (found) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${test} is not reached by Tab`);
  };
  await page.getByLabel('Your name').focus();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    const name = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (name === 'Play against bots') break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => mayPlay(page)).toBe(true);
  for (let decisions = 0; decisions < 4; decisions += 1) {
    const before = await entries(page);
    await expect.poll(() => mayPlay(page)).toBe(true);
    const placing = (await page.locator('button[data-test^=pile-]').count()) > 0;
    if (placing) {
      await tabTo('square-');
      await page.keyboard.press('z');
      await page.keyboard.press('ArrowDown');
      await tabTo('square-');
    } else {
      await tabTo('place-');
    }
    // Taken up, taken back, taken up again, confirmed by choosing it once more.
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('chosen')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('chosen')).toBeHidden();
    if (placing) await page.keyboard.press('z');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('chosen')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(() => entries(page)).toBeGreaterThan(before);
    // Whoever uses keys is not thrown back to the top of the page.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }
});

test('a name full of markup is text', async ({ arrive }) => {
  const name = '<img src=x onerror=a()>';
  const [ada, leo] = [await arrive(), await arrive()];
  await sitDown(leo, await invite(ada, name), '</title><b>Leo');
  await expect(leo.getByText(name).first()).toBeVisible();
  await expect(ada.getByText('</title><b>Leo').first()).toBeVisible();
  await ada.getByRole('button', { name: 'Start game' }).click();
  await expect(leo.locator('.plate').filter({ hasText: name })).toBeVisible();
  await playMany(2, ada, leo);
  await expect(leo.getByTestId('log')).toContainText(name);
  for (const page of [ada, leo]) expect(await page.locator('main img[src=x], main b').count()).toBe(0);
});

test('the same person on another device', async ({ arrive }) => {
  const [laptop, phone] = [await arrive(), await arrive({ locale: 'de-DE' })];
  const link = await invite(laptop, 'Ada');
  await laptop.goto('/me');
  await laptop.getByRole('button', { name: 'Play on another device' }).click();
  const address = await laptop.getByLabel(/Open this link on the other device/).inputValue();
  await phone.goto(address);
  await phone.getByRole('button', { name: 'Gerät verknüpfen' }).click();
  await expect(phone.getByText('Dieser Browser spielt jetzt als Ada.')).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByText('Ada (du)')).toBeVisible();
});

test('the first page asks for its lists once', async ({ arrive }) => {
  const page = await arrive();
  let asked = 0;
  page.on('request', request => {
    if (request.url().includes('/api/tables')) asked += 1;
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeVisible();
  await page.waitForTimeout(1000);
  expect(asked).toBeLessThanOrEqual(4);
});

test('whoever learns by playing gets tips', async ({ arrive }) => {
  const page = await arrive(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn as you play' }).click();
  const tip = page.getByTestId('tip');
  await expect(tip).toBeVisible();
  const first = await tip.textContent();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(tip.filter({ hasText: first ?? '' })).toBeHidden();

  // Who asks again has them all again; who wants no more has none.
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn as you play' }).click();
  await expect(tip).toBeVisible();
  await page.getByRole('button', { name: 'No more tips' }).click();
  await expect(tip).toBeHidden();
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByLabel('Show beginner tips')).not.toBeChecked();
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn as you play' }).click();
  await expect(tip).toBeVisible();
});

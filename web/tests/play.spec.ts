import { choices, expect, invite, log, playOnce, playToTheEnd, sitDown, test } from './server';

test('two people play a whole game', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive({ locale: 'fr-FR' })];
  const link = await invite(ada, 'Ada');
  await leo.goto(link);
  await leo.getByLabel('Votre nom').fill('Léo');
  await leo.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(ada.getByText('Léo')).toBeVisible();
  await ada.getByRole('button', { name: 'Begin' }).click();
  await expect(ada.getByTestId('turn')).toHaveText(/Your turn|Léo is to move/);
  await expect(leo.getByTestId('turn')).toHaveText(/À vous de jouer|Au tour de Ada/);
  await expect(ada.getByTestId('drawing')).toContainText('Guardian');

  await playToTheEnd(ada, leo);
  await expect(ada.getByTestId('turn')).toHaveText('The game is over');
  await expect(leo.getByTestId('result')).toContainText(/point/);
  expect(await log(ada).count()).toBe(await log(leo).count());

  // The rematch: everybody moves on by one seat.
  await ada.getByRole('button', { name: 'Play again' }).click();
  await expect(ada.getByText('Kept for Léo')).toBeVisible();
  await leo.getByRole('button', { name: 'Vers la revanche' }).click();
  await ada.getByRole('button', { name: 'Begin' }).click();
  await expect(leo.getByTestId('turn')).toHaveText(/À vous de jouer|Au tour de Ada/);
});

test('one person plays a bot', async ({ arrive }) => {
  const page = await arrive({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('radio', { name: 'easy' }).check();
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await playToTheEnd(page);
  await expect(page.getByTestId('result')).toContainText('Bot (easy)');
  // Nothing hangs over the edge of a phone.
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBe(0);
});

test.describe('when the server is killed', () => {
  // A browser says itself that a socket broke or a request failed.
  test.use({
    forgiven: [/ERR_CONNECTION_REFUSED/, /ERR_EMPTY_RESPONSE/, /ERR_CONNECTION_RESET/, /WebSocket connection/],
  });

  test('the match goes on where it was', async ({ arrive, server }) => {
    const [ada, leo] = [await arrive(), await arrive()];
    await sitDown(leo, await invite(ada, 'Ada'), 'Leo');
    await ada.getByRole('button', { name: 'Begin' }).click();
    await expect(ada.getByTestId('turn')).toHaveText(/Your turn|Leo is to move/);
    for (let moves = 0; moves < 5;) {
      for (const page of [ada, leo]) if (await playOnce(page)) moves += 1;
    }
    const before = await log(ada).count();
    await server.kill();
    await expect(ada.getByTestId('reach')).toContainText('Connection lost');
    // A move that is made meanwhile is sent when the server is back, and happens once.
    await expect.poll(async () => (await choices(ada).count()) + (await choices(leo).count())).toBeGreaterThan(0);
    const mover = (await choices(ada).count()) > 0 ? ada : leo;
    await choices(mover).first().click();
    await server.start();
    for (const page of [ada, leo]) {
      await expect(page.getByTestId('reach')).toBeHidden();
      await expect(log(page)).toHaveCount(before + 1);
    }
    await playToTheEnd(ada, leo);
  });
});

test('a page that is loaded again goes on', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(choices(page).first()).toBeVisible();
  await playOnce(page);
  await page.reload();
  await expect(choices(page).first()).toBeVisible();
  // Somebody else only watches.
  const stranger = await arrive();
  await stranger.goto(page.url());
  await expect(stranger.getByText('You are watching.')).toBeVisible();
  await expect(stranger.getByTestId('drawing')).toContainText('Guardian');
  await expect(choices(stranger)).toHaveCount(0);
});

test('giving up ends a game of two', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(log(page).filter({ hasText: 'gives up' })).toHaveCount(1);
});

test('a name full of markup is text', async ({ arrive }) => {
  const name = '<img src=x onerror=a()>';
  const [ada, leo] = [await arrive(), await arrive()];
  await sitDown(leo, await invite(ada, name), '</title><b>Leo');
  await expect(leo.getByText(name)).toBeVisible();
  await expect(ada.getByText('</title><b>Leo')).toBeVisible();
  await ada.getByRole('button', { name: 'Begin' }).click();
  // The drawing has less room for names.
  await expect(leo.getByTestId('drawing')).toContainText('<img src=x');
  for (const page of [ada, leo]) expect(await page.locator('main img, main b').count()).toBe(0);
});

test('the same person on another device', async ({ arrive }) => {
  const [laptop, phone] = [await arrive(), await arrive({ locale: 'de-DE' })];
  const link = await invite(laptop, 'Ada');
  await laptop.goto('/me');
  await laptop.getByRole('button', { name: 'Play on another device' }).click();
  const address = await laptop.getByLabel(/Open this on the other device/).inputValue();
  await phone.goto(address);
  await phone.getByRole('button', { name: 'Hier als dieselbe Person weiterspielen' }).click();
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

/** What one reads beside the board: the log, and the rules in their drawer. */
import { faults } from './looks';
import { againstBot, expect, test } from './server';

test('the rules open beside the match, at what is to be decided, and close without a trace', async ({ arrive }) => {
  const page = await arrive({ reducedMotion: 'reduce' });
  await againstBot(page);
  await expect(page.getByTestId('board')).toBeVisible();
  const address = page.url();
  const opener = page.getByTestId('rules');
  await opener.click();
  const drawer = page.getByTestId('rules-drawer');
  // The summary comes first, wherever one begins to read.
  await expect(drawer.getByTestId('summary-of-rules')).toBeAttached();
  await expect(drawer.locator('h2:focus, h3:focus')).toBeInViewport();
  await expect(drawer.locator('h2:focus, h3:focus')).toHaveAttribute('id', /guardian|turn|end/);
  // A ruling is a link within the drawer.
  await drawer.getByRole('link', { name: 'R9', exact: true }).first().click();
  await expect(drawer.getByRole('heading', { name: /^R9/ })).toBeInViewport();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  expect(page.url()).toBe(address);
  await page.keyboard.press('r');
  await expect(drawer).toBeVisible();
});

test('on a phone the rules fill the screen, and the newest step stands under the board', async ({ arrive }) => {
  const page = await arrive({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await againstBot(page);
  await expect(page.getByTestId('newest')).toBeInViewport();
  await expect(page.getByTestId('newest')).not.toBeEmpty();
  await page.getByTestId('rules').click();
  const box = await page.getByTestId('rules-drawer').boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
});

test('pointing at a step of the log shows on the board where it was', async ({ arrive }) => {
  const page = await arrive({ reducedMotion: 'reduce' });
  await againstBot(page);
  await expect(page.getByTestId('board')).toBeVisible();
  // Whoever opens the game puts the guardian somewhere.
  if ((await page.locator('[data-test^=place-]').count()) > 0) {
    await page.locator('[data-test^=place-]').first().click();
    const confirm = page.getByTestId('confirm');
    if (await confirm.isVisible()) await confirm.click();
  }
  // The first line only says who opens.
  const step = page
    .getByTestId('log')
    .getByRole('button', { name: /guardian/i })
    .nth(1);
  await step.hover();
  await expect(page.locator('[data-pointed]')).toHaveAttribute('data-at', /^place-/);
  await page.getByTestId('turn').hover();
  await expect(page.locator('[data-pointed]')).toHaveCount(0);
  await step.focus();
  await expect(page.locator('[data-pointed]')).toHaveCount(1);
});

test('after a reload a screen reader hears sentences', async ({ arrive }) => {
  const page = await arrive();
  await againstBot(page);
  await expect(page.getByTestId('log')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('log')).toBeVisible();
  await expect(page.getByTestId('news')).not.toContainText('{');
});

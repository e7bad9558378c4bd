import { choose, mayPlay, playOnce } from './games/zebres';
import { entries } from './hand';
import { againstBot, expect, test, together } from './server';

test('people undo and redo by button and keys until the other one acts', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive()];
  await together(ada, leo);
  await expect.poll(async () => (await mayPlay(ada)) || (await mayPlay(leo))).toBe(true);
  const [first, second] = (await mayPlay(ada)) ? [ada, leo] : [leo, ada];
  const name = first === ada ? 'Ada' : 'Leo';
  await expect(first.getByTestId('undo')).toBeDisabled();
  await expect(first.getByTestId('undo')).toHaveAttribute('title', 'You have nothing to undo.');
  await expect(first.getByTestId('redo')).toBeHidden();

  const before = await entries(first);
  await playOnce(first);
  await expect.poll(() => entries(second)).toBe(before + 1);
  await expect.poll(() => mayPlay(second)).toBe(true);
  await first.getByTestId('undo').click();
  for (const page of [first, second]) await expect.poll(() => entries(page)).toBe(before + 2);
  await expect.poll(() => mayPlay(first)).toBe(true);
  await expect.poll(() => mayPlay(second)).toBe(false);
  // The other one hears of it: in the log, where the undone step is struck out, and by ear.
  await expect(second.getByTestId('log')).toContainText(`${name} undoes a move.`);
  await expect(second.getByTestId('log').locator('del')).toHaveCount(1);
  await expect(second.getByTestId('news')).toHaveText(`${name} undoes a move.`);
  await expect(first.getByTestId('log')).toContainText('You undo a move.');

  await first.getByTestId('redo').click();
  await expect.poll(() => mayPlay(second)).toBe(true);
  await expect(second.getByTestId('log').locator('del')).toHaveCount(0);
  await first.keyboard.press('Control+z');
  await expect.poll(() => mayPlay(first)).toBe(true);
  await first.keyboard.press('Control+y');
  await expect.poll(() => mayPlay(second)).toBe(true);
  await first.keyboard.press('Control+z');
  await expect.poll(() => mayPlay(first)).toBe(true);
  await first.keyboard.press('Control+Shift+z');
  await expect.poll(() => mayPlay(second)).toBe(true);
  await expect(second.getByTestId('log')).toContainText(`${name} redoes the move.`);

  await playOnce(second);
  await expect(first.getByTestId('undo')).toBeDisabled();
  await expect(first.getByTestId('undo')).toHaveAttribute('title', /another player has acted/);
  const after = await entries(first);
  await first.keyboard.press('Control+z');
  await first.keyboard.press('Control+Shift+z');
  await expect(second.getByTestId('undo')).toBeEnabled();
  expect(await entries(first)).toBe(after);
});

test('against bots one goes back across their moves, and a page that is loaded again can still redo', async ({
  arrive,
}) => {
  const page = await arrive();
  await againstBot(page);
  for (let turn = 0; turn < 4; turn += 1) {
    await expect.poll(() => mayPlay(page)).toBe(true);
    await playOnce(page);
  }
  await expect.poll(() => mayPlay(page)).toBe(true);
  // The board as a screen reader has it.
  const view = () => page.locator('section.board > .unseen').textContent();
  const present = await view();
  for (let turn = 0; turn < 4; turn += 1) {
    const before = await entries(page);
    await page.keyboard.press('Control+z');
    await expect.poll(() => entries(page)).toBe(before + 1);
    await expect.poll(() => mayPlay(page)).toBe(true);
  }
  await expect(page.getByTestId('undo')).toBeDisabled();
  await page.reload();
  await expect(page.getByTestId('redo')).toBeEnabled();
  for (let turn = 0; turn < 4; turn += 1) {
    const before = await entries(page);
    await page.getByTestId('redo').click();
    await expect.poll(() => entries(page)).toBe(before + 1);
  }
  await expect(page.getByTestId('redo')).toBeHidden();
  expect(await view()).toBe(present);
  await expect(page.getByTestId('log').locator('del')).toHaveCount(0);

  // What is chosen and not yet played is cancelled first.
  await choose(page);
  await expect(page.getByTestId('confirm')).toBeVisible();
  const before = await entries(page);
  await page.keyboard.press('Control+z');
  await expect(page.getByTestId('confirm')).toBeHidden();
  expect(await entries(page)).toBe(before);
});

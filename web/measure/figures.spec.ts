/** Measures what `docs/performance.md` says about the page. */
import type { CDPSession, Page } from '@playwright/test';

import { choose, mayPlay, playMany } from '../tests/games/zebres';
import { entries } from '../tests/hand';
import { againstBot, expect, test, together } from '../tests/server';

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? NaN;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Remembers when the page first shows each entry. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(globalThis, { seen });
    const play = document.querySelector('[data-test=play]');
    const note = () => (seen[play?.getAttribute('data-entries') ?? ''] ??= Date.now());
    if (play) new MutationObserver(note).observe(play, { attributes: true, attributeFilter: ['data-entries'] });
  });

test('from a click to the other screen', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive()];
  await together(ada, leo);
  for (const page of [ada, leo]) await watch(page);
  const took: number[] = [];
  while (took.length < 40) {
    await expect.poll(async () => (await mayPlay(ada)) || (await mayPlay(leo))).toBe(true);
    const [mover, other] = (await mayPlay(ada)) ? [ada, leo] : [leo, ada];
    const next = (await entries(mover)) + 1;
    await choose(mover, took.length);
    const clicked = await mover.evaluate(() => {
      document.querySelector<HTMLElement>('[data-test=confirm]')?.click();
      return Date.now();
    });
    await expect.poll(() => entries(other)).toBe(next);
    const shown = await other.evaluate(
      number => (globalThis as never as { seen: Record<string, number> }).seen[number],
      next,
    );
    took.push((shown ?? NaN) - clicked);
  }
  say(
    `from a click to the other screen, ${took.length} moves: median ${quantile(took, 0.5)} ms, longest ${quantile(took, 1)} ms`,
  );
});

async function drag(page: Page, devtools: CDPSession, seconds: number): Promise<number[]> {
  const pile = await page.locator('button[data-test^=pile-]:not([disabled])').first().boundingBox();
  if (pile === null) throw new Error('there is no pile');
  const mouse = (type: string, x: number, y: number) =>
    devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 } as never);
  await mouse('mousePressed', pile.x + 20, pile.y + 20);
  await mouse('mouseMoved', pile.x + 20, pile.y - 20);
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    const next = (at: number) => {
      frames.push(at);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const until = Date.now() + seconds * 1000;
  for (let step = 0; Date.now() < until; step += 1) {
    await mouse('mouseMoved', 195 + 150 * Math.sin(step / 9), 280 + 130 * Math.cos(step / 7));
  }
  const frames = await page.evaluate(() => (globalThis as never as { frames: number[] }).frames);
  await mouse('mouseReleased', 195, 280);
  return frames.slice(1).map((at, index) => at - (frames[index] ?? at));
}

test('frames while dragging on a slow phone', async ({ arrive }) => {
  const page = await arrive({ viewport: { width: 390, height: 844 } });
  await againstBot(page);
  for (;;) {
    await expect.poll(() => mayPlay(page)).toBe(true);
    if ((await page.locator('button[data-test^=pile-]').count()) > 0) break;
    await playMany(1, page);
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const gaps = await drag(page, devtools, 4);
  const late = gaps.filter(gap => gap > 25).length;
  say(
    `dragging, processor slowed down six times, ${gaps.length} frames: median ${quantile(gaps, 0.5).toFixed(1)} ms, ` +
      `95 of 100 within ${quantile(gaps, 0.95).toFixed(1)} ms, ${late} frames late`,
  );
});

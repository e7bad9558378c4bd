/** What a designer, and whoever cannot see or point well, would not accept. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const SIZES = [
  { width: 2560, height: 1440 },
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 390, height: 664 },
];

/** Waits until the page has heard what it asked for, has drawn it, and nothing moves any more. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    for (let calm = 0; calm < 2;) {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().filter(ends);
      for (const animation of moving) animation.finish();
      calm = moving.length === 0 && globalThis.unanswered === 0 ? calm + 1 : 0;
    }
  });

/** What depends on the light. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What a checker of accessibility finds on the page as it is now; nothing but these rules if some are named. */
export async function faults(page: Page, rules?: string[]): Promise<string[]> {
  await settled(page);
  // Not as a script of the page: its policy would forbid that.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options = { resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: rules }) };
  const results = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`);
}

/** The same by day and by night, without playing as far twice. */
export async function faultsInAnyLight(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [['light'], ['dark', COLOURS]] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await faults(page, rules)).map(fault => `${colorScheme}: ${fault}`));
  }
  return found;
}

/** What is misplaced in any window. */
export async function misplacedAnywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    found.push(...(await misplaced(page)).map(fault => `at ${size.width}×${size.height} ${fault}`));
  }
  return found;
}

/** Where the board and some of its parts lie, to the pixel. */
export const whereabouts = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate(
    names =>
      [...document.querySelectorAll(names)]
        .map(part => part.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
    `[data-test=board], ${parts}`,
  );

/** How far the page hangs over its window, and whether parts of a match lie on each other or outside. */
export async function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} tall`);
    const boxes = ['[data-test=board]', '.bar', '.replay', '.panel']
      .map(name => ({ name, box: document.querySelector(name)?.getBoundingClientRect() }))
      .filter(({ box }) => box !== undefined && box.width > 0) as { name: string; box: DOMRect }[];
    // On a small phone what can wait is scrolled to.
    const side = document.querySelector('.play > .side');
    const scrolls =
      side !== null && side.scrollHeight > side.clientHeight && getComputedStyle(side).overflowY === 'auto';
    for (const { name, box } of boxes) {
      if (scrolls && ['.replay', '.panel'].includes(name)) continue;
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
        found.push(`${name} is outside`);
      }
      for (const other of boxes) {
        const apart =
          box.right <= other.box.left + 1 ||
          other.box.right <= box.left + 1 ||
          box.bottom <= other.box.top + 1 ||
          other.box.bottom <= box.top + 1;
        if (name < other.name && !apart) found.push(`${name} lies on ${other.name}`);
      }
    }
    for (const button of document.querySelectorAll<HTMLElement>('.bar button, [data-test=board] button')) {
      const box = button.getBoundingClientRect();
      if (box.width < 24 || box.height < 24) found.push(`${button.textContent} is too small to hit`);
      const around = button.closest('.bar')?.getBoundingClientRect();
      if (around && box.right > around.right) found.push(`${button.textContent} hangs out of the bar`);
      const clips = getComputedStyle(button).overflowX !== 'visible';
      if (clips && button.scrollWidth > button.clientWidth + 1) found.push(`${button.textContent} is cut off`);
    }
    return found;
  });
}

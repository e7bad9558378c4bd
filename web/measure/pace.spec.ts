/**
 * Measures how long a player waits between their own moves, and how often they click, as `docs/performance.md` says:
 * every game with two and with four seats, brisk bots, the page as a new player finds it.
 */
import type { Page } from '@playwright/test';

import { againstBots, isOver } from '../tests/hand';
import { HANDS } from '../tests/hands';
import { expect, test } from '../tests/server';

/** How long a match is played at most, in milliseconds. */
const LONG = 60_000;

const TABLES: readonly [game: string, seats: number][] = [
  ['zebres', 2],
  ['zooloretto', 2],
  ['zooloretto', 4],
  ['zoff', 4],
  ['zoff', 7],
  ['mio', 2],
  ['mio', 4],
  ['wonderzoo', 2],
  ['wonderzoo', 4],
];

interface Noted {
  clicks: number;
  /** When the player's last move was sent. */
  moved: number | undefined;
  /** How long each wait for the next own decision took, in milliseconds. */
  waits: number[];
}

/** How many turns the player had, by the record: moves of one's own without another's between them are one turn. */
async function turnsOf(page: Page): Promise<number> {
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  return page.evaluate(async table => {
    const own = ((await (await fetch(`/api/tables/${table}`)).json()) as { you: number }).you;
    const record = (await (await fetch(`/api/tables/${table}/record`)).json()) as { entries: { seat?: number }[] };
    const moves = record.entries.filter(({ seat }) => seat !== undefined);
    return moves.filter(({ seat }, at) => seat === own && moves[at - 1]?.seat !== seat).length;
  }, id);
}

/** Notes in the page itself when the player moves and may move again. */
const note = (page: Page) =>
  page.evaluate(() => {
    const noted: Noted = { clicks: 0, moved: undefined, waits: [] };
    Object.assign(globalThis, { noted });
    addEventListener('pointerdown', () => (noted.clicks += 1), { capture: true });
    let mine = false;
    const look = () => {
      const now = document.querySelector('.bar.mine') !== null;
      if (now && !mine && noted.moved !== undefined) noted.waits.push(performance.now() - noted.moved);
      if (!now && mine) noted.moved = performance.now();
      mine = now;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, attributes: true, childList: true });
    look();
  });

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? NaN;

test.use({ pause: null });

for (const [game, seats] of TABLES) {
  test(`waiting and clicking: ${game}, ${seats} seats`, async ({ arrive }) => {
    const hand = HANDS.get(game);
    if (hand === undefined) throw new Error(`nobody plays ${game}`);
    const page = await arrive({ reducedMotion: 'no-preference' }, {});
    await againstBots(page, game, seats);
    await note(page);
    const until = Date.now() + LONG;
    while (Date.now() < until && !(await isOver(page))) {
      await hand.goOn?.(page);
      await hand.playOnce(page);
    }
    const turns = await turnsOf(page);
    const { waits, clicks } = await page.evaluate(() => (globalThis as never as { noted: Noted }).noted);
    expect(waits.length).toBeGreaterThan(3);
    const seconds = (ms: number) => (ms / 1000).toFixed(2);
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
    process.stdout.write(
      `${game}, ${seats} seats: ${waits.length} waits, mean ${seconds(mean)} s, p95 ${seconds(quantile(waits, 0.95))} s, ` +
        `max ${seconds(quantile(waits, 1))} s; ${(clicks / turns).toFixed(2)} clicks in each of ${turns} turns\n`,
    );
  });
}

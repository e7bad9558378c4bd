/** Playing Zoff im Zoo at its table, as a hand would. */
import { expect, type Page } from '@playwright/test';

import type { Position } from '../arranged';
import { againstBots as begin, entries, type Hand, isOver, SOON } from '../hand';

/** A match of one person against bots, begun. */
export const againstBots = (page: Page, seats: number, options: object = {}): Promise<void> =>
  begin(page, 'zoff', seats, options);

const lit = (page: Page) => page.locator('[data-test^=card-].lit');

/** Whether something is to be chosen, and nothing lies over it: the summary of a round may come with the next cards. */
export const mayPlay = async (page: Page): Promise<boolean> =>
  (await lit(page).count()) +
    (await page.getByTestId('do-pass').count()) +
    (await page.getByTestId('do-decline').count()) >
    0 && !(await page.getByTestId('go-on').isVisible());

/** Takes up a choice: cards that are a play, or else passing. False when there is none to make. */
export async function choose(page: Page, whim = 0): Promise<boolean> {
  if (!(await mayPlay(page))) return false;
  const chips = page.locator('[data-test^=chip-]');
  const count = await chips.count();
  if (count > 0 && whim % 4 > 0) await chips.nth(whim % count).click();
  else if ((await lit(page).count()) > 0 && whim % 4 > 0) await pickTwo(page);
  else await bare(page);
  return true;
}

/** The choice that needs no cards, where there is one. */
async function bare(page: Page): Promise<void> {
  const without = page.locator('[data-test=do-pass], [data-test=do-decline], [data-test=do-discard]');
  if ((await without.count()) > 0) await without.first().click();
  else await pickTwo(page);
}

/** Picks cards until they are a choice. */
async function pickTwo(page: Page): Promise<void> {
  for (let picked = 0; picked < 2 && (await page.locator('.do:not(.bare)').count()) === 0; picked += 1)
    await lit(page).first().click();
}

/** Makes some choice and sees it happen. */
export async function playOnce(page: Page): Promise<boolean> {
  const before = await entries(page);
  if (!(await choose(page, before))) return false;
  const confirm = page.getByTestId('confirm');
  const picked = page.locator('.do:not(.bare)').first();
  if (await confirm.isVisible()) await confirm.click();
  // Without confirmations, picked cards are played by a button; a chip or a pass has been played by now.
  else if (await picked.isVisible()) await picked.click();
  // Where several choose at once, it is known to be chosen before it happens.
  await expect
    .poll(async () => (await entries(page)) > before || !(await mayPlay(page)) || (await isOver(page)), SOON)
    .toBe(true);
  return true;
}

/** Hands in the exchange, before the lead and around a large trick, of four players and of seven. */
const FULL = {
  4: {
    dealer: 1,
    places: [1, 2, 0, 3],
    totals: [12, 14, 13, 10],
    dealt: ['W+E+3C+B+L+S+F+3P+H+A+M', '4W+E+C+L+2S+F+2H+3M', '2E+C+2B+L+2P+2H+2A+3q', 'E+2B+2L+2S+3F+2A+M+q+j'],
    // Eight kinds: of all hands, the one whose cards are just wide enough for their names on a phone turned round.
    leading: ['2W+2E+2C+2B+2L+2S+2F+q', '3W+3E+3C+3B+3L', '3S+3F+5P+4H', 'H+5A+5M+3q+j'],
    playing: ['W+C+B+2L+S+F+P+H+3A+M+2q', 'W+E+B+2L+2S+2F+2P+H+A+2M', '2W+E+3B+L+2S+2P+H+2M+q', 'W+4C+2F+2H+A+j'],
    trick: '3E+q',
    owner: 2,
    taken: { cards: 15, lions: 1, hedgehogs: 1 },
    discards: '',
  },
  7: {
    dealer: 4,
    places: [4, 1, 3, 2, 0, 6, 5],
    totals: [12, 15, 14, 14, 17, 2, 6],
    dealt: [
      'W+S+2P+2H+A+M+q',
      '3E+C+S+F+H+A+q',
      '3W+E+C+B+P+M',
      '2C+2B+L+S+2P',
      '2B+S+F+2A+q+j',
      'W+3L+2F+H+A+q',
      'E+C+L+S+F+H+3M',
    ],
    leading: [
      'W+E+C+B+L+S+F+P+q',
      'W+E+C+B+L+S+F+P+q',
      'W+E+C+B+L+S+F+P',
      'W+E+C+B+L+S+F+P',
      'W+E+C+B+L+S+F+P',
      '5H+4A',
      'A+5M+2q+j',
    ],
    playing: [
      'W+C+2B+L+F+P+A+q',
      'W+2S+F+P+A+2M+q',
      '2C+B+L+F+M',
      '2W+2L+S+P+M+j',
      '2E+2F+P+H+A+q',
      'W+3E+B+L+2S+A',
      '2C+B+H+M+q',
    ],
    trick: '3H',
    owner: 6,
    taken: { cards: 6, lions: 0, hedgehogs: 1 },
    discards: 'P+A',
  },
} as const;

/** Three players have another deck, and no partners. */
const THREE = {
  seats: 3,
  round: 1,
  first_dealer: 2,
  dealer: 2,
  places: [0, 1, 2],
  totals: [0, 0, 0],
};
const OF_THREE = ['W+2E+L+3S+F+H+2A+M+q', 'W+2E+C+B+L+F+P+H+A+M+q+j', 'W+2C+2B+2L+F+2P+H+2M'];
const three = (): Record<string, Position> => ({
  lead: { ...THREE, phase: 'lead', to_move: 0, hands: OF_THREE },
  answer: {
    ...THREE,
    phase: 'answer',
    to_move: 0,
    hands: [OF_THREE[0], OF_THREE[1], 'W+2C+2B+2L+F+2P+H'],
    table: '2M',
    owner: 2,
    trick: '2M',
  },
});

/** The decisions where there is the most to be drawn: giving cards, leading, and answering a trick, of one who is out. */
export function fullest(seats: number): Record<'give' | 'lead' | 'answer' | 'out', Position> {
  const { dealt, leading, playing, trick, owner, taken, discards, ...table } = FULL[seats === 4 ? 4 : 7];
  const round = { seats, ...table, round: 2, first_dealer: 2 };
  const answer = { ...round, phase: 'answer', to_move: 0, hands: playing, table: trick, owner, trick, discards };
  const nothing = { cards: 0, lions: 0, hedgehogs: 0 };
  // What the owner of the table had in hand was taken by the next one.
  const out = {
    ...answer,
    hands: playing.map((hand, seat) => (seat === owner ? '' : hand)),
    captured: playing.map((_, seat) => (seat === 0 ? taken : nothing)),
    out: [owner],
  };
  const lead = { ...round, phase: 'lead', to_move: 0, hands: leading };
  return { give: { ...round, phase: 'give', hands: dealt }, lead, answer, out };
}

/** The plates of seats that the table covers, or that hang over the board. */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
    const [board, table] = [box('[data-test=board]'), box('[data-test=table]')];
    return [...document.querySelectorAll('.seat')].flatMap(seat => {
      const { left, right, top, bottom } = seat.getBoundingClientRect();
      const apart = right <= table.left || left >= table.right || bottom <= table.top || top >= table.bottom;
      const inside = left >= board.left - 1 && right <= board.right + 1 && top >= board.top - 1;
      return apart && inside ? [] : [seat.textContent];
    });
  });

/** The cards on the table, and of the trick before them, that hang over its edge; and cards and plates that cut words off. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const table = document.querySelector('[data-test=table]')?.getBoundingClientRect() ?? new DOMRect();
    const named = [...document.querySelectorAll('.card > span, .scene.wide .status')].flatMap(name =>
      name.scrollWidth > name.clientWidth + 1 ? [`${name.textContent} is cut off`] : [],
    );
    const laid = [...document.querySelectorAll('[data-test=to-beat], .before > div')].flatMap(part => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const inside = left >= table.left && right <= table.right && top >= table.top && bottom <= table.bottom;
      return inside || right === left ? [] : [part.textContent];
    });
    return [...named, ...laid];
  });

export const hand: Hand = {
  // Nobody has five points after the first round of four: the second is played in pairs, after an exchange.
  whole: { seats: 4, options: { target: 5 } },
  tables: [
    { seats: 3, language: 'en', options: { first_dealer: 2 } },
    { seats: 4, language: 'fr', options: { first_dealer: 3 } },
    { seats: 7, language: 'de', options: { first_dealer: 6 } },
  ],
  fullest: seats => (seats === 3 ? three() : fullest(seats)),
  still: '[data-test=table], .side, .own, .hand, .actions',
  mayPlay,
  choose,
  playOnce,
  crowded: async page => [...(await crowded(page)), ...(await cutOff(page))],
  dialogs: ['food', 'scores'],
  goOn: async page => {
    const summary = page.getByTestId('go-on');
    if (await summary.isVisible()) await summary.click();
  },
};

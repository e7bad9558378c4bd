/** Playing Zooloretto at its table, as a hand would. */
import { expect, type Page } from '@playwright/test';

import type { Position } from '../arranged';
import { againstBots as begin, entries, type Hand, SOON } from '../hand';

/** A match of one person against bots, begun; the person moves first. */
export const againstBots = (page: Page, seats: number, options: object = { first: 0 }): Promise<void> =>
  begin(page, 'zooloretto', seats, options);

/** Something that must be placed, and what it may be placed on. */
const LIT = '[data-test=board] .target > button.whole';
const CARGO = '.cargo';
const STACK = '[data-test=stack]:enabled';
const TRUCK = '.takes > button.whole';
/** Visitors of Exotic that can be sent along, from the reserve or from where they stand. */
const GOER = '.page:not([inert]) button[data-test^=visitor-], .own button[data-test^=visitor-]';
const lit = (page: Page) => page.locator(LIT);
const cargo = (page: Page) => page.locator(CARGO);
const draw = (page: Page) => page.locator(STACK);
const takes = (page: Page) => page.locator(TRUCK);
export const goers = (page: Page) => page.locator(GOER);

/** Whether something is to be chosen. */
export const mayPlay = async (page: Page): Promise<boolean> =>
  (await page.locator([LIT, CARGO, STACK, TRUCK, GOER].join()).count()) > 0;

/** Whether it is the beginning of a turn, when money may be spent. */
export const mayPay = async (page: Page): Promise<boolean> => (await page.locator([STACK, TRUCK].join()).count()) > 0;

export type Paid = 'move' | 'swap' | 'buy' | 'discard' | 'expand' | 'donate';
export const paid = (page: Page, deed: Paid) => page.locator(`[data-test=paid-${deed}]:not(.cannot)`);

/** Takes up a choice without confirming it; a money action wherever `wanted` names one that is possible. */
export async function choose(page: Page, whim = 0, wanted: Paid[] = []): Promise<Paid | 'other' | undefined> {
  if (!(await mayPlay(page))) return undefined;
  if (await mayPay(page)) {
    for (const deed of wanted) {
      if ((await paid(page, deed).count()) === 0) continue;
      await pay(page, deed, whim);
      return deed;
    }
    // Full trucks are worth taking; a round ends by nothing else.
    const [drawable, ready] = [await draw(page).count(), await takes(page).count()];
    if (ready > 0 && (drawable === 0 || whim % 3 === 2))
      await takes(page)
        .nth(whim % ready)
        .click();
    else await draw(page).click();
    return 'other';
  }
  const visitors = await goers(page).count();
  if (visitors > 0) {
    await goers(page)
      .nth(whim % visitors)
      .click();
    return 'other';
  }
  if ((await lit(page).count()) === 0) await cargo(page).first().click();
  await lit(page).first().click();
  return 'other';
}

/** A money action, from its button to a choice; without confirmations that plays it. */
async function pay(page: Page, deed: Paid, whim: number): Promise<void> {
  const before = await entries(page);
  const played = async () => (await entries(page)) > before;
  await paid(page, deed).click();
  const chosen = page.getByTestId('chosen');
  const things = page.locator(':is(button.wanted, .wanted > button.whole):not([inert] *)');
  const targets = page.locator(
    '[data-test=board] :is(.target > button.whole, button.thing.lit, .money button.target):not([inert] *)',
  );
  for (let steps = 0; steps < 3; steps += 1) {
    // On a phone the own zoo has to be turned over to before there is anything to press.
    await expect
      .poll(async () => (await chosen.or(things).or(targets).count()) > 0 || (await played()), SOON)
      .toBe(true);
    if ((await chosen.isVisible()) || (await played())) return;
    if ((await targets.count()) > 0) await targets.first().click();
    else await things.nth(whim % (await things.count())).click();
  }
  await expect.poll(async () => (await chosen.isVisible()) || (await played()), SOON).toBe(true);
}

export async function confirm(page: Page): Promise<void> {
  const before = await entries(page);
  await page.getByTestId('confirm').click();
  await expect.poll(() => entries(page), SOON).toBeGreaterThan(before);
}

/** Makes some choice and sees it happen; what it was. */
export async function playOnce(page: Page, wanted: Paid[] = []): Promise<Paid | 'other' | undefined> {
  const before = await entries(page);
  const chosen = await choose(page, before, wanted);
  if (chosen === undefined) return undefined;
  const button = page.getByTestId('confirm');
  if (await button.isVisible()) await button.click();
  await expect.poll(() => entries(page), SOON).toBeGreaterThan(before);
  return chosen;
}

/** Zoos with hardly any room left, of two players and of five. */
const FULL = {
  2: {
    removed: ['camel', 'leopard', 'panda'],
    zoos: [
      {
        coins: 12,
        extensions: 1,
        enclosures: { E4: '3F+Fm', E5: '2E+Em*+Ef*+Eb', E6: '4Z+Zm', X1: '4K' },
        stalls: { E4: 's+k', E5: 'b' },
        barn: '2A+Am+E+p+k',
      },
      {
        coins: 14,
        extensions: 2,
        enclosures: { E4: '4A', E5: '3K+Km+Kf', E6: '2F+2Fb+Fm*+Ff*', X1: '3E+Em+Ef', X2: '2Z+Zm' },
        stalls: { E4: '2p', E6: 's', X1: 'b' },
        barn: 'F+Af+Z+s',
      },
    ],
    trucks: ['Zf+Ff+k', 'Af+b', '$'],
  },
  5: {
    removed: [],
    zoos: [
      {
        coins: 10,
        extensions: 0,
        enclosures: { E4: '3F+Fm', E5: '2E+Em*+Ef*+Eb', E6: '4Z+Zm' },
        stalls: { E4: 's+k', E5: 'b' },
        barn: '2A+Am+E+p+k',
      },
      {
        coins: 11,
        extensions: 1,
        enclosures: { E4: '4L', E5: '3C+Cm+Cf', E6: '2K+2Kb+Km*+Kf*', X1: '4P+Pm' },
        stalls: { E4: '2p', E6: 's' },
        barn: '2F+Ff+A+Z',
      },
      {
        coins: 0,
        extensions: 1,
        enclosures: { E4: '2A+Ab', E5: '3K', E6: '3L+Lm+Lf', X1: '3C+Cb' },
        stalls: { E4: 's', X1: 'b' },
        barn: 'Em+Pf+Z',
      },
      { coins: 3, extensions: 0, enclosures: { E4: '2F', E5: '2P', E6: '2E' }, stalls: {}, barn: 'Km+Zf+Lm+Cf+A' },
      { coins: 1, extensions: 0, enclosures: { E6: 'Z+Zm' }, stalls: {}, barn: '' },
    ],
    trucks: ['Pm+Af+b', 'Lf+Cm+$', 'Kf+Ef+k', 'Ff+P+$', ''],
  },
} as const;

/** The same with both expansions: what they add to each zoo. */
const BOTH = {
  2: {
    jungle_removed: ['bat', 'snake', 'monitor'],
    zoos: [
      {
        jungle: '2jm+jk',
        visitors: { green: [2, 4], blue: [2, 3], purple: [1, 2], red: [2, 3, 4], yellow: [2, 2, 5] },
        donated: [6],
      },
      {
        jungle: '2jo+2ja+jp',
        visitors: { green: [1], blue: [2, 3], purple: [3], red: [1, 4], yellow: [2] },
        tokens: ['blue'],
        donated: [6, 6],
      },
    ],
  },
  5: {
    jungle_removed: [],
    zoos: [
      {
        jungle: '2jm+jk',
        visitors: { green: [2, 4], blue: [2], purple: [1, 2], red: [2, 3], yellow: [2, 2, 5] },
        donated: [6],
      },
      {
        jungle: '2jo+2ja+jp',
        visitors: { green: [1], blue: [2, 3], purple: [3], red: [1, 4], yellow: [2] },
        tokens: ['blue'],
        donated: [6, 6],
      },
      {
        jungle: 'jv',
        visitors: { green: [2], blue: [2], red: [2], yellow: [5] },
        tokens: ['purple', 'green'],
        donated: [5],
      },
      { visitors: { green: [2], blue: [4], purple: [2], red: [2], yellow: [2] }, donated: [5] },
      { jungle: 'js', visitors: { green: [2], blue: [2], purple: [2], red: [2], yellow: [2] } },
    ],
  },
} as const;
const LOADS = { 2: ['jp+l+Zf', 'Af+b', '$'], 5: ['jk+l+Pm', 'Lf+jb+$', 'jb+Ef+k', 'js+jv+P', ''] };

/** The same position with both expansions. */
function both(position: Position): Position {
  const { zoos, ...more } = BOTH[position['seats'] === 2 ? 2 : 5];
  const base = position['zoos'] as readonly object[];
  return { ...position, ...more, xxl: true, exotic: true, zoos: base.map((zoo, seat) => ({ ...zoo, ...zoos[seat] })) };
}

/** Where visitors are asked for: at the start of a truck's unloading, and for the jungle animal of somebody else. */
export function visiting(seats: number): Record<'turn' | 'unload' | 'advance' | 'retreat', Position> {
  const { turn, unload } = fullest(seats);
  const loads = LOADS[seats === 2 ? 2 : 5].map(tiles => ({ tiles, taken_by: null as number | null }));
  const taken = (by: number) => loads.map((load, at) => (at === 0 ? { ...load, taken_by: by } : load));
  return {
    turn: both({ ...turn, trucks: loads }),
    unload: both({ ...unload, trucks: taken(0) }),
    advance: both({ ...unload, phase: 'advance', trucks: taken(0) }),
    retreat: both({ ...unload, phase: 'retreat', turn: 1, colour: 'red', passed: [1], trucks: taken(1) }),
  };
}

/** The decisions of a turn where there is the most to be drawn: at its start, with a tile in hand, and unloading. */
export function fullest(seats: number): Record<'turn' | 'load' | 'unload', Position> {
  const { trucks, ...table } = FULL[seats === 2 ? 2 : 5];
  const loads = trucks.map(tiles => ({ tiles: tiles as string, taken_by: null as number | null }));
  const [own, ...rest] = loads;
  const turn = { seats, ...table, phase: 'turn', to_move: 0, trucks: loads };
  const open = trucks.map((tiles, at) => ({ tiles: at === 1 ? '' : tiles, taken_by: null }));
  return {
    turn,
    load: { ...turn, phase: 'load', drawn: 'A', trucks: open },
    unload: { ...turn, phase: 'unload', passed: [0], trucks: [{ ...own, taken_by: 0 }, ...rest] },
  };
}

/** Parts of the board that lie on each other, hang over it, or do not show all that is in them. */
export const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const inSight = (element: Element) => !element.closest('[inert]');
    const name = (element: Element) => `${element.className} ${element.textContent.trim().slice(0, 30)}`;
    const board = document.querySelector('[data-test=board]')?.getBoundingClientRect() ?? new DOMRect();
    const parts = [...document.querySelectorAll('.other, .truck, .stack, .money button, .zoo.map > *, .page .zoo > *')];
    const boxes = parts.filter(inSight).map(element => ({ element, box: element.getBoundingClientRect() }));
    for (const [at, { element, box }] of boxes.entries()) {
      if (box.width === 0) continue;
      if (box.left < board.left - 4 || box.right > board.right + 4 || box.bottom > board.bottom + 4)
        found.push(`${name(element)} hangs over`);
      for (const other of boxes.slice(at + 1)) {
        const apart =
          box.right <= other.box.left + 2 ||
          other.box.right <= box.left + 2 ||
          box.bottom <= other.box.top + 2 ||
          other.box.bottom <= box.top + 2;
        if (!apart) found.push(`${name(element)} lies on ${name(other.element)}`);
      }
    }
    // What is inside a part stays inside it.
    for (const part of document.querySelectorAll(
      '.truck, .enclosure, .barn, .jungle, .path, .money button, .stack, .tabs button',
    )) {
      const box = part.getBoundingClientRect();
      if (!inSight(part) || box.width === 0) continue;
      for (const inner of part.querySelectorAll(
        '.tile, .space, .words, .label, .now, .points, .has, .reserve, .way, .bonuses, .honours',
      )) {
        const { left, right, width } = inner.getBoundingClientRect();
        if (inner.closest('.stored') || width === 0) continue;
        if (left < box.left - 4 || right > box.right + 4) found.push(`${name(inner)} hangs out of ${name(part)}`);
      }
    }
    // What lies in a barn lies side by side, and is all there without scrolling.
    for (const barn of [...document.querySelectorAll('.stored')].filter(inSight)) {
      if (barn.scrollHeight > barn.clientHeight + 2) found.push(`${name(barn)} is deeper than its barn`);
      const things = [...barn.querySelectorAll('.tile')].map(tile => tile.getBoundingClientRect());
      for (const [at, one] of things.entries())
        for (const other of things.slice(at + 1))
          if (one.right > other.left + 3 && other.right > one.left + 3)
            if (one.bottom > other.top + 3 && other.bottom > one.top + 3)
              found.push(`tiles lie on each other in ${name(barn)}`);
    }
    // Visitors stand side by side on their point, and all are in sight.
    for (const way of [...document.querySelectorAll('.way')].filter(inSight)) {
      const box = way.getBoundingClientRect();
      const visitors = [...way.querySelectorAll('.goer')].map(visitor => visitor.getBoundingClientRect());
      for (const [at, one] of visitors.entries()) {
        if (one.left < box.left - 1 || one.right > box.right + 1 || one.bottom > box.bottom + 2)
          found.push(`a visitor is out of sight in ${name(way)}`);
        for (const other of visitors.slice(at + 1))
          if (one.right > other.left + 3 && other.right > one.left + 3)
            if (one.bottom > other.top + 3 && other.bottom > one.top + 3)
              found.push(`visitors stand on each other in ${name(way)}`);
      }
    }
    // Short names are whole, and so is every word.
    for (const who of [...document.querySelectorAll('.who b')].filter(inSight)) {
      if (/^Bot/.test(who.textContent) && who.scrollWidth > who.clientWidth + 1) found.push(`${name(who)} is cut off`);
    }
    for (const words of [...document.querySelectorAll('.chip .name, .chip .kind, dialog th span')].filter(inSight)) {
      const text = words.firstChild;
      if (!(text instanceof Text)) continue;
      for (const { index, 0: word } of text.data.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 6) found.push(`${word} is broken`);
      }
    }
    // Words stay in their box, in one line where there is room for one, and off the stalls beside them.
    for (const words of document.querySelectorAll('.closed > span, .money .price, .label, .truck b')) {
      if (!inSight(words)) continue;
      if (words.scrollWidth > words.clientWidth + 1) found.push(`${name(words)} is cut off`);
      const line = 1.7 * parseFloat(getComputedStyle(words).fontSize);
      const wraps = words.matches('.price') && words.getBoundingClientRect().height > line;
      if (wraps) found.push(`${name(words)} takes two lines`);
      const [box, around] = [words, words.closest('button') ?? words].map(element => element.getBoundingClientRect());
      if (box && around && (box.left < around.left || box.right > around.right))
        found.push(`${name(words)} hangs out of its button`);
      const stalls = words.closest('.enclosure')?.querySelector('.stalls :last-child')?.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(words);
      const said = text.getBoundingClientRect();
      const beside = stalls && said.top < stalls.bottom - 1;
      if (beside && said.left < stalls.right) found.push(`${name(words)} lies on a stall`);
    }
    return found;
  });

/** Whichever money action comes first in the order of a whim. */
const PAID: Paid[] = ['donate', 'swap', 'buy', 'expand', 'move', 'discard'];

export const hand: Hand = {
  whole: { seats: 2, options: { first: 0 } },
  tables: [
    { seats: 2, language: 'fr', options: { first: 0 } },
    { seats: 5, language: 'de', options: { first: 0 } },
  ],
  more: [
    { seats: 2, language: 'de', options: { first: 0, xxl: true, exotic: true } },
    { seats: 5, language: 'fr', options: { first: 0, xxl: true, exotic: true } },
  ],
  fullest: (seats, options = {}) => ('exotic' in options ? visiting(seats) : fullest(seats)),
  still: '.band, .other, .middle, .tools, .own, .own > .zoo > *, .tabs, .pages',
  // The barn of an opponent is empty, and then it is full.
  filling: seats => {
    const { turn } = fullest(seats);
    const zoos = (turn as { zoos: readonly object[] }).zoos;
    const emptied = zoos.map((zoo, seat) => (seat === 1 ? { ...zoo, barn: '' } : zoo));
    return [{ ...turn, zoos: emptied }, turn];
  },
  mayPlay,
  choose,
  playOnce: async page => {
    // Money is spent now and then, each time on something else.
    const at = await entries(page);
    const first = Math.floor(at / 4) % PAID.length;
    return playOnce(page, at % 4 === 0 ? [...PAID.slice(first), ...PAID.slice(0, first)] : []);
  },
  crowded,
  dialogs: ['zoo-1', 'unseen'],
};

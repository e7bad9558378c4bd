/** Playing Wonderzoo at its table, as a hand would. */
import { expect, type Page } from '@playwright/test';

import type { Position } from '../arranged';
import { entries, type Hand, isOver, SOON } from '../hand';

const spots = (page: Page) => page.locator('[data-test=board] [data-test=spot]');
const tiles = (page: Page) => page.locator('[data-test^=pick-]');
const use = (page: Page) => page.locator('[data-test=use]');

/** Whether something is to be chosen. */
const mayPlay = async (page: Page): Promise<boolean> => (await spots(page).or(tiles(page)).or(use(page)).count()) > 0;

/** Takes up a choice: a tile, a place, a visitor or an enclosure and where it goes. False when there is none to make. */
async function choose(page: Page, whim = 0): Promise<boolean> {
  const offered = await tiles(page).count();
  if (offered > 0) {
    await tiles(page)
      .nth(whim % offered)
      .click();
    return true;
  }
  if ((await use(page).count()) > 0) {
    await use(page).click();
    return true;
  }
  // By keys: spots may lie close to each other, and a pointer takes the nearest one.
  const places = await spots(page).count();
  if (places === 0) return false;
  const spot = spots(page).nth(whim % places);
  const taken = (await spot.getAttribute('data-action'))?.startsWith('?');
  await spot.press('Enter');
  if (!taken) return true;
  // Taken up: now it goes somewhere.
  await spots(page).and(page.locator(':not([data-action^="?"])')).first().press('Enter');
  return true;
}

/** Makes some choice and sees it happen. */
async function playOnce(page: Page): Promise<boolean> {
  const before = await entries(page);
  if (!(await mayPlay(page)) || !(await choose(page, before))) return false;
  const confirm = page.getByTestId('confirm');
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(async () => (await entries(page)) > before || (await isOver(page)), SOON).toBe(true);
  return true;
}

const COLOURS = { r: 'red', b: 'blue', y: 'yellow', g: 'green' } as const;
type Letter = keyof typeof COLOURS;

/** Boards of the hard side as full as they come, with nine visitors each: `W03@c3/1` and `r@c3`. */
const FULL = [
  {
    entrance: 'e1/0',
    tiles: 'W05@g7/0 V14@b1/3 P20@e2/1 P05@g2/2 P17@g4/1 G11@f3/1 P08@e6/1 G02@c8/0 W01@a5/1 P06@b7/1 G13@a3/1',
    visitors: 'r@f6 b@h4 y@c7 g@e7 r@e1 b@h3 y@d3 g@b7 r@g5',
  },
  {
    entrance: 'd7/2',
    tiles:
      'P12@f7/1 G12@a6/0 P03@h4/1 V03@g1/0 G03@a1/0 V07@a3/3 W04@b5/0 G15@g3/2 W11@f5/1 P04@d3/1 P01@c1/1 W02@e2/1 P07@d1/1',
    visitors: 'r@c3 b@c1 y@f7 g@d8 r@d4 b@g8 y@e8 g@h7 b@d3',
  },
  {
    entrance: 'a1/0',
    tiles:
      'P16@a2/3 P19@d1/1 P02@e1/0 W12@a6/0 V02@h2/1 G14@h6/0 G06@b4/1 G04@e2/0 V09@f7/0 V04@f5/0 W08@d7/0 W13@g3/3 P09@c4/1',
    visitors: 'r@e1 b@c3 y@c2 g@c1 r@b2 b@b3 y@g1 g@c5 y@e5',
  },
  {
    entrance: 'f1/0',
    tiles:
      'P13@h2/1 W14@a1/2 V10@d1/0 P14@f3/2 V05@g5/0 W09@c1/1 V01@e8/0 P11@d4/1 V11@e6/1 V15@a7/1 P18@b3/1 W07@a4/3 G05@b6/0',
    visitors: 'r@h2 b@f4 y@b4 g@h3 r@f5 b@e5 y@h4 g@g2 g@e4',
  },
] as const;

/** These boards in a phase: seat 0 decides, with this tile in hand or just placed. */
function full(seats: number, phase: string, hand: string | null, visitors: Letter[] = [], moves = 0): Position {
  const zoos = FULL.slice(0, seats).map(({ entrance, tiles, visitors: standing }) => ({
    entrance,
    out: false,
    passed: false,
    tiles: tiles
      .split(' ')
      .map(spelled => {
        const [tile, at] = spelled.split('@');
        return { tile, at };
      })
      // The tile whose icon acts was placed last.
      .sort((one, other) => Number(one.tile === hand) - Number(other.tile === hand)),
    visitors: Object.fromEntries(
      standing.split(' ').map(spelled => [spelled.slice(2), COLOURS[spelled.charAt(0) as Letter]]),
    ),
  }));
  return {
    seats,
    difficulty: 'hard',
    scoring: 'expert',
    adjacency_scoring: 'side',
    stuck: 'out',
    entrance_visitors: true,
    tiles: '',
    boards: '',
    phase,
    round: 12,
    bus: 0,
    bus_taken: false,
    turn: 0,
    waiting: Array.from({ length: seats - 1 }, (_, at) => at + 1),
    display: ['G07', 'V13', 'W06', 'P10', 'P15'].slice(0, seats + 1),
    hand,
    visitors_in_hand: visitors.map(letter => COLOURS[letter]),
    moves_left: moves,
    zoos,
  };
}

/** Full boards while each of the things is done that can be. */
const fullest = (seats: number): Record<string, Position> => ({
  pick: full(seats, 'pick', null),
  place: full(seats, 'place', 'V12'),
  icon: full(seats, 'icon', 'V14'),
  visitor: full(seats, 'visitor', 'V14', ['r', 'b']),
  move: full(seats, 'move', 'G02', [], 2),
  swap: full(seats, 'swap', 'G11'),
});

export const hand: Hand = {
  whole: { seats: 2, options: {} },
  tables: [
    { seats: 2, language: 'en' },
    { seats: 3, language: 'fr' },
    { seats: 4, language: 'de' },
  ],
  fullest,
  still: '[data-test=me], [data-test=others], [data-test=display], .own, [data-test=tools]',
  mayPlay,
  choose,
  playOnce,
  dialogs: ['bags'],
};

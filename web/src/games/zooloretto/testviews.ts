/** Views for tests: a table of three in the base game, and what a test changes in it. */
import type { Moment, Outlook } from '../../lib/link';
import type { EnclosureView, View, ZooView } from './view';

export const enclosure = (more: Partial<EnclosureView> = {}): EnclosureView => ({
  place: 'E4',
  spaces: 4,
  free: 4,
  species: null,
  animals: [],
  stall_spaces: 2,
  stalls: [],
  bonus: 1,
  full: 5,
  short: 4,
  points: 0,
  ...more,
});
export const zoo = (more: Partial<ZooView> = {}): ZooView => ({
  coins: 2,
  passed: false,
  closed_extensions: 1,
  closed: [{ place: 'X1', spaces: 5 }],
  enclosures: [enclosure(), enclosure({ place: 'E5' }), enclosure({ place: 'E6' })],
  barn: [],
  score: { enclosures: {}, stalls: 0, barn_species: 0, barn_stalls: 0, total: 0, coins: 2 },
  jungle: null,
  visitors: [],
  tokens: [],
  donated: [],
  ...more,
});
export const view = (more: Partial<View> = {}): View => ({
  phase: 'turn',
  to_move: 0,
  removed: [],
  stack: { main: 40, end: 15, tiles: [] },
  last_round: false,
  bank: 20,
  babies: [],
  trucks: [
    { number: 1, slots: 3, tiles: ['Zm', '$'], taken_by: null },
    { number: 2, slots: 3, tiles: [], taken_by: 1 },
  ],
  drawn: null,
  zoos: [zoo(), zoo(), zoo()],
  idle_turns: 0,
  prices: { move: 1, swap: 1, buy: 2, discard: 2, expand: 3 },
  refused: [],
  suits: [],
  bears: [],
  xxl: false,
  exotic: false,
  removed_jungle: null,
  donations: [],
  colours: [],
  awaits: null,
  ...more,
});
/** What is shown of it. */
export const moment = (now: View): Moment<View> => ({
  number: 1,
  view: now,
  turn: { seat: now.to_move ?? 0 },
  phase: now.phase,
});

/** What the server would foresee: so many points and coins for the first seat. */
export const after = (points: number, coins: number, events: Record<string, unknown>[] = []): Outlook<View> => {
  const score = { ...zoo().score, total: points };
  return {
    certain: true,
    events: events as { event: string }[],
    view: view({ zoos: [zoo({ coins, score }), zoo(), zoo()] }),
    turn: { seat: 1 },
    phase: 'turn',
  };
};

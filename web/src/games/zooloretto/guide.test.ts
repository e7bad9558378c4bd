import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { due, more, type Seen } from './guide';
import { rulebook } from './rules';

type Zoo = Seen['zoos'][number];
type Home = Zoo['enclosures'][number];

const home = (place: string, free: number, tiles: readonly string[] = [], stalls: readonly string[] = []): Home => ({
  place,
  free,
  animals: tiles.map(tile => ({ tile, count: 1 })),
  stall_spaces: place === 'E4' ? 2 : 1,
  stalls,
});
const zoo = (more: Partial<Zoo> = {}): Zoo => ({
  passed: false,
  visitors: [],
  enclosures: [home('E4', 4), home('E5', 5), home('E6', 6)],
  barn: [],
  ...more,
});
const truck = (...tiles: string[]) => ({ tiles, taken_by: null });

/** Three players who have done nothing yet. */
const FIRST: Seen = {
  stack: { main: 75 },
  last_round: false,
  trucks: [truck(), truck(), truck()],
  drawn: null,
  suits: ['E', 'Z', 'Zf', 'P', 'Pf', 'k', '$'],
  bears: ['Zf'],
  xxl: false,
  exotic: false,
  colours: [],
  awaits: null,
  zoos: [zoo(), zoo(), zoo()],
};
/** Seat 0 has zebras, a male in the enclosure of four, and elephants; the enclosure of six is empty. */
const MINE = [home('E4', 1, ['Z', 'Z', 'Zm']), home('E5', 3, ['E', 'E'], ['k']), home('E6', 6)];
const ON: Seen = { ...FIRST, trucks: [truck('P'), truck(), truck()], zoos: [zoo({ enclosures: MINE }), zoo(), zoo()] };
const mine = (more: Partial<Zoo>): Seen => ({ ...ON, zoos: [zoo({ enclosures: MINE, ...more }), zoo(), zoo()] });

interface Asked {
  phase?: string;
  /** Seat 0 if nothing else is said. */
  you?: number;
  /** What may be chosen; nothing while others decide. */
  legal?: string[];
  seen?: string[];
}

const tip = (view: Seen, { phase = 'turn', you = 0, legal = [], seen = [] }: Asked): string | undefined =>
  due(view, phase, legal.length > 0, you, legal).find(name => !['goal', ...seen].includes(name));

describe('tips for a first game', () => {
  it('begin with the goal', () => {
    expect(due(ON, 'turn', true, 0, ['draw'])[0]).toBe('goal');
    expect(due(ON, 'turn', false, 0, [])[0]).toBe('goal');
  });

  it('begin with what is to be done', () => {
    expect(tip(FIRST, { legal: ['draw'] })).toBe('draw');
    expect(tip(ON, { legal: ['draw', 'take1'] })).toBe('choose');
    expect(tip(ON, { legal: ['take1', 'take2'] })).toBe('must-take');
    expect(tip({ ...ON, drawn: 'P' }, { phase: 'load', legal: ['>1'] })).toBe('load');
    expect(tip(ON, { phase: 'unload', legal: ['P>E6', 'P>B'] })).toBe('unload');
  });

  it('say nothing while chance decides, nothing while a choice is on its way, and nothing twice', () => {
    for (const phase of ['choose_removed', 'choose_jungle', 'choose_first', 'reveal'])
      expect(tip(FIRST, { phase })).toBeUndefined();
    expect(due(ON, 'turn', true, 0, [])).toEqual([]);
    expect(tip(ON, { legal: ['draw', 'take1'], seen: ['choose'] })).toBeUndefined();
    expect(tip(ON, { seen: ['others'] })).toBeUndefined();
    expect(tip(ON, { phase: 'over', seen: ['over'] })).toBeUndefined();
    // Whoever has no seat has no tips.
    expect(tip(ON, { you: 7 })).toBeUndefined();
  });

  it('explain the zoo as long as it is empty, and what is special with two', () => {
    expect(tip(FIRST, {})).toBe('zoo');
    expect(tip(FIRST, { legal: ['draw'], seen: ['draw'] })).toBe('zoo');
    expect(tip(ON, {})).toBe('others');
    const two = { ...ON, zoos: ON.zoos.slice(1) };
    expect(tip(two, { seen: ['zoo'] })).toBe('two');
  });

  it('see trucks that suit', () => {
    const with_ = (...tiles: string[]): Seen => ({ ...ON, trucks: [truck(...tiles), truck(), truck()] });
    const asked: Asked = { legal: ['draw', 'take1'], seen: ['choose'] };
    expect(tip(with_('E', 'k'), asked)).toBe('suits');
    // Any species may move into the empty enclosure.
    expect(tip(with_('E', 'P'), asked)).toBe('suits');
    // A single tile is no reason to hurry.
    expect(tip(with_('E'), asked)).toBeUndefined();
    expect(tip(with_('Zf'), asked)).toBe('partner');
    expect(tip(with_('Ef'), asked)).toBeUndefined();
    expect(tip(with_('$'), asked)).toBe('coins');
    const taken: Seen = { ...ON, trucks: [{ tiles: ['$'], taken_by: 1 }, truck(), truck()] };
    expect(tip(taken, asked)).toBeUndefined();
  });

  it('know what does not suit', () => {
    const with_ = (...tiles: string[]): Seen => ({ ...ON, suits: ['E'], trucks: [truck(...tiles), truck(), truck()] });
    const asked: Asked = { legal: ['draw', 'take1'], seen: ['choose'] };
    for (const tile of ['Z', 'P', 'b']) expect(tip(with_('E', tile), asked), tile).toBeUndefined();
    expect(tip(with_('E', 'E'), asked)).toBe('suits');
  });

  it('know who goes on alone', () => {
    const passed = zoo({ passed: true });
    const alone = { ...ON, zoos: [zoo({ enclosures: MINE }), passed, passed] };
    expect(tip(alone, { legal: ['draw', 'take1'], seen: ['choose'] })).toBe('alone');
    expect(tip(mine({ passed: true }), {})).toBe('done');
  });

  it('help with the tile that was drawn', () => {
    const drawn = (tile: string) => tip({ ...ON, drawn: tile }, { phase: 'load', legal: ['>1'], seen: ['load'] });
    expect(drawn('$')).toBe('load-coin');
    expect(drawn('b')).toBe('load-stall');
    expect(drawn('Pf')).toBe('load-breeder');
    expect(drawn('E')).toBe('load-wanted');
    // It could move into the empty enclosure.
    expect(drawn('P')).toBeUndefined();
    const crowded = { ...ON, suits: ['E', 'Z'] };
    expect(tip({ ...crowded, drawn: 'P' }, { phase: 'load', legal: ['>1'], seen: ['load'] })).toBe('load-unwanted');
  });

  it('help with unloading', () => {
    const legal = (...actions: string[]): Asked => ({ phase: 'unload', legal: actions, seen: ['unload'] });
    expect(tip(ON, legal('P>B'))).toBe('unload-barn');
    expect(tip(ON, legal('Zf>E4', 'Zf>E6', 'Zf>B'))).toBe('unload-pair');
    expect(tip(ON, legal('Z>E4', 'Z>B'))).toBe('unload-last');
    expect(tip(ON, legal('P>E6', 'P>B'))).toBe('unload-new');
    expect(tip(ON, legal('s>E4', 's>E6', 's>B'))).toBe('unload-stall');
    expect(tip(ON, legal('E>E5', 'E>B'))).toBeUndefined();
  });

  it('speak of money when there is a reason to pay', () => {
    const asked = (action: string, ...seen: string[]): Asked => ({
      legal: ['draw', 'take1', action],
      seen: ['choose', ...seen],
    });
    expect(tip(ON, asked('move:E>E5'))).toBe('money');
    expect(tip(ON, asked('move:E>E5', 'money'))).toBe('move');
    expect(tip(ON, asked('move:s>E5', 'money'))).toBe('move-stall');
    // A stall that stands well may stay.
    expect(tip(ON, asked('move:k@E5>E4', 'money'))).toBeUndefined();
    expect(tip(ON, asked('swap:E4-E5', 'money'))).toBe('swap');
    expect(tip(ON, asked('buy:E@1>E5', 'money'))).toBe('buy');
    expect(tip(ON, asked('buy:E@1>B', 'money'))).toBeUndefined();
    expect(tip(ON, asked('buy:P@1>E6', 'money'))).toBeUndefined();
    expect(tip(ON, asked('discard:E', 'money'))).toBeUndefined();
    expect(tip({ ...ON, stack: { main: 10 } }, asked('discard:E', 'money'))).toBe('discard');
    expect(tip(ON, asked('expand', 'money'))).toBeUndefined();
    expect(tip(mine({ enclosures: MINE.slice(0, 2) }), asked('expand', 'money'))).toBe('expand');
  });

  it('explain XXL, and a donation once there is something to give', () => {
    const xxl = { ...ON, xxl: true };
    expect(tip(xxl, {})).toBe('xxl');
    expect(tip(xxl, { legal: ['draw', 'take1', 'donate:E5'], seen: ['choose'] })).toBe('donate');
    expect(tip(xxl, { legal: ['draw', 'take1'], seen: ['choose', 'xxl'] })).toBeUndefined();
  });

  it('explain Exotic, and its animals', () => {
    const exotic = { ...ON, exotic: true };
    expect(tip(exotic, {})).toBe('exotic');
    const loading: Asked = { phase: 'load', legal: ['>1'], seen: ['load'] };
    expect(tip({ ...exotic, drawn: 'jk' }, loading)).toBe('load-jungle');
    const unloading = (...legal: string[]): Asked => ({ phase: 'unload', legal, seen: ['unload'] });
    expect(tip(exotic, unloading('jk>J', 'jk>B'))).toBe('unload-jungle');
    expect(tip(exotic, unloading('jk>B'))).toBe('unload-barn');
    expect(tip(exotic, { legal: ['draw', 'take1', 'move:jk>J'], seen: ['choose'] })).toBe('move-jungle');
  });

  it('help with visitors', () => {
    const at = (colour: string, ...points: number[]) => ({ colour, points });
    const asked = (colour: string | null, token: boolean): Seen => ({
      ...mine({ visitors: [at('green', 0, 1, 0, 0, 0), at('red', 0, 0, 0, 1, 0)] }),
      exotic: true,
      colours: [
        { colour: 'green', token: true },
        { colour: 'red', token },
      ],
      awaits: { colour },
    });
    const advancing = (...seen: string[]): Asked => ({ phase: 'advance', legal: ['advance:r0'], seen });
    expect(tip(asked('red', true), advancing())).toBe('advance');
    expect(tip(asked('red', true), advancing('advance'))).toBe('advance-exit');
    expect(tip(asked(null, true), advancing('advance'))).toBe('advance-exit');
    // Its token is taken; the green visitor is too far from the exit, and must not be chosen for a red stall.
    expect(tip(asked('red', false), advancing('advance'))).toBeUndefined();
    expect(tip(asked('green', true), advancing('advance'))).toBeUndefined();
    expect(tip(asked(null, false), advancing('advance'))).toBe('advance-colour');
    expect(tip(asked('red', true), { phase: 'retreat', legal: ['retreat:r4'] })).toBe('retreat');
  });

  it('tell what has come about', () => {
    expect(tip(mine({ barn: [{ tile: 'P', count: 2 }] }), {})).toBe('barn');
    expect(tip(mine({ barn: [{ tile: 'Pb', count: 1 }] }), {})).toBe('born');
    // A fruit barrow is no baby.
    expect(tip(mine({ barn: [{ tile: 'b', count: 1 }] }), {})).toBe('barn');
    expect(tip({ ...ON, stack: { main: 12 } }, {})).toBe('end-near');
    expect(tip({ ...ON, stack: { main: 0 }, last_round: true }, {})).toBe('last-round');
    expect(tip({ ...ON, stack: { main: 0 }, last_round: true }, { legal: ['draw', 'take1'], seen: ['choose'] })).toBe(
      'last-round',
    );
  });

  it('end with the game', () => {
    expect(tip(ON, { phase: 'over' })).toBe('over');
  });

  it('have texts, and a place in the rules', () => {
    const text = readFileSync(new URL('../../../../locales/en/zooloretto-guide.ftl', import.meta.url), 'utf8');
    const written = [...text.matchAll(/^(zooloretto-guide-[a-z-]+) =/gm)].map(found => found[1]);
    expect(Object.keys(more).sort()).toEqual(written.sort());
    const ids = rulebook.sections.flatMap(({ id, parts }) => [id, ...(parts ?? []).map(part => part.id)]);
    for (const section of Object.values(more)) expect(ids).toContain(section);
  });
});

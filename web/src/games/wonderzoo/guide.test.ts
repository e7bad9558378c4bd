import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { due, more } from './guide';
import { rulebook } from './rules';
import type { DisplayView, Icon, Kind, TileView, View, ZooView } from './view';

const tile = (kind: Kind, icon: Icon = 'draw1'): TileView => ({ tile: 'G01', kind, shape: 'I', icon });
const shown = (kind: Kind, fits = true): DisplayView => ({ ...tile(kind), fits });
const zoo = (part: Partial<ZooView> = {}): ZooView => ({ tiles: [], free: ['b1'], out: false, ...part }) as ZooView;
const view = (part: Partial<View> = {}): View =>
  ({
    switches: { scoring: 'basic', stuck: 'out' },
    bus: 1,
    display: [shown('grass')],
    hand: null,
    zoos: [zoo(), zoo()],
    ...part,
  }) as View;

describe('tips for a first game', () => {
  it('begin with the goal, and with what is to be done', () => {
    for (const phase of ['entrance', 'pick', 'move', 'swap', 'visitor']) {
      expect(due(view(), phase, true, 0)).toEqual(['goal', phase]);
      expect(due(view(), phase, false, 0)).toEqual(['goal', 'watch']);
    }
    expect(due(view(), 'over', false, 0)).toEqual(['scoring']);
    expect(due(view(), 'refill', false, 0)).toEqual([]);
  });

  it('tell what matters when a tile is chosen', () => {
    expect(due(view({ display: [shown('path')] }), 'pick', true, 0)).toContain('path-on-display');
    expect(due(view({ bus: 0 }), 'pick', true, 0)).toContain('bus');
    expect(due(view({ zoos: [zoo({ free: [] })] }), 'pick', true, 0)).toContain('no-room');
    const narrow = view({ display: [shown('grass', false)] });
    expect(due(narrow, 'pick', true, 0)).toContain('tight');
    const passing = { ...narrow, switches: { ...narrow.switches, stuck: 'pass' as const } };
    expect(due(passing, 'pick', true, 0)).not.toContain('tight');
  });

  it('tell where a tile goes', () => {
    expect(due(view({ hand: tile('path') }), 'place', true, 0)).toEqual(['goal', 'place-path']);
    expect(due(view({ hand: tile('water') }), 'place', true, 0)).toEqual(['goal', 'place-enclosure']);
    const tiles = Array.from({ length: 6 }, () => ({ ...tile('grass'), at: 'a1/0', cells: [] }));
    expect(due(view({ hand: tile('water'), zoos: [zoo({ tiles })] }), 'place', true, 0)).toContain('gaps');
  });

  it('tell what an icon does', () => {
    const tip = (icon: Icon, free = ['b1']) =>
      due(view({ hand: tile('grass', icon), zoos: [zoo({ free })] }), 'icon', true, 0)[1];
    expect(tip('draw2')).toBe('icon-draw');
    expect(tip('draw1', [])).toBe('icon-full');
    expect(tip('move1')).toBe('icon-move');
    expect(tip('swap')).toBe('icon-swap');
    expect(tip('bus')).toBe('icon-bus');
  });

  it('tell of favourites in the expert game, and of the end', () => {
    const switches = { ...view().switches, scoring: 'expert' as const };
    expect(due(view({ switches }), 'visitor', true, 0)).toContain('favourite');
    expect(due(view({ zoos: [zoo({ out: true })] }), 'pick', false, 0)).toEqual(['out']);
  });

  it('have texts, and a place in the rules', () => {
    const text = readFileSync(new URL('../../../../locales/en/wonderzoo-guide.ftl', import.meta.url), 'utf8');
    const keys = [...text.matchAll(/^(wonderzoo-guide-[a-z-]+) =/gm)].map(found => found[1]);
    expect(Object.keys(more).sort()).toEqual(keys.sort());
    const sections = rulebook.sections.map(({ id }) => id);
    for (const section of Object.values(more)) expect(sections).toContain(section);
  });
});

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { due, more } from './guide';
import { rulebook } from './rules';
import type { PlaceView, View } from './view';

const view = (part: Partial<View> = {}): View =>
  ({
    flags: [1, 0],
    row: [1, 2, 3],
    sold: 2,
    on_offer: 3,
    year: 1,
    tiles: '',
    places: [],
    ...part,
  }) as Partial<View> as View;
const place = (part: Partial<PlaceView>): PlaceView => ({
  at: '0,1,0',
  benches: 0,
  a: 1,
  b: 1,
  visitors: [0, 0],
  trees: [0, 0],
  ...part,
});

describe('tips for a first game', () => {
  it('begin with the goal, and with what is to be done', () => {
    expect(due(view(), 'bid', true, 0)).toEqual(['goal', 'bid']);
    expect(due(view(), 'bid', false, 0)).toEqual(['goal', 'sealed']);
    expect(due(view(), 'place', true, 0)).toEqual(['goal', 'place']);
    expect(due(view(), 'place', false, 0)).toEqual(['goal', 'watch']);
    expect(due(view(), 'over', false, 0)).toEqual(['scoring']);
    expect(due(view(), 'reveal', false, 0)).toEqual([]);
  });

  it('tell what matters for this bid', () => {
    expect(due(view(), 'bid', true, 1)).toContain('flag');
    expect(due(view({ sold: 0 }), 'bid', true, 0)).toContain('row');
    expect(due(view({ on_offer: 2 }), 'bid', true, 0)).toContain('bushes');
    expect(due(view({ year: 4 }), 'bid', true, 0)).toContain('late');
  });

  it('tell what a place would bring', () => {
    expect(due(view({ places: [place({ benches: 1 })] }), 'place', true, 0)).toContain('bench');
    expect(due(view({ places: [place({ visitors: [1, -1] })] }), 'place', true, 0)).toContain('draw');
    expect(due(view({ places: [place({ visitors: [1, 0] })] }), 'place', true, 0)).not.toContain('draw');
  });

  it('have texts, and a place in the rules', () => {
    const text = readFileSync(new URL('../../../../locales/en/mio-guide.ftl', import.meta.url), 'utf8');
    const keys = [...text.matchAll(/^(mio-guide-[a-z-]+) =/gm)].map(found => found[1]);
    expect(Object.keys(more).sort()).toEqual(keys.sort());
    const sections = rulebook.sections.map(({ id }) => id);
    for (const section of Object.values(more)) expect(sections).toContain(section);
  });
});

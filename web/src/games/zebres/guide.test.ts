import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { due, more } from './guide';
import { rulebook } from './rules';
import type { View } from './view';

/** What everybody has been told after two turns. */
const BASICS = ['place-animal', 'majority', 'move-guardian', 'opponent'];
const PROSPECTS = { hides: false, frightens: false, swaps: false, inaugurates: false };

/** What the tips look at: what could come of the next animal, and how many squares are free. */
const view = (prospects: Partial<View['prospects']> = {}, free = 30): View =>
  ({
    prospects: { ...PROSPECTS, ...prospects },
    squares: [Array.from({ length: 30 }, (_, at) => (at < free ? null : { seat: 0, animal: 'zebra', hidden: false }))],
  }) as Partial<View> as View;

const tip = (shown: View, phase: string, seen: string[] = BASICS, yours = true): string | undefined =>
  due(shown, phase, yours).find(name => !['goal', ...seen].includes(name));

describe('tips for a first game', () => {
  it('begin with the goal', () => {
    for (const phase of ['place_guardian', 'place_animal', 'crocodile_swap', 'move_guardian']) {
      for (const yours of [true, false]) expect(due(view(), phase, yours)[0]).toBe('goal');
    }
  });

  it('speak of the opponent’s turn only before it is half over, and once there is a line to use', () => {
    expect(due(view(), 'place_guardian', false)).toEqual(['goal']);
    expect(due(view(), 'place_animal', false)).toEqual(['goal', 'opponent']);
    expect(due(view(), 'move_guardian', false)).toEqual(['goal']);
  });

  it('begin with what is to be done', () => {
    expect(tip(view(), 'place_guardian', [])).toBe('place-guardian');
    expect(tip(view(), 'place_animal', [])).toBe('place-animal');
    expect(tip(view(), 'move_guardian', [])).toBe('move-guardian');
    expect(tip(view(), 'crocodile_swap', [])).toBe('swap');
    expect(tip(view(), 'place_animal', [], false)).toBe('opponent');
    expect(tip(view(), 'over', [], false)).toBe('scoring');
  });

  it('say nothing while chance decides, and nothing twice', () => {
    expect(tip(view(), 'choose_first', [])).toBeUndefined();
    expect(tip(view(), 'place_guardian', ['place-guardian'])).toBeUndefined();
    expect(tip(view(), 'place_animal')).toBeUndefined();
    expect(tip(view(), 'over', ['scoring'])).toBeUndefined();
  });

  it('speak of majorities the second time', () => {
    expect(tip(view(), 'place_animal', ['place-animal'])).toBe('majority');
  });

  it('tell what could come of the next animal', () => {
    expect(tip(view({ inaugurates: true }), 'place_animal')).toBe('inauguration');
    expect(tip(view({ inaugurates: true }), 'move_guardian')).toBe('guard-inauguration');
    expect(tip(view({ hides: true }), 'place_animal')).toBe('beside-lion');
    expect(tip(view({ frightens: true }), 'place_animal')).toBe('lion');
    expect(tip(view({ swaps: true }), 'place_animal')).toBe('crocodile');
  });

  it('say when the end is near', () => {
    expect(tip(view({}, 8), 'place_animal')).toBe('closing');
    expect(tip(view({}, 9), 'place_animal')).toBeUndefined();
  });

  it('have texts, and a place in the rules', () => {
    const text = readFileSync(new URL('../../../../locales/en/zebres-guide.ftl', import.meta.url), 'utf8');
    const written = [...text.matchAll(/^(zebres-guide-[a-z-]+) =/gm)].map(found => found[1]);
    expect(Object.keys(more).sort()).toEqual(written.sort());
    const ids = rulebook.sections.flatMap(({ id, parts }) => [id, ...(parts ?? []).map(part => part.id)]);
    for (const section of Object.values(more)) expect(ids).toContain(section);
  });
});

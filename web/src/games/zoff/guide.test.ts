import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { due, more, type Seen } from './guide';
import { rulebook } from './rules';

/** Round 1 of four, of whom nobody has done anything yet. */
const FIRST: Seen = {
  round: 1,
  pairs: [],
  alone: null,
  captured_counts: false,
  table: null,
  captured: [{ cards: 0 }, { cards: 0 }, { cards: 0 }, { cards: 0 }],
  out: [],
};
/** The same, a trick later. */
const ON: Seen = { ...FIRST, captured: [{ cards: 0 }, { cards: 3 }, { cards: 0 }, { cards: 0 }] };
/** Round 2 of five: 0 with 3, 1 with 4, and 2 alone. */
const PAIRS: Seen = {
  ...FIRST,
  round: 2,
  pairs: [
    [0, 3],
    [1, 4],
  ],
  alone: 2,
  captured_counts: true,
};
/** What everybody has been told who has come to round 2 and waited. */
const TOLD = ['dealt', 'others', 'someone-out', 'round-over', 'partners', 'lions'];

interface Asked {
  phase: string;
  /** Seat 0 if nothing else is said. */
  you?: number;
  /** What may be chosen; nothing while others decide. */
  legal?: string[];
  seen?: string[];
}

const tip = (view: Seen, { phase, you = 0, legal = [], seen = [] }: Asked): string | undefined =>
  due(view, phase, legal.length > 0, you, legal).find(name => !['goal', ...seen].includes(name));

describe('tips for a first match', () => {
  it('begin with the goal', () => {
    expect(due(FIRST, 'lead', true, 0, ['W'])[0]).toBe('goal');
    expect(due(FIRST, 'answer', false, 0, [])[0]).toBe('goal');
  });

  it('tell what a role begins with before the exchange is over', () => {
    for (const [you, role] of [
      [0, 'senior'],
      [3, 'junior'],
      [2, 'alone'],
    ] as const) {
      expect(due(PAIRS, 'give', false, you, [])).toContain(role);
      expect(due(PAIRS, 'lead', false, you, [])).not.toContain(role);
      expect(due(PAIRS, 'answer', true, you, ['pass'])).not.toContain(role);
    }
  });

  it('begin with what is to be done', () => {
    expect(tip(FIRST, { phase: 'lead', legal: ['W', 'E'] })).toBe('lead');
    expect(tip(FIRST, { phase: 'answer', legal: ['pass', 'W'] })).toBe('answer');
    expect(tip(PAIRS, { phase: 'give', you: 3, legal: ['>W+E'] })).toBe('give');
    expect(tip(PAIRS, { phase: 'give', you: 2, legal: ['x', 'xW'] })).toBe('discard');
    expect(tip(PAIRS, { phase: 'give_back', you: 0, legal: ['>W+E'] })).toBe('give-back');
    expect(tip(PAIRS, { phase: 'reply', you: 0, legal: ['no', '+H'] })).toBe('reply');
  });

  it('say nothing while chance decides, nothing while a choice is on its way, and nothing twice', () => {
    expect(tip(FIRST, { phase: 'choose_dealer' })).toBeUndefined();
    expect(tip(PAIRS, { phase: 'deal' })).toBeUndefined();
    expect(due(ON, 'lead', true, 0, [])).toEqual([]);
    expect(tip(ON, { phase: 'lead', legal: ['W'], seen: ['lead', 'lead-what'] })).toBeUndefined();
    expect(tip(ON, { phase: 'answer', seen: ['others'] })).toBeUndefined();
    expect(tip(ON, { phase: 'over', seen: ['over'] })).toBeUndefined();
  });

  it('explain the hand before the first trick is taken', () => {
    expect(tip(FIRST, { phase: 'lead' })).toBe('dealt');
    expect(tip(FIRST, { phase: 'lead', legal: ['W'], seen: ['lead', 'lead-what'] })).toBe('dealt');
    expect(tip(ON, { phase: 'lead' })).toBe('others');
  });

  it('know when there is nothing to do but pass', () => {
    expect(tip(ON, { phase: 'answer', legal: ['pass'] })).toBe('only-pass');
    expect(tip(ON, { phase: 'lead', legal: ['pass'] })).toBe('joker-left');
    expect(tip(ON, { phase: 'answer', legal: ['pass', 'W'], seen: ['answer'] })).toBe('passing');
  });

  it('see what joker and mosquito could do', () => {
    const seen = ['answer', 'lead', 'lead-what'];
    expect(tip(ON, { phase: 'answer', legal: ['pass', 'W+j'], seen })).toBe('joker');
    expect(tip(ON, { phase: 'lead', legal: ['E', 'E+q', 'q'], seen })).toBe('mosquito');
    // A mosquito by itself is nothing special.
    expect(tip(ON, { phase: 'lead', legal: ['E', 'q'], seen })).toBeUndefined();
  });

  it('see when a junior may show', () => {
    const legal = ['pass', '?H', '?j'];
    expect(tip(PAIRS, { phase: 'answer', you: 3, legal })).toBe('show');
    expect(tip(PAIRS, { phase: 'answer', you: 3, legal: [...legal, '2H'] })).toBe('answer');
    // The joker could only be shown.
    expect(tip(PAIRS, { phase: 'answer', you: 3, legal, seen: [...TOLD, 'show', 'junior'] })).toBeUndefined();
  });

  it('see who has played', () => {
    const of = (seat: number, out: number[] = []): Seen => ({ ...PAIRS, table: { seat }, out });
    const legal = ['pass', '2H'];
    const seen = ['answer'];
    expect(tip(of(3), { phase: 'answer', legal, seen })).toBe('partner-table');
    expect(tip(of(1), { phase: 'answer', legal, seen })).toBe('passing');
    expect(tip(of(0), { phase: 'answer', seen: [...TOLD, 'senior'] })).toBe('own-table');
    expect(tip(of(1, [1]), { phase: 'answer' })).toBe('owner-out');
    expect(tip(of(1, [2]), { phase: 'answer' })).toBe('someone-out');
    expect(tip(of(0, [0]), { phase: 'answer' })).toBe('you-out');
  });

  it('tell what a new round brings, to whoever waits first', () => {
    expect(tip(PAIRS, { phase: 'give' })).toBe('round-over');
    expect(tip(PAIRS, { phase: 'give', seen: ['round-over'] })).toBe('partners');
    const seen = TOLD.filter(name => name !== 'lions');
    expect([0, 1, 2, 3, 4].map(you => tip(PAIRS, { phase: 'give', you, seen }))).toEqual([
      'senior',
      'senior',
      'alone',
      'junior',
      'junior',
    ]);
    expect(tip(PAIRS, { phase: 'lead', seen })).toBe('lions');
    // After the choice, when it has been explained.
    expect(tip(PAIRS, { phase: 'give', you: 3, legal: ['>W+E'], seen: ['give'] })).toBe('round-over');
  });

  it('speak of lions as soon as they count', () => {
    const seen = ['dealt', 'others', 'round-over'];
    expect(tip(ON, { phase: 'lead', seen })).toBeUndefined();
    // Without partners they never do, except with three players.
    expect(tip({ ...FIRST, round: 2 }, { phase: 'lead', seen })).toBeUndefined();
    expect(tip({ ...FIRST, captured_counts: true }, { phase: 'lead', seen })).toBe('lions');
  });

  it('end with the match', () => {
    expect(tip(PAIRS, { phase: 'over' })).toBe('over');
  });

  it('have texts, and a place in the rules', () => {
    const text = readFileSync(new URL('../../../../locales/en/zoff-guide.ftl', import.meta.url), 'utf8');
    const written = [...text.matchAll(/^(zoff-guide-[a-z-]+) =/gm)].map(found => found[1]);
    expect(Object.keys(more).sort()).toEqual(written.sort());
    const ids = rulebook.sections.flatMap(({ id, parts }) => [id, ...(parts ?? []).map(part => part.id)]);
    for (const section of Object.values(more)) expect(ids).toContain(section);
  });
});

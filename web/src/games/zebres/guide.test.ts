import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { due, more } from './guide';
import { position, rulebook } from './rules';
import { ANIMALS, LETTERS, type Token, type View } from './view';

type Drawing = Parameters<typeof position>[0];

const EMPTY = '.. .. .. .. .. ..';
const BARE: Drawing['squares'] = [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];
const MAP = ['ABCCCC', 'ABBCDD', 'AABCCD', 'EABBBF', 'EEFFFF'];
/** What everybody has been told after two turns. */
const BASICS = ['place-animal', 'majority', 'move-guardian', 'opponent'];

function token(text: string): Token | null {
  const animal = ANIMALS.find(known => LETTERS[known] === text[1]);
  return animal === undefined ? null : { seat: Number(text[0]), animal, hidden: text.endsWith('*') };
}

/** What the server would show of a position. */
function view(drawing: Drawing): View {
  const { squares, ...rest } = position(drawing);
  return {
    board: 'standard',
    map: MAP,
    crocodile: null,
    moved: [],
    territories: [],
    points: [0, 0],
    ...rest,
    squares: squares.map(row => row.trim().split(/\s+/).map(token)),
  } as unknown as View;
}

const tip = (drawing: Drawing, seen: string[] = BASICS, phase?: string, yours = true): string | undefined => {
  const shown = view(drawing);
  return due(shown, phase ?? shown.phase, yours).find(name => !seen.includes(name));
};

describe('tips for a first game', () => {
  it('begin with what is to be done', () => {
    expect(tip({ squares: BARE }, [])).toBe('place-guardian');
    expect(tip({ squares: BARE, guardian: 3 }, [])).toBe('place-animal');
    expect(tip({ squares: BARE, guardian: 3, phase: 'move_guardian' }, [])).toBe('move-guardian');
    expect(tip({ squares: BARE, guardian: 3 }, [], 'crocodile_swap')).toBe('swap');
    expect(tip({ squares: BARE, guardian: 3 }, [], undefined, false)).toBe('opponent');
    expect(tip({ squares: BARE, guardian: 3 }, [], 'over', false)).toBe('scoring');
  });

  it('say nothing while chance decides, and nothing twice', () => {
    expect(tip({ squares: BARE }, [], 'choose_first')).toBeUndefined();
    expect(tip({ squares: BARE }, ['place-guardian'])).toBeUndefined();
    expect(tip({ squares: BARE, guardian: 3 })).toBeUndefined();
    expect(tip({ squares: BARE, guardian: 3 }, ['scoring'], 'over')).toBeUndefined();
  });

  it('speak of majorities the second time', () => {
    expect(tip({ squares: BARE, guardian: 3 }, ['place-animal'])).toBe('majority');
  });

  it('see a territory that is nearly full', () => {
    const squares: Drawing['squares'] = [EMPTY, '.. .. .. .. 1E ..', '.. .. .. .. .. 0E', EMPTY, EMPTY];
    expect(tip({ squares, guardian: 0 })).toBe('inauguration');
    expect(tip({ squares, guardian: 0, phase: 'move_guardian' })).toBe('guard-inauguration');
    expect(tip({ squares, guardian: 0, inauguration: 1 })).toBeUndefined();
    expect(tip({ squares, guardian: 0, phase: 'move_guardian', inauguration: 0 })).toBeUndefined();
  });

  it('see a lion beside the line', () => {
    const squares: Drawing['squares'] = [EMPTY, EMPTY, '.. .. 1L .. .. ..', EMPTY, EMPTY];
    expect(tip({ squares, guardian: 3 })).toBe('beside-lion');
    expect(tip({ squares, guardian: 2 })).toBe('beside-lion');
    expect(tip({ squares, guardian: 4 })).toBeUndefined();
  });

  it('see whom a lion could frighten', () => {
    const squares: Drawing['squares'] = [EMPTY, EMPTY, '.. .. 1Z .. .. ..', EMPTY, EMPTY];
    expect(tip({ squares, guardian: 3 })).toBe('lion');
    // One's own animals, hidden ones and brave ones are no reason.
    for (const other of ['0Z', '1Z*', '1E']) {
      const without: Drawing['squares'] = [EMPTY, EMPTY, `.. .. ${other} .. .. ..`, EMPTY, EMPTY];
      expect(tip({ squares: without, guardian: 3 })).toBeUndefined();
    }
  });

  it('see whom a crocodile could reach', () => {
    const seen = [...BASICS, 'lion'];
    const squares: Drawing['squares'] = [EMPTY, EMPTY, '.. .. 1G .. .. ..', EMPTY, EMPTY];
    expect(tip({ squares, guardian: 3 }, seen)).toBe('crocodile');
    // Above and below there is no river.
    expect(tip({ squares, guardian: 2 }, seen)).toBeUndefined();
    expect(tip({ squares: [EMPTY, EMPTY, '.. .. 1G* .. .. ..', EMPTY, EMPTY], guardian: 3 }, seen)).toBeUndefined();
  });

  it('say when the end is near', () => {
    const squares: Drawing['squares'] = [
      '.. .. .. .. .. ..',
      '1Z 0E 0Z 1Z 0G 0C',
      '1G 1G 1Z 0G 0C 1E',
      '0Z 1C 0G 0Z 0Z 0Z',
      '1C 1G 1G 1Z .. 0G',
    ];
    const seen = [...BASICS, 'lion', 'beside-lion', 'crocodile'];
    expect(tip({ squares, guardian: 6, inauguration: 1 }, seen)).toBe('closing');
  });

  it('have texts, and a place in the rules', () => {
    const text = readFileSync(new URL('../../../../locales/en/zebres-guide.ftl', import.meta.url), 'utf8');
    const written = [...text.matchAll(/^(zebres-guide-[a-z-]+) =/gm)].map(found => found[1]);
    expect(Object.keys(more).sort()).toEqual(written.sort());
    const ids = rulebook.sections.flatMap(({ id, parts }) => [id, ...(parts ?? []).map(part => part.id)]);
    for (const section of Object.values(more)) expect(ids).toContain(section);
  });
});

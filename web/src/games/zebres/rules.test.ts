import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { anchorOf, type Block, type Section, stretches } from '../rulebook';
import { COUNT, EXAMPLES, position, rulebook } from './rules';
import { type Animal, ANIMALS } from './view';

const LANGUAGES = ['en', 'fr', 'de'];
const flat = (sections: readonly Section[]): Section[] =>
  sections.flatMap(section => [section, ...flat(section.parts ?? [])]);
const sections = flat(rulebook.sections);
const blocks = sections.flatMap(section => section.blocks);
const texts = (file: string, language: string): Map<string, string> =>
  new Map(
    [
      ...readFileSync(new URL(`../../../../locales/${language}/${file}.ftl`, import.meta.url), 'utf8').matchAll(
        /^([a-z][a-z0-9-]+) = (.+)$/gm,
      ),
    ].map(found => [found[1] ?? '', found[2] ?? '']),
  );

function keysOf(block: Block): readonly string[] {
  if ('text' in block) return [block.text];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('pieces' in block) return block.pieces.map(piece => piece.does);
  return [block.example.caption];
}

const shown = [
  ...blocks.flatMap(block => ('example' in block ? [block.example] : [])),
  ...rulebook.rulings.flatMap(ruling => ruling.example ?? []),
];
const said = new Set([
  rulebook.intro,
  rulebook.rulingsIntro,
  ...sections.map(section => section.title),
  ...blocks.flatMap(keysOf),
  ...rulebook.rulings.flatMap(({ doubt, answer, reason, example }) => [
    doubt,
    answer,
    reason,
    ...(example ? [example.caption] : []),
  ]),
]);

describe('the page of rules', () => {
  it('says every text there is, and no other', () => {
    expect([...said].sort()).toEqual([...texts('zebres-rules', 'en').keys()].sort());
  });

  it('has an anchor for every section of the rules and every ruling', () => {
    const rules = readFileSync(new URL('../../../../games/zebres/RULES.md', import.meta.url), 'utf8');
    const written = [...rules.matchAll(/^##+ §(\d+(?:\.\d+)?)/gm)].map(found => found[1] ?? '');
    // Rulings, worked examples and notation are not told, but shown.
    const told = written.filter(number => !['10', '11', '12'].includes(number));
    expect(sections.flatMap(section => section.tells).sort()).toEqual(told.sort());
    const rulings = [...rules.matchAll(/^\| (R\d+) \|/gm)].map(found => found[1]);
    expect(rulebook.rulings.map(ruling => ruling.id)).toEqual(rulings);
    expect(anchorOf('§5.4')).toBe('s5.4');
    expect(anchorOf('R7')).toBe('R7');
  });

  it('is as sure of each ruling as the rules are', () => {
    const rules = readFileSync(new URL('../../../../games/zebres/RULES.md', import.meta.url), 'utf8');
    const sure = [...rules.matchAll(/^\| R\d+ \|.*\| (\w+)[^|]*\|$/gm)].map(found => found[1]);
    expect(rulebook.rulings.map(ruling => ruling.sure)).toEqual(sure);
  });

  it('has no anchor twice', () => {
    const anchors = [...sections.map(({ id }) => id), ...shown.map(({ id }) => `example-${id}`)];
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it.each(LANGUAGES)('mentions the same rulings and is bold alike in %s', language => {
    const english = texts('zebres-rules', 'en');
    const notes = (text: string) =>
      stretches(text).map(stretch => ('ruling' in stretch ? stretch.ruling : 'strong' in stretch ? '**' : ''));
    const sorted = (text: string) => notes(text).filter(Boolean).sort();
    for (const [key, text] of texts('zebres-rules', language)) {
      expect(sorted(text), key).toEqual(sorted(english.get(key) ?? ''));
    }
  });
});

describe('the examples', () => {
  it('are all shown', () => {
    expect(new Set(shown)).toEqual(new Set(Object.values(EXAMPLES)));
  });

  it.each(Object.values(EXAMPLES))('$id has all tokens', ({ position }) => {
    const { squares, hands } = position as { squares: string[]; hands: Record<Animal, number>[] };
    const free = squares
      .join(' ')
      .split(/\s+/)
      .filter(token => token === '..').length;
    expect(squares.map(row => row.trim().split(/\s+/).length)).toEqual([6, 6, 6, 6, 6]);
    expect(hands.flatMap(hand => Object.values(hand)).reduce((sum, count) => sum + count)).toBe(free);
    for (const hand of hands) {
      for (const animal of ANIMALS) {
        expect(hand[animal]).toBeGreaterThanOrEqual(0);
        expect(hand[animal]).toBeLessThanOrEqual(COUNT[animal]);
      }
    }
  });

  it('put into the hands what is not on the board', () => {
    const row = '.. .. .. .. .. ..' as const;
    const { hands } = position({ squares: ['0G 0G 1Z* 0L .. ..', row, row, row, row], guardian: 3 });
    expect(hands).toEqual([
      { gazelle: 4, zebra: 5, crocodile: 2, elephant: 1, lion: 0 },
      { gazelle: 6, zebra: 4, crocodile: 2, elephant: 1, lion: 1 },
    ]);
  });
});

it('takes a text apart', () => {
  expect(stretches('It **hides** (R4), not **flees**.')).toEqual([
    { plain: 'It ' },
    { strong: 'hides' },
    { plain: ' (' },
    { ruling: 'R4' },
    { plain: '), not ' },
    { strong: 'flees' },
    { plain: '.' },
  ]);
});

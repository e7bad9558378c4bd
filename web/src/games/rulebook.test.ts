/** What holds for the page of rules of every game. */
import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { anchorOf, type Block, type Rulebook, type Section, stretches, SUMMARY, summaryOf } from './rulebook';

const LANGUAGES = ['en', 'fr', 'de'];
const BOOKS = import.meta.glob<{ rulebook: Rulebook; EXAMPLES: object }>('./*/rules.ts', { eager: true });
const games = Object.entries(BOOKS).map(([path, book]) => ({ game: path.split('/')[1] ?? '', ...book }));

const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
const read = (path: string): string => readFileSync(at(path), 'utf8');
const exists = (path: string): boolean => existsSync(at(path));
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(found => found[1] ?? '');
const flat = (sections: readonly Section[]): Section[] =>
  sections.flatMap(section => [section, ...flat(section.parts ?? [])]);
const texts = (file: string, language: string): Map<string, string> =>
  new Map(
    [...read(`locales/${language}/${file}.ftl`).matchAll(/^([a-z][a-z0-9_-]+) = (.+)$/gm)].map(found => [
      found[1] ?? '',
      found[2] ?? '',
    ]),
  );

function keysOf(block: Block): readonly string[] {
  if ('text' in block) return [block.text];
  if ('list' in block) return block.list;
  if ('steps' in block) return block.steps;
  if ('pieces' in block) return [block.piece, ...block.counts, block.does, ...block.pieces.map(piece => piece.does)];
  if ('questions' in block)
    return [block.ask, block.reply, block.decides, ...block.questions.flatMap(({ ask, reply }) => [ask, reply])];
  return [block.example.caption];
}

describe.each(games)('the rules of $game', ({ game, rulebook, EXAMPLES }) => {
  const rules = read(`games/${game}/RULES.md`);
  const sections = flat(rulebook.sections);
  const blocks = sections.flatMap(section => section.blocks);
  const shown = [
    ...blocks.flatMap(block => ('example' in block ? [block.example] : [])),
    ...rulebook.rulings.flatMap(ruling => ruling.example ?? []),
  ];

  it('say every text there is, and no other', () => {
    const said = new Set([
      rulebook.sources,
      ...SUMMARY.map(part => summaryOf(game, part)),
      rulebook.rulingsIntro,
      ...sections.map(section => section.title),
      ...blocks.flatMap(keysOf),
      ...rulebook.rulings.flatMap(({ doubt, answer, reason }) => [doubt, answer, reason]),
      ...shown.map(example => example.caption),
    ]);
    // Some words are those of every page of rules.
    const own = [...said].filter(key => !key.startsWith('web-'));
    expect(own.sort()).toEqual([...texts(`${game}-rules`, 'en').keys()].sort());
  });

  it('have an anchor for every section that is written, and every ruling', () => {
    // Rulings, worked examples and notation are not told, but shown.
    const written = all(rules, /^##+ §(\d+(?:\.\d+)?) (?!Rulings$|Examples$|Notation$)/gm);
    expect(sections.flatMap(section => section.tells).sort()).toEqual(written.sort());
    expect(rulebook.rulings.map(ruling => ruling.id)).toEqual(all(rules, /^\| (R\d+) \|/gm));
  });

  it('have an anchor for whatever a refusal names', () => {
    const anchors = [
      ...sections.flatMap(section => section.tells.map(number => anchorOf(`§${number}`))),
      ...rulebook.rulings.map(ruling => anchorOf(ruling.id)),
    ];
    // Where there are many, refusals have a file of their own.
    const sources = ['action', 'action/illegal'].map(name => `games/${game}/src/${name}.rs`).filter(exists);
    const named = sources.flatMap(source => all(read(source), /"(§[\d.]+|R\d+)"/g));
    expect(named).not.toEqual([]);
    for (const rule of named) expect(anchors).toContain(anchorOf(rule));
  });

  it('have an anchor for the rule that decides a question', () => {
    const anchors = new Set([
      ...sections.flatMap(section => section.tells.map(number => anchorOf(`§${number}`))),
      ...rulebook.rulings.map(ruling => anchorOf(ruling.id)),
    ]);
    for (const block of blocks) {
      if (!('questions' in block)) continue;
      for (const { ask, rule } of block.questions) expect(anchors, ask).toContain(anchorOf(rule));
    }
  });

  it('are as sure of each ruling as the rules are', () => {
    expect(rulebook.rulings.map(ruling => ruling.sure)).toEqual(all(rules, /^\| R\d+ \|.*\| (\w+)[^|]*\|$/gm));
  });

  it.each(LANGUAGES)('begin with what fits on one screen in %s', language => {
    const written = texts(`${game}-rules`, language);
    const length = SUMMARY.reduce((sum, part) => sum + (written.get(summaryOf(game, part)) ?? '').length, 0);
    expect(length).toBeGreaterThan(300);
    expect(length).toBeLessThan(1400);
  });

  it('have a section about every phase they name', () => {
    const ids = sections.map(({ id }) => id);
    for (const section of Object.values(rulebook.phases)) expect(ids).toContain(section);
  });

  it('have no anchor twice', () => {
    const anchors = [...sections.map(({ id }) => id), ...shown.map(({ id }) => `example-${id}`)];
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('show every example', () => {
    expect(new Set(shown)).toEqual(new Set(Object.values(EXAMPLES)));
  });

  it('have a number in every column of their pieces', () => {
    for (const block of blocks) {
      if (!('pieces' in block)) continue;
      for (const { counts } of block.pieces) expect(counts.length).toBe(block.counts.length);
    }
  });

  it.each(LANGUAGES)('mention the same rulings and are bold alike in %s', language => {
    const english = texts(`${game}-rules`, 'en');
    const notes = (text: string) =>
      stretches(text).map(stretch => ('ruling' in stretch ? stretch.ruling : 'strong' in stretch ? '**' : ''));
    const sorted = (text: string) => notes(text).filter(Boolean).sort();
    for (const [key, text] of texts(`${game}-rules`, language)) {
      expect(sorted(text), key).toEqual(sorted(english.get(key) ?? ''));
    }
  });
});

it('a rule has an anchor', () => {
  expect(anchorOf('§5.4')).toBe('s5.4');
  expect(anchorOf('R7')).toBe('R7');
});

it('a text is taken apart', () => {
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

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { CARDS, count, EXAMPLES, position } from './rules';

const LANGUAGES = ['en', 'fr', 'de'];
const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/** A card as §1 has it: its name, its letter, its copies for many and few players, and who beats it. */
const printed = [
  ...read('games/zoff/RULES.md').matchAll(/^\| ([A-Z][a-z ]+) \| ([A-Za-z]) \| (\d) \| (\d) \| ([^|]+) \|/gm),
].map(([, name = '', letter = '', many, few, beaten = '']) => ({
  card: name.toLowerCase().replace(' ', '_'),
  letter,
  copies: [Number(many), Number(few)],
  beaten: beaten === '–' ? [] : beaten.split(', ').map(animal => animal.replace(' ', '_')),
}));

/** What a language calls the cards. */
function names(language: string): Map<string, string> {
  const [, variants = ''] = /^zoff-card = ([^}]+)/m.exec(read(`locales/${language}/zoff.ftl`)) ?? [];
  return new Map([...variants.matchAll(/\[(\w+)\] (.+)/g)].map(([, card = '', name = '']) => [card, name]));
}

describe('the table of cards', () => {
  it('is that of the rules', () => {
    expect(CARDS.map(({ card, letter, copies }) => ({ card, letter, copies }))).toEqual(
      printed.map(({ card, letter, copies }) => ({ card, letter, copies })),
    );
    expect(printed.length).toBe(13);
  });

  it.each(LANGUAGES)('says who chases whom in %s', language => {
    const rules = read(`locales/${language}/zoff-rules.ftl`);
    const called = names(language);
    for (const { card, beaten } of printed.filter(({ beaten }) => beaten.length > 0)) {
      const [, said] = new RegExp(`^zoff-rules-card-${card} = (.+)$`, 'm').exec(rules) ?? [];
      expect(said, card).toBe(beaten.map(animal => called.get(animal)).join(', '));
    }
  });
});

describe('the examples', () => {
  interface Shown {
    seats: number;
    hands: string[];
    trick?: string;
    discards: string;
    captured: { cards: number; lions: number; hedgehogs: number }[];
  }

  it.each(Object.values(EXAMPLES))('$id has all cards', example => {
    const { seats, hands, trick = '', discards, captured } = example.position as unknown as Shown;
    const deck = (letter?: string) =>
      CARDS.filter(card => letter === undefined || card.letter === letter).reduce(
        (sum, { copies: [many, few] }) => sum + (seats === 3 ? few : many),
        0,
      );
    const open = (letter: string) => [...hands, trick, discards].reduce((sum, cards) => sum + count(cards, letter), 0);
    const taken = (of: 'cards' | 'lions' | 'hedgehogs') => captured.reduce((sum, pile) => sum + pile[of], 0);
    expect(taken('cards') + CARDS.reduce((sum, { letter }) => sum + open(letter), 0)).toBe(deck());
    expect(taken('lions') + open('L')).toBe(deck('L'));
    expect(taken('hedgehogs') + open('H')).toBe(deck('H'));
  });

  it('put on the piles what is nowhere else', () => {
    const { captured, out, to_move } = position({ hands: ['3W+4E', '', '2L'], captured: ['L', '', 'H+j'] });
    expect({ out, to_move }).toEqual({ out: [1], to_move: 0 });
    // One lion is left to go round, and two hedgehogs.
    expect(captured.map(({ lions }) => lions).reduce((sum, lions) => sum + lions)).toBe(2);
    expect(captured.map(({ hedgehogs }) => hedgehogs).reduce((sum, hedgehogs) => sum + hedgehogs)).toBe(3);
  });

  it('count cards in a text', () => {
    expect([count('2E+q', 'E'), count('2E+q', 'q'), count('2E+q', 'W'), count('', 'W')]).toEqual([2, 1, 0, 0]);
  });
});

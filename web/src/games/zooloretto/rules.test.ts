import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { PRINTED } from './printed';
import { BOX, EXAMPLES, position, SPECIES } from './rules';

type Enclosure = keyof typeof PRINTED.grounds;

const LANGUAGES = ['en', 'fr', 'de'];
const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
/** A text without names that are numbers in some languages: “4-space”, « de 4 cases », “player 1”. */
const unnamed = (text = ''): string =>
  text.replace(/\d+(?=-space|\scases)/g, '').replace(/(players?|joueurs?|spieler)\s\d+(\s(and|et|und)\s\d+)?/gi, '');
const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0);

/** The texts of a language by their keys. */
const texts = (language: string): Map<string, string> =>
  new Map(
    [...read(`locales/${language}/zooloretto-rules.ftl`).matchAll(/^([a-z][a-z0-9-]+) = (.+)$/gm)].map(
      ([, key = '', text = '']) => [key, text],
    ),
  );

describe('what the texts count', () => {
  it.each(LANGUAGES)('are points, coins and stalls of the enclosures in %s', language => {
    const said = texts(language);
    for (const [name, key] of [
      ['E4', 'e4'],
      ['E5', 'e5'],
      ['E6', 'e6'],
      ['X1', 'x'],
    ] as const) {
      const { full, short, bonus } = PRINTED.grounds[name];
      // The enclosure of six brings nothing, which is said without a number.
      const expected = [full, short, ...(bonus === 0 ? [] : [bonus])];
      expect(numbers(unnamed(said.get(`zooloretto-rules-zoo-${key}`))), name).toEqual(expected);
    }
    expect(PRINTED.grounds.X2).toEqual(PRINTED.grounds.X1);
  });

  it.each(LANGUAGES)('are the prices in %s', language => {
    const said = texts(language);
    const { move, swap: exchange, buy: purchase, discard, expand } = PRINTED.prices;
    for (const [action, price] of Object.entries({ move, exchange, purchase, discard, expand })) {
      expect(numbers(said.get(`zooloretto-rules-money-${action}`) ?? ''), action).toEqual([price]);
    }
  });

  it.each(LANGUAGES)('are the tiles for each number of players in %s', language => {
    const said = texts(language);
    const { copies } = PRINTED;
    const ofSpecies = copies.F + copies.Fm + copies.Ff;
    const others = copies.s + copies.k + copies.b + copies.p + copies.$;
    for (const [players, name] of [
      [5, 'five'],
      [4, 'four'],
      [3, 'three'],
      [2, 'two'],
    ] as const) {
      const species = Object.keys(SPECIES).length - (5 - players);
      expect(numbers(said.get(`zooloretto-rules-setup-${name}`) ?? '')).toEqual([species * ofSpecies + others]);
    }
  });

  it.each(LANGUAGES)('is the same in %s as in English', language => {
    const english = texts('en');
    const sorted = (text = '') => numbers(unnamed(text)).sort((a, b) => a - b);
    for (const [key, text] of texts(language)) expect(sorted(text), key).toEqual(sorted(english.get(key)));
  });
});

interface Shown {
  seats: number;
  removed: string[];
  to_move: number;
  drawn?: string;
  stack?: string;
  trucks?: { tiles?: string; taken_by?: number }[];
  zoos: {
    coins: number;
    extensions: number;
    enclosures: Record<string, string>;
    stalls: Record<string, string>;
    barn: string;
  }[];
}

/** Tiles of a text such as `3Z+Zm`, counted. */
function counted(text: string): Map<string, number> {
  const tiles = new Map<string, number>();
  for (const [, count = '', tile = ''] of text.matchAll(/(\d*)([^\d+]+)/g)) {
    tiles.set(tile, (tiles.get(tile) ?? 0) + Number(count || 1));
  }
  return tiles;
}

describe('the examples', () => {
  const examples = Object.values(EXAMPLES);

  it.each(examples)('$id has no more tiles than there are', example => {
    const { removed, drawn = '', stack = '', trucks = [], zoos } = example.position as unknown as Shown;
    const all = [
      drawn,
      stack,
      ...trucks.map(({ tiles = '' }) => tiles),
      ...zoos.flatMap(({ enclosures, stalls, barn }) => [barn, ...Object.values(enclosures), ...Object.values(stalls)]),
    ];
    // Who has bred is one of the males or females.
    const there = counted(all.filter(Boolean).join('+').replaceAll('*', ''));
    for (const [tile, count] of there) {
      const kind = /^[A-Z]/.test(tile) ? ({ m: 'male', f: 'female', b: 'baby' }[tile.slice(1)] ?? 'plain') : 'stall';
      const [, , copies] = BOX.find(([, other]) => other === (tile === '$' ? 'coin' : kind)) ?? [];
      expect(count, tile).toBeLessThanOrEqual(copies ?? 0);
      expect(removed, tile).not.toContain(SPECIES[tile.charAt(0)]);
    }
  });

  it.each(examples)('$id has as much room as it needs', example => {
    const { seats, removed, to_move, trucks = [], zoos } = example.position as unknown as Shown;
    expect(removed.length).toBe(5 - seats);
    expect(to_move).toBeLessThan(seats);
    if (trucks.length > 0) expect(trucks.length).toBe(Math.max(seats, 3));
    for (const [at, { tiles = '' }] of trucks.entries()) {
      expect(sum(counted(tiles).values())).toBeLessThanOrEqual(seats === 2 ? 3 - at : 3);
    }
    for (const zoo of zoos) {
      for (const [name, animals] of Object.entries(zoo.enclosures) as [Enclosure, string][]) {
        expect(sum(counted(animals).values())).toBeLessThanOrEqual(PRINTED.grounds[name].spaces);
        expect(new Set([...counted(animals).keys()].map(tile => tile[0])).size).toBe(1);
      }
      for (const [name, stalls] of Object.entries(zoo.stalls) as [Enclosure, string][]) {
        expect(sum(counted(stalls).values())).toBeLessThanOrEqual(PRINTED.grounds[name].stalls);
      }
    }
  });

  it.each(examples)('$id has something to try', ({ tries }) => {
    expect(tries.length).toBeGreaterThan(0);
    expect(tries.length).toBeLessThanOrEqual(6);
  });

  it('leave out species that are not seen', () => {
    const { removed, zoos, phase } = position({
      zoos: [
        { coins: 1, E4: '2F', X1: '' },
        { coins: 2, barn: 'Lb' },
      ],
      trucks: ['Em', 1, ''],
    });
    expect(removed).toEqual(['camel', 'panda', 'chimpanzee']);
    expect(phase).toBe('turn');
    // An extension that is mentioned is open, though nobody lives there.
    expect(zoos[0]).toEqual({ coins: 1, extensions: 1, enclosures: { E4: '2F' }, stalls: {}, barn: '' });
  });
});

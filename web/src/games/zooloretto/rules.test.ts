import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { JUNGLE, position, SPECIES } from './examples';
import { PRINTED } from './printed';
import { QUESTIONS } from './questions';
import { BOX, EXAMPLES } from './rules';

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
  xxl?: true;
  exotic?: true;
  jungle_removed?: string[];
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
    jungle?: string;
    visitors?: Record<string, number[]>;
    tokens?: string[];
    donated?: number[];
  }[];
}

/** §1.2: what XXL has more of each tile, by its kind, and what Exotic has of each jungle animal. */
const XXL: Readonly<Record<string, number>> = { plain: 4, male: 1, female: 1, baby: 1, stall: 0, coin: 3 };
const LEMONADE = 3;
const OF_A_JUNGLE_SPECIES = 2;

function copiesOf(tile: string, { xxl, exotic }: Shown): number {
  if (tile in JUNGLE) return exotic ? OF_A_JUNGLE_SPECIES : 0;
  if (tile === 'l') return xxl ? LEMONADE : 0;
  const animal = { m: 'male', f: 'female', b: 'baby' }[tile.slice(1)] ?? 'plain';
  const kind = tile === '$' ? 'coin' : /^[A-Z]/.test(tile) ? animal : 'stall';
  const [, , copies = 0] = BOX.find(([, other]) => other === kind) ?? [];
  return copies + (xxl ? (XXL[kind] ?? 0) : 0);
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
    const shown = example.position as unknown as Shown;
    const { removed, jungle_removed = [], drawn = '', stack = '', trucks = [], zoos } = shown;
    const all = [
      drawn,
      stack,
      ...trucks.map(({ tiles = '' }) => tiles),
      ...zoos.flatMap(({ enclosures, stalls, barn, jungle = '' }) => [
        barn,
        jungle,
        ...Object.values(enclosures),
        ...Object.values(stalls),
      ]),
    ];
    // Who has bred is one of the males or females.
    const there = counted(all.filter(Boolean).join('+').replaceAll('*', ''));
    for (const [tile, count] of there) {
      expect(count, tile).toBeLessThanOrEqual(copiesOf(tile, shown));
      expect([...removed, ...jungle_removed], tile).not.toContain(SPECIES[tile.charAt(0)] ?? JUNGLE[tile]);
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
      const jungle = counted(zoo.jungle ?? '');
      expect(sum(jungle.values())).toBeLessThanOrEqual(5);
      expect(jungle.size).toBeLessThanOrEqual(3);
    }
  });

  it.each(examples)('$id has no more visitors and tokens than there are', example => {
    const { xxl, exotic, jungle_removed, seats, zoos } = example.position as unknown as Shown;
    expect(jungle_removed?.length).toBe(exotic && 5 - seats);
    for (const colour of ['green', 'blue', 'purple', 'red', 'yellow']) {
      const most = exotic && (colour !== 'yellow' || xxl) ? 8 : 0;
      expect(sum(zoos.map(({ visitors = {} }) => visitors[colour]?.length ?? 0)), colour).toBeLessThanOrEqual(most);
      expect(zoos.filter(({ tokens = [] }) => tokens.includes(colour)).length).toBeLessThanOrEqual(Math.min(most, 1));
    }
    for (const { donated = [] } of zoos) expect(donated.length).toBeLessThanOrEqual(xxl ? 2 : 0);
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

describe('the questions of the rulebooks', () => {
  const rules = read('games/zooloretto/RULES.md');
  const folder = new URL('../../../../games/zooloretto/tests/rulebook/', import.meta.url);
  const tests = readdirSync(folder)
    .flatMap(file => [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^fn (\w+)/gm)])
    .map(([, name = '']) => name);

  it('are all there', () => {
    // Nine questions of the base game and seven remarks of Exotic; the rulebook of XXL has none.
    expect(QUESTIONS.length).toBe(9 + 7);
    expect(new Set(QUESTIONS.map(({ name }) => name)).size).toBe(QUESTIONS.length);
  });

  it.each(QUESTIONS)('have an answer for $name, in the rules and in a test', ({ rule, shown }) => {
    const starts = (text: string) => rules.split('\n').some(line => line.startsWith(text));
    expect(starts(`## ${rule} `) || starts(`### ${rule} `) || starts(`| ${rule} |`), rule).toBe(true);
    expect(starts(`| ${shown} |`), shown).toBe(true);
    expect(`_${tests.join(' _')}`, shown).toContain(`_${shown.toLowerCase()}_`);
  });
});

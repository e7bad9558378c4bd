import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { animalsOf, homesOf } from '../games/animals';
import { ANIMAL_OF } from '../games/mio/pictures';
import { animalOf } from '../games/wonderzoo/pictures';
import { ANIMALS as IN_ZEBRES } from '../games/zebres/view';
import { CARDS } from '../games/zoff/view';
import { SPECIES } from '../games/zooloretto/view';
import { ANIMALS, beside, cardOf, EVERY_ANIMAL, isAnimal, titled } from './animals';

const sorted = (names: Iterable<string>) => [...names].sort();

describe.each(['en', 'fr', 'de'])('the animals in %s', language => {
  const read = (subject: string) =>
    readFileSync(new URL(`../../../locales/${language}/${subject}.ftl`, import.meta.url), 'utf8');
  const said = new Map(
    [...read('animals').matchAll(/^animal-([\w-]+) = (.+)$/gm)].map(([, key = '', text = '']) => [key, text]),
  );

  it('all have a name and two or three facts, and nobody else has', () => {
    const keys = EVERY_ANIMAL.flatMap(animal => [animal, `${animal}-1`, `${animal}-2`]);
    const third = EVERY_ANIMAL.map(animal => `${animal}-3`).filter(key => said.has(key));
    expect(sorted(said.keys())).toEqual(sorted([...keys, ...third]));
  });

  // A game says names in its own sentences, too; they are the same words.
  it.each([
    ['zooloretto', 'zooloretto-species'],
    ['zebres', 'zebres-animal'],
    ['zoff', 'zoff-card'],
  ])('are called as %s calls them', (game, key) => {
    const [, variants = ''] = new RegExp(`^${key} = ([^}]+)`, 'm').exec(read(game)) ?? [];
    const called = [...variants.matchAll(/^ +\[(\w+)\] (.+)$/gm)].filter(([, animal]) => animal !== 'joker');
    expect(called.length).toBeGreaterThan(0);
    for (const [, animal = '', name] of called) expect(said.get(animal), animal).toBe(name);
  });
});

describe('where animals live', () => {
  it('is some game', () => {
    for (const animal of EVERY_ANIMAL) expect(homesOf(animal), animal).not.toEqual([]);
    expect(homesOf('zebra')).toEqual(['wonderzoo', 'zebres', 'zooloretto']);
    expect(animalsOf('chess')).toEqual([]);
  });

  it('is where the pictures of the game show them', () => {
    expect(sorted(animalsOf('zebres'))).toEqual(sorted(IN_ZEBRES));
    expect(sorted(animalsOf('zoff'))).toEqual(sorted(CARDS.filter(card => card !== 'joker')));
    expect(sorted(animalsOf('mio'))).toEqual(sorted(Object.values(ANIMAL_OF)));
    const tiles = (['grass', 'vivarium', 'water'] as const).flatMap(kind => [
      animalOf(kind, 'G1'),
      animalOf(kind, 'G2'),
    ]);
    expect(sorted(animalsOf('wonderzoo'))).toEqual(sorted(tiles.map(String)));
    expect(animalsOf('zooloretto')).toEqual(expect.arrayContaining([...SPECIES]));
  });
});

it('every animal looks different', () => {
  expect(new Set(Object.values(ANIMALS)).size).toBe(EVERY_ANIMAL.length);
});

it('one leafs through them round and round', () => {
  expect(beside(['bat', 'koala', 'lion'], 'bat')).toEqual(['lion', 'koala']);
  expect(beside(['bat', 'koala', 'lion'], 'lion')).toEqual(['koala', 'bat']);
  expect(beside(['bat'], 'bat')).toEqual(['bat', 'bat']);
});

it('a card has an address and a title', () => {
  expect(cardOf()).toBe('/animals');
  expect(cardOf('koala')).toBe('/animals/koala');
  expect(['koala', 'unicorn', 'constructor'].map(isAnimal)).toEqual([true, false, false]);
  expect(titled('éléphant')).toBe('Éléphant');
});

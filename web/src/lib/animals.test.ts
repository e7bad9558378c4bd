import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { ANIMALS } from './animals';

describe.each(['en', 'fr', 'de'])('the animals in %s', language => {
  const read = (subject: string) =>
    readFileSync(new URL(`../../../locales/${language}/${subject}.ftl`, import.meta.url), 'utf8');
  const said = new Map(
    [...read('animals').matchAll(/^animal-([a-z_]+) = (.+)$/gm)].map(([, animal = '', name = '']) => [animal, name]),
  );

  it('all have a name', () => {
    expect([...said.keys()].sort()).toEqual(Object.keys(ANIMALS).sort());
  });

  // A game says names in its own sentences, too; they are the same words.
  it.each([['zooloretto', 'zooloretto-species']])('are called as %s calls them', (game, key) => {
    const [, variants = ''] = new RegExp(`^${key} = ([^}]+)`, 'm').exec(read(game)) ?? [];
    const called = [...variants.matchAll(/^ +\[(\w+)\] (.+)$/gm)];
    expect(called.length).toBeGreaterThan(0);
    for (const [, animal = '', name] of called) expect(said.get(animal), animal).toBe(name);
  });
});

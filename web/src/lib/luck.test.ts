import { describe, expect, it } from 'vitest';

import { commitment, Nonces, randomKey } from './luck';

const drawer = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
};

describe('a commitment', () => {
  const nonce = Uint8Array.from({ length: 16 }, (_, at) => 0x10 + at);

  it('is what the server works out too', () => {
    expect(commitment('table-zèbre', nonce)).toBe('e36721adba66ad35ca9e6d271c91f4d342b932a77069d64704e2dc340bd1546b');
  });

  it('is bound to the table', () => {
    expect(commitment('another', nonce)).not.toBe(commitment('table-zèbre', nonce));
  });
});

describe('nonces', () => {
  it('are found again by table and commitment', () => {
    const kept = drawer();
    const promise = new Nonces(kept).commit('a');
    const nonce = new Nonces(kept).nonce('a', promise);
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(commitment('a', Uint8Array.from(Buffer.from(nonce ?? '', 'hex')))).toBe(promise);
    expect(new Nonces(kept).nonce('b', promise)).toBeUndefined();
  });

  it('of two tabs do not overwrite each other', () => {
    const kept = drawer();
    const [one, other] = [new Nonces(kept), new Nonces(kept)];
    const promises = [one.commit('a'), other.commit('a')];
    for (const promise of promises) expect(one.nonce('a', promise)).toBeDefined();
  });

  it('survive rubbish in the drawer', () => {
    const kept = drawer();
    kept.setItem('menagerie.nonce.a', '{');
    const nonces = new Nonces(kept);
    expect(nonces.nonce('a', nonces.commit('a'))).toBeDefined();
  });
});

it('keys differ', () => {
  expect(randomKey()).not.toBe(randomKey());
});

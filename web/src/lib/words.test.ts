import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

const SOURCES = new URL('..', import.meta.url).pathname;
const keys = new Set(
  [...readFileSync(new URL('../../../locales/en/web.ftl', import.meta.url), 'utf8').matchAll(/^([a-z-]+) =/gm)].map(
    found => found[1],
  ),
);
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map(file => readFileSync(join(SOURCES, file), 'utf8'));
const used = new Set(sources.flatMap(text => [...text.matchAll(/'(web-[a-z-]+)'/g)].map(found => found[1])));

it('every key that is said exists', () => {
  expect([...used].filter(key => !keys.has(key))).toEqual([]);
});

it('every key that exists is said', () => {
  expect([...keys].filter(key => !used.has(key))).toEqual([]);
});

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** What becomes part of the page without being a module of it: pictures and type. */
const ALSO = ['@iconify-json/noto', '@fontsource-variable/bricolage-grotesque'];

/**
 * `licences.txt`: the licence of every package that is in the page, in full, as most of them ask. The list
 * is what the bundle was really made from, so that nobody has to remember it.
 */
export function licences(): Plugin {
  return {
    name: 'menagerie-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(part => (part.type === 'chunk' ? Object.keys(part.modules) : []));
      const packages = new Set([...modules.flatMap(packageOf), ...ALSO]);
      const source = [...packages].sort().map(text).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

/** The package a module comes from, if from any. */
function packageOf(module: string): string[] {
  const found = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];
  return found === undefined ? [] : [found];
}

function text(name: string): string {
  const directory = findDirectory(name);
  const { license } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { license: string };
  const file = readdirSync(directory).find(entry => /^licen[cs]e/i.test(entry));
  // The pictures come without a text; theirs is one of our own two.
  const path = file === undefined ? ourText(name, license) : join(directory, file);
  return `${'='.repeat(78)}\n${name} (${license})\n${'='.repeat(78)}\n\n${readFileSync(path, 'utf8').trim()}\n`;
}

function ourText(name: string, license: string): string {
  if (license !== 'Apache-2.0') throw new Error(`${name} has no licence text for ${license}`);
  return new URL('../LICENSE-APACHE', import.meta.url).pathname;
}

function findDirectory(name: string): string {
  const require = createRequire(import.meta.url);
  const found = require.resolve.paths(name)?.find(path => existsSync(join(path, name, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return join(found, name);
}

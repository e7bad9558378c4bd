import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** What is text, and large enough to gain by it. */
const TEXT = /\.(js|css|svg|html|txt)$/;
const SMALL = 512;

/** Writes each file of the page a second and a third time, compressed, so that the server has nothing to compute. */
export function compress(): Plugin {
  return {
    name: 'menagerie-compress',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter(known => TEXT.test(known))) {
        const content = readFileSync(join(dir, name));
        if (content.length < SMALL) continue;
        // Browsers take Brotli over https only; in a home network gzip is what there is.
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { compress } from './compress.ts';
import { licences } from './licences.ts';
import { pictures } from './pictures.ts';

/** Where `npm run dev` finds a server: start one with `cargo run -- serve`. */
const server = process.env['MENAGERIE'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), pictures(), licences(), compress()],
  build: {
    // `crates/server/build.rs` names its own directory; this one is for whoever builds by hand.
    outDir: 'dist',
    target: 'es2022',
    // The server's Content-Security-Policy allows no inline script and no `data:` but for pictures.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    // The words lie beside the page, in `locales/`.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});

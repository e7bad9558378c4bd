import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'test-results/', 'src/lib/protocol/', 'src/games/*/printed.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler knows better what exists.
      'no-undef': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['tests/**'],
    // Playwright reads from the pattern which fixtures a fixture needs: none is `{}`.
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // What players type is text, always.
      'svelte/no-at-html-tags': 'error',
      'svelte/no-inline-styles': ['error', { allowTransitions: true }],
      // For SvelteKit, which this is not.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['src/games/**', 'src/parts/Lattice.svelte'],
    // Where things lie on a board is computed. The script sets it, which the policy allows; no style is in the page itself.
    rules: { 'svelte/no-inline-styles': 'off' },
  },
);

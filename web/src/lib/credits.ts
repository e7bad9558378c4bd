/** Whose work the page is made with. Its package names the licence; `licences.ts` gathers the texts. */
export interface Credit {
  /** As `web-credits-use` knows it. */
  use: 'noto' | 'bricolage' | 'svelte' | 'fluent' | 'noble' | 'lean-qr';
  /** The package it comes in. */
  from: string;
  name: string;
  by: string;
  licence: string;
  address: string;
}

export const CREDITS: readonly Credit[] = [
  {
    use: 'noto',
    from: '@iconify-json/noto',
    name: 'Noto Emoji',
    by: 'Google',
    licence: 'Apache 2.0',
    address: 'https://github.com/googlefonts/noto-emoji',
  },
  {
    use: 'bricolage',
    from: '@fontsource-variable/bricolage-grotesque',
    name: 'Bricolage Grotesque',
    by: 'Mathieu Triay',
    licence: 'SIL OFL 1.1',
    address: 'https://github.com/ateliertriay/bricolage',
  },
  {
    use: 'svelte',
    from: 'svelte',
    name: 'Svelte',
    by: 'Rich Harris & al.',
    licence: 'MIT',
    address: 'https://svelte.dev',
  },
  {
    use: 'fluent',
    from: '@fluent/bundle',
    name: 'Fluent',
    by: 'Mozilla',
    licence: 'Apache 2.0',
    address: 'https://projectfluent.org',
  },
  {
    use: 'noble',
    from: '@noble/hashes',
    name: 'noble-hashes',
    by: 'Paul Miller',
    licence: 'MIT',
    address: 'https://github.com/paulmillr/noble-hashes',
  },
  {
    use: 'lean-qr',
    from: 'lean-qr',
    name: 'Lean QR',
    by: 'David Evans',
    licence: 'MIT',
    address: 'https://github.com/davidje13/lean-qr',
  },
];

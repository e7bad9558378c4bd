import type { Animal } from '../../lib/animals';

/** Those of the base game, then those of the jungle. */
export const animals: readonly Animal[] = [
  'flamingo',
  'camel',
  'leopard',
  'elephant',
  'panda',
  'chimpanzee',
  'zebra',
  'kangaroo',
  'anteater',
  'macaw',
  'bat',
  'koala',
  'orangutan',
  'baboon',
  'snake',
  'monitor',
];

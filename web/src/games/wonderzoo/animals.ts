import type { Animal } from '../../lib/animals';

/** Two stand for each kind of enclosure. */
export const animals = [
  'zebra',
  'elephant',
  'lizard',
  'snake',
  'penguin',
  'dolphin',
] as const satisfies readonly Animal[];

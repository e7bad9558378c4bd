import type { Animal } from '../../lib/animals';

export const animals = [
  'whale',
  'elephant',
  'crocodile',
  'polar_bear',
  'lion',
  'seal',
  'fox',
  'perch',
  'hedgehog',
  'sardine',
  'mouse',
  'mosquito',
] as const satisfies readonly Animal[];

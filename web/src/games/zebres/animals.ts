import type { Animal } from '../../lib/animals';

export const animals = ['gazelle', 'zebra', 'crocodile', 'elephant', 'lion'] as const satisfies readonly Animal[];

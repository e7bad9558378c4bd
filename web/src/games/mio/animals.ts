import type { Animal } from '../../lib/animals';

/** One stands for each family. */
export const animals = ['gorilla', 'giraffe', 'flamingo', 'crocodile', 'dolphin'] as const satisfies readonly Animal[];

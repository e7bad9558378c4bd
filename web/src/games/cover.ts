/** How a game looks from outside: the animals on its card, and where they stand. `<game>/cover.ts` has one each. */
import paws from 'picture:paw-prints';

import type { Land } from '../lib/animals';

export interface Cover {
  /** Addresses of pictures, the most important one first. */
  animals: readonly [string, ...string[]];
  land: Land;
}

// All at once: they are a few addresses each, and the first page shows every one.
const COVERS = import.meta.glob<{ cover: Cover }>('./*/cover.ts', { eager: true });
const UNKNOWN: Cover = { animals: [paws], land: 'jungle' };

export const coverOf = (game: string): Cover => COVERS[`./${game}/cover.ts`]?.cover ?? UNKNOWN;

/** Which animals live in which game. `<game>/animals.ts` has the list of each, as far as its pictures show them. */
import type { Animal } from '../lib/animals';

const HERDS = import.meta.glob<{ animals: readonly Animal[] }>('./*/animals.ts', { eager: true });

export const animalsOf = (game: string): readonly Animal[] => HERDS[`./${game}/animals.ts`]?.animals ?? [];

/** The ids of the games in which an animal lives. */
export const homesOf = (animal: Animal): string[] =>
  Object.entries(HERDS).flatMap(([path, { animals }]) =>
    animals.includes(animal) ? [path.replace(/^\.\/(.+)\/animals\.ts$/, '$1')] : [],
  );

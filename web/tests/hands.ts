/** The hands of all games, found by the names of their files. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Hand } from './hand';

const folder = join(import.meta.dirname, 'games');

/** The games that can be played here, by their ids. */
export const HANDS: ReadonlyMap<string, Hand> = new Map(
  await Promise.all(
    readdirSync(folder)
      .filter(name => name.endsWith('.ts'))
      .map(async (name): Promise<[string, Hand]> => {
        const { hand } = (await import(join(folder, name))) as { hand: Hand };
        return [name.slice(0, -3), hand];
      }),
  ),
);

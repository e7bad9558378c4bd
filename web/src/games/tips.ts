/** What a game's folder says to whoever plays it for the first time, one tip at a time. */

export interface Guide {
  /** The file of words that holds the tips. */
  words: string;
  /** The section of the rules that says more, by tip. */
  more: Record<string, string>;
  /** The key of the tip that is of use now and has not been seen; `legal` is what you may choose, in notation. */
  guide(
    view: unknown,
    phase: string,
    youAreToMove: boolean,
    seen: ReadonlySet<string>,
    you: number,
    legal: readonly string[],
  ): string | undefined;
}

const GUIDES = import.meta.glob<Guide>('./*/guide.ts');

/** Loads the tips of a game, when they are first wanted. */
export async function loadGuide(game: string): Promise<Guide | undefined> {
  return await GUIDES[`./${game}/guide.ts`]?.();
}

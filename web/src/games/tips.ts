/** What a game's folder says to whoever plays it for the first time, one tip at a time. */

export interface Guide<View = unknown> {
  /** The file of words that holds the tips. */
  words: string;
  /** The section of the rules that says more, by tip. */
  more: Record<string, string>;
  /** The tips that are of use now, what matters most first; `legal` is what you may choose, in notation. */
  due(view: View, phase: string, youAreToMove: boolean, you: number, legal: readonly string[]): string[];
}

/** The key of the first of these tips that has not been seen. */
export const firstOf = (guide: Pick<Guide, 'words'>, tips: readonly string[], seen: ReadonlySet<string>) =>
  tips.map(tip => `${guide.words}-${tip}`).find(key => !seen.has(key));

const GUIDES = import.meta.glob<Guide>('./*/guide.ts');

/** Loads the tips of a game, when they are first wanted. */
export async function loadGuide(game: string): Promise<Guide | undefined> {
  return await GUIDES[`./${game}/guide.ts`]?.();
}

/** A tip, and whether it is of use. */
type Tip = readonly [string, boolean];

/** Those that are of use. */
export const ofUse = (...tips: Tip[]): string[] => tips.filter(([, now]) => now).map(([tip]) => tip);

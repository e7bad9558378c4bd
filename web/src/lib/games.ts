/** A game, as `menagerie games --json` lists it. */
export interface Game {
  id: string;
  title: string;
  designer: string;
  /** The fewest and the most seats. */
  seats: [number, number];
  rules_version: number;
  options: Record<string, GameOption>;
  /** The levels of the bots, weakest first. */
  levels: string[];
}

/** What an option may be: one of `values`, a whole number in `range`, both ends included, a list of some `names`, or a `text`. */
export interface GameOption {
  default: PlainValue;
  values?: PlainValue[];
  range?: [number, number];
  names?: string[];
  /** How many bytes a text with data may have. */
  text?: number;
  /** Numbers among the values are seats: those of the table. */
  seats?: true;
  /** With more seats the option has its default. */
  most_seats?: number;
  /** It only means something where the option of this name, a yes or no, is on. */
  with?: string;
  /** How many names go together, first with the fewest seats, then with one more each. */
  counts?: number[];
}

export type PlainValue = string | number | boolean;
export type OptionValue = PlainValue | readonly string[];

/** The level that is offered first: in the middle. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.includes('medium') ? 'medium' : (levels[Math.floor(levels.length / 2)] ?? 'random');

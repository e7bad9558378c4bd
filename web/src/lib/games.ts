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

/** What an option may be: one of `values`, or a whole number in `range`, both ends included. */
export interface GameOption {
  default: OptionValue;
  values?: OptionValue[];
  range?: [number, number];
}

export type OptionValue = string | number | boolean;

/** The level that is offered first: in the middle. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.includes('medium') ? 'medium' : (levels[Math.floor(levels.length / 2)] ?? 'random');

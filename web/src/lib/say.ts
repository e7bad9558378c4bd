/** Sentences by their keys, and the names of seats inside them. */

/** A name inside a sentence: `seat` becomes the arguments `$seat` and `$seat_you`, so that verbs agree. */
export interface Name {
  name: string;
  /** Whether it is the reader’s. */
  you: boolean;
}
export type Args = Record<string, string | number | Name>;
export type Say = (key: string, args?: Args) => string;

/** The names of the seats, in order, and which of them is the reader’s. */
export interface Names extends ReadonlyArray<string> {
  readonly you?: number | undefined;
}

/** Names for the reader at a seat, if they have one. */
export const readBy = (names: readonly string[], you: number | undefined): Names => Object.assign([...names], { you });

/** The name of a seat inside a sentence. */
export const nameOf = (names: Names, seat: number | null | undefined): Name => ({
  name: names[seat ?? -1] ?? '',
  you: typeof seat === 'number' && seat === names.you,
});

/** Arguments as Fluent takes them. */
export function spelled(args: Args): Record<string, string | number> {
  const plain: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value !== 'object') plain[key] = value;
    else {
      plain[key] = value.name;
      plain[`${key}_you`] = value.you ? 'yes' : 'no';
    }
  }
  return plain;
}

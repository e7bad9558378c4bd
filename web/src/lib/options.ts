/** The options of a game in words. */
import type { Game, GameOption, OptionValue, PlainValue } from './games';

/** Where the words come from; a part of `Words`. */
export interface Speaker {
  has(key: string): boolean;
  say(key: string, args?: Record<string, string | number>): string;
}

/** What an option is called; one without words shows the name that programs use. */
export const optionName = (game: string, option: string, { has, say }: Speaker): string =>
  has(`${game}-option-${option}-name`) ? say(`${game}-option-${option}-name`) : option;

export function optionValue(game: string, option: string, value: unknown, speaker: Speaker): string {
  const { has, say } = speaker;
  if (Array.isArray(value))
    return value.map(name => optionItem(game, option, String(name), speaker)).join(', ') || say('web-no');
  const key = `${game}-option-${option}-value`;
  if (has(key)) return say(key, { value: plain(value) });
  return typeof value === 'boolean' ? say(value ? 'web-yes' : 'web-no') : String(value);
}

/** One of the names of an option that is a list of them. */
export function optionItem(game: string, option: string, name: string, { has, say }: Speaker): string {
  const key = `${game}-option-${option}-item`;
  return has(key) ? say(key, { value: name }) : name;
}

/** What choosing this value means, where the game says so. */
export function optionNote(game: string, option: string, value: unknown, { has, say }: Speaker): string | undefined {
  const key = `${game}-option-${option}-note`;
  // A list says itself what it means.
  return has(key) && !Array.isArray(value) ? say(key, { value: plain(value) }) : undefined;
}

/** What stands for a value in sentences: nobody reads a long text there. */
export const briefly = (option: GameOption, value: unknown): unknown =>
  option.text !== undefined && value !== option.default ? 'given' : value;

export const usualOptions = (game: Game): Record<string, OptionValue> =>
  Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));

/** The values of an option that go with so many seats. */
export const valuesFor = (option: GameOption, seats: number): PlainValue[] =>
  (option.values ?? []).filter(value => {
    if (seats > (option.most_seats ?? Infinity)) return value === option.default;
    return !option.seats || typeof value !== 'number' || value < seats;
  });

/** How many names go together with so many seats; of some options, any number. */
export const countFor = (game: Game, option: GameOption, seats: number): number | undefined =>
  option.counts?.[seats - game.seats[0]];

/** Whether an option has a choice for so many seats, with the others as they are chosen. */
export const isOffered = (
  game: Game,
  option: GameOption,
  chosen: Readonly<Record<string, unknown>>,
  seats: number,
): boolean => countFor(game, option, seats) !== 0 && (option.with === undefined || chosen[option.with] === true);

/** The same choices for another number of seats: what does not go with it, or with the other choices, is as usual again. */
export const fitting = (game: Game, chosen: Record<string, OptionValue>, seats: number): Record<string, OptionValue> =>
  Object.fromEntries(
    Object.entries(chosen).map(([name, value]) => {
      const option = game.options[name];
      if (option === undefined) return [name, value];
      if (option.with !== undefined && chosen[option.with] !== true) return [name, option.default];
      const fits =
        typeof value === 'object'
          ? value.length <= (countFor(game, option, seats) ?? Infinity)
          : option.values === undefined || valuesFor(option, seats).includes(value);
      return [name, fits ? value : option.default];
    }),
  );

/** The first option of which more names must be chosen, and how many. */
export function unsettled(
  game: Game,
  chosen: Record<string, unknown>,
  seats: number,
): { name: string; count: number } | undefined {
  for (const [name, option] of Object.entries(game.options)) {
    const [value, count] = [chosen[name], countFor(game, option, seats)];
    if (Array.isArray(value) && count !== undefined && value.length < count)
      return { name, count: count - value.length };
  }
  return undefined;
}

/** The options that somebody chose otherwise than usual, as `Board: President`. */
export const unusual = (game: Game, chosen: Record<string, unknown>, speaker: Speaker): string[] =>
  Object.entries(game.options)
    .filter(([name, option]) => chosen[name] !== undefined && chosen[name] !== option.default)
    .map(([name, option]) =>
      speaker.say('web-option-is', {
        option: optionName(game.id, name, speaker),
        value: optionValue(game.id, name, briefly(option, chosen[name]), speaker),
      }),
    );

/** Fluent selects on words and numbers. */
const plain = (value: unknown): string | number =>
  typeof value === 'number' ? value : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** What a game's folder says for its page of rules: texts by their keys, and examples that can be played. */

export interface Example {
  /** Unique on the page. */
  id: string;
  /** What is to be seen, as a key. */
  caption: string;
  /** Where it begins, in the game's own format; two play unless it says `seats`. */
  position: Record<string, unknown>;
  /** What to try, one after the other, in notation. */
  tries: readonly string[];
}

export interface Piece {
  /** The address of a picture. */
  picture: string;
  /** Its name, as a key with its arguments. */
  name: readonly [string, Record<string, string>];
  /** How many there are, a number for each of the table's `counts`. */
  counts: readonly number[];
  worth?: number;
  /** What it does, as a key. */
  does: string;
}

/** The pieces of a game, with the keys of what stands above the columns. */
export interface Pieces {
  pieces: readonly Piece[];
  piece: string;
  counts: readonly string[];
  does: string;
}

/** A question of many players, with a short answer and the rule that decides it: `§5` or `R24`. */
export interface Question {
  ask: string;
  reply: string;
  rule: string;
}

/** Questions, with the keys of what stands above the columns. */
export interface Questions {
  questions: readonly Question[];
  ask: string;
  reply: string;
  decides: string;
}

export type Block =
  | { text: string }
  | { list: readonly string[] }
  /** A list whose order matters. */
  | { steps: readonly string[] }
  | Pieces
  | Questions
  | { example: Example };

export interface Section {
  /** The anchor on the page. */
  id: string;
  title: string;
  /** The sections of the game's `RULES.md` that this one tells, without their `§`. */
  tells: readonly string[];
  blocks: readonly Block[];
  parts?: readonly Section[];
}

/** How sure a ruling is, from “the sources say so” to “a matter of this program”. */
export type Sure = 'certain' | 'likely' | 'chosen' | 'ours';

export interface Ruling {
  /** `R7`; the anchor on the page, too. */
  id: string;
  doubt: string;
  answer: string;
  reason: string;
  sure: Sure;
  example?: Example;
}

export interface Rulebook {
  /** The files of words that the page needs. */
  words: readonly string[];
  /** Whose game it is, and which edition we follow. */
  sources: string;
  /** The section about what is to be decided, by phase. */
  phases: Readonly<Record<string, string>>;
  sections: readonly Section[];
  rulingsIntro: string;
  rulings: readonly Ruling[];
}

/** What every game says of itself on the first screen. */
export const SUMMARY = ['goal', 'turn', 'scoring', 'powers'] as const;
export const SUMMARY_TITLES = {
  goal: 'web-rulebook-goal',
  turn: 'web-rulebook-turn',
  scoring: 'web-rulebook-scoring',
  powers: 'web-rulebook-powers',
} as const;
export const summaryOf = (game: string, part: (typeof SUMMARY)[number]): string => `${game}-rules-summary-${part}`;

/** How a game's rules name their texts: all by `<game>-rules-…`. */
export const writing = (game: string) => ({
  text: (name: string): Block => ({ text: `${game}-rules-${name}` }),
  keys: (...names: string[]): string[] => names.map(name => `${game}-rules-${name}`),
  section: (id: string, tells: readonly string[], blocks: readonly Block[], parts?: readonly Section[]): Section => ({
    id,
    title: `${game}-rules-${id}`,
    tells,
    blocks,
    ...(parts && { parts }),
  }),
  /** The rulings, by their names; some have an example. */
  rulings: (sure: Readonly<Record<string, Sure>>, shown: Readonly<Record<string, Example>>): Ruling[] =>
    Object.entries(sure).map(([id, sure]) => {
      const key = `${game}-ruling-${id.toLowerCase()}`;
      const example = shown[id];
      return {
        id,
        doubt: `${key}-doubt`,
        answer: `${key}-answer`,
        reason: `${key}-reason`,
        sure,
        ...(example && { example }),
      };
    }),
});

/** Rulings without a gap: how sure each is, R1 first. */
export const numbered = (sure: readonly Sure[]): Record<string, Sure> =>
  Object.fromEntries(sure.map((sure, at) => [`R${at + 1}`, sure]));

const BOOKS = import.meta.glob<{ rulebook: Rulebook }>('./*/rules.ts');

/** Loads the rules of a game, when they are first read. */
export async function loadRulebook(game: string): Promise<Rulebook | undefined> {
  return (await BOOKS[`./${game}/rules.ts`]?.())?.rulebook;
}

/** The anchor of a rule as refusals name it: `§5.4` or `R14`. */
export const anchorOf = (rule: string): string => rule.replace(/^§/, 's');

/** Where a rule is explained. */
export const addressOf = (game: string, rule?: string): string =>
  `/rules/${game}${rule === undefined ? '' : `#${anchorOf(rule)}`}`;

/** Stretches of a text: plain, between `**`, or the name of a ruling. */
export type Stretch = { plain: string } | { strong: string } | { ruling: string };

export function stretches(text: string): Stretch[] {
  return text
    .split(/(\*\*.+?\*\*|\bR\d+\b)/)
    .filter(part => part !== '')
    .map(part => {
      if (part.startsWith('**')) return { strong: part.slice(2, -2) };
      return /^R\d+$/.test(part) ? { ruling: part } : { plain: part };
    });
}

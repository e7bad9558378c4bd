/**
 * One match, wherever its rules run: on a server at the other end of a socket today, in the browser
 * itself later. Screens know this interface and nothing of what is behind it.
 */
import type { Reach } from './connection';
import type { Advice } from './protocol/Advice';
import type { Moment } from './protocol/Moment';
import type { Moves } from './protocol/Moves';
import type { Refusal } from './protocol/Refusal';
import type { Step } from './protocol/Step';
import type { TableInfo } from './protocol/TableInfo';

export type { Advice, Moment, Reach, Step };
export type Turn = Moves['turn'];
export type Standing = NonNullable<Moves['standing']>;
/** What happened, in the game's words. */
export type Event = Step['events'][number];

/** Where a match stands, for whoever looks at it. */
export interface Now {
  view: unknown;
  turn: Turn;
  phase: string;
  /** Names the decision that is open. */
  decision: number;
  /** What the viewer may do, in notation. */
  legal: readonly string[];
  /** What the viewer has sealed and may take back. */
  sealed: string | undefined;
  standing: Standing | undefined;
}

/** What would come of a choice, as far as the viewer can know. */
export type Outlook =
  { certain: false } | { certain: true; events: readonly Event[]; view: unknown; turn: Turn; phase: string };

/** Whoever follows a match. */
export interface Follower {
  /** Who sits where, and how far the table has come. */
  table(table: TableInfo): void;
  /** What is new since the last time, each entry once and in order, and where the match stands now. */
  moved(steps: readonly Step[], now: Now): void;
  reached(reach: Reach): void;
  /** The table cannot be followed. */
  refused(refusal: Refusal): void;
}

export interface GameLink {
  /** Follows the match from its beginning. */
  join(follower: Follower): void;
  leave(): void;
  /** Plays or seals. Settled when it is certain that it happened, or that it did not (`Refused`). */
  play(decision: number, action: string): Promise<void>;
  /** Takes a sealed choice back. */
  unseal(decision: number): Promise<void>;
  resign(): Promise<void>;
  /** What was to be seen after so many entries, from a seat's side where one is named. */
  moments(from: number, count: number, seat?: number): Promise<readonly Moment[]>;
  /** What would come of a choice. Nobody hears of the question. */
  outlook(decision: number, action: string, until: AbortSignal): Promise<Outlook>;
  /** What a strong bot would choose, best first. */
  advice(decision: number): Promise<readonly Advice[]>;
}

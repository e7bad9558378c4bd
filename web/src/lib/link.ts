/**
 * One match, wherever its rules run: on a server at the other end of a socket today, in the browser
 * itself later. Screens know this interface and nothing of what is behind it.
 */
import type { Reach } from './connection';
import type { Advice } from './protocol/Advice';
import type { Moment as AnyMoment } from './protocol/Moment';
import type { Moves } from './protocol/Moves';
import type { Refusal } from './protocol/Refusal';
import type { Speed } from './protocol/Speed';
import type { Step } from './protocol/Step';
import type { TableInfo } from './protocol/TableInfo';

export type { Advice, Reach, Step };
export type Turn = Moves['turn'];
/** How a match stands or ended. What it is made of is the game's. */
export type Standing<Detail = unknown> = Omit<NonNullable<Moves['standing']>, 'detail'> & { detail: Detail };
/** What was to be seen of a match right after an entry. */
export type Moment<View = unknown, Detail = unknown> = Omit<AnyMoment, 'view' | 'standing'> & {
  view: View;
  standing?: Standing<Detail>;
};
/** What happened, in the game's words. */
export type Event = Step['events'][number];

/** Where a match stands, for whoever looks at it. */
export interface Now<View = unknown, Detail = unknown> {
  view: View;
  turn: Turn;
  phase: string;
  /** Names the decision that is open. */
  decision: number;
  /** What the viewer may do, in notation. */
  legal: readonly string[];
  /** What the viewer has sealed and may take back. */
  sealed: string | undefined;
  standing: Standing<Detail> | undefined;
  /** `yes` if the viewer may undo, or the code of the reason why not; nothing for those who only look on. */
  undo: string | undefined;
  /** Whether the viewer may redo. */
  redo: boolean;
}

/** What would come of a choice, as far as the viewer can know. */
export type Outlook<View = unknown> =
  { certain: false } | { certain: true; events: readonly Event[]; view: View; turn: Turn; phase: string };

/** Whoever follows a match. Screens know neither the views of a game nor how its scores come about: to them both are unknown. */
export interface Follower<View = unknown, Detail = unknown> {
  /** Who sits where, and how far the table has come. */
  table(table: TableInfo): void;
  /** What is new since the last time, each entry once and in order, and where the match stands now. */
  moved(steps: readonly Step[], now: Now<View, Detail>): void;
  reached(reach: Reach): void;
  /** The table cannot be followed. */
  refused(refusal: Refusal): void;
  /** The table was deleted. */
  gone(): void;
}

export interface GameLink<View = unknown, Detail = unknown> {
  /** Follows the match from its beginning. */
  join(follower: Follower<View, Detail>): void;
  leave(): void;
  /** Plays or seals. Settled when it is certain that it happened, or that it did not (`Refused`). */
  play(decision: number, action: string): Promise<void>;
  /** Takes a sealed choice back. */
  unseal(decision: number): Promise<void>;
  /** Takes the viewer's last step or decision back. */
  undo(decision: number): Promise<void>;
  /** Takes the last undo back. */
  redo(decision: number): Promise<void>;
  resign(): Promise<void>;
  /** How fast the person likes the bots. */
  hurry(speed: Speed): void;
  /** What was to be seen after so many entries, from a seat's side where one is named. */
  moments(from: number, count: number, seat?: number): Promise<readonly Moment<View, Detail>[]>;
  /** What would come of a choice. Nobody hears of the question. */
  outlook(decision: number, action: string, until: AbortSignal): Promise<Outlook<View>>;
  /** What a strong bot would choose, best first. */
  advice(decision: number): Promise<readonly Advice[]>;
}

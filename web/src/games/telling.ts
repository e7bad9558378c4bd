/**
 * How the page tells the events of a game: notation as words, where a game writes any, and what the log makes of them.
 * A choice that brings nothing about is the event `played`; the log leaves it out where its `action` is empty.
 * `<game>/telling.ts` has one each.
 */
import type { Event } from '../lib/link';
import type { Say } from './face';

export type Telling = (event: Event, say: Say) => Event;

/** The points of everybody, which the log shows as a table: one event for each seat, a column for each field. */
export interface Sheet {
  event: string;
  /** What is left out where it is 0 for everybody. */
  fields: readonly { field: string; optional?: boolean }[];
  title(field: string, say: Say): string;
}

export interface Teller {
  telling?: Telling;
  /** Where on the board it happened, as elements of the board say in `data-at`. */
  places?(event: Event): string[];
  /** What one event makes of an earlier one of the same turn: both in one. */
  joined?(earlier: Event, event: Event): Event | undefined;
  sheet?: Sheet;
  /** Whether the board has a sign of its own for each seat. */
  signs?: boolean;
}

// All at once: they are a few lines each, and events are told from the first moment on.
const TELLERS = import.meta.glob<Teller>('./*/telling.ts', { eager: true });

export const tellerOf = (game: string): Teller => TELLERS[`./${game}/telling.ts`] ?? {};

export const retold = (game: string, event: Event, say: Say): Event => tellerOf(game).telling?.(event, say) ?? event;

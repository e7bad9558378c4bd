/** Players who are missing, and what the others may do about it. */
import type { SeatInfo } from './protocol/SeatInfo';
import type { TableInfo } from './protocol/TableInfo';

export interface Missing {
  seat: number;
  /** Whether they left on purpose. */
  left: boolean;
  /** When the others may decide, in milliseconds since 1970; `undefined`: never. */
  from: number | undefined;
  /** The level of the bot that plays meanwhile. */
  bot: string | undefined;
}

/** In place of a number of seconds: the others never decide. */
export const NEVER = -1;
/** How many seconds a missing player is waited for, unless the table says otherwise. */
export const ABSENT_AFTER = 60;
/** What may be chosen instead. */
export const PATIENCE = [10, ABSENT_AFTER, 300, NEVER] as const;

/** Under which a board finds who is missing, as `(seat) => words`. */
export const MISSING = Symbol('missing');

/** Whether a person of a running match should be there and is not. */
export const isMissing = (table: TableInfo, seat: SeatInfo): boolean =>
  table.status === 'running' && seat.away !== undefined && !seat.resigned;

/** The others who are missing; `heard` is when the server said so. Only differences of time are the server's. */
export const missing = (table: TableInfo, heard: number): Missing[] =>
  table.seats.flatMap((info, seat) => {
    const { away, bot } = info;
    if (away === undefined || !isMissing(table, info) || seat === table.you) return [];
    const from = away.absent_in === undefined ? undefined : heard + away.absent_in;
    return [{ seat, left: away.left, from, bot }];
  });

/** Whether this person's agreement would end the match: everyone else agrees already, or has been away for too long. */
export const wouldEnd = (table: TableInfo, heard: number, now: number): boolean =>
  table.seats.every(({ name, away, resigned }, seat) => {
    const absent = away?.absent_in !== undefined && heard + away.absent_in <= now;
    return name === undefined || absent || resigned || seat === table.you || (table.agreed ?? []).includes(seat);
  });

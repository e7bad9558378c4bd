/** Tables in lists: what one may do there, how old they are, which come first. */
import type { TableInfo } from './protocol/TableInfo';
import { seatFor } from './seats';

export type Deed = 'join' | 'watch' | 'go-on' | 'look-back';

/** What whoever looks at a list would do at a table. */
export function deed(table: TableInfo): Deed {
  if (table.status === 'over') return 'look-back';
  if (table.you !== undefined || table.host) return 'go-on';
  return table.status === 'open' && seatFor(table) !== undefined ? 'join' : 'watch';
}

/** Finished tables of one's own that are still shown. */
const KEPT = 3;

/** Whether the table waits for whoever asked. */
export const isMyTurn = (table: TableInfo): boolean =>
  table.status === 'running' && table.you !== undefined && (table.waiting_for ?? []).includes(table.you);

/** The tables that wait for whoever asked, the longest wait first. */
export const myTurns = (tables: readonly TableInfo[]): TableInfo[] =>
  tables.filter(isMyTurn).sort((one, other) => (one.waiting_since ?? 0) - (other.waiting_since ?? 0));

/**
 * One's own turn comes first, then what goes on, then what was left alone for days; of what is over, the last few. Each
 * in the order given, newest first, but for those that wait.
 */
export const worthShowing = (tables: readonly TableInfo[]): TableInfo[] => {
  const others = tables.filter(table => !isMyTurn(table) && table.status !== 'over');
  return [
    ...myTurns(tables),
    ...others.filter(table => !table.archived),
    ...others.filter(table => table.archived),
    ...tables.filter(table => table.status === 'over').slice(0, KEPT),
  ];
};

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, such as “5 min ago”. Clocks may differ: the future is now. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const [unit, length] = UNITS.find(([, length]) => now - then >= length) ?? ['second', Infinity];
  return format.format(0 - Math.floor(Math.max(0, now - then) / length), unit);
}

/** Whether a host's name leads back to the very computer that asks, whichever that is. */
export const isOnlyHere = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);

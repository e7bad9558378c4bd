/** How people and bots at a table are called. */
import type { SeatInfo } from './protocol/SeatInfo';
import type { TableInfo } from './protocol/TableInfo';
import { type Names, readBy, type Say } from './say';

export const levelName = (level: string, say: Say): string => say('web-level-name', { level });

/** Whoever plays at a seat: the person's name, else the bot, else the seat's number. */
export function sitterName(seat: SeatInfo | undefined, number: number, say: Say): string {
  if (seat?.name !== undefined) return seat.name;
  if (seat?.bot !== undefined) return say('web-bot', { level: levelName(seat.bot, say) });
  return say('web-seat', { number: number + 1 });
}

/** The names of all seats of a table, and which is the reader’s. Several bots, and those of the same name, are told apart by their seats. */
export function names(table: TableInfo, say: Say): Names {
  const plain = table.seats.map((seat, number) => sitterName(seat, number, say));
  const isBot = ({ name, bot }: SeatInfo) => name === undefined && bot !== undefined;
  const bots = table.seats.filter(isBot).length;
  const apart = table.seats.map((seat, at) => {
    const called = plain[at] ?? '';
    const number = at + 1;
    // The number comes early: where there is little room, the rest is left out.
    if (isBot(seat) && bots > 1) return say('web-bot-number', { number, level: levelName(seat.bot ?? '', say) });
    if (plain.filter(other => other === called).length === 1) return called;
    return `${called} · ${say('web-seat', { number })}`;
  });
  return readBy(apart, table.you);
}

/**
 * Names where room is scarce: without what is said in brackets, such as the level of a bot, unless two would be called
 * the same then.
 */
export function shortly(names: Names): Names {
  const short = names.map(name => name.replace(/ \([^()]*\)$/, ''));
  const apart = names.map((name, at) =>
    short.filter(other => other === short[at]).length === 1 ? (short[at] ?? name) : name,
  );
  return readBy(apart, names.you);
}

/** All seats in the order of play, from one on. */
export const clockwise = (seats: number, from: number): number[] =>
  Array.from({ length: seats }, (_, step) => (from + step) % seats);

/** Whether a free seat is not kept for somebody else. */
export const isFor = (seat: SeatInfo): boolean => seat.kept_for === undefined || seat.kept_for_you === true;

/** The seat to sit down at: the one that is kept for whoever asks, else the first that is anybody's. */
export function seatFor(table: TableInfo): number | undefined {
  const free = table.seats.map((seat, number) => ({ seat, number })).filter(({ seat }) => isFree(seat));
  const kept = free.find(({ seat }) => seat.kept_for_you);
  return (kept ?? free.find(({ seat }) => seat.kept_for === undefined))?.number;
}

/** Whether nobody sits there yet. */
export const isFree = (seat: SeatInfo): boolean => seat.name === undefined && seat.bot === undefined;

/** Whether the match can begin: every seat is taken, and every person has promised a nonce. */
export const isFull = (table: TableInfo): boolean =>
  table.seats.every(seat => seat.bot !== undefined || (seat.name !== undefined && seat.commitment !== undefined));

/** Whether the person plays against bots only. */
export const isAgainstBots = (table: TableInfo): boolean =>
  table.you !== undefined && table.seats.every((seat, at) => at === table.you || seat.name === undefined);

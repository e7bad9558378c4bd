/** The record as a log: a heading for every turn, its steps below in few words. */
import { retold, type Sheet, tellerOf } from '../games/telling';
import { type History, historyOf } from './history';
import type { Event, Step } from './link';
import { type Name, nameOf, type Names, type Say } from './say';
import { levelName } from './seats';
import { tell } from './tell';

/** The points of everybody after a round. */
export interface Scores {
  columns: readonly string[];
  rows: readonly { seat: number; cells: readonly number[] }[];
}

export interface Line {
  /** The entry after which the board shows it. */
  number: number;
  text: string;
  /** Where on the board it happened. */
  places: readonly string[];
  /** Whether it was taken back later. */
  undone: boolean;
  scores?: Scores;
}

export interface Turn {
  /** Whose turn it was; nobody's where chance decided, or where several did the same. */
  seat: number | undefined;
  lines: readonly Line[];
}

/** Something that happened, and to whose turn it belongs. */
interface Deed {
  number: number;
  seat: number | undefined;
  undone: boolean;
  event?: Event;
  /** Where there is no event to tell. */
  text?: string;
}

/** Everything that has something to say, by turns. The history is that of the whole match. */
export function turns(
  steps: readonly Step[],
  game: string,
  names: Names,
  say: Say,
  history: History = historyOf(steps),
): Turn[] {
  const found = deeds(steps, game, names, say, history);
  const turns: Turn[] = [];
  for (let at = 0; at < found.length;) {
    const passes = run(found, at, (deed, first) => isPass(deed) && deed.undone === first.undone);
    const same =
      passes.length > 1
        ? passes
        : run(found, at, (deed, first) => deed.seat === first.seat && deed.undone === first.undone);
    const { seat } = found[at] ?? {};
    if (passes.length > 1) turns.push({ seat: undefined, lines: [passed(passes, names, say)] });
    else turns.push({ seat, lines: lines(same, seat, game, names, say) });
    at += same.length;
  }
  return turns.filter(turn => turn.lines.length > 0);
}

/** What some steps brought about, in sentences one after the other; an undo is told too. */
export function told(steps: readonly Step[], game: string, names: Names, say: Say, history: History): string {
  return steps
    .flatMap(({ entry, events }) =>
      events.length === 0 && entry.kind === 'undo'
        ? [bare(entry, game, names, say, history)]
        : events.map(event => tell(game, event, names, say)),
    )
    .join(' ');
}

function deeds(steps: readonly Step[], game: string, names: Names, say: Say, history: History): Deed[] {
  const all: Deed[] = [];
  const { joined } = tellerOf(game);
  for (const { entry, events } of steps) {
    const { number } = entry;
    const last = all.at(-1);
    // What chance adds to a turn belongs to it.
    const chance = entry.kind === 'draw' && last?.seat !== undefined && events[0]?.['seat'] === last.seat;
    let seat = entry.kind === 'undo' ? undefined : chance ? last.seat : entry.seat;
    const taken = history.undone.has(number);
    if (events.length === 0) {
      all.push({ number, seat, undone: taken, text: bare(entry, game, names, say, history) });
      continue;
    }
    for (const event of events) {
      const earlier = all.findLastIndex(deed => deed.event !== undefined && deed.seat === seat);
      const first = all[earlier]?.event;
      const both = first && all[earlier]?.undone === taken ? joined?.(first, event) : undefined;
      if (both) all.splice(earlier, 1);
      all.push({ number, seat, undone: taken, event: both ?? event });
      // What comes of a pass is nobody's turn.
      if (isPass({ event })) seat = undefined;
    }
  }
  return all;
}

const isPass = ({ event }: Pick<Deed, 'event'>): boolean => event?.['event'] === 'passed';

/** The deeds from one on that go with it. */
function run(deeds: readonly Deed[], from: number, goesWith: (deed: Deed, first: Deed) => boolean): Deed[] {
  const first = deeds[from];
  if (first === undefined) return [];
  let end = from;
  while (end < deeds.length && goesWith(deeds[end] ?? first, first)) end += 1;
  return deeds.slice(from, end);
}

function passed(passes: readonly Deed[], names: Names, say: Say): Line {
  const seats = passes.map(({ event }) => Number(event?.['seat']));
  const who = seats.map(seat => (seat === names.you ? say('web-log-you').toLocaleLowerCase() : (names[seat] ?? '')));
  return {
    number: passes.at(-1)?.number ?? 0,
    text: say('web-log-passes', { names: who.join(', ') }),
    places: seats.map(seat => `seat-${seat}`),
    undone: passes[0]?.undone ?? false,
  };
}

/** The steps of a turn, one line for each entry, and a table for the points of a round. */
function lines(deeds: readonly Deed[], seat: number | undefined, game: string, names: Names, say: Say): Line[] {
  const { sheet, places } = tellerOf(game);
  const told: Line[] = [];
  const scored = (event: Event | undefined) => sheet !== undefined && event?.['event'] === sheet.event;
  for (const { number, undone, event, text } of deeds) {
    const last = told.at(-1);
    if (scored(event)) {
      if (last?.scores === undefined) told.push({ number, undone, text: '', places: [], ...table(deeds, sheet, say) });
      continue;
    }
    const sentence = event === undefined ? (text ?? '') : tell(game, event, names, say);
    const line = {
      number,
      undone,
      text: seat === undefined ? sentence : briefly(sentence, nameOf(names, seat)),
      places: event === undefined ? [] : (places?.(event) ?? []),
    };
    if (line.text === '') continue;
    if (last?.number === number && last.scores === undefined)
      told[told.length - 1] = { ...last, text: `${last.text} ${line.text}`, places: [...last.places, ...line.places] };
    else told.push(line);
  }
  return told;
}

function table(deeds: readonly Deed[], sheet: Sheet | undefined, say: Say): { scores?: Scores } {
  if (sheet === undefined) return {};
  const events = deeds.flatMap(({ event }) => (event?.['event'] === sheet.event ? [event] : []));
  const shown = sheet.fields.filter(
    ({ field, optional }) => optional !== true || events.some(event => Number(event[field]) !== 0),
  );
  return {
    scores: {
      columns: shown.map(({ field }) => sheet.title(field, say)),
      rows: events.map(event => ({
        seat: Number(event['seat']),
        cells: shown.map(({ field }) => Number(event[field])),
      })),
    },
  };
}

/** A sentence below the name it begins with needs not repeat it. “You” stays: without it the verb would be a command. */
export function briefly(sentence: string, { name }: Name): string {
  const rest = sentence.startsWith(name) ? /^(?:\s?:)?\s+(.*)$/su.exec(sentence.slice(name.length))?.[1] : undefined;
  return rest === undefined ? sentence : rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

function bare(
  { number, kind, seat, action, draw, to, bot }: Step['entry'],
  game: string,
  names: Names,
  say: Say,
  { redos }: History,
): string {
  const name = nameOf(names, seat);
  switch (kind) {
    case 'unseal':
      return say('web-log-unseal', { name });
    case 'draw':
      return draw === undefined ? say('web-log-draw-hidden') : say('web-log-draw', { draw });
    case 'undo':
      if (seat === undefined) return say('web-log-undo', { to: to ?? 0 });
      return say(redos.has(number) ? 'web-log-redid' : 'web-log-undid', { name });
    case 'resign':
      return say('web-log-resign', { name });
    case 'takeover':
      return bot === undefined
        ? say('web-log-return', { name })
        : say('web-log-takeover', { name, level: levelName(bot, say) });
    case 'play':
      if (action === undefined) return say('web-log-hidden', { name });
      return played(name, String(retold(game, { event: 'played', action }, say)['action']), say);
    default:
      // Seals that are not for our eyes.
      return say('web-log-hidden', { name });
  }
}

const played = (name: Name, action: string, say: Say): string =>
  action === '' ? '' : say('web-log-play', { name, action });

/** Entries of the record as sentences. */
import { retold } from '../games/telling';
import { type History, historyOf } from './history';
import type { Step } from './link';
import { type Name, nameOf, type Names, type Say } from './say';
import { levelName } from './seats';
import { tell } from './tell';

export interface Line {
  number: number;
  seat: number | undefined;
  text: string;
  /** Whether it was undone later. */
  undone: boolean;
}

/** The entries that have something to say. The history is that of the whole match. */
export const lines = (
  steps: readonly Step[],
  game: string,
  names: Names,
  say: Say,
  history: History = historyOf(steps),
): Line[] => steps.map(step => line(step, game, names, say, history)).filter(({ text }) => text !== '');

/** What some steps brought about, in sentences one after the other; an undo is told too. */
export function told(steps: readonly Step[], game: string, names: Names, say: Say, history: History): string {
  const visible = steps.filter(({ entry, events }) => events.length > 0 || entry.kind === 'undo');
  return lines(visible, game, names, say, history)
    .map(({ text }) => text)
    .join(' ');
}

/** An entry is what it brought about; where it brought nothing about that may be seen, it is what it is. */
function line({ entry, events }: Step, game: string, names: Names, say: Say, history: History): Line {
  const { number, seat } = entry;
  const told = events.map(event => tell(game, event, names, say));
  const text = told.length > 0 ? told.join(' ') : bare(entry, game, names, say, history);
  return { number, seat, text, undone: history.undone.has(number) };
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

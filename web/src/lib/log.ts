/** Entries of the record as sentences. */
import { retold } from '../games/telling';
import type { Step } from './link';
import { type Name, nameOf, type Names, type Say } from './say';
import { levelName } from './seats';
import { tell } from './tell';

export interface Line {
  number: number;
  seat: number | undefined;
  text: string;
}

/** The entries that have something to say. */
export const lines = (steps: readonly Step[], game: string, names: Names, say: Say): Line[] =>
  steps.map(step => line(step, game, names, say)).filter(({ text }) => text !== '');

/** An entry is what it brought about; where it brought nothing about that may be seen, it is what it is. */
function line({ entry, events }: Step, game: string, names: Names, say: Say): Line {
  const { number, seat } = entry;
  const told = events.map(event => tell(game, event, names, say));
  return { number, seat, text: told.length > 0 ? told.join(' ') : bare(entry, game, names, say) };
}

function bare({ kind, seat, action, draw, to, bot }: Step['entry'], game: string, names: Names, say: Say): string {
  const name = nameOf(names, seat);
  switch (kind) {
    case 'unseal':
      return say('web-log-unseal', { name });
    case 'draw':
      return draw === undefined ? say('web-log-draw-hidden') : say('web-log-draw', { draw });
    case 'undo':
      return say('web-log-undo', { to: to ?? 0 });
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

/** Entries of the record as sentences. */
import type { Step } from './link';
import { levelName } from './seats';
import { tell } from './tell';

type Say = (key: string, args?: Record<string, string | number>) => string;

export interface Line {
  number: number;
  seat: number | undefined;
  text: string;
}

/** An entry is what it brought about; where it brought nothing about that may be seen, it is what it is. */
export function line({ entry, events }: Step, game: string, names: readonly string[], say: Say): Line {
  const { number, seat } = entry;
  const told = events.map(event => tell(game, event, names, say));
  return { number, seat, text: told.length > 0 ? told.join(' ') : bare(entry, names, say) };
}

function bare({ kind, seat, draw, to, bot }: Step['entry'], names: readonly string[], say: Say): string {
  const name = seat === undefined ? '' : (names[seat] ?? '');
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
    default:
      // Plays and seals that are not for our eyes.
      return say('web-log-hidden', { name });
  }
}

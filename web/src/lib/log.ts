/** Entries of the record as short lines, without knowing any game. */
import type { Step } from './link';
import { levelName } from './seats';

type Say = (key: string, args?: Record<string, string | number>) => string;

export interface Line {
  number: number;
  /** Whose doing it was, if anyone's. */
  who: string | undefined;
  seat: number | undefined;
  what: string;
}

export function line({ entry }: Step, names: readonly string[], say: Say): Line {
  const { number, seat } = entry;
  return { number, seat, who: seat === undefined ? undefined : names[seat], what: what(entry, say) };
}

function what({ kind, action, draw, to, bot }: Step['entry'], say: Say): string {
  switch (kind) {
    case 'unseal':
      return say('web-log-unseal');
    case 'draw':
      return draw === undefined ? say('web-log-draw-hidden') : say('web-log-draw', { draw });
    case 'undo':
      return say('web-log-undo', { to: to ?? 0 });
    case 'resign':
      return say('web-log-resign');
    case 'takeover':
      return bot === undefined ? say('web-log-return') : say('web-log-takeover', { level: levelName(bot, say) });
    default:
      // Plays and seals, without the action where it is not for our eyes.
      return action ?? say('web-log-hidden');
  }
}

/** Events as sentences: `<game>-event-<name>` of the game's words, with the event's fields as arguments; seats are names. */
import { retold } from '../games/telling';
import type { Event } from './link';
import { type Args, nameOf, type Names, type Say } from './say';

export function tell(game: string, event: Event, names: Names, say: Say): string {
  const args: Args = {};
  const told = retold(game, event, say);
  for (const [field, value] of Object.entries(told)) {
    if ((field === 'seat' || field.endsWith('_seat')) && typeof value === 'number') args[field] = nameOf(names, value);
    else if (typeof value === 'boolean') args[field] = value ? 'yes' : 'no';
    else if (typeof value === 'number' || typeof value === 'string') args[field] = value;
  }
  return say(`${game}-event-${String(told['event']).replaceAll('_', '-')}`, args);
}

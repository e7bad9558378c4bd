/**
 * Events of a game as the page tells them: notation as words, where a game writes any. A choice that brings nothing
 * about is the event `played`; the log leaves it out where its `action` is empty. `<game>/telling.ts` has one each.
 */
import type { Event } from '../lib/link';
import type { Say } from './face';

export type Telling = (event: Event, say: Say) => Event;

// All at once: they are a few lines each, and events are told from the first moment on.
const TELLINGS = import.meta.glob<{ telling: Telling }>('./*/telling.ts', { eager: true });

export const retold = (game: string, event: Event, say: Say): Event =>
  TELLINGS[`./${game}/telling.ts`]?.telling(event, say) ?? event;

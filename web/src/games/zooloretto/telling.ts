/** Drawing brings nothing about by itself: the next entry says what was drawn. */
import type { Telling } from '../telling';

export const telling: Telling = event =>
  event['event'] === 'played' && event['action'] === 'draw' ? { ...event, action: '' } : event;

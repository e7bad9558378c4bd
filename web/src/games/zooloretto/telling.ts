/** Events of Zooloretto: a tile that was drawn and loaded is told in one, and places are those of somebody’s zoo. */
import type { Sheet, Teller, Telling } from '../telling';

/** Drawing brings nothing about by itself: the next entry says what was drawn. */
export const telling: Telling = event =>
  event['event'] === 'played' && event['action'] === 'draw' ? { ...event, action: '' } : event;

export const joined: Teller['joined'] = (earlier, event) =>
  earlier['event'] === 'drew' && event['event'] === 'loaded' ? { ...event, event: 'drew_loaded' } : undefined;

/** Where animals and stalls are is a text; where visitors stand is the number of a point, before the first and after the last none. */
export const places: Teller['places'] = ({ seat, seller_seat, truck, place, from, to }) => [
  ...(typeof truck === 'number' ? [`truck-${truck}`] : []),
  ...[place, from].filter(at => typeof at === 'string').map(at => `zoo-${String(seat)}-${at}`),
  ...[from, to].filter(at => typeof at === 'number').map(at => `point-${String(seat)}-${at}`),
  ...(typeof seller_seat === 'number' ? [`zoo-${seller_seat}-B`] : []),
];

export const sheet: Sheet = {
  event: 'scored',
  fields: [
    ...['enclosures', 'stalls', 'barn'].map(field => ({ field })),
    ...['donations', 'visitors', 'tokens'].map(field => ({ field, optional: true })),
    ...['points', 'coins'].map(field => ({ field })),
  ],
  title: (field, say) => say('zooloretto-column', { column: field }),
};

export const signs = true;

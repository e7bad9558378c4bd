/** How the log tells events of O Zoo le Mio: all bids of an auction, then who won; points as a table. */
import type { Sheet, Teller } from '../telling';

export const places: Teller['places'] = ({ event, seat, tile }) => [
  ...(typeof seat === 'number' ? [`seat-${seat}`] : []),
  ...(typeof tile === 'number' ? [`tile-${tile}`] : []),
  ...(event === 'flag' || event === 'flag_down' ? ['flags'] : []),
];

export const sheet: Sheet = {
  event: 'scored',
  fields: [{ field: 'visitors' }, { field: 'trees' }, { field: 'benches' }, { field: 'points' }],
  title: (field, say) => say('mio-part', { part: field }),
};

export const signs = true;

/** How the log tells events of Wonderzoo: taking a tile with placing it, an icon with what it brings, drawing with placing. */
import type { Sheet, Teller, Telling } from '../telling';

/** The terminal, where people type names of tiles and turns, tells these as they are typed. */
const TYPED = ['revealed', 'picked', 'placed', 'relocated', 'exchanged'];

export const telling: Telling = event => {
  const cellOf = (field: string) => {
    const at = event[field];
    return typeof at === 'string' ? { [field]: at.split('/')[0] ?? at } : {};
  };
  const name = String(event['event']);
  return {
    ...event,
    ...(TYPED.includes(name) && { event: `${name}_plain` }),
    ...cellOf('at'),
    ...cellOf('from'),
    ...cellOf('to'),
  };
};

/** What an icon brings about says which icon it was. */
const EFFECTS = ['no_effect', 'none_left', 'drawn', 'moved', 'stopped', 'relocated', 'exchanged', 'bus'];

export const joined: Teller['joined'] = (earlier, event) => {
  const name = String(event['event']);
  switch (earlier['event']) {
    case 'picked':
      return name === 'placed' ? event : undefined;
    case 'used':
      return EFFECTS.includes(name) ? event : undefined;
    case 'drawn':
      if (name === 'drawn') return { ...earlier, event: 'drawn_two', other_colour: event['colour'] ?? '' };
      return name === 'visitor' && event['colour'] === earlier['colour']
        ? { ...event, event: 'drawn_visitor' }
        : undefined;
    default:
      return undefined;
  }
};

/** Cells are those of somebody’s board; tiles are wherever they lie. */
export const places: Teller['places'] = ({ event, seat, tile, other_tile, cell, from, to }) => [
  ...(typeof seat === 'number' ? [`seat-${seat}`] : []),
  ...[tile, other_tile].filter(name => typeof name === 'string').map(name => `tile-${name}`),
  // A relocated tile names where it lay, which is no cell.
  ...[cell, ...(event === 'moved' ? [from, to] : [])]
    .filter(at => typeof at === 'string')
    .map(at => `cell-${String(seat)}-${at}`),
  ...(event === 'bus' || event === 'bus_passed' || event === 'first_bus' ? ['bus'] : []),
];

export const sheet: Sheet = {
  event: 'total',
  fields: [{ field: 'points' }],
  title: (_field, say) => say('wonderzoo-points'),
};

export const signs = true;

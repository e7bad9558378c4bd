import { describe, expect, it } from 'vitest';

import type { Event } from '../../lib/link';
import { joined, places, telling } from './telling';

const event = (name: string, fields: Partial<Event> = {}): Event => ({ event: name, seat: 1, ...fields }) as Event;

describe('the log', () => {
  it('speaks of tiles and cells, not of what is typed', () => {
    const say = () => '';
    expect(telling(event('placed', { tile: 'W03', at: 'd3/0' }), say)).toMatchObject({
      event: 'placed_plain',
      at: 'd3',
    });
    expect(telling(event('entrance', { at: 'b1/0' }), say)).toMatchObject({ event: 'entrance', at: 'b1' });
    expect(telling(event('moved', { from: 'c3', to: 'd4' }), say)).toEqual(event('moved', { from: 'c3', to: 'd4' }));
  });

  it('tells one line where a step says all that the one before it said', () => {
    const placed = event('placed', { tile: 'W03', at: 'd3/0' });
    expect(joined?.(event('picked', { tile: 'W03' }), placed)).toBe(placed);
    const bus = event('bus');
    expect(joined?.(event('used', { icon: 'bus' }), bus)).toBe(bus);
    expect(joined?.(placed, event('used', { icon: 'bus' }))).toBeUndefined();
    expect(joined?.(event('used', { icon: 'draw1' }), event('out'))).toBeUndefined();
  });

  it('tells visitors drawn, and where a single one went', () => {
    const red = event('drawn', { colour: 'red' });
    expect(joined?.(red, event('visitor', { colour: 'red', cell: 'c3' }))).toMatchObject({
      event: 'drawn_visitor',
      cell: 'c3',
    });
    const two = joined?.(red, event('drawn', { colour: 'blue' }));
    expect(two).toMatchObject({ event: 'drawn_two', colour: 'red', other_colour: 'blue' });
    expect(two && joined?.(two, event('visitor', { colour: 'blue', cell: 'c3' }))).toBeUndefined();
  });

  it('knows the places on the board', () => {
    expect(places?.(event('moved', { from: 'c3', to: 'd4' }))).toEqual(['seat-1', 'cell-1-c3', 'cell-1-d4']);
    expect(places?.(event('relocated', { tile: 'W03', from: 'a1/0', to: 'c3/0' }))).toEqual(['seat-1', 'tile-W03']);
    expect(places?.(event('visitor', { cell: 'c3' }))).toEqual(['seat-1', 'cell-1-c3']);
    expect(places?.(event('bus_passed'))).toEqual(['seat-1', 'bus']);
  });
});

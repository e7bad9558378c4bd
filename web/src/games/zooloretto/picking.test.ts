import { expect, it } from 'vitest';

import type { Stage } from '../../lib/stage.svelte';
import type { View } from './view';
import { Picking } from './picking.svelte';

/** As much of a stage as picking needs. */
class Fake {
  chosen: string | undefined;
  confirmed: string | undefined;
  constructor(readonly legal: string[]) {}
  choose(action: string) {
    if (this.chosen === action) this.confirmed = action;
    else if (this.legal.includes(action)) this.chosen = action;
  }
  press(action: string) {
    this.confirmed = action;
  }
  cancel() {
    this.chosen = undefined;
  }
}

function begin(...legal: string[]): { stage: Fake; picking: Picking } {
  const stage = new Fake(legal);
  const picking = new Picking(stage as unknown as Stage<View>);
  picking.clear();
  return { stage, picking };
}

it('drawing needs no look, and taking a truck is chosen at once', () => {
  const { stage, picking } = begin('draw', 'take1');
  expect(picking.press('stack')).toBe(true);
  expect(stage.confirmed).toBe('draw');
  expect(picking.actionOf('truck-1')).toBe('take1');
  expect(picking.press('truck-1')).toBe(true);
  expect(stage.chosen).toBe('take1');
  // Once more confirms it.
  picking.press('truck-1');
  expect(stage.confirmed).toBe('take1');
  expect(picking.press('truck-2')).toBe(false);
});

it('what was drawn is taken up by itself', () => {
  const { stage, picking } = begin('>1', '>3');
  expect(picking.source).toBe('drawn');
  expect(picking.aimedAt('truck-2')).toBeUndefined();
  picking.press('truck-3');
  expect(stage.chosen).toBe('>3');
});

it('of several kinds of tiles on a truck one is taken up, and aimed at a place', () => {
  const { stage, picking } = begin('Zm>E4', 'Zm>B', 'k>E5', 'k>B');
  expect(picking.source).toBeUndefined();
  picking.press('load-Zm');
  expect(picking.targets.map(({ to }) => to)).toEqual(['place-E4', 'place-B']);
  // Another tile takes its place.
  picking.press('load-k');
  picking.press('place-E5');
  expect(stage.chosen).toBe('k>E5');
  // The last kind of tile needs no taking up.
  expect(begin('k>E5', 'k>B').picking.source).toBe('load-k');
});

it('a tile of the barn may move, be exchanged with its like, or go', () => {
  const { stage, picking } = begin('draw', 'move:P>E4', 'swap:E5-P', 'discard:P', 'discard:Z');
  picking.press('stored-P');
  expect(picking.aimedAt('place-E4')).toBe('move:P>E4');
  expect(picking.aimedAt('place-E5')).toBe('swap:E5-P');
  expect(picking.aimedAt('discard')).toBe('discard:P');
  picking.press('place-E5');
  expect(stage.chosen).toBe('swap:E5-P');
  // Pressing it again puts it back.
  picking.press('stored-P');
  expect([picking.source, stage.chosen]).toEqual([undefined, undefined]);
});

it('an exchange is begun from an enclosure or from the barn', () => {
  const { stage, picking } = begin('swap:E4-E5', 'swap:E5-P');
  picking.press('place-E5');
  expect(picking.aimedAt('place-E4')).toBe('swap:E4-E5');
  // Any panda stands for all of them.
  expect(picking.aimedAt('stored-Pm')).toBe('swap:E5-P');
  picking.press('stored-Pm');
  expect(stage.chosen).toBe('swap:E5-P');
  expect(picking.isSource('stored-Pf')).toBe(true);
  expect(picking.isSource('stored-k')).toBe(false);
});

it('a money action leaves only its own choices', () => {
  const { stage, picking } = begin('draw', 'move:P>E4', 'move:P>E5', 'discard:P', 'discard:Z', 'expand');
  picking.want('discard');
  expect(picking.isSource('stack')).toBe(false);
  expect(picking.isSource('stored-Z')).toBe(true);
  // Asking again takes it back.
  picking.want('discard');
  expect(picking.mode).toBeUndefined();
  // The only tile that can move is taken up; what needs nothing else is chosen.
  picking.want('move');
  expect(picking.source).toBe('stored-P');
  expect(stage.chosen).toBeUndefined();
  picking.want('expand');
  expect(stage.chosen).toBe('expand');
  picking.want('buy');
  expect(picking.mode).toBeUndefined();
});

it('the only exchange is not made before it is seen', () => {
  const { stage, picking } = begin('draw', 'discard:P');
  picking.want('discard');
  expect([picking.source, stage.chosen]).toEqual(['stored-P', undefined]);
  expect(picking.actionOf('discard')).toBe('discard:P');
});

it('a choice made elsewhere is shown as if it was made here', () => {
  const { picking } = begin('buy:Z@1>E4', 'buy:Z@1>B', 'draw');
  picking.follow('buy:Z@1>B');
  expect([picking.mode, picking.source]).toEqual(['buy', 'offered-1-Z']);
  picking.follow('draw');
  expect([picking.mode, picking.source]).toEqual([undefined, undefined]);
});

it('nobody gives animals away by pressing them: a donation is asked for, and shown before it counts', () => {
  const { stage, picking } = begin('draw', 'donate:E5', 'swap:E4-E5');
  expect(picking.actionOf('place-E5')).toBeUndefined();
  expect(picking.single).toEqual([]);
  picking.want('donate');
  expect(stage.chosen).toBeUndefined();
  expect(picking.actionOf('place-E5')).toBe('donate:E5');
  expect(picking.isSource('place-E4')).toBe(false);
  expect(picking.single).toEqual(['donate:E5']);
  expect(picking.press('place-E5')).toBe(true);
  expect(stage.chosen).toBe('donate:E5');
});

it('a visitor is sent along by one press', () => {
  const { stage, picking } = begin('advance:r0', 'advance:r3');
  expect(picking.single).toEqual(['advance:r0', 'advance:r3']);
  expect(picking.press('visitor-r2')).toBe(false);
  expect(picking.press('visitor-r3')).toBe(true);
  expect(stage.chosen).toBe('advance:r3');
  expect(picking.actionOf('visitor-r0')).toBe('advance:r0');
});

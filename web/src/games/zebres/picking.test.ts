import { beforeEach, expect, it } from 'vitest';

import type { Stage } from '../../lib/stage.svelte';
import type { View } from './view';
import { Picking } from './picking.svelte';

/** As much of a stage as picking needs. */
class Fake {
  chosen: string | undefined;
  pressed: string | undefined;
  shown = { view: { guardian: 20 } };
  constructor(readonly legal: string[]) {}
  choose(action: string) {
    this.chosen = action;
  }
  press(action: string) {
    this.pressed = action;
  }
  cancel() {
    this.chosen = undefined;
  }
}

let stage: Fake;
let picking: Picking;
const begin = (...legal: string[]) => {
  stage = new Fake(legal);
  picking = new Picking(stage as unknown as Stage<View>);
};

beforeEach(() => begin('G03', 'Z03', 'G13', 'Z13', 'L23'));

it('first the animal, then where it goes', () => {
  picking.pick('lion');
  expect(picking.squares).toEqual(['23']);
  picking.pick('gazelle');
  expect(picking.squares).toEqual(['03', '13']);
  picking.press('13');
  expect(stage.chosen).toBe('G13');
});

it('first where to, then which', () => {
  picking.press('03');
  expect(stage.chosen).toBeUndefined();
  expect(picking.animals).toEqual(['gazelle', 'zebra']);
  picking.pick('zebra');
  expect(stage.chosen).toBe('Z03');
});

it('with one animal to choose from it is chosen', () => {
  picking.press('23');
  expect(stage.chosen).toBe('L23');
});

it('either half can be changed, and both put back', () => {
  picking.settle('gazelle', '03');
  picking.press('13');
  expect(stage.chosen).toBe('G13');
  picking.pick('zebra');
  expect(stage.chosen).toBe('Z13');
  // A lion cannot go there: the square is given up.
  picking.pick('lion');
  expect([stage.chosen, picking.square]).toEqual([undefined, undefined]);
  picking.pick('lion');
  expect(picking.animal).toBeUndefined();
  picking.settle('gazelle', '03');
  picking.back();
  expect([stage.chosen, picking.animal, picking.square]).toEqual([undefined, undefined, undefined]);
});

it('a gazelle is swapped with at once', () => {
  begin('.', '>21');
  expect(picking.squares).toEqual(['21']);
  picking.press('21');
  expect(stage.chosen).toBe('>21');
});

it('the guardian goes on from where it is', () => {
  begin('+1', '+3');
  expect(picking.places).toEqual([
    { action: '+1', place: 21 },
    { action: '+3', place: 1 },
  ]);
});

it('the only animal there is to place is picked by itself', () => {
  begin('Z03', 'Z13');
  picking.clear();
  expect([picking.animal, picking.actionAt('13')]).toEqual(['zebra', 'Z13']);
  begin('Z03', 'G13');
  picking.clear();
  expect([picking.animal, picking.actionAt('13')]).toEqual([undefined, undefined]);
});

it('what is dropped is played', () => {
  picking.settle('zebra', '03', true);
  expect([stage.pressed, stage.chosen]).toEqual(['Z03', undefined]);
});

import { beforeEach, expect, it } from 'vitest';

import { settings } from '../../lib/settings.svelte';
import type { Stage } from '../../lib/stage.svelte';
import type { View } from './view';
import { Picking } from './picking.svelte';

/** As much of a stage as picking needs. */
class Fake {
  chosen: string | undefined;
  confirmed: string | undefined;
  constructor(readonly legal: string[]) {}
  pointed: string | undefined;
  choose(action: string) {
    if (this.legal.includes(action)) this.chosen = action;
  }
  decide(action: string) {
    this.choose(action);
    this.confirm();
  }
  point(action: string | undefined) {
    this.pointed = action;
  }
  cancel() {
    this.chosen = undefined;
  }
  confirm() {
    this.confirmed = this.chosen;
    this.chosen = undefined;
  }
}

let stage: Fake;
let picking: Picking;
const begin = (...legal: string[]) => {
  settings.show = 'always';
  stage = new Fake(legal);
  picking = new Picking(stage as unknown as Stage<View>);
};

beforeEach(() => begin('M', '2M', '3M', 'E', 'E+q', 'E+j', 'E+q+j', 'q', 'q+j'));

it('each further card makes another choice of it', () => {
  picking.add('mouse');
  expect(stage.chosen).toBe('M');
  picking.add('mouse');
  expect(stage.chosen).toBe('2M');
  picking.add('mouse');
  expect(stage.chosen).toBe('3M');
  // There is no fourth: the three are played.
  picking.add('mouse');
  expect(stage.confirmed).toBe('3M');
});

it('what can go along is lit', () => {
  expect(picking.lit).toEqual(['elephant', 'mouse', 'mosquito', 'joker']);
  picking.add('elephant');
  expect(picking.lit).toEqual(['mosquito', 'joker']);
  picking.add('joker');
  expect([picking.lit, stage.chosen]).toEqual([['mosquito'], 'E+j']);
});

it('half a choice is none', () => {
  picking.add('joker');
  expect([picking.exact, stage.chosen]).toEqual([[], undefined]);
  expect(picking.lit).toEqual(['elephant', 'mosquito']);
});

it('what does not go along takes the place of what was picked', () => {
  picking.add('mosquito');
  picking.add('joker');
  picking.add('mouse');
  expect(stage.chosen).toBe('M');
  expect(picking.add('whale')).toBe(false);
  expect(stage.chosen).toBe('M');
});

it('cards can be put back one by one', () => {
  picking.take('E+q+j');
  expect(stage.chosen).toBe('E+q+j');
  picking.remove('joker');
  expect(stage.chosen).toBe('E+q');
  picking.back();
  expect([picking.cards, stage.chosen]).toEqual([[], undefined]);
});

it('the same cards can be played or shown: nothing is chosen before somebody says which', () => {
  begin('pass', '2H', '?H', '?2H');
  picking.add('hedgehog');
  expect(stage.chosen).toBe('?H');
  picking.add('hedgehog');
  expect(stage.chosen).toBeUndefined();
  expect(picking.exact.map(({ kind }) => kind)).toEqual(['play', 'show']);
  picking.play('?2H');
  expect(stage.confirmed).toBe('?2H');
});

it('of two cards to give, the one picked first makes way for a third', () => {
  begin('>W+E', '>W+M', '>E+M', '>2M');
  picking.add('whale');
  picking.add('elephant');
  expect(stage.chosen).toBe('>W+E');
  picking.add('mouse');
  expect(stage.chosen).toBe('>E+M');
});

it('without a preview nothing is played before it is said', () => {
  settings.show = 'never';
  picking.add('mouse');
  picking.add('mouse');
  expect([stage.chosen, stage.confirmed]).toEqual([undefined, undefined]);
  // What it would bring is shown all the same.
  expect(stage.pointed).toBe('2M');
  picking.play('2M');
  expect(stage.confirmed).toBe('2M');
  // A button with all the cards on it plays them.
  picking.take('E+q');
  expect(stage.confirmed).toBe('E+q');
});

it('half a choice is put back by the same card', () => {
  begin('>W+E', '>2W', '>E+M');
  picking.add('elephant');
  picking.add('elephant');
  expect([picking.cards, stage.confirmed]).toEqual([[], undefined]);
});

it('a choice made elsewhere is picked here', () => {
  picking.follow('E+q');
  expect(picking.cards).toEqual(['elephant', 'mosquito']);
});

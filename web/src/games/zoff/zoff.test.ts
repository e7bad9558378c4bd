import { expect, it } from 'vitest';

import type { Step } from '../../lib/link';
import { sayKeys as say } from '../../lib/saykeys';
import { clockwise } from '../../lib/seats';
import { ANIMALS, ARROWS, beatenBy, BEATS, CLEAR, SIDE, SPOTS } from './food';
import { fan, LIFT, RATIO, sorted } from './hand';
import { placed, roundsOf, trickOf } from './history';
import { layoutFor } from './layout';
import { cardsInWords, telling } from './telling';
import { animalOf, CARDS, cardsOf, eachOf, LETTERS, parse, spell, type View } from './view';
import { choice, effects, prompt, standsAs } from './words';
import rules from '../../../../games/zoff/RULES.md?raw';

/** Four players in the middle of a round of pairs. */
const view = (more: Partial<View> = {}): View => ({
  target: 19,
  players_at_target: 1,
  individual_only: false,
  round: 2,
  phase: 'answer',
  to_move: [0],
  dealer: 0,
  totals: [4, 3, 2, 0],
  places: [0, 1, 2, 3],
  pairs: [
    [0, 2],
    [1, 3],
  ],
  alone: null,
  hands: ['W+H+j', null, null, null],
  sizes: [3, 2, 2, 1],
  certain: ['', '', '', ''],
  table: { seat: 1, cards: '2M', animal: 'mouse', size: 2, beaten_by: [] },
  trick: '2M',
  asked: null,
  captured: [],
  gone: '',
  discarded: 0,
  discards: null,
  out: [],
  passed: [],
  captured_counts: true,
  ...more,
});
const moment = (now: View, turn: { seat: number } | { together: number[] } = { seat: now.to_move[0] ?? 0 }) => ({
  number: 1,
  view: now,
  turn,
  phase: now.phase,
});
const steps = (...events: Record<string, unknown>[]): Step[] => [{ entry: { number: 1, kind: 'play' }, events }];

it('cards are written and read as the rules have it', () => {
  expect(cardsOf('2E+q')).toEqual([
    { card: 'elephant', count: 2 },
    { card: 'mosquito', count: 1 },
  ]);
  expect(spell(['mosquito', 'elephant', 'joker', 'elephant'])).toBe('2E+q+j');
  for (const text of ['', '3W', 'W+j', 'L+2H+M']) expect(spell(eachOf(text))).toBe(text);
  expect(animalOf(eachOf('E+q+j'))).toBe('elephant');
});

it('choices are taken apart', () => {
  expect(parse('2E+q')).toEqual({ kind: 'play', cards: ['elephant', 'elephant', 'mosquito'] });
  expect(parse('q')).toEqual({ kind: 'play', cards: ['mosquito'] });
  expect(parse('?H').kind).toBe('show');
  expect(parse('+H').kind).toBe('complete');
  expect(parse('>W+E').kind).toBe('give');
  expect(parse('x')).toEqual({ kind: 'discard', cards: [] });
  expect(parse('xL+H').cards).toEqual(['lion', 'hedgehog']);
  expect([parse('pass').kind, parse('no').kind]).toEqual(['pass', 'decline']);
});

it('letters and prey are those of the table in the rules', () => {
  // | Whale | W | 5 | 3 | – | polar bear, seal, perch, sardine |
  const rows = [...rules.matchAll(/^\| ([A-Z][a-z ]+) \| ([A-Zqj]) \| \d \| \d \| (.+) \| (.+) \|$/gm)];
  expect(rows).toHaveLength(CARDS.length);
  const named = (list = '') => (list === '–' ? [] : list.split(', ').map(name => name.replace(' ', '_')));
  for (const [, name = '', letter, hunters, prey] of rows) {
    const card = CARDS.find(known => known === name.toLowerCase().replace(' ', '_'));
    expect(card && LETTERS[card], name).toBe(letter);
    if (card === undefined || card === 'joker') continue;
    expect(beatenBy(card)).toEqual(named(hunters));
    expect(BEATS[card]).toEqual(named(prey));
  }
  expect(ARROWS).toHaveLength(29);
});

it('no arrow runs through an animal, and all stand apart and inside', () => {
  for (const animal of ANIMALS) {
    const [x, y] = SPOTS[animal];
    expect(x > CLEAR && y > CLEAR && x < SIDE - CLEAR && y < SIDE - CLEAR).toBe(true);
    for (const other of ANIMALS) {
      const [ox, oy] = SPOTS[other];
      if (other !== animal) expect(Math.hypot(ox - x, oy - y), `${animal} ${other}`).toBeGreaterThan(3 * CLEAR);
    }
    for (const [from, to] of ARROWS.filter(ends => !ends.includes(animal))) {
      expect(away([x, y], SPOTS[from], SPOTS[to]), `${from} to ${to}, past ${animal}`).toBeGreaterThan(CLEAR);
    }
  }
});

type Spot = readonly [number, number];
/** How far a point is from a line between two others. */
function away([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(ax + part * (bx - ax) - x, ay + part * (by - ay) - y);
}

it('a hand is sorted by strength or by number', () => {
  const hand = cardsOf('W+2F+3M+2q+j');
  const letters = (order: 'strength' | 'number') =>
    sorted(hand, order)
      .map(({ card }) => LETTERS[card])
      .join('');
  expect(letters('strength')).toBe('WFMqj');
  expect(letters('number')).toBe('MFqWj');
});

it('every hand fits where it lies', () => {
  const hands = ['W', '2W+E', 'W+E+C+B+L+S+F+P+H+A+M+2q+j', '3W+3E+3C+3B+2L+j', '5W+5E+5M'];
  for (const hand of hands.map(cardsOf)) {
    for (const [width, height] of [
      [374, 170],
      [540, 88],
      [990, 190],
      [340, 150],
    ] as const) {
      const { width: card, step, gap, rows } = fan(hand, width, height);
      let from = 0;
      for (const kinds of rows) {
        const row = hand.slice(from, (from += kinds));
        const wide = row.reduce((sum, { count }) => sum + card + (count - 1) * step, 0) + gap * (kinds - 1);
        expect(wide).toBeLessThanOrEqual(width);
      }
      expect(from).toBe(hand.length);
      expect(rows.length * card * RATIO + gap * (rows.length - 1) + card * RATIO * LIFT).toBeLessThanOrEqual(height);
      // Large enough for a finger.
      expect(card).toBeGreaterThanOrEqual(34);
    }
  }
});

it('everybody has a place around the table, in the order of play', () => {
  for (const [width, height] of [
    [374, 510],
    [560, 334],
    [990, 810],
  ] as const) {
    for (let seats = 3; seats <= 7; seats += 1) {
      const others = clockwise(seats, 0).slice(1);
      const { left, top, right } = layoutFor(width, height, others);
      expect([...[...left].reverse(), ...top, ...right]).toEqual(others);
    }
  }
  expect(layoutFor(374, 510, [1, 2]).shape).toBe('tall');
  expect(layoutFor(560, 334, [1, 2]).shape).toBe('low');
  expect(layoutFor(990, 810, [1, 2])).toMatchObject({ shape: 'wide', beside: true });
});

it('a seat stands in the round as one thing', () => {
  const now = view({ sizes: [3, 2, 0, 1], out: [2], passed: [3] });
  expect([0, 1, 2, 3].map(seat => standsAs(now, seat))).toEqual(['turn', undefined, 'out', 'passed']);
  const asked = view({ phase: 'reply', asked: { seat: 2, cards: 'H' } });
  expect([0, 2].map(seat => standsAs(asked, seat))).toEqual(['asked', 'asks']);
  expect(standsAs(view({ table: null, phase: 'lead' }), 0)).toBe('leads');
  expect(standsAs(view({ table: null, phase: 'give', to_move: [2, 3] }), 3)).toBe('chooses');
});

it('a trick is what was played since somebody took the last one', () => {
  const log = steps(
    { event: 'led', seat: 0, cards: 'F', animal: 'fox', size: 1 },
    { event: 'took', seat: 0, count: 1, lions: 0, hedgehogs: 0 },
    { event: 'led', seat: 0, cards: '2M', animal: 'mouse', size: 2 },
    { event: 'passed', seat: 1 },
    { event: 'showed', seat: 2, partner_seat: 0, cards: 'H' },
    { event: 'declined', seat: 0, partner_seat: 2 },
    { event: 'beat', seat: 3, cards: 'H+j', animal: 'hedgehog', size: 2 },
  );
  expect(trickOf(log).map(({ did, seat }) => `${did} ${seat}`)).toEqual(['led 0', 'passed 1', 'declined 2', 'beat 3']);
});

it('the log has the score sheet', () => {
  const scored = (seat: number, points: number, more = {}) => ({
    ...{ event: 'scored', seat, points, place: points, partner: 0, lone: 0, lions: 0, hedgehog: 0, total: points },
    captured_counts: true,
    ...more,
  });
  const log = steps(
    { event: 'dealt', round: 1, seat: 2, leader_seat: 0 },
    { event: 'last', round: 1, seat: 2, place: 3 },
    scored(0, 2, { out: 2, rank: 2 }),
    scored(1, 3, { out: 1, rank: 1 }),
    scored(2, 0, { out: 3, rank: 3 }),
    { event: 'paired', seat: 1, partner_seat: 2 },
    { event: 'alone', seat: 0 },
    { event: 'dealt', round: 2, seat: 1, leader_seat: 0 },
    { event: 'last', round: 2, seat: 1, place: 3 },
    scored(0, 7, { place: 3, lone: 4, out: 1, rank: 1 }),
    scored(1, 2, { place: 0, partner: 2, out: 3, rank: 2 }),
    scored(2, 1, { place: 2, hedgehog: -1, out: 2, rank: 3 }),
  );
  const [first, second] = roundsOf(log, 3);
  expect(first?.seats.map(({ place, partner }) => [place, partner])).toEqual([
    [2, null],
    [1, null],
    [3, null],
  ]);
  expect(second?.seats.map(({ place, partner }) => [place, partner])).toEqual([
    [1, null],
    [3, 2],
    [2, 1],
  ]);
  expect(second?.seats[2]).toMatchObject({ place_points: 2, hedgehog_points: -1, points: 1 });
  expect(first && placed(first)).toEqual([1, 0, 2]);
  expect(second?.captured_counts).toBe(true);
});

it('prompts say what is to be done by whom', () => {
  expect(prompt(moment(view()), ['pass', 'W'], say)).toBe('zoff-prompt answer other yes mouse 2');
  expect(prompt(moment(view({ to_move: [2] })), ['pass', '?W'], say)).toContain('answer junior');
  const lead = moment(view({ phase: 'lead', table: null }));
  expect(prompt(lead, ['pass'], say)).toContain('lead other yes');
  expect(prompt(lead, ['W'], say)).toContain('lead other no');
  const lone = view({ phase: 'give', table: null, alone: 0, to_move: [1, 0] });
  expect(prompt(moment(lone, { together: [1, 0] }), ['x'], say)).toContain('give alone');
});

it('choices are told in words, with what they count as', () => {
  const now = moment(view());
  expect(cardsInWords(eachOf('2E+q'), say)).toBe('zoff-animals elephant 2 + zoff-card mosquito');
  expect(choice('2M', now, say)).toBe('zoff-choice play zoff-animals mouse 2 mouse 2 no');
  expect(choice('E+q', now, say)).toMatch(/^zoff-choice play .* elephant 2 yes$/);
  expect(choice('x', now, say)).toContain('keep');
});

it('effects are what comes on top of the choice', () => {
  const outlook = {
    certain: true as const,
    turn: { seat: 1 },
    phase: 'answer',
    view: view(),
    events: [
      { event: 'beat', seat: 0, cards: '2H', animal: 'hedgehog', size: 2 },
      { event: 'out', seat: 0, place: 1 },
    ],
  };
  expect(effects(moment(view()), outlook, ['Ada'], say)).toEqual(['zoff-event-out out Ada 1']);
  expect(effects(moment(view()), { certain: false }, ['Ada'], say)).toEqual([]);
});

it('events are told with cards in words', () => {
  expect(telling({ event: 'beat', seat: 0, cards: '2H', animal: 'hedgehog', size: 2 }, say)['event']).toBe(
    'beat_plain',
  );
  expect(telling({ event: 'beat', seat: 0, cards: 'H+j', animal: 'hedgehog', size: 2 }, say)).toMatchObject({
    event: 'beat',
    cards: 'zoff-card hedgehog + zoff-card joker',
  });
  expect(telling({ event: 'passed', seat: 0 }, say)).toEqual({ event: 'passed', seat: 0 });
});

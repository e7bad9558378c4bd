import { expect, it } from 'vitest';

import type { Step } from './link';
import { briefly, turns } from './log';
import { readBy } from './say';
import { sayKeys as say } from './saykeys';

const people = readBy(['Ada', 'Léo', 'Bo'], 1);
let number = 0;
const step = (entry: Partial<Step['entry']>, ...events: Record<string, unknown>[]): Step => ({
  entry: { number: (number += 1), kind: 'play', ...entry },
  events,
});
const log = (game: string, ...steps: Step[]) => {
  const first = steps[0]?.entry.number ?? 1;
  const told = steps.map(({ entry, events }) => ({ entry: { ...entry, number: entry.number - first + 1 }, events }));
  return turns(told, game, people, say);
};

it('steps of a turn stand below one heading', () => {
  const told = log(
    'zoo',
    step({ seat: 0 }, { event: 'placed', seat: 0 }),
    step({ seat: 0 }, { event: 'walked', seat: 0 }, { event: 'over' }),
    step({ seat: 1 }, { event: 'placed', seat: 1 }),
  );
  expect(told.map(({ seat, lines }) => [seat, lines.map(line => line.text)])).toEqual([
    [0, ['zoo-event-placed placed Ada', 'zoo-event-walked walked Ada zoo-event-over over']],
    [1, ['zoo-event-placed placed Léo*']],
  ]);
});

it('the name of the heading is not said again', () => {
  const ada = { name: 'Ada', you: false };
  expect(briefly('Ada draws a panda.', ada)).toBe('Draws a panda.');
  expect(briefly('Ada: einen Panda gezogen.', ada)).toBe('Einen Panda gezogen.');
  expect(briefly('Ada\u00a0: un panda.', ada)).toBe('Un panda.');
  expect(briefly('Ada’s lion hides.', ada)).toBe('Ada’s lion hides.');
  expect(briefly('Adam draws.', ada)).toBe('Adam draws.');
  expect(briefly('You draw a panda.', { name: 'Ada', you: true })).toBe('You draw a panda.');
});

it('consecutive passes are one line, and what comes of them is nobody’s turn', () => {
  const told = log(
    'zoff',
    step({ seat: 0 }, { event: 'led', seat: 0, animal: 'lion' }),
    step({ seat: 1 }, { event: 'passed', seat: 1 }),
    step({ seat: 2 }, { event: 'passed', seat: 2 }, { event: 'took', seat: 0 }),
    step({ seat: 0 }, { event: 'led', seat: 0, animal: 'lion' }),
    step({ seat: 1 }, { event: 'passed', seat: 1 }),
  );
  expect(told.map(({ seat, lines }) => [seat, lines.map(line => line.text)])).toEqual([
    [0, ['zoff-event-led led Ada lion']],
    [undefined, ['web-log-passes web-log-you, Bo']],
    [undefined, ['zoff-event-took took Ada']],
    [0, ['zoff-event-led led Ada lion']],
    [1, ['zoff-event-passed passed Léo*']],
  ]);
  expect(told[1]?.lines[0]).toMatchObject({ number: 3, places: ['seat-1', 'seat-2'] });
});

it('a tile that is drawn and loaded is one line, in the turn of whoever drew it', () => {
  const told = log(
    'zooloretto',
    step({ seat: 2, action: 'draw' }),
    step({ kind: 'draw' }, { event: 'drew', seat: 2, name: 'panda' }),
    step({ seat: 2 }, { event: 'loaded', seat: 2, name: 'panda', truck: 3 }),
    step({ seat: 2, action: 'draw' }),
    step({ kind: 'draw' }, { event: 'drew', seat: 2, name: 'zebra' }, { event: 'last_round' }),
  );
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    seat: 2,
    lines: [
      { number: 3, text: 'zooloretto-event-drew-loaded drew_loaded Bo panda 3', places: ['truck-3'] },
      { number: 5, text: 'zooloretto-event-drew drew Bo zebra zooloretto-event-last-round last_round' },
    ],
  });
});

it('the points of a round are a table, without columns in which nobody has any', () => {
  const scored = (seat: number, place: number) =>
    ({
      event: 'scored',
      seat,
      place,
      partner: 0,
      lone: 0,
      lions: 0,
      hedgehog: -seat,
      points: place,
      total: 9,
    }) as const;
  const told = log(
    'zoff',
    step(
      { seat: 1 },
      { event: 'passed', seat: 1 },
      { event: 'last', seat: 2, round: 1, place: 3 },
      scored(0, 3),
      scored(1, 2),
    ),
  );
  expect(told[1]?.lines.map(({ scores }) => scores)).toEqual([
    undefined,
    {
      columns: ['place', 'hedgehog', 'points', 'total'].map(column => `zoff-sheet ${column}`),
      rows: [
        { seat: 0, cells: [3, -0, 3, 9] },
        { seat: 1, cells: [2, -1, 2, 9] },
      ],
    },
  ]);
});

it('what was undone is marked', () => {
  const told = log(
    'zoo',
    step({ seat: 0 }, { event: 'placed', seat: 0 }),
    step({ seat: 0 }, { event: 'walked', seat: 0 }),
    step({ kind: 'undo', seat: 0, to: 1 }),
  );
  expect(told.flatMap(({ lines }) => lines.map(({ undone }) => undone))).toEqual([false, true, false]);
});

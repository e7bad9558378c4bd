import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { missing, wouldEnd } from './absence';
import { wantsTone } from './attention';
import { CREDITS } from './credits';
import type { Game } from './games';
import {
  countFor,
  fitting,
  isOffered,
  unsettled,
  optionItem,
  optionName,
  optionNote,
  optionValue,
  unusual,
  usualOptions,
  valuesFor,
} from './options';
import type { SeatInfo } from './protocol/SeatInfo';
import type { TableInfo } from './protocol/TableInfo';
import { sayKeys as say } from './saykeys';
import { clockwise, seatFor } from './seats';
import { ago, deed, isOnlyHere, myTurns, worthShowing } from './tables';

/** Keys instead of sentences. */
const wordy = { say, has: () => true };
const mute = { say, has: () => false };

const game = {
  id: 'ferry',
  options: {
    board: { default: 'river', values: ['river', 'sea'] },
    fare: { default: 3, range: [1, 9] },
    fog: { default: false, values: [true, false] },
  },
} as unknown as Game;

const seat = (sitting: Partial<SeatInfo> = {}): SeatInfo => ({
  here: false,
  resigned: false,
  opened: false,
  ...sitting,
});
const table = (status: string, seats: SeatInfo[], more: Partial<TableInfo> = {}) =>
  ({ id: status, status, seats, host: false, ...more }) as TableInfo;

it('options speak where the game has words for them', () => {
  expect(optionName('ferry', 'board', wordy)).toBe('ferry-option-board-name');
  expect(optionName('ferry', 'board', mute)).toBe('board');
  expect(optionValue('ferry', 'board', 'sea', wordy)).toBe('ferry-option-board-value sea');
  expect(optionValue('ferry', 'fare', 4, mute)).toBe('4');
  expect(optionValue('ferry', 'fog', true, wordy)).toBe('ferry-option-fog-value yes');
  // An option that is a list of names.
  expect(optionValue('ferry', 'crew', ['cat', 'dog'], mute)).toBe('cat, dog');
  expect(optionItem('ferry', 'crew', 'cat', wordy)).toBe('ferry-option-crew-item cat');
  expect(optionNote('ferry', 'crew', ['cat'], wordy)).toBeUndefined();
  expect(optionValue('ferry', 'fog', false, mute)).toBe('web-no');
  expect(optionNote('ferry', 'board', 'sea', wordy)).toBe('ferry-option-board-note sea');
  expect(optionNote('ferry', 'board', 'sea', mute)).toBeUndefined();
});

it('only what is not as usual is worth a word', () => {
  expect(usualOptions(game)).toEqual({ board: 'river', fare: 3, fog: false });
  expect(unusual(game, usualOptions(game), mute)).toEqual([]);
  expect(unusual(game, { board: 'sea', fare: 3 }, mute)).toEqual(['web-option-is board sea']);
});

it('what belongs to an expansion is offered with it, and is as usual without', () => {
  const isles = {
    seats: [2, 3],
    options: {
      isles: { default: false, values: [false, true] },
      palms: { default: 'random', values: ['random'], names: ['coco', 'date'], counts: [1, 0], with: 'isles' },
    },
  } as unknown as Game;
  const { palms } = isles.options as { palms: Game['options'][string] };
  expect(isOffered(isles, palms, { isles: false }, 2)).toBe(false);
  expect(isOffered(isles, palms, { isles: true }, 2)).toBe(true);
  expect(isOffered(isles, palms, { isles: true }, 3)).toBe(false);
  expect(fitting(isles, { isles: true, palms: ['coco'] }, 2)).toEqual({ isles: true, palms: ['coco'] });
  expect(fitting(isles, { isles: false, palms: ['coco'] }, 2)).toEqual({ isles: false, palms: 'random' });
});

it('a text with data is not told in full', () => {
  const harbour = { ...game, options: { plan: { default: '', text: 400 } } };
  expect(unusual(harbour, { plan: '' }, mute)).toEqual([]);
  expect(unusual(harbour, { plan: 'pier,1\npier,2' }, mute)).toEqual(['web-option-is plan given']);
  expect(fitting(harbour, { plan: 'pier,1' }, 3)).toEqual({ plan: 'pier,1' });
});

it('only what goes with the number of seats is offered', () => {
  const crew = {
    seats: [3, 5],
    options: {
      first: { default: 'random', values: ['random', 0, 1, 2, 3, 4], seats: true },
      out: { default: 'random', values: ['random'], names: ['cat', 'dog', 'hen'], counts: [2, 1, 0] },
      fare: { default: 3, range: [1, 9] },
      duel: { default: false, values: [false, true], most_seats: 3 },
    },
  } as unknown as Game;
  const { first, out } = crew.options as { first: Game['options'][string]; out: Game['options'][string] };
  expect(valuesFor(first, 3)).toEqual(['random', 0, 1, 2]);
  expect([3, 4, 5].map(seats => countFor(crew, out, seats))).toEqual([2, 1, 0]);
  expect(countFor(crew, first, 3)).toBeUndefined();
  const chosen = { first: 3, out: ['cat', 'hen'], fare: 9, duel: true };
  expect(fitting(crew, chosen, 3)).toEqual({ ...chosen, first: 'random' });
  expect(fitting(crew, chosen, 4)).toEqual({ ...chosen, out: 'random', duel: false });
  expect(unsettled(crew, { ...chosen, out: ['cat'] }, 3)).toEqual({ name: 'out', count: 1 });
  expect(unsettled(crew, chosen, 3)).toBeUndefined();
  expect(unsettled(crew, usualOptions(crew), 3)).toBeUndefined();
});

it('seats go round from any of them', () => {
  expect(clockwise(4, 0)).toEqual([0, 1, 2, 3]);
  expect(clockwise(4, 3)).toEqual([3, 0, 1, 2]);
  expect(clockwise(0, 0)).toEqual([]);
});

it('one sits down where a seat is kept, else where one is free', () => {
  const seats = [seat({ name: 'Ada' }), seat({ kept_for: 'Léo', kept_for_you: true }), seat(), seat({ bot: 'easy' })];
  expect(seatFor(table('open', seats))).toBe(1);
  const others = seats.map(known => ({ ...known, kept_for_you: false }));
  expect(seatFor(table('open', others))).toBe(2);
  expect(seatFor(table('open', others.slice(0, 2)))).toBeUndefined();
});

it('a list says what one would do at a table', () => {
  const [ada, free] = [seat({ name: 'Ada' }), seat()];
  expect(deed(table('open', [ada, free]))).toBe('join');
  expect(deed(table('open', [ada, ada]))).toBe('watch');
  expect(deed(table('running', [ada, ada]))).toBe('watch');
  expect(deed(table('running', [ada, ada], { you: 1 }))).toBe('go-on');
  expect(deed(table('open', [ada, free], { host: true }))).toBe('go-on');
  expect(deed(table('over', [ada, ada], { you: 1 }))).toBe('look-back');
});

it('what goes on comes before what is over', () => {
  const shown = worthShowing(['over', 'running', 'over', 'open', 'over', 'over'].map(status => table(status, [])));
  expect(shown.map(({ status }) => status)).toEqual(['running', 'open', 'over', 'over', 'over']);
});

it('tables that wait for oneself come first, the longest wait before all', () => {
  const mine = (id: string, waiting_since: number) =>
    table('running', [], { id, you: 0, waiting_for: [0], waiting_since });
  const others = table('running', [], { id: 'theirs', you: 0, waiting_for: [1], waiting_since: 1 });
  const archived = table('running', [], { id: 'archived', archived: true });
  const tables = [archived, others, mine('late', 30), mine('early', 20)];
  expect(worthShowing(tables).map(({ id }) => id)).toEqual(['early', 'late', 'theirs', 'archived']);
  expect(myTurns(tables).map(({ id }) => id)).toEqual(['early', 'late']);
});

it('those who are missing are known with the time that is left', () => {
  const here = seat({ name: 'Ada', here: true });
  const gone = seat({ name: 'Leo', away: { since: 2000, left: true, absent_in: 8000 } });
  const seats = [here, gone, seat({ name: 'Zoe', away: { since: 1, left: false }, resigned: true })];
  const stands = table('running', seats, { you: 0 });
  expect(missing(stands, 50_000)).toEqual([{ seat: 1, left: true, from: 58_000, bot: undefined }]);
  expect(missing(table('over', seats), 0)).toEqual([]);
  // Whoever is away for a moment has a say like those who are here.
  expect(wouldEnd(stands, 50_000, 57_999)).toBe(false);
  expect(wouldEnd(stands, 50_000, 58_000)).toBe(true);
  const three = table('running', [here, seat({ name: 'Zoe', here: true }), gone], { you: 0 });
  expect(wouldEnd(three, 50_000, 58_000)).toBe(false);
});

it('a tone is for those who look elsewhere or waited long', () => {
  expect([wantsTone(true, 1000), wantsTone(true, 6000), wantsTone(false, 0)]).toEqual([false, true, true]);
});

it('times are told in words', () => {
  const minute = 60_000;
  expect(ago(0, 20_000, 'en')).toBe('now');
  expect(ago(9_999, 0, 'en')).toBe('now');
  expect(ago(0, 5.9 * minute, 'de')).toBe('vor 5 Min.');
  expect(ago(0, 61 * minute, 'fr')).toBe('il y a 1\u{a0}h');
  expect(ago(0, 25 * 60 * minute, 'en')).toBe('yesterday');
});

it('some addresses lead nowhere but home', () => {
  expect(['localhost', '127.0.0.1', '[::1]', 'zoo.localhost'].every(isOnlyHere)).toBe(true);
  expect(['192.168.1.20', 'zoo.example', 'localhost.example'].some(isOnlyHere)).toBe(false);
});

it('whoever is in the page is thanked', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const thanked = CREDITS.map(({ from }) => from);
  expect(Object.keys(dependencies).filter(name => !thanked.includes(name))).toEqual([]);
});

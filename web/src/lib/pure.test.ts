import { expect, it } from 'vitest';

import { usualLevel } from './games';
import { turns } from './log';
import type { TableInfo } from './protocol/TableInfo';
import { place } from './route.svelte';
import { readBy } from './say';
import { sayKeys as say } from './saykeys';
import { isFor, isFull, names, shortly } from './seats';
import { firstSpoken } from './words.svelte';

/** Keys instead of sentences. */
const nobody = { here: false, resigned: false, opened: false };

it('a path is a place', () => {
  expect(place('/', '')).toEqual({ page: 'home' });
  expect(place('/t/abcdefghijkmnpqr', '')).toEqual({ page: 'table', id: 'abcdefghijkmnpqr' });
  expect(place('/t/abcdefghijkmnpqr/12', '')).toEqual({ page: 'table', id: 'abcdefghijkmnpqr', step: 12 });
  expect(place('/t/abcdefghijkmnpqr/x', '')).toEqual({ page: 'nowhere' });
  expect(place('/me', '')).toEqual({ page: 'me' });
  expect(place('/', '#/me/ABCDE-FGHJK')).toEqual({ page: 'me', code: 'ABCDE-FGHJK' });
  expect(place('/t/../me', '')).toEqual({ page: 'nowhere' });
  expect(place('/rules/zebres', '#s-3')).toEqual({ page: 'rules', game: 'zebres' });
  expect(place('/rules/', '')).toEqual({ page: 'nowhere' });
  expect(place('/credits', '')).toEqual({ page: 'credits' });
  expect(place('/animals', '')).toEqual({ page: 'animals' });
  expect(place('/animals/polar_bear', '')).toEqual({ page: 'animals', animal: 'polar_bear' });
  expect(place('/animals/../me', '')).toEqual({ page: 'nowhere' });
  expect(place('/elsewhere', '')).toEqual({ page: 'nowhere' });
});

it('the first language that is spoken is taken', () => {
  expect(firstSpoken(['es-ES', 'de-AT', 'fr'])).toBe('de');
  expect(firstSpoken(['es'])).toBe('en');
  expect(firstSpoken([])).toBe('en');
});

it('the level in the middle is usual', () => {
  expect(usualLevel(['random', 'easy', 'medium', 'hard'])).toBe('medium');
  expect(usualLevel(['a', 'b', 'c'])).toBe('b');
  expect(usualLevel([])).toBe('random');
});

it('seats are told apart', () => {
  const seats = [{ name: 'Ada', ...nobody }, { bot: 'easy', ...nobody }, { bot: 'easy', ...nobody }, nobody];
  expect(names({ seats } as TableInfo, say)).toEqual([
    'Ada',
    'web-bot-number 2 web-level-name easy',
    'web-bot-number 3 web-level-name easy',
    'web-seat 4',
  ]);
  // Bots of different levels, too: a level is left out where room is scarce.
  expect(
    names(
      {
        seats: [
          { bot: 'easy', ...nobody },
          { bot: 'hard', ...nobody },
        ],
      } as TableInfo,
      say,
    ),
  ).toEqual(['web-bot-number 1 web-level-name easy', 'web-bot-number 2 web-level-name hard']);
  const two = [
    { name: 'Max', ...nobody },
    { name: 'Max', ...nobody },
    { bot: 'easy', ...nobody },
  ];
  expect(names({ seats: two } as TableInfo, say)).toEqual([
    'Max · web-seat 1',
    'Max · web-seat 2',
    'web-bot web-level-name easy',
  ]);
});

it('calls bots by their numbers where room is scarce', () => {
  expect(shortly(['Ada', 'Bot 2 (easy)', 'Bot 3 (easy)'])).toEqual(['Ada', 'Bot 2', 'Bot 3']);
  expect(shortly(['Bot (easy)', 'Bot (hard)', 'Léo (7)'])).toEqual(['Bot (easy)', 'Bot (hard)', 'Léo']);
  expect(shortly(['Max', 'Max (2)'])).toEqual(['Max', 'Max (2)']);
});

it('a table is full when all have promised', () => {
  const bot = { bot: 'easy', ...nobody };
  expect(isFull({ seats: [bot, { name: 'Ada', commitment: 'c', ...nobody }] } as TableInfo)).toBe(true);
  expect(isFull({ seats: [bot, { name: 'Ada', ...nobody }] } as TableInfo)).toBe(false);
  expect(isFull({ seats: [bot, nobody] } as TableInfo)).toBe(false);
});

it('a seat that is kept is nobody else’s', () => {
  expect(isFor(nobody)).toBe(true);
  expect(isFor({ kept_for: 'Ada', kept_for_you: true, ...nobody })).toBe(true);
  expect(isFor({ kept_for: 'Ada', kept_for_you: false, ...nobody })).toBe(false);
});

it('entries are sentences', () => {
  const people = readBy(['Ada', 'Léo'], 1);
  const said = (entry: object, ...events: Record<string, unknown>[]) =>
    turns([{ entry: { number: 1, kind: 'play', ...entry }, events }], 'zoo', people, say)[0]?.lines[0]?.text;
  expect(said({ seat: 1 }, { event: 'placed', seat: 1, hidden: false }, { event: 'over' })).toBe(
    'zoo-event-placed placed Léo* no zoo-event-over over',
  );
  expect(said({ kind: 'seal', seat: 0 })).toBe('web-log-hidden Ada');
  expect(said({ kind: 'draw', draw: 'first1' })).toBe('web-log-draw first1');
  expect(said({ kind: 'undo', to: 4 })).toBe('web-log-undo 4');
  expect(said({ kind: 'undo', seat: 1, to: 0 })).toBe('web-log-undid Léo*');
  expect(said({ kind: 'takeover', seat: 0, bot: 'easy' })).toBe('web-log-takeover Ada web-level-name easy');
  expect(said({ kind: 'takeover', seat: 0 })).toBe('web-log-return Ada');
});

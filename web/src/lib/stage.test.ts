// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { Advice, Follower, GameLink, Moment, Outlook, Step } from './link';
import { Match } from './match.svelte';
import type { TableInfo } from './protocol/TableInfo';
import { Refused, UNREACHABLE } from './refused';
import { settings } from './settings.svelte';
import { hesitation, SPEEDS } from './speed';
import { Stage } from './stage.svelte';

const view = (number: number) => ({ after: number });
const step = (number: number, seat: number): Step => ({ entry: { number, kind: 'play', seat }, events: [] });

/** A match whose other side is the test. */
class FakeLink implements GameLink {
  follower: Follower | undefined;
  played: string[] = [];
  asked: [number, number, number | undefined][] = [];
  last = 0;

  join(follower: Follower) {
    this.follower = follower;
    follower.table({ id: 't', game: 'zoo', you: 0, status: 'running', seats: [] } as unknown as TableInfo);
  }
  leave() {}
  play(_: number, action: string) {
    this.played.push(action);
    return new Promise<void>(() => undefined);
  }
  unseal = () => Promise.resolve();
  resign = () => Promise.resolve();
  undo = () => this.sent('undo');
  redo = () => this.sent('redo');
  hurry() {}
  moments(from: number, count: number, seat?: number): Promise<Moment[]> {
    this.asked.push([from, count, seat]);
    const numbers = Array.from(
      { length: Math.max(0, Math.min(count, this.last - from + 1)) },
      (_, more) => from + more,
    );
    return Promise.resolve(numbers.map(number => ({ number, view: view(number), turn: { seat: 0 }, phase: 'p' })));
  }
  outlook = (): Promise<Outlook> =>
    Promise.resolve({ certain: true, events: [], view: 'then', turn: 'over', phase: 'p' });
  advice = (): Promise<Advice[]> => Promise.resolve([{ action: 'a', value: 0.5, margin: null }]);

  sent(what: string) {
    this.played.push(what);
    return Promise.resolve();
  }

  /** The next entry happens. */
  happens(seat: number, legal: string[] = ['a', 'b'], more: Partial<Step['entry']> = {}) {
    this.last += 1;
    const now = { view: view(this.last), turn: { seat: 0 }, phase: 'p', decision: this.last, legal };
    const { entry, events } = step(this.last, seat);
    const rest = { sealed: undefined, standing: undefined, undo: 'yes', redo: true };
    this.follower?.moved([{ entry: { ...entry, ...more }, events }], { ...now, ...rest });
  }
}

let link: FakeLink;
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  settings.show = 'always';
  settings.speed = 'brisk';
  settings.forced = true;
  link = new FakeLink();
  const match = new Match(link);
  match.join();
  stage = new Stage(match);
  link.happens(1);
  stage.begin();
});

afterEach(() => {
  stage.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = () => stage.shown?.number;

it('the present is there at once, what follows comes one after the other', () => {
  expect(shown()).toBe(1);
  expect(stage.live).toBe(true);
  link.happens(1);
  link.happens(1);
  link.happens(1);
  expect(shown()).toBe(2);
  // Nothing can be chosen before one has seen everything.
  expect(stage.legal).toEqual([]);
  vi.runAllTimers();
  expect(shown()).toBe(4);
  expect(stage.legal).toEqual(['a', 'b']);
});

it('one’s own move does not wait', () => {
  link.happens(1);
  link.happens(0);
  expect(shown()).toBe(3);
});

it('a choice is looked at, taken back, confirmed by choosing it again', async () => {
  stage.choose('never heard of');
  expect(stage.chosen).toBeUndefined();
  stage.choose('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(stage.outlook).toMatchObject({ view: 'then' });
  stage.cancel();
  expect(stage.outlook).toBeUndefined();
  stage.choose('b');
  expect(link.played).toEqual([]);
  stage.choose('b');
  expect(link.played).toEqual(['b']);
});

it('who wants no preview plays at once', () => {
  settings.show = 'never';
  stage.choose('a');
  expect(link.played).toEqual(['a']);
});

it('a button with words on it plays at once, unless everything is to be shown first', () => {
  stage.press('a');
  expect([stage.chosen, link.played]).toEqual(['a', []]);
  settings.show = 'touch';
  stage.press('b');
  expect(link.played).toEqual(['b']);
});

it('pointing at a choice shows what would come of it, and chooses nothing', async () => {
  settings.show = 'never';
  stage.point('a');
  // Somebody who only passes by asks nothing.
  stage.point(undefined);
  await vi.runAllTimersAsync();
  expect([stage.pointed, stage.outlook]).toEqual([undefined, undefined]);
  stage.point('a');
  await vi.runAllTimersAsync();
  expect([stage.pointed, stage.considered, stage.chosen]).toEqual(['a', 'a', undefined]);
  expect(stage.outlook).toMatchObject({ view: 'then' });
  stage.point(undefined);
  expect([stage.considered, stage.outlook]).toEqual([undefined, undefined]);
  expect(link.played).toEqual([]);
});

it('brisk: however much comes in, the person is soon there', () => {
  for (let moves = 0; moves < 40; moves += 1) link.happens(1);
  expect(stage.live).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(stage.live).toBe(true);
});

it('instant: only the present is shown', () => {
  settings.speed = 'instant';
  link.happens(1);
  link.happens(1);
  expect([shown(), stage.live]).toEqual([3, true]);
});

it('calm: every step stays', () => {
  settings.speed = 'calm';
  for (let moves = 0; moves < 4; moves += 1) link.happens(1);
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe(3);
  // Whoever has seen enough skips the rest.
  stage.skip();
  expect([shown(), stage.live]).toEqual([5, true]);
  vi.runAllTimers();
  expect(shown()).toBe(5);
});

it('the only choice plays itself, after a moment, once everything was seen', () => {
  link.happens(1);
  link.happens(1, ['pass']);
  expect(stage.forced).toBeUndefined();
  vi.advanceTimersByTime(300);
  expect([stage.forced, stage.considered, link.played]).toEqual(['pass', 'pass', []]);
  vi.runAllTimers();
  expect(link.played).toEqual(['pass']);
  expect(stage.byItself).toMatchObject({ action: 'pass', moment: { number: 3 } });
});

it('the only choice waits for whoever wants to play it by hand', () => {
  link.happens(1, ['pass']);
  vi.advanceTimersByTime(300);
  stage.hold();
  vi.runAllTimers();
  expect([stage.forced, link.played]).toEqual([undefined, []]);
  stage.choose('pass');
  stage.confirm();
  expect(link.played).toEqual(['pass']);
});

it('the only choice does not play itself where the person has switched that off, looks back, or went back to it', async () => {
  settings.forced = false;
  link.happens(1, ['pass']);
  vi.runAllTimers();
  settings.forced = true;
  link.happens(1, ['pass']);
  vi.advanceTimersByTime(300);
  await stage.look(1);
  vi.runAllTimers();
  link.happens(0, ['pass'], { kind: 'undo' });
  stage.resume();
  vi.runAllTimers();
  expect(link.played).toEqual([]);
});

it('where people are, the only choice does not give itself away by being quick', () => {
  const bots = hesitation('brisk', false, 0);
  for (const speed of SPEEDS) {
    expect(hesitation(speed, true, 0)).toBeGreaterThan(2 * bots);
    expect(hesitation(speed, true, 1)).toBeGreaterThan(2 * hesitation(speed, true, 0));
    expect(hesitation(speed, true, 0)).toBe(hesitation('calm', true, 0));
  }
});

it('what the others did since the last turn is known, also while the person goes on', () => {
  settings.speed = 'instant';
  const since = () => stage.since.map(({ entry }) => entry.number);
  link.happens(0);
  expect(since()).toEqual([1]);
  link.happens(1);
  link.happens(1);
  expect(since()).toEqual([3, 4]);
  link.happens(0);
  expect(since()).toEqual([3, 4]);
});

it('a choice that is no longer open is dropped', () => {
  stage.choose('a');
  link.happens(1, ['c']);
  expect(stage.chosen).toBeUndefined();
});

it('advice goes with the decision it was for', async () => {
  await stage.advise();
  expect(stage.advice).toHaveLength(1);
  link.happens(1);
  expect(stage.advice).toEqual([]);
});

it('looking back stays where it is while the game goes on', async () => {
  for (let moves = 0; moves < 5; moves += 1) link.happens(1);
  vi.runAllTimers();
  await stage.look(2);
  expect([shown(), stage.past, stage.legal]).toEqual([2, 2, []]);
  link.happens(1);
  vi.runAllTimers();
  expect(shown()).toBe(2);
  await stage.look(-3);
  expect(shown()).toBe(0);
  await stage.look(6);
  expect(stage.past).toBe(6);
  // After the last entry is the present.
  await stage.look(99);
  expect([shown(), stage.past, stage.live]).toEqual([7, undefined, true]);
  // What is known is not asked for again.
  const asked = link.asked.length;
  await stage.look(1);
  expect(link.asked).toHaveLength(asked);
});

it('the past plays by itself to its end', async () => {
  for (let moves = 0; moves < 3; moves += 1) link.happens(1);
  vi.runAllTimers();
  await stage.play();
  expect(shown()).toBe(0);
  await vi.runAllTimersAsync();
  expect([shown(), stage.playing, stage.live]).toEqual([4, false, true]);
});

it('the past runs no faster for being stopped and started', async () => {
  for (let moves = 0; moves < 9; moves += 1) link.happens(1);
  vi.runAllTimers();
  await stage.play();
  stage.pause();
  await stage.play();
  await vi.advanceTimersByTimeAsync(1100);
  expect(shown()).toBe(1);
  // Whoever takes it in hand stops it.
  await stage.look(5);
  await vi.runAllTimersAsync();
  expect([shown(), stage.playing]).toEqual([5, false]);
});

it('a past that cannot be had is not shown', async () => {
  for (let moves = 0; moves < 3; moves += 1) link.happens(1);
  vi.runAllTimers();
  const refused = new Refused({ code: UNREACHABLE, message: 'away' });
  vi.spyOn(link, 'moments').mockRejectedValue(refused);
  await stage.play();
  await vi.runAllTimersAsync();
  expect([shown(), stage.past, stage.playing, stage.live]).toEqual([4, undefined, false, true]);
  expect(stage.match.trouble).toBe(refused);
  stage.match.reached('there');
  expect(stage.match.trouble).toBeUndefined();
  await stage.look(3);
  await stage.look(0);
  expect([shown(), stage.past]).toEqual([3, 3]);
});

it('what the others did is seen again', async () => {
  link.happens(0);
  link.happens(1);
  link.happens(1);
  vi.runAllTimers();
  await stage.again();
  expect([shown(), stage.live]).toEqual([2, false]);
  vi.runAllTimers();
  expect([shown(), stage.live]).toEqual([4, true]);
});

it('another side shows what that seat saw', async () => {
  await stage.seeAs(1);
  expect(stage.near).toBe(1);
  expect(link.asked.at(-1)?.[2]).toBe(1);
  stage.resume();
  expect(stage.near).toBe(0);
});

it('an undo is shown at once, and takes with it what was chosen or still to be shown', () => {
  link.happens(1);
  link.happens(1);
  stage.choose('a');
  link.happens(0, ['a', 'b'], { kind: 'undo', to: 1 });
  expect(shown()).toBe(4);
  expect(stage.chosen).toBeUndefined();
  expect(stage.live).toBe(true);
  expect(stage.line.map(({ entry }) => entry.number)).toEqual([1]);
  expect(stage.lately.map(({ entry }) => entry.kind)).toEqual(['undo']);
  expect([...stage.match.history.undone]).toEqual([2, 3]);
  vi.runAllTimers();
  expect(shown()).toBe(4);
});

it('undo cancels what is chosen, and else takes the last step back', async () => {
  stage.choose('a');
  stage.undo();
  expect([stage.chosen, link.played]).toEqual([undefined, []]);
  stage.undo();
  await vi.runAllTimersAsync();
  stage.redo();
  await vi.runAllTimersAsync();
  expect(link.played).toEqual(['undo', 'redo']);
});

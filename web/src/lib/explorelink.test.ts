import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ExploreLink } from './explorelink';
import type { Follower } from './link';
import type { Explore } from './protocol/Explore';
import type { Explored } from './protocol/Explored';

/** A game of two who take turns; `lucky` is followed by a draw, and after four moves it is over. */
function server({ moves = [] }: Explore): Promise<Explored> {
  if (moves.some(move => 'action' in move && move.action === 'bad')) {
    return Promise.reject(Object.assign(new Error(), { code: 'illegal' }));
  }
  const drawn = moves.at(-1);
  const all = drawn && 'action' in drawn && drawn.action === 'lucky' ? [...moves, { draw: 'six' }] : moves;
  const played = all.filter(move => 'action' in move).length;
  return Promise.resolve({
    steps: all.map((move, index) => ({
      entry: { number: index + 1, kind: 'draw' in move ? 'draw' : 'play', ...move },
      events: [{ event: 'happened', index }],
    })),
    view: { after: all.length },
    turn: played >= 4 ? 'over' : { seat: (played + 1) % 2 },
    phase: 'play',
    legal: ['a', 'b', 'lucky'],
    standing: { over: played >= 4, scores: [1, 2], ranks: [2, 1], detail: null },
  });
}

describe('a match that nobody keeps', () => {
  const explore = vi.fn(server);
  const follower = {
    table: vi.fn(),
    moved: vi.fn(),
    reached: vi.fn(),
    refused: vi.fn(),
    gone: vi.fn(),
  } satisfies Follower;
  const position = { squares: [] };
  let link: ExploreLink;
  const told = () => follower.moved.mock.calls.map(([steps]) => steps.length);
  const now = () => follower.moved.mock.calls.at(-1)?.[1];

  beforeEach(async () => {
    vi.clearAllMocks();
    link = new ExploreLink({ game: 'g', position }, { explore }, ['Player 1', 'Player 2']);
    link.join(follower);
    await vi.waitFor(() => expect(follower.moved).toHaveBeenCalled());
  });

  it('begins without moves, at the seat that is to move', () => {
    expect(explore).toHaveBeenCalledExactlyOnceWith({ game: 'g', position, moves: [] });
    expect(now()).toMatchObject({ view: { after: 0 }, decision: 0, legal: ['a', 'b', 'lucky'], standing: undefined });
    const table = follower.table.mock.calls[0]?.[0];
    expect(table).toMatchObject({ game: 'g', status: 'running', you: 1 });
    expect(table?.seats.map((seat: { name?: string }) => seat.name)).toEqual(['Player 1', 'Player 2']);
  });

  it('plays for whoever is to move, and tells what is new', async () => {
    await link.play(0, 'a');
    await link.play(1, 'b');
    expect(explore.mock.lastCall?.[0].moves).toEqual([
      { seat: 1, action: 'a' },
      { seat: 0, action: 'b' },
    ]);
    expect(told()).toEqual([0, 1, 1]);
    expect(follower.table.mock.calls.map(([table]) => table.you)).toEqual([1, 0, 1]);
  });

  it('keeps what chance has drawn', async () => {
    await link.play(0, 'lucky');
    expect(told()).toEqual([0, 2]);
    await link.play(2, 'a');
    expect(explore.mock.lastCall?.[0].moves).toEqual([
      { seat: 1, action: 'lucky' },
      { draw: 'six' },
      { seat: 0, action: 'a' },
    ]);
  });

  it('says what a choice would bring, and nobody hears of it', async () => {
    const outlook = await link.outlook(0, 'a');
    expect(outlook).toMatchObject({ certain: true, events: [{ index: 0 }], view: { after: 1 }, turn: { seat: 0 } });
    expect(await link.outlook(0, 'lucky')).toEqual({ certain: false });
    expect(told()).toEqual([0]);
  });

  it('remembers how it looked', async () => {
    await link.play(0, 'a');
    await link.play(1, 'a');
    expect((await link.moments(0, 2)).map(({ view }) => view)).toEqual([{ after: 0 }, { after: 1 }]);
  });

  it('is over when the game is', async () => {
    for (let decision = 0; decision < 4; decision += 1) await link.play(decision, 'a');
    expect(follower.table.mock.lastCall?.[0]).toMatchObject({ status: 'over' });
    expect(now()?.standing).toMatchObject({ scores: [1, 2] });
    await expect(link.play(4, 'a')).rejects.toMatchObject({ code: 'not-here' });
  });

  it('refuses what makes no sense', async () => {
    await expect(link.play(0, 'bad')).rejects.toMatchObject({ code: 'illegal' });
    await expect(link.play(3, 'a')).rejects.toMatchObject({ code: 'not-here' });
    await expect(link.resign()).rejects.toMatchObject({ code: 'not-here' });
    await expect(link.unseal()).rejects.toMatchObject({ code: 'not-here' });
    expect(await link.advice()).toEqual([]);
    expect(told()).toEqual([0]);
  });

  it('offers nothing while it is a picture', async () => {
    const still = new ExploreLink({ game: 'g', seats: 2, options: {} }, { explore }, [], {
      still: true,
      seated: false,
    });
    still.join(follower);
    await vi.waitFor(() => expect(follower.moved).toHaveBeenCalledTimes(2));
    expect(now()?.legal).toEqual([]);
    expect(follower.table.mock.lastCall?.[0].you).toBeUndefined();
    still.wake();
    expect(now()?.legal).toEqual(['a', 'b', 'lucky']);
  });

  it('says nothing to whoever has left', async () => {
    link.leave();
    await link.play(0, 'a');
    expect(told()).toEqual([0]);
  });

  it('tells why it cannot begin', async () => {
    explore.mockRejectedValueOnce({ code: 'unreachable', message: 'Away.' });
    new ExploreLink({ game: 'g', position }, { explore }, []).join(follower);
    await vi.waitFor(() => expect(follower.refused).toHaveBeenCalledWith({ code: 'unreachable', message: 'Away.' }));
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Api } from './api';
import type { Connection } from './connection';
import type { Follower } from './link';
import { Nonces } from './luck';
import type { Ask } from './protocol/Ask';
import type { Moves } from './protocol/Moves';
import type { TableInfo } from './protocol/TableInfo';
import { SocketLink } from './socketlink';

const moves = (numbers: number[], more: Partial<Moves> = {}): { is: 'moves' } & Moves => ({
  is: 'moves',
  table: 't',
  steps: numbers.map(number => ({ entry: { number, kind: 'play', seat: 0, action: `a${number}` }, events: [] })),
  view: {},
  turn: { seat: 0 },
  phase: 'play',
  decision: numbers.at(-1) ?? 0,
  legal: ['x'],
  ...more,
});

const table = (status: string, seat: Partial<TableInfo['seats'][0]>): TableInfo => ({
  id: 't',
  game: 'g',
  options: {},
  status,
  public: false,
  created: 0,
  seats: [{ name: 'Ada', here: true, resigned: false, opened: false, ...seat }],
  you: 0,
  host: true,
  commitment: '',
});

describe('a match over the socket', () => {
  let sent: Ask[];
  let link: SocketLink;
  let nonces: Nonces;
  const follower = {
    table: vi.fn(),
    moved: vi.fn(),
    reached: vi.fn(),
    refused: vi.fn(),
    gone: vi.fn(),
  } satisfies Follower;
  const sit = vi.fn(() => Promise.resolve(table('open', {})));
  const told = () =>
    follower.moved.mock.calls.map(([steps]) => steps.map((step: Moves['steps'][0]) => step.entry.number));
  const key = () => (sent.findLast(ask => ask.do === 'play') as { key: string }).key;

  beforeEach(() => {
    vi.clearAllMocks();
    sent = [];
    const kept = new Map<string, string>();
    nonces = new Nonces({ getItem: at => kept.get(at) ?? null, setItem: (at, text) => void kept.set(at, text) });
    const connection = { listen: vi.fn(), leave: vi.fn(), send: (ask: Ask) => void sent.push(ask) };
    const api = { sit, board: vi.fn() };
    link = new SocketLink('t', connection as unknown as Connection, api as unknown as Api, nonces);
    link.join(follower);
    link.opened();
  });

  it('asks for everything, and after a break for the rest', () => {
    expect(sent).toEqual([{ do: 'watch', table: 't', seen: 0 }]);
    link.heard(moves([1, 2, 3]));
    link.opened();
    expect(sent.at(-1)).toEqual({ do: 'watch', table: 't', seen: 3 });
  });

  it('tells every entry once and in order', () => {
    link.heard(moves([1, 2]));
    link.heard(moves([2, 3]));
    link.heard(moves([3]));
    expect(told()).toEqual([[1, 2], [3], []]);
  });

  it('asks again when something is missing', () => {
    link.heard(moves([1]));
    link.heard(moves([3]));
    expect(told()).toEqual([[1]]);
    expect(sent.at(-1)).toEqual({ do: 'watch', table: 't', seen: 1 });
  });

  it('does not listen to other tables', () => {
    link.heard(moves([1], { table: 'u' }));
    link.heard({ is: 'table', table: { ...table('open', {}), id: 'u' } });
    expect(follower.moved).not.toHaveBeenCalled();
    expect(follower.table).not.toHaveBeenCalled();
  });

  it('settles a move when it is certain', async () => {
    const played = link.play(7, 'E04');
    expect(sent.at(-1)).toEqual({ do: 'play', table: 't', decision: 7, key: key(), action: 'E04' });
    expect(key()).toMatch(/^[0-9a-f]{32}$/);
    link.heard(moves([1], { key: key() }));
    await expect(played).resolves.toBeUndefined();
  });

  it('sends an unanswered move again with the same key', async () => {
    const played = link.play(7, 'E04');
    const first = sent.at(-1);
    link.opened();
    expect(sent.at(-1)).toEqual(first);
    link.heard({ is: 'done', table: 't', key: key(), number: 8 });
    await played;
    link.opened();
    expect(sent.at(-1)).toMatchObject({ do: 'watch' });
  });

  it('says why a move was refused', async () => {
    const played = link.play(7, 'E04');
    link.heard({ is: 'refused', table: 't', key: key(), error: { code: 'late', message: 'Too late.', rule: '§4' } });
    await expect(played).rejects.toMatchObject({ code: 'late', message: 'Too late.', rule: '§4' });
  });

  it('opens the nonce it has promised, once per socket', () => {
    const commitment = nonces.commit('t');
    const opening = { is: 'table', table: table('opening', { commitment }) } as const;
    link.heard(opening);
    link.heard(opening);
    const open = { do: 'open', table: 't', nonce: nonces.nonce('t', commitment) };
    expect(sent.filter(ask => ask.do === 'open')).toEqual([open]);
    link.opened();
    link.heard(opening);
    expect(sent.at(-1)).toEqual(open);
  });

  it('leaves a promise to the browser that made it', () => {
    link.heard({ is: 'table', table: table('opening', { commitment: 'another' }) });
    expect(sent.filter(ask => ask.do === 'open')).toEqual([]);
  });

  it('promises anew when a start came to nothing', () => {
    link.heard({ is: 'table', table: table('open', {}) });
    expect(sit).toHaveBeenCalledExactlyOnceWith('t', 0, expect.stringMatching(/^[0-9a-f]{64}$/));
  });
});

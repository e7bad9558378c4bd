import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Connection, type Listener, type Socket } from './connection';
import type { Tell } from './protocol/Tell';

/** A socket that does what the test says. */
class Wire implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: string[] = [];
  closed = false;
  send = (text: unknown) => void this.sent.push(String(text));
  close = () => void (this.closed = true);
  opens = () => this.onopen?.call(this as unknown as WebSocket, new Event('open'));
  breaks = () => this.onclose?.call(this as unknown as WebSocket, new Event('close') as CloseEvent);
  says = (tell: Tell) =>
    this.onmessage?.call(this as unknown as WebSocket, { data: JSON.stringify(tell) } as MessageEvent);
}

const listener = () => ({ opened: vi.fn(), heard: vi.fn(), reached: vi.fn(), parting: vi.fn() }) satisfies Listener;

describe('the connection', () => {
  let wires: Wire[];
  let connection: Connection;
  const last = () => wires.at(-1) as Wire;

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    connection = new Connection(
      () => {
        wires.push(new Wire());
        return last();
      },
      () => 0.5,
    );
  });
  afterEach(() => vi.useRealTimers());

  it('is opened by the first listener and closed by the last', () => {
    const [one, other] = [listener(), listener()];
    connection.listen(one);
    connection.listen(other);
    expect(wires).toHaveLength(1);
    last().opens();
    expect([one.opened, other.opened].map(opened => opened.mock.calls.length)).toEqual([1, 1]);
    connection.leave(one);
    expect(last().closed).toBe(false);
    connection.leave(other);
    expect(last().closed).toBe(true);
  });

  it('comes back by itself, more and more slowly, and says so', () => {
    const one = listener();
    connection.listen(one);
    last().opens();
    last().breaks();
    expect(one.reached).toHaveBeenLastCalledWith('away');
    for (const wait of [200, 500, 1000, 2000, 4000, 8000, 8000]) {
      const tried = wires.length;
      vi.advanceTimersByTime(wait - 1);
      expect(wires).toHaveLength(tried);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(tried + 1);
      last().breaks();
    }
    vi.advanceTimersByTime(8000);
    last().opens();
    expect(one.reached).toHaveBeenLastCalledWith('there');
    expect(one.opened).toHaveBeenCalledTimes(2);
  });

  it('hurries when asked to', () => {
    connection.listen(listener());
    last().breaks();
    connection.hurry();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(2);
  });

  it('gives up on a server that does not answer a ping', () => {
    connection.listen(listener());
    last().opens();
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toEqual(['{"do":"ping"}']);
    last().says({ is: 'pong' });
    vi.advanceTimersByTime(27_999);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(200);
    expect(wires).toHaveLength(2);
  });

  it('leaves a server alone that it does not understand', () => {
    const one = listener();
    connection.listen(one);
    last().opens();
    last().says({ is: 'hello', protocol: 999 });
    expect(one.reached).toHaveBeenLastCalledWith('outdated');
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });

  it('is opened anew for a new person', () => {
    connection.renew();
    expect(wires).toHaveLength(0);
    connection.listen(listener());
    last().opens();
    connection.renew();
    expect(wires.map(wire => wire.closed)).toEqual([true, false]);
  });
});

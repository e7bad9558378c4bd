/** A match on the server, over the socket. */
import type { Api } from './api';
import type { Connection, Listener, Reach } from './connection';
import type { Advice, Follower, GameLink, Moment, Now, Outlook } from './link';
import { type Nonces, randomKey } from './luck';
import type { Ask } from './protocol/Ask';
import type { Moves } from './protocol/Moves';
import type { Speed } from './protocol/Speed';
import type { TableInfo } from './protocol/TableInfo';
import type { Tell } from './protocol/Tell';
import { Refused } from './refused';

/** A move that the server has not answered yet. */
interface Sent {
  ask: Ask;
  resolve(): void;
  reject(reason: Refused): void;
}

export class SocketLink implements GameLink, Listener {
  #follower: Follower | undefined;
  /** The last entry that is known. */
  #seen = 0;
  #unanswered = new Map<string, Sent>();
  /** The commitments that were opened over this socket. */
  #opened = new Set<string>();
  #committing = false;
  #speed: Speed | undefined;

  constructor(
    private readonly id: string,
    private readonly connection: Connection,
    private readonly api: Pick<Api, 'sit' | 'moments' | 'outlook' | 'hint'>,
    private readonly nonces: Nonces,
  ) {}

  join(follower: Follower): void {
    this.#follower = follower;
    this.connection.listen(this);
  }

  leave(): void {
    this.#follower = undefined;
    this.parting();
    this.connection.leave(this);
  }

  parting(): void {
    this.connection.send({ do: 'leave', table: this.id });
  }

  play(decision: number, action: string): Promise<void> {
    return this.#send(key => ({ do: 'play', table: this.id, decision, key, action }));
  }

  unseal(decision: number): Promise<void> {
    return this.#send(key => ({ do: 'unseal', table: this.id, decision, key }));
  }

  undo(decision: number): Promise<void> {
    return this.#send(key => ({ do: 'undo', table: this.id, decision, key }));
  }

  redo(decision: number): Promise<void> {
    return this.#send(key => ({ do: 'redo', table: this.id, decision, key }));
  }

  resign(): Promise<void> {
    return this.#send(key => ({ do: 'resign', table: this.id, key }));
  }

  hurry(speed: Speed): void {
    this.#speed = speed;
    this.#tellSpeed();
  }

  async moments(from: number, count: number, seat?: number): Promise<readonly Moment[]> {
    return (await this.api.moments(this.id, from, count, seat)).moments;
  }

  outlook(decision: number, action: string, until: AbortSignal): Promise<Outlook> {
    return this.api.outlook(this.id, decision, action, until);
  }

  async advice(decision: number): Promise<readonly Advice[]> {
    return (await this.api.hint(this.id, decision)).choices;
  }

  // --- What the connection tells ---------------------------------------------------------

  reached(reach: Reach): void {
    this.#follower?.reached(reach);
  }

  /** What was sent and not answered may have arrived or not: the same key makes it happen once. */
  opened(): void {
    this.#opened.clear();
    this.#watch();
    for (const { ask } of this.#unanswered.values()) this.connection.send(ask);
  }

  heard(tell: Tell): void {
    switch (tell.is) {
      case 'table':
        if (tell.table.id === this.id) this.#stands(tell.table);
        break;
      case 'moves':
        if (tell.table === this.id) this.#moved(tell);
        break;
      case 'done':
        this.#settle(tell.key, sent => sent.resolve());
        break;
      case 'refused':
        if (tell.key !== undefined) this.#settle(tell.key, sent => sent.reject(new Refused(tell.error)));
        else if (tell.table === this.id) this.#follower?.refused(tell.error);
        break;
      case 'gone':
        if (tell.table === this.id) this.#follower?.gone();
        break;
      case 'hello':
      case 'pong':
        break;
    }
  }

  #watch(): void {
    this.connection.send({ do: 'watch', table: this.id, seen: this.#seen });
    this.#tellSpeed();
  }

  #tellSpeed(): void {
    if (this.#speed !== undefined) this.connection.send({ do: 'speed', table: this.id, speed: this.#speed });
  }

  #send(ask: (key: string) => Ask): Promise<void> {
    const key = randomKey();
    return new Promise((resolve, reject) => {
      const sent = { ask: ask(key), resolve, reject };
      this.#unanswered.set(key, sent);
      this.connection.send(sent.ask);
    });
  }

  #settle(key: string, settle: (sent: Sent) => void): void {
    const sent = this.#unanswered.get(key);
    this.#unanswered.delete(key);
    if (sent !== undefined) settle(sent);
  }

  #moved(moves: Moves): void {
    const steps = moves.steps.filter(step => step.entry.number > this.#seen);
    const first = steps[0]?.entry.number;
    if (first !== undefined && first !== this.#seen + 1) {
      // Something between was missed: ask for all of it.
      this.#watch();
      return;
    }
    this.#seen += steps.length;
    const { view, turn, phase, decision, legal, sealed, standing, undo, redo = false } = moves;
    const now: Now = { view, turn, phase, decision, legal, sealed, standing, undo, redo };
    this.#follower?.moved(steps, now);
    if (moves.key !== undefined) this.#settle(moves.key, sent => sent.resolve());
  }

  #stands(table: TableInfo): void {
    this.#follower?.table(table);
    const own = table.you === undefined ? undefined : table.seats[table.you];
    if (own === undefined) return;
    if (table.status === 'opening' && !own.opened && own.commitment !== undefined) this.#openNonce(own.commitment);
    if (table.status === 'open' && own.commitment === undefined) void this.#commitAgain(table);
  }

  #openNonce(promise: string): void {
    const nonce = this.nonces.nonce(this.id, promise);
    // Another browser of the same person made the promise, and has to keep it.
    if (nonce === undefined || this.#opened.has(promise)) return;
    this.#opened.add(promise);
    this.connection.send({ do: 'open', table: this.id, nonce });
  }

  /** A start came to nothing after nonces were shown: a new one is needed. */
  async #commitAgain(table: TableInfo): Promise<void> {
    if (this.#committing || table.you === undefined) return;
    this.#committing = true;
    try {
      await this.api.sit(this.id, table.you, this.nonces.commit(this.id));
    } catch {
      // The next news of the table tries again, and the person can sit down anew.
    } finally {
      this.#committing = false;
    }
  }
}

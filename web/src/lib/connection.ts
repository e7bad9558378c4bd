/** The one socket of this browser: opened when somebody listens, and again whenever it breaks. */
import type { Ask } from './protocol/Ask';
import type { Tell } from './protocol/Tell';
import { PROTOCOL } from './protocol/version';

/**
 * How the server can be reached just now. `away`: the connection broke, and is being tried again.
 * `outdated`: the server speaks a newer language, and only a new page understands it.
 */
export type Reach = 'coming' | 'there' | 'away' | 'outdated';

export interface Listener {
  /** The socket is open, for the first time or again: the server knows nothing of what was said before. */
  opened(): void;
  heard(tell: Tell): void;
  reached(reach: Reach): void;
  /** The page goes away: the last moment to say so. */
  parting(): void;
}

/** What is used of a WebSocket. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

/** Waits between attempts, in milliseconds; the last goes on. */
const WAITS = [200, 500, 1000, 2000, 4000, 8000];
/** How often a quiet server is asked whether it is there, and how long it may take to say so. */
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;

export class Connection {
  #socket: Socket | undefined;
  #open = false;
  #outdated = false;
  #attempts = 0;
  #listeners = new Set<Listener>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setTimeout> | undefined;

  /** `dial` opens a socket; `chance` gives numbers from 0 to 1, so that not all browsers come back at once. */
  constructor(
    private readonly dial: () => Socket,
    private readonly chance: () => number = Math.random,
  ) {}

  get reach(): Reach {
    if (this.#outdated) return 'outdated';
    if (this.#open) return 'there';
    return this.#attempts === 0 ? 'coming' : 'away';
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener);
    listener.reached(this.reach);
    if (this.#open) listener.opened();
    else if (this.#socket === undefined && this.#retry === undefined) this.#connect();
  }

  /** The last to leave closes the socket. */
  leave(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0) return;
    this.#drop();
    this.#attempts = 0;
  }

  /** Sends if there is a socket. If not, listeners say again what matters once there is. */
  send(ask: Ask): void {
    if (this.#open) this.#socket?.send(JSON.stringify(ask));
  }

  /** The person closes the page or goes elsewhere, rather than losing the connection. */
  part(): void {
    for (const listener of [...this.#listeners]) listener.parting();
  }

  /** Tries at once: the network has changed, or the person looks at the page again. */
  hurry(): void {
    if (this.#retry !== undefined) this.#connect();
    else if (this.#open) this.#ping();
  }

  /** Opens a new socket, because the server should look again at who is asking. */
  renew(): void {
    if (this.#socket === undefined) return;
    this.#drop();
    this.#tellReach();
    this.#connect();
  }

  #connect(): void {
    this.#drop();
    const socket = this.dial();
    this.#socket = socket;
    socket.onopen = () => {
      this.#open = true;
      this.#attempts = 0;
      this.#tellReach();
      this.#restartHeartbeat();
      for (const listener of [...this.#listeners]) listener.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#restartHeartbeat();
      const tell = JSON.parse(String(data)) as Tell;
      if (tell.is === 'hello' && tell.protocol !== PROTOCOL) this.#giveUp();
      else for (const listener of [...this.#listeners]) listener.heard(tell);
    };
    socket.onclose = () => this.#lost();
  }

  #giveUp(): void {
    this.#drop();
    this.#outdated = true;
    this.#tellReach();
  }

  #lost(): void {
    this.#drop();
    const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)] ?? 0;
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + this.chance() / 2));
    this.#tellReach();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#heartbeat);
    this.#retry = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    this.#open = false;
    if (socket === undefined) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #restartHeartbeat(): void {
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => this.#ping(), HEARTBEAT);
  }

  #ping(): void {
    this.send({ do: 'ping' });
    clearTimeout(this.#heartbeat);
    this.#heartbeat = setTimeout(() => this.#lost(), PATIENCE);
  }

  #tellReach(): void {
    for (const listener of [...this.#listeners]) listener.reached(this.reach);
  }
}

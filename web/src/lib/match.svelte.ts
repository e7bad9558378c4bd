/** What a screen shows of one match: kept up to date by a `GameLink`, read by components. */
import { type History, historyOf } from './history';
import type { Advice, Follower, GameLink, Moment, Now, Outlook, Reach, Step } from './link';
import type { Refusal } from './protocol/Refusal';
import type { Speed } from './protocol/Speed';
import type { TableInfo } from './protocol/TableInfo';
import { UNREACHABLE } from './refused';

export class Match<View = unknown, Detail = unknown> implements Follower<View, Detail> {
  info = $state.raw<TableInfo>();
  /** When that came, in milliseconds since 1970. */
  infoAt = $state(0);
  /** Whether the table was deleted. */
  deleted = $state(false);
  now = $state.raw<Now<View, Detail>>();
  /** Everything that happened, in order. */
  log = $state.raw<readonly Step[]>([]);
  reach = $state<Reach>('coming');
  /** Why the last wish was not granted. */
  trouble = $state.raw<Refusal>();
  /** The table cannot be shown at all. */
  absent = $state.raw<Refusal>();
  /** What was sent and is not certain yet. */
  sending = $state<string>();

  /** The seats that are to decide. */
  readonly deciding: readonly number[] = $derived.by(() => {
    const turn = this.now?.turn;
    if (turn === undefined || typeof turn === 'string') return [];
    return 'seat' in turn ? [turn.seat] : turn.together;
  });
  readonly you = $derived(this.info?.you);
  /** What the person may do now; nothing while a move is on its way. */
  readonly legal = $derived(this.sending === undefined ? (this.now?.legal ?? []) : []);

  /** What of the log was undone. */
  readonly history: History = $derived.by(() => historyOf(this.log));

  #listeners: readonly ((steps: readonly Step[]) => void)[] = [];

  constructor(private readonly link: GameLink<View, Detail>) {}

  join(): void {
    this.link.join(this);
  }

  leave(): void {
    this.link.leave();
  }

  /** Calls back with whatever is new, from now on; with no steps when only the decision changed. */
  onNews(listener: (steps: readonly Step[]) => void): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter(other => other !== listener);
    };
  }

  play(action: string): Promise<void> {
    const decision = this.now?.decision;
    return this.#wish(action, async () => {
      if (decision !== undefined) await this.link.play(decision, action);
    });
  }

  unseal(): Promise<void> {
    const decision = this.now?.decision;
    return this.#wish('unseal', async () => {
      if (decision !== undefined) await this.link.unseal(decision);
    });
  }

  /** Takes the person's last step back; a sealed choice is unsealed. */
  undo(): Promise<void> {
    const { now } = this;
    if (now?.sealed !== undefined) return this.unseal();
    return this.#wish('undo', async () => {
      if (now?.undo === 'yes') await this.link.undo(now.decision);
    });
  }

  redo(): Promise<void> {
    const { now } = this;
    return this.#wish('redo', async () => {
      if (now?.redo) await this.link.redo(now.decision);
    });
  }

  resign(): Promise<void> {
    return this.#wish('resign', () => this.link.resign());
  }

  /** How fast the person likes the bots. */
  hurry(speed: Speed): void {
    this.link.hurry(speed);
  }

  /** Whether a choice is among those of the open decision. */
  mayPlay(action: string): boolean {
    return this.now?.legal.includes(action) ?? false;
  }

  /** What was to be seen; nothing, and the trouble shown, while it cannot be asked for. */
  async moments(from: number, count: number, seat?: number): Promise<readonly Moment<View, Detail>[]> {
    this.trouble = undefined;
    try {
      return await this.link.moments(from, count, seat);
    } catch (error) {
      this.trouble = error as Refusal;
      return [];
    }
  }

  async outlook(action: string, until: AbortSignal): Promise<Outlook<View>> {
    const decision = this.now?.decision;
    return decision === undefined ? { certain: false } : await this.link.outlook(decision, action, until);
  }

  /** What a bot would do; nothing, and the trouble shown, where it may not be asked. */
  async advise(): Promise<readonly Advice[]> {
    const decision = this.now?.decision;
    this.trouble = undefined;
    try {
      return decision === undefined ? [] : await this.link.advice(decision);
    } catch (error) {
      this.trouble = error as Refusal;
      return [];
    }
  }

  // --- What the link tells ---------------------------------------------------------------

  table(info: TableInfo): void {
    this.info = info;
    this.infoAt = Date.now();
    this.absent = undefined;
  }

  moved(steps: readonly Step[], now: Now<View, Detail>): void {
    this.now = now;
    if (steps.length > 0) this.log = [...this.log, ...steps];
    for (const listener of this.#listeners) listener(steps);
  }

  reached(reach: Reach): void {
    this.reach = reach;
    if (reach === 'there' && this.trouble?.code === UNREACHABLE) this.trouble = undefined;
  }

  refused(refusal: Refusal): void {
    if (this.info === undefined) this.absent = refusal;
    // It was deleted while nobody could say so.
    else if (refusal.code === 'no-such-table') this.gone();
    else this.trouble = refusal;
  }

  gone(): void {
    this.deleted = true;
  }

  /** Does something and shows why it could not be done. */
  async #wish(what: string, wish: () => Promise<void>): Promise<void> {
    if (this.sending !== undefined) return;
    this.sending = what;
    this.trouble = undefined;
    try {
      await wish();
    } catch (error) {
      this.trouble = error as Refusal;
    } finally {
      this.sending = undefined;
    }
  }
}

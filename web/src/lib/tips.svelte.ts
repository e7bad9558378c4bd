/** Which tips of a game the person has seen, kept in this browser. */

interface Kept {
  seen: string[];
  /** The person wants no more of them. */
  stopped: boolean;
}

const keptAs = (game: string): string => `menagerie.tips.${game}`;

function kept(game: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(keptAs(game)) ?? '{}') as Partial<Kept>;
    return { seen: Array.isArray(found.seen) ? found.seen : [], stopped: found.stopped === true };
  } catch {
    // Somebody else wrote there.
    return { seen: [], stopped: false };
  }
}

export class Tips {
  seen: ReadonlySet<string> = $state.raw(new Set());
  stopped = $state(false);

  constructor(private readonly game: string) {
    const { seen, stopped } = kept(game);
    this.seen = new Set(seen);
    this.stopped = stopped;
  }

  /** A tip has been read. */
  got(tip: string): void {
    if (this.seen.has(tip)) return;
    this.seen = new Set([...this.seen, tip]);
    this.#keep();
  }

  /** No more of them, in this game. */
  stop(): void {
    this.stopped = true;
    this.#keep();
  }

  /** All over again, for whoever asks for them. */
  restart(): void {
    this.seen = new Set();
    this.stopped = false;
    this.#keep();
  }

  #keep(): void {
    const { seen, stopped } = this;
    localStorage.setItem(keptAs(this.game), JSON.stringify({ seen: [...seen], stopped } satisfies Kept));
  }
}

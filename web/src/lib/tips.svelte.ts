/** Which tips of a game the person has seen, kept in this browser. */
import { SvelteSet } from 'svelte/reactivity';

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
  readonly #seen = new SvelteSet<string>();
  stopped: boolean;

  constructor(private readonly game: string) {
    const { seen, stopped } = kept(game);
    for (const tip of seen) this.#seen.add(tip);
    this.stopped = stopped;
  }

  get seen(): ReadonlySet<string> {
    return this.#seen;
  }

  /** A tip has been read. */
  got(tip: string): void {
    this.#seen.add(tip);
    this.#keep();
  }

  /** No more of them, in this game. */
  stop(): void {
    this.stopped = true;
    this.#keep();
  }

  /** All over again, for whoever asks for them. */
  restart(): void {
    this.#seen.clear();
    this.stopped = false;
    this.#keep();
  }

  #keep(): void {
    const kept: Kept = { seen: [...this.#seen], stopped: this.stopped };
    localStorage.setItem(keptAs(this.game), JSON.stringify(kept));
  }
}

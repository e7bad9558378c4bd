/**
 * A match that nobody keeps: from a position or from the beginning, with moves that only this page knows. The
 * server answers what comes of them and forgets it, so that whoever reads the rules can try an example, for all seats.
 */
import type { Api } from './api';
import type { Advice, Follower, GameLink, Moment, Now, Outlook, Standing, Turn } from './link';
import type { Explore } from './protocol/Explore';
import type { Explored } from './protocol/Explored';
import type { ExploreMove } from './protocol/ExploreMove';
import type { Refusal } from './protocol/Refusal';
import type { TableInfo } from './protocol/TableInfo';
import { Refused } from './refused';

/** Where an exploration begins. */
export type Beginning = Omit<Explore, 'moves'>;

export class ExploreLink implements GameLink {
  #follower: Follower | undefined;
  #moves: readonly ExploreMove[] = [];
  #last: Explored | undefined;
  #moments = new Map<number, Moment>();
  #you: number | undefined;
  #still: boolean;
  readonly #seated: boolean;
  /** When it is certain that the match has begun, or that it cannot. */
  settled: Promise<void> = Promise.resolve();

  /**
   * A still one shows where it begins; nothing can be played before it is woken. Whoever is seated sits at the seat
   * that is to move; otherwise nowhere, and the board is always seen from the same side.
   */
  constructor(
    private readonly beginning: Beginning,
    private readonly api: Pick<Api, 'explore'>,
    private readonly names: readonly string[],
    { still = false, seated = true }: { still?: boolean; seated?: boolean } = {},
  ) {
    this.#still = still;
    this.#seated = seated;
  }

  join(follower: Follower): void {
    this.#follower = follower;
    this.settled = this.#ask([]).then(
      answer => this.#tell(answer),
      (refusal: Refusal) => this.#follower?.refused(refusal),
    );
  }

  leave(): void {
    this.#follower = undefined;
  }

  /** From now on there are choices. */
  wake(): void {
    this.#still = false;
    if (this.#last !== undefined) this.#follower?.moved([], this.#now(this.#last));
  }

  async play(decision: number, action: string): Promise<void> {
    this.#tell(await this.#ask(this.#with(decision, action)));
  }

  async outlook(decision: number, action: string): Promise<Outlook> {
    const { steps, view, turn, phase } = await this.#ask(this.#with(decision, action));
    const fresh = steps.slice(this.#moves.length);
    // What chance adds is one of several ways to go on.
    if (fresh.some(({ entry }) => entry.kind === 'draw')) return { certain: false };
    return { certain: true, events: fresh.flatMap(({ events }) => events), view, turn, phase };
  }

  moments(from: number, count: number): Promise<readonly Moment[]> {
    const known = [...this.#moments.values()];
    return Promise.resolve(known.filter(({ number }) => number >= from && number < from + count));
  }

  advice(): Promise<readonly Advice[]> {
    return Promise.resolve([]);
  }

  unseal(): Promise<void> {
    return Promise.reject(impossible());
  }

  undo(): Promise<void> {
    return Promise.reject(impossible());
  }

  redo(): Promise<void> {
    return Promise.reject(impossible());
  }

  /** Nobody plays here but the person. */
  hurry(): void {}

  resign(): Promise<void> {
    return Promise.reject(impossible());
  }

  #ask(moves: readonly ExploreMove[]): Promise<Explored> {
    return this.api.explore({ ...this.beginning, moves: [...moves] });
  }

  #with(decision: number, action: string): readonly ExploreMove[] {
    const seat = seatOf(this.#last?.turn);
    if (seat === undefined || decision !== this.#moves.length) throw impossible();
    return [...this.#moves, { seat, action }];
  }

  #tell(answer: Explored): void {
    const fresh = answer.steps.slice(this.#moves.length);
    // With its draws, so that the same question is answered alike the next time.
    this.#moves = answer.steps.map(({ entry }) =>
      entry.draw === undefined ? { seat: entry.seat ?? 0, action: entry.action ?? '' } : { draw: entry.draw },
    );
    this.#last = answer;
    if (this.#seated) this.#you = seatOf(answer.turn) ?? this.#you;
    const { view, turn, phase } = answer;
    const number = this.#moves.length;
    const standing = ended(answer);
    this.#moments.set(number, { number, view, turn, phase, ...(standing && { standing }) });
    this.#follower?.reached('there');
    this.#follower?.table(this.#table(answer));
    this.#follower?.moved(fresh, this.#now(answer));
  }

  #now(answer: Explored): Now {
    const { view, turn, phase, legal } = answer;
    return {
      view,
      turn,
      phase,
      decision: this.#moves.length,
      legal: this.#still ? [] : legal,
      sealed: undefined,
      standing: ended(answer),
      undo: undefined,
      redo: false,
    };
  }

  /** A table like any other. */
  #table({ turn }: Explored): TableInfo {
    return {
      id: '',
      game: this.beginning.game,
      options: this.beginning.options ?? {},
      status: turn === 'over' ? 'over' : 'running',
      public: false,
      created: 0,
      seats: this.names.map(name => ({ name, here: true, resigned: false, opened: false })),
      ...(this.#you !== undefined && { you: this.#you }),
      host: false,
      commitment: '',
    };
  }
}

/** How the match ended, if it has: the server always says how it stands. */
const ended = ({ turn, standing }: Explored): Standing | undefined => (turn === 'over' ? standing : undefined);

/** The seat that decides; of several, the first. */
function seatOf(turn: Turn | undefined): number | undefined {
  if (turn === undefined || typeof turn === 'string') return undefined;
  return 'seat' in turn ? turn.seat : turn.together[0];
}

const impossible = (): Refused => new Refused({ code: 'not-here', message: '' });

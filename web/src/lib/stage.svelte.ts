/**
 * What the board shows of a match: the present, or a moment of the past; what is chosen and not yet
 * confirmed; what a choice would bring about; what a bot would do. Boards read it and change nothing but by `choose`.
 */
import { standing } from './history';
import type { Advice, Moment, Outlook, Step } from './link';
import type { Match } from './match.svelte';
import { isAgainstBots } from './seats';
import { quietly, settings, showsFirst } from './settings.svelte';
import { hesitation, stay } from './speed';

/** How long a moment stays when the past plays by itself, in milliseconds: there is more to take in. */
const STROLL = 1000;
/** How long the person points at a choice before it is asked what would come of it, in milliseconds. */
const REST = 140;
/** So many moments at most are shown one after the other when news come in; of more, only the last ones. */
const QUEUE = 8;
/** So many moments are asked for at once. */
const CHUNK = 48;

export class Stage<View = unknown, Detail = unknown> {
  /** What the board draws. */
  shown = $state.raw<Moment<View, Detail>>();
  /** The entry that is looked at, while the person looks back. */
  past = $state<number>();
  /** Whether the past plays by itself. */
  playing = $state(false);
  /** The choice that waits to be confirmed, or is on its way. */
  chosen = $state<string>();
  /** The choice that the person points at. */
  pointed = $state<string>();
  /** The only choice, while it is about to play itself. */
  forced = $state<string>();
  /** The last choice that played itself, and what the board showed then. */
  byItself = $state.raw<{ action: string; moment: Moment<View, Detail> }>();
  outlook = $state.raw<Outlook<View>>();
  advice = $state.raw<readonly Advice[]>([]);
  /** Whether advice is being asked for. */
  asking = $state(false);
  /** Words about what the person points at on the board. */
  aside = $state('');
  /** Places that the person points at in the log, as elements of the board say in `data-at`. */
  places = $state.raw<readonly string[]>([]);
  /** From whose side the board is seen while looking back. */
  seat = $state<number>();

  /** Whether the board shows the present and nothing is still on its way there. */
  readonly live: boolean = $derived.by(() => this.past === undefined && this.shown?.number === this.match.log.length);
  /** Whether what others did is still being shown. */
  readonly late: boolean = $derived.by(() => this.past === undefined && this.shown !== undefined && !this.live);
  /** Whether it is shown slowly, because the person wants to see it again. */
  slow = $state(false);
  /** The choice whose consequences are shown. */
  readonly considered: string | undefined = $derived.by(() => this.chosen ?? this.forced ?? this.pointed);
  /** What the table will look like once the choice that waits is played, where that is certain. */
  readonly settled: View | undefined = $derived.by(() =>
    this.chosen !== undefined && this.outlook?.certain ? this.outlook.view : undefined,
  );
  /** What may be chosen on the board. */
  readonly legal: readonly string[] = $derived.by(() => (this.live ? this.match.legal : []));
  /** Who is to decide at the moment that is shown. */
  readonly deciding: readonly number[] = $derived.by(() => {
    const turn = this.shown?.turn;
    if (turn === undefined || typeof turn === 'string') return [];
    return 'seat' in turn ? [turn.seat] : turn.together;
  });
  /** What the same seat did last, up to the moment that is shown. */
  readonly lately: readonly Step[] = $derived.by(() => {
    const last = this.match.log[(this.shown?.number ?? 0) - 1];
    if (last?.entry.kind === 'undo') return [last];
    const until = this.line;
    const seat = until.at(-1)?.entry.seat;
    let from = until.length;
    while (from > 0 && until[from - 1]?.entry.seat === seat) from -= 1;
    return until.slice(from);
  });
  /** What led to the moment that is shown, without what was undone. */
  readonly line: readonly Step[] = $derived.by(() => standing(this.match.log.slice(0, this.shown?.number ?? 0)));
  /** What the others did since the person's last turn, up to the moment that is shown; to whoever looks on, the last steps. */
  readonly since: readonly Step[] = $derived.by(() => {
    const { you, log } = this.match;
    if (you === undefined) return this.lately;
    const line = standing(log.slice(0, this.shown?.number ?? 0));
    const { from, end } = this.#others(line);
    return line.slice(from, end);
  });
  /** The seat at the near side of the board. */
  readonly near: number = $derived.by(() => this.seat ?? this.match.you ?? 0);

  /** What is known of the past. Nothing is drawn from it directly. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #moments = new Map<number, Moment<View, Detail>>();
  #queue: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #film: ReturnType<typeof setTimeout> | undefined;
  /** Ends the question what would come of the choice. */
  #foreseeing: AbortController | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #forcing: ReturnType<typeof setTimeout> | undefined;
  /** The decision that the person makes by hand although there is only one choice. */
  #byHand: number | undefined;
  #silence: (() => void) | undefined;

  constructor(readonly match: Match<View, Detail>) {}

  /** Shows what comes from now on. */
  begin(): void {
    this.#silence = this.match.onNews(steps => this.#news(steps));
    if (this.match.now !== undefined) this.#news([]);
  }

  end(): void {
    this.#silence?.();
    this.#silence = undefined;
    this.pause();
    this.#unforce();
    this.cancel();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  // --- Choosing --------------------------------------------------------------------------

  /** Plays a choice, or shows it first where the person wants that. Choosing the same again confirms it. */
  choose(action: string): void {
    if (!this.legal.includes(action)) return;
    if (this.chosen === action || !showsFirst()) return this.decide(action);
    this.#take(action);
    this.#foresee(action);
  }

  /** Plays a choice that says itself what it is: the words on a button, something that is dropped where it belongs. */
  press(action: string): void {
    if (settings.show === 'always') this.choose(action);
    else this.decide(action);
  }

  /** Plays a choice without asking. */
  decide(action: string): void {
    if (!this.legal.includes(action)) return;
    if (this.chosen !== action) this.#take(action);
    this.confirm();
  }

  /** The person points at a choice, or at none: what would come of it is shown where nothing is chosen yet. */
  point(action: string | undefined): void {
    clearTimeout(this.#resting);
    if (this.chosen !== undefined || this.forced !== undefined || action === this.pointed) return;
    this.cancel();
    if (action === undefined || !this.legal.includes(action)) return;
    this.#resting = setTimeout(() => {
      if (this.chosen !== undefined || !this.legal.includes(action)) return;
      this.pointed = action;
      this.#foresee(action);
    }, REST);
  }

  cancel(): void {
    this.#foreseeing?.abort();
    clearTimeout(this.#resting);
    this.chosen = undefined;
    this.pointed = undefined;
    this.outlook = undefined;
  }

  confirm(): void {
    const { chosen } = this;
    if (chosen === undefined || !this.legal.includes(chosen)) return;
    // What would happen is about to: an answer that comes after it would be a refusal.
    this.#foreseeing?.abort();
    this.advice = [];
    this.#unforce();
    this.byItself = undefined;
    void this.match.play(chosen).finally(() => {
      if (this.chosen === chosen) this.cancel();
    });
  }

  /** Takes back what is chosen and not yet played, or else the last step. */
  undo(): void {
    if (this.chosen !== undefined) this.cancel();
    else void this.match.undo();
  }

  redo(): void {
    void this.match.redo();
  }

  /** The person wants to play the only choice by hand. */
  hold(): void {
    this.#byHand = this.match.now?.decision;
    this.#unforce();
    this.cancel();
  }

  #take(action: string): void {
    this.#unforce();
    this.cancel();
    this.chosen = action;
  }

  #foresee(action: string): void {
    this.#foreseeing = new AbortController();
    this.match.outlook(action, this.#foreseeing.signal).then(
      outlook => {
        if (this.considered === action) this.outlook = outlook;
      },
      // The choice can be made without knowing what comes of it.
      () => undefined,
    );
  }

  /** Lets the only choice play itself after a while; not where the person has just gone back to it. */
  #force(): void {
    const { legal, match } = this;
    const [only, another] = legal;
    const { you, info } = match;
    const decision = match.now?.decision;
    const moment = this.shown;
    if (!settings.forced || you === undefined || only === undefined || another !== undefined) return;
    if (this.forced === only || this.#byHand === decision || moment === undefined) return;
    if (match.log.at(-1)?.entry.kind === 'undo' || match.log.at(-1)?.entry.kind === 'unseal') return;
    const amongPeople = info !== undefined && !isAgainstBots(info);
    this.cancel();
    this.forced = only;
    this.#foresee(only);
    clearTimeout(this.#forcing);
    this.#forcing = setTimeout(
      () => {
        this.forced = undefined;
        if (match.now?.decision !== decision) return;
        this.decide(only);
        this.byItself = { action: only, moment };
      },
      hesitation(settings.speed, amongPeople, Math.random()),
    );
  }

  #unforce(): void {
    clearTimeout(this.#forcing);
    this.forced = undefined;
  }

  async advise(): Promise<void> {
    if (this.asking || this.legal.length === 0) return;
    this.asking = true;
    const decision = this.match.now?.decision;
    try {
      const advice = await this.match.advise();
      if (this.match.now?.decision === decision) this.advice = advice;
    } finally {
      this.asking = false;
    }
  }

  // --- Looking back ----------------------------------------------------------------------

  /** Shows the moment after an entry, and stays there; after the last one, the present. */
  async look(number: number): Promise<void> {
    this.pause();
    // From another side there is only the past to be seen.
    if (number >= this.match.log.length && this.seat === undefined) this.resume();
    else await this.#show(number);
  }

  /** Back to the present. */
  resume(): void {
    this.pause();
    this.past = undefined;
    if (this.seat !== undefined) this.#from(undefined);
    this.#present();
  }

  /** Shows the present at once, if something else is still being shown on the way there. */
  skip(): void {
    if (this.late) this.#present();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#film);
  }

  /** Lets the past run on by itself into the present; from the beginning, if it is there already. */
  async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    if (this.past === undefined || this.past >= this.match.log.length) await this.#show(0);
    if (this.past === undefined) this.pause();
    else if (this.playing) this.#roll();
  }

  /** Shows once more, slowly, what the others did since the person's last move. */
  async again(): Promise<void> {
    const { log } = this.match;
    const { length } = log;
    const line = standing(log);
    const { from, end } = this.#others(line);
    if (end === 0) return;
    this.#unforce();
    this.cancel();
    const numbers = line.slice(from).map(({ entry }) => entry.number);
    // After an undo, what stands ends before the present.
    if (numbers.at(-1) !== log.length) numbers.push(log.length);
    const before = await this.#moment((numbers[0] ?? 1) - 1);
    for (const number of numbers) await this.#moment(number);
    // Somebody looks back meanwhile, or something happened, or the page is gone.
    if (before === undefined || this.past !== undefined || this.match.log.length !== length) return;
    if (this.#silence === undefined) return;
    this.shown = before;
    this.slow = true;
    this.#queue = numbers;
    this.#later();
  }

  /** What the others did last in a line of steps: from one place to before another. */
  #others(line: readonly Step[]): { from: number; end: number } {
    const { you } = this.match;
    let end = line.length;
    while (end > 0 && line[end - 1]?.entry.seat === you) end -= 1;
    let from = end;
    while (from > 0 && line[from - 1]?.entry.seat !== you) from -= 1;
    return { from, end };
  }

  /** Sees the past from another seat's side, once the match is over. */
  async seeAs(seat: number | undefined): Promise<void> {
    this.#from(seat);
    await this.#show(this.past ?? this.match.log.length);
  }

  async #show(number: number): Promise<void> {
    this.#unforce();
    this.cancel();
    const wanted = Math.max(0, Math.min(number, this.match.log.length));
    this.past = wanted;
    const moment = await this.#moment(wanted);
    if (this.past !== wanted) return;
    if (moment !== undefined) this.shown = moment;
    // The moment cannot be had: the board shows what it showed, and no slider says otherwise.
    else this.past = this.shown?.number === this.match.log.length ? undefined : this.shown?.number;
  }

  #roll(): void {
    clearTimeout(this.#film);
    this.#film = setTimeout(() => void this.#rollOn(), STROLL);
  }

  async #rollOn(): Promise<void> {
    const next = (this.past ?? 0) + 1;
    if (next >= this.match.log.length) return this.look(next);
    await this.#show(next);
    if (this.past !== next) this.pause();
    else if (this.playing) this.#roll();
  }

  #from(seat: number | undefined): void {
    this.seat = seat;
    this.#moments.clear();
  }

  // --- What comes in ---------------------------------------------------------------------

  #news(steps: readonly Step[]): void {
    const present = this.#now();
    if (present === undefined) return;
    if (this.seat === undefined) this.#moments.set(present.number, present);
    const undone = steps.some(({ entry }) => entry.kind === 'undo');
    const { chosen, pointed, forced } = this;
    if (forced !== undefined && (undone || !this.match.mayPlay(forced))) this.#unforce();
    const open = (action: string | undefined) => action === undefined || (!undone && this.match.mayPlay(action));
    if (!open(chosen) || !open(pointed)) this.cancel();
    if (this.advice.length > 0 && steps.length > 0) this.advice = [];
    if (this.past !== undefined) return;
    // What was still to be shown is undone.
    if (undone) return this.resume();
    const first = this.shown === undefined;
    const atOnce = quietly() || settings.speed === 'instant' || document.visibilityState === 'hidden';
    if (first || (atOnce && !this.slow)) return this.#present();
    this.#queue.push(present.number);
    this.#queue.splice(0, this.#queue.length - QUEUE);
    // The person's own move lies there already, as it was chosen; what others do on the heels of something waits for it.
    const { you } = this.match;
    const own = you !== undefined && steps.at(-1)?.entry.seat === you;
    if (own || this.#timer === undefined) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const number = this.#queue.shift();
    if (number === undefined || this.past !== undefined) {
      this.slow = false;
      return;
    }
    const moment = this.#moments.get(number);
    if (moment !== undefined) this.shown = moment;
    this.#later();
    this.#force();
  }

  #later(): void {
    clearTimeout(this.#timer);
    const pace = this.slow ? STROLL : stay(settings.speed, this.#queue.length);
    this.#timer = setTimeout(() => this.#next(), pace);
  }

  #present(): void {
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.slow = false;
    this.shown = this.#now();
    this.#force();
  }

  #now(): Moment<View, Detail> | undefined {
    const { now, log } = this.match;
    if (now === undefined) return undefined;
    const { view, turn, phase, standing } = now;
    return { number: log.length, view, turn, phase, ...(standing && { standing }) };
  }

  async #moment(number: number): Promise<Moment<View, Detail> | undefined> {
    const known = this.#moments.get(number);
    if (known !== undefined) return known;
    const { seat } = this;
    const from = Math.max(0, number - CHUNK / 2);
    for (const moment of await this.match.moments(from, CHUNK, seat)) {
      if (this.seat === seat) this.#moments.set(moment.number, moment);
    }
    return this.#moments.get(number);
  }
}

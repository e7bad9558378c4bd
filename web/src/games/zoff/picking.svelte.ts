/** The cards that are picked so far. As soon as they are a choice, they are offered as one. */
import { showsFirst } from '../../lib/settings.svelte';
import type { Stage } from '../../lib/stage.svelte';
import { type Card, CARDS, countOf, type Move, parse, type View } from './view';

export interface Offer extends Move {
  action: string;
}

export class Picking {
  /** In the order in which they were picked. */
  cards = $state.raw<readonly Card[]>([]);
  /** What was put forward by picking, and may be taken back beside the board. */
  settled = $state<string>();

  /** Everything that may be chosen, taken apart. */
  readonly offers: readonly Offer[] = $derived.by(() => this.stage.legal.map(action => ({ action, ...parse(action) })));
  /** What the picked cards are, just as they are: something to play, something to show, or both. */
  readonly exact: readonly Offer[] = $derived.by(() =>
    this.offers.filter(
      ({ cards }) => cards.length > 0 && cards.length === this.cards.length && holds(cards, this.cards),
    ),
  );
  /** The cards of which one more may be picked. */
  readonly lit: readonly Card[] = $derived.by(() => CARDS.filter(card => this.#leads([...this.cards, card])));
  /** The cards that are part of any choice at all. */
  readonly useful: readonly Card[] = $derived.by(() =>
    CARDS.filter(card => this.offers.some(({ cards }) => cards.includes(card))),
  );

  constructor(private readonly stage: Stage<View>) {}

  /**
   * One more of a card. When there are no more, what is picked is played, or the card is put back if that is no choice.
   * Where it does not go with the others, those that were picked first are put back. False if it is of no use at all.
   */
  add(card: Card): boolean {
    if (!this.useful.includes(card)) return false;
    let kept = this.cards;
    if (!this.lit.includes(card) && kept.includes(card)) {
      const [only, another] = this.exact;
      if (only !== undefined && another === undefined) this.play(only.action);
      else this.#pick(kept.filter(other => other !== card));
      return true;
    }
    while (kept.length > 0 && !this.#leads([...kept, card])) kept = kept.slice(1);
    this.#pick([...kept, card]);
    return true;
  }

  remove(card: Card): void {
    const at = this.cards.lastIndexOf(card);
    if (at >= 0) this.#pick(this.cards.filter((_, index) => index !== at));
  }

  /** Nothing is picked or chosen any more. */
  back(): void {
    this.#pick([]);
  }

  /** Nothing is picked any more, whatever is chosen. */
  clear(): void {
    this.cards = [];
    this.settled = undefined;
  }

  /** Shows a choice that was made elsewhere. */
  follow(action: string): void {
    this.cards = parse(action).cards;
    this.settled = action;
  }

  /** Plays a choice whose cards are all there to be seen, or picks them where the person wants to look first. */
  take(action: string): void {
    if (showsFirst()) this.#pick(parse(action).cards);
    else this.play(action);
  }

  /** Plays what is picked: picking it was the choice. */
  play(action: string): void {
    this.settled = action;
    this.stage.decide(action);
  }

  #pick(cards: readonly Card[]): void {
    this.cards = cards;
    this.settled = undefined;
    const [only, another] = this.exact;
    const action = another === undefined ? only?.action : undefined;
    if (action === undefined) return this.stage.cancel();
    // The first of three mice is not played at once: a button plays them, or the same card once more.
    if (!showsFirst()) return this.stage.point(action);
    this.settled = action;
    if (this.stage.chosen !== action) this.stage.choose(action);
  }

  #leads(picked: readonly Card[]): boolean {
    return this.offers.some(({ cards }) => holds(cards, picked));
  }
}

/** Whether some cards are among others. */
const holds = (cards: readonly Card[], some: readonly Card[]): boolean =>
  CARDS.every(card => countOf(cards, card) >= countOf(some, card));

/** What the server shows of Zoff im Zoo, and how cards and choices are written (§13). */
import type { Card, View } from '../../lib/protocol/games/zoff';
import { PRINTED } from './printed';

export type { Card, Detail, RoundScore, SeatScore, View } from '../../lib/protocol/games/zoff';

/** Every kind of card, in the order of the rules. */
export const CARDS: readonly Card[] = PRINTED.order;
/** A card that stands for an animal, which the joker does not. */
export type Animal = Exclude<Card, 'joker'>;

/** The letters of cards in notation. */
export const LETTERS = Object.fromEntries(CARDS.map(card => [card, PRINTED.cards[card].letter])) as Record<
  Card,
  string
>;

/** Cards of one kind. */
export interface Group {
  card: Card;
  count: number;
}

/** Cards in notation, taken apart: `2E+q`. */
export function cardsOf(text: string): Group[] {
  if (text === '') return [];
  return text.split('+').flatMap(part => {
    const card = CARDS.find(known => LETTERS[known] === part.slice(-1));
    return card === undefined ? [] : [{ card, count: Number(part.slice(0, -1) || 1) }];
  });
}

/** The same one by one. */
export const eachOf = (text: string): Card[] =>
  cardsOf(text).flatMap(({ card, count }) => Array.from({ length: count }, () => card));

/** Cards in notation. */
export const spell = (cards: readonly Card[]): string =>
  CARDS.map(card => ({ card, count: countOf(cards, card) }))
    .filter(({ count }) => count > 0)
    .map(({ card, count }) => (count > 1 ? count : '') + LETTERS[card])
    .join('+');

export const countOf = (cards: readonly Card[], card: Card): number => cards.filter(known => known === card).length;

export type Kind = 'play' | 'pass' | 'show' | 'complete' | 'decline' | 'give' | 'discard';

/** A choice in notation, taken apart. */
export interface Move {
  kind: Kind;
  cards: Card[];
}

const HEADS: Record<string, Kind> = { '?': 'show', '+': 'complete', '>': 'give', x: 'discard' };

export function parse(action: string): Move {
  if (action === 'pass') return { kind: 'pass', cards: [] };
  if (action === 'no') return { kind: 'decline', cards: [] };
  const kind = HEADS[action.slice(0, 1)];
  return kind === undefined ? { kind: 'play', cards: eachOf(action) } : { kind, cards: eachOf(action.slice(1)) };
}

/** What a combination counts as: its first card, as notation writes it. The joker and a mosquito come after the animal. */
export const animalOf = (cards: readonly Card[]): Card | undefined => CARDS.find(card => cards.includes(card));

/** With whom a seat plays this round. */
export const partnerOf = (view: View, seat: number): number | undefined =>
  view.pairs.find(pair => pair.includes(seat))?.find(other => other !== seat);

/** Whether a seat is the worse placed of a pair, who may show cards. */
export const isJunior = (view: View, seat: number): boolean => view.pairs.some(([, junior]) => junior === seat);

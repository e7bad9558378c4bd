/** A hand: in which order its cards lie, and where. */
import { CARDS, type Group } from './view';

export type Order = 'strength' | 'number';

/** The strongest first, as the rules list them; or those first of which there are most. */
export function sorted(groups: readonly Group[], order: Order): Group[] {
  const strength = ({ card }: Group) => CARDS.indexOf(card);
  return [...groups].sort(
    (one, other) => (order === 'number' ? other.count - one.count : 0) || strength(one) - strength(other),
  );
}

/** A card is so much higher than wide. */
export const RATIO = 1.34;
/** A chosen card is lifted by so much of its height. */
export const LIFT = 0.16;
/** So much of a card is seen below another of its kind, by its width. */
const STEP = 0.3;
/** The widest a card gets, in pixels. */
const WIDEST = 190;
/** Between kinds, in pixels; between rows, too. */
const GAP = 5;

export interface Fan {
  /** How wide a card is. */
  width: number;
  /** How far a card of the same kind lies from the one below it. */
  step: number;
  gap: number;
  /** How many kinds lie in each row. */
  rows: readonly number[];
}

/** Lays cards out as large as the room allows, in one row or two. */
export function fan(groups: readonly Group[], width: number, height: number): Fan {
  const one = spread(groups, [groups.length], width, height);
  if (groups.length < 2) return one;
  const two = spread(groups, halves(groups), width, height);
  return two.width > one.width ? two : one;
}

function spread(groups: readonly Group[], rows: readonly number[], width: number, height: number): Fan {
  let from = 0;
  const widest = rows.map(kinds => {
    const row = groups.slice(from, (from += kinds));
    return (width - GAP * (kinds - 1)) / Math.max(1, weight(row));
  });
  const highest = (height - GAP * (rows.length - 1)) / (rows.length + LIFT) / RATIO;
  const card = Math.floor(Math.min(WIDEST, highest, ...widest));
  return { width: card, step: Math.floor(card * STEP), gap: GAP, rows };
}

/** How many cards wide a row is. */
const weight = (row: readonly Group[]): number => row.reduce((sum, { count }) => sum + 1 + (count - 1) * STEP, 0);

/** Where to break a hand so that both rows are about as wide. */
function halves(groups: readonly Group[]): [number, number] {
  const wider = (first: number) => Math.max(weight(groups.slice(0, first)), weight(groups.slice(first)));
  let best = 1;
  for (let first = 2; first < groups.length; first += 1) if (wider(first) < wider(best)) best = first;
  return [best, groups.length - best];
}

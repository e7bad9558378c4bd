/** Who won a match and why, from its ranks, its points and what they are made of. */
import type { Part } from '../games/face';
import type { Standing } from './link';
import { nameOf, type Names, type Say } from './say';

/** The result in one sentence. `resigned` says who gave up. */
export function verdict(
  { ranks, scores }: Pick<Standing, 'ranks' | 'scores'>,
  parts: readonly Part[],
  resigned: readonly boolean[],
  names: Names,
  say: Say,
): string {
  const order = ranks.map((_, seat) => seat).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const [first, second] = order;
  if (first === undefined) return '';
  const winners = order.filter(seat => ranks[seat] === 1);
  const points = scores[first] ?? 0;
  if (winners.length > 1) {
    return say('web-result-shared', { names: winners.map(seat => names[seat]).join(', '), points });
  }
  const name = nameOf(names, first);
  if (second === undefined || order.every(seat => seat === first || resigned[seat])) {
    return say('web-result-resigned', { name });
  }
  const margin = points - (scores[second] ?? 0);
  if (margin <= 0) return say('web-result-tiebreak', { name, points });
  const best = parts
    .map(part => ({ part: part.name, more: (part.points[first] ?? 0) - (part.points[second] ?? 0) }))
    .sort((one, other) => other.more - one.more)[0];
  return best === undefined || best.more <= 0
    ? say('web-result-won', { name, margin })
    : say('web-result-why', { name, margin, ...best });
}

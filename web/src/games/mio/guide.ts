/** Tips for a first game of O Zoo le Mio: which one is of use now. The texts are in `mio-guide.ftl`. */
import { ofUse } from '../tips';
import { tilesOf, type View } from './view';

/** The file of words, and where the rules say more about each tip. */
export const words = 'mio-guide';
export const more: Record<string, string> = {
  'mio-guide-goal': 'idea',
  'mio-guide-bid': 'auction',
  'mio-guide-flag': 'auction',
  'mio-guide-row': 'year',
  'mio-guide-bushes': 'visitors',
  'mio-guide-late': 'scoring',
  'mio-guide-sealed': 'auction',
  'mio-guide-place': 'place',
  'mio-guide-bench': 'benches',
  'mio-guide-draw': 'visitors',
  'mio-guide-watch': 'visitors',
  'mio-guide-scoring': 'end',
};

/** From this year on a point is worth so much that coins should be spent. */
const LATE = 4;

/** Everything that could be said now, what matters most first. */
export function due(view: View, phase: string, youAreToMove: boolean, you: number): string[] {
  if (phase === 'over') return ['scoring'];
  if (phase !== 'bid' && phase !== 'place') return [];
  return ['goal', ...(phase === 'bid' ? bidding(view, youAreToMove, you) : placing(view, youAreToMove, you))];
}

function bidding(view: View, youAreToMove: boolean, you: number): string[] {
  if (!youAreToMove) return ['sealed'];
  const bushes = view.on_offer === null ? 0 : (tilesOf(view.tiles).faces.get(view.on_offer)?.bushes ?? 0);
  return ofUse(
    ['bid', true],
    ['flag', view.flags[0] === you],
    ['row', view.row.length - view.sold > 1],
    ['bushes', bushes > 0],
    ['late', view.year >= LATE],
  );
}

function placing(view: View, youAreToMove: boolean, you: number): string[] {
  if (!youAreToMove) return ['watch'];
  return ofUse(
    ['place', true],
    ['bench', view.places.some(({ benches }) => benches > 0)],
    ['draw', view.places.some(({ visitors }) => (visitors[you] ?? 0) > 0 && visitors.some(by => by < 0))],
  );
}

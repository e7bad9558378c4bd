/** Who walks along the path of a zoo between two views. */
import { type Colour, type View } from './view';

export interface Walk {
  seat: number;
  colour: Colour;
  /** Where it stood; 0 is the reserve. */
  from: number;
  /** Where it stands now; 0 is the reserve again, by the entrance, and one more than there are points, by the exit. */
  to: number;
  /** Whether it takes the bonus token of its colour along. */
  token: boolean;
}

/** Who goes further than this left by the exit. */
const LAST = 5;
/** From here on, a visitor that is gone left by the exit: one step back leads out from the first point only. */
const FAR = 4;

/** Every visitor that has another place now. Of one colour in one zoo those walk that stood first. */
export function walksOf(before: View, after: View): Walk[] {
  return after.zoos.flatMap((zoo, seat) => {
    const was = before.zoos[seat];
    if (was === undefined) return [];
    return zoo.visitors.flatMap(({ colour, points }) => {
      const old = was.visitors.find(known => known.colour === colour)?.points ?? [];
      const left = points.flatMap((count, at) => spread(at + 1, (old[at] ?? 0) - count));
      const come = points.flatMap((count, at) => spread(at + 1, count - (old[at] ?? 0)));
      const token = zoo.tokens.includes(colour) && !was.tokens.includes(colour);
      return Array.from({ length: Math.max(left.length, come.length) }, (_, at): Walk => {
        const from = left[at] ?? 0;
        const to = come[at] ?? (from >= FAR ? LAST + 1 : 0);
        return { seat, colour, from, to, token: token && to > LAST };
      });
    });
  });
}

const spread = (point: number, count: number): number[] => Array.from({ length: Math.max(0, count) }, () => point);

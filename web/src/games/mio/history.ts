/** What the log knows beyond the view: the bids of the last auction, and which tiles are new. */
import type { Step } from '../../lib/link';
import type { View } from './view';

export interface Auction {
  /** What each seat bid. */
  bids: ReadonlyMap<number, number>;
  winner: number | undefined;
  tied: boolean;
  tile: number | undefined;
}

/** The last auction whose bids were opened. */
export function lastAuction(line: readonly Step[]): Auction | undefined {
  for (let at = line.length - 1; at >= 0; at -= 1) {
    const events = line[at]?.events ?? [];
    const bids = events.filter(({ event }) => event === 'bid');
    if (bids.length === 0) continue;
    const won = events.find(({ event }) => event === 'won');
    return {
      bids: new Map(bids.map(({ seat, coins }) => [Number(seat), Number(coins)])),
      winner: won && Number(won['seat']),
      tied: won?.['tied'] === true,
      tile: won && Number(won['tile']),
    };
  }
  return undefined;
}

/** The bids of the tile that is being placed. */
export function openedBids({ bids, to_move: [winner], on_offer: tile }: View): Auction | undefined {
  if (bids.length === 0 || winner === undefined || tile === null) return undefined;
  const best = Math.max(...bids);
  return { bids: new Map(bids.entries()), winner, tile, tied: bids.filter(coins => coins === best).length > 1 };
}

/** The tile that each seat laid last, among these steps. */
export const freshOf = (steps: readonly Step[]): ReadonlyMap<number, number> =>
  new Map(
    steps
      .flatMap(({ events }) => events)
      .filter(({ event }) => event === 'placed')
      .map(({ seat, tile }) => [Number(seat), Number(tile)]),
  );

/** Something that went from one zoo to another, or came from or to the stock. */
export interface Flight {
  kind: 'visitors' | 'trees' | 'benches';
  from: number | undefined;
  to: number | undefined;
}

/** What changed hands between two moments: each loss meets a gain of the same kind, and of the same family. */
export function flightsOf(before: View, after: View): Flight[] {
  const visitors = (view: View, seat: number, family: string) =>
    view.zoos[seat]?.families.find(best => best.family === family)?.visitors ?? 0;
  const families = new Set([...before.zoos, ...after.zoos].flatMap(zoo => zoo.families.map(({ family }) => family)));
  const changed = (kind: Flight['kind'], of: (view: View, seat: number) => number): Flight[] => {
    const by = after.zoos.map((_, seat) => of(after, seat) - of(before, seat));
    const lost = by.flatMap((count, seat) => Array.from({ length: Math.max(0, -count) }, () => seat));
    const won = by.flatMap((count, seat) => Array.from({ length: Math.max(0, count) }, () => seat));
    return Array.from({ length: Math.max(lost.length, won.length) }, (_, at) => ({
      kind,
      from: lost[at],
      to: won[at],
    }));
  };
  return [
    ...[...families].flatMap(family => changed('visitors', (view, seat) => visitors(view, seat, family))),
    ...changed('trees', (view, seat) => view.zoos[seat]?.trees ?? 0),
    ...changed('benches', (view, seat) => view.zoos[seat]?.benches ?? 0),
  ];
}

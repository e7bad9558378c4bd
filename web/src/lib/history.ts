/** What of a record still stands, and what was undone. */
import type { Step } from './link';

export interface History {
  /** The numbers of the moves that were undone. */
  undone: ReadonlySet<number>;
  /** The numbers of the undos that took another undo back. */
  redos: ReadonlySet<number>;
}

/** Of all steps of a match, from the first on. */
export function historyOf(steps: readonly Step[]): History {
  const redos = new Set<number>();
  /** For each entry, the newest move that stood after it. */
  const newest = [0];
  for (const { entry } of steps) {
    const before = newest.at(-1) ?? 0;
    if (entry.kind === 'undo') {
      const now = newest[entry.to ?? 0] ?? 0;
      // What stands only goes up by moves: an undo leads to fewer of them, a redo to more.
      if (now > before) redos.add(entry.number);
      newest.push(now);
    } else {
      newest.push(entry.kind === 'resign' || entry.kind === 'takeover' ? before : entry.number);
    }
  }
  const stands = new Set<number>();
  for (let number = newest.at(-1) ?? 0; number > 0; number = newest[number - 1] ?? 0) stands.add(number);
  const undone = newest.flatMap((number, at) => (number === at && at > 0 && !stands.has(at) ? [at] : []));
  return { undone: new Set(undone), redos };
}

/** The moves that made the game what it was after the last of these steps, without what was undone. */
export function standing(steps: readonly Step[]): readonly Step[] {
  if (!steps.some(({ entry }) => entry.kind === 'undo')) return steps;
  const { undone } = historyOf(steps);
  return steps.filter(({ entry }) => entry.kind !== 'undo' && !undone.has(entry.number));
}

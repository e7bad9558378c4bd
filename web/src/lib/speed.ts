/** How long things take at the speed a person has chosen, in milliseconds. */
import type { Speed } from './protocol/Speed';

export const SPEEDS: readonly Speed[] = ['calm', 'brisk', 'instant'];

/** How long a step of others stays before the next one is shown; nothing: only the last one is shown. */
const STEP: Record<Speed, number> = { calm: 650, brisk: 250, instant: 0 };
/** How long a choice that is the only one waits before it plays itself: at least as long as a bot takes. */
const FORCED: Record<Speed, number> = { calm: 900, brisk: 500, instant: 240 };
/** The same where people are at the table, at least and at most: they do not learn that there was no choice. */
const AMONG_PEOPLE = [1200, 3200] as const;

/** How long to stay at a step, with so many more waiting to be shown. Whoever is brisk is never far behind. */
export const stay = (speed: Speed, waiting: number): number =>
  speed === 'calm' ? STEP.calm : STEP[speed] / (1 + waiting);

/** How long to wait before an only choice plays itself; `chance` is a number from 0 to 1. */
export const hesitation = (speed: Speed, amongPeople: boolean, chance: number): number => {
  const [least, most] = AMONG_PEOPLE;
  return amongPeople ? least + chance * (most - least) : FORCED[speed];
};

/** Going from button to button by arrow keys, as they lie on the screen. */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Moves the focus to the next button inside `root` in the direction of an arrow key; false for any other key. */
export function followArrow(event: KeyboardEvent, root: HTMLElement): boolean {
  const way = WAYS[event.key];
  if (way === undefined || !(event.target instanceof HTMLElement)) return false;
  const here = centre(event.target);
  const others = [...root.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    other => other !== event.target,
  );
  others[nearest(here, others.map(centre), way) ?? -1]?.focus();
  return true;
}

interface Point {
  x: number;
  y: number;
}

/** The point ahead that takes the shortest way; what lies aside counts double. */
export function nearest(
  here: Point,
  points: readonly Point[],
  [right, down]: readonly [number, number],
): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  points.forEach(({ x, y }, index) => {
    const ahead = (x - here.x) * right + (y - here.y) * down;
    const aside = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
    if (ahead > 4 && ahead + 2 * aside < least) [best, least] = [index, ahead + 2 * aside];
  });
  return best;
}

function centre(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

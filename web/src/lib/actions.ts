/** Actions in notation, sorted for the eye without knowing any game. */

export interface Group {
  /** What the actions begin with: letters or signs, as `E` in `E04`. */
  head: string;
  actions: string[];
}

/** Actions with the same beginning together, in the order they came. */
export function grouped(actions: readonly string[]): Group[] {
  const groups = new Map<string, string[]>();
  for (const action of actions) {
    const head = /^\D*/.exec(action)?.[0] ?? '';
    const group = groups.get(head);
    if (group === undefined) groups.set(head, [action]);
    else group.push(action);
  }
  return [...groups].map(([head, alike]) => ({ head, actions: alike }));
}

/** The actions that contain what was typed, whatever its case. */
export const matching = (actions: readonly string[], typed: string): string[] => {
  const wanted = typed.trim().toLowerCase();
  return actions.filter(action => action.toLowerCase().includes(wanted));
};

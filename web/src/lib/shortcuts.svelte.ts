/** The keys that work right now. Whoever listens to some says so here for as long as it does; `?` shows the list. */

import { untrack } from 'svelte';

export interface Shortcut {
  /** As `KeyboardEvent.key` names them; `Ctrl+z` for two held together, several that do the same or belong together. */
  keys: readonly string[];
  /** The key of the words for what they do. */
  says: string;
}

class Shortcuts {
  #groups = $state.raw<readonly (readonly Shortcut[])[]>([]);

  /** Each once, though several boards of an example listen to the same. */
  readonly now: readonly Shortcut[] = $derived.by(() => {
    const all = this.#groups.flat();
    return all.filter(({ says }, at) => all.findIndex(other => other.says === says) === at);
  });

  /** For as long as the component lives that says so while it is made. */
  listen(...group: Shortcut[]): void {
    $effect(() => {
      // What it changes must not make it happen again.
      untrack(() => (this.#groups = [...this.#groups, group]));
      return () => (this.#groups = this.#groups.filter(known => known !== group));
    });
  }
}

export const shortcuts = new Shortcuts();

/** Births and full enclosures, for a moment after they happened. */
import { untrack } from 'svelte';

import { quietly } from '../../lib/settings.svelte';
import type { Stage } from '../../lib/stage.svelte';
import type { Joy } from './desk';
import type { View } from './view';

/** So long a moment of joy lasts, in milliseconds. */
const LASTS = 1700;

export class Joys {
  now = $state.raw<readonly Joy[]>([]);
  private seen: number | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage<View>) {
    $effect(() => {
      const number = stage.shown?.number;
      untrack(() => this.follow(stage, number));
    });
    $effect(() => () => clearTimeout(this.fading));
  }

  private follow(stage: Stage<View>, number: number | undefined) {
    const begun = this.seen;
    this.seen = number;
    if (number === undefined || begun === undefined || number <= begun || quietly()) return;
    const found = stage.match.log
      .slice(begun, number)
      .flatMap(({ events }) =>
        events.flatMap(({ event, seat, place }) =>
          event === 'born' || event === 'filled' ? [{ joy: event, seat, place } as Joy] : [],
        ),
      );
    if (found.length === 0) return;
    this.now = found;
    clearTimeout(this.fading);
    this.fading = setTimeout(() => (this.now = []), LASTS);
  }
}

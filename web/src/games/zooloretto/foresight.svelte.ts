/** What the choices at hand would bring, asked one after the other as soon as something is taken up or to be sent along. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

import type { Stage } from '../../lib/stage.svelte';
import type { Picking } from './picking.svelte';
import { parse, type View } from './view';
import { type Gain, gainOf } from './words';

export class Foresight {
  readonly gains = new SvelteMap<string, Gain>();

  constructor(
    private readonly stage: Stage<View>,
    picking: Picking,
  ) {
    $effect(() => {
      const aimed = picking.targets.map(({ action }) => action).filter(action => parse(action).deed !== 'load');
      const actions = [...aimed, ...picking.single];
      const before = stage.shown?.view;
      const seat = before?.to_move ?? undefined;
      const until = new AbortController();
      untrack(() => {
        this.gains.clear();
        if (before !== undefined && seat !== undefined) void this.foresee(actions, before, seat, until.signal);
      });
      return () => until.abort();
    });
  }

  private async foresee(actions: readonly string[], before: View, seat: number, until: AbortSignal) {
    for (const action of actions) {
      try {
        const gain = gainOf(before, await this.stage.match.outlook(action, until), seat);
        if (until.aborted) return;
        if (gain !== undefined) this.gains.set(action, gain);
      } catch {
        // The choice can be made without knowing what comes of it.
        return;
      }
    }
  }
}

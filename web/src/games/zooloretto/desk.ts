/** What the parts of the board share: what is taken up, what it would bring, and where to say that something was pressed. */
import type { Picking } from './picking.svelte';
import type { Gain } from './words';

/** A small moment of joy, where and until it fades. */
export interface Joy {
  joy: 'born' | 'filled';
  seat: number;
  place: string;
}

export interface Desk {
  readonly picking: Picking;
  /** What the choices at hand would bring, as far as the server has said so. */
  readonly gains: ReadonlyMap<string, Gain>;
  readonly chosen: string | undefined;
  /** What opening an extension costs. */
  readonly opening: number;
  /** What a dragged tile is held over. */
  readonly over: string | undefined;
  readonly joys: readonly Joy[];
  /** What a bot advises, by the things it would take up or aim at. */
  readonly advised: ReadonlySet<string>;
  press(name: string): void;
  grab(event: PointerEvent, name: string, tile: string): void;
  /** Says what the person points at, and shows what choosing it would bring, if it has a name. */
  point(words: string, name?: string): void;
  leave(event: PointerEvent | FocusEvent): void;
}

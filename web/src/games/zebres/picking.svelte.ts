/** Half a choice: an animal without a square, or a square without an animal. Both together are a choice. */
import type { Stage } from '../../lib/stage.svelte';
import { after, ANIMALS, type Animal, LETTERS, parse, type Square, SQUARES, type View } from './view';

export class Picking {
  animal = $state<Animal>();
  square = $state<Square>();

  readonly #moves = $derived.by(() => this.stage.legal.map(action => ({ action, move: parse(action) })));
  /** The squares that can be chosen; once an animal is picked, those it can go to. */
  readonly squares: readonly Square[] = $derived.by(() =>
    SQUARES.filter(at =>
      this.#moves.some(
        ({ move }) =>
          (move?.kind === 'swap' && move.square === at) ||
          (move?.kind === 'place' && move.square === at && (this.animal ?? move.animal) === move.animal),
      ),
    ),
  );
  /** The animals that can be chosen; once a square is picked, those that can go there. */
  readonly animals: readonly Animal[] = $derived.by(() => {
    const at = this.stage.chosen === undefined ? this.square : undefined;
    return ANIMALS.filter(kind =>
      this.#moves.some(
        ({ move }) => move?.kind === 'place' && move.animal === kind && (at ?? move.square) === move.square,
      ),
    );
  });
  /** The places where the guardian can go. */
  readonly places: readonly { action: string; place: number }[] = $derived.by(() => {
    const from = this.stage.shown?.view.guardian ?? 0;
    return this.#moves.flatMap(({ action, move }) => {
      if (move?.kind === 'guardian') return [{ action, place: move.place }];
      return move?.kind === 'walk' ? [{ action, place: after(from, move.steps) }] : [];
    });
  });

  constructor(private readonly stage: Stage<View>) {}

  /** An animal is picked, or put back. */
  pick(animal: Animal): void {
    if (this.animal === animal && this.stage.chosen === undefined) {
      this.animal = undefined;
      return;
    }
    this.animal = animal;
    this.stage.cancel();
    if (this.square !== undefined) this.settle(animal, this.square);
  }

  /** A square is pressed: a gazelle to swap with, where the animal goes, or where one will go. */
  press(at: Square): void {
    if (this.stage.legal.includes(`>${at}`)) return this.stage.choose(`>${at}`);
    const kinds = ANIMALS.filter(kind => this.stage.legal.includes(LETTERS[kind] + at));
    // Where there is nothing to choose from, it is chosen.
    const animal = this.animal ?? (kinds.length === 1 ? kinds[0] : undefined);
    if (animal === undefined) this.square = this.square === at ? undefined : at;
    else this.settle(animal, at);
  }

  /** The choice that pressing a square would be, if what is picked makes it one. */
  actionAt(at: Square): string | undefined {
    return [`>${at}`, ...(this.animal === undefined ? [] : [LETTERS[this.animal] + at])].find(action =>
      this.stage.legal.includes(action),
    );
  }

  /** Both halves are known. What is dropped on its square is played. */
  settle(animal: Animal, at: Square, dropped = false): void {
    const action = LETTERS[animal] + at;
    const legal = this.stage.legal.includes(action);
    this.animal = animal;
    this.square = legal ? at : undefined;
    if (legal && dropped) this.stage.press(action);
    else if (legal) this.stage.choose(action);
  }

  /** Nothing is picked any more, except the only animal there is to place. */
  clear(): void {
    const [only, ...others] = this.#moves.flatMap(({ move }) => (move?.kind === 'place' ? [move.animal] : []));
    this.animal = others.every(animal => animal === only) ? only : undefined;
    this.square = undefined;
  }

  /** Nothing is picked or chosen any more. */
  back(): void {
    this.clear();
    this.stage.cancel();
  }
}

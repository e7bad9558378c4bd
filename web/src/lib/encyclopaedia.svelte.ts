/** The cards of animals over the page: what is leafed through there, the animal that was asked for first. */
import { type Animal, isAnimal } from './animals';

class Encyclopaedia {
  animals = $state.raw<readonly Animal[]>([]);

  /** Opens the card of the first of them; the others are leafed to. */
  open(ids: readonly string[]): void {
    this.animals = [...new Set(ids)].filter(isAnimal);
  }

  close(): void {
    this.animals = [];
  }

  /** For a link to a card: with a plain click it opens over the page. */
  follow(event: MouseEvent, ids: readonly string[]): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.open(ids);
  }
}

export const encyclopaedia = new Encyclopaedia();

/** The rules in a drawer beside a match: where they open, and for which game. */
import { anchorOf } from '../games/rulebook';

/** What is looked up when nobody says what: the rule of the last refusal, else what is to be decided. */
interface Beside {
  game: string;
  phase: string;
  rule: string | undefined;
}

class Rules {
  /** The match on the screen, if there is one. */
  beside = $state.raw<Beside>();
  open = $state(false);
  /** The anchor to open at; without one, the section about the phase. */
  at = $state<string>();

  show(at?: string): void {
    const rule = this.beside?.rule;
    this.at = at ?? (rule === undefined ? undefined : anchorOf(rule));
    this.open = this.beside !== undefined;
  }

  /** For a link to the rules: with a plain click the drawer opens, and the match stays. */
  follow(event: MouseEvent, at?: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.show(at);
  }
}

export const rules = new Rules();

/** Something the person asked for that takes a moment, and why it could not be done. */
import { Refused } from './refused';

export class Wish {
  busy = $state(false);
  trouble = $state<string>();

  /** Does one thing at a time. */
  async grant(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.message;
    } finally {
      this.busy = false;
    }
  }
}

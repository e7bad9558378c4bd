/** The person in front of this browser. */
import type { Api } from './api';
import type { Connection } from './connection';
import type { Me } from './protocol/Me';

export class Person {
  /** `undefined` while it is being asked, `null` when the server does not know this browser. */
  me = $state.raw<Me | null>();
  /** The name that a stranger is about to go by. */
  draft = $state('');

  constructor(
    private readonly api: Api,
    private readonly connection: Connection,
  ) {}

  async look(): Promise<void> {
    this.me = (await this.api.me()) ?? null;
  }

  /** Makes sure that the server knows this browser: whatever follows needs a name. */
  async arrive(): Promise<void> {
    if (this.me === undefined) await this.look();
    if (this.me) return;
    this.#is(await this.api.arrive(this.draft));
  }

  async rename(name: string): Promise<void> {
    this.me = await this.api.rename(name);
  }

  async claim(code: string): Promise<void> {
    this.#is(await this.api.claim(code));
  }

  /** A new cookie: the socket must be opened anew to be this person's. */
  #is(me: Me): void {
    this.me = me;
    this.connection.renew();
  }
}

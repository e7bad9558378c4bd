/** The person in front of this browser. */
import type { Api } from './api';
import type { Connection } from './connection';
import type { Me } from './protocol/Me';

/** Where it is kept that the server knows this browser; the cookie itself is not for scripts. */
const KNOWN = 'menagerie.known';
/** Where a stranger's name is kept, so that it is the same next time. */
const DRAFT = 'menagerie.draft';

export class Person {
  /** `undefined` while it is being asked, `null` when the server does not know this browser. */
  me = $state.raw<Me | null>();
  #draft = $state('');

  constructor(
    private readonly api: Api,
    private readonly connection: Connection,
    private readonly drawer: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ) {
    this.#draft = drawer.getItem(DRAFT) ?? '';
  }

  /** The name that a stranger is about to go by. */
  get draft(): string {
    return this.#draft;
  }
  set draft(name: string) {
    this.#draft = name;
    this.drawer.setItem(DRAFT, name);
  }

  /** A browser that never gave a name is a stranger without asking: the answer would be an error on its console. */
  async look(): Promise<void> {
    this.me = this.drawer.getItem(KNOWN) === null ? null : ((await this.api.me()) ?? null);
    if (this.me === null) this.drawer.removeItem(KNOWN);
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
    this.drawer.setItem(KNOWN, 'yes');
    this.connection.renew();
  }
}

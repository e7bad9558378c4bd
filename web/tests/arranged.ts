/** A table whose page shows positions that would take long to play to, as the server itself sees them. */
import type { Page, WebSocketRoute } from '@playwright/test';

import { ExploreLink } from '../src/lib/explorelink';
import type { Now } from '../src/lib/link';
import type { Explore } from '../src/lib/protocol/Explore';
import type { Explored } from '../src/lib/protocol/Explored';
import type { Moves } from '../src/lib/protocol/Moves';
import type { Tell } from '../src/lib/protocol/Tell';

export type Position = Record<string, unknown>;

export class Arranged {
  #socket: WebSocketRoute | undefined;
  /** Where the match really is. */
  #moves: Moves | undefined;
  #link: ExploreLink | undefined;
  #now: Now | undefined;

  private constructor(
    private readonly page: Page,
    private readonly game: string,
  ) {}

  /** From the next time on that the page is loaded. */
  static async on(page: Page, game: string): Promise<Arranged> {
    const arranged = new Arranged(page, game);
    await page.routeWebSocket(/\/api\/socket/, socket => {
      arranged.#socket = socket;
      socket.connectToServer().onMessage(message => socket.send(arranged.#instead(String(message))));
    });
    await page.route(/\/outlook\?/, async route => {
      const action = new URL(route.request().url()).searchParams.get('action') ?? '';
      if (arranged.#link === undefined) return route.continue();
      // A choice of the position before is nobody's any more.
      const open = arranged.#now?.legal.includes(action) ?? false;
      await route.fulfill({ json: open ? await arranged.#link.outlook(0, action) : { certain: false } });
    });
    return arranged;
  }

  /** From now on the page shows this position, and offers what can be done in it, unless it is for others to do. */
  async show(position: Position, watching = false): Promise<void> {
    const link = new ExploreLink({ game: this.game, position }, { explore: this.#explore }, []);
    let shown: Now | undefined;
    link.join({
      moved: (_, now) => (shown = now),
      table: () => undefined,
      reached: () => undefined,
      gone: () => undefined,
      refused: refusal => {
        throw new Error(refusal.message);
      },
    });
    await link.settled;
    [this.#link, this.#now] = [link, shown && watching ? { ...shown, legal: [] } : shown];
    if (this.#moves) this.#socket?.send(this.#instead(JSON.stringify({ is: 'moves', ...this.#moves, steps: [] })));
  }

  /** From now on the page shows the match as it really is. */
  end(): void {
    [this.#link, this.#now] = [undefined, undefined];
    if (this.#moves) this.#socket?.send(JSON.stringify({ is: 'moves', ...this.#moves, steps: [] }));
  }

  #instead(message: string): string {
    const tell = JSON.parse(message) as Tell;
    if (tell.is !== 'moves') return message;
    this.#moves = tell;
    if (this.#now === undefined) return message;
    const { view, turn, phase, legal } = this.#now;
    return JSON.stringify({ ...tell, view, turn, phase, legal });
  }

  readonly #explore = (question: Explore): Promise<Explored> =>
    this.page.evaluate(async question => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/explore', { method: 'POST', headers, body: JSON.stringify(question) });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json() as Promise<Explored>;
    }, question);
}

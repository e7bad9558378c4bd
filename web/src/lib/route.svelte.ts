/** Where in the page the person is: its path, and links that change it without loading again. */

export type Place =
  | { page: 'home' }
  | { page: 'table'; id: string; step?: number }
  | { page: 'me'; code?: string }
  | { page: 'rules'; game: string }
  | { page: 'animals'; animal?: string }
  | { page: 'credits' }
  | { page: 'nowhere' };

/** What a path shows. A private link has its code after `#`, which no server ever sees. */
export function place(path: string, hash: string): Place {
  const code = /^#\/me\/(.+)$/.exec(hash)?.[1];
  if (code !== undefined) return { page: 'me', code: decodeURIComponent(code) };
  if (path === '/') return { page: 'home' };
  if (path === '/me') return { page: 'me' };
  if (path === '/credits') return { page: 'credits' };
  const game = /^\/rules\/([a-z0-9_-]+)$/.exec(path)?.[1];
  if (game !== undefined) return { page: 'rules', game };
  const [animals, animal] = /^\/animals(?:\/([a-z_]+))?$/.exec(path) ?? [];
  if (animals !== undefined) return { page: 'animals', ...(animal !== undefined && { animal }) };
  const [, id, step] = /^\/t\/([a-z0-9]+)(?:\/(\d{1,9}))?$/.exec(path) ?? [];
  if (id === undefined) return { page: 'nowhere' };
  return { page: 'table', id, ...(step !== undefined && { step: Number(step) }) };
}

class Route {
  at = $state.raw<Place>({ page: 'nowhere' });

  /** Follows the browser's buttons, and every link to this site. */
  begin(): void {
    this.#look();
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    document.addEventListener('click', event => {
      const link = (event.target as Element | null)?.closest?.('a');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.origin !== location.origin) return;
      // Within a page the browser itself finds the place.
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  /** The same page about something else: one step back still leaves it. */
  turn(path: string): void {
    history.replaceState(null, '', path);
    this.#look();
  }

  /** The same place again is no news: a page keeps what it shows while one moves within it. */
  #look(): void {
    const now = place(location.pathname, location.hash);
    if (JSON.stringify(now) !== JSON.stringify(this.at)) this.at = now;
  }
}

export const route = new Route();

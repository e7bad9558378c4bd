/** The built binary with data of its own, for one test; and browsers that complain when the page does. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';

/** `cargo xtask test` says which binary to test. */
export const BINARY = process.env['MENAGERIE_BIN'] ?? join(import.meta.dirname, '../../target/release/menagerie');

declare global {
  /** How many requests of a page have no answer yet. */
  var unanswered: number;
}

export class Server {
  url = '';
  #process: ChildProcess | undefined;
  readonly #directory = mkdtempSync(join(tmpdir(), 'menagerie-browser-'));

  /** `pause` is how long bots take for a move, in milliseconds. */
  constructor(private readonly pause?: number) {}

  /** Starts on a free port the first time, and on the same one again, which somebody else may have for a moment. */
  async start(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#start(this.url === '' ? '0' : new URL(this.url).port);
      } catch (why) {
        if (this.url === '' || tries === 20) throw why;
        await new Promise(resolve => setTimeout(resolve, 250));
      }
    }
  }

  async #start(port: string): Promise<void> {
    const data = join(this.#directory, 'menagerie.db');
    const pause = this.pause === undefined ? [] : ['--bot-pause', String(this.pause)];
    const child = spawn(BINARY, ['serve', '--lang', 'en', '--port', port, '--data', data, ...pause], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', code => reject(new Error(`the server ended with ${code}`)));
      createInterface({ input: child.stdout }).on('line', line => {
        const url = /http:\/\/[^\s]+/.exec(line)?.[0];
        if (url !== undefined) resolve(url);
      });
    });
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

interface Fixtures {
  server: Server;
  /** How long bots take for a move, in milliseconds; `null`: as the people at the table like it. */
  pause: number | null;
  /**
   * A browser of a new person. Unless a test says otherwise, the person looks at every move before it counts and plays
   * forced moves by hand, so that a test decides what happens when.
   */
  arrive: (
    options?: Parameters<import('@playwright/test').Browser['newContext']>[0],
    settings?: object,
  ) => Promise<Page>;
  /** What a page may complain about in this test. */
  forgiven: RegExp | undefined;
}

export const test = base.extend<Fixtures>({
  forgiven: [undefined, { option: true }],

  pause: [30, { option: true }],

  server: async ({ pause }, use) => {
    const server = new Server(pause ?? undefined);
    await server.start();
    await use(server);
    await server.end();
  },

  arrive: async ({ browser, server, forgiven }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async (options, settings = { show: 'always', forced: false }) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on('console', message => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', error => complaints.push(String(error)));
      await context.addInitScript(kept => {
        if (localStorage.getItem('menagerie.settings') === null) localStorage.setItem('menagerie.settings', kept);
      }, JSON.stringify(settings));
      await page.addInitScript(() => {
        globalThis.unanswered = 0;
        const ask = globalThis.fetch;
        globalThis.fetch = async (...question) => {
          globalThis.unanswered += 1;
          return ask(...question).finally(() => (globalThis.unanswered -= 1));
        };
        // Reported on the console too, but not by every version of every browser.
        addEventListener('securitypolicyviolation', event => {
          throw new Error(`the policy forbids ${event.violatedDirective}: ${event.blockedURI}`);
        });
      });
      return page;
    });
    // What the page still asks for when a test ends is nobody's any more: without the routes of an arranged table the
    // server refuses it.
    const heard = [...complaints];
    for (const context of contexts) {
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    expect(heard.filter(complaint => !forgiven?.test(complaint))).toEqual([]);
  },
});

export { expect };

/** Gives a name and makes a table with a free seat; the link to it. */
export async function invite(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Invite players' }).click();
  await expect(page).toHaveURL(/\/t\/[a-z0-9]{16}$/);
  return page.url();
}

/** Opens the link, gives a name and sits down. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join game' }).click();
  await expect(page.getByText(`${name} (you)`)).toBeVisible();
}

/** Gives a name and begins a match against a bot, with the first move settled where it matters. */
export async function againstBot(page: Page, name = 'Ada', level = 'easy'): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: level }).check({ force: true });
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page.getByTestId('board')).toBeVisible();
}

/** Two people at one table, and the match begun. */
export async function together(ada: Page, leo: Page): Promise<void> {
  await sitDown(leo, await invite(ada, 'Ada'), 'Leo');
  await ada.getByRole('button', { name: 'Start game' }).click();
  for (const page of [ada, leo]) await expect(page.getByTestId('turn')).toHaveText(/Your turn|’s turn/);
}

/** Whoever opens the page makes a table of a game with free seats for people and bots in the rest; the link to it. */
export async function tableOf(
  page: Page,
  game: string,
  seats: number,
  people: number,
  options: object = {},
): Promise<string> {
  await page.goto('/');
  const id = await page.evaluate(
    async ({ people, ...wish }) => {
      const ask = async (method: string, path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`/api/${path}`, { method, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json() as Promise<{ id: string }>;
      };
      await ask('POST', 'me', { name: 'Ada' });
      const table = await ask('POST', 'tables', { ...wish, public: false });
      for (let seat = people; seat < wish.seats; seat += 1)
        await ask('PUT', `tables/${table.id}/seats/${seat}`, { bot: 'easy' });
      return table.id;
    },
    { game, seats, options, people },
  );
  return `/t/${id}`;
}

/** Two people sit down at a table of a game, one of them French and on a phone, and the match begins. */
export async function twoAt(ada: Page, leo: Page, link: string): Promise<void> {
  await ada.goto(link);
  await ada.getByRole('button', { name: 'Join game' }).click();
  await leo.goto(link);
  await leo.getByLabel('Votre nom').fill('Léo');
  await leo.getByRole('button', { name: 'S’asseoir' }).click();
  await ada.getByRole('button', { name: 'Start game' }).click();
  await expect(leo.getByTestId('board')).toBeVisible();
}

/** Another language, as the settings would choose it. */
export async function speak(page: Page, language: 'en' | 'fr' | 'de'): Promise<void> {
  await page.evaluate(spoken => localStorage.setItem('menagerie.language', spoken), language);
  await page.reload();
}

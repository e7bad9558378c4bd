/** The server's resources, over HTTP. */
import type { Game, OptionValue } from './games';
import type { Advice, Moment, Outlook } from './link';
import type { Ending } from './protocol/Ending';
import type { Explore } from './protocol/Explore';
import type { Explored } from './protocol/Explored';
import type { Failure } from './protocol/Failure';
import type { MadeTable } from './protocol/MadeTable';
import type { Me } from './protocol/Me';
import type { NewLink } from './protocol/NewLink';
import type { NewTable } from './protocol/NewTable';
import type { Sitting } from './protocol/Sitting';
import type { TableInfo } from './protocol/TableInfo';
import type { TableList } from './protocol/TableList';
import { Refused, UNREACHABLE } from './refused';

export interface Setup {
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  public: boolean;
  /** After how many seconds the others may decide for a missing player; `null`: never. */
  absent_after: number | null;
}

export class Api {
  /** `language` says in which language refusals are worded, `unreachable` what to say without an answer. */
  constructor(
    private readonly language: () => string,
    private readonly unreachable: () => string,
  ) {}

  games = (): Promise<Game[]> => this.#ask('GET', 'games');

  /** Whoever this browser belongs to, or nobody yet. */
  async me(): Promise<Me | undefined> {
    try {
      return await this.#ask<Me>('GET', 'me');
    } catch (error) {
      if (error instanceof Refused && error.code === 'unknown-person') return undefined;
      throw error;
    }
  }

  arrive = (name: string): Promise<Me> => this.#ask('POST', 'me', { name });
  rename = (name: string): Promise<Me> => this.#ask('PATCH', 'me', { name });
  makeLink = (): Promise<NewLink> => this.#ask('POST', 'me/links');
  claim = (code: string): Promise<Me> => this.#ask('POST', 'me/claim', { code });
  withdraw = (pass: number): Promise<void> => this.#ask('DELETE', `me/passes/${pass}`);
  myTables = (): Promise<TableList> => this.#ask('GET', 'me/tables');

  lobby = (status: string): Promise<TableList> => this.#ask('GET', `tables?status=${encodeURIComponent(status)}`);
  table = (table: string): Promise<TableInfo> => this.#ask('GET', `tables/${table}`);
  make = (setup: Setup): Promise<MadeTable> => this.#ask('POST', 'tables', setup satisfies NewTable);
  sit = (table: string, seat: number, commitment: string): Promise<TableInfo> =>
    this.#seat(table, seat, { me: commitment });
  putBot = (table: string, seat: number, level: string): Promise<TableInfo> => this.#seat(table, seat, { bot: level });
  free = (table: string, seat: number): Promise<TableInfo> => this.#ask('DELETE', `tables/${table}/seats/${seat}`);
  start = (table: string): Promise<TableInfo> => this.#ask('POST', `tables/${table}/start`);
  /** Agrees to end the match without a result, or no longer does. */
  end = (table: string, agree: boolean): Promise<TableInfo> =>
    this.#ask('PUT', `tables/${table}/end`, { agree } satisfies Ending);
  delete = (table: string): Promise<void> => this.#ask('DELETE', `tables/${table}`);
  rematch = (table: string): Promise<MadeTable> => this.#ask('POST', `tables/${table}/rematch`);

  moments = (table: string, from: number, count: number, seat?: number): Promise<{ moments: Moment[] }> =>
    this.#ask('GET', `tables/${table}/moments?from=${from}&count=${count}${seat === undefined ? '' : `&seat=${seat}`}`);
  outlook = (table: string, decision: number, action: string, until: AbortSignal): Promise<Outlook> =>
    this.#ask(
      'GET',
      `tables/${table}/outlook?decision=${decision}&action=${encodeURIComponent(action)}`,
      undefined,
      until,
    );
  hint = (table: string, decision: number): Promise<{ choices: Advice[] }> =>
    this.#ask('POST', `tables/${table}/hint`, { decision });

  /** What comes of moves that nobody keeps. */
  explore = (question: Explore): Promise<Explored> => this.#ask('POST', 'explore', question);

  #seat(table: string, seat: number, sitting: Sitting): Promise<TableInfo> {
    return this.#ask('PUT', `tables/${table}/seats/${seat}`, sitting);
  }

  async #ask<T>(method: string, path: string, body?: unknown, until?: AbortSignal): Promise<T> {
    const answer = await this.#fetch(method, path, body, until);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }

  async #fetch(method: string, path: string, body?: unknown, until?: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = { 'Accept-Language': this.language() };
    const request: RequestInit = { method, headers, signal: until ?? null };
    if (body !== undefined) {
      headers['Content-Type'] = 'application/json';
      request.body = JSON.stringify(body);
    }
    const answer = await fetch(`/api/${path}`, request).catch(() => undefined);
    if (answer?.ok) return answer;
    const failure = (await answer?.json().catch(() => undefined)) as Failure | undefined;
    throw new Refused(failure?.error ?? { code: UNREACHABLE, message: this.unreachable() });
  }
}

/** The page's one connection, and all that hangs on it. */
import { Api } from './api';
import { Connection } from './connection';
import { Nonces } from './luck';
import { Match } from './match.svelte';
import { Person } from './person.svelte';
import { SocketLink } from './socketlink';
import { say, words } from './words.svelte';

export const api = new Api(
  () => words.language,
  () => say('web-unreachable'),
);
export const connection = new Connection(() => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/socket?lang=${words.language}`);
});
export const nonces = new Nonces(localStorage);
export const person = new Person(api, connection, localStorage);

export const openMatch = (table: string): Match => new Match(new SocketLink(table, connection, api, nonces));

/** The person sits down at a table, with a nonce for its luck. */
export const sit = (table: string, seat: number) => api.sit(table, seat, nonces.commit(table));

addEventListener('online', () => connection.hurry());
// Perhaps only the way out is gone, and the server is in this house: asking tells.
addEventListener('offline', () => connection.hurry());
addEventListener('pagehide', () => connection.part());
addEventListener('pageshow', ({ persisted }) => {
  // Back from where the browser had put it: the server was told that the person left.
  if (persisted) connection.renew();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') connection.hurry();
});

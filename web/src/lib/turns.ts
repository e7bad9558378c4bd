/** The way to the table that waits for the person. */
import { api, person } from './app';
import { route } from './route.svelte';
import { myTurns } from './tables';

/** To the table that has waited longest, other than the one that is open. Nowhere if there is none. */
export async function goToTurn(): Promise<void> {
  if (!person.me) return;
  const here = route.at.page === 'table' ? route.at.id : undefined;
  const next = myTurns((await api.myTables()).tables).find(({ id }) => id !== here);
  if (next !== undefined) route.go(`/t/${next.id}`);
}

/** Players who are missing, whose turn it is, spectators, and tables that are deleted. */
import type { Page } from '@playwright/test';

import { expect, sitDown, test } from './server';

/** A table of a game where nobody is waited for, with free seats for people; its link. */
async function impatient(page: Page, game: string, seats: number): Promise<string> {
  await page.goto('/');
  const id = await page.evaluate(
    async setup => {
      const ask = async (path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json() as Promise<{ id: string }>;
      };
      await ask('me', { name: 'Ada' });
      localStorage.setItem('menagerie.known', 'yes');
      return (await ask('tables', { ...setup, absent_after: 0 })).id;
    },
    { game, seats },
  );
  return `/t/${id}`;
}

/** Ada and others at a table, the match begun. */
async function seated(link: string, ada: Page, others: readonly (readonly [Page, string])[]): Promise<void> {
  await ada.goto(link);
  await ada.getByRole('button', { name: 'Join game' }).click();
  for (const [page, name] of others) await sitDown(page, link, name);
  await ada.getByTestId('start').click();
  for (const page of [ada, ...others.map(([page]) => page)]) await expect(page.getByTestId('board')).toBeVisible();
}

test('a missing player is shown, a bot plays, and the owner gets the seat back', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive()];
  const link = await impatient(ada, 'zebres', 2);
  await seated(link, ada, [[leo, 'Leo']]);
  await expect(ada.getByTestId('absent')).toHaveCount(0);

  // Loading the page again takes nobody away.
  await leo.reload();
  await expect(leo.getByTestId('board')).toBeVisible();
  await expect(ada.getByTestId('absent')).toHaveCount(0);

  await leo.goto('/');
  await expect(ada.getByTestId('absent')).toContainText('Leo left the table.');
  await expect(ada.getByTestId('missing-1').first()).toBeVisible();
  await ada.getByTestId('replace-1').click();
  await expect(ada.getByTestId('absent')).toContainText('A bot (hard) plays until');

  await leo.goto(link);
  await expect(leo.getByTestId('board')).toBeVisible();
  await expect(ada.getByTestId('absent')).toHaveCount(0);
  await expect(ada.getByTestId('missing-1')).toHaveCount(0);
  await expect(leo.getByTestId('log')).toContainText('You’re back');
});

test('those who are there end a match without a result', async ({ arrive }) => {
  const [ada, leo, zoe] = [await arrive(), await arrive(), await arrive({ locale: 'de-DE' })];
  const link = await impatient(ada, 'zooloretto', 3);
  await ada.goto(link);
  await ada.getByRole('button', { name: 'Join game' }).click();
  await sitDown(leo, link, 'Leo');
  await zoe.goto(link);
  await zoe.getByRole('textbox').first().fill('Zoe');
  await zoe.getByRole('textbox').first().press('Enter');
  await ada.getByTestId('start').click();
  for (const page of [ada, leo, zoe]) await expect(page.getByTestId('board')).toBeVisible();

  await leo.goto('/');
  await ada.getByTestId('end').click();
  await expect(zoe.getByTestId('agreed')).toContainText('Ada');
  await zoe.getByTestId('end').click();
  await zoe.getByTestId('end-sure').click();
  await expect(zoe.getByTestId('turn')).toHaveText('Ohne Ergebnis beendet');
  await expect(ada.getByTestId('turn')).toHaveText('Ended without a result');
  await expect(ada.getByTestId('end')).toHaveCount(0);
});

test('the title and the home page say whose turn it is, and a key leads there', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive({ locale: 'fr-FR' })];
  await ada.goto('/');
  const link = await ada.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const post = (path: string, body: object) =>
      fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }).then(answer => answer.json());
    await post('me', { name: 'Ada' });
    localStorage.setItem('menagerie.known', 'yes');
    const table = { game: 'zebres', seats: 2, options: { first_player: 0 } };
    return `/t/${((await post('tables', table)) as { id: string }).id}`;
  });
  await ada.goto(link);
  await ada.getByRole('button', { name: 'Join game' }).click();
  await leo.goto(link);
  await leo.getByRole('textbox').first().fill('Léo');
  await leo.getByRole('textbox').first().press('Enter');
  await ada.getByTestId('start').click();
  await expect(leo.getByTestId('board')).toBeVisible();

  await expect(ada).toHaveTitle('● Your turn · Drôles de Zèbres');
  await expect(ada.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-turn.svg');
  await expect(leo).toHaveTitle('Drôles de Zèbres · Menagerie');
  await ada.goto('/');
  await expect(ada).toHaveTitle('● Your turn · Menagerie');
  await expect(ada.getByTestId('your-turn')).toBeVisible();
  await ada.keyboard.press('g');
  await expect(ada).toHaveURL(new RegExp(`${link}$`));
  await expect(ada).toHaveTitle(/Drôles/);
  await leo.goto('/');
  await expect(leo.getByTestId('table').first()).toBeVisible();
  await expect(leo.getByTestId('your-turn')).toHaveCount(0);
});

test('spectators are named, and a deleted table sends everyone home', async ({ arrive }) => {
  const [ada, leo] = [await arrive(), await arrive()];
  const link = await impatient(ada, 'zebres', 2);
  await ada.goto(link);
  await leo.goto(link);
  await expect(ada.getByTestId('spectators')).toContainText('guest');
  await ada.getByTestId('delete').click();
  await ada.getByTestId('delete-sure').click();
  for (const page of [ada, leo]) {
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByTestId('notice')).toHaveText('The host deleted the table.');
  }
});

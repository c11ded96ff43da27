import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { newPerson, type Person } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { points, score, toss } from '../src/steps/scoring-by-api.ts';

type Match = { readonly _id: string; readonly version: number; readonly a: { readonly name: string } };
type Called = { readonly request: APIRequestContext; readonly person: Person };
type Group = { readonly matches: readonly Match[] };

/** Calls matches to a table, as their organiser. */
async function callTo(table: number, matches: readonly Match[], { request, person }: Called): Promise<void> {
  const { email, password } = person;
  const access = await request.post('/api/auth/access', { data: { email, password } });
  const { token } = (await access.json()) as { readonly token: string };
  for (const { _id, version } of matches) {
    const headers = { authorization: `Bearer ${token}`, 'if-match': String(version) };
    await expect(await request.patch(`/api/app/matches/${_id}`, { headers, data: { table } })).toBeOK();
  }
}

test('a second screen without an account follows a match, and then the next one of its table', async ({
  page,
  request,
}) => {
  const director = newPerson('Mar Cador');
  const api = await callerFor(request, director);
  const players = ['Ana Pantalla', 'Bea Pantalla', 'Caro Pantalla'];
  const openId = await openInPlay(api, 'Open de la pantalla', players);
  const groups = { number: 1, type: 'groups', groups_count: 1, best_of: 1 };
  const phase = await drawnPhase(api, openId, groups);
  const { matches } = await api<Group>('GET', `/app/groups/${phase.groups[0]?._id}`);
  await callTo(7, matches, { request, person: director });
  const [first, second] = matches.map(({ _id }) => _id);

  await page.goto(`/o/${openId}/match/${first}`);
  await page.getByRole('link', { name: 'Marcador en otra pantalla' }).click();
  await expect(page.getByText('El partido aún no ha empezado')).toBeVisible();
  await score(api, first ?? '', [toss, ...points(7)]);
  await expect(page.getByText('7', { exact: true })).toBeVisible();
  await score(api, first ?? '', points(4), 8);
  await expect(page.getByText(`Gana ${matches[0]?.a.name}`)).toBeVisible();

  await score(api, second ?? '', [toss, ...points(3)]);
  await expect(page).toHaveURL(new RegExp(`/match/${second}/board$`, 'u'));
  await expect(page.getByText('3', { exact: true })).toBeVisible();
  await expect(page.getByText('Open de la pantalla · Grupo A · Partido 2 · Mesa 7')).toBeVisible();
});

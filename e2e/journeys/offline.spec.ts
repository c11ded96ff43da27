import type { APIRequestContext, Browser } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { startConnection } from '../src/connection.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { firstPoint } from '../src/steps/matches.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

type Group = { readonly matches: readonly { readonly _id: string }[] };

type MatchSetup = { readonly baseURL: string | undefined; readonly name: string };

/** An organiser's phone at a match that has begun, with a connection that can be cut and everything kept on the device. */
async function matchInPlay(browser: Browser, request: APIRequestContext, { baseURL = '', name }: MatchSetup) {
  const connection = await startConnection(baseURL);
  const person = newPerson(`Olga ${name}`);
  const api = await callerFor(request, person);
  const id = await openInPlay(api, name, [`Ana ${name}`, `Berta ${name}`, `Carla ${name}`]);
  const { groups } = await drawnPhase(api, id, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await api<Group>('GET', `/app/groups/${groups[0]?._id}`);
  const page = await browser.newPage({
    baseURL: connection.url,
    serviceWorkers: 'allow',
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
  });
  await enter(page, person, `/match/${matches[0]?._id}`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: 'Empezar el partido' }).click();
  await expect(page.getByRole('button', { name: /^Punto para /u })).toHaveCount(2);
  return { connection, page, api, match: matches[0]?._id ?? '' };
}

test('a new version waits until the match is left', async ({ browser, request, baseURL }) => {
  const { connection, page } = await matchInPlay(browser, request, { baseURL, name: 'Torneo de versiones' });

  connection.updateServer();
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return registration.waiting !== null;
    });
  await expect.poll(isWaiting).toBe(true);
  const offer = page.getByText('Nueva versión disponible');
  await expect(offer).toBeHidden();

  await page.getByRole('button', { name: 'Salir del marcador' }).click();
  await expect(offer).toBeHidden();
  await page.getByRole('link', { name: 'Torneo de versiones', exact: true }).click();
  await expect(offer).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-build', '2');
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', '2');
  await expect(page.getByRole('heading', { name: 'Torneo de versiones' })).toBeVisible();
  await expect(offer).toBeHidden();
  connection.stop();
});

test('a match is reloaded and scored offline, and the points are sent when the connection is back', async ({
  browser,
  request,
  baseURL,
}) => {
  const { connection, page, api, match } = await matchInPlay(browser, request, {
    baseURL,
    name: 'Torneo del túnel',
  });
  type Log = { readonly events: readonly unknown[] };
  const logged = async () => (await api<Log>('GET', `/app/matches/${match}/events`)).events.length;
  await expect.poll(logged).toBe(1);
  connection.cut();
  await page.context().setOffline(true);
  await page.reload();
  const halves = page.getByRole('button', { name: /^Punto para /u });
  await expect(halves).toHaveCount(2);
  await expect(page.getByText(/^Sin conexión, de las \d\d:\d\d$/u)).toBeVisible();
  await firstPoint(page);

  connection.mend();
  await page.context().setOffline(false);
  await expect.poll(logged).toBe(2);
  await expect(page.getByText(/^Sin conexión/u)).toBeHidden();
  connection.stop();
});

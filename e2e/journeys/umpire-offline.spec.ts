import { expect, test } from '../src/journey.ts';
import { startConnection } from '../src/connection.ts';
import { newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { firstPoint } from '../src/steps/matches.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

type Id = { readonly _id: string };
type Link = { readonly token: string };
type Log = { readonly events: readonly unknown[] };

test('umpire and visitor reload offline: one goes on scoring, the other has the last score, and an umpire who leaves the link leaves nothing behind', async ({
  browser,
  request,
  baseURL,
}) => {
  const connection = await startConnection(baseURL ?? '');
  const api = await callerFor(request, newPerson('Quima Código'));
  const openId = await openInPlay(api, 'Open sin conexión', ['Ana Mesa', 'Bea Mesa']);
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await api<{ matches: readonly Id[] }>('GET', `/app/groups/${phase.groups[0]?._id}`);
  const match = matches[0]?._id ?? '';
  const { collection } = await api<{ collection: readonly Link[] }>(
    'POST',
    `/app/opens/${openId}/score-links`,
    {
      matches: [match],
    },
  );
  const logged = async () => (await api<Log>('GET', `/app/matches/${match}/events`)).events.length;

  const device = await browser.newContext({
    baseURL: connection.url,
    serviceWorkers: 'allow',
    locale: 'es-ES',
  });
  const phone = await device.newPage();
  await phone.goto(`/score/${collection[0]?.token}`);
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
  await phone.getByRole('button', { name: 'Empezar el partido' }).click();
  const halves = phone.getByRole('button', { name: /^Punto para /u });
  await expect(halves).toHaveCount(2);
  await expect.poll(logged).toBe(1);
  const stands = await device.newPage();
  await stands.goto(`/o/${openId}/match/${match}`);
  await expect(stands.getByText('Sets 0')).toHaveCount(2);

  connection.cut();
  await device.setOffline(true);
  await phone.reload();
  await expect(halves).toHaveCount(2);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Open sin conexión');
  await stands.reload();
  await expect(stands.getByText('Sets 0')).toHaveCount(2);
  await expect(stands.getByText(/^Sin conexión, de las \d\d:\d\d$/u)).toBeVisible();

  await firstPoint(phone);

  connection.mend();
  await device.setOffline(false);
  await expect.poll(logged).toBe(2);
  await expect(phone.getByText(/^Sin conexión/u)).toBeHidden();

  await phone.getByRole('button', { name: 'Salir del marcador' }).click();
  await phone.getByRole('button', { name: 'Dejar de arbitrar' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Dejar de arbitrar' }).click();
  await expect(phone.getByText('Ya no arbitras en este móvil')).toBeVisible();
  connection.cut();
  await device.setOffline(true);
  await phone.goto(`/score/${collection[0]?.token}`);
  await expect(phone.getByRole('alert')).toBeVisible();
  await expect(phone.getByText('Open sin conexión')).toBeHidden();
  await device.close();
  connection.stop();
});

import { startConnection } from '../src/connection.ts';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { callFirstTo, dayOf, queue, table } from '../src/steps/day.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

const players = [
  'Ada Uno',
  'Bel Dos',
  'Cal Tres',
  'Dia Cuatro',
  'Eva Cinco',
  'Fia Seis',
  'Gea Siete',
  'Hil Ocho',
];
const waits = 'Se enviará cuando vuelva la conexión';

test('matches are called offline; a table that was taken meanwhile is said with who took it, and a person decides', async ({
  browser,
  request,
  baseURL,
}) => {
  const connection = await startConnection(baseURL ?? '');
  const person = newPerson('Olga Sótano');
  const api = await callerFor(request, person);
  const openId = await openInPlay(api, 'Open sin línea', players);
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 2 });
  const day = () => dayOf(api, openId);
  const page = await browser.newPage({ baseURL: connection.url, serviceWorkers: 'allow', locale: 'es-ES' });
  await enter(page, person, `/single-open/${openId}?tab=tables`);
  await expect(queue(page).getByText('12 partidos')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await test.step('two matches are called offline, and are still there after a reload', async () => {
    connection.cut();
    await page.context().setOffline(true);
    await callFirstTo(page, 1);
    await callFirstTo(page, 2);
    await expect(page.getByText(waits)).toHaveCount(2);
    await page.reload();
    await expect(table(page, 2).getByText('Llamado')).toBeVisible();
    await expect(page.getByText(waits)).toHaveCount(2);
  });

  await test.step('meanwhile somebody else takes the second table', async () => {
    const { _id, queue: order } = await day();
    const last = order.findLast(({ ready }) => ready)?.match_id;
    await api('POST', `/app/days/${_id}/calls`, { match_id: last, table: 2 });
  });

  await test.step('with the connection one is called, and the other says who was there before', async () => {
    connection.mend();
    await page.context().setOffline(false);
    await expect.poll(async () => (await day()).calls.length).toBe(2);
    await expect(
      page.getByText(/La mesa 2 está ocupada: .+ Lo llamó Olga Sótano a las \d\d:\d\d\.$/u),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByText(/La mesa 2 está ocupada/u)).toBeHidden();
    await expect(queue(page).getByText('10 partidos')).toBeVisible();
  });
  connection.stop();
});

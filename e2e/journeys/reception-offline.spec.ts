import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { startConnection } from '../src/connection.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { registeredOpen } from '../src/steps/opens-by-api.ts';

type Row = { readonly player: { readonly name: string }; readonly state: string };

const waits = 'Se enviará cuando vuelva la conexión';

test('reception goes on offline, and the server is told when the connection is back', async ({
  browser,
  request,
  baseURL,
}) => {
  const connection = await startConnection(baseURL ?? '');
  const person = newPerson('Rosa Recepción');
  const api = await callerFor(request, person);
  const id = await registeredOpen(api, 'Open del sótano', ['Ana Sótano', 'Bea Sótano', 'Cira Sótano']);
  await api('POST', `/app/opens/${id}/transitions`, { to: 'registrationClosed' });
  await api('POST', `/app/opens/${id}/transitions`, { to: 'reception' });
  const known = async () => {
    const list = await api<{ collection: readonly Row[] }>('GET', `/app/opens/${id}/inscriptions`);
    return list.collection.map(({ player, state }) => `${player.name} ${state}`).toSorted();
  };
  const page = await browser.newPage({ baseURL: connection.url, serviceWorkers: 'allow', locale: 'es-ES' });
  await enter(page, person, `/single-open/${id}?tab=players`);
  await expect(page.getByText('0 presentes · 3 por llegar')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await test.step('three are ticked offline, and one of them again', async () => {
    connection.cut();
    await page.context().setOffline(true);
    for (const name of ['Ana', 'Bea', 'Cira']) {
      await page.getByRole('button', { name: `Marcar presente a ${name} Sótano` }).click();
      await expect(undo(page, name)).toBeVisible();
    }
    await expect(page.getByText('3 presentes · 0 por llegar')).toBeVisible();
    await expect(page.getByText(waits)).toHaveCount(3);
    const two = page.getByText('2 presentes · 1 por llegar');
    await expect(async () => {
      if (!(await two.isVisible())) await undo(page, 'Bea').click({ timeout: 500 });
      await expect(two).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  await test.step('somebody who is not in the list is enrolled at the desk, and is there at once', async () => {
    await page.getByRole('button', { name: 'Añadir jugadores' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Añadir sin cuenta' }).click();
    await dialog.getByLabel('Nombre').fill('Dora Sótano');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Inscribir', exact: true }).click();
    await expect(dialog.getByLabel('Buscar un jugador')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('3 presentes · 1 por llegar')).toBeVisible();
    await expect(undo(page, 'Dora')).toBeVisible();
    await page.reload();
    await expect(page.getByText('3 presentes · 1 por llegar')).toBeVisible();
    await expect(page.getByText(waits)).toHaveCount(3);
  });

  await test.step('reception is not closed before they are sent', async () => {
    await page.getByRole('button', { name: 'Cerrar recepción' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Quedan 3 cambios por enviar/u)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cerrar recepción' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the connection is back', async () => {
    expect(await known()).toEqual([
      'Ana Sótano registered',
      'Bea Sótano registered',
      'Cira Sótano registered',
    ]);
    connection.mend();
    await page.context().setOffline(false);
    await expect
      .poll(known)
      .toEqual(['Ana Sótano present', 'Bea Sótano registered', 'Cira Sótano present', 'Dora Sótano present']);
    await expect(page.getByText(waits)).toHaveCount(0);
    await expect(page.getByText('3 presentes · 1 por llegar')).toBeVisible();
  });
  connection.stop();
});

const undo = (page: Page, name: string) =>
  page.getByRole('button', { name: `Quitar la presencia de ${name} Sótano` });

test('an enrolment made offline is sent once when the connection is back', async ({
  browser,
  request,
  baseURL,
}) => {
  const connection = await startConnection(baseURL ?? '');
  const organiser = await callerFor(request, newPerson('Olga Túnel'));
  const id = await registeredOpen(organiser, 'Open del túnel', []);
  const person = newPerson('Nora Túnel');
  const api = await callerFor(request, person);
  await api('POST', '/app/players/create-from-user', { date_of_birth: '1995-03-01' });
  const page = await browser.newPage({ baseURL: connection.url, serviceWorkers: 'allow', locale: 'es-ES' });
  await enter(page, person, `/single-open/${id}`);
  const enrols = page.getByRole('button', { name: 'Inscríbete' });
  await expect(enrols).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  connection.cut();
  await page.context().setOffline(true);
  await enrols.click();
  await expect(page.getByText(waits)).toBeVisible();
  await expect(enrols).toBeHidden();
  await page.reload();
  await expect(page.getByText(waits)).toBeVisible();
  connection.mend();
  await page.context().setOffline(false);
  await expect(page.getByText('Ya tienes plaza')).toBeVisible();
  await expect(page.getByText(waits)).toBeHidden();
  type Entered = { readonly collection: readonly Row[] };
  const { collection } = await organiser<Entered>('GET', `/app/opens/${id}/inscriptions`);
  expect(collection.map(({ player, state }) => `${player.name} ${state}`)).toEqual(['Nora Túnel registered']);
  connection.stop();
});

import { expect, test } from '../src/journey.ts';
import { startTopspin } from '../src/server.ts';
import { logIn } from '../src/steps/accounts.ts';
import { installer, newcomer } from '../src/steps/api.ts';
import { expectNoBarriers } from '../src/steps/barriers.ts';
import { pagesOf } from '../src/steps/every-page.ts';
import { drawnPhase } from '../src/steps/opens-by-api.ts';

test('an admin fills an open in the lab, plays it, and shows it to OBS', async ({ browser, playwright }) => {
  const server = await startTopspin({ LAB: '1' });
  const request = await playwright.request.newContext({ baseURL: server.url });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  try {
    const api = await newcomer(request, installer, server.output.match(/becomes the admin: (\S+)/)?.[1]);
    const dates = { date_start: '2027-02-28T09:00:00Z', date_end: '2027-02-28T19:00:00Z' };
    const { _id } = await api<{ _id: string }>('POST', '/app/opens', { name: 'Open de prueba', ...dates });
    const move = (to: string) => api('POST', `/app/opens/${_id}/transitions`, { to, confirmed: true });
    await move('registrationOpen');
    await logIn(page, installer);
    const menu = page.getByRole('navigation', { name: 'Menú principal' });

    await menu.getByRole('link', { name: 'Inscribir jugadores' }).click();
    await page.getByRole('combobox', { name: 'Torneo' }).click();
    await page.getByRole('option', { name: 'Open de prueba' }).click();
    await page.getByLabel('Cuántos').fill('4');
    await page.getByRole('button', { name: 'Inscribir' }).click();
    await expect(page.getByText('4 jugadores inscritos')).toBeVisible();

    for (const to of ['registrationClosed', 'reception']) await move(to);
    type Rows = { readonly collection: readonly { readonly _id: string }[] };
    const { collection } = await api<Rows>('GET', `/app/opens/${_id}/inscriptions`);
    for (const one of collection)
      await api('PATCH', `/app/opens/${_id}/inscriptions/${one._id}`, { state: 'present' });
    await move('active');
    await drawnPhase(api, _id, { number: 1, type: 'knockout' });

    await page.goto(`/auto-jugar-partidos?open=${_id}`);
    await page.getByRole('button', { name: 'Jugar los partidos' }).click();
    await expect(page.getByText('Se han jugado 3 partidos.')).toBeVisible();

    await menu.getByRole('link', { name: 'Prueba de Elo' }).click();
    await page.getByRole('spinbutton', { name: 'Partidos' }).fill('50');
    await page.getByRole('button', { name: 'Jugar' }).click();
    await expect(page.getByText('Partidos: 50')).toBeVisible();

    await menu.getByRole('link', { name: 'Pronóstico de un grupo' }).click();
    await expect(page.getByLabel('Se clasifican')).toHaveAttribute('aria-invalid', 'false');
    await page.getByLabel('Lista de jugadores').fill('Ana; 1800\nBea; 1200\nCai; 600');
    await page.getByRole('button', { name: 'Simular' }).click();
    await expect(page.getByText('10.000 simulaciones')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Ana 1800/u })).toContainText('97 %');
    await menu.getByRole('link', { name: 'Pronóstico de una eliminatoria' }).click();
    // The page of a group, which is there until the code of this one is, has such a field, too.
    await expect(
      page.getByRole('heading', { name: 'Pronóstico de una eliminatoria', level: 1 }),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Torneo' }).click();
    await page.getByRole('option', { name: 'Open de prueba' }).click();
    await page.getByRole('combobox', { name: 'Cuadro' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Usar' }).click();
    await expect(page.getByText(/^Cuentan 3 resultados de Open de prueba/u)).toBeVisible();
    await expect(page.getByRole('row', { name: /100 %$/u })).toHaveCount(1);

    await menu.getByRole('link', { name: 'Campos' }).click();
    await page.getByLabel('Número entero').fill('7');
    await expect(page.getByText('"number": 7')).toBeVisible();
    await menu.getByRole('link', { name: 'Galería' }).click();
    await page.getByLabel('Buscar una pieza').fill('act-button');
    await expect(page.getByRole('group', { name: 'Claro' }).getByText('Guardando…')).toBeVisible();

    await menu.getByRole('link', { name: 'Editor', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Editor' })).toBeVisible();
    await menu.getByRole('link', { name: 'Ida y vuelta del editor' }).click();
    await expect(page.getByText('Igual', { exact: true })).toBeVisible();

    await expectNoBarriers(page, pagesOf('lab'));

    await page.goto(`/single-open/${_id}?tab=information`);
    const address = await page.getByRole('textbox', { name: 'Dirección' }).inputValue();
    const { pathname, search } = new URL(address);
    const obs = await browser.newPage({ baseURL: server.url });
    await obs.goto(pathname + search);
    await expect(obs.getByRole('main')).toContainText('Final del partido');
    await obs.close();
  } finally {
    await context.close();
    await request.dispose();
    await server.stop();
  }
});

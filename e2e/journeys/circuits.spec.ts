import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerOf, installer, type Api } from '../src/steps/api.ts';
import { finishedOpen, newPlayers } from '../src/steps/circuits-by-api.ts';
import { goOn } from '../src/steps/go-on.ts';

const system = {
  pointsDistribution: [
    { position: 1, points: 100 },
    { position: 2, points: 60 },
    { position: 3, points: 30 },
  ],
  usePerformanceMetrics: false,
  performanceMetricsWeight: { matchesWon: 0, gamesWon: 0, pointsBalance: 0 },
  bonusPointsForAttendance: 5,
  window: { type: 'days', period: 365 },
};

type Id = { readonly _id: string };

/** A circuit that counts the best two results. */
async function newCircuit(api: Api, name: string): Promise<string> {
  const description = [{ lang: 'es', text: 'Tres pruebas' }];
  const body = { name, description, count_type: 'best', count_best: 2 };
  return (await api<Id>('POST', '/app/circuits', body))._id;
}

/** Places, names and points of a ranking, as they are read. */
const rowsOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Clasificación' })
    .getByRole('button')
    .evaluateAll((rows) => rows.map((row) => (row instanceof HTMLElement ? row.innerText.split('\n') : [])));

test('an edition made in the browser pays three opens, and its ranking is the one calculated by hand', async ({
  page,
  request,
}) => {
  const api = await callerOf(request, installer);
  const name = `Circuito ${newPerson('x').email}`;
  const circuit = await newCircuit(api, name);
  await enter(page, installer, `/circuits/${circuit}`);
  await page.getByRole('link', { name: 'Crear edición' }).click();

  // The defaults of the specification, its messages, and a table that follows them.
  const table = page.getByRole('table').filter({ hasText: 'Puesto' });
  await expect(table.getByLabel('Puntos del puesto 4')).toHaveValue('1228');
  await page.getByLabel('Cuántos días').fill('731');
  await page.getByLabel('Puestos que puntúan').fill('0');
  await page.getByLabel('Nombre', { exact: true }).fill('Temporada 2027');
  await expect(page.getByText('El valor máximo es 730')).toBeVisible();
  await expect(page.getByText('El valor mínimo es 1')).toBeVisible();
  await page.getByLabel('Cuántos días').fill('365');
  await page.getByLabel('Puestos que puntúan').fill('2');
  await page.getByLabel('Puntos del primero').fill('100');
  await page.getByLabel('Factor de decaimiento').last().fill('0.6');
  await expect(table.getByLabel('Puntos del puesto 2')).toHaveValue('60');

  // A list that follows no formula, with the third position by hand.
  await page.getByRole('button', { name: 'Pegar una lista' }).click();
  await page.getByRole('textbox', { name: 'Lista de puntos' }).fill('1º 100\n2º 60\n3º 29');
  await expect(page.getByText('Exponencial: 3 puestos')).toBeVisible();
  await page.getByRole('button', { name: 'Usar esta lista' }).click();
  await table.getByLabel('Puntos del puesto 3').fill('30');
  await page.getByLabel('Por participar').fill('5');
  await page.getByLabel('Fecha de inicio').fill('01/01/2027');
  await page.getByLabel('Fecha de fin').fill('31/12/2027');
  await page.getByRole('button', { name: 'Crear la edición' }).click();
  await expect(page.getByRole('heading', { name: 'Temporada 2027' })).toBeVisible();

  const edition = page.url().split('/').at(-1) ?? '';
  const [ana, bea, carla] = await newPlayers(api, ['Ana Alta', 'Bea Baja', 'Carla Corta']);
  await finishedOpen(api, { name: 'Primera', edition }, [ana, bea, carla]);
  await finishedOpen(api, { name: 'Segunda', edition }, [carla, ana, bea]);
  await finishedOpen(api, { name: 'Tercera', edition }, [ana, carla, bea]);

  // The best two: Ana 105 + 105, without 65; Carla 105 + 65, without 35; Bea 65 + 35, without 35.
  await goOn(page, `/circuit-edition/${edition}/ranking`);
  await expect(page.getByText('Ana Alta')).toBeVisible();
  const placesAndPoints = async () => (await rowsOf(page)).map((row) => [row[0], row.at(-1)]);
  await expect.poll(placesAndPoints).toEqual([
    ['1', '210'],
    ['2', '170'],
    ['3', '100'],
  ]);
});

test('an edited table of points is compared with the one in force before it is saved', async ({
  page,
  request,
}) => {
  const api = await callerOf(request, installer);
  const circuit_id = await newCircuit(api, `Comparado ${newPerson('x').email}`);
  const edition = await api<Id>('POST', '/app/circuit-editions', {
    circuit_id,
    name: 'Temporada',
    date_start: '2027-01-01',
    date_end: '2027-12-31',
    ranking_system: system,
  });
  const [ana, bea, carla] = await newPlayers(api, ['Ada Uno', 'Berta Dos', 'Cora Tres']);
  await finishedOpen(api, { name: 'Primera', edition: edition._id }, [ana, bea, carla]);
  await finishedOpen(api, { name: 'Segunda', edition: edition._id }, [carla, bea, ana]);

  await enter(page, installer, `/circuit-editions/${edition._id}`);
  await page.getByRole('link', { name: 'Editar' }).click();
  const tried = page.getByRole('region', { name: 'Qué habría pasado' });
  await expect(tried).toContainText('Nadie cambia de puesto');

  // In force: Ada and Cora 100 + 30, Berta 60 + 60, and 10 each for coming. Paying the second 90, Berta leads with 180.
  await page.getByLabel('Puntos del puesto 2').fill('90');
  await expect(page.getByText(/^Algunos puestos no siguen la fórmula/u)).toBeVisible();
  await expect(tried).toContainText('Suben 1 y bajan 2');
  await expect(tried.getByRole('row').nth(1)).toContainText(/^1.*Berta Dos.*130190$/u);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).not.toHaveURL(/edit$/u);
  await goOn(page, `/circuit-edition/${edition._id}/ranking`);
  await expect(page.getByRole('list', { name: 'Clasificación' }).getByRole('button').first()).toContainText(
    'Berta Dos',
  );
});

import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { intoPlay, registerAll } from '../src/steps/opens-by-api.ts';

test('a director compares two formats and creates an open in one of them', async ({ page, request }) => {
  const director = newPerson('Pilar Planificadora');
  await callerFor(request, director);
  await enter(page, director, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Formatos' }).click();

  await page.getByLabel('Jugadores o parejas').fill('1');
  await expect(page.getByText('Un número entero de 2 a 512')).toBeVisible();
  await page.getByLabel('Jugadores o parejas').fill('16');
  const format = page.getByRole('region', { name: 'Formato B' });
  await format.getByRole('combobox', { name: 'Fases' }).click();
  await page.getByRole('option', { name: 'Solo eliminatoria' }).click();
  await expect(page).toHaveURL(/players=16&.*b=k5/u);
  await expect(format.getByText('15', { exact: true })).toBeVisible();
  await page.reload();
  await expect(format.getByText('15', { exact: true })).toBeVisible();

  await format.getByRole('link', { name: 'Crear un torneo con este formato' }).click();
  await expect(page.getByLabel('Máximo de jugadores')).toHaveValue('16');
  // The same format for pairs is of twice as many people.
  const choose = async (discipline: string) => {
    await page.getByRole('combobox', { name: 'Modalidad' }).click();
    await page.getByRole('option', { name: discipline }).click();
  };
  await choose('Dobles mixtos');
  await expect(page.getByLabel('Máximo de jugadores')).toHaveValue('32');
  await choose('Individual');
  await expect(page.getByLabel('Máximo de jugadores')).toHaveValue('16');
  await expect(page.getByRole('textbox', { name: 'Descripción' })).toHaveText(
    'Eliminatoria al mejor de 5 sets.',
  );
});

test('a director plans a Swiss evening beside groups, and its open starts with it', async ({
  page,
  request,
}) => {
  const director = newPerson('Sonia Suiza');
  const api = await callerFor(request, director);
  await enter(page, director, '/format-planner?players=20&tables=6&spread=600&a=g4-2-5_k5&b=k5');
  const format = page.getByRole('region', { name: 'Formato B' });
  await format.getByRole('combobox', { name: 'Fases' }).click();
  await page.getByRole('option', { name: 'Solo sistema suizo' }).click();
  await expect(page).toHaveURL(/b=s7-5/u);
  await expect(format.getByText('70', { exact: true })).toBeVisible();
  await expect(format.getByText('Para 20 jugadores lo normal es 7; como mínimo 5.')).toBeVisible();

  // The rounds proposed follow the number of players; those chosen stay, with a warning.
  await page.getByLabel('Jugadores o parejas').fill('9');
  await expect(format.getByLabel('Rondas')).toHaveValue('6');
  await expect(format.getByText('Con un número impar, en cada ronda queda un exento')).toBeVisible();
  await format.getByLabel('Rondas').fill('3');
  await expect(format.getByText('Con 9 jugadores, 3 rondas pueden dejar a varios sin perder')).toBeVisible();
  await page.getByLabel('Jugadores o parejas').fill('20');
  await expect(format.getByLabel('Rondas')).toHaveValue('3');

  await format.getByRole('combobox', { name: 'Fases' }).click();
  await page.getByRole('option', { name: 'Sistema suizo y eliminatoria' }).click();
  await format.getByLabel('Rondas').fill('5');
  await format.getByLabel('Pasan a la eliminatoria').fill('4');
  await expect(page).toHaveURL(/b=s5-4-5_k5/u);
  await expect(format.getByText('53', { exact: true })).toBeVisible();
  await expect(format.getByText('de 5 a 7; 5,3 de media')).toBeVisible();

  await format.getByRole('link', { name: 'Crear un torneo con este formato' }).click();
  await expect(page.getByLabel('Máximo de jugadores')).toHaveValue('20');
  await expect(page.getByRole('textbox', { name: 'Descripción' })).toHaveText(
    'Sistema suizo de 5 rondas al mejor de 5 sets. Los 4 primeros pasan a la eliminatoria. Eliminatoria al mejor de 5 sets.',
  );

  await page.getByLabel('Nombre').fill('Liga de los jueves');
  await page.getByRole('button', { name: 'Crear torneo' }).click();
  await expect(page).toHaveURL(/single-open/u);
  const openId = page.url().split(/[/?]/u).at(4) ?? '';
  await page.goto('/faq');
  await api('POST', `/app/opens/${openId}/transitions`, { to: 'registrationOpen' });
  await registerAll(api, openId, ['Ana Jueves', 'Berta Jueves', 'Carla Jueves', 'Dora Jueves']);
  await intoPlay(api, openId);
  await page.goto(`/single-open/${openId}?tab=groups`);
  await page.getByRole('button', { name: 'Crear el sistema suizo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nueva fase' });
  await expect(dialog.getByLabel('Rondas')).toHaveValue('5');
  await expect(dialog.getByText('Con 4 jugadores, desde la ronda 4 se repetirían partidos')).toBeVisible();
});

import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';

test('a director compares two formats and creates an open in one of them', async ({ page, request }) => {
  const director = newPerson('Pilar Planificadora');
  await callerFor(request, director);
  await enter(page, director, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Formatos' }).click();

  await page.getByLabel('Jugadores', { exact: true }).fill('1');
  await expect(page.getByText('Un número entero de 2 a 512')).toBeVisible();
  await page.getByLabel('Jugadores', { exact: true }).fill('16');
  const format = page.getByRole('region', { name: 'Formato B' });
  await format.getByRole('combobox', { name: 'Fases' }).click();
  await page.getByRole('option', { name: 'Solo eliminatoria' }).click();
  await expect(page).toHaveURL(/players=16&.*b=k5/u);
  await expect(format.getByText('15', { exact: true })).toBeVisible();
  await page.reload();
  await expect(format.getByText('15', { exact: true })).toBeVisible();

  await format.getByRole('link', { name: 'Crear un torneo con este formato' }).click();
  await expect(page.getByLabel('Máximo de jugadores')).toHaveValue('16');
  await expect(page.getByRole('textbox', { name: 'Descripción' })).toHaveText(
    'Eliminatoria al mejor de 5 sets.',
  );
});

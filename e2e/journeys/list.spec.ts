import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { registerAll, registeredOpen } from '../src/steps/opens-by-api.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWX';

test('24 people from a pasted list are in with four keys besides the list: errors by row, a known player, one consent', async ({
  page,
  request,
}) => {
  const director = newPerson('Lola Lista');
  const directing = await callerFor(request, director);
  await registeredOpen(directing, 'Otro open', ['Nuria Conocida']);
  const openId = await registeredOpen(directing, 'Open de la lista', []);
  const rows = Array.from(
    letters,
    (letter, at) =>
      `Participante ${letter};CTT Lista;${at + 1}/05/1990;${1000 + 10 * at};600 12 34 ${at + 10}`,
  );
  rows[3] = 'conocida nuria;;;;';
  const text = ['Nombre;Club;Nacimiento;Puntos;Teléfono', ...rows, 'Participante Z;;31/02/1990;;'].join('\n');

  await enter(page, director, `/single-open/${openId}?tab=players`);
  await page.getByRole('button', { name: 'Añadir jugadores' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Añadir una lista' }).press('Enter');
  const field = dialog.getByLabel('Pega aquí la lista');
  await expect(field).toBeFocused();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Nombre;Club\r\nBegoña Núñez;CTT Vic\r\n', 'latin1'),
  });
  await expect(field).toHaveValue(/Begoña Núñez;CTT Vic/u);
  await field.fill('');
  await page.keyboard.insertText(text);

  await expect(dialog.getByText('Fila 26: «31/02/1990» no es una fecha')).toBeVisible();
  const known = dialog.getByLabel('Quién es conocida nuria');
  await expect(known.locator('option:checked')).toContainText('Nuria Conocida');
  await dialog
    .getByRole('checkbox', { name: /^Tengo el consentimiento de cada persona de la lista/u })
    .press('Space');
  await dialog.getByRole('button', { name: 'Inscribir a 24' }).press('Enter');
  await expect(dialog).toBeHidden();

  const list = page.getByRole('list', { name: 'Jugadores' });
  await expect(list.getByRole('listitem')).toHaveCount(24);
  await expect(list.getByText('Nuria Conocida')).toBeVisible();

  const csv = await downloaded(page, 'Como CSV');
  const [heading, ...players] = csv.toString('utf8').split('\r\n');
  expect(heading).toBe('\uFEFFNombre;Club;Categoría;Puntuación;Estado');
  expect(players).toHaveLength(24);
  expect(players).toContain('Participante A;CTT Lista;Absoluta;1000;Con plaza');

  const workbook = await downloaded(page, 'Como Excel (XLSX)');
  await page.getByRole('button', { name: 'Añadir jugadores' }).press('Enter');
  await dialog.getByRole('button', { name: 'Añadir una lista' }).press('Enter');
  await drop(page, workbook);
  await expect(field).toHaveValue(/Participante A\tCTT Lista/u);
  await expect(dialog.getByLabel('Quién es Participante A').locator('option:checked')).toHaveText('Ya está');
});

test('the first player moves nothing of what is above the list', async ({ page, request }) => {
  const director = newPerson('Pau Primera');
  const directing = await callerFor(request, director);
  const openId = await registeredOpen(directing, 'Open de la primera', []);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, director, `/single-open/${openId}?tab=players`);
  const add = page.getByRole('button', { name: 'Añadir jugadores' });
  await expect(add).toBeVisible();
  const before = await add.boundingBox();
  await registerAll(directing, openId, ['Berta Primera']);
  await expect(page.getByRole('list', { name: 'Jugadores' }).getByRole('listitem')).toHaveCount(1);
  expect((await add.boundingBox())?.y).toBe(before?.y);
});

async function downloaded(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Descargar la lista' }).press('Enter');
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).press('Enter');
  return readFileSync(await (await downloading).path());
}

/** Drops a workbook on the field of the list. */
async function drop(page: Page, workbook: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([Uint8Array.from(bytes)], 'lista.xlsx'));
      return files;
    },
    [...workbook],
  );
  await page.getByLabel('Pega aquí la lista').dispatchEvent('drop', { dataTransfer });
}

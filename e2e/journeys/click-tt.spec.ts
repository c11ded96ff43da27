import { readFileSync } from 'node:fs';
import { validResults } from '../../apps/api/src/testing/click-tt-validator.ts';
import { usualXml } from '../../apps/api/src/testing/click-tt-xml.ts';
import { expect, test } from '../src/journey.ts';
import { enter } from '../src/steps/accounts.ts';
import { callerOf, installer } from '../src/steps/api.ts';
import { allPresent, drawnPhase, playByAlphabet, registeredOpen } from '../src/steps/opens-by-api.ts';

test('participants come from a file of click-TT, play, and their results go back in it', async ({
  page,
  request,
}) => {
  const api = await callerOf(request, installer);
  const openId = await registeredOpen(api, 'Herren A', []);
  const file = (text: string) => ({ name: 'turnier.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });

  await enter(page, installer, `/single-open/${openId}?tab=players`);
  await page.getByRole('button', { name: 'Añadir jugadores' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Añadir una lista' }).click();
  await expect(dialog.getByText('el XML de participantes de click-TT')).toBeVisible();
  const picker = dialog.locator('input[type=file]');

  await test.step('a damaged file is refused with the place', async () => {
    await picker.setInputFiles(file(usualXml().slice(0, 700)));
    await expect(dialog.getByText('El archivo está dañado: no se puede leer desde la línea')).toBeVisible();
  });

  await test.step('a class is chosen, and its participants are the list', async () => {
    await picker.setInputFiles(file(usualXml()));
    await expect(dialog.getByText("Grüße & Bälle '27: ¿de qué prueba es este torneo?")).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Doppel/u })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Herren A · Einzel · bis 1600' }).click();
    await expect(dialog.getByLabel('Pega aquí la lista')).toHaveValue(
      /O'Neill\tSpiel & Spaß e\.V\.\tPLAYER12/u,
    );
    await dialog
      .getByRole('checkbox', { name: /^Tengo el consentimiento de cada persona de la lista/u })
      .check();
    await dialog.getByRole('button', { name: 'Inscribir a 4' }).click();
    await expect(dialog).toBeHidden();
  });
  const list = page.getByRole('list', { name: 'Jugadores' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText('Anna-Lena von der Leyen')).toBeVisible();

  await test.step('the same file again has nobody to add', async () => {
    await page.getByRole('button', { name: 'Añadir jugadores' }).click();
    await dialog.getByRole('button', { name: 'Añadir una lista' }).click();
    await expect(
      dialog.getByText('4 participantes, y ya están todos en el torneo o invitados.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
  });

  // Where nothing moves while the open goes on.
  await page.goto('/faq');
  const move = (to: string) => api('POST', `/app/opens/${openId}/transitions`, { to, confirmed: true });
  await move('registrationClosed');
  await move('reception');
  await allPresent(api, openId);
  await move('active');
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });

  await test.step('before the first result there is no file, which would delete those of click-TT', async () => {
    await page.goto(`/single-open/${openId}?tab=information`);
    await page.getByRole('button', { name: 'Exportar' }).click();
    await expect(dialog.getByText('Todavía no hay ningún partido que llevar')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Descargar para click-TT' })).toBeHidden();
  });

  await playByAlphabet(api, phase.groups[0]?._id ?? '');
  await page.goto(`/single-open/${openId}?tab=results`);
  await page.getByRole('button', { name: 'Descargar la lista' }).click();
  await page.getByRole('menuitem', { name: 'Resultados para click-TT' }).click();
  await expect(dialog.getByText('6 partidos irán en el archivo.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Descargar para click-TT' }).click();
  const { matches, players } = validResults(readFileSync(await (await downloading).path(), 'utf8'));
  expect(players.map(({ id }) => id)).toEqual(['PLAYER11', 'PLAYER12', 'PLAYER13', 'PLAYER14']);
  expect(matches.map(({ group }) => group)).toEqual(Array.from({ length: 6 }, () => 'Gruppe 1'));
});

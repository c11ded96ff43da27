import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerOf, installer, newcomer } from '../src/steps/api.ts';
import { drawnPhase, openInPlay, playByAlphabet } from '../src/steps/opens-by-api.ts';

test('an open is exported by who organised it and imported by somebody else, who says who its people are', async ({
  page,
  request,
}, info) => {
  const api = await callerOf(request, installer);
  const openId = await openInPlay(api, 'Open viajero', ['Anselm Viatger', 'Bru Viatger', 'Climent Viatger']);
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  await playByAlphabet(api, phase.groups[0]?._id ?? '');
  const file = info.outputPath('open.zip');

  await test.step('an admin sees what each file holds, and takes that with results', async () => {
    await enter(page, installer, `/single-open/${openId}?tab=information`);
    await page.getByRole('button', { name: 'Exportar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Exportar el torneo' });
    await expect(dialog.getByText('Tiene datos personales, también de menores')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Descargar resultados' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Open viajero.zip');
    await download.saveAs(file);
  });

  const organiser = newPerson('Olga Receptora');
  await newcomer(request, organiser);

  await test.step('another organiser reads it: whoever nobody here may be enters by name', async () => {
    await enter(page, organiser, '/user-management');
    await page.getByRole('link', { name: 'Importar' }).click();
    await page.getByLabel('Elegir archivo').setInputFiles(file);
    await expect(page.getByRole('heading', { name: 'Open viajero' })).toBeVisible();
    await expect(page.getByText('3 personas · 3 partidos')).toBeVisible();
    await expect(page.getByText('queda para organizadores de confianza', { exact: false })).toBeVisible();
    await expect(page.getByText('Este torneo ya está aquí')).toBeVisible();
    await page.getByRole('button', { name: 'Importar torneo' }).click();
    await expect(page.getByText('Torneo importado')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Open viajero' })).toBeVisible();
    await expect(page.getByText(/Aún no puntúa/u)).toBeVisible();
  });

  await test.step('whom an admin trusts is proposed the players with that name, decides, and sees the results', async () => {
    await enter(page, installer, '/opens/import');
    await page.getByLabel('Elegir archivo').setInputFiles(file);
    const anselm = page.getByLabel('Quién es Anselm Viatger');
    await expect(anselm).toHaveValue('');
    await anselm.selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Importar torneo' }).click();
    await expect(page).toHaveURL(/single-open/u);
    expect(page.url()).not.toContain(openId);
    await page.getByRole('tab', { name: 'Grupos' }).click();
    await expect(page.getByText('Anselm Viatger').first()).toBeVisible();
    await enter(page, installer, '/opens/import');
    await page.getByLabel('Elegir archivo').setInputFiles(file);
    await expect(page.getByText('Este torneo ya está importado')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Importar torneo' })).toBeHidden();
  });

  await test.step('what is no such file is refused with the reason', async () => {
    const buffer = Buffer.from('hola');
    await page
      .getByLabel('Elegir archivo')
      .setInputFiles({ name: 'hola.zip', mimeType: 'application/zip', buffer });
    await expect(
      page.getByRole('alert').getByText('Este archivo no es un torneo exportado de Topspin.'),
    ).toBeVisible();
  });
});

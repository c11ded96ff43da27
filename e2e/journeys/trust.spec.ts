import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { installer, newcomer } from '../src/steps/api.ts';
import { drawnPhase, openInPlay, playByAlphabet } from '../src/steps/opens-by-api.ts';

test('an open of somebody new is not rated until an admin, asked for it, approves it', async ({
  page,
  request,
}) => {
  const organiser = newPerson('Nora Novata');
  const api = await newcomer(request, organiser);
  const openId = await openInPlay(api, 'Open de la peña', ['Abel Ros', 'Berta Ros', 'Cesc Ros']);
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  await playByAlphabet(api, phase.groups[0]?._id ?? '');

  await test.step('its organiser asks once', async () => {
    await enter(page, organiser, `/single-open/${openId}`);
    await expect(page.getByText(/Aún no puntúa/u)).toBeVisible();
    await expect(page.getByText('Esperan 3 partidos.')).toBeVisible();
    await page.getByRole('button', { name: 'Pedir la aprobación' }).dblclick();
    await expect(page.getByText('Aprobación pedida el')).toBeVisible();
  });

  await test.step('the admin sees who moves how far, and approves', async () => {
    await enter(page, installer, '/');
    await page.getByRole('link', { name: 'Ver quién lo organiza' }).click();
    const approve = page.getByRole('button', { name: 'Aprobar Open de la peña' });
    await approve.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Pasan a puntuar 3 partidos.')).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Abel Ros' })).toContainText(
      /1000 a 10[56]\d/u,
    );
    await dialog.getByRole('button', { name: 'Aprobar' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await approve.click();
    await dialog.getByRole('button', { name: 'Aprobar' }).click();
    await expect(page.getByText('Open de la peña ya puntúa')).toBeVisible();
  });

  await test.step('its organiser sees the notice no more, and the players have a rating', async () => {
    await enter(page, organiser, `/single-open/${openId}`);
    await expect(page.getByText(/Puntúa/u)).toBeVisible();
    await expect(page.getByText('Este torneo aún no puntúa')).toBeHidden();
    await page.goto('/players');
    await page.getByLabel('Buscar por nombre o club').fill('Abel Ros');
    await expect(page.getByRole('link', { name: /Abel Ros/u })).toContainText(/10[56]\d/u);
  });
});

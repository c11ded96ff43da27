import { expect, test } from '../src/journey.ts';
import { logIn, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay, playByAlphabet } from '../src/steps/opens-by-api.ts';

const groupA = ['Ana Gil', 'Bruno Sáez', 'Carla Núñez', 'David Pons'];

test('the organiser decides who takes the place of a qualifier who leaves', async ({ page, request }) => {
  const director = newPerson('Dario Director');
  const api = await callerFor(request, director);
  const openId = await openInPlay(api, 'Open de invierno', groupA);
  const stage = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  await playByAlphabet(api, stage.groups[0]?._id ?? '');
  const source = { from: 'phase', phase_id: stage._id, position_from: 1, position_to: 2 };
  await drawnPhase(api, openId, { number: 2, type: 'knockout', name: 'Final', source });
  await logIn(page, director);
  await expect(page).not.toHaveURL(/auth/u);
  const tab = (name: string) => page.goto(`/single-open/${openId}?tab=${name}`);

  await test.step('when taking somebody out, by the keyboard alone', async () => {
    await tab('players');
    await page.getByRole('button', { name: 'Quitar del torneo: Ana Gil' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '¿Quitar a Ana Gil?' });
    const replace = dialog.getByRole('radio', { name: /Entra Carla Núñez/u });
    await expect(replace).toBeChecked();
    await replace.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: /Incomparecencia/u })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await dialog.getByRole('button', { name: 'Quitar' }).press('Enter');
    await expect(page.getByText('Ana Gil ya no está inscrito. Entra Carla Núñez.')).toBeVisible();
  });

  await test.step('or later, after a walkover', async () => {
    await page.getByRole('button', { name: 'Quitar del torneo: Bruno Sáez' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Quitar a Bruno Sáez?' });
    await dialog.getByRole('radio', { name: /Incomparecencia/u }).check();
    await dialog.getByRole('button', { name: 'Quitar' }).click();
    await expect(dialog).toBeHidden();
    await tab('knockouts');
    await expect(page.getByText('Bruno Sáez se ha retirado')).toBeVisible();
    await page.getByRole('button', { name: 'Que entre David Pons' }).click();
    await expect(page.getByText('David Pons ocupa el sitio de Bruno Sáez')).toBeVisible();
    await expect(page.getByText('Bruno Sáez se ha retirado')).toBeHidden();
  });

  await test.step('and the draw says so', async () => {
    await page.getByRole('button', { name: 'Más acciones' }).last().click();
    await page.getByRole('menuitem', { name: 'Ver el sorteo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sorteo de Final' });
    await expect(dialog.getByText('Carla Núñez ocupa el sitio de Ana Gil')).toBeVisible();
    await expect(dialog.getByText('David Pons ocupa el sitio de Bruno Sáez')).toBeVisible();
  });
});

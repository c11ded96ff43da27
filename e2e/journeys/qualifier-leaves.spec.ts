import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay, playByAlphabet } from '../src/steps/opens-by-api.ts';

const groupA = ['Valle Lago', 'Wanda Mas', 'Xenia Oro', 'Yago Paz'];

test('the organiser decides who takes the place of a qualifier who leaves', async ({ page, request }) => {
  const director = newPerson('Dario Director');
  const api = await callerFor(request, director);
  const openId = await openInPlay(api, 'Open de invierno', groupA);
  const stage = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  await playByAlphabet(api, stage.groups[0]?._id ?? '');
  const source = { from: 'phase', phase_id: stage._id, position_from: 1, position_to: 2 };
  await drawnPhase(api, openId, { number: 2, type: 'knockout', name: 'Final', source });
  await enter(page, director);
  const tab = (name: string) => page.goto(`/single-open/${openId}?tab=${name}`);

  await test.step('when taking somebody out, by the keyboard alone', async () => {
    await tab('players');
    await page.getByRole('button', { name: 'Quitar del torneo: Valle Lago' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '¿Quitar a Valle Lago?' });
    const replace = dialog.getByRole('radio', { name: /Entra Xenia Oro/u });
    await expect(replace).toBeChecked();
    await replace.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: /Incomparecencia/u })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await dialog.getByRole('button', { name: 'Quitar' }).press('Enter');
    await expect(page.getByText('Valle Lago ya no está en el torneo. Entra Xenia Oro.')).toBeVisible();
  });

  await test.step('or later, after a walkover', async () => {
    await page.getByRole('button', { name: 'Quitar del torneo: Wanda Mas' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Quitar a Wanda Mas?' });
    await dialog.getByRole('radio', { name: /Incomparecencia/u }).check();
    await dialog.getByRole('button', { name: 'Quitar' }).click();
    await expect(dialog).toBeHidden();
    await tab('knockouts');
    await expect(page.getByText('Wanda Mas se ha retirado')).toBeVisible();
    await page.getByRole('button', { name: 'Que entre Yago Paz' }).click();
    await expect(page.getByText('Yago Paz ocupa el sitio de Wanda Mas')).toBeVisible();
    await expect(page.getByText('Wanda Mas se ha retirado')).toBeHidden();
  });

  await test.step('and the draw says so', async () => {
    await page.getByRole('button', { name: 'Más acciones' }).last().click();
    await page.getByRole('menuitem', { name: 'Ver el sorteo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sorteo de Final' });
    await expect(dialog.getByText('Xenia Oro ocupa el sitio de Valle Lago')).toBeVisible();
    await expect(dialog.getByText('Yago Paz ocupa el sitio de Wanda Mas')).toBeVisible();
  });
});

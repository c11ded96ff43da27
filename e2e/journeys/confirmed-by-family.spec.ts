import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, newcomer } from '../src/steps/api.ts';

test('the phone of a child shows to the organiser once the family confirmed; until then a message reaches them', async ({
  page,
  request,
}) => {
  const mother = newPerson('Marta Confirma');
  const family = await newcomer(request, mother);
  const { _id: child } = await family<{ _id: string }>('POST', '/app/players', {
    name: 'Laia Confirmada',
    date_of_birth: '2015-05-05',
    contact_phone: { name: 'Marta', code: '+34', phone: '600987654' },
    relation: 'guardian',
    consent: true,
    guardian_consent: true,
  });
  const director = newPerson('Delia Inscribe');
  const directing = await callerFor(request, director);
  const { _id: openId } = await directing<{ _id: string }>('POST', '/app/opens', {
    name: 'Open de la familia',
    date_start: '2027-02-28T09:00:00Z',
    date_end: '2027-02-28T19:00:00Z',
  });
  await directing('POST', `/app/opens/${openId}/transitions`, { to: 'registrationOpen' });
  await directing('POST', `/app/opens/${openId}/inscriptions`, {
    player_id: child,
    consent: { confirmed: true },
  });
  const phone = page.getByText('600987654');

  await test.step('the organiser writes to the family, and sees no phone', async () => {
    await enter(page, director, `/players/${child}`);
    await expect(page.getByText(/^La familia aún no ha confirmado/u)).toBeVisible();
    await expect(phone).toBeHidden();
    await page.getByRole('button', { name: 'Escribir a la familia' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mensaje').fill('Trae la licencia');
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the family reads it with the notice, and confirms', async () => {
    await enter(page, mother, '/user-management');
    await expect(page.getByText('Laia Confirmada está en Open de la familia')).toBeVisible();
    await expect(page.getByText(/«Trae la licencia»/u)).toBeVisible();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByRole('button', { name: 'Confirmar' })).toBeHidden();
  });

  await test.step('now the organiser sees the phone', async () => {
    await enter(page, director, `/players/${child}`);
    await expect(phone).toBeVisible();
  });
});

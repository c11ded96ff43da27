import { expect, test } from '../src/journey.ts';
import { enter, logIn, newPerson } from '../src/steps/accounts.ts';
import { callerFor, callerOf, installer } from '../src/steps/api.ts';

test('somebody erases themselves: logged out everywhere, and nowhere by name', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson('Olga Olvidada');
  const api = await callerFor(request, person);
  const { player } = await api<{ player: { _id: string } }>('POST', '/app/players/create-from-user', {
    date_of_birth: '1990-03-01',
  });
  const contact_phone = { name: 'Olga', code: '+34', phone: '600123456' };
  await api('POST', '/app/players', {
    name: 'Nil Olvidado',
    date_of_birth: '2018-06-01',
    contact_phone,
    relation: 'guardian',
    consent: true,
    guardian_consent: true,
  });
  const organiser = newPerson('Oriol Organiza');
  const organising = await callerFor(request, organiser);
  const dates = { date_start: '2027-02-28T09:00:00Z', date_end: '2027-02-28T19:00:00Z' };
  const open = await organising<{ _id: string }>('POST', '/app/opens', { name: 'Open sin Olga', ...dates });
  await organising('POST', `/app/opens/${open._id}/transitions`, { to: 'registrationOpen' });
  await api('POST', `/app/opens/${open._id}/inscriptions`, { player_id: player._id });

  const phone = await browser.newPage({ locale: 'es-ES' });
  for (const device of [page, phone]) {
    await logIn(device, person);
    await expect(device).not.toHaveURL(/auth/u);
  }

  await test.step('is told what happens to a child, and types the password', async () => {
    await page.goto('/user-profile?section=security');
    await page.getByRole('button', { name: 'Borrar la cuenta' }).click();
    const dialog = page.getByRole('dialog');
    const child = dialog.getByRole('listitem').filter({ hasText: 'Nil Olvidado' });
    await expect(child).toContainText(`Jugador/a: pasa a ${installer.name}`);
    await dialog.getByLabel('Tu contraseña').fill('no es esta');
    await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('Tu contraseña').fill(person.password);
    await dialog.getByRole('button', { name: 'Borrar para siempre' }).dblclick();
    await expect(page).toHaveURL(/\/auth$/u);
  });

  await test.step('is logged out on the other device', async () => {
    await phone.goto('/user-management');
    await expect(phone).toHaveURL(/auth/u);
  });

  await test.step('others see no name, and the admin the child', async () => {
    const shown = await organising<{ name: string }>('GET', `/app/players/${player._id}`);
    expect(shown.name).toBe('Jugador/a eliminado/a');
    await enter(page, organiser, `/single-open/${open._id}?tab=players`);
    await expect(page.getByRole('heading', { name: 'Open sin Olga' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Cargando…' })).toHaveCount(0);
    await expect(page.getByText(person.name)).toHaveCount(0);
    const admin = await callerOf(request, installer);
    const { collection } = await admin<{ collection: { name: string }[] }>('GET', '/app/handed-over');
    expect(collection.map(({ name }) => name)).toContain('Nil Olvidado');
  });
});

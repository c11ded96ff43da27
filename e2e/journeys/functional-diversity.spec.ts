import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, newcomer } from '../src/steps/api.ts';

test('an open for functional diversity says so first; the player declares it, and only the organiser and those in it see who plays', async ({
  page,
  request,
}) => {
  const director = newPerson('Delia Directora');
  const directing = await callerFor(request, director);
  const { _id: openId } = await directing<{ _id: string }>('POST', '/app/opens', {
    name: 'Open inclusivo',
    date_start: '2027-02-28T09:00:00Z',
    date_end: '2027-02-28T19:00:00Z',
    functional_diversity: true,
  });
  await directing('POST', `/app/opens/${openId}/transitions`, { to: 'registrationOpen' });
  const player = newPerson('Iria Jugadora');
  await (
    await newcomer(request, player)
  )('POST', '/app/players/create-from-user', {
    name: player.name,
    date_of_birth: '1990-03-01',
    contact_phone: { name: player.name, code: '+34', phone: '600123456' },
    consent: true,
  });
  const other = newPerson('Otto Curioso');
  await newcomer(request, other);

  await test.step('the requirement is there before anything is tapped', async () => {
    await enter(page, player, `/single-open/${openId}`);
    await expect(page.getByText(/^Es para personas con diversidad funcional/u)).toBeVisible();
    await page.getByRole('button', { name: 'Inscríbete', exact: true }).click();
  });

  await test.step('without the declaration the button waits, and the dialog says for what', async () => {
    const dialog = page.getByRole('dialog');
    const register = dialog.getByRole('button', { name: 'Inscribir a 1 persona' });
    await expect(register).toBeDisabled();
    await expect(dialog.getByText(`Falta la declaración de ${player.name}.`)).toBeVisible();
    await dialog.getByLabel(/^Declaro que tengo diversidad funcional/u).check();
    await expect(dialog.getByText(/^Falta la declaración/u)).toBeHidden();
    await register.click();
    await expect(dialog.getByText('Con plaza', { exact: true })).toBeVisible();
    // The page behind begins to show who plays, and the dialog stays as it is.
    await expect(page.getByRole('tab', { includeHidden: true })).not.toHaveCount(0);
    await expect(dialog.getByText('Con plaza', { exact: true })).toBeVisible();
  });

  const seesDeclaration = async (person: typeof player) => {
    await enter(page, person, `/single-open/${openId}?tab=players`);
    const row = page
      .getByRole('list', { name: 'Jugadores' })
      .getByRole('listitem')
      .filter({ hasText: player.name });
    await expect(row).toBeVisible();
    await expect(row.getByText('Diversidad funcional declarada')).toBeVisible();
  };
  const seesNobody = async (person: typeof player) => {
    await enter(page, person, `/single-open/${openId}?tab=players`);
    await expect(page.getByText(/ven quién participa en este torneo/u)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByText(player.name)).toBeHidden();
  };
  await test.step('the organiser sees the declaration, and somebody who is not in it not even the name', async () => {
    await seesDeclaration(director);
    await seesNobody(other);
  });
});

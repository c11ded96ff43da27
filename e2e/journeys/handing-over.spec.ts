import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson, type Person } from '../src/steps/accounts.ts';
import { newcomer } from '../src/steps/api.ts';

test('a mother invites the other guardian, and gives the profile of a child of 14 to the child', async ({
  page,
  request,
}) => {
  const mother = newPerson('Mar Madre');
  const father = newPerson('Pere Padre');
  const teenager = newPerson('Nil Catorce');
  const api = await newcomer(request, mother);
  await Promise.all([newcomer(request, father), newcomer(request, teenager)]);
  const contact_phone = { name: 'Mar', code: '+34', phone: '600123456' };
  const childOf = async (name: string, date_of_birth: string) => {
    const child = { name, date_of_birth, contact_phone, relation: 'guardian', consent: true };
    const made = await api<{ _id: string }>('POST', '/app/players', { ...child, guardian_consent: true });
    return made._id;
  };
  const daughter = await childOf('Laia Pequeña', '2018-05-05');
  const son = await childOf(teenager.name, '2010-05-05');
  const managed = (id: string) => `/user-management/players/${id}`;

  const pending = page.getByRole('list', { name: 'Pendiente de tu respuesta' });

  // This server sends no mail, so the mother hands over a code.
  let code = '';

  await test.step('a child under 14 is offered to a guardian alone', async () => {
    await enter(page, mother, managed(daughter));
    await expect(page.getByText('Desde los 14 años')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pasarlo a su cuenta' })).toBeHidden();
    code = await invite(page, 'Invitar a una madre, padre o tutor', father);
  });

  await test.step('who accepts with their own consent, and looks after the child too', async () => {
    await enter(page, father, '/user-management');
    await pending.getByLabel('Código que te han dado').fill(code);
    await pending.getByRole('button', { name: 'Ver de quién es' }).click();
    await expect(pending.getByText('Mar Madre te pide que lleves el perfil de Laia Pequeña')).toBeVisible();
    await pending.getByRole('button', { name: 'Aceptar' }).click();
    await page.getByRole('link', { name: 'Laia Pequeña' }).click();
    const consents = page.getByRole('list', { name: 'Consentimientos' });
    await expect(consents.getByText(father.name).first()).toBeVisible();
  });

  await test.step('the profile of a child of 14 goes to the account of the child', async () => {
    await enter(page, mother, managed(son));
    code = await invite(page, 'Pasarlo a su cuenta', teenager, () =>
      page.getByLabel('Sigo administrando este perfil').uncheck(),
    );
    await enter(page, teenager, '/user-management');
    await pending.getByLabel('Código que te han dado').fill(code);
    await pending.getByRole('button', { name: 'Ver de quién es' }).click();
    await pending.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByText(`El perfil de ${teenager.name} ya es tuyo`)).toBeVisible();
    await expect(pending).toBeHidden();
    await enter(page, mother, '/user-management');
    await expect(page.getByRole('link', { name: 'Laia Pequeña' })).toBeVisible();
    await expect(page.getByRole('link', { name: teenager.name })).toBeHidden();
  });
});

/** Invites somebody, and returns the code to hand over. */
async function invite(page: Page, button: string, person: Person, first = async () => {}): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo electrónico').fill(person.email);
  await first();
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
  const row = page
    .getByRole('list', { name: 'Esperan respuesta' })
    .getByRole('listitem')
    .filter({ hasText: person.email });
  await expect(row).toContainText('Código: ');
  return /Código: ([\w-]+)/u.exec((await row.textContent()) ?? '')?.[1] ?? '';
}

import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, callerOf, installer, newcomer } from '../src/steps/api.ts';

type Mail = { readonly _id: string; readonly to: string; readonly kind: string };

test('who is invited to organise accepts from the mail, and gets their profile from who made it', async ({
  page,
  request,
}) => {
  const organiser = newPerson('Olga Organiza');
  const coOrganiser = newPerson('Hugo Ayuda');
  const organising = await callerFor(request, organiser);
  await newcomer(request, coOrganiser);
  const dates = { date_start: '2027-02-28T09:00:00Z', date_end: '2027-02-28T19:00:00Z' };
  const open = await organising<{ _id: string }>('POST', '/app/opens', {
    name: 'Open de la Plaza',
    ...dates,
  });
  await organising('POST', `/app/opens/${open._id}/organisers`, { email: coOrganiser.email });
  const phone = { name: 'Marta', code: '+34', phone: '600123456' };
  const profile = {
    name: coOrganiser.name,
    date_of_birth: '1990-03-01',
    contact_phone: phone,
    consent: true,
  };
  const player = await organising<{ _id: string }>('POST', '/app/players', profile);

  await test.step('the link of the mail leads to the login, and from there to the invitation', async () => {
    const admin = await callerOf(request, installer);
    let link = '';
    await expect(async () => {
      const { collection } = await admin<{ collection: Mail[] }>('GET', '/app/outbox?itemsPerPage=100');
      const sent = collection.find(({ to, kind }) => to === coOrganiser.email && kind === 'invited');
      const mail = await admin<{ body: string }>('POST', `/app/outbox/${sent?._id ?? ''}/open`);
      link = /\/invitation\/open\/[\w-]+\?code=[\w-]+/u.exec(mail.body)?.[0] ?? '';
      expect(link).not.toBe('');
    }).toPass();
    await page.goto(link);
    await expect(page).toHaveURL(/\/auth/u);
    await page.getByLabel('Correo electrónico').fill(coOrganiser.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(coOrganiser.password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'Invitación a organizar Open de la Plaza' }),
    ).toBeVisible();
    await expect(page.getByText('Te invita Olga Organiza')).toBeVisible();
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('button', { name: 'Abrir inscripción' })).toBeVisible();
  });

  await test.step('they say that the profile is theirs', async () => {
    await page.goto(`/players/${player._id}`);
    await page.getByRole('button', { name: 'Este soy yo' }).click();
    await expect(page.getByText('Has pedido este perfil')).toBeVisible();
  });

  await test.step('who made it sees the claim waiting, and hands it over', async () => {
    await enter(page, organiser, '/user-management');
    const waiting = page.getByRole('list', { name: 'Pendiente de tu respuesta' });
    await expect(waiting.getByText(`${coOrganiser.name} dice que el perfil de`)).toBeVisible();
    await waiting.getByRole('button', { name: 'Entregar el perfil' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Entregar el perfil' }).click();
    await expect(page.getByText(`ya es de ${coOrganiser.name}`)).toBeVisible();
    await expect(waiting).toBeHidden();
  });

  await test.step('it is theirs', async () => {
    await enter(page, coOrganiser, `/players/${player._id}`);
    await expect(page.getByRole('heading', { name: coOrganiser.name })).toBeVisible();
    await expect(page.getByText('¿Eres tú?')).toBeHidden();
  });
});

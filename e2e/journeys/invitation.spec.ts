import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerOf, installer, newcomer } from '../src/steps/api.ts';

type Mail = { readonly _id: string; readonly to: string; readonly kind: string };

test('an organiser whom nobody knows invites; the person accepts from the mail and alone sees why they cannot', async ({
  page,
  browser,
  request,
}) => {
  const admin = await callerOf(request, installer);
  const player = newPerson('Ana Jugadora');
  const api = await newcomer(request, player);
  const born = { name: player.name, date_of_birth: '2012-03-01', guardian_consent: true, consent: true };
  const phone = { name: 'Marta', code: '+34', phone: '600123456' };
  const made = await api<{ player: { _id: string } }>('POST', '/app/players/create-from-user', {
    ...born,
    contact_phone: phone,
  });
  const organiser = newPerson('Nora Nueva');
  const making = await newcomer(request, organiser);
  const openOf = async (name: string, limits: object) => {
    const dates = { date_start: '2027-02-28T09:00:00Z', date_end: '2027-02-28T19:00:00Z' };
    const { _id } = await making<{ _id: string }>('POST', '/app/opens', { name, ...dates, ...limits });
    await making('POST', `/app/opens/${_id}/transitions`, { to: 'registrationOpen' });
    return _id;
  };
  const adults = await openOf('Open de adultos', { age_range: { min: 18, max: 99 } });
  const everybody = await openOf('Open de todos', {});

  await test.step('the organiser invites, and learns nothing about the person', async () => {
    await enter(page, organiser, `/single-open/${adults}?tab=players`);
    await page.getByRole('button', { name: 'Añadir jugadores' }).click();
    await expect(page.getByText('Quien invites decide')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar un jugador' }).fill('Ana Jug');
    await page.getByRole('button', { name: `Invitar: ${player.name}` }).click();
    await expect(page.getByText(`Invitación para ${player.name} enviada`)).toBeVisible();
    await page.keyboard.press('Escape');
    const invited = page.getByRole('list', { name: 'Invitaciones sin aceptar' });
    await expect(invited.getByText(player.name)).toBeVisible();
    await page.getByRole('button', { name: 'Código QR' }).click();
    await expect(page.getByRole('img', { name: 'Escanéalo para inscribirte' })).toBeVisible();
  });

  const answering = await browser.newPage({ locale: 'es-ES' });
  const openMail = (number: number) =>
    expect(async () => {
      const { collection } = await admin<{ collection: Mail[] }>('GET', '/app/outbox?itemsPerPage=100');
      const mails = collection.filter(({ to, kind }) => to === player.email && kind === 'invitedToAnOpen');
      expect(mails).toHaveLength(number);
      const mail = await admin<{ body: string }>('POST', `/app/outbox/${mails[0]?._id ?? ''}/open`);
      const path = /\/registration\/[\w-]+/u.exec(mail.body)?.[0] ?? '';
      await answering.goto(new URL(path, page.url()).href);
    }).toPass();

  await test.step('the person opens the mail’s page and sees why they cannot play', async () => {
    await openMail(1);
    await answering.getByRole('button', { name: 'Aceptar' }).click();
    await expect(answering.getByText('La edad mínima es 18.')).toBeVisible();
    await page.reload();
    const invited = page.getByRole('list', { name: 'Invitaciones sin aceptar' });
    await expect(invited.getByText('Con invitación', { exact: true })).toBeVisible();
  });

  await test.step('where nothing stands against it they are in with one tap', async () => {
    await making('POST', `/app/opens/${everybody}/invitations`, { player_id: made.player._id });
    await openMail(2);
    await answering.getByRole('button', { name: 'Aceptar' }).click();
    await expect(answering.getByText(`${player.name} tiene plaza.`)).toBeVisible();
    await page.goto(`/single-open/${everybody}?tab=players`);
    await expect(page.getByRole('list', { name: 'Jugadores' }).getByText(player.name)).toBeVisible();
  });
});

import { type APIRequestContext, devices, type Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson, type Person } from '../src/steps/accounts.ts';
import { type Api, callerFor, newcomer } from '../src/steps/api.ts';

type Id = { readonly _id: string };
type Player = Person & { readonly api: Api; readonly id: string };

/** Somebody with an account and a profile. */
async function playerOf(request: APIRequestContext, name: string, gender: 'man' | 'woman'): Promise<Player> {
  const person = newPerson(name);
  const api = await newcomer(request, person);
  const { player } = await api<{ player: Id }>('POST', '/app/players/create-from-user', {
    date_of_birth: '1995-03-01',
    gender,
  });
  return { ...person, api, id: player._id };
}

const partnerOf = (page: Page) => page.getByRole('region', { name: 'Tu pareja' });

test('a player asks a partner on a phone, loses him, and finds another one', async ({ browser, request }) => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  const phone = async () =>
    (
      await browser.newContext({ viewport, hasTouch, isMobile, locale: 'es-ES', serviceWorkers: 'block' })
    ).newPage();
  const organiser = await callerFor(request, newPerson('Dolors Organitza'));
  const ana = await playerOf(request, 'Ainhoa Dobla', 'woman');
  const leo = await playerOf(request, 'Leandro Parejo', 'man');
  const nil = await playerOf(request, 'Nilo Suplente', 'man');
  const { _id: id } = await organiser<Id>('POST', '/app/opens', {
    name: 'Mixtos de la Mercè',
    doubles: 'mixed',
    date_start: '2027-02-28T09:00:00Z',
    date_end: '2027-02-28T19:00:00Z',
  });
  await organiser('POST', `/app/opens/${id}/transitions`, { to: 'registrationOpen' });
  const hers = await phone();
  const his = await phone();

  await test.step('she registers, and asks somebody by name', async () => {
    await enter(hers, ana, `/single-open/${id}`);
    await expect(partnerOf(hers).getByText('Cada persona se inscribe por su cuenta.')).toBeVisible();
    await hers.getByRole('button', { name: 'Inscríbete' }).click();
    await partnerOf(hers).getByRole('button', { name: 'Buscar pareja' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Buscar pareja' });
    await expect(dialog.getByText('Ahora mismo nadie más busca pareja aquí.')).toBeVisible();
    await dialog.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('Leandro');
    await dialog.getByRole('button', { name: `Invitar: ${leo.name}` }).click();
    await expect(dialog).toBeHidden();
    await expect(partnerOf(hers).getByText(`Esperando la respuesta de ${leo.name}`)).toBeVisible();
  });

  await test.step('he finds it among what waits for him, and is registered and in the pair on accepting', async () => {
    await enter(his, leo, '/user-management');
    await expect(his.getByText(`${ana.name} invita a ${leo.name} a formar pareja en Mixtos`)).toBeVisible();
    await his.getByRole('link', { name: 'Ver y responder' }).click();
    await expect(partnerOf(his).getByText('la inscripción en el torneo queda hecha')).toBeVisible();
    await partnerOf(his).getByRole('button', { name: 'Aceptar' }).click();
    await expect(partnerOf(his).getByRole('heading', { name: ana.name })).toBeVisible();
    await expect(partnerOf(hers).getByRole('heading', { name: leo.name })).toBeVisible();
  });

  await test.step('he withdraws; she reads it, and asks one who looks for a partner too', async () => {
    await his.getByRole('button', { name: 'Darme de baja' }).click();
    await expect(partnerOf(hers).getByText(`${leo.name} se ha retirado.`)).toBeVisible();
    await nil.api('POST', `/app/opens/${id}/inscriptions`, { player_id: nil.id });
    await partnerOf(hers).getByRole('button', { name: 'Buscar pareja' }).click();
    const dialog = hers.getByRole('dialog', { name: 'Buscar pareja' });
    await expect(dialog.getByRole('heading', { name: 'También buscan pareja' })).toBeVisible();
    await dialog.getByRole('button', { name: `Invitar: ${nil.name}` }).click();
    await expect(partnerOf(hers).getByText(`Esperando la respuesta de ${nil.name}`)).toBeVisible();
  });

  await test.step('he asks her in the same moment, which makes the pair', async () => {
    await nil.api('POST', `/app/opens/${id}/partners`, { player_id: nil.id, partner_id: ana.id });
    await expect(partnerOf(hers).getByRole('heading', { name: nil.name })).toBeVisible();
    await expect(hers.getByRole('tab', { name: 'Parejas', selected: true })).toBeVisible();
    await expect(hers.getByText(`${ana.name} / ${nil.name}`)).toBeVisible();
  });
});

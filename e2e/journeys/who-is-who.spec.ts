import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, trust, type Api } from '../src/steps/api.ts';
import { allPresent, drawnPhase, registeredOpen } from '../src/steps/opens-by-api.ts';

type Id = { readonly _id: string };
type Day = Id & {
  readonly matches: readonly (Id & {
    readonly a: { readonly name: string } | null;
    readonly b: { readonly name: string } | null;
  })[];
};

/** An open in play in a hall with two players and a guest. */
async function openWithGuest(api: Api, venue: string, { name, guest }: { name: string; guest: string }) {
  const id = await registeredOpen(api, name, [`${name} Uno`, `${name} Dos`], venue);
  await api('POST', `/app/opens/${id}/guests`, { name: guest, consent: { confirmed: true } });
  for (const to of ['registrationClosed', 'reception'])
    await api('POST', `/app/opens/${id}/transitions`, { to, confirmed: true });
  await allPresent(api, id);
  await api('POST', `/app/opens/${id}/transitions`, { to: 'active', confirmed: true });
  await drawnPhase(api, id, { number: 1, type: 'groups', groups_count: 1 });
  return id;
}

test('an organiser says that a guest plays in two opens, and they are called to one table at a time', async ({
  page,
  request,
}) => {
  const person = newPerson('Quima Quirant');
  const api = await callerFor(request, person);
  await trust(request, person);
  const terms = { terms_accepted: true, declaration_accepted: true };
  const hall = { name: 'Pabellón de los invitados', address: 'Carrer Nou 1', tables: 3, ...terms };
  const { _id: venue } = await api<Id>('POST', '/app/venues', hall);
  const open = await openWithGuest(api, venue, { name: 'Absoluto', guest: 'Zoe Lejos' });
  await openWithGuest(api, venue, { name: 'Veteranas', guest: 'Lejos, Zoé' });
  await enter(page, person);
  await page.goto(`/single-open/${open}?tab=tables`);
  const dialog = page.getByRole('dialog', { name: 'Quién es quién' });
  const guest = dialog.getByRole('region', { name: 'Zoe Lejos' });
  const show = async () => {
    await page.getByRole('button', { name: 'Opciones del día' }).click();
    await page.getByRole('menuitem', { name: 'Quién es quién' }).click();
  };

  await test.step('the same name is suggested, and said by keyboard', async () => {
    await show();
    const suggested = guest.getByRole('button', { name: 'Es Zoé Lejos, de Veteranas' });
    // A dialog takes keys before it is painted.
    await suggested.click({ trial: true });
    await suggested.focus();
    await page.keyboard.press('Enter');
    await expect(guest.getByText('Es también Zoé Lejos, de Veteranas')).toBeVisible();
    await dialog.getByRole('button', { name: 'Listo' }).click();
  });

  await test.step('the queue waits for them in the other open', async () => {
    const { _id: day, matches } = await api<Day>('GET', `/app/opens/${open}/day`);
    const match = matches.find(({ a, b }) => [a?.name, b?.name].includes('Zoe Lejos'));
    await api('POST', `/app/days/${day}/calls`, { match_id: match?._id, table: 1 });
    await expect(page.getByText('Espera a Zoé Lejos: mesa 1, aún sin empezar.').first()).toBeVisible();
  });

  await test.step('on a phone they are two again, and anybody else of the other open is found', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await show();
    await guest.getByRole('button', { name: 'Son dos personas' }).click();
    await guest.getByRole('button', { name: /^Buscar/u }).click();
    await guest.getByRole('combobox', { name: '¿Quién es?' }).fill('dos');
    await page.getByRole('option', { name: 'Veteranas Dos · Veteranas' }).click();
    await expect(guest.getByText('Es también Veteranas Dos, de Veteranas')).toBeVisible();
  });

  await test.step('from the other open they are two as well, though nobody there is a guest', async () => {
    const player = dialog.getByRole('region', { name: 'Veteranas Dos' });
    await expect(player.getByText('Es también Zoe Lejos, de Absoluto')).toBeVisible();
    await player.getByRole('button', { name: 'Son dos personas' }).click();
    await expect(player).toBeHidden();
    await expect(guest.getByText('Es también')).toBeHidden();
  });
});

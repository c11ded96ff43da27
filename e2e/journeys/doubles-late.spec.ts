import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, intoPlay, registerAll } from '../src/steps/opens-by-api.ts';

type Id = { readonly _id: string };
type Registered = { readonly collection: readonly { readonly player: Id & { readonly name: string } }[] };

const couples = ['Aina Tarda / Aleix Tarda', 'Berta Tarda / Biel Tarda', 'Clara Tarda / Cesc Tarda'];

test('somebody new comes late to a doubles and plays with whoever has no partner', async ({
  page,
  request,
}) => {
  const director = newPerson('Dora Directora');
  const api = await callerFor(request, director);
  const { _id: id } = await api<Id>('POST', '/app/opens', {
    name: 'Dobles con retraso',
    doubles: 'open',
    players_max: 16,
    date_start: '2027-02-28T09:00:00Z',
    date_end: '2027-02-28T19:00:00Z',
  });
  await api('POST', `/app/opens/${id}/transitions`, { to: 'registrationOpen' });
  await registerAll(api, id, [...couples.flatMap((couple) => couple.split(' / ')), 'Sara Sola']);
  const { collection } = await api<Registered>('GET', `/app/opens/${id}/inscriptions`);
  for (const couple of couples) {
    const names = couple.split(' / ');
    const players = names.map((name) => collection.find(({ player }) => player.name === name)?.player._id);
    await api('POST', `/app/opens/${id}/pairs`, { players });
  }
  await intoPlay(api, id);
  const { groups } = await drawnPhase(api, id, { number: 1, type: 'groups', groups_count: 1 });

  await enter(page, director, `/single-open/${id}?tab=groups`);
  const dialog = page.getByRole('dialog');
  const toGroup = () =>
    page
      .getByRole('link', { name: /Grupo A/u })
      .first()
      .click();

  await test.step('the group says where to register them', async () => {
    await toGroup();
    await page.getByRole('button', { name: 'Añadir a quien llega tarde' }).click();
    await expect(
      dialog.getByText('Inscribe a quien falte en Jugadores y forma la pareja en Parejas'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('they are registered and paired', async () => {
    await page.goto(`/single-open/${id}?tab=players`);
    await page.getByRole('button', { name: 'Añadir jugadores' }).click();
    await dialog.getByRole('button', { name: 'Añadir sin cuenta' }).click();
    await dialog.getByLabel('Nombre').fill('Nora Nueva');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Inscribir', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goto(`/single-open/${id}?tab=pairs`);
    const alone = page.getByRole('group', { name: 'Sin pareja' });
    for (const name of ['Sara Sola', 'Nora Nueva']) await alone.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Formar pareja' }).click();
    await expect(page.getByText('Pareja formada: Sara Sola / Nora Nueva')).toBeVisible();
  });

  await test.step('and play in the group', async () => {
    await page.goto(`/single-open/${id}?tab=groups`);
    await toGroup();
    await page.getByRole('button', { name: 'Añadir a quien llega tarde' }).click();
    await dialog.getByLabel('Quién entra').click();
    await page.getByRole('option', { name: 'Sara Sola / Nora Nueva' }).click();
    await dialog.getByRole('button', { name: 'Añadir al grupo' }).click();
    await expect(page.getByText(/Sara Sola \/ Nora Nueva juega en /u)).toBeVisible();
    const group = await api<{ matches: readonly unknown[] }>('GET', `/app/groups/${groups[0]?._id ?? ''}`);
    expect(group.matches).toHaveLength(6);
  });
});

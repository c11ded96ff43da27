import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, type Api } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

const names = Array.from(
  'ABCDEFGHIJKLMNOPQRSTU',
  (letter) => `${letter}${letter === 'A' ? 'na' : 'eo'} ${letter}oral`,
);

type Match = {
  readonly _id: string;
  readonly a: { readonly name: string };
  readonly b: { readonly name: string };
};
type Group = { readonly matches: readonly Match[]; readonly players: readonly { readonly name: string }[] };

/** Plays a group by the alphabet. Its third has so many points in each set against the second. */
async function play(api: Api, id: string, points: number) {
  const { matches, players } = await api<Group>('GET', `/app/groups/${id}`);
  const order = players.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other));
  const [, second = '', third = ''] = order;
  for (const { _id, a, b } of matches) {
    const isDeciding = [a.name, b.name].every((name) => name === second || name === third);
    const lost = isDeciding ? points : 5;
    const set = a.name < b.name ? { a: 11, b: lost } : { a: lost, b: 11 };
    await api('PUT', `/app/matches/${_id}/result`, { outcome: 'played', sets: [set, set, set] });
  }
  const deciding = matches.find(({ a, b }) =>
    [a.name, b.name].every((name) => [second, third].includes(name)),
  );
  return { second, third, deciding };
}

test('the four best thirds of six groups fill a draw of 16, and a corrected result changes who they are', async ({
  page,
  request,
}) => {
  const director = newPerson('Dario Director');
  const api = await callerFor(request, director);
  const openId = await openInPlay(api, 'Open de otoño', names);
  const stage = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 6 });
  const played: Awaited<ReturnType<typeof play>>[] = [];
  for (const [index, { _id }] of stage.groups.entries()) played.push(await play(api, _id, index + 1));
  const thirds = played.map(({ third }) => third);
  const tab = (name: string) => page.goto(`/single-open/${openId}?tab=${name}`);
  const dialog = page.getByRole('dialog');

  await test.step('the dialog of the knockout offers them, with the keyboard alone', async () => {
    await enter(page, director, `/single-open/${openId}?tab=groups`);
    await page.getByRole('button', { name: 'Crear la eliminatoria' }).click();
    await expect(dialog.getByText('Cuadro de 16 con 4 exentos.')).toBeVisible();
    await dialog
      .getByRole('switch', { name: 'Completar hasta 16 con los 4 mejores terceros' })
      .press('Space');
    await expect(dialog.getByLabel('Jugadores en total')).toHaveValue('16');
    await expect(dialog.getByText('Cuadro de 16.')).toBeVisible();
    await dialog.getByLabel('Jugadores en total').fill('19');
    await dialog.getByRole('button', { name: 'Crear fase' }).click();
    await expect(dialog.getByText(/con la posición siguiente entera son 18/u)).toBeVisible();
    await dialog.getByLabel('Jugadores en total').fill('16');
    await dialog.getByRole('button', { name: 'Crear fase' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the groups say who they are, and why', async () => {
    await tab('groups');
    const table = page.getByRole('table', { name: 'Los 4 mejores terceros' });
    await expect(table.getByRole('row')).toHaveCount(7);
    await expect(table.getByText('Clasificado')).toHaveCount(4);
    await expect(table.getByRole('row').nth(1)).toContainText(thirds[5] ?? '');
    await expect(table.getByRole('row').nth(1)).toContainText('igualado a sets');
    await expect(table.getByText(/sin el partido contra/u)).toHaveCount(3);
  });

  await test.step('they are drawn', async () => {
    await tab('knockouts');
    await page.getByRole('button', { name: 'Hacer el sorteo' }).click();
    await expect(dialog.getByRole('button', { name: /^Intercambiar a/u })).toHaveCount(16);
    await dialog.getByRole('button', { name: 'Guardar sorteo' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Crear partidos' }).click();
    for (const third of thirds.slice(2)) await expect(page.getByText(third).first()).toBeVisible();
    await expect(page.getByText(thirds[0] ?? '')).toBeHidden();
  });

  await test.step('a corrected result brings another third, as its preview says', async () => {
    const [{ second, third, deciding }] = played as [(typeof played)[number]];
    await page.goto(`/match/${deciding?._id}`);
    await page.getByRole('button', { name: 'Corregir resultado' }).click();
    const won = deciding?.a.name === second;
    for (const [index, set] of (won ? ['9', '9', '-9', '9'] : ['-9', '-9', '9', '-9']).entries())
      await dialog.getByLabel(`Set ${index + 1}`).fill(set);
    await dialog.getByRole('button', { name: 'Ver consecuencias' }).click();
    await expect(dialog.getByText(`entra ${third}`)).toBeVisible();
    await expect(dialog.getByText(`sale ${thirds[2]}`)).toBeVisible();
    await page.getByLabel('Motivo de la corrección').fill('La mesa olvidó un set');
    await page.getByRole('button', { name: 'Corregir', exact: true }).click();
    await expect(page.getByText('Resultado corregido')).toBeVisible();
    await tab('knockouts');
    await expect(page.getByText(third).first()).toBeVisible();
    await expect(page.getByText(thirds[2] ?? '')).toBeHidden();
  });

  await test.step('visitors read the same', async () => {
    await page.goto(`/o/${openId}/groups`);
    const table = page.getByRole('table', { name: 'Los 4 mejores terceros' });
    await expect(table.getByRole('row').nth(1)).toContainText(thirds[0] ?? '');
    await expect(table.getByRole('row').nth(1)).toContainText('Clasificado');
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, type Api } from '../src/steps/api.ts';
import { drawnPhase, openInPlay, playMatch } from '../src/steps/opens-by-api.ts';

type Match = { readonly _id: string; readonly round: string; readonly state: string };

test('after a corrected semi-final the final of a finished open is replayed, and there is a champion again', async ({
  page,
  request,
}) => {
  const director = newPerson('Rosa Repesca');
  const api = await callerFor(request, director);
  const open = await openInPlay(api, 'Open de la repesca', [
    'Ana Uno',
    'Bea Dos',
    'Cira Tres',
    'Dora Cuatro',
  ]);
  const phase = await drawnPhase(api, open, { number: 1, type: 'knockout', best_of: 5 });
  const semifinal = await playedOut(api, phase.groups[0]?._id ?? '');
  await api('POST', `/app/opens/${open}/transitions`, { to: 'finished' });

  await test.step('the other semi-finalist won: the final is to be replayed', async () => {
    await enter(page, director, `/match/${semifinal}`);
    await page.getByRole('button', { name: 'Corregir resultado' }).click();
    await enterSets(page, 'Ver consecuencias', '-5');
    await page.getByLabel('El partido siguiente ya ha empezado').click();
    await page.getByRole('option', { name: 'Se juega otra vez' }).click();
    await expect(page.getByText(/a nadie$/u)).toBeVisible();
    await page.getByLabel('Motivo de la corrección').fill('La mesa apuntó al revés');
    await page.getByRole('button', { name: 'Corregir', exact: true }).click();
    await expect(page.getByText('Resultado corregido')).toBeVisible();
  });

  await test.step('the open says what is missing, and leads there', async () => {
    await page.goto(`/single-open/${open}?tab=knockouts`);
    await expect(page.getByText('Un partido anulado está sin resultado')).toBeVisible();
    await expect(page.getByText('Por repetir')).toBeVisible();
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByText('Se repite: falta el resultado')).toBeVisible();
  });

  await test.step('its result makes a champion', async () => {
    await page.getByRole('button', { name: 'Anotar resultado' }).click();
    await expect(page.getByRole('dialog', { name: 'Anotar resultado' })).toBeVisible();
    await enterSets(page, 'Ver consecuencias', '5');
    await page.getByRole('button', { name: 'Guardar resultado' }).click();
    await expect(page.getByText('Resultado guardado')).toBeVisible();
    const winner = await page
      .getByRole('status')
      .filter({ hasText: /^Gana / })
      .textContent();
    const name = winner?.replace('Gana ', '') ?? '';
    await page.goto(`/single-open/${open}`);
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText('Un partido anulado está sin resultado')).toHaveCount(0);
    const { champions } = await api<{ champions: readonly { name: string }[] }>('GET', `/app/opens/${open}`);
    expect(champions.map((champion) => champion.name)).toEqual([name]);
  });
});

/** Plays a bracket, won by the upper player of each match, and gives its first semi-final. */
async function playedOut(api: Api, group: string): Promise<string> {
  for (;;) {
    const { matches } = await api<{ matches: readonly Match[] }>('GET', `/app/groups/${group}`);
    const ready = matches.filter(({ state }) => state === 'enrolled');
    for (const { _id } of ready) await playMatch(api, _id, 'a');
    if (ready.length === 0) return matches.find(({ round }) => round === 'semifinal')?._id ?? '';
  }
}

async function enterSets(page: Page, action: string, set: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const number of [1, 2, 3]) await dialog.getByLabel(`Set ${number}`).fill(set);
  await dialog.getByRole('button', { name: action }).click();
}

import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { type Api, callerFor } from '../src/steps/api.ts';
import { registeredOpen } from '../src/steps/opens-by-api.ts';
import { clickTwice, gaps } from '../src/steps/twice.ts';

type Open = { readonly state: string };
type List<Row> = { readonly collection: readonly Row[] };

const players = ['Abril Doble', 'Bernat Doble', 'Celia Doble'];

for (const gap of gaps)
  test(`two clicks ${gap} ms apart are one`, async ({ page, request }) => {
    const director = newPerson(`Dolors Doble ${gap === 0 ? 'Zero' : 'Some'}`);
    const api = await callerFor(request, director);
    const id = await registeredOpen(api, `Open doble ${gap}`, players);
    await api('POST', `/app/opens/${id}/transitions`, { to: 'registrationClosed' });
    await enter(page, director);
    const show = (tab: string) => page.goto(`/single-open/${id}?tab=${tab}`);

    await test.step('the reception is opened, and not closed by the step that takes its place', async () => {
      await show('players');
      await clickTwice(page.getByRole('button', { name: 'Abrir recepción' }), gap);
      await expect(page.getByRole('button', { name: 'Cerrar recepción' })).toBeEnabled();
      await expectCalm(page);
      expect((await api<Open>('GET', `/app/opens/${id}`)).state).toBe('reception');
    });

    await test.step('one phase is created', async () => {
      await show('groups');
      await page.getByRole('button', { name: 'Crear fase' }).click();
      await clickTwice(page.getByRole('dialog').getByRole('button', { name: 'Crear fase' }), gap);
      await expect(page.getByText('Fase creada')).toBeVisible();
      await expectCalm(page);
      const { collection } = await api<List<unknown>>('GET', `/app/opens/${id}/phases`);
      expect(collection).toHaveLength(1);
    });

    await test.step('a player is marked as present, and only that one', async () => {
      await show('players');
      await page.getByRole('button', { name: 'Por llegar', exact: true }).click();
      await clickTwice(page.getByRole('button', { name: 'Marcar presente a Abril Doble' }), gap);
      await expect(page.getByText('1 presente')).toBeVisible();
      await expectCalm(page);
      await expect(page.getByRole('button', { name: /^Marcar presente/u })).toHaveCount(2);
      await expect.poll(() => presentIn(api, id)).toEqual(['Abril Doble']);
    });
  });

/** Expects that nothing failed and no dialog has opened. */
async function expectCalm(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

async function presentIn(api: Api, id: string): Promise<readonly string[]> {
  type Inscription = { readonly state: string; readonly player: { readonly name: string } };
  const { collection } = await api<List<Inscription>>('GET', `/app/opens/${id}/inscriptions`);
  return collection.flatMap(({ state, player }) => (state === 'present' ? [player.name] : []));
}

test('a dialog is left by Escape and by going back, and asks before it loses what was typed', async ({
  page,
  request,
}) => {
  const director = newPerson('Dolors Dialog');
  const api = await callerFor(request, director);
  const id = await registeredOpen(api, 'Open del diálogo', []);
  await api('POST', `/app/opens/${id}/transitions`, { to: 'registrationClosed' });
  await enter(page, director, `/single-open/${id}?tab=groups`);
  const dialog = page.getByRole('dialog', { name: 'Nueva fase' });
  const begin = async () => {
    await page.getByRole('button', { name: 'Crear fase' }).click();
    await expect(dialog).toBeVisible();
  };
  const isStillThere = () => expect(page).toHaveURL(new RegExp(`single-open/${id}`, 'u'));

  await begin();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await begin();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await isStillThere();

  const question = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await begin();
  await dialog.getByLabel('Nombre').fill('Liguilla de la mañana');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Liguilla de la mañana');
  }
  await page.goBack();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();
  await isStillThere();
  expect((await api<List<unknown>>('GET', `/app/opens/${id}/phases`)).collection).toHaveLength(0);
});

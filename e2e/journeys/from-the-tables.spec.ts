import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { callFirstTo, dayOf, queue, table } from '../src/steps/day.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { points, score, toss } from '../src/steps/scoring-by-api.ts';

const players = ['Abril Nou', 'Blanca Oms', 'Cloe Prat', 'Dafne Quer'];

test('a result is entered from the tables, and leads back to them', async ({ page, request }) => {
  const person = newPerson('Mesa Llena');
  const api = await callerFor(request, person);
  const openId = await openInPlay(api, 'Open de ida y vuelta', players);
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  await enter(page, person);
  await page.goto(`/single-open/${openId}?tab=tables`);
  await callFirstTo(page, 1);
  await callFirstTo(page, 2);
  const [first] = (await dayOf(api, openId)).calls;
  await score(api, first?.match_id ?? '', [toss, ...points(3)]);
  await expect(table(page, 1).getByText('Jugando')).toBeVisible();

  const enterSets = async () => {
    for (const number of [1, 2, 3]) {
      await page.getByRole('textbox', { name: `Set ${number}` }).fill('5');
    }
    await page.getByRole('button', { name: 'Guardar resultado' }).click();
  };

  await test.step('a free table says that no match can be called, until the choice is taken back', async () => {
    await expect(queue(page).getByText('4 partidos')).toBeVisible();
    const free = table(page, 3).getByRole('button', { name: 'Mesa 3: Libre' });
    const bar = page.getByRole('status').filter({ hasText: '¿Qué partido va a la mesa 3?' });
    await free.click();
    await expect(bar).toContainText('Ninguno se puede llamar todavía.');
    await expect(bar).toContainText(/El primero, según lo previsto: .+ – .+\. Se llama entre las \d\d:\d\d/u);
    await table(page, 3).getByRole('button', { name: 'Opciones de la mesa 3' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(bar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toBeHidden();
    await free.click();
    await page.getByRole('button', { name: 'Horario' }).click();
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Mesas', exact: true }).click();
    await expect(free).toBeVisible();
    await expect(bar).toBeHidden();
  });

  await test.step('the menu of a table leads straight to the sheet, and saving it back to the tables', async () => {
    await table(page, 1).getByRole('button', { name: 'Opciones de la mesa 1' }).click();
    await page.getByRole('menuitem', { name: 'Anotar el resultado' }).click();
    await expect(page.getByRole('link', { name: 'Volver a las mesas' })).toBeVisible();
    await enterSets();
    await expect(page.getByText('Resultado guardado')).toBeVisible();
    await expect(table(page, 1).getByText(/^Último: .+ 3-0$/u)).toBeVisible();
    await expect(table(page, 1)).toBeFocused();
  });

  await test.step('with both there, a match starts from its table', async () => {
    for (const side of await table(page, 2)
      .getByRole('button', { name: /: en la mesa$/u })
      .all())
      await side.click();
    await expect(table(page, 2).getByText('Llamado · ya están')).toBeVisible();
    await expect(table(page, 2).getByRole('button', { name: /llamada/u })).toBeHidden();
    await table(page, 2).getByRole('link', { name: 'Empezar' }).click();
    await page.getByRole('button', { name: 'Empezar el partido' }).click();
    await page.getByRole('button', { name: 'Salir del marcador' }).click();
    await page.getByRole('link', { name: 'Volver a las mesas' }).click();
    await expect(table(page, 2).getByText('Lleva 0 min')).toBeVisible();
    await expect(table(page, 2)).toBeFocused();
    await expect(table(page, 2).getByRole('link', { name: 'Anotar el resultado' })).toBeVisible();
  });

  await test.step('on a phone the sheet of a table offers the same', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await table(page, 2)
      .getByRole('button', { name: / Jugando · Lleva /u })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Mesa 2' });
    await expect(sheet.getByRole('menuitem', { name: 'Ir al partido' })).toBeVisible();
    await sheet.getByRole('menuitem', { name: 'Anotar el resultado' }).click();
    await enterSets();
    await expect(table(page, 2).getByText(/^Último: .+ 3-0$/u)).toBeVisible();
    await expect(table(page, 2)).toBeFocused();
  });

  await test.step('a match that is over leads back first, and its next one too', async () => {
    await page.goto(`/match/${first?.match_id ?? ''}?tables=open&table=3`);
    await expect(page.getByRole('link', { name: 'Volver a las mesas' })).toHaveCount(1);
    await page.getByRole('link', { name: /^Siguiente: /u }).click();
    await page.getByRole('link', { name: 'Volver a las mesas' }).click();
    await expect(table(page, 3)).toBeFocused();
    await expect(table(page, 3)).toBeInViewport({ ratio: 1 });
  });
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, trust } from '../src/steps/api.ts';
import { dayOf, queue, table, toCall } from '../src/steps/day.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { score, toss } from '../src/steps/scoring-by-api.ts';

const players = ['Abril Nou', 'Blanca Oms', 'Cloe Prat', 'Dafne Quer', 'Elna Riu', 'Flora Sanz'];

const centre = async (of: Locator) => {
  const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

/** With the mouse: from the middle of something, past the least distance of a drag, to a point. */
async function drag(page: Page, from: Locator, to: { readonly x: number; readonly y: number }) {
  await from.hover();
  const { x, y } = await centre(from);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 12);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('the plan looks like the hall, and a match is dragged to its table', async ({ page, request }) => {
  const person = newPerson('Sala Grande');
  const api = await callerFor(request, person);
  await trust(request, person);
  const openId = await openInPlay(api, 'Open de la sala', players);
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  await enter(page, person);
  await page.goto(`/single-open/${openId}?tab=tables`);

  await test.step('tables are arranged by drag and by keys', async () => {
    await page.getByRole('button', { name: 'Opciones del día' }).click();
    await page.getByRole('menuitem', { name: 'Colocar las mesas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Colocar las mesas' });
    const placed = (number: number) =>
      dialog.getByRole('button', { name: new RegExp(`^Mesa ${number}: columna`, 'u') });
    await expect(placed(4)).toHaveAccessibleName('Mesa 4: columna 5, fila 2.');
    const { x, y } = await centre(placed(1));
    await drag(page, placed(4), { x, y: y + 160 });
    await expect(dialog.getByRole('status')).toHaveText('Mesa 4: columna 2, fila 4,5.');
    await placed(4).focus();
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('status')).toHaveText('Mesa 4: columna 2, fila 4.');
    await placed(2).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(placed(1)).toHaveAccessibleName('Mesa 1: columna 3, fila 2.');
    await dialog.getByRole('button', { name: 'Mesa 4: llenar antes' }).click();
    await expect(dialog.getByRole('listitem').nth(2)).toHaveText(/Mesa 4$/u);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    // The plan follows the day, a moment after the dialog is gone.
    await expect(async () => {
      const [left, right, below] = await Promise.all([2, 1, 4].map((number) => centre(table(page, number))));
      expect(left?.x).toBeLessThan(right?.x ?? 0);
      expect(left?.y).toBe(right?.y);
      expect(below?.x).toBe(left?.x);
      expect(below?.y).toBeGreaterThan(left?.y ?? 0);
    }).toPass({ timeout: 20_000 });
  });

  await test.step('the QR codes of the tables are in the menu', async () => {
    await page.getByRole('button', { name: 'Opciones del día' }).click();
    await page.getByRole('menuitem', { name: 'QR de las mesas' }).click();
    await expect(page.getByRole('heading', { name: 'QR para árbitros' })).toBeVisible();
    await page.goBack();
    await expect(table(page, 1)).toBeVisible();
  });

  await test.step('a match is dragged from the queue to a table, and nowhere else', async () => {
    const row = toCall(page).first();
    await drag(page, row, { x: 5, y: 5 });
    await expect(page.getByText(/^¿A qué mesa va /u)).toBeHidden();
    await drag(page, row, await centre(table(page, 2)));
    await expect(table(page, 2).getByText('Llamado')).toBeVisible();
    await expect(queue(page).getByText('14 partidos')).toBeVisible();
  });

  await test.step('a table that somebody else takes during a drag is seen once the match is let go, and stays theirs', async () => {
    const { x, y } = await centre(toCall(page).first());
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 12, y + 12);
    const { _id: day, queue: waiting } = await dayOf(api, openId);
    const other = waiting.findLast(({ ready }) => ready)?.match_id;
    const { _id: call } = await api<{ readonly _id: string }>('POST', `/app/days/${day}/calls`, {
      match_id: other,
      table: 4,
    });
    const to = await centre(table(page, 4));
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expect(table(page, 4).getByText('Libre')).toBeVisible();
    await page.mouse.up();
    await expect(table(page, 4).getByText('Llamado')).toBeVisible();
    await expect(page.getByText(/^La mesa 4 está ocupada: /u)).toBeVisible();
    await api('DELETE', `/app/days/${day}/calls/${call}`);
    await expect(queue(page).getByText('14 partidos')).toBeVisible();
  });

  await test.step('the table that is proposed for a chosen match is marked, in words too', async () => {
    await toCall(page).first().click();
    await expect(page.getByRole('button', { name: /: Llamar aquí, Mesa propuesta$/u })).toHaveCount(1);
    await page.keyboard.press('Escape');
  });

  await test.step('a match that is played goes to another table by a drag, and back by keys', async () => {
    const { calls } = await dayOf(api, openId);
    await score(api, calls[0]?.match_id ?? '', [toss, { type: 'start' }]);
    await expect(table(page, 2).getByText('Jugando')).toBeVisible();
    await drag(page, table(page, 2).getByRole('heading'), await centre(table(page, 3)));
    await expect(table(page, 3).getByText('Jugando')).toBeVisible();
    await table(page, 3).getByRole('button', { name: 'Opciones de la mesa 3' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Pasar a otra mesa' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '¿A qué mesa pasa?' });
    await dialog.getByRole('radio', { name: 'Mesa 2' }).focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Pasar a la mesa 2' }).focus();
    // A button that has just appeared does nothing for a moment.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(table(page, 2).getByText('Jugando')).toBeVisible();
    await expect(table(page, 3).getByText('Libre')).toBeVisible();
  });

  await test.step('a match is fixed to a table and a time, and says so', async () => {
    const name = /^Mesa, hora y quién falta: /u;
    await queue(page).getByRole('button', { name, disabled: false }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Mesa, hora y quién falta/u });
    await dialog.getByRole('combobox', { name: 'Mesa' }).click();
    await page.getByRole('option', { name: 'Mesa 4' }).click();
    await dialog.getByRole('combobox', { name: 'Cuándo' }).click();
    await page.getByRole('option', { name: 'Empieza a las' }).click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Hora' })).toBeFocused();
    await page.keyboard.type('2330');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    const fixedRow = queue(page).getByRole('listitem').filter({ hasText: 'Mesa 4, fija' });
    await expect(fixedRow.getByText(/ · Saque a las 23:30$/u)).toBeVisible();
    await queue(page)
      .getByRole('listitem')
      .filter({ hasText: 'Mesa 4, fija' })
      .getByRole('button', { name })
      .click();
    await dialog.getByRole('combobox', { name: 'Mesa' }).click();
    await page.getByRole('option', { name: 'Cualquiera' }).click();
    await dialog.getByRole('combobox', { name: 'Cuándo' }).click();
    await page.getByRole('option', { name: 'Cuando le toque' }).click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(queue(page).getByText(/mesa 4, fija/u)).toBeHidden();
  });

  await test.step('a phone has tables and queue as lists, one at a time', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(queue(page)).toBeHidden();
    await page.getByRole('tab', { name: 'Cola (14)' }).click();
    await toCall(page).first().click();
    await page
      .getByRole('status')
      .getByRole('button', { name: /^Mesa 3\b/u })
      .click();
    await page.getByRole('tab', { name: 'Plan de mesas' }).click();
    await table(page, 3)
      .getByRole('button', { name: / Llamado/u })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Mesa 3' });
    await sheet.getByRole('button', { name: 'Devolver a la cola' }).click();
    await expect(sheet).toBeHidden();
    await expect(table(page, 3).getByText('Libre')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Cola (14)' })).toBeVisible();
  });
});

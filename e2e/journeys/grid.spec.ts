import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

const names = ['Ana Uno', 'Bea Dos', 'Caro Tres', 'Dora Cuatro', 'Eva Cinco', 'Fina Seis'];
/** The fifteen results of a group of six, row by row: `9 -5 7 8` is 11-9, 5-11, 11-7, 11-8. */
const lines = Array.from({ length: 15 }, (_, at) =>
  at % 3 === 0 ? '9 -5 7 8' : at % 3 === 1 ? '4 6 3' : '-9 -7 -2',
);

/** Counts every key on the way. */
function keysOf(page: Page) {
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    for (const character of text) await press(character === ' ' ? 'Space' : character);
  };
  return { press, type, count: () => pressed };
}

test('a group of six is entered by keyboard: its figures and one Enter for each match, undo, a reload, and errors in place', async ({
  page,
  request,
}) => {
  const director = newPerson('Gema Grupo');
  const directing = await callerFor(request, director);
  const openId = await openInPlay(directing, 'Open de la parrilla', names);
  const phase = await drawnPhase(directing, openId, { number: 1, type: 'groups', groups_count: 1 });
  await enter(
    page,
    director,
    `/single-open/${openId}/stage/${phase._id}/group/${phase.groups[0]?._id ?? ''}`,
  );
  const grid = page.getByRole('grid');
  const cells = grid.getByRole('button');
  await expect(cells).toHaveCount(30);
  await grid.evaluate((table) =>
    table.parentElement?.addEventListener('scroll', () => table.setAttribute('data-scrolled', '')),
  );
  await cells.first().focus();

  const keys = keysOf(page);
  for (const line of lines) {
    await keys.type(line);
    await keys.press('Enter');
  }
  await expect(grid.getByText('3–1')).toHaveCount(5);
  await expect(grid.getByText('0–3')).toHaveCount(10);
  await expect(page.getByText('Grupo terminado')).toBeVisible();
  await expect(grid).not.toHaveAttribute('data-scrolled');
  const figures = lines.join('').length;
  expect(keys.count()).toBe(figures + lines.length);

  await page.keyboard.press('Control+z');
  const field = grid.getByRole('textbox');
  await expect(field).toHaveValue('-9 -7 -2');
  await expect(grid.getByText('0–3')).toHaveCount(9);
  await field.fill('9 -');
  await page.reload();
  await grid.getByRole('button', { name: /: 9 -$/u }).click();
  await expect(field).toHaveValue('9 -');
  await field.fill('9 x 7');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('«x»');
  await field.fill('9 7 r');
  await field.press('Enter');
  await expect(grid.getByText('3–0')).toHaveCount(10);
});

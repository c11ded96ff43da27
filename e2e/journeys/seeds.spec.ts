import type { Locator } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { dragByFinger, dragByMouse } from '../src/steps/drag.ts';
import { openInPlay } from '../src/steps/opens-by-api.ts';

const players = ['Pilar Abad', 'Quim Bosc', 'Rita Cano', 'Saúl Díez', 'Tere Egea', 'Unai Font'];

test('the organiser chooses the number of seeds, and it is kept', async ({ page, request }) => {
  const director = newPerson('Delia Directora');
  const api = await callerFor(request, director);
  const openId = await openInPlay(api, 'Open de verano', players);
  await api('POST', `/app/opens/${openId}/phases`, { number: 1, type: 'knockout', name: 'Cuadro' });
  await enter(page, director, `/single-open/${openId}?tab=knockouts`);
  const make = page.getByRole('button', { name: 'Hacer el sorteo' });
  const dialog = page.getByRole('dialog');
  const seeds = dialog.getByLabel('Cabezas de serie');
  const save = dialog.getByRole('button', { name: 'Guardar sorteo' });
  const seeded = dialog.getByRole('button', { name: /cabeza de serie \d/u });

  const undoDraw = async () => {
    await page.getByRole('button', { name: 'Más acciones' }).last().click();
    await page.getByRole('menuitem', { name: 'Deshacer el sorteo' }).click();
    await dialog.getByRole('button', { name: 'Deshacer el sorteo' }).click();
  };

  await test.step('a quarter of the bracket is suggested', async () => {
    await make.click();
    await expect(seeds).toHaveValue('2');
    await expect(dialog.getByText('Lo normal es 2, un cuarto del cuadro. Como mucho 6.')).toBeVisible();
    await expect(seeded).toHaveCount(2);
  });

  await test.step('two are swapped with a finger on a phone, with the mouse, and by keys alone', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const [second, third] = [1, 2].map((place) =>
      dialog.getByRole('button', { name: /^Intercambiar a/u }).nth(place),
    );
    if (!second || !third) throw new Error('no places');
    const nameOf = async (at: Locator) => (await at.getAttribute('aria-label')) ?? '';
    const [one, other] = await Promise.all([nameOf(second), nameOf(third)]);
    const areSwapped = async () => {
      await expect(second).toHaveAccessibleName(other);
      await expect(third).toHaveAccessibleName(one);
    };
    await third.scrollIntoViewIfNeeded();
    await dragByFinger(page, second, third);
    await areSwapped();
    await dragByMouse(page, third, second);
    await expect(second).toHaveAccessibleName(one);
    await second.focus();
    await second.press('Enter');
    await second.press('Escape');
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await second.press('Enter');
    await third.press('Enter');
    await areSwapped();
    await expect(third).toBeFocused();
    if (size) await page.setViewportSize(size);
  });

  await test.step('more than there are players is refused in words', async () => {
    await seeds.fill('7');
    await seeds.press('Enter');
    await expect(dialog.getByText('Hay demasiadas cabezas de serie para el sorteo.')).toBeVisible();
    await expect(save).toBeDisabled();
  });

  await test.step('any other number is drawn and kept', async () => {
    await seeds.fill('3');
    await seeds.press('Enter');
    await expect(seeded).toHaveCount(3);
    await save.click();
    await expect(page.getByText('Sorteo guardado')).toBeVisible();
    await undoDraw();
    await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Crear partidos' })).toBeVisible();
    await undoDraw();
    await expect(page.getByText('3 cabezas de serie')).toBeVisible();
    await make.click();
    await expect(seeds).toHaveValue('3');
  });
});

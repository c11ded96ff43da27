import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';

test.use({ locale: 'en-US' });

test('dates follow the language that was chosen, not the browser’s', async ({ page, request }) => {
  const director = newPerson('Olga Directora');
  await callerFor(request, director);
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('lang', 'es'));
  await enter(page, director, '/opens/new');

  await test.step('typed on a number pad, and the end follows the start', async () => {
    await page.getByLabel('Nombre').fill('Open de Reyes');
    const start = page.getByLabel('Empieza', { exact: true });
    await start.fill('');
    await start.pressSequentially('05012030');
    await page.getByLabel('Empieza: hora', { exact: true }).fill('9');
    await page.getByLabel('Termina: hora', { exact: true }).fill('1930');
    await expect(start).toHaveValue('05/01/2030');
    await expect(page.getByLabel('Empieza: hora', { exact: true })).toHaveValue('09:00');
    await expect(page.getByLabel('Termina', { exact: true })).toHaveValue('05/01/2030');
  });

  await test.step('chosen by keyboard in a calendar whose week starts on Monday', async () => {
    await page.getByLabel('Termina', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader').first()).toHaveText('L');
    await expect(page.getByRole('gridcell', { name: '5', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Termina', exact: true })).toHaveValue('06/01/2030');
  });

  await page.getByRole('button', { name: 'Crear torneo' }).click();
  await page.getByRole('tab', { name: 'Información' }).click();
  await expect(page.getByText('sáb, 5 ene, 09:00')).toBeVisible();
  await expect(page.getByText('dom, 6 ene, 19:30')).toBeVisible();
});

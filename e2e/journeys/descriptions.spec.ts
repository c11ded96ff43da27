import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { newcomer } from '../src/steps/api.ts';
import { registeredOpen } from '../src/steps/opens-by-api.ts';

/**
 * The editor restores its selection 20 ms after it gets the focus, and reads the one of the browser after the event that says so: keys
 * that come within the same instant, as nobody types them, would still meet the old one.
 */
const selectionRead = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('an organiser describes an open in two languages; a visitor reads it formatted, and looks up a question', async ({
  page,
  request,
  browser,
}) => {
  const organiser = newPerson('Gemma Descriu');
  const api = await newcomer(request, organiser);
  const id = await registeredOpen(api, 'Open descrito', []);
  const text = page.getByRole('textbox', { name: 'Descripción' });

  await test.step('a version without words is refused, shown and removed', async () => {
    await enter(page, organiser, `/single-open/${id}/edit`);
    await text.fill('Comida incluida');
    await text.press('ControlOrMeta+a');
    await page.getByRole('button', { name: 'Negrita' }).click();
    await text.press('Tab');
    await expect(text).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(text).toBeFocused();
    await selectionRead(page);
    await text.press('End');
    await selectionRead(page);
    await text.press('Enter');
    await page.keyboard.type('<img src=x onerror=alert(1)>');
    await text.press('Enter');
    await page.keyboard.type('Bases');
    await page.keyboard.press('Shift+Home');
    await page.getByRole('button', { name: 'Enlace' }).click();
    await page.getByPlaceholder('Pega una dirección').fill('https://evil.example');
    await page.keyboard.press('Enter');
    await expect(text.getByRole('link', { name: 'Bases' })).toBeVisible();
    await page.getByRole('button', { name: 'Añadir otro idioma' }).click();
    await page.getByRole('tab', { name: 'Español' }).click();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('La descripción es requerida')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar esta versión' }).click();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page).not.toHaveURL(/edit/u);
  });

  await test.step('a visitor reads it; of an organiser nobody trusts, links lead nowhere', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(new URL(`/single-open/${id}/inscription`, page.url()).href);
    await expect(visitor.locator('strong', { hasText: 'Comida incluida' })).toBeVisible();
    await expect(visitor.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(visitor.getByText('Bases (https://evil.example')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Bases' })).toBeHidden();

    await visitor.goto(new URL('/faq', page.url()).href);
    await visitor.getByLabel('Buscar en las preguntas').fill('LIMÓN');
    await expect(visitor.getByText('Ninguna pregunta habla de eso')).toBeVisible();
    await visitor.getByLabel('Buscar en las preguntas').fill('cómo funcionan cruces');
    await expect(visitor).toHaveURL(/search=/u);
    await expect(visitor.getByText(/la mitad contraria/u)).toBeVisible();
    await visitor.getByLabel('Buscar en las preguntas').press('Enter');
    await expect(visitor.getByRole('button', { name: '¿Cómo funcionan los cruces?' })).toBeFocused();
  });
});

import { expect, test } from '../src/journey.ts';
import { logIn, newPerson } from '../src/steps/accounts.ts';
import { newcomer } from '../src/steps/api.ts';

test('a theme follows its user to the next device, where the language just chosen on the login page wins', async ({
  page,
  request,
  browser,
}) => {
  const person = newPerson('Tomás Tema');
  await newcomer(request, person);
  await logIn(page, person);
  await expect(page).not.toHaveURL(/auth/u);
  const saved = page.waitForResponse(/profile-preferences/u);
  await page.getByRole('button', { name: 'Cambiar al tema claro' }).click();
  expect((await saved).ok()).toBe(true);

  const next = await browser.newPage({ locale: 'es-ES', baseURL: new URL(page.url()).origin });
  await next.goto('/auth');
  const html = next.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await next.getByRole('button', { name: 'Idioma' }).click();
  await next.getByRole('menuitem', { name: 'English' }).click();
  await next.getByLabel('Email').fill(person.email);
  await next.getByLabel('Password', { exact: true }).fill(person.password);
  await next.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(next.getByRole('heading', { name: 'Hello, Tomás' })).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('lang', 'en');
  await next.close();
});

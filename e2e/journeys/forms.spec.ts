import type { Request } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';

type List = { readonly collection: readonly { readonly name: string }[] };

const name = 'Open de la Wi-Fi';
const restored = 'Hemos recuperado lo que no llegaste a guardar.';

test('a form survives a lost connection, a reload and going back; a lost answer writes once', async ({
  page,
  request,
  context,
}) => {
  const director = newPerson('Dolors Wifi');
  const api = await callerFor(request, director);
  await enter(page, director);
  await page.clock.install();
  const nameField = page.getByLabel('Nombre');
  const create = page.getByRole('main').getByRole('button', { name: 'Crear torneo' });

  await test.step('the connection drops for longer than the offline page waits', async () => {
    await page.goto('/opens/new');
    await nameField.fill(name);
    await page.getByRole('textbox', { name: 'Descripción' }).fill('Trae tu pala');
    const isPing = (sent: Request) => sent.url().includes('/health/live');
    const noAnswer = page.waitForEvent('requestfailed', isPing);
    await context.setOffline(true);
    await noAnswer;
    const askedAgain = page.waitForEvent('requestfailed', isPing);
    await page.clock.runFor(4000);
    await askedAgain;
    await create.click();
    await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible();
    await expect(nameField).toHaveValue(name);
    await context.setOffline(false);
  });

  await test.step('the page is reloaded, left and entered again', async () => {
    await page.reload();
    await expect(page.getByText(restored)).toBeVisible();
    await expect(nameField).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: 'Descripción' })).toHaveText('Trae tu pala');
    await nameField.fill(`${name} II`);
    await page.getByRole('link', { name: 'Sedes' }).first().click();
    await expect(page.getByText('Lo que has escrito queda guardado aquí')).toBeVisible();
    await page.goBack();
    await expect(nameField).toHaveValue(`${name} II`);
  });

  await test.step('the answer is lost: the open is there, and sending again makes no other', async () => {
    await page.route('**/api/app/opens', async (route) => {
      if (route.request().method() === 'POST') await route.fetch().then(() => route.abort());
      else await route.continue();
    });
    await create.click();
    await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await create.click();
    await expect(page).toHaveURL(/single-open/u);
    const { collection } = await api<List>(
      'GET',
      `/app/opens?simpleSearch={"search":"${name}","fields":["name"]}`,
    );
    expect(collection.map((open) => open.name)).toEqual([`${name} II`]);
  });

  await test.step('saved or logged out, nothing is left on the device', async () => {
    await page.goto('/opens/new');
    await expect(nameField).toHaveValue('');
    await nameField.fill('Secreto');
    await page.getByRole('button', { name: 'Tu cuenta' }).click();
    await page
      .getByRole('button', { name: 'Salir' })
      .or(page.getByRole('menuitem', { name: 'Salir' }))
      .click();
    await expect(page).toHaveURL(/auth/u);
    const kept = () =>
      page.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join());
    await expect.poll(kept).not.toContain('Secreto');
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { registeredOpen } from '../src/steps/opens-by-api.ts';

test.use({
  launchOptions: [
    ({ launchOptions }, provide) => provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const account = (page: Page) =>
  page.locator('header').getByRole('button', { name: 'Tu cuenta', includeHidden: true });
const isLong = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);

test('the bar stays where it is when a page becomes longer than the window, and under a dialog', async ({
  page,
  request,
}) => {
  const organiser = newPerson('Rita Raíl');
  const id = await registeredOpen(await callerFor(request, organiser), 'Open largo', ['Ana Uno']);
  await page.setViewportSize({ width: 1280, height: 3000 });
  await enter(page, organiser, `/single-open/${id}`);
  const add = page.getByRole('button', { name: 'Añadir jugadores' });
  await expect(add).toBeVisible();
  expect(await isLong(page)).toBe(false);
  const short = await account(page).boundingBox();

  await page.setViewportSize({ width: 1280, height: 500 });
  expect(await isLong(page)).toBe(true);
  expect(await account(page).boundingBox()).toEqual(short);

  await add.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await account(page).boundingBox()).toEqual(short);
  await expect(page.locator('body')).toHaveCSS('padding-right', '0px');
});

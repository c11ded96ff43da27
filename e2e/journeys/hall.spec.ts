import { chromium } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { newPerson, register } from '../src/steps/accounts.ts';
import { goOn } from '../src/steps/go-on.ts';

/** What the browser reports if a page violates its policy or crashes. */
const violation = /Content Security Policy|Refused to|violates/u;

test('a phone in the hall reaches the laptop by a name, over plain HTTP, and nothing breaks the policy', async ({
  baseURL,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP pista.example 127.0.0.1'],
  });
  const port = new URL(baseURL ?? '').port;
  const page = await browser.newPage({ baseURL: `http://pista.example:${port}`, locale: 'es-ES' });
  const broken: string[] = [];
  page.on('console', (message) => {
    if (violation.test(message.text())) broken.push(message.text());
  });
  page.on('pageerror', (error) => broken.push(String(error)));

  await register(page, newPerson('Paco Pista'));
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  for (const path of [
    '/',
    '/opens',
    '/opens/new',
    '/matches',
    '/matches-active',
    '/players',
    '/venues',
    '/circuits',
    '/faq',
    '/user-profile',
    '/user-management',
  ]) {
    await goOn(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.getByRole('button', { name: 'Cambiar al tema claro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(broken).toEqual([]);
  await browser.close();
});

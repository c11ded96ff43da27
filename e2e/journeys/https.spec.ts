import { createHash, X509Certificate } from 'node:crypto';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { logIn, newPerson } from '../src/steps/accounts.ts';
import { newcomer } from '../src/steps/api.ts';

type Installation = { readonly https: { readonly port: number; readonly fingerprint: string } };

/** What a browser compares a trusted key with. */
const keyOf = (certificate: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/** Delivers a push message to the service worker of a page, and gives what the worker asks the browser to show; a headless one shows nothing. */
async function shownFor(page: Page, message: object): Promise<unknown> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(`void (self.asked = new Promise((resolve) => {
    self.registration.showNotification = async (...given) => resolve(given);
  }))`);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data,
  });
  return worker.evaluate('self.asked');
}

test('a browser that trusts the certificate has what it lacks over plain HTTP', async ({
  request,
  launchOptions,
}) => {
  const installed = await request.get('/api/auth/installation');
  const { https } = (await installed.json()) as Installation;
  const certificate = await (await request.get('/api/topspin.crt')).body();
  const trust = `--ignore-certificate-errors-spki-list=${keyOf(certificate)}`;
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), trust] });
  const context = await browser.newContext({
    baseURL: `https://localhost:${https.port}`,
    serviceWorkers: 'allow',
    locale: 'es-ES',
  });
  const page = await context.newPage();
  const person = newPerson('Sira Segura');
  await newcomer(request, person);
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: /Sira/u })).toBeVisible();
  await page.goto('/user-profile');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // A headless browser has the wake lock, and refuses it.
  expect(await page.evaluate(() => 'wakeLock' in navigator)).toBe(true);

  // What a headless browser says of notifications, whatever is allowed: over plain HTTP there is no such panel.
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('El navegador bloquea los avisos');

  expect(await shownFor(page, { title: 'Te toca', body: 'Mesa 3', tag: 'turn', path: '/match/1' })).toEqual([
    'Te toca',
    { body: 'Mesa 3', tag: 'turn', data: '/match/1', icon: '/icon-192.png', renotify: true },
  ]);

  await page.goto('/secure-connection');
  await expect(page.getByText('Esta conexión ya es segura')).toBeVisible();
  await expect(page.getByText(https.fingerprint.slice(0, 11))).toBeVisible();
  await browser.close();
});

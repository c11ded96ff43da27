import type { Page } from '@playwright/test';
import { request as requests } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { startMailServer } from '../src/mail-server.ts';
import { startTopspin } from '../src/server.ts';
import { logIn, newPerson, type Person } from '../src/steps/accounts.ts';
import { installer, newcomer } from '../src/steps/api.ts';

const password = 'saque con efecto';

/** Starts at the login page, like somebody who forgot their password. */
async function askForCode(page: Page, { email }: Person, button: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('link', { name: '¿Has olvidado la contraseña?' }).click();
  await expect(page.getByRole('heading', { name: 'Recupera el acceso' })).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: button }).click();
}

async function setNewPassword(page: Page): Promise<void> {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await page.getByLabel('Repite la contraseña').fill(password);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page).toHaveURL(/\/auth$/u);
}

test('without mail the admin reads out the code; the new password lets in and ends the old session', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson('Olvido Vidal');
  const old = await newcomer(request, person);
  await askForCode(page, person, 'Pedir un código');
  await expect(page.getByLabel('Código', { exact: true })).toBeVisible();

  const administering = await browser.newPage({ locale: 'es-ES', baseURL: new URL(page.url()).origin });
  await logIn(administering, installer);
  await expect(administering).not.toHaveURL(/auth/u);
  await administering.goto('/outbox-admin');
  await administering.getByRole('row').filter({ hasText: person.email }).getByRole('button').first().click();
  const code = await administering
    .getByRole('dialog')
    .getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/u)
    .innerText();

  await page.getByLabel('Código', { exact: true }).fill(code);
  await setNewPassword(page);
  await logIn(page, { ...person, password });
  await expect(page).not.toHaveURL(/auth/u);
  await expect(old('GET', '/auth/user/me')).rejects.toThrow('answered 401');
});

test('with mail the link in it leads to the page of the new password', async ({ browser }) => {
  const mails = await startMailServer();
  const server = await startTopspin({ SMTP_URL: mails.url, MAIL_FROM: 'Topspin <topspin@example.org>' });
  const calls = await requests.newContext({ baseURL: server.url });
  try {
    const person = newPerson('Olvido Vidal');
    await newcomer(calls, person, server.output.match(/becomes the admin: (\S+)/)?.[1]);
    const page = await browser.newPage({ locale: 'es-ES', baseURL: server.url });
    await askForCode(page, person, 'Enviar el código');
    const linkOf = (mail: string | undefined) => /\/reset-password\/[\w-]+/u.exec(mail ?? '')?.[0] ?? '';
    await expect.poll(() => linkOf(mails.received[0])).not.toBe('');
    await page.goto(linkOf(mails.received[0]));
    await setNewPassword(page);
    await logIn(page, { ...person, password });
    await expect(page).not.toHaveURL(/auth/u);
    await page.close();
  } finally {
    await calls.dispose();
    await server.stop();
    await mails.stop();
  }
});

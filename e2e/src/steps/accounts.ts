import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { arrive } from './arrive.ts';

export type Person = { readonly name: string; readonly email: string; readonly password: string };

/** An account that no other journey uses. */
export const newPerson = (name: string): Person => ({
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]/gu, '')}.${randomUUID().slice(0, 8)}@example.org`,
  password: 'pelota naranja',
});

/** Creates an account with the form. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/create-account');
  await page.getByLabel('Nombre y apellidos').fill(person.name);
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByLabel('Repite la contraseña').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expect(page).not.toHaveURL(/create-account/u);
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Becomes a player from a new account's home page. */
export async function becomePlayer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jugar: crear mi perfil' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Crear ahora mi perfil').check();
  await dialog.getByLabel('Fecha de Nacimiento *').fill('1990-05-17');
  await dialog.getByRole('button', { name: 'Crear perfil' }).click();
  await expect(dialog).toBeHidden();
}

type Session = {
  readonly token: string;
  readonly refreshToken: string;
  readonly user: { readonly _id: string; readonly email: string };
};

/**
 * Makes a tab somebody's who is logged in already, and opens a page in it, if one is given: the form to log in is for the journeys
 * about it. Another device takes three times as long as the next person at the same one, who finds nothing of the one before.
 */
export async function enter(
  page: Page,
  { email, password }: Person,
  path?: string,
  // Another context's, for a page whose address only its browser knows.
  request = page.request,
): Promise<void> {
  const answer = await request.post('/api/auth/access', { data: { email, password } });
  const { token, refreshToken, user } = (await answer.json()) as Session;
  const session = { token, refreshToken, user_id: user._id, user_email: user.email };
  if (page.url().startsWith('http')) await page.evaluate(takeOver, session);
  // Once for each tab: what the application stores later stays.
  else await page.addInitScript(beginWith, session);
  if (path !== undefined) await arrive(page, path);
}

type Stored = Readonly<Record<string, string>>;

/** In a new tab, before the application. */
function beginWith(session: Stored): void {
  if (sessionStorage.getItem('entered') !== null) return;
  sessionStorage.setItem('entered', 'yes');
  for (const [name, value] of Object.entries(session)) localStorage.setItem(name, value);
}

/** In a tab of somebody else; the language is of whoever sits there. */
function takeOver(session: Stored): void {
  const lang = localStorage.getItem('lang');
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  sessionStorage.setItem('entered', 'yes');
  for (const [name, value] of Object.entries({ ...session, ...(lang !== null && { lang }) }))
    localStorage.setItem(name, value);
}

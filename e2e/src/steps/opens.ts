import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** Creates an open with the form and returns the URL of its page. */
export async function createOpen(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Torneos' }).first().click();
  await page.getByRole('link', { name: 'Crear torneo' }).click();
  await page.getByLabel('Nombre').fill(name);
  await page.getByRole('button', { name: 'Crear torneo' }).click();
  await expect(page).toHaveURL(/single-open\/[0-9a-f-]+$/u);
  return page.url();
}

/** Takes the organiser's next step, the one filled button. */
export async function takeStep(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
}

/** Dismisses a message early, so that it is not in the way of the next click. */
const atOnce = { timeout: 4000 };

/** Registers people who are not players yet, one by one, with their consent. */
export async function registerNewPlayers(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Añadir jugadores' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of names) {
    await dialog.getByRole('button', { name: 'Crear jugador nuevo' }).click(atOnce);
    await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
    await dialog.getByLabel(/^Tengo el consentimiento/u).check();
    await dialog.getByRole('button', { name: 'Inscribir', exact: true }).click();
    await expect(page.getByText(`${name} se ha inscrito`)).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
}

/** Checks so many in, one tap each. */
export async function checkIn(page: Page, count: number): Promise<void> {
  for (let there = 0; there < count; there += 1) {
    await page
      .getByRole('button', { name: /^Marcar presente a/u })
      .first()
      .click();
    await expect(page.getByText(`${there + 1} presente`, { exact: false })).toBeVisible();
  }
}

/** Draws the phase that was just created, and creates its matches. */
export async function drawAndCreateMatches(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hacer el sorteo' }).click();
  await page.getByRole('button', { name: 'Guardar sorteo' }).click();
  await page.getByRole('button', { name: 'Crear partidos' }).click();
  await expect(page.getByText('Partidos creados')).toBeVisible();
}

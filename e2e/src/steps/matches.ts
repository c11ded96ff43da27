import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { goOn } from './go-on.ts';

/** The URLs of the unplayed matches on the page. */
export async function readyMatches(page: Page): Promise<readonly string[]> {
  const links = page.locator('a[href^="/match/"]');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => (link as HTMLAnchorElement).pathname),
  );
  return [...new Set(addresses)];
}

/** The rating changes come from the server: once they show, in Spanish or Catalan, it has the whole match. */
export const seeRated = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: /^Puntuaci(?:ón|ó)$/u })).toBeVisible();

/** Enters a result from its sheet, in short notation. */
export async function enterSets(page: Page, match: string, sets: readonly string[]): Promise<void> {
  await goOn(page, match);
  await page.getByRole('button', { name: 'Anotar sets' }).click();
  for (const [index, set] of sets.entries()) await page.getByLabel(`Set ${index + 1}`).fill(set);
  await page.getByRole('button', { name: 'Guardar resultado' }).click();
  await expect(page.getByText('Resultado guardado')).toBeVisible();
  await seeRated(page);
}

/** A point on a table that has just appeared, which takes no tap for a moment; and no second one where the first shows late. */
export async function firstPoint(page: Page): Promise<void> {
  const shown = page.locator('[data-figures]').filter({ hasText: /^1$/u });
  await expect(async () => {
    if (!(await shown.isVisible()))
      await page
        .getByRole('button', { name: /^Punto para /u })
        .first()
        .click();
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** The time between two rallies: an earlier second tap would count as accidental. */
const rally = 2000;

async function point(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Punto para ${name}` }).click();
  await page.clock.fastForward(rally);
}

/** Plays a match point by point after a serve draw: the player on the left wins every set to 1. */
export async function playByPoints(page: Page, match: string, sets: number): Promise<void> {
  await page.clock.install();
  await page.goto(match);
  await page.getByRole('button', { name: 'Empezar el partido' }).click();
  const halves = page.getByRole('button', { name: /^Punto para /u });
  await expect(halves).toHaveCount(2);
  const [winner = '', loser = ''] = await halves.evaluateAll((found) =>
    found.map((half) => half.getAttribute('aria-label')?.replace('Punto para ', '') ?? ''),
  );
  for (let set = 1; set <= sets; set += 1) {
    if (set > 1) await page.getByRole('button', { name: `Empezar el set ${set}` }).click();
    await page.clock.fastForward(rally);
    await point(page, loser);
    for (let won = 1; won <= 11; won += 1) await point(page, winner);
  }
  await expect(page.getByText(`Gana ${winner}`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Ver el resultado' }).click();
  await seeRated(page);
}

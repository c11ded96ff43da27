import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { logIn, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { registeredOpen } from '../src/steps/opens-by-api.ts';

const themes = ['dark', 'light'] as const;
const simulators = ['/format-planner', '/elo-simulator', '/edition-simulator'];
const publicPages = [
  '/auth',
  '/create-account',
  '/recover-password',
  '/terms-conditions',
  '/nowhere',
  ...simulators,
];
const pages = [
  '/',
  '/opens',
  '/opens/new',
  '/matches',
  '/matches-active',
  '/players',
  '/leaderboard',
  '/venues',
  '/venues/new',
  '/venues?view=map',
  '/circuits',
  '/circuit-editions',
  '/user-profile',
  '/user-management',
  '/faq',
];

/** The accessibility violations of a page. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.getByRole('status', { name: 'Cargando…' }), path).toHaveCount(0);
}

/** Logs in an organiser who plays too, and gives the addresses of their open with two players, and of their record. */
async function givenOrganiser(page: Page, name: string, openName: string) {
  const person = newPerson(name);
  const api = await callerFor(page.request, person);
  const { player } = await api<{ player: { _id: string } }>('POST', '/app/players/create-from-user', {
    date_of_birth: '1990-05-17',
  });
  const id = await registeredOpen(api, openName, ['Zoe Uno', 'Zoe Dos']);
  await logIn(page, person);
  await expect(page).not.toHaveURL(/auth/u);
  const { collection } = await api<{ collection: readonly { player: { _id: string } }[] }>(
    'GET',
    `/app/opens/${id}/inscriptions`,
  );
  const [rival] = collection;
  const profile = `/players/${player._id}`;
  return {
    open: `/single-open/${id}`,
    record: [`${profile}?tab=matches`, `${profile}?tab=opens`, `${profile}/versus/${rival?.player._id}`],
  };
}

for (const theme of themes) {
  test(`pages without a login have no barrier in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const path of publicPages) {
      await visit(page, path);
      expect(await faults(page), path).toEqual([]);
    }
  });

  test(`pages behind the login have no barrier in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const { open, record } = await givenOrganiser(page, `Axel ${theme}`, `Open ${theme}`);
    for (const tab of ['players', 'groups', 'knockouts', 'results', 'ages', 'information']) {
      await visit(page, `${open}?tab=${tab}`);
      expect(await faults(page), tab).toEqual([]);
    }
    for (const path of [...pages, ...record]) {
      await visit(page, path);
      expect(await faults(page), path).toEqual([]);
    }
  });
}

test('no page is wider than the narrowest phone', async ({ page }) => {
  const { open, record } = await givenOrganiser(
    page,
    'Estrella Estrecha',
    'Open de las mil y una noches de invierno',
  );
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...pages, ...record, open]) {
    await visit(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { registeredOpen } from '../src/steps/opens-by-api.ts';

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

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa'];
const narrowest = 320;

const faultsIn = async (axe: AxeBuilder): Promise<string[]> =>
  (await axe.analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );

/** The accessibility violations of a page in the dark theme, and those of its contrast in the light one: themes change colours alone. */
async function faults(page: Page): Promise<string[]> {
  const dark = await faultsIn(new AxeBuilder({ page }).withTags(tags));
  await wear(page, 'light');
  const light = await faultsIn(new AxeBuilder({ page }).withRules(['color-contrast']));
  await wear(page, 'dark');
  return [...dark, ...light.map((fault) => `light ${fault}`)];
}

/** Changes the theme as the page does, at once. */
const wear = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    for (const transition of document.getAnimations()) transition.finish();
  }, theme);

/** A page fits on the narrowest phone, once it is laid out for it. */
async function expectToFit(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: narrowest, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, path).toBeLessThanOrEqual(narrowest);
  if (size) await page.setViewportSize(size);
}

/** Visits pages one after the other; each without a barrier, and no wider than the narrowest phone. */
async function expectNoBarriers(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    expect(await faults(page), path).toEqual([]);
    await expectToFit(page, path);
  }
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
  await enter(page, person);
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

const tabs = ['players', 'groups', 'knockouts', 'results', 'ages', 'information'];

test('pages without a login have no barrier', ({ page }) => expectNoBarriers(page, publicPages));

test('pages behind the login have no barrier', async ({ page }) => {
  await givenOrganiser(page, 'Estrella Estrecha', 'Open de noviembre');
  await expectNoBarriers(page, pages);
});

test('the pages of an open and of a player have no barrier', async ({ page }) => {
  const { open, record } = await givenOrganiser(
    page,
    'Axel Ancho',
    'Open de las mil y una noches de invierno',
  );
  await expectNoBarriers(page, [...tabs.map((tab) => `${open}?tab=${tab}`), ...record]);
});

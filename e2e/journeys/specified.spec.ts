import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, logIn, newPerson } from '../src/steps/accounts.ts';
import { callerFor, installer } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** The entries of a menu section with the first heading of each page. */
type Entries = readonly (readonly [entry: string, path: string])[];

const menu: Entries = [
  ['Gestión', '/user-management'],
  ['Sedes', '/venues'],
  ['Torneos', '/opens'],
  ['Partidos', '/matches'],
  ['Jugadores', '/players'],
  ['Ayuda', '/faq'],
  ['Circuitos', '/circuits'],
  ['Ediciones', '/circuit-editions'],
  ['Actividad', '/circuit-edition-activity'],
  ['Inicio', '/'],
];
const administration: Entries = [
  ['Circuitos', '/circuits-admin'],
  ['Ediciones', '/circuit-editions-admin'],
  ['Sedes', '/venues-admin'],
  ['Torneos', '/opens-admin'],
  ['Jugadores', '/players-admin'],
];

test('without a login every page leads to the login, but the public ones', async ({ page }) => {
  for (const path of ['/', '/opens', '/user-profile', '/matches-active', '/circuit-editions-admin']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/auth/u);
  }
  await test.step('the public pages', async () => {
    for (const path of [
      '/create-account',
      '/reset-password/a-token',
      '/terms-conditions',
      '/process-registration-success',
      '/process-registration-error',
    ]) {
      await page.goto(path);
      await expect(heading(page), path).toBeVisible();
      await expect(page, path).toHaveURL(new RegExp(path, 'u'));
    }
  });
  await test.step('a link that is worn sets no password', async () => {
    await page.goto('/reset-password/a-token');
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('rabona-77');
    await page.getByLabel('Repite la contraseña').fill('rabona-77');
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
    await expect(page.getByText('Ha ocurrido un error al actualizar tu contraseña.')).toBeVisible();
  });
});

test('the grid between two matches has what comes next, the standings and all results', async ({
  page,
  request,
}) => {
  const person = newPerson('Ines Parrilla');
  const api = await callerFor(request, person);
  const open = await openInPlay(api, 'Open intermedio', ['Ula Una', 'Ula Dos', 'Ula Tres']);
  const { _id: phase, groups } = await drawnPhase(api, open, { number: 1, type: 'groups', groups_count: 1 });
  const [group] = groups;
  const { matches } = await api<{ matches: readonly { _id: string }[] }>('GET', `/app/groups/${group?._id}`);
  await enter(page, person, `/parrilla-intermedia/${open}/${phase}/${group?._id}/${matches[0]?._id}`);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open intermedio' })).toBeVisible();
  for (const player of ['Ula Una', 'Ula Dos', 'Ula Tres'])
    await expect(page.getByText(player).first()).toBeVisible();
});

test('the frame of the application is as specified', async ({ page, request }) => {
  const person = newPerson('Nadia Marco');
  await callerFor(request, person);
  const asked: URL[] = [];
  const lastOf = (path: string) =>
    asked.findLast(({ pathname }) => pathname === `/api/app/${path}`)?.searchParams;
  page.on('request', (call) => {
    if (call.method() === 'GET') asked.push(new URL(call.url()));
  });
  await logIn(page, person);
  await expect(page).not.toHaveURL(/auth/u);

  await test.step('home asks for ten players by rating, and for opens that are not over', async () => {
    await expect(page.getByRole('heading', { name: 'Clasificación' })).toBeVisible();
    await expect
      .poll(() =>
        asked.some(({ search }) => search.includes(encodeURIComponent('"$nin":["finished","canceled"]'))),
      )
      .toBe(true);
    const players = () => {
      const last = lastOf('players');
      return ['itemsPerPage', 'sortBy', 'sortDesc'].map((name) => last?.get(name));
    };
    await expect.poll(players).toEqual(['10', '["rating"]', '[true]']);
  });

  await test.step('the pages of the menu', async () => {
    const nav = page.getByRole('navigation', { name: 'Menú principal' });
    for (const [entry, path] of menu) {
      await nav.getByRole('link', { name: entry, exact: true }).first().click();
      await expect(page, entry).toHaveURL(new RegExp(`${path}$`, 'u'));
      await expect(heading(page), entry).toBeVisible();
      // Left at once, the page would not have asked yet.
      if (path === '/venues') await expect.poll(() => lastOf('venues')?.get('itemsPerPage')).toBe('20');
    }
    await expect(nav.getByText('Administración')).toHaveCount(0);
  });

  await test.step('opens come by twelve', async () => {
    await page.goto('/opens');
    await expect.poll(() => lastOf('opens')?.get('itemsPerPage')).toBe('12');
  });

  await test.step('an address that is no page', async () => {
    await page.goto('/no-such-page');
    await expect(page.getByText('No encontrado')).toBeVisible();
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL(/\/$/u);
  });

  await test.step('the profile menu', async () => {
    await page.getByRole('button', { name: 'Tu cuenta' }).click();
    const shown = page.getByRole('menu');
    await expect(shown.getByText(person.name)).toBeVisible();
    await expect(shown.getByText(person.email)).toBeVisible();
    await expect(shown.getByRole('menuitem', { name: 'Gestión' })).toHaveAttribute(
      'href',
      '/user-management',
    );
    await expect(shown.getByRole('menuitem', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
    await shown.getByRole('menuitem', { name: 'Perfil' }).click();
  });

  await test.step('the profile has its four tabs', async () => {
    await expect(page).toHaveURL(/\/user-profile/u);
    await expect(page.getByRole('tab')).toHaveCount(4);
  });

  await test.step('leaving', async () => {
    const kept = () => page.evaluate(() => Object.keys(localStorage));
    const session = ['refreshToken', 'user_id', 'user_email', 'lang'];
    await expect.poll(kept).toEqual(expect.arrayContaining(session));
    await page.getByRole('button', { name: 'Tu cuenta' }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    await expect(page).toHaveURL(/\/auth/u);
    await expect.poll(kept).not.toContain('refreshToken');
    await expect.poll(kept).not.toContain('user_id');
  });
});

test('the pages of administration are in the menu of an admin', async ({ page }) => {
  await enter(page, installer, '/');
  const nav = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(nav.getByText('Administración')).toBeVisible();
  for (const [entry, path] of administration) {
    await nav.locator(`a[href="${path}"]`).click();
    await expect(page, entry).toHaveURL(new RegExp(`${path}$`, 'u'));
    await expect(heading(page), entry).toBeVisible();
  }
});

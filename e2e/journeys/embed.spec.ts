import type { Page } from '@playwright/test';
import { startClubSite, type ClubSite } from '../src/club-site.ts';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { pagesOf } from '../src/steps/every-page.ts';
import { drawnPhase, openInPlay, playMatch } from '../src/steps/opens-by-api.ts';
import { points, score, toss } from '../src/steps/scoring-by-api.ts';

type Match = { readonly _id: string };
type Group = { readonly matches: readonly Match[] };

let club: ClubSite;
test.beforeAll(async () => void (club = await startClubSite()));
test.afterAll(() => club.close());

/** Opens the page of a club, on a site of its own, with this in it. */
async function clubPage(page: Page, html: string): Promise<void> {
  club.show(html);
  await page.goto(club.url);
}

const iframe = (src: string, width = 320) => `<iframe src="${src}" width="${width}" height="480"></iframe>`;

test('a club’s page shows the standings live, in a frame that has no session, keeps nothing and opens links beside it', async ({
  page,
  request,
  baseURL,
}) => {
  const ines = newPerson('Inés Incrusta');
  const api = await callerFor(request, ines);
  const openId = await openInPlay(api, 'Open de la web del club', ['Ana Uno', 'Bea Dos', 'Caro Tres']);
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await api<Group>('GET', `/app/groups/${phase.groups[0]?._id}`);

  // Somebody who is logged in here looks at the club's page.
  await enter(page, ines, '/my-day');
  const sent: Record<string, string>[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).pathname.startsWith('/api/') && asked.frame() !== page.mainFrame())
      sent.push(asked.headers());
  });
  const at = `${baseURL}/embed/${openId}`;
  await clubPage(
    page,
    `${iframe(`${at}/standings?theme=light&lang=ca`, 280)}${iframe(`${at}/results?theme=dark&lang=en`)}`,
  );
  const standings = page.frameLocator('iframe').first();
  const results = page.frameLocator('iframe').nth(1);
  await expect(standings.getByRole('heading', { name: 'Open de la web del club' })).toBeVisible();
  await expect(standings.getByRole('table')).toContainText('Ana Uno');
  await expect(standings.locator('html')).toHaveAttribute('lang', 'ca');
  await expect(standings.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(results.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(results.getByText('Nothing is being played right now')).toBeVisible();
  await expect(standings.getByRole('banner').getByRole('button')).toHaveCount(0);
  expect(await standings.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(280);

  await test.step('a point and a result come by the stream', async () => {
    const [first, second] = matches;
    await score(api, first?._id ?? '', [toss, ...points(11), ...points(4)], 0);
    const row = results.getByRole('link').filter({ hasText: 'Game 2' });
    await expect(row).toContainText('4');
    await playMatch(api, second?._id ?? '', 'a');
    await expect(results.getByText('No results yet')).toHaveCount(0);
    await expect(standings.getByText('1/3')).toBeVisible();
  });

  await test.step('without the session', async () => {
    expect(sent.length).toBeGreaterThan(3);
    for (const headers of sent) {
      expect(headers['authorization']).toBeUndefined();
      expect(headers['cookie']).toBeUndefined();
    }
    expect(await page.context().cookies()).toEqual([]);
  });

  await test.step('and its links open the public page in another tab', async () => {
    const link = standings.getByRole('link', { name: 'Ana Uno' });
    await expect(link).toHaveAttribute('rel', 'noopener');
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(opened).toHaveURL(new RegExp(`/o/${openId}/player/`, 'u'));
    await expect(opened.getByRole('heading', { name: /Ana Uno/u })).toBeVisible();
    expect(page.url()).toBe(club.url);
  });
});

test('a frame that is denied every storage shows all four parts, and says so when an open is not published', async ({
  page,
  request,
  baseURL,
}) => {
  const api = await callerFor(request, newPerson('Nora Negada'));
  const openId = await openInPlay(api, 'Open sin galletas', [
    'Ana Uno',
    'Bea Dos',
    'Caro Tres',
    'Dora Cuatro',
  ]);
  await page.addInitScript(() => {
    if (window === window.top) return;
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, denied);
    Object.defineProperty(window, 'BroadcastChannel', {
      value: function denyChannel() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const failed: Error[] = [];
  page.on('pageerror', (error) => failed.push(error));
  const show = async (part: string, id = openId) => {
    await clubPage(page, iframe(`${baseURL}/embed/${id}/${part}?lang=es`));
    return page.frameLocator('iframe').getByRole('main');
  };
  await expect(await show('standings')).toContainText('Los grupos aún no están hechos');
  await expect(await show('bracket')).toContainText('El cuadro aún no está hecho');
  await expect(await show('results')).toContainText('Aún no hay resultados');
  await expect(await show('next')).toContainText('No hay partidos a continuación');
  const phase = await drawnPhase(api, openId, { number: 1, type: 'knockout' });
  await expect(page.frameLocator('iframe').getByRole('main')).toContainText('Ana Uno');
  await expect(await show('bracket')).toContainText('Semifinal');
  const { matches } = await api<Group>('GET', `/app/groups/${phase.groups[0]?._id}`);
  await playMatch(api, matches[0]?._id ?? '', 'a');
  await expect(page.frameLocator('iframe').getByRole('main')).toContainText('3');
  await expect(await show('results')).toContainText('1111113');

  const { version } = await api<{ version: number }>('GET', `/app/opens/${openId}`);
  await api('PATCH', `/app/opens/${openId}`, { public_results: false }, version);
  await expect(page.frameLocator('iframe').getByRole('main')).toContainText('Este torneo no está publicado');
  const hidden = await show('results');
  await expect(hidden).toContainText('Este torneo no está publicado');
  await expect(hidden).not.toContainText('1111113');
  expect(failed).toEqual([]);
});

test('no other page of the application lets itself be framed', async ({ page, request, baseURL }) => {
  const any = { openId: '0b9c6a3e-5a52-4d3e-9a0e-0d6c1c9f5b11', part: 'standings' };
  const parameters = new Proxy<Record<string, string>>(any, {
    get: (known, name) => known[String(name)] ?? any.openId,
  });
  const everyPage = (['visitor', 'spectator', 'organiser', 'admin', 'lab'] as const).flatMap((who) =>
    pagesOf(who, parameters),
  );
  const framed: string[] = [];
  for (const path of everyPage) {
    const headers = (await request.get(path)).headers();
    const closed =
      headers['content-security-policy']?.includes("frame-ancestors 'none'") === true &&
      headers['x-frame-options'] === 'SAMEORIGIN';
    if (!closed) framed.push(path);
  }
  expect(everyPage.length).toBeGreaterThan(80);
  expect(framed).toEqual([`/embed/${any.openId}/standings`]);

  const refused: string[] = [];
  page.on('console', (message) => {
    if (/frame-ancestors|X-Frame-Options/u.test(message.text())) refused.push(message.text());
  });
  const some = ['/', '/auth', '/o', `/o/${any.openId}`, `/embed/${any.openId}/other`];
  await clubPage(page, some.map((path) => iframe(`${baseURL}${path}`)).join(''));
  await expect.poll(() => refused.length).toBe(some.length);
  for (const frame of page.frames().slice(1)) expect(await frame.locator('#root').count()).toBe(0);
});

test('an organiser copies the code from Compartir, and it shows the open in a page', async ({
  page,
  request,
  context,
}) => {
  const olga = newPerson('Olga Organiza');
  const api = await callerFor(request, olga);
  const openId = await openInPlay(api, 'Open "de" <casa>', ['Ana Uno', 'Bea Dos']);
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, olga, `/o/${openId}/groups`);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await page.getByRole('button', { name: 'Insertar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insertar en una web' });
  await dialog.getByRole('combobox', { name: 'Tema' }).click();
  await page.getByRole('option', { name: 'Oscuro' }).click();
  await dialog.getByRole('combobox', { name: 'Tamaño' }).click();
  await page.getByRole('option', { name: /Columna/u }).click();
  await expect(dialog.frameLocator('iframe').getByRole('table')).toContainText('Ana Uno');
  await dialog.getByRole('button', { name: 'Copiar código' }).click();
  await expect(page.getByText('Código copiado')).toBeVisible();
  const code = await dialog.getByRole('textbox', { name: 'Código' }).inputValue();
  expect(code).toContain(`/embed/${openId}/standings?theme=dark&amp;lang=es`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  // The address that others use need not be the one of the test.
  await clubPage(page, code.replace(/src="[^"]*\/embed/u, `src="${process.env['TOPSPIN_URL']}/embed`));
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('title', /Open "de" <casa>/u);
  await expect(frame).toHaveAttribute('width', '320');
  await expect(page.frameLocator('iframe').getByRole('table')).toContainText('Ana Uno');
});

import { chromium, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson, type Person } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { newPhone, smallScreen, tap } from '../src/steps/phone.ts';

type Id = { readonly _id: string };
type Log = {
  readonly seq: number;
  readonly events: readonly { readonly id: string; readonly type: string }[];
};

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
/** The points of a set, whichever of the two is named first. */
const set = (won: number, lost: number) => new RegExp(`${won}\\s?–\\s?${lost}|${lost}\\s?–\\s?${won}`, 'u');

for (const { by, host } of [
  { by: 'at the laptop', host: 'localhost' },
  { by: 'by a name over plain HTTP', host: 'pista.example' },
])
  test(`two phones, the sheet and three spectators on one match, ${by}: a phone is killed offline, and no point is lost`, async ({
    request,
    baseURL,
    launchOptions,
  }) => {
    const director = newPerson('Rita Relevo');
    const api = await callerFor(request, director);
    const open = await openInPlay(api, 'Open de los dos móviles', ['Ana Relevo', 'Berta Relevo']);
    const { _id: phase, groups } = await drawnPhase(api, open, {
      number: 1,
      type: 'groups',
      groups_count: 1,
      best_of: 3,
    });
    const group = groups[0]?._id ?? '';
    const { matches } = await api<{ matches: readonly Id[] }>('GET', `/app/groups/${group}`);
    const match = matches[0]?._id ?? '';
    const log = () => api<Log>('GET', `/app/matches/${match}/events`);
    const logged = async () => (await log()).seq;

    const launch = {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
    };
    const address = new URL(baseURL ?? '');
    address.hostname = host;
    const given = { baseURL: address.origin, path: `/match/${match}`, request };
    const phone = newPhone(launch, given.baseURL);
    const browser = await chromium.launch(launch);
    try {
      const spectators = await visitors(browser, 3, { ...given, path: `/o/${open}/match/${match}` });
      const [second, first] = await Promise.all([
        browser
          .newPage({ ...smallScreen, baseURL: given.baseURL })
          .then((page) => opened(page, director, given)),
        phone.open().then(async (context) => opened(await context.newPage(), director, given)),
      ]);
      const spectatorsSee = (text: RegExp) =>
        Promise.all(spectators.map((page) => expect(page.getByRole('main')).toContainText(text)));

      await test.step('the first phone loses its connection in the first set, plays it to its end and is killed', async () => {
        await first.getByRole('button', { name: 'Empezar el partido' }).click();
        await tap(first, 'left', [1]);
        await expect.poll(logged).toBe(2);
        await first.context().setOffline(true);
        await tap(first, 'left', upTo(10, 2));
        await first.clock.fastForward(2000);
        await first.keyboard.press('ArrowLeft');
        await expect(first.getByText(/^Set para /u).first()).toBeVisible();
        await expect(first.getByText('10 puntos por enviar').first()).toBeVisible();
        await phone.kill(first);
      });

      await test.step('the second takes over and scores; the spectators see it at once', async () => {
        await second.getByRole('button', { name: 'Anotar aquí' }).click();
        await second.getByRole('dialog').getByRole('button', { name: 'Anotar aquí' }).click();
        await tap(second, 'right', [1, 2]);
        await expect.poll(logged).toBe(4);
        await spectatorsSee(/1[^\d]+2|2[^\d]+1/u);
      });

      await test.step('the first is opened again, on its home page: a person joins both logs on the second', async () => {
        const again = await opened(await (await phone.open()).newPage(), director, { ...given, path: '/' });
        await second.getByRole('button', { name: 'Resolver' }).click();
        await decide(second, /^Juntarlos/u);
        await expect.poll(logged).toBe(14);
        await again.goto(given.path);
        for (const page of [second, again, ...spectators])
          await expect(page.locator('body')).toContainText(set(11, 2));
      });

      await test.step('the sheet ends the match while the second is offline: its points wait for a decision too', async () => {
        await second.getByRole('button', { name: 'Empezar el set 2' }).click();
        await expect.poll(logged).toBe(15);
        await second.context().setOffline(true);
        await tap(second, 'left', [1, 2]);
        await onTheSheet(browser, director, {
          ...given,
          path: `/single-open/${open}/stage/${phase}/group/${group}`,
        });
        await second.context().setOffline(false);
        await second.getByRole('button', { name: 'Resolver' }).click();
        await decide(second, 'Dejar el que cuenta');
        await spectatorsSee(/Gana /u);
        for (const page of [second, ...spectators]) {
          await expect(page.locator('body')).toContainText(set(11, 3));
          await expect(page.getByRole('button', { name: 'Resolver' })).toHaveCount(0);
        }
      });

      const { seq, events } = await log();
      expect(new Set(events.map(({ id }) => id)).size).toBe(seq);
      expect(events.filter(({ type }) => type === 'point')).toHaveLength(13);
    } finally {
      await browser.close();
      await phone.throwAway();
    }
  });

type PageToOpen = { readonly baseURL: string; readonly path: string; readonly request: APIRequestContext };

async function opened(page: Page, person: Person, { path, request }: PageToOpen): Promise<Page> {
  await page.clock.install();
  await enter(page, person, path, request);
  return page;
}

/** In the tabs of one browser. */
async function visitors(
  browser: Browser,
  count: number,
  { baseURL, path }: PageToOpen,
): Promise<readonly Page[]> {
  const context = await browser.newContext({ ...smallScreen, baseURL });
  const pages: Page[] = [];
  for (let visitor = 1; visitor <= count; visitor += 1) {
    const page = await context.newPage();
    await page.goto(path);
    pages.push(page);
  }
  return pages;
}

async function decide(page: Page, decision: RegExp | string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Dos marcadores' });
  await dialog.getByRole('button', { name: decision }).click();
  await dialog.getByRole('button', { name: 'Resolver' }).click();
  await expect(page.getByText('Conflicto resuelto')).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** An organiser's laptop: the result in the group's grid. */
async function onTheSheet(
  browser: Browser,
  director: Person,
  { baseURL, path, request }: PageToOpen,
): Promise<void> {
  const laptop = await browser.newPage({ baseURL, locale: 'es-ES', reducedMotion: 'reduce' });
  await enter(laptop, director, path, request);
  await laptop.getByRole('grid').getByRole('button').first().click();
  await laptop.keyboard.type('2 3');
  await laptop.keyboard.press('Enter');
  await expect(laptop.getByText('Grupo terminado')).toBeVisible();
}

import { type Browser, type Page, request as requests } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { startTopspin } from '../src/server.ts';
import { newPerson } from '../src/steps/accounts.ts';
import { newcomer } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { points, score, toss } from '../src/steps/scoring-by-api.ts';

type Group = { readonly matches: readonly { readonly _id: string }[] };

/** In pages, of which each browser has four; they share its stream. `SPECTATORS=50` fills the stand. */
const spectators = Number(process.env['SPECTATORS'] ?? 8);
const ofEachBrowser = 4;
/** The requests of one page during the restart: four is usual. Where it takes longer than this many seconds, one a second. */
const requestsAtMost = 20;

async function openPages(browser: Browser, baseURL: string, path: string): Promise<readonly Page[]> {
  const context = await browser.newContext({
    baseURL,
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
  });
  const pages: Page[] = [];
  // One after the other: the first fetches the files for all.
  while (pages.length < ofEachBrowser) {
    const page = await context.newPage();
    await page.goto(path);
    pages.push(page);
  }
  return pages;
}

/** The requests of a page to the API, as their paths. */
function requestsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

test('spectators keep their page while the server restarts, and then have the score without asking for much', async ({
  browser,
}) => {
  const server = await startTopspin();
  const calls = await requests.newContext({ baseURL: server.url });
  try {
    const api = await newcomer(
      calls,
      newPerson('Dora Directora'),
      server.output.match(/becomes the admin: (\S+)/)?.[1],
    );
    const openId = await openInPlay(api, 'Open de la grada', ['Ana Uno', 'Bea Dos']);
    const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
    const { matches } = await api<Group>('GET', `/app/groups/${phase.groups[0]?._id}`);
    const match = matches[0]?._id ?? '';
    await score(api, match, [toss, ...points(3, 'b')], 0);

    const watching: Page[] = [];
    while (watching.length < spectators)
      watching.push(...(await openPages(browser, server.url, `/o/${openId}/match/${match}`)));
    const allShow = (points: string) =>
      Promise.all(watching.map((page) => expect(page.getByText(points, { exact: true })).toBeVisible()));
    await allShow('3');
    await score(api, match, points(2, 'b'), 4);
    await allShow('5');

    const asked = watching.map(requestsOf);
    let loads = 0;
    for (const page of watching) page.on('load', () => void (loads += 1));
    const began = performance.now();
    await server.restart();
    await score(api, match, points(4, 'b'), 6);
    await allShow('9');
    const atMost = Math.max(requestsAtMost, (performance.now() - began) / 1000);
    for (const paths of asked) expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(atMost);
    expect(loads).toBe(0);
  } finally {
    await calls.dispose();
    await server.stop();
  }
});

import type { Page, Request } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, newcomer } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { score } from '../src/steps/scoring-by-api.ts';

type Group = { readonly matches: readonly { readonly _id: string }[] };

/** The requests of a page to the API, as their paths. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

/** How many streams these pages hold open now: a tab that loses the election closes its own. */
function openStreamsOf(...pages: readonly Page[]): () => number {
  const open = new Set<Request>();
  for (const page of pages) {
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/app/live') open.add(request);
    });
    page.on('requestfailed', (request) => open.delete(request));
  }
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}

test('a spectator’s tabs follow a match and its group over one stream, and take over from each other', async ({
  browser,
  request,
}) => {
  const director = newPerson('Lía Directo');
  const directing = await callerFor(request, director);
  const openId = await openInPlay(directing, 'Open en directo', ['Ana Uno', 'Bea Dos', 'Caro Tres']);
  const phase = await drawnPhase(directing, openId, { number: 1, type: 'groups', groups_count: 1 });
  const groupId = phase.groups[0]?._id ?? '';
  const { matches } = await directing<Group>('GET', `/app/groups/${groupId}`);
  const match = matches[0]?._id ?? '';

  const spectator = newPerson('Pau Públic');
  await newcomer(request, spectator);
  const context = await browser.newContext({ baseURL: process.env['TOPSPIN_URL'] ?? '' });
  const watching = await context.newPage();
  const beside = await context.newPage();
  const openStreams = openStreamsOf(watching, beside);
  await watching.clock.install();
  await enter(watching, spectator, `/match/${match}`);
  await score(directing, match, [{ type: 'toss', winner: 'a', choice: 'serve', server: 'a', left_end: 'a' }]);
  await expect(watching.getByText('0', { exact: true }).first()).toBeVisible();

  const asked = requestsOf(watching);
  const points = (count: number, after: number) =>
    score(
      directing,
      match,
      Array.from({ length: count }, () => ({ type: 'point', side: 'b' })),
      after,
    );
  await points(7, 1);
  await expect(watching.getByText('7', { exact: true }).first()).toBeVisible();
  await test.step('a page asks for nothing while nothing happens', async () => {
    // What the points made it read again comes first.
    await watching.clock.fastForward(5000);
    let known = -1;
    const isQuiet = () => {
      const isSame = asked.length === known;
      known = asked.length;
      return isSame;
    };
    await expect.poll(isQuiet).toBe(true);
    // Longer than the 20 s between two questions of a page without a stream, and shorter than the stream may be silent.
    await watching.clock.fastForward(25_000);
    await watching.evaluate(() => document.title);
    expect(asked.slice(known)).toEqual([]);
  });

  await enter(beside, spectator, `/single-open/${openId}/stage/${phase._id}/group/${groupId}`);
  await expect(beside.getByRole('heading', { name: 'Clasificación' })).toBeVisible();
  const before = asked.length;
  await points(1, 8);
  await expect(watching.getByText('8', { exact: true }).first()).toBeVisible();
  await expect(beside.getByRole('link', { name: /En juego · Partido 1 .*\b8\b/u })).toBeVisible();
  expect(asked.slice(before)).not.toContain(`/api/app/matches/${match}/events`);
  await expect.poll(openStreams).toBe(1);

  await watching.close();
  await directing('PUT', `/app/matches/${matches[1]?._id ?? ''}/result`, {
    outcome: 'played',
    sets: [
      { a: 11, b: 5 },
      { a: 11, b: 5 },
      { a: 11, b: 5 },
    ],
  });
  await expect(beside.getByText('3–0').first()).toBeVisible();
  expect(openStreams()).toBe(1);
  await context.close();
});

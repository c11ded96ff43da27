import { type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../e2e/src/chromium.ts';
import type { Api } from '../../../e2e/src/steps/api.ts';
import { drawnPhase, openInPlay } from '../../../e2e/src/steps/opens-by-api.ts';
import { points, score, toss } from '../../../e2e/src/steps/scoring-by-api.ts';
import { apiOf, logIn } from '../api-client.ts';
import { rowOf, type Benchmark } from '../benchmark.ts';
import { firstPlayer, withTopspin } from '../running-topspin.ts';

/** Five hours. */
const turns = 1500;
/** The first tenth fills what is kept, and is not counted. */
const rounds = 10;
/** In milliseconds, as a new screen turns. */
const eachPage = 12_000;
/** A log of two hundred events at the end: that of a long match. */
const eachScored = 20;
/** What is only weakly held goes with a later collection. */
const collections = 4;
const players = Array.from({ length: 12 }, (_, index) => `Jugadora ${String.fromCodePoint(65 + index)}`);

/** How much the heap of a screen in the hall grows from the first tenth of its pages to the last, while points are scored. */
export const screenHeap: Benchmark = {
  name: 'day.screen.heap',
  run: () =>
    withTopspin(async (address) => {
      const { token } = await logIn(address, await firstPlayer(address));
      const api = apiOf(address, token);
      const sizes = await sizesOf(address, api);
      const grown = (sizes.at(-1) ?? Number.NaN) / (sizes[0] ?? Number.NaN) - 1;
      return [rowOf({ name: 'day.screen.heap', value: 100 * grown, unit: '%' })];
    }),
};

type Day = { readonly _id: string; readonly queue: readonly { readonly match_id: string }[] };

/** The sizes of the heap after each tenth of the pages, in bytes. */
async function sizesOf(address: string, api: Api): Promise<readonly number[]> {
  const openId = await openInPlay(api, 'Open', players);
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 3 });
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.clock.install();
    await page.goto(`${address}/tv`);
    await pair(page, api, openId);
    const match = await callOne(api, openId);
    const cdp = await page.context().newCDPSession(page);
    const sizes: number[] = [];
    let seq = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (let turn = 0; turn < turns / rounds; turn += 1) {
        await page.clock.runFor(eachPage);
        if (turn % eachScored === 0) seq = await scoreOn(api, match, seq);
      }
      sizes.push(await heapOf(cdp));
    }
    return sizes;
  } finally {
    await browser.close();
  }
}

/** Pairs the screen with the day, and lets it show everything. */
async function pair(page: Page, api: Api, openId: string): Promise<void> {
  const shown = page.getByRole('status', { name: /.+/u });
  await shown.waitFor();
  const code = ((await shown.textContent()) ?? '').replaceAll(/\D/gu, '');
  const { _id: id } = await api<Day>('GET', `/app/opens/${openId}/day`);
  await api('POST', `/app/days/${id}/screens`, { code, name: 'Pared', lang: 'es' });
  await page.locator('footer').waitFor();
}

/** Calls a match and begins it; returns its id. */
async function callOne(api: Api, openId: string): Promise<string> {
  const { _id: id, queue } = await api<Day>('GET', `/app/opens/${openId}/day`);
  const match = queue[0]?.match_id ?? '';
  await api('POST', `/app/days/${id}/calls`, { match_id: match, table: 1 });
  await score(api, match, [toss]);
  return match;
}

/** One more point and its undoing, so that the match goes on; returns the last number of its log. */
async function scoreOn(api: Api, match: string, seq: number): Promise<number> {
  const after = seq === 0 ? 1 : seq;
  await score(api, match, [...points(1), { type: 'undo' }], after);
  return after + 2;
}

async function heapOf(cdp: CDPSession): Promise<number> {
  for (let time = 0; time < collections; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

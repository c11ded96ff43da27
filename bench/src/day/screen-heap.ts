import { type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../e2e/src/chromium.ts';
import type { Api } from '../../../e2e/src/steps/api.ts';
import { drawnPhase, openInPlay } from '../../../e2e/src/steps/opens-by-api.ts';
import { score, toss } from '../../../e2e/src/steps/scoring-by-api.ts';
import { apiOf, logIn } from '../api-client.ts';
import { rowOf, type Benchmark } from '../benchmark.ts';
import { firstPlayer, withTopspin } from '../running-topspin.ts';

/** More than the twelve hours of a long day, by the clock of the screen. */
const turns = 10_000;
const events = 50_000;
/** The first tenth fills what is kept, and is not counted. */
const rounds = 10;
/** In milliseconds, as a new screen turns. */
const eachPage = 12_000;
/** As many as travel in one message. */
const atOnce = 25;
/** Of a long match. */
const ofMatch = 400;
/** What is only weakly held goes with a later collection. */
const collections = 4;
const players = Array.from({ length: 24 }, (_, index) => `Jugadora ${String.fromCodePoint(65 + index)}`);

/** How much the heap of a screen in the hall grows from the first tenth of its pages to the last, while matches are played. */
export const screenHeap: Benchmark = {
  name: 'day.screen.heap',
  run: () =>
    withTopspin(async (address) => {
      const { token } = await logIn(address, await firstPlayer(address));
      const sizes = await sizesOf(address, apiOf(address, token));
      const grown = (sizes.at(-1) ?? Number.NaN) / (sizes[0] ?? Number.NaN) - 1;
      return [rowOf({ name: 'day.screen.heap', value: 100 * grown, unit: '%' })];
    }),
};

type Day = { readonly _id: string; readonly queue: readonly { readonly match_id: string }[] };

/** The sizes of the heap after each tenth of the pages, in bytes. */
async function sizesOf(address: string, api: Api): Promise<readonly number[]> {
  const openId = await openInPlay(api, 'Open', players);
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 2 });
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.clock.install();
    await page.goto(`${address}/tv`);
    await pair(page, api, openId);
    const cdp = await page.context().newCDPSession(page);
    const scoring = scorer(api, openId);
    const sizes: number[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      await page.clock.runFor(eachPage);
      if (turn % ((atOnce * turns) / events) === 0) await scoring();
      if (turn % (turns / rounds) === 0) sizes.push(await heapOf(cdp));
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

/** Plays the matches of an open one after the other, each called, scored in points and undone ones, and ended by its sheet. */
function scorer(api: Api, openId: string): () => Promise<void> {
  let match = '';
  let seq = 0;
  return async () => {
    if (seq === 0) {
      match = await callOne(api, openId);
      await score(api, match, [toss]);
      seq = 1;
    }
    const rally = Array.from({ length: atOnce }, (_, index) =>
      index % 2 === 0 ? { type: 'point', side: 'a' } : { type: 'undo' },
    );
    await score(api, match, rally, seq);
    seq += atOnce;
    if (seq <= ofMatch) return;
    const set = { a: 11, b: 5 };
    await api('PUT', `/app/matches/${match}/result`, { outcome: 'played', sets: [set, set, set] });
    seq = 0;
  };
}

/** Calls the next match; returns its id. */
async function callOne(api: Api, openId: string): Promise<string> {
  const { _id: id, queue } = await api<Day>('GET', `/app/opens/${openId}/day`);
  const match = queue[0]?.match_id ?? '';
  await api('POST', `/app/days/${id}/calls`, { match_id: match, table: 1 });
  return match;
}

async function heapOf(cdp: CDPSession): Promise<number> {
  for (let time = 0; time < collections; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import type { Api } from '../../../e2e/src/steps/api.ts';
import { apiOf, logIn } from '../api-client.ts';
import { rowOf, type Benchmark } from '../benchmark.ts';
import { percentile } from '../measure.ts';
import { firstPlayer, withTopspin } from '../running-topspin.ts';
import { bigDay, type BigDay } from './big-day.ts';
import { planOf, withBrowser } from './browsers.ts';

/** How many times slower than this machine the one of the organiser computes. */
const slower = 4;
/** A drag goes over so many points, one in each frame. */
const steps = 240;
/** In milliseconds, between two changes by somebody else. */
const between = 1000;

/** How many drags are measured after one that warms up. */
const drags = 3;
/** In milliseconds, for which a person looks at what changed before the next drag: the changes that came during one are drawn once it ends. */
const looking = 2000;

/**
 * The longest frame while a match is dragged over a plan of sixty tables beside a queue of 660 matches, alone and while others change the day:
 * of three drags the one in the middle, since a frame is also late for what the machine does besides.
 */
export const dayDrag: Benchmark = {
  name: 'day.drag',
  run: () =>
    withTopspin(async (address) => {
      const session = await logIn(address, await firstPlayer(address));
      const api = apiOf(address, session.token);
      const day = await bigDay(api);
      return withBrowser(async (browser) => {
        const page = await planOf(browser, { address, session, day });
        const cdp = await page.context().newCDPSession(page);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
        await pause(15_000);
        await drag(page, cdp);
        const longest = async () => {
          const each: number[] = [];
          for (let index = 0; index < drags; index += 1) {
            await pause(looking);
            each.push(await longestOf(page, () => drag(page, cdp)));
          }
          return percentile(each, 0.5);
        };
        const alone = await longest();
        const stop = new AbortController();
        const [among] = await Promise.all([
          longest().finally(() => stop.abort()),
          changes(api, day, stop.signal),
        ]);
        return [
          rowOf({ name: 'day.drag', value: alone, unit: 'ms' }),
          rowOf({ name: 'day.drag.changes', value: among, unit: 'ms' }),
        ];
      });
    }),
};

declare global {
  interface Window {
    /** In the page: the time of each frame so far, in milliseconds, until it is told to stop. */
    dragged?: { frames: number[]; stop: boolean };
  }
}

/** The longest time between two frames, in milliseconds, while something is done. */
async function longestOf(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const kept: NonNullable<Window['dragged']> = { frames: [], stop: false };
    window.dragged = kept;
    let last = performance.now();
    const frame = (now: number) => {
      kept.frames.push(now - last);
      last = now;
      if (!kept.stop) requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(frame);
    });
  });
  await work();
  const frames = await page.evaluate(() => {
    if (!window.dragged) return [];
    window.dragged.stop = true;
    return window.dragged.frames;
  });
  return Math.max(...frames);
}

/**
 * Drags the first match that can be called over all tables, and lets it go where none is. By the browser's own input: Playwright's mouse runs
 * scripts in the page at each move of a pressed button, which a person's does not.
 */
async function drag(page: Page, cdp: CDPSession): Promise<void> {
  const row = await page.locator('li [aria-pressed]:not(.Mui-disabled)').first().boundingBox();
  if (!row) throw new Error('nothing can be dragged');
  const pressed = { button: 'left', clickCount: 1 } as const;
  const from = { x: row.x + 40, y: row.y + 20 };
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...from });
  await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...from, ...pressed });
  let at = from;
  for (let step = 0; step < steps; step += 1) {
    const turn = (step / steps) * 6 * Math.PI;
    at = { x: 600 + 450 * Math.cos(turn), y: 550 + 350 * Math.sin(turn) };
    await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, button: 'left', buttons: 1 });
    await pause(16);
  }
  await page.keyboard.press('Escape');
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at, ...pressed });
}

type Read = {
  readonly queue: readonly { readonly match_id: string; readonly ready: boolean }[];
  readonly tables: readonly { readonly number: number; readonly match_id: string | null }[];
};

/** Matches that others call and end. */
async function changes(api: Api, day: BigDay, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { queue, tables } = await api<Read>('GET', `/app/opens/${day.open}/day`);
    const match = queue.findLast(({ ready }) => ready)?.match_id;
    const table = tables.findLast(({ match_id }) => match_id === null)?.number;
    if (match === undefined || table === undefined) throw new Error('no match can be called any more');
    await api('POST', `/app/days/${day.id}/calls`, { match_id: match, table });
    await pause(between);
    const set = { a: 11, b: 5 };
    await api('PUT', `/app/matches/${match}/result`, { outcome: 'played', sets: [set, set, set] });
    await pause(between);
  }
}

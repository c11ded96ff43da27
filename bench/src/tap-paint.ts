import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../e2e/src/chromium.ts';
import type { Api } from '../../e2e/src/steps/api.ts';
import { drawnPhase, openInPlay } from '../../e2e/src/steps/opens-by-api.ts';
import { apiOf, logIn, type Login, type Session } from './api-client.ts';
import { rowOf, type Benchmark, type Row } from './benchmark.ts';
import { percentile } from './measure.ts';
import { firstPlayer, withTopspin } from './running-topspin.ts';

/** A phone, as how many times slower than this machine it computes. */
type Phone = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly slower: number;
};

const phones = [
  { name: 'tap.paint', width: 390, height: 844, slower: 4 },
  { name: 'tap.paint.oldest', width: 360, height: 640, slower: 6 },
] as const satisfies readonly Phone[];

const taps = 40;
/** Longer than what counts as a slip of the finger. */
const between = 500;

/** From a tap on a half to the picture with the new score, as browsers measure interactions. */
export const tapPaint: Benchmark = {
  name: 'tap.paint',
  run: () =>
    withTopspin(async (address) => {
      const player = await firstPlayer(address);
      const rows: Row[] = [];
      for (const phone of phones) rows.push(await measure(address, player, phone));
      return rows;
    }),
};

async function measure(address: string, login: Login, phone: Phone): Promise<Row> {
  const session = await logIn(address, login);
  const match = await newMatch(apiOf(address, session.token), phone.name);
  const durations = await durationsOf(`${address}/match/${match}`, session, phone);
  return rowOf({ name: phone.name, value: percentile(durations, 0.75), unit: 'ms' });
}

async function newMatch(api: Api, name: string): Promise<string> {
  const open = await openInPlay(api, `Open ${name}`, [`Ana ${name}`, `Bea ${name}`].map(lettersOnly));
  const { groups } = await drawnPhase(api, open, { number: 1, type: 'groups', groups_count: 1 });
  type Group = { readonly matches: readonly { readonly _id: string }[] };
  const { matches } = await api<Group>('GET', `/app/groups/${groups[0]?._id}`);
  return matches[0]?._id ?? '';
}

const lettersOnly = (name: string): string => name.replaceAll('.', ' ');

/** How long each tap took, in ms. */
async function durationsOf(match: string, session: Session, phone: Phone): Promise<readonly number[]> {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage({
      locale: 'es-ES',
      hasTouch: true,
      viewport: { width: phone.width, height: phone.height },
    });
    const { token, refreshToken, user } = session;
    await page.addInitScript(
      (stored) => {
        for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
      },
      { token, refreshToken, user_id: user._id, user_email: user.email },
    );
    await page.goto(match);
    await page.getByRole('button', { name: 'Empezar el partido' }).click();
    const halves = page.getByRole('button', { name: /^Punto para /u });
    await halves.first().waitFor();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.slower });
    await setTimeout(2 * between);
    await watch(page);
    // The points alternate, so that the set does not end.
    for (let tap = 0; tap < taps; tap += 1) {
      await halves.nth(tap % 2).tap();
      await setTimeout(between);
    }
    return await page.evaluate(() => [...(globalThis as unknown as Watched).taps.values()]);
  } finally {
    await browser.close();
  }
}

type Watched = { taps: Map<number, number> };

/** Keeps the longest event of each interaction: from the finger to the next picture. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = new Map<number, number>();
    (globalThis as unknown as Watched).taps = kept;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0)
          kept.set(entry.interactionId, Math.max(entry.duration, kept.get(entry.interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

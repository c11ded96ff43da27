import { setTimeout as pause } from 'node:timers/promises';
import { write } from '@topspin/api/features/travel/file/write.ts';
import type { Page } from 'playwright-core';
import { logIn, type Session } from '../api-client.ts';
import { rowOf, type Benchmark } from '../benchmark.ts';
import { keepSession, withBrowser } from '../day/browsers.ts';
import { percentile } from '../measure.ts';
import { firstPlayer, withTopspin } from '../running-topspin.ts';
import { bigBracket } from '../travel/big-open.ts';

/** How many times slower than this machine the organiser's laptop computes. */
const slower = 4;
const tries = 5;
/** In milliseconds: until all sheets are there, to know how many. */
const settling = 10_000;

/** From choosing the brackets of 512 players to their last sheet as it is painted, after another paper of the same open, and what they print. */
export const printBracket: Benchmark = {
  name: 'print.bracket',
  run: () =>
    withTopspin(async (address) => {
      const session = await logIn(address, await firstPlayer(address));
      const open = await entered(address, session);
      return withBrowser(async (browser) => {
        const page = await browser.newPage({ locale: 'es-ES', viewport: { width: 1280, height: 720 } });
        return measure(page, session, `${address}/single-open/${open}/print`);
      });
    }),
};

async function measure(page: Page, session: Session, address: string) {
  await keepSession(page, session);
  await page.goto(address);
  await choose(page, 'Cuadros');
  await pause(settling);
  const sheets = await page.locator(sheet).count();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const times: number[] = [];
  for (let index = 0; index < tries; index += 1) {
    await untilPainted(page, 'Cartel', 1);
    times.push(await untilPainted(page, 'Cuadros', sheets));
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
  return [
    rowOf({ name: 'print.bracket', value: percentile(times, 0.5), unit: 'ms' }),
    rowOf({ name: 'print.bracket.pages', value: pages, unit: 'pages' }),
  ];
}

const sheet = '[data-paper] section';

async function choose(page: Page, paper: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Qué', exact: true }).click();
  await page.getByRole('option', { name: paper, exact: true }).click();
}

/** The milliseconds from the click on a paper to the frame with all its sheets. */
async function untilPainted(page: Page, paper: string, sheets: number): Promise<number> {
  await page.evaluate(
    ([selector, count]) => {
      window.painted = new Promise((resolve) => {
        let from = 0;
        addEventListener('click', () => (from = performance.now()), { capture: true });
        const frame = (): void => {
          const isThere = from > 0 && document.querySelectorAll(selector).length === count;
          // The frame after the one in which they are laid out.
          requestAnimationFrame(isThere ? (then) => resolve(then - from) : frame);
        };
        requestAnimationFrame(frame);
      });
    },
    [sheet, sheets] as const,
  );
  await choose(page, paper);
  return page.evaluate(() => window.painted ?? 0);
}

declare global {
  interface Window {
    /** In the page: the milliseconds from a click to the sheets. */
    painted?: Promise<number>;
  }
}

/** The open, from its file: to register so many would take minutes. */
async function entered(address: string, { token }: Session): Promise<string> {
  const response = await fetch(`${address}/api/app/travel/opens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/zip' },
    body: new Uint8Array(write(bigBracket())),
  });
  if (!response.ok) throw new Error(`the open was refused: ${await response.text()}`);
  const { _id: id } = (await response.json()) as { readonly _id: string };
  return id;
}

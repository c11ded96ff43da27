import { chromium, type Page } from 'playwright-core';
import { findChromium } from '../../e2e/src/chromium.ts';
import { rowOf, type Benchmark } from './benchmark.ts';
import { firstPlayer, withTopspin } from './running-topspin.ts';

/** What the most used self-hosted tournament software loads for its login and home, with brotli. */
const peer = { name: 'the most used self-hosted peer', value: 288 };

/** The JavaScript and CSS that a player's login and home page load, as transferred (brotli). */
export const webHome: Benchmark = {
  name: 'web.home',
  async run() {
    const code = await withTopspin(codeOfLoginAndHome);
    const value = [...code.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
    return [rowOf({ name: 'web.home', value, unit: 'kB', against: peer, ratio: peer.value / value })];
  },
};

/** The stream of news keeps the network busy: a page is loaded when no code has come for so long, in milliseconds. */
const quietFor = 500;

/**
 * The scripts and stylesheets that a new player's login and home page load until none has come for `quiet` ms: their addresses, and
 * their bytes as transferred.
 */
export async function codeOfLoginAndHome(address: string, quiet = quietFor): Promise<Map<string, number>> {
  const { email, password } = await firstPlayer(address);
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage({ locale: 'es-ES' });
    const sizes = watchCode(page, quiet);
    await page.goto(address);
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.getByRole('heading', { name: 'Clasificación' }).waitFor();
    return await sizes();
  } finally {
    await browser.close();
  }
}

/** Follows every script and stylesheet the page loads, each counted once; answers when no more come. */
function watchCode(page: Page, quiet: number): () => Promise<Map<string, number>> {
  const measured: Promise<readonly [string, number]>[] = [];
  page.on('response', (response) => {
    if (!/\.(?:js|css)$/u.test(new URL(response.url()).pathname)) return;
    // Not what Chromium says it transferred: for a file that was preloaded it says less than nothing.
    measured.push(
      response.headerValue('content-length').then((bytes) => [response.url(), Number(bytes)] as const),
    );
  });
  return async () => {
    for (let before = -1; before < measured.length;) {
      before = measured.length;
      await page.waitForTimeout(quiet);
    }
    return new Map(await Promise.all(measured));
  };
}

import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../e2e/src/chromium.ts';
import type { Api } from '../../../e2e/src/steps/api.ts';
import type { Session } from '../api-client.ts';
import type { BigDay } from './big-day.ts';

/** In milliseconds: five windows that load at once share two cores. */
const patience = 120_000;

/** Passes a browser to the work, and closes it. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Lets a page be logged in, and wait long. */
export async function keepSession(page: Page, { token, refreshToken, user }: Session): Promise<void> {
  await page.addInitScript(
    (stored) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    },
    { token, refreshToken, user_id: user._id, user_email: user.email },
  );
  page.setDefaultTimeout(patience);
}

/** The table plan of a day in a window of its own, loaded. */
export async function planOf(
  browser: Browser,
  { address, session, day }: { readonly address: string; readonly session: Session; readonly day: BigDay },
): Promise<Page> {
  const page = await browser.newPage({ locale: 'es-ES', viewport: { width: 1920, height: 1080 } });
  await keepSession(page, session);
  await page.goto(`${address}/single-open/${day.open}?tab=tables`);
  await page.locator('[data-call="60"]').waitFor();
  return page;
}

/** A screen in the hall that shows the calls of a day. */
export async function screenOf(
  browser: Browser,
  {
    address,
    api,
    day,
    name,
  }: { readonly address: string; readonly api: Api; readonly day: BigDay; readonly name: string },
): Promise<Page> {
  const page = await browser.newPage({ locale: 'es-ES', viewport: { width: 1920, height: 1080 } });
  page.setDefaultTimeout(patience);
  await page.goto(`${address}/tv`);
  const shown = page.getByRole('status', { name: /.+/u });
  await shown.waitFor();
  const code = ((await shown.textContent()) ?? '').replaceAll(/\D/gu, '');
  await api('POST', `/app/days/${day.id}/screens`, { code, name, lang: 'es' });
  await page.locator('footer').waitFor();
  return page;
}

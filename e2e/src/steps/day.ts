import type { Browser, Page } from '@playwright/test';
import { expect } from '../journey.ts';
import type { Api } from './api.ts';

export type Day = {
  readonly _id: string;
  readonly calls: readonly { readonly match_id: string; readonly table: number }[];
  readonly queue: readonly { readonly match_id: string; readonly ready: boolean }[];
  readonly matches: readonly {
    readonly _id: string;
    readonly open_id: string;
    readonly a: { readonly _id: string; readonly name: string } | null;
    readonly b: { readonly _id: string; readonly name: string } | null;
    readonly state: string;
  }[];
};

export const dayOf = (api: Api, openId: string) => api<Day>('GET', `/app/opens/${openId}/day`);

/** A table of the plan. */
export const table = (page: Page, number: number) =>
  page.getByRole('region', { name: `Mesa ${number}`, exact: true });

export const queue = (page: Page) => page.getByRole('region', { name: 'Cola de partidos' });

/** The matches of the queue that can be called. */
export const toCall = (page: Page) => queue(page).locator('[aria-pressed]:not([aria-disabled=true])');

/** Only what is in sight of a queue is there; before a match that can be called come those that others have called meanwhile, or may call. */
const scrollToFirst = (page: Page) =>
  expect(async () => {
    if ((await toCall(page).count()) > 0) return;
    await queue(page).getByRole('list').hover();
    await page.mouse.wheel(0, 300);
    await expect(toCall(page)).not.toHaveCount(0, { timeout: 500 });
  }).toPass();

/** Calls the first match of the queue that can be called, by two taps. */
export async function callFirstTo(page: Page, number: number): Promise<void> {
  await scrollToFirst(page);
  await toCall(page).first().click();
  await table(page, number)
    .getByRole('button', { name: `Mesa ${number}: Llamar aquí` })
    .click();
  await expect(table(page, number).getByText('Llamado')).toBeVisible();
}

/** Makes another call before it is due, which it asks about. */
export async function callEarly(page: Page, number: number, call: string): Promise<void> {
  await table(page, number)
    .getByRole('button', { name: new RegExp(`^${call} · toca \\d\\d:\\d\\d$`, 'u') })
    .click();
  const question = page.getByRole('dialog', { name: '¿Llamar antes de hora?' });
  await question.getByRole('button', { name: 'Llamar ya' }).click();
  await expect(question).toBeHidden();
}

/** A television that nobody has logged in on. */
export async function television(
  browser: Browser | null,
  baseURL = process.env['TOPSPIN_URL'] ?? '',
): Promise<Page> {
  if (!browser) throw new Error('there is no browser');
  const context = await browser.newContext({ baseURL, viewport: { width: 1920, height: 1080 } });
  const tv = await context.newPage();
  await tv.goto('/tv');
  return tv;
}

/** The code that a screen shows until it is paired. */
export async function figuresOn(tv: Page): Promise<string> {
  const code = tv.getByRole('status', { name: 'Código' });
  await expect(code).toHaveText(/^\d{3} \d{3}$/u);
  return ((await code.textContent()) ?? '').replace(' ', '');
}

/** Lets the day call by itself, which asks where it calls at once. */
export async function callByItself(page: Page): Promise<void> {
  const automatic = page.getByRole('switch', { name: 'Llamada automática' });
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Encender y llamar' });
  await automatic.click();
  await expect(confirm.or(page.locator(':checked[role=switch]'))).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(automatic).toBeChecked();
}

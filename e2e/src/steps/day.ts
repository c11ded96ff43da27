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

/** Calls the first match of the queue that can be called, by two taps. */
export async function callFirstTo(page: Page, number: number): Promise<void> {
  await queue(page).getByRole('button', { disabled: false }).first().click();
  await table(page, number)
    .getByRole('button', { name: `Mesa ${number}: Llamar aquí` })
    .click();
  await expect(table(page, number).getByText('Llamado')).toBeVisible();
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

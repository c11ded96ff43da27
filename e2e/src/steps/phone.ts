import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type LaunchOptions, type Page } from '@playwright/test';

/** A phone with a browser of its own, which keeps what it stored when it is killed. */
export type Phone = {
  open(): Promise<BrowserContext>;
  /** As when the phone's system stops the browser: nothing is written or sent any more. */
  kill(page: Page): Promise<void>;
  throwAway(): Promise<void>;
};

export function newPhone(launch: LaunchOptions, baseURL: string): Phone {
  const profile = mkdtempSync(join(tmpdir(), 'topspin-phone-'));
  let context: BrowserContext | undefined;
  return {
    async open() {
      context = await chromium.launchPersistentContext(profile, {
        ...launch,
        ...smallScreen,
        baseURL,
        serviceWorkers: 'block',
      });
      return context;
    },
    async kill(page) {
      const closed = page.context().waitForEvent('close');
      const session = await page.context().newCDPSession(page);
      session.send('Browser.crash').catch(() => undefined);
      await closed;
    },
    async throwAway() {
      await context?.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export const smallScreen = {
  viewport: { width: 390, height: 844 },
  locale: 'es-ES',
  reducedMotion: 'reduce',
} as const;

/** Longer than a slip of the finger, and than a tap that comes late after a set. */
const rally = 2000;

/** Scores points for the side on the left or the right, with a fake clock; `scores` are the figures of that half after each. */
export async function tap(
  page: Page,
  side: 'left' | 'right',
  scores: readonly number[],
  timeout = 20_000,
): Promise<void> {
  const halves = page.locator('[data-half]');
  await expect(halves).toHaveCount(2);
  const half = halves.nth(side === 'left' ? 0 : 1);
  for (const score of scores) {
    await page.clock.fastForward(rally);
    await page.keyboard.press(side === 'left' ? 'ArrowLeft' : 'ArrowRight');
    await expect(half.locator('..')).toContainText(new RegExp(`(?<!\\d)${score}(?!\\d)`, 'u'), { timeout });
  }
}

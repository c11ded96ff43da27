import { expect, type Page } from '@playwright/test';

/** Goes to a page. One that is still on its way somewhere, as after a last click, may interrupt that: then it goes again. */
export const arrive = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    await page.goto(path);
  }).toPass({ timeout: 60_000 });

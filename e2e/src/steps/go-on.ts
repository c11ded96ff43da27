import type { Page } from '@playwright/test';

/** The mark of the headings of the page before. */
const left = 'data-left';

/**
 * Goes on to another page of the application as its links do, which takes a third of the time of loading the application again, and
 * waits until the page before is gone. It loads the application where there is none yet, and where the heading may stay: on the pages
 * and tabs of one open, and from one match to another.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  if (await isElsewhere(page, path)) await page.waitForFunction(isGoneWithAct, left, { timeout: 20_000 });
  else await page.goto(path);
}

/** In the page, in each frame: a tap on the way, as on a link, since the bar of another layout may stand elsewhere. */
function isGoneWithAct(mark: string): boolean {
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  return document.querySelector(`h1[${mark}]`) === null;
}

const isElsewhere = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    ([to, mark]) => {
      const kindOf = (address: string) =>
        new URL(address, location.href).pathname
          .split('/', 3)
          .join('/')
          .replace(/[\da-f]{8}-[\da-f-]{27}/u, ':id');
      const headings = document.querySelectorAll('h1');
      if (headings.length === 0 || kindOf(to) === kindOf(location.href)) return false;
      for (const heading of headings) heading.setAttribute(mark, '');
      history.pushState(null, '', to);
      return true;
    },
    [path, left] as const,
  );

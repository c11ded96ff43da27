import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../journey.ts';
import { goOn } from './go-on.ts';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa'];
const narrowest = { width: 320, height: 640 };
const gallery = '/inspire';

/**
 * The accessibility violations of a page in the dark theme, and those of its contrast in the light one: themes change colours alone.
 * Axe is loaded once for both, in the page itself, and stays for the next one: its own adapter opens another page for each analysis.
 */
async function faults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(atOnce);
    const wear = (theme: 'light' | 'dark') => {
      document.documentElement.dataset['theme'] = theme;
    };
    const faultsOf = async (runOnly: axe.RunOnly) => {
      const found = await window.axe?.run(document, { runOnly, resultTypes: ['violations'] });
      if (!found) throw new Error('axe is not loaded');
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    };
    const dark = await faultsOf({ type: 'tag', values: tags });
    wear('light');
    const light = await faultsOf({ type: 'rule', values: ['color-contrast'] });
    wear('dark');
    return [...dark, ...light.map((fault) => `light ${fault}`)];
  }, rules);
}

/** A page fits on the narrowest phone, once it is laid out for it. */
async function expectToFit(page: Page, path: string): Promise<void> {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, path).toBeLessThanOrEqual(narrowest.width);
}

/** Gives the window another size, and waits for the styles of that size: on a busy machine they come after the next page. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  );
}

/**
 * Visits pages one after the other; each without a barrier, and no wider than the narrowest phone. One begins on the screen on which
 * the page before has ended: a page laid out anew takes as long as the search.
 */
export async function expectNoBarriers(page: Page, paths: readonly string[]): Promise<void> {
  const wide = page.viewportSize() ?? narrowest;
  let isNarrow = false;
  const onWide = async (path: string) => {
    if (isNarrow) await resize(page, wide);
    isNarrow = false;
    // A page may still be fading in. Two themes of the whole gallery take long on a busy machine.
    await expect.poll(() => faults(page), { message: path, timeout: 30_000 }).toEqual([]);
  };
  const onNarrow = async (path: string) => {
    if (!isNarrow) await resize(page, narrowest);
    isNarrow = true;
    await expectToFit(page, path);
  };
  for (const path of paths) {
    await visit(page, path);
    // Parts beside each other in both themes are looked at on a wide screen.
    const looks = path === gallery ? [onWide] : isNarrow ? [onNarrow, onWide] : [onWide, onNarrow];
    for (const look of looks) await look(path);
  }
  if (isNarrow) await resize(page, wide);
}

async function visit(page: Page, path: string): Promise<void> {
  await goOn(page, path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  // The gallery shows the loader too, which never ends.
  if (path !== gallery) await expect(page.getByRole('status', { name: 'Cargando…' }), path).toHaveCount(0);
}

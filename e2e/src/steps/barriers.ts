import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../journey.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa'];
const narrowest = 320;
const gallery = '/inspire';

/**
 * The accessibility violations of a page in the dark theme, and those of its contrast in the light one: themes change colours alone.
 * Axe is loaded once for both, in the page itself: its own adapter opens another page for each analysis.
 */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(atOnce);
    const wear = (theme: 'light' | 'dark') => {
      document.documentElement.dataset['theme'] = theme;
    };
    const found = async (runOnly: axe.RunOnly) => {
      const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    };
    const dark = await found({ type: 'tag', values: tags });
    wear('light');
    const light = await found({ type: 'rule', values: ['color-contrast'] });
    wear('dark');
    return [...dark, ...light.map((fault) => `light ${fault}`)];
  }, rules);
}

/** A page fits on the narrowest phone, once it is laid out for it. */
async function expectToFit(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: narrowest, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, path).toBeLessThanOrEqual(narrowest);
  if (size) await page.setViewportSize(size);
}

/** Visits pages one after the other; each without a barrier, and no wider than the narrowest phone. */
export async function expectNoBarriers(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    // A page may still be fading in. Two themes of the whole gallery take long on a busy machine.
    await expect.poll(() => faults(page), { message: path, timeout: 30_000 }).toEqual([]);
    // Parts beside each other in both themes are looked at on a wide screen.
    if (path !== gallery) await expectToFit(page, path);
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  // The gallery shows the loader too, which never ends.
  if (path !== gallery) await expect(page.getByRole('status', { name: 'Cargando…' }), path).toHaveCount(0);
}

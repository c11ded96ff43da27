import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa'];
const narrowest = 320;

const faultsIn = async (axe: AxeBuilder): Promise<string[]> =>
  (await axe.analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );

/** The accessibility violations of a page in the dark theme, and those of its contrast in the light one: themes change colours alone. */
async function faults(page: Page): Promise<string[]> {
  const dark = await faultsIn(new AxeBuilder({ page }).withTags(tags));
  await wear(page, 'light');
  const light = await faultsIn(new AxeBuilder({ page }).withRules(['color-contrast']));
  await wear(page, 'dark');
  return [...dark, ...light.map((fault) => `light ${fault}`)];
}

/** Changes the theme as the page does, at once. */
const wear = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    for (const transition of document.getAnimations()) transition.finish();
  }, theme);

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
    expect(await faults(page), path).toEqual([]);
    await expectToFit(page, path);
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.getByRole('status', { name: 'Cargando…' }), path).toHaveCount(0);
}

import type { Locator } from '@playwright/test';

/** The time between the clicks of a double click, and of an impatient user, in milliseconds. */
export const gaps = [0, 350] as const;

/** Clicks twice on the same spot of the screen, whatever is there the second time. */
export async function clickTwice(button: Locator, gap: number): Promise<void> {
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is nothing to click on');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { mouse } = button.page();
  await mouse.click(x, y);
  // The time between the clicks is what is tested.
  if (gap > 0) await button.page().waitForTimeout(gap);
  await mouse.click(x, y);
}

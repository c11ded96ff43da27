import type { Locator, Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** The handle of a row. */
async function handleOf(row: Locator): Promise<Point> {
  const box = await row.boundingBox();
  if (!box) throw new Error('nothing to drag');
  return { x: box.x + 18, y: box.y + box.height / 2 };
}

const between = (from: Point, to: Point): readonly Point[] =>
  [0.25, 0.5, 0.75, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));

/** With the mouse, one row onto another. */
export async function dragByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await handleOf(from), await handleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const { x, y } of between(start, end)) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** With a finger, one row onto another, by its handle. */
export async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await handleOf(from), await handleOf(to)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (const point of between(start, end)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await session.detach();
}

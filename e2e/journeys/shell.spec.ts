import { expect, test } from '../src/journey.ts';

test('the health of the server answers through the port that serves the web', async ({ request }) => {
  const answer = await request.get('/api/health/ready');
  expect(answer.status()).toBe(200);
});

test('while the code is on its way a line under the bar moves, and the page takes its place', async ({
  page,
}) => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/.+\.js$/u, async (route) => {
    await late;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/terms-conditions', { waitUntil: 'commit' });
  const line = () =>
    page.evaluate(() => {
      const shell = document.getElementById('shell');
      if (!shell) return null;
      const { width, transform } = getComputedStyle(shell, '::after');
      return {
        isWide: Number.parseFloat(width) >= innerWidth - 20,
        isMoving: /^matrix\(0\.[1-9]/u.test(transform),
      };
    });
  await expect.poll(line, { intervals: [50] }).toEqual({ isWide: true, isMoving: true });
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await line()).toBeNull();
});

test('where motion is reduced no element changes by and by: what is hidden is hidden at once, and no field in it takes the focus', async ({
  page,
}) => {
  await page.goto('/terms-conditions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const changing = () =>
    [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).transitionDuration !== '0s')
      .map(({ tagName }) => tagName);
  expect(await page.evaluate(changing)).toEqual([]);
});

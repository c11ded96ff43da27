import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

test.use({ lateAnswers: true });

test('the button that starts a match is where it was first shown', async ({ page, request }) => {
  const director = newPerson('Primera Toque');
  const api = await callerFor(request, director);
  const open = await openInPlay(api, 'Open del primer toque', ['Ada Toque', 'Blanca Toque']);
  const { groups } = await drawnPhase(api, open, { number: 1, type: 'groups', groups_count: 1, best_of: 3 });
  type Id = { readonly _id: string };
  const { matches } = await api<{ matches: readonly Id[] }>('GET', `/app/groups/${groups[0]?._id}`);
  await page.setViewportSize({ width: 360, height: 640 });
  await enter(page, director, `/match/${matches[0]?._id}`);
  const start = page.getByRole('button', { name: 'Empezar el partido' });
  await expect(start).toBeVisible();
  const first = await start.boundingBox();
  await expect(page.getByRole('button', { name: 'Mesa y árbitro' })).toBeVisible();
  expect(await start.boundingBox()).toEqual(first);
});

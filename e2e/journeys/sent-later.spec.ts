import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { newPhone } from '../src/steps/phone.ts';

/** Longer than a slip of the finger, and than a tap that comes late after a set. */
const rally = 2000;

test('a set scored offline survives the browser being killed, and is sent from another page', async ({
  request,
  baseURL,
  launchOptions,
}) => {
  const director = newPerson('Lejos Directora');
  const api = await callerFor(request, director);
  const open = await openInPlay(api, 'Open sin cobertura', ['Ada Lejos', 'Blanca Lejos']);
  const { groups } = await drawnPhase(api, open, { number: 1, type: 'groups', groups_count: 1, best_of: 3 });
  type Id = { readonly _id: string };
  const { matches } = await api<{ matches: readonly Id[] }>('GET', `/app/groups/${groups[0]?._id}`);
  const match = matches[0]?._id ?? '';
  const logged = async () => (await api<{ seq: number }>('GET', `/app/matches/${match}/events`)).seq;

  const phone = newPhone(launchOptions, baseURL ?? '');
  try {
    await test.step('the connection is lost after the toss, and a set is played', async () => {
      const page = await (await phone.open()).newPage();
      await page.clock.install();
      await enter(page, director, `/match/${match}`);
      await page.getByRole('button', { name: 'Empezar el partido' }).click();
      await expect.poll(logged).toBe(1);
      await page.context().setOffline(true);
      await page.clock.fastForward(rally);
      for (let point = 1; point <= 11; point += 1) {
        await page.keyboard.press('ArrowLeft');
        await page.clock.fastForward(rally);
      }
      await expect(page.getByText(/^Set para /u).first()).toBeVisible();
      await expect(page.getByText('11 puntos por enviar').first()).toBeVisible();
      await phone.kill(page);
      expect(await logged()).toBe(1);
    });

    await test.step('the browser is opened again, at the home page', async () => {
      await enter(await (await phone.open()).newPage(), director, '/');
      await expect.poll(logged).toBe(12);
    });
  } finally {
    await phone.throwAway();
  }
});

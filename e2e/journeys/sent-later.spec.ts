import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

/** Longer than a slip of the finger, and than a tap that comes late after a set. */
const rally = 2000;

test('a set scored without a line survives the browser being killed, and is sent from another page', async ({
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

  const profile = mkdtempSync(join(tmpdir(), 'topspin-phone-'));
  const phone = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: baseURL ?? '' });
  let browser = await phone();
  try {
    await test.step('the line is lost after the toss, and a set is played', async () => {
      const page = await browser.newPage();
      await page.clock.install();
      await enter(page, director, `/match/${match}`);
      await page.getByRole('button', { name: 'Empezar el partido' }).click();
      await expect.poll(logged).toBe(1);
      await browser.setOffline(true);
      await page.clock.fastForward(rally);
      for (let point = 1; point <= 11; point += 1) {
        await page.keyboard.press('ArrowLeft');
        await page.clock.fastForward(rally);
      }
      await expect(page.getByText(/^Set para /u).first()).toBeVisible();
      await expect(page.getByText('11 puntos por enviar').first()).toBeVisible();
      await killed(browser, page);
      expect(await logged()).toBe(1);
    });

    await test.step('the browser is opened again, at the home page', async () => {
      browser = await phone();
      await enter(await browser.newPage(), director, '/');
      await expect.poll(logged).toBe(12);
    });
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
});

/** As when the phone's system stops it: nothing is written or sent any more. */
async function killed(browser: BrowserContext, page: Page): Promise<void> {
  const closed = browser.waitForEvent('close');
  const session = await browser.newCDPSession(page);
  session.send('Browser.crash').catch(() => undefined);
  await closed;
}

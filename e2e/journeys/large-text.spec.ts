import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { enlarged, faultsOfLayout, setBrowserText, usual } from '../src/steps/large-text.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

type Id = { readonly _id: string };

/** A common small phone, the smallest there is, and the first one held sideways. */
const screens = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 640, height: 360 },
] as const;

/** Longer than a slip of the finger, and than a tap that comes late after a set. */
const rally = 2000;

test('with text at 200 % everything of a match can be read and tapped on a small phone', async ({
  page,
  request,
}) => {
  const director = newPerson('Lola Letragrande');
  const api = await callerFor(request, director);
  const open = await openInPlay(api, 'Open de letra grande', [
    'Ada Lovelace',
    'Montserrat Fernández-Villaverde',
  ]);
  const { groups } = await drawnPhase(api, open, { number: 1, type: 'groups', groups_count: 1, best_of: 3 });
  const { matches } = await api<{ matches: readonly Id[] }>('GET', `/app/groups/${groups[0]?._id}`);
  await page.clock.install();
  await page.setViewportSize(screens[0]);
  await setBrowserText(page, enlarged);
  await enter(page, director, `/match/${matches[0]?._id}`);
  const start = page.getByRole('button', { name: 'Empezar el partido' });
  await expect(start).toBeVisible();
  await expectToHold(page, 'before the toss', true);
  await start.click();
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await page.clock.fastForward(rally);
  const choose = async (action: RegExp) => {
    await page.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  await test.step('in play', async () => {
    await expectToHold(page, 'at love all');
    for (let point = 1; point <= 9; point += 1) {
      await press(page, 'ArrowLeft');
      await press(page, 'ArrowRight');
    }
    await press(page, 'ArrowLeft');
    await press(page, 'ArrowRight');
    await expectToHold(page, 'at ten all');
    await page.getByRole('button', { name: 'Más acciones' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectToHold(page, 'with the menu open');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  });

  await test.step('a time-out, every card, and no line', async () => {
    await choose(/^Tiempo muerto de Montserrat/u);
    await expect(page.getByRole('button', { name: 'Seguir jugando' })).toBeVisible();
    await expectToHold(page, 'in a time-out');
    await page.getByRole('button', { name: 'Seguir jugando' }).click();
    await choose(/^Tarjeta para Montserrat/u);
    await expect(page.getByRole('img', { name: /Amarilla: aviso/u })).toBeVisible();
    await expectToHold(page, 'with the marks of a time-out and a card');
    await page.route('**/api/app/matches/**', (route) => route.abort());
    await press(page, 'ArrowRight');
    await page.clock.fastForward(5000);
    await expect(page.getByText(/puntos? por enviar/u).first()).toBeAttached();
    await expectToHold(page, 'with a point still to be sent');
    await page.unroute('**/api/app/matches/**');
    await page.clock.fastForward(60_000);
    await expect(page.getByText(/puntos? por enviar/u)).toHaveCount(0);
  });

  await test.step('between two sets, and the expedite system', async () => {
    await press(page, 'ArrowRight');
    await expect(page.getByRole('button', { name: 'Empezar el set 2' })).toBeVisible();
    await expectToHold(page, 'between two sets');
    await page.getByRole('button', { name: 'Empezar el set 2' }).click();
    await page.clock.fastForward(rally);
    await press(page, 'ArrowLeft');
    await page.clock.fastForward(10 * 60_000);
    await expect(page.getByText(/diez minutos/u)).toBeVisible();
    await expectToHold(page, 'when the expedite system is due');
    await page.getByRole('button', { name: 'Empezar el sistema de aceleración' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectToHold(page, 'when it is asked who serves');
    const question = page.locator('.MuiDialogContent-root');
    expect(await question.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: /^Entre dos tantos/u }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectToHold(page, 'under the expedite system');
  });

  await test.step('a refusal, two scores, and the end of the match', async () => {
    await page.route(`**/api/app/matches/${matches[0]?._id}`, async (route) => {
      const response = await route.fetch();
      // A read that was under way when the page is left has nobody to answer.
      const match = (await response.json().catch(() => null)) as object | null;
      if (match) await route.fulfill({ response, json: { ...match, conflicts: 1 } });
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Resolver' })).toBeVisible();
    await expectToHold(page, 'when two scores wait for a decision');
    await page.clock.fastForward(rally);
    for (let point = 0; point < 10; point += 1) await press(page, 'ArrowLeft');
    await expect(page.getByRole('button', { name: 'Ver el resultado' })).toBeVisible();
    await expectToHold(page, 'at the end of the match');
    const winner = page.locator('[data-winner]');
    await expect(winner).toHaveText(/^(Ada Lovelace|Montserrat Fernández-Villaverde)$/u);
    await expect(page.locator('[data-figures]')).toHaveText('2–0');
    await expect(page.getByRole('list', { name: 'Sets' })).toContainText('11');
    await page.getByRole('button', { name: 'Ver el resultado' }).click();
    await expect(page.getByRole('button', { name: /menú/u })).toBeVisible();
    await expectToHold(page, 'on the page of the result', true);
    // A read that is under way has nobody to answer either.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  // The next journey has the same browser.
  await setBrowserText(page, usual);
});

test('with text as it comes, nobody has to scroll to start a match on a small phone', async ({
  page,
  request,
}) => {
  const director = newPerson('Petra Pantallita');
  const api = await callerFor(request, director);
  const open = await openInPlay(api, 'Open de bolsillo', ['Lucía Fernández', 'Marta Jiménez']);
  const { groups } = await drawnPhase(api, open, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await api<{ matches: readonly Id[] }>('GET', `/app/groups/${groups[0]?._id}`);
  await page.setViewportSize(screens[0]);
  await enter(page, director, `/match/${matches[0]?._id}`);
  await expect(page.getByRole('button', { name: 'Empezar el partido' })).toBeInViewport({ ratio: 1 });
});

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.clock.fastForward(rally);
}

/** One run says everything that does not hold. */
const softly = expect.configure({ soft: true });

/** Everything holds on each of the screens. */
async function expectToHold(page: Page, when: string, scrolls = false): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const message = `${when}, ${screen.width} × ${screen.height}`;
    await softly.poll(() => faultsOfLayout(page, scrolls), { message, timeout: 5000 }).toEqual([]);
  }
  await page.setViewportSize(screens[0]);
}

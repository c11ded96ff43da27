import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';

/** The smallest phone, a common one, and that one held sideways. */
const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** Longer than a slip of the finger, and than a tap that comes late after a set. */
const rally = 2000;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

test('on the umpire’s screen nothing moves, whatever happens in the match', async ({ page, request }) => {
  const director = newPerson('Quieta Directora');
  const api = await callerFor(request, director);
  const open = await openInPlay(api, 'Open que no se mueve', ['Ada Quieta', 'Blanca Quieta']);
  const { groups } = await drawnPhase(api, open, { number: 1, type: 'groups', groups_count: 1, best_of: 3 });
  type Id = { readonly _id: string };
  const { matches } = await api<{ matches: readonly Id[] }>('GET', `/app/groups/${groups[0]?._id}`);
  await page.clock.install();
  await page.setViewportSize(screens[0]);
  await enter(page, director, `/match/${matches[0]?._id}`);
  await page.getByRole('button', { name: 'Empezar el partido' }).click();
  // A tap or a key within a moment of the screen's coming is no point.
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await page.clock.fastForward(rally);

  const first = await settledPlacesOn(page);
  const frame = await settledPlacesOn(page, frameOf);
  // The first layout after a change of the window may still be, by a pixel, that of the window before.
  const steady = (when: string) => expect.poll(() => placesOn(page), when).toEqual(first);
  const leftHalf = page
    .getByRole('button', { name: /^Punto para / })
    .nth(0)
    .locator('..');
  let points = 0;
  const left = async () => {
    await press(page, 'ArrowLeft');
    points += 1;
    await expect(leftHalf, 'no point is lost').toHaveText(new RegExp(`\\D${points}Sets`, 'u'));
  };
  for (const [index, { width, height }] of screens.entries()) {
    const halves = first[index]?.filter((_, which) => which < 2) ?? [];
    for (const half of halves) expect(half.width * half.height).toBeGreaterThan((width * height) / 4);
  }
  await expect(page.getByRole('button', { name: /menú/u })).toHaveCount(0);

  await test.step('points, ten minutes of a set, a time-out, points that cannot be sent', async () => {
    await left();
    await steady('after a point');
    await page.clock.fastForward(10 * 60_000);
    await expect(page.getByText(/diez minutos/u)).toBeVisible();
    await steady('the expedite system is due');
    await page.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('menuitem', { name: /^Tiempo muerto de Ada/u }).click();
    await expect(page.getByRole('button', { name: 'Seguir jugando' })).toBeVisible();
    await steady('in a time-out');
    await page.getByRole('button', { name: 'Más acciones' }).click();
    await page.getByRole('menuitem', { name: /^Tarjeta para Ada/u }).click();
    await expect(
      page.getByRole('img', { name: 'Tiempo muerto pedido. Amarilla: aviso', exact: true }),
    ).toBeVisible();
    await steady('with the marks of the time-out and of a card');
    await page.route('**/api/app/matches/**', (route) => route.abort());
    await left();
    await page.clock.fastForward(5000);
    await expect(page.getByText(/puntos? por enviar/u).first()).toBeVisible();
    await steady('with points still to be sent');
    await page.unroute('**/api/app/matches/**');
    await page.clock.fastForward(60_000);
    await expect(page.getByText(/puntos? por enviar/u)).toHaveCount(0);
  });

  await test.step('game point, the end of a set, the interval and the next set', async () => {
    for (let point = 3; point <= 10; point += 1) await left();
    await expect(page.getByText('Punto de set', { exact: true })).toBeVisible();
    await steady('at game point');
    await press(page, 'ArrowLeft');
    await expect(page.getByText(/^Set para /u).first()).toBeVisible();
    await steady('in the interval');
    await page.getByRole('button', { name: 'Empezar el set 2' }).click();
    await page.clock.fastForward(rally);
    await steady('in the second set');
  });

  await test.step('the end of the match, and back', async () => {
    // They have changed ends.
    for (let point = 1; point <= 11; point += 1) await press(page, 'ArrowRight');
    await expect(page.getByText(/^Gana /u).first()).toBeVisible();
    // The halves have given way to who won, which takes no tap and all of their place.
    await expect(page.locator('[data-half]')).toHaveCount(0);
    await expect.poll(() => placesOn(page, frameOf), 'at the end of the match').toEqual(frame);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Punto de partido', { exact: true })).toBeVisible();
    await steady('when the last point is taken back');
    await page.clock.fastForward(rally);
    await press(page, 'ArrowRight');
    await page.getByRole('button', { name: 'Ver el resultado' }).click();
    await expect(page.getByRole('button', { name: /menú/u })).toBeVisible();
  });
});

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.clock.fastForward(rally);
}

const partsOf = (page: Page): readonly Locator[] => [
  page.getByRole('button', { name: /^Punto para / }).nth(0),
  page.getByRole('button', { name: /^Punto para / }).nth(1),
  page.getByRole('list', { name: 'Sets' }),
  ...frameOf(page),
];

const frameOf = (page: Page): readonly Locator[] => [
  page.getByRole('button', { name: 'Deshacer' }),
  ...['back', 'sets', 'cues', 'table', 'line', 'tools'].map((part) => page.locator(`[data-part="${part}"]`)),
];

type Places = readonly (readonly Box[])[];

/** Where undo, both halves and all else are, on each of the screens. */
async function placesOn(page: Page, of = partsOf): Promise<Places> {
  const places: (readonly Box[])[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    places.push(await Promise.all(of(page).map(async (part) => rounded(await part.boundingBox()))));
  }
  await page.setViewportSize(screens[0]);
  return places;
}

/** Where they are once two looks agree. */
async function settledPlacesOn(page: Page, of = partsOf): Promise<Places> {
  let places: Places = [];
  const look = async () => {
    const before = places;
    places = await placesOn(page, of);
    return isDeepStrictEqual(places, before);
  };
  await expect.poll(look).toBe(true);
  return places;
}

const rounded = (box: Box | null): Box => ({
  x: Math.round(box?.x ?? -1),
  y: Math.round(box?.y ?? -1),
  width: Math.round(box?.width ?? -1),
  height: Math.round(box?.height ?? -1),
});

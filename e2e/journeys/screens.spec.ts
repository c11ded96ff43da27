import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, trust, type Api } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { points, score, toss } from '../src/steps/scoring-by-api.ts';

type Day = {
  readonly _id: string;
  readonly queue: readonly { readonly match_id: string; readonly ready: boolean }[];
};

const longest = 'María de los Ángeles Fernández-Villaverde y Etxeberria';
const players = [
  longest,
  'Bartomeu Puig-Domènech i Vilaseca',
  'Carla Vidal',
  'Dora Puig',
  'Emma Sala',
  'Fina Mas',
];

const dayOf = (api: Api, openId: string) => api<Day>('GET', `/app/opens/${openId}/day`);

/** A television that nobody has logged in on. */
async function television(page: Page, viewport = { width: 1920, height: 1080 }) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport, locale: 'es-ES', ...(await baseOf()) });
  if (!context) throw new Error('no browser');
  return context.newPage();
}
const baseOf = async () => ({ baseURL: process.env['TOPSPIN_URL'] ?? '' });

/** The heights of the letters of all names on a screen, and those that are cut. */
const namesOn = (tv: Page) =>
  tv.locator('[data-name]').evaluateAll((found) =>
    found.map((name) => ({
      text: name.textContent,
      size: Number.parseFloat(getComputedStyle(name).fontSize) / window.innerHeight,
      isCut:
        name.scrollWidth > name.clientWidth + 1 ||
        name.scrollHeight > name.clientHeight + 1 ||
        name.getBoundingClientRect().bottom >
          (name.closest('section')?.getBoundingClientRect().bottom ?? 0) + 1,
    })),
  );

async function expectReadable(tv: Page, least: number) {
  const names = await namesOn(tv);
  expect(names.length).toBeGreaterThanOrEqual(least);
  expect(names.filter(({ size }) => size < 0.04)).toEqual([]);
  expect(names.filter(({ isCut }) => isCut)).toEqual([]);
}

test('a screen in the hall is paired by its code, shows the day live, and is controlled from the table plan', async ({
  page,
  request,
}) => {
  const person = newPerson('Pantalla Gigante');
  const api = await callerFor(request, person);
  await trust(request, person);
  const openId = await openInPlay(api, 'Open de las pantallas', players);
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 2 });
  await enter(page, person);
  await page.goto(`/single-open/${openId}?tab=tables`);
  const tv = await television(page);
  await tv.goto('/tv');
  const dialog = page.getByRole('dialog', { name: 'Pantallas' });

  await test.step('its code is typed in the table plan', async () => {
    const code = tv.getByRole('status', { name: 'Código' });
    await expect(code).toHaveText(/^\d{3} \d{3}$/u);
    const figures = ((await code.textContent()) ?? '').replace(' ', '');
    await page.getByRole('button', { name: 'Opciones del día' }).click();
    await page.getByRole('menuitem', { name: 'Pantallas' }).click();
    await dialog.getByRole('textbox', { name: 'Código' }).fill('12345');
    await dialog.getByRole('button', { name: 'Añadir la pantalla' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Código' })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox', { name: 'Código' }).fill(figures);
    await dialog.getByRole('textbox', { name: 'Nombre' }).first().fill('Entrada');
    await dialog.getByRole('button', { name: 'Añadir la pantalla' }).click();
    await expect(dialog.getByRole('button', { name: 'Cambiar Entrada' })).toBeVisible();
    await expect(tv.getByRole('heading', { name: 'Llamadas y siguientes' })).toBeVisible();
    await expect(tv.getByText('Nadie, por ahora.')).toBeVisible();
  });

  const { _id: dayId, queue } = await dayOf(api, openId);
  const match = queue.find(({ ready }) => ready)?.match_id ?? '';

  await test.step('a call shows at once, and the points as they are scored', async () => {
    await api('POST', `/app/days/${dayId}/calls`, { match_id: match, table: 2 });
    const called = tv.getByRole('region', { name: 'Llamados a la mesa' });
    await expect(called.getByText(/^1\.ª llamada/u)).toBeVisible();
    await expectReadable(tv, 6);
    await dialog.getByRole('button', { name: 'Cambiar Entrada' }).click();
    await dialog.getByRole('checkbox', { name: 'Llamadas y siguientes' }).click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(tv.getByRole('heading', { name: 'En las mesas' })).toBeVisible();
    await score(api, match, [toss, ...points(3)]);
    await expect(tv.getByText(/^Jugando/u)).toBeVisible();
    await expect(tv.getByText('3', { exact: true })).toBeVisible();
    await score(api, match, points(2, 'b'), 4);
    await expect(tv.getByText('2', { exact: true }).last()).toBeVisible();
    await expectReadable(tv, 2);
  });

  await test.step('a message, by the rhythm that the organiser sets', async () => {
    await dialog.getByRole('textbox', { name: 'Aviso' }).fill('La cafetería cierra a las 14:00');
    await dialog.getByRole('checkbox', { name: 'Aviso' }).click();
    await dialog.getByRole('spinbutton', { name: 'Segundos por página' }).fill('5');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(tv.getByText('La cafetería cierra a las 14:00')).toBeVisible();
    await expect(tv.getByRole('heading', { name: 'En las mesas' })).toBeVisible();
  });

  await test.step('without a connection it says of when it is, and comes back by itself', async () => {
    await tv.context().setOffline(true);
    await expect(tv.getByRole('status')).toHaveText(/^Sin conexión: esto es de las \d\d:\d\d$/u, {
      timeout: 60_000,
    });
    await expect(tv).toHaveURL('/tv');
    await tv.context().setOffline(false);
    await expect(tv.getByRole('status')).toBeHidden({ timeout: 60_000 });
  });

  await test.step('forgotten, it shows another code', async () => {
    await dialog.getByRole('button', { name: 'Olvidar la pantalla' }).click();
    await expect(dialog.getByRole('button', { name: 'Cambiar Entrada' })).toBeHidden();
    await expect(tv.getByRole('status', { name: 'Código' })).toHaveText(/^\d{3} \d{3}$/u);
  });
  await tv.context().close();
});

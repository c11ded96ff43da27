import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { startConnection } from '../src/connection.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, trust } from '../src/steps/api.ts';
import { dayOf, figuresOn, television } from '../src/steps/day.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { points, score, toss } from '../src/steps/scoring-by-api.ts';

type Screens = { readonly collection: readonly { readonly _id: string; readonly version: number }[] };

const longNames = [
  'María de los Ángeles Fernández-Villaverde y Etxeberria',
  'Bartomeu Puig-Domènech i Vilaseca',
  'Maria José Rodríguez de la Fuente Gutiérrez',
  'Josep Maria Castellví i Puigdellívol',
  'Xabier Goikoetxea Urrutikoetxea',
  'Francisco Javier Hernández Santamaría',
  'Ana Gil',
  'Pere Antoni Bauçà Llompart',
];

/** Every name on a screen: how high its letters are, and whether it leaves its place. */
const namesOn = (tv: Page) =>
  tv.locator('[data-name]').evaluateAll((found) =>
    found.map((name) => {
      const [box, place] = [name, name.closest('section')].map((one) => one?.getBoundingClientRect());
      return {
        text: name.textContent,
        size: Number.parseFloat(getComputedStyle(name).fontSize) / window.innerHeight,
        isCut:
          !box ||
          !place ||
          name.scrollWidth > name.clientWidth + 1 ||
          box.top < place.top - 1 ||
          box.bottom > Math.min(place.bottom, 0.97 * window.innerHeight) + 1,
      };
    }),
  );

async function expectReadable(tv: Page, least: number): Promise<void> {
  await expect.poll(async () => (await namesOn(tv)).length).toBeGreaterThanOrEqual(least);
  await expect
    .poll(async () => (await namesOn(tv)).filter(({ size, isCut }) => isCut || size < 0.04))
    .toEqual([]);
}

test('a screen in the hall is paired by its code, shows the day live, and is run from the table plan', async ({
  page,
  request,
}) => {
  const person = newPerson('Pantalla Gigante');
  const api = await callerFor(request, person);
  await trust(request, person);
  const openId = await openInPlay(api, 'Open de las pantallas', longNames.slice(0, 6));
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 2 });
  await enter(page, person);
  await page.goto(`/single-open/${openId}?tab=tables`);
  const line = await startConnection(process.env['TOPSPIN_URL'] ?? '');
  const tv = await television(page.context().browser(), line.url);
  const dialog = page.getByRole('dialog', { name: 'Pantallas' });

  await test.step('its code is typed in the table plan', async () => {
    const code = await figuresOn(tv);
    await page.getByRole('button', { name: 'Opciones del día' }).click();
    await page.getByRole('menuitem', { name: 'Pantallas' }).click();
    await dialog.getByRole('textbox', { name: 'Código' }).fill('12345');
    await dialog.getByRole('button', { name: 'Añadir la pantalla' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Código' })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox', { name: 'Código' }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
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
    await dialog.getByRole('button', { name: 'Cambiar Entrada' }).click();
    const boardTable = dialog.getByRole('spinbutton', { name: 'Mesa del marcador' });
    await expect(boardTable).toBeHidden();
    await dialog.getByRole('checkbox', { name: 'Marcador de una mesa' }).click();
    await expect(boardTable).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Marcador de una mesa' }).click();
    await dialog.getByRole('checkbox', { name: 'Llamadas y siguientes' }).click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(tv.getByRole('heading', { name: 'En las mesas' })).toBeVisible();
    await score(api, match, [toss, ...points(3)]);
    await expect(tv.getByText(/^Jugando/u)).toBeVisible();
    await expect(tv.getByText('3', { exact: true })).toBeVisible();
    await score(api, match, points(5, 'b'), 4);
    await expect(tv.getByText('5', { exact: true })).toBeVisible();
  });

  await test.step('another screen shows something else', async () => {
    const other = await television(page.context().browser());
    await dialog.getByRole('textbox', { name: 'Código' }).fill(await figuresOn(other));
    await dialog.getByRole('button', { name: 'Añadir la pantalla' }).click();
    await expect(dialog.getByRole('button', { name: 'Cambiar Pantalla 2' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'En las mesas' })).toBeVisible();
    await other.context().close();
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
    line.cut();
    await expect(tv.getByRole('status')).toHaveText(/^Sin conexión: esto es de las \d\d:\d\d$/u);
    await expect(tv).toHaveURL('/tv');
    await score(api, match, points(2, 'b'), 9);
    line.mend();
    await expect(tv.getByRole('status')).toBeHidden({ timeout: 60_000 });
    await expect(tv.getByText('7', { exact: true })).toBeVisible();
  });

  await test.step('forgotten, it shows another code', async () => {
    await dialog.getByRole('button', { name: 'Olvidar la pantalla' }).first().click();
    await expect(dialog.getByRole('button', { name: 'Cambiar Entrada' })).toBeHidden();
    await figuresOn(tv);
  });
  await tv.context().close();
  line.stop();
});

test('the longest names are whole and 4 % of the height on every page of a screen', async ({
  page,
  request,
}) => {
  const person = newPerson('Nombres Largos');
  const api = await callerFor(request, person);
  await trust(request, person);
  const drawn = async (name: string, type: 'groups' | 'knockout') => {
    const players = type === 'groups' ? longNames : longNames.map((one) => one.replace(' ', ' Pau '));
    const openId = await openInPlay(api, name, players);
    await drawnPhase(api, openId, { number: 1, type, ...(type === 'groups' && { groups_count: 2 }) });
    return openId;
  };
  const groups = await drawn('Open de nombres', 'groups');
  const knockout = await drawn('Open del cuadro', 'knockout');
  const { _id: dayId } = await dayOf(api, groups);
  for (const table of [1, 2, 3, 4]) {
    const { queue, matches } = await dayOf(api, groups);
    const ready = queue.filter((one) => one.ready).map(({ match_id }) => match_id);
    // The longest name is on the first table, beside a score.
    const longest = matches.find(
      ({ _id, a, b }) => ready.includes(_id) && [a?.name, b?.name].includes(longNames[0]),
    );
    const match = longest?._id ?? ready[0] ?? '';
    await api('POST', `/app/days/${dayId}/calls`, { match_id: match, table });
    if (table < 3) await score(api, match, [toss, ...points(10), ...points(10, 'b')]);
  }

  await test.step('and on the cards of the table plan, which are of one height', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await enter(page, person);
    await page.goto(`/single-open/${groups}?tab=tables`);
    const cards = page.getByRole('region', { name: /^Mesa \d/u });
    await expect(cards.locator('[data-name]')).toHaveCount(8);
    const cut = () =>
      cards
        .locator('[data-name]')
        .evaluateAll((names) =>
          names
            .filter((name) => name.scrollHeight > name.clientHeight || name.clientHeight > 44)
            .map(({ textContent }) => textContent),
        );
    await expect.poll(cut).toEqual([]);
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
  });

  type Shown = {
    readonly openId: string;
    readonly layout: string;
    readonly least: number;
    readonly table?: number;
  };
  const shown: readonly Shown[] = [
    { openId: groups, layout: 'board', table: 1, least: 2 },
    { openId: groups, layout: 'playing', least: 8 },
    { openId: groups, layout: 'calls', least: 12 },
    { openId: groups, layout: 'groups', least: 8 },
    { openId: knockout, layout: 'brackets', least: 14 },
  ];
  for (const { openId, layout, least, table } of shown) {
    await test.step(layout, async () => {
      const tv = await television(page.context().browser());
      const { _id } = await dayOf(api, openId);
      const code = await figuresOn(tv);
      const screen = await api<{ _id: string }>('POST', `/app/days/${_id}/screens`, {
        code,
        name: layout,
        lang: 'es',
      });
      const { collection } = await api<Screens>('GET', `/app/days/${_id}/screens`);
      const version = collection.find((one) => one._id === screen._id)?.version;
      await api(
        'PATCH',
        `/app/days/${_id}/screens/${screen._id}`,
        { layouts: [layout], ...(table && { table }) },
        version,
      );
      for (const [width, height] of [
        [1920, 1080],
        [1280, 720],
        [3840, 2160],
      ] as const) {
        await tv.setViewportSize({ width, height });
        await expectReadable(tv, least);
      }
      await tv.context().close();
    });
  }
});

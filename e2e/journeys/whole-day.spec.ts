import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startConnection } from '../src/connection.ts';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson, type Person } from '../src/steps/accounts.ts';
import { callerFor, newcomer, type Api } from '../src/steps/api.ts';
import {
  callByItself,
  callFirstTo,
  dayOf,
  figuresOn,
  queue,
  table,
  television,
  type Day,
} from '../src/steps/day.ts';
import { allPresent, playMatch } from '../src/steps/opens-by-api.ts';
import { checkIn, drawAndCreateMatches, takeStep } from '../src/steps/opens.ts';
import { smallScreen, tap } from '../src/steps/phone.ts';

type Id = { readonly _id: string };
type Link = { readonly token: string };

/** An organiser at a laptop, with the open they run. */
type Desk = { readonly person: Person; readonly api: Api; readonly open: string; readonly page: Page };

const tables = 8;
const umpired = 3;
/** The figures of a side on its way to a set to nil, after the first point. */
const figures = Array.from({ length: 9 }, (_, at) => at + 2);
const today = {
  date_start: new Date().toISOString(),
  date_end: new Date(Date.now() + 3_600_000).toISOString(),
};
/** Nobody waits five minutes between two matches in a test. */
const noRest = {
  rest_minutes: 0,
  long_rest_minutes: 0,
  second_call_minutes: 3,
  third_call_minutes: 5,
  umpire_rules: ['none'],
  rounds_together: false,
  automatic: true,
};
const waits = 'Se enviará cuando vuelva la conexión';

/** Eleven points in a row, and then what the screen says. */
async function winSet(page: Page, side: 'left' | 'right', then = /^Empezar el set/u): Promise<void> {
  // The keys of a screen that has just appeared are not heard for a moment.
  await expect(async () => tap(page, side, [1], 5000)).toPass();
  await tap(page, side, figures);
  await page.clock.fastForward(2000);
  await page.keyboard.press(side === 'left' ? 'ArrowLeft' : 'ArrowRight');
  await expect(page.getByText(then).first()).toBeVisible();
}

/** Thirty-two names that no other journey uses. */
const field = (surname: string) =>
  Array.from(
    { length: 32 },
    (_, at) =>
      `${['Abel', 'Brau', 'Ciro', 'Dani', 'Edu', 'Fito', 'Gabi', 'Hugo'][at % 8]} ${surname} ${'IJKL'[at >> 3]}`,
  );

test('a day of 64 players in two categories on eight tables, from reception to the champions', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const line = await startConnection(baseURL ?? '');
  const first = newPerson('Olga Absoluta');
  const second = newPerson('Quim Veterano');
  const [olga, quim] = [await callerFor(request, first), await callerFor(request, second)];
  const { _id: venue_id } = await olga<Id>('POST', '/app/venues', {
    name: 'Pabellón de la jornada entera',
    address: 'Carrer Nou 1',
    tables,
    terms_accepted: true,
    declaration_accepted: true,
  });
  const newOpen = async (api: Api, name: string) =>
    (await api<Id>('POST', '/app/opens', { name, venue_id, ...today }))._id;
  const laptop = await browser.newPage({ baseURL: line.url, serviceWorkers: 'allow', locale: 'es-ES' });
  const desks: readonly [Desk, Desk] = [
    { person: first, api: olga, open: await newOpen(olga, 'Categoría absoluta'), page },
    { person: second, api: quim, open: await newOpen(quim, 'Categoría de veteranos'), page: laptop },
  ];
  const [absolute, veterans] = desks;

  const player = newPerson('Ruth Jugadora');
  const ruth = await newcomer(request, player);
  const phone = { name: 'Ruth', code: '+34', phone: '600123456' };
  const { player: me } = await ruth<{ player: Id }>('POST', '/app/players/create-from-user', {
    date_of_birth: '1990-05-17',
    contact_phone: phone,
  });

  await test.step('a player enters by herself, and each organiser pastes a list', async () => {
    const opened = { to: 'registrationOpen' };
    await olga('POST', `/app/opens/${absolute.open}/transitions`, opened);
    await ruth('POST', `/app/opens/${absolute.open}/inscriptions`, { player_id: me._id });
    await quim('POST', `/app/opens/${veterans.open}/transitions`, opened);
    for (const { person, page: at, api, open } of desks) {
      await enter(at, person, `/single-open/${open}?tab=players`);
      await pasteList(at, open === absolute.open ? field('Absoluto').slice(1) : field('Veterano'));
      await api('PUT', `/app/opens/${open}/day-settings`, noRest);
    }
  });

  await test.step('reception', async () => {
    for (const { page: at, api, open } of desks) {
      await takeStep(at, 'Cerrar inscripción');
      await takeStep(at, 'Abrir recepción');
      await checkIn(at, 2);
      await allPresent(api, open);
      await expect(at.getByText('32 presentes', { exact: false })).toBeVisible();
      await takeStep(at, 'Cerrar recepción');
      await at.getByRole('dialog').getByRole('button', { name: 'Cerrar recepción' }).click();
      await expect(at.getByText('En juego').first()).toBeVisible();
    }
  });

  await test.step('eight groups in each category', async () => {
    for (const { page: at } of desks) {
      await takeStep(at, 'Crear los grupos');
      await at.getByRole('dialog').getByRole('button', { name: 'Crear fase' }).click();
      await drawAndCreateMatches(at);
    }
  });

  const day = () => dayOf(olga, absolute.open);
  const { _id: dayId, queue: order } = await day();
  expect(order).toHaveLength(96);

  const tv = await television(browser, line.url);
  await test.step('a television is paired', async () => {
    await page.goto(`/single-open/${absolute.open}?tab=tables`);
    await expect(queue(page).getByText('96 partidos')).toBeVisible();
    await page.getByRole('button', { name: 'Opciones del día' }).click();
    await page.getByRole('menuitem', { name: 'Pantallas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pantallas' });
    await dialog.getByRole('textbox', { name: 'Código' }).fill(await figuresOn(tv));
    await dialog.getByRole('button', { name: 'Añadir la pantalla' }).click();
    await expect(dialog.getByRole('button', { name: 'Cambiar Pantalla 1' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Código' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(tv.getByRole('heading', { name: 'Llamadas y siguientes' })).toBeVisible();
  });

  const phones = await newPhones(browser, line.url);
  const [ofPlayer, ofUmpire, ofFamily] = phones.pages;
  await test.step('three phones: a player, an umpire by the code of a table, and a family without an account', async () => {
    await enter(ofPlayer, player, '/my-day');
    await expect(ofPlayer.getByRole('region', { name: 'Tú' })).toContainText('Categoría absoluta');
    const { collection } = await olga<{ collection: readonly Link[] }>(
      'POST',
      `/app/opens/${absolute.open}/score-links`,
      { tables: [umpired] },
    );
    await ofUmpire.clock.install();
    await ofUmpire.goto(`/score/${collection[0]?.token}`);
    await expect(ofUmpire.getByRole('heading', { level: 1 })).toContainText('Categoría absoluta');
    await ofFamily.goto(`/o/${veterans.open}/groups`);
    await ofFamily.getByRole('link', { name: 'Abel Veterano I', exact: true }).first().click();
    await expect(ofFamily.getByRole('heading', { level: 1 })).toContainText('Abel Veterano I');
  });

  await test.step('matches are called by hand, to a table with an umpire too; the television shows them', async () => {
    await callFirstTo(page, 1);
    await callFirstTo(page, umpired);
    const called = tv.getByRole('region', { name: 'Llamados a la mesa' });
    await expect(called.getByText(/^1\.ª llamada/u)).toHaveCount(2);
    const { calls, matches } = await day();
    const umpire = calls.find((call) => call.table === umpired)?.match_id;
    const { a } = matches.find(({ _id }) => _id === umpire) ?? {};
    await expect(ofUmpire.getByRole('main')).toContainText(a?.name ?? '');
    await ofUmpire.getByRole('button', { name: 'Arbitrar este partido' }).click();
    await ofUmpire.getByRole('button', { name: 'Empezar el partido' }).click();
    await winSet(ofUmpire, 'left');
    await expect(table(page, umpired).getByText('Jugando')).toBeVisible();
  });

  await test.step('the second organiser lets the day call by itself, in both categories', async () => {
    await laptop.goto(`/single-open/${veterans.open}?tab=tables`);
    await callByItself(laptop);
    await expect.poll(async () => (await day()).calls.length).toBe(tables);
    await play(desks, ({ queue: left }) => left.length <= 60, [umpired]);
  });

  await test.step('a laptop, the television and the umpire are offline; they go on, and so does the day', async () => {
    await page.getByRole('switch', { name: 'Llamada automática' }).click();
    await play(desks, ({ calls }) => calls.length === 1, [umpired]);
    const { queue: left } = await day();
    await laptop.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect(queue(laptop).getByText(`${left.length} partidos`)).toBeVisible();
    line.cut();
    for (const device of [laptop, ofUmpire]) await device.context().setOffline(true);
    await callFirstTo(laptop, 1);
    await callFirstTo(laptop, 2);
    await expect(laptop.getByText(waits)).toHaveCount(2);
    await ofUmpire.getByRole('button', { name: 'Empezar el set 2' }).click();
    await winSet(ofUmpire, 'right');

    // Meanwhile a match of the other category is called to the second of those tables, and others are played.
    for (const number of [2, 4, 5, 6, 7]) {
      const { queue: rows, matches } = await day();
      const ours = matches.filter(({ open_id }) => open_id === absolute.open).map(({ _id }) => _id);
      const next = rows.find(({ ready, match_id }) => ready && ours.includes(match_id));
      await olga('POST', `/app/days/${dayId}/calls`, { match_id: next?.match_id, table: number });
    }
    await play(desks, ({ calls }) => calls.length === 2, [2, umpired]);
    await expect(tv.getByRole('status')).toHaveText(/^Sin conexión: esto es de las \d\d:\d\d$/u);
    line.mend();
    for (const device of [laptop, ofUmpire]) await device.context().setOffline(false);
  });

  await test.step('with the connection one call is made, the other says who took its table, and no point is lost', async () => {
    await expect(
      laptop.getByText(/La mesa 2 está ocupada: .+ Lo llamó Olga Absoluta a las \d\d:\d\d\.$/u),
    ).toBeVisible();
    await laptop.getByRole('button', { name: 'Descartar' }).click();
    await expect(table(page, 1).getByText('Llamado')).toBeVisible();
    await ofUmpire.getByRole('button', { name: 'Empezar el set 3' }).click();
    await winSet(ofUmpire, 'left', /^Gana /u);
    await expect(table(page, umpired).getByText(/(?:3-0|0-3)$/u)).toBeVisible();
    await expect(tv.getByRole('status')).toBeHidden({ timeout: 60_000 });
  });

  await test.step('the groups end, and so do the knockouts, which the day calls as soon as they are drawn', async () => {
    await callByItself(page);
    await play(desks, isOver);
    for (const { page: at, open } of desks) {
      await at.goto(`/single-open/${open}`);
      await takeStep(at, 'Crear la eliminatoria');
      await expect(at.getByText('Cuadro de 16.')).toBeVisible();
      await at.getByRole('dialog').getByRole('button', { name: 'Crear fase' }).click();
      await drawAndCreateMatches(at);
    }
    await play(desks, isOver);
    await expect(ofPlayer.getByRole('region', { name: 'Tú' })).toContainText('No te quedan partidos');
  });

  await test.step('two champions, and a place for everybody, on the television and on the phones too', async () => {
    for (const { page: at } of desks) {
      await takeStep(at, 'Finalizar torneo');
      await at.getByRole('dialog').getByRole('button', { name: 'Finalizar torneo' }).click();
      await expect(at.getByText('Campeón/a:')).toBeVisible();
      await expect(at.getByRole('list', { name: 'Clasificación' }).getByRole('listitem')).toHaveCount(32);
    }
    await expect(ofFamily.getByText(/Posición final: \d+/u)).toBeVisible();
  });
  await tv.context().close();
  await phones.close();
  await laptop.context().close();
  line.stop();
});

const isOver = ({ queue: left, calls }: Day): boolean => left.length + calls.length === 0;

/** Plays what is called to the tables, but for some, until the day has come so far: of two the first in the alphabet wins. */
async function play(
  desks: readonly [Desk, Desk],
  until: (day: Day) => boolean,
  except: readonly number[] = [],
): Promise<void> {
  await expect(async () => {
    const day = await dayOf(desks[0].api, desks[0].open);
    expectNobodyTwice(day);
    const byId = new Map(day.matches.map((match) => [match._id, match]));
    for (const { match_id, table: at } of day.calls) {
      const match = byId.get(match_id);
      const desk = desks.find(({ open }) => open === match?.open_id);
      if (except.includes(at) || !desk || !match) continue;
      await playMatch(desk.api, match_id, (match.a?.name ?? '') < (match.b?.name ?? '') ? 'a' : 'b');
    }
    expect(until(await dayOf(desks[0].api, desks[0].open))).toBe(true);
  }).toPass({ intervals: [200], timeout: 300_000 });
}

function expectNobodyTwice({ calls, matches }: Day): void {
  const called = matches.filter(({ _id }) => calls.some(({ match_id }) => match_id === _id));
  const people = called.flatMap(({ a, b }) => [a?._id, b?._id]);
  expect(new Set(people).size).toBe(2 * calls.length);
  expect(new Set(calls.map((call) => call.table)).size).toBe(calls.length);
}

async function pasteList(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Añadir jugadores' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Añadir una lista' }).click();
  await dialog.getByLabel('Pega aquí la lista').fill(['Nombre', ...names].join('\n'));
  await dialog.getByRole('checkbox', { name: /^Tengo el consentimiento/u }).check();
  await dialog.getByRole('button', { name: `Inscribir a ${names.length}` }).click();
  await expect(dialog).toBeHidden();
}

async function newPhones(browser: Browser, baseURL: string) {
  const contexts: BrowserContext[] = [];
  const open = async (serviceWorkers: 'allow' | 'block' = 'block') => {
    const context = await browser.newContext({ ...smallScreen, baseURL, serviceWorkers });
    contexts.push(context);
    return context.newPage();
  };
  const pages = [await open(), await open('allow'), await open()] as const;
  return {
    pages,
    async close() {
      for (const context of contexts) await context.close();
    },
  };
}

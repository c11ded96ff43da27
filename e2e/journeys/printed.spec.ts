import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import {
  allPresent,
  drawnPhase,
  openInPlay,
  playByAlphabet,
  registeredOpen,
} from '../src/steps/opens-by-api.ts';
import {
  codeIn,
  lettersOf,
  overflowing,
  printed,
  type PrintedPage,
  withoutPrinter,
} from '../src/steps/printed.ts';

const phone = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };
/** Where the code of the only sheet is. */
const upperRight = { left: 0.72, top: 0, right: 1, bottom: 0.24 };

const longest = 'María de los Ángeles Fernández-Villaverde Etxeberria';
const second = 'Íñigo Gorrotxategi de la Torre Goikoetxea';

type Player = { readonly _id: string; readonly version: number };
type Entered = { readonly collection: readonly { readonly player: Pick<Player, '_id'> }[] };

/** The words of a page, however its lines broke. */
const wordsOf = ({ text }: PrintedPage): string => text.replaceAll(/\s+/gu, ' ');

async function print(page: Page): Promise<readonly PrintedPage[]> {
  await page.getByRole('button', { name: 'Imprimir', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.evaluate(() => {
    delete document.documentElement.dataset['printed'];
  });
  return printed(page);
}

test('the code on a printed match sheet scores its match, until it is revoked; the next sheet has another', async ({
  page,
  browser,
  request,
}) => {
  const rosa = newPerson('Rosa Papel');
  const api = await callerFor(request, rosa);
  const openId = await openInPlay(api, 'Open de papel', [longest, second]);
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1, best_of: 1 });
  await withoutPrinter(page);
  await enter(page, rosa, `/single-open/${openId}?tab=information`);
  await page.getByRole('link', { name: 'Imprimir', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  const [sheet, ...others] = await print(page);
  if (sheet === undefined) throw new Error('nothing was printed');
  expect(others).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  // An A4, and nothing of the application on it.
  expect([sheet.width, sheet.height]).toEqual([594, 841]);
  for (const words of [longest, second, 'Open de papel', 'Grupo A', 'Saca primero', 'Firma del ganador'])
    expect(wordsOf(sheet)).toContain(words);
  expect(wordsOf(sheet)).not.toContain('Todo el torneo');

  const address = new URL(codeIn(sheet, upperRight));
  expect(address.pathname).toMatch(/^\/score\//u);
  const umpire = await browser.newPage(phone);
  await umpire.clock.install();
  await umpire.goto(address.pathname);
  await umpire.getByRole('button', { name: 'Start the match' }).click();
  const half = umpire.getByRole('button', { name: `Point for ${longest}` });
  await expect(half).toBeVisible();
  for (let points = 0; points < 10; points += 1) {
    await umpire.clock.fastForward(2000);
    await half.click();
  }

  // Revoked, it says so kindly.
  await api('DELETE', `/app/opens/${openId}/score-links`);
  await umpire.context().close();
  const late = await browser.newPage(phone);
  await late.goto(address.pathname);
  await expect(late.getByText('The organisers have cancelled this QR code.')).toBeVisible();
  await expect(late.getByText('Ask for the new one')).toBeVisible();
  const [again] = await print(page);
  if (again === undefined) throw new Error('nothing was printed');
  const other = new URL(codeIn(again, upperRight));
  expect(other.pathname).not.toBe(address.pathname);
  await late.goto(other.pathname);
  await expect(late.getByRole('heading', { level: 1 })).toContainText('Open de papel');
  await late.context().close();
});

/** One more than a page across has lines for. */
const players = Array.from({ length: 33 }, (_, at) => `${at % 2 ? second : longest} ${10 + at}`);

test('a bracket is printed on pages to be joined, a group with its grid, and every other paper', async ({
  page,
  request,
}) => {
  const rosa = newPerson('Rosa Cartel');
  const api = await callerFor(request, rosa);
  const openId = await openInPlay(api, 'XXXVII Torneig Internacional de Sant Cugat', players);
  const groups = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 11, best_of: 5 });
  await playByAlphabet(api, groups.groups[0]?._id ?? '');
  await drawnPhase(api, openId, { number: 2, type: 'knockout', best_of: 7 });
  await enter(page, rosa, `/single-open/${openId}/print`);
  const choose = async (field: string, value: string) => {
    await page.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: value, exact: true }).click();
  };
  const printedAs = async (paper: string, title: string) => {
    await choose('Qué', paper);
    await expect(page.locator('[data-paper] section').first()).toContainText(title);
    return printed(page);
  };
  const letters = (pages: readonly PrintedPage[]) => lettersOf(pages.map(({ text }) => text).join(' '));

  expect(await printedAs('Cuadros', 'Exento')).toHaveLength(1);
  await choose('Orientación', 'Horizontal');
  await expect(page.locator('[data-paper] section')).toHaveCount(3);
  expect(await overflowing(page)).toEqual([]);
  const across = await printed(page);
  expect(across.map(({ width, height }) => [width, height])).toEqual(
    Array.from({ length: 3 }, () => [841, 594]),
  );
  for (const [at, sheet] of ['hoja 1 de 3', 'hoja 2 de 3', 'hoja 3 de 3'].entries())
    expect(letters(across.slice(at, at + 1))).toContain(lettersOf(sheet));
  for (const player of players) expect(letters(across)).toContain(lettersOf(player));

  await choose('Orientación', 'Vertical');
  await choose('Papel', 'Carta');
  const sheets = await printedAs('Hojas de grupo', 'Orden de juego');
  expect(sheets).toHaveLength(11);
  expect(sheets.map(({ width, height }) => [width, height])).toContainEqual([612, 792]);
  const grids = await printedAs('Parrillas de los grupos', 'Grupo A');
  // Eleven groups of three, some on each page, and none cut in two.
  expect(grids.length).toBeLessThan(5);
  for (const player of players) expect(letters(grids)).toContain(lettersOf(player));
  for (const [paper, title, held] of [
    ['Lista de recepción', 'Está', `${second.split(' ').slice(-4).join(' ')} 11`],
    ['Participantes', 'Nombre', 'Fernández-Villaverde Etxeberria 10'],
    ['Participantes por clubes', 'Sin club', 'Sin club (33)'],
    ['Orden de juego por horas', 'Hora', 'Grupo B'],
    ['Orden de juego por mesas', 'Hora', 'Mesa'],
    ['Clasificación de los grupos', 'Tantos', 'Grupo A'],
    ['Acta del torneo', 'Sistema de juego', 'Juez árbitro'],
  ] as const)
    expect(letters(await printedAs(paper, title)), paper).toContain(lettersOf(held));
  expect(letters(await printedAs('Resultados', 'Resultado'))).toMatch(
    /3–0\(11-5,11-5,11-5\)|0–3\(5-11,5-11,5-11\)/u,
  );
  const [poster, ...rest] = await printedAs('Cartel', 'Sigue los resultados aquí');
  if (poster === undefined) throw new Error('no poster');
  expect(rest).toEqual([]);
  const code = codeIn(poster, { left: 0.2, top: 0.5, right: 0.8, bottom: 0.95 });
  expect(new URL(code).pathname).toBe(`/o/${openId}`);
  await choose('Qué', 'Clasificación final');
  await expect(page.getByText('No hay nada que imprimir')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir', exact: true })).toBeDisabled();
});

test('four sheets of the longest names fit on a Letter with codes that are read, and each table has a code of its own', async ({
  page,
  request,
}) => {
  const rosa = newPerson('Rosa Pequeña');
  const api = await callerFor(request, rosa);
  const terms = { terms_accepted: true, declaration_accepted: true };
  const hall = { name: 'Pabellón Sur', address: 'Calle Mayor, 1', tables: 2, ...terms };
  const { _id: venue } = await api<{ readonly _id: string }>('POST', '/app/venues', hall);
  const name =
    'XXXVII Torneig Internacional de Tennis de Taula de Sant Cugat del Vallès, Memorial Joan Puigdemont i Col·lell';
  const openId = await registeredOpen(api, name, [], venue);
  const club = 'Agrupació Esportiva i Cultural de Tennis de Taula de Sant Cugat Sesgarrigues';
  for (const player of ['A', 'B', 'C'].map((last) => `${longest} de la Torre Goikoetxea ${last}`)) {
    const guest = { name: player, club, consent: { confirmed: true } };
    await api('POST', `/app/opens/${openId}/guests`, guest);
  }
  const move = (to: string) => api('POST', `/app/opens/${openId}/transitions`, { to, confirmed: true });
  for (const to of ['registrationClosed', 'reception']) await move(to);
  await allPresent(api, openId);
  await move('active');
  await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1, best_of: 9 });
  await withoutPrinter(page);
  await enter(page, rosa, `/single-open/${openId}/print?paper=matchSheets&each=4&size=letter`);
  await expect(page.getByRole('article')).toHaveCount(3);
  const [sheets, ...others] = await print(page);
  if (sheets === undefined) throw new Error('nothing was printed');
  expect(others).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  for (const left of [0.36, 0.84])
    expect(codeIn(sheets, { left, top: 0.03, right: left + 0.14, bottom: 0.14 })).toContain('/score/');

  await page.getByRole('combobox', { name: 'Qué', exact: true }).click();
  await page.getByRole('option', { name: 'QR de las mesas' }).click();
  await expect(page.locator('[data-paper] section')).toHaveCount(2);
  const tables = await print(page);
  expect(await overflowing(page)).toEqual([]);
  expect(tables.map((sheet) => wordsOf(sheet).includes('Escanéame para arbitrar'))).toEqual([true, true]);
  const codes = tables.map((sheet) => codeIn(sheet, { left: 0.15, top: 0.2, right: 0.85, bottom: 0.9 }));
  expect(new Set(codes).size).toBe(2);
  const [first = ''] = codes;
  await page.goto(new URL(first).pathname);
  await expect(page.getByText('Mesa 1')).toBeVisible();
});

test('the report of a finished open has the licence numbers of its players', async ({ page, request }) => {
  const rosa = newPerson('Rosa Acta');
  const api = await callerFor(request, rosa);
  const openId = await openInPlay(api, 'Open con acta', [longest, second]);
  const { collection } = await api<Entered>('GET', `/app/opens/${openId}/inscriptions`);
  const { _id: player } = collection[0]?.player ?? { _id: '' };
  const { version } = await api<Player>('GET', `/app/players/${player}`);
  await api('PATCH', `/app/players/${player}`, { licence: 'CAT-12345' }, version);
  const groups = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1, best_of: 5 });
  await playByAlphabet(api, groups.groups[0]?._id ?? '');
  await api('POST', `/app/opens/${openId}/transitions`, { to: 'finished', confirmed: true });
  await enter(page, rosa, `/single-open/${openId}/print?paper=report`);
  await expect(page.getByRole('cell', { name: 'CAT-12345' })).toBeVisible();
  const [report] = await printed(page);
  for (const words of ['Licencia', 'CAT-12345', longest, second])
    expect(lettersOf(report?.text ?? '')).toContain(lettersOf(words));
  expect(await overflowing(page)).toEqual([]);
});

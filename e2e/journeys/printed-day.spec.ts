import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor } from '../src/steps/api.ts';
import { drawnPhase, openInPlay } from '../src/steps/opens-by-api.ts';
import { lettersOf, overflowing, printed } from '../src/steps/printed.ts';

const opens = [
  'XXXVII Torneig Internacional de Tennis de Taula de Sant Cugat del Vallès, Memorial Joan Puigdemont i Col·lell',
  'Veteranas',
];
const playersOf = (open: string) =>
  ['A', 'B', 'C'].map(
    (last) => `María de los Ángeles Fernández-Villaverde Etxeberria ${last}${open.slice(0, 1)}`,
  );

test('the order of play of a day is printed by table and by hour over all its opens', async ({
  page,
  request,
}) => {
  const rosa = newPerson('Rosa Jornada');
  const api = await callerFor(request, rosa);
  const terms = { terms_accepted: true, declaration_accepted: true };
  const hall = { name: 'Pabellón del papel', address: 'Calle Mayor, 1', tables: 2, ...terms };
  const { _id: venue } = await api<{ readonly _id: string }>('POST', '/app/venues', hall);
  for (const open of opens) {
    const id = await openInPlay(api, open, playersOf(open), venue);
    await drawnPhase(api, id, { number: 1, type: 'groups', groups_count: 1, best_of: 5 });
  }
  await enter(page, rosa, `/venues/${venue}/day/2027-02-28`);
  await page.getByRole('button', { name: 'Opciones del día' }).click();
  await page.getByRole('menuitem', { name: 'Imprimir el día' }).click();
  const choose = async (field: string, value: string) => {
    await page.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: value, exact: true }).click();
  };
  const printedAs = async (...words: readonly string[]) => {
    await expect(page.locator('[data-paper]')).toContainText(words[0] ?? '');
    expect(await overflowing(page)).toEqual([]);
    const pages = await printed(page);
    const letters = lettersOf(pages.map(({ text }) => text).join(' '));
    for (const word of [...words, ...opens, ...opens.flatMap(playersOf)])
      expect(letters).toContain(lettersOf(word));
    return pages.map(({ width, height }) => [width, height]);
  };

  const upright = await printedAs(
    'Orden de juego por mesas',
    'Pabellón del papel',
    '6 partidos',
    'Mesa 1',
    'Mesa 2',
  );
  expect(upright[0]).toEqual([594, 841]);

  await choose('Qué', 'Orden de juego por horas');
  await choose('Papel', 'Carta');
  await choose('Orientación', 'Horizontal');
  const across = await printedAs('Orden de juego por horas', 'Torneo', 'Grupo A');
  expect(across[0]).toEqual([792, 612]);

  // How many of the six a table takes depends on how long each is expected to last.
  await choose('De qué', 'Mesa 1');
  await expect(page.locator('[data-paper]')).toContainText(/(?<!\d)[1-5] partidos?/u);
});

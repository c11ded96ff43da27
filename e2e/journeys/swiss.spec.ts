import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { type Api, callerFor } from '../src/steps/api.ts';
import { dragByFinger, dragByMouse } from '../src/steps/drag.ts';
import { openInPlay, playMatch } from '../src/steps/opens-by-api.ts';

/** Twenty players, whose names are in the order of their strength. */
const players = Array.from('ABCDEFGHIJKLMNOPQRST', (letter) => `${letter}nna Suiza`);
const rounds = 6;

type Match = {
  readonly _id: string;
  readonly state: string;
  readonly round_number: number;
  readonly a: { readonly _id: string; readonly name: string };
  readonly b: { readonly _id: string; readonly name: string };
};
type Group = {
  readonly matches: readonly Match[];
  readonly standings: readonly {
    readonly match_points: number;
    readonly player: { readonly name: string };
  }[];
};
type Phases = { readonly collection: readonly { readonly groups: readonly { readonly _id: string }[] }[] };

async function groupOf(api: Api, openId: string): Promise<Group & { readonly _id: string }> {
  const { collection } = await api<Phases>('GET', `/app/opens/${openId}/phases`);
  const id = collection[0]?.groups[0]?._id ?? '';
  return { ...(await api<Group>('GET', `/app/groups/${id}`)), _id: id };
}

/** Plays what is left of the last round, but for the last matches: whoever is first in the alphabet wins. */
async function playRound(api: Api, openId: string, unplayed = 0): Promise<void> {
  const { matches } = await groupOf(api, openId);
  const left = matches.filter(({ state }) => state === 'enrolled');
  for (const { _id, a, b } of left.slice(0, left.length - unplayed))
    await playMatch(api, _id, a.name < b.name ? 'a' : 'b');
}

test('a Swiss evening of twenty in six rounds', async ({ page, request }) => {
  const director = newPerson('Sara Suiza');
  const api = await callerFor(request, director);
  const openId = await openInPlay(api, 'Liga de los martes', players);
  await enter(page, director);
  const stage = () => page.goto(`/single-open/${openId}?tab=groups`);
  const pair = (round: number) => page.getByRole('button', { name: `Emparejar la ronda ${round}` });
  const fix = async (round: number) => {
    await pair(round).click();
    const dialog = page.getByRole('dialog', { name: `Ronda ${round} de Sistema suizo` });
    await dialog.getByRole('button', { name: 'Fijar la ronda' }).click();
    await expect(page.getByText(`Ronda ${round} fijada`)).toBeVisible();
    await expect(dialog).toBeHidden();
  };

  await test.step('is made with as many rounds as its players need', async () => {
    await stage();
    await page.getByRole('button', { name: 'Crear los grupos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva fase' });
    await dialog.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option', { name: 'Sistema suizo' }).click();
    await expect(dialog.getByText('lo normal es 7; como mínimo 5')).toBeVisible();
    await dialog.getByLabel('Rondas').fill(String(rounds));
    await dialog.getByRole('button', { name: 'Crear fase' }).click();
    await expect(page.getByText('Fase creada')).toBeVisible();
  });

  await test.step('pairs its first round as seeded, and two taps swap two players', async () => {
    await pair(1).click();
    const dialog = page.getByRole('dialog', { name: 'Ronda 1 de Sistema suizo' });
    const cards = dialog.getByRole('listitem');
    await expect(cards.filter({ hasText: 'Pareja' })).toHaveCount(10);
    const first = dialog.getByRole('listitem', { name: 'Emparejamiento 1', exact: true }).getByRole('button');
    const second = dialog
      .getByRole('listitem', { name: 'Emparejamiento 2', exact: true })
      .getByRole('button');
    const moved = (await first.nth(1).getAttribute('aria-label')) ?? '';
    await first.nth(1).click();
    await second.nth(1).click();
    await expect(second.nth(1)).toHaveAccessibleName(moved);
    await dialog.getByRole('button', { name: 'Como salió' }).click();
    await expect(first.nth(1)).toHaveAccessibleName(moved);
    for (const drag of [dragByMouse, dragByFinger]) {
      await drag(page, first.nth(1), second.nth(1));
      await expect(second.nth(1)).toHaveAccessibleName(moved);
      await dialog.getByRole('button', { name: 'Deshacer' }).click();
      await expect(first.nth(1)).toHaveAccessibleName(moved);
    }
    await dialog.getByRole('button', { name: 'Fijar la ronda' }).click();
    await expect(page.getByText('Ronda 1 fijada')).toBeVisible();
    await expect(page.getByText(`Ronda 1 de ${rounds}`)).toBeVisible();
  });

  await test.step('enters results by keys alone, one after the other', async () => {
    // The step that follows is where the one was that is done.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^Anotar/u })).toBeFocused();
    await page.keyboard.press('Enter');
    const { matches } = await groupOf(api, openId);
    const lineOf = ({ a, b }: Match) => (a.name < b.name ? '5 5 5' : '-5 -5 -5');
    const cell = ({ a, b }: Match) => page.getByRole('button', { name: `${a.name} contra ${b.name}: ` });
    const [first, second, third] = matches;
    if (!first || !second || !third) throw new Error('no matches');
    await cell(first).focus();
    await page.keyboard.type(lineOf(first));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: `Sets de ${second.a.name} contra` })).toBeFocused();
    await page.keyboard.type(lineOf(second));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: `Sets de ${third.a.name} contra` })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cell(third)).toBeFocused();
    const played = async () =>
      (await groupOf(api, openId)).matches.filter(({ state }) => state === 'finished');
    await expect.poll(async () => (await played()).length).toBe(2);
    await stage();
  });

  await test.step('shows its second round while the last match is played, and says that it waits for it', async () => {
    await playRound(api, openId, 1);
    await pair(2).click();
    const dialog = page.getByRole('dialog', { name: 'Ronda 2 de Sistema suizo' });
    await expect(dialog.getByText('Falta un resultado que puede cambiar esta ronda')).toBeVisible();
    await expect(
      dialog.getByText(/^Se puede fijar cuando acabe: \Snna Suiza – \Snna Suiza\.$/u),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Fijar la ronda' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('takes a late player into its second round', async () => {
    await playRound(api, openId);
    await page.getByRole('link', { name: /Sistema suizo/u }).click();
    await page.getByRole('button', { name: 'Añadir a quien llega tarde' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Alguien que no está inscrito' }).click();
    await dialog.getByRole('combobox', { name: 'Entra como' }).click();
    await page.getByRole('option', { name: /Invitado/u }).click();
    await dialog.getByLabel(/Nombre/u).fill('Ulises Último');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Añadir al grupo' }).click();
    await expect(dialog).toBeHidden();
    await stage();
    await fix(2);
    const { standings } = await groupOf(api, openId);
    expect(standings).toHaveLength(21);
  });

  await test.step('goes on without somebody who leaves', async () => {
    await playRound(api, openId);
    await page.goto(`/single-open/${openId}?tab=players`);
    await page.getByRole('button', { name: `Quitar del torneo: ${players[4] ?? ''}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click();
    await expect(page.getByText(`${players[4] ?? ''} ya no está en el torneo`)).toBeVisible();
    await stage();
    await fix(3);
    const { matches } = await groupOf(api, openId);
    const third = matches.filter(({ round_number }) => round_number === 3);
    expect(third.flatMap(({ a, b }) => [a.name, b.name])).not.toContain(players[4]);
    await playRound(api, openId);
    await stage();
    await fix(4);
  });

  await test.step('keeps its rounds when an earlier result is corrected, and says so before', async () => {
    const { matches } = await groupOf(api, openId);
    const wrong = matches.find(({ round_number }) => round_number === 2);
    const set = { a: 5, b: 11 };
    const other = (wrong?.a.name ?? '') < (wrong?.b.name ?? '') ? set : { a: 11, b: 5 };
    const body = { outcome: 'played', sets: [other, other, other], reason: 'Al revés' };
    const { consequences } = await api<{ consequences: { rounds_kept: number } }>(
      'POST',
      `/app/matches/${wrong?._id ?? ''}/correction`,
      { ...body, preview: true },
    );
    expect(consequences.rounds_kept).toBe(2);
    await api('POST', `/app/matches/${wrong?._id ?? ''}/correction`, body);
    const after = await groupOf(api, openId);
    expect(after.matches.map(({ _id }) => _id)).toEqual(matches.map(({ _id }) => _id));
  });

  await test.step('is printed: sheets of its round, results by round, the table with its reasons, and no grid or bracket', async () => {
    await page.goto(`/single-open/${openId}/print`);
    const sheet = page.locator('[data-paper] article').first();
    await expect(sheet).toContainText('Ronda 4');
    const kind = page.getByRole('combobox', { name: 'Qué', exact: true });
    const show = async (paper: string) => {
      await kind.click();
      await page.getByRole('option', { name: paper, exact: true }).click();
    };
    await kind.click();
    await expect(page.getByRole('option', { name: 'Resultados', exact: true })).toBeVisible();
    for (const none of ['Hojas de grupo', 'Parrillas de los grupos', 'Cuadros'])
      await expect(page.getByRole('option', { name: none, exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const paper = page.locator('[data-paper]');
    await show('Orden de juego por horas');
    await expect(paper).toContainText(/Ronda 4 ·\u00a0\d/u);
    await show('Resultados');
    await expect(paper.getByRole('heading', { name: 'Ronda 3', exact: true })).toBeVisible();
    await expect(paper).toContainText('Exento: ');
    await show('Clasificación del sistema suizo');
    await expect(paper.getByRole('columnheader', { name: 'Bh. fino' })).toBeVisible();
    await expect(paper).toContainText(/Igualado con .*: Buchholz/u);
  });

  await test.step('says which round its matches are in, also to visitors', async () => {
    await page.goto(`/o/${openId}`);
    await expect(page.getByText('Sistema suizo · Ronda 4').first()).toBeVisible();
    await expect(page.getByText('Sistema suizo · Ronda 3').first()).toBeVisible();
    // The lists of results there move with each result.
    await stage();
  });

  await test.step('ends with a table that says what decided it', async () => {
    for (let round = 5; round <= rounds; round += 1) {
      await playRound(api, openId);
      await stage();
      await fix(round);
    }
    await playRound(api, openId);
    await stage();
    await expect(page.getByText('Finalizada')).toBeVisible();
    const { matches } = await groupOf(api, openId);
    const met = matches.map(({ a, b }) => [a._id, b._id].toSorted().join(' '));
    expect(new Set(met).size).toBe(met.length);
    await page.getByRole('link', { name: /Sistema suizo/u }).click();
    await expect(page.getByText(/^Igualado con .*: Buchholz/u).first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await stage();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finalizar' }).click();
    await expect(page.getByText(players[0] ?? '').first()).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { type Api, callerFor, callerOf, installer } from '../src/steps/api.ts';
import { takeStep } from '../src/steps/opens.ts';
import { allPresent, drawnPhase } from '../src/steps/opens-by-api.ts';

type Id = { readonly _id: string };

/** Couples whose names are in the order of their strength. */
const couples = [
  ['Aina Doblas', 'Arnau Pareja'],
  ['Berta Doblas', 'Biel Pareja'],
  ['Clara Doblas', 'Cesc Pareja'],
  ['Diana Doblas', 'Dídac Pareja'],
] as const;
const nameOf = ([one, other]: readonly [string, string]) => `${one} / ${other}`;

/** Chooses two people who have no partner, and makes them a pair. */
async function pairUp(page: Page, couple: readonly [string, string]): Promise<void> {
  const alone = page.getByRole('group', { name: 'Sin pareja' });
  for (const person of couple) await alone.getByRole('button', { name: person }).click();
  await page.getByRole('button', { name: 'Formar pareja' }).click();
  await expect(page.getByText(`Pareja formada: ${nameOf(couple)}`)).toBeVisible();
}

type Named = { readonly name: string };
type Match = Id & { readonly a: Named; readonly b: Named; readonly state: string };
type Group = { readonly matches: readonly Match[] };

/** An umpire's phone through a game that is the last possible: who serves to whom, and the receivers who change at five. */
async function umpireLastGame(page: Page, api: Api, group: string): Promise<void> {
  const { matches } = await api<Group>('GET', `/app/groups/${group}`);
  const [match] = matches;
  if (!match) throw new Error('nothing is played');
  const [first = '', second = ''] = match.a.name.split(' / ');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/match/${match._id}`);
  await page.getByRole('button', { name: 'Empezar el partido' }).click();
  const asks = (question: string) => page.getByRole('dialog', { name: question });
  await asks('¿Quién saca?').getByRole('button', { name: first }).click();
  await asks('¿Quién resta?').getByRole('button').first().click();
  const cue = page.locator('[data-part=cues]').getByText(/^Saca /u);
  await expect(cue).toContainText(`Saca ${first} a `);
  const winner = match.a.name < match.b.name ? match.a.name : match.b.name;
  const half = page.getByRole('button', { name: `Punto para ${winner}` });
  const score = async (points: number) => {
    for (let point = 0; point < points; point += 1) {
      await page.clock.fastForward(2000);
      await half.click();
    }
  };
  await score(4);
  await expect(cue).toContainText(`Saca ${second} a `);
  const before = await cue.innerText();
  await score(1);
  await expect(cue).toContainText(`Saca ${second} a `);
  await expect(cue).not.toHaveText(before);
  await score(6);
  await page.getByRole('button', { name: 'Ver el resultado' }).click();
  await expect(page).not.toHaveURL(/play/u);
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** An edition that pays a hundred points to the first. */
async function editionOf(admin: Api, circuit: string): Promise<Id> {
  const { _id: circuit_id } = await admin<Id>('POST', '/app/circuits', {
    name: circuit,
    description: [{ lang: 'es', text: 'Individuales y dobles' }],
  });
  return admin<Id>('POST', '/app/circuit-editions', {
    circuit_id,
    name: '2027',
    date_start: '2027-01-01',
    date_end: '2027-12-31',
    ranking_system: {
      pointsDistribution: [{ position: 1, points: 100 }],
      usePerformanceMetrics: false,
      performanceMetricsWeight: { matchesWon: 0, gamesWon: 0, pointsBalance: 0 },
      bonusPointsForAttendance: 0,
      window: { type: 'days', period: 365 },
    },
  });
}

test('a mixed doubles from its pairs to its champions', async ({ page, request }) => {
  const director = newPerson('Dolors Dobles');
  await page.clock.install();
  const api = await callerFor(request, director);
  const admin = await callerOf(request, installer);
  const edition = await editionOf(admin, 'Circuit de les Parelles');
  await enter(page, director);
  let id = '';

  await test.step('is created as a mixed doubles, up to a sum of ratings, which asks for a place in an edition', async () => {
    await page.goto('/opens/new');
    await page.getByLabel('Nombre', { exact: false }).first().fill('Dobles mixtos de Vic');
    await page.getByRole('combobox', { name: 'Modalidad' }).click();
    await page.getByRole('option', { name: 'Dobles mixtos' }).click();
    await expect(page.getByRole('combobox', { name: 'Género' })).toHaveCount(0);
    await page.getByLabel('Edición de un circuito').fill('Parelles');
    await page.getByRole('option', { name: 'Circuit de les Parelles · 2027' }).click();
    await expect(page.getByText('cada persona de la pareja recibe los puntos')).toBeVisible();
    await page.getByLabel('Suma de las puntuaciones de la pareja').click();
    await page.getByLabel('Hasta').fill('2000');
    await page.getByRole('button', { name: 'Crear torneo' }).click();
    await expect(page.getByText('Los dobles no puntúan')).toBeVisible();
    id = /single-open\/([\da-f-]+)/u.exec(page.url())?.[1] ?? '';
    await takeStep(page, 'Abrir inscripción');
  });

  await test.step('its people are registered, and paired by two taps', async () => {
    await page.goto(`/single-open/${id}?tab=information`);
    await expect(page.getByText('Dobles mixtos · Al mejor de 5 sets')).toBeVisible();
    await expect(page.getByText('Suma de las puntuaciones de la pareja: de 0 a 2000')).toBeVisible();
    await expect(page.getByText('Pide plaza en Circuit de les Parelles · 2027')).toBeVisible();
    const phone = { name: 'Marta', code: '+34', phone: '600123456' };
    const people = couples.flatMap(([woman, man]) => [
      { name: woman, gender: 'woman' },
      { name: man, gender: 'man' },
    ]);
    for (const person of people) {
      const profile = { ...person, date_of_birth: '1995-03-01', contact_phone: phone, consent: true };
      const { _id: player_id } = await api<Id>('POST', '/app/players', profile);
      await api('POST', `/app/opens/${id}/inscriptions`, { player_id, consent: { confirmed: true } });
    }
    await page.goto(`/single-open/${id}?tab=pairs`);
    for (const couple of couples) await pairUp(page, couple);
    await expect(page.getByText('Todas las personas inscritas tienen pareja.')).toBeVisible();
    await expect(page.getByText('4 parejas')).toBeVisible();
  });

  await test.step('two women are refused with a sentence', async () => {
    // A pair just made cannot be parted for a moment.
    await expect(page.getByRole('button', { name: `Separar ${nameOf(couples[3])}` })).toBeEnabled();
    // The focus stays in the list, on the pair that is there now.
    await page.getByRole('button', { name: `Separar ${nameOf(couples[2])}` }).click();
    await expect(page.getByRole('listitem').filter({ hasText: nameOf(couples[3]) })).toBeFocused();
    await page.keyboard.press('Tab');
    const last = page.getByRole('button', { name: `Separar ${nameOf(couples[3])}` });
    await expect(last).toBeFocused();
    await last.click();
    await expect(page.getByText(`Pareja separada: ${nameOf(couples[3])}`)).toBeVisible();
    const alone = page.getByRole('group', { name: 'Sin pareja' });
    for (const [woman] of couples.slice(2)) await alone.getByRole('button', { name: woman }).click();
    await page.getByRole('button', { name: 'Formar pareja' }).click();
    await expect(page.getByText('Estas dos personas no pueden formar pareja en esta clase.')).toBeVisible();
    await page.reload();
    for (const couple of couples.slice(2)) await pairUp(page, couple);
  });

  const move = (to: string) => api('POST', `/app/opens/${id}/transitions`, { to, confirmed: true });
  const phaseOfPairs = { number: 1, type: 'groups', groups_count: 1, best_of: 1 };

  await test.step('the odd one out is named before reception closes and in the draw, with the way to the pairs', async () => {
    const profile = { name: 'Zoe Sola', gender: 'woman', date_of_birth: '1995-03-01', consent: true };
    const contact_phone = { name: 'Marta', code: '+34', phone: '600123456' };
    const { _id: player_id } = await api<Id>('POST', '/app/players', { ...profile, contact_phone });
    await api('POST', `/app/opens/${id}/inscriptions`, { player_id, consent: { confirmed: true } });
    await move('registrationClosed');
    await move('reception');
    await allPresent(api, id);
    await page.goto(`/single-open/${id}`);
    await page.getByRole('button', { name: 'Cerrar recepción' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('fuera del sorteo: Zoe Sola.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ir a Parejas' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/tab=pairs/u);
    await move('active');
    const { _id: phase } = await api<Id>('POST', `/app/opens/${id}/phases`, phaseOfPairs);
    await page.goto(`/single-open/${id}?tab=groups`);
    await page.getByRole('button', { name: 'Hacer el sorteo' }).first().click();
    await expect(dialog.getByText('fuera del sorteo: Zoe Sola.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ir a Parejas' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Sin pareja' }).getByText('Zoe Sola')).toBeVisible();
    await api('DELETE', `/app/phases/${phase}`);
  });

  await test.step('pairs play their group to the champions', async () => {
    const phase = await drawnPhase(api, id, phaseOfPairs);
    const group = phase.groups[0]?._id ?? '';
    await page.goto(`/single-open/${id}?tab=pairs`);
    await expect(page.getByText('las parejas sorteadas ya no se separan')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Separar/u })).toHaveCount(0);
    await umpireLastGame(page, api, group);
    const { matches } = await api<Group>('GET', `/app/groups/${group}`);
    for (const { _id, a, b, state } of matches)
      if (state === 'enrolled')
        await api('PUT', `/app/matches/${_id}/result`, {
          outcome: 'played',
          sets: [a.name < b.name ? { a: 11, b: 5 } : { a: 5, b: 11 }],
        });
    await page.goto(`/single-open/${id}/stage/${phase._id}/group/${group}`);
    const table = page.getByRole('table').first();
    for (const couple of couples) await expect(table.getByText(nameOf(couple))).toBeVisible();
    await expect(table.getByText('Sin cuenta')).toHaveCount(0);
    await move('finished');
    await page.goto(`/single-open/${id}`);
    await expect(page.getByText('Campeones:')).toBeVisible();
    await expect(page.getByText(nameOf(couples[0])).first()).toBeVisible();
  });

  await test.step('in the edition both champions have the points', async () => {
    const answer = { edition_id: edition._id, answer: 'accepted' };
    await admin('PUT', `/app/opens/${id}/edition-request/answer`, answer);
    await page.goto(`/circuit-edition/${edition._id}/ranking`);
    for (const name of couples[0])
      await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('100');
    await page.getByRole('listitem').filter({ hasText: couples[0][0] }).click();
    await expect(page.getByRole('dialog').getByText('en dobles')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('and visitors read it', async () => {
    await page.goto(`/o/${id}`);
    await expect(page.getByText(nameOf(couples[0])).first()).toBeVisible();
  });
});

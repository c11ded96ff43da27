import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { becomePlayer, logIn, newPerson, register } from '../src/steps/accounts.ts';
import { callerOf, trust, type Api } from '../src/steps/api.ts';
import { enterSets, playByPoints, readyMatches } from '../src/steps/matches.ts';
import {
  checkIn,
  createOpen,
  drawAndCreateMatches,
  registerNewPlayers,
  takeStep,
} from '../src/steps/opens.ts';
import { allPresent, playByAlphabet, playMatch, registerAll } from '../src/steps/opens-by-api.ts';

/** All journeys share one installation: no other journey uses these names. */
const others = [
  'Ana Gil',
  'Bruno Sáez',
  'Carla Núñez',
  'David Pons',
  'Elena Roca',
  'Félix Mora',
  'Gemma Vila',
  'Hugo Prat',
  'Irene Sol',
  'Jordi Camps',
  'Kira Lund',
  'Luis Peña',
  'Marta Col·lell',
  'Nico Ibáñez',
  'Olga Rius',
];

test('an open goes from a new account to its champion, the ratings and the leaderboard', async ({
  page,
  request,
}) => {
  const director = newPerson('Dora Directora');
  await test.step('account, login and player profile', async () => {
    await register(page, director);
    await trust(request, director);
    await becomePlayer(page);
    await page.getByRole('button', { name: 'Tu cuenta' }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    await expect(page).toHaveURL(/\/auth/u);
    await logIn(page, director);
  });
  const api = await callerOf(request, director);

  const open = await createOpen(page, 'Open de otoño');
  await test.step('registration of sixteen players', async () => {
    await takeStep(page, 'Abrir inscripción');
    await page.getByRole('button', { name: 'Inscríbete' }).click();
    await registerNewPlayers(page, others.slice(0, 2));
    await registerAll(api, idIn(open), others.slice(2));
    await page.reload();
    await expect(page.getByText('16/64')).toBeVisible();
  });

  await test.step('reception', async () => {
    await takeStep(page, 'Cerrar inscripción');
    await takeStep(page, 'Abrir recepción');
    await checkIn(page, 3);
    await allPresent(api, idIn(open));
    await page.reload();
    await expect(page.getByText('16 presentes', { exact: false })).toBeVisible();
    await takeStep(page, 'Cerrar recepción');
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar recepción' }).click();
    await expect(page.getByText('En juego').first()).toBeVisible();
  });

  await test.step('four groups by snake', async () => {
    await takeStep(page, 'Crear los grupos');
    await page.getByRole('dialog').getByRole('button', { name: 'Crear fase' }).click();
    await drawAndCreateMatches(page);
    await expect(page.getByRole('link', { name: /^Grupo [A-D]/u })).toHaveCount(4);
  });

  await test.step('the matches of the groups, one of them point by point', () => playGroups(page, api, open));

  await test.step('a knockout of the first two of each group', async () => {
    await page.getByRole('link', { name: 'Inicio' }).first().click();
    await page.getByRole('link', { name: 'Ir al torneo' }).click();
    await takeStep(page, 'Crear la eliminatoria');
    await expect(page.getByText('Cuadro de 8.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Crear fase' }).click();
    await drawAndCreateMatches(page);
    await playKnockout(page, api, open);
  });

  await test.step('champion, classification, ratings and leaderboard', async () => {
    await takeStep(page, 'Finalizar torneo');
    await page.getByRole('dialog').getByRole('button', { name: 'Finalizar torneo' }).click();
    await expect(page.getByText('Campeón/a:')).toBeVisible();
    const classification = page.getByRole('list', { name: 'Clasificación' }).getByRole('listitem');
    await expect(classification).toHaveCount(16);
    const champion = (await page.getByText('Campeón/a:').innerText()).replace('Campeón/a: ', '');
    await expect(classification.first()).toContainText(champion);
    await page.getByRole('link', { name: 'Inicio' }).first().click();
    await expect(page.getByText(champion).first()).toBeVisible();
    await page.goto('/players');
    await page.getByRole('link', { name: champion }).click();
    await expect(page.getByRole('figure').first()).toBeVisible();
  });
});

/** Plays the first match of a group point by point and enters the second by its sheet; the others and other groups by the API. */
async function playGroups(page: Page, api: Api, open: string): Promise<void> {
  await page.goto(`${open}?tab=groups`);
  const [first = '', ...rest] = await addressesOf(page.getByRole('link', { name: /^Grupo [A-D]/u }), 4);
  await page.goto(first);
  const [byPoints = '', bySheet = '', ...more] = await readyMatches(page);
  expect(more).toHaveLength(4);
  await playByPoints(page, byPoints, 3);
  await enterSets(page, bySheet, ['9', '-8', '7', '12']);
  for (const match of more) await playMatch(api, idIn(match), 'a');
  for (const group of rest) await playByAlphabet(api, idIn(group));
  for (const group of [first, ...rest]) {
    await page.goto(group);
    await expect(page.getByText('Clasificado')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Clasificación' }).getByRole('row')).toHaveCount(5);
  }
}

/**
 * Plays the quarter-finals, the first of them by its sheet, the first semi-final, and then by keyboard in the bracket the other one and the
 * final, to which the cursor goes on.
 */
async function playKnockout(page: Page, api: Api, open: string): Promise<void> {
  const ready = async (count: number): Promise<string[]> => {
    await page.goto(`${open}?tab=knockouts`);
    const matches = page.getByRole('link', { name: /^Abrir partido/u });
    await expect(matches).toHaveCount(7);
    return addressesOf(matches.filter({ hasNotText: 'Por decidir' }), count);
  };
  const [first = '', ...rest] = await ready(4);
  await enterSets(page, first, ['9', '8', '7']);
  for (const match of rest) await playMatch(api, idIn(match), 'a');
  const [semifinal = ''] = (await ready(6)).filter((address) => address !== first && !rest.includes(address));
  await playMatch(api, idIn(semifinal), 'a');
  await ready(6);
  await page
    .getByRole('button', { name: / contra /u })
    .last()
    .click();
  const field = page.getByRole('textbox', { name: /^Sets de/u });
  const ofSemifinal = (await field.getAttribute('aria-label')) ?? '';
  await page.keyboard.type('9 8 7');
  await page.keyboard.press('Enter');
  await expect(field).not.toHaveAccessibleName(ofSemifinal);
  await page.keyboard.type('9 7 8');
  await page.keyboard.press('Enter');
}

/** The targets of links, once there are this many. */
async function addressesOf(links: Locator, count: number): Promise<string[]> {
  await expect(links).toHaveCount(count);
  return links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
}

const idIn = (address: string): string => address.split('/').at(-1) ?? '';

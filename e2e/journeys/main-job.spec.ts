import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { becomePlayer, logIn, newPerson, register } from '../src/steps/accounts.ts';
import { enterSets, playByPoints, readyMatches } from '../src/steps/matches.ts';
import { checkInAll, createOpen, registerNewPlayers, takeStep } from '../src/steps/opens.ts';

/** All journeys share one installation: no other journey has players of these names. */
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

const longJourney = 300_000;
test.setTimeout(longJourney);

test('an open goes from the first account to its champion, the ratings and the leaderboard', async ({
  page,
}) => {
  const director = newPerson('Dora Directora');
  await test.step('account, login and player profile', async () => {
    await register(page, director);
    await becomePlayer(page);
    await page.getByRole('button', { name: 'Tu cuenta' }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    await logIn(page, director);
  });

  const open = await createOpen(page, 'Open de otoño');
  await test.step('registration of sixteen players', async () => {
    await takeStep(page, 'Abrir inscripción');
    await page.getByRole('button', { name: 'Inscríbete' }).click();
    await registerNewPlayers(page, others);
    await expect(page.getByText('16 de 64 plazas')).toBeVisible();
  });

  await test.step('reception', async () => {
    await takeStep(page, 'Cerrar inscripción');
    await takeStep(page, 'Abrir recepción');
    await checkInAll(page, 16);
    await takeStep(page, 'Cerrar recepción');
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar recepción' }).click();
    await expect(page.getByText('En juego').first()).toBeVisible();
  });

  await test.step('four groups by snake', async () => {
    await takeStep(page, 'Crear fase');
    await page.getByRole('button', { name: 'Crear fase' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Crear fase' }).click();
    await drawAndCreateMatches(page);
    await expect(page.getByRole('link', { name: /^Grupo [A-D]/u })).toHaveCount(4);
  });

  await test.step('the matches of the groups, one of them point by point', () => playGroups(page, open));

  await test.step('a knockout of the first two of each group', async () => {
    await page.goto(`${open}?tab=knockouts`);
    await page.getByRole('button', { name: 'Crear fase' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Crear fase' }).click();
    await drawAndCreateMatches(page);
    await playKnockout(page, open);
  });

  await test.step('champion, classification, ratings and leaderboard', async () => {
    await page.goto(open);
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

async function drawAndCreateMatches(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hacer el sorteo' }).click();
  await page.getByRole('button', { name: 'Guardar sorteo' }).click();
  await page.getByRole('button', { name: 'Crear partidos' }).click();
  await expect(page.getByText('Partidos creados')).toBeVisible();
}

/** Every match of every group by its sheet, the better placed on it winning, and the first by points. */
async function playGroups(page: Page, open: string): Promise<void> {
  await page.goto(`${open}?tab=groups`);
  const groups = page.getByRole('link', { name: /^Grupo [A-D]/u });
  await expect(groups).toHaveCount(4);
  const addresses = await groups.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  for (const [place, group] of addresses.entries()) {
    await page.goto(group);
    const matches = await readyMatches(page);
    expect(matches).toHaveLength(6);
    for (const [number, match] of matches.entries()) {
      if (place === 0 && number === 0) await playByPoints(page, match, 3);
      else await enterSets(page, match, ['9', '-8', '7', '12']);
    }
    await page.goto(group);
    await expect(page.getByText('Clasificado')).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Clasificación' }).getByRole('row')).toHaveCount(5);
  }
}

/** Quarter-finals, semi-finals and the final, as each comes to be known. */
async function playKnockout(page: Page, open: string): Promise<void> {
  const played = new Set<string>();
  for (const count of [4, 2, 1]) {
    await page.goto(`${open}?tab=knockouts`);
    await expect(page.getByRole('link', { name: /^Abrir partido/u })).toHaveCount(7);
    const known = page.getByRole('link', { name: /^Abrir partido/u }).filter({ hasNotText: 'Por decidir' });
    await expect(known).toHaveCount(played.size + count);
    const addresses = await known.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname),
    );
    for (const match of addresses.filter((address) => !played.has(address))) {
      await enterSets(page, match, ['9', '8', '7']);
      played.add(match);
    }
  }
}

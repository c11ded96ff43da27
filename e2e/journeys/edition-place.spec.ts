import { expect, test } from '../src/journey.ts';
import { enter, newPerson } from '../src/steps/accounts.ts';
import { callerFor, callerOf, installer } from '../src/steps/api.ts';
import { drawnPhase, openInPlay, playByAlphabet } from '../src/steps/opens-by-api.ts';

type Id = { readonly _id: string };

const ranking_system = {
  pointsDistribution: [{ position: 1, points: 100 }],
  usePerformanceMetrics: false,
  performanceMetricsWeight: { matchesWon: 0, gamesWon: 0, pointsBalance: 0 },
  bonusPointsForAttendance: 0,
  window: { type: 'days', period: 365 },
};

test('an open asks for a place in an edition, is accepted, and counts in its ranking', async ({
  page,
  request,
}) => {
  const admin = await callerOf(request, installer);
  const circuit = await admin<Id>('POST', '/app/circuits', {
    name: 'Circuit del Ter',
    description: [{ lang: 'es', text: 'Para jóvenes y mayores' }],
    age_range: { min: 10, max: 60 },
  });
  const edition = await admin<Id>('POST', '/app/circuit-editions', {
    circuit_id: circuit._id,
    name: '2027',
    date_start: '2027-01-01',
    date_end: '2027-12-31',
    ranking_system: { ...ranking_system, grades: [{ grade: 2, name: 'Zonal', most: null }] },
  });
  const organiser = newPerson('Tere Torrents');
  const api = await callerFor(request, organiser);
  const openId = await openInPlay(api, 'Open del Ter', ['Aina Ter', 'Biel Ter', 'Clara Ter']);
  const phase = await drawnPhase(api, openId, { number: 1, type: 'groups', groups_count: 1 });
  await playByAlphabet(api, phase.groups[0]?._id ?? '');

  await test.step('too wide for the circuit, it is refused at its field', async () => {
    await enter(page, organiser, `/single-open/${openId}/edit`);
    await page.getByLabel('Edición de un circuito').fill('Ter');
    await page.getByRole('option', { name: 'Circuit del Ter · 2027' }).click();
    await page.getByLabel('Hasta').fill('99');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('El circuito admite edades de 10 a 60')).toBeVisible();
  });

  await test.step('within its limits, it asks', async () => {
    await page.getByLabel('Hasta').fill('60');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Torneo guardado')).toBeVisible();
    await page.getByRole('tab', { name: 'Información' }).click();
    await expect(page.getByText('Pide plaza en Circuit del Ter · 2027')).toBeVisible();
  });

  await test.step('a circuit manager finds it from the first page, refuses, thinks again and accepts', async () => {
    await enter(page, installer, '/');
    await page.getByRole('link', { name: 'Aceptar o rechazar' }).click();
    await page.getByRole('button', { name: 'Rechazar Open del Ter' }).click();
    await page.getByRole('dialog').getByLabel('Motivo').fill('Ya hay tres');
    await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('combobox', { name: 'Grado' }).click();
    await page.getByRole('option', { name: 'Zonal' }).click();
    await page.getByRole('button', { name: 'Aceptar Open del Ter' }).dblclick();
    await expect(page.getByText('Open del Ter ya es un torneo de la edición')).toBeVisible();
  });

  await test.step('finished, it counts', async () => {
    await enter(page, organiser, `/single-open/${openId}?tab=information`);
    await expect(page.getByText('Circuit del Ter · 2027').first()).toBeVisible();
    await api('POST', `/app/opens/${openId}/transitions`, { to: 'finished' });
    await expect(page.getByText('Campeón/a: Aina Ter')).toBeVisible();
    await page.reload();
    await expect(page.getByText('sus resultados cuentan para la clasificación')).toBeVisible();
    await expect(page.getByText('2027 · Zonal')).toBeVisible();
    await page.goto(`/circuit-edition/${edition._id}/ranking`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Aina Ter' })).toContainText('100');
  });
});

import {
  getEdition,
  getEditionRanking,
  previewRanking,
  type Edition,
  type RankedTwice,
  type RankingSystem,
} from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenFinishedOpen } from '#testing/given-finished-open.ts';
import { givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const manager = givenUser(api, 'Ada Admin');
const other = givenUser(api, 'Rosa Organizadora');
let edition: Edition;

/** Ona wins one open and is last in two; Pol is second in all three; Rita wins the other two. */
beforeAll(async () => {
  edition = await givenEdition(manager);
  const [ona = '', pol = '', rita = ''] = await Promise.all(
    ['Ona', 'Pol', 'Rita'].map(async (name) => (await givenPlayer(manager, { name }))._id),
  );
  const finished = (grade: number | null, players: readonly string[]) =>
    givenFinishedOpen(api, manager, { grade, edition_id: edition._id, players });
  await finished(null, [ona, pol, rita]);
  await finished(null, [rita, pol, ona]);
  await finished(null, [rita, pol, ona]);
});

const preview = (changes: Partial<RankingSystem>) =>
  manager.get(previewRanking, {
    params: { id: edition._id },
    body: { ranking_system: { ...edition.ranking_system, ...changes } },
  });

const told = (rows: readonly RankedTwice[]) =>
  rows.map(({ player, before, after }) => [
    player.name,
    [before.position, before.points],
    [after.position, after.points],
  ]);

test('an edition pays its own system and the one that is tried; who gains and who loses is said', async () => {
  // 100 for the winner alone: Rita 200, Ona 100, Pol 0.
  const pointsDistribution = [
    { position: 1, points: 10 },
    { position: 2, points: 9 },
    { position: 3, points: 1 },
  ];
  // Pol 9 + 9 + 9, Rita 10 + 10 + 1, Ona 10 + 1 + 1.
  const { rows, gains, losses, ...counts } = await preview({ pointsDistribution });
  expect(counts).toEqual({ opens: 3, players: 3, up: 1, down: 2 });
  expect(told(rows)).toEqual([
    ['Pol', [3, 0], [1, 27]],
    ['Rita', [1, 200], [2, 21]],
    ['Ona', [2, 100], [3, 12]],
  ]);
  expect(told(gains)).toEqual([['Pol', [3, 0], [1, 27]]]);
  expect(losses.map(({ player }) => player.name).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'Ona',
    'Rita',
  ]);
});

test('the same system moves nobody', async () => {
  const { up, down, rows } = await preview({});
  expect([up, down]).toEqual([0, 0]);
  expect(rows.every(({ before, after }) => before.points === after.points)).toBe(true);
});

test('nothing is written', async () => {
  await preview({ bonusPointsForAttendance: 50 });
  const { collection } = await manager.get(getEditionRanking, { params: { id: edition._id } });
  expect(collection.map(({ points }) => points)).toEqual([200, 100, 0]);
  expect(await manager.get(getEdition, { params: { id: edition._id } })).toEqual({ ...edition, opens: 3 });
});

test('it is for circuit managers, of an edition that is there, and of a system that could be saved', async () => {
  const body = { ranking_system: edition.ranking_system };
  const asked = { params: { id: edition._id }, body };
  expect((await other.call(previewRanking, asked)).status).toBe(403);
  const nowhere = { params: { id: '01a1f87f-0000-7000-8000-000000000000' }, body };
  expect((await manager.call(previewRanking, nowhere)).status).toBe(404);
  const tooLong = { ...edition.ranking_system, window: { type: 'days', period: 731 } } as const;
  const { status, body: answer } = await manager.call(previewRanking, {
    params: { id: edition._id },
    body: { ranking_system: tooLong },
  });
  expect([status, answer]).toMatchObject([
    422,
    { issues: [{ path: ['ranking_system', 'window', 'period'], message: 'El valor máximo es 730' }] },
  ]);
});

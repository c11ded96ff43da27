import {
  correctResult,
  createCircuit,
  createEdition,
  createPhase,
  getMatch,
  type BodyInputOf,
  type MatchPage,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import {
  givenOpenInPlay,
  givenPhase,
  givenResult,
  groupsOf,
  mirrored,
  playAll,
  threeNil,
} from '#testing/given-draw.ts';
import { move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const ona = givenPlayerAccount(api, 'Ona');
const pol = givenPlayerAccount(api, 'Pol');
const stranger = givenPlayerAccount(api, 'Nadie');

const lost = mirrored(threeNil);
const because = { reason: 'La mesa apuntó al revés' };

const correct = async (id: string, body: BodyInputOf<typeof correctResult>) =>
  (await organiser.get(correctResult, { params: { id }, body })).consequences;

/** A final between two players, the first of whom won, in an open of this edition. */
async function givenFinal(editionId?: string): Promise<{ openId: string; final: MatchPage }> {
  const { open } = await givenOpenInPlay(
    organiser,
    [ona.player._id, pol.player._id],
    editionId === undefined ? {} : { edition_id: editionId },
  );
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout' });
  const [bracket] = await groupsOf(organiser, phase);
  return { openId: open._id, final: await givenResult(organiser, bracket?.matches[0]?._id ?? '') };
}

describe('before a result is corrected, its preview says', () => {
  test('who wins the open now, also before it is finished', async () => {
    const { final } = await givenFinal();
    const turned = { before: [final.a?.name], after: [final.b?.name] };
    expect((await correct(final._id, { preview: true, sets: lost })).champions).toEqual(turned);
    expect((await correct(final._id, { ...because, sets: lost })).champions).toEqual(turned);
    expect((await correct(final._id, { preview: true, sets: lost })).champions).toBeNull();
  });

  test('what changes in the circuit, and changes nothing there', async () => {
    const circuit = await organiser.get(createCircuit, {
      body: { name: 'Circuit', description: [{ lang: 'es', text: 'Un circuito' }] },
    });
    const edition = await organiser.get(createEdition, {
      body: {
        circuit_id: circuit._id,
        name: '2027',
        date_start: '2026-01-01',
        date_end: '2027-12-31',
        ranking_system: {
          pointsDistribution: [
            { position: 1, points: 100 },
            { position: 2, points: 60 },
          ],
          usePerformanceMetrics: false,
          performanceMetricsWeight: { matchesWon: 0, gamesWon: 0, pointsBalance: 0 },
          bonusPointsForAttendance: 0,
          window: { type: 'tournaments', period: 10 },
        },
      },
    });
    const { openId, final } = await givenFinal(edition._id);
    await move(organiser, openId, 'finished');
    const stored = () => api.db.selectFrom('open_results').selectAll().orderBy('player_id').execute();
    const before = await stored();
    const foreseen = (await correct(final._id, { preview: true, sets: lost })).circuit_points;
    expect(new Set(foreseen)).toEqual(
      new Set([
        { player: { _id: final.a?._id, name: final.a?.name }, before: 100, after: 60 },
        { player: { _id: final.b?._id, name: final.b?.name }, before: 60, after: 100 },
      ]),
    );
    expect(await stored()).toEqual(before);
    expect((await correct(final._id, { ...because, sets: lost })).circuit_points).toEqual(foreseen);
  });

  test('who qualifies for a phase that is not drawn yet, and who no longer does', async () => {
    const { open, players } = await givenOpenInPlay(organiser, 3);
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const group = await playAll(organiser, phase.groups[0]?._id ?? '', players);
    const source = { from: 'phase', phase_id: phase._id, position_from: 1, position_to: 1 } as const;
    await organiser.get(createPhase, {
      params: { id: open._id },
      body: { number: 2, type: 'knockout', source },
    });
    const best = players.slice(0, 2);
    const match = group.matches.find(({ a, b }) => [a, b].every((side) => best.includes(side?._id ?? '')));
    const sets = match?.winner === 'a' ? lost : [...threeNil];
    const { qualified } = await correct(match?._id ?? '', { preview: true, sets });
    const name = (side: 'winner' | 'loser') =>
      (match?.winner === 'a') === (side === 'winner') ? match?.a?.name : match?.b?.name;
    expect(qualified).toMatchObject([
      { phase: { number: 2, type: 'knockout' }, comes: [name('loser')], goes: [name('winner')] },
    ]);
  });
});

test('those who played or umpired see who corrected the result; others do not', async () => {
  const { final } = await givenFinal();
  const params = { id: final._id };
  expect((await ona.get(getMatch, { params })).corrected).toBeNull();
  await correct(final._id, { ...because, sets: lost });
  for (const who of [ona, pol, organiser])
    expect((await who.get(getMatch, { params })).corrected).toMatchObject({ by: 'Rosa Organizadora' });
  expect((await stranger.get(getMatch, { params })).corrected).toBeNull();
});

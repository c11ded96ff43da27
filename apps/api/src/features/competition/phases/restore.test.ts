import {
  deletePhase,
  getGroup,
  listPhases,
  removeInscription,
  reportConflict,
  restorePhase,
  transitionPhase,
  type Phase,
} from '@topspin/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { drawnAsProposed, givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { move } from '#testing/given-open.ts';
import { logOf, send, toss, undo } from '#testing/given-log.ts';

const api = givenApi();
/** The first account is the admin. */
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');

const params = ({ _id }: Phase) => ({ params: { id: _id } });
const back = (phase: Phase, to: Phase['state']) =>
  organiser.get(transitionPhase, { ...params(phase), body: { to } });
const remove = (phase: Phase) => organiser.get(deletePhase, params(phase));
const restore = (phase: Phase) => organiser.call(restorePhase, params(phase));

const givenStage = async (count = 5) => {
  const { open, players } = await givenOpenInPlay(organiser, count);
  return {
    open,
    players,
    phase: await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 }),
  };
};

/** Everything stored about a phase, except its version and time of change. */
const stored = async ({ _id }: Phase) => {
  const { rows } = await sql<{ all: unknown }>`select jsonb_build_array(
    (select to_jsonb(phases) - 'version' - 'updated_at' from phases where id = ${_id}),
    (select jsonb_agg(groups order by id) from groups where phase_id = ${_id}),
    (select jsonb_agg(group_players order by group_id, line) from group_players where phase_id = ${_id}),
    (select jsonb_agg(matches order by id) from matches where phase_id = ${_id}),
    (select jsonb_agg(match_names order by match_id) from match_names join matches on id = match_id where phase_id = ${_id}),
    (select jsonb_agg(match_events order by match_events.id) from match_events join matches on matches.id = match_id where phase_id = ${_id}),
    (select jsonb_agg(match_conflicts order by match_conflicts.id) from match_conflicts join matches on matches.id = match_id where phase_id = ${_id}),
    (select jsonb_agg(sets order by match_id, sets.number) from sets join matches on id = match_id where phase_id = ${_id})
  ) as all`.execute(api.db);
  return rows[0]?.all;
};

describe('a deleted phase', () => {
  test('comes back with its groups, matches, sets, logs and conflicts', async () => {
    const { phase, players, open } = await givenStage();
    const { matches } = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
    await send(organiser, matches[0]?._id ?? '', logOf([toss, undo]));
    const conflict = { params: { id: matches[0]?._id ?? '' }, body: { based_on: 0, events: logOf([toss]) } };
    await organiser.get(reportConflict, conflict);
    const left = players.at(-1) ?? '';
    await leave(open._id, left);
    const before = await stored(phase);
    const [seen] = (await organiser.get(listPhases, { params: { id: open._id } })).collection;
    await remove(phase);
    const answer = await restore(phase);
    expect([answer.status, answer.body]).toEqual([200, seen]);
    expect(await stored(phase)).toEqual(before);
    expect((await restore(phase)).body).toEqual(answer.body);
  });

  test('comes back undrawn as well', async () => {
    const { phase, open } = await givenStage();
    await back(phase, 'groups');
    const created = await back(phase, 'created');
    await remove(phase);
    expect((await restore(phase)).body).toEqual(created);
    await remove(phase);
    await move(organiser, open._id, 'reception');
    expect((await restore(phase)).status).toBe(200);
  });

  test.each<[string, (at: Awaited<ReturnType<typeof givenStage>>) => Promise<unknown>, string]>([
    ['somebody has left', ({ open, players }) => leave(open._id, players[0] ?? ''), 'phase.changedSince'],
    [
      'there is another phase',
      ({ open }) => givenPhase(organiser, open._id, { number: 1, type: 'knockout' }),
      'phase.changedSince',
    ],
    ['the open is not in play', ({ open }) => move(organiser, open._id, 'reception'), 'open.stateNotAllowed'],
    [
      'a month is over',
      () => sql`update removed_phases set removed_at = removed_at - interval '31 days'`.execute(api.db),
      'thing.notFound',
    ],
  ])('does not come back once %s', async (_, change, code) => {
    const stage = await givenStage();
    await remove(stage.phase);
    await change(stage);
    expect((await restore(stage.phase)).failure.code).toBe(code);
  });

  test('is brought back by an admin too, days later', async () => {
    const { phase } = await givenStage();
    await remove(phase);
    await sql`update removed_phases set removed_at = removed_at - interval '25 days'`.execute(api.db);
    expect((await admin.call(restorePhase, params(phase))).status).toBe(200);
  });
});

describe('a step back', () => {
  test('is undone: the same groups and matches', async () => {
    const { phase } = await givenStage();
    const before = await stored(phase);
    await back(phase, 'groups');
    expect((await restore(phase)).body).toMatchObject({ state: 'matches', groups: phase.groups });
    expect(await stored(phase)).toEqual(before);
  });

  test('from a draw changed by hand brings the same places back', async () => {
    const { phase } = await givenStage();
    await back(phase, 'groups');
    await sql`update group_players set line = line + 10 where phase_id = ${phase._id}`.execute(api.db);
    const before = await stored(phase);
    await back(phase, 'created');
    expect((await restore(phase)).body).toMatchObject({ state: 'groups', report: phase.report });
    expect(await stored(phase)).toEqual(before);
  });

  test('is not undone once somebody else is in a group', async () => {
    const { phase } = await givenStage();
    await back(phase, 'groups');
    await sql`update group_players set player_id = null where phase_id = ${phase._id} and line = 1`.execute(
      api.db,
    );
    expect((await restore(phase)).failure.code).toBe('phase.changedSince');
  });

  test('is not undone over a new draw', async () => {
    const { phase } = await givenStage();
    await back(phase, 'groups');
    await back(phase, 'created');
    await drawnAsProposed(organiser, phase);
    expect((await restore(phase)).failure.code).toBe('phase.changedSince');
  });
});

async function leave(open: string, player: string): Promise<void> {
  const { id } = await api.db
    .selectFrom('inscriptions')
    .select('id')
    .where('open_id', '=', open)
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow();
  await organiser.get(removeInscription, { params: { id: open, inscription_id: id }, body: {} });
}

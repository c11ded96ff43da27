import {
  createPhase,
  deletePhase,
  draw,
  editPhase,
  getGroup,
  listPhases,
  phasesAtMost,
  saveGroups,
  transitionPhase,
  type BodyInputOf,
  type DrawProposal,
  type Phase,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { drawnAsProposed, givenOpenInPlay, givenPhase, givenResult, playAll } from '#testing/given-draw.ts';
import { givenOpen } from '#testing/given-open.ts';
import { logOf, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenUser(api, 'Otra');

const groupStage = { number: 1, type: 'groups', group_size: 4 } as const;

const create = (openId: string, body: BodyInputOf<typeof createPhase> = groupStage) =>
  organiser.call(createPhase, { params: { id: openId }, body });

const propose = (id: string, seed?: string): Promise<DrawProposal> =>
  organiser.get(draw, { params: { id }, body: seed === undefined ? {} : { seed } });

const save = (id: string, { report, groups }: Pick<DrawProposal, 'groups' | 'report'>) =>
  organiser.call(saveGroups, {
    params: { id },
    body: { seed: report.seed, groups: groups.map(({ players }) => ({ players })) },
  });

const back = (id: string, to: Phase['state']) =>
  organiser.call(transitionPhase, { params: { id }, body: { to } });

describe('a phase is prepared', () => {
  test('with a name in the organiser’s language, and the sets of the open', async () => {
    const open = await givenOpen(organiser, { state: 'registrationClosed', best_of: 7 });
    const { status, body } = await create(open._id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Fase de grupos',
      best_of: 7,
      state: 'created',
      groups: [],
      report: null,
    });
    expect((await organiser.get(listPhases, { params: { id: open._id } })).collection).toEqual([body]);
  });

  test('once, however many organisers create it at the same time, until it has matches', async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    const made = await Promise.all([create(open._id), create(open._id)]);
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = made.find(({ status }) => status === 409);
    expect(refused?.failure).toMatchObject({ code: 'phase.thereAlready' });
    expect((await create(open._id, { ...groupStage, type: 'knockout' })).status).toBe(201);
  });

  test('as one of sixteen at most', async () => {
    const open = await givenOpen(organiser, { state: 'registrationClosed' });
    const { body: stage } = await create(open._id);
    const fed = (position_to: number) =>
      create(open._id, {
        number: 2,
        type: 'knockout',
        source: { from: 'phase', phase_id: stage._id, position_from: 1, position_to },
      });
    for (let position = 1; position < phasesAtMost; position += 1)
      expect((await fed(position)).status).toBe(201);
    expect((await fed(phasesAtMost)).failure).toMatchObject({
      code: 'phase.tooMany',
      details: { most: phasesAtMost },
    });
  });

  test.each(['created', 'registrationOpen'] as const)('not while the open is %s', async (state) => {
    const open = await givenOpen(organiser, { state });
    expect((await create(open._id)).failure.code).toBe('open.stateNotAllowed');
  });

  test('by the organisers alone', async () => {
    const open = await givenOpen(organiser, { state: 'registrationClosed' });
    const answer = await stranger.call(createPhase, { params: { id: open._id }, body: groupStage });
    expect(answer.status).toBe(403);
  });

  test('from an earlier phase of the same open alone', async () => {
    const [one, other] = [
      await givenOpen(organiser, { state: 'registrationClosed' }),
      await givenOpen(organiser, { state: 'registrationClosed' }),
    ];
    const { body: first } = await create(one._id);
    const source = { from: 'phase', phase_id: first._id, position_from: 1, position_to: 2 } as const;
    const fed = { type: 'knockout', source } as const;
    expect((await create(one._id, { ...fed, number: 2 })).status).toBe(201);
    expect((await create(one._id, { ...fed, number: 1 })).failure.issues?.[0]?.path).toEqual(['source']);
    expect((await create(other._id, { ...fed, number: 2 })).failure.issues?.[0]?.path).toEqual(['source']);
  });

  test('and named by its type again when its name is emptied', async () => {
    const open = await givenOpen(organiser, { state: 'registrationClosed' });
    const { body: phase } = await create(open._id, { ...groupStage, name: 'Liguilla' });
    const emptied = { params: { id: phase._id }, version: phase.version, body: { name: null } };
    expect((await organiser.get(editPhase, emptied)).name).toBe('Fase de grupos');
  });

  test('and changed against the version seen, until its groups are saved', async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    const { body: phase } = await create(open._id);
    const edit = (version: number) =>
      organiser.call(editPhase, {
        params: { id: phase._id },
        version,
        body: { name: 'Liguilla', group_size: 2 },
      });
    expect((await edit(phase.version)).body).toMatchObject({ name: 'Liguilla', group_size: 2, best_of: 5 });
    const stale = await edit(phase.version);
    expect([stale.status, stale.failure.code]).toEqual([412, 'request.staleVersion']);
    const saved = (await save(phase._id, await propose(phase._id))).body;
    expect((await edit(saved.version)).failure.code).toBe('phase.transitionNotAllowed');
  });
});

describe('a step back', () => {
  const givenStage = async () => {
    const { open, players } = await givenOpenInPlay(organiser, 4);
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    return { phase, players, openId: open._id, group: phase.groups[0]?._id ?? '' };
  };

  test('takes away the matches, and another the groups', async () => {
    const { phase } = await givenStage();
    expect(phase.may.back).toBe(true);
    expect((await back(phase._id, 'groups')).body).toMatchObject({
      state: 'groups',
      groups: [{ matches: 0, players: 4 }],
    });
    expect((await back(phase._id, 'created')).body).toMatchObject({
      state: 'created',
      groups: [],
      report: null,
    });
    expect((await drawnAsProposed(organiser, phase)).state).toBe('matches');
  });

  test('of two at once, or forward, is refused', async () => {
    const { phase } = await givenStage();
    for (const to of ['created', 'matches', 'finished'] as const)
      expect((await back(phase._id, to)).failure.code).toBe('phase.transitionNotAllowed');
  });

  test('is refused once a match has begun', async () => {
    const { phase, group } = await givenStage();
    const { matches } = await organiser.get(getGroup, { params: { id: group } });
    await send(organiser, matches[0]?._id ?? '', logOf([toss]));
    const { failure } = await back(phase._id, 'groups');
    expect([failure.code, failure.details]).toEqual(['phase.matchesBegun', { matches: 1 }]);
    const { collection } = await organiser.get(listPhases, { params: { id: phase.open_id } });
    expect(collection[0]?.may.back).toBe(false);
    expect((await organiser.call(deletePhase, { params: { id: phase._id } })).failure.code).toBe(
      'phase.matchesBegun',
    );
  });

  test('is refused when the phase is over', async () => {
    const { phase, group, players } = await givenStage();
    await playAll(organiser, group, players);
    expect((await back(phase._id, 'matches')).failure.code).toBe('phase.transitionNotAllowed');
  });
});

describe('a phase is removed', () => {
  test('with its groups and matches while nothing has begun', async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    const phase = await givenPhase(organiser, open._id, groupStage);
    expect((await organiser.call(deletePhase, { params: { id: phase._id } })).status).toBe(204);
    expect((await organiser.get(listPhases, { params: { id: open._id } })).collection).toEqual([]);
  });

  test('not while another takes its players from it', async () => {
    const open = await givenOpen(organiser, { state: 'registrationClosed' });
    const { body: first } = await create(open._id);
    const source = { from: 'phase', phase_id: first._id, position_from: 1, position_to: 2 } as const;
    await create(open._id, { number: 2, type: 'knockout', source });
    const { failure } = await organiser.call(deletePhase, { params: { id: first._id } });
    expect(failure.code).toBe('phase.isSource');
  });
});

test('the last two matches of a group that end at the same time finish the phase', async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
  for (const { _id } of matches.slice(0, 4)) await givenResult(organiser, _id);
  await Promise.all(matches.slice(4).map(({ _id }) => givenResult(organiser, _id)));
  expect((await organiser.get(listPhases, { params: { id: open._id } })).collection[0]?.state).toBe(
    'finished',
  );
});

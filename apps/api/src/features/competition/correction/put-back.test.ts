import {
  correctResult,
  createPhase,
  getMatch,
  getOpenDay,
  listInscriptions,
  putResult,
  removeInscription,
  type Match,
  type Phase,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import {
  drawnAsProposed,
  givenOpenInPlay,
  givenPhase,
  givenResult,
  groupsOf,
  playAll,
} from '#testing/given-draw.ts';
import { logOf, points, send, setWon, toss } from '#testing/given-log.ts';
import { move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenUser(api, 'Nadie');

const because = { reason: 'Llegó tarde y se juega' };
const walkover = (id: string) =>
  organiser.get(putResult, { params: { id }, body: { outcome: 'walkover', sets: [], winner: 'a' } });
const putBack = (id: string, how: { preview?: boolean; reason?: string } = because, by = organiser) =>
  by.call(correctResult, { params: { id }, body: { outcome: null, sets: [], ...how } });
const read = (id: string) => organiser.get(getMatch, { params: { id } });

describe('a walkover of a bracket', () => {
  let openId: string;
  let phase: Phase;
  let semifinal: string;
  let other: string;

  const finalNow = async (): Promise<Match | undefined> =>
    (await groupsOf(organiser, phase))[0]?.matches.find(({ round }) => round === 'final');
  const queued = async () =>
    (await organiser.get(getOpenDay, { params: { id: openId } })).queue.map((row) => row.match_id);

  beforeEach(async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    openId = open._id;
    phase = await givenPhase(organiser, openId, { number: 1, type: 'knockout' });
    const ids = ((await groupsOf(organiser, phase))[0]?.matches ?? []).map(({ _id }) => _id);
    [semifinal = '', other = ''] = ids;
  });

  test('is put back to be played: the preview says who leaves the final, and the correction does the same', async () => {
    const before = await read(semifinal);
    await walkover(semifinal);
    expect((await read(semifinal)).may.put_back).toBe(true);
    expect(await queued()).not.toContain(semifinal);
    const foreseen = await putBack(semifinal, { preview: true });
    expect(foreseen.body.consequences.slots).toEqual([
      expect.objectContaining({ round: 'final', before: before.a?.name, after: null, begun: false }),
    ]);
    expect((await read(semifinal)).outcome).toBe('walkover');
    const { body } = await putBack(semifinal);
    expect(body.consequences).toEqual(foreseen.body.consequences);
    expect({ ...body.match, version: before.version }).toEqual(before);
    expect((await finalNow())?.a).toBeNull();
    expect(await queued()).toContain(semifinal);
    const audited = await api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'reason'])
      .where('action', '=', 'correctResult')
      .where('entity_id', '=', semifinal)
      .execute();
    expect(audited).toEqual([{ actor_id: organiser.id, reason: because.reason }]);
  });

  test('goes on with the points that were scored before it', async () => {
    await send(organiser, semifinal, logOf([toss, ...setWon('b')]));
    await walkover(semifinal);
    expect((await putBack(semifinal)).body.match).toMatchObject({
      state: 'inPlay',
      sets_won: { a: 0, b: 1 },
    });
  });

  test('given on the scoreboard begins again', async () => {
    await send(organiser, semifinal, logOf([{ type: 'end', outcome: 'walkover', side: 'a' }]));
    expect(await read(semifinal)).toMatchObject({ outcome: 'walkover', from_sheet: false });
    expect((await putBack(semifinal)).body.match).toMatchObject({
      state: 'enrolled',
      seq: 0,
      started_at: null,
    });
    await send(organiser, semifinal, logOf([toss, ...points('a', 1)]));
    expect(await read(semifinal)).toMatchObject({ state: 'inPlay' });
  });

  test('needs a reason, and is left to the organisers', async () => {
    await walkover(semifinal);
    expect((await putBack(semifinal, {})).failure.code).toBe('match.reasonRequired');
    expect((await putBack(semifinal, because, stranger)).status).toBe(403);
  });

  test('stays once a later match has begun with its winner, and the preview says so', async () => {
    await walkover(semifinal);
    await givenResult(organiser, other);
    await send(organiser, (await finalNow())?._id ?? '', logOf([toss, ...points('a', 1)]));
    expect((await putBack(semifinal, { preview: true })).failure.code).toBe('match.nextBegun');
    expect((await putBack(semifinal)).failure.code).toBe('match.nextBegun');
    expect((await read(semifinal)).outcome).toBe('walkover');
  });

  test('stays while the player who did not come has left the open', async () => {
    const gone = (await read(semifinal)).b?._id;
    const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
    const row = collection.find(({ player }) => player?._id === gone);
    await organiser.get(removeInscription, { params: { id: openId, inscription_id: row?._id ?? '' } });
    expect((await putBack(semifinal)).failure.code).toBe('match.playerLeft');
  });

  test('stays in an open that is over, where nothing can be played', async () => {
    await walkover(semifinal);
    await givenResult(organiser, other);
    await givenResult(organiser, (await finalNow())?._id ?? '');
    await move(organiser, openId, 'finished');
    expect((await read(semifinal)).may.put_back).toBe(false);
    expect((await putBack(semifinal)).failure.code).toBe('open.stateNotAllowed');
  });

  test('is the only result that is put back', async () => {
    await givenResult(organiser, semifinal);
    expect((await read(semifinal)).may.put_back).toBe(false);
    expect((await putBack(semifinal)).failure.code).toBe('match.notWalkover');
  });
});

test('a walkover of a group stays once the next phase is drawn with it, which the refusal names', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 4);
  const stage = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const [group] = await groupsOf(organiser, stage);
  const first = group?.matches[0]?._id ?? '';
  await walkover(first);
  await playAll(organiser, group?._id ?? '', players);
  const back = await putBack(first, { preview: true });
  expect(back.status).toBe(200);
  const next = await organiser.get(createPhase, {
    params: { id: open._id },
    body: {
      number: 2,
      type: 'knockout',
      source: { from: 'phase', phase_id: stage._id, position_from: 1, position_to: 2 },
    },
  });
  await drawnAsProposed(organiser, next);
  const { failure } = await putBack(first);
  expect(failure).toMatchObject({ code: 'match.phaseDrawn', details: { phase: next.name } });
});

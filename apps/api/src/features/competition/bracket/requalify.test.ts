import { correctResult, createPhase, getGroup, type BodyInputOf, type Group } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import {
  drawnAsProposed,
  givenOpenInPlay,
  givenPhase,
  givenResult,
  groupsOf,
  mirrored,
  playAll,
  threeNil,
} from '#testing/given-draw.ts';
import { logOf, send, setWon, toss } from '#testing/given-log.ts';
import { ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

const lost = mirrored(threeNil);
const because = { reason: 'La mesa apuntó al revés' };

const correct = (id: string, body: BodyInputOf<typeof correctResult>) =>
  organiser.call(correctResult, { params: { id }, body });

const expectRatingsOfReplay = async () =>
  expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));

describe('a correction in a group from which the next phase is drawn', () => {
  let players: string[];
  let groups: Group[];
  let bracket: Group;

  beforeEach(async () => {
    const given = await givenOpenInPlay(organiser, 8);
    players = given.players;
    const stage = await givenPhase(organiser, given.open._id, { number: 1, type: 'groups', groups_count: 2 });
    for (const { _id } of stage.groups) await playAll(organiser, _id, players);
    groups = await groupsOf(organiser, stage);
    const next = await organiser.get(createPhase, {
      params: { id: given.open._id },
      body: {
        number: 2,
        type: 'knockout',
        source: { from: 'phase', phase_id: stage._id, position_from: 1, position_to: 2 },
      },
    });
    [bracket] = (await groupsOf(organiser, await drawnAsProposed(organiser, next))) as [Group];
  });

  /** Reverses the match between two positions of the first group. */
  const turned = (one: number, other: number) => {
    const { standings, matches } = groups[0] as Group;
    const pair = [standings[one - 1]?.player._id, standings[other - 1]?.player._id];
    const match = matches.find(({ a, b }) => pair.includes(a?._id) && pair.includes(b?._id));
    return { id: match?._id ?? '', sets: match?.winner === 'a' ? lost : [...threeNil], pair };
  };

  const linesNow = async () =>
    (await organiser.get(getGroup, { params: { id: bracket._id } })).players.map((player) => player?._id);

  test('those who change positions change lines', async () => {
    const { id, sets, pair } = turned(1, 2);
    const before = bracket.players.map((player) => player?._id);
    const { body } = await correct(id, { ...because, sets });
    expect(body.consequences.slots).toHaveLength(2);
    const exchanged = before.map((player) =>
      player === pair[0] ? pair[1] : player === pair[1] ? pair[0] : player,
    );
    expect(await linesNow()).toEqual(exchanged);
    const semifinals = (await organiser.get(getGroup, { params: { id: bracket._id } })).matches;
    expect(semifinals.slice(0, 2).flatMap(({ a, b }) => [a?._id, b?._id])).toEqual(exchanged);
  });

  test('players who qualify now replace those who did before', async () => {
    // By beating the first and losing only to the second, the third overtakes the second.
    const third = turned(2, 3);
    const { body } = await correct(third.id, { ...because, sets: third.sets });
    const { standings } = await organiser.get(getGroup, { params: { id: groups[0]?._id ?? '' } });
    const through = standings.slice(0, 2).map(({ player }) => player._id);
    expect(body.consequences.standings.length).toBeGreaterThan(0);
    expect(await linesNow()).toEqual(expect.arrayContaining(through));
  });

  test('a match of the next phase that has begun asks for a choice', async () => {
    const { id, sets } = turned(1, 2);
    await givenResult(organiser, bracket.matches[0]?._id ?? '');
    expect((await correct(id, { ...because, sets })).failure.code).toBe('match.nextBegun');
    const preview = (await correct(id, { preview: true, sets })).body.consequences;
    expect(preview.standings).toHaveLength(2);
    expect(preview.slots.map(({ begun }) => begun)).toContain(true);
    const before = await linesNow();
    await correct(id, { ...because, sets, begun_next: 'keep' });
    expect(await linesNow()).toEqual(before);
    await expectRatingsOfReplay();
  });

  test('replay puts the right ones on the lines, and their matches are played again', async () => {
    const { id, sets, pair } = turned(1, 2);
    await givenResult(organiser, bracket.matches[0]?._id ?? '');
    await correct(id, { ...because, sets, begun_next: 'replay' });
    const { matches } = await organiser.get(getGroup, { params: { id: bracket._id } });
    expect(matches.slice(0, 2).map(({ state }) => state)).toEqual(['enrolled', 'enrolled']);
    expect(matches[2]).toMatchObject({ state: 'waiting', a: null, b: null });
    expect(matches.slice(0, 2).flatMap(({ a, b }) => [a?._id, b?._id])).toEqual(expect.arrayContaining(pair));
    await expectRatingsOfReplay();
  });

  test('the end of a match of the group is no longer taken back by undo', async () => {
    const { id } = turned(1, 2);
    const events = logOf([toss, ...[1, 2, 3].flatMap(() => setWon('a'))]);
    await api.db
      .updateTable('matches')
      .set({ from_sheet: false, last_seq: events.length })
      .where('id', '=', id)
      .execute();
    await api.db
      .insertInto('match_events')
      .values(
        events.map(({ id: event, seq, type, at, ...payload }) => ({
          match_id: id,
          id: event,
          seq,
          type,
          at,
          payload: JSON.stringify(payload),
        })),
      )
      .execute();
    const { failure } = await send(organiser, id, logOf([{ type: 'undo' }], events.length));
    expect(failure.code).toBe('match.phaseDrawn');
  });
});

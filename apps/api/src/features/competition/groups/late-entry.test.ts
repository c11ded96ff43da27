import { enterGroup, getGroup, listInscriptions, transitionOpen, type Group } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { checkIn, givenPhase, givenResult } from '#testing/given-draw.ts';
import { givenField, givenOpen, move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenUser(api, 'Otra');

let openId: string;
let group: Group;
let late: string;

/** Five registered players, one of whom is absent when reception closes. */
beforeEach(async () => {
  ({ _id: openId } = await givenOpen(organiser));
  const enrolled = await givenField(organiser, openId, 5);
  late = enrolled[4]?.player._id ?? '';
  await move(organiser, openId, 'registrationClosed');
  await move(organiser, openId, 'reception');
  for (const { _id } of enrolled.slice(0, 4)) await checkIn(organiser, openId, _id);
  await move(organiser, openId, 'active');
  const phase = await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
  group = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
});

const enter = (player_id: string, by: Pick<RegisteredUser, 'call'> = organiser) =>
  by.call(enterGroup, { params: { id: group._id }, body: { player_id } });

describe('a late player enters a group', () => {
  test('whose matches have not begun, as its last, and is present in the open', async () => {
    const { status, body } = await enter(late);
    expect(status).toBe(200);
    expect(body.players.map((player) => player?._id)).toEqual([
      ...group.players.map((player) => player?._id),
      late,
    ]);
    expect(body.matches).toHaveLength(10);
    expect(body.matches.filter(({ a, b }) => [a?._id, b?._id].includes(late))).toHaveLength(4);
    const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
    expect(collection.find(({ player }) => player?._id === late)?.state).toBe('present');
  });

  test('not once one of them has begun', async () => {
    await givenResult(organiser, group.matches[0]?._id ?? '');
    expect((await enter(late)).failure.code).toBe('phase.matchesBegun');
  });

  test('once, and not who is in the draw already', async () => {
    expect((await enter(group.players[0]?._id ?? '')).failure.code).toBe('phase.playerTwice');
    const answers = await Promise.all([enter(late), enter(late)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  test('not who never registered, nor by somebody who does not organise', async () => {
    expect((await enter(crypto.randomUUID())).status).toBe(404);
    expect((await enter(late, stranger)).status).toBe(403);
  });

  test('not if they left of their own accord', async () => {
    const ana = await api.registerPlayer();
    await api.db
      .updateTable('inscriptions')
      .set({ player_id: ana.player._id, state: 'withdrawn', left_at: new Date(), refused_at: new Date() })
      .where('open_id', '=', openId)
      .where('player_id', '=', late)
      .execute();
    expect((await enter(ana.player._id)).failure.code).toBe('inscription.leftAlone');
  });

  test('not while they have not answered the invitation: nobody would have their consent', async () => {
    const ana = await api.registerPlayer();
    await api.db
      .updateTable('inscriptions')
      .set({ player_id: ana.player._id, state: 'invited', invited_at: new Date() })
      .where('open_id', '=', openId)
      .where('player_id', '=', late)
      .execute();
    expect((await enter(ana.player._id)).failure.code).toBe('inscription.transitionNotAllowed');
  });

  test('not once the open is over', async () => {
    await organiser.get(transitionOpen, {
      params: { id: openId },
      body: { to: 'canceled', reason: 'Goteras' },
    });
    expect((await enter(late)).failure.code).toBe('open.stateNotAllowed');
  });
});

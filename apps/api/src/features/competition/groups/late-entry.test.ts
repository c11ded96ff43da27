import { randomUUIDv7 } from 'node:crypto';
import {
  type BodyInputOf,
  enterGroup,
  getGroup,
  type Group,
  listInscriptions,
  transitionOpen,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { checkIn, givenPhase, givenResult } from '#testing/given-draw.ts';
import { givenField, givenOpen, move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenUser(api, 'Otra');
const novice = givenUser(api, 'Nora Nueva', { trusted: false });

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

describe('somebody new enters a group on the spot', () => {
  const come = (
    given: Partial<Extract<BodyInputOf<typeof enterGroup>, { name: string }>> = {},
    by: Pick<RegisteredUser, 'call'> = organiser,
    key = randomUUIDv7(),
  ) =>
    by.call(enterGroup, {
      params: { id: group._id },
      body: { as: 'guest', name: 'Zoe Lejos', club: 'CTT Vic', consent: { confirmed: true }, ...given },
      key,
    });
  const present = async () =>
    (await organiser.get(listInscriptions, { params: { id: openId } })).collection.filter(
      ({ player }) => player?.name === 'Zoe Lejos',
    );

  test.each(['guest', 'player'] as const)('as a %s, present in the open, with the consent', async (as) => {
    const { status, body } = await come({ as });
    expect(status).toBe(200);
    expect(body.players.at(-1)?.name).toBe('Zoe Lejos');
    expect(body.matches).toHaveLength(10);
    const [entered] = await present();
    expect(entered).toMatchObject({ state: 'present', player: { guest: as === 'guest', club: 'CTT Vic' } });
    const consents = await api.db
      .selectFrom('consents')
      .select('purpose')
      .where('player_id', '=', entered?.player?._id ?? '')
      .orderBy('purpose')
      .execute();
    expect(consents.map(({ purpose }) => purpose)).toEqual(
      as === 'guest' ? ['inscription'] : ['inscription', 'profile'],
    );
  });

  test('at the rating they are given, by an organiser who is trusted', async () => {
    expect((await come({ as: 'player', initial_rating: 1620 })).status).toBe(200);
    const [entered] = await present();
    expect(entered?.player).toMatchObject({ rating: 1620, rated: true });
    await api.db.updateTable('opens').set({ approved_at: new Date() }).where('id', '=', openId).execute();
    await api.db
      .updateTable('open_organisers')
      .set({ user_id: novice.id })
      .where('open_id', '=', openId)
      .execute();
    const refused = await come({ as: 'player', name: 'Yago Lejos', initial_rating: 1620 }, novice);
    expect(refused.failure.code).toBe('player.ratingNotAllowed');
  });

  test('once, however often it is sent', async () => {
    const key = randomUUIDv7();
    const answers = [await come({}, organiser, key), await come({}, organiser, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await present()).toHaveLength(1);
  });

  test('only as a guest where the open is not trusted', async () => {
    await api.db
      .updateTable('open_organisers')
      .set({ user_id: novice.id })
      .where('open_id', '=', openId)
      .execute();
    expect((await come({ as: 'player' }, novice)).failure.code).toBe('inscription.invitationOnly');
    expect((await come({}, novice)).status).toBe(200);
  });

  test('with their gender where the open is for one', async () => {
    await api.db.updateTable('opens').set({ gender: 'woman' }).where('id', '=', openId).execute();
    expect((await come({ as: 'player' })).failure.code).toBe('inscription.notEligible');
    expect((await come({ as: 'player', gender: 'man' })).failure.code).toBe('inscription.notEligible');
    expect((await come({ as: 'player', gender: 'woman' })).status).toBe(200);
  });

  test('not without consent, nor a child without the guardian’s', async () => {
    const { consent: _, ...silent } = { as: 'guest', name: 'Zoe Lejos', consent: undefined } as const;
    const refused = await organiser.call(enterGroup, { params: { id: group._id }, body: silent });
    expect(refused.status).toBe(422);
    const child = { as: 'player', date_of_birth: '2020-01-01' } as const;
    expect((await come(child)).failure.code).toBe('player.guardianConsentRequired');
    expect((await come({ ...child, guardian_consent: true })).status).toBe(200);
  });

  test('neither by a stranger nor once a match has begun, and nobody is left over', async () => {
    expect((await come({}, stranger)).status).toBe(403);
    await givenResult(organiser, group.matches[0]?._id ?? '');
    expect((await come({ as: 'player' })).failure.code).toBe('phase.matchesBegun');
    expect(await present()).toEqual([]);
  });
});

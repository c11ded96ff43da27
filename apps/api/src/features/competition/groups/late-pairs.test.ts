import {
  addGuest,
  createPhase,
  dissolvePair,
  drawRound,
  enrol,
  enterGroup,
  fixRound,
  getGroup,
  getOpen,
  listInscriptions,
  listPairs,
  makePair,
  removeInscription,
  type Inscription,
  type Pair,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPair, givenPeople } from '#testing/given-doubles.ts';
import { checkIn, givenPhase, givenResult } from '#testing/given-draw.ts';
import { givenOpen, move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

let openId: string;
let pairs: Pair[];
let late: Inscription[];

/** Three pairs in play, and two people without a partner who were not there when reception closed. */
beforeEach(async () => {
  ({ _id: openId } = await givenOpen(organiser, { doubles: 'open' }));
  const people = await givenPeople(
    organiser,
    openId,
    ['Ana', 'Bea', 'Cai', 'Dan', 'Eva', 'Fay', 'Gil', 'Hel'].map(
      (name) => [`${name} Puig`, 'woman'] as const,
    ),
  );
  pairs = [];
  for (const at of [0, 2, 4]) pairs.push(await givenPair(organiser, openId, [people[at], people[at + 1]]));
  late = people.slice(6);
  await move(organiser, openId, 'registrationClosed');
  await move(organiser, openId, 'reception');
  for (const { _id } of people.slice(0, 6)) await checkIn(organiser, openId, _id);
  await move(organiser, openId, 'active');
});

const makeLate = () => givenPair(organiser, openId, late);
const enter = (groupId: string, player_id: string) =>
  organiser.call(enterGroup, { params: { id: groupId }, body: { player_id } });

describe('a late pair', () => {
  test('is made after the draw and enters a group, as its last, and both are present', async () => {
    const phase = await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
    const id = phase.groups[0]?._id ?? '';
    const pair = await makeLate();
    const { status, body } = await enter(id, pair._id);
    expect(status).toBe(200);
    expect(body.players.at(-1)).toMatchObject({ _id: pair._id, name: 'Gil Puig / Hel Puig', left: false });
    expect(body.matches).toHaveLength(6);
    const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
    expect(collection.map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => 'present'));
    expect((await enter(id, pair._id)).failure.code).toBe('phase.playerTwice');
  });

  test('is in the next round of a Swiss phase', async () => {
    const { _id: id } = await organiser.get(createPhase, {
      params: { id: openId },
      body: { number: 1, type: 'swiss', rounds_count: 3 },
    });
    const paired = async (round: number) => {
      const { seed, pairs: drawn, bye } = await organiser.get(drawRound, { params: { id }, body: {} });
      const fixed = await organiser.get(fixRound, {
        params: { id },
        body: { round, seed, pairs: drawn, bye },
      });
      return { bye, group: fixed.groups[0]?._id ?? '' };
    };
    const first = await paired(1);
    expect(first.bye).not.toBeNull();
    const { matches } = await organiser.get(getGroup, { params: { id: first.group } });
    for (const match of matches) await givenResult(organiser, match._id);
    const pair = await makeLate();
    expect((await enter(first.group, pair._id)).status).toBe(200);
    const second = await paired(2);
    expect(second.bye).toBeNull();
    const group = await organiser.get(getGroup, { params: { id: second.group } });
    expect(group.matches.filter(({ a, b }) => [a?._id, b?._id].includes(pair._id))).toHaveLength(1);
  });

  test('is no person: neither one who is registered nor somebody new', async () => {
    const phase = await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
    const id = phase.groups[0]?._id ?? '';
    expect((await enter(id, late[0]?.player._id ?? '')).failure.code).toBe('pair.needed');
    const guest = await organiser.call(enterGroup, {
      params: { id },
      body: { as: 'guest', name: 'Zoe Lejos', consent: { confirmed: true } },
    });
    expect(guest.failure.code).toBe('pair.needed');
  });

  test('is parted as long as it is in no draw, and nobody of a drawn pair gets another partner', async () => {
    await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
    const part = (pair: Pair | undefined) =>
      organiser.call(dissolvePair, { params: { id: openId, pair_id: pair?._id ?? '' } });
    expect((await part(pairs[0])).failure.code).toBe('open.groupsSaved');
    expect((await part(await makeLate())).status).toBe(204);
    const players: [string, string] = [pairs[0]?.members[0]?._id ?? '', late[0]?.player._id ?? ''];
    const taken = await organiser.call(makePair, { params: { id: openId }, body: { players } });
    expect(taken.failure.code).toBe('pair.taken');
  });

  test('that no draw has yet is over when one of the two is taken out, and a mail tells the other', async () => {
    await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
    await makeLate();
    const account = await api.registerUser('Gil Puig');
    const [gil, hel] = late;
    await api.db
      .updateTable('players')
      .set({ user_id: account.id })
      .where('id', '=', gil?.player._id ?? '')
      .execute();
    await organiser.get(removeInscription, {
      params: { id: openId, inscription_id: hel?._id ?? '' },
      body: {},
    });
    const { alone } = await organiser.get(listPairs, { params: { id: openId } });
    expect(alone.map(({ name }) => name)).toEqual(['Gil Puig']);
    const outbox = api.db.selectFrom('outbox').select('subject').where('to_address', '=', account.email);
    expect(await outbox.where('kind', '=', 'partnerLeft').execute()).toEqual([
      { subject: expect.stringContaining('Gil Puig se queda sin pareja') },
    ]);
  });

  test.each(['two who are not registered', 'one of them, and one who waited for a partner'])(
    'may be of people who come in play: %s',
    async (who) => {
      const phase = await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
      const id = phase.groups[0]?._id ?? '';
      expect((await organiser.get(getOpen, { params: { id: openId } })).may.add).toBe(true);
      const [zoe, yan] = await givenPeople(organiser, openId, [
        ['Zoe Lejos', 'woman'],
        ['Yan Lejos', 'man'],
      ]);
      expect(zoe?.state).toBe('present');
      const pair = await givenPair(organiser, openId, [zoe, who.startsWith('two') ? yan : late[0]]);
      const { status, body } = await enter(id, pair._id);
      expect(status).toBe(200);
      expect(body.players.at(-1)).toMatchObject({ _id: pair._id });
    },
  );

  test('takes the place of one whose partner did not come', async () => {
    const two = await makeLate();
    const phase = await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
    const [zoe] = await givenPeople(organiser, openId, [['Zoe Lejos', 'woman']]);
    await organiser.call(dissolvePair, { params: { id: openId, pair_id: two._id } });
    const pair = await givenPair(organiser, openId, [late[0], zoe]);
    expect((await enter(phase.groups[0]?._id ?? '', pair._id)).status).toBe(200);
  });

  test('of people who come in play waits where there is no room', async () => {
    await api.db.updateTable('opens').set({ players_max: 6 }).where('id', '=', openId).execute();
    await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
    const [zoe] = await givenPeople(organiser, openId, [['Zoe Lejos', 'woman']]);
    expect(zoe?.state).toBe('waiting');
  });

  test('is no longer of anybody new once every group has begun, nor do players register themselves', async () => {
    const phase = await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
    const player = await api.registerPlayer('Sol Sola');
    const body = { player_id: player.player._id };
    expect((await player.call(enrol, { params: { id: openId }, body })).failure.code).toBe(
      'inscription.closed',
    );
    const { matches } = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
    await givenResult(organiser, matches[0]?._id ?? '');
    expect((await organiser.get(getOpen, { params: { id: openId } })).may.add).toBe(false);
    const guest = { name: 'Zoe Lejos', consent: { confirmed: true } } as const;
    const refused = await organiser.call(addGuest, { params: { id: openId }, body: guest });
    expect(refused.failure.code).toBe('open.groupsSaved');
  });
});

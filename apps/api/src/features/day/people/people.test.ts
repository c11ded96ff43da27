import {
  addGuest,
  callMatch,
  erasePlayer,
  getOpenDay,
  listDayPeople,
  listTurns,
  listUmpires,
  mergePlayers,
  restorePlayer,
  setCallUmpire,
  setDayPerson,
  type Day,
  type DayPerson,
  type Inscription,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { checkIn, givenPhase, givenResult } from '#testing/given-draw.ts';
import { givenHall } from '#testing/given-hall.ts';
import { givenField, givenEnrolled, givenOpen, givenPlayer, move } from '#testing/given-open.ts';
import { logOf, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const neighbour = givenUser(api, 'Nuria Vecina');
const third = givenUser(api, 'Tere Tercera');

type Played = { readonly open: string; readonly guest: string; readonly entered: readonly string[] };

/** An open in play in a hall: a guest and two players, or these, in one group. */
async function givenWithGuest(
  by: Caller,
  hall: { readonly venue_id: string },
  { name, guest, players }: { name: string; guest: string; players?: readonly string[] },
): Promise<Played> {
  const { _id: open } = await givenOpen(by, { ...hall, name });
  const first = await by.get(addGuest, {
    params: { id: open },
    body: { name: guest, consent: { confirmed: true } },
  });
  const others: Inscription[] = players ? [] : await givenField(by, open, 2);
  for (const id of players ?? []) others.push(await givenEnrolled(by, open, id));
  const all = [first, ...others];
  await move(by, open, 'registrationClosed');
  await move(by, open, 'reception');
  for (const { _id } of all) await checkIn(by, open, _id);
  await move(by, open, 'active');
  await givenPhase(by, open, { number: 1, type: 'groups', groups_count: 1 });
  return { open, guest: first.player._id, entered: all.map(({ player }) => player._id) };
}

let hall: { readonly venue_id: string };
let one: Played;
let two: Played;
beforeEach(async () => {
  hall = await givenHall(organiser, 4);
  one = await givenWithGuest(organiser, hall, { name: 'Absoluto', guest: 'Zoe Lejos' });
  two = await givenWithGuest(neighbour, hall, { name: 'Veteranas', guest: 'Lejos, Zoé' });
});

const dayOf = (by: Caller, { open }: Played): Promise<Day> => by.get(getOpenDay, { params: { id: open } });
const say = async (by: Caller, played: Played, player_id: string, same_as: string | null) => {
  const { _id: id } = await dayOf(by, played);
  return by.call(setDayPerson, { params: { id, player_id }, body: { same_as } });
};
const people = async (by: Caller, played: Played): Promise<readonly DayPerson[]> => {
  const { _id: id } = await dayOf(by, played);
  return (await by.get(listDayPeople, { params: { id } })).collection;
};
const personIn = async (by: Caller, played: Played, id: string) =>
  (await people(by, played)).find(({ _id }) => _id === id);

const saidOf = async (played: Played) => {
  const { _id } = await dayOf(organiser, played);
  return api.db.selectFrom('day_people').selectAll().where('day_id', '=', _id).execute();
};

/** A match of somebody, in a day. */
const matchOf = ({ matches }: Day, player: string) =>
  matches.find(({ a, b, state }) => state !== 'finished' && [a?._id, b?._id].includes(player));

async function call(by: Caller, played: Played, player: string, table: number) {
  const day = await dayOf(by, played);
  const match_id = matchOf(day, player)?._id ?? '';
  const { status, body } = await by.call(callMatch, { params: { id: day._id }, body: { match_id, table } });
  return { match_id, status, answer: body };
}
const busyAs = () =>
  api.db.selectFrom('occupancies').select(['person', 'player_id']).where('until_at', 'is', null).execute();

describe('two guests who are one person', () => {
  beforeEach(async () => {
    expect((await say(organiser, one, one.guest, two.guest)).status).toBe(204);
  });

  test('are called to one table at a time, and rest between the matches of both', async () => {
    const { match_id } = await call(organiser, one, one.guest, 1);
    const refused = await call(neighbour, two, two.guest, 2);
    expect(refused).toMatchObject({ status: 409, answer: { code: 'day.personBusy' } });
    expect(refused.answer).toHaveProperty('message', expect.stringContaining('mesa 1'));
    await givenResult(organiser, match_id);
    const rests = (await dayOf(neighbour, two)).queue
      .filter((row) => row.match_id === refused.match_id)
      .flatMap(({ waits }) => waits);
    expect(rests).toContainEqual(expect.objectContaining({ code: 'resting', person: 'Zoé Lejos' }));
  });

  test('have in each open the name with which they entered it', async () => {
    const { matches } = await dayOf(organiser, one);
    const named = matches.flatMap(({ open_id, a, b }) =>
      [a, b].flatMap((side) =>
        side && [one.guest, two.guest].includes(side._id) ? [[open_id, side.name]] : [],
      ),
    );
    expect(new Set(named.map(String))).toEqual(new Set([`${one.open},Zoe Lejos`, `${two.open},Zoé Lejos`]));
  });

  test('are known as one by those who see both opens, by one id for all, and nobody else has another', async () => {
    const { _id: id, matches } = await dayOf(organiser, one);
    const { collection: umpires } = await organiser.get(listUmpires, { params: { id } });
    const listed = [...matches.flatMap(({ a, b }) => [a, b]), ...umpires].filter((person) => person !== null);
    const guests = listed.filter(({ _id }) => [one.guest, two.guest].includes(_id));
    expect(new Set(guests.map(({ _id }) => _id))).toEqual(new Set([one.guest, two.guest]));
    expect(new Set(guests.map(({ _id, same_as }) => same_as ?? _id)).size).toBe(1);
    expect(listed.filter(({ same_as }) => same_as !== undefined).map(({ _id }) => _id)).toEqual(
      guests.filter(({ same_as }) => same_as !== undefined).map(({ _id }) => _id),
    );
  });

  test('are a conflict where both play', async () => {
    for (const [by, played] of [
      [organiser, one],
      [neighbour, two],
    ] as const)
      await send(by, matchOf(await dayOf(by, played), played.guest)?._id ?? '', logOf([toss]));
    const { conflicts } = await dayOf(organiser, one);
    const ofPeople = conflicts.filter(({ table }) => table === null);
    expect(ofPeople).toHaveLength(1);
    expect(ofPeople[0]?.matches).toHaveLength(2);
  });

  test('are busy in the other match that is in play, once the first ends', async () => {
    const playing: string[] = [];
    for (const [by, played] of [
      [organiser, one],
      [neighbour, two],
    ] as const) {
      const id = matchOf(await dayOf(by, played), played.guest)?._id ?? '';
      await send(by, id, logOf([toss]));
      playing.push(id);
    }
    const busyIn = async () =>
      (
        await api.db
          .selectFrom('occupancies')
          .select('match_id')
          .where('until_at', 'is', null)
          .where('person', '=', two.guest)
          .execute()
      ).map(({ match_id }) => match_id);
    expect(await busyIn()).toEqual([playing[0]]);
    await givenResult(organiser, playing[0] ?? '');
    expect(await busyIn()).toEqual([playing[1]]);
  });

  test('umpire once, and not their own match', async () => {
    const { _id: id } = await dayOf(organiser, one);
    const { collection } = await organiser.get(listUmpires, { params: { id } });
    expect(collection.filter(({ name }) => name.startsWith('Zo'))).toHaveLength(1);
    await call(neighbour, two, two.guest, 2);
    const { calls } = await dayOf(neighbour, two);
    const set = (umpire_id: string) =>
      neighbour.call(setCallUmpire, { params: { id, call_id: calls[0]?._id ?? '' }, body: { umpire_id } });
    expect((await set(one.guest)).status).toBe(422);
  });

  test('are two again once an organiser of either says so', async () => {
    expect(await personIn(neighbour, two, two.guest)).toMatchObject({ own: true, same: [one.guest] });
    expect((await say(neighbour, two, two.guest, null)).status).toBe(204);
    expect((await say(neighbour, two, two.guest, null)).status).toBe(204);
    expect(await personIn(organiser, one, one.guest)).toMatchObject({ same: [] });
    await call(organiser, one, one.guest, 1);
    expect((await call(neighbour, two, two.guest, 2)).status).toBe(201);
  });

  test('are two again where one of them is erased', async () => {
    await call(organiser, one, one.guest, 1);
    await neighbour.get(erasePlayer, { params: { id: two.guest } });
    expect(await saidOf(one)).toEqual([]);
    expect(await busyAs()).toContainEqual({ person: one.guest, player_id: one.guest });
  });

  test('may be a third guest, and are all one then; but nobody of an open of one of them', async () => {
    const [, player = ''] = one.entered;
    const three = await givenWithGuest(organiser, hall, {
      name: 'Dobles',
      guest: 'Pau Prop',
      players: [player],
    });
    expect((await say(organiser, three, three.guest, one.guest)).status).toBe(204);
    const { same } = (await personIn(organiser, three, three.guest)) ?? {};
    expect(new Set(same)).toEqual(new Set([one.guest, two.guest]));
    const met = await say(organiser, three, three.guest, player);
    expect(met.body).toMatchObject({ code: 'day.sameOpen' });
    const said = await saidOf(one);
    expect(new Set(said.map(({ player_id }) => player_id))).toEqual(new Set([one.guest, three.guest]));
    expect(said.map(({ same_as }) => same_as)).toEqual([two.guest, two.guest]);
  });

  test('are audited', async () => {
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity_id', '=', one.guest)
      .execute();
    expect(rows).toContainEqual({
      action: 'setDayPerson',
      after: { day_id: expect.any(String), same: [two.guest] },
    });
  });
});

describe('who is called or plays already', () => {
  test('is busy as the person they are said to be, and as themselves again', async () => {
    await call(organiser, one, one.guest, 1);
    await say(organiser, one, one.guest, two.guest);
    expect(await busyAs()).toContainEqual({ person: two.guest, player_id: one.guest });
    expect((await call(neighbour, two, two.guest, 2)).status).toBe(409);
    await say(organiser, one, one.guest, null);
    expect((await call(neighbour, two, two.guest, 2)).status).toBe(201);
    expect(await busyAs()).toContainEqual({ person: one.guest, player_id: one.guest });
  });

  test('is nobody who is busy elsewhere', async () => {
    await call(organiser, one, one.guest, 1);
    await call(neighbour, two, two.guest, 2);
    const { status, body } = await say(organiser, one, one.guest, two.guest);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        code: 'day.bothBusy',
        message: expect.stringMatching(/Zoe Lejos está en la mesa 1 .* y Zoé Lejos, en la mesa 2/u),
      }),
    ]);
    expect(await personIn(organiser, one, one.guest)).toMatchObject({ same: [] });
  });

  test('is not called twice by two organisers at once while a third says so', async () => {
    const [said, first, second] = await Promise.all([
      say(organiser, one, one.guest, two.guest),
      call(organiser, one, one.guest, 1),
      call(neighbour, two, two.guest, 2),
    ]);
    const called = [first, second].filter(({ status }) => status === 201).length;
    expect(said.status === 204 ? 1 : 2).toBe(called);
    expect([204, 409]).toContain(said.status);
  });
});

describe('a guest and a player with a profile', () => {
  test('are one person, until the player enters the open of the guest', async () => {
    const [, player = ''] = two.entered;
    expect((await say(organiser, one, one.guest, player)).status).toBe(204);
    await call(neighbour, two, player, 2);
    expect((await call(organiser, one, one.guest, 1)).answer).toMatchObject({ code: 'day.personBusy' });
  });

  test('have one day: the matches of the guest are those of the account, and of nobody else', async () => {
    const ana = await api.registerPlayer('Ana Núñez');
    await givenWithGuest(organiser, hall, {
      name: 'Dobles',
      guest: 'Pau Prop',
      players: [ana.player._id],
    });
    const opensOf = async (by: Caller) =>
      (await by.get(listTurns, {})).collection.map(({ open, player }) => [open.name, player.name]);
    expect(await opensOf(ana)).toEqual([['Dobles', 'Ana Núñez']]);
    await say(organiser, one, one.guest, ana.player._id);
    const all = await opensOf(ana);
    expect(all).toHaveLength(2);
    expect(all).toContainEqual(['Absoluto', 'Zoe Lejos']);
    expect(await opensOf(organiser)).not.toContainEqual(['Absoluto', 'Zoe Lejos']);
    const { matches } = await dayOf(organiser, one);
    const { collection } = await ana.get(listTurns, {});
    const next = collection.flatMap(({ turns }) =>
      turns.flatMap(({ role, match }) => (role === 'play' ? [match._id] : [])),
    );
    const theirs = matches
      .filter(({ a, b }) => [a?._id, b?._id].some((id) => id === one.guest || id === ana.player._id))
      .map(({ _id }) => _id);
    expect(theirs.length).toBe(3);
    expect(next).toHaveLength(2);
    expect(theirs).toEqual(expect.arrayContaining(next));
  });

  test('are two where the player enters the open of the guest', async () => {
    const [, player = ''] = two.entered;
    const { _id: open } = await givenOpen(organiser, { ...hall, name: 'Tarde' });
    const added = await organiser.get(addGuest, {
      params: { id: open },
      body: { name: 'Pau Prop', consent: { confirmed: true } },
    });
    const guest = added.player._id;
    const later: Played = { open, guest, entered: [guest] };
    expect((await say(organiser, later, guest, player)).status).toBe(204);
    expect(await personIn(organiser, later, guest)).toMatchObject({ same: [player] });
    await givenEnrolled(organiser, open, player);
    expect(await personIn(organiser, later, guest)).toMatchObject({ same: [] });
  });
});

describe('nobody says that somebody is', () => {
  test('a guest of an open that is not theirs', async () => {
    expect((await say(organiser, one, two.guest, one.guest)).status).toBe(403);
    expect(await personIn(organiser, one, two.guest)).toMatchObject({ own: false, like: [] });
  });

  test('one of the same open, themselves, or of no open of the day', async () => {
    const [, player = ''] = one.entered;
    const away = await givenWithGuest(organiser, await givenHall(organiser), {
      name: 'Lejos',
      guest: 'Zoe Lejos',
    });
    expect((await say(organiser, one, one.guest, player)).body).toMatchObject({ code: 'day.sameOpen' });
    expect((await say(organiser, one, player, two.guest)).status).toBe(403);
    expect((await say(organiser, one, one.guest, one.guest)).status).toBe(204);
    expect((await say(organiser, one, one.guest, away.guest)).status).toBe(404);
    expect(await personIn(organiser, one, one.guest)).toMatchObject({ same: [] });
  });

  test.each(['own', 'hidden'] as const)(
    'in an open that they may not know of, nor learns who is; said of the %s guest',
    async (which) => {
      if (which === 'own') await say(organiser, one, one.guest, two.guest);
      else await say(neighbour, two, two.guest, one.guest);
      await api.db
        .updateTable('opens')
        .set({ functional_diversity: true })
        .where('id', '=', two.open)
        .execute();
      expect((await say(organiser, one, one.guest, two.guest)).status).toBe(404);
      const seen = await people(organiser, one);
      expect(seen.map(({ opens }) => opens)).toEqual(seen.map(() => [one.open]));
      expect(seen.find(({ _id }) => _id === one.guest)).toMatchObject({ same: [], like: [] });
      await call(neighbour, two, two.guest, 2);
      const day = await dayOf(organiser, one);
      const umpires = await organiser.get(listUmpires, { params: { id: day._id } });
      const text = JSON.stringify([day, umpires]);
      expect(['Zoé', two.guest, 'same_as'].filter((hidden) => text.includes(hidden))).toEqual([]);
      expect(day.queue.flatMap(({ waits }) => waits)).toContainEqual({
        code: 'playing',
        person: 'Zoe Lejos',
      });
      expect((await call(organiser, one, one.guest, 1)).answer).toMatchObject({
        code: 'day.personElsewhere',
        details: { person: 'Zoe Lejos' },
      });
    },
  );
});

describe('an open that others may not know of', () => {
  const hide = ({ open }: Played) =>
    api.db.updateTable('opens').set({ functional_diversity: true }).where('id', '=', open).execute();
  const givenThird = (player: string) =>
    givenWithGuest(third, hall, { name: 'Otro', guest: 'Nombre Secreto', players: [player] });

  test('keeps nobody from a table for good: an organiser of any open they are in says that they are two', async () => {
    const [, player = '', nobody = ''] = two.entered;
    await say(organiser, one, one.guest, player);
    await hide(one);
    await call(organiser, one, one.guest, 1);
    expect((await call(neighbour, two, player, 2)).answer).toMatchObject({ code: 'day.personElsewhere' });
    expect(await personIn(neighbour, two, player)).toMatchObject({ own: true, same: [], unnamed: true });
    expect(await personIn(neighbour, two, nobody)).toMatchObject({ own: true, unnamed: false });
    expect((await say(neighbour, two, player, null)).status).toBe(204);
    expect(await personIn(neighbour, two, player)).toMatchObject({ unnamed: false });
    expect((await call(neighbour, two, player, 2)).status).toBe(201);
  });

  test('is told of nobody by those who do not call their matches, nor ended by them', async () => {
    const [, player = ''] = two.entered;
    const other = await givenThird(two.entered[2] ?? '');
    await say(third, other, other.guest, player);
    await hide(other);
    expect(await personIn(organiser, one, player)).toMatchObject({ own: false, same: [], unnamed: false });
    expect((await say(organiser, one, player, null)).status).toBe(403);
    expect(await saidOf(one)).toHaveLength(1);
  });

  test('is not named where somebody of it is busy: only the two who were asked about are', async () => {
    const [, player = ''] = two.entered;
    const other = await givenThird(two.entered[2] ?? '');
    await say(third, other, other.guest, player);
    await hide(other);
    await call(third, other, other.guest, 1);
    await call(organiser, one, one.guest, 2);
    const { body } = await say(organiser, one, one.guest, player);
    expect(body).toMatchObject({
      code: 'day.bothElsewhere',
      details: { person: (await personIn(organiser, one, player))?.name, other: 'Zoe Lejos' },
    });
    expect(JSON.stringify(body)).not.toContain('Nombre Secreto');
  });

  test('does not lend its id to those who are one person with somebody of it, in two others that are seen', async () => {
    const [, player = ''] = two.entered;
    const other = await givenThird(two.entered[2] ?? '');
    await say(organiser, one, one.guest, player);
    await say(third, other, other.guest, player);
    await hide(two);
    const day = await dayOf(organiser, one);
    expect(JSON.stringify(day)).not.toContain(player);
    const keys = day.matches.flatMap(({ a, b }) =>
      [a, b].flatMap((side) =>
        side && [one.guest, other.guest].includes(side._id) ? [side.same_as ?? side._id] : [],
      ),
    );
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  test('does not tell who is in it, and its guest is not taken along', async () => {
    const [, , player = ''] = two.entered;
    const other = await givenThird(player);
    await say(third, other, other.guest, one.guest);
    await hide(other);
    expect((await say(organiser, one, one.guest, player)).status).toBe(204);
    const said = (await saidOf(one)).map(({ player_id, same_as }) => [player_id, same_as]);
    expect(said).toEqual([[one.guest, player]]);
  });
});

test('organisers who say everything of everybody at once are answered, and leave no chain', async () => {
  const played = [
    [organiser, one],
    [neighbour, two],
    [third, await givenWithGuest(third, hall, { name: 'Otro', guest: 'Zoe Otra' })],
  ] as const;
  const status: number[] = [];
  for (const round of [0, 1, 2]) {
    const said = played.flatMap(([by, of]) =>
      played
        .filter(([, other]) => other !== of)
        .flatMap(([, other]) => [
          say(by, of, of.guest, other.guest),
          say(by, of, of.guest, round === 1 ? (other.entered[1] ?? '') : null),
        ]),
    );
    status.push(...(await Promise.all(said)).map((answer) => answer.status));
  }
  expect(status.filter((one) => one !== 204 && one !== 409)).toEqual([]);
  const said = await saidOf(one);
  const persons = new Set(said.map(({ same_as }) => same_as));
  expect(said.filter(({ player_id }) => persons.has(player_id))).toEqual([]);
}, 60_000);

test('the same name, however it is written, is suggested first', async () => {
  expect(await personIn(organiser, one, one.guest)).toMatchObject({
    own: true,
    guest: true,
    like: [two.guest],
  });
});

test('then those whose names are nearly the same, the nearest first, and nobody else', async () => {
  const [, anna = '', longer = ''] = two.entered;
  const other = await givenWithGuest(third, hall, { name: 'Otro', guest: 'Ana Gil' });
  const names = { [one.guest]: 'Ana García', [two.guest]: 'Garcia Ana', [anna]: 'Anna García' };
  for (const [id, name] of Object.entries({ ...names, [longer]: 'Ana García Pons' }))
    await api.db.updateTable('players').set({ name }).where('id', '=', id).execute();
  expect(await personIn(organiser, one, other.guest)).toMatchObject({ name: 'Ana Gil' });
  expect(await personIn(organiser, one, one.guest)).toMatchObject({ like: [two.guest, anna, longer] });
});

describe('the database takes', () => {
  const insert = async (player_id: string, same_as: string) => {
    const { _id: day_id } = await dayOf(organiser, one);
    return api.db.insertInto('day_people').values({ day_id, player_id, same_as }).execute();
  };

  test('no chain and no cycle', async () => {
    const three = await givenWithGuest(organiser, hall, { name: 'Dobles', guest: 'Pau Prop' });
    await insert(one.guest, two.guest);
    await expect(insert(two.guest, one.guest)).rejects.toThrow('somebody else already');
    await expect(insert(two.guest, three.guest)).rejects.toThrow('somebody else already');
    await expect(insert(three.guest, one.guest)).rejects.toThrow('somebody else already');
  });

  test('nobody who has a profile as somebody else, nor two of one open as one', async () => {
    const [, player = ''] = one.entered;
    await expect(insert(player, two.guest)).rejects.toThrow('no guest');
    await expect(insert(one.guest, player)).rejects.toThrow('in one open');
  });
});

describe('merging profiles', () => {
  test('a guest said to be the merged player is the one who was kept, and goes back with the merge', async () => {
    const merged = two.entered[1] ?? '';
    const { _id: kept } = await givenPlayer(admin, { name: 'Zoe Lejos Sanz' });
    expect((await say(organiser, one, one.guest, merged)).status).toBe(204);
    await admin.get(mergePlayers, { params: { id: kept }, body: { merged_id: merged, preview: false } });
    expect(await saidOf(one)).toMatchObject([{ player_id: one.guest, same_as: kept }]);
    await admin.get(restorePlayer, { params: { id: merged } });
    expect(await saidOf(one)).toMatchObject([{ player_id: one.guest, same_as: merged }]);
  });

  test('into somebody who is entered in the open of the guest: the guest is somebody else', async () => {
    const merged = two.entered[1] ?? '';
    expect((await say(organiser, one, one.guest, merged)).status).toBe(204);
    const kept = one.entered[1] ?? '';
    await admin.get(mergePlayers, { params: { id: kept }, body: { merged_id: merged, preview: false } });
    expect(await saidOf(one)).toEqual([]);
  });

  test('into somebody who is in a match while that guest is in another one is refused, and says where both are', async () => {
    const merged = two.entered[1] ?? '';
    const { _id: kept } = await givenPlayer(admin, { name: 'Zoe Lejos Sanz' });
    const other = await givenWithGuest(third, hall, { name: 'Otro', guest: 'Pau Prop', players: [kept] });
    expect((await say(organiser, one, one.guest, merged)).status).toBe(204);
    const { match_id } = await call(organiser, one, one.guest, 1);
    expect((await call(third, other, kept, 2)).status).toBe(201);
    const merge = () =>
      admin.call(mergePlayers, { params: { id: kept }, body: { merged_id: merged, preview: false } });
    expect(await merge()).toMatchObject({
      status: 409,
      body: {
        code: 'day.bothBusy',
        details: { person: 'Zoe Lejos', table: 1, other: 'Zoe Lejos Sanz', other_table: 2 },
      },
    });
    await givenResult(organiser, match_id);
    expect((await merge()).status).toBe(200);
    expect(await saidOf(one)).toMatchObject([{ player_id: one.guest, same_as: kept }]);
  });
});

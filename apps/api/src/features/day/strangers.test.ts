import {
  callMatch,
  editOpen,
  fixMatch,
  getOpen,
  getOpenDay,
  listUmpires,
  putResult,
  setCallUmpire,
  setOpenApproval,
  transitionOpen,
  type Day,
} from '@topspin/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay } from '#testing/given-draw.ts';
import { givenHall, givenInGroups } from '#testing/given-hall.ts';
import { logOf, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const neighbour = givenUser(api, 'Nuria Vecina');
const stranger = givenUser(api, 'Mallory', { trusted: false });

const dayOf = (by: Caller, id: string): Promise<Day> => by.get(getOpenDay, { params: { id } });

/** Calls a match of an open, by default one that is ready. */
async function call(
  by: Caller,
  open: string,
  body: { table: number; match_id?: string; umpire_id?: string },
) {
  const { _id: id, queue } = await dayOf(by, open);
  const match_id = body.match_id ?? queue.find(({ ready }) => ready)?.match_id ?? '';
  const { status, body: answer } = await by.call(callMatch, { params: { id }, body: { ...body, match_id } });
  return { match_id, status, answer };
}

test('nobody is told that somebody plays soon in an open for functional diversity', async () => {
  const hall = await givenHall(organiser);
  const theirs = await givenInGroups(neighbour, 4, { ...hall, name: 'Secreto' });
  const { open: ours } = await givenInGroups(organiser, theirs.players, hall);
  const { _id: id, matches } = await dayOf(neighbour, theirs.open);
  const first = matches.find(({ open_id }) => open_id === theirs.open);
  const at = new Date(Date.now() + 60_000).toISOString();
  const params = { id, match_id: first?._id ?? '' };
  await neighbour.get(fixMatch, { params, body: { table: null, not_before: null, at } });
  // In the organiser's own open they play much later: that place would be told.
  const not_before = new Date(Date.now() + 5 * 3_600_000).toISOString();
  const own = (await dayOf(organiser, ours)).matches.filter(
    ({ open_id, a, b }) => open_id === ours && [a?._id, b?._id].includes(first?.a?._id),
  );
  expect(own.length).toBeGreaterThan(0);
  for (const { _id: match_id } of own)
    await organiser.get(fixMatch, {
      params: { id, match_id },
      body: { table: null, not_before, at: null },
    });
  const placeFor = async (by: Caller) => {
    const { collection } = await by.get(listUmpires, { params: { id } });
    return collection.find(({ _id }) => _id === first?.a?._id)?.queue_place;
  };
  expect(await placeFor(organiser)).toBe(1);
  const asSecret = { functional_diversity: true };
  await api.db.updateTable('opens').set(asSecret).where('id', '=', theirs.open).execute();
  expect((await dayOf(organiser, ours)).queue[0]?.match_id).toBe(first?._id);
  expect(await placeFor(organiser)).toBeNull();
});

test('the order of play names nobody of an open for functional diversity, and says neither its groups nor its results', async () => {
  const hall = await givenHall(organiser);
  const theirs = await givenInGroups(neighbour, 4, { ...hall, name: 'Secreto' });
  await api.db
    .updateTable('opens')
    .set({ functional_diversity: true })
    .where('id', '=', theirs.open)
    .execute();
  const { match_id: first } = await call(neighbour, theirs.open, { table: 1 });
  await call(neighbour, theirs.open, { table: 2 });
  const ours = await givenInGroups(organiser, 4, hall);
  await neighbour.get(putResult, {
    params: { id: first },
    body: { outcome: 'played', sets: Array.from({ length: 3 }, () => ({ a: 11, b: 5 })) },
  });
  const seen = await dayOf(organiser, ours.open);
  const matches = seen.matches.filter(({ open_id }) => open_id === theirs.open);
  const told = matches.map(({ group, sets, sets_won, winner }) => [group.name, sets, sets_won, winner]);
  expect(told).toEqual(matches.map(() => ['', [], { a: 0, b: 0 }, null]));
  const hidden = matches.map(({ _id }) => _id);
  expect(hidden).toContain(first);
  const rows = seen.queue.filter(({ match_id }) => hidden.includes(match_id));
  const waits = rows.flatMap((row) => row.waits);
  expect(waits.length).toBeGreaterThan(0);
  expect(waits.filter((wait) => 'person' in wait)).toEqual([]);
  expect(seen.calls.flatMap(({ times }) => times.map(({ by }) => by))).toEqual([null]);
});

test('a refusal says nothing of an open for functional diversity but that somebody is busy, or a table taken', async () => {
  const hall = await givenHall(organiser);
  const theirs = await givenInGroups(neighbour, 2, hall);
  await api.db
    .updateTable('opens')
    .set({ functional_diversity: true })
    .where('id', '=', theirs.open)
    .execute();
  const ours = await givenInGroups(organiser, theirs.players, hall);
  await call(neighbour, theirs.open, { table: 2 });
  const match_id = (await dayOf(organiser, ours.open)).matches.find(
    ({ open_id }) => open_id === ours.open,
  )?._id;
  const refused = async (table: number) => {
    const { answer } = await call(organiser, ours.open, { table, match_id: match_id ?? '' });
    return answer;
  };
  const busy = await refused(1);
  expect(busy).toMatchObject({ code: 'day.personElsewhere', details: { person: expect.any(String) } });
  expect(busy).toHaveProperty('details', { person: expect.any(String) });
  expect(await refused(2)).toMatchObject({
    code: 'day.tableTaken',
    details: { table: 2, match: '', by: '', at: null },
  });
});

test('an umpire who is called is one whom the match may have', async () => {
  const { open, players } = await givenInGroups(stranger, 4);
  const { players: foreign } = await givenOpenInPlay(organiser, 2);
  const { matches, queue } = await dayOf(stranger, open);
  const match = matches.find(({ _id }) => _id === queue.find(({ ready }) => ready)?.match_id);
  for (const umpire_id of [foreign[0], match?.a?._id, '0197f000-0000-7000-8000-000000000000'])
    expect(
      await call(stranger, open, { table: 1, match_id: match?._id ?? '', umpire_id: umpire_id ?? '' }),
    ).toMatchObject({ status: 422, answer: { code: 'request.invalid' } });
  const free = players.find((id) => ![match?.a?._id, match?.b?._id].includes(id)) ?? '';
  const called = await call(stranger, open, { table: 1, match_id: match?._id ?? '', umpire_id: free });
  expect(called.status).toBe(201);
  const { _id: id, calls } = await dayOf(stranger, open);
  const set = (umpire_id: string) =>
    stranger.call(setCallUmpire, { params: { id, call_id: calls[0]?._id ?? '' }, body: { umpire_id } });
  expect((await set(foreign[0] ?? '')).status).toBe(422);
  expect((await set(free)).status).toBe(204);
});

test('an open that becomes trusted, or is no more, calls its matches again on the day that it shares', async () => {
  const hall = await givenHall(organiser);
  const theirs = await givenInGroups(stranger, 2, hall);
  const ours = await givenInGroups(organiser, 2, hall);
  const match = (await dayOf(stranger, theirs.open)).matches[0]?._id ?? '';
  const played = await api.db
    .selectFrom('matches')
    .select(['player_a', 'player_b'])
    .where('open_id', '=', ours.open)
    .executeTakeFirstOrThrow();
  await api.db.updateTable('matches').set(played).where('id', '=', match).execute();
  const { match_id } = await call(organiser, ours.open, { table: 1 });
  expect((await call(stranger, theirs.open, { table: 1 })).status).toBe(201);

  const approve = (approved: boolean) =>
    admin.call(setOpenApproval, { params: { id: theirs.open }, body: { approved } });
  const calledIn = async (by: Caller, open: string) =>
    (await dayOf(by, open)).calls.map((one) => one.match_id);
  const held = async () => {
    const { rows } = await sql<{ match_id: string }>`select match_id from occupancies
      where until_at is null and player_id = ${played.player_a}`.execute(api.db);
    return rows.map((row) => row.match_id);
  };
  expect((await approve(true)).status).toBe(200);
  expect(await calledIn(organiser, ours.open)).toEqual([match_id]);
  expect(await held()).toEqual([match_id]);
  expect((await call(stranger, theirs.open, { table: 2, match_id: match })).status).toBe(409);

  await organiser.get(putResult, {
    params: { id: match_id },
    body: { outcome: 'walkover', winner: 'a', sets: [] },
  });
  expect((await call(stranger, theirs.open, { table: 2, match_id: match })).status).toBe(201);
  expect((await approve(false)).status).toBe(200);
  expect(await calledIn(stranger, theirs.open)).toEqual([]);
  expect(await held()).toEqual([]);
});

test('an open that nobody trusts keeps no one from being called elsewhere', async () => {
  const ours = await givenInGroups(organiser, 4);
  const theirs = await givenInGroups(stranger, 2);
  const match = (await dayOf(stranger, theirs.open)).matches[0]?._id ?? '';
  await api.db
    .updateTable('matches')
    .set({ player_a: ours.players[0] ?? '', player_b: ours.players[1] ?? '' })
    .where('id', '=', match)
    .execute();
  await send(stranger, match, logOf([toss]));
  const statuses = [
    await call(organiser, ours.open, { table: 1 }),
    await call(organiser, ours.open, { table: 2 }),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([201, 201]);
});

test('a match that was left in play on another day keeps no one from being called', async () => {
  const last = await givenInGroups(organiser, 4);
  const match = (await dayOf(organiser, last.open)).matches[0]?._id ?? '';
  await send(organiser, match, logOf([toss]));
  const before = new Date(Date.now() - 2 * 24 * 3600 * 1000);
  await api.db.deleteFrom('occupancies').where('match_id', '=', match).execute();
  await api.db.updateTable('matches').set({ started_at: before }).where('id', '=', match).execute();
  await sql`select occupy_people(matches) from matches where id = ${match}`.execute(api.db);
  const now = await givenInGroups(organiser, last.players);
  expect((await call(organiser, now.open, { table: 1 })).status).toBe(201);
  expect((await call(organiser, now.open, { table: 2 })).status).toBe(201);
});

test('of two trusted opens, each sees who is called in the other', async () => {
  const ours = await givenInGroups(organiser, 2);
  const theirs = await givenInGroups(organiser, ours.players);
  expect((await call(organiser, ours.open, { table: 1 })).status).toBe(201);
  const [row] = (await dayOf(organiser, theirs.open)).queue;
  expect(row).toMatchObject({ ready: false, waits: [{ code: 'elsewhere' }, { code: 'elsewhere' }] });
  const match_id = row?.match_id ?? '';
  expect(await call(organiser, theirs.open, { table: 1, match_id })).toMatchObject({
    status: 409,
    answer: { code: 'day.personBusy' },
  });
});

test('a canceled open lets its tables and its people go', async () => {
  const hall = await givenHall(organiser);
  const theirs = await givenInGroups(neighbour, 4, hall);
  const ours = await givenInGroups(organiser, theirs.players.length, hall);
  await call(neighbour, theirs.open, { table: 1 });
  await neighbour.get(transitionOpen, {
    params: { id: theirs.open },
    body: { to: 'canceled', reason: 'Se ha inundado', confirmed: true },
  });
  expect((await dayOf(organiser, ours.open)).calls).toEqual([]);
  expect((await call(organiser, ours.open, { table: 1 })).status).toBe(201);
  const busy = await api.db
    .selectFrom('occupancies')
    .innerJoin('matches', 'matches.id', 'match_id')
    .select('person')
    .where('open_id', '=', theirs.open)
    .where('until_at', 'is', null)
    .execute();
  expect(busy).toEqual([]);
});

test('an open that is not trusted any more keeps no table of the hall', async () => {
  const hall = await givenHall(organiser);
  const theirs = await givenInGroups(neighbour, 4, hall);
  const ours = await givenInGroups(organiser, 4, hall);
  const called = [
    await call(neighbour, theirs.open, { table: 1 }),
    await call(neighbour, theirs.open, { table: 2 }),
  ];
  await send(neighbour, called[1]?.match_id ?? '', logOf([toss]));
  const trust = (trusted_at: Date | null) =>
    api.db.updateTable('users').set({ trusted_at }).where('id', '=', neighbour.id).execute();
  await trust(null);
  const statuses = [
    await call(organiser, ours.open, { table: 1 }),
    await call(organiser, ours.open, { table: 2 }),
  ].map(({ status }) => status);
  const left = await api.db
    .selectFrom('calls')
    .innerJoin('matches', 'matches.id', 'match_id')
    .select('match_id')
    .where('open_id', '=', theirs.open)
    .where('ended_at', 'is', null)
    .execute();
  await trust(new Date());
  expect([statuses, left]).toEqual([[201, 201], []]);
});

test('an open that moves to another hall takes its calls off the tables of the first', async () => {
  const [hall, next] = [await givenHall(organiser), await givenHall(organiser)];
  const moving = await givenInGroups(neighbour, 4, hall);
  const staying = await givenInGroups(organiser, 4, hall);
  const { match_id } = await call(neighbour, moving.open, { table: 1 });
  const { version } = await neighbour.get(getOpen, { params: { id: moving.open } });
  await neighbour.get(editOpen, { params: { id: moving.open }, version, body: next });
  expect((await call(organiser, staying.open, { table: 1 })).status).toBe(201);
  expect((await call(neighbour, moving.open, { table: 2, match_id })).status).toBe(201);
});

test('a match that was called on another day of its open is called anew', async () => {
  const hall = await givenHall(organiser);
  const { open } = await givenInGroups(stranger, 4, hall);
  const { match_id } = await call(stranger, open, { table: 1 });
  await api.db.updateTable('opens').set({ approved_at: new Date() }).where('id', '=', open).execute();
  expect((await call(stranger, open, { table: 2, match_id })).status).toBe(201);
  expect((await dayOf(stranger, open)).calls).toHaveLength(1);
});

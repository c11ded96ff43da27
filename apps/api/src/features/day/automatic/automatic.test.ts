import {
  editDay,
  fixMatch,
  getDayEstimates,
  getDaySettings,
  getOpenDay,
  putDaySettings,
  restoreCall,
  returnToQueue,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { callAll } from './call-next.ts';
import { startCaller } from './start.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
let openId = '';

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 8);
  openId = open._id;
  await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 2 });
});

const day = () => organiser.get(getOpenDay, { params: { id: openId } });
async function switchTo(automatic: boolean) {
  const { _id: id, version } = await day();
  await organiser.get(editDay, { params: { id }, version, body: { automatic } });
  return id;
}

test('two servers that look at once call each match to one table, and everybody once', async () => {
  const id = await switchTo(true);
  const look = () => callAll(api.db, id, () => new Date(), 1000);
  await Promise.all([look(), look(), look()]);
  const { calls, queue, matches } = await day();
  expect(queue.some(({ ready }) => ready)).toBe(false);
  const called = matches.filter(({ _id }) => calls.some(({ match_id }) => match_id === _id));
  const people = called.flatMap(({ a, b }) => [a?._id, b?._id]);
  expect(new Set(people).size).toBe(8);
  expect(new Set(calls.map(({ table }) => table)).size).toBe(calls.length);
  expect(calls.every(({ times: [first] }) => first?.by === null)).toBe(true);
});

test('each match is called to the table that its row in the queue and the timeline named', async () => {
  const { _id: id } = await day();
  const { matches } = await organiser.get(getDayEstimates, { params: { id } });
  const named = matches.flatMap(({ match_id, table, soon }) =>
    soon?.length === 1 ? [{ match_id, table }] : [],
  );
  await switchTo(true);
  await callAll(api.db, id, () => new Date(), 1000);
  const { calls } = await day();
  expect(calls).toHaveLength(4);
  expect(named).toEqual(expect.arrayContaining(calls.map(({ match_id, table }) => ({ match_id, table }))));
});

test('a day by hand calls nothing, and one that is switched on goes on after each result', async () => {
  await organiser.get(putDaySettings, {
    params: { id: openId },
    body: {
      rest_minutes: 0,
      long_rest_minutes: 0,
      second_call_minutes: 3,
      third_call_minutes: 5,
      umpire_rules: ['none'],
      rounds_together: false,
      automatic: true,
    },
  });
  const { _id: id } = await day();
  await callAll(api.db, id, () => new Date(), 1000);
  expect((await day()).calls).toEqual([]);
  const caller = startCaller({ db: api.db, bell: api.bell, pace: { gather: 5, retry: 50 } });
  await switchTo(true);
  await vi.waitFor(async () => expect((await day()).calls).toHaveLength(4), 10_000);
  const [first] = (await day()).calls;
  await givenResult(organiser, first?.match_id ?? '');
  for (const { match_id } of (await day()).calls.slice(0, 3)) await givenResult(organiser, match_id);
  await vi.waitFor(async () => {
    const { calls } = await day();
    expect(calls.filter(({ match_id }) => match_id !== first?.match_id)).toHaveLength(4);
  }, 10_000);
  await caller.stop();
});

test('a match whose player is busy where the day cannot see it holds up no other one', async () => {
  const { queue, matches } = await day();
  const head = matches.find(({ _id }) => _id === queue[0]?.match_id);
  const elsewhere = queue.at(-1)?.match_id ?? '';
  const busy = head?.a?._id ?? '';
  await sql`insert into occupancies (match_id, person, player_id, role, from_at, among)
    values (${elsewhere}, ${busy}, ${busy}, 'player', now(), occupied_among(${elsewhere}::uuid, now()))`.execute(
    api.db,
  );
  const id = await switchTo(true);
  expect(await callAll(api.db, id, () => new Date(), 1000)).toBe(1000);
  const { calls } = await day();
  const called = new Set(calls.map(({ match_id }) => match_id));
  const playing = matches.filter(({ _id }) => called.has(_id)).flatMap(({ a, b }) => [a?._id, b?._id]);
  expect(playing).not.toContain(busy);
  expect(calls).toHaveLength(3);
});

test('a match that somebody puts back is not called again for five minutes, or until the later time that they fixed', async () => {
  const id = await switchTo(true);
  await callAll(api.db, id, () => new Date(), 1000);
  const [first, second] = (await day()).calls;
  const later = new Date(Date.now() + 60 * 60_000).toISOString();
  await organiser.get(fixMatch, {
    params: { id, match_id: second?.match_id ?? '' },
    body: { table: null, not_before: later, at: null },
  });
  const began = Date.now();
  for (const call of [first, second])
    await organiser.get(returnToQueue, { params: { id, call_id: call?._id ?? '' } });
  await callAll(api.db, id, () => new Date(), 1000);
  const { calls, queue } = await day();
  const ids = [first?.match_id, second?.match_id];
  expect(calls.filter(({ match_id }) => ids.includes(match_id))).toEqual([]);
  const untils = ids.map(
    (match) =>
      queue.find(({ match_id }) => match_id === match)?.waits.find(({ code }) => code === 'notBefore')?.until,
  );
  expect(untils[1]).toBe(later);
  expect(Date.parse(untils[0] ?? '') - began).toBeGreaterThanOrEqual(5 * 60_000);
  const { matches } = await day();
  const [returnedAt = '', laterReturnedAt] = ids.map(
    (match) => matches.find(({ _id }) => _id === match)?.returned_at,
  );
  expect(Date.parse(returnedAt)).toBeGreaterThanOrEqual(began);
  expect(laterReturnedAt).toBeUndefined();
  const soon = () => new Date(Date.now() + 6 * 60_000);
  await callAll(api.db, id, soon, 1000);
  expect((await day()).calls.map(({ match_id }) => match_id)).toContain(first?.match_id);
});

test('the table of a match that somebody puts back stays free for a moment, so that it can be undone; then it is given another', async () => {
  const id = await switchTo(true);
  await callAll(api.db, id, () => new Date(), 1000);
  const { calls, tables } = await day();
  const [first] = calls;
  const params = { id, call_id: first?._id ?? '' };
  const there = async () => (await day()).tables.find(({ number }) => number === first?.table)?.match_id;
  await organiser.get(returnToQueue, { params });
  const again = (await callAll(api.db, id, () => new Date(), 1000)) ?? 0;
  expect(again).toBeGreaterThan(5000);
  expect(again).toBeLessThanOrEqual(12_000);
  expect(await there()).toBeNull();
  await organiser.get(restoreCall, { params });
  expect((await day()).calls.map(({ _id }) => _id)).toEqual(calls.map(({ _id }) => _id));
  expect((await day()).matches.find(({ _id }) => _id === first?.match_id)?.fixed).toBeNull();
  expect(await there()).toBe(first?.match_id);

  await organiser.get(returnToQueue, { params });
  for (const table of tables.filter(({ match_id }) => match_id === null))
    await api.db.updateTable('day_tables').set({ state: 'outOfUse' }).where('id', '=', table._id).execute();
  await callAll(api.db, id, () => new Date(Date.now() + 6 * 60_000), 1000);
  expect(await there()).toBe(first?.match_id);
});

test('a match of an open that is called by hand can be called again at once', async () => {
  const id = await switchTo(true);
  await callAll(api.db, id, () => new Date(), 1000);
  const settings = await organiser.get(getDaySettings, { params: { id: openId } });
  await organiser.get(putDaySettings, { params: { id: openId }, body: { ...settings, automatic: false } });
  const [call] = (await day()).calls;
  await organiser.get(returnToQueue, { params: { id, call_id: call?._id ?? '' } });
  const { queue } = await day();
  expect(queue.find(({ match_id }) => match_id === call?.match_id)).toMatchObject({ ready: true, waits: [] });
});

test('a day looks again when a match can be called: some minutes before its players have rested', async () => {
  const id = await switchTo(true);
  await callAll(api.db, id, () => new Date(), 1000);
  for (const { match_id } of (await day()).calls) await givenResult(organiser, match_id);
  const now = new Date();
  const { queue } = await day();
  const again = await callAll(api.db, id, () => now, 1000);
  const rested = queue.map(({ waits }) =>
    Math.max(...waits.map(({ code, until }) => (code === 'resting' ? Date.parse(until ?? '') : Infinity))),
  );
  expect(again).toBe(Math.min(...rested) - 3 * 60_000 - now.getTime());
  const then = () => new Date(now.getTime() + (again ?? 0));
  await callAll(api.db, id, then, 1000);
  expect((await day()).calls.length).toBeGreaterThan(0);
});

test('a match is called once the player who was missing has come', async () => {
  await switchTo(true);
  const { queue, matches } = await day();
  const first = matches.find(({ _id }) => _id === queue[0]?.match_id);
  const mark = (state: 'absent' | 'present') =>
    api.db
      .updateTable('inscriptions')
      .set({ state, checked_in_at: state === 'present' ? new Date() : null })
      .where('open_id', '=', openId)
      .where('player_id', '=', first?.a?._id ?? '')
      .execute();
  await mark('absent');
  const caller = startCaller({ db: api.db, bell: api.bell, pace: { gather: 5, retry: 50 } });
  await vi.waitFor(async () => expect((await day()).calls).toHaveLength(3), 10_000);
  await mark('present');
  await vi.waitFor(async () => expect((await day()).calls).toHaveLength(4), 10_000);
  await caller.stop();
});

import {
  callMatch,
  editDay,
  editDayTable,
  fixMatch,
  getDayEstimates,
  getOpenDay,
  type Day,
  type FixedOnWire,
} from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import { callAll } from '#features/day/automatic/call-next.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { logOf, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const organiser = givenUser(api, 'Fina Fija');
const other = givenUser(api, 'Olga Otra');
const nothing: FixedOnWire = { table: null, not_before: null, at: null };
let openId = '';
let dayId = '';
let first = '';

const day = (): Promise<Day> => organiser.get(getOpenDay, { params: { id: openId } });
const fix = (values: Partial<FixedOnWire>, { by = organiser, match = first } = {}) =>
  by.call(fixMatch, { params: { id: dayId, match_id: match }, body: { ...nothing, ...values } });
const shown = async (match = first) => {
  const { matches, queue } = await day();
  return {
    fixed: matches.find(({ _id }) => _id === match)?.fixed,
    row: queue.find((row) => row.match_id === match),
    at: queue.findIndex((row) => row.match_id === match),
  };
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  openId = open._id;
  await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
  const { _id, queue } = await day();
  dayId = _id;
  first = queue[0]?.match_id ?? '';
});

test.each(['9999-12-31T23:59:59Z', '2100-01-01T10:00:00Z', '0001-01-01T00:00:00Z'])(
  'a match is not fixed at %s, which would stretch the day of all who run it',
  async (instant) => {
    const statuses = [(await fix({ not_before: instant })).status, (await fix({ at: instant })).status];
    const { end } = await organiser.get(getDayEstimates, { params: { id: dayId } });
    expect(statuses).toEqual([422, 422]);
    expect(Date.parse(end?.latest ?? '')).toBeLessThan(Date.now() + 365 * 24 * 3600 * 1000);
  },
);

test('a match waits for its time, says so, and is free again', async () => {
  const until = inMinutes(30);
  expect((await fix({ not_before: until })).status).toBe(204);
  expect(await shown()).toMatchObject({
    fixed: { table: null, not_before: until, at: null },
    row: { ready: false, waits: [{ code: 'notBefore', until }] },
  });
  await fix({ at: until });
  expect(await shown()).toMatchObject({
    fixed: { not_before: null, at: until },
    row: { waits: [{ code: 'fixedTime' }] },
  });
  await fix({});
  expect(await shown()).toMatchObject({ fixed: null, row: { ready: true, waits: [] }, at: 0 });
});

test('a time that has passed is refused at its field', async () => {
  const message = 'Ya ha pasado';
  expect((await fix({ at: inMinutes(-2) })).failure.issues).toEqual([{ path: ['at'], message }]);
  expect((await fix({ not_before: inMinutes(-600) })).failure.issues).toEqual([
    { path: ['not_before'], message },
  ]);
  expect((await shown()).fixed).toBeNull();
});

test('the minute that runs has not passed, and a time that was fixed before stays with a new table', async () => {
  const thisMinute = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
  expect((await fix({ at: thisMinute })).status).toBe(204);
  const before = inMinutes(-90);
  await api.db.updateTable('match_plans').set({ fixed_at: before }).where('match_id', '=', first).execute();
  // A form has no seconds.
  const asTyped = new Date(Math.floor(Date.parse(before) / 60_000) * 60_000).toISOString();
  expect((await fix({ at: asTyped, table: 3 })).status).toBe(204);
  expect((await shown()).fixed).toMatchObject({ table: 3, at: asTyped });
  expect((await fix({ at: inMinutes(-80), table: 3 })).status).toBe(422);
});

test('a match keeps its table, also where the day calls by itself', async () => {
  await fix({ table: 3 });
  const { version } = await day();
  await organiser.get(editDay, { params: { id: dayId }, version, body: { automatic: true } });
  await callAll(api.db, dayId, () => new Date(), 1000);
  expect((await day()).calls.find(({ match_id }) => match_id === first)?.table).toBe(3);
});

test.each([
  ['locked', 'tableLocked'],
  ['outOfUse', 'tableOutOfUse'],
] as const)(
  'a match that is fixed to a table that is %s waits for it, and nothing of it is promised',
  async (state, code) => {
    const { tables } = await day();
    const [table] = tables.filter(({ number }) => number === 3);
    await organiser.get(editDayTable, {
      params: { id: dayId, table_id: table?._id ?? '' },
      version: table?.version ?? 0,
      body: { state },
    });
    await fix({ table: 3 });
    expect((await shown()).row).toMatchObject({ ready: false, waits: [{ code, table: 3 }] });
    const { matches, end } = await organiser.get(getDayEstimates, { params: { id: dayId } });
    expect(matches.map(({ match_id }) => match_id)).not.toContain(first);
    expect(Date.parse(end?.earliest ?? '')).toBeGreaterThan(Date.now());
    const { version } = await day();
    await organiser.get(editDay, { params: { id: dayId }, version, body: { automatic: true } });
    await callAll(api.db, dayId, () => new Date(), 1000);
    const { calls } = await day();
    expect(calls.map(({ match_id }) => match_id)).not.toContain(first);
    expect(calls.length).toBeGreaterThan(0);
  },
);

test('estimates are made again with it', async () => {
  const read = () => organiser.get(getDayEstimates, { params: { id: dayId } });
  await read();
  const at = inMinutes(180);
  await fix({ at });
  const { matches } = await read();
  const start = matches.find(({ match_id }) => match_id === first)?.start;
  expect(Date.parse(start?.earliest ?? '')).toBeGreaterThanOrEqual(Date.parse(at) - 60_000);
});

test('a table that the day has not, or that cannot be, and a time that is none are refused', async () => {
  expect((await fix({ table: 77 })).status).toBe(404);
  expect((await fix({ table: 0 })).status).toBe(422);
  expect((await fix({ at: 'tomorrow' })).status).toBe(422);
  expect((await shown()).fixed).toBeNull();
});

test('only organisers of the open fix its matches, on the day of that open', async () => {
  expect((await fix({ table: 2 }, { by: other })).status).toBe(404);
  const { open } = await givenOpenInPlay(other, 4);
  await givenPhase(other, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const others = await other.get(getOpenDay, { params: { id: open._id } });
  const elsewhere = await other.call(fixMatch, {
    params: { id: others._id, match_id: first },
    body: { ...nothing, table: 2 },
  });
  expect(elsewhere.status).toBe(403);
  const { open: own } = await givenOpenInPlay(organiser, 4);
  await givenPhase(organiser, own._id, { number: 1, type: 'groups', groups_count: 1 });
  const ownDay = await organiser.get(getOpenDay, { params: { id: own._id } });
  expect((await fix({ table: 2 }, { match: ownDay.queue[0]?.match_id ?? '' })).status).toBe(404);
});

test('nothing of a match that is played is fixed', async () => {
  const [, second] = (await day()).queue;
  await organiser.call(callMatch, { params: { id: dayId }, body: { match_id: first, table: 1 } });
  await send(organiser, first, logOf([toss]));
  expect(await fix({ table: 2 })).toMatchObject({ status: 409, body: { code: 'day.alreadyPlaying' } });
  await givenResult(organiser, second?.match_id ?? '');
  const ended = await fix({ table: 2 }, { match: second?.match_id ?? '' });
  expect(ended).toMatchObject({ status: 409, body: { code: 'match.alreadyFinished' } });
});

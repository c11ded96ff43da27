import {
  callMatch,
  editDayTable,
  fixMatch,
  getFreeTables,
  getOpenDay,
  noteAbsence,
  returnToQueue,
  type Day,
  type FreeTables,
} from '@topspin/contract';
import type { TableState } from '@topspin/engine';
import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';
import { givenHall, givenInGroups } from '#testing/given-hall.ts';
import { logOf, points, send, toss } from '#testing/given-log.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const neighbour = givenUser(api, 'Nuria Vecina');
let venue: { readonly venue_id: string };
let ours = '';
let theirs = '';
let dayId = '';

beforeEach(async () => {
  venue = await givenHall(organiser);
  ours = (await givenInGroups(organiser, 4, venue)).open;
  theirs = (await givenInGroups(neighbour, 4, venue)).open;
  dayId = (await day())._id;
});

const day = (by: Caller = organiser, id = ours): Promise<Day> => by.get(getOpenDay, { params: { id } });
const free = (by: Caller = organiser, id = ours): Promise<FreeTables> =>
  by.get(getFreeTables, { params: { id } });
const params = () => ({ id: dayId });

/** The matches of an open that the day would call to its free tables, in their order. */
const calledNext = ({ queue, matches }: Day, open: string) =>
  queue.flatMap(({ match_id, table }) =>
    table === undefined ? [] : matches.filter(({ _id, open_id }) => _id === match_id && open_id === open),
  );

/** Calls a match of the open to a table. */
async function call(table: number, by: Caller, open: string) {
  const { queue, matches } = await day(by, open);
  const its = new Set(matches.flatMap(({ _id, open_id }) => (open_id === open ? [_id] : [])));
  const match = queue.find(({ match_id, ready }) => ready && its.has(match_id))?.match_id ?? '';
  const { _id } = await by.get(callMatch, { params: params(), body: { match_id: match, table } });
  return { call: _id, match };
}

async function put(number: number, state: TableState): Promise<void> {
  const table = (await day()).tables.find((one) => one.number === number);
  await organiser.get(editDayTable, {
    params: { ...params(), table_id: table?._id ?? '' },
    version: table?.version ?? 0,
    body: { state },
  });
}

test('every table is free at first, and each open reads its own next match, as the day has it', async () => {
  const [next] = calledNext(await day(), ours);
  expect(await free()).toEqual({
    tables: 3,
    match: { _id: next?._id, a: { name: next?.a?.name }, b: { name: next?.b?.name } },
    day_id: dayId,
    opens: [ours, theirs],
  });
  const [other] = calledNext(await day(neighbour, theirs), theirs);
  expect(await free(neighbour, theirs)).toMatchObject({ tables: 3, match: { _id: other?._id } });
});

test('what the other open is called to is taken, and free once it goes back', async () => {
  await call(1, neighbour, theirs);
  expect(await free()).toMatchObject({ tables: 2, match: { a: {} } });
  await call(2, organiser, ours);
  const { call: third } = await call(3, neighbour, theirs);
  expect(await free()).toMatchObject({ tables: 0, match: null });
  await neighbour.call(returnToQueue, { params: { ...params(), call_id: third }, query: {} });
  const [next] = calledNext(await day(), ours);
  expect(await free()).toMatchObject({ tables: 1, match: next ? { _id: next._id } : null });
});

test('a table out of use or locked is not free', async () => {
  await put(1, 'outOfUse');
  await put(2, 'locked');
  expect(await free()).toMatchObject({ tables: 1 });
  await put(3, 'outOfUse');
  expect(await free()).toMatchObject({ tables: 0, match: null });
});

test('a table that is kept for a match of the other open is for none of ours', async () => {
  await put(2, 'outOfUse');
  await put(3, 'outOfUse');
  const [kept] = (await day(neighbour, theirs)).matches.filter(({ open_id }) => open_id === theirs);
  await neighbour.get(fixMatch, {
    params: { ...params(), match_id: kept?._id ?? '' },
    body: { table: 1, not_before: null, at: null },
  });
  expect(await free()).toMatchObject({ tables: 1, match: null });
  expect(await free(neighbour, theirs)).toMatchObject({ tables: 1, match: { _id: kept?._id } });
});

test('a match for which somebody is absent is passed over, and there is none once nobody is there', async () => {
  const { matches } = await day();
  const people = new Map(
    matches.flatMap(({ open_id, a, b }) =>
      open_id === ours ? [a, b].flatMap((side) => (side ? [[side.name, side._id] as const] : [])) : [],
    ),
  );
  const [first, ...others] = people;
  const leave = (player_id = '') =>
    organiser.get(noteAbsence, { params: { ...params(), player_id }, body: { absent: true } });
  await leave(first?.[1]);
  const { match } = await free();
  expect([match?.a?.name, match?.b?.name]).toHaveLength(2);
  expect([match?.a?.name, match?.b?.name]).not.toContain(first?.[0]);
  for (const [, id] of others) await leave(id);
  expect(await free()).toMatchObject({ tables: 3, match: null });
});

test('pairs are named by their two people', async () => {
  const { open } = await givenMixedDoubles(organiser, 3, await givenHall(organiser));
  await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const { match } = await free(organiser, open._id);
  const [next] = calledNext(await day(organiser, open._id), open._id);
  expect(match).toEqual({ _id: next?._id, a: { name: next?.a?.name }, b: { name: next?.b?.name } });
  expect(match?.a?.name).toContain(' / ');
});

test('a point changes nothing of it', async () => {
  const { match } = await call(1, organiser, ours);
  await send(organiser, match, logOf([toss]));
  const before = await free();
  await send(organiser, match, logOf([toss, ...points('a', 3)]));
  expect(await free()).toEqual(before);
});

test('only those who organise the open read it, and are told of no open that they may not know', async () => {
  const asked = await neighbour.call(getFreeTables, { params: { id: ours } });
  expect(asked.status).toBe(403);
  await api.db.updateTable('opens').set({ functional_diversity: true }).where('id', '=', theirs).execute();
  expect((await free()).opens).toEqual([ours]);
});

import { randomUUID } from 'node:crypto';
import {
  accessByScoreLink,
  createScoreLinks,
  decideConflict,
  getGroup,
  getMatch,
  listConflicts,
  listEvents,
  reportConflict,
  type ConflictDecision,
} from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { logOf, point, points, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

let id: string;
let token: string;
let phone: Caller;

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 2);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout', best_of: 3 });
  const { matches } = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
  id = matches[0]?._id ?? '';
  await api.db.updateTable('matches').set({ table_number: 4 }).where('id', '=', id).execute();
  const body = { tables: [4] };
  const { collection } = await organiser.get(createScoreLinks, { params: { id: open._id }, body });
  token = collection[0]?.token ?? '';
  phone = await phoneOf('Marta');
});

/** A phone without an account that opened the code of the match. */
async function phoneOf(name: string | null): Promise<Caller> {
  const { token: access } = await api.get(accessByScoreLink, {
    body: { link: token, key: randomUUID(), name },
  });
  return api.as(access);
}

/** The phone scored a:3 offline after the toss, an organiser b:2 meanwhile. */
async function handedIn(by = phone): Promise<string> {
  await send(by, id, logOf([toss]));
  const theirs = logOf(points('a', 3), 1);
  await send(organiser, id, logOf(points('b', 2), 1));
  expect((await send(by, id, theirs)).failure.code).toBe('match.seqConflict');
  const { _id } = await by.get(reportConflict, { params: { id }, body: { based_on: 1, events: theirs } });
  return _id ?? '';
}

const decide = (by: Caller, conflict_id: string, decision: ConflictDecision) =>
  by.call(decideConflict, { params: { id, conflict_id }, body: { decision } });
const conflictsFor = async (by: Caller) => (await by.get(listConflicts, { params: { id } })).collection;

test('an umpire by QR code hands in what did not fit, hears how it was decided, and decides nothing', async () => {
  const conflict = await handedIn();
  expect(await conflictsFor(organiser)).toMatchObject([
    { _id: conflict, by: 'Marta (QR)', table: 4, decided: null },
  ]);
  expect((await conflictsFor(phone)).map(({ may }) => may)).toEqual([[]]);
  expect((await phone.get(getMatch, { params: { id } })).conflicts).toBe(1);
  expect((await decide(phone, conflict, 'theirs')).status).toBe(403);
  await decide(organiser, conflict, 'mine');
  expect(await conflictsFor(phone)).toMatchObject([
    { _id: conflict, decided: { decision: 'mine', by: 'Rosa Organizadora' } },
  ]);
});

test('their points count as theirs once somebody joined them', async () => {
  const conflict = await handedIn();
  expect((await decide(organiser, conflict, 'joined')).status).toBe(200);
  expect((await organiser.get(getMatch, { params: { id } })).sets).toEqual([{ a: 3, b: 2 }]);
  const { senders } = await organiser.get(listConflicts, { params: { id } });
  expect(senders).toEqual([
    { seq: 1, by: 'Marta (QR)' },
    { seq: 2, by: 'Rosa Organizadora' },
    { seq: 4, by: 'Marta (QR)' },
  ]);
});

test('another phone grows no conflict but its own, and a phone without a name has none', async () => {
  const nameless = await phoneOf(null);
  const conflict = await handedIn(nameless);
  const [kept] = await conflictsFor(organiser);
  expect(kept?.by).toBeNull();
  const grown = [...(kept?.events ?? []), ...logOf([point('b')], 4)];
  const report = (by: Caller) =>
    by.get(reportConflict, { params: { id }, body: { based_on: 1, events: grown } });
  await report(phone);
  expect((await conflictsFor(organiser))[0]?.events).toHaveLength(3);
  expect(await report(nameless)).toEqual({ _id: conflict });
  expect((await conflictsFor(organiser))[0]?.events).toHaveLength(4);
});

test('a device that scored a whole day offline hands in all of it', async () => {
  const events = logOf([toss, ...Array.from({ length: 1400 }, () => point('a'))]);
  await phone.get(reportConflict, { params: { id }, body: { based_on: 0, events } });
  expect((await conflictsFor(organiser))[0]?.events).toHaveLength(1401);
  expect((await organiser.get(listEvents, { params: { id } })).events).toEqual([]);
});

test('phones of one code that never scored hand in little, and leave room for one that did', async () => {
  const report = (by: Caller) =>
    by.call(reportConflict, { params: { id }, body: { based_on: 0, events: logOf([toss]) } });
  await send(phone, id, logOf([toss]));
  const silent = await Promise.all(Array.from({ length: 5 }, () => phoneOf(null)));
  const statuses: number[] = [];
  for (const by of silent) for (let n = 0; n < 4; n += 1) statuses.push((await report(by)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 409]);
  expect((await report(phone)).status).toBe(200);
});

test('of many conflicts the next twenty to decide are listed, with how many wait', async () => {
  await send(phone, id, logOf([toss]));
  const other = await phoneOf('Pau');
  for (const by of [phone, other, organiser])
    for (let n = 0; n < (by === other ? 3 : 10); n += 1)
      await by.get(reportConflict, { params: { id }, body: { based_on: 0, events: logOf([toss]) } });
  const { collection, waiting } = await organiser.get(listConflicts, { params: { id } });
  expect([collection.length, waiting]).toEqual([20, 23]);
  expect((await other.get(listConflicts, { params: { id } })).waiting).toBe(23);
});

test('what is longer than any log of an umpire is not kept', async () => {
  const events = logOf([toss, ...Array.from({ length: 1500 }, () => point('a'))]);
  const { failure } = await phone.call(reportConflict, { params: { id }, body: { based_on: 0, events } });
  expect(failure.code).toBe('match.logTooLong');
});

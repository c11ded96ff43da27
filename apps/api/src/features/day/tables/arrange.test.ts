import { addDayTable, arrangeDayTables, getOpenDay, type Day } from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
let openId = '';
let read: Day['tables'] = [];

const tables = async () => (await organiser.get(getOpenDay, { params: { id: openId } })).tables;
const id = async () => (await organiser.get(getOpenDay, { params: { id: openId } }))._id;

beforeEach(async () => {
  openId = (await givenOpenInPlay(organiser, 2)).open._id;
  read = await tables();
});

type Arranged = Pick<Day['tables'][number], '_id' | 'place'>;
const sent = (some: readonly Arranged[]) => some.map(({ _id, place }) => ({ _id, place }));
const arrange = async (to: readonly Arranged[], before: readonly Arranged[]) =>
  organiser.call(arrangeDayTables, {
    params: { id: await id() },
    body: { tables: sent(to), before: sent(before) },
  });
const numbers = (some: Day['tables']) => some.map(({ number }) => number);
const at = (x: number) => read.map((table, place) => ({ ...table, place: { x, y: 2 * place } }));

test('tables stand where somebody put them, and fill in that order', async () => {
  expect((await arrange(at(4).toReversed(), read)).status).toBe(204);
  const now = await tables();
  expect(numbers(now)).toEqual(numbers(read).toReversed());
  expect(now.map(({ place }) => place?.x)).toEqual(read.map(() => 4));
});

test('of two who arrange at once, the second is refused, whether tables were moved or put in order, and what the first made stays', async () => {
  await arrange(at(4), read);
  const moved = await arrange(at(8), read);
  expect([moved.status, moved.body]).toMatchObject([412, { code: 'request.staleVersion' }]);
  const first = await tables();
  expect(first.map(({ place }) => place?.x)).toEqual(read.map(() => 4));
  await arrange(first.toReversed(), first);
  expect((await arrange(first.toSpliced(0, 1), first)).status).toBe(412);
  expect((await arrange(at(8), await tables())).status).toBe(204);
});

test('the same arrangement sent twice is none, nor is a table that was added meanwhile', async () => {
  expect((await arrange(at(4), read)).status).toBe(204);
  expect((await arrange(at(4), read)).status).toBe(204);
  await organiser.get(addDayTable, { params: { id: await id() }, body: { number: 40 } });
  expect((await arrange(at(6), at(4))).status).toBe(204);
  expect(numbers(await tables())).toContain(40);
});

test('a table stands in one place', async () => {
  const [first] = at(4);
  const twice = [first, ...at(8)].flatMap((table) => table ?? []);
  expect((await arrange(twice, read)).status).toBe(422);
  expect(await tables()).toEqual(read);
});

import {
  addVolunteer,
  callMatch,
  editDay,
  eraseMe,
  getDaySettings,
  getOpenDay,
  listDayManagers,
  putDaySettings,
  removeVolunteer,
  returnToQueue,
  setDayManager,
  type Day,
} from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import type { Caller, RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenHall, givenInGroups } from '#testing/given-hall.ts';
import { callAll } from '../automatic/call-next.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const neighbour = givenUser(api, 'Nuria Vecina');
const stranger = givenUser(api, 'Olga Otra');
let ours = '';
let theirs = '';

beforeAll(async () => {
  const hall = await givenHall(organiser, 4);
  ours = (await givenInGroups(organiser, 4, { ...hall, name: 'Nuestro' })).open;
  theirs = (await givenInGroups(neighbour, 4, { ...hall, name: 'Vecino' })).open;
});

const day = (by: Caller = organiser, open = ours): Promise<Day> =>
  by.get(getOpenDay, { params: { id: open } });
const managers = async (by: Caller = organiser) => {
  const { _id: day_id } = await day();
  return (await by.call(listDayManagers, { params: { id: ours, day_id } })).body;
};
async function appoint(who: RegisteredUser, appointed: boolean, by: Caller = organiser) {
  const { _id: day_id } = await day();
  const params = { id: ours, day_id, user_id: who.id };
  return (await by.call(setDayManager, { params, body: { appointed } })).status;
}

/** A call by the neighbour of a match of the open that is not theirs. */
async function callOurs(table: number) {
  const { _id: id, queue, matches } = await day();
  const isOurs = (match: string) => matches.some(({ _id, open_id }) => _id === match && open_id === ours);
  const match_id = queue.find((row) => row.ready && isOurs(row.match_id))?.match_id ?? '';
  return (await neighbour.call(callMatch, { params: { id }, body: { match_id, table } })).status;
}

test('a volunteer who umpires a match of another open is not removed by its neighbour', async () => {
  const { _id: id, queue, matches } = await day();
  const isOurs = (match: string) => matches.some(({ _id, open_id }) => _id === match && open_id === ours);
  const match_id = queue.find((row) => row.ready && isOurs(row.match_id))?.match_id ?? '';
  const { _id: umpire_id } = await neighbour.get(addVolunteer, {
    params: { id },
    body: { name: 'Vera Vol' },
  });
  const call = await organiser.get(callMatch, { params: { id }, body: { match_id, table: 4, umpire_id } });
  const params = { id, volunteer_id: umpire_id };
  expect((await neighbour.call(removeVolunteer, { params })).status).toBe(403);
  await organiser.get(returnToQueue, { params: { id, call_id: call._id } });
  expect((await neighbour.call(removeVolunteer, { params })).status).toBe(204);
});

const mayCall = async () =>
  (await day(neighbour, theirs)).opens.map(({ name, may_call, may_manage }) => [name, may_call, may_manage]);

test('an organiser of another open calls the matches of this one only while its owner appoints them', async () => {
  expect(await callOurs(1)).toBe(403);
  expect(await managers()).toEqual({
    collection: [{ _id: neighbour.id, name: 'Nuria Vecina', opens: ['Vecino'], appointed: false }],
    may_appoint: true,
  });
  expect(await appoint(neighbour, true)).toBe(204);
  expect(await appoint(neighbour, true)).toBe(204);
  expect(await managers()).toMatchObject({ collection: [{ appointed: true }] });
  expect(await mayCall()).toEqual([
    ['Nuestro', true, false],
    ['Vecino', true, true],
  ]);
  expect(await callOurs(1)).toBe(201);
  expect(await appoint(neighbour, false)).toBe(204);
  expect(await callOurs(2)).toBe(403);
});

test('only the owner appoints, and only who runs another open of the day', async () => {
  expect(await appoint(neighbour, true, neighbour)).toBe(403);
  expect(await appoint(stranger, true)).toBe(409);
  expect(await appoint(stranger, true, stranger)).toBe(403);
});

test('who was appointed calls nothing once the open is not theirs to look into', async () => {
  await appoint(neighbour, true);
  const setDiversity = (functional_diversity: boolean) =>
    api.db.updateTable('opens').set({ functional_diversity }).where('id', '=', ours).execute();
  await setDiversity(true);
  expect(await callOurs(2)).toBe(403);
  await setDiversity(false);
  await appoint(neighbour, false);
});

test('automatic calling, no matter who switched it on, leaves out an open that is called by hand', async () => {
  const settings = await organiser.get(getDaySettings, { params: { id: ours } });
  const set = (automatic: boolean) =>
    organiser.get(putDaySettings, { params: { id: ours }, body: { ...settings, automatic } });
  await set(false);
  const { _id: id, version, calls: before } = await day();
  await neighbour.get(editDay, { params: { id }, version, body: { automatic: true } });
  await callAll(api.db, id, () => new Date(), 1000);
  const { calls, matches } = await day();
  const opensOf = (some: Day['calls']) =>
    some.map(({ match_id }) => matches.find(({ _id }) => _id === match_id)?.open_id);
  expect(opensOf(calls.slice(before.length))).toEqual([theirs, theirs]);
  await set(true);
  await callAll(api.db, id, () => new Date(), 1000);
  expect(opensOf((await day()).calls)).toContain(ours);
});

test('an account that is erased is appointed for nothing any more', async () => {
  await appoint(neighbour, true);
  await neighbour.get(eraseMe, { body: { password: neighbour.password, erase_players: [] } });
  expect(await api.db.selectFrom('day_managers').select('user_id').execute()).toEqual([]);
});

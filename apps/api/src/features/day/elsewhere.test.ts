import { callMatch, editDay, getOpenDay, type Day } from '@topspin/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenResult } from '#testing/given-draw.ts';
import { givenHall, givenInGroups } from '#testing/given-hall.ts';
import { startCaller } from './automatic/start.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const neighbour = givenUser(api, 'Nuria Vecina');

let ours = '';
let theirs = '';

/** Two opens of the same two players, each in a hall of its own. */
beforeEach(async () => {
  const first = await givenInGroups(organiser, 2, await givenHall(organiser));
  ours = first.open;
  theirs = (await givenInGroups(neighbour, first.players, await givenHall(neighbour, 4))).open;
});

const dayOf = (by: Caller, id: string): Promise<Day> => by.get(getOpenDay, { params: { id } });

/** Calls the match of the other hall. */
async function callTheirs(): Promise<string> {
  const { _id: id, queue } = await dayOf(neighbour, theirs);
  const match_id = queue[0]?.match_id ?? '';
  await neighbour.get(callMatch, { params: { id }, body: { match_id, table: 1 } });
  return match_id;
}

test('a match says that its players are at another open, until their match there is over', async () => {
  expect((await dayOf(organiser, ours)).queue).toMatchObject([{ ready: true }]);
  const match = await callTheirs();
  const { queue, matches } = await dayOf(organiser, ours);
  const names = [matches[0]?.a?.name, matches[0]?.b?.name];
  expect(queue).toMatchObject([
    { ready: false, waits: names.map((person) => ({ code: 'elsewhere', person })) },
  ]);
  await givenResult(neighbour, match);
  expect((await dayOf(organiser, ours)).queue).toMatchObject([{ ready: true, waits: [] }]);
});

test('a match is called by itself as soon as its players come back from another hall', async () => {
  const match = await callTheirs();
  const { _id: id, version } = await dayOf(organiser, ours);
  await organiser.get(editDay, { params: { id }, version, body: { automatic: true } });
  const caller = startCaller({ db: api.db, bell: api.bell, pace: { gather: 5, retry: 60_000 } });
  await givenResult(neighbour, match);
  await vi.waitFor(async () => expect((await dayOf(organiser, ours)).calls).toHaveLength(1), 10_000);
  await caller.stop();
});

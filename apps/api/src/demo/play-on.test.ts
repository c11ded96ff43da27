import {
  access,
  callMatch,
  getMatch,
  getOpenDay,
  listMatches,
  putResult,
  takeLease,
} from '@topspin/contract';
import { randomFrom } from '@topspin/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApi, type Caller, type TestApi } from '#testing/client.ts';
import { threeNil } from '#testing/given-draw.ts';
import { eventsOf, logOf, point, send } from '#testing/given-log.ts';
import { demoPassword, type DemoEmail } from './accounts.ts';
import { openInPlay } from './calendar.ts';
import { fillDemo } from './fill.ts';
import { openIdOf } from './opens.ts';
import { demoHall } from './play-on.ts';

const minute = 60_000;
const start = Date.now();
let now = start;
let api: TestApi;
let playOn: (now: Date) => Promise<void>;

beforeEach(async () => {
  now = start;
  api = await startApi({ now: () => new Date(now) });
  await fillDemo(api.db, new Date(now));
  playOn = demoHall({ app: api.app, db: api.db, random: randomFrom('hall') });
});
afterEach(() => api.close());

async function loggedIn(): Promise<Caller> {
  const email: DemoEmail = 'organiza@topspin.example';
  return api.as((await api.get(access, { body: { email, password: demoPassword } })).token);
}

/** Lets time pass, as the demo looks every two seconds; here every half minute. */
async function pass(minutes: number): Promise<void> {
  for (let left = minutes * 2; left > 0; left -= 1) {
    now += minute / 2;
    await playOn(new Date(now));
  }
}

const inPlay = async () => {
  const { collection } = await (
    await loggedIn()
  ).get(listMatches, { query: { filters: { state: 'inPlay' }, sortBy: ['_id'] } });
  return collection.map(({ _id = '' }) => _id);
};
const seqOf = async (id: string) => (await eventsOf(await loggedIn(), id)).length;
const stateOf = async (id: string) => (await (await loggedIn()).get(getMatch, { params: { id } })).state;

test('the matches in play go on point by point to their end, but for the one of the umpire’s account', async () => {
  const matches = await inPlay();
  const before = await Promise.all(matches.map(seqOf));
  await pass(3);
  const after = await Promise.all(matches.map(seqOf));
  const grown = matches.filter((_, index) => (after[index] ?? 0) > (before[index] ?? 0));
  expect(grown.length).toBe(matches.length - 1);
  await pass(45);
  expect(await Promise.all(grown.map(stateOf))).toEqual(grown.map(() => 'finished'));
});

test('a match that was called begins some two minutes later', async () => {
  const organiser = await loggedIn();
  for (const id of await inPlay())
    await organiser.get(putResult, { params: { id }, body: { sets: [...threeNil] } });
  const day = await organiser.get(getOpenDay, { params: { id: openIdOf(openInPlay) } });
  const match_id = day.queue[0]?.match_id ?? '';
  await organiser.get(callMatch, { params: { id: day._id }, body: { match_id, table: 1 } });
  await pass(1);
  expect(await seqOf(match_id)).toBe(0);
  await pass(3);
  expect(await seqOf(match_id)).toBeGreaterThan(1);
});

test('a match that a person scores is left to them', async () => {
  const organiser = await loggedIn();
  const before = await inPlay();
  const seqs = await Promise.all(before.map(seqOf));
  await pass(1);
  const id =
    (await Promise.all(before.map(seqOf))).flatMap((seq, at) =>
      seq > (seqs[at] ?? 0) ? (before[at] ?? '') : [],
    )[0] ?? '';
  const seq = await seqOf(id);
  const device = crypto.randomUUID();
  await organiser.get(takeLease, { params: { id }, body: { device, take_over: true } });
  expect((await send(organiser, id, logOf([point('a')], seq), { query: { device } })).status).toBe(200);
  await pass(5);
  expect(await seqOf(id)).toBe(seq + 1);
});

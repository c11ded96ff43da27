import {
  callMatch,
  editDay,
  getOpenDay,
  getPublicPlayer,
  listTurns,
  noteAbsence,
  notePresence,
  restoreCall,
  returnToQueue,
  type Day,
} from '@topspin/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callAll } from '#features/day/automatic/call-next.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { logOf, send, toss } from '#testing/given-log.ts';

const api = givenApi();
const organiser = givenUser(api, 'Fina Fija');
const other = givenUser(api, 'Olga Otra');
let openId = '';
let dayId = '';
let first = '';
/** The players of the first match of the queue. */
let a = '';
let b = '';

const day = (): Promise<Day> => organiser.get(getOpenDay, { params: { id: openId } });
const matchOf = ({ matches }: Day, id = first) => matches.find(({ _id }) => _id === id);
const rowOf = ({ queue }: Day, id = first) => queue.find(({ match_id }) => match_id === id);
const say = (absent: boolean, { player = a, by = organiser } = {}) =>
  by.call(noteAbsence, { params: { id: dayId, player_id: player }, body: { absent } });
const called = () => organiser.get(callMatch, { params: { id: dayId }, body: { match_id: first, table: 1 } });
const back = (call: string, query: { absent?: 'a' | 'b' | 'both' } = {}) =>
  organiser.call(returnToQueue, { params: { id: dayId, call_id: call }, query });
/** The codes and names of those for whom a match waits. */
const waitsFor = (shown: Day) => (rowOf(shown)?.waits ?? []).map(({ code, person }) => [code, person]);

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  openId = open._id;
  await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
  const known = await day();
  dayId = known._id;
  first = known.queue[0]?.match_id ?? '';
  a = matchOf(known)?.a?._id ?? '';
  b = matchOf(known)?.b?._id ?? '';
});

test('all matches of somebody who is not in the hall wait, and say since when, until they are back', async () => {
  expect((await say(true)).status).toBe(204);
  const shown = await day();
  const theirs = shown.matches.filter((match) => match.a?._id === a || match.b?._id === a);
  expect(theirs.length).toBe(3);
  for (const match of theirs) {
    expect(rowOf(shown, match._id)).toMatchObject({ ready: false, waits: [{ code: 'absent' }] });
    expect((match.a?._id === a ? match.a : match.b)?.absent_since).toBeDefined();
  }
  expect(shown.queue.filter(({ ready }) => ready).length).toBe(3);
  expect((await say(false)).status).toBe(204);
  const after = await day();
  expect(after.queue.every(({ ready }) => ready)).toBe(true);
  expect(matchOf(after)?.a?.absent_since).toBeUndefined();
});

test('said twice it is since the first time', async () => {
  await say(true);
  const since = matchOf(await day())?.a?.absent_since;
  await say(true);
  expect(matchOf(await day())?.a?.absent_since).toBe(since);
});

describe('a called match goes back to the queue', () => {
  test.each([
    ['a', () => [a]],
    ['b', () => [b]],
    ['both', () => [a, b]],
  ] as const)('and waits for side %s', async (absent, missing) => {
    const { _id } = await called();
    const { status, body } = await back(_id, { absent });
    const shown = await day();
    const { a: one, b: two } = matchOf(shown) ?? {};
    const named = [one, two].filter((player) => missing().includes(player?._id ?? ''));
    expect([status, body.absent.map(({ name }) => name)]).toEqual([200, named.map((player) => player?.name)]);
    expect(waitsFor(shown)).toEqual(named.map((player) => ['absent', player?.name]));
  });

  test('is not called by itself while somebody is not there, and is once they are back', async () => {
    const { _id } = await called();
    await back(_id, { absent: 'a' });
    const { version } = await day();
    await organiser.get(editDay, { params: { id: dayId }, version, body: { automatic: true } });
    await callAll(api.db, dayId, () => new Date(), 1000);
    expect((await day()).calls.every(({ match_id }) => match_id !== first)).toBe(true);
    await say(false);
    const next = await day();
    expect(matchOf(next)?.fixed).toBeNull();
    expect(waitsFor(next).every(([code]) => code !== 'absent')).toBe(true);
  });

  test('taken back, everybody is there again', async () => {
    const { _id } = await called();
    await back(_id, { absent: 'both' });
    await organiser.call(restoreCall, { params: { id: dayId, call_id: _id } });
    await back(_id);
    expect(waitsFor(await day())).toEqual([]);
  });
});

describe('somebody is back', () => {
  test('who is noted at a table', async () => {
    await say(true);
    const { _id } = await called();
    await organiser.call(notePresence, {
      params: { id: dayId, call_id: _id },
      body: { side: 'a', present: true },
    });
    await back(_id);
    expect(waitsFor(await day())).toEqual([]);
  });

  test('who begins to play', async () => {
    await say(true);
    await say(true, { player: b });
    expect((await send(organiser, first, logOf([toss]))).status).toBe(200);
    const shown = await day();
    expect([matchOf(shown)?.a?.absent_since, matchOf(shown)?.b?.absent_since]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

test('their phone says so to those who look after them, and hears of it as of any change of the order', async () => {
  const heard: string[] = [];
  const stop = api.bell.subscribe({ onRing: (topics) => void heard.push(...topics) });
  await say(true);
  const { collection } = await organiser.get(listTurns);
  expect(
    collection.filter(({ absent, open }) => absent && open._id === openId).map(({ player }) => player._id),
  ).toEqual([a]);
  await vi.waitFor(() => expect(heard).toContain(`open:${openId}:match_plans`));
  stop();
});

test('visitors are not told who is not in the hall: of somebody who plays the absent their page says the same', async () => {
  const page = async (player: string) =>
    (await api.get(getPublicPlayer, { params: { id: openId, player_id: player } })).next;
  await say(true);
  const [ofAbsent, ofRival] = [await page(a), await page(b)];
  const isFirst = ({ match }: { readonly match: { readonly _id: string } }) => match._id === first;
  expect(ofAbsent?.turns.find(isFirst)).toBeDefined();
  expect({ ...ofAbsent?.turns.find(isFirst), side: 'b' }).toEqual(ofRival?.turns.find(isFirst));
  expect(JSON.stringify(ofAbsent)).not.toContain('absent');
});

test('only who calls the matches of their opens says so', async () => {
  expect((await say(true, { by: other })).status).toBe(404);
  expect((await say(true, { player: crypto.randomUUID() })).status).toBe(404);
  expect(matchOf(await day())?.a?.absent_since).toBeUndefined();
});

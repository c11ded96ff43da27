import {
  callMatch,
  getOpenDay,
  listInscriptions,
  listUmpires,
  noteAbsence,
  putResult,
  removeInscription,
  restoreCall,
  returnToQueue,
  takeResultBack,
  type BodyInputOf,
  type Day,
  type Pair,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Fina Fija');

let openId = '';
let dayId = '';
let pair: Pair;
beforeEach(async () => {
  const { open, pairs } = await givenMixedDoubles(organiser, 3);
  openId = open._id;
  [pair] = pairs as [Pair, ...Pair[]];
  await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 1 });
  dayId = (await day())._id;
});

const day = (): Promise<Day> => organiser.get(getOpenDay, { params: { id: openId } });
const say = (player: string, absent: boolean) =>
  organiser.call(noteAbsence, { params: { id: dayId, player_id: player }, body: { absent } });
const sidesOf = ({ matches }: Day) =>
  matches.flatMap(({ a, b }) => [a, b]).filter((side) => side?._id === pair._id);
/** The names of the people of the pair who are not in the hall, in each of its matches. */
const absentIn = (shown: Day) =>
  sidesOf(shown).map((side) =>
    side?.members?.flatMap(({ name, absent_since: since }) => (since === undefined ? [] : [name])),
  );

describe('one of a pair who is not in the hall', () => {
  test('is named by all matches of the pair, which wait until they are back', async () => {
    const side = sidesOf(await day())[0];
    expect(side?.members?.map(({ _id, name }) => ({ _id, name }))).toEqual(
      pair.members.map(({ _id, name }) => ({ _id, name })),
    );
    const [, other] = side?.members ?? [];
    expect((await say(other?._id ?? '', true)).status).toBe(204);
    const shown = await day();
    expect(absentIn(shown)).toEqual([['Leo Ros'], ['Leo Ros']]);
    expect(sidesOf(shown).every((one) => one?.absent_since === undefined)).toBe(true);
    expect(shown.queue.flatMap(({ waits }) => waits)).toEqual([
      { code: 'absent', person: 'Leo Ros' },
      { code: 'absent', person: 'Leo Ros' },
    ]);
    expect((await say(other?._id ?? '', false)).status).toBe(204);
    expect((await day()).queue.every(({ ready }) => ready)).toBe(true);
  });

  test('is both, if a called match goes back because the pair has not come', async () => {
    const { side, call } = await called();
    const { absent } = await organiser.get(returnToQueue, { params: call, query: { absent: side } });
    expect(absent.map(({ name }) => name)).toEqual(['Ana Gil', 'Leo Ros']);
    expect(absentIn(await day())).toEqual([
      ['Ana Gil', 'Leo Ros'],
      ['Ana Gil', 'Leo Ros'],
    ]);
  });

  test('is the one alone, if a called match goes back and the other has come; taken back, nobody', async () => {
    const { side, call, ana } = await called();
    const { absent } = await organiser.get(returnToQueue, {
      params: call,
      query: { absent: side, came: [ana] },
    });
    expect(absent.map(({ name }) => name)).toEqual(['Leo Ros']);
    expect(absentIn(await day())).toEqual([['Leo Ros'], ['Leo Ros']]);
    expect((await organiser.call(restoreCall, { params: call })).status).toBe(204);
    expect(absentIn(await day())).toEqual([[], []]);
  });
});

describe('a walkover of a pair', () => {
  const missed = async () =>
    (await organiser.get(listUmpires, { params: { id: dayId } })).collection.flatMap(({ name, missed_at }) =>
      missed_at === undefined ? [] : [name],
    );
  const give = (id: string, body: Pick<BodyInputOf<typeof putResult>, 'winner' | 'came'>) =>
    organiser.call(putResult, { params: { id }, body: { outcome: 'walkover', sets: [], ...body } });

  test('is missed by both, or by the one who did not come: it is lost by the pair either way', async () => {
    const { side, match, ana } = await called();
    const winner = side === 'a' ? 'b' : 'a';
    const { body } = await give(match, { winner });
    expect(body.winner).toBe(winner);
    expect((await missed()).toSorted()).toEqual(['Ana Gil', 'Leo Ros']);
    await organiser.get(takeResultBack, { params: { id: match }, version: body.version });
    expect(await missed()).toEqual([]);
    const again = await give(match, { winner, came: [ana] });
    expect(again.body[winner === 'a' ? 'b' : 'a']?.name).toBe('Ana Gil / Leo Ros');
    expect(again.body.winner).toBe(winner);
    expect(await missed()).toEqual(['Leo Ros']);
    await organiser.get(takeResultBack, { params: { id: match }, version: again.body.version });
    expect((await give(match, { winner })).status).toBe(200);
    expect((await missed()).toSorted()).toEqual(['Ana Gil', 'Leo Ros']);
  });

  test('is won by nobody, with one of each pair there', async () => {
    const { match, ana } = await called();
    const { a, b } = (await day()).matches.find(({ _id }) => _id === match) ?? {};
    const rival = [a, b].find((one) => one?._id !== pair._id)?.members?.[1];
    expect((await give(match, { winner: null, came: [ana, rival?._id ?? ''] })).status).toBe(200);
    const people = [a, b].flatMap((one) => one?.members?.map(({ name }) => name) ?? []);
    const expected = people.filter((name) => name !== 'Ana Gil' && name !== rival?.name);
    expect((await missed()).toSorted()).toEqual(expected.toSorted());
  });

  test('because one of the two has left is missed by neither, but what they missed before is', async () => {
    await leaves(pair.members[1]?._id ?? '');
    const { matches } = await day();
    expect(matches.filter(({ outcome }) => outcome === 'walkover')).toHaveLength(2);
    expect(await missed()).toEqual([]);
    const { _id: last = '', a, b } = matches.find(({ outcome }) => outcome === null) ?? {};
    await give(last, { winner: 'b' });
    for (const side of [a, b]) await leaves(side?.members?.[0]?._id ?? '');
    const names = a?.members?.map(({ name }) => name) ?? [];
    expect((await missed()).toSorted()).toEqual(names.toSorted());
  });

  test.each<[string, (of: Awaited<ReturnType<typeof called>>) => Parameters<typeof give>[1]]>([
    ['of the side that wins', ({ side, ana }) => ({ winner: side, came: [ana] })],
    ['who are the whole pair', ({ other, ana, leo }) => ({ winner: other, came: [ana, leo] })],
    ['who do not play it', ({ other, stranger }) => ({ winner: other, came: [stranger] })],
  ])('is not given with people there %s', async (_, of) => {
    const it = await called();
    const { status, failure } = await give(it.match, of(it));
    expect([status, failure.code, failure.issues?.[0]?.path]).toEqual([422, 'request.invalid', ['came']]);
    expect(await missed()).toEqual([]);
  });

  test('is the only result with people there', async () => {
    const { match, other, ana } = await called();
    const { status, failure } = await organiser.call(putResult, {
      params: { id: match },
      body: { outcome: 'retired', sets: [], winner: other, came: [ana] },
    });
    expect([status, failure.issues?.[0]?.path]).toEqual([422, ['came']]);
  });
});

/** A person leaves the open, as the organiser says. */
async function leaves(player: string): Promise<void> {
  const { collection } = await organiser.get(listInscriptions, { params: { id: openId } });
  const inscription_id = collection.find((one) => one.player?._id === player)?._id ?? '';
  await organiser.get(removeInscription, { params: { id: openId, inscription_id } });
}

/** A match of the pair, called to table 1. */
async function called() {
  const { matches } = await day();
  const of = matches.find(({ a, b }) => [a?._id, b?._id].includes(pair._id));
  const match = of?._id ?? '';
  const { _id: call_id } = await organiser.get(callMatch, {
    params: { id: dayId },
    body: { match_id: match, table: 1 },
  });
  const side = of?.a?._id === pair._id ? 'a' : 'b';
  const [ana = '', leo = ''] = pair.members.map(({ _id }) => _id);
  const third = matches
    .flatMap(({ a, b }) => [a, b])
    .find((one) => one && one._id !== of?.a?._id && one._id !== of?.b?._id);
  return {
    match,
    side,
    other: side === 'a' ? 'b' : 'a',
    call: { id: dayId, call_id },
    ana,
    leo,
    stranger: third?.members?.[0]?._id ?? '',
  } as const;
}

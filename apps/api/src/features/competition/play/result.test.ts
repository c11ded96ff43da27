import { getGroup, getMatch, putResult, type BodyInputOf, type Match } from '@topspin/contract';
import type { SetScore } from '@topspin/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult, threeNil } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
givenUser(api, 'Otra');
const stranger = givenPlayerAccount(api, 'Nadie');

let bracketId: string;
let matches: Match[];
let first: string;

const readBracket = async (): Promise<Match[]> =>
  (await organiser.get(getGroup, { params: { id: bracketId } })).matches;

const ofRound = async (round: string): Promise<Match | undefined> =>
  (await readBracket()).find((match) => match.round === round);

const put = (id: string, body: BodyInputOf<typeof putResult>, by: Pick<RegisteredUser, 'call'> = organiser) =>
  by.call(putResult, { params: { id }, body });

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout', third_place: true });
  bracketId = phase.groups[0]?._id ?? '';
  matches = await readBracket();
  first = matches[0]?._id ?? '';
});

const set = (a: number, b: number): SetScore => ({ a, b });

describe('an illegal score is refused at the set where it is', () => {
  test.each([
    ['11-10', [set(11, 10)], 'match.setLeadTooSmall', 0],
    ['12-9', [set(11, 3), set(12, 9)], 'match.setTooLong', 1],
    ['7-5', [set(7, 5)], 'match.setNotFinished', 0],
    ['a huge one', [set(10_002, 10_000)], 'match.setPointsTooMany', 0],
    ['a fourth set after three', [...threeNil, set(11, 1)], 'match.setAfterDecision', 3],
    [
      'a sixth set',
      [set(11, 1), set(1, 11), set(11, 1), set(1, 11), set(11, 1), set(11, 1)],
      'match.setAfterDecision',
      5,
    ],
  ])('%s', async (_, sets, code, at) => {
    const { status, failure } = await put(first, { sets });
    expect([status, failure.code]).toEqual([422, code]);
    expect(failure.issues).toEqual([{ path: ['sets', at], message: failure.message }]);
    expect(await organiser.get(getMatch, { params: { id: first } })).toMatchObject({
      state: 'enrolled',
      sets: [],
    });
  });

  test.each([
    ['negative', { a: -11, b: 3 }],
    ['no number', { a: 'once', b: 3 }],
    ['half a point', { a: 11.5, b: 3 }],
    ['beyond counting', { a: 1e300, b: 3 }],
  ])('%s', async (_, score) => {
    const { status, failure } = await organiser.call(putResult, {
      params: { id: first },
      body: { sets: [score] },
    });
    expect([status, failure.code]).toEqual([422, 'request.invalid']);
    expect(failure.issues?.[0]?.path.slice(0, 2)).toEqual(['sets', 0]);
  });

  test('too few sets for a winner', async () => {
    expect((await put(first, { sets: [set(11, 1), set(11, 1)] })).failure.code).toBe('match.undecided');
  });
});

test('15-13 is a set', async () => {
  const { body } = await put(first, { sets: [set(15, 13), set(11, 2), set(11, 9)] });
  expect(body).toMatchObject({ state: 'finished', winner: 'a', sets_won: { a: 3, b: 0 } });
});

describe('a match that was not played to its end', () => {
  test('leaving at 10-8 up gives 10-12, and is rated as a loss', async () => {
    const { body } = await put(first, { outcome: 'retired', sets: [set(11, 4), set(10, 8)], winner: 'b' });
    expect(body).toMatchObject({
      outcome: 'retired',
      winner: 'b',
      sets: [set(11, 4), set(10, 12), set(0, 11), set(0, 11)],
      sets_won: { a: 1, b: 3 },
    });
    expect(body.rating_changes).toHaveLength(2);
  });

  test('a walkover is 11-0 in every set and not rated', async () => {
    const { body } = await put(first, { outcome: 'walkover', sets: [], winner: 'a' });
    expect(body).toMatchObject({ sets: [set(11, 0), set(11, 0), set(11, 0)], rating_changes: [] });
  });

  test('a walkover after a point is none', async () => {
    const { failure } = await put(first, { outcome: 'walkover', sets: [set(1, 0)], winner: 'a' });
    expect(failure.code).toBe('match.walkoverAfterPoint');
  });

  test('a retirement without saying who wins is refused at that field', async () => {
    const { failure } = await put(first, { outcome: 'retired', sets: [] });
    expect(failure.issues).toEqual([{ path: ['winner'], message: failure.message }]);
  });
});

describe('who goes on', () => {
  test('winners to the final, losers to the match for third place', async () => {
    const [upper, lower] = [
      await givenResult(organiser, first),
      await givenResult(organiser, matches[1]?._id ?? ''),
    ];
    expect(await ofRound('final')).toMatchObject({
      state: 'enrolled',
      a: { _id: upper.a?._id },
      b: { _id: lower.a?._id },
    });
    expect(await ofRound('thirdPlace')).toMatchObject({
      state: 'enrolled',
      a: { _id: upper.b?._id },
      b: { _id: lower.b?._id },
    });
  });

  test('a player who did not come to the semi-final does not play for third place', async () => {
    await put(first, { outcome: 'walkover', sets: [], winner: 'a' });
    const other = await givenResult(organiser, matches[1]?._id ?? '');
    expect(await ofRound('thirdPlace')).toMatchObject({
      outcome: 'walkover',
      a: null,
      winner: 'b',
      b: { _id: other.b?._id },
    });
  });

  test('nobody where neither came: the player waiting in the final wins it by a walkover', async () => {
    await put(first, { outcome: 'walkover', sets: [], winner: null });
    expect(await ofRound('final')).toMatchObject({ state: 'waiting', a: null, b: null });
    const semifinal = await givenResult(organiser, matches[1]?._id ?? '');
    expect(await ofRound('final')).toMatchObject({
      state: 'finished',
      outcome: 'walkover',
      winner: 'b',
      a: null,
      b: { _id: semifinal.a?._id },
    });
    expect(await ofRound('thirdPlace')).toMatchObject({ state: 'finished', winner: 'b' });
  });

  test('nobody at all where nobody ever came', async () => {
    for (const { _id } of matches.slice(0, 2))
      await put(_id, { outcome: 'walkover', sets: [], winner: null });
    expect(await ofRound('final')).toMatchObject({ state: 'finished', winner: null });
    expect(await ofRound('thirdPlace')).toMatchObject({ state: 'finished', winner: null });
  });
});

test('a result is given once: a second one is refused, and to correct is another call', async () => {
  await givenResult(organiser, first);
  const { failure } = await put(first, { sets: [...threeNil] });
  expect(failure).toMatchObject({
    code: 'match.resultEntered',
    message: `${organiser.login.user.name} ya ha anotado 3–0 en este partido.`,
  });
});

test('a result of somebody else’s match is refused without a trace, and written down', async () => {
  expect((await put(first, { sets: [...threeNil] }, stranger)).status).toBe(403);
  expect(await organiser.get(getMatch, { params: { id: first } })).toMatchObject({ state: 'enrolled' });
  const refused = await api.db
    .selectFrom('audit_log')
    .selectAll()
    .where('actor_id', '=', stranger.id)
    .where('refused', '=', true)
    .execute();
  expect(refused).toHaveLength(1);
});

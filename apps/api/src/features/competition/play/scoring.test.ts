import { randomUUID } from 'node:crypto';
import { correctResult, getGroup, getMatch, listPhases, type Match } from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { eventsOf, logOf, point, points, send, setWon, toss, undo } from '#testing/given-log.ts';
import { ledgerRows, replayedRows } from '#testing/ledger.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
let openId: string;
let matches: Match[];
let first: string;
const pageOf = (id: string) => organiser.get(getMatch, { params: { id } });

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  openId = open._id;
  const phase = await givenPhase(organiser, openId, { number: 1, type: 'knockout', best_of: 3 });
  matches = (await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
  first = matches[0]?._id ?? '';
});

const finalOf = () => pageOf(matches.find(({ round }) => round === 'final')?._id ?? '');

describe('a match scored point by point', () => {
  test('has its score and its winner from the log', async () => {
    const events = logOf([toss, ...setWon('a', 7), ...setWon('b', 9), ...setWon('a', 4)]);
    const { status, body } = await send(organiser, first, events);
    expect(status).toBe(200);
    expect(body).toEqual({ seq: events.length });
    const match = await pageOf(first);
    expect(match).toMatchObject({
      state: 'finished',
      outcome: 'played',
      winner: 'a',
      from_sheet: false,
      sets: [
        { a: 11, b: 7 },
        { a: 9, b: 11 },
        { a: 11, b: 4 },
      ],
      sets_won: { a: 2, b: 1 },
    });
    expect(match.rating_changes).toHaveLength(2);
    expect((await finalOf()).a?._id).toBe(match.a?._id);
  });

  test('shows the set under way, as far as it went', async () => {
    await send(organiser, first, logOf([toss, ...setWon('a', 3), ...points('b', 2)]));
    expect(await pageOf(first)).toMatchObject({
      state: 'inPlay',
      sets: [
        { a: 11, b: 3 },
        { a: 0, b: 2 },
      ],
      sets_won: { a: 1, b: 0 },
    });
  });
});

describe('a set without end', () => {
  const deuce = [...points('a', 10), ...points('b', 10)];
  const exchange = (count: number) => Array.from({ length: count }, () => [point('a'), point('b')]).flat();

  test('goes past 99 points as the laws let it', async () => {
    const events = logOf([toss, ...deuce, ...exchange(95), point('a'), point('a')]);
    expect((await send(organiser, first, events)).body).toEqual({ seq: events.length });
    expect((await pageOf(first)).sets).toEqual([{ a: 107, b: 105 }]);
  });

  test('may end by a retirement, and be corrected from the sheet', async () => {
    const end = { type: 'end', outcome: 'retired', side: 'b' } as const;
    const { status } = await send(organiser, first, logOf([toss, ...deuce, ...exchange(139), end]));
    expect(status).toBe(200);
    expect((await pageOf(first)).sets[0]).toEqual({ a: 149, b: 151 });
    const sets = [
      { a: 149, b: 151 },
      { a: 2, b: 11 },
    ];
    const corrected = await organiser.call(correctResult, {
      params: { id: first },
      body: { sets, reason: 'Acta' },
    });
    expect([corrected.status, corrected.body.match.sets]).toEqual([200, sets]);
  });
});

describe('a device whose clock is wrong', () => {
  test.each([
    ['in the year 1', '0001-01-01T00:00:00.000Z'],
    ['at the first instant of computers', '1970-01-01T00:00:00.000Z'],
    ['in the year 9999', '9999-12-31T23:59:59.999Z'],
  ])('%s scores all the same', async (_, at) => {
    const events = logOf([toss, ...setWon('a'), ...setWon('a')]).map((event) => ({ ...event, at }));
    expect((await send(organiser, first, events)).status).toBe(200);
    const page = await pageOf(first);
    expect(page.state).toBe('finished');
    expect(await eventsOf(organiser, first)).toEqual(events);
    expect(new Date(page.finished_at ?? '').getFullYear()).toBe(new Date().getFullYear());
  });

  test('and that is put right between two points goes on', async () => {
    const [begun, ...rest] = logOf([toss, ...setWon('a'), ...setWon('a'), undo, point('a')]);
    const early = { ...begun!, at: '0001-01-01T00:00:00.000Z' };
    const late = rest.map((event, index) =>
      index === 12 ? { ...event, at: '9999-12-31T23:59:59.999Z' } : event,
    );
    expect((await send(organiser, first, [early, ...late])).status).toBe(200);
    expect((await pageOf(first)).state).toBe('finished');
  });
});

describe('a retried request', () => {
  test('is one point with the same answer, by the ids of its events', async () => {
    const events = logOf([toss, point('a')]);
    const once = await send(organiser, first, events);
    const again = await send(organiser, first, events);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(once.body);
    expect((await pageOf(first)).sets).toEqual([{ a: 1, b: 0 }]);
  });

  test('needs no key, and leaves no copy of its answer', async () => {
    const keys = () => api.db.selectFrom('idempotency_keys').select('route').execute();
    const before = await keys();
    await send(organiser, first, logOf([toss, point('b')]), { key: randomUUID() });
    expect(await keys()).toEqual(before);
  });

  test('that brings more is taken for what is new in it', async () => {
    const events = logOf([toss, point('a'), point('a')]);
    await send(organiser, first, events.slice(0, 2));
    expect((await send(organiser, first, events)).body).toEqual({ seq: 3 });
  });

  test('sent twice at the same time counts once', async () => {
    const events = logOf([toss, point('a')]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(organiser, first, events)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await eventsOf(organiser, first)).toHaveLength(2);
  });

  test('of the end of a match is accepted after it', async () => {
    const events = logOf([toss, ...setWon('a'), ...setWon('a')]);
    await send(organiser, first, events);
    expect((await send(organiser, first, events)).status).toBe(200);
  });
});

describe('undo', () => {
  test('goes back over the end of a set', async () => {
    await send(organiser, first, logOf([toss, ...setWon('a', 5), undo]));
    expect(await pageOf(first)).toMatchObject({ sets: [{ a: 10, b: 5 }], sets_won: { a: 0, b: 0 } });
  });

  test('goes back over the end of the match: who went on comes back, ratings too', async () => {
    const events = [toss, ...setWon('a'), ...setWon('a')];
    await send(organiser, first, logOf(events));
    expect((await finalOf()).a).not.toBeNull();
    await send(organiser, first, logOf([undo, point('b')], events.length));
    const match = await pageOf(first);
    expect(match).toMatchObject({
      state: 'inPlay',
      winner: null,
      rating_changes: [],
      sets: [{}, { a: 10, b: 1 }],
    });
    expect(await finalOf()).toMatchObject({ a: null, state: 'waiting' });
    await send(organiser, first, logOf([point('a')], events.length + 2));
    expect((await finalOf()).a?._id).toBe(match.a?._id);
    expect(await ledgerRows(api.db)).toEqual(await replayedRows(api.db));
  });

  test('opens a finished phase again', async () => {
    for (const { _id } of matches.slice(0, 2))
      await givenResult(organiser, _id, [
        { a: 11, b: 1 },
        { a: 11, b: 1 },
      ]);
    const final = (await finalOf())._id;
    const stateOfPhase = async () =>
      (await organiser.get(listPhases, { params: { id: openId } })).collection[0]?.state;
    const events = [toss, ...setWon('b'), ...setWon('b')];
    await send(organiser, final, logOf(events));
    expect(await stateOfPhase()).toBe('finished');
    await send(organiser, final, logOf([undo], events.length));
    expect(await stateOfPhase()).toBe('matches');
  });

  test('leaves the next match waiting again, though its other player was there', async () => {
    const events = [toss, ...setWon('a'), ...setWon('a')];
    for (const { _id } of matches.slice(0, 2)) await send(organiser, _id, logOf(events));
    expect((await finalOf()).state).toBe('enrolled');
    await send(organiser, first, logOf([undo], events.length));
    expect(await finalOf()).toMatchObject({ state: 'waiting', a: null, b: { _id: matches[1]?.a?._id } });
  });

  test('is refused once the next match has begun', async () => {
    const events = [toss, ...setWon('a'), ...setWon('a')];
    for (const { _id } of matches.slice(0, 2)) await send(organiser, _id, logOf(events));
    await send(organiser, (await finalOf())._id, logOf([toss, point('a')]));
    const { failure } = await send(organiser, first, logOf([undo], events.length));
    expect(failure.code).toBe('match.nextBegun');
    expect(await pageOf(first)).toMatchObject({ state: 'finished' });
  });
});

test('points that come after a result from the sheet change nothing, and the log stays', async () => {
  await send(organiser, first, logOf([toss, point('a')]));
  await givenResult(organiser, first, [
    { a: 4, b: 11 },
    { a: 6, b: 11 },
  ]);
  const { failure } = await send(organiser, first, logOf([point('a')], 2));
  expect(failure.code).toBe('match.alreadyFinished');
  expect(await pageOf(first)).toMatchObject({
    winner: 'b',
    from_sheet: true,
    sets_won: { a: 0, b: 2 },
  });
  expect(await eventsOf(organiser, first)).toHaveLength(2);
});

test('a match that waits for a player takes no points', async () => {
  const { failure } = await send(organiser, (await finalOf())._id, logOf([toss]));
  expect(failure.code).toBe('match.notReady');
});

test('once the open is canceled nothing more is scored', async () => {
  await api.db
    .updateTable('opens')
    .set({ state: 'canceled', cancel_reason: 'Goteras' })
    .where('id', '=', openId)
    .execute();
  const { failure } = await send(organiser, first, logOf([toss]));
  expect(failure.code).toBe('open.stateNotAllowed');
});

import { correctResult, editMatch, getGroup, getMatch, type Match } from '@topspin/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openConnection } from '#live/connection.ts';
import type { Topics } from '#live/topics.ts';
import { startAnother, type Caller, type RegisteredPlayer, type RegisteredUser } from '#testing/client.ts';
import { givenApi } from '#testing/given-api.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { eventsOf, logOf, point, points, send, setWon, toss, undo } from '#testing/given-log.ts';
import { statementsOf } from '#testing/statements.ts';

const api = givenApi();
let here: Awaited<ReturnType<typeof startAnother>>;
let organiser: RegisteredUser;
let umpire: RegisteredPlayer;
/** The organiser and the umpire calling the server that caches matches; the originals call another one. */
let local: Caller;
let localUmpire: Caller;

beforeAll(async () => {
  here = await startAnother(api);
  await api.registerUser('Ada Administradora');
  organiser = await api.registerUser('Rosa Organizadora');
  umpire = await api.registerPlayer('Ugo Árbitro');
  local = here.as(organiser.login.token);
  localUmpire = here.as(umpire.login.token);
});

afterAll(async () => {
  await here.close();
});

let openId: string;
let matches: Match[];
let id: string;

const pageOf = (match = id) => organiser.get(getMatch, { params: { id: match } });

beforeEach(async () => {
  const { open } = await givenOpenInPlay(organiser, 4);
  openId = open._id;
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout', best_of: 3 });
  matches = (await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } })).matches;
  id = matches[0]?._id ?? '';
});

describe('a point after the first one of a match on a server', () => {
  const oneMore = async (...given: Parameters<typeof logOf>) => {
    await send(local, id, logOf([toss]));
    return statementsOf(() => send(local, id, logOf(...given)));
  };

  test.each([
    ['a point', [point('a')]],
    ['several at once', [...points('a', 3), ...points('b', 4)]],
    ['an event that is no point', [{ type: 'timeout', side: 'b' } as const]],
    ['the point that ends a set', setWon('b')],
    ['an undo of a point', [point('a'), point('b'), undo]],
  ])('is one statement: %s', async (_, events) => {
    expect(await oneMore(events, 1)).toHaveLength(1);
    expect(await eventsOf(local, id)).toHaveLength(1 + events.length);
  });

  test('writes what follows from the log', async () => {
    await send(local, id, logOf([toss, ...setWon('a', 9)]));
    await send(local, id, logOf([point('b')], 21));
    await send(local, id, logOf([point('a')], 22));
    const page = await pageOf();
    expect(page).toMatchObject({
      state: 'inPlay',
      sets: [
        { a: 11, b: 9 },
        { a: 1, b: 1 },
      ],
      sets_won: { a: 1, b: 0 },
      started_at: expect.any(String),
    });
    expect((await eventsOf(local, id)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 23 }, (_, index) => index + 1),
    );
  });

  test('rings the bell', async () => {
    const heard: Topics[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    await send(local, id, logOf([toss]));
    const connection = await openConnection(api.databaseUrl, {
      hear: (topics) => {
        heard.push(topics);
        if (topics[0] === `match:${id}`) resolve();
      },
    });
    await send(local, id, logOf([point('a')], 1));
    await promise;
    await connection.end();
    expect(heard).toContainEqual([`match:${id}`, `open:${openId}:points`]);
  });
});

describe('what this server keeps of a match counts no longer once', () => {
  beforeEach(() => send(local, id, logOf([toss, point('a')])));
  const next = (by = local) => send(by, id, logOf([point('b')], 2));

  test('another server has scored: the log since then is returned', async () => {
    const theirs = logOf([point('a')], 2);
    await send(organiser, id, theirs);
    const { failure } = await next();
    expect(failure).toMatchObject({ code: 'match.seqConflict', details: { seq: 3, events: theirs } });
    expect((await send(local, id, logOf([point('b')], 3))).body).toEqual({ seq: 4 });
  });

  test('the result was entered from the sheet', async () => {
    await givenResult(organiser, id, [
      { a: 4, b: 11 },
      { a: 6, b: 11 },
    ]);
    expect((await next()).failure.code).toBe('match.alreadyFinished');
  });

  test('the open is canceled', async () => {
    const canceled = { state: 'canceled', cancel_reason: 'Goteras' } as const;
    await api.db.updateTable('opens').set(canceled).where('id', '=', openId).execute();
    expect((await next()).failure.code).toBe('open.stateNotAllowed');
  });

  test('an event is in the log of another match', async () => {
    const other = matches[1]?._id ?? '';
    const [begun] = logOf([toss]);
    await send(local, other, begun ? [begun] : []);
    const { failure } = await send(local, id, begun ? [{ ...begun, type: 'point', side: 'a', seq: 3 }] : []);
    expect(failure.code).toBe('match.seqConflict');
    expect(await eventsOf(local, id)).toHaveLength(2);
  });

  test('the match is played anew, with a log just as long: a device that built on the old one is refused', async () => {
    const sets = [
      { a: 11, b: 2 },
      { a: 11, b: 2 },
    ];
    const final = matches.find(({ round }) => round === 'final')?._id ?? '';
    await givenResult(organiser, id, sets);
    await givenResult(organiser, matches[1]?._id ?? '', sets);
    const old = logOf([toss, ...points('a', 5)]);
    await send(local, final, old);
    await organiser.get(correctResult, {
      params: { id },
      body: { reason: 'Al revés', sets: sets.map(({ a, b }) => ({ a: b, b: a })), begun_next: 'replay' },
    });
    const anew = logOf([toss, ...points('b', 5)]);
    for (const server of [local, organiser]) {
      if (server === local) await send(organiser, final, anew);
      const basis = { query: { based_on_id: old.at(-1)?.id ?? '' } };
      const { failure } = await send(server, final, logOf([point('a')], 6), basis);
      expect(failure).toMatchObject({
        code: 'match.seqConflict',
        details: { seq: 6, events: anew.slice(-1) },
      });
    }
    const after = { query: { based_on_id: anew.at(-1)?.id ?? '' } };
    const next = logOf([point('b')], 6);
    expect((await send(local, final, next, after)).body).toEqual({ seq: 7 });
    expect((await send(organiser, final, next, after)).body).toEqual({ seq: 7 });
    expect((await pageOf(final)).sets).toEqual([{ a: 0, b: 6 }]);
  });
});

describe('who may score no longer is refused with the very next point', () => {
  test('an umpire who was taken off', async () => {
    const callUmpire = async (umpire_id: string | null) =>
      organiser.get(editMatch, { params: { id }, version: (await pageOf()).version, body: { umpire_id } });
    await callUmpire(umpire.player._id);
    await send(localUmpire, id, logOf([toss, point('a')]));
    expect((await send(localUmpire, id, logOf([point('a')], 2))).status).toBe(200);
    await callUmpire(null);
    expect((await send(localUmpire, id, logOf([point('a')], 3))).failure.code).toBe('auth.forbidden');
  });

  test('an organiser who was removed', async () => {
    const coOrganiser = { open_id: openId, user_id: umpire.id, role: 'organiser' } as const;
    await api.db
      .insertInto('open_organisers')
      .values({ ...coOrganiser, accepted_at: new Date() })
      .execute();
    await send(localUmpire, id, logOf([toss]));
    expect(await statementsOf(() => send(localUmpire, id, logOf([point('a')], 1)))).toHaveLength(1);
    await api.db.deleteFrom('open_organisers').where('user_id', '=', umpire.id).execute();
    expect((await send(localUmpire, id, logOf([point('a')], 2))).failure.code).toBe('auth.forbidden');
    expect(await eventsOf(local, id)).toHaveLength(2);
  });
});

import {
  accessByScoreLink,
  createScoreLinks,
  editMatch,
  editOpen,
  enrol,
  getMatch,
  getOpen,
  getOpenDay,
  logout,
  putResult,
  revokeScoreLinks,
  type LiveMessage,
} from '@topspin/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ring } from '#live/ring.ts';
import { startAnother, type Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';
import { logOf, points, send, toss } from '#testing/given-log.ts';
import { givenPlayed, type Played } from '#testing/given-played.ts';
import { followLive, type Following, type FollowOptions } from '#testing/live-client.ts';
import { late } from '#testing/late.ts';
import { statementsOf } from '#testing/statements.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const stranger = givenUser(api, 'Nadia Nadie');
const other = late(
  () => startAnother(api),
  (server) => server.close(),
);
let address: string;
let played: Played;
const open: Following[] = [];

/** Enough for a match for each test. */
const field = () =>
  Promise.all(
    Array.from(
      { length: 6 },
      async (_, number) => (await givenPlayer(organiser, { name: `Jugador ${number}` }))._id,
    ),
  );

beforeAll(async () => {
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  played = await givenPlayed(organiser, 0, await field());
});
afterEach(() => open.splice(0).forEach((stream) => stream.cut()));

const follow = async (topics: string, options: FollowOptions = {}): Promise<Following> => {
  const stream = await followLive(address, topics.split(','), options);
  open.push(stream);
  return stream;
};
const asStranger = () => ({ token: stranger.login.token });
const asOrganiser = () => ({ token: organiser.login.token });

const isEvents = (message: LiveMessage) => message.type === 'events';
const changed =
  (topic: string, table?: string) =>
  (message: LiveMessage): boolean =>
    message.type === 'changed' &&
    message.topic === topic &&
    (table === undefined || message.tables === undefined || message.tables.includes(table));
const upTo = (seq: number) => (message: LiveMessage) => message.type === 'events' && message.seq === seq;

let next = 0;
/** A match that no other test plays, with a toss in its log. */
async function givenTossed(): Promise<string> {
  const id = played.matches[next]?._id ?? '';
  next += 1;
  await send(organiser, id, logOf([toss]));
  return id;
}
const score = (by: Caller, id: string, after: number, count = 1) =>
  send(by, id, logOf(points('a', count), after));

/** Waits until this server has heard all earlier changes. */
const untilQuiet = () =>
  new Promise<void>((resolve) => {
    const unsubscribe = api.bell.subscribe({
      onRing(topics) {
        if (!topics.includes('quiet')) return;
        unsubscribe();
        resolve();
      },
    });
    void ring(api.db, ['quiet']);
  });

describe('a match that is followed', () => {
  let id: string;
  beforeAll(async () => {
    id = await givenTossed();
  });

  test('sends what the client lacks, then every point as it comes, whichever server took it', async () => {
    const stream = await follow(`match:${id}@0`, asStranger());
    expect(await stream.until(isEvents)).toMatchObject({ after: 0, seq: 1, events: [{ type: 'toss' }] });
    await score(organiser, id, 1);
    expect(await stream.until(upTo(2))).toMatchObject({ after: 1, events: [{ seq: 2, type: 'point' }] });
    await score(other.as(organiser.login.token), id, 2);
    expect(await stream.until(upTo(3))).toMatchObject({ after: 2, events: [{ seq: 3 }] });
  });

  test('is read once however many follow it, and a point stays one statement', async () => {
    const streams = await Promise.all([1, 2, 3, 4].map(() => follow(`match:${id}@3`, asStranger())));
    await score(organiser, id, 3);
    await Promise.all(streams.map((stream) => stream.until(upTo(4))));
    const statements = await statementsOf(async () => {
      await score(organiser, id, 4);
      await Promise.all(streams.map((stream) => stream.until(upTo(5))));
    });
    expect(statements).toHaveLength(2);
    const idle = await statementsOf(async () => {
      const more = await follow(`match:${id}@2`, asStranger());
      await more.until(upTo(5));
    });
    expect(idle).toEqual([]);
  });

  test('starts again where its log was replaced', async () => {
    const reset = await givenTossed();
    await score(organiser, reset, 1, 3);
    const stream = await follow(`match:${reset}@4`, asStranger());
    await score(organiser, reset, 4);
    await stream.until(upTo(5));
    await api.db.transaction().execute(async (db) => {
      await sql`delete from match_events where match_id = ${reset}`.execute(db);
      await sql`update matches set last_seq = 0, state = 'enrolled', started_at = null where id = ${reset}`.execute(
        db,
      );
    });
    expect(await stream.until(upTo(0))).toMatchObject({ after: 0, events: [] });
    const behind = await follow(`match:${reset}@9`, asStranger());
    expect(await behind.until(isEvents)).toMatchObject({ after: 0, seq: 0 });
  });

  test.each<[what: string, change: (id: string) => Promise<unknown>, table: string]>([
    [
      'its table',
      async (id) => {
        const { version } = await organiser.get(getMatch, { params: { id } });
        await organiser.get(editMatch, { params: { id }, version, body: { table: 3 } });
      },
      'match_tables',
    ],
    [
      'a result from the sheet',
      (id) =>
        organiser.get(putResult, {
          params: { id },
          body: {
            outcome: 'played',
            sets: [
              { a: 11, b: 4 },
              { a: 11, b: 4 },
              { a: 11, b: 4 },
            ],
          },
        }),
      'matches',
    ],
  ])('says that it changed without its log: %s', async (_, change, table) => {
    const match = played.matches[next]?._id ?? '';
    next += 1;
    const stream = await follow(`match:${match}@0,open:${played.openId}`, asStranger());
    await change(match);
    await stream.until(changed(`match:${match}`));
    await stream.until(changed(`open:${played.openId}`, table));
  });
});

describe('an open that is followed', () => {
  test('names the tables that changed, once for a transaction', async () => {
    const { _id: id } = await givenOpen(organiser);
    const player = await givenPlayer(organiser);
    const stream = await follow(`open:${id},opens`, asStranger());
    await organiser.get(enrol, {
      params: { id },
      body: { player_id: player._id, consent: { confirmed: true } },
    });
    await stream.until(changed(`open:${id}`, 'inscriptions'));
    await stream.until(changed('opens', 'inscriptions'));
    expect(stream.messages.filter(changed(`open:${id}`, 'inscriptions'))).toHaveLength(1);
  });

  test('says of a point that it was no more than that', async () => {
    const id = await givenTossed();
    await score(organiser, id, 1);
    await untilQuiet();
    const stream = await follow(`open:${played.openId}`, asStranger());
    await score(organiser, id, 2);
    expect(await stream.until(changed(`open:${played.openId}`))).toMatchObject({ tables: ['points'] });
  });
});

describe('who may follow', () => {
  const dropped =
    (topic: string) =>
    (message: LiveMessage): boolean =>
      message.type === 'dropped' && message.topic === topic;
  const edit = async (id: string, body: Record<string, unknown>) => {
    const { version } = await organiser.get(getOpen, { params: { id } });
    return organiser.get(editOpen, { params: { id }, version, body });
  };

  test.each<[string, Partial<Parameters<typeof givenOpen>[1]>, Record<string, boolean>]>([
    ['an open', {}, { visitor: true, stranger: true, organiser: true, admin: true }],
    [
      'one in preparation',
      { state: 'created' },
      { visitor: false, stranger: false, organiser: true, admin: true },
    ],
    [
      'one without public results',
      { public_results: false },
      { visitor: false, stranger: true, organiser: true, admin: true },
    ],
    [
      'one for functional diversity',
      { functional_diversity: true },
      { visitor: false, stranger: false, organiser: true, admin: true },
    ],
  ])('%s', async (_, given, may) => {
    const { _id: id } = await givenOpen(organiser, given);
    const match = await givenTossed();
    const tokens = {
      visitor: {},
      stranger: asStranger(),
      organiser: asOrganiser(),
      admin: { token: admin.login.token },
    };
    for (const [who, options] of Object.entries(tokens)) {
      const stream = await follow(`open:${id},active,match:${match}@0`, options);
      // Topics are joined one after the other: what changes from here on is heard.
      await stream.until(isEvents);
      await edit(id, { contact: `${who} 600` });
      await stream.until(may[who] ? changed(`open:${id}`) : dropped(`open:${id}`));
      if (!may[who]) expect(stream.messages.some(changed(`open:${id}`))).toBe(false);
    }
  });

  test.each([
    ['me', {}],
    ['mails', { token: 'organiser' }],
    ['open:00000000-0000-7000-8000-000000000000', {}],
    ['match:00000000-0000-7000-8000-000000000000@3', {}],
  ])('nobody else %s: the stream says so and ends', async (topic, who) => {
    const stream = await follow(topic, 'token' in who ? asOrganiser() : {});
    await stream.ended;
    expect(stream.messages).toEqual([{ type: 'dropped', topic: topic.replace('@3', '') }]);
  });

  test('of many topics that somebody may not follow, few are looked at: then the stream ends', async () => {
    const strange = Array.from({ length: 60 }, () => `open:${randomUUID()}`);
    const statements = await statementsOf(async () => {
      const stream = await follow(strange.join(','));
      await stream.ended;
      expect(stream.messages).toHaveLength(10);
    });
    expect(statements.length).toBeLessThanOrEqual(11);
  });

  test('an umpire with a score link its open, public or not, until the link is revoked', async () => {
    const { _id: id } = await givenOpen(organiser, { public_results: false });
    const params = { id };
    const { collection } = await organiser.get(createScoreLinks, { params, body: { tables: [3] } });
    const [link] = collection;
    const body = { link: link?.token ?? '', key: randomUUID() };
    const { token } = (await api.call(accessByScoreLink, { body })).body;
    const phone = await follow(`open:${id}`, { token });
    await edit(id, { contact: '600' });
    await phone.until(changed(`open:${id}`));
    await edit(id, { contact: '601' });
    await phone.until(() => phone.messages.filter(changed(`open:${id}`)).length > 1);
    await organiser.get(revokeScoreLinks, { params });
    await phone.ended;
    expect(phone.messages.some(dropped(`open:${id}`))).toBe(false);
  });

  test("a phone with a score link ten times at once: the next one ends its first, and nobody else's", async () => {
    const { _id: id } = await givenOpen(organiser);
    const { collection } = await organiser.get(createScoreLinks, { params: { id }, body: { tables: [3] } });
    const enter = async () => {
      const body = { link: collection[0]?.token ?? '', key: randomUUID() };
      return { token: (await api.call(accessByScoreLink, { body })).body.token };
    };
    const [greedy, fair] = [await enter(), await enter()];
    const theirs = await follow(`open:${id}`, fair);
    const first = await follow(`open:${id}`, greedy);
    for (let count = 0; count < 10; count += 1) await follow(`open:${id}`, greedy);
    await first.ended;
    await edit(id, { contact: '600' });
    await theirs.until(changed(`open:${id}`));
  });

  test('its organisers, which phones opened its score links', async () => {
    const { _id: id } = await givenOpen(organiser);
    const { collection } = await organiser.get(createScoreLinks, { params: { id }, body: { tables: [3] } });
    const desk = await follow(`open:${id}`, asOrganiser());
    const body = { link: collection[0]?.token ?? '', key: randomUUID() };
    await api.call(accessByScoreLink, { body });
    await desk.until(changed(`open:${id}`, 'score_links'));
  });

  test('visitors no longer, once its results are not public; others go on', async () => {
    const { openId, matches } = await givenPlayed(organiser, 0, played.players);
    const id = matches[0]?._id ?? '';
    const visitor = await follow(`open:${openId},match:${id}@0`);
    const member = await follow(`open:${openId},match:${id}@0`, asStranger());
    await send(organiser, id, logOf([toss]));
    await Promise.all([visitor.until(isEvents), member.until(isEvents)]);
    await edit(openId, { public_results: false });
    await visitor.ended;
    expect(visitor.messages.some(dropped(`match:${id}`))).toBe(true);
    await score(organiser, id, 1);
    await member.until(upTo(2));
    expect(visitor.messages.some(upTo(2))).toBe(false);
  });

  test.each([
    ['its results are not public', { public_results: false }],
    ['it is for functional diversity', { functional_diversity: true }],
    ['it is played there no longer', { state: 'created' }],
  ] as const)('the day of an open no longer, once %s; others go on', async (_, change) => {
    const { _id: id } = await givenOpen(organiser, { state: 'registrationClosed' });
    const { _id: day } = await organiser.get(getOpenDay, { params: { id } });
    const topic = `day:${day}`;
    const visitor = await follow(`${topic},opens`);
    const desk = await follow(topic, { token: admin.login.token });
    const touch = () => sql`update play_days set automatic = not automatic where id = ${day}`.execute(api.db);
    await touch();
    await Promise.all([visitor, desk].map((stream) => stream.until(changed(topic))));
    await api.db.updateTable('opens').set(change).where('id', '=', id).execute();
    await visitor.until(dropped(topic));
    const heard = (stream: Following) => stream.messages.filter(changed(topic)).length;
    const before = heard(visitor);
    await touch();
    await desk.until(() => heard(desk) > 1);
    await untilQuiet();
    expect(heard(visitor)).toBe(before);
  });

  test('an account no longer, once its session ends', async () => {
    const leaver = await api.registerUser('Luis Lejos');
    const stream = await follow('me,opens', { token: leaver.login.token });
    await leaver.get(logout, { body: { refreshtoken: leaver.login.refreshToken } });
    await stream.ended;
    expect((await follow('me', { token: leaver.login.token })).status).toBe(401);
  });

  test.each(['', 'opens,', 'table:users', 'match:1', 'user:x', `open:${'a'.repeat(36)}`, 'me@@2'])(
    'refuses what is no topic: %s',
    async (topics) => expect((await follow(topics)).status).toBe(400),
  );
});

describe('the own account', () => {
  test('is followed by its session and by the matches of its player', async () => {
    const umpire = await api.registerPlayer('Aina Àrbitra');
    const stream = await follow('me', { token: umpire.login.token });
    const id = await givenTossed();
    await sql`update matches set umpire_id = ${umpire.player._id} where id = ${id}`.execute(api.db);
    await stream.until(changed('me'));
  });
});

describe('a client that comes back', () => {
  test('learns what changed meanwhile, and nothing else', async () => {
    const [mine, others] = [await givenOpen(organiser), await givenOpen(organiser)];
    const topics = `open:${mine._id},open:${others._id}`;
    const match = await givenTossed();
    const first = await follow(`${topics},match:${match}@1`, asStranger());
    const { version } = mine;
    await organiser.get(editOpen, { params: { id: mine._id }, version, body: { contact: 'Rosa' } });
    await first.until(changed(`open:${mine._id}`));
    // A server hears its own writes twice: the position of the point is after both, and after they were sent.
    await untilQuiet();
    await follow('opens');
    await score(organiser, match, 1);
    await first.until(upTo(2));
    first.cut();
    await organiser.get(editOpen, {
      params: { id: others._id },
      version: others.version,
      body: { contact: 'Pep' },
    });
    const again = await follow(topics, { ...asStranger(), from: first.position ?? '' });
    await again.until(changed(`open:${others._id}`));
    expect(again.messages.some(changed(`open:${mine._id}`))).toBe(false);
  });

  test.each(['another.7', 'nonsense', ''])(
    'from a position of another server (%s) is told to read again',
    async (from) => {
      const stream = await follow('opens', { from });
      await stream.until(({ type }) => type === 'resync');
    },
  );

  test('between two messages of one change hears the second, whichever it heard', async () => {
    const [match] = played.matches;
    const id = match?._id ?? '';
    const topics = [`open:${played.openId}`, `match:${id}`] as const;
    const stream = await follow(topics.join(','), asOrganiser());
    await untilQuiet();
    const from = stream.messages.length;
    const { version } = await organiser.get(getMatch, { params: { id } });
    await organiser.call(editMatch, { params: { id }, body: { table: 2 }, version });
    await Promise.all(topics.map((topic) => stream.until(changed(topic))));
    const first = stream.messages[from];
    const [second] = topics.filter((topic) => first && !changed(topic)(first));
    const back = await follow(topics.join(','), { ...asOrganiser(), from: stream.positions[from] ?? '' });
    expect(await back.until(changed(second ?? ''))).toBeDefined();
  });

  test('with data older than the last change is notified of it', async () => {
    const { _id: id } = await givenOpen(organiser);
    const stream = await follow(`open:${id}~5000`, asStranger());
    await stream.until(changed(`open:${id}`));
  });

  test('reads again when the server has missed changes', async () => {
    const stream = await follow('opens');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'topspin bell%' and datname = current_database()`.execute(api.db);
    await stream.until(({ type }) => type === 'resync');
  });
});

describe('the stream', () => {
  test('is not stored, compressed or buffered on the way', async () => {
    const { status, headers } = await follow('opens');
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(headers.get('content-encoding')).toBeNull();
  });

  test('ends when the server closes, which does not wait for it', async () => {
    const leaving = await startAnother(api);
    const stream = await followLive(await leaving.listen(), ['opens']);
    await leaving.close();
    await stream.ended;
  });

  test('of fifty spectators goes on at another server after a restart, with few statements', async () => {
    const id = await givenTossed();
    const topics = [`match:${id}@1`, `open:${played.openId}`];
    const before = await startAnother(api);
    const hall = await before.listen();
    const spectators = await Promise.all(Array.from({ length: 50 }, () => followLive(hall, topics)));
    await before.close();
    await Promise.all(spectators.map(({ ended }) => ended));
    await score(organiser, id, 1);
    const after = await startAnother(api);
    const again = await after.listen();
    const statements = await statementsOf(async () => {
      const back = await Promise.all(
        spectators.map(({ position = '' }) => followLive(again, topics, { from: position })),
      );
      await Promise.all(back.map((stream) => stream.until(upTo(2))));
      await Promise.all(back.map((stream) => stream.until(({ type }) => type === 'resync')));
    });
    expect(statements).toHaveLength(2);
    await after.close();
  });
});

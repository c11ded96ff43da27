import {
  callAgain,
  callMatch,
  editDay,
  editDayTable,
  getHall,
  getOpenDay,
  putDaySettings,
  returnToQueue,
  setDayManager,
  dayAfter,
  type Day,
  type Hall,
  type LiveMessage,
} from '@topspin/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startAnother, type Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenResult } from '#testing/given-draw.ts';
import { givenHall, givenInGroups } from '#testing/given-hall.ts';
import { logOf, points, send, toss } from '#testing/given-log.ts';
import { late } from '#testing/late.ts';
import { followLive, type Following } from '#testing/live-client.ts';
import { statementsOf } from '#testing/statements.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organizadora');
const neighbour = givenUser(api, 'Nuria Vecina');
const stranger = givenUser(api, 'Olga Otra');
const other = late(
  () => startAnother(api),
  (server) => server.close(),
);
let addresses: string[] = [];
let ours = '';
let theirs = '';
let players: readonly string[] = [];
let id = '';
const open: Following[] = [];

beforeAll(async () => {
  addresses = [await api.app.listen({ port: 0, host: '127.0.0.1' }), await other.listen()];
  const hall = await givenHall(organiser, 4);
  ({ open: ours, players } = await givenInGroups(organiser, 6, hall));
  theirs = (await givenInGroups(neighbour, 4, { ...hall, name: 'Secreto' })).open;
  await api.db.updateTable('opens').set({ functional_diversity: true }).where('id', '=', theirs).execute();
  id = (await day())._id;
});
afterEach(() => open.splice(0).forEach((stream) => stream.cut()));

const day = (by: Caller = organiser, openId = ours): Promise<Day> =>
  by.get(getOpenDay, { params: { id: openId } });
const hall = (): Promise<Hall> => api.get(getHall, { params: { id } });

type Shown = { readonly fingerprint: string };
const follow = async (topic: string, token?: string, server = 0): Promise<Following> => {
  const stream = await followLive(addresses[server] ?? '', [topic], token === undefined ? {} : { token });
  open.push(stream);
  return stream;
};
/** The same once it follows: a topic that it may not follow is refused when those before it are joined. */
async function joined(topic: string, token?: string, server = 0): Promise<Following> {
  const stream = await follow(`${topic},mails`, token, server);
  await stream.until(isDropped('mails'));
  return stream;
}
const isDropped = (topic: string) => (message: LiveMessage) =>
  message.type === 'dropped' && message.topic === topic;

/** A client with a day, which changes it by what it hears; `reads` are the times it had to read it again. */
async function client<Value extends Shown>(
  { topic, token, server = 0 }: { readonly topic: string; readonly token?: string; readonly server?: number },
  read: () => Promise<Value>,
) {
  let known = await read();
  const stream = await joined(`${topic}=${known.fingerprint}`, token, server);
  let heard = 0;
  let reads = 0;
  return {
    stream,
    /** As it is once it has the day that a read gives. */
    async caughtUp() {
      let goal = await read();
      await expect
        .poll(
          async () => {
            // Time, or a call that is made by itself, may have changed it since.
            if (known.fingerprint !== goal.fingerprint) goal = await read();
            for (; heard < stream.messages.length; heard += 1) {
              const message = stream.messages[heard];
              if (
                message?.type === 'changed' ||
                (message?.type === 'day' && ![message.from, message.to].includes(known.fingerprint))
              ) {
                known = await read();
                reads += 1;
              } else if (message?.type === 'day' && message.from === known.fingerprint)
                known = dayAfter(known, message);
            }
            return known.fingerprint === goal.fingerprint;
          },
          { timeout: 10_000 },
        )
        .toBe(true);
      return { known: { ...known, at: '' }, read: { ...goal, at: '' }, reads };
    },
  };
}

const tableOf = async (number: number) => (await day()).tables.find((table) => table.number === number);
async function lock(number: number, state: 'open' | 'locked') {
  const table = await tableOf(number);
  await organiser.get(editDayTable, {
    params: { id, table_id: table?._id ?? '' },
    version: table?.version ?? 0,
    body: { state },
  });
}
/** Calls the first match that is ready of an open, and returns it. */
async function call(table: number, openId = ours, by: Caller = organiser): Promise<string> {
  const { queue, matches } = await day(by, openId);
  const isOf = (match: string) => matches.some(({ _id, open_id }) => _id === match && open_id === openId);
  const match_id = queue.find((row) => row.ready && isOf(row.match_id))?.match_id ?? '';
  expect((await by.call(callMatch, { params: { id }, body: { match_id, table } })).status).toBe(201);
  return match_id;
}

/** What happens on a day, one after the other. */
const acts: readonly (() => Promise<unknown>)[] = [
  () => lock(4, 'locked'),
  () => call(1),
  async () => {
    const [one] = (await day()).calls;
    await organiser.get(callAgain, { params: { id, call_id: one?._id ?? '' }, body: { number: 2 } });
  },
  async () => {
    const match = (await tableOf(1))?.match_id ?? '';
    await send(organiser, match, logOf([toss]));
    await send(organiser, match, logOf(points('a', 11), 1));
  },
  () => call(2, theirs, neighbour),
  async () => givenResult(organiser, (await tableOf(1))?.match_id ?? ''),
  () => call(1),
  async () => {
    const { calls } = await day();
    await organiser.get(returnToQueue, { params: { id, call_id: calls.at(-1)?._id ?? '' } });
  },
  () =>
    organiser.get(putDaySettings, {
      params: { id: ours },
      body: {
        rest_minutes: 0,
        long_rest_minutes: 0,
        second_call_minutes: 4,
        third_call_minutes: 8,
        umpire_rules: ['none'],
        rounds_together: false,
        automatic: true,
      },
    }),
  async () => {
    const { version } = await day();
    await organiser.get(editDay, { params: { id }, version, body: { automatic: true } });
  },
  () => lock(4, 'open'),
  async () => givenResult(neighbour, (await tableOf(2))?.match_id ?? ''),
];

describe('a day that is followed', () => {
  test('is what a read gives after each change, for organisers and in the hall, at every server', async () => {
    const token = organiser.login.token;
    const clients = await Promise.all([
      client<Day>({ topic: `plan:${id}`, token }, () => day()),
      client<Day>({ topic: `plan:${id}`, token, server: 1 }, () => day()),
      client<Day>({ topic: `plan:${id}`, token: neighbour.login.token }, () => day(neighbour, theirs)),
      client<Hall>({ topic: `hall:${id}` }, hall),
      client<Hall>({ topic: `hall:${id}`, server: 1 }, hall),
    ]);
    for (const act of acts) {
      await act();
      for (const one of clients) {
        const { known, read, reads } = await one.caughtUp();
        expect(known).toEqual(read);
        expect(reads).toBe(0);
      }
    }
    const [, , , inHall] = clients;
    const secret = (await day(neighbour, theirs)).matches.filter(({ open_id }) => open_id === theirs);
    const people = secret.flatMap(({ a, b }) => [a?._id, b?._id]).filter((person) => person !== undefined);
    expect(people.length).toBeGreaterThan(0);
    for (const { stream } of [clients[0], inHall])
      for (const hidden of [...people, 'Secreto', 'Nuria Vecina'])
        expect(JSON.stringify(stream.messages)).not.toContain(hidden);
  });

  test('is made once however many follow it', async () => {
    const token = organiser.login.token;
    const { fingerprint } = await day();
    const streams = await Promise.all(
      Array.from({ length: 8 }, () => joined(`plan:${id}=${fingerprint}`, token)),
    );
    const isDay = (message: LiveMessage) => message.type === 'day';
    const table = await tableOf(3);
    const params = { id, table_id: table?._id ?? '' };
    const statements = await statementsOf(async () => {
      await organiser.get(editDayTable, { params, version: table?.version ?? 0, body: { automatic: false } });
      await Promise.all(streams.map((stream) => stream.until(isDay)));
    });
    // A server hears its own writes again from the database, which may take it longer than a look waits.
    const isRead = (text: string) => text.includes('json_build_object');
    const reads = statements.filter(isRead);
    const others = statements.filter((text) => !isRead(text));
    expect(others.filter((text) => text.includes('from play_days') && text.includes('occupan'))).toEqual([]);
    expect([1, 2]).toContain(reads.length);
  });

  test('is read by whoever has another one, or none', async () => {
    const token = organiser.login.token;
    for (const has of ['=0123456789abcdef', '']) {
      const stream = await follow(`plan:${id}${has}`, token);
      expect(await stream.until(({ type }) => type !== 'resync')).toEqual({
        type: 'changed',
        topic: `plan:${id}`,
      });
    }
  });

  test('is followed as organisers see it by them alone', async () => {
    for (const token of [stranger.login.token, undefined]) {
      const stream = await follow(`plan:${id}`, token);
      expect(await stream.until(({ type }) => type === 'dropped')).toMatchObject({ topic: `plan:${id}` });
    }
    await follow(`hall:${id}`, stranger.login.token);
  });

  test('is followed at most four times by a stream, as its hall sees it', async () => {
    const dates = ['2027-02-28', '2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'];
    const { open: openId } = await givenInGroups(organiser, 2, { date_end: '2027-03-04T19:00:00Z' });
    const days = [];
    for (const date of dates)
      days.push(await organiser.get(getOpenDay, { params: { id: openId }, query: { date } }));
    const topics = days.map(({ _id }) => `hall:${_id}`);
    const stream = await follow(topics.join(','));
    await stream.until(({ type }) => type === 'dropped');
    expect(stream.messages).toEqual([
      ...topics.slice(0, 4).map((topic) => ({ type: 'changed', topic })),
      { type: 'dropped', topic: topics[4] },
    ]);
  });

  test('is read for a name that changes if it is about today', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const dates = { date_start: at(-1), date_end: at(1) };
    const today = await day(organiser, (await givenInGroups(organiser, players.slice(0, 2), dates)).open);
    const near = await joined(`plan:${today._id}=${today.fingerprint}`, organiser.login.token);
    const far = await joined(`plan:${id}=${(await day()).fingerprint}`, organiser.login.token);
    await api.db
      .updateTable('players')
      .set({ name: 'Renombrada' })
      .where('id', '=', players[0] ?? '')
      .execute();
    await near.until(({ type }) => type === 'day');
    await pause(4200);
    expect(JSON.stringify(near.messages)).toContain('Renombrada');
    expect(JSON.stringify(far.messages)).not.toContain('Renombrada');
    await lock(3, 'locked');
    await far.until((message) => JSON.stringify(message).includes('Renombrada'));
    await lock(3, 'open');
  });

  test('is told where rights have changed, also to who reads it at another server', async () => {
    const token = neighbour.login.token;
    const before = await day(neighbour, theirs);
    const stream = await joined(`plan:${id}=${before.fingerprint}`, token, 1);
    const params = { id: ours, day_id: id, user_id: neighbour.id };
    await organiser.get(setDayManager, { params, body: { appointed: true } });
    await stream.until(({ type }) => type === 'changed');
    const { fingerprint } = await day(neighbour, theirs);
    await lock(3, 'locked');
    expect(await stream.until(({ type }) => type === 'day')).toMatchObject({ from: fingerprint });
    await lock(3, 'open');
    await organiser.get(setDayManager, { params, body: { appointed: false } });
  });

  test('is followed no longer by who ran it at a venue while they were trusted', async () => {
    const { fingerprint } = await day(neighbour, theirs);
    const stream = await joined(`plan:${id}=${fingerprint}`, neighbour.login.token);
    const trusted = (trusted_at: Date | null) =>
      api.db.updateTable('users').set({ trusted_at }).where('id', '=', neighbour.id).execute();
    await trusted(null);
    await stream.until(isDropped(`plan:${id}`));
    await trusted(new Date());
  });

  test('is another one for whoever may do more, and none for who organises it no more', async () => {
    const token = neighbour.login.token;
    const { fingerprint } = await day(neighbour, theirs);
    const stream = await joined(`plan:${id}=${fingerprint}`, token);
    const params = { id: ours, day_id: id, user_id: neighbour.id };
    await organiser.get(setDayManager, { params, body: { appointed: true } });
    await stream.until(({ type }) => type === 'changed');
    await api.db.deleteFrom('open_organisers').where('user_id', '=', neighbour.id).execute();
    await stream.until(isDropped(`plan:${id}`));
  });
});

import { randomUUID } from 'node:crypto';
import {
  accessByScoreLink,
  createScoreLinks,
  editMatch,
  getLeaderboard,
  getMatch,
  getPublicOpen,
  getScorePlace,
  listEvents,
  listMatches,
  listOpens,
  listOutbox,
  listPhases,
  listPublicEvents,
  listPublicOpens,
  me,
  plainTopics,
  removeOrganiser,
  type LiveMessage,
  type LiveTopic,
  type PlainTopic,
} from '@topspin/contract';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startAnother, type Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { logOf, send, toss } from '#testing/given-log.ts';
import { followLive, type Following } from '#testing/live-client.ts';
import { givenActors } from '#testing/permissions/actors.ts';
import { givenHouse, type House } from '#testing/permissions/house.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');

type Follower = { readonly name: string; readonly token: string | undefined };

let address: string;
let home: House;
let elsewhere: House;
let followers: Follower[];
let topics: LiveTopic[];
const open: Following[] = [];

beforeAll(async () => {
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  home = await givenHouse(api, 'A');
  elsewhere = await givenHouse(api, 'B');
  await api.db.updateTable('matches').set({ table_number: 3 }).where('id', '=', home.match).execute();
  const actors = await givenActors(api, admin, { home, untrusted: elsewhere });
  followers = [
    ...actors.map(({ name, user }) => ({ name, token: user?.login.token })),
    { name: 'umpire by the link of the match', token: await byLink({ matches: [home.match] }) },
    { name: 'umpire by the link of its table', token: await byLink({ tables: [3] }) },
    { name: 'umpire by the link of another table', token: await byLink({ tables: [4] }) },
    { name: 'umpire by a link of another open', token: await byLink({ tables: [3] }, elsewhere) },
  ];
  topics = [
    ...plainTopics,
    ...[home, elsewhere].flatMap((house): LiveTopic[] => [
      `open:${house.open}`,
      `open:${house.hidden}`,
      `open:${house.played}`,
      `match:${house.match}`,
    ]),
  ];
});
afterEach(() => open.splice(0).forEach((stream) => stream.cut()));

/** The token of a phone that opened a link of the open in play. */
async function byLink(place: { tables?: number[]; matches?: string[] }, house = home): Promise<string> {
  const params = { id: house.played };
  const { collection } = await house.people.organiser.get(createScoreLinks, { params, body: place });
  const body = { link: collection[0]?.token ?? '', key: randomUUID() };
  return (await api.get(accessByScoreLink, { body })).token;
}

const isOk = async (answered: Promise<{ readonly status: number }>) => (await answered).status === 200;

/** The calls whose answers a topic without an id is about. */
const callsOf: Readonly<Record<PlainTopic, (by: Caller) => readonly Promise<{ status: number }>[]>> = {
  me: (by) => [by.call(me)],
  active: (by) => [by.call(listMatches)],
  opens: (by) => [by.call(listOpens), by.call(listPublicOpens)],
  rankings: (by) => [by.call(getLeaderboard)],
  mails: (by) => [by.call(listOutbox)],
};

const isPlain = (topic: LiveTopic): topic is PlainTopic => !topic.includes(':');

/** Whether somebody may make one of the calls that a topic is about. */
async function mayRead(topic: LiveTopic, by: Caller): Promise<boolean> {
  if (isPlain(topic)) return (await Promise.all(callsOf[topic](by).map(isOk))).includes(true);
  const [kind, id = ''] = topic.split(':');
  const params = { id };
  if (kind === 'match') {
    const ofOpen = id === home.match ? home.played : elsewhere.played;
    const seen = by.call(listPublicEvents, { params: { id: ofOpen, match_id: id } });
    return (await isOk(by.call(listEvents, { params }))) || isOk(seen);
  }
  if (await isOk(by.call(listPhases, { params }))) return true;
  const place = await by.call(getScorePlace);
  return (place.status === 200 && place.body.open._id === id) || isOk(by.call(getPublicOpen, { params }));
}

const nowhere = 'open:00000000-0000-7000-8000-000000000000';
const dropped =
  (topic: string) =>
  (message: LiveMessage): boolean =>
    message.type === 'dropped' && message.topic === topic;

const follow = async (asked: readonly string[], token: string | undefined): Promise<Following> => {
  const stream = await followLive(address, asked, token === undefined ? {} : { token });
  open.push(stream);
  return stream;
};

/** The topics that somebody is let follow; a stream ends after ten refusals, so a few are tried at a time. */
async function followed({ token }: Follower): Promise<LiveTopic[]> {
  const found: LiveTopic[] = [];
  for (let from = 0; from < topics.length; from += 8) {
    const asked = topics.slice(from, from + 8);
    const stream = await follow([...asked, nowhere], token);
    await stream.until(dropped(nowhere));
    found.push(...asked.filter((topic) => !stream.messages.some(dropped(topic))));
  }
  return found;
}

test('everybody follows what they may read in a call, and nothing else', async () => {
  for (const follower of followers) {
    const by = api.as(follower.token);
    const readable: LiveTopic[] = [];
    for (const topic of topics) if (await mayRead(topic, by)) readable.push(topic);
    expect([follower.name, await followed(follower)]).toEqual([follower.name, readable]);
  }
});

test('the umpires by link follow their match, and none of another table', async () => {
  const ofMatch = followers.slice(-4).map((follower) => followed(follower));
  const has = (await Promise.all(ofMatch)).map((list) => list.includes(`match:${home.match}`));
  expect(has).toEqual([true, true, false, false]);
});

describe('a stream stops carrying', () => {
  const topic = (): LiveTopic => `match:${home.match}`;

  test('a match that has moved to another table, for an umpire by the link of the first', async () => {
    const stream = await follow([topic(), `open:${home.played}`], await byLink({ tables: [3] }));
    const { organiser } = home.people;
    const params = { id: home.match };
    const { version } = await organiser.get(getMatch, { params });
    await organiser.get(editMatch, { params, version, body: { table: 5 } });
    await stream.until(dropped(topic()));
    await send(organiser, home.match, logOf([toss]));
    await stream.until(
      ({ type, ...more }) => type === 'changed' && 'topic' in more && more.topic !== topic(),
    );
    expect(stream.messages.some(({ type }) => type === 'events')).toBe(false);
  });

  test('an open in preparation, for a co-organiser who is removed', async () => {
    const { coOrganiser, organiser } = home.people;
    const hidden: LiveTopic = `open:${home.hidden}`;
    const stream = await follow([hidden, 'me'], coOrganiser.login.token);
    const params = { id: home.hidden, user_id: coOrganiser.id };
    await organiser.get(removeOrganiser, { params });
    await stream.until(dropped(hidden));
  });

  test('everything, once the session of an umpire by link has expired', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let now = new Date();
    const server = await startAnother(api, { now: () => now });
    const token = await byLink({ tables: [4] });
    const stream = await followLive(await server.listen(), [`open:${home.played}`], { token });
    now = new Date(now.getTime() + 13 * 60 * 60 * 1000);
    vi.advanceTimersByTime(15_000);
    await stream.ended;
    vi.useRealTimers();
    await server.close();
  });
});

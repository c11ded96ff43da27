import type { LiveMessage, LiveTopic } from '@topspin/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLive } from '../../testing/fake-live.ts';
import { createConnection } from './connection.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const topics = (...all: LiveTopic[]) => new Set<LiveTopic>(all);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function given() {
  const server = fakeLive();
  const messages: LiveMessage[] = [];
  const ups: boolean[] = [];
  const connection = createConnection({
    onMessage: (message) => messages.push(message),
    onConnection: (isUp) => ups.at(-1) !== isUp && ups.push(isUp),
  });
  return { server, messages, ups, connection };
}

describe('the stream of a browser', () => {
  test('is opened once for what several pages follow, and asks nothing while they are idle', async () => {
    const { server, connection, ups } = given();
    connection.follow(topics('me'), [{ topic: 'me', since: Date.now() }]);
    connection.follow(topics('me', 'open:1'), [{ topic: 'open:1', since: Date.now() - 500 }]);
    await wait(100);
    expect(server.asked).toEqual([{ topics: 'me~60,open:1~560', from: null }]);
    for (let beat = 0; beat < 8; beat += 1) {
      server.beat(`boot.${beat}`);
      await wait(15_000);
    }
    expect(server.asked).toHaveLength(1);
    expect(ups).toEqual([true]);
  });

  test('resumes where it was, without the age of what it covered, and after the last event of a match', async () => {
    const { server, connection, messages } = given();
    connection.follow(topics('open:1', 'match:1'), [
      { topic: 'open:1', since: Date.now() },
      { topic: 'match:1', since: Date.now(), seq: 4 },
    ]);
    await wait(100);
    const events: LiveMessage = { type: 'events', topic: 'match:1', after: 4, seq: 6, events: [] };
    server.send('boot.9', events);
    await wait(10);
    expect(messages).toEqual([events]);
    server.end();
    await wait(3000);
    expect(server.asked[1]).toEqual({ topics: 'open:1,match:1@6', from: 'boot.9' });
  });

  test('is left alone when less is followed, and opened again for more or for older data', async () => {
    const { server, connection } = given();
    connection.follow(topics('me', 'open:1'), []);
    await wait(100);
    server.beat('boot.1');
    connection.follow(topics('me'), []);
    connection.follow(topics('me', 'open:1'), [{ topic: 'open:1', since: Date.now() }]);
    await wait(5000);
    expect(server.asked).toHaveLength(1);
    connection.follow(topics('me', 'open:1'), [{ topic: 'open:1', since: Date.now() - 60_000 }]);
    await wait(100);
    expect(server.asked.at(-1)).toEqual({ topics: 'me,open:1~60060', from: 'boot.1' });
    connection.follow(topics('me', 'opens'), [{ topic: 'opens', since: Date.now() }]);
    await wait(100);
    expect(server.asked.at(-1)?.topics).toBe('me,opens~60');
  });

  test.each<[string, LiveMessage]>([
    ['of the topic', { type: 'changed', topic: 'open:1', tables: ['matches'] }],
    ['of everything', { type: 'resync' }],
  ])(
    'asks again for data read before the last message %s, which nobody may have used',
    async (_, message) => {
      const { server, connection } = given();
      connection.follow(topics('me', 'open:1'), []);
      await wait(100);
      connection.follow(topics('me'), []);
      const since = Date.now();
      await wait(10);
      server.send('boot.1', message);
      await wait(500);
      connection.follow(topics('me', 'open:1'), [{ topic: 'open:1', since }]);
      await wait(100);
      expect(server.asked.at(-1)).toEqual({ topics: 'me,open:1~570', from: 'boot.1' });
      connection.follow(topics('me', 'open:1'), [{ topic: 'open:1', since: Date.now() }]);
      await wait(100);
      expect(server.asked).toHaveLength(2);
    },
  );

  test('asks again for what a stream opened a moment ago may not have looked for yet', async () => {
    const { server, connection } = given();
    connection.follow(topics('open:1'), [{ topic: 'open:1', since: Date.now() - 400 }]);
    await wait(100);
    server.beat('boot.1');
    await wait(10);
    connection.follow(topics('open:1', 'opens'), [{ topic: 'opens', since: Date.now() }]);
    await wait(100);
    expect(server.asked.map(({ topics }) => topics)).toEqual(['open:1~460', 'open:1~570,opens~60']);
  });

  test('is given up when nothing is heard for long, and opened again', async () => {
    const { server, connection, ups } = given();
    connection.follow(topics('me'), []);
    await wait(100);
    server.beat('boot.1');
    await wait(44_000);
    expect(ups.slice(0, 2)).toEqual([true, false]);
    expect(server.asked.length).toBeGreaterThan(1);
  });

  test('is opened again where a server that hangs does not even answer', async () => {
    const { server, connection, ups } = given();
    server.hangs = true;
    connection.follow(topics('me'), []);
    await wait(45_000);
    server.hangs = false;
    await wait(45_000);
    server.beat('boot.1');
    await wait(10);
    expect(ups).toEqual([false, true]);
  });

  test('comes back later and later, at random, while there is no server', async () => {
    const { server, connection } = given();
    server.isAway = true;
    connection.follow(topics('me'), []);
    await wait(1000);
    const soon = server.asked.length;
    await wait(60_000);
    expect(soon).toBeLessThanOrEqual(2);
    expect(server.asked.length).toBeLessThan(15);
    const before = server.asked.length;
    server.isAway = false;
    await wait(30_000);
    expect(server.asked).toHaveLength(before + 1);
  });

  test('does not ask again for what may not be followed', async () => {
    const { server, connection } = given();
    connection.follow(topics('me', 'open:1'), []);
    await wait(100);
    server.send('boot.1', { type: 'dropped', topic: 'open:1' });
    server.end();
    await wait(3000);
    expect(server.asked.at(-1)?.topics).toBe('me');
    connection.follow(topics('open:1'), []);
    server.end();
    await wait(60_000);
    expect(server.asked).toHaveLength(2);
    connection.follow(topics('me'), []);
    connection.follow(topics('me', 'open:1'), []);
    await wait(1000);
    expect(server.asked.at(-1)?.topics).toBe('me,open:1');
  });

  test('goes on without a topic that is none, of a page with a wrong address', async () => {
    const { server, connection, ups } = given();
    server.refuses = /open:tomorrow/;
    connection.follow(topics('me', 'open:tomorrow'), []);
    await wait(100);
    expect(server.asked.at(-1)?.topics).toBe('me,open:tomorrow');
    await wait(3000);
    server.beat('boot.1');
    await wait(60_000);
    expect(server.asked.slice(1).every(({ topics: asked }) => asked === 'me')).toBe(true);
    expect(ups[0]).toBe(false);
    expect(ups[1]).toBe(true);
  });
});

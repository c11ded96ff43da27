import { expect, test } from 'vitest';
import { shownDays } from '#features/day/reads.ts';
import { openBell } from '#live/bell.ts';
import { testDatabase } from '#testing/database/database.ts';
import { late } from '#testing/late.ts';
import { openHub } from './hub.ts';

const database = late(testDatabase, (made) => made.close());

test('a stream that begins after all were ended is ended, too, so that the server can close', async () => {
  const bell = await openBell(database.url);
  const hub = openHub({
    db: database.db,
    days: shownDays(undefined),
    bell,
    authenticate: async () => null,
    authenticateByLink: async () => null,
    now: () => new Date(),
    onFailure: (error) => expect.unreachable(String(error)),
  });
  hub.close();
  const ended = Promise.withResolvers<void>();
  const stream = { isOpen: true, send: () => true, end: ended.resolve, onEnd: () => undefined };
  const follower = { stream, token: null, viewer: null, umpire: null, topics: new Set<never>() };
  await hub.follow(follower, { topics: [{ topic: 'opens' }], from: undefined });
  await ended.promise;
  await bell.close();
});

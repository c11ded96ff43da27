import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';
import { openBell, type Bell, type Pace } from './bell.ts';
import { hearOwnWrites } from './own-writes.ts';
import type { Notify } from './hears-itself.ts';
import { ring } from './ring.ts';

const pace: Pace = { beat: 20, test: 20, patience: 1000, firstRetry: 5, lastRetry: 20 };

let database: TestDatabase;
let bell: Bell;
beforeAll(async () => {
  database = await testDatabase();
  hearOwnWrites(database.pool, { ringHere: (topics) => bell.ringHere(topics) });
});
afterAll(() => database.close());
beforeEach(async () => {
  bell = await openBell(database.url, { pace });
});
afterEach(() => bell.close());

/** Records every notification of a listener, and can wait for the next one. */
function listenTo(heardBell: Bell) {
  const heard: string[] = [];
  let next: (() => void) | undefined;
  const hear = (what: string) => {
    heard.push(what);
    next?.();
  };
  heardBell.subscribe({
    onRing: (topics) => topics.forEach(hear),
    onLost: () => hear('lost'),
    onRegained: () => hear('regained'),
  });
  const until = async (what: string) => {
    while (!heard.includes(what)) await new Promise<void>((resolve) => (next = resolve));
  };
  return { heard, until };
}

const cut = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'topspin bell%' and datname = current_database()`.execute(database.db);

describe('a bell', () => {
  test('is heard once for each topic of a transaction, after its commit', async () => {
    const { heard, until } = listenTo(bell);
    await database.db.transaction().execute(async (db) => {
      await ring(db, ['match:1', 'open:1']);
      await ring(db, ['match:1', 'open:1']);
      await sql`select 1`.execute(database.db);
      expect(heard).toEqual([]);
    });
    await ring(database.db, ['end']);
    await until('end');
    expect(heard).toEqual(['match:1', 'open:1', 'end']);
  });

  test('is heard of as many topics as a correction of a whole season touches', async () => {
    const { heard, until } = listenTo(bell);
    const topics = Array.from({ length: 1000 }, (_, index) => `match:${index}-${randomUUIDv7()}`);
    await ring(database.db, topics);
    await until(topics.at(-1) ?? '');
    expect(heard).toEqual(topics);
  });

  test('is not heard of what was rolled back', async () => {
    const { heard, until } = listenTo(bell);
    const failing = database.db.transaction().execute(async (db) => {
      await ring(db, ['open:1']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await ring(database.db, ['end']);
    await until('end');
    expect(heard).toEqual(['end']);
  });

  test('that rings what nobody can read goes on', async () => {
    const { heard, until } = listenTo(bell);
    for (const payload of ['', '{', '7', '[7,"open:1"]'])
      await sql`select pg_notify('topspin_live', ${payload})`.execute(database.db);
    await until('open:1');
    expect(heard).toEqual(['open:1']);
  });

  test('notifies nobody who has unsubscribed', async () => {
    const { until } = listenTo(bell);
    const unsubscribe = bell.subscribe({ onRing: () => expect.unreachable() });
    unsubscribe();
    await ring(database.db, ['end']);
    await until('end');
  });

  test('whose connection is cut says so, and is heard again', async () => {
    const { heard, until } = listenTo(bell);
    await cut();
    await until('lost');
    await until('regained');
    await ring(database.db, ['end']);
    await until('end');
    expect(heard).toEqual(['lost', 'regained', 'end']);
    expect(bell.connected).toBe(true);
  });

  test('of a database that is not there yet is tried again', async () => {
    const url = new URL(database.url);
    url.pathname = `${url.pathname}_later`;
    const early = await openBell(url.href, { pace: { ...pace, lastRetry: 5 } });
    expect(early.connected).toBe(false);
    const { until } = listenTo(early);
    await sql`create database ${sql.id(url.pathname.slice(1))}`.execute(database.db);
    await until('regained');
    await early.close();
    await sql`drop database ${sql.id(url.pathname.slice(1))} with (force)`.execute(database.db);
  });

  test('that does not hear what is sent over another connection counts as lost', async () => {
    let isPassedOn = false;
    const notify: Notify = async (channel, payload) =>
      isPassedOn && (await sql`select pg_notify(${channel}, ${payload})`.execute(database.db));
    const deaf = await openBell(database.url, { pace: { ...pace, patience: 100 }, notify });
    expect(deaf.connected).toBe(false);
    const { heard, until } = listenTo(deaf);
    isPassedOn = true;
    await until('regained');
    isPassedOn = false;
    await until('lost');
    await deaf.close();
    expect(heard).toEqual(['regained', 'lost']);
  });

  test('whose test cannot be sent is not lost', async () => {
    let sent = 0;
    const tested = Promise.withResolvers<void>();
    const notify: Notify = async (channel, payload) => {
      sent += 1;
      if (sent > 3) tested.resolve();
      if (sent > 1) throw new Error('all connections are in use');
      await sql`select pg_notify(${channel}, ${payload})`.execute(database.db);
    };
    const tried = await openBell(database.url, { pace, notify });
    await tested.promise;
    expect([tried.connected, tried.losses]).toEqual([true, 0]);
    await tried.close();
  });

  test('that is closed is over, also between two attempts', async () => {
    await bell.close();
    expect(bell.connected).toBe(false);
    const lost = await openBell('postgres://nobody@127.0.0.1:1/none', {
      pace: { ...pace, firstRetry: 60_000, lastRetry: 60_000 },
    });
    await lost.close();
  });
});

describe('what a session carries', () => {
  const at = new Date('2026-03-07T10:00:00Z');

  /** An account with a session and a player. */
  async function insertUser(): Promise<string> {
    const id = randomUUIDv7();
    const terms = { terms_accepted_at: at, terms_version: '1' };
    await database.db
      .insertInto('users')
      .values({ id, name: 'Ana', email: `${id}@topspin.test`, password_hash: '', ...terms })
      .execute();
    await database.db.insertInto('session_families').values({ id: randomUUIDv7(), user_id: id }).execute();
    await database.db
      .insertInto('players')
      .values({ id: randomUUIDv7(), user_id: id, name: 'Ana' })
      .execute();
    return id;
  }

  /** Waits until all earlier rings have been heard. */
  async function untilQuiet(until: (what: string) => Promise<void>): Promise<void> {
    const last = randomUUIDv7();
    await ring(database.db, [last]);
    await until(last);
  }

  test.each<[string, string, boolean]>([
    ['a role', `update users set roles = '{admin}'`, true],
    ['a verification', `update users set email_verified_at = now()`, true],
    ['an address', `update users set email = id || '@eva.test'`, true],
    ['a name', `update users set name = 'Eva'`, true],
    ['a language', `update users set lang = 'ca'`, true],
    ['an account disabled', `update users set deleted_at = now()`, true],
    [
      'an account erased',
      `update users set erased_at = now(), email = id || '@erased.invalid', password_hash = '', phones = '[]', roles = '{}', avatar_id = null`,
      true,
    ],
    ['an account deleted', `delete from users`, true],
    ['a session ended', `update session_families set ended_at = now(), ended_reason = 'logout'`, true],
    ['a session deleted', `delete from session_families`, true],
    ['a player deleted', `update players set deleted_at = now()`, true],
    ['a player given away', `update players set user_id = null`, true],
    ['a player gone', `delete from players`, true],
    ['a rating', `update players set rating = 1200`, false],
    ['a session used', `update session_families set last_used_at = now()`, false],
    ['a theme', `update users set theme = 'light'`, false],
  ])('that changes rings: %s', async (_, change, rings) => {
    const user = await insertUser();
    const { heard, until } = listenTo(bell);
    await untilQuiet(until);
    heard.length = 0;
    await sql.raw(change).execute(database.db);
    expect(heard.includes(`user:${user}`), 'at once').toBe(rings);
    await untilQuiet(until);
    const times = heard.filter((topic) => topic === `user:${user}`).length;
    expect(times, 'as a writer and over the connection').toBe(rings ? 2 : 0);
  });
});

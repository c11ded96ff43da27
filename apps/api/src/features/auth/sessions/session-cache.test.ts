import {
  access,
  editMe,
  endSessions,
  eraseMe,
  getOpen,
  listUsers,
  logout,
  me,
  setRoles,
} from '@topspin/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '#http/call.ts';
import type { Bell, Listener } from '#live/bell.ts';
import type { Topics } from '#live/topics.ts';
import { startAnother, type RegisteredUser, type TestApi } from '#testing/client.ts';
import { givenApi } from '#testing/given-api.ts';
import { sessionCache } from './session-cache.ts';

describe('what is known of a session', () => {
  const session = 'phone';
  const viewer = { id: 'ana', name: 'Ana' } as Viewer;
  const load = async () => viewer;

  /** An in-memory bell that a test can ring and disconnect between two steps. */
  function quietBell() {
    let listener: Listener | undefined;
    const bell = {
      connected: true as boolean,
      subscribe: (given: Listener) => {
        listener = given;
        return () => undefined;
      },
      ringHere: (topics: Topics) => listener?.onRing(topics),
      close: async () => undefined,
    } satisfies Bell;
    const cut = () => {
      bell.connected = false;
      listener?.onLost?.();
    };
    const mend = () => {
      bell.connected = true;
      listener?.onRegained?.();
    };
    return { bell, cut, mend };
  }

  test('is kept until the bell rings for its user', async () => {
    const { bell } = quietBell();
    const sessions = sessionCache(bell);
    expect(sessions.find(session)).toBeUndefined();
    await sessions.read(session, load);
    bell.ringHere(['user:eva', 'open:ana', 'ana']);
    expect(sessions.find(session)).toBe(viewer);
    bell.ringHere(['open:1', 'user:ana']);
    expect(sessions.find(session)).toBeUndefined();
  });

  test('is that session alone', async () => {
    const sessions = sessionCache(quietBell().bell);
    await sessions.read(session, load);
    expect(sessions.find('laptop')).toBeUndefined();
  });

  test('is nothing without a bell', async () => {
    const sessions = sessionCache(undefined);
    expect(await sessions.read(session, load)).toBe(viewer);
    expect(sessions.find(session)).toBeUndefined();
  });

  test('is not that there is none', async () => {
    const sessions = sessionCache(quietBell().bell);
    await sessions.read(session, async () => null);
    expect(await sessions.read(session, load)).toBe(viewer);
  });

  test('is not kept when the bell rang, broke or came back while it was read', async () => {
    const { bell, cut, mend } = quietBell();
    const events = [() => bell.ringHere(['user:ana']), cut, mend, () => (cut(), mend())];
    for (const event of events) {
      const sessions = sessionCache(bell);
      await sessions.read(session, async () => {
        event();
        return viewer;
      });
      expect(sessions.find(session)).toBeUndefined();
    }
  });

  test('is forgotten when the bell breaks, and nothing is kept until it is heard again', async () => {
    const { bell, cut, mend } = quietBell();
    const sessions = sessionCache(bell);
    await sessions.read(session, load);
    cut();
    expect(sessions.find(session)).toBeUndefined();
    await sessions.read(session, load);
    expect(sessions.find(session)).toBeUndefined();
    mend();
    await sessions.read(session, load);
    expect(sessions.find(session)).toBe(viewer);
  });

  test('is as much as there is room for', async () => {
    const sessions = sessionCache(quietBell().bell, 1);
    await sessions.read(session, load);
    const eva = { id: 'eva', name: 'Eva' } as Viewer;
    await sessions.read('laptop', async () => eva);
    expect([sessions.find(session), sessions.find('laptop')]).toEqual([undefined, eva]);
  });
});

describe('on two servers', () => {
  const here = givenApi();
  let there: Pick<TestApi, 'as' | 'bell' | 'close'>;
  let admin: RegisteredUser;
  let user: RegisteredUser;
  beforeAll(async () => {
    there = await startAnother(here);
    admin = await here.registerUser();
  });
  afterAll(async () => {
    await there.close();
  });
  beforeEach(async () => {
    user = await here.registerUser();
    await bothKnow(user.login.token);
  });

  const bothKnow = async (token: string) => {
    await here.as(token).get(me);
    await there.as(token).get(me);
  };
  /** Waits until the other server has heard of a change to the user. */
  const heardThere = () =>
    new Promise<void>((resolve) => {
      const unsubscribe = there.bell.subscribe({
        onRing(topics) {
          if (!topics.includes(`user:${user.id}`)) return;
          unsubscribe();
          resolve();
        },
      });
    });
  const change = async (work: () => Promise<unknown>) => {
    const heard = heardThere();
    await work();
    return heard;
  };
  const statuses = async (token: string) => [
    (await here.as(token).call(me)).status,
    (await there.as(token).call(me)).status,
  ];
  const versionOf = async (id: string) => {
    const { collection } = await admin.get(listUsers, { query: { filters: { _id: id } } });
    return collection[0]?.version ?? 0;
  };
  const setRolesOf = async (roles: readonly 'admin'[]) =>
    admin.get(setRoles, {
      params: { id: user.id },
      body: { roles: [...roles] },
      version: await versionOf(user.id),
    });

  test('a session that is known is not read again', async () => {
    await here.db.transaction().execute(async (db) => {
      await sql`alter table session_families disable trigger user`.execute(db); // None rings.
      await db
        .updateTable('session_families')
        .set({ ended_at: new Date(), ended_reason: 'logout' })
        .where('user_id', '=', user.id)
        .execute();
      await sql`alter table session_families enable trigger user`.execute(db);
    });
    expect(await statuses(user.login.token)).toEqual([200, 200]);
  });

  test('a session that ends is over on both', async () => {
    await change(() => here.get(logout, { body: { refreshtoken: user.login.refreshToken } }));
    expect(await statuses(user.login.token)).toEqual([401, 401]);
  });

  test('it is over at once where it was ended', async () => {
    await here.get(logout, { body: { refreshtoken: user.login.refreshToken } });
    expect((await user.call(me)).status).toBe(401);
  });

  test('the other devices are logged out, and this one is not', async () => {
    const { email, password } = user;
    const other = await here.get(access, { body: { email, password } });
    await bothKnow(other.token);
    await change(() => user.get(endSessions, { params: { id: user.id } }));
    expect([await statuses(other.token), await statuses(user.login.token)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
  });

  test('a role counts from when it is given until it is taken away', async () => {
    const may = async () => [
      (await user.call(listUsers)).status,
      (await there.as(user.login.token).call(listUsers)).status,
    ];
    await change(() => setRolesOf(['admin']));
    expect(await may()).toEqual([200, 200]);
    await change(() => setRolesOf([]));
    expect(await may()).toEqual([403, 403]);
  });

  test('a language is the one chosen last', async () => {
    await change(() => user.get(editMe, { body: { lang: 'ca' }, version: user.login.user.version }));
    const nowhere = { params: { id: '01890000-0000-7000-8000-000000000000' } };
    const messages = [
      (await user.call(getOpen, nowhere)).failure.message,
      (await there.as(user.login.token).call(getOpen, nowhere)).failure.message,
    ];
    const catalan = await here.call(getOpen, { ...nowhere, headers: { 'x-application-lang': 'ca' } });
    expect(messages).toEqual([catalan.failure.message, catalan.failure.message]);
  });

  test('an account that is erased is gone on both', async () => {
    await change(() => user.get(eraseMe, { body: { password: user.password } }));
    expect(await statuses(user.login.token)).toEqual([401, 401]);
  });

  test('an account that somebody disables in the database is out on both', async () => {
    await change(() =>
      here.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', user.id).execute(),
    );
    expect(await statuses(user.login.token)).toEqual([401, 401]);
  });

  test('a server whose bell is disconnected asks the database, and has nothing stale when it reconnects', async () => {
    const lost = Promise.withResolvers<void>();
    const regained = Promise.withResolvers<void>();
    there.bell.subscribe({
      onRing: () => undefined,
      onLost: () => lost.resolve(),
      onRegained: () => regained.resolve(),
    });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where application_name like 'topspin bell%' and datname = current_database()`.execute(here.db);
    await lost.promise;
    await here.get(logout, { body: { refreshtoken: user.login.refreshToken } });
    expect(await statuses(user.login.token)).toEqual([401, 401]);
    await regained.promise;
    expect(await statuses(user.login.token)).toEqual([401, 401]);
  });
});

import { errorBody, resource, type Route } from '@topspin/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';
import { callTurns, usualTurns } from '#http/limits/call-turns.ts';
import { bind, type Binding } from './bind.ts';
import type { Call } from './call.ts';
import { fail } from './fail.ts';
import { Answer, handle, type Handler } from './handle.ts';
import { sealWith } from './seal.ts';
import { createServer } from './server.ts';
import { readViewer } from '#http/access/viewer.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('settings').execute());

const now = new Date('2026-03-07T10:00:00Z');
/** Of one caller. */
const one = { all: 2, ofOne: 1, ofOpen: 2 };
const here = resource('settings', '');

/** A server with only these handlers. */
async function serve(...handlers: Handler[]) {
  const app = createServer({ logLevel: 'silent', trustProxy: false });
  const binding: Binding = {
    db: database.db,
    now: () => now,
    owns: {},
    authenticate: async () => null,
    authenticateByLink: () => undefined,
    authenticateByKey: async () => null,
    checkLimit: async () => undefined,
    turns: callTurns({ ...usualTurns, reads: { atOnce: one, waiting: one, patience: 1000, few: 0 } }),
    seal: sealWith(new Uint8Array(32)),
  };
  readViewer(app, binding);
  for (const handler of handlers) bind(app, binding, handler);
  return app;
}

const answer = z.object({ name: z.string(), inner: z.nullable(z.object({ rating: z.number() })) });
const read = here('read', 'GET /read', { summary: '', answers: { 200: answer } });
const write = here('write', 'POST /write', { summary: '' });

const keep = (db: Call['db'], key: string) =>
  db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(1) })
    .execute();
const kept = async () =>
  (await database.db.selectFrom('settings').select('key').execute()).map(({ key }) => key);

describe('an answer', () => {
  test('carries what its route declares, whatever the action gives', async () => {
    const row = { name: 'Ana', password_hash: 'secret', inner: { rating: 1200, phone: '612345678' } };
    const app = await serve(handle(read, 'anyone', async () => row));
    const { body, statusCode } = await app.inject({ url: '/read' });
    expect([statusCode, JSON.parse(body)]).toEqual([200, { name: 'Ana', inner: { rating: 1200 } }]);
  });

  test('that lacks what its route declares is a bug, and says no more', async () => {
    const app = await serve(handle(read as Route, 'anyone', async () => ({ inner: null })));
    const { body, statusCode } = await app.inject({ url: '/read' });
    expect([statusCode, errorBody.parse(JSON.parse(body)).code]).toEqual([500, 'server.failed']);
  });

  test('may have headers and another status', async () => {
    const moved = { ...write, answers: { 204: null, 302: null } };
    const app = await serve(
      handle(moved, 'anyone', async () => new Answer(302, undefined, { location: '/elsewhere' })),
    );
    const { headers, statusCode } = await app.inject({ method: 'POST', url: '/write' });
    expect([statusCode, headers['location']]).toEqual([302, '/elsewhere']);
  });
});

test.each(['server.overloaded', 'request.malformed'] as const)(
  'a call that is given up as %s after its caller was answered 503 is no line of the log',
  async (code) => {
    const lines: string[] = [];
    let isLate = true;
    const app = await serve(
      handle(read, 'anyone', async ({ http }) => {
        if (!isLate) return { name: 'Ana', inner: null };
        isLate = false;
        http.reply.log = { error: (line: unknown) => lines.push(JSON.stringify(line)) } as never;
        http.reply.send(fail('server.overloaded'));
        throw fail(code);
      }),
    );
    expect((await app.inject({ url: '/read' })).statusCode).toBe(503);
    // It waits until the first has given its turn back.
    expect((await app.inject({ url: '/read' })).statusCode).toBe(200);
    expect(lines).toEqual([]);
  },
);

describe('a write', () => {
  test('that is refused leaves nothing', async () => {
    const app = await serve(
      handle(write, 'anyone', async ({ db }) => {
        await keep(db, 'a');
        throw fail('auth.forbidden');
      }),
    );
    expect((await app.inject({ method: 'POST', url: '/write' })).statusCode).toBe(403);
    expect(await kept()).toEqual([]);
  });

  test('that ends after its caller was answered 503 leaves nothing', async () => {
    const app = await serve(
      handle(write, 'anyone', async ({ db, http }) => {
        await keep(db, 'a');
        http.reply.send(fail('server.overloaded'));
      }),
    );
    expect((await app.inject({ method: 'POST', url: '/write' })).statusCode).toBe(503);
    // Waits for the other transaction, and fails if it was committed.
    await expect(keep(database.db, 'a')).resolves.not.toThrow();
  });

  test('that opens its own transactions leaves what it kept before it refused', async () => {
    const act = async ({ db }: Call<typeof write>) => {
      await keep(db, 'a');
      throw fail('auth.forbidden');
    };
    const app = await serve(handle(write, 'anyone', act, { ownTransaction: true }));
    await app.inject({ method: 'POST', url: '/write' });
    expect(await kept()).toEqual(['a']);
  });

  test('is repeated from the start when the database says it came in between', async () => {
    let attempts = 0;
    const app = await serve(
      handle(write, 'anyone', async ({ db }) => {
        attempts += 1;
        await keep(db, `attempt ${attempts}`);
        if (attempts < 3)
          await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(db);
      }),
    );
    expect((await app.inject({ method: 'POST', url: '/write' })).statusCode).toBe(204);
    expect(await kept()).toEqual(['attempt 3']);
  });

  test('is not repeated for ever', async () => {
    let attempts = 0;
    const app = await serve(
      handle(write, 'anyone', async ({ db }) => {
        attempts += 1;
        await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(db);
      }),
    );
    expect([(await app.inject({ method: 'POST', url: '/write' })).statusCode, attempts]).toEqual([500, 3]);
  });

  test('two that lock in opposite order are both done', async () => {
    await keep(database.db, 'a');
    await keep(database.db, 'b');
    let waiting = 0;
    let bothHold: () => void;
    const held = new Promise<void>((resolve) => (bothHold = resolve));
    const lock = (db: Call['db'], key: string) =>
      db.selectFrom('settings').select('key').where('key', '=', key).forUpdate().execute();
    const named = (name: string, first: string, second: string) =>
      handle({ ...write, name, path: `/${name}` }, 'anyone', async ({ db }) => {
        await lock(db, first);
        waiting += 1;
        if (waiting === 2) bothHold();
        if (waiting <= 2) await held;
        await lock(db, second);
      });
    const app = await serve(named('up', 'a', 'b'), named('down', 'b', 'a'));
    const answers = await Promise.all(['/up', '/down'].map((url) => app.inject({ method: 'POST', url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  });
});

describe('what comes in', () => {
  const removal = here('remove', 'PATCH /things/{id}/softDelete', {
    summary: '',
    ifMatch: 'optional',
    answers: { 200: z.object({ version: z.nullable(z.int()), lang: z.string(), at: z.string() }) },
  });
  const url = '/things/01890000-0000-7000-8000-000000000000/softDelete';

  test.each([
    [undefined, null],
    ['3', 3],
    ['"3"', 3],
    ['W/"12"', 12],
    ['*', null],
  ])('with If-Match %s', async (given, version) => {
    const app = await serve(
      handle(removal, 'anyone', async (call) => ({
        version: call.version,
        lang: call.lang,
        at: call.now.toISOString(),
      })),
    );
    const headers = { 'x-application-lang': 'ca', ...(given && { 'if-match': given }) };
    const { body } = await app.inject({ method: 'PATCH', url, headers });
    expect(JSON.parse(body)).toEqual({ version, lang: 'ca', at: now.toISOString() });
  });

  test('is refused where somebody has to be known', async () => {
    const app = await serve(handle(write, 'anyone', async ({ user }) => void user.id));
    expect((await app.inject({ method: 'POST', url: '/write' })).statusCode).toBe(401);
  });
});

test('who reads a lot at once waits for it, and is turned away beyond that; others are answered', async () => {
  const held = Promise.withResolvers<void>();
  const reads = async ({ http }: Call) => {
    if (http.request.ip === '10.0.0.1') await held.promise;
    return { name: http.request.ip, inner: null };
  };
  const app = await serve(handle(read, 'anyone', reads));
  const readFrom = (remoteAddress: string) => app.inject({ url: '/read', remoteAddress });
  const both = Promise.all([readFrom('10.0.0.1'), readFrom('10.0.0.1')]);
  expect((await readFrom('10.0.0.1')).statusCode).toBe(503);
  expect((await readFrom('10.0.0.2')).json()).toMatchObject({ name: '10.0.0.2' });
  held.resolve();
  expect((await both).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

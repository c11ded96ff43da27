import { errorBody, resource } from '@topspin/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { readViewer } from '#http/access/viewer.ts';
import { bind, type Binding } from '#http/bind.ts';
import { handle } from '#http/handle.ts';
import { sealWith } from '#http/seal.ts';
import { createServer } from '#http/server.ts';
import { testDatabase } from '#testing/database/database.ts';
import { late } from '#testing/late.ts';
import { callTurns, usualTurns, type CallTurns } from './call-turns.ts';
import { refuseEarly } from './refuse-early.ts';

const database = late(testDatabase, (made) => made.close());

const opens = resource('opens', '/app/opens');
const answers = { 200: z.object({ by: z.string() }) };
const read = opens('read', 'GET /{id}/read', { summary: '', answers });
const score = opens('score', 'POST /{id}/score', {
  summary: '',
  answers,
  body: z.object({ points: z.int() }),
});
const final = '01890000-0000-7000-8000-000000000001';
const club = '01890000-0000-7000-8000-000000000002';

let app: FastifyInstance;
let address: string;
let turns: CallTurns;
/** What is being read, by whom, and how to end it. */
let reading: { by: string; end: () => void }[];

/** A server with two reads at once, which last until they are told to end. */
beforeEach(async () => {
  reading = [];
  const reads = {
    atOnce: { all: 2, ofOne: 1, ofOpen: 2 },
    waiting: { all: 9, ofOne: 3, ofOpen: 9 },
    patience: 150,
    few: 0,
  };
  turns = callTurns({ ...usualTurns, reads });
  app = createServer({ logLevel: 'silent', trustProxy: true });
  const binding: Binding = {
    db: database.db,
    now: () => new Date(),
    owns: {},
    authenticate: () => null,
    authenticateByLink: () => undefined,
    authenticateByKey: async () => null,
    checkLimit: async () => undefined,
    turns,
    seal: sealWith(new Uint8Array(32)),
  };
  refuseEarly(app, turns);
  readViewer(app, binding);
  const lasting = handle(read, 'anyone', async ({ http }) => {
    await new Promise<void>((end) => reading.push({ by: http.request.ip, end }));
    return { by: http.request.ip };
  });
  bind(app, binding, lasting);
  bind(
    app,
    binding,
    handle(score, 'anyone', async ({ http }) => ({ by: http.request.ip }), { scores: true }),
  );
  address = `${await app.listen({ port: 0, host: '127.0.0.1' })}/app/opens`;
});
afterEach(async () => {
  await vi.waitFor(() => {
    endAll();
    expect(turns.reads.state()).toMatchObject({ underWay: 0, waiting: 0 });
  });
  await app.close();
});

const endAll = () => {
  for (const { end } of reading.splice(0)) end();
};

/** Calls as a visitor from an address. */
const as = (ip: string) => {
  const headers = { 'x-forwarded-for': ip, 'x-application-lang': 'ca' };
  return {
    reads: (open = final) => fetch(`${address}/${open}/read`, { headers }),
    scores: () =>
      fetch(`${address}/${final}/score`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{"points":1}',
      }),
  };
};

/** Until so many are read and so many wait. */
const until = (underWay: number, waiting: number) =>
  vi.waitFor(() => expect(turns.reads.state()).toMatchObject({ underWay, waiting }));

/** Asks until what waits has waited for too long; gives the answers of those that wait. */
async function overload(): Promise<{ waiting: Promise<Response>[] }> {
  const waiting = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'].map((ip) => as(ip).reads());
  await until(2, 2);
  await vi.waitFor(() => expect(turns.reads.isSlow(final)).toBe(true));
  return { waiting };
}

test('while what waits has waited for too long, reads are refused at once, in the language of who asks', async () => {
  const { waiting } = await overload();
  const refused = await as('203.0.113.9').reads();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.headers.get('content-type')).toBe('application/json');
  expect(errorBody.parse(await refused.json())).toMatchObject({
    code: 'server.overloaded',
    message: 'El servidor està saturat.',
    requestId: refused.headers.get('x-request-id'),
  });
  expect(turns.reads.state().refused).toEqual({ many: 0, slow: 1, late: 0 });
  // None of those before it has been answered by then.
  endAll();
  await until(2, 0);
  endAll();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('points are accepted meanwhile', async () => {
  await overload();
  const { status } = await as('203.0.113.9').scores();
  expect(status).toBe(200);
  expect(turns.reads.state()).toMatchObject({ underWay: 2, waiting: 2 });
});

test('reads are accepted as soon as it is over', async () => {
  await overload();
  endAll();
  await until(2, 0);
  endAll();
  await until(0, 0);
  const answer = as('203.0.113.9').reads();
  await until(1, 0);
  endAll();
  expect((await answer).status).toBe(200);
});

test('one who asks for much is refused, and another has their turn', async () => {
  const loud = Array.from({ length: 4 }, () => as('203.0.113.1').reads());
  await until(1, 3);
  const refused = await as('203.0.113.1').reads();
  expect(refused.status).toBe(503);
  const other = as('203.0.113.2').reads();
  await until(2, 3);
  expect(reading.map(({ by }) => by)).toEqual(['203.0.113.1', '203.0.113.2']);
  for (let left = 4; left > 0; left -= 1) {
    await vi.waitFor(() => expect(reading.length).toBeGreaterThan(0));
    endAll();
  }
  expect((await other).status).toBe(200);
  expect((await Promise.all(loud)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('one open that everybody looks at is refused, and another is not', async () => {
  await overload();
  expect((await as('203.0.113.8').reads(final)).status).toBe(503);
  const other = as('203.0.113.9').reads(club);
  await until(2, 3);
  endAll();
  await until(2, 1);
  endAll();
  await until(1, 0);
  endAll();
  expect((await other).status).toBe(200);
});

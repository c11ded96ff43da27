import { createOpen, createVenue, me } from '@topspin/contract';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { startApi, testSettings } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { answerError, refusalOf } from './error-answer.ts';
import { fail, orFail } from '#http/fail.ts';

const notQueryable = 'Client has encountered a connection error and is not queryable';
const coded = (code: string, message = 'broken') => Object.assign(new Error(message), { code });

describe('what was thrown', () => {
  test.each([
    ['a refusal', fail('open.notFinished'), 'open.notFinished'],
    ['a number out of range', coded('22003'), 'request.malformed'],
    ['a zero byte', coded('22021'), 'request.malformed'],
    ['a database that restarts', coded('57P01'), 'server.databaseAway'],
    ['a database that crashed', coded('57P02'), 'server.databaseAway'],
    ['a database that starts', coded('57P03'), 'server.databaseAway'],
    ['a database that is gone', coded('ECONNREFUSED'), 'server.databaseAway'],
    ['a socket that is gone', coded('ENOENT'), 'server.databaseAway'],
    ['a socket that is full', coded('EAGAIN'), 'server.databaseAway'],
    ['a connection that is cut', coded('EPIPE', 'write EPIPE'), 'server.databaseAway'],
    ['a connection that failed', coded('08006'), 'server.databaseAway'],
    ['a connection closed in a transaction', coded('25P03'), 'server.databaseAway'],
    ['a connection that ended', new Error('Connection terminated unexpectedly'), 'server.databaseAway'],
    ['a connection used after its end', new Error(notQueryable), 'server.databaseAway'],
    ['no connection left', coded('53300'), 'server.overloaded'],
    ['no memory left', coded('53200'), 'server.overloaded'],
    ['a statement that took too long', coded('57014'), 'server.overloaded'],
    ['no connection in time', new Error('timeout exceeded when trying to connect'), 'server.overloaded'],
    ['a full disk', coded('53100'), 'server.diskFull'],
    ['a database that only reads', coded('25006'), 'server.readOnly'],
    [
      'a read that a standby cancelled',
      coded('40001', 'canceling statement due to conflict with recovery'),
      'server.readOnly',
    ],
    ['a caller who hung up', coded('ECONNRESET', 'aborted'), 'request.malformed'],
    ['a database that hung up', coded('ECONNRESET', 'read ECONNRESET'), 'server.databaseAway'],
    ['a broken constraint', coded('23505'), 'server.failed'],
    ['a bug', new TypeError('x is undefined'), 'server.failed'],
    ['what is no error', 'oops', 'server.failed'],
    ['a header too large', Object.assign(new Error('header'), { statusCode: 431 }), 'request.tooLarge'],
    [
      'another refusal of the server',
      Object.assign(new Error('teapot'), { statusCode: 418 }),
      'request.malformed',
    ],
  ])('%s', (_, thrown, code) => {
    expect(refusalOf(thrown).code).toBe(code);
  });

  test('carries the figures of a failure of the engine', () => {
    const failed = { ok: false, error: { code: 'draw.groupTooSmall', group: 3, size: 1 } } as const;
    expect(() => orFail(failed)).toThrow(expect.objectContaining({ details: { group: 3, size: 1 } }));
    expect(orFail({ ok: true, value: 7 })).toBe(7);
  });
});

describe('a bug', () => {
  test('is answered with a number and no detail', async () => {
    const broken = (): Date => {
      throw new TypeError('no clock');
    };
    const api = await startApi({ now: broken });
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { host: 'localhost' },
      payload: { name: 'Ana', email: 'ana@topspin.test', password: 'rabona-7', terms_accepted: true },
    });
    await api.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'server.failed',
      message: 'Algo ha fallado en el servidor.',
      errors: {
        message: 'Algo ha fallado en el servidor.',
        message2: 'Vuelve a probar dentro de un momento.',
      },
      requestId: answer.headers['x-request-id'],
    });
  });
});

test('a bug is a line of the log with the id that is answered', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } },
    childLoggerFactory: (logger) => logger,
    genReqId: () => 'one-of-many',
  });
  app.setErrorHandler(answerError);
  app.get('/', async () => {
    throw new TypeError('no clock');
  });
  const answer = await app.inject('/');
  await app.close();
  expect(answer.headers['x-request-id']).toBe('one-of-many');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { reqId: 'one-of-many', err: { message: 'no clock' } },
  ]);
});

test('calls that are refused by a busy server are a short line, however many they are', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  app.setErrorHandler(answerError);
  app.get('/', async () => {
    throw new Error('timeout exceeded when trying to connect');
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/')));
  await app.close();
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ code: 'server.overloaded', times: 1 }),
  ]);
  expect(lines.join()).not.toContain('stack');
});

describe('what a caller can bring about', () => {
  test.each([
    ['an address that cannot be read', { url: '/%zz' }],
    [
      'JSON that is none',
      { method: 'POST', url: '/', payload: '{', headers: { 'content-type': 'application/json' } },
    ],
    ['a part of a file that is not there', { url: '/416' }],
    ['a value that the database cannot take', { url: '/22003' }],
  ] as const)('is no line of the log: %s', async (_, request) => {
    const lines: string[] = [];
    const app = Fastify({
      logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } },
      frameworkErrors: answerError,
    });
    app.setErrorHandler(answerError);
    app.post('/', async () => 'read');
    app.get('/416', async () => {
      throw Object.assign(new Error('range'), { statusCode: 416 });
    });
    app.get('/22003', async () => {
      throw coded('22003');
    });
    expect((await app.inject(request)).statusCode).toBeGreaterThanOrEqual(400);
    await app.close();
    expect(lines).toEqual([]);
  });
});

describe('an address that is not verified', () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'topspin@topspin.test' };
  const api = givenApi({ settings: { ...testSettings, mail } });
  givenUser(api);

  test.each([createOpen, createVenue])('does not yet allow $name', async (route) => {
    const user = await api.registerUser('Ana', { proven: false });
    const { status, failure } = await user.call(route, { body: {} });
    expect([status, failure.code]).toEqual([403, 'auth.emailNotVerified']);
    expect((await user.get(me)).user.email_verified).toBe(false);
  });
});

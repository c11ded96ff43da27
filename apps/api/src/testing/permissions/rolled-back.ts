import type pg from 'pg';
import { connect, openPool } from '#db/connect.ts';
import { callerOf, noLimits, testSettings, type Caller } from '#testing/client.ts';
import { createApp } from '../../app.ts';

export type RolledBack = {
  readonly as: (token?: string) => Caller;
  /** Does the work and takes back whatever the calls in it wrote. */
  readonly takeBack: <T>(work: () => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
};

/** What a transaction of the server becomes inside the one that is taken back. */
const inside: readonly (readonly [RegExp, string])[] = [
  [/^(?:begin|start transaction)/iu, 'savepoint inside'],
  [/^commit/iu, 'release savepoint inside'],
  [/^rollback$/iu, 'rollback to savepoint inside'],
];

const translated = (text: string): string => inside.find(([pattern]) => pattern.test(text))?.[1] ?? text;

/**
 * One more server on the database of another, all of whose connections are one. What it wrote can be taken back, so that
 * every call may be tried by everybody on the same things.
 */
export async function startRolledBack(databaseUrl: string): Promise<RolledBack> {
  const pool = openPool(databaseUrl, { max: 1 });
  const client = await pool.connect();
  const send = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const only = {
    query: (text: unknown, ...rest: unknown[]) =>
      send(typeof text === 'string' ? translated(text) : text, ...rest),
    release: () => undefined,
  };
  const db = connect({ connect: async () => only, end: async () => undefined } as unknown as pg.Pool);
  const app = await createApp({ db, settings: testSettings, limits: noLimits, signs: {} });
  return {
    as: (token) => callerOf(app, token),
    async takeBack(work) {
      await client.query('begin');
      try {
        return await work();
      } finally {
        await client.query('rollback');
      }
    },
    async close() {
      await app.close();
      client.release();
      await pool.end();
    },
  };
}

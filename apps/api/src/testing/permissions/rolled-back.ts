import type pg from 'pg';
import { connect, openPool } from '#db/connect.ts';
import { callerOf, noLimits, testSettings, type Caller } from '#testing/client.ts';
import { textsOf } from '#testing/statements.ts';
import { createApp } from '../../app.ts';

export type RolledBack = {
  readonly as: (token?: string) => Caller;
  /** Does the work, then rolls back everything its calls wrote. */
  readonly takeBack: <T>(work: () => Promise<T>) => Promise<T>;
  /** The statements that its calls run meanwhile, but for those that read the session. */
  readonly statementsOf: (work: () => Promise<unknown>) => Promise<string[]>;
  readonly close: () => Promise<void>;
};

/** A server's transaction, as a savepoint inside the one that is rolled back. */
const inside: readonly (readonly [RegExp, string])[] = [
  [/^(?:begin|start transaction)/iu, 'savepoint inside'],
  [/^commit/iu, 'release savepoint inside'],
  [/^rollback$/iu, 'rollback to savepoint inside'],
];

const translated = (text: string): string => inside.find(([pattern]) => pattern.test(text))?.[1] ?? text;

/** A name for each text: PostgreSQL plans under it once what comes thousands of times. */
function statementNames(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text) ?? `rolled back ${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Another server on the same database with a single connection. What it wrote can be rolled back, so that
 * every actor can try every call on the same things.
 */
export async function startRolledBack(databaseUrl: string): Promise<RolledBack> {
  const pool = openPool(databaseUrl, { max: 1 });
  const client = await pool.connect();
  const send = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const nameOf = statementNames();
  let asked: unknown[] = [];
  const only = {
    query(text: unknown, values?: unknown, ...rest: unknown[]) {
      asked.push(text);
      if (typeof text !== 'string') return send(text, values, ...rest);
      if (!Array.isArray(values) || values.length === 0) return send(translated(text), values, ...rest);
      return send({ name: nameOf(text), text, values }, ...rest);
    },
    release: () => undefined,
  };
  const db = connect({ connect: async () => only, end: async () => undefined } as unknown as pg.Pool);
  const app = await createApp({ db, settings: testSettings, limits: noLimits });
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
    async statementsOf(work) {
      asked = [];
      await work();
      return textsOf(asked);
    },
    async close() {
      await app.close();
      client.release();
      await pool.end();
    },
  };
}

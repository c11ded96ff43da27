import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { ready, register } from '@topspin/contract';
import { connect, openPool } from '#db/connect.ts';
import { fixedStatement } from '#db/fixed-statement.ts';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';
import { hasPgbouncer, startPgbouncer } from '#testing/database/pgbouncer.ts';
import { poolOfTransactions, type PoolOptions } from '#testing/database/pool-of-transactions.ts';
import { httpCaller } from '#testing/http-caller.ts';
import { late } from '#testing/late.ts';
import { startProgram } from '#testing/started-program.ts';
import { openDatabase } from './open-database.ts';

const database = late(testDatabase, (made) => made.close());
const other = late(testDatabase, (made) => made.close());

let end: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of end.splice(0).toReversed()) await close();
});

async function pool(options?: PoolOptions): Promise<string> {
  const opened = await poolOfTransactions(database.url, options);
  end.push(() => opened.close());
  return opened.url;
}

const open = (databaseUrl: string, direct?: Pick<TestDatabase, 'url'>) =>
  openDatabase({
    databaseUrl,
    databaseDirectUrl: direct?.url,
    dataDir: undefined,
    onRestart: () => undefined,
  });

test.each([
  [{}, 'leads through a pool that keeps no sessions'],
  [{ refusesSettings: true }, 'leads to a pool that takes no time limits'],
])('a pool of transactions is refused without the way around it: %o', async (options, reason) => {
  const opened = open(await pool(options));
  await expect(opened).rejects.toThrow(reason);
  await expect(opened).rejects.toThrow('set DATABASE_DIRECT_URL to PostgreSQL itself');
});

test('a way that leads to another database is refused', async () => {
  await expect(open(await pool(), other)).rejects.toThrow('lead to different databases');
});

const add = fixedStatement<{ one: number; two: number }, { sum: number; pid: number }>((_, { one, two }) => ({
  compile: () =>
    sql<{
      sum: number;
      pid: number;
    }>`select ${one}::int + ${two}::int as sum, pg_backend_pid() as pid`.compile(database.db),
}));

test.each([
  [{ keepsStatements: true, refusesSettings: true }, true, []],
  [{}, false, [expect.stringContaining('does not keep prepared statements')]],
])('a pool of transactions with the way around it works: %o', async (options, keeps, notes) => {
  const opened = await open(await pool(options), database);
  expect([opened.shared.pool, opened.notes]).toEqual([{ keepsStatements: keeps }, notes]);
  const connections = openPool(opened.shared, { max: 3 });
  const db = connect(connections);
  const rows = await Promise.all(
    Array.from({ length: 30 }, async (_, one) => (await add(db, { one, two: 1 }))[0]),
  );
  expect(rows.map((row) => row?.sum)).toEqual(Array.from({ length: 30 }, (_, one) => one + 1));
  expect(new Set(rows.map((row) => row?.pid)).size).toBeGreaterThan(1);
  await db.destroy();
});

test('requests through a pool have their time limits by its role, and what goes around it has none', async () => {
  const opened = await open(await pool(), database);
  const shown = async (where: string | typeof opened.shared) => {
    const db = connect(where, { max: 1, limits: {} });
    const { rows } = await sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    await db.destroy();
    return rows[0];
  };
  expect(await shown(opened.shared)).toEqual({ statement: '8s', idle: '15s' });
  expect(await shown(opened.url)).toEqual({ statement: '0', idle: '0' });
});

/** Starts the program behind a pool, makes some accounts and looks whether it is well. */
async function serveBehind(url: string): Promise<string> {
  const program = startProgram({ DATABASE_URL: url, DATABASE_DIRECT_URL: database.url, HOST: '127.0.0.1' });
  end.push(async () => {
    program.child.kill('SIGTERM');
    await program.ended;
  });
  const [, address = ''] = await program.until(/^Topspin is ready: (\S+)$/m);
  const anyone = httpCaller(address);
  const accounts = await Promise.all(
    ['Ana', 'Eva', 'Mar'].map((name) => {
      const email = `${name}-${randomUUID()}@topspin.test`;
      const body = { name, email, password: 'rabona-7', lang: 'es', terms_accepted: true } as const;
      return anyone.get(register, { body });
    }),
  );
  expect(accounts).toHaveLength(3);
  expect(await anyone.get(ready)).toMatchObject({ status: 'ok' });
  return program.said();
}

test('the whole program serves through a pool of transactions', async () => {
  expect(await serveBehind(await pool({ refusesSettings: true }))).toContain(
    'does not keep prepared statements',
  );
});

test('the whole program serves through PgBouncer, which is refused alone, where it is installed', async () => {
  if (!hasPgbouncer) return;
  const pgbouncer = await startPgbouncer(database.url);
  end.push(() => pgbouncer.close());
  await expect(open(pgbouncer.url)).rejects.toThrow('set DATABASE_DIRECT_URL to PostgreSQL itself');
  await serveBehind(pgbouncer.url);
});

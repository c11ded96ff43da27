import { me, refresh, setProfilePreferences } from '@topspin/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { usualConnections } from '#db/connect.ts';
import type { Db } from '#http/call.ts';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { usualTurns } from './call-turns.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const many = givenUser(api, 'Ana Apresurada');
const other = givenUser(api, 'Berta');

const rename = (user: RegisteredUser) =>
  user.call(setProfilePreferences, { params: { id: user.id }, body: { skip_player_creation: true } });

/** Does the work while another transaction holds what the account is about to write. */
async function whileLocked<Result>(lock: (db: Db) => Promise<unknown>, work: () => Promise<Result>) {
  return api.db.transaction().execute(async (transaction) => {
    await lock(transaction);
    return work();
  });
}

const accountOf =
  ({ id }: RegisteredUser) =>
  (db: Db) =>
    sql`select from users where id = ${id} for update`.execute(db);

test('writes of one account that wait for one row keep no connection from others', async () => {
  const { writing, others } = await whileLocked(accountOf(many), async () => {
    const writing = Array.from({ length: 5 * usualConnections }, () => rename(many));
    const others = await Promise.all([
      other.call(me),
      rename(other),
      api.call(refresh, {
        body: { refreshtoken: other.login.refreshToken },
      }),
    ]);
    return { writing, others };
  });
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set((await Promise.all(writing)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('beyond those that wait, writes of one account are refused as busy while the rest still waits', async () => {
  const { mostOfOne: most, mostWaiting: waiting } = usualTurns.writes;
  const writing = await whileLocked(accountOf(many), async () => {
    const calls = Array.from({ length: most + waiting + 40 }, () => rename(many));
    const refused = Promise.withResolvers<void>();
    let left = 40;
    const count = async (call: ReturnType<typeof rename>) => {
      const { status } = await call;
      left -= Number(status === 503);
      if (left === 0) refused.resolve();
    };
    for (const call of calls) void count(call);
    await refused.promise;
    return { calls };
  });
  const answers = await Promise.all(writing.calls);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most + waiting);
  expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('2');
});

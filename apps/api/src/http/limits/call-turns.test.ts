import { exportResults, getOpen, me, refresh, setProfilePreferences } from '@topspin/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { usualConnections } from '#db/connect.ts';
import type { Db } from '#http/call.ts';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';
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
  const most = usualTurns.writes.atOnce.ofOne;
  const waiting = usualTurns.writes.waiting.ofOne;
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

test('opens that leave as files, which takes long, hold up no other read, and one account takes one turn', async () => {
  const { _id: id } = await givenOpen(many, {});
  const { _id: others } = await givenOpen(other, {});
  const leave = async (by: RegisteredUser, open: string) => {
    const url = `/api${exportResults.path.replace('{id}', open)}`;
    const headers = { authorization: `Bearer ${by.login.token}` };
    return (await api.app.inject({ url, headers })).statusCode;
  };
  const letIn = usualTurns.files.atOnce.ofOne + usualTurns.files.waiting.ofOne;
  const tooMany = 2;
  const lock = (db: Db) => sql`lock table match_events in access exclusive mode`.execute(db);
  const { asked, ofOther, read, refused } = await whileLocked(lock, async () => {
    const refusals: number[] = [];
    const asked = Array.from({ length: letIn + tooMany }, async () => {
      const status = await leave(many, id);
      if (status === 503) refusals.push(status);
      return status;
    });
    const ofOther = leave(other, others);
    const read = await other.call(getOpen, { params: { id: others } });
    await expect.poll(() => refusals.length).toBe(tooMany);
    return { asked, ofOther, read, refused: refusals.length };
  });
  expect([read.status, refused]).toEqual([200, tooMany]);
  // The other one is next, however many of the first wait, whichever of them came first. On a slow machine the last are too late.
  expect(await ofOther).toBe(200);
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200, 503]));
});

import { createHash } from 'node:crypto';
import type { Route } from '@topspin/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { successOf } from '#http/answer/answers.ts';
import type { Db } from './call.ts';
import { Refusal, fail } from './fail.ts';
import { Answer } from './handle.ts';
import type { Person } from './person.ts';
import { strikeJson } from './strike.ts';
import { inTransaction } from './transaction.ts';

const kept = 24 * 60 * 60 * 1000;

type KeyedRequest = { readonly request: FastifyRequest; readonly route: Route; readonly now: Date };
type Key = {
  readonly user_id: string;
  readonly key: string;
  readonly route: string;
  readonly body_hash: Buffer;
};

/**
 * Runs a write once per `Idempotency-Key` and user for 24 hours. The key is inserted first, in the same transaction
 * as the effects: a second call with it waits for the first one and then gets its answer; a crash leaves neither.
 */
export async function once(db: Db, asked: KeyedRequest, act: (db: Db) => Promise<unknown>): Promise<unknown> {
  const key = keyOf(asked);
  if (!key) return inTransaction(db, act);
  return inTransaction(db, async (transaction) => {
    const known = await claim(transaction, key, asked.now);
    if (known) return replay(known, key);
    const outcome = await act(transaction);
    // A failure is not stored: a retry may succeed.
    if (outcome instanceof Refusal) await forget(transaction, key);
    else await keep(transaction, key, asAnswer(asked.route, outcome));
    return outcome;
  });
}

function keyOf({ request, route }: KeyedRequest): Key | null {
  const given = request.headers['idempotency-key'];
  if (given === undefined || !request.viewer) return null;
  if (typeof given !== 'string' || !/^[\w.:-]{1,200}$/u.test(given)) throw fail('request.malformed');
  return { user_id: request.viewer.id, key: given, route: route.name, body_hash: hashOf(request) };
}

const hashOf = ({ url, body }: FastifyRequest): Buffer =>
  createHash('sha256')
    .update(`${url}\n${JSON.stringify(body ?? null)}`)
    .digest();

async function claim(db: Db, key: Key, now: Date) {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', key.user_id)
    .where('created_at', '<', new Date(now.getTime() - kept))
    .execute();
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ ...key, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return null;
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', key.user_id)
    .where('key', '=', key.key)
    .executeTakeFirstOrThrow();
}

type Known = {
  readonly route: string;
  readonly body_hash: Buffer;
  readonly status: number | null;
  readonly answer: string | null;
};

function replay(known: Known, key: Key): Answer<unknown> {
  const same = known.route === key.route && known.body_hash.equals(key.body_hash);
  if (!same) throw fail('request.idempotencyKeyReused');
  if (known.status === null) throw fail('request.inProgress');
  return new Answer(known.status, known.answer === null ? undefined : JSON.parse(known.answer));
}

const asAnswer = (route: Route, outcome: unknown): Answer<unknown> =>
  outcome instanceof Answer ? outcome : new Answer(successOf(route), outcome);

async function keep(db: Db, key: Key, { status, body }: Answer<unknown>): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status, answer: body === undefined ? null : JSON.stringify(body) })
    .where('user_id', '=', key.user_id)
    .where('key', '=', key.key)
    .execute();
}

const forget = (db: Db, key: Key) =>
  db.deleteFrom('idempotency_keys').where('user_id', '=', key.user_id).where('key', '=', key.key).execute();
/** Deletes the stored answers of a person, and strikes them out of those of others. */
export async function eraseAnswers(db: Db, { account, ids, strike }: Person): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('user_id', '=', account).execute();
  const speaking = await db
    .selectFrom('idempotency_keys')
    .select(['user_id', 'key', 'answer'])
    .where(sql<boolean>`exists (select from unnest(${ids}::text[]) id where position(id in answer) > 0)`)
    .execute();
  for (const { user_id, key, answer } of speaking) {
    await db
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(strikeJson(JSON.parse(answer ?? 'null'), strike)) })
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .execute();
  }
}

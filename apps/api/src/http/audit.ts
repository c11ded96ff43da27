import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Call, Db } from './call.ts';
import type { Person } from './person.ts';
import { strikeJson } from './strike.ts';

/** By whom, and when: of a call, or with `user: null` where nobody with an account acts. */
export type Acting = Pick<Call, 'db' | 'now'> & {
  readonly user: { readonly id: string } | null;
  readonly requestId?: string;
};

export type AuditEntry = {
  /** The kind and id of what it was done to. */
  readonly entity: string;
  readonly id?: string | null;
  readonly reason?: string | undefined;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly refused?: boolean;
};

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/**
 * Writes an audit entry in the transaction of the action, so that neither exists without the other. The action has the name of its
 * route: `editOpen`.
 */
export async function audit(by: Acting, action: string, entry: AuditEntry): Promise<void> {
  await by.db
    .insertInto('audit_log')
    .values({
      // Keeps the order of writing, even within the same clock instant.
      id: randomUUIDv7(),
      actor_id: by.user?.id ?? null,
      action,
      entity: entry.entity,
      entity_id: entry.id ?? null,
      reason: entry.reason ?? null,
      before: json(entry.before),
      after: json(entry.after),
      refused: entry.refused ?? false,
      request_id: by.requestId ?? null,
      at: by.now,
    })
    .execute();
}

/**
 * The entries stay, under an anonymous account; whatever identifies the person is struck out of entries that they made or
 * that mention them.
 */
export async function strikeAudit(db: Db, { ids, strike }: Person): Promise<void> {
  const mentions = sql<boolean>`exists (select from unnest(${ids}::text[]) id
    where position(id in before::text) > 0 or position(id in after::text) > 0)`;
  const entries = await db
    .selectFrom('audit_log')
    .select(['id', 'reason', 'before', 'after'])
    .where((entry) => entry.or([entry('actor_id', 'in', ids), entry('entity_id', 'in', ids), mentions]))
    .where((entry) =>
      entry.or([
        entry('reason', 'is not', null),
        entry('before', 'is not', null),
        entry('after', 'is not', null),
      ]),
    )
    .execute();
  for (const { id, reason, before, after } of entries) {
    const left = {
      reason: reason && strike(reason),
      before: json(strikeJson(before, strike) ?? undefined),
      after: json(strikeJson(after, strike) ?? undefined),
    };
    await db.updateTable('audit_log').set(left).where('id', '=', id).execute();
  }
}

type Counted = { readonly actorId: string; readonly action: string; readonly since: Date };

/** Adds one to an entry that counts several, `after: {times}`; false if there is none since then. */
export async function countAnother(db: Db, { actorId, action, since }: Counted): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('audit_log')
    .set({ after: sql`jsonb_set(after, '{times}', to_jsonb((after ->> 'times')::int + 1))` })
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .where('at', '>=', since)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

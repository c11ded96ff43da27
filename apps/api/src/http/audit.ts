import { randomUUIDv7 } from 'node:crypto';
import type { Db } from './call.ts';

export type AuditEntry = {
  /** Who did it, or null where the server itself acts. */
  readonly actorId: string | null;
  /** What was done, as a route is named: `editOpen`. */
  readonly action: string;
  /** To what kind of thing, and which one. */
  readonly entity: string;
  readonly entityId?: string | null;
  readonly reason?: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly refused?: boolean;
  readonly requestId?: string;
  readonly at: Date;
};

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Writes down who did what; in the transaction of the deed, so that one is not there without the other. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      // In the order of writing also within one instant of the clock.
      id: randomUUIDv7(),
      actor_id: entry.actorId,
      action: entry.action,
      entity: entry.entity,
      entity_id: entry.entityId ?? null,
      reason: entry.reason ?? null,
      before: json(entry.before),
      after: json(entry.after),
      refused: entry.refused ?? false,
      request_id: entry.requestId ?? null,
      at: entry.at,
    })
    .execute();
}

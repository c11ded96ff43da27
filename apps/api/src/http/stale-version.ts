import type { Db } from './call.ts';
import { fail } from './fail.ts';

type Row = { readonly id: string; readonly version: number };

/** Refuses a change to a row that changed since the caller read it; without a version, any is accepted. */
export function refuseStale(row: Pick<Row, 'version'>, seen: number | null): void {
  if (seen !== null && seen !== row.version) throw fail('request.staleVersion', { version: row.version });
}

/** The same for a row each of whose changes is in the audit log: says who made the last one, and when. */
export async function refuseStaleByName(
  db: Db,
  entity: string,
  row: Omit<Row, 'id'> & { readonly id: string | null },
  seen: number | null,
): Promise<void> {
  if (seen === null || seen === row.version) return;
  throw fail('request.staleVersion', { version: row.version, ...(await lastChange(db, entity, row.id)) });
}

/** The last change of something in the audit log, for those who may know the name. The installation has no id. */
export async function lastChange(
  db: Db,
  entity: string,
  id: string | null,
): Promise<{ readonly by: string | null; readonly at: string } | undefined> {
  const last = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['users.name', 'audit_log.at'])
    .where('audit_log.entity', '=', entity)
    .where('audit_log.entity_id', id === null ? 'is' : '=', id)
    .where('audit_log.refused', '=', false)
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && { by: last.name, at: last.at.toISOString() };
}

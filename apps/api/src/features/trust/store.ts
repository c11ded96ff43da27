import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '#http/call.ts';

type Setting = { readonly everyOrganiser: boolean; readonly since: Date | null };

/** Whether every organiser is trusted, and since when. */
export async function trustSetting(db: Db): Promise<Setting> {
  const row = await db
    .selectFrom('settings')
    .select([
      sql<boolean>`coalesce((value ->> 'everyOrganiser')::boolean, false)`.as('everyOrganiser'),
      sql<Date | null>`(value ->> 'since')::timestamptz`.as('since'),
    ])
    .where('key', '=', 'trust')
    .executeTakeFirst();
  return row ?? { everyOrganiser: false, since: null };
}

export async function saveTrustSetting(db: Db, setting: Setting): Promise<void> {
  const value = JSON.stringify(setting);
  await db
    .insertInto('settings')
    .values({ key: 'trust', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Opens that depend on their owner's trust: neither deleted nor approved by an admin; of one owner or all. */
export async function opensByOwnersTrust(db: Db, ownerId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('opens as open')
    .innerJoin('open_organisers as owner', (join) =>
      join.onRef('owner.open_id', '=', 'open.id').on('owner.role', '=', 'owner'),
    )
    .where('open.deleted_at', 'is', null)
    .where('open.approved_by', 'is', null)
    .where((open) => (ownerId === undefined ? open.lit(true) : open('owner.user_id', '=', ownerId)))
    .select('open.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks an account that is not erased; returns since when it is trusted. */
export const lockAccount = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'trusted_at', 'email_verified_at'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** An open that awaits trust and was not refused it: under way or over, with approval requested, or with matches that would be rated. */
export const waits = (open: string): RawBuilder<SqlBool> => {
  const of = sql.table(open);
  return sql<SqlBool>`(${of}.deleted_at is null and ${of}.approved_at is null and ${of}.approval_refused_at is null
    and (${of}.state not in ('created', 'canceled') or ${of}.approval_asked_at is not null
      or exists (select from matches waiting where waiting.open_id = ${of}.id and waiting.awaits_trust))
    and not trusted_open(${of}.id))`;
};

/** How many opens await trust, and of how many owners. */
export const countWaiting = (db: Db) =>
  db
    .selectFrom('opens as open')
    .innerJoin('open_organisers as owner', (join) =>
      join.onRef('owner.open_id', '=', 'open.id').on('owner.role', '=', 'owner'),
    )
    .where(waits('open'))
    .select([
      sql<number>`count(*)::int`.as('opens'),
      sql<number>`count(distinct owner.user_id)::int`.as('organisers'),
      sql<boolean>`every_organiser_is_trusted()`.as('every_organiser'),
    ])
    .executeTakeFirstOrThrow();

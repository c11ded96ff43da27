import type { HelperRole } from '@topspin/contract';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** The resources with helpers, and the table of each. */
export const tables = {
  open: { helpers: sql.table('open_organisers'), thing: sql.ref('open_id'), owner: 'owner' },
  venue: { helpers: sql.table('venue_admins'), thing: sql.ref('venue_id'), owner: 'admin' },
} as const;

export type Kind = keyof typeof tables;

/** The open or venue in question. */
export type Thing = { readonly kind: Kind; readonly id: string };

export type HelperRow = {
  readonly id: string;
  readonly name: string;
  readonly role: HelperRole;
  readonly invited_at: Date;
};

/** The helpers of a resource, the creator first. */
export async function helpersOf(db: Db, { kind, id }: Thing): Promise<HelperRow[]> {
  const { helpers, thing } = tables[kind];
  const { rows } = await sql<HelperRow>`
    select account.id, account.name, helper.role, helper.invited_at
    from ${helpers} helper join users account on account.id = helper.user_id
    where helper.${thing} = ${id}::uuid order by helper.invited_at`.execute(db);
  return rows;
}

type NewHelper = {
  readonly userId: string;
  readonly role: HelperRole;
  readonly by: string | null;
  readonly invitedAt: Date;
  readonly acceptedAt: Date;
};

/** Adds a helper; does nothing if they are there already. */
export async function addHelper(db: Db, { kind, id }: Thing, helper: NewHelper): Promise<void> {
  const { helpers, thing } = tables[kind];
  const { userId, role, by, invitedAt, acceptedAt } = helper;
  await sql`
    insert into ${helpers} (${thing}, user_id, role, invited_by, invited_at, accepted_at)
    values (${id}, ${userId}, ${role}, ${by}, ${invitedAt}, ${acceptedAt}) on conflict do nothing`.execute(
    db,
  );
}

export type Removal = { readonly by: string; readonly at: Date };

/** How long a removal can be undone by the person who did it. */
export const undoneWithin = sql`interval '1 day'`;

/** How long an admin can undo it; after that the row is forgotten. */
const adminsWithin = sql`interval '30 days'`;

/** How long leaving can be undone: the others soon rely on it. */
const leftWithin = sql`interval '10 minutes'`;

/** Removes a helper, keeping their row for a month. Only the last removal can be undone, by the person who did it and by admins. */
export async function removeHelper(db: Db, of: Thing, userId: string, { by, at }: Removal): Promise<void> {
  const { helpers, thing } = tables[of.kind];
  await sql`
    with gone as (delete from ${helpers} where ${thing} = ${of.id} and user_id = ${userId} returning *),
      forgotten as (delete from removed_helpers where removed_at < ${at}::timestamptz - ${adminsWithin}
        or (${thing} = ${of.id} and user_id = ${userId}))
    insert into removed_helpers (${thing}, user_id, role, invited_by, invited_at, accepted_at, removed_by, removed_at)
    select ${thing}, user_id, role, invited_by, invited_at, accepted_at, ${by}::uuid, ${at}::timestamptz from gone`.execute(
    db,
  );
}

/**
 * Restores a helper whom the same person removed less than a day ago, or who left a few minutes ago; for an admin, whom anybody
 * removed less than a month ago, but not who left. Does nothing if they are back already.
 */
export async function restoreHelper(
  db: Db,
  of: Thing,
  userId: string,
  { by, at, asAdmin }: Removal & { readonly asAdmin: boolean },
): Promise<boolean> {
  const { helpers, thing } = tables[of.kind];
  const { numAffectedRows } = await sql`
    with back as (delete from removed_helpers where ${thing} = ${of.id} and user_id = ${userId}
      and case when ${asAdmin} and user_id <> removed_by then removed_at > ${at}::timestamptz - ${adminsWithin}
        else removed_by = ${by} and removed_at > ${at}::timestamptz
          - case when user_id = removed_by then ${leftWithin} else ${undoneWithin} end end returning *)
    insert into ${helpers} (${thing}, user_id, role, invited_by, invited_at, accepted_at)
    select ${thing}, user_id, role, invited_by, invited_at, accepted_at from back
    order by removed_at desc limit 1 on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends the ten minutes in which somebody who left can come back; false if nobody of that account left. */
export async function endReturn(db: Db, of: Thing, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from removed_helpers
    where ${tables[of.kind].thing} = ${of.id} and user_id = ${userId} and removed_by = ${userId}`.execute(db);
  return numAffectedRows === 1n;
}

type Leaving = {
  readonly from: string;
  readonly heir: string;
  readonly at: Date;
  /** What stays as it is. */
  readonly except?: readonly string[];
};

/**
 * Removes somebody from everything they help run. What they owned passes to the first helper who accepted,
 * or to the heir.
 */
export async function passOn(db: Db, kind: Kind, { from, heir, at, except = [] }: Leaving): Promise<void> {
  const { helpers, thing, owner } = tables[kind];
  await sql`delete from removed_helpers where user_id = ${from} or removed_by = ${from}`.execute(db);
  const { rows } = await sql<{ id: string; role: string }>`delete from ${helpers}
    where user_id = ${from} and ${thing} <> all(${[...except]}::uuid[]) returning ${thing} as id, role`.execute(
    db,
  );
  for (const { id } of rows.filter(({ role }) => role === owner)) {
    const { numAffectedRows } =
      await sql`update ${helpers} set role = ${owner}, handed_over_at = ${at} where ${thing} = ${id} and user_id = (
      select user_id from ${helpers} where ${thing} = ${id}
      order by accepted_at, user_id limit 1)`.execute(db);
    if (numAffectedRows === 0n)
      await sql`insert into ${helpers} (${thing}, user_id, role, invited_at, accepted_at, handed_over_at)
        values (${id}, ${heir}, ${owner}, ${at}, ${at}, ${at})
        on conflict (${thing}, user_id) do update set role = ${owner}, accepted_at = ${at}, handed_over_at = ${at}`.execute(
        db,
      );
  }
}

/** Marks what was handed over to an account as seen. */
export async function acknowledge(db: Db, userId: string): Promise<void> {
  for (const { helpers } of Object.values(tables))
    await sql`update ${helpers} set handed_over_at = null
      where user_id = ${userId} and handed_over_at is not null`.execute(db);
}

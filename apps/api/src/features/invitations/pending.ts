import type { HelperRole } from '@topspin/contract';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { tables, undoneWithin, type Removal, type Thing } from './store.ts';

export type PendingRow = {
  readonly id: string;
  readonly email: string;
  readonly role: HelperRole;
  readonly invited_by: string | null;
  readonly invited_at: Date;
  readonly declined: boolean;
  /** Whether the inviter still helps run it or is an admin, and is not disabled. */
  readonly stands: boolean;
};

const columns = sql`id, email, role, invited_by, invited_at, declined_at is not null as declined,
  exists (select from users inviter
    where inviter.id = helper_invitations.invited_by and inviter.disabled_at is null
      and ('admin' = any(inviter.roles)
        or exists (select from open_organisers helper
          where helper.open_id = helper_invitations.open_id and helper.user_id = inviter.id)
        or exists (select from venue_admins helper
          where helper.venue_id = helper_invitations.venue_id and helper.user_id = inviter.id))) as stands`;

/** The invitations of a resource that are pending or declined, oldest first. */
export async function pendingOf(db: Db, { kind, id }: Thing): Promise<readonly PendingRow[]> {
  const { rows } = await sql<PendingRow>`select ${columns} from helper_invitations
    where ${tables[kind].thing} = ${id}::uuid and removed_at is null order by invited_at, id`.execute(db);
  return rows;
}

type New = {
  readonly id: string;
  readonly email: string;
  readonly role: HelperRole;
  readonly by: string;
  readonly at: Date;
};

/** Stores an invitation; false if one is pending for that address. */
export async function addInvitation(db: Db, { kind, id: of }: Thing, invitation: New): Promise<boolean> {
  const { id, email, role, by, at } = invitation;
  const { numAffectedRows } = await sql`
    insert into helper_invitations (id, ${tables[kind].thing}, email, role, invited_by, invited_at)
    values (${id}, ${of}, ${email}, ${role}, ${by}, ${at}) on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Deletes an accepted invitation, and what could bring back an earlier one; false if it is no longer pending. */
export async function takeInvitation(
  db: Db,
  of: Thing,
  { id, email }: PendingRow,
  userId: string,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from helper_invitations where id = ${id} and removed_at is null`.execute(db);
  await sql`delete from helper_invitations where ${tables[of.kind].thing} = ${of.id} and removed_at is not null
    and (lower(email) = ${email.toLowerCase()} or removed_by = ${userId})`.execute(db);
  return numAffectedRows === 1n;
}

/** Declines an invitation; false if it is no longer there. Repeating it changes nothing. */
export async function declineInvitation(db: Db, id: string, { by, at }: Removal): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update helper_invitations set declined_at = coalesce(declined_at, ${at}), declined_by = coalesce(declined_by, ${by})
    where id = ${id} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Makes a declined invitation pending again; false if it is not declined. */
export async function takeDeclineBack(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update helper_invitations set declined_at = null, declined_by = null
    where id = ${id} and removed_at is null and declined_at is not null`.execute(db);
  return numAffectedRows === 1n;
}

/** Removes a pending invitation, keeping it for a day; false if there is none. Only the last removal can be undone. */
export async function removeInvitation(
  db: Db,
  of: Thing,
  one: string,
  { by, at }: Removal,
): Promise<boolean> {
  await sql`delete from helper_invitations where removed_at < ${at}::timestamptz - ${undoneWithin}`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; email: string }>`
    update helper_invitations set removed_at = ${at}, removed_by = ${by}
    where ${tables[of.kind].thing} = ${of.id} and id = ${one}::uuid and removed_at is null returning id, email`.execute(
    db,
  );
  for (const { id, email } of rows)
    await sql`delete from helper_invitations where ${tables[of.kind].thing} = ${of.id} and id <> ${id}
      and lower(email) = ${email.toLowerCase()} and removed_at is not null`.execute(db);
  return rows.length > 0;
}

/** Restores an invitation that the same person removed less than a day ago, unless they were invited again meanwhile. */
export async function restoreInvitation(
  db: Db,
  of: Thing,
  one: string,
  { by, at }: Removal,
): Promise<boolean> {
  const { thing } = tables[of.kind];
  const { numAffectedRows } = await sql`update helper_invitations set removed_at = null, removed_by = null
    where id = (select id from helper_invitations gone where ${thing} = ${of.id} and id = ${one}::uuid
      and removed_by = ${by} and removed_at > ${at}::timestamptz - ${undoneWithin}
      and not exists (select from helper_invitations again where again.removed_at is null
        and lower(again.email) = lower(gone.email)
        and (again.open_id = gone.open_id or again.venue_id = gone.venue_id))
      order by removed_at desc limit 1)`.execute(db);
  return numAffectedRows === 1n;
}

/** Deletes the invitations that a removed helper made. */
export const removeInvitationsBy = (db: Db, { kind, id }: Thing, userId: string) =>
  sql`delete from helper_invitations where ${tables[kind].thing} = ${id} and invited_by = ${userId}`.execute(
    db,
  );

/** Deletes the invitations to somebody erased, those they made, whose codes they know, and what leads from others' to them. */
export async function eraseInvitations(db: Db, account: string | null, email: string | null): Promise<void> {
  await sql`delete from helper_invitations where lower(email) = ${email?.toLowerCase() ?? null}
    or invited_by = ${account} or removed_by = ${account} or declined_by = ${account}`.execute(db);
}

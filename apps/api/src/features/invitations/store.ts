import { randomUUIDv7 } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';
import type { Person } from '#http/person.ts';
import { tables, undoneWithin, type Removal, type Thing } from './co-organisers-store.ts';

export type PendingRow = {
  readonly id: string;
  readonly email: string;
  readonly role: 'organiser' | 'coAdmin';
  readonly invited_by: string | null;
  readonly invited_at: Date;
  readonly declined: boolean;
  /** Whether the inviter still helps run it or is an admin, and is not disabled. */
  readonly stands: boolean;
};

const columns = sql`id, email, role, invited_by, invited_at, declined_at is not null as declined,
  exists (select from users inviter
    where inviter.id = invitations.invited_by and inviter.disabled_at is null
      and ('admin' = any(inviter.roles)
        or exists (select from open_organisers organiser
          where organiser.open_id = invitations.open_id and organiser.user_id = inviter.id)
        or exists (select from venue_admins admin
          where admin.venue_id = invitations.venue_id and admin.user_id = inviter.id))) as stands`;

/** The invitations to an open or a venue that are pending or declined, oldest first. */
export async function pendingOf(db: Db, { kind, id }: Thing): Promise<readonly PendingRow[]> {
  const { rows } = await sql<PendingRow>`select ${columns} from invitations
    where ${tables[kind].thing} = ${id}::uuid and removed_at is null order by invited_at, id`.execute(db);
  return rows;
}

/** Stores an invitation; false if the same one is pending. */
export async function addInvitation(
  db: Db,
  invitation: Omit<Insertable<Database['invitations']>, 'id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto('invitations')
    .values({ id: randomUUIDv7(), ...invitation })
    .onConflict((same) => same.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** Deletes an invitation that was accepted; false if it is no longer there. */
export async function takeInvitation(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes what could bring back an earlier invitation of somebody who has accepted one. */
export const forgetRemoved = (db: Db, { kind, id }: Thing, { email }: PendingRow, userId: string) =>
  sql`delete from invitations where ${tables[kind].thing} = ${id} and removed_at is not null
    and (lower(email) = ${email.toLowerCase()} or removed_by = ${userId})`.execute(db);

/** Declines an invitation; false if it is no longer there. Repeating it changes nothing. A declined offer has no address. */
export async function declineInvitation(db: Db, id: string, { by, at }: Removal): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update invitations set declined_at = coalesce(declined_at, ${at}), declined_by = coalesce(declined_by, ${by}),
      email = case when player_id is null then email end
    where id = ${id} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Makes declined invitations pending again. */
export const reopenInvitations = (db: Db) =>
  db
    .updateTable('invitations as invitation')
    .set({ declined_at: null, declined_by: null })
    .where('declined_at', 'is not', null)
    .where('removed_at', 'is', null);

/** Deletes offers of profiles that nobody has answered: what is withdrawn is not restored. */
export const withdrawOffers = (db: Db) =>
  db.deleteFrom('invitations').where('player_id', 'is not', null).where('declined_at', 'is', null);

/** Removes a pending invitation, keeping it for a day; false if there is none. Only the last removal can be undone. */
export async function removeInvitation(
  db: Db,
  of: Thing,
  one: string,
  { by, at }: Removal,
): Promise<boolean> {
  await sql`delete from invitations where removed_at < ${at}::timestamptz - ${undoneWithin}`.execute(db);
  const { rows } = await sql<{ id: string; email: string }>`
    update invitations set removed_at = ${at}, removed_by = ${by}
    where ${tables[of.kind].thing} = ${of.id} and id = ${one}::uuid and removed_at is null returning id, email`.execute(
    db,
  );
  for (const { id, email } of rows)
    await sql`delete from invitations where ${tables[of.kind].thing} = ${of.id} and id <> ${id}
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
  const { numAffectedRows } = await sql`update invitations gone set removed_at = null, removed_by = null
    where ${thing} = ${of.id} and id = ${one}::uuid
      and removed_by = ${by} and removed_at > ${at}::timestamptz - ${undoneWithin}
      and not exists (select from invitations again where again.removed_at is null
        and lower(again.email) = lower(gone.email) and again.${thing} = gone.${thing})`.execute(db);
  return numAffectedRows === 1n;
}

/** Deletes the invitations that a removed co-organiser made. */
export const removeInvitationsBy = (db: Db, { kind, id }: Thing, userId: string) =>
  sql`delete from invitations where ${tables[kind].thing} = ${id} and invited_by = ${userId}`.execute(db);

/**
 * Deletes the invitations to an address, those that an account made, whose codes it knows, removed or declined, and the offers of
 * profiles.
 */
export const eraseInvitations = (
  db: Db,
  { account, email, players }: Pick<Person, 'account' | 'email' | 'players'>,
) =>
  db
    .deleteFrom('invitations')
    .where((row) =>
      row.or([
        row('invited_by', '=', account),
        row('removed_by', '=', account),
        row('declined_by', '=', account),
        row(row.fn('lower', ['email']), '=', email?.toLowerCase() ?? null),
        row('player_id', '=', sql<string>`any(${players}::uuid[])`),
      ]),
    )
    .execute();

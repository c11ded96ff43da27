import type { CoOrganiser } from '@topspin/contract';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** What has co-organisers, and their table: those of an open, and the co-admins of a venue. */
export const tables = {
  open: { people: sql.table('open_organisers'), thing: sql.ref('open_id'), owner: 'owner' },
  venue: { people: sql.table('venue_admins'), thing: sql.ref('venue_id'), owner: 'admin' },
} as const;

export type CoOrganiserRole = CoOrganiser['role'];

export type Kind = keyof typeof tables;

/** The open or venue in question. */
export type Thing = { readonly kind: Kind; readonly id: string };

/** The column in which a new row refers to it. */
export const referenceTo = ({ kind, id }: Thing) => (kind === 'open' ? { open_id: id } : { venue_id: id });

export type CoOrganiserRow = {
  readonly id: string;
  readonly name: string;
  readonly role: CoOrganiserRole;
  readonly invited_at: Date;
};

/** The co-organisers of an open or the admins of a venue, the creator first. */
export async function coOrganisersOf(db: Db, { kind, id }: Thing): Promise<CoOrganiserRow[]> {
  const { people, thing } = tables[kind];
  const { rows } = await sql<CoOrganiserRow>`
    select account.id, account.name, person.role, person.invited_at
    from ${people} person join users account on account.id = person.user_id
    where person.${thing} = ${id}::uuid order by person.invited_at`.execute(db);
  return rows;
}

type NewCoOrganiser = {
  readonly userId: string;
  readonly role: CoOrganiserRole;
  readonly by: string | null;
  readonly invitedAt: Date;
  readonly acceptedAt: Date;
};

/** Adds a co-organiser; does nothing if they are there already. */
export async function addCoOrganiser(db: Db, { kind, id }: Thing, added: NewCoOrganiser): Promise<void> {
  const { people, thing } = tables[kind];
  const { userId, role, by, invitedAt, acceptedAt } = added;
  await sql`
    insert into ${people} (${thing}, user_id, role, invited_by, invited_at, accepted_at)
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

/** Removes a co-organiser, keeping their row for a month. Only the last removal can be undone, by the person who did it and by admins. */
export async function removeCoOrganiser(
  db: Db,
  of: Thing,
  userId: string,
  { by, at }: Removal,
): Promise<void> {
  const { people, thing } = tables[of.kind];
  await sql`
    with gone as (delete from ${people} where ${thing} = ${of.id} and user_id = ${userId} returning *),
      forgotten as (delete from removed_co_organisers where removed_at < ${at}::timestamptz - ${adminsWithin}
        or (${thing} = ${of.id} and user_id = ${userId}))
    insert into removed_co_organisers (${thing}, user_id, role, invited_by, invited_at, accepted_at, removed_by, removed_at)
    select ${thing}, user_id, role, invited_by, invited_at, accepted_at, ${by}::uuid, ${at}::timestamptz from gone`.execute(
    db,
  );
}

/**
 * Restores a co-organiser whom the same person removed less than a day ago, or who left a few minutes ago; for an admin, whom anybody
 * removed less than a month ago, but not who left. Does nothing if they are back already.
 */
export async function restoreCoOrganiser(
  db: Db,
  of: Thing,
  userId: string,
  { by, at, asAdmin }: Removal & { readonly asAdmin: boolean },
): Promise<boolean> {
  const { people, thing } = tables[of.kind];
  const { numAffectedRows } = await sql`
    with back as (delete from removed_co_organisers where ${thing} = ${of.id} and user_id = ${userId}
      and case when ${asAdmin} and user_id <> removed_by then removed_at > ${at}::timestamptz - ${adminsWithin}
        else removed_by = ${by} and removed_at > ${at}::timestamptz
          - case when user_id = removed_by then ${leftWithin} else ${undoneWithin} end end returning *)
    insert into ${people} (${thing}, user_id, role, invited_by, invited_at, accepted_at)
    select ${thing}, user_id, role, invited_by, invited_at, accepted_at from back
    order by removed_at desc limit 1 on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends the ten minutes in which somebody who left can come back; false if nobody of that account left. */
export async function endReturn(db: Db, of: Thing, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from removed_co_organisers
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
 * Removes somebody from all they organise or look after. What they owned passes to the first co-organiser who accepted,
 * or to the heir.
 */
export async function passOn(db: Db, kind: Kind, { from, heir, at, except = [] }: Leaving): Promise<void> {
  const { people, thing, owner } = tables[kind];
  await sql`delete from removed_co_organisers where user_id = ${from} or removed_by = ${from}`.execute(db);
  const { rows } = await sql<{ id: string; role: string }>`delete from ${people}
    where user_id = ${from} and ${thing} <> all(${[...except]}::uuid[]) returning ${thing} as id, role`.execute(
    db,
  );
  for (const { id } of rows.filter(({ role }) => role === owner)) {
    const { numAffectedRows } =
      await sql`update ${people} set role = ${owner}, handed_over_at = ${at} where ${thing} = ${id} and user_id = (
      select user_id from ${people} where ${thing} = ${id}
      order by accepted_at, user_id limit 1)`.execute(db);
    if (numAffectedRows === 0n)
      await sql`insert into ${people} (${thing}, user_id, role, invited_at, accepted_at, handed_over_at)
        values (${id}, ${heir}, ${owner}, ${at}, ${at}, ${at})
        on conflict (${thing}, user_id) do update set role = ${owner}, accepted_at = ${at}, handed_over_at = ${at}`.execute(
        db,
      );
  }
}

/** Marks what was handed over to an account as seen. */
export async function acknowledge(db: Db, userId: string): Promise<void> {
  for (const { people } of Object.values(tables))
    await sql`update ${people} set handed_over_at = null
      where user_id = ${userId} and handed_over_at is not null`.execute(db);
}

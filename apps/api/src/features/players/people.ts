import { sql } from 'kysely';
import { clubName } from './clubs/side-clubs.ts';
import type { Db } from '#http/call.ts';

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly avatar_id: string | null;
  readonly date_of_birth: string | null;
  readonly club_id: string | null;
  readonly club_name: string | null;
  /** Without an account, in one open alone. */
  readonly guest: boolean;
  /** Two people who play as one. */
  readonly pair: boolean;
};

/** The names of these players. */
export async function peopleOf(
  db: Db,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Person>> {
  const known = ids.filter((id) => id !== null);
  const rows = await db
    .selectFrom('players as p')
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('clubs as c', 'c.id', 'p.club_id')
    .select(['p.id', 'p.name', 'p.date_of_birth', 'p.club_id', 'p.pair'])
    .select(clubName('p', 'c').as('club_name'))
    .select(sql<boolean>`p.guest_of is not null`.as('guest'))
    .select(sql<string | null>`coalesce(p.avatar_id, u.avatar_id)`.as('avatar_id'))
    .where('p.id', '=', sql<string>`any(${known}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

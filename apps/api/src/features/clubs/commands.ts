/** Clubs are identified by name alone. */
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** The club of that name, ignoring case and accents ("Nuñez CTM" finds "Núñez CTM"); created if it is new. */
export async function clubNamed(db: Db, name: string): Promise<string> {
  const found = await findClub(db, name);
  if (found !== undefined) return found;
  await db
    .insertInto('clubs')
    .values({ id: randomUUIDv7(), name })
    .onConflict((conflict) => conflict.column('search').where('deleted_at', 'is', null).doNothing())
    .execute();
  const made = await findClub(db, name);
  if (made === undefined) throw new Error(`the club ${name} was neither found nor made`);
  return made;
}

/** The clubs of these names, as `clubNamed` finds or creates each, by the name given. */
export async function clubsNamed(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const clubs = new Map<string, string>();
  for (const name of new Set(names)) clubs.set(name, await clubNamed(db, name));
  return clubs;
}

async function findClub(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('clubs')
    .select('id')
    .where('search', '=', sql<string>`searchable(${name})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Deletes a club without players: its name may be that of its last player. */
export const removeUnusedClub = (db: Db, id: string) =>
  db
    .deleteFrom('clubs')
    .where('id', '=', id)
    .where((club) =>
      club.not(
        club.exists(
          club.selectFrom('players').select('players.id').whereRef('players.club_id', '=', 'clubs.id'),
        ),
      ),
    )
    .execute();

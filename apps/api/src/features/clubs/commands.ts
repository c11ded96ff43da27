/** Clubs are known by their name alone: whoever writes one, means that one. */
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** The club of that name however it is written ("Nuñez CTM" finds "Núñez CTM"), made when nobody has named it yet. */
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

async function findClub(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('clubs')
    .select('id')
    .where('search', '=', sql<string>`searchable(${name})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** The id of the club of that name, ignoring case and accents; also by a former name, or by that of a club merged into it. */
export async function findClub(db: Db, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ readonly id: string }>`
    with asked as materialized (select searchable(${name}) as search)
    select id from (
      select id, 1 as place from clubs, asked where clubs.search = asked.search and deleted_at is null
      union all select club_today(id), 2 from clubs, asked where clubs.search = asked.search and merged_into is not null
      union all select club_today(club_id), 3 from club_former_names, asked where club_former_names.search = asked.search
    ) found where id is not null order by place limit 1`.execute(db);
  return rows[0]?.id;
}

/** Adds a club, unless one of that name was added meanwhile. */
export const insertClub = (db: Db, club: { readonly id: string; readonly name: string }) =>
  db
    .insertInto('clubs')
    .values(club)
    .onConflict((conflict) => conflict.column('search').where('deleted_at', 'is', null).doNothing())
    .execute();

/** Whether another club in the lists has that name. */
export async function isNameTaken(db: Db, name: string, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('clubs')
    .select('id')
    .where('search', '=', sql<string>`searchable(${name})`)
    .where('deleted_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** These clubs, locked, deleted or not. */
export const lockClubs = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('clubs')
    .select(['id', 'name', 'version', 'deleted_at', 'merged_into'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();

export const renameClub = (db: Db, id: string, name: string, now: Date) =>
  db.updateTable('clubs').set({ name, updated_at: now }).where('id', '=', id).execute();

/** The club is found by the name it has now, whatever it is called later. */
export const keepFormerName = (db: Db, id: string) =>
  db
    .insertInto('club_former_names')
    .columns(['search', 'club_id'])
    .expression((insert) => insert.selectFrom('clubs').select(['search', 'id']).where('id', '=', id))
    .onConflict((conflict) => conflict.column('search').doUpdateSet({ club_id: id }))
    .execute();

type Deletion = { readonly by: string; readonly at: Date; readonly mergedInto?: string };

export const deleteClub = (db: Db, id: string, { by, at, mergedInto }: Deletion) =>
  db
    .updateTable('clubs')
    .set({ deleted_at: at, deleted_by: by, merged_into: mergedInto ?? null })
    .where('id', '=', id)
    .execute();

export const restoreDeletedClub = (db: Db, id: string) =>
  db
    .updateTable('clubs')
    .set({ deleted_at: null, deleted_by: null, merged_into: null })
    .where('id', '=', id)
    .execute();

/** The club that a merged one is part of by now; null if that was deleted, or if it was not merged. */
export async function clubToday(db: Db, mergedInto: string | null): Promise<string | null> {
  if (mergedInto === null) return null;
  const { rows } = await sql<{
    readonly id: string | null;
  }>`select club_today(${mergedInto}::uuid) as id`.execute(db);
  return rows[0]?.id ?? null;
}

/** The number of players in the lists of these clubs. */
export async function countPlayers(db: Db, clubs: readonly string[]): Promise<number> {
  const { players } = await db
    .selectFrom('players')
    .select(({ fn }) => fn.countAll<number>().as('players'))
    .where('club_id', 'in', clubs)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return players;
}

/**
 * Deletes a club without players: its name may be that of its last player. One that an admin has renamed or merged others
 * into stays.
 */
export const removeUnusedClub = (db: Db, id: string) =>
  db
    .deleteFrom('clubs')
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select from players where players.club_id = clubs.id)
        and not exists (select from clubs merged where merged.merged_into = clubs.id)
        and not exists (select from club_former_names former where former.club_id = clubs.id)`,
    )
    .execute();

import { sql } from 'kysely';
import { organisesOpen, seesOpens } from '#features/opens/reads.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import { fail, found } from '#http/fail.ts';
import type { Owns } from '#http/handle.ts';
import { callsOpen } from './managers/store.ts';
import { isPlayedOn } from './which-day.ts';

/** Whether somebody organises one of the opens of a day. */
export async function runsDay(db: Db, viewer: Pick<Viewer, 'id'>, dayId: string): Promise<boolean> {
  const { rows } = await sql<object>`select from play_days day join opens o on ${isPlayedOn}
    where day.id = ${dayId} and ${organisesOpen(viewer, sql.ref('o.id'))} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether somebody may follow what happens on a day: those who run it, and everybody if one of its opens is published. */
export const followsDay = async (db: Db, viewer: Viewer | null, dayId: string): Promise<boolean> =>
  (viewer !== null && (isAdmin(viewer) || (await runsDay(db, viewer, dayId)))) || isInPublic(db, dayId);

async function isInPublic(db: Db, dayId: string): Promise<boolean> {
  const { rows } = await sql<object>`select from play_days day join opens o on ${isPlayedOn}
    where day.id = ${dayId} and ${seesOpens(null, 'o')} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Refuses a match of an open that the caller neither organises nor was appointed for: the tables of a day are shared, its matches are
 * not.
 */
export async function refuseOthersMatch(
  db: Db,
  viewer: Viewer,
  { day, match: id }: { readonly day: string; readonly match: string },
): Promise<void> {
  const match = found(
    await db.selectFrom('matches').select('open_id').where('id', '=', id).executeTakeFirst(),
  );
  if (!isAdmin(viewer) && !(await callsOpen(db, viewer, { day, open: match.open_id })))
    throw fail('auth.forbidden');
}

export const owns: Readonly<Record<string, Owns>> = {
  'day.organiser': async ({ db, viewer, params }) =>
    (await runsDay(db, viewer, params['id'] ?? '')) ? 'yes' : 'unseen',
};

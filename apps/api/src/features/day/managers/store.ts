import type { DayManager } from '@topspin/contract';
import { sql, type RawBuilder } from 'kysely';
import { isPlayedOn } from '#features/day/which-day.ts';
import { organisesOpen, seesOpens } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';

type Asking = Parameters<typeof seesOpens>[0];

/** Whether the owner of an open `o` appointed the viewer for a day `day`, as a condition; nobody for an open they may not look into. */
export const isAppointed = (viewer: Asking): RawBuilder<boolean> =>
  viewer === null
    ? sql<boolean>`false`
    : sql<boolean>`(${seesOpens(viewer, 'o')} and exists (select from day_managers manager
        where manager.day_id = day.id and manager.open_id = o.id and manager.user_id = ${viewer.id}::uuid))`;

/** Whether somebody calls the matches of an open on a day: who organises it, and who was appointed to. */
export async function callsOpen(
  db: Db,
  viewer: Asking,
  { day, open }: { readonly day: string; readonly open: string },
): Promise<boolean> {
  const { rows } = await sql<object>`select from opens o join play_days day on day.id = ${day}
    where o.id = ${open} and (${organisesOpen(viewer, sql.ref('o.id'))} or ${isAppointed(viewer)})`.execute(
    db,
  );
  return rows.length > 0;
}

/** The organisers of the other opens of a day who do not organise this one, with the names of those opens that the viewer may know. */
export async function findCandidates(
  db: Db,
  viewer: Asking,
  { day, open }: { readonly day: string; readonly open: string },
): Promise<DayManager[]> {
  const { rows } = await sql<DayManager>`
    select users.id as _id, users.name, manager.user_id is not null as appointed,
      coalesce(array_agg(o.name order by o.name) filter (where ${seesOpens(viewer, 'o')}), '{}') as opens
    from play_days day join opens o on ${isPlayedOn} and o.id <> ${open}
    join open_organisers organiser on organiser.open_id = o.id and organiser.accepted_at is not null
    join users on users.id = organiser.user_id
    left join day_managers manager on manager.day_id = day.id and manager.open_id = ${open} and manager.user_id = users.id
    where day.id = ${day} and not exists (select from open_organisers own where own.open_id = ${open} and own.user_id = users.id)
      and exists (select from opens o where o.id = ${open} and ${isPlayedOn})
    group by users.id, users.name, manager.user_id order by users.name, users.id`.execute(db);
  return rows;
}

type Appointing = { readonly day: string; readonly open: string; readonly user: string };

export const appoint = (db: Db, { day, open, user, by }: Appointing & { readonly by: string }) =>
  db
    .insertInto('day_managers')
    .values({ day_id: day, open_id: open, user_id: user, appointed_by: by })
    .onConflict((known) => known.doNothing())
    .execute();

export const dismiss = (db: Db, { day, open, user }: Appointing) =>
  db
    .deleteFrom('day_managers')
    .where('day_id', '=', day)
    .where('open_id', '=', open)
    .where('user_id', '=', user)
    .execute();

/** Takes back every appointment of an account. */
export const forgetManager = (db: Db, account: string) =>
  db.deleteFrom('day_managers').where('user_id', '=', account).execute();

import type { AnswerOf, getHall } from '@topspin/contract';
import { sql } from 'kysely';
import { isPlayedOn } from '#features/day/which-day.ts';
import { seesOpens } from '#features/opens/reads.ts';
import type { Call, Db } from '#http/call.ts';
import type { OpenOfHall } from '#features/day/plan/present-hall.ts';
import type { ShownDays } from '#features/day/plan/shown-days.ts';

/** A day as its hall sees it. Of opens whose results are not public, only that a table is taken. */
export const readHall =
  (days: ShownDays) =>
  async ({ db, params: { id }, now }: Call<typeof getHall>): Promise<AnswerOf<typeof getHall>> =>
    hallOf(days, db, { id, now });

export const hallOf = async (
  days: ShownDays,
  db: Db,
  { id, now }: { readonly id: string; readonly now: Date },
) => days.hall(db, { id, opens: await opensOn(db, id), now });

const has = (type: 'groups' | 'knockout') =>
  sql`exists (select from phases join groups on groups.phase_id = phases.id
    where phases.open_id = o.id and (phases.type = 'knockout') = ${sql.lit(type === 'knockout')})`;

async function opensOn(db: Db, dayId: string): Promise<readonly OpenOfHall[]> {
  const { rows } = await sql<OpenOfHall>`
    select o.id as _id, o.name, o.state, ${has('groups')} as has_groups, ${has('knockout')} as has_brackets,
      ${seesOpens(null, 'o')} as published
    from opens o join play_days day on day.id = ${dayId} where ${isPlayedOn} order by o.date_start, o.id`.execute(
    db,
  );
  return rows;
}

import type { OpenId } from '@topspin/engine';
import { sql } from 'kysely';
import type { DayRows } from '#features/day/plan/rows.ts';
import type { Db } from '#http/call.ts';

/** When a day and its phases were to end as it began; null if nothing could be told of the day. */
export type PlannedEnds = {
  readonly end: number | null;
  readonly phases: readonly { readonly open: OpenId; readonly phase: number; readonly end: number }[];
};

/**
 * Keeps when a day was to end, once its first match has begun, and returns what was kept first: results, ratings and draws since must not
 * change it. One open, phase or table more makes it another day, with these ends. A day that nobody has begun keeps nothing.
 */
export async function keepPlannedEnds(db: Db, rows: DayRows, ends: PlannedEnds): Promise<PlannedEnds> {
  if (rows.day.id === '') return ends;
  const { rows: kept } = await sql<PlannedEnds>`
    with kept as (
      insert into planned_ends as known (play_day_id, basis, end_at, phases)
      values (${rows.day.id}, ${basisOf(rows)}, to_timestamp(${ends.end}::float8 / 1000), ${JSON.stringify(ends.phases)})
      on conflict (play_day_id) do update set basis = excluded.basis, end_at = excluded.end_at, phases = excluded.phases
        where not known.basis @> excluded.basis
      returning *)
    select round(extract(epoch from end_at) * 1000)::float8 as "end", phases from kept
    union all select round(extract(epoch from end_at) * 1000)::float8, phases from planned_ends
      where play_day_id = ${rows.day.id} and not exists (select from kept)`.execute(db);
  return kept[0] ?? ends;
}

const basisOf = ({ opens, phases, tables }: DayRows): readonly string[] => [
  ...opens.map(({ id }) => id),
  ...phases.map(({ id }) => id),
  ...tables.map(({ number }) => `${number}`),
];

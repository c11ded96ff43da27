import { publicOpensAtMost, type listPublicOpens, type PublicOpenRow } from '@topspin/contract';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { isPublished } from './shown.ts';

type Row = Omit<PublicOpenRow, 'date_start' | 'date_end'> & {
  readonly date_start: Date;
  readonly date_end: Date;
};

/** In play, about to be, to come, over. */
const stage = sql`case o.state when 'active' then 0 when 'reception' then 1 when 'finished' then 3 when 'canceled' then 3 else 2 end`;

/** Days from now, so that the nearest come first on either side. */
const away = sql`abs(extract(epoch from o.date_start - ${sql.ref('asked.now')}))`;

const find = fixedStatement<{ search: string; now: Date }, Row>((db, { search, now }) =>
  db
    .selectFrom('opens as o')
    .innerJoin(sql<{ now: Date }>`(select ${now}::timestamptz as now)`.as('asked'), (join) => join.onTrue())
    .leftJoin('venues as v', 'v.id', 'o.venue_id')
    .where(isPublished)
    .where('o.listed', '=', true)
    .where(sql<boolean>`strpos(o.search || ' ' || coalesce(v.search, ''), searchable(${search})) > 0`)
    .select(['o.id as _id', 'o.name', 'o.date_start', 'o.date_end', 'o.state'])
    .select([
      sql<PublicOpenRow['venue']>`case when v.id is not null
        then json_build_object('name', v.name, 'time_zone', v.time_zone) end`.as('venue'),
      sql<number>`(select count(*) from matches m where m.open_id = o.id and m.state = 'inPlay')`.as(
        'playing',
      ),
    ])
    .orderBy(stage)
    .orderBy(away)
    .orderBy('o.id')
    .limit(sql.lit(publicOpensAtMost)),
);

/** The opens that anybody may follow. */
export async function readPublicOpens({ db, query, now }: Call<typeof listPublicOpens>) {
  if (query.search.includes('\u0000')) throw fail('request.malformed');
  const rows = await find(db, { search: query.search.trim(), now });
  return {
    collection: rows.map((row) => ({
      ...row,
      date_start: row.date_start.toISOString(),
      date_end: row.date_end.toISOString(),
    })),
  };
}

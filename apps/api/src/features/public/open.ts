import type { getPublicOpen, PublicOpen } from '@topspin/contract';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import { nextToCall, type TurnsOfDays } from '#features/day/reads.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { whileInPlay } from './while-in-play.ts';
import { calledFirst, isPublished, latestFirst, matchList, positionList, presentMatch } from './shown.ts';

type FoundOpen = Omit<PublicOpen, 'date_start' | 'date_end' | 'pairs'> & {
  readonly date_start: Date;
  readonly date_end: Date;
  /** Null in an open of singles. */
  readonly pairs: number | null;
};

const has = (types: 'groups' | 'knockout') =>
  sql<boolean>`exists (select from phases p join groups g on g.phase_id = p.id
    where p.open_id = o.id and (p.type = 'knockout') = ${sql.lit(types === 'knockout')})`;

const onlySwiss = sql<boolean>`coalesce((select bool_and(p.type = 'swiss') from phases p join groups g on g.phase_id = p.id
  where p.open_id = o.id and p.type <> 'knockout'), false)`;

/** How many matches to come and results the first page shows. */
const shortList = 12;

const find = fixedStatement<{ id: string; called: readonly string[] }, FoundOpen>((db, { id, called }) =>
  db
    .selectFrom('opens as o')
    .leftJoin('venues as v', 'v.id', 'o.venue_id')
    .where('o.id', '=', id)
    .where(isPublished)
    .select(['o.id as _id', 'o.name', 'o.date_start', 'o.date_end', 'o.state', 'o.cancel_reason'])
    .select([
      sql<PublicOpen['venue']>`case when v.id is not null then json_build_object('name', v.name,
        'address', v.address, 'time_zone', v.time_zone, 'location', case when v.longitude is not null
          then json_build_object('type', 'Point', 'coordinates', json_build_array(v.longitude, v.latitude)) end) end`.as(
        'venue',
      ),
      sql<number>`(select count(*) from inscriptions i
        where i.open_id = o.id and i.state in ('registered', 'present'))`.as('players'),
      sql<number | null>`case when o.discipline = 'doubles' then (select count(*) from open_sides side
        where side.open_id = o.id and side.state in ('registered', 'present')) end`.as('pairs'),
      has('groups').as('has_groups'),
      onlySwiss.as('only_swiss'),
      has('knockout').as('has_brackets'),
      matchList(sql`m.state = 'inPlay'`, sql`m.table_number, m.started_at`, 100).as('playing'),
      matchList(
        sql`m.state = 'enrolled'`,
        sql`array_position(${called}::uuid[], m.id), ${calledFirst}`,
        shortList,
      ).as('next'),
      matchList(sql`m.state = 'finished'`, latestFirst, shortList).as('results'),
      positionList(sql`r.position <= 4`).as('podium'),
      sql<number>`(select count(*) from open_results r where r.open_id = o.id and o.state = 'finished')`.as(
        'positions',
      ),
    ]),
);

/** What visitors see first of an open. */
export const readPublicOpen =
  (turns: TurnsOfDays) =>
  async ({ db, params, now }: Call<typeof getPublicOpen>) => {
    const called = await nextToCall(turns, db, { open: params.id, most: shortList, now });
    const row = found((await find(db, { ...params, called }))[0]);
    const { pairs, ...open } = row;
    const answer = {
      ...open,
      ...(pairs !== null && { pairs }),
      date_start: row.date_start.toISOString(),
      date_end: row.date_end.toISOString(),
      playing: row.playing.map(presentMatch),
      next: row.next.map(presentMatch),
      results: row.results.map(presentMatch),
    };
    return called.length > 0 ? whileInPlay(answer, now) : answer;
  };

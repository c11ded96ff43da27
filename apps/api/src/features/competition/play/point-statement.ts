import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fixedStatement, type Slots } from '#db/fixed-statement.ts';
import { organisesOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import { ringing } from '#live/tell.ts';
import type { columnsUnderWay } from './score-columns.ts';

/** What a point writes: the match as it was kept and as it is now, its new events and its sets that changed, as JSON. */
export type Point = ReturnType<typeof columnsUnderWay> & {
  readonly id: string;
  readonly version: number;
  readonly openId: string;
  readonly userId: string;
  readonly now: Date;
  readonly events: string;
  readonly sets: string;
  readonly topics: string;
};

type Written = { readonly version: number };

/**
 * The whole of a point in one statement: the score, the events, the sets and the bell. The version says that the match and
 * its log are those that were kept, also when another server writes at the same time; whether the open is in play is asked
 * here, since it is not the match's own.
 */
const pointStatement = (mayScore: (point: Slots<Point>) => RawBuilder<SqlBool>) =>
  fixedStatement<Point, Written>((db, point) => ({
    compile: () =>
      sql<Written>`with scored as (
        update matches set
          state = ${point.state}, last_seq = ${point.last_seq}, started_at = ${point.started_at},
          sets_won_a = ${point.sets_won_a}, sets_won_b = ${point.sets_won_b}
        where id = ${point.id} and version = ${point.version}
          and exists (select from opens where id = ${point.openId} and state = 'active')
          and ${mayScore(point)}
        returning id, version
      ), logged as (
        insert into match_events (match_id, id, seq, type, payload, at, received_at, user_id)
        select scored.id, event.id, event.seq, event.type, event.payload, event.at, ${point.now}, ${point.userId}
        from scored, jsonb_to_recordset(${point.events})
          as event (id uuid, seq integer, type text, payload jsonb, at timestamptz)
      ), played as (
        insert into sets (match_id, number, a, b, played_a, played_b, first_server, started_at, ended_at)
        select scored.id, changed.*
        from scored, jsonb_to_recordset(${point.sets})
          as changed (number integer, a integer, b integer, played_a integer, played_b integer, first_server text,
            started_at timestamptz, ended_at timestamptz)
        on conflict (match_id, number) do update set
          a = excluded.a, b = excluded.b, played_a = excluded.played_a, played_b = excluded.played_b,
          first_server = excluded.first_server, started_at = excluded.started_at, ended_at = excluded.ended_at
      )
      select version, ${ringing(point.topics)} from scored`.compile(db),
  }));

/** By an admin, or by somebody in the row of the match, which the version covers. */
const byParty = pointStatement(() => sql`true`);

/** By somebody else, if they organise the open at this moment. */
const byOrganiser = pointStatement(({ userId, openId }) =>
  organisesOpen({ id: userId, playerId: null, roles: [] }, openId),
);

/** Writes a point and gives the version of the match then; undefined where nothing was written. */
export async function writePoint(db: Db, point: Point, isParty: boolean): Promise<number | undefined> {
  const [written] = await (isParty ? byParty : byOrganiser)(db, point);
  return written?.version;
}

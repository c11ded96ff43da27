import type { MatchId } from '@topspin/engine';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fixedStatement, type Slots } from '#db/fixed-statement.ts';
import { organisesOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import { ringing } from '#live/ring.ts';
import { loggingEvents } from '#features/competition/store/log.ts';
import { scoringMatch } from '#features/competition/store/matches.ts';
import { savingSets } from '#features/competition/store/sets.ts';
import type { columnsUnderWay } from './score-columns.ts';

/** What a point writes: the match as it was kept and as it is now, its new events and its sets that changed, as JSON. */
export type Point = ReturnType<typeof columnsUnderWay> & {
  readonly id: MatchId;
  readonly version: number;
  readonly openId: string;
  readonly userId: string;
  readonly now: Date;
  readonly events: string;
  readonly sets: string;
  readonly topics: string;
};

type Written = { readonly version: number };

const inPlay = ({ openId }: Slots<Point>) =>
  sql<SqlBool>`exists (select from opens where id = ${openId} and state = 'active')`;

/**
 * The whole of a point in one statement: the score, the events, the sets and the bell. The version says that the match and
 * its log are those that were kept, also when another server writes at the same time; whether the open is in play is asked
 * here, since it is not the match's own.
 */
const pointStatement = (mayScore: (point: Slots<Point>) => RawBuilder<SqlBool>) =>
  fixedStatement<Point, Written>((db, point) => ({
    compile: () =>
      sql<Written>`with scored as (${scoringMatch(point, sql`${inPlay(point)} and ${mayScore(point)}`)}),
        logged as (${loggingEvents(point)}),
        played as (${savingSets(point.sets)})
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

import type { MatchId } from '@topspin/engine';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fixedStatement, type Slots } from '#db/fixed-statement.ts';
import { organisesOpen } from '#features/opens/reads.ts';
import type { Db } from '#http/call.ts';
import { ringing } from '#live/ring.ts';
import { hasNoConflict } from '#features/competition/store/conflicts.ts';
import { loggingEvents } from '#features/competition/store/log.ts';
import { scoringMatch } from '#features/competition/store/matches.ts';
import { scoresByLink } from '#features/competition/store/score-links.ts';
import { savingSets } from '#features/competition/store/sets.ts';
import type { columnsUnderWay } from './score-columns.ts';

/** The parameters of the statement of a point: the match as cached and as it is now, and its new events and changed sets, as JSON. */
export type Point = ReturnType<typeof columnsUnderWay> & {
  readonly id: MatchId;
  readonly version: number;
  readonly openId: string;
  readonly userId: string | null;
  /** The session of an umpire let in by a score link, and that link. */
  readonly sessionId: string | null;
  readonly linkId: string | null;
  readonly now: Date;
  readonly events: string;
  readonly sets: string;
  readonly topics: string;
};

type Written = { readonly version: number };

const inPlay = ({ openId }: Slots<Point>) =>
  sql<SqlBool>`exists (select from opens where id = ${openId} and state = 'active')`;

/**
 * A whole point in one statement: the score, the events, the sets and the bell. The version guarantees that the match and
 * its log are as cached, even if another server writes at the same time; the state of the open is checked here, since
 * the version does not cover it.
 */
const pointStatement = (mayScore: (point: Slots<Point>) => RawBuilder<SqlBool>) =>
  fixedStatement<Point, Written>((db, point) => ({
    compile: () =>
      sql<Written>`with scored as (${scoringMatch(point, sql`${inPlay(point)} and ${mayScore(point)}`)}),
        logged as (${loggingEvents(point)}),
        played as (${savingSets(point.sets)})
      select version, ${ringing(point.topics)} from scored`.compile(db),
  }));

/** By an admin, or by somebody named in the match's row, which the version covers. */
const byParty = pointStatement(() => sql`true`);

/** By a player, if nothing waits for a decision: that may keep players from scoring, and is looked at with the log. */
const byPlayer = pointStatement(({ id }) => hasNoConflict(id));

/** By somebody else, if they currently organise the open. */
const byOrganiser = pointStatement(({ userId, openId }) => organisesOpen({ id: userId }, openId));

/** By an umpire whose link is for the match in its row, if nobody has revoked that link, or who finishes the match. */
const byLink = pointStatement(scoresByLink);

const statements = { party: byParty, player: byPlayer, organiser: byOrganiser, link: byLink };

/** Writes a point and returns the new version of the match; undefined if nothing was written. */
export async function writePoint(
  db: Db,
  point: Point,
  by: keyof typeof statements,
): Promise<number | undefined> {
  const [written] = await statements[by](db, point);
  return written?.version;
}

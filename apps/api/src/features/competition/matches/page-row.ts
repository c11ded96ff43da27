import { sql } from 'kysely';
import { organisesOpen, seesOpens } from '#features/opens/reads.ts';
import { changesOfMatch } from '#features/competition/ratings/changes.ts';
import type { Slots } from '#db/fixed-statement.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import { viewerStatement } from '#http/viewer-statement.ts';
import { heardAt, holderId, holderName } from '#features/competition/store/leases.ts';
import { lastSent, sideOfSender, type Sent } from '#features/competition/store/log.ts';
import { matchesWithPeople, shownColumns } from './rows.ts';

/** For those who play it: which events of the log the players sent themselves, in order. */
const sent = (player: unknown) => sql<readonly Sent[] | null>`case when ${player} = any (people_of_match(m))
  then (select json_agg(json_build_object('type', e.type, 'side', ${sideOfSender}) order by e.seq)
    from match_events e where e.match_id = m.id) end`;

/** The last correction of the result as it stands. */
const corrected = sql<{ readonly by: string | null; readonly at: string } | null>`(
  select json_build_object('by', actor.name, 'at', entry.at)
  from audit_log entry left join users actor on actor.id = entry.actor_id
  where entry.entity = 'matches' and entry.entity_id = m.id and entry.action = 'correctResult'
    and not entry.refused and entry.at >= m.finished_at
  order by entry.at desc limit 1)`;

/** How many conflicts nobody has decided. */
const conflicts = sql<number>`(select count(*)::int from match_conflicts c
  where c.match_id = m.id and c.decided_at is null)`;

/** The holder of the match. */
const lease = sql<{
  readonly holder_id: string;
  readonly device: string | null;
  readonly by: string | null;
  readonly since: string;
  readonly heard_at: string;
} | null>`(select json_build_object('holder_id', ${holderId}, 'device', l.device, 'by', ${holderName},
    'since', l.acquired_at, 'heard_at', ${heardAt})
  from match_leases l left join users holder on holder.id = l.user_id
  left join score_link_sessions umpire on umpire.id = l.score_session_id where l.match_id = m.id)`;

const find = viewerStatement((db, viewer, { id }: Slots<{ id: string }>) =>
  matchesWithPeople(db)
    .where('m.id', '=', id)
    .select(shownColumns)
    .select([
      'm.last_seq',
      lastSent.as('last'),
      sent(viewer?.playerId ?? null).as('sent'),
      corrected.as('corrected'),
      lease.as('lease'),
      conflicts.as('conflicts'),
      changesOfMatch(sql`m.id`).as('rating_changes'),
      (isAdmin(viewer) ? sql<boolean>`true` : organisesOpen(viewer, sql`m.open_id`)).as('manages'),
      seesOpens(viewer, 'o').as('seen'),
      seesOpens(null, 'o').as('published'),
    ]),
);

/** A match with everything its page shows, and the viewer's rights in its open. */
export type MatchPageRow = Awaited<ReturnType<typeof find>>[number];

/** Reads everything in one statement. */
export const findMatchPage = async (
  db: Db,
  viewer: Viewer | null,
  id: string,
): Promise<MatchPageRow | undefined> => (await find(db, viewer, { id }))[0];

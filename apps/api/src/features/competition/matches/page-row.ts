import type { MatchEventOnWire } from '@topspin/contract';
import { sql } from 'kysely';
import { organisesOpen, seesOpens } from '#features/opens/reads.ts';
import { changesOfMatch } from '#features/competition/ratings/changes.ts';
import type { Slots } from '#db/fixed-statement.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import { viewerStatement } from '#http/viewer-statement.ts';
import { matchesWithPeople, shownColumns } from './rows.ts';

/** The events as they travel, but for the instants, which are as JSON writes them. */
const log = sql<readonly MatchEventOnWire[]>`coalesce((select json_agg(e.payload || jsonb_build_object(
    'id', e.id, 'seq', e.seq, 'type', e.type, 'at', e.at) order by e.seq)
  from match_events e where e.match_id = m.id), '[]')`;

const find = viewerStatement((db, viewer, { id }: Slots<{ id: string }>) =>
  matchesWithPeople(db)
    .where('m.id', '=', id)
    .select(shownColumns)
    .select([
      log.as('log'),
      changesOfMatch(sql`m.id`).as('rating_changes'),
      (isAdmin(viewer) ? sql<boolean>`true` : organisesOpen(viewer, sql`m.open_id`)).as('manages'),
      seesOpens(viewer, 'o').as('seen'),
    ]),
);

/** A match with everything that its page shows, and what the viewer is to its open. */
export type MatchPageRow = Awaited<ReturnType<typeof find>>[number];

/** Reads it all at once. */
export const findMatchPage = async (
  db: Db,
  viewer: Viewer | null,
  id: string,
): Promise<MatchPageRow | undefined> => (await find(db, viewer, { id }))[0];

/** The log as it travels. */
export const eventsOf = ({ log: events }: MatchPageRow): MatchEventOnWire[] =>
  events.map((event) => ({ ...event, at: new Date(event.at).toISOString() }));

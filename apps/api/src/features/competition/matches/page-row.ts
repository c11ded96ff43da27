import type { MatchEventOnWire, MatchPage } from '@topspin/contract';
import { sql } from 'kysely';
import { organisesOpen, seesOpens } from '#features/opens/reads.ts';
import { changesOfMatch } from '#features/competition/ratings/changes.ts';
import type { Slots } from '#db/fixed-statement.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import { viewerStatement } from '#http/viewer-statement.ts';
import { matchesWithPeople, shownColumns, type ShownMatch } from './rows.ts';

type EventRow = { readonly id: string; readonly seq: number; readonly type: string; readonly at: string };

/** A match with everything that its page shows, and what the viewer is to its open. */
export type MatchPageRow = ShownMatch & {
  readonly log: readonly (EventRow & { readonly payload: object })[];
  readonly rating_changes: MatchPage['rating_changes'];
  readonly manages: boolean;
  readonly seen: boolean;
};

const log = sql`coalesce((select json_agg(json_build_object(
    'id', e.id, 'seq', e.seq, 'type', e.type, 'at', e.at, 'payload', e.payload) order by e.seq)
  from match_events e where e.match_id = m.id), '[]')`;

const find = viewerStatement((db, viewer, { id }: Slots<{ id: string }>) =>
  matchesWithPeople(db)
    .where('m.id', '=', id)
    .select(shownColumns)
    .select([
      log.as('log'),
      changesOfMatch(sql`m.id`).as('rating_changes'),
      (isAdmin(viewer) ? sql`true` : organisesOpen(viewer, sql`m.open_id`)).as('manages'),
      seesOpens(viewer, 'o').as('seen'),
    ])
    .$castTo<MatchPageRow>(),
);

/** Reads it all at once. */
export const findMatchPage = async (
  db: Db,
  viewer: Viewer | null,
  id: string,
): Promise<MatchPageRow | undefined> => (await find(db, viewer, { id }))[0];

/** The log as it travels. */
export const eventsOf = ({ log: rows }: MatchPageRow): MatchEventOnWire[] =>
  rows.map(
    ({ payload, id, seq, type, at }) =>
      ({ ...payload, id, seq, type, at: new Date(at).toISOString() }) as MatchEventOnWire,
  );

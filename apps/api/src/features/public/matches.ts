import {
  eventsAtMost,
  type findPublicMatch,
  type getPublicMatch,
  type listPublicEvents,
  type PublicEvent,
  type PublicMatch,
} from '@topspin/contract';
import { sql } from 'kysely';
import { fixedStatement } from '#db/fixed-statement.ts';
import type { Call } from '#http/call.ts';
import { found } from '#http/fail.ts';
import { isPublished, matchesFrom, matchJson, presentMatch } from './shown.ts';

type OfOpen = { readonly id: string; readonly match_id: string };

type MatchRow = { readonly match: PublicMatch; readonly seq: number; readonly from_sheet: boolean };

const findMatch = fixedStatement<OfOpen, MatchRow>((db, { id, match_id }) => ({
  compile: () =>
    sql<MatchRow>`select ${matchJson} as match, m.last_seq as seq, m.from_sheet
      from ${matchesFrom} join opens o on o.id = m.open_id
      where m.id = ${match_id} and o.id = ${id} and ${isPublished}`.compile(db),
}));

/** A match for visitors. */
export async function readPublicMatch({ db, params }: Call<typeof getPublicMatch>) {
  const row = found((await findMatch(db, params))[0]);
  return { ...presentMatch(row.match), seq: row.seq, from_sheet: row.from_sheet };
}

type LogRow = { readonly seq: number; readonly events: readonly PublicEvent[] };

const findEvents = fixedStatement<OfOpen & { readonly after: number }, LogRow>(
  (db, { id, match_id, after }) =>
    db
      .selectFrom('matches as m')
      .innerJoin('opens as o', 'o.id', 'm.open_id')
      .where('m.id', '=', match_id)
      .where('o.id', '=', id)
      .where(isPublished)
      .select([
        'm.last_seq as seq',
        sql<readonly PublicEvent[]>`(select coalesce(json_agg(e.payload || jsonb_build_object('id', e.id,
          'seq', e.seq, 'type', e.type, 'at', e.at) order by e.seq), '[]')
        from match_events e where e.match_id = m.id and e.seq > ${after}
          and e.seq <= ${after} + ${sql.lit(eventsAtMost)})`.as('events'),
      ]),
);

/** A page of the log of a match from a given `seq` on, for visitors. */
export async function readPublicEvents({ db, params, query }: Call<typeof listPublicEvents>) {
  const row = found((await findEvents(db, { ...params, after: query.after }))[0]);
  const events = row.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() }));
  return { seq: row.seq, events };
}

const findOpen = fixedStatement<{ readonly id: string }, { readonly open_id: string }>((db, { id }) =>
  db
    .selectFrom('matches as m')
    .innerJoin('opens as o', 'o.id', 'm.open_id')
    .where('m.id', '=', id)
    .where(isPublished)
    .select('m.open_id'),
);

/** The open of a match, if visitors may see it. */
export async function findOpenOfMatch({ db, params }: Call<typeof findPublicMatch>) {
  return found((await findOpen(db, params))[0]);
}

import type { listPlayerOpens, PlayerOpen } from '@topspin/contract';
import { sql } from 'kysely';
import { namesOpen, seesOpens } from '#features/opens/reads.ts';
import { players } from '#features/players/reads.ts';
import type { Call } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { isThere } from '#http/list/statement.ts';

/** How many the classification of an open has. */
const classified = sql<number>`(select count(*)::int from open_results other where other.open_id = result.open_id)`;

const spec: ListSpec = {
  fields: {
    _id: field.id('result.open_id'),
    name: field.name('open.name', { searchIn: 'open.search', neverEmpty: true }),
    date_start: field.instant('open.date_start', { neverEmpty: true }),
    date_end: field.instant('open.date_end'),
    time_zone: field.shown('venue.time_zone'),
    position: field.number('result.position', { neverEmpty: true }),
    players: field.number(classified),
    matches_won: field.number('result.matches_won'),
    matches_lost: field.number('result.matches_lost'),
    doubles: field.boolean('side.pair'),
    rating_change: field.number('result.rating_change'),
  },
  label: 'name',
  order: [{ field: 'date_start', direction: 'desc' }],
};

/** The finished opens of a player, with the place obtained, alone or with a partner. */
export const readPlayerOpens = ({ db, params, query, viewer }: Call<typeof listPlayerOpens>) =>
  readList({
    db,
    spec,
    query,
    viewer,
    there: isThere(players(db).where('player.id', '=', params.id).select('player.id')),
    from: db
      .selectFrom('open_results as result')
      .innerJoin('opens as open', 'open.id', 'result.open_id')
      .innerJoin('players as side', 'side.id', 'result.player_id')
      .leftJoin('venues as venue', 'venue.id', 'open.venue_id')
      .where(sql<boolean>`result.player_id = any (sides_of(${params.id}::uuid))`)
      .where('open.state', '=', 'finished')
      .where('open.deleted_at', 'is', null)
      .where(seesOpens(viewer, 'open'))
      .where(namesOpen(viewer, 'open', [sql`${params.id}::uuid`])),
    select: (page) =>
      page.select([
        'result.open_id',
        'open.name',
        'open.date_start',
        'open.date_end',
        'venue.time_zone',
        'result.position',
        'result.matches_won',
        'result.matches_lost',
        'side.pair as doubles',
        'result.rating_change',
        classified.as('players'),
      ]),
    present: ({ open_id, date_start, date_end, ...row }): PlayerOpen => ({
      ...row,
      _id: open_id,
      date_start: date_start.toISOString(),
      date_end: date_end.toISOString(),
    }),
  });

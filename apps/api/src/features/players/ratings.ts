import type { listPlayerRatings, RatingChange } from '@topspin/contract';
import { sql } from 'kysely';
import { seesOpens } from '#features/opens/reads.ts';
import { isAdmin, type Call, type Db, type Viewer } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { isThere } from '#http/list/statement.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { players } from './store.ts';

const spec: ListSpec = {
  fields: {
    _id: field.id('change.id'),
    match_id: field.id('change.match_id'),
    opponent: field.shown('opponent.name'),
    'opponent._id': field.id('change.opponent_id'),
    before: field.number('change.before'),
    after: field.number('change.after'),
    expected: field.number('change.expected'),
    won: field.shown('change.reason'),
    finished_at: field.instant('change.finished_at', { neverEmpty: true }),
  },
  label: 'finished_at',
  order: [
    { field: 'finished_at', direction: 'desc' },
    { field: 'match_id', direction: 'desc' },
  ],
};

/** Whether the viewer sees who plays in the open of a change `change`, as a condition. */
const isShown = (viewer: Viewer | null) =>
  viewer?.seesMore === true || isAdmin(viewer)
    ? sql<boolean>`(not is_restricted_match(change.match_id) or exists (select from matches m
        join opens open on open.id = m.open_id and ${seesOpens(viewer, 'open')} where m.id = change.match_id))`
    : sql<boolean>`not is_restricted_match(change.match_id)`;

/** A player's ledger, without the matches of opens for functional diversity that the viewer sees nobody in. */
const ledger = (db: Db, playerId: string, viewer: Viewer | null) =>
  db
    .selectFrom('rating_ledger as change')
    .leftJoin('players as opponent', 'opponent.id', 'change.opponent_id')
    .where('change.player_id', '=', playerId)
    .where(isShown(viewer));

const columns = [
  'change.id',
  'change.match_id',
  'change.opponent_id',
  'opponent.name as opponent_name',
  'change.before',
  'change.after',
  'change.expected',
  'change.reason',
  'change.finished_at',
] as const;

/** The ledger of a player's rating, newest first. */
export const readRatings = ({ db, params, query, viewer }: Call<typeof listPlayerRatings>) =>
  readList({
    db,
    spec,
    query,
    viewer,
    there: isThere(players(db).where('player.id', '=', params.id).select('player.id')),
    from: ledger(db, params.id, viewer),
    select: (page) => page.select(columns),
    present: ({ id, opponent_id, opponent_name, reason, finished_at, ...row }): RatingChange => ({
      ...row,
      _id: id,
      opponent: opponent_id === null ? null : { _id: opponent_id, name: opponent_name ?? '' },
      won: row.match_id === null ? null : reason === 'win',
      finished_at: finished_at.toISOString(),
    }),
  });

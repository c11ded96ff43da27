import type { listPartnerNews, PartnerState } from '@topspin/contract';
import { sql, type SqlBool } from 'kysely';
import type { Call, Db, Viewer } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';

const spec: ListSpec = {
  fields: {
    _id: field.id('asking.id'),
    open: field.shown('open.name'),
    'open._id': field.id('open.id'),
    player: field.shown('player.name'),
    'player._id': field.id('player.id'),
    other: field.shown('other.name'),
    state: field.text('asking.state'),
    since: field.instant('asking.since'),
  },
  label: 'since',
  order: [{ field: 'since', direction: 'desc' }],
};

/**
 * What the people whom a user answers for are asked, and what became of what they asked: until it is answered or seen, the draw or the end of
 * the open. `player` is theirs.
 */
export const partnerNewsOf = (db: Db, user: Pick<Viewer, 'id'>) =>
  db
    .selectFrom('partner_invitations as asking')
    .innerJoin('players as player', (join) =>
      join.on(
        sql<SqlBool>`player.id = case asking.state when 'pending' then asking.partner_id else asking.player_id end`,
      ),
    )
    .innerJoin('players as other', (join) =>
      join.on(
        sql<SqlBool>`other.id = case asking.state when 'pending' then asking.player_id else asking.partner_id end`,
      ),
    )
    .innerJoin('opens as open', 'open.id', 'asking.open_id')
    .where('open.deleted_at', 'is', null)
    .where('open.state', 'not in', ['created', 'finished', 'canceled'])
    .where(
      sql<SqlBool>`(asking.state = 'pending' and asking.partner_id = any(${ownOf(user)})
        or asking.state not in ('pending', 'dismissed') and asking.player_id = any(${ownOf(user)}))`,
    );

/** The people whom a user answers for, as an array that is made once: the badge of the menu asks on every page. */
const ownOf = ({ id }: Pick<Viewer, 'id'>) => sql<
  string[]
>`array(select id from players where user_id = ${id}::uuid
  union all select player_id from player_administrators where user_id = ${id}::uuid and relation <> 'organiser')`;

/** Who asks the viewer's people to be their partner, and which of them are without one again. */
export const partnerNews = ({ db, user, query }: Call<typeof listPartnerNews>) =>
  readList({
    db,
    spec,
    query,
    viewer: user,
    from: partnerNewsOf(db, user),
    select: (page) =>
      page
        .select([
          'asking.id',
          'asking.state',
          'asking.since',
          'open.id as open_id',
          'open.name as open_name',
          'open.state as open_state',
          'player.id as player_id',
          'player.name as player_name',
          'other.id as other_id',
          'other.name as other_name',
        ])
        .$narrowType<{ state: PartnerState }>(),
    present: (row) => ({
      _id: row.id,
      open: { _id: row.open_id, name: row.open_name, state: row.open_state },
      player: { _id: row.player_id, name: row.player_name },
      other: { _id: row.other_id, name: row.other_name },
      state: row.state,
      since: row.since.toISOString(),
    }),
  });

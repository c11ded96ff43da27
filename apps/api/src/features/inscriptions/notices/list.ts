import type { dismissNotice, listRegistrationNotices } from '@topspin/contract';
import { isStanding } from '@topspin/engine';
import type { Call, Db, Viewer } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { removeNotice } from './store.ts';

const spec: ListSpec = {
  fields: {
    _id: field.id('inscription.id'),
    player: field.shown('player.name'),
    'player._id': field.id('player.id'),
    open: field.shown('open.name'),
    'open._id': field.id('open.id'),
    enrolled_by: field.shown('enroller.name'),
    is_in: field.shown('inscription.state'),
    message: field.shown('notice.message'),
    created_at: field.instant('notice.created_at'),
  },
  label: 'created_at',
  order: [{ field: 'created_at', direction: 'desc' }],
};

/** Left or declined by those who answer for the player, who need not be told. */
const endedByThem = ['withdrawn', 'declined'] as const;

/**
 * The registrations made by others that a user has not seen yet. One that an organiser has ended since stays, and so does that of an
 * open which was deleted: whoever entered a child cannot make the family unaware of it.
 */
export const noticesOf = (db: Db, user: Pick<Viewer, 'id'>) =>
  db
    .selectFrom('registration_notices as notice')
    .innerJoin('inscriptions as inscription', 'inscription.id', 'notice.inscription_id')
    .innerJoin('players as player', 'player.id', 'inscription.player_id')
    .innerJoin('opens as open', 'open.id', 'inscription.open_id')
    .leftJoin('users as enroller', 'enroller.id', 'notice.enrolled_by')
    .leftJoin('users as writer', 'writer.id', 'notice.message_by')
    .where('notice.user_id', '=', user.id)
    .where('inscription.state', 'not in', endedByThem);

/** Registrations made by others for the viewer or players they administer, until seen. */
export const myNotices = ({ db, user, query }: Call<typeof listRegistrationNotices>) =>
  readList({
    db,
    spec,
    query,
    viewer: user,
    from: noticesOf(db, user),
    select: (page) =>
      page.select([
        'inscription.id',
        'player.id as player_id',
        'player.name as player_name',
        'open.id as open_id',
        'open.name as open_name',
        'enroller.name as enrolled_by',
        'notice.created_at',
        'notice.message',
        'writer.name as message_by',
        'inscription.state',
        'open.deleted_at',
        'open.state as open_state',
      ]),
    present: (row) => ({
      _id: row.id,
      player: { _id: row.player_id, name: row.player_name },
      open: { _id: row.open_id, name: row.open_name, state: row.open_state },
      enrolled_by: row.enrolled_by,
      created_at: row.created_at.toISOString(),
      is_in: isStanding(row.state) && row.deleted_at === null,
      message: row.message === null ? null : { text: row.message, by: row.message_by },
    }),
  });

/** Seen: it is not shown again. */
export async function dismiss({ db, user, params }: Call<typeof dismissNotice>): Promise<void> {
  await removeNotice(db, user.id, params.id);
}

import type { dismissNotice, listRegistrationNotices } from '@topspin/contract';
import { standingStates } from '@topspin/engine';
import type { Call, Db, Viewer } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { inscriptions } from '#features/inscriptions/store.ts';
import { removeNotice } from './store.ts';

const spec: ListSpec = {
  fields: {
    _id: field.id('inscription.id'),
    player: field.shown('player.name'),
    'player._id': field.id('player.id'),
    open: field.shown('open.name'),
    'open._id': field.id('open.id'),
    enrolled_by: field.shown('enroller.name'),
    created_at: field.instant('notice.created_at'),
  },
  label: 'created_at',
  order: [{ field: 'created_at', direction: 'desc' }],
};

/** The registrations made by others that a user has not seen yet. */
export const noticesOf = (db: Db, user: Pick<Viewer, 'id'>) =>
  inscriptions(db)
    .innerJoin('registration_notices as notice', 'notice.inscription_id', 'inscription.id')
    .leftJoin('users as enroller', 'enroller.id', 'notice.enrolled_by')
    .where('notice.user_id', '=', user.id)
    .where('inscription.state', 'in', standingStates);

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
      ]),
    present: (row) => ({
      _id: row.id,
      player: { _id: row.player_id, name: row.player_name },
      open: { _id: row.open_id, name: row.open_name },
      enrolled_by: row.enrolled_by,
      created_at: row.created_at.toISOString(),
    }),
  });

/** Seen: it is not shown again. */
export async function dismiss({ db, user, params }: Call<typeof dismissNotice>): Promise<void> {
  await removeNotice(db, user.id, params.id);
}

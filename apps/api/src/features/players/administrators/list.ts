import type { listAdministered } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';

const spec: ListSpec = {
  fields: {
    _id: field.id('player.id'),
    name: field.name('player.name', { searchIn: 'player.search', neverEmpty: true }),
    club_id: field.id('player.club_id'),
    relation: field.text('administrator.relation'),
  },
  label: 'name',
  order: [{ field: 'name', direction: 'asc' }],
};

/** The players whom the viewer administers. */
export const readAdministered = ({ db, user, query }: Call<typeof listAdministered>) =>
  readList({
    db,
    spec,
    query,
    viewer: user,
    from: db
      .selectFrom('player_administrators as administrator')
      .innerJoin('players as player', 'player.id', 'administrator.player_id')
      .where('administrator.user_id', '=', user.id)
      .where('player.deleted_at', 'is', null),
    select: (page) => page.select(['player.id', 'player.name', 'player.club_id', 'administrator.relation']),
    present: ({ id, ...row }) => ({ _id: id, ...row }),
  });

import { listClubs } from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { readList } from '#http/list/read-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';

const spec: ListSpec = {
  fields: {
    _id: field.id('club.id'),
    name: field.name('club.name', { searchIn: 'club.search', neverEmpty: true }),
  },
  label: 'name',
  order: [{ field: 'name', direction: 'asc' }],
};

/** Clubs by name, so that one is not written in two ways. */
export const clubs: Feature = {
  name: 'clubs',
  routes: [
    handle(listClubs, ({ db, query, viewer }) =>
      readList({
        db,
        spec,
        query,
        viewer,
        from: db.selectFrom('clubs as club').where('club.deleted_at', 'is', null),
        select: (page) => page.select(['club.id', 'club.name']),
        present: ({ id, name }) => ({ _id: id, name }),
      }),
    ),
  ],
};

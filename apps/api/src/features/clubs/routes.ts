import { listClubs } from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { keptList } from '#http/list/kept-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';

const spec: ListSpec = {
  fields: {
    _id: field.id('club.id'),
    name: field.name('club.name', { searchIn: 'club.search', neverEmpty: true }),
  },
  label: 'name',
  order: [{ field: 'name', direction: 'asc' }],
};

const readClubs = keptList({
  spec,
  from: (db) => db.selectFrom('clubs as club').where('club.deleted_at', 'is', null),
  select: (page) => page.select(['club.id', 'club.name']),
});

/** Clubs by name, so that one is not spelt in two ways. */
export const clubs: Feature = {
  name: 'clubs',
  routes: [
    handle(listClubs, ({ db, query, viewer }) =>
      readClubs({ db, query, viewer, present: ({ id, name }) => ({ _id: id, name }) }),
    ),
  ],
};

import * as calls from '@topspin/contract';
import { handle, type Feature } from '#http/handle.ts';
import { keptList } from '#http/list/kept-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { merge, remove, rename, restore } from './actions.ts';
import type { ClubEffects } from './context.ts';
import { presentClub, readClubsWithPlayers } from './list.ts';

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

/** Clubs by name, so that one is not spelt in two ways; admins rename, merge and delete them. */
export const clubs = (effects: ClubEffects): Feature => ({
  name: 'clubs',
  routes: [
    handle(
      calls.listClubs,
      'user',
      ({ db, query, viewer }) =>
        readClubs({ db, query, viewer, present: ({ id, name }) => ({ _id: id, name }) }),
      { sources: ['clubs'], cachesOwn: true },
    ),
    handle(calls.listClubsWithPlayers, 'admin', ({ db, query, viewer }) =>
      readClubsWithPlayers({ db, query, viewer, present: presentClub }),
    ),
    handle(calls.editClub, 'admin', rename),
    handle(calls.mergeClubs, 'admin', merge(effects)),
    handle(calls.softDeleteClub, 'admin', remove(effects)),
    handle(calls.restoreClub, 'admin', restore(effects)),
  ],
});

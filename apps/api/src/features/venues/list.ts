import type { listVenues } from '@topspin/contract';
import type { Call } from '#http/call.ts';
import { keptListFor, type KindOfViewer } from '#http/list/kept-list.ts';
import { field, type ListSpec } from '#http/list/spec.ts';
import { presentVenue } from './present.ts';
import { isMine, tableCount, venueColumns, venues } from './store.ts';

const spec = (viewer: KindOfViewer): ListSpec => ({
  fields: {
    _id: field.id('venue.id'),
    name: field.name('venue.name', { searchIn: 'venue.search', neverEmpty: true }),
    address: field.name('venue.address', { searchIn: 'venue.address_search' }),
    description: field.shown('venue.id'),
    location: field.shown('venue.id'),
    time_zone: field.text('venue.time_zone'),
    contacts: field.shown('venue.id'),
    accessibility: field.shown('venue.accessibility'),
    tables: field.number(tableCount),
    mine: field.boolean(isMine(viewer)),
    version: field.number('venue.version'),
  },
  label: 'name',
  order: [{ field: 'name', direction: 'asc' }],
});

const readVenues = keptListFor((viewer) => ({
  spec: spec(viewer),
  from: (db) => venues(db),
  select: (page) => page.select(venueColumns(viewer)),
}));

export const listAllVenues = ({ db, query, viewer }: Call<typeof listVenues>) =>
  readVenues({ db, query, viewer, present: presentVenue });

import * as calls from '@topspin/contract';
import { owner } from '#http/access/access.ts';
import { handle, type Feature } from '#http/handle.ts';
import { bringBackVenue, changeVenue, makeVenue, readVenue, readVenueMap, removeVenue } from './actions.ts';
import { admins } from './admins.ts';
import { listAllVenues } from './list.ts';
import { personalData } from './personal-data.ts';
import { photoRoutes } from './photos.ts';
import { owns } from './policy.ts';

/** Venues, their tables and admins. */
export const venues = (publicUrl: () => string): Feature => ({
  name: 'venues',
  routes: [...routes, ...photoRoutes, ...coAdminRoutes(publicUrl)],
  owns,
  personalData: personalData(publicUrl),
});

const routes = [
  handle(calls.listVenues, 'user', listAllVenues, {
    sources: ['venues', 'venue_tables'],
    cachesOwn: true,
  }),
  handle(calls.getVenue, 'user', readVenue),
  handle(calls.getVenueMap, 'user', readVenueMap, { sources: ['venues'] }),
  handle(calls.createVenue, 'verified', makeVenue),
  handle(calls.editVenue, owner('venue.coAdmin'), changeVenue),
  handle(calls.softDeleteVenue, owner('venue.admin'), removeVenue),
  handle(calls.restoreVenue, owner('venue.deleter'), bringBackVenue),
];

function coAdminRoutes(publicUrl: () => string) {
  const { list, invite, accept, remove, restore } = admins(publicUrl);
  return [
    handle(calls.listVenueAdmins, owner('venue.coAdmin'), list),
    handle(calls.inviteVenueAdmin, { ...owner('venue.admin'), limit: 'mail' }, invite),
    handle(calls.acceptVenueAdmin, { who: 'verified', personal: true, limit: 'credentials' }, accept),
    handle(calls.removeVenueAdmin, { ...owner('venue.admin', 'coOrganiser.self'), limit: 'codes' }, remove),
    handle(calls.restoreVenueAdmin, { ...owner('venue.admin', 'coOrganiser.self'), limit: 'codes' }, restore),
  ];
}

import {
  acceptVenueAdmin,
  createVenue,
  editVenue,
  getVenue,
  getVenueMap,
  inviteVenueAdmin,
  listVenueAdmins,
  listVenues,
  removeVenueAdmin,
  restoreVenueAdmin,
  softDeleteVenue,
  restoreVenue,
} from '@topspin/contract';
import { owner } from '#http/access/access.ts';
import { handle, type Feature } from '#http/handle.ts';
import { changeVenue, makeVenue, readVenue, readVenueMap, removeVenue } from './actions.ts';
import { admins } from './admins.ts';
import { listAllVenues } from './list.ts';
import { personalData } from './personal-data.ts';
import { photoRoutes } from './photos.ts';
import { owns } from './policy.ts';
import { bringBackVenue } from './restore.ts';

/** Venues, their tables and admins. */
export const venues = (publicUrl: () => string): Feature => ({
  name: 'venues',
  routes: [...routes, ...photoRoutes, ...coAdminRoutes(publicUrl)],
  owns,
  personalData: personalData(publicUrl),
});

const routes = [
  handle(listVenues, 'user', ({ db, query, user }) => listAllVenues(db, query, user), {
    sources: ['venues', 'venue_tables'],
    cachesOwn: true,
  }),
  handle(getVenue, 'user', readVenue),
  handle(getVenueMap, 'user', readVenueMap, { sources: ['venues'] }),
  handle(createVenue, 'verified', makeVenue),
  handle(editVenue, owner('venue.coAdmin'), changeVenue),
  handle(softDeleteVenue, owner('venue.admin'), removeVenue),
  handle(restoreVenue, owner('venue.deleter'), bringBackVenue),
];

function coAdminRoutes(publicUrl: () => string) {
  const { list, invite, accept, remove, restore } = admins(publicUrl);
  return [
    handle(listVenueAdmins, owner('venue.coAdmin'), list),
    handle(inviteVenueAdmin, { ...owner('venue.admin'), limit: 'mail' }, invite),
    handle(acceptVenueAdmin, { who: 'verified', personal: true, limit: 'credentials' }, accept),
    handle(removeVenueAdmin, { ...owner('venue.admin', 'coOrganiser.self'), limit: 'codes' }, remove),
    handle(restoreVenueAdmin, { ...owner('venue.admin', 'coOrganiser.self'), limit: 'codes' }, restore),
  ];
}
